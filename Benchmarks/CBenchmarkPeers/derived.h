// What follows from two conversions. Include after defining PEER as the prefix of
//   PEER_month_length(year, month), PEER_to_day(year, month, day), PEER_from_day(number), PEER_offset_at(number, first)
// where the last gives the cells before a day that stands first in its month.
#define PEER_JOIN_(left, right) left##right
#define PEER_JOIN(left, right) PEER_JOIN_(left, right)
#define PEER_OF(name) PEER_JOIN(PEER, name)
#define PEER_JOIN3_(left, middle, right) left##middle##right
#define PEER_JOIN3(left, middle, right) PEER_JOIN3_(left, middle, right)
#define PEER_EXPORT(name) PEER_JOIN3(peer_, PEER, name)

static inline int64_t PEER_OF(_place)(int32_t number, int32_t first_weekday) {
  const struct peer_date date = PEER_OF(_from_day)(number);
  return peer_place_answer(date, PEER_OF(_offset_at)(number - date.day + 1, first_weekday));
}

static inline int32_t PEER_OF(_grid_start)(int32_t year, int32_t month, int32_t first_weekday) {
  const int32_t first = PEER_OF(_to_day)(year, month, 1);
  return first - PEER_OF(_offset_at)(first, first_weekday);
}

// Cell by cell: what a program does that has conversions and no grid.
PEER_INLINE void PEER_OF(_fill)(int32_t year, int32_t month, int32_t first_weekday, struct peer_grid *grid) {
  const int32_t start = PEER_OF(_grid_start)(year, month, first_weekday);
  PEER_ONE_AT_A_TIME
  for (int32_t cell = 0; cell < 42; cell++) {
    const struct peer_date date = PEER_OF(_from_day)(start + cell);
    grid->days[cell] = start + cell;
    grid->labels[cell] = (uint8_t)date.day;
    grid->owners[cell] = (uint8_t)(date.month == month ? 1 : cell < 7 ? 0 : 2);
  }
}

static inline int64_t PEER_OF(_fill_month_answer)(int32_t year, int32_t month, int32_t cell, int32_t first_weekday) {
  PEER_ALIGNED struct peer_grid grid;
  PEER_OF(_fill)(year, month, first_weekday, &grid);
  peer_publish(&grid);
  return peer_cell_answer(&grid, cell);
}

static inline int64_t PEER_OF(_fill_year_answer)(int32_t year, int32_t month, int32_t cell, int32_t first_weekday) {
  PEER_ALIGNED struct peer_grid grids[12];
  for (int32_t index = 0; index < 12; index++) PEER_OF(_fill)(year, index + 1, first_weekday, &grids[index]);
  peer_publish(grids);
  return peer_cell_answer(&grids[month - 1], cell);
}

PEER_INLINE int64_t PEER_OF(_cell_content)(int32_t year, int32_t month, int32_t cell, int32_t first_weekday) {
  const int32_t number = PEER_OF(_grid_start)(year, month, first_weekday) + cell;
  return peer_content_answer(number, PEER_OF(_from_day)(number), month, cell);
}

// The week belongs to the year of its Thursday.
static inline int64_t PEER_OF(_iso_week)(int32_t number) {
  const int32_t thursday = number - PEER_OF(_offset_at)(number, 2) + 3;
  const int32_t year = PEER_OF(_from_day)(thursday).year;
  const uint32_t day_of_year = (uint32_t)(thursday - PEER_OF(_to_day)(year, 1, 1));
  return peer_week_answer(year, (int32_t)(day_of_year / 7) + 1);
}

PEER_KERNELS(PEER_EXPORT(_day_count), PEER_OF(_month_length)(year, month))
PEER_KERNELS(PEER_EXPORT(_offset), PEER_OF(_offset_at)(PEER_OF(_to_day)(year, month, 1), first_weekday))
PEER_KERNELS(PEER_EXPORT(_to_day), PEER_OF(_to_day)(year, month, day))
PEER_KERNELS(PEER_EXPORT(_from_day), peer_date_answer(PEER_OF(_from_day)(number)))
PEER_KERNELS(PEER_EXPORT(_place), PEER_OF(_place)(number, first_weekday))
PEER_KERNELS(PEER_EXPORT(_cell_day), PEER_OF(_grid_start)(year, month, first_weekday) + cell)
PEER_KERNELS(PEER_EXPORT(_cell_date), PEER_OF(_cell_content)(year, month, cell, first_weekday))
PEER_KERNELS(PEER_EXPORT(_fill_month), PEER_OF(_fill_month_answer)(year, month, cell, first_weekday))
PEER_KERNELS(PEER_EXPORT(_fill_year), PEER_OF(_fill_year_answer)(year, month, cell, first_weekday))
PEER_KERNELS(PEER_EXPORT(_iso_week), PEER_OF(_iso_week)(number))
