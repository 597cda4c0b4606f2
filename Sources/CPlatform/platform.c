#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

int calgrid_try_lock(int descriptor) {
  int result;
  do {
    result = flock(descriptor, LOCK_EX | LOCK_NB);
  } while (result != 0 && errno == EINTR);
  return result == 0 ? 0 : errno;
}

int calgrid_terminal_columns(int descriptor) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

static volatile sig_atomic_t interrupted = 0;

static void raise_flag(int signal_number) {
  (void)signal_number;
  interrupted = 1;
}

void calgrid_ignore_write_signals(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &action, NULL);
  sigaction(SIGXFSZ, &action, NULL);
}

void calgrid_install_signal_handlers(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = raise_flag;
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  // A closed terminal ends long work like an interrupt, unless nohup asked that it does not.
  struct sigaction inherited;
  memset(&inherited, 0, sizeof inherited);
  if (sigaction(SIGHUP, NULL, &inherited) != 0 || inherited.sa_handler != SIG_IGN) sigaction(SIGHUP, &action, NULL);
  calgrid_ignore_write_signals();
}

bool calgrid_interrupted(void) { return interrupted != 0; }

void calgrid_guard_standard_descriptors(void) {
  for (int descriptor = 0; descriptor <= 2; ++descriptor) {
    if (fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
    // The lowest free number is this one. Read-only, so that writing a result to it fails as it should.
    int placeholder = open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY);
    if (placeholder > 2) close(placeholder);
  }
}

struct calgrid_civil_date calgrid_local_date(void) {
  time_t now = time(NULL);
  struct tm fields;
  memset(&fields, 0, sizeof fields);
  fields.tm_mday = 1;
  fields.tm_year = 70;
  localtime_r(&now, &fields);
  struct calgrid_civil_date date = {fields.tm_year + 1900, fields.tm_mon + 1, fields.tm_mday};
  return date;
}

static void *end_at_once(void *nothing) { return nothing; }

bool calgrid_can_start_thread(void) {
  pthread_t thread;
  return pthread_create(&thread, NULL, end_at_once, NULL) == 0 && pthread_join(thread, NULL) == 0;
}

double calgrid_monotonic_seconds(void) {
  struct timespec now = {0, 0};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int calgrid_execute_beside(const char *name, char *const arguments[]) {
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (length < 0) return errno;
  path[length] = 0;
  char *slash = strrchr(path, '/');
  if (slash == NULL || (size_t)(slash - path) + 2 + strlen(name) > sizeof path) return ENAMETOOLONG;
  strcpy(slash + 1, name);
  execv(path, arguments);
  return errno;
}
