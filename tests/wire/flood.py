"""Bytes without end, sent for as long as somebody takes them."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from tests.wire.messages import HOST, PATH, POST, head

MEBIBYTE = 1 << 20
STALL = 2.0  # seconds in which nothing is taken
CHUNKED = head(POST, HOST, b"Transfer-Encoding: chunked")


@dataclass(frozen=True)
class Flood:
    """`first` once, then `again` and again."""

    name: str
    first: bytes
    again: bytes


FLOODS = (
    Flood("trailers", CHUNKED + b"1\r\n{\r\n0\r\n", b"X-Filler: " + b"y" * 100 + b"\r\n"),
    Flood("a trailer", CHUNKED + b"1\r\n{\r\n0\r\nX-Filler: ", b"y" * 100),
    Flood("extensions", CHUNKED, b"1;" + b"e" * 100 + b"\r\n \r\n"),
    Flood("an extension", CHUNKED + b"1;", b"e" * 100),
    Flood("a chunk size", CHUNKED, b"0" * 100),
    Flood("chunks of one byte", CHUNKED, b"1\r\n \r\n"),
    Flood("fields", POST + b"\r\n" + HOST + b"\r\n", b"X-Filler: " + b"y" * 100 + b"\r\n"),
    Flood("a field", POST + b"\r\n" + HOST + b"\r\nX-Filler: ", b"y" * 100),
    Flood("a name", POST + b"\r\n" + HOST + b"\r\n", b"y" * 100),
    Flood("a target", b"POST /", b"y" * 100),
    Flood("a method", b"P", b"O" * 100),
    Flood("empty lines", b"", b"\r\n" * 50),
    Flood("a body", head(POST, HOST, b"Content-Length: 99999999"), b" " * 100),
    Flood("a chunk", CHUNKED + b"fffffff\r\n", b" " * 100),
    Flood("requests", b"", head(b"GET " + PATH + b" HTTP/1.1", HOST)),
    Flood("zeros", b"", bytes(100)),
)


def pour(connection: socket.socket, flood: Flood, upto: int, see: Callable[[], None]) -> int:
    """Send up to so many bytes and read nothing; how many were taken. `see` is called after each MiB."""
    connection.settimeout(STALL)
    piece = flood.again * (65536 // len(flood.again))
    sent, seen = 0, 0
    with suppress(TimeoutError, ConnectionError):
        connection.sendall(flood.first)
        while sent < upto:
            sent += connection.send(piece)
            if sent - seen >= MEBIBYTE:
                seen = sent
                see()
    return sent
