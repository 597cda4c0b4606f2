"""Measures the Python reader: python3 reader.py READER CACHE COUNT; prints operation, fastest round in ns per query, sum of the answers."""

import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(sys.argv[1]))
from calgrid import CacheFile  # noqa: E402

grid = CacheFile.open(sys.argv[2]).grid("gregorian", 2, 4)
count = int(sys.argv[3])
years = [grid.first_year + i * 7919 % (grid.last_year - grid.first_year + 1) for i in range(count)]
days = [grid.first_day + i * 7919 % (grid.last_day - grid.first_day + 1) for i in range(count)]


def day_count(i):
    return grid.day_count(years[i], 1 + i % 12)


def cell_date(i):
    cell = grid.cell(years[i], 1 + i % 12, i % 42)
    return cell.day + cell.label


def place_of_day(i):
    return sum(grid.position(days[i]))


for name, query in (("dayCount", day_count), ("cellDate", cell_date), ("placeOfDay", place_of_day)):
    best, total = float("inf"), 0
    for _ in range(5):
        start = time.perf_counter_ns()
        total = 0
        for i in range(count):
            total += query(i)
        best = min(best, (time.perf_counter_ns() - start) / count)
    print(name, best, total)
