// What a benchmark needs from the platform and Swift does not import: a cheap clock, the signs of a disturbed
// measurement, a region that callgrind can see, and work of a known size.
#ifndef C_BENCHMARK_PLATFORM_H
#define C_BENCHMARK_PLATFORM_H

#include <stdbool.h>
#include <stdint.h>

/// Nanoseconds of the monotonic clock.
uint64_t bench_clock_nanoseconds(void);

/// Involuntary context switches so far: of the calling thread, or of the whole process.
int64_t bench_involuntary_switches(bool whole_process);

/// Steal time of the machine so far, in clock ticks, or -1 where /proc/stat does not say.
int64_t bench_steal_ticks(void);

/// The version string of the C compiler, which comes with the Swift toolchain that built this file.
const char *bench_compiler_version(void);

/// Begin and end of the region whose instructions callgrind counts (`--collect-atstart=no`).
void bench_region_begin(void);
void bench_region_end(void);

/// Writes out what was counted since the last call under a name, and begins again at 0.
void bench_region_dump(const char *name);

/// Whether this build can talk to callgrind, and whether it runs under valgrind now.
bool bench_region_is_supported(void);
bool bench_region_is_observed(void);

/// A chain of `iterations` dependent multiplications: work whose size is known exactly. Returns the end of the chain.
uint64_t bench_spin(uint64_t iterations, uint64_t start);

/// 0, which a compiler that sees only this header cannot know.
int64_t bench_opaque_zero(void);

/// Starts `arguments[0]` with its standard streams closed off and waits for its end.
/// Returns the exit code, or -1 when it could not start or was killed.
int bench_run_process(char *const arguments[]);

#endif
