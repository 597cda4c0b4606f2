"""Cases 14 to 17 and 19: full disks, other users, limits, locales, terminals and lost output."""

import fcntl
import os
import pty
import shutil
import stat
import struct
import subprocess
import termios

from damage import read, write

WRITE = ("precompute", "--calendar", "hebrew", "--years", "1900...2100", "-o")
MACHINE = (
    ("month", "2026", "9", "--format", "json"), ("year", "5784", "--calendar", "hebrew", "--format", "csv"),
    ("day", "2026-09-01", "--calendar", "all", "--format", "json"), ("calendars", "--json"),
    ("export", "--calendar", "chinese", "--years", "2020...2030"), ("find", "2026", "9", "1"),
    ("layout", "--years", "2020...2021", "--at", "100"),
)
PEOPLE = (("month", "2026", "9"), ("year", "2026"), ("strip", "2026-09-01"), ("day", "2026-09-01"), ("calendars",), ("--help",),
          ("year", "2026", "--format", "svg"), ("strip", "2026-09-01", "--format", "html"))
NOBODY = ("setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups")


def disks(stage):
    """A disk of 256 KB with room for 0, 1, 2 … pages: the old file stays until the new one fits."""
    if os.geteuid() != 0:
        return stage.skip("full disks", "only root can mount one")
    for name, options, filler in ("bytes", "size=256k", True), ("inodes", "size=256k,nr_inodes=3", False):
        disk = stage.fresh("disk")
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", disk], capture_output=True)
        if mounted.returncode != 0:
            return stage.skip("full disks", mounted.stderr.decode().strip())
        try:
            full_of(stage, disk, name) if filler else full_of_names(stage, disk)
        finally:
            subprocess.run(["umount", disk], check=True)
    stage.expect("full disks", 60)


def full_of(stage, disk, name):
    target, ballast = os.path.join(disk, "grids.calgrid"), os.path.join(disk, "ballast")
    stage.must(*WRITE, target)
    old, full = read(target), 0
    pages = 64 - (len(old) + 4095) // 4096
    extend = ("precompute", "--calendar", "all", "--years", "1960...2040", "-o", target)
    for free in range(pages + 1):
        write(ballast, bytes(4096 * (pages - free)))
        run = stage.run(*extend)
        if run.code == 0:
            stage.must("verify", target)
            os.unlink(target)
            write(target, old)
        else:
            full += 1
            stage.clean_failure(run, f"{free} free pages", {73, 74})
            stage.check(b"No space left" in run.errors and read(target) == old, f"{free} free pages", run)
        stage.check(sorted(os.listdir(disk)) == ["ballast", "grids.calgrid"], f"{free} free pages", os.listdir(disk))
        stage.tally("full disks" if run.code else "disks with enough room")
        os.unlink(ballast)
    # And a target that does not exist yet: nothing appears.
    os.unlink(target)
    for free in range(64):
        write(ballast, bytes(4096 * (64 - free)))
        run = stage.run(*extend)
        names = os.listdir(disk)
        stage.check(("grids.calgrid" in names) == (run.code == 0) and len(names) == 1 + (run.code == 0), "fresh", f"{run} {names}")
        stage.tally("full disks" if run.code else "disks with enough room")
        for left in names:
            os.unlink(os.path.join(disk, left))
    # Output that does not fit.
    write(ballast, bytes(4096 * 63))
    with open(os.path.join(disk, "output"), "wb") as output:
        run = stage.run("export", "--years", "1...9999", stdout=output)
    stage.clean_failure(run, "output on a full disk", {74})
    stage.tally("full disks")


def full_of_names(stage, disk):
    """Room for bytes, but for no further name than the target's: 3 inodes are the root, the target and one more."""
    target = os.path.join(disk, "grids.calgrid")
    stage.must(*WRITE, target)
    old = read(target)
    write(os.path.join(disk, "ballast"), b"")
    run = stage.run("precompute", "--calendar", "coptic", "--years", "1900...2100", "-o", target)
    stage.clean_failure(run, "no free inode", {73})
    stage.check(read(target) == old and sorted(os.listdir(disk)) == ["ballast", "grids.calgrid"], "no free inode", os.listdir(disk))
    subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
    stage.clean_failure(stage.run(*WRITE, target), "a read-only disk", {73})
    stage.must("verify", target)
    stage.tally("full disks", 2)


