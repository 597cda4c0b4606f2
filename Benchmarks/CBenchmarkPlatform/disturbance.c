#define _GNU_SOURCE
#include "CBenchmarkPlatform.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

int64_t bench_involuntary_switches(bool whole_process) {
#ifdef RUSAGE_THREAD
  int who = whole_process ? RUSAGE_SELF : RUSAGE_THREAD;
#else
  int who = RUSAGE_SELF;
  (void)whole_process;
#endif
  struct rusage usage;
  if (getrusage(who, &usage) != 0) return 0;
  return (int64_t)usage.ru_nivcsw;
}

int64_t bench_steal_ticks(void) {
  int descriptor = open("/proc/stat", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return -1;
  char text[512];
  ssize_t count = read(descriptor, text, sizeof text - 1);
  close(descriptor);
  if (count <= 0) return -1;
  text[count] = 0;
  // First line: cpu user nice system idle iowait irq softirq steal …
  long long steal;
  if (sscanf(text, "cpu %*d %*d %*d %*d %*d %*d %*d %lld", &steal) != 1) return -1;
  return steal;
}
