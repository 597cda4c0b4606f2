// The calendar types of C++20 as the standard library of this machine implements them.
#include <chrono>

#include "kernels.h"

namespace {

namespace c = std::chrono;

inline int32_t chrono_to_day(int32_t year, int32_t month, int32_t day) {
  const c::sys_days days = c::year_month_day(c::year(year), c::month(static_cast<unsigned>(month)),
                                             c::day(static_cast<unsigned>(day)));
  return static_cast<int32_t>(days.time_since_epoch().count());
}

inline c::sys_days chrono_days(int32_t number) { return c::sys_days(c::days(number)); }

inline peer_date chrono_from_day(int32_t number) {
  const c::year_month_day date(chrono_days(number));
  return {static_cast<int>(date.year()), static_cast<int32_t>(static_cast<unsigned>(date.month())),
          static_cast<int32_t>(static_cast<unsigned>(date.day()))};
}

inline int32_t chrono_month_length(int32_t year, int32_t month) {
  const c::year_month_day_last last(c::year(year), c::month_day_last(c::month(static_cast<unsigned>(month))));
  return static_cast<int32_t>(static_cast<unsigned>(last.day()));
}

inline int32_t chrono_offset_at(int32_t number, int32_t first_weekday) {
  // The difference of two weekdays is 0 … 6 days.
  const c::days difference =
      c::weekday(chrono_days(number)) - c::weekday(static_cast<unsigned>(first_weekday - 1));
  return static_cast<int32_t>(difference.count());
}

}  // namespace

#define PEER chrono
#include "derived.h"