def limits(stage):
    """Resource limits: files of N bytes, memory, descriptors."""
    if shutil.which("prlimit") is None:
        return stage.skip("limits", "prlimit is not installed")
    folder = stage.fresh("limits")
    target = os.path.join(folder, "grids.calgrid")
    stage.must(*WRITE, target)
    old = read(target)
    extend = ("precompute", "--calendar", "coptic", "--years", "1900...2100", "-o", target)
    for limit in (0, 1, 100, 4095, 4096, len(old) - 1, len(old), len(old) + 1):
        run = stage.run(*extend, before=("prlimit", f"--fsize={limit}"))
        stage.clean_failure(run, f"file size {limit}", {74})
        stage.check(b"File too large" in run.errors and read(target) == old, f"file size {limit}", run)
        stage.check(os.listdir(folder) == ["grids.calgrid"], f"file size {limit}", os.listdir(folder))
        stage.tally("limits")
    for limit in range(3, 17):
        for command in (*WRITE, target), ("verify", target), ("month", "5787", "1", "--calendar", "hebrew", "--cache", target):
            run = stage.run(*command, before=("prlimit", f"--nofile={limit}"))
            if run.code == 127:  # the dynamic loader itself needs one
                continue
            if run.code != 0:
                stage.clean_failure(run, f"descriptors {limit}", {66, 73, 74})
            stage.check(run.code == 0 or limit < 8, f"descriptors {limit}", run)
            stage.tally("limits")
    # A sparse file of 200 MB that says so in its header, and 160 MB of address space.
    large = os.path.join(folder, "large")
    write(large, old)
    os.truncate(large, 200 << 20)
    with open(large, "r+b") as file:
        file.seek(24)
        file.write((200 << 20).to_bytes(8, "little"))
    for command in ("verify", large), ("info", large), ("month", "5787", "1", "--cache", large):
        run = stage.run(*command, before=("prlimit", f"--as={160 << 20}"))
        stage.clean_failure(run, "too little memory", {74})
        stage.check(b"Cannot allocate memory" in run.errors, "too little memory", run)
        stage.tally("limits")
    stage.expect("limits", 40)


def users(stage):
    """Somebody who may not read, not write, or not trust a place."""
    if os.geteuid() != 0 or shutil.which("setpriv") is None:
        return stage.skip("other users", "only root can become one, with setpriv")
    folder = stage.fresh("users")
    os.chmod(folder, 0o755)
    target = os.path.join(folder, "grids.calgrid")
    stage.must(*WRITE, target)
    if stage.run("--version", before=NOBODY).code != 0:
        return stage.skip("other users", "the tool's libraries are not readable for them")
    old, answer = read(target), stage.must("month", "2026", "9")
    month = ("month", "2026", "9")
    places = {"foreign": (0o777, 4242), "foreign-sticky": (0o1777, 4242), "open": (0o777, 65534), "read-only": (0o555, 65534)}
    for name, (mode, owner) in places.items():
        os.mkdir(os.path.join(folder, name))
        os.chown(os.path.join(folder, name), owner, owner)
        os.chmod(os.path.join(folder, name), mode)
    refusals = [(*WRITE, target)] + [(*WRITE, os.path.join(folder, name, "grids.calgrid")) for name in places]
    for command in refusals:
        run = stage.run(*command, before=NOBODY)
        stage.clean_failure(run, "not writable", {73})
        stage.check(not os.path.exists(command[-1]) or command[-1] == target, "not writable", run)
        stage.tally("refused places")
    stage.check(read(target) == old and sorted(os.listdir(folder)) == sorted([*places, "grids.calgrid"]), "users", os.listdir(folder))
    os.mkdir(os.path.join(folder, "sticky"))
    os.chmod(os.path.join(folder, "sticky"), 0o1777)
    mine = os.path.join(folder, "sticky", "grids.calgrid")
    stage.must(*WRITE, mine, before=NOBODY)
    stage.check(os.listdir(os.path.dirname(mine)) == ["grids.calgrid"], "sticky", os.listdir(os.path.dirname(mine)))
    # No thread to spare: the work is done on the one there is.
    few = os.path.join(folder, "sticky", "few")
    run = stage.run("precompute", "--calendar", "all", "--first-weekday", "all", "--years", "-5000...5000", "--threads", "4", "-o", few,
                    before=(*NOBODY, "prlimit", "--nproc=1"), timeout=30)
    stage.check(run.code == 0 and os.path.exists(few), "no second thread", run)
    os.chmod(target, 0o600)
    stage.clean_failure(stage.run(*month, "--cache", target, before=NOBODY), "not readable", {66})
    run = stage.run(*month, before=NOBODY, env={"CALGRID_CACHE": target})
    stage.check(run.code == 0 and run.output == answer and run.errors.count(b"\n") == 1, "a default that is not readable", run)
    run = stage.run(*WRITE[:-1], before=NOBODY, env={"HOME": os.path.join(folder, "read-only")})
    stage.clean_failure(run, "a read-only home", {73})
    stage.tally("refused places", 3)
    for kind in stat.S_IFCHR, stat.S_IFBLK, stat.S_IFIFO, stat.S_IFSOCK:
        special = os.path.join(folder, "special")
        os.mknod(special, kind | 0o666, os.makedev(1, 3))
        stage.clean_failure(stage.run(*WRITE, special), "a special file", {73})
        stage.check(stat.S_IFMT(os.lstat(special).st_mode) == kind, "a special file", "was replaced")
        # A socket cannot be opened at all.
        stage.clean_failure(stage.run("verify", special), "a special file", {65, 74})
        os.unlink(special)
        stage.tally("refused places")
    for mask in (0o022, 0o027, 0o077, 0o000, 0o777):
        path = os.path.join(folder, f"mask-{mask}")
        stage.must(*WRITE, path, umask=mask)
        stage.check(stat.S_IMODE(os.stat(path).st_mode) == 0o666 & ~mask, f"mask {mask:o}", oct(os.stat(path).st_mode))
        stage.must(*WRITE[:-1], umask=mask & 0o077, env={"HOME": path + "-home"})
        cache = os.path.join(path + "-home", ".cache", "calgrid")
        stage.check(stat.S_IMODE(os.stat(cache).st_mode) == 0o700, f"mask {mask:o}", oct(os.stat(cache).st_mode))
        stage.tally("masks")
    stage.expect("refused places", 12)
    stage.expect("masks", 5)


