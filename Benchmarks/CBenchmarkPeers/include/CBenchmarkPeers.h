// The rivals: date algorithms and tables from the literature, as batch functions.
//
// Every kernel has one signature and answers `count` questions from the columns of its inputs, so that both sides of a
// comparison pay for the same loop. It returns the wrapping sum of the answers. `NAME` asks independent questions
// (throughput); in `NAME_latency` each question depends on the answer before it, through `zero`, which is 0 at run time
// but unknown to the compiler.
#ifndef C_BENCHMARK_PEERS_H
#define C_BENCHMARK_PEERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A month table with one 32-bit integer a month, as OpenJDK keeps the Umm al-Qura calendar.
struct peer_month_table {
  /// First day of each month, one more at the end; days since 1970-01-01.
  const int32_t *starts;
  /// The year of each month.
  const int32_t *month_years;
  /// Index of the first month of each year, one more at the end.
  const int32_t *year_first_months;
  int32_t month_count;
  int32_t first_year;
  /// 12 when every year has 12 months (the index is then computed), else 0 (it is looked up).
  int32_t months_per_year;
  /// The same months as calgrid's words: first day since the first month (22 bits), weekday from Sunday (3), a spare bit, days (6).
  const uint32_t *words;
  int32_t first_day;
  /// A day's month is `(day × slope + bias) >> 40`, or the one before; a month's year likewise.
  uint64_t month_slope;
  uint64_t month_bias;
  uint64_t year_slope;
  uint64_t year_bias;
};

/// Years in three bytes each: a bit a month (29 days, or 30), the ordinal of the leap month, and the distance of New Year
/// from a straight line through all New Years.
struct peer_packed_years {
  /// Three bytes a year in little-endian order, and one spare byte at the end:
  /// bits 0…12 month i has 30 days; bits 13…16 leap month or 0; bits 17…23 New Year minus the line.
  const uint8_t *bytes;
  int32_t first_year;
  int32_t year_count;
  /// The line: `line_base + ((year − first_year) × line_slope) >> 16`, in days since 1970-01-01.
  int32_t line_base;
  int64_t line_slope;
};

/// The six rows of a month: 252 bytes.
struct peer_grid {
  int32_t days[42];
  uint8_t labels[42];
  /// 0 previous month, 1 this month, 2 next month.
  uint8_t owners[42];
};

/// Columns of random questions, and what the tables of some peers need.
struct peer_inputs {
  const int32_t *years;
  /// Ordinals 1…13.
  const int32_t *months;
  const int32_t *days;
  /// 0…41.
  const int32_t *cells;
  /// Days since 1970-01-01 of years, months, days.
  const int32_t *day_numbers;
  /// 1 Sunday … 7 Saturday.
  int32_t first_weekday;
  const struct peer_month_table *table;
  const struct peer_packed_years *packed;
  /// 4,096 integers, 16 KB: what a first-level cache holds.
  const int32_t *probes;
  /// 16 grids to copy from.
  const struct peer_grid *grids;
};

typedef uint64_t (*peer_kernel)(const struct peer_inputs *inputs, size_t count, int64_t zero);

#define PEER_DECLARE(name)                                                        \
  uint64_t name(const struct peer_inputs *inputs, size_t count, int64_t zero);    \
  uint64_t name##_latency(const struct peer_inputs *inputs, size_t count, int64_t zero);

