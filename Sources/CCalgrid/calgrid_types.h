#ifndef CALGRID_TYPES_H
#define CALGRID_TYPES_H

#include <stdint.h>

/* calgrid: calendar grids in constant time from a cache file. The types of the C interface; calgrid.h has the functions.
 *
 * Days are numbers: days since 1970-01-01 in the proleptic Gregorian calendar. Years and months are in the calendar's own count; an
 * ordinal is a month's position in its year, 1...13. Every function that can fail returns a status, CALGRID_OK or one of the codes below,
 * and says why in a calgrid_error of the caller's if one is given. After an error the results are left as they were, unless a function
 * says otherwise. All functions may be called from any number of threads at once; the two that close a handle must be the last to use it. */

/* A file that is open, or a copy of its bytes. */
typedef struct calgrid_file { const void *opaque; } calgrid_file;

/* The grid of a calendar and a week rule. Keeps the bytes that it needs, also when its file is closed or reloaded. */
typedef struct calgrid_grid { const void *opaque; } calgrid_grid;

enum {
  CALGRID_OK = 0,
  CALGRID_INVALID_ARGUMENT = 1,
  CALGRID_NOT_FOUND = 2,
  CALGRID_NOT_CALGRID_FILE = 3,
  CALGRID_UNSUPPORTED_VERSION = 4,
  CALGRID_TRUNCATED = 5,
  CALGRID_CORRUPT = 6,
  CALGRID_PARAMETERS_NOT_IN_FILE = 7,
  CALGRID_YEAR_OUT_OF_RANGE = 8,
  CALGRID_DAY_OUT_OF_RANGE = 9,
  CALGRID_NO_SUCH_MONTH = 10,
  CALGRID_NO_SUCH_DAY = 11,
  CALGRID_NO_SUCH_CELL = 12,
  CALGRID_NO_SUCH_ROW = 13,
  CALGRID_BUFFER_TOO_SMALL = 14,
  CALGRID_INPUT_OUTPUT = 15,
  CALGRID_OTHER = 16
};

/* How a file's bytes are held: CALGRID_AUTOMATIC copies small files and maps large ones. */
enum { CALGRID_AUTOMATIC = 0, CALGRID_MAPPED = 1, CALGRID_COPIED = 2 };

/* Which cells around a month are filled: none, those of its rows, or all six rows. */
enum { CALGRID_FILL_NONE = 0, CALGRID_FILL_ROWS = 1, CALGRID_FILL_SIX = 2 };

/* Whose day stands in a cell; 0 is a blank cell. */
enum { CALGRID_BLANK = 0, CALGRID_PREVIOUS = 1, CALGRID_CURRENT = 2, CALGRID_NEXT = 3 };

typedef struct calgrid_error {
  int32_t status;
  /* The system's error number, or 0. */
  int32_t system_error;
  /* Where in the file, or -1. */
  int64_t byte_offset;
  /* One line of UTF-8, cut at a character if it is longer. */
  char message[240];
} calgrid_error;

/* What a grid answers. */
typedef struct calgrid_range {
  int32_t first_year, last_year;
  int32_t first_day, last_day;
  /* Months in all, and rows of months that stand below each other as blocks of the weeks they touch. */
  int64_t month_count, row_count;
  /* The version of the calendar's rule that made the table. */
  uint64_t rule_version;
} calgrid_range;

typedef struct calgrid_month {
  int32_t year;
  int32_t start;
  uint8_t ordinal;
  /* The name: its number, and whether it repeats the number of the month before it. */
  uint8_t number, is_leap;
  uint8_t day_count;
  /* Cells before day 1, 0...6, and weeks that the month touches, 1...6. */
  uint8_t first_weekday_offset, row_count;
  /* Whether the days' labels are not simply 1...day_count. */
  uint8_t has_own_labels;
} calgrid_month;

/* Where a day stands. Row and column count from 0; the weekday is 1 Sunday ... 7 Saturday. */
typedef struct calgrid_position {
  int32_t year;
  uint8_t ordinal, label, row, column, weekday;
} calgrid_position;

typedef struct calgrid_cell {
  int32_t day;
  /* 0 and CALGRID_BLANK where the calendar does not know the day. */
  uint8_t label, owner;
} calgrid_cell;

/* A week by number; week 0 where it belongs to a year whose beginning the calendar does not know. */
typedef struct calgrid_week {
  int32_t year;
  int32_t week;
} calgrid_week;

#endif
