"""Runs the tool, counts what was tried, and judges how a run ended."""

import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile
import time

# Exit codes that the tool may end with; anything else, and any signal, is a defect.
CODES = {0, 1, 64, 65, 66, 73, 74, 130}


class Run:
    """One run of the tool and all that came of it."""

    def __init__(self, arguments, code, output, errors):
        self.arguments, self.code, self.output, self.errors = arguments, code, output, errors

    def __str__(self):
        words = " ".join(repr(word)[:80] for word in self.arguments)
        return f"{words[:400]}: exit {self.code}, {self.errors[:300]!r}"


class Stage:
    """The tool, a scratch folder, and the tallies of everything that was tried."""

    def __init__(self, tool):
        self.folder = os.path.realpath(tempfile.mkdtemp(prefix="calgrid-reliability-"))
        os.chmod(self.folder, 0o755)
        # A copy, so that other users may run it wherever the build folder is.
        self.tool = shutil.copy(tool, os.path.join(self.folder, "calgrid"))
        self.tallies, self.failures, self.skips = {}, [], []
        self.library = None

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def fresh(self, name):
        """A new empty folder."""
        path = self.path(name)
        shutil.rmtree(path, ignore_errors=True)
        os.mkdir(path)
        return path

    def run(self, *arguments, tool=None, timeout=60, **options):
        """Runs the tool with these arguments; nothing of the environment is inherited."""
        command = [*options.pop("before", []), tool or self.tool, *arguments]
        options.setdefault("env", {})
        options.setdefault("stdin", subprocess.DEVNULL)
        options.setdefault("stdout", subprocess.PIPE)
        options.setdefault("stderr", subprocess.PIPE)
        try:
            done = subprocess.run(command, timeout=timeout, **options)
        except subprocess.TimeoutExpired:
            self.fail("hangs", f"{command} did not end in {timeout} s")
            return Run(command, -1, b"", b"")
        return Run(command[1:], done.returncode, done.stdout or b"", done.stderr or b"")

    def must(self, *arguments, **options):
        """A run that has to succeed; its standard output."""
        run = self.run(*arguments, **options)
        self.check(run.code == 0, "setup", run)
        return run.output

    def tally(self, what, count=1):
        self.tallies[what] = self.tallies.get(what, 0) + count

    def fail(self, what, detail):
        self.failures.append(f"{what}: {detail}")
        if len(self.failures) <= 20:
            print(f"  FAILED {what}: {detail}", file=sys.stderr, flush=True)

    def check(self, condition, what, detail):
        if not condition:
            self.fail(what, detail)
        return condition

    def clean_failure(self, run, what, codes=None):
        """Not by a signal; one line of the tool's own on standard error."""
        codes = codes or CODES - {0, 1}
        return self.check(
            run.code in codes and run.errors.startswith(b"calgrid: ") and run.errors.count(b"\n") == 1
            and run.errors.endswith(b"\n"), what, f"expected {sorted(codes)} and one line, {run}")

    def expect(self, what, count):
        """The number of attempts that a case is worth nothing without."""
        found = self.tallies.get(what, 0)
        self.check(found >= count, "too few", f"{found} {what}, expected at least {count}")

    def skip(self, what, reason):
        self.skips.append(what)
        print(f"  skipped: {what}: {reason}", flush=True)

    def all(self, work, items):
        """Does the work for each item, as many at a time as there are processors."""
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
            for _ in pool.map(work, items, chunksize=1):
                pass

    def part(self, name, body):
        """Runs one part and prints what it tried."""
        before, start = dict(self.tallies), time.monotonic()
        body(self)
        tried = ", ".join(
            f"{count - before.get(what, 0):,} {what}" for what, count in self.tallies.items()
            if count != before.get(what, 0))
        print(f"{name}: {tried} ({time.monotonic() - start:.1f} s)", flush=True)

    def finish(self):
        """The exit code of the stage."""
        shutil.rmtree(self.folder, ignore_errors=True)
        tried = ", ".join(f"{count:,} {what}" for what, count in self.tallies.items())
        print(f"reliability: {tried}")
        if self.failures:
            print(f"reliability: {len(self.failures)} failures", file=sys.stderr)
        return 1 if self.failures else 0
