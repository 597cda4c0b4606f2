"""Reads calgrid cache files; the standard library is all it needs.

Written from the format document, Sources/GridFormat/GridFormat.docc/FileFormat.md, and from nothing else.

    from calgrid import CacheFile
    file = CacheFile.open("all.calgrid")
    grid = file.grid("hebrew", 1, 1)     # calendar, first weekday (1 = Sunday), minimum days
    grid.month(5784, 6)                  # Month(year, ordinal, number, is_leap, start, day_count, first_weekday_offset, row_count)
    grid.position(19782)                 # days since 1970-01-01 -> Position(year, ordinal, label, row, column)

Every query is a bounded number of loads. Whatever is wrong with a file or a question is a CalgridError with a code.
A file and its grids never change after they were made: any number of threads may share them.
"""

import mmap
import struct
from collections import namedtuple

__all__ = ["CacheFile", "CalgridError", "Cell", "Grid", "Month", "Position", "xxh3"]

Month = namedtuple("Month", "year ordinal number is_leap start day_count first_weekday_offset row_count")
Position = namedtuple("Position", "year ordinal label row column")
#: owner is -1, 0 or 1 for previous, current and next month.
Cell = namedtuple("Cell", "day label owner")


class CalgridError(Exception):
    """A file that cannot be read or a question without an answer; `code` says which."""

    def __init__(self, code, place, offset, found, expected):
        at = "" if offset is None else f" at byte {offset}"
        where = f" ({place}{at})" if place else ""
        super().__init__(f"{code}{where}: found {found}, expected {expected}")
        self.code, self.place, self.offset, self.found, self.expected = code, place, offset, found, expected


def _corrupt(place, offset, found, expected):
    return CalgridError("corrupt", place, offset, found, expected)


def _outside(code, found, expected):
    return CalgridError(code, "", None, found, expected)


# ---- XXH3-64 with a seed ---------------------------------------------------------------------------------------------

_U64 = (1 << 64) - 1
_P32 = (0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D)
_P64 = (0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5)
_SECRET = bytes.fromhex(
    "b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671fcb79e64eccc0e578825ad07dccff7221"
    "b8084674f743248ee03590e6813a264c3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8"
    "a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364eac5ac8334d3ebc3c581a0fffa1363eb"
    "170ddd51b7f0da49d316552629d4689e2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e"
)


def _u64(data, at):
    return int.from_bytes(data[at : at + 8], "little")


def _fold(a, b):
    product = a * b
    return (product & _U64) ^ (product >> 64)


def _swap(x):
    return int.from_bytes(x.to_bytes(8, "little"), "big")


def _rotate(x, by):
    return ((x << by) | (x >> (64 - by))) & _U64


def _avalanche(x):
    x = ((x ^ (x >> 37)) * 0x165667919E3779F9) & _U64
    return x ^ (x >> 32)


def _old_avalanche(x):
    x = ((x ^ (x >> 33)) * _P64[1]) & _U64
    x = ((x ^ (x >> 29)) * _P64[2]) & _U64
    return x ^ (x >> 32)


