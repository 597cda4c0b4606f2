#include "CBenchmarkPlatform.h"

#if defined(__has_include)
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define BENCH_HAS_CALLGRIND 1
#endif
#endif

// Never inlined: the names must show in callgrind's output.
__attribute__((noinline)) void bench_region_begin(void) {
#ifdef BENCH_HAS_CALLGRIND
  CALLGRIND_TOGGLE_COLLECT;
#else
  __asm__ volatile("");
#endif
}

__attribute__((noinline)) void bench_region_end(void) {
#ifdef BENCH_HAS_CALLGRIND
  CALLGRIND_TOGGLE_COLLECT;
#else
  __asm__ volatile("" ::: "memory");
#endif
}

void bench_region_dump(const char *name) {
#ifdef BENCH_HAS_CALLGRIND
  CALLGRIND_DUMP_STATS_AT(name);
#else
  (void)name;
#endif
}

bool bench_region_is_supported(void) {
#ifdef BENCH_HAS_CALLGRIND
  return true;
#else
  return false;
#endif
}

bool bench_region_is_observed(void) {
#ifdef BENCH_HAS_CALLGRIND
  return RUNNING_ON_VALGRIND != 0;
#else
  return false;
#endif
}
