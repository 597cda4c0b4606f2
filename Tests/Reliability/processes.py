"""Cases 10 and 11: many processes at once, and processes that are killed at any moment while others read."""

import os
import random
import shutil
import subprocess
import threading
import time

from damage import read

CALENDARS = ("gregorian", "hebrew", "coptic", "persian", "iso8601", "ethiopic", "islamicCivil", "buddhist")
YEARS = ("--years", "1800...2200")


def starts(stage):
    """Sixteen processes find no cache directory: each makes what it needs, and the file holds what all of them asked for."""
    for round_number in range(10):
        home = stage.fresh("home")
        environment = {"XDG_CACHE_HOME": os.path.join(home, "cache")}
        processes = [
            subprocess.Popen([stage.tool, "precompute", "--calendar", CALENDARS[number % 8], *YEARS], env=environment,
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) for number in range(16)]
        for process in processes:
            _, errors = process.communicate()
            stage.check(process.returncode == 0 and errors == b"", "sixteen starts", errors)
            stage.tally("parallel starts")
        folder = os.path.join(home, "cache", "calgrid")
        stage.check(os.listdir(folder) == ["grids.calgrid"], "sixteen starts", os.listdir(folder))
        for path in os.path.join(home, "cache"), folder:
            stage.check(os.stat(path).st_mode & 0o777 == 0o700, "sixteen starts", f"mode of {path}")
        alone = stage.path("alone.calgrid")
        if round_number == 0:
            stage.must("precompute", "--calendar", ",".join(CALENDARS), *YEARS, "-o", alone)
        # Whoever came last extended what the others had published: the same bytes as from one process.
        stage.check(read(os.path.join(folder, "grids.calgrid")) == read(alone), "sixteen starts", "other bytes")
    stage.expect("parallel starts", 160)


def writers(stage):
    """Eight processes write the same file again and again, and two threads read it meanwhile."""
    folder = stage.fresh("writers")
    target = os.path.join(folder, "grids.calgrid")
    question = ("precompute", "--calendar", "hebrew,coptic", *YEARS, "-o", target)
    stage.must(*question)
    whole, ended = read(target), threading.Event()

    def reader():
        while not ended.is_set():
            stage.check(read(target) == whole, "eight writers", "a torn file")
            stage.tally("reads of a file in change")

    threads = [threading.Thread(target=reader) for _ in range(2)]
    for thread in threads:
        thread.start()
    for _ in range(10):
        processes = [subprocess.Popen([stage.tool, *question], env={}, stdout=subprocess.DEVNULL) for _ in range(8)]
        for process in processes:
            stage.check(process.wait() == 0, "eight writers", process.returncode)
            stage.tally("writers of one file")
    ended.set()
    for thread in threads:
        thread.join()
    stage.check(os.listdir(folder) == ["grids.calgrid"], "eight writers", os.listdir(folder))
    stage.expect("writers of one file", 80)
    stage.expect("reads of a file in change", 100)


