"""Cases 6, 7, 21 and 22 through the tool: a file says what the rules say, in every calendar."""

import json
import os

from damage import read, write


def run(stage):
    file = stage.path("all.calgrid")
    stage.must("precompute", "--calendar", "all", "--years", "1990...2040", "-o", file)
    calendars = json.loads(stage.must("calendars", "--json"))
    stage.check(len(calendars) > 30, "answers", f"{len(calendars)} calendars")

    def compare(calendar):
        name = calendar.get("calendar") or calendar["id"]
        today = ("--today", "2026-09-15")
        for command in (("year", *today), ("month", *today), ("strip", *today), ("day", "2026-09-15"), ("day", "1999-12-31")):
            command = (*command, "--format", "json", "--calendar", name)
            computed, stored = stage.run(*command), stage.run(*command, "--cache", file)
            stage.check((computed.code, computed.output) == (stored.code, stored.output) and stored.code in (0, 64), name, stored)
            stage.tally("answers of file and rules" if stored.code == 0 else "dates outside a calendar")

    stage.all(compare, calendars)
    stage.expect("answers of file and rules", 140)
    golden = os.path.join(os.path.dirname(__file__), "..", "..", "Data", "golden")
    for name in os.listdir(golden):
        if name.endswith(".calgrid"):
            path = write(stage.path(name), read(os.path.join(golden, name)))
            stage.must("verify", path)
            stage.must("month", "5784", "7", "--calendar", "hebrew", "--cache", path)
            stage.tally("golden files")
    stage.expect("golden files", 1)