def places(stage):
    """No home, relative paths, a working directory that is gone."""
    answer = stage.must("month", "2026", "9")
    gone = stage.fresh("gone")
    shell = f'cd {gone} && rmdir {gone} && exec "$@"'
    for environment in ({}, {"HOME": ""}, {"HOME": "here"}, {"XDG_CACHE_HOME": "there"}, {"XDG_CACHE_HOME": "there", "HOME": "/dev/null/home"},
                        {"HOME": "/dev/null"}, {"CALGRID_CACHE": "grids.calgrid"}, {"CALGRID_CACHE": "/dev/null/grids.calgrid"}):
        os.makedirs(gone, exist_ok=True)
        for command, codes in (("month", "2026", "9"), {0}), (("info",), {66}), (("verify",), {66}), (WRITE[:-1], {66, 73}):
            for before in (), ("/bin/sh", "-c", shell, "sh"):
                os.makedirs(gone, exist_ok=True)
                empty = stage.fresh("empty")
                run = stage.run(*command, before=before, cwd=empty, env=environment)
                if command[0] == "precompute" and run.code == 0 and environment == {"CALGRID_CACHE": "grids.calgrid"} and not before:
                    stage.check(os.listdir(empty) == ["grids.calgrid"], "a relative cache", os.listdir(empty))
                elif codes == {0}:
                    stage.check(run.code == 0 and run.output == answer, str(environment), run)
                else:
                    stage.clean_failure(run, str(environment), codes)
                    stage.check(os.listdir(empty) == [], str(environment), os.listdir(empty))
                stage.tally("strange places")
    stage.expect("strange places", 64)


