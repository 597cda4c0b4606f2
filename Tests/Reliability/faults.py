"""Cases 12 and 13, and the planted names of case 14: the N-th call fails, and the calls come in the right order."""

import errno
import os
import re
import shutil
import stat
import subprocess

from damage import read, write

HERE = os.path.dirname(os.path.abspath(__file__))
FIRST = ("precompute", "--calendar", "coptic", "--years", "1900...2100")
SECOND = ("precompute", "--calendar", "hebrew", "--years", "1900...2100", "--threads", "1")

# Calls without which nothing can be written, and the errors that systems give for them.
DISK = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG)
DEADLY = {
    "create": (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EACCES, errno.EROFS, errno.EMFILE, errno.ENFILE, errno.ENOMEM),
    "write": DISK, "fsync": DISK, "rename": (*DISK, errno.EXDEV, errno.EACCES), "stat": (errno.EIO, errno.ENOMEM),
    "posix_memalign": (errno.ENOMEM,),
}
# Calls whose failure may or may not matter; the end is clean and the file whole in any case.
OTHERS = {
    "open": (errno.EIO, errno.EMFILE, errno.ENOMEM, errno.EINTR), "read": (errno.EIO, errno.EINTR),
    "fstat": (errno.EIO,), "lstat": (errno.EIO, errno.ENOMEM), "flock": (errno.ENOLCK, errno.EINTR, errno.EBADF),
    "close": (errno.EIO, errno.EINTR, errno.ENOSPC), "opendir": (errno.EMFILE, errno.ENOMEM), "readdir": (errno.EIO,),
    "unlink": (errno.EIO, errno.EROFS), "print": DISK + (errno.EINTR, errno.EPIPE), "complain": (errno.EIO,),
    "create": (errno.EINTR, errno.EEXIST), "write": (errno.EINTR, "short", "zero"), "read ": ("short",), "print ": ("short", "zero"),
    "fsync": (errno.EINTR,),
}


def environment(stage, log, call, number, action, **more):
    more = {f"FAULT_{name.upper()}": str(value) for name, value in more.items()}
    return {"LD_PRELOAD": stage.library, "FAULT_LOG": log, "FAULT_CALL": call.strip(), "FAULT_NTH": str(number),
            "FAULT_ACTION": str(action), **more}


