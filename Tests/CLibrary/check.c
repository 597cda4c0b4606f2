/* What the conformance file does not ask of the C library: batches, errors, reloads, and many threads on one grid.
 * Usage: check CACHE OTHER; CACHE has gregorian and hebrew with weeks 2/4 around 5784 and 2026, OTHER is a copy that may be replaced. */
#include <calgrid.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int checks;

#define CHECK(condition)                                                       \
  do {                                                                         \
    checks++;                                                                  \
    if (!(condition)) {                                                        \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);          \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)

static void batches(calgrid_grid hebrew) {
  uint8_t labels[546], owners[546];
  int32_t days[546];
  calgrid_month months[13];
  ptrdiff_t count = 0;
  CHECK(calgrid_months_of(hebrew, 5784, months, 13, &count, NULL) == CALGRID_OK && count == 13);
  CHECK(months[5].number == 6 && !months[5].is_leap && months[5].day_count == 30 && months[5].start == 19763);
  CHECK(calgrid_months_of(hebrew, 5784, months, 12, &count, NULL) == CALGRID_BUFFER_TOO_SMALL && count == 13);
  CHECK(calgrid_fill_year(hebrew, 5784, CALGRID_FILL_SIX, labels, owners, days, 546, &count, NULL) == CALGRID_OK);
  CHECK(count == 13);
  for (int index = 0; index < 13 * 42; index++) {
    calgrid_cell cell;
    CHECK(calgrid_cell_at(hebrew, 5784, index / 42 + 1, index % 42, &cell, NULL) == CALGRID_OK);
    CHECK(cell.day == days[index] && cell.label == labels[index] && cell.owner == owners[index]);
  }
  uint8_t own[43];
  int32_t numbers[43];
  memset(own, 99, sizeof own);
  CHECK(calgrid_fill_month(hebrew, 5784, 6, CALGRID_FILL_NONE, own, owners, numbers, 42, NULL) == CALGRID_OK);
  CHECK(own[42] == 99 && own[0] == 0 && own[5] == 1 && owners[5] == CALGRID_CURRENT);
  CHECK(calgrid_fill_month(hebrew, 5784, 6, CALGRID_FILL_NONE, own, owners, numbers, 41, NULL) == CALGRID_BUFFER_TOO_SMALL);
  CHECK(calgrid_fill_month(hebrew, 5784, 6, 7, own, owners, numbers, 42, NULL) == CALGRID_INVALID_ARGUMENT);
  int32_t asked[3] = {19763, 2000000000, 19764};
  calgrid_position places[3] = {{0}};
  CHECK(calgrid_positions_of(hebrew, asked, 3, places, &count, NULL) == CALGRID_DAY_OUT_OF_RANGE);
  CHECK(count == 1 && places[0].label == 1 && places[0].weekday == 7 && places[1].year == 0);
  calgrid_month adar;
  CHECK(calgrid_month_named(hebrew, 5784, 6, 0, &adar, NULL) == CALGRID_OK && adar.ordinal == 6);
  int32_t day, day_count;
  CHECK(calgrid_day_of(hebrew, 5784, 6, 20, &day, NULL) == CALGRID_OK && day == 19782);
  CHECK(calgrid_day_count(hebrew, 5784, 6, &day_count, NULL) == CALGRID_OK && day_count == 30);
}

static void errors(calgrid_file file) {
  calgrid_error error;
  calgrid_file none = {NULL};
  calgrid_grid grid = {NULL};
  int32_t number = 7;
  CHECK(calgrid_file_open("/nowhere/at/all", CALGRID_MAPPED, &none, &error) == CALGRID_NOT_FOUND);
  CHECK(error.status == CALGRID_NOT_FOUND && error.system_error == 2 && strstr(error.message, "/nowhere/at/all"));
  CHECK(calgrid_file_open("x", 9, &none, &error) == CALGRID_INVALID_ARGUMENT && none.opaque == NULL);
  CHECK(calgrid_file_open("\xff", CALGRID_MAPPED, &none, &error) == CALGRID_INVALID_ARGUMENT);
  CHECK(calgrid_file_open_bytes(NULL, 0, &none, &error) == CALGRID_NOT_CALGRID_FILE && error.byte_offset == 0);
  CHECK(calgrid_grid_open(file, "hebrw", 2, 4, &grid, &error) == CALGRID_INVALID_ARGUMENT);
  CHECK(strstr(error.message, "hebrew"));
  CHECK(calgrid_grid_open(file, "hebrew", 8, 4, &grid, &error) == CALGRID_INVALID_ARGUMENT);
  CHECK(calgrid_grid_open(file, "hebrew", 2, 0, &grid, &error) == CALGRID_INVALID_ARGUMENT);
  CHECK(calgrid_grid_open(file, "tamil", 2, 4, &grid, &error) == CALGRID_PARAMETERS_NOT_IN_FILE);
  CHECK(calgrid_day_count(grid, 2026, 2, &number, &error) == CALGRID_INVALID_ARGUMENT && number == 7);
  CHECK(calgrid_grid_open(none, "hebrew", 2, 4, &grid, NULL) == CALGRID_INVALID_ARGUMENT);
  CHECK(calgrid_file_verify(none, NULL) == CALGRID_INVALID_ARGUMENT);
  calgrid_file_close(none);
  calgrid_grid_close(grid);
  /* A message that is too long is cut between characters. */
  char path[4000];
  for (int index = 0; index + 3 < 1500; index += 3) memcpy(path + index, "\xe6\x9c\x88", 4);
  CHECK(calgrid_file_open(path, CALGRID_MAPPED, &none, &error) != CALGRID_OK);
  CHECK(strlen(error.message) < sizeof error.message);
}