def locales(stage):
    """Machine output is the same in every locale, and pictures in a language that was asked for; the locales are made here if the system has their sources."""
    folder = stage.fresh("locales")
    names = []
    for name in ("tr_TR", "ar_EG", "fa_IR", "de_DE", "hi_IN"):
        made = shutil.which("localedef") and subprocess.run(
            ["localedef", "-i", name, "-f", "UTF-8", "--no-archive", os.path.join(folder, f"{name}.UTF-8")], capture_output=True)
        if made and os.path.isdir(os.path.join(folder, f"{name}.UTF-8")):
            names.append(f"{name}.UTF-8")
    if not names:
        stage.skip("compiled locales", "localedef or its sources are not installed; their names are tried all the same")
    else:
        # That the locale is really in force shows in the decimal point.
        point = subprocess.run(["locale", "decimal_point"], env={"LOCPATH": folder, "LC_ALL": names[-2], "PATH": "/usr/bin:/bin"},
                               capture_output=True)
        stage.check(point.stdout == b",\n", "locales", point)
    for command in MACHINE + PEOPLE:
        command = command + (("--today", "2026-09-15"),)[0] if command[0] in ("month", "year", "strip") else command
        # What people look at follows the locale unless a language is asked for.
        if command[:-2] in PEOPLE or command in PEOPLE:
            command += ("--locale", "en") if command[0] in ("month", "year", "strip", "day") else ()
        plain = stage.must(*command, env={"LC_ALL": "C"})
        for name in [*names, "tr_TR.UTF-8", "ar_EG.UTF-8", "C", "POSIX", "nonsense"]:
            for variable in "LC_ALL", "LANG":
                run = stage.run(*command, env={variable: name, "LOCPATH": folder, "LANGUAGE": name})
                stage.check(run.code == 0 and run.output == plain and run.errors == b"", name, run)
                stage.tally("runs in other locales")
    stage.expect("runs in other locales", 150)


def lost_output(stage):
    """/dev/full, a closed output, a pipe that nobody reads: every command says so in its exit code."""
    file = stage.path("read.calgrid")
    stage.must(*WRITE, file)
    commands = MACHINE + PEOPLE + (("--version",), ("verify", file), ("info", file), ("diff", file, file), ("export", "--years", "1...9999"))
    for command in commands:
        for name in "full", "closed", "pipe", "read-only":
            if name == "full":
                with open("/dev/full", "wb") as output:
                    run = stage.run(*command, stdout=output)
            elif name == "closed":
                run = stage.run(*command, before=("/bin/sh", "-c", 'exec "$@" >&-', "sh"))
            elif name == "read-only":
                with open("/dev/null", "rb") as output:
                    run = stage.run(*command, stdout=output)
            else:
                reading, writing = os.pipe()
                os.close(reading)
                run = stage.run(*command, stdout=writing)
                os.close(writing)
                stage.check(run.code == 74 and run.errors == b"", "a broken pipe", run)
            if name != "pipe":
                stage.clean_failure(run, f"{name} output", {74})
            stage.tally("lost outputs")
        both = stage.run(*command, before=("/bin/sh", "-c", 'exec "$@" >&- 2>&- <&-', "sh"))
        stage.check(both.code == 74, "everything closed", both)
        stage.tally("lost outputs")
    run = stage.run("year", "nonsense", before=("/bin/sh", "-c", 'exec "$@" 2>/dev/full', "sh"))
    stage.check(run.code == 64, "errors to a full device", run)
    stage.expect("lost outputs", 90)


def terminals(stage):
    """A terminal of any width, and without a name: no control characters but colours, and those only where TERM allows."""
    for columns in (0, 1, 2, 7, 22, 80, 500):
        for environment in ({}, {"TERM": ""}, {"TERM": "dumb"}, {"TERM": "xterm"}, {"TERM": "xterm", "NO_COLOR": "1"}):
            for command in ("month", "2026", "9", "--today", "2026-09-15"), ("year", "2026"), ("strip", "2026-09-01"):
                output = terminal_output(stage, command, columns, environment)
                colored = b"\x1b[" in output
                stage.check(not colored or environment == {"TERM": "xterm"}, "a terminal", f"{columns} {environment} {output[:200]}")
                stage.check(b"2026" in output and b"\t" not in output, "a terminal", output[:200])
                if columns >= 22 and not colored:
                    longest = max(len(line.decode()) for line in output.replace(b"\r", b"").split(b"\n"))
                    stage.check(longest <= columns, "a terminal", f"{command} has {longest} of {columns} columns")
                stage.tally("terminals")
    stage.expect("terminals", 100)


def terminal_output(stage, command, columns, environment):
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    process = subprocess.Popen([stage.tool, *command], env=environment, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    output = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:
            break
        if not part:
            break
        output += part
    os.close(ours)
    stage.check(process.wait() == 0, "a terminal", f"{command} exit {process.returncode}")
    return output


def run(stage):
    for body in (disks, limits, users, places, locales, lost_output, terminals):
        body(stage)