class Writer:
    """A file that is extended, in a folder of its own, with a fault on the way."""

    def __init__(self, stage):
        self.stage = stage
        self.old, self.new = stage.path("old.calgrid"), stage.path("new.calgrid")
        stage.must(*FIRST, "-o", self.old)
        shutil.copy(self.old, self.new)
        stage.must(*SECOND, "-o", self.new)
        self.contents = {"old": read(self.old), "new": read(self.new)}
        self.folder = stage.fresh("written")
        self.target, self.log = os.path.join(self.folder, "grids.calgrid"), stage.path("log")

    def content(self):
        found = read(self.target)
        return next((name for name, content in self.contents.items() if content == found), "TORN")

    def extend(self, call, number, action, **more):
        """One run with one fault: the run, what the target is, and the log of calls."""
        write(self.target, self.contents["old"])
        if os.path.exists(self.log):
            os.unlink(self.log)
        run = self.stage.run(
            *SECOND, "-o", self.target, env=environment(self.stage, self.log, call, number, action, **more))
        return run, self.content(), read(self.log).decode() if os.path.exists(self.log) else ""

    def judge(self, call, number, action, sticky):
        """Whether the fault was reached; everything about the run is checked."""
        more = {"chop": 2048} | ({"sticky": 1} if sticky else {})
        run, content, log = self.extend(call, number, action, **more)
        if "fault " not in log:
            self.stage.check(run.code == 0 and content == "new", "no fault", run)
            return False
        what = f"{call} {number} {'sticky ' if sticky else ''}{action if isinstance(action, str) else os.strerror(action)}"
        stage, lost = self.stage, call.strip() in ("print", "complain")
        stage.check(content != "TORN", what, f"torn file, {run}")
        stage.check("descriptors 0\n" in log, what, f"leaked descriptors, {run}")
        names = os.listdir(self.folder)
        if call == "unlink":
            # What could not be removed is removed by the next writer.
            self.clean()
        else:
            stage.check(names == ["grids.calgrid"], what, f"left {names}, {run}")
        if run.code == 0:
            stage.check(content == "new", what, f"success without the new file, {run}")
        elif action == errno.EPIPE:
            stage.check(run.code == 74 and run.errors == b"", what, run)
        elif call != "complain":
            stage.clean_failure(run, what, {65, 66, 73, 74})
        if action in DEADLY.get(call, ()):
            # The second fsync is that of the directory: the new file is in place then, but nobody may rely on it.
            expected = "new" if call == "fsync" and number == 2 else "old"
            stage.check(run.code != 0 and content == expected, what, f"{content} file, {run}")
        elif action in ("short", errno.EINTR) and not sticky or lost:
            stage.check(content == "new", what, f"{content} file, {run}")
            stage.check(run.code == 0 or lost and action not in ("short", errno.EINTR), what, run)
        elif action == errno.ENOLCK:
            stage.check(run.code == 0 and content == "new", what, f"locks are not needed, {run}")
        stage.tally("faults")
        return True

    def clean(self):
        self.stage.must(*SECOND, "-o", self.target)
        names = os.listdir(self.folder)
        self.stage.check(names == ["grids.calgrid"], "the next write", f"left {names}")

    def faults(self):
        for table in DEADLY, OTHERS:
            for call, actions in table.items():
                for action in actions:
                    for sticky in False, True:
                        if action == errno.EINTR and sticky:
                            continue  # a signal that never ends
                        number = 1
                        while self.judge(call, number, action, sticky):
                            number += 1
                        self.stage.check(number > 1 or call in ("unlink", "complain"), "never reached", call)
        self.stage.expect("faults", 350)

    def kills(self):
        """Death before each call, and in the middle of each write."""
        for call in ("open", "create", "flock", "write", "fsync", "rename", "close", "print"):
            for action in ("kill", "torn") if call in ("write", "print") else ("kill",):
                number = 1
                while True:
                    run, content, log = self.extend(call, number, action, chop=2048)
                    if run.code == 0:
                        break
                    self.stage.check(run.code == -9 and content != "TORN", f"kill at {call} {number}", f"{content}, {run}")
                    self.clean()
                    self.stage.tally("kills at a chosen call")
                    number += 1
        self.stage.expect("kills at a chosen call", 40)

    def plants(self):
        """What stands at the temporary name is neither followed, nor overwritten, nor removed."""
        victim = write(self.stage.path("victim"), b"precious")
        for action in ("symlink", "fifo", "directory", "file"):
            for sticky in {}, {"sticky": 1}:
                run, content, log = self.extend("create", 1, action, victim=victim, **sticky)
                if sticky:
                    self.stage.clean_failure(run, f"planted {action}s", {73})
                self.stage.check(content == ("old" if sticky else "new"), f"planted {action}", run)
                self.stage.check(sticky or run.code == 0, f"planted {action}", run)
                planted = set(re.findall(r"create (\S+) -1", log))
                for path in planted:
                    mode = os.lstat(path).st_mode
                    kinds = {"symlink": stat.S_ISLNK, "fifo": stat.S_ISFIFO, "directory": stat.S_ISDIR, "file": stat.S_ISREG}
                    self.stage.check(kinds[action](mode), f"planted {action}", f"{path} is another thing now")
                    self.stage.tally("planted names")
                self.stage.check(len(planted) == (100 if sticky else 1), f"planted {action}", f"{len(planted)} names")
                self.stage.check(read(victim) == b"precious", f"planted {action}", "the link was followed")
                shutil.rmtree(self.folder)
                os.mkdir(self.folder)
        self.stage.expect("planted names", 404)

    def order(self):
        """Case 13 by the library's log: last write < fsync(file) < rename < fsync(directory); the temporary file beside the target."""
        for path in self.target, os.path.join(self.stage.fresh("fresh"), "grids.calgrid"):
            if path == self.target:
                write(path, self.contents["old"])
            if os.path.exists(self.log):
                os.unlink(self.log)
            self.stage.must(*SECOND, "-o", path, env=environment(self.stage, self.log, "", 0, 0, chop=2048))
            lines = [line.split() for line in read(self.log).decode().splitlines()]
            calls = [" ".join(line[:2]) if line[0] == "fsync" else line[0] for line in lines]
            self.in_order(calls, calls.count("write"))
            temporary = next(line[1] for line in lines if line[0] == "create")
            self.stage.check(os.path.dirname(temporary) == os.path.dirname(path), "order", f"{temporary} for {path}")
            self.stage.check(["rename", temporary, path, "0"] in lines, "order", lines)
            self.stage.tally("orders of calls")

    def in_order(self, calls, writes):
        places = [max((place for place, call in enumerate(calls) if call == name), default=-1) for name in
                  ("create", "write", "fsync file", "rename", "fsync directory")]
        self.stage.check(writes >= 1 and -1 not in places and places == sorted(places), "order", calls)
        self.stage.check(calls.count("rename") == 1 and calls.count("create") == 1, "order", calls)

    def order_by_strace(self):
        """The same by the kernel's word, which no library can bend; and the mask is never touched (case 15)."""
        if shutil.which("strace") is None:
            return self.stage.skip("the order of calls by strace", "strace is not installed")
        log = self.stage.path("strace")
        names = "trace=umask,open,openat,creat,write,pwrite64,writev,fsync,fdatasync,rename,renameat,renameat2,ftruncate,chmod,fchmod"
        run = subprocess.run(
            ["strace", "-f", "-y", "-o", log, "-e", names, self.stage.tool, *SECOND, "-o", self.target],
            env={}, capture_output=True)
        if not self.stage.check(run.returncode == 0, "strace", run.stderr[-300:]):
            return
        calls = []
        for line in read(log).decode(errors="replace").splitlines():
            found = re.match(r"\d+\s+(\w+)\((.*)", line)
            if not found:
                continue
            call, rest = found.groups()
            self.stage.check(call not in ("umask", "ftruncate", "chmod", "fchmod"), "strace", line)
            if call.startswith("open") and "O_CREAT" in rest:
                self.stage.check(all(flag in rest for flag in ("O_EXCL", "O_NOFOLLOW", "O_CLOEXEC", "0666")), "strace", line)
                calls.append("create")
            elif call.startswith("open"):
                self.stage.check("O_WRONLY" not in rest and "O_TRUNC" not in rest, "opened for writing", line)
            elif call == "fsync":
                calls.append("fsync file" if ".grids.calgrid.tmp-" in rest else "fsync directory")
            elif call.startswith("rename"):
                calls.append("rename")
            elif ".tmp-" in rest:
                calls.append("write")
            else:
                self.stage.check(rest[0] in "12", "a write elsewhere", line)
        self.in_order(calls, calls.count("write"))
        self.stage.tally("orders of calls")


