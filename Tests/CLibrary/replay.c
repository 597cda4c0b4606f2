/* Answers the queries of the conformance file through the C library: standard input has a query a line, standard output gets an answer
 * a line. Data/README.md describes the lines. Usage: replay FOLDER, which holds the caches by name. */
#include <calgrid.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned char *bytes, *damaged;
static size_t byte_count, damaged_count;
static calgrid_file file;
static calgrid_grid grid;
static calgrid_error error;

/* The words of the conformance file for a status. */
static const char *words_of(int32_t status) {
  switch (status) {
    case CALGRID_NOT_FOUND: return "not found";
    case CALGRID_NOT_CALGRID_FILE: return "not a calgrid file";
    case CALGRID_UNSUPPORTED_VERSION: return "unsupported version";
    case CALGRID_TRUNCATED: return "truncated";
    case CALGRID_CORRUPT: return "corrupt";
    case CALGRID_PARAMETERS_NOT_IN_FILE: return "parameters not in this file";
    case CALGRID_YEAR_OUT_OF_RANGE: return "year outside the range";
    case CALGRID_DAY_OUT_OF_RANGE: return "day outside the range";
    case CALGRID_NO_SUCH_MONTH: return "no such month";
    case CALGRID_NO_SUCH_CELL: return "no such cell";
    case CALGRID_NO_SUCH_ROW: return "no such row";
    default: return "something else";
  }
}

static int failed(int32_t status) {
  if (status == CALGRID_OK) return 0;
  if (status != error.status || error.message[0] == 0) {
    printf("the error has another status, or no message\n");
  } else {
    printf("error %s\n", words_of(status));
  }
  return 1;
}

static void use(const char *folder, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s.calgrid", folder, name);
  FILE *stream = fopen(path, "rb");
  if (!stream) exit(66);
  fseek(stream, 0, SEEK_END);
  byte_count = (size_t)ftell(stream);
  rewind(stream);
  bytes = realloc(bytes, byte_count);
  damaged = realloc(damaged, byte_count);
  if (!bytes || !damaged || fread(bytes, 1, byte_count, stream) != byte_count) exit(74);
  fclose(stream);
  memcpy(damaged, bytes, byte_count);
  damaged_count = byte_count;
  calgrid_file_close(file);
  file.opaque = NULL;
  if (!failed(calgrid_file_open(path, CALGRID_MAPPED, &file, &error))) printf("ok\n");
}

static int32_t open_grid(calgrid_file from, const char *calendar, int first, int days) {
  calgrid_grid_close(grid);
  grid.opaque = NULL;
  return calgrid_grid_open(from, calendar, first, days, &grid, &error);
}

/* Opens or verifies the damaged bytes, and mends them. */
static void open_damaged(int verifies, const char *calendar, int first, int days) {
  calgrid_file opened = {NULL};
  calgrid_grid_close(grid);
  grid.opaque = NULL;
  int32_t status = calgrid_file_open_bytes(damaged, (ptrdiff_t)damaged_count, &opened, &error);
  if (status == CALGRID_OK) {
    status = verifies ? calgrid_file_verify(opened, &error) : open_grid(opened, calendar, first, days);
  }
  if (!failed(status)) printf("ok\n");
  calgrid_file_close(opened);
  memcpy(damaged, bytes, byte_count);
  damaged_count = byte_count;
}

