// What the C library offers and Swift's Glibc module does not import.
#ifndef CALGRID_CPLATFORM_H
#define CALGRID_CPLATFORM_H

#include <stdbool.h>

// Takes an exclusive advisory lock (flock) without waiting. Returns 0, or errno.
int calgrid_try_lock(int descriptor);

// Columns of the terminal behind a descriptor, or 0 if it is not a terminal or does not say.
int calgrid_terminal_columns(int descriptor);

// Ignores SIGPIPE and SIGXFSZ, so that a broken pipe or a file size limit is an error value instead of a death.
void calgrid_ignore_write_signals(void);

// Installs handlers for SIGINT, SIGTERM and, unless it is ignored, SIGHUP that only raise a flag, and ignores the signals above.
void calgrid_install_signal_handlers(void);

// Whether SIGINT or SIGTERM has arrived since the handlers were installed.
bool calgrid_interrupted(void);

// Puts something that fails behind standard descriptors that are closed, so that no file opened later gets their numbers
// and receives what was meant for the standard output.
void calgrid_guard_standard_descriptors(void);

// Today's date on the system's local clock.
struct calgrid_civil_date {
  int year;
  int month;
  int day;
};
struct calgrid_civil_date calgrid_local_date(void);

// Makes a zone of the time zone database, such as "Asia/Tokyo", the local time of this process; the database is where TZDIR says, else
// in /usr/share/zoneinfo. Changes the environment: call it before there are other threads. False, and nothing changed, if there is no
// such zone.
bool calgrid_use_time_zone(const char *name);

// How many seconds local time is ahead of UTC at an instant, given in seconds since 1970. False if the instant is too far away.
bool calgrid_zone_offset(long long seconds, long *offset);

// Seconds since 1970 on the system's clock.
long long calgrid_current_seconds(void);

// Whether the system has a thread to spare: Dispatch waits for ever where it has none, deaf to every signal.
bool calgrid_can_start_thread(void);

// Seconds of a clock that only goes forward.
double calgrid_monotonic_seconds(void);

// What calgrid_next_argument found.
enum calgrid_argument_kind {
  CALGRID_ARGUMENT_END,
  CALGRID_ARGUMENT_OPERAND,           // text is the operand
  CALGRID_ARGUMENT_OPTION,            // option is its number, text its value or NULL
  CALGRID_ARGUMENT_UNKNOWN,           // text is the argument as written; also for an ambiguous abbreviation
  CALGRID_ARGUMENT_MISSING_VALUE,     // option is its number
  CALGRID_ARGUMENT_UNEXPECTED_VALUE,  // option is its number, text the argument as written
};

struct calgrid_argument {
  enum calgrid_argument_kind kind;
  int option;
  const char *text;
};

// Forgets all options and where calgrid_next_argument stood: a new command line.
void calgrid_begin_arguments(void);

// Declares an option for calgrid_next_argument; short_name is 0 for none. The name is copied. Returns its number, counted from 0,
// or -1 if there are too many.
int calgrid_declare_option(const char *name, char short_name, bool takes_value);

// The next argument from argv[first] on, in the order of the command line, as getopt_long sees it: long options may be shortened
// to a beginning that is unique, and "--" ends the options. Arguments such as -44 or -0044-03-15 are operands. Like getopt_long,
// this keeps its place in a global: one command line per process.
struct calgrid_argument calgrid_next_argument(int argc, char *const *argv, int first);

// Replaces this process by the program of that name that stands beside its own executable. The arguments end with NULL; the first is the
// program's own name. Returns errno if it cannot.
int calgrid_execute_beside(const char *name, char *const arguments[]);

#endif
