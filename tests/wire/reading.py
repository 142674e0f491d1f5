"""The reference: how many requests h11 finds in bytes, what each of them is, and where reading stops."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal

import h11

After = Literal["on", "may", "close"]
_SPREAD = re.compile(rb"([!-~]+) +([!-~]+) +(HTTP/1\.[01])(?=\r\n)")
_BLANK_LINE = re.compile(rb"\n\r?\n")
End = Literal["idle", "within", "refused", "closed"]


@dataclass(frozen=True)
class Message:
    """A request as it was read. `raw` is its head as it came, `sent` what came for its body.

    After it the connection goes `on`, is closed, or `may` be: the sender asked for another protocol, or spoke 1.0.
    """

    method: bytes
    target: bytes
    version: bytes
    fields: tuple[tuple[bytes, bytes], ...]
    body: bytes
    raw: bytes
    sent: bytes = b""
    after: After = "on"

    def values(self, name: bytes) -> list[bytes]:
        return [value for field, value in self.fields if field == name]

    def words(self, name: bytes) -> set[bytes]:
        """The members of a field that is a list, in small letters."""
        return {word.strip().lower() for value in self.values(name) for word in value.split(b",")}

    @property
    def framing(self) -> int:
        """How many bytes came for the body that are none of it."""
        return len(self.sent) - len(self.body)

    @property
    def upgrades(self) -> bool:
        """Does it ask for another protocol on this connection?"""
        return b"upgrade" in self.words(b"connection") and bool(self.values(b"upgrade"))

    @property
    def may_switch(self) -> bool:
        """Is it the handshake of a WebSocket, as RFC 6455 has it?"""
        return (
            self.method == b"GET"
            and self.version == b"1.1"
            and not self.body
            and self.upgrades
            and b"websocket" in self.words(b"upgrade")
            and self.values(b"sec-websocket-version") == [b"13"]
            and len(self.values(b"sec-websocket-key")) == 1
        )


@dataclass(frozen=True)
class Reading:
    """Whole requests, in order. `begun` is one whose body did not come whole, or could not be read."""

    messages: tuple[Message, ...]
    end: End
    begun: Message | None = None

    @property
    def switches(self) -> bool:
        """Is the last request the handshake of a WebSocket?"""
        return bool(self.messages) and self.messages[-1].may_switch


def read(data: bytes) -> Reading:
    messages: list[Message] = []
    start = 0
    while True:
        begin, start = start, _without_blank_lines(data, start)
        if start == len(data):
            return Reading(tuple(messages), "idle")
        message, size, end = _next_in(data[start:])
        message = message and replace(message, raw=data[begin:start] + message.raw)
        if end == "refused" and not _BLANK_LINE.search(data, start):
            end = "within"  # a reader may wait for the end of a head before it reads its first line
        if end != "idle":
            return Reading(tuple(messages), end, message)
        assert message
        messages.append(message)
        if message.after == "close":
            return Reading(tuple(messages), "closed")
        start += size


def _without_blank_lines(data: bytes, start: int) -> int:
    """RFC 9112, section 2.2: empty lines before a request are no part of it. h11 refuses them."""
    while data.startswith(b"\r\n", start):
        start += 2
    return start


def _next_in(data: bytes) -> tuple[Message | None, int, End]:
    """RFC 9112, section 3: words of a request line may be any number of spaces apart. h11 refuses more than one."""
    spread = _SPREAD.match(data)
    if spread is None:
        return _next(data)
    line = b" ".join(spread.groups())
    message, size, end = _next(line + data[spread.end() :])
    return (
        message and replace(message, raw=data[: spread.end()] + message.raw[len(line) :]),
        size + spread.end() - len(line),
        end,
    )


def _next(data: bytes) -> tuple[Message | None, int, End]:
    """The first request in `data` and how long it is; `idle` if it is whole."""
    connection = h11.Connection(h11.SERVER, max_incomplete_event_size=len(data) + 1)
    connection.receive_data(data)
    message: Message | None = None
    body, headed = b"", 0
    while True:
        try:
            event = connection.next_event()
        except h11.RemoteProtocolError:
            return message, 0, "refused"
        size = len(data) - len(connection.trailing_data[0])
        match event:
            case h11.Request():
                headed = size
                message = Message(
                    event.method, event.target, event.http_version, tuple(event.headers), b"", data[:headed]
                )
            case h11.Data():
                body += event.data
            case h11.EndOfMessage():
                assert message
                return _whole(message, body, data[headed:size]), size, "idle"
            case _:
                return message, 0, "within"


def _whole(message: Message, body: bytes, sent: bytes) -> Message:
    """h11 knows a switch that is only asked for from the field `Upgrade` alone: that it is none is told here."""
    words = message.words(b"connection")
    after: After = "on"
    if message.version == b"1.1" and b"close" in words:
        after = "close"
    elif message.version == b"1.0":
        after = "may" if b"keep-alive" in words else "close"
    elif message.upgrades or message.method == b"CONNECT" or message.version != b"1.1":
        after = "may"
    return replace(message, body=body, sent=sent, after=after)
