// What the machine itself takes: an empty loop, one load, a copy, opening a file.
#define _GNU_SOURCE
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kernels.h"

static inline int64_t copied_grid(const struct peer_inputs *in, int32_t year, int32_t cell) {
  PEER_ALIGNED struct peer_grid grid;
  memcpy(&grid, &in->grids[year & 15], sizeof grid);
  peer_publish(&grid);
  return peer_cell_answer(&grid, cell);
}

static inline int64_t copied_year(const struct peer_inputs *in, int32_t year, int32_t month, int32_t cell) {
  PEER_ALIGNED struct peer_grid grids[12];
  memcpy(grids, &in->grids[year & 3], sizeof grids);
  peer_publish(grids);
  return peer_cell_answer(&grids[month - 1], cell);
}

PEER_KERNELS(peer_empty_month, (int64_t)year + month)
PEER_KERNELS(peer_empty_day, (int64_t)number)
PEER_KERNELS(peer_random_load, in->probes[(uint32_t)number & 4095])
PEER_KERNELS(peer_copy_grid, copied_grid(in, year, cell))
PEER_KERNELS(peer_copy_year, copied_year(in, year, month, cell))

uint64_t peer_open_and_touch(const char *path, size_t count) {
  uint64_t sum = 0;
  for (size_t index = 0; index < count; index++) {
    const int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return UINT64_MAX;
    struct stat status;
    if (fstat(descriptor, &status) != 0 || status.st_size == 0) {
      close(descriptor);
      return UINT64_MAX;
    }
    const size_t size = (size_t)status.st_size;
    const uint8_t *bytes = mmap(NULL, size, PROT_READ, MAP_SHARED, descriptor, 0);
    close(descriptor);
    if (bytes == MAP_FAILED) return UINT64_MAX;
    sum += *(const volatile uint8_t *)bytes;
    munmap((void *)bytes, size);
  }
  return sum;
}

uint64_t peer_read_whole(const char *path, size_t count, void *buffer, size_t capacity) {
  uint64_t sum = 0;
  for (size_t index = 0; index < count; index++) {
    const int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return UINT64_MAX;
    size_t filled = 0;
    ssize_t step;
    while (filled < capacity && (step = read(descriptor, (char *)buffer + filled, capacity - filled)) > 0) {
      filled += (size_t)step;
    }
    close(descriptor);
    if (filled == 0) return UINT64_MAX;
    sum += *(const volatile uint8_t *)buffer;
  }
  return sum;
}
