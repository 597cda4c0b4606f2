#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

// Whether a name is one of the time zone database: a relative path that stays inside it, to a file that begins as its files do.
static bool is_zone(const char *name) {
  if (name[0] == 0 || name[0] == '/' || name[0] == ':' || strstr(name, "..") != NULL || strlen(name) > 200) return false;
  const char *folder = getenv("TZDIR");
  if (folder == NULL || folder[0] == 0) folder = "/usr/share/zoneinfo";
  size_t length = strlen(folder) + strlen(name) + 2;
  char *path = malloc(length);
  if (path == NULL) return false;
  strcpy(path, folder);
  strcat(path, "/");
  strcat(path, name);
  int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  free(path);
  if (descriptor < 0) return false;
  struct stat status;
  char magic[4];
  bool found = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) &&
               read(descriptor, magic, sizeof magic) == sizeof magic && memcmp(magic, "TZif", sizeof magic) == 0;
  close(descriptor);
  return found;
}

bool calgrid_use_time_zone(const char *name) {
  if (!is_zone(name) || setenv("TZ", name, 1) != 0) return false;
  tzset();
  return true;
}

bool calgrid_zone_offset(long long seconds, long *offset) {
  time_t instant = (time_t)seconds;
  struct tm fields;
  memset(&fields, 0, sizeof fields);
  if ((long long)instant != seconds || localtime_r(&instant, &fields) == NULL) return false;
  *offset = fields.tm_gmtoff;
  return true;
}

long long calgrid_current_seconds(void) { return (long long)time(NULL); }
