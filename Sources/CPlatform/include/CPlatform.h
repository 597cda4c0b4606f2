// What the C library offers and Swift's Glibc module does not import.
#ifndef CALGRID_CPLATFORM_H
#define CALGRID_CPLATFORM_H

#include <stdbool.h>

// Takes an exclusive advisory lock (flock) without waiting. Returns 0, or errno.
int calgrid_try_lock(int descriptor);

// Columns of the terminal behind a descriptor, or 0 if it is not a terminal or does not say.
int calgrid_terminal_columns(int descriptor);

// Installs handlers for SIGINT and SIGTERM that only raise a flag, and ignores SIGPIPE and SIGXFSZ
// so that a broken pipe or a file size limit is an error value instead of a death.
void calgrid_install_signal_handlers(void);

// Whether SIGINT or SIGTERM has arrived since the handlers were installed.
bool calgrid_interrupted(void);

#endif
