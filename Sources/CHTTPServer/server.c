#include "CHTTPServer.h"

#include <errno.h>

#ifdef CALGRID_SERVER

#include <arpa/inet.h>
#include <microhttpd.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>
#include <xxhash.h>
#include <zlib.h>

/* Of a connection's memory: beyond it the library itself answers 414 or 431. */
#define CONNECTION_MEMORY (32 * 1024)

/* Of a connection, for fields that come in several lines: as much as the service allows for all fields. */
#define JOINED_ROOM (16 * 1024)

/* What a thread remembers: as many answers, none of them larger. */
#define REMEMBERED_COUNT 256
#define REMEMBERED_TARGET 232
#define REMEMBERED_BODY (16 * 1024)

struct calgrid_http_server {
  struct MHD_Daemon *daemon;
  calgrid_http_answer answer;
  void *context;
  atomic_uint active;
  atomic_int stopping;
  /* Answers of other generations are not given any more. */
  atomic_uint generation;
  atomic_ulong remembered;
  /* All connections, so that slow ones are found. */
  pthread_mutex_t lock;
  struct request *first;
};

/* A connection and its request; both last as long as the connection, for a request may end before anybody has seen it. */
struct request {
  struct request *previous, *next;
  int socket;
  /* When it began, or its last answer ended. */
  atomic_long since;
  /* Whether a request has begun, and whether its header has been looked at. */
  int is_active, is_known;
  size_t length;
  size_t room;
  char *target;
  /* Values of fields that came in several lines. */
  size_t joined_length;
  char *joined;
};

/* An answer that a thread has given: it depends on nothing but its generation, its target and its coding. */
struct remembered {
  struct MHD_Response *response;
  unsigned generation;
  int is_compressed;
  size_t length;
  char target[REMEMBERED_TARGET];
};

static _Thread_local void *workspace;
static _Thread_local z_stream *compressor;
static _Thread_local struct remembered *memory;

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC_COARSE, &time);
  return time.tv_sec;
}

static void connect_or_close(void *context, struct MHD_Connection *connection, void **state,
                             enum MHD_ConnectionNotificationCode code) {
  calgrid_http_server *server = context;
  struct request *request = *state;
  if (code == MHD_CONNECTION_NOTIFY_STARTED) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    request = calloc(1, sizeof *request);
    *state = request;
    if (!request) return;
    request->socket = info ? info->connect_fd : -1;
    atomic_init(&request->since, now());
    pthread_mutex_lock(&server->lock);
    request->next = server->first;
    if (request->next) request->next->previous = request;
    server->first = request;
    pthread_mutex_unlock(&server->lock);
  } else if (request) {
    /* The library closes the socket after this, so none in the list is another's. */
    pthread_mutex_lock(&server->lock);
    if (request->next) request->next->previous = request->previous;
    if (request->previous) request->previous->next = request->next;
    else server->first = request->next;
    pthread_mutex_unlock(&server->lock);
    free(request->target);
    free(request->joined);
    free(request);
    *state = NULL;
  }
}

/* Keeps the target as it came: the library decodes it in place. */
static void *begin(void *context, const char *target, struct MHD_Connection *connection) {
  calgrid_http_server *server = context;
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  struct request *request = info ? info->socket_context : NULL;
  if (!request) return NULL;
  size_t length = strlen(target);
  if (length + 1 > request->room) {
    char *larger = realloc(request->target, length + 1);
    if (!larger) return NULL;
    request->target = larger;
    request->room = length + 1;
  }
  if (!request->is_active) atomic_fetch_add(&server->active, 1);
  request->is_active = 1;
  request->is_known = 0;
  request->length = length;
  memcpy(request->target, target, length + 1);
  /* The library is left no parameters: it would make a list of them, which does not fit into a connection's memory if they are many and
   * short, and such a request it does not answer at all. */
  char *mark = memchr((char *)(uintptr_t)target, '?', length);
  if (mark) mark[1] = 0;
  return request;
}

static void end(void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code) {
  (void)connection;
  (void)code;
  calgrid_http_server *server = context;
  struct request *request = *state;
  if (!request) return;
  atomic_store_explicit(&request->since, now(), memory_order_relaxed);
  if (request->is_active) atomic_fetch_sub(&server->active, 1);
  request->is_active = 0;
  request->is_known = 0;
}

/* Where an answer to a target is remembered, if it is; NULL for targets that are not. */
static struct remembered *place_of(const char *target, size_t length, int is_compressed) {
  if (length >= REMEMBERED_TARGET) return NULL;
  if (!memory) memory = calloc(REMEMBERED_COUNT, sizeof *memory);
  if (!memory) return NULL;
  return &memory[XXH3_64bits_withSeed(target, length, (XXH64_hash_t)is_compressed) % REMEMBERED_COUNT];
}

