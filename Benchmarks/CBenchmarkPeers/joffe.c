// B. Joffe's articles of 2025 on fast date algorithms (benjoffe.com: "fast-date", "fast-date-64", "fast-leap-year").
// Written from the description: years are counted backwards from a far future, so that the division by the century
// needs no correction terms, and the month and day come from one product of the fraction of the year that is left.
#include "kernels.h"

typedef unsigned __int128 wide;

enum {
  days_in_cycle = 146097,
  days_in_four_years = 1461,
  // From 0000-03-01 to 1970-01-01.
  epoch_days = 719468,
};

// 400-year cycles between the years asked for and the far end; leaves the 64-bit products room.
static const uint64_t cycles = 4726498270;
// 2⁶⁴ / (days in a century), and 2⁶⁴ / (days in a Julian year), rounded down and up.
static const uint64_t per_century = (uint64_t)((((wide)1 << 64) * 4) / days_in_cycle);
static const uint64_t per_year = (uint64_t)((((wide)1 << 64) * 4) / days_in_four_years) + 1;
// 2⁶⁴ / 2140: one day is about 2,140 of the 65,536 parts of a month.
static const uint64_t per_day = (uint64_t)(((wide)1 << 64) / 2140);

static inline uint64_t high_half(uint64_t left, uint64_t right) { return (uint64_t)(((wide)left * right) >> 64); }

static inline struct peer_date joffe_from_day(int32_t number) {
  const uint64_t backwards = days_in_cycle * cycles - epoch_days - 1 - (uint64_t)(int64_t)number;
  const uint64_t century = high_half(backwards, per_century);
  const uint64_t julian = backwards + century - century / 4;
  const wide years = (wide)julian * per_year;
  const uint64_t year = 400 * cycles - 1 - (uint64_t)(years >> 64);
  // The fraction of the year that is left, in parts of which a day has 2142.18.
  const uint32_t left = (uint32_t)high_half(782432, (uint64_t)years);
  const bool is_late = left < 126464;
  // The fraction has lost up to three quarters of a day since the last leap day: 512 parts a year make up for it.
  const uint32_t parts = (uint32_t)(year % 4) * 512 + (is_late ? 191360 : 977792) - left;
  const struct peer_date date = {
      (int32_t)(year + is_late),
      (int32_t)(parts >> 16),
      (int32_t)high_half(parts & 0xffff, per_day) + 1,
  };
  return date;
}

static inline int32_t joffe_to_day(int32_t year, int32_t month, int32_t day) {
  enum { shift_cycles = 82 };
  const uint32_t is_late = month <= 2;
  const uint32_t y = (uint32_t)year + 400 * shift_cycles - is_late;
  const uint32_t century = y / 100;
  // The months as in Neri–Schneider, but January and February get their twelve months inside the constant.
  const uint32_t month_days = (979 * (uint32_t)month + (is_late ? 979 * 12 - 2919 : (uint32_t)-2919)) / 32;
  return (int32_t)(y * 365 + y / 4 - century + century / 4 + month_days + (uint32_t)day - 1 -
                   (epoch_days + days_in_cycle * shift_cycles));
}

static inline int32_t joffe_month_length(int32_t year, int32_t month) {
  if (month != 2) return 30 | (month ^ (month >> 3));
  // A multiple of 25 is a leap year when it is one of 16, any other year when it is one of 4.
  return (year & (year % 25 != 0 ? 3 : 15)) == 0 ? 29 : 28;
}

static inline int32_t joffe_offset_at(int32_t number, int32_t first_weekday) {
  // 2³²/7 rounded up; the number is made positive by a multiple of 7 and folded with the first weekday before the
  // only reduction. 1970-01-01 is a Thursday.
  const uint32_t value = (uint32_t)number + 7 * 2000000 + 12 - (uint32_t)first_weekday;
  return (int32_t)(((uint64_t)(value * 613566757u) * 7) >> 32);
}

#define PEER joffe
#include "derived.h"