class Kills:
    """A file that grows calendar by calendar, its writer killed again and again; every state is known beforehand."""

    def __init__(self, stage):
        self.stage = stage
        self.folder = stage.fresh("kills")
        self.target = os.path.join(self.folder, "grids.calgrid")
        self.states, growing = [], stage.path("growing.calgrid")
        for calendar in CALENDARS:
            stage.must("precompute", "--calendar", calendar, *YEARS, "-o", growing)
            self.states.append(read(growing))
        self.known = set(self.states)
        self.answer = stage.must("month", "2026", "9", "--format", "json")
        self.ended = threading.Event()

    def reset(self):
        """The file of one calendar again, put in place as calgrid does it."""
        with open(self.target + ".first", "wb") as file:
            file.write(self.states[0])
        os.rename(self.target + ".first", self.target)

    def read_bytes(self):
        while not self.ended.is_set():
            self.stage.check(read(self.target) in self.known, "kills", "a torn file")
            self.stage.tally("reads between kills")

    def ask(self):
        while not self.ended.is_set():
            run = self.stage.run("verify", self.target)
            self.stage.check(run.code == 0, "kills", run)
            run = self.stage.run("month", "2026", "9", "--format", "json", "--cache", self.target)
            self.stage.check(run.code == 0 and run.output == self.answer and run.errors == b"", "kills", run)
            self.stage.tally("answers between kills", 2)

    def kill(self, chance, longest):
        step = next((number for number, state in enumerate(self.states) if state == read(self.target)), None)
        if step is None:
            return self.stage.fail("kills", "a torn file")
        if step == len(self.states) - 1:
            self.reset()
            step = 0
        process = subprocess.Popen(
            [self.stage.tool, "precompute", "--calendar", CALENDARS[step + 1], *YEARS, "-o", self.target], env={},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(chance.uniform(0, longest))
        process.kill()
        code = process.wait()
        self.stage.check(code in (0, -9), "kills", f"exit {code}")
        self.stage.tally("kills" if code == -9 else "writers that were faster than their kill")

    def run(self, seconds):
        chance = random.Random(11)
        self.reset()
        threads = [threading.Thread(target=body) for body in (self.read_bytes, self.ask)]
        for thread in threads:
            thread.start()
        most_left, end = 0, time.monotonic() + seconds
        while time.monotonic() < end:
            for _ in range(20):
                self.kill(chance, 0.012)
            left = [name for name in os.listdir(self.folder) if name != "grids.calgrid"]
            self.stage.tally("temporary files that kills left", len(left))
            # A write that nobody disturbs sweeps them all.
            self.stage.must("precompute", "--calendar", CALENDARS[0], *YEARS, "-o", self.target)
            self.stage.check(os.listdir(self.folder) == ["grids.calgrid"], "kills", os.listdir(self.folder))
            most_left = max(most_left, len(left))
        self.ended.set()
        for thread in threads:
            thread.join()
        self.stage.expect("kills", 10 * seconds)
        self.stage.expect("reads between kills", 50 * seconds)
        self.stage.expect("answers between kills", 10 * seconds)
        self.stage.check(most_left > 0, "too gentle", "no kill left a temporary file, so the sweep was not tried")


def interrupts(stage):
    """Signals that ask a writer to stop: exit 130 and nothing left, or it was done already."""
    folder = stage.fresh("interrupts")
    target = os.path.join(folder, "grids.calgrid")
    chance = random.Random(12)
    command = ["precompute", "--calendar", "all", "--first-weekday", "all", "--years", "-5000...5000", "-o", target]
    start = time.monotonic()
    stage.must(*command)
    undisturbed = time.monotonic() - start
    caught = number = 0
    # Machines differ in speed: until ten writers were caught in the middle of their work.
    while number < 60 or (caught < 10 and number < 600):
        number += 1
        shutil.rmtree(folder)
        os.mkdir(folder)
        process = subprocess.Popen([stage.tool, *command], env={}, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        time.sleep(chance.uniform(0.005, max(0.02, undisturbed)))
        process.send_signal((1, 2, 15)[number % 3])
        _, errors = process.communicate()
        # Before main has installed its handlers the signal has its ordinary effect, and nothing exists yet.
        stage.check(process.returncode in (0, 130, -1, -2, -15), "interrupts", f"{process.returncode} {errors}")
        expected = ["grids.calgrid"] if process.returncode == 0 else []
        stage.check(os.listdir(folder) == expected, "interrupts", f"{process.returncode} {os.listdir(folder)}")
        if process.returncode == 130:
            # What was said before about coverage may stand before the last line.
            stage.check(b"interrupt" in errors.splitlines()[-1] or b"cancel" in errors.splitlines()[-1], "interrupts", errors)
            stage.tally("interrupts")
            caught += 1
    stage.expect("interrupts", 10)


def vandals(stage):
    """Somebody writes into the file and cuts it, in place, while it is read: an error or the right answer."""
    path, chance, ended = stage.path("vandalized.calgrid"), random.Random(13), threading.Event()
    stage.must("precompute", "--calendar", "all", *YEARS, "-o", path)
    whole = read(path)
    answer = stage.must("month", "2026", "9", "--format", "json")

    def vandal():
        with open(path, "r+b", buffering=0) as file:
            while not ended.is_set():
                place = chance.randrange(len(whole))
                file.seek(place)
                file.write(bytes(chance.randrange(1, 5_000)))
                time.sleep(chance.uniform(0, 0.004))
                file.truncate(chance.randrange(len(whole)))
                time.sleep(chance.uniform(0, 0.004))
                file.seek(0)
                file.write(whole)
                time.sleep(chance.uniform(0, 0.008))

    def ask(_):
        for command in ("verify", path), ("info", path), ("month", "2026", "9", "--format", "json", "--cache", path):
            run = stage.run(*command)
            stage.check(run.code in (0, 65), "vandals", run)
            stage.check(run.code == 65 or command[0] != "month" or run.output == answer, "vandals", run)
            stage.tally("reads of a vandalized file" if run.code == 0 else "refusals of a vandalized file")

    thread = threading.Thread(target=vandal)
    thread.start()
    try:
        stage.all(ask, range(150))
    finally:
        ended.set()
        thread.join()
    stage.expect("reads of a vandalized file", 20)
    stage.expect("refusals of a vandalized file", 20)


def run(stage):
    starts(stage)
    writers(stage)
    vandals(stage)
    Kills(stage).run(int(os.environ.get("CALGRID_KILL_SECONDS", "20")))
    interrupts(stage)
