// The loops around the questions, in one place, so that every peer pays for the same.
#ifndef BENCH_KERNELS_H
#define BENCH_KERNELS_H

#include "include/CBenchmarkPeers.h"

#ifdef __cplusplus
#define PEER_LINKAGE extern "C"
#else
#define PEER_LINKAGE
#endif

// For steps that the compiler would call in some peers and inline in others.
#define PEER_INLINE static inline __attribute__((always_inline))

// A lookup answers one question. Without this the compiler answers several at once in vector registers, which no
// caller of a calendar library gets.
#define PEER_ONE_AT_A_TIME _Pragma("clang loop vectorize(disable) interleave(disable)")

// Where grids are written: never across a page, which would cost more than the grid and depend on where the stack begins.
#define PEER_ALIGNED __attribute__((aligned(4096)))

// `call` sees: in (the inputs), year, month, day, cell, number (the day number) and first_weekday.
// The shift delays the question, not the load of its inputs, which runs ahead in both sides alike. It delays the month
// as well as the year, for the length of most months does not depend on the year.
#define PEER_LOOP(name, call, shift_expression)                                      \
  PEER_LINKAGE uint64_t name(const struct peer_inputs *inputs, size_t count, int64_t zero) { \
    const struct peer_inputs columns = *inputs;                                      \
    const struct peer_inputs *in = &columns;                                         \
    const int32_t first_weekday = columns.first_weekday;                             \
    uint64_t sum = 0;                                                                \
    int64_t last = 0;                                                                \
    (void)zero;                                                                      \
    (void)in;                                                                        \
    (void)first_weekday;                                                             \
    PEER_ONE_AT_A_TIME                                                               \
    for (size_t index = 0; index < count; index++) {                                 \
      const int32_t shift = (int32_t)(shift_expression);                             \
      const int32_t year = columns.years[index] + shift;                             \
      const int32_t month = columns.months[index] + shift;                           \
      const int32_t day = columns.days[index];                                       \
      const int32_t cell = columns.cells[index];                                     \
      const int32_t number = columns.day_numbers[index] + shift;                     \
      (void)year;                                                                    \
      (void)month;                                                                   \
      (void)day;                                                                     \
      (void)cell;                                                                    \
      (void)number;                                                                  \
      last = (call);                                                                 \
      sum += (uint64_t)last;                                                         \
    }                                                                                \
    return sum;                                                                      \
  }

// In two steps, so that a name made by other macros is whole before it is joined.
#define PEER_KERNELS(name, call) PEER_KERNELS_(name, call)
#define PEER_KERNELS_(name, call) \
  PEER_LOOP(name, call, 0)        \
  PEER_LOOP(name##_latency, call, last &zero)

struct peer_date {
  int32_t year;
  int32_t month;
  int32_t day;
};

static inline int64_t peer_date_answer(struct peer_date date) {
  return (int64_t)date.year * 65536 + date.month * 256 + date.day;
}

static inline int64_t peer_place_answer(struct peer_date date, int32_t offset) {
  const uint32_t index = (uint32_t)(offset + date.day - 1);
  return peer_date_answer(date) * 64 + (int64_t)(index / 7 * 8 + index % 7);
}

static inline int64_t peer_cell_answer(const struct peer_grid *grid, int32_t cell) {
  return (int64_t)grid->days[cell] * 65536 + grid->owners[cell] * 256 + grid->labels[cell];
}

// The content of one cell of a month's grid, from its date. Neighbours never bear the month's own number.
static inline int64_t peer_content_answer(int32_t number, struct peer_date date, int32_t month, int32_t cell) {
  const int32_t owner = date.month == month ? 1 : cell < 7 ? 0 : 2;
  return (int64_t)number * 65536 + owner * 256 + date.day;
}

static inline int64_t peer_week_answer(int32_t year, int32_t week) { return (int64_t)year * 64 + week; }

// Makes the compiler believe that somebody reads the whole grid.
static inline void peer_publish(struct peer_grid *grid) { __asm__ volatile("" : : "r"(grid) : "memory"); }

#endif
