// One integer a month and a binary search, as OpenJDK's HijrahChronology keeps the Umm al-Qura calendar; years of
// varying length get an index of their first months beside it.
#include "kernels.h"

static inline int32_t table_index(const struct peer_month_table *table, int32_t year, int32_t month) {
  const int32_t row = year - table->first_year;
  const int32_t first = table->months_per_year != 0 ? row * table->months_per_year : table->year_first_months[row];
  return first + month - 1;
}

// The last month that begins on or before the day.
static inline int32_t table_search(const struct peer_month_table *table, int32_t number) {
  int32_t low = 0;
  int32_t high = table->month_count - 1;
  while (low <= high) {
    const int32_t middle = (int32_t)((uint32_t)(low + high) >> 1);
    const int32_t start = table->starts[middle];
    if (start < number) {
      low = middle + 1;
    } else if (start > number) {
      high = middle - 1;
    } else {
      return middle;
    }
  }
  return low - 1;
}

static inline struct peer_date table_from_day(const struct peer_month_table *table, int32_t number) {
  const int32_t index = table_search(table, number);
  struct peer_date date;
  if (table->months_per_year == 12) {
    date.year = table->first_year + index / 12;
    date.month = index % 12 + 1;
  } else {
    date.year = table->month_years[index];
    date.month = index - table->year_first_months[date.year - table->first_year] + 1;
  }
  date.day = number - table->starts[index] + 1;
  return date;
}

static inline int32_t table_day_count(const struct peer_month_table *table, int32_t year, int32_t month) {
  const int32_t index = table_index(table, year, month);
  return table->starts[index + 1] - table->starts[index];
}

static inline int32_t table_start(const struct peer_month_table *table, int32_t year, int32_t month) {
  return table->starts[table_index(table, year, month)];
}

// Cells before a day that stands first in its month; the day is made positive by a multiple of 7.
static inline int32_t table_offset_at(int32_t number, int32_t first_weekday) {
  return (int32_t)((uint32_t)(number + 7 * 2000000 + 12 - first_weekday) % 7);
}

static inline int64_t table_place(const struct peer_month_table *table, int32_t number, int32_t first_weekday) {
  const struct peer_date date = table_from_day(table, number);
  return peer_place_answer(date, table_offset_at(number - date.day + 1, first_weekday));
}

static inline int64_t table_cell_date(
    const struct peer_month_table *table, int32_t year, int32_t month, int32_t cell, int32_t first_weekday) {
  const int32_t start = table_start(table, year, month);
  const int32_t number = start - table_offset_at(start, first_weekday) + cell;
  return peer_content_answer(number, table_from_day(table, number), month, cell);
}

PEER_KERNELS(peer_table_day_count, table_day_count(in->table, year, month))
PEER_KERNELS(peer_table_offset, table_offset_at(table_start(in->table, year, month), first_weekday))
PEER_KERNELS(peer_table_to_day, table_start(in->table, year, month) + day - 1)
PEER_KERNELS(peer_table_from_day, peer_date_answer(table_from_day(in->table, number)))
PEER_KERNELS(peer_table_place, table_place(in->table, number, first_weekday))
PEER_KERNELS(peer_table_cell_date, table_cell_date(in->table, year, month, cell, first_weekday))
