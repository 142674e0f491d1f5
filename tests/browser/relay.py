"""A relay between a browser and the service, with a plan of faults: what edges, tunnels, login pages and dying networks
answer in the service's place, and what they do to its streams.

A plan is written as words: `write3:late+` is the third request that writes, passed on and answered with 524. `read`
counts the other requests, `live` the sockets, `feed` the event streams.
"""

from __future__ import annotations

import gzip
import socket
import threading
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

PIECE = 65536
HELD = 6.0  # seconds for which a held connection says nothing
SLOW = 2.5  # seconds by which an answer is late: longer than the page trusts a stream
AFTER = "+"  # the request was passed on first: it was done, and nobody hears of it


class Foreign(NamedTuple):
    """An answer of somebody else's."""

    status: int
    media_type: str
    body: bytes
    more: str = ""


FOREIGN: Mapping[str, Foreign] = {
    "edge": Foreign(521, "text/plain", b"error code: 521"),
    "late": Foreign(524, "text/html", b"<html>"),
    "origin": Foreign(530, "text/html", b"<html>"),
    "html": Foreign(500, "text/html", b"<html>"),
    "gateway": Foreign(502, "text/html", b"<html>"),
    "closed": Foreign(499, "application/json", b'{"code":499,"message":"client closed request"}'),
    "json": Foreign(502, "application/json", b'{"error":"upstream","status":502}'),
    "missing": Foreign(404, "application/json", b'{"code":404,"message":"tunnel not found"}'),
    "guard": Foreign(403, "text/html", b"<html>Are you human?"),
    "portal": Foreign(401, "text/html", b"<form>"),
    "page": Foreign(200, "text/html", b"<form>"),
    "status": Foreign(200, "application/json", b'{"status":"ok"}'),
    "nothing": Foreign(204, "text/plain", b""),
    "login": Foreign(302, "text/html", b"", "Location: /docs\r\n"),
    "away": Foreign(307, "text/html", b"", "Location: http://127.0.0.1:9/login\r\n"),
}
SPOILT = ("half", "zipped", "slow")
"""Answers of the service's that come otherwise: always passed on."""
LOST = ("cut", "held")
STREAMS = ("cut", "torn", "silent")
"""Faults of a stream after some pieces."""
CHANCES: Mapping[str, tuple[float, int]] = {
    "write": (0.5, 40),
    "read": (0.2, 250),
    "live": (0.85, 12),
    "feed": (0.85, 12),
}
"""By the kind of a request: the share that is struck, and among how many first ones."""
PATIENT: Mapping[str, int] = {"held": 2, "silent": 1}
"""Faults that take long, and how often a plan has them at most."""

FIRST = ("live", 1)
"""A fault of every plan: nothing else need make the page take up its stream."""

Plan = Mapping[str, str]


def drawn(seed: int) -> Plan:
    """Return the plan of that seed."""
    rng = Random(seed)
    plan, left = dict[str, str](), dict(PATIENT)
    for kind, (chance, among) in CHANCES.items():
        for number in range(1, among + 1):
            if rng.random() < chance or (kind, number) == FIRST:
                fault = _fault(kind, rng)
                word = fault.rstrip("+0123456789")
                left[word] = left.get(word, among) - 1
                if left[word] >= 0:
                    plan[f"{kind}{number}"] = fault
    return plan


def _fault(kind: str, rng: Random) -> str:
    if kind in ("live", "feed") and rng.random() < 0.7:
        return f"{rng.choice(STREAMS)}{rng.randint(1, 12)}"
    fault = rng.choice((*FOREIGN, *SPOILT, *LOST) if kind in ("write", "read") else (*FOREIGN, *LOST))
    return fault + AFTER if kind == "write" and fault not in SPOILT and rng.random() < 0.5 else fault


def read(line: str) -> Plan:
    """Return the plan that is written so."""
    return dict(word.split(":") for word in line.split())


class Relay:
    """Between a browser and a service, under a plan."""

    def __init__(self, target: str) -> None:
        self._target = urlsplit(target)
        self.plan: Plan = {}
        self.struck: list[str] = []
        self._seen = Counter[str]()
        self._lock = threading.Lock()
        self.over = threading.Event()

    def fault(self, kind: str) -> str:
        """Return what befalls the next request of that kind; empty: nothing."""
        with self._lock:
            self._seen[kind] += bool(self.plan)
            place = f"{kind}{self._seen[kind]}"
            found = self.plan.get(place, "")
            if found:
                self.struck.append(f"{place}:{found}")
            return found

    def to_service(self) -> socket.socket:
        assert self._target.hostname
        assert self._target.port
        return socket.create_connection((self._target.hostname, self._target.port))


