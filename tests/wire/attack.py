"""A stranger behind the proxy, who has a seat at a table of his own and sends requests with others inside."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from threading import Event, Thread
from types import TracebackType
from typing import Self

from tests.wire.messages import head

PROTOCOLS = (b"foo", b"h2c", b"TLS/1.0", b"websocket", b"websocket, foo", b"h2c, websocket")
PADDING = (0, 0, 2_000, 20_000, 70_000, 140_000, 300_000)
LOCAL_HOST = b"Host: localhost"  # which, without a proxy's fields, is this very machine
SWALLOW = b"X-Swallow: "  # what comes next on the connection becomes its value
PATIENCE = 2.0
PAUSE = 0.01  # seconds between two requests: the proxy refuses more from one address
OPENING = b'{"system":"purse","title":"x","seats":[{"name":"A","role":"gm"}],"options":{}}'


@dataclass(frozen=True)
class Aim:
    """The proxy, the table that is attacked, and the attacker's own with his token."""

    port: int
    victim: bytes
    own: bytes
    token: bytes


class Attacker:
    """Attacks from an address of its own until the end of the block. `sent`: how many requests."""

    def __init__(self, aim: Aim, seed: int) -> None:
        self.sent = 0
        self._aim = aim
        self._seed = seed
        self._over = Event()
        self._thread = Thread(target=self._attack)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        self._thread.join()

    def _attack(self) -> None:
        source = (f"127.0.0.{self._seed + 2}", 0)  # nginx bounds each address by itself
        for request in attacks(self._aim, Random(self._seed)):
            if self._over.wait(PAUSE):
                return
            with suppress(OSError), socket.create_connection(("127.0.0.1", self._aim.port), PATIENCE, source) as sent:
                sent.sendall(request)
                sent.recv(65536)
            self.sent += 1


def attacks(aim: Aim, random: Random) -> Iterator[bytes]:
    """Without end."""
    while True:
        method = random.choice((b"POST", b"POST", b"GET", b"PUT"))
        path = random.choice((b"/tables/" + aim.own + b"/commands", b"/health", b"/tables"))
        body = b"\r\n" * (random.choice(PADDING) // 2) + random.choice(inner(aim))
        yield (
            head(
                method + b" " + path + b" HTTP/1.1",
                LOCAL_HOST,
                b"Authorization: Bearer " + aim.token,
                b"Connection: " + random.choice((b"Upgrade", b"upgrade, HTTP2-Settings", b"close", b"keep-alive")),
                b"Upgrade: " + random.choice(PROTOCOLS),
                *random.choice(((), (b"Content-Type: application/json",), (b"HTTP2-Settings: AAMAAABk",))),
                b"Content-Length: %d" % len(body),
            )
            + body
        )


def inner(aim: Aim) -> tuple[bytes, ...]:
    """Requests that nobody should carry out; the unfinished ones take the next one's fields, its token among them."""
    note = b'{"command":{"type":"Note","text":"stolen"}}'
    seat = b"Authorization: Bearer " + aim.token
    length = b"Content-Length: %d" % len(note)
    return (
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: stolen\r\n" + SWALLOW,
        b"GET /tables/" + aim.victim + b"/view HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: stolen\r\n" + SWALLOW,
        b"GET /tables/" + aim.own + b"/view HTTP/1.1\r\nHost: localhost\r\n" + seat + b"\r\n" + SWALLOW,
        head(b"POST /tables/" + aim.own + b"/commands HTTP/1.1", LOCAL_HOST, seat, b"Content-Length: 60000")
        + b'{"command":{"type":"Note","text":"',
        head(b"POST /tables/" + aim.own + b"/commands HTTP/1.1", LOCAL_HOST, seat, length) + note,
        head(b"POST /tables/" + aim.victim + b"/commands HTTP/1.1", LOCAL_HOST, seat, length) + note,
        head(b"POST /tables HTTP/1.1", LOCAL_HOST, b"Content-Length: %d" % len(OPENING)) + OPENING,
        head(b"GET /systems/sombre HTTP/1.1", LOCAL_HOST) * 3,
    )