// The answers, the same for every peer:
//   day_count      days in the month
//   offset         cells before day 1
//   to_day         days since 1970-01-01
//   from_day       year × 65,536 + month × 256 + day
//   place          the same × 64 + row × 8 + column
//   cell_day       days since 1970-01-01 of what stands in a cell
//   cell_date      what stands in a cell: day number × 65,536 + owner × 256 + label
//   fill_month     the same, read from the filled grid
//   fill_year      the same after twelve grids
//   iso_week       week-year × 64 + week
#define PEER_DECLARE_ALL(prefix)     \
  PEER_DECLARE(prefix##_day_count)   \
  PEER_DECLARE(prefix##_offset)      \
  PEER_DECLARE(prefix##_to_day)      \
  PEER_DECLARE(prefix##_from_day)    \
  PEER_DECLARE(prefix##_place)       \
  PEER_DECLARE(prefix##_cell_day)    \
  PEER_DECLARE(prefix##_cell_date)   \
  PEER_DECLARE(prefix##_fill_month)  \
  PEER_DECLARE(prefix##_fill_year)   \
  PEER_DECLARE(prefix##_iso_week)

PEER_DECLARE_ALL(peer_ns)
PEER_DECLARE_ALL(peer_joffe)
PEER_DECLARE_ALL(peer_hinnant)
PEER_DECLARE_ALL(peer_chrono)
/// Neri–Schneider with the first weekday folded in before the only reduction modulo 7.
PEER_DECLARE(peer_ns_offset_folded)
/// Neri–Schneider with the week from the day of the computational year instead of a second conversion.
PEER_DECLARE(peer_ns_iso_week_folded)
/// Neri–Schneider for all cells of a month at once, in vector registers.
PEER_DECLARE(peer_ns_fill_month_at_once)

PEER_DECLARE(peer_words_day_count)
PEER_DECLARE(peer_words_offset)
PEER_DECLARE(peer_words_to_day)
PEER_DECLARE(peer_words_from_day)
PEER_DECLARE(peer_table_day_count)
PEER_DECLARE(peer_table_offset)
PEER_DECLARE(peer_table_to_day)
PEER_DECLARE(peer_table_from_day)
PEER_DECLARE(peer_table_place)
PEER_DECLARE(peer_table_cell_date)

PEER_DECLARE(peer_packed_day_count)
PEER_DECLARE(peer_packed_offset)
PEER_DECLARE(peer_packed_to_day)
PEER_DECLARE(peer_packed_from_day)
PEER_DECLARE(peer_packed_place)
PEER_DECLARE(peer_packed_cell_date)
/// The month is guessed from the day of the year and corrected, instead of walked to.
PEER_DECLARE(peer_packed_from_day_guess)
PEER_DECLARE(peer_packed_place_guess)
PEER_DECLARE(peer_packed_cell_date_guess)

/// The loop and nothing in it: sums years + months, or day numbers.
PEER_DECLARE(peer_empty_month)
PEER_DECLARE(peer_empty_day)
/// One random load from 16 KB.
PEER_DECLARE(peer_random_load)
/// Copies one grid, or twelve.
PEER_DECLARE(peer_copy_grid)
PEER_DECLARE(peer_copy_year)

/// Opens, stats and maps the file, touches its first byte and lets it go, `count` times.
/// Returns `count` × the first byte, or `UINT64_MAX` when the file cannot be opened.
// The C library's lookups, called as C programs call them. The layouts are those of calgrid_types.h.
struct peer_abi_grid {
  const void *opaque;
};
struct peer_abi_cell {
  int32_t day;
  uint8_t label, owner;
};
struct peer_abi_position {
  int32_t year;
  uint8_t ordinal, label, row, column, weekday;
};
typedef int32_t (*peer_abi_day_count_function)(struct peer_abi_grid, int32_t, int32_t, int32_t *, void *);
typedef int32_t (*peer_abi_cell_function)(struct peer_abi_grid, int32_t, int32_t, int32_t, struct peer_abi_cell *, void *);
typedef int32_t (*peer_abi_position_function)(struct peer_abi_grid, int32_t, struct peer_abi_position *, void *);
uint64_t peer_abi_day_count(peer_abi_day_count_function function, struct peer_abi_grid grid, const struct peer_inputs *inputs, size_t count);
uint64_t peer_abi_cell(peer_abi_cell_function function, struct peer_abi_grid grid, const struct peer_inputs *inputs, size_t count);
uint64_t peer_abi_position(peer_abi_position_function function, struct peer_abi_grid grid, const struct peer_inputs *inputs, size_t count);

uint64_t peer_open_and_touch(const char *path, size_t count);
/// The same by reading the whole file into `buffer`, which holds `capacity` bytes.
uint64_t peer_read_whole(const char *path, size_t count, void *buffer, size_t capacity);

/// ICU4C, found at run time. NULL when the library or the calendar is missing.
struct peer_icu;
struct peer_icu *peer_icu_open(const char *calendar_name, bool proleptic_gregorian);
void peer_icu_close(struct peer_icu *calendar);
/// The library's major version, 0 when it was not found.
int32_t peer_icu_version(void);
/// Questions about the days `day_numbers`: the length of the month around the day; the date of the day as
/// extended year × 65,536 + (month + leap flag × 16) × 256 + day of the month, months counted from 1 as ICU names them.
uint64_t peer_icu_day_count(struct peer_icu *calendar, const int32_t *day_numbers, size_t count);
uint64_t peer_icu_from_day(struct peer_icu *calendar, const int32_t *day_numbers, size_t count);
/// The day of a year, month and day of the month; gregorian only, where no leap month interferes.
uint64_t peer_icu_to_day(struct peer_icu *calendar, const struct peer_inputs *inputs, size_t count);
/// Cells before day 1, from the weekday of the day `day_numbers[i]` made the first of its month.
uint64_t peer_icu_offset(struct peer_icu *calendar, const int32_t *day_numbers, size_t count, int32_t first_weekday);
uint64_t peer_icu_iso_week(struct peer_icu *calendar, const int32_t *day_numbers, size_t count);

#ifdef __cplusplus
}
#endif

#endif
