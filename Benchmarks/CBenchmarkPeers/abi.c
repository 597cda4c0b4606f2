#include "include/CBenchmarkPeers.h"

// Calls through pointers, as a C program calls a shared library. The answers are those of AnswerCode.

uint64_t peer_abi_day_count(peer_abi_day_count_function function, struct peer_abi_grid grid, const struct peer_inputs *in,
                            size_t count) {
  uint64_t sum = 0;
  for (size_t index = 0; index < count; index++) {
    int32_t days;
    if (function(grid, in->years[index], in->months[index], &days, NULL)) return UINT64_MAX;
    sum += (uint64_t)days;
  }
  return sum;
}

uint64_t peer_abi_cell(peer_abi_cell_function function, struct peer_abi_grid grid, const struct peer_inputs *in,
                       size_t count) {
  uint64_t sum = 0;
  for (size_t index = 0; index < count; index++) {
    struct peer_abi_cell cell;
    if (function(grid, in->years[index], in->months[index], in->cells[index], &cell, NULL)) return UINT64_MAX;
    sum += (uint64_t)((int64_t)cell.day * 65536 + (cell.owner - 1) * 256 + cell.label);
  }
  return sum;
}

uint64_t peer_abi_position(peer_abi_position_function function, struct peer_abi_grid grid, const struct peer_inputs *in,
                           size_t count) {
  uint64_t sum = 0;
  for (size_t index = 0; index < count; index++) {
    struct peer_abi_position at;
    if (function(grid, in->day_numbers[index], &at, NULL)) return UINT64_MAX;
    const int64_t date = (int64_t)at.year * 65536 + at.ordinal * 256 + at.label;
    sum += (uint64_t)date * 64 + (uint64_t)(at.row * 8 + at.column);
  }
  return sum;
}
