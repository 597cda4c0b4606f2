// Preloaded into calgrid: makes the N-th call of a kind fail, end early, or kill the process, and writes down every call.
//
// FAULT_LOG     the file that gets one line a call: "name subject result", "fault name" where one struck, and at the end "descriptors N"
// FAULT_CALL    the kind of call: create open write print complain read pread fsync rename unlink flock close fstat stat lstat mkdir
//               opendir readdir mmap posix_memalign
// FAULT_NTH     which one, from 1
// FAULT_STICKY  set if all calls of the kind behind the N-th suffer the same
// FAULT_ACTION  an error number, or: short (half of the bytes), zero (no bytes), kill (before the call), torn (half of the bytes, then kill),
//               symlink fifo directory file (put at the path before the call)
// FAULT_VICTIM  where a planted symbolic link leads
// FAULT_CHOP    the most bytes that one read or write moves, so that there are many of them
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int reached;
static int log_descriptor = -1;
static int first_struck, is_sticky;
static size_t largest_move = SIZE_MAX;
static const char *struck_call, *action = "", *victim = "/";

__attribute__((constructor)) static void begin(void) {
  struck_call = getenv("FAULT_CALL");
  if (getenv("FAULT_NTH")) first_struck = atoi(getenv("FAULT_NTH"));
  if (getenv("FAULT_ACTION")) action = getenv("FAULT_ACTION");
  if (getenv("FAULT_VICTIM")) victim = getenv("FAULT_VICTIM");
  if (getenv("FAULT_CHOP")) largest_move = strtoul(getenv("FAULT_CHOP"), NULL, 10);
  is_sticky = getenv("FAULT_STICKY") != NULL;
  const char *path = getenv("FAULT_LOG");
  if (path == NULL) return;
  int descriptor = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  // Far above the numbers that calgrid gets, which start at 3 as ever.
  log_descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 900);
  syscall(SYS_close, descriptor);
}

static void note(const char *format, ...) {
  if (log_descriptor < 0) return;
  int kept = errno;
  char line[8192];
  va_list values;
  va_start(values, format);
  int length = vsnprintf(line, sizeof line, format, values);
  va_end(values);
  if (length > (int)sizeof line - 1) length = sizeof line - 1;
  syscall(SYS_write, log_descriptor, line, length);
  errno = kept;
}

__attribute__((destructor)) static void end(void) {
  int open_descriptors = 0;
  for (int descriptor = 3; descriptor < 900; ++descriptor) open_descriptors += fcntl(descriptor, F_GETFD) != -1;
  note("descriptors %d\n", open_descriptors);
}

/// Whether this call is the one; a killing fault does not come back.
static int strikes(const char *call) {
  if (struck_call == NULL || strcmp(call, struck_call) != 0) return 0;
  int number = atomic_fetch_add(&reached, 1) + 1;
  if (number != first_struck && !(is_sticky && number > first_struck)) return 0;
  note("fault %s\n", call);
  if (strcmp(action, "kill") == 0) syscall(SYS_kill, getpid(), SIGKILL);
  return 1;
}

/// Whether the call fails now; errno says why.
static int fails(const char *call) {
  if (!strikes(call)) return 0;
  errno = atoi(action);
  return errno != 0;
}

static void plant(const char *path) {
  if (strcmp(action, "symlink") == 0) syscall(SYS_symlinkat, victim, AT_FDCWD, path);
  if (strcmp(action, "fifo") == 0) syscall(SYS_mknodat, AT_FDCWD, path, S_IFIFO | 0600, 0);
  if (strcmp(action, "directory") == 0) syscall(SYS_mkdirat, AT_FDCWD, path, 0700);
  if (strcmp(action, "file") == 0) syscall(SYS_mknodat, AT_FDCWD, path, S_IFREG | 0600, 0);
}

static const char *kind(int descriptor) {
  struct stat status;
  if (syscall(SYS_fstat, descriptor, &status) != 0) return "nothing";
  return S_ISDIR(status.st_mode) ? "directory" : "file";
}

#define REAL(name) __typeof__(name) *real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

