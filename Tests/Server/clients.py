"""Clients that do not behave, and the answers that are documented for them. Usage: clients.py PORT TIMEOUT DEADLINE"""
import socket
import sys
import time

PORT, TIMEOUT, DEADLINE = int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3])
checks = 0


def connect():
    return socket.create_connection(("127.0.0.1", PORT), timeout=TIMEOUT * 3)


def answer(request):
    """All that comes back until the server closes, or the end of the first answer."""
    with connect() as client:
        client.sendall(request)
        found = b""
        while True:
            try:
                part = client.recv(65536)
            except ConnectionResetError:
                return found
            found += part
            head, end, body = found.partition(b"\r\n\r\n")
            lines = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
            if not part or (end and lines and len(body) >= int(lines[0].split(b":")[1])):
                return found


def expect(status, request, words=b""):
    global checks
    found = answer(request)
    if not found.startswith(b"HTTP/1.1 %d " % status) or words not in found:
        sys.exit(f"{request[:90]!r}: expected {status} {words!r}, found {found[:300]!r}")
    checks += 1


HOST = b"\r\nHost: x\r\n"
expect(200, b"GET /healthz HTTP/1.1" + HOST + b"\r\n", b'{"status":"ok"}')
expect(404, b"GET /../../etc/passwd HTTP/1.1" + HOST + b"\r\n", b'"status":404')
expect(404, b"GET /month/%2e%2e/%2e%2e/etc HTTP/1.1" + HOST + b"\r\n", b'"status":404')
expect(400, b"GET /month/2026/%ff HTTP/1.1" + HOST + b"\r\n", b"UTF-8")
expect(400, b"GET /month/2026/\xff HTTP/1.1" + HOST + b"\r\n", b"UTF-8")
expect(400, b"GET /month/2026/%00 HTTP/1.1" + HOST + b"\r\n", b"control character")
expect(400, b"GET /month/2026/%4 HTTP/1.1" + HOST + b"\r\n", b"hexadecimal")
for method in (b"POST", b"PUT", b"DELETE", b"OPTIONS", b"PATCH", b"BREW"):
    expect(405, method + b" /healthz HTTP/1.1" + HOST + b"\r\n", b"Allow: GET, HEAD")