def xxh3(data, seed):
    """XXH3-64 of bytes."""
    data = bytes(data)
    length = len(data)

    def secret(at):
        return _u64(_SECRET, at)

    def mix(at, key):
        low, high = (secret(key) + seed) & _U64, (secret(key + 8) - seed) & _U64
        return _fold(_u64(data, at) ^ low, _u64(data, at + 8) ^ high)

    if length == 0:
        return _old_avalanche(seed ^ secret(56) ^ secret(64))
    if length < 4:
        combined = data[0] << 16 | data[length >> 1] << 24 | data[-1] | length << 8
        flip = (secret(0) & 0xFFFFFFFF ^ secret(0) >> 32) + seed
        return _old_avalanche(combined ^ flip & _U64)
    if length < 9:
        turned = seed ^ _swap(seed & 0xFFFFFFFF)
        first, last = struct.unpack_from("<I", data, 0)[0], struct.unpack_from("<I", data, length - 4)[0]
        x = (last + (first << 32)) ^ ((secret(8) ^ secret(16)) - turned) & _U64
        x = ((x ^ _rotate(x, 49) ^ _rotate(x, 24)) * 0x9FB21C651E98DF25) & _U64
        x = ((x ^ (x >> 35) + length) * 0x9FB21C651E98DF25) & _U64
        return x ^ (x >> 28)
    if length < 17:
        low = _u64(data, 0) ^ ((secret(24) ^ secret(32)) + seed) & _U64
        high = _u64(data, length - 8) ^ ((secret(40) ^ secret(48)) - seed) & _U64
        return _avalanche((length + _swap(low) + high + _fold(low, high)) & _U64)
    total = length * _P64[0]
    if length <= 128:
        for i in range((length - 1) >> 5, -1, -1):
            total += mix(16 * i, 32 * i) + mix(length - 16 * (i + 1), 32 * i + 16)
        return _avalanche(total & _U64)
    if length <= 240:
        total = _avalanche((total + sum(mix(16 * i, 16 * i) for i in range(8))) & _U64)
        total += sum(mix(16 * i, 16 * (i - 8) + 3) for i in range(8, length >> 4))
        return _avalanche((total + mix(length - 16, 119)) & _U64)
    key = b"".join(
        struct.pack("<QQ", (secret(i) + seed) & _U64, (secret(i + 8) - seed) & _U64) for i in range(0, 192, 16)
    )
    keys = [struct.unpack_from("<8Q", key, 8 * i) for i in range(16)]
    scramble, final = struct.unpack_from("<8Q", key, 128), struct.unpack_from("<8Q", key, 121)
    lanes = [_P32[2], _P64[0], _P64[1], _P64[2], _P64[3], _P32[1], _P64[4], _P32[0]]

    def add(at, words):
        values = struct.unpack_from("<8Q", data, at)
        for i in range(8):
            mixed = values[i] ^ words[i]
            lanes[i] = (lanes[i] + values[i ^ 1] + (mixed & 0xFFFFFFFF) * (mixed >> 32)) & _U64

    for stripe in range((length - 1) >> 6):
        add(64 * stripe, keys[stripe & 15])
        if stripe & 15 == 15:
            for i in range(8):
                lanes[i] = ((lanes[i] ^ lanes[i] >> 47 ^ scramble[i]) * _P32[0]) & _U64
    add(length - 64, final)
    for i in range(4):
        total += _fold(lanes[2 * i] ^ _u64(key, 11 + 16 * i), lanes[2 * i + 1] ^ _u64(key, 19 + 16 * i))
    return _avalanche(total & _U64)


# ---- The file --------------------------------------------------------------------------------------------------------

_MAGIC = b"\x89CALGRID\r\n\x1a\n"
_KINDS = ("KEYS", "TABL", "MONT", "YEAR", "NAME", "ROWS", "LABX", "LABL")
_ABSENT = _U64
_u16 = struct.Struct("<H").unpack_from
_u32 = struct.Struct("<I").unpack_from
_NONE = (0, 0, 0)


