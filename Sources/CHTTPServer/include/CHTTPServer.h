#ifndef CALGRID_HTTP_SERVER_H
#define CALGRID_HTTP_SERVER_H

#include <stddef.h>
#include <stdint.h>

/* A small face of libmicrohttpd: one function of the caller's answers all requests, on as many threads as asked for.
 * Each thread remembers up to 256 tagged answers of status 200, of at most 16 KB, and gives them again without asking.
 * Without the package trait Server nothing of it is compiled, and calgrid_http_start fails with ENOSYS. */

/* A request, as long as the answering function runs. */
typedef struct calgrid_http_request {
  const char *_Nonnull method;
  /* As it came: path and query, percent-encoded. */
  const char *_Nonnull target;
  size_t target_length;
  /* Bytes of all header fields, and of the body as far as it is announced; -1 for a body of unknown length. */
  size_t header_length;
  int64_t body_length;
  /* Whether the body's length is said more than once: what follows the header is then not to be trusted. */
  int is_ambiguous;
  /* The lines of a field are one list. */
  const char *_Nullable if_none_match;
  int accepts_gzip;
} calgrid_http_request;

/* What is answered. Texts must live until the thread's next request; header fields without a text are left out. */
typedef struct calgrid_http_response {
  unsigned status;
  const void *_Nullable body;
  size_t body_length;
  const char *_Nullable content_type;
  const char *_Nullable cache_control;
  /* Between quotes; a compressed body gets "-gz" before the last quote. */
  const char *_Nullable etag;
  const char *_Nullable allow;
  const char *_Nullable allow_origin;
  /* Whether the body may be compressed, if the client wants it. */
  int may_compress;
  /* Whether the connection ends with this answer. */
  int closes;
} calgrid_http_response;

/* Answers a request. `workspace` is the thread's own, NULL at first. */
typedef void (*calgrid_http_answer)(void *_Nonnull context, void *_Nullable *_Nonnull workspace,
                                    const calgrid_http_request *_Nonnull request,
                                    calgrid_http_response *_Nonnull response);

typedef struct calgrid_http_options {
  /* An IPv4 or IPv6 address in digits. */
  const char *_Nonnull address;
  uint16_t port;
  unsigned threads;
  unsigned connections;
  /* Seconds without a byte after which a connection is closed. */
  unsigned timeout;
} calgrid_http_options;

typedef struct calgrid_http_server calgrid_http_server;

/* Starts to listen; NULL and errno if that fails. */
calgrid_http_server *_Nullable calgrid_http_start(const calgrid_http_options *_Nonnull options,
                                                  calgrid_http_answer _Nonnull answer, void *_Nonnull context);

/* The port that is listened to: of interest if 0 was asked for. */
uint16_t calgrid_http_port(calgrid_http_server *_Nonnull server);

/* The connections that are open. */
unsigned calgrid_http_connections(calgrid_http_server *_Nonnull server);

/* Ends the connections whose request is not answered in full so many seconds after they began, or after their last answer ended. Returns
 * how many. */
unsigned calgrid_http_cut(calgrid_http_server *_Nonnull server, unsigned seconds);

/* Tagged answers that were given before are not given again: the file behind them has changed. */
void calgrid_http_forget(calgrid_http_server *_Nonnull server);

/* How many requests threads answered with what they had answered before. */
unsigned long calgrid_http_remembered(calgrid_http_server *_Nonnull server);

/* Stops to listen, lets the requests that have begun end, for at most so many seconds, then closes everything. Returns the number of
 * requests that were cut off. */
unsigned calgrid_http_stop(calgrid_http_server *_Nonnull server, unsigned seconds);

/* Makes SIGTERM, SIGINT and SIGHUP wait for calgrid_http_wait, in this thread and those started later, and ignores SIGPIPE. */
void calgrid_http_hold_signals(void);

/* Waits for one of these signals; returns its number, or 0 after so many milliseconds. */
int calgrid_http_wait(unsigned milliseconds);

#endif