/* What is asked of a request's header: a field that comes in several lines is one list. */
struct fields {
  struct request *request;
  size_t length;
  const char *if_none_match;
  const char *accept_encoding;
  unsigned content_lengths;
};

/* A list with one more value; what has no room is left out, as if it had not been sent. */
static const char *append(struct request *request, const char *list, const char *value, size_t value_length) {
  if (!list) return value;
  size_t list_length = strlen(list), needed = request->joined_length + list_length + value_length + 2;
  if (!request->joined) request->joined = malloc(JOINED_ROOM);
  if (!request->joined || needed > JOINED_ROOM) return list;
  char *joined = request->joined + request->joined_length;
  memcpy(joined, list, list_length);
  joined[list_length] = ',';
  memcpy(joined + list_length + 1, value, value_length);
  joined[list_length + 1 + value_length] = 0;
  request->joined_length = needed;
  return joined;
}

static enum MHD_Result read_field(void *context, enum MHD_ValueKind kind, const char *key, size_t key_length,
                                  const char *value, size_t value_length) {
  (void)kind;
  struct fields *fields = context;
  fields->length += key_length + value_length + 4;
  if (!value) return MHD_YES;
  if (!strcasecmp(key, MHD_HTTP_HEADER_IF_NONE_MATCH)) {
    fields->if_none_match = append(fields->request, fields->if_none_match, value, value_length);
  } else if (!strcasecmp(key, MHD_HTTP_HEADER_ACCEPT_ENCODING)) {
    fields->accept_encoding = append(fields->request, fields->accept_encoding, value, value_length);
  } else if (!strcasecmp(key, MHD_HTTP_HEADER_CONTENT_LENGTH)) {
    fields->content_lengths++;
  }
  return MHD_YES;
}

/* Whether a list of codings has gzip, or anything, with a weight above 0. */
static int accepts_gzip(const char *list) {
  int any = 0;
  while (list && *list) {
    while (*list == ' ' || *list == '\t' || *list == ',') list++;
    size_t length = strcspn(list, " \t,;");
    const char *rest = list + length;
    size_t tail = strcspn(rest, ",");
    double weight = 1;
    for (size_t index = 0; index + 1 < tail; index++)
      if ((rest[index] == 'q' || rest[index] == 'Q') && rest[index + 1] == '=') weight = strtod(rest + index + 2, NULL);
    if ((length == 4 && !strncasecmp(list, "gzip", 4)) || (length == 6 && !strncasecmp(list, "x-gzip", 6))) return weight > 0;
    if (length == 1 && *list == '*') any = weight > 0;
    list = rest + tail;
  }
  return any;
}

