// Counts the allocations of the calling thread by standing in front of malloc and its relatives.
//
// Only the benchmark executable links this target: it replaces the allocator's entry points of the whole process.
#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Calls of malloc, calloc, realloc and the aligned forms by this thread so far; always 0 where counting is impossible.
uint64_t bench_allocation_count(void);

/// Whether this build counts allocations: glibc, and no sanitizer that needs the allocator for itself.
bool bench_allocation_counting_is_supported(void);

#endif
