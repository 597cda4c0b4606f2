// C. Neri, L. Schneider, "Euclidean affine functions and their application to calendar algorithms",
// Software: Practice and Experience 53(4), 2023 (online 2022): to and from rata die, month length, leap year.
// Written from the paper: a computational calendar whose years begin in March, shifted so that nothing is negative.
#include "kernels.h"

enum {
  // 82 cycles of 400 years are added before, and taken away after, all unsigned arithmetic.
  shift_cycles = 82,
  days_in_cycle = 146097,
  year_shift = 400 * shift_cycles,
  // From 0000-03-01 to 1970-01-01, plus the shift.
  day_shift = 719468 + days_in_cycle * shift_cycles,
};

static inline bool ns_is_leap(int32_t year) {
  // Among multiples of 100 those of 16 are those of 400.
  return (year % 100 != 0 ? year % 4 : year % 16) == 0;
}

static inline int32_t ns_month_length(int32_t year, int32_t month) {
  if (month == 2) return ns_is_leap(year) ? 29 : 28;
  return 30 | (month ^ (month >> 3));
}

// Days since the shifted epoch.
static inline uint32_t ns_rata(int32_t year, int32_t month, int32_t day) {
  const uint32_t is_late = month <= 2;
  const uint32_t y = (uint32_t)year + year_shift - is_late;
  const uint32_t m = is_late ? (uint32_t)month + 12 : (uint32_t)month;
  const uint32_t century = y / 100;
  return 1461 * y / 4 - century + century / 4 + (979 * m - 2919) / 32 + (uint32_t)day - 1;
}

static inline int32_t ns_to_day(int32_t year, int32_t month, int32_t day) {
  return (int32_t)(ns_rata(year, month, day) - day_shift);
}

struct ns_march_year {
  uint32_t year;
  // 0 … 365 from 1 March.
  uint32_t day;
};

static inline struct ns_march_year ns_split(int32_t number) {
  const uint32_t rata = (uint32_t)number + day_shift;
  const uint32_t n1 = 4 * rata + 3;
  const uint32_t century = n1 / days_in_cycle;
  const uint32_t n2 = n1 % days_in_cycle / 4 * 4 + 3;
  const uint64_t product = (uint64_t)2939745 * n2;
  const struct ns_march_year result = {
      100 * century + (uint32_t)(product >> 32),
      (uint32_t)product / 2939745 / 4,
  };
  return result;
}

static inline struct peer_date ns_from_day(int32_t number) {
  const struct ns_march_year march = ns_split(number);
  const uint32_t n3 = 2141 * march.day + 197913;
  const uint32_t month = n3 >> 16;
  const bool is_late = march.day >= 306;
  const struct peer_date date = {
      (int32_t)(march.year - year_shift + is_late),
      (int32_t)(is_late ? month - 12 : month),
      (int32_t)((n3 & 0xffff) / 2141 + 1),
  };
  return date;
}

// Modulo 7 of numbers below 2³²/3 by two multiplications.
static inline uint32_t ns_modulo_seven(uint32_t value) {
  return (uint32_t)(((uint64_t)(value * 613566757u) * 7) >> 32);
}

// Sunday is 0. The shifted epoch is a Wednesday.
static inline int32_t ns_weekday(uint32_t rata) { return (int32_t)ns_modulo_seven(rata + 3); }

static inline int32_t ns_offset_at(int32_t number, int32_t first_weekday) {
  const int32_t difference = ns_weekday((uint32_t)number + day_shift) - (first_weekday - 1);
  return difference < 0 ? difference + 7 : difference;
}

static inline int32_t ns_offset_folded(int32_t year, int32_t month, int32_t first_weekday) {
  return (int32_t)ns_modulo_seven(ns_rata(year, month, 1) + 11 - (uint32_t)first_weekday);
}

static inline int64_t ns_iso_week_folded(int32_t number) {
  const int32_t thursday = number - (int32_t)ns_modulo_seven((uint32_t)number + day_shift + 9) + 3;
  const struct ns_march_year march = ns_split(thursday);
  const bool is_late = march.day >= 306;
  const int32_t year = (int32_t)(march.year - year_shift + is_late);
  const uint32_t day_of_year = is_late ? march.day - 306 : march.day + 59 + ns_is_leap(year);
  return peer_week_answer(year, (int32_t)(day_of_year / 7) + 1);
}

#define PEER ns
#include "derived.h"

// The conversions of all cells at once, in vector registers: what a compiler makes of the loop when it may.
static inline int64_t ns_fill_month_at_once(int32_t year, int32_t month, int32_t cell, int32_t first_weekday) {
  PEER_ALIGNED struct peer_grid grid;
  const int32_t start = ns_grid_start(year, month, first_weekday);
  for (int32_t index = 0; index < 42; index++) {
    const struct peer_date date = ns_from_day(start + index);
    grid.days[index] = start + index;
    grid.labels[index] = (uint8_t)date.day;
    grid.owners[index] = (uint8_t)(date.month == month ? 1 : index < 7 ? 0 : 2);
  }
  peer_publish(&grid);
  return peer_cell_answer(&grid, cell);
}

PEER_KERNELS(peer_ns_offset_folded, ns_offset_folded(year, month, first_weekday))
PEER_KERNELS(peer_ns_fill_month_at_once, ns_fill_month_at_once(year, month, cell, first_weekday))
PEER_KERNELS(peer_ns_iso_week_folded, ns_iso_week_folded(number))