class Reader:
    """The commands that read, with a fault on the way: the same answer or a clean error."""

    CALLS = {
        "open": (errno.EIO, errno.EMFILE, errno.ENOMEM, errno.EACCES), "fstat": (errno.EIO,),
        "read": (errno.EIO, errno.EINTR, "short", "zero"), "close": (errno.EIO,), "posix_memalign": (errno.ENOMEM,),
        "print": (*DISK, errno.EINTR, "short", "zero"),
    }

    def __init__(self, stage, file):
        self.stage, self.file = stage, file
        self.marks = write(stage.path("marks"), b"2026-09-01\n2026-09-15\n" * 300)

    def faults(self):
        self.marks_command = ("month", "2026", "9", "--marks", self.marks)
        commands = [
            ("verify", self.file), ("verify", "--recompute", self.file), ("info", self.file), ("diff", self.file, self.file),
            ("month", "5787", "1", "--calendar", "hebrew", "--cache", self.file),
            ("export", "--calendar", "hebrew", "--years", "5700...5800", "--cache", self.file),
            self.marks_command, ("day", "2026-09-01", "--cache", self.file, "--calendar", "hebrew"),
        ]
        for command in commands:
            answer = self.stage.must(*command)
            for call, actions in self.CALLS.items():
                for action in actions:
                    if command == self.marks_command and call == "read" and action == "zero":
                        continue  # that is how a text ends
                    number = 1
                    while self.judge(command, answer, call, number, action):
                        number += 1
        self.stage.expect("faults while reading", 200)

    def judge(self, command, answer, call, number, action):
        log = self.stage.path("log")
        if os.path.exists(log):
            os.unlink(log)
        run = self.stage.run(*command, timeout=5, env=environment(self.stage, log, call, number, action, chop=8192))
        what, lines = f"{command[0]} with {call} {number} {action}", read(log).decode()
        if "fault " not in lines:
            self.stage.check(run.code == 0 and run.output == answer, "no fault", run)
            return False
        self.stage.check("descriptors 0\n" in lines, what, f"leaked descriptors, {run}")
        if run.code == 0:
            self.stage.check(run.output == answer, what, f"another answer, {run}")
            self.stage.check(call == "close" or action not in DISK, what, f"an error that was not noticed, {run}")
        else:
            self.stage.clean_failure(run, what, {65, 66, 74})
            self.stage.check(action not in (errno.EINTR, "short"), what, run)
        self.stage.tally("faults while reading")
        return True


def compiled(stage):
    """The library of faults, or nothing where it cannot be made."""
    compiler = next((name for name in ("clang", "cc", "gcc") if shutil.which(name)), None)
    if compiler is None or not os.uname().sysname == "Linux":
        return None
    library = stage.path("faults.so")
    made = subprocess.run(
        [compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", library, os.path.join(HERE, "faults.c"), "-ldl"],
        capture_output=True)
    stage.check(made.returncode == 0, "faults.c", made.stderr.decode()[-500:])
    return library if made.returncode == 0 else None


def run(stage):
    stage.library = compiled(stage)
    if stage.library is None:
        return stage.skip("faults, plants and kills at the N-th call", "no C compiler for the library of faults")
    writer = Writer(stage)
    writer.order()
    writer.order_by_strace()
    writer.faults()
    writer.kills()
    writer.plants()
    Reader(stage, writer.old).faults()