class CacheFile:
    """A whole file, its header and section table checked; the work does not depend on the file's size."""

    def __init__(self, data):
        self.data = data
        self.sections = self._header()
        for kind in ("KEYS", "TABL", "MONT", "ROWS"):
            if self.extent(kind)[1] == 0:
                raise _corrupt("header", 64, f"no section {kind}", "one")
        start, length = self.extent("KEYS")[:2]
        if length < 1024:
            raise _corrupt("KEYS", start, f"{length} bytes", "at least 1024")
        self.key_count = (length - 1024) // 64
        self.table_count = self.extent("TABL")[1] // 832

    @classmethod
    def open(cls, path):
        """Maps a file; OSError if it cannot be read. As all cache files are, it must be replaced by renaming, never rewritten in place."""
        with open(path, "rb") as stream:
            try:
                return cls(mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ))
            except ValueError:  # An empty file cannot be mapped.
                return cls(b"")

    def _header(self):
        data, size = self.data, len(self.data)
        if size == 0 or data[: min(size, 12)] != _MAGIC[: min(size, 12)]:
            found = "other bytes" if size else "an empty file"
            raise CalgridError("not a calgrid file", "header", 0, found, "the calgrid magic")
        if size < 64:
            raise CalgridError("truncated", "header", size, f"{size} bytes", "at least 64")
        major, minor, mark, count, length = struct.unpack_from("<HHIIQ", data, 12)
        checksum = _u64(data, 56)
        if mark == 0x0D0C0B0A:
            raise CalgridError("unsupported version", "header", 16, "big-endian integers", "little-endian integers")
        if mark != 0x0A0B0C0D:
            raise _corrupt("header", 16, f"byte-order mark {mark}", 0x0A0B0C0D)
        if major != 1:
            raise CalgridError("unsupported version", "header", 12, f"version {major}.{minor}", "version 1.x")
        if not 1 <= count <= 32:
            raise _corrupt("header", 20, f"{count} sections", "1 to 32")
        end = 64 + 32 * count
        if size < end:
            raise CalgridError("truncated", "header", size, f"{size} bytes", f"{length} bytes")
        if checksum != xxh3(data[:56] + data[64:end], 0):
            raise _corrupt("header", 56, "another checksum", "that of the header")
        if length < size:
            raise _corrupt("header", 24, f"a file of {size} bytes", f"{length} bytes")
        if length > size:
            raise CalgridError("truncated", "file", size, f"{size} bytes", f"{length} bytes")
        sections = {}
        for at in range(64, 64 + 32 * count, 32):
            kind, flags, offset, span, checksum = struct.unpack_from("<4sIQQQ", data, at)
            kind = kind.rstrip(b"\0").decode("latin-1")
            if offset < end or offset % 64 or offset + span > length:
                raise _corrupt("header", at + 8, f"section {kind} at {offset}, {span} bytes", "an aligned extent in the file")
            end = offset + span
            if kind not in _KINDS and not flags & 1:
                raise CalgridError("unsupported version", "header", at, f"a section '{kind}'", "known sections")
            if kind in sections:
                raise _corrupt("header", at, f"a second section {kind}", "each section once")
            sections[kind] = (offset, span, checksum)
        return sections

    def extent(self, kind):
        """Offset, length and checksum of a section; zeros if the file has none of this kind."""
        return self.sections.get(kind, _NONE)

    def _entry(self, index):
        at = self.extent("KEYS")[0] + 1024 + 64 * index
        entry = self.data[at : at + 64]
        if _u64(entry, 56) != xxh3(entry[:56], at):
            raise _corrupt("KEYS", at + 56, "another checksum", "that of the entry")
        length, table = entry[8], _u32(entry, 48)[0]
        if length > 39:
            raise _corrupt("KEYS", at + 8, f"{length} parameter bytes", "at most 39")
        if table >= self.table_count:
            raise _corrupt("KEYS", at + 48, f"table {table}", f"a table below {self.table_count}")
        return entry[9 : 9 + length], table

    def keys(self):
        """The parameters that this file answers: (calendar, first weekday, minimum days)."""
        keys = []
        for index in range(self.key_count):
            canonical, _ = self._entry(index)
            if len(canonical) >= 4 and canonical[0] == 1 and canonical[1] == len(canonical) - 4:
                keys.append((canonical[2:-2].decode("utf-8", "replace"), canonical[-2], canonical[-1]))
        return keys

    def grid(self, calendar, first_weekday, minimum_days):
        """The grid of a calendar and week rule; one bucket of the directory is read."""
        name = calendar.encode()
        wanted = f"{calendar} {first_weekday}/{minimum_days}"
        missing = CalgridError("parameters not in this file", "KEYS", None, f"{self.key_count} other keys", wanted)
        if len(name) > 35 or not (1 <= first_weekday <= 7 and 1 <= minimum_days <= 7):
            raise missing
        canonical = bytes([1, len(name)]) + name + bytes([first_weekday, minimum_days])
        hashed = xxh3(canonical, 0)
        start, bucket = self.extent("KEYS")[0], hashed >> 56
        low = _u32(self.data, start + 4 * (bucket - 1))[0] if bucket else 0
        high = _u32(self.data, start + 4 * bucket)[0]
        if low > high or high > self.key_count:
            raise _corrupt("KEYS", start + 4 * bucket, f"entries {low} to {high}", f"ascending counts up to {self.key_count}")
        for index in range(low, high):
            if _u64(self.data, start + 1024 + 64 * index) == hashed:
                found, table = self._entry(index)
                if found == canonical:
                    return Grid(self, table, calendar, first_weekday, minimum_days)
        raise missing

    def verify(self):
        """Checks every section's checksum and that the bytes between sections are zero: work in proportion to the file's size."""
        end = 64 + 32 * _u32(self.data, 20)[0]
        for kind, (offset, length, checksum) in self.sections.items():
            if xxh3(self.data[offset : offset + length], offset) != checksum:
                raise _corrupt(kind, offset, "another checksum", "that of the section table")
            if any(self.data[end:offset]):
                raise _corrupt("padding", end, "other bytes", "zeros")
            end = offset + length
        if end != len(self.data):
            raise _corrupt("file", end, f"{len(self.data) - end} bytes behind the last section", "none")


