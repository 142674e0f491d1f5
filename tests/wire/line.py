"""A connection to the service on which bytes are said as they stand, and all that comes back is read."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from struct import Struct

import h11

PATIENCE = 30.0  # seconds after which a service hangs
LOCAL, TCP_ESTABLISHED = "0100007F:", 1  # as Linux has them
PACE = 0.5  # seconds for the service to take what was said, before more is said
NETLINK_SOCK_DIAG, SOCK_DIAG_BY_FAMILY, NLM_F_REQUEST = 4, 20, 1  # as in <linux/sock_diag.h> and <linux/netlink.h>
_HEAD = Struct("=IHHII")  # nlmsghdr
_ASKED = Struct("=BBxxi2s2s16s16s4sii")  # inet_diag_req_v2: any state, no cookie
_WAITING = Struct("=xB54xI")  # inet_diag_msg: idiag_state and idiag_rqueue


@dataclass(frozen=True)
class Answer:
    status: int
    fields: dict[bytes, bytes]
    body: bytes


@dataclass(frozen=True)
class Talk:
    """All final answers, in order; whether the service closed then; and what came that is no answer."""

    answers: tuple[Answer, ...]
    closed: bool
    rest: bytes = b""


class Line:
    """One connection. `methods` of the requests tell which answers have no body."""

    def __init__(self, port: int, methods: Sequence[bytes] = ()) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._ends = self._socket.getsockname()[1], port
        self._methods = methods
        self._answers: list[Answer] = []
        self._received = b""  # after those
        self._closed = False

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def say(self, data: bytes) -> None:
        """Whoever has refused us may be gone already."""
        with suppress(ConnectionError):
            self._socket.sendall(data)

    def paced(self, data: bytes) -> None:
        """Say it, and wait until the service has taken it from its socket: what comes next is read by itself."""
        self.say(data)
        deadline = time.monotonic() + PACE
        while has_unread_bytes(*self._ends) and time.monotonic() < deadline:
            time.sleep(0.001)

    def finish(self) -> None:
        """Say that nothing more is to come."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_WR)

    def hear(self, count: int | None = None) -> Talk:
        """What has come, once there are so many answers; without a number, once the service has closed."""
        talk = self._parsed()
        while not self._closed and (count is None or len(talk.answers) < count):
            try:
                piece = self._socket.recv(65536)
            except ConnectionError:
                piece = b""
            except TimeoutError:
                return talk
            self._closed = not piece
            self._received += piece
            talk = self._parsed()
        return talk

    def _parsed(self) -> Talk:
        answers = self._answers
        while self._received:
            if answers and answers[-1].status == 101:  # what follows is no HTTP
                self._received = b""
                break
            method = self._methods[len(answers)] if len(answers) < len(self._methods) else b"GET"
            found = answer_in(self._received, method, over=self._closed)
            if found is None:
                break
            answer, self._received = found
            answers.append(answer)
        return Talk(tuple(answers), self._closed, self._received if self._closed else b"")


def has_unread_bytes(ours: int, theirs: int) -> bool:
    """Return whether the service has bytes to read on the connection of these ports of 127.0.0.1. Linux answers it for
    one socket by sock_diag(7) in a hundredth of the time that /proc/net/tcp takes; False where the system cannot tell.
    """
    if not hasattr(socket, "AF_NETLINK"):
        return False
    ports = (port.to_bytes(2, "big") for port in (theirs, ours))
    address = socket.inet_aton("127.0.0.1") + bytes(12)
    asked = _ASKED.pack(socket.AF_INET, socket.IPPROTO_TCP, -1, *ports, address, address, bytes(4), -1, -1)
    with socket.socket(socket.AF_NETLINK, socket.SOCK_DGRAM, NETLINK_SOCK_DIAG) as kernel:
        kernel.send(_HEAD.pack(_HEAD.size + len(asked), SOCK_DIAG_BY_FAMILY, NLM_F_REQUEST, 0, 0) + asked)
        told = kernel.recv(4096)
    _, kind, *_ = _HEAD.unpack_from(told)
    if kind != SOCK_DIAG_BY_FAMILY:
        return False  # there is no such socket
    state, waiting = _WAITING.unpack_from(told, _HEAD.size)
    return bool(state == TCP_ESTABLISHED and waiting)


def connections(port: int) -> set[int]:
    """The other ends of all connections that a service on this port has, as Linux tells."""
    return {remote for local, remote in _sockets() if local == port}


def _sockets() -> Iterator[tuple[int, int]]:
    """Connections of 127.0.0.1: both ports. None where there is no such file."""
    table = Path("/proc/net/tcp")
    for line in table.read_text(encoding="ascii").splitlines()[1:] if table.exists() else ():
        _, local, remote, state, *_ = line.split()
        if int(state, 16) == TCP_ESTABLISHED and local.startswith(LOCAL):
            yield _port(local), _port(remote)


def _port(address: str) -> int:
    return int(address.partition(":")[2], 16)


def answer_in(data: bytes, method: bytes, *, over: bool) -> tuple[Answer, bytes] | None:
    """The first final answer, and what comes after it; None where there is none, or not yet."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=1 << 24)
    asked = h11.Request(
        method="HEAD" if method == b"HEAD" else "GET",
        target="/",
        headers=[("host", "x"), ("connection", "upgrade"), ("upgrade", "websocket")],
    )
    connection.send(asked)
    connection.send(h11.EndOfMessage())
    connection.receive_data(data)
    if over:
        connection.receive_data(b"")
    body = b""
    found: h11.Response | h11.InformationalResponse | None = None
    while True:
        try:
            event = connection.next_event()
        except h11.RemoteProtocolError:
            return None
        match event:
            case h11.InformationalResponse() if event.status_code == 101:
                return Answer(101, dict(event.headers), b""), connection.trailing_data[0]
            case h11.Response():
                found = event
            case h11.Data():
                body += event.data
            case h11.EndOfMessage() if found:
                return Answer(found.status_code, dict(found.headers), body), connection.trailing_data[0]
            case h11.InformationalResponse():
                pass
            case _:
                return None