expect(413, b"GET /healthz HTTP/1.1" + HOST + b"Content-Length: 16385\r\n\r\n", b'"status":413')
expect(413, b"GET /healthz HTTP/1.1" + HOST + b"Transfer-Encoding: chunked\r\n\r\n", b'"status":413')
expect(200, b"GET /healthz HTTP/1.1" + HOST + b"Content-Length: 2\r\n\r\nab", b'{"status":"ok"}')
expect(414, b"GET /month/2026/9?marks=" + b"2026-09-01," * 800 + b" HTTP/1.1" + HOST + b"\r\n", b'"status":414')
expect(431, b"GET /healthz HTTP/1.1" + HOST + b"X-A: " + b"a" * 17_000 + b"\r\n\r\n", b'"status":431')
# Parameters are nobody's list: as many as the target has room for.
expect(200, b"GET /healthz?" + b"&" * 8_000 + b" HTTP/1.1" + HOST + b"\r\n", b'{"status":"ok"}')
expect(400, b"GET /month/2026/9?" + b"&".join(b"%d" % n for n in range(1_400)) + b" HTTP/1.1" + HOST + b"\r\n", b"unknown parameter")
expect(200, b"GET http://x/month/2026/9 HTTP/1.1" + HOST + b"\r\n", b"September 2026")
# A body whose length is said twice is not believed, and what follows is no request.
for twice in (b"Content-Length: 0\r\nContent-Length: 43\r\n", b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"):
    found = answer(b"GET /healthz HTTP/1.1" + HOST + twice + b"\r\nGET /month/2026/9 HTTP/1.1" + HOST + b"\r\n")
    if not found.startswith(b"HTTP/1.1 400 ") or found.count(b"HTTP/1.1 ") != 1 or b"September" in found:
        sys.exit(f"two lengths of a body: found {found[:300]!r}")
    checks += 1
# Lines of one field are one list.
tag = answer(b"GET /month/2026/9 HTTP/1.1" + HOST + b"\r\n").split(b"ETag: ")[1].split(b"\r\n")[0]
expect(304, b'GET /month/2026/9 HTTP/1.1' + HOST + b'If-None-Match: "a"\r\nIf-None-Match: ' + tag + b"\r\n\r\n")
expect(200, b'GET /month/2026/9 HTTP/1.1' + HOST + b'If-None-Match: "a"\r\nIf-None-Match: "b"\r\n\r\n', b"September")
expect(304, b"GET /month/2026/9 HTTP/1.1" + HOST + b"If-None-Match: *\r\n\r\n")
expect(200, b"GET /month/2026/9 HTTP/1.1" + HOST + b"Accept-Encoding: br\r\nAccept-Encoding: gzip\r\n\r\n", b"Content-Encoding: gzip")
expect(200, b"GET /month/2026/9 HTTP/1.1" + HOST + b"If-None-Match: " + tag + b"\r\nAccept-Encoding: gzip\r\n\r\n", b"-gz")
many = b"".join(b'If-None-Match: "%d"\r\n' % n for n in range(100))
expect(200, b"GET /month/2026/9 HTTP/1.1" + HOST + many + b"\r\n", b"September")
# Beyond a connection's memory the library itself answers.
expect(431, b"GET /healthz HTTP/1.1" + HOST + b"X-A: " + b"a" * 60_000 + b"\r\n\r\n")
expect(414, b"GET /" + b"a" * 60_000 + b" HTTP/1.1" + HOST + b"\r\n")
# What is no request at all gets no answer: the connection ends.
found = answer(b"nonsense\r\n\r\n")
if found and not found.startswith(b"HTTP/1.1 400 "):
    sys.exit(f"nonsense is answered with {found[:100]!r}")
checks += 1

# Slow clients: silence ends the connection after the timeout, without an answer or with 408.
start = time.monotonic()
found = answer(b"GET /healthz HTTP/1.1\r\nHost:")
elapsed = time.monotonic() - start
if not TIMEOUT - 1.1 <= elapsed <= TIMEOUT + 3 or (found and b" 408 " not in found[:20]):
    sys.exit(f"a silent client was held {elapsed:.1f} s and got {found[:100]!r}")
checks += 1

# A client that is never silent, but slow: the deadline ends it, before its request is complete or while nobody knows whether it will be.
for head in (b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ", b"GET /"):
    start = time.monotonic()
    client = connect()
    client.sendall(head)
    client.settimeout(0.5)
    while time.monotonic() - start < DEADLINE + 10:
        try:
            client.sendall(b"a")
            if client.recv(100) == b"":
                break
        except TimeoutError:
            continue
        except OSError:
            break
    elapsed = time.monotonic() - start
    if not DEADLINE - 1 <= elapsed <= DEADLINE + 8:
        sys.exit(f"a client that sends a byte now and then was held {elapsed:.1f} s")
    checks += 1

# One whose requests are complete keeps its connection far beyond the deadline.
with connect() as client:
    start = time.monotonic()
    while time.monotonic() - start < DEADLINE + 3:
        client.sendall(b"GET /healthz HTTP/1.1" + HOST + b"\r\n")
        if b'{"status":"ok"}' not in client.recv(10_000):
            sys.exit("a client that behaves lost its connection")
        time.sleep(1)
    checks += 1

# A thousand connections that say nothing: others are served meanwhile, and all of them are closed after the timeout.
idle = [connect() for _ in range(1000)]
start = time.monotonic()
for _ in range(50):
    expect(200, b"GET /month/2026/9 HTTP/1.1" + HOST + b"\r\n", b"September 2026")
if time.monotonic() - start > 2:
    sys.exit("a thousand idle connections slow others down")
closed = sum(client.recv(1) == b"" for client in idle)
elapsed = time.monotonic() - start
if closed != 1000 or elapsed > TIMEOUT + 5:
    sys.exit(f"{closed} of 1000 idle connections were closed, after {elapsed:.1f} s")
checks += 1
print(f"{checks} checks of clients that do not behave")
