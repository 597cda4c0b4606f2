#define _GNU_SOURCE
#include "CBenchmarkPlatform.h"

#include <time.h>

uint64_t bench_clock_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

const char *bench_compiler_version(void) { return __VERSION__; }

uint64_t bench_spin(uint64_t iterations, uint64_t start) {
  uint64_t value = start;
  for (uint64_t index = 0; index < iterations; index++) {
    value = value * 6364136223846793005u + 1442695040888963407u;
    // Without this the compiler may skip ahead in the chain, and the work would have no known size.
    __asm__ volatile("" : "+r"(value));
  }
  return value;
}

int64_t bench_opaque_zero(void) { return 0; }