/* The compressed body, or NULL if there is no memory for it. */
static void *compress_body(const void *body, size_t length, size_t *compressed) {
  if (!compressor) {
    compressor = calloc(1, sizeof *compressor);
    if (!compressor) return NULL;
    /* 15 bits of window, and 16 for a gzip header. Level 1: the texts repeat themselves so much that more gains little. */
    if (deflateInit2(compressor, 1, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) {
      free(compressor);
      compressor = NULL;
      return NULL;
    }
  }
  deflateReset(compressor);
  size_t room = deflateBound(compressor, length);
  unsigned char *result = malloc(room);
  if (!result) return NULL;
  compressor->next_in = (unsigned char *)(uintptr_t)body;
  compressor->avail_in = (unsigned)length;
  compressor->next_out = result;
  compressor->avail_out = (unsigned)room;
  if (deflate(compressor, Z_FINISH) != Z_STREAM_END) {
    free(result);
    return NULL;
  }
  *compressed = room - compressor->avail_out;
  return result;
}

static void add(struct MHD_Response *response, const char *name, const char *value) {
  if (value) MHD_add_response_header(response, name, value);
}

static enum MHD_Result send_answer(struct MHD_Connection *connection, const calgrid_http_response *answer,
                                   int wants_gzip, struct remembered *place, unsigned generation,
                                   const struct request *request) {
  void *compressed = NULL;
  size_t length = answer->body_length;
  char etag[200];
  const char *tag = answer->etag;
  if (answer->may_compress && wants_gzip) {
    /* A body that is not sent is not compressed; its tag is all the same. */
    if (answer->body) compressed = compress_body(answer->body, answer->body_length, &length);
    if (tag && (compressed || !answer->body)) {
      snprintf(etag, sizeof etag, "%.*s-gz\"", (int)strlen(tag) - 1, tag);
      tag = etag;
    }
  }
  struct MHD_Response *response =
    compressed ? MHD_create_response_from_buffer(length, compressed, MHD_RESPMEM_MUST_FREE)
               : MHD_create_response_from_buffer(answer->body ? length : 0, (void *)(uintptr_t)answer->body,
                                                 answer->body ? MHD_RESPMEM_MUST_COPY : MHD_RESPMEM_PERSISTENT);
  if (!response) {
    free(compressed);
    return MHD_NO;
  }
  add(response, MHD_HTTP_HEADER_CONTENT_TYPE, answer->content_type);
  add(response, MHD_HTTP_HEADER_CACHE_CONTROL, answer->cache_control);
  add(response, MHD_HTTP_HEADER_ETAG, tag);
  add(response, MHD_HTTP_HEADER_ALLOW, answer->allow);
  add(response, MHD_HTTP_HEADER_ACCESS_CONTROL_ALLOW_ORIGIN, answer->allow_origin);
  if (compressed) add(response, MHD_HTTP_HEADER_CONTENT_ENCODING, "gzip");
  if (answer->may_compress) add(response, MHD_HTTP_HEADER_VARY, "Accept-Encoding");
  if (answer->closes) add(response, MHD_HTTP_HEADER_CONNECTION, "close");
  enum MHD_Result result = MHD_queue_response(connection, answer->status, response);
  if (place && answer->status == MHD_HTTP_OK && tag && !answer->closes && length <= REMEMBERED_BODY) {
    if (place->response) MHD_destroy_response(place->response);
    place->response = response;
    place->generation = generation;
    place->is_compressed = wants_gzip;
    place->length = request->length;
    memcpy(place->target, request->target, request->length);
  } else {
    MHD_destroy_response(response);
  }
  return result;
}

static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *path, const char *method,
                              const char *version, const char *data, size_t *data_length, void **state) {
  (void)path;
  (void)version;
  (void)data;
  calgrid_http_server *server = context;
  struct request *begun = *state;
  if (!begun) return MHD_NO;
  int is_plain = !strcmp(method, MHD_HTTP_METHOD_GET) || !strcmp(method, MHD_HTTP_METHOD_HEAD);
  struct fields fields = {.request = begun};
  begun->joined_length = 0;
  MHD_get_connection_values_n(connection, MHD_HEADER_KIND, read_field, &fields);
  const char *announced = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, MHD_HTTP_HEADER_CONTENT_LENGTH);
  const char *coding = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, MHD_HTTP_HEADER_TRANSFER_ENCODING);
  calgrid_http_request request = {
    .method = method,
    .target = begun->target,
    .target_length = begun->length,
    .header_length = fields.length,
    .body_length = coding ? -1 : announced ? strtoll(announced, NULL, 10) : 0,
    .is_ambiguous = fields.content_lengths + (coding ? 1 : 0) > 1,
    .if_none_match = fields.if_none_match,
    .accepts_gzip = accepts_gzip(fields.accept_encoding),
  };
  /* An answer before the end of the request ends the connection: right for a body that nobody reads, and for nothing else. */
  int was_known = begun->is_known;
  begun->is_known = 1;
  if (request.body_length == 0 && !was_known) return MHD_YES;
  *data_length = 0;
  int wants_gzip = request.accepts_gzip;
  unsigned generation = atomic_load(&server->generation);
  struct remembered *place = NULL;
  if (is_plain && request.body_length == 0 && !request.is_ambiguous && !request.if_none_match && fields.length < 4096) {
    place = place_of(begun->target, begun->length, wants_gzip);
    if (place && place->response && place->generation == generation && place->is_compressed == wants_gzip &&
        place->length == begun->length && !memcmp(place->target, begun->target, begun->length) &&
        !atomic_load(&server->stopping)) {
      atomic_fetch_add(&server->remembered, 1);
      return MHD_queue_response(connection, MHD_HTTP_OK, place->response);
    }
  }
  calgrid_http_response response = {0};
  server->answer(server->context, &workspace, &request, &response);
  /* What is left of a body is not read. */
  if (request.body_length != 0 || request.is_ambiguous || atomic_load(&server->stopping)) response.closes = 1;
  return send_answer(connection, &response, wants_gzip, place, generation, begun);
}

