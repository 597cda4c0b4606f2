#define _GNU_SOURCE
#include "CPlatform.h"

#include <getopt.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { maximum_options = 64, first_code = 256 };

static struct option long_options[maximum_options + 1];
// "-" returns operands in place, ":" tells missing values apart; then two characters for each short name.
static char short_options[3 + 2 * maximum_options] = "-:";
static char short_names[maximum_options];
static int option_count = 0;
static bool options_ended = false;

void calgrid_begin_arguments(void) {
  for (int index = 0; index < option_count; ++index) free((char *)long_options[index].name);
  memset(long_options, 0, sizeof long_options);
  memset(short_names, 0, sizeof short_names);
  strcpy(short_options, "-:");
  option_count = 0;
  options_ended = false;
  // No arguments make getopt_long forget where in a word of an earlier command line it stood.
  char name[] = "";
  char *const none[] = {name, NULL};
#ifdef __GLIBC__
  optind = 0;
#else
  optind = 1;
#endif
  opterr = 0;
  getopt_long(1, none, short_options, long_options, NULL);
}

int calgrid_declare_option(const char *name, char short_name, bool takes_value) {
  if (option_count == maximum_options) return -1;
  char *copy = strdup(name);
  if (copy == NULL) return -1;
  struct option *option = &long_options[option_count];
  option->name = copy;
  option->has_arg = takes_value ? required_argument : no_argument;
  option->flag = NULL;
  option->val = first_code + option_count;
  if (short_name != 0) {
    size_t length = strlen(short_options);
    short_options[length] = short_name;
    short_options[length + 1] = takes_value ? ':' : 0;
    short_options[length + 2] = 0;
  }
  short_names[option_count] = short_name;
  return option_count++;
}

static int option_number(int code) {
  if (code >= first_code) return code - first_code;
  for (int index = 0; index < option_count; ++index) {
    if (short_names[index] != 0 && short_names[index] == code) return index;
  }
  return -1;
}

static struct calgrid_argument found(enum calgrid_argument_kind kind, int option, const char *text) {
  struct calgrid_argument argument = {kind, option, text};
  return argument;
}

struct calgrid_argument calgrid_next_argument(int argc, char *const *argv, int first) {
  opterr = 0;
  if (optind < first) optind = first;
  if (optind >= argc) return found(CALGRID_ARGUMENT_END, -1, NULL);
  const char *next = argv[optind];
  if (options_ended || (next[0] == '-' && next[1] >= '0' && next[1] <= '9')) {
    optind += 1;
    return found(CALGRID_ARGUMENT_OPERAND, -1, next);
  }
  int code = getopt_long(argc, argv, short_options, long_options, NULL);
  switch (code) {
    case -1:
      options_ended = true;
      return calgrid_next_argument(argc, argv, first);
    case 1:
      return found(CALGRID_ARGUMENT_OPERAND, -1, optarg);
    case ':':
      return found(CALGRID_ARGUMENT_MISSING_VALUE, option_number(optopt), next);
    case '?':
      // getopt_long names the option in optopt when the option is known and only its value is wrong.
      if (optopt >= first_code) return found(CALGRID_ARGUMENT_UNEXPECTED_VALUE, option_number(optopt), next);
      return found(CALGRID_ARGUMENT_UNKNOWN, -1, next);
    default:
      return found(CALGRID_ARGUMENT_OPTION, option_number(code), optarg);
  }
}