# ---- Segments --------------------------------------------------------------------------------------------------------


class _Segment:
    """A run of years. A month's position counts from the segment's first, through all periods."""

    def __init__(self, file, place, column, rank, rank_count):
        data = self.data = file.data
        (
            self.first_year, self.year_count, self.first_day, self.day_count, self.period_years, self.period_days,
            self.period_months, self.months_per_year, _, _, self.month_bias, self.year_slope, self.year_bias,
            months, years, labels, rows,
        ) = struct.unpack_from("<iIiIIIIIIIQQQQQQQ", data, place)  # fmt: skip
        row_place = 144 + 16 * column
        self.period_rows, self.row_bias, self.row_steps, self.inverse_bias = struct.unpack_from(
            "<IHHQ", data, place + row_place
        )
        n = self.period_months

        def bad(field, found, expected):
            return _corrupt("TABL", place + field, found, expected)

        def ends(last, slope, bias, most):
            return bias < 1 << 60 and (last * slope + bias) >> 40 <= most

        def within(offset, length, kind, field):
            start, span = file.extent(kind)[:2]
            if offset + length > span:
                raise bad(field, f"{length} bytes at {offset} of {kind}", f"an extent within {span}")
            return start + offset

        self.is_periodic = self.year_count > self.period_years
        if not 1 <= self.period_years <= self.year_count <= 65535:
            raise bad(4, f"{self.year_count} years, period {self.period_years}", "1 to 65535")
        if not 1 <= self.period_days <= max(1, self.day_count) or self.day_count >= 1 << 24:
            raise bad(12, f"{self.day_count} days, period {self.period_days}", "a shorter period")
        if self.is_periodic and self.day_count * self.period_days >= 1 << 44:
            raise bad(12, f"{self.day_count} days", "fewer")
        if not 1 <= n <= 1 << 20 or self.months_per_year and (
            self.months_per_year > 13 or self.months_per_year * self.period_years != n
        ):
            raise bad(24, f"{n} months", "12 or 13 a year")
        if self.is_periodic and not self.months_per_year:
            raise bad(16, "a period of different years", "equal years")
        self.month_slope = (n << 40) // self.period_days
        if not ends(self.period_days - 1, self.month_slope, self.month_bias, n):
            raise bad(40, "a line beyond the end", "a line that ends there")
        if not 1 <= self.period_rows < 1 << 23 or self.row_steps > 16:
            raise bad(144, f"{self.period_rows} rows", f"rows of {n} months")
        self.row_slope = (self.period_rows << 32) // n
        self.inverse_slope = (n << 40) // self.period_rows
        if not ends(self.period_rows - 1, self.inverse_slope, self.inverse_bias, n + self.row_steps):
            raise bad(144, f"{self.period_rows} rows", f"rows of {n} months")
        if months < 4:
            raise bad(64, f"offset {months}", "at least 4")
        self.months = within(months, 4 * (n + 1), "MONT", 64)
        if not self.months_per_year:
            self.years = within(years, 4 * (self.period_years + 1), "YEAR", 72)
            self.names, self.name_count = file.extent("NAME")[0], file.extent("NAME")[1] // 16
            if self.year_slope >= 1 << 40 or not ends(n - 1, self.year_slope, self.year_bias, self.period_years):
                raise bad(56, "a line beyond the end", "a line that ends there")
        self.labels = None
        if labels != _ABSENT:
            self.labels = within(labels, 2 * n, "LABX", 80)
            self.label_rows, self.label_count = file.extent("LABL")[0], file.extent("LABL")[1] // 32
        self.rows = within(rows, (n + 1) * rank_count, "ROWS", 88) + (n + 1) * rank
        if abs(self.first_day) >= 1 << 30:
            raise bad(8, f"day {self.first_day}", "a nearer day")
        if self.day_of(0) != 0 or self.day_of(n) != self.period_days:
            raise bad(64, f"months from day {self.day_of(0)} to {self.day_of(n)}", f"0 to {self.period_days}")
        self.month_count = self.year_count * self.months_per_year if self.is_periodic else n
        days = self.period_days
        if self.is_periodic:
            whole = self.year_count // self.period_years
            days = whole * days + self.day_of(self.month_count - whole * n)
        if self.day_count != days:
            raise bad(12, f"{self.day_count} days", days)
        if not self.months_per_year and (self.first_of(0) > 0 or self.first_of(self.period_years) != n):
            raise bad(72, f"years from month {self.first_of(0)} to {self.first_of(self.period_years)}", f"0 to {n}")

    def word(self, position):
        """The word of a month and how many days of whole periods stand before it."""
        if self.is_periodic:
            period, position = divmod(position, self.period_months)
            return _u32(self.data, self.months + 4 * position)[0], period * self.period_days
        return _u32(self.data, self.months + 4 * position)[0], 0

    def day_of(self, index):
        return _u32(self.data, self.months + 4 * index)[0] & 0x3FFFFF

    def year_word(self, year):
        return _u32(self.data, self.years + 4 * year)[0]

    def first_of(self, year):
        """The index of a year's ordinal 1; negative in a table that begins inside a year."""
        return (_u32(self.data, self.years + 4 * year)[0] >> 12) - 16

    def ordinals(self, year):
        if self.months_per_year:
            return 1, self.months_per_year
        word = self.year_word(year)
        first = max(1, 17 - (word >> 12))
        return first, max(first, word & 15)

    def find(self, year, ordinal):
        """The position of the month at an ordinal of a year; None if there is none."""
        if self.months_per_year:
            return year * self.months_per_year + ordinal - 1 if 1 <= ordinal <= self.months_per_year else None
        word = self.year_word(year)
        index = (word >> 12) - 17 + ordinal
        return index if 1 <= ordinal <= word & 15 and 0 <= index < self.period_months else None

    def position_of_day(self, day):
        """The position of the month that holds a day, counted from the segment's first."""
        base = 0
        if self.is_periodic:
            period, day = divmod(day, self.period_days)
            base = period * self.period_months
        guess = (day * self.month_slope + self.month_bias) >> 40
        return base + guess - (day < self.day_of(guess))

    def year_of(self, position):
        if self.months_per_year:
            return position // self.months_per_year
        guess = (position * self.year_slope + self.year_bias) >> 40
        return guess - (position < self.first_of(guess))

    def ordinal_of(self, position, year):
        return position - (year * self.months_per_year if self.months_per_year else self.first_of(year)) + 1

    def start(self, position):
        word, days = self.word(position)
        return self.first_day + days + (word & 0x3FFFFF)

    def name(self, year, ordinal):
        if self.months_per_year:
            return ordinal
        row = self.year_word(year) >> 4 & 255
        return self.data[self.names + 16 * row + (ordinal - 1 & 15)] if row < self.name_count else ordinal

    def label(self, position, day):
        index = position % self.period_months
        if self.labels is None or not self.word(position)[0] & 0x2000000:
            return day + 1
        row = _u16(self.data, self.labels + 2 * index)[0]
        return self.data[self.label_rows + 32 * row + (day & 31)] if row < self.label_count else day + 1

    def months_before(self, year):
        if year >= self.year_count:
            return self.month_count
        if self.months_per_year:
            return year * self.months_per_year
        return min(max(self.first_of(year), 0), self.period_months)

    def year_start(self, year):
        return self.start(self.months_before(year)) if year < self.year_count else self.first_day + self.day_count

    def rows_before(self, position):
        base = 0
        if self.is_periodic:
            period, position = divmod(position, self.period_months)
            base = period * self.period_rows
        return base + (position * self.row_slope >> 32) + self.data[self.rows + position] - self.row_bias

    def position_of_row(self, row):
        period, rest = divmod(row, self.period_rows) if self.is_periodic else (0, row)
        base = period * self.period_months
        index = min((rest * self.inverse_slope + self.inverse_bias) >> 40, self.period_months - 1)
        for _ in range(self.row_steps):
            if index > 0 and self.rows_before(base + index) > row:
                index -= 1
        return base + index