/* Another file takes the place of the one that is open: grids keep their generation. */
static void reload(const char *from, const char *path) {
  char command[9000];
  calgrid_file file;
  calgrid_grid grid;
  int32_t changed = 9, count;
  CHECK(calgrid_file_open(path, CALGRID_MAPPED, &file, NULL) == CALGRID_OK);
  CHECK(calgrid_grid_open(file, "gregorian", 2, 4, &grid, NULL) == CALGRID_OK);
  CHECK(calgrid_file_reload_if_changed(file, &changed, NULL) == CALGRID_OK && changed == 0);
  snprintf(command, sizeof command, "cp '%s' '%s.next' && mv '%s.next' '%s'", from, path, path, path);
  CHECK(system(command) == 0);
  CHECK(calgrid_file_reload_if_changed(file, &changed, NULL) == CALGRID_OK && changed == 1);
  snprintf(command, sizeof command, "printf damaged > '%s.next' && mv '%s.next' '%s'", path, path, path);
  CHECK(system(command) == 0);
  CHECK(calgrid_file_reload_if_changed(file, &changed, NULL) == CALGRID_NOT_CALGRID_FILE);
  calgrid_file_close(file);
  CHECK(calgrid_day_count(grid, 2026, 2, &count, NULL) == CALGRID_OK && count == 28);
  calgrid_grid_close(grid);
}

static void *ask(void *context) {
  calgrid_grid grid = *(calgrid_grid *)context;
  calgrid_range range;
  calgrid_position place;
  intptr_t wrong = 0;
  if (calgrid_grid_range(grid, &range, NULL)) return (void *)1;
  for (int round = 0; round < 20; round++) {
    for (int32_t day = range.first_day; day <= range.last_day; day++) {
      int32_t back = 0;
      if (calgrid_position_of(grid, day, &place, NULL) ||
          calgrid_day_of(grid, place.year, place.ordinal, place.label, &back, NULL) || back != day)
        wrong++;
    }
    /* Errors belong to their caller. */
    calgrid_error error;
    int32_t outside = range.last_year + 1 + (int32_t)((uintptr_t)&error >> 12 & 4095) + round, count;
    char number[24];
    snprintf(number, sizeof number, "year %d,", outside);
    if (calgrid_day_count(grid, outside, 1, &count, &error) != CALGRID_YEAR_OUT_OF_RANGE || !strstr(error.message, number)) {
      fprintf(stderr, "%s\n", error.message);
      wrong++;
    }
  }
  return (void *)wrong;
}

static void threads(calgrid_grid grid) {
  pthread_t threads[4];
  for (int index = 0; index < 4; index++) CHECK(pthread_create(&threads[index], NULL, ask, &grid) == 0);
  for (int index = 0; index < 4; index++) {
    void *wrong;
    CHECK(pthread_join(threads[index], &wrong) == 0 && wrong == NULL);
  }
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  calgrid_file file;
  calgrid_grid hebrew, gregorian;
  calgrid_error error;
  if (calgrid_file_open(arguments[1], CALGRID_AUTOMATIC, &file, &error)) {
    fprintf(stderr, "%s\n", error.message);
    return 66;
  }
  CHECK(calgrid_file_verify(file, &error) == CALGRID_OK);
  CHECK(calgrid_grid_open(file, "hebrew", 2, 4, &hebrew, &error) == CALGRID_OK);
  CHECK(calgrid_grid_open(file, "Gregory", 2, 4, &gregorian, &error) == CALGRID_OK);
  errors(file);
  calgrid_file_close(file);
  batches(hebrew);
  threads(gregorian);
  reload(arguments[1], arguments[2]);
  calgrid_grid_close(hebrew);
  calgrid_grid_close(gregorian);
  printf("%d checks\n", checks);
  return 0;
}
