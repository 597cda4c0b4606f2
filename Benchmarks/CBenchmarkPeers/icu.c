// ICU4C through its C interface, found at run time so that neither headers nor the library are needed to build.
// Its exported names carry the major version: ucal_open_72.
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "include/CBenchmarkPeers.h"

typedef void *(*ucal_open_function)(const uint16_t *, int32_t, const char *, int, int *);
typedef void (*ucal_close_function)(void *);
typedef void (*ucal_set_millis_function)(void *, double, int *);
typedef double (*ucal_get_millis_function)(void *, int *);
typedef int32_t (*ucal_get_function)(void *, int, int *);
typedef int32_t (*ucal_get_limit_function)(void *, int, int, int *);
typedef void (*ucal_set_date_function)(void *, int32_t, int32_t, int32_t, int *);
typedef void (*ucal_set_change_function)(void *, double, int *);
typedef void (*ucal_set_attribute_function)(void *, int, int32_t);

static struct {
  int32_t version;
  ucal_open_function open;
  ucal_close_function close;
  ucal_set_millis_function set_millis;
  ucal_get_millis_function get_millis;
  ucal_get_function get;
  ucal_get_limit_function get_limit;
  ucal_set_date_function set_date;
  ucal_set_change_function set_gregorian_change;
  ucal_set_attribute_function set_attribute;
} icu;

// Values of ICU's public enumerations UCalendarDateFields, UCalendarLimitType, UCalendarType, UCalendarAttribute.
enum {
  field_month = 2,
  field_week_of_year = 3,
  field_day_of_month = 5,
  field_day_of_week = 7,
  field_year_of_week = 17,
  field_extended_year = 19,
  field_is_leap_month = 22,
  limit_actual_maximum = 5,
  type_default = 0,
  type_gregorian = 1,
  attribute_first_weekday = 1,
  attribute_minimum_days = 2,
};

static const double milliseconds_per_day = 86400000.0;

static void *versioned(void *library, const char *name, int32_t version) {
  char symbol[64];
  snprintf(symbol, sizeof symbol, "%s_%d", name, version);
  return dlsym(library, symbol);
}

static void load_library(void) {
  for (int32_t version = 90; version >= 50; version--) {
    char file[64];
    snprintf(file, sizeof file, "libicui18n.so.%d", version);
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) continue;
    icu.open = (ucal_open_function)versioned(library, "ucal_open", version);
    icu.close = (ucal_close_function)versioned(library, "ucal_close", version);
    icu.set_millis = (ucal_set_millis_function)versioned(library, "ucal_setMillis", version);
    icu.get_millis = (ucal_get_millis_function)versioned(library, "ucal_getMillis", version);
    icu.get = (ucal_get_function)versioned(library, "ucal_get", version);
    icu.get_limit = (ucal_get_limit_function)versioned(library, "ucal_getLimit", version);
    icu.set_date = (ucal_set_date_function)versioned(library, "ucal_setDate", version);
    icu.set_gregorian_change = (ucal_set_change_function)versioned(library, "ucal_setGregorianChange", version);
    icu.set_attribute = (ucal_set_attribute_function)versioned(library, "ucal_setAttribute", version);
    if (icu.open && icu.close && icu.set_millis && icu.get_millis && icu.get && icu.get_limit && icu.set_date &&
        icu.set_gregorian_change && icu.set_attribute) {
      icu.version = version;
      return;
    }
    dlclose(library);
  }
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

int32_t peer_icu_version(void) {
  pthread_once(&once, load_library);
  return icu.version;
}

struct peer_icu {
  void *calendar;
};

