/* The empty handler: the same library and the same options, and nothing to say. Usage: empty PORT THREADS */
#include <arpa/inet.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static struct MHD_Response *empty;
static enum MHD_Result handle(void *c, struct MHD_Connection *connection, const char *p, const char *m, const char *v, const char *d, size_t *l, void **state) {
  (void)c; (void)p; (void)m; (void)v; (void)d; (void)l;
  static int seen;
  if (!*state) { *state = &seen; return MHD_YES; }
  return MHD_queue_response(connection, 200, empty);
}
int main(int n, char **a) {
  if (n != 3) return 64;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(a[1]))};
  inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
  empty = MHD_create_response_from_buffer(0, "", MHD_RESPMEM_PERSISTENT);
  struct MHD_Daemon *daemon = MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, handle, NULL, MHD_OPTION_THREAD_POOL_SIZE, (unsigned)atoi(a[2]),
    MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_LIMIT, 2048u, MHD_OPTION_CONNECTION_TIMEOUT, 15u, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)(32 * 1024), MHD_OPTION_END);
  if (!daemon) return 1;
  printf("%d\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
  fflush(stdout);
  pause();
}
