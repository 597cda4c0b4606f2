// calgrid's own month words, read without a single check of a range: what a table in this form can reach, so that the
// distance of calgrid's lookups from it is what their checks and errors cost.
#include "kernels.h"

static inline uint32_t words_word(const struct peer_month_table *table, int32_t year, int32_t month) {
  const int64_t row = year - table->first_year;
  const int64_t first = table->months_per_year != 0 ? row * table->months_per_year : table->year_first_months[row];
  return table->words[first + month - 1];
}

static inline int32_t words_offset(uint32_t word, int32_t first_weekday) {
  const int32_t column = (int32_t)(word >> 22 & 7) + 1 - first_weekday;
  return column + (column < 0 ? 7 : 0);
}

static inline struct peer_date words_from_day(const struct peer_month_table *table, int32_t number) {
  const uint64_t day = (uint64_t)(number - table->first_day);
  uint64_t index = (day * table->month_slope + table->month_bias) >> 40;
  index -= day < (table->words[index] & 0x3fffff);
  struct peer_date date;
  uint64_t year;
  if (table->months_per_year != 0) {
    year = index * 0x15555556 >> 32;
    date.month = (int32_t)(index - year * 12) + 1;
  } else {
    year = (index * table->year_slope + table->year_bias) >> 40;
    year -= (int32_t)index < table->year_first_months[year];
    date.month = (int32_t)index - table->year_first_months[year] + 1;
  }
  date.year = table->first_year + (int32_t)year;
  date.day = (int32_t)(day - (table->words[index] & 0x3fffff)) + 1;
  return date;
}

PEER_KERNELS(peer_words_day_count, words_word(in->table, year, month) >> 26)
PEER_KERNELS(peer_words_offset, words_offset(words_word(in->table, year, month), first_weekday))
PEER_KERNELS(
    peer_words_to_day,
    in->table->first_day + (int32_t)(words_word(in->table, year, month) & 0x3fffff) + day - 1)
PEER_KERNELS(peer_words_from_day, peer_date_answer(words_from_day(in->table, number)))
