"""Answers the queries of the conformance file, a line each, with Sources/Readers/calgrid.py.

python3 replay.py FOLDER < queries: the caches that `use NAME` opens are FOLDER/NAME.calgrid.
"""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Sources/Readers"))
from calgrid import CacheFile, CalgridError  # noqa: E402


CONTROL = {"use", "set", "cut", "open", "verify", "grid"}


class Replay:
    def __init__(self, folder):
        self.folder = folder
        self.bytes = self.damaged = self.file = self.grid = None

    def answer(self, command, *words):
        if self.grid is None and command not in CONTROL:
            return "error no grid"
        return getattr(self, "do_" + command)(*words)

    def do_use(self, name):
        path = os.path.join(self.folder, name + ".calgrid")
        with open(path, "rb") as stream:
            self.bytes = stream.read()
        self.damaged = bytearray(self.bytes)
        self.file = CacheFile.open(path)
        return "ok"

    def do_set(self, place, *digits):
        values = bytes(int(pair, 16) for pair in digits)
        self.damaged[int(place) : int(place) + len(values)] = values
        return "ok"

    def do_cut(self, length):
        del self.damaged[int(length) :]
        return "ok"

    def broken(self):
        copy, self.damaged = bytes(self.damaged), bytearray(self.bytes)
        return CacheFile(copy)

    def do_open(self, calendar, first_weekday, minimum_days):
        self.grid = None
        self.grid = self.broken().grid(calendar, int(first_weekday), int(minimum_days))
        return "ok"

    def do_verify(self):
        self.broken().verify()
        return "ok"

    def do_grid(self, calendar, first_weekday, minimum_days):
        self.grid = None
        grid = self.grid = self.file.grid(calendar, int(first_weekday), int(minimum_days))
        return f"{grid.first_year} {grid.last_year} {grid.first_day} {grid.last_day} {grid.row_count}"

    def do_ordinals(self, year):
        return "%d %d" % self.grid.ordinals(int(year))

    def do_month(self, year, ordinal):
        year, ordinal = int(year), int(ordinal)
        month = self.grid.month(year, ordinal)
        parts = self.grid.start, self.grid.day_count, self.grid.first_weekday_offset
        if [part(year, ordinal) for part in parts] != [month.start, month.day_count, month.first_weekday_offset]:
            return "a month and its parts differ"
        return "%d %d %d %d %d %d" % (
            month.start, month.day_count, month.first_weekday_offset, month.row_count, month.number, month.is_leap
        )  # fmt: skip

    def do_labels(self, year, ordinal):
        return " ".join(map(str, self.grid.labels(int(year), int(ordinal))))

    def do_cell(self, year, ordinal, index):
        cell = self.grid.cell(int(year), int(ordinal), int(index))
        return "blank" if cell is None else "%d %d %d" % cell

    def do_day(self, day):
        return "%d %d %d %d %d" % self.grid.position(int(day))

    def do_week(self, day):
        week = self.grid.week(int(day))
        return "none" if week is None else "%d %d" % week

    def do_before(self, year, ordinal):
        return str(self.grid.rows_before(int(year), int(ordinal)))

    def do_row(self, row):
        return "%d %d %d" % self.grid.month_at_row(int(row))


replay = Replay(sys.argv[1])
answers = []
for line in sys.stdin:
    try:
        answers.append(replay.answer(*line.split()))
    except CalgridError as error:
        answers.append(f"error {error.code}")
sys.stdout.write("\n".join(answers) + "\n")