int open(const char *path, int flags, ...) {
  REAL(open);
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list values;
    va_start(values, flags);
    mode = va_arg(values, mode_t);
    va_end(values);
  }
  const char *call = flags & O_CREAT ? "create" : "open";
  if (strikes(call)) {
    plant(path);
    if (atoi(action) != 0) {
      errno = atoi(action);
      return -1;
    }
  }
  int result = real(path, flags, mode);
  note("%s %s %d\n", call, path, result);
  return result;
}

/// How many bytes a move may take; -1 for an error, -2 for half and then death.
static ssize_t moved(const char *call, size_t count, int *dies) {
  size_t most = count < largest_move ? count : largest_move;
  *dies = 0;
  if (!strikes(call)) return most;
  if (strcmp(action, "zero") == 0) return 0;
  if (strcmp(action, "short") == 0) return (most + 1) / 2;
  *dies = strcmp(action, "torn") == 0;
  if (*dies) return most / 2;
  errno = atoi(action);
  return -1;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  REAL(write);
  const char *call = descriptor == 1 ? "print" : descriptor == 2 ? "complain" : "write";
  int dies;
  ssize_t most = moved(call, count, &dies);
  if (most < 0) return -1;
  ssize_t result = most == 0 && count > 0 ? 0 : real(descriptor, bytes, most);
  note("%s %d %zd\n", call, descriptor, result);
  if (dies) syscall(SYS_kill, getpid(), SIGKILL);
  return result;
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  REAL(read);
  int dies;
  ssize_t most = moved("read", count, &dies);
  if (most < 0) return -1;
  ssize_t result = most == 0 && count > 0 ? 0 : real(descriptor, bytes, most);
  note("read %d %zd\n", descriptor, result);
  return result;
}

ssize_t pread(int descriptor, void *bytes, size_t count, off_t offset) {
  REAL(pread);
  int dies;
  ssize_t most = moved("pread", count, &dies);
  if (most < 0) return -1;
  ssize_t result = most == 0 && count > 0 ? 0 : real(descriptor, bytes, most, offset);
  note("pread %d %zd\n", descriptor, result);
  return result;
}

int fsync(int descriptor) {
  REAL(fsync);
  if (fails("fsync")) return -1;
  int result = real(descriptor);
  note("fsync %s %d\n", kind(descriptor), result);
  return result;
}

int rename(const char *from, const char *to) {
  REAL(rename);
  if (fails("rename")) return -1;
  int result = real(from, to);
  note("rename %s %s %d\n", from, to, result);
  return result;
}

int unlink(const char *path) {
  REAL(unlink);
  if (fails("unlink")) return -1;
  int result = real(path);
  note("unlink %s %d\n", path, result);
  return result;
}

int flock(int descriptor, int operation) {
  REAL(flock);
  if (fails("flock")) return -1;
  int result = real(descriptor, operation);
  note("flock %s %d\n", kind(descriptor), result);
  return result;
}

int close(int descriptor) {
  REAL(close);
  int failing = fails("close");
  int number = errno;
  int result = real(descriptor);
  note("close %d %d\n", descriptor, result);
  if (failing) errno = number;
  return failing ? -1 : result;
}

int fstat(int descriptor, struct stat *status) {
  REAL(fstat);
  if (fails("fstat")) return -1;
  return real(descriptor, status);
}

int stat(const char *path, struct stat *status) {
  REAL(stat);
  if (fails("stat")) return -1;
  return real(path, status);
}

int lstat(const char *path, struct stat *status) {
  REAL(lstat);
  if (fails("lstat")) return -1;
  return real(path, status);
}

int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  if (fails("mkdir")) return -1;
  int result = real(path, mode);
  note("mkdir %s %d\n", path, result);
  return result;
}

DIR *opendir(const char *path) {
  REAL(opendir);
  return fails("opendir") ? NULL : real(path);
}

struct dirent *readdir(DIR *stream) {
  REAL(readdir);
  return fails("readdir") ? NULL : real(stream);
}

void *mmap(void *address, size_t length, int protection, int flags, int descriptor, off_t offset) {
  REAL(mmap);
  if (descriptor >= 0 && fails("mmap")) return MAP_FAILED;
  return real(address, length, protection, flags, descriptor, offset);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  REAL(posix_memalign);
  // The files of these tests are longer than what the language's runtime asks for, which ends the process if it gets nothing.
  return size >= 4096 && fails("posix_memalign") ? errno : real(memory, alignment, size);
}
