"""Measures Python's calendar and datetime on the questions of a file: one line "year month day dayNumber" each."""

import calendar
import sys
import time
from datetime import date

EPOCH = date(1970, 1, 1).toordinal()
MASK = (1 << 64) - 1


def day_count(year, month, day, number):
    return calendar.monthrange(year, month)[1]


def first_weekday_offset(year, month, day, number):
    return calendar.monthrange(year, month)[0]


def day_of_date(year, month, day, number):
    return date(year, month, day).toordinal() - EPOCH


def date_of_day(year, month, day, number):
    found = date.fromordinal(number + EPOCH)
    return found.year * 65536 + found.month * 256 + found.day


def iso_week(year, month, day, number):
    found = date.fromordinal(number + EPOCH).isocalendar()
    return found[0] * 64 + found[1]


def measure(name, question, questions):
    """Prints the operation, the fastest round in ns per operation, and the sum of the answers."""
    best = float("inf")
    total = 0
    for _ in range(5):
        start = time.perf_counter_ns()
        total = 0
        for values in questions:
            total += question(*values)
        best = min(best, (time.perf_counter_ns() - start) / len(questions))
    print(name, best, total & MASK)


def main():
    with open(sys.argv[1], encoding="ascii") as file:
        questions = [tuple(map(int, line.split())) for line in file]
    measure("dayCount", day_count, questions)
    measure("firstWeekdayOffset", first_weekday_offset, questions)
    measure("dayOfDate", day_of_date, questions)
    measure("dateOfDay", date_of_day, questions)
    measure("isoWeek", iso_week, questions)


main()