# ---- Grids -----------------------------------------------------------------------------------------------------------


class Grid:
    """The grid of one calendar and week rule: `first_year`...`last_year`, `first_day`...`last_day`."""

    def __init__(self, file, table, calendar, first_weekday, minimum_days):
        place = file.extent("TABL")[0] + 832 * table
        data = file.data
        if _u64(data, place) != xxh3(data[place + 8 : place + 832], place):
            raise _corrupt("TABL", place, "another checksum", "that of the record")
        name, first, last, count, mask = struct.unpack_from("<24siiII", data, place + 16)
        if first > last or not 1 <= count <= 3:
            found = f"years {first} to {last} in {count} segments"
            raise _corrupt("TABL", place + 40, found, "ascending years, 1 to 3 segments")
        if name.rstrip(b"\0") != calendar.encode():
            raise _corrupt("TABL", place + 16, f"calendar {name!r}", calendar)
        column = first_weekday - 1
        if mask > 127 or not mask >> column & 1:
            raise _corrupt("TABL", place + 52, f"no row sums for first weekday {first_weekday}", "row sums for every key")
        rank, ranks = bin(mask & (1 << column) - 1).count("1"), bin(mask).count("1")
        segments = [_Segment(file, place + 64 + 256 * i, column, rank, ranks) for i in range(count)]
        for one, two in zip(segments, segments[1:]):
            if one.first_year + one.year_count != two.first_year or one.first_day + one.day_count != two.first_day:
                raise _corrupt("TABL", place, "segments with a gap", "segments that join")
        if segments[0].first_year > first or segments[-1].first_year + segments[-1].year_count <= last:
            raise _corrupt("TABL", place + 40, f"years {first} to {last}", "years inside the segments")
        self.calendar, self.first_weekday, self.minimum_days = calendar, first_weekday, minimum_days
        self.first_year, self.last_year = first, last
        self._segments = segments
        # What each segment answers; it covers a year more at the ends of the table.
        self._answering = []
        months = rows = 0
        for segment in segments:
            low = max(segment.first_year, first)
            high = min(segment.first_year + segment.year_count - 1, last)
            if low > high:
                continue
            edge = segment.first_day + segment.day_count
            begin, end = segment.months_before(low - segment.first_year), segment.months_before(high - segment.first_year + 1)
            segment.from_day = min(segment.year_start(low - segment.first_year), edge)
            segment.to_day = min(segment.year_start(high - segment.first_year + 1), edge)
            segment.last_year = high
            segment.row_shift = rows - segment.rows_before(begin)
            segment.from_row = rows
            months += max(0, end - begin)
            rows += max(0, segment.rows_before(end) - segment.rows_before(begin))
            segment.to_row = rows
            self._answering.append(segment)
        self.month_count, self.row_count = months, rows
        self.first_day, self.last_day = self._answering[0].from_day, self._answering[-1].to_day - 1
        # First-weekday offset for each value of a month word's three weekday bits.
        self._offsets = [(weekday - column) % 7 for weekday in range(8)]

    def _of_year(self, year):
        if self.first_year <= year:
            for segment in self._answering:
                if year <= segment.last_year:
                    return segment
        raise _outside(
            "year outside the range", f"{self.calendar} year {year}", f"{self.first_year} to {self.last_year}"
        )

    def _of_day(self, day):
        for segment in self._answering:
            if segment.from_day <= day < segment.to_day:
                return segment
        raise _outside("day outside the range", f"day {day}", f"{self.first_day} to {self.last_day}")

    def _covering(self, day):
        """The segment that holds a day, the years beside the range included; None if there is none."""
        for segment in self._segments:
            if 0 <= day - segment.first_day < segment.day_count:
                return segment
        return None

    def _find(self, year, ordinal):
        segment = self._of_year(year)
        position = segment.find(year - segment.first_year, ordinal)
        if position is None:
            first, last = segment.ordinals(year - segment.first_year)
            found = f"month ordinal {ordinal} in {self.calendar} year {year}"
            raise _outside("no such month", found, f"{first} to {last}")
        return segment, position

    def column(self, day):
        """The column of a day: 0...6. Day 0 was a Thursday."""
        return (day + 5 - self.first_weekday) % 7

    def ordinals(self, year):
        """The first and the last known ordinal of a year."""
        segment = self._of_year(year)
        return segment.ordinals(year - segment.first_year)

    def day_count(self, year, ordinal):
        """Civil days of a month."""
        segment, position = self._find(year, ordinal)
        return segment.word(position)[0] >> 26

    def first_weekday_offset(self, year, ordinal):
        """Cells that stand before the month's first day."""
        segment, position = self._find(year, ordinal)
        return self._offsets[segment.word(position)[0] >> 22 & 7]

    def start(self, year, ordinal):
        """The month's first day, as days since 1970-01-01."""
        segment, position = self._find(year, ordinal)
        return segment.start(position)

    def month(self, year, ordinal):
        """All facts of a month."""
        segment, position = self._find(year, ordinal)
        word, days = segment.word(position)
        name = segment.name(year - segment.first_year, ordinal)
        offset, count = self._offsets[word >> 22 & 7], word >> 26
        start = segment.first_day + days + (word & 0x3FFFFF)
        return Month(year, ordinal, name & 15, name > 127, start, count, offset, (offset + count + 6) // 7)

    def labels(self, year, ordinal):
        """The labels of a month's civil days."""
        segment, position = self._find(year, ordinal)
        return [segment.label(position, day) for day in range(segment.word(position)[0] >> 26)]

    def cell(self, year, ordinal, index):
        """The day in a cell 0...41 of a month's page; None for a blank."""
        segment, position = self._find(year, ordinal)
        if not 0 <= index < 42:
            raise _outside("no such cell", f"cell {index}", "0 to 41")
        word, days = segment.word(position)
        place = index - self._offsets[word >> 22 & 7]
        day = segment.first_day + days + (word & 0x3FFFFF) + place
        if 0 <= place < word >> 26:
            return Cell(day, segment.label(position, place), 0)
        other = self._covering(day)
        if other is None:
            return None
        position = other.position_of_day(day - other.first_day)
        return Cell(day, other.label(position, day - other.start(position)), -1 if place < 0 else 1)

    def position(self, day):
        """Where a day stands."""
        segment = self._of_day(day)
        position = segment.position_of_day(day - segment.first_day)
        year = segment.year_of(position)
        word, days = segment.word(position)
        place = day - segment.first_day - days - (word & 0x3FFFFF)
        row, column = divmod(self._offsets[word >> 22 & 7] + place, 7)
        return Position(
            segment.first_year + year, segment.ordinal_of(position, year), segment.label(position, place), row, column
        )

    def week(self, day):
        """Week-year and week of a day; None where the year's beginning is not known."""
        self._of_day(day)
        pivot = day - self.column(day) + 7 - self.minimum_days
        segment = self._covering(pivot)
        if segment is None:
            return None
        year = segment.year_of(segment.position_of_day(pivot - segment.first_day))
        if not segment.months_per_year and not 0 <= segment.first_of(year) <= segment.period_months:
            return None
        return segment.first_year + year, (pivot - segment.year_start(year)) // 7 + 1

    def rows_before(self, year, ordinal):
        """Rows of all answered months before this one, stacked as blocks of the weeks they touch."""
        segment, position = self._find(year, ordinal)
        return segment.rows_before(position) + segment.row_shift

    def month_at_row(self, row):
        """The month that holds a row of that stack: (year, ordinal, row within the month)."""
        for segment in self._answering:
            if segment.from_row <= row < segment.to_row:
                position = segment.position_of_row(row - segment.row_shift)
                year = segment.year_of(position)
                inner = row - segment.row_shift - segment.rows_before(position)
                return segment.first_year + year, segment.ordinal_of(position, year), inner
        raise _outside("no such row", f"row {row}", f"0 to {self.row_count - 1}")
