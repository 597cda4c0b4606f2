"""Case 18: hostile arguments. Exit 64 with what was expected, never a signal, never an endless message."""

import os
import random
import re

WRONG = [
    b"a" * 10_000, b"9" * 10_000, b"\n", b"20\n26", b"-", b"-x", b"--", b"--help=", b"--\n", b"", b" ", b" 1", b"1 ", b"\xff", b"\xc0\x80",
    b"\xed\xa0\x80", b"2026\x80", b"\x1b[31m", b"\xe2\x80\xae2026", "\u0663".encode(), b"99999999999999999999", b"1e9", b"0x10", b"NaN",
    b"...", b"1...", b"...1", b"2...1", b"1...2...3", b"%n%n%s", b"*", b"e" + "\u0301".encode() * 3_000,
]
INVALID = [value for value in WRONG if value.decode(errors="replace").encode() != value]
NUMBERS = ["0", "-1", "1", "12", "13", "2147483647", "2147483648", "-2147483649", "4294967296", "4611686018427387904",
           "9223372036854775807", "-9223372036854775808", "9223372036854775808", "999999", "-10000"]
OPERANDS = {"year": ("2026",), "month": ("2026", "9"), "strip": ("2026-09-01",), "day": ("2026-09-01",), "find": ("2026", "9", "1"),
            "export": ("--years", "2026...2026"), "layout": ("--years", "2026...2027"),
            "precompute": ("--years", "2026...2026", "--calendar", "iso8601"), "info": ("{file}",), "verify": ("{file}",),
            "diff": ("{file}", "{file}"), "calendars": (), "completions": ("bash",), "manual": ()}


