"""The C library through ctypes, from 4 threads that share one grid. Usage: threads.py LIBRARY CACHE"""
import ctypes
import datetime
import sys
import threading


class Error(ctypes.Structure):
    _fields_ = [("status", ctypes.c_int32), ("system_error", ctypes.c_int32), ("byte_offset", ctypes.c_int64),
                ("message", ctypes.c_char * 240)]


class Position(ctypes.Structure):
    _fields_ = [("year", ctypes.c_int32)] + [
        (name, ctypes.c_uint8) for name in ("ordinal", "label", "row", "column", "weekday")]


class Week(ctypes.Structure):
    _fields_ = [("year", ctypes.c_int32), ("week", ctypes.c_int32)]


class Handle(ctypes.Structure):
    _fields_ = [("opaque", ctypes.c_void_p)]


library = ctypes.CDLL(sys.argv[1])
library.calgrid_grid_open.argtypes = [
    Handle, ctypes.c_char_p, ctypes.c_int32, ctypes.c_int32, ctypes.POINTER(Handle), ctypes.POINTER(Error)]
library.calgrid_file_close.argtypes = library.calgrid_grid_close.argtypes = [Handle]
library.calgrid_file_close.restype = library.calgrid_grid_close.restype = None
library.calgrid_position_of.argtypes = [Handle, ctypes.c_int32, ctypes.POINTER(Position), ctypes.POINTER(Error)]
library.calgrid_day_count.argtypes = [
    Handle, ctypes.c_int32, ctypes.c_int32, ctypes.POINTER(ctypes.c_int32), ctypes.POINTER(Error)]
library.calgrid_week_of.argtypes = [Handle, ctypes.c_int32, ctypes.POINTER(Week), ctypes.POINTER(Error)]

file, grid, error = Handle(), Handle(), Error()
assert library.calgrid_file_open(sys.argv[2].encode(), 0, ctypes.byref(file), ctypes.byref(error)) == 0, error.message
assert library.calgrid_grid_open(file, b"gregorian", 2, 4, ctypes.byref(grid), ctypes.byref(error)) == 0, error.message
library.calgrid_file_close(file)

first = datetime.date(2000, 1, 1)
epoch = datetime.date(1970, 1, 1)
counts = [0] * 4
wrong = []


def ask(thread):
    place, week, own, number = Position(), Week(), Error(), ctypes.c_int32()
    for step in range(thread, 14_000, 4):
        date = first + datetime.timedelta(step)
        day = (date - epoch).days
        status = library.calgrid_position_of(grid, day, ctypes.byref(place), ctypes.byref(own))
        library.calgrid_week_of(grid, day, ctypes.byref(week), ctypes.byref(own))
        before = date.replace(day=1).weekday()
        row, column = divmod(before + date.day - 1, 7)
        found = (status, place.year, place.ordinal, place.label, place.row, place.column, place.weekday, week.year, week.week)
        calendar = date.isocalendar()
        expected = (0, date.year, date.month, date.day, row, column, date.isoweekday() % 7 + 1, calendar[0], calendar[1])
        if found != expected:
            wrong.append((date, found, expected))
        # An error is its caller's own, whatever the other threads do.
        outside = 100_000 + step
        if library.calgrid_day_count(grid, outside, 1, ctypes.byref(number), ctypes.byref(own)) != 8 \
                or str(outside).encode() not in own.message:
            wrong.append((outside, own.message))
        counts[thread] += 1


threads = [threading.Thread(target=ask, args=(thread,)) for thread in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
library.calgrid_grid_close(grid)
if wrong or sum(counts) != 14_000:
    sys.exit(f"{len(wrong)} wrong of {sum(counts)}: {wrong[:3]}")
print(f"{sum(counts)} days from 4 threads")