class Handler(BaseHTTPRequestHandler):
    """One request on one connection."""

    protocol_version = "HTTP/1.1"
    relay: Relay

    def handle_one_request(self) -> None:
        with suppress(OSError):
            self.raw_requestline = self.rfile.readline(PIECE)
            if self.raw_requestline and self.parse_request():
                self._answer(self.rfile.read(int(self.headers.get("Content-Length") or 0)))
        self.close_connection = True

    def _answer(self, body: bytes) -> None:
        kind = self._kind()
        fault = self.relay.fault(kind) if kind else ""
        word, passed_on = fault.rstrip(AFTER), fault.endswith(AFTER)
        if passed_on:
            self._whole(body)
        if word in FOREIGN:
            self._say(FOREIGN[word])
        elif word == "held":
            self.relay.over.wait(HELD)
        elif word in SPOILT:
            self._spoil(word, self._whole(body))
        elif word != "cut":
            self._stream(body, word)

    def _kind(self) -> str:
        path = urlsplit(self.path).path
        if not path.startswith(("/tables", "/systems", "/health")):
            return ""
        if self.headers.get("Upgrade"):
            return "live"
        if self.headers.get("Accept") == "text/event-stream":
            return "feed"
        return "read" if self.command in ("GET", "HEAD") else "write"

    def _sent(self, body: bytes) -> socket.socket:
        """The request on its way to the service."""
        upgrade = bool(self.headers.get("Upgrade"))
        left_out = () if upgrade else ("connection", "accept-encoding")
        headers = [(name, value) for name, value in self.headers.items() if name.lower() not in left_out]
        lines = [f"{self.command} {self.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers)]
        if not upgrade:
            lines.append("Connection: close")
        service = self.relay.to_service()
        service.sendall("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        return service

    def _whole(self, body: bytes) -> tuple[bytes, bytes]:
        """Head and body of the service's answer."""
        with closing(self._sent(body)) as service:
            pieces = b"".join(iter(lambda: service.recv(PIECE), b""))
        head, _, rest = pieces.partition(b"\r\n\r\n")
        return head, rest

    def _say(self, answer: Foreign) -> None:
        head = (
            f"HTTP/1.1 {answer.status} Other\r\nContent-Type: {answer.media_type}\r\n{answer.more}"
            f"Content-Length: {len(answer.body)}\r\nConnection: close\r\n\r\n"
        )
        self.wfile.write(head.encode() + answer.body)

    def _spoil(self, word: str, answer: tuple[bytes, bytes]) -> None:
        head, body = answer
        if word == "zipped":
            squeezed = gzip.compress(body)[: max(20, len(body) // 4)][:-9]
            kept = [line for line in head.split(b"\r\n") if not line.lower().startswith(b"content-length")]
            head = b"\r\n".join([*kept, b"Content-Encoding: gzip", b"Content-Length: %d" % len(squeezed)])
            body = squeezed
        elif word == "half":
            body = body[: len(body) // 2]
        else:
            self.relay.over.wait(SLOW)
        self.wfile.write(head + b"\r\n\r\n" + body)

    def _stream(self, body: bytes, fault: str) -> None:
        """Pass on piece by piece, in both directions, until the stream's fault."""
        word = fault.rstrip("0123456789")
        left = int(fault[len(word) :] or 0)
        with closing(self._sent(body)) as service:
            threading.Thread(target=self._up, args=(service,), daemon=True).start()
            while piece := service.recv(PIECE):
                left -= 1
                if word and left < 0:
                    self._end(word, piece)
                    return
                self.wfile.write(piece)

    def _end(self, word: str, piece: bytes) -> None:
        if word == "torn":
            self.wfile.write(piece[: len(piece) // 2])
        if word == "silent":
            while not self.relay.over.is_set() and self.connection.fileno() >= 0 and self._open:
                self.relay.over.wait(0.2)

    _open = True

    def _up(self, service: socket.socket) -> None:
        with suppress(OSError):
            while piece := self.connection.recv(PIECE):
                service.sendall(piece)
        self._open = False
        with suppress(OSError):
            service.shutdown(socket.SHUT_RDWR)


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128
    block_on_close = False


@contextmanager
def relaying(target: str) -> Iterator[tuple[Relay, str]]:
    """A relay to the service at that address, and its own address."""
    relay = Relay(target)
    handler = type("Handler", (Handler,), {"relay": relay})
    server = _Server(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield relay, f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        relay.over.set()
        server.shutdown()
        thread.join(10)
        server.server_close()