class Arguments:
    def __init__(self, stage):
        self.stage, self.empty = stage, stage.fresh("empty")
        self.file = stage.path("sound.calgrid")
        stage.must("precompute", "--years", "2026...2026", "--calendar", "iso8601", "-o", self.file)
        self.environment = {"CALGRID_CACHE": self.file}
        self.commands = {}
        for name in re.findall(r"^  ([a-z]+) ", stage.must("--help").decode().split("\nTopics:")[0], re.MULTILINE):
            text = stage.must(name, "--help").decode()
            # The option, and what its value is called if it takes one.
            self.commands[name] = [
                (option, value) for option, value in re.findall(r"^  (?:-\w, )?(--[a-z-]+) ?(\S+)?  ", text, re.MULTILINE)
                if option not in ("--help", "--version")]
        stage.check(set(self.commands) == set(OPERANDS), "help", f"other commands than expected: {sorted(self.commands)}")
        stage.check(sum(map(len, self.commands.values())) > 80, "help", "few options found")

    def run(self, *words):
        self.stage.tally("hostile command lines")
        return self.stage.run(*words, env=self.environment, cwd=self.empty, timeout=20)

    def refused(self, *words, codes=(64,)):
        run = self.run(*words)
        self.stage.clean_failure(run, "hostile arguments", set(codes))
        self.stage.check(run.output == b"" and len(run.errors) < 9_000, "hostile arguments", run)
        return run

    def operands(self, name):
        return [word.format(file=self.file) for word in OPERANDS[name]]

    def options(self, name):
        """Each option with wrong values, without one, twice, and one that there is not."""
        words = self.operands(name)
        rest = [word for word in words if not word.startswith("--")]
        for option, value in self.commands[name]:
            given = words[:]
            if option in given:
                del given[given.index(option):given.index(option) + 2]
            if not value:
                self.refused(name, *given, f"{option}=1")
                self.refused(name, *given, option, option)
                continue
            self.refused(name, *given, option)
            for number, wrong in enumerate(WRONG):
                if value == "FILE":
                    if option == "--output" and wrong not in INVALID and len(wrong) < 200 and wrong:
                        continue  # a name like any other; see names()
                    self.refused(name, *given, option.encode() + b"=" + wrong, codes=(64, 66))
                else:
                    # Both ways to write it, in turns.
                    self.refused(name, *given, *([option.encode() + b"=" + wrong] if number % 2 else [option, wrong]))
        for wrong in (b"--nonsense", b"-q", b"--" + b"a" * 10_000, b"--\xff", b"--nonsense=1"):
            self.refused(name, *words, wrong)
        for extra in ("one", "-1", "\n") if name not in ("calendars", "manual") else ():
            self.refused(name, *rest, extra, extra, extra, extra)

    def positions(self, name):
        """Each operand wrong in turn."""
        words = self.operands(name)
        for place, word in enumerate(words):
            if word.startswith("--"):
                break
            for wrong in WRONG:
                codes = (64, 66) if word == self.file else (64,)
                self.refused(name, *words[:place], "--" if wrong[:1] == b"-" else wrong, *([wrong] if wrong[:1] == b"-" else []),
                             *words[place + 1:], codes=codes)

    def extremes(self):
        """Numbers at the limits of what integers hold, alone and several at once: an answer or exit 64."""
        chance = random.Random(18)
        numeric = {name: [option for option, value in options if value in ("N", "H", "W", "G", "YEAR", "MONTH", "DAYS", "OFFSET", "X,Y", "A..B",
                                                                          "A...B", "1...7", "T", "month|year|N", "month|week|N")]
                   for name, options in self.commands.items()}
        for name, options in numeric.items():
            for _ in range(250 if name == "layout" else 40):
                chosen, words = chance.sample(options, min(len(options), chance.randint(1, 6))), self.operands(name)
                for option in chosen:
                    if option in words:
                        del words[words.index(option):words.index(option) + 2]
                    number = lambda: chance.choice(NUMBERS)
                    value = {"--point": f"{number()},{number()}", "--visible": f"{number()}..{number()}",
                             "--window": "2026-09-01..2026-09-30"}.get(option, number())
                    if option == "--years":
                        value = chance.choice([f"{number()}...{number()}", "2020...2030", "-9999...9999"])
                    words.append(f"{option}={value}")
                if name == "precompute":
                    words += ["-o", os.path.join(self.empty, "x")]
                run = self.run(name, *words)
                if run.code != 0:
                    self.stage.clean_failure(run, "extreme numbers", {64})
        for name, count in ("year", 1), ("month", 2), ("find", 3):
            for calendar in self.calendars():
                for number in NUMBERS:
                    words = [number if place == chance.randrange(count) else "1" for place in range(count)]
                    run = self.run(name, *words, "--calendar", calendar)
                    if run.code != 0:
                        self.stage.clean_failure(run, "extreme numbers", {64})

    def calendars(self):
        return ["gregorian", "hebrew", "chinese", "coptic", "islamicUmmAlQura", "iso8601"]

    def names(self):
        """File names that a shell or a terminal would trip over, written and read back."""
        for name in ("-o", "--help", "./-", "--", "a b", "tab\tnewline\n", "'", "$(x)", "*", "ünïcödé", "x" * 200, "%s%n", "\x1b[31m"):
            for way in ("--output=" + name,), ("-o", name), ("-o" + name,), ("-o", "./" + name):
                run = self.run("precompute", *self.operands("precompute"), *way)
                self.stage.check(run.code == 0 and run.output.count(b"\n") == 1, f"name {name!r}", run)
                self.stage.check(os.listdir(self.empty) == [os.path.basename(name)], f"name {name!r}", os.listdir(self.empty))
                for words in ("verify", "--", name), ("info", "./" + name), ("diff", "--", name, name), ("day", "2026-09-01", "--cache=" + name):
                    read = self.run(*words)
                    self.stage.check(read.code == 0 and read.errors == b"", f"name {name!r}", read)
                os.unlink(os.path.join(self.empty, name))
        # By itself it is a stream elsewhere, and no file here.
        for words in ("precompute", *self.operands("precompute"), "-o", "-"), ("verify", "-"), ("day", "2026-09-01", "--cache=-"):
            self.stage.clean_failure(self.run(*words), "name '-'", {64})
        self.stage.check(os.listdir(self.empty) == [], "names", os.listdir(self.empty))

    def endless(self):
        """Inputs without an end are refused, not read until memory is gone."""
        for option in "--marks", "--sign-in":
            more = ("--window", "2026-09-01..2026-09-30", "--now", "2026-09-15") if option == "--sign-in" else ()
            for device in "/dev/zero", "/dev/urandom":
                run = self.run("month", "2026", "9", option, device, *more)
                self.stage.clean_failure(run, "an endless input", {65})
        for command in ("verify", "/dev/zero"), ("info", "/dev/urandom"), ("month", "2026", "9", "--cache", "/dev/zero"):
            self.refused(*command, codes=(65,))


def run(stage):
    arguments = Arguments(stage)
    stage.all(arguments.options, arguments.commands)
    stage.all(arguments.positions, arguments.commands)
    for path in os.listdir(arguments.empty):
        stage.fail("hostile arguments", f"made a file {path!r}")
    arguments.extremes()
    for path in os.listdir(arguments.empty):
        os.unlink(os.path.join(arguments.empty, path))
    arguments.names()
    arguments.endless()
    stage.expect("hostile command lines", 4_000)