struct peer_icu *peer_icu_open(const char *calendar_name, bool proleptic_gregorian) {
  if (peer_icu_version() == 0) return NULL;
  static const uint16_t zone[] = {'U', 'T', 'C', 0};
  char locale[96];
  snprintf(locale, sizeof locale, "en@calendar=%s", calendar_name);
  int status = 0;
  void *calendar = icu.open(zone, -1, locale, proleptic_gregorian ? type_gregorian : type_default, &status);
  if (status > 0 || calendar == NULL) return NULL;
  if (proleptic_gregorian) icu.set_gregorian_change(calendar, -INFINITY, &status);
  if (status > 0) {
    status = 0;
    // Some versions refuse infinity: a moment long before any date asked about does as well.
    icu.set_gregorian_change(calendar, -4000000.0 * milliseconds_per_day, &status);
  }
  icu.set_attribute(calendar, attribute_first_weekday, 2);
  icu.set_attribute(calendar, attribute_minimum_days, 4);
  struct peer_icu *result = malloc(sizeof *result);
  if (result == NULL) {
    icu.close(calendar);
    return NULL;
  }
  result->calendar = calendar;
  return result;
}

void peer_icu_close(struct peer_icu *calendar) {
  if (calendar == NULL) return;
  icu.close(calendar->calendar);
  free(calendar);
}

uint64_t peer_icu_day_count(struct peer_icu *calendar, const int32_t *day_numbers, size_t count) {
  uint64_t sum = 0;
  int status = 0;
  for (size_t index = 0; index < count; index++) {
    icu.set_millis(calendar->calendar, day_numbers[index] * milliseconds_per_day, &status);
    sum += (uint64_t)icu.get_limit(calendar->calendar, field_day_of_month, limit_actual_maximum, &status);
  }
  return status > 0 ? UINT64_MAX : sum;
}

uint64_t peer_icu_from_day(struct peer_icu *calendar, const int32_t *day_numbers, size_t count) {
  uint64_t sum = 0;
  int status = 0;
  for (size_t index = 0; index < count; index++) {
    icu.set_millis(calendar->calendar, day_numbers[index] * milliseconds_per_day, &status);
    const int64_t year = icu.get(calendar->calendar, field_extended_year, &status);
    const int32_t month = icu.get(calendar->calendar, field_month, &status);
    const int32_t leap = icu.get(calendar->calendar, field_is_leap_month, &status);
    const int32_t day = icu.get(calendar->calendar, field_day_of_month, &status);
    sum += (uint64_t)(year * 65536 + (month + 1 + leap * 16) * 256 + day);
  }
  return status > 0 ? UINT64_MAX : sum;
}

uint64_t peer_icu_to_day(struct peer_icu *calendar, const struct peer_inputs *inputs, size_t count) {
  uint64_t sum = 0;
  int status = 0;
  icu.set_millis(calendar->calendar, 0, &status);
  for (size_t index = 0; index < count; index++) {
    icu.set_date(
        calendar->calendar, inputs->years[index], inputs->months[index] - 1, inputs->days[index], &status);
    sum += (uint64_t)(int64_t)floor(icu.get_millis(calendar->calendar, &status) / milliseconds_per_day);
  }
  return status > 0 ? UINT64_MAX : sum;
}

uint64_t peer_icu_offset(struct peer_icu *calendar, const int32_t *day_numbers, size_t count, int32_t first_weekday) {
  uint64_t sum = 0;
  int status = 0;
  for (size_t index = 0; index < count; index++) {
    icu.set_millis(calendar->calendar, day_numbers[index] * milliseconds_per_day, &status);
    const int32_t weekday = icu.get(calendar->calendar, field_day_of_week, &status);
    const int32_t day = icu.get(calendar->calendar, field_day_of_month, &status);
    // Both counts are 1-based; 42 keeps the dividend positive.
    sum += (uint64_t)((weekday - (day - 1) - first_weekday + 42) % 7);
  }
  return status > 0 ? UINT64_MAX : sum;
}

uint64_t peer_icu_iso_week(struct peer_icu *calendar, const int32_t *day_numbers, size_t count) {
  uint64_t sum = 0;
  int status = 0;
  for (size_t index = 0; index < count; index++) {
    icu.set_millis(calendar->calendar, day_numbers[index] * milliseconds_per_day, &status);
    const int64_t year = icu.get(calendar->calendar, field_year_of_week, &status);
    sum += (uint64_t)(year * 64 + icu.get(calendar->calendar, field_week_of_year, &status));
  }
  return status > 0 ? UINT64_MAX : sum;
}
