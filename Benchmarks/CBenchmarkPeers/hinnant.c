// The textbook way, after H. Hinnant, "chrono-compatible low-level date algorithms": eras of 400 years that begin on
// 1 March, and a line through the lengths of the months.
#include "kernels.h"

static inline int32_t hinnant_to_day(int32_t year, int32_t month, int32_t day) {
  const int32_t march_year = year - (month <= 2);
  const int32_t era = (march_year >= 0 ? march_year : march_year - 399) / 400;
  const int32_t year_of_era = march_year - era * 400;
  const int32_t day_of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
  const int32_t day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
  return era * 146097 + day_of_era - 719468;
}

static inline struct peer_date hinnant_from_day(int32_t number) {
  const int32_t shifted = number + 719468;
  const int32_t era = (shifted >= 0 ? shifted : shifted - 146096) / 146097;
  const uint32_t day_of_era = (uint32_t)(shifted - era * 146097);
  const uint32_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
  const uint32_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  const uint32_t march_month = (5 * day_of_year + 2) / 153;
  const int32_t month = (int32_t)(march_month < 10 ? march_month + 3 : march_month - 9);
  const struct peer_date date = {
      (int32_t)year_of_era + era * 400 + (month <= 2),
      month,
      (int32_t)(day_of_year - (153 * march_month + 2) / 5 + 1),
  };
  return date;
}

static inline int32_t hinnant_month_length(int32_t year, int32_t month) {
  static const uint8_t common[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return month == 2 && leap ? 29 : common[month - 1];
}

static inline int32_t hinnant_offset_at(int32_t number, int32_t first_weekday) {
  const int32_t weekday = number >= -4 ? (number + 4) % 7 : (number + 5) % 7 + 6;
  const int32_t difference = weekday - (first_weekday - 1);
  return difference < 0 ? difference + 7 : difference;
}

#define PEER hinnant
#include "derived.h"