calgrid_http_server *calgrid_http_start(const calgrid_http_options *options, calgrid_http_answer answer, void *context) {
  struct sockaddr_in6 address6 = {.sin6_family = AF_INET6, .sin6_port = htons(options->port)};
  struct sockaddr_in address4 = {.sin_family = AF_INET, .sin_port = htons(options->port)};
  struct sockaddr *address;
  unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC;
  if (inet_pton(AF_INET, options->address, &address4.sin_addr) == 1) {
    address = (struct sockaddr *)&address4;
  } else if (inet_pton(AF_INET6, options->address, &address6.sin6_addr) == 1) {
    address = (struct sockaddr *)&address6;
    flags |= MHD_USE_IPv6;
  } else {
    errno = EADDRNOTAVAIL;
    return NULL;
  }
  calgrid_http_server *server = calloc(1, sizeof *server);
  if (!server) return NULL;
  server->answer = answer;
  server->context = context;
  pthread_mutex_init(&server->lock, NULL);
  struct MHD_OptionItem pool[] = {
    {MHD_OPTION_THREAD_POOL_SIZE, (intptr_t)options->threads, NULL},
    {MHD_OPTION_END, 0, NULL},
  };
  errno = 0;
  server->daemon = MHD_start_daemon(
    flags, options->port, NULL, NULL, handle, server,
    MHD_OPTION_ARRAY, options->threads > 1 ? pool : pool + 1,
    MHD_OPTION_SOCK_ADDR, address,
    MHD_OPTION_CONNECTION_LIMIT, options->connections,
    MHD_OPTION_CONNECTION_TIMEOUT, options->timeout,
    MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)CONNECTION_MEMORY,
    MHD_OPTION_URI_LOG_CALLBACK, begin, server,
    MHD_OPTION_NOTIFY_CONNECTION, connect_or_close, server,
    MHD_OPTION_NOTIFY_COMPLETED, end, server,
    MHD_OPTION_END);
  if (!server->daemon) {
    int number = errno ? errno : EINVAL;
    pthread_mutex_destroy(&server->lock);
    free(server);
    errno = number;
    return NULL;
  }
  return server;
}

uint16_t calgrid_http_port(calgrid_http_server *server) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}

unsigned calgrid_http_connections(calgrid_http_server *server) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
  return info ? info->num_connections : 0;
}

unsigned calgrid_http_cut(calgrid_http_server *server, unsigned seconds) {
  unsigned count = 0;
  long time = now();
  pthread_mutex_lock(&server->lock);
  for (struct request *request = server->first; request; request = request->next) {
    if (time - atomic_load_explicit(&request->since, memory_order_relaxed) <= (long)seconds) continue;
    /* The library sees the end of the connection and closes it. */
    shutdown(request->socket, SHUT_RDWR);
    count++;
  }
  pthread_mutex_unlock(&server->lock);
  return count;
}

void calgrid_http_forget(calgrid_http_server *server) { atomic_fetch_add(&server->generation, 1); }

unsigned long calgrid_http_remembered(calgrid_http_server *server) { return atomic_load(&server->remembered); }

unsigned calgrid_http_stop(calgrid_http_server *server, unsigned seconds) {
  atomic_store(&server->stopping, 1);
  MHD_socket listener = MHD_quiesce_daemon(server->daemon);
  if (listener != MHD_INVALID_SOCKET) close(listener);
  struct timespec pause = {.tv_nsec = 10 * 1000 * 1000};
  for (unsigned step = 0; step < seconds * 100 && atomic_load(&server->active) > 0; step++) nanosleep(&pause, NULL);
  unsigned cut = atomic_load(&server->active);
  MHD_stop_daemon(server->daemon);
  pthread_mutex_destroy(&server->lock);
  free(server);
  return cut;
}

static sigset_t held;

void calgrid_http_hold_signals(void) {
  sigemptyset(&held);
  sigaddset(&held, SIGTERM);
  sigaddset(&held, SIGINT);
  sigaddset(&held, SIGHUP);
  pthread_sigmask(SIG_BLOCK, &held, NULL);
  signal(SIGPIPE, SIG_IGN);
}

int calgrid_http_wait(unsigned milliseconds) {
  struct timespec time = {.tv_sec = milliseconds / 1000, .tv_nsec = (long)(milliseconds % 1000) * 1000 * 1000};
  int number = sigtimedwait(&held, NULL, &time);
  return number > 0 ? number : 0;
}

#else

calgrid_http_server *calgrid_http_start(const calgrid_http_options *options, calgrid_http_answer answer, void *context) {
  (void)options;
  (void)answer;
  (void)context;
  errno = ENOSYS;
  return NULL;
}

uint16_t calgrid_http_port(calgrid_http_server *server) {
  (void)server;
  return 0;
}

unsigned calgrid_http_connections(calgrid_http_server *server) {
  (void)server;
  return 0;
}

unsigned calgrid_http_cut(calgrid_http_server *server, unsigned seconds) {
  (void)server;
  (void)seconds;
  return 0;
}

void calgrid_http_forget(calgrid_http_server *server) { (void)server; }

unsigned long calgrid_http_remembered(calgrid_http_server *server) {
  (void)server;
  return 0;
}

unsigned calgrid_http_stop(calgrid_http_server *server, unsigned seconds) {
  (void)server;
  (void)seconds;
  return 0;
}

void calgrid_http_hold_signals(void) {}

int calgrid_http_wait(unsigned milliseconds) {
  (void)milliseconds;
  return 0;
}

#endif
