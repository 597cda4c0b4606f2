"""Cases 1, 2, 3, 5, 6: damaged files. An error or the identical answer, and never a signal."""

import os
import random

SMALL = ("--calendar", "hebrew", "--years", "1582...1582")
QUESTION = ("month", "5343", "1", "--calendar", "hebrew", "--format", "json")


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, content):
    with open(path, "wb") as file:
        file.write(content)
    return path


class Damage:
    def __init__(self, stage):
        self.stage = stage
        self.small = stage.path("small.calgrid")
        stage.must("precompute", *SMALL, "-o", self.small)
        self.large = stage.path("large.calgrid")
        stage.must(
            "precompute", "--calendar", "all", "--first-weekday", "all", "--minimum-days", "all", "--years", "1600...2400",
            "-o", self.large)
        self.answer = stage.must(*QUESTION, "--cache", self.small)
        stage.check(self.answer == stage.must(*QUESTION), "setup", "the file and the rules differ")

    def refused(self, path, what):
        """Whoever reads the file says that it is damaged."""
        for command in ("verify", path), (*QUESTION, "--cache", path), ("diff", path, path):
            run = self.stage.run(*command)
            self.stage.clean_failure(run, what, {65})
            self.stage.check(run.output == b"" and b"found" in run.errors and b"expected" in run.errors, what, run)
        info = self.stage.run("info", "--json", path)
        self.stage.check(info.code == 65 and info.errors.startswith(b"calgrid: "), what, info)

    def truncations(self):
        whole = read(self.small)

        def cut(length):
            path = write(self.stage.path(f"cut-{length}"), whole[:length])
            run = self.stage.run("verify", path)
            self.stage.clean_failure(run, f"cut to {length}", {65})
            named = b"empty file" if length == 0 else b"truncated"
            self.stage.check(named in run.errors, f"cut to {length}", run)
            self.stage.check(length == 0 or f"found {length} bytes".encode() in run.errors or length < 64, "cut", run)
            os.unlink(path)
            self.stage.tally("truncations")

        self.stage.all(cut, range(len(whole)))
        self.stage.expect("truncations", len(whole))

    def transports(self):
        """Text conversion, another byte order, versions, growth, swapped halves: each asked by every command that reads."""
        whole = read(self.small)
        half = len(whole) // 2 // 64 * 64
        damages = {
            "LF to CR LF": whole.replace(b"\n", b"\r\n"), "CR LF to LF": whole.replace(b"\r\n", b"\n"),
            "seven bits": bytes(byte & 0x7F for byte in whole), "UTF-8": whole.decode("latin-1").encode(),
            "byte pairs swapped": bytes(whole[place ^ 1] for place in range(len(whole) & ~1)),
            "zeros": bytes(len(whole)), "ones": b"\xff" * len(whole), "nothing": b"",
            "one more": whole + b"\0", "a page more": whole + bytes(4096), "twice": whole + whole,
            "halves swapped": whole[half:] + whole[:half], "a byte lost": whole[:100] + whole[101:],
            "a hole": whole[:1024] + bytes(512) + whole[1536:], "major version 2": whole[:12] + b"\2\0" + whole[14:],
        }
        for section in range(6):  # each row of the section table in the next one's place
            first, second, end = (64 + 32 * (section + step) for step in range(3))
            damages[f"sections {section}"] = (
                whole[:first] + whole[second:end] + whole[first:second] + whole[end:])
        for name, content in damages.items():
            path = write(self.stage.path("damaged"), content)
            self.refused(path, name)
            self.stage.check(read(path) == content, name, "the file was changed")
            self.stage.tally("damaged files")
        self.stage.expect("damaged files", 21)

    def flips(self, path, places, what):
        """Each place in turn, two masks: the file is refused; with the rules the answer is the same."""
        whole = read(path)

        def flip(place):
            copy = self.stage.path(f"flip-{place}")
            content = bytearray(whole)
            content[place] ^= 0xFF if place % 2 else 1 << place % 8
            write(copy, content)
            self.stage.clean_failure(self.stage.run("verify", copy), f"flip at {place}", {65})
            if place % 8 == 0:
                # As the default file the same bytes are reported, and the answer is computed.
                run = self.stage.run(*QUESTION, env={"CALGRID_CACHE": copy})
                self.stage.check(
                    run.code == 0 and run.output == self.answer and run.errors.count(b"\n") == 1, f"flip at {place}", run)
            os.unlink(copy)
            self.stage.tally(what)

        self.stage.all(flip, places)
        self.stage.expect(what, len(places))

    def extensions(self):
        """A damaged calgrid file is replaced whole, a newer or foreign one left alone."""
        whole = read(self.small)
        chance = random.Random(5)
        for _ in range(60):
            content = bytearray(whole)
            for _ in range(chance.randint(1, 9)):
                content[chance.randrange(16, len(content))] ^= 1 << chance.randrange(8)
            path = write(self.stage.path("extended"), content)
            run = self.stage.run("precompute", *SMALL, "-o", path)
            self.stage.check(run.code == 0 and read(path) == whole, "extending a damaged file", run)
            self.stage.tally("damaged files")
        for content in (whole[:12] + b"\2\0" + whole[14:], b"Dear Sir or Madam"):
            path = write(self.stage.path("extended"), content)
            self.stage.clean_failure(self.stage.run("precompute", *SMALL, "-o", path), "foreign", {65})
            self.stage.check(read(path) == content, "foreign", "the file was changed")
            self.stage.tally("damaged files")


def run(stage):
    damage = Damage(stage)
    damage.truncations()
    damage.transports()
    small, large = os.path.getsize(damage.small), os.path.getsize(damage.large)
    damage.flips(damage.small, range(small), "flipped bytes of a small file")
    damage.flips(damage.large, random.Random(2).sample(range(large), 2000), "random flips in a large file")
    damage.extensions()
