"""A receiver of hooks on a real socket, which does with each delivery what a test told it to."""

from __future__ import annotations

import socket
from base64 import b64decode, urlsafe_b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from threading import Event, Thread
from time import monotonic
from typing import Any

import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from tests.waiting import until

OK = b"HTTP/1.1 204 No Content\r\n\r\n"


@dataclass(frozen=True)
class Delivery:
    """One request as it came, in order of arrival."""

    target: str
    headers: dict[str, str]
    body: bytes
    at: float  # by the monotonic clock

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def frame(self) -> int:
        return int(self.id.rpartition("_")[2])


def answered(status: int, **headers: str) -> Answer:
    """Answer with that status, at once."""
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    raw = f"HTTP/1.1 {status} Whatever\r\nContent-Length: 0\r\n{lines}\r\n".encode()
    return lambda connection: connection.sendall(raw)


Answer = Callable[[socket.socket], None]


@dataclass
class Receiver:
    """`script`: what is done with the next deliveries, first to last; after that all are taken."""

    address: str
    script: list[Answer] = field(default_factory=list)
    came: list[Delivery] = field(default_factory=list)
    over: Event = field(default_factory=Event)  # set at the end: whoever sleeps wakes

    def handle(self, connection: socket.socket) -> None:
        with connection, suppress(OSError):
            self.came.append(_read(connection))
            (self.script.pop(0) if self.script else _take)(connection)

    def await_frames(self, last: int) -> list[Delivery]:
        """Wait until the frame of that number came; everything that came until then."""
        until(lambda: any(each.frame == last for each in self.came), 20)
        return list(self.came)

    def sleep(self, connection: socket.socket) -> None:
        """Answer nothing."""
        self.over.wait(30)

    def trickle(self, connection: socket.socket) -> None:
        """Answer byte by byte, for ever."""
        connection.sendall(b"HTTP/1.1 200 OK\r\nX-Long: ")
        while not self.over.wait(0.1):
            connection.sendall(b"x")


def _take(connection: socket.socket) -> None:
    connection.sendall(OK)


def _read(connection: socket.socket) -> Delivery:
    data = b""
    while b"\r\n\r\n" not in data:
        data += _received(connection)
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    while len(body) < int(headers["content-length"]):
        body += _received(connection)
    return Delivery(first.split(" ")[1], headers, body, monotonic())


def _received(connection: socket.socket) -> bytes:
    part = connection.recv(65536)
    if not part:
        raise ConnectionError
    return part


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver until the end of the block."""
    listening = socket.create_server(("127.0.0.1", 0))
    receiver = Receiver(f"http://127.0.0.1:{listening.getsockname()[1]}/in?key=s3cret")

    def serve() -> None:
        with suppress(OSError):
            while True:
                connection, _ = listening.accept()
                Thread(target=receiver.handle, args=[connection], daemon=True).start()

    thread = Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.over.set()
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join(10)


def verified(deliveries: list[Delivery], url: str) -> list[Delivery]:
    """The deliveries, each of which the published keys of the service verify, by the text of the specification."""
    published = httpx.get(f"{url}/.well-known/greffe-keys").json()["keys"]
    keys = [Ed25519PublicKey.from_public_bytes(urlsafe_b64decode(key["x"] + "=")) for key in published]
    for each in deliveries:
        version, _, signature = each.headers["webhook-signature"].partition(",")
        assert version == "v1a"
        signed = f"{each.id}.{each.headers['webhook-timestamp']}.".encode() + each.body
        keys[-1].verify(b64decode(signature, validate=True), signed)  # raises InvalidSignature
    return deliveries
