// Three bytes a year, the packing of ICU4X for its lunisolar years: the lengths of thirteen months as bits, the leap
// month, and New Year relative to a line. The month of a day is walked to, or guessed and corrected.
#include <string.h>

#include "kernels.h"

static inline uint32_t packed_year(const struct peer_packed_years *packed, int32_t row) {
  uint32_t bits;
  memcpy(&bits, packed->bytes + row * 3, sizeof bits);
  return bits & 0xffffff;
}

static inline int32_t packed_new_year(const struct peer_packed_years *packed, int32_t row, uint32_t bits) {
  return packed->line_base + (int32_t)((row * packed->line_slope) >> 16) + (int32_t)(bits >> 17);
}

// Days before the month: 29 each, and one more for each bit. Baseline x86-64 has no instruction that counts bits.
static inline int32_t packed_days_before(uint32_t bits, int32_t month) {
  const uint32_t earlier = bits & ((1u << (month - 1)) - 1);
  return 29 * (month - 1) + __builtin_popcount(earlier);
}

static inline int32_t packed_length(uint32_t bits, int32_t month) { return 29 + (int32_t)(bits >> (month - 1) & 1); }

static inline int32_t packed_start(const struct peer_packed_years *packed, int32_t year, int32_t month) {
  const int32_t row = year - packed->first_year;
  const uint32_t bits = packed_year(packed, row);
  return packed_new_year(packed, row, bits) + packed_days_before(bits, month);
}

struct packed_place {
  int32_t row;
  uint32_t bits;
  int32_t day_of_year;
};

static inline struct packed_place packed_find_year(const struct peer_packed_years *packed, int32_t number) {
  // New Year lies at most 127 days after the line, so this year or the one before it is right.
  int32_t row = (int32_t)((((int64_t)number - packed->line_base) << 16) / packed->line_slope);
  if (row >= packed->year_count) row = packed->year_count - 1;
  uint32_t bits = packed_year(packed, row);
  int32_t start = packed_new_year(packed, row, bits);
  if (number < start) {
    row -= 1;
    bits = packed_year(packed, row);
    start = packed_new_year(packed, row, bits);
  }
  const struct packed_place place = {row, bits, number - start};
  return place;
}

static inline struct peer_date packed_from_day(const struct peer_packed_years *packed, int32_t number) {
  const struct packed_place place = packed_find_year(packed, number);
  int32_t month = 1;
  int32_t left = place.day_of_year;
  while (left >= packed_length(place.bits, month)) {
    left -= packed_length(place.bits, month);
    month += 1;
  }
  const struct peer_date date = {packed->first_year + place.row, month, left + 1};
  return date;
}

static inline struct peer_date packed_from_day_guess(const struct peer_packed_years *packed, int32_t number) {
  const struct packed_place place = packed_find_year(packed, number);
  // Dividing by 30 never guesses too late a month.
  int32_t month = (int32_t)((uint32_t)place.day_of_year / 30) + 1;
  int32_t left = place.day_of_year - packed_days_before(place.bits, month);
  while (left >= packed_length(place.bits, month)) {
    left -= packed_length(place.bits, month);
    month += 1;
  }
  const struct peer_date date = {packed->first_year + place.row, month, left + 1};
  return date;
}

static inline int32_t packed_offset_at(int32_t number, int32_t first_weekday) {
  return (int32_t)((uint32_t)(number + 7 * 2000000 + 12 - first_weekday) % 7);
}

static inline int64_t packed_place_of(struct peer_date date, int32_t number, int32_t first_weekday) {
  return peer_place_answer(date, packed_offset_at(number - date.day + 1, first_weekday));
}

static inline int32_t packed_cell_day(
    const struct peer_packed_years *packed, int32_t year, int32_t month, int32_t cell, int32_t first_weekday) {
  const int32_t start = packed_start(packed, year, month);
  return start - packed_offset_at(start, first_weekday) + cell;
}

PEER_INLINE int64_t packed_cell_content(
    const struct peer_packed_years *packed, int32_t year, int32_t month, int32_t cell, int32_t first_weekday) {
  const int32_t number = packed_cell_day(packed, year, month, cell, first_weekday);
  return peer_content_answer(number, packed_from_day(packed, number), month, cell);
}

PEER_INLINE int64_t packed_cell_content_guess(
    const struct peer_packed_years *packed, int32_t year, int32_t month, int32_t cell, int32_t first_weekday) {
  const int32_t number = packed_cell_day(packed, year, month, cell, first_weekday);
  return peer_content_answer(number, packed_from_day_guess(packed, number), month, cell);
}

PEER_KERNELS(peer_packed_day_count, packed_length(packed_year(in->packed, year - in->packed->first_year), month))
PEER_KERNELS(peer_packed_offset, packed_offset_at(packed_start(in->packed, year, month), first_weekday))
PEER_KERNELS(peer_packed_to_day, packed_start(in->packed, year, month) + day - 1)
PEER_KERNELS(peer_packed_from_day, peer_date_answer(packed_from_day(in->packed, number)))
PEER_KERNELS(peer_packed_from_day_guess, peer_date_answer(packed_from_day_guess(in->packed, number)))
PEER_KERNELS(
    peer_packed_place, packed_place_of(packed_from_day(in->packed, number), number, first_weekday))
PEER_KERNELS(
    peer_packed_place_guess, packed_place_of(packed_from_day_guess(in->packed, number), number, first_weekday))
PEER_KERNELS(peer_packed_cell_date, packed_cell_content(in->packed, year, month, cell, first_weekday))
PEER_KERNELS(peer_packed_cell_date_guess, packed_cell_content_guess(in->packed, year, month, cell, first_weekday))
