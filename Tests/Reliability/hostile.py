"""Files made on purpose, every checksum right: other numbers may come out, but no signal and no endless work.

What the library does with such files is tested in HostileFileTests, at greater length; here it is what the commands make of the answers.
"""

import ctypes
import os
import random

from damage import read, write

# Where the document of the format puts things.
HEADER, SECTION_ROW, FANOUT, ENTRY, RECORD = 64, 32, 1024, 64, 832
SAMPLES = (
    ("hebrew", "2019...2030", "5784"), ("gregorian", "1581...1583", "1582"), ("iso8601", "1...3000", "2024"),
    ("coptic", "1984...1990", "1703"), ("tamil", "2000...2004", "1946"), ("vikram", "2019...2026", "2080"),
)
LIMITS = [0, 1, 2, 11, 12, 13, 14, 255, 256, 0x7FFF, 0xFFFF, 0x7FFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF, 1 << 40,
          (1 << 60) - 1, 1 << 63, (1 << 64) - 2, (1 << 64) - 1]


def hasher():
    """XXH3-64 with a seed, as the format's document asks for; nothing where the library cannot be loaded."""
    for name in ("libxxhash.so.0", "libxxhash.so", "libxxhash.dylib"):
        try:
            function = ctypes.CDLL(name).XXH3_64bits_withSeed
        except (OSError, AttributeError):
            continue
        function.restype, function.argtypes = ctypes.c_uint64, [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_uint64]
        return lambda content, seed: function(bytes(content), len(content), seed)
    return None


def number(content, place, size):
    return int.from_bytes(content[place:place + size], "little")


def put(content, place, size, value):
    content[place:place + size] = (value & ((1 << 8 * size) - 1)).to_bytes(size, "little")


def sections(content):
    """Row of the section table, kind, offset and length of each section."""
    rows = (HEADER + SECTION_ROW * index for index in range(number(content, 20, 4)))
    return [(row, bytes(content[row:row + 4]), number(content, row + 8, 8), number(content, row + 16, 8)) for row in rows]


def seal(content, hashed):
    """Makes every checksum right: of directory entries, table records, sections and the header."""
    found = sections(content)
    for row, kind, offset, length in found:
        end = offset + length
        if kind == b"KEYS":
            for entry in range(offset + FANOUT, end - ENTRY + 1, ENTRY):
                put(content, entry + 56, 8, hashed(content[entry:entry + 56], entry))
        if kind == b"TABL":
            for record in range(offset, end - RECORD + 1, RECORD):
                put(content, record, 8, hashed(content[record + 8:record + RECORD], record))
        put(content, row + 24, 8, hashed(content[offset:end], offset))
    put(content, 56, 8, hashed(content[:56] + content[HEADER:HEADER + SECTION_ROW * len(found)], 0))
    return content


def strike(content, chance):
    """Another number somewhere: at a limit, near the old one, or any."""
    row, kind, offset, length = chance.choice(sections(content))
    size = chance.choice((1, 2, 4, 4, 8))
    # Of a table record the header and the first segment; the rest is zero in most.
    reach = min(length, 320) if kind == b"TABL" else length
    if reach < 8:
        return
    place = offset + chance.randrange((reach - size) // size + 1) * size
    old = number(content, place, size)
    put(content, place, size, chance.choice((chance.choice(LIMITS), old + chance.randint(-3, 3), chance.getrandbits(64) >> chance.randrange(64))))


def commands(path, sound, calendar, days, year):
    grid = ("--calendar", calendar, "--cache", path)
    yield from (("verify", path), ("verify", "--recompute", path), ("info", path), ("info", "--json", path), ("diff", path, path),
                ("diff", path, sound), ("day", "2024-01-01", *grid), ("find", year, "1", "1", *grid),
                ("export", "--years", f"{year}...{year}", *grid))
    for view in ("month", year, "1"), ("year", year), ("strip", "2024-01-10"):
        yield from ((*view, *grid), (*view, *grid, "--format", "json", "--fill", "six"), (*view, *grid, "--format", "svg"),
                    (*view, *grid, "--format", "html", "--fill", "rows"), (*view, *grid, "--format", "csv"))
    yield "month", year, "1", *grid, "--transpose", "--weeks", "--format", "json", "--alternate", "chinese"
    yield "month", "2024", "1", "--cache", path, "--alternate", calendar
    yield "precompute", "--calendar", calendar, "--years", days, "-o", path


def run(stage):
    hashed = hasher()
    if hashed is None:
        return stage.skip("files with right checksums", "libxxhash cannot be loaded")
    samples = []
    for calendar, days, year in SAMPLES:
        path = stage.path(f"sound-{calendar}.calgrid")
        stage.must("precompute", "--calendar", calendar, "--years", days, "-o", path)
        content = read(path)
        # The checksums that are made here are those of the tool.
        stage.check(seal(bytearray(content), hashed) == content, "seal", calendar)
        samples.append((path, content, calendar, days, year))

    def attack(round_number):
        chance = random.Random(round_number)
        sound, content, calendar, days, year = samples[round_number % len(samples)]
        content = bytearray(content)
        for _ in range(chance.choice((1, 1, 2, 3, 20, 60))):
            strike(content, chance)
        path = write(stage.path(f"hostile-{round_number}"), seal(content, hashed))
        for command in commands(path, sound, calendar, days, year):
            run = stage.run(*command, timeout=20)
            stage.check(run.code in (0, 1, 64, 65), f"hostile file {round_number}", run)
            stage.tally("questions to hostile files")
        os.unlink(path)
        stage.tally("hostile files")

    stage.all(attack, range(180))
    stage.expect("hostile files", 180)