static void answer(const char *query, const long *n) {
  calgrid_month month;
  calgrid_position place;
  if (!grid.opaque) {
    printf("error no grid\n");
  } else if (!strcmp(query, "ordinals")) {
    int32_t first, last;
    if (!failed(calgrid_ordinals(grid, (int32_t)n[0], &first, &last, &error))) printf("%d %d\n", first, last);
  } else if (!strcmp(query, "month")) {
    if (failed(calgrid_month_at(grid, (int32_t)n[0], (int32_t)n[1], &month, &error))) return;
    printf("%d %d %d %d %d %d\n", month.start, month.day_count, month.first_weekday_offset, month.row_count,
           month.number, month.is_leap);
  } else if (!strcmp(query, "labels")) {
    if (failed(calgrid_month_at(grid, (int32_t)n[0], (int32_t)n[1], &month, &error))) return;
    int32_t days[64];
    calgrid_position places[64];
    ptrdiff_t done;
    for (int i = 0; i < month.day_count && i < 64; i++) days[i] = month.start + i;
    if (failed(calgrid_positions_of(grid, days, month.day_count, places, &done, &error))) return;
    for (int i = 0; i < done; i++) printf(i ? " %d" : "%d", places[i].label);
    printf("\n");
  } else if (!strcmp(query, "cell")) {
    calgrid_cell cell;
    if (failed(calgrid_cell_at(grid, (int32_t)n[0], (int32_t)n[1], (int32_t)n[2], &cell, &error))) return;
    if (cell.owner == CALGRID_BLANK) printf("blank\n");
    else printf("%d %d %d\n", cell.day, cell.label, cell.owner - CALGRID_CURRENT);
  } else if (!strcmp(query, "day")) {
    if (failed(calgrid_position_of(grid, (int32_t)n[0], &place, &error))) return;
    printf("%d %d %d %d %d\n", place.year, place.ordinal, place.label, place.row, place.column);
  } else if (!strcmp(query, "week")) {
    calgrid_week week;
    if (failed(calgrid_week_of(grid, (int32_t)n[0], &week, &error))) return;
    if (week.week) printf("%d %d\n", week.year, week.week);
    else printf("none\n");
  } else if (!strcmp(query, "before")) {
    int64_t rows;
    if (!failed(calgrid_rows_before(grid, (int32_t)n[0], (int32_t)n[1], &rows, &error))) printf("%lld\n", (long long)rows);
  } else if (!strcmp(query, "row")) {
    int32_t row;
    if (failed(calgrid_month_at_row(grid, n[0], &month, &row, &error))) return;
    printf("%d %d %d\n", month.year, month.ordinal, row);
  } else {
    printf("error\n");
  }
}

int main(int count, char **arguments) {
  if (count != 2 || calgrid_abi_version() != 1) return 64;
  char line[8192];
  while (fgets(line, sizeof line, stdin)) {
    char *rest = line;
    char *query = strtok_r(rest, " \n", &rest);
    if (!query) continue;
    if (!strcmp(query, "use")) {
      use(arguments[1], strtok_r(NULL, " \n", &rest));
    } else if (!strcmp(query, "set")) {
      size_t place = strtoul(strtok_r(NULL, " \n", &rest), NULL, 10);
      for (char *digits; (digits = strtok_r(NULL, " \n", &rest)) && place < damaged_count; place++)
        damaged[place] = (unsigned char)strtoul(digits, NULL, 16);
      printf("ok\n");
    } else if (!strcmp(query, "cut")) {
      damaged_count = strtoul(strtok_r(NULL, " \n", &rest), NULL, 10);
      printf("ok\n");
    } else if (!strcmp(query, "verify")) {
      open_damaged(1, NULL, 0, 0);
    } else if (!strcmp(query, "open") || !strcmp(query, "grid")) {
      char *calendar = strtok_r(NULL, " \n", &rest);
      int first = atoi(strtok_r(NULL, " \n", &rest)), days = atoi(strtok_r(NULL, " \n", &rest));
      if (!strcmp(query, "open")) {
        open_damaged(0, calendar, first, days);
        continue;
      }
      calgrid_range range;
      if (failed(open_grid(file, calendar, first, days)) || failed(calgrid_grid_range(grid, &range, &error))) continue;
      printf("%d %d %d %d %lld\n", range.first_year, range.last_year, range.first_day, range.last_day,
             (long long)range.row_count);
    } else {
      long numbers[3] = {0, 0, 0};
      for (int i = 0; i < 3; i++) {
        char *word = strtok_r(NULL, " \n", &rest);
        if (word) numbers[i] = strtol(word, NULL, 10);
      }
      answer(query, numbers);
    }
  }
  calgrid_grid_close(grid);
  calgrid_file_close(file);
  free(bytes);
  free(damaged);
  return 0;
}
