"""Requests as bytes. `TABLE` and `TOKEN` stand for the id of a table and a player's token, which are as long, so that
cases are data and lengths in them are right before there is a service.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise

TABLE = b"T" * 16
TOKEN = b"K" * 43
PATH = b"/tables/" + TABLE + b"/commands"
POST = b"POST " + PATH + b" HTTP/1.1"
HOST = b"Host: greffe"
SEAT = b"Authorization: Bearer " + TOKEN
HEALTH = b"GET /health HTTP/1.1"


def filled(writes: Sequence[bytes], table: str, token: str) -> list[bytes]:
    """Put the real id and token in their places, also where they stand in two writes."""
    assert (len(table), len(token)) == (len(TABLE), len(TOKEN)), (table, len(token))
    data = b"".join(writes).replace(TABLE, table.encode()).replace(TOKEN, token.encode())
    ends = list(accumulate(len(write) for write in writes))
    return [data[start:end] for start, end in pairwise([0, *ends])]


def head(*lines: bytes) -> bytes:
    """The lines of a head and the empty one that ends it."""
    return b"\r\n".join([*lines, b"", b""])


def note(marker: str) -> bytes:
    """The body of a command that writes this word into the record."""
    return json.dumps({"command": {"type": "Note", "text": marker}}, separators=(",", ":")).encode()


def named(marker: str) -> bytes:
    """The field by which an answer tells whose it is."""
    return b"X-Request-Id: " + marker.encode()


def command(
    marker: str,
    *fields: bytes,
    line: bytes = POST,
    host: Iterable[bytes] = (HOST,),
    seat: Iterable[bytes] = (SEAT,),
    length: Iterable[bytes] | None = None,
    body: bytes | None = None,
) -> bytes:
    """A command that notes `marker`. `fields` stand last; `length` instead of the one Content-Length that is right."""
    body = note(marker) if body is None else body
    lengths = (b"Content-Length: %d" % len(body),) if length is None else length
    return head(line, *host, *seat, named(marker), *lengths, *fields) + body


def chunked(marker: str, *parts: bytes, fields: Iterable[bytes] = ()) -> bytes:
    """A command whose body comes in these parts, framed as they stand; without any, in one chunk."""
    body = note(marker)
    parts = parts or (chunk(body), LAST)
    return command(marker, *fields, length=(b"Transfer-Encoding: chunked",), body=b"".join(parts))


LAST = b"0\r\n\r\n"


def chunk(data: bytes, extension: bytes = b"") -> bytes:
    return b"%x%b\r\n%b\r\n" % (len(data), extension, data)


def get(marker: str, *fields: bytes, line: bytes = HEALTH, host: Iterable[bytes] = (HOST,)) -> bytes:
    """A request without a body, for `/health` unless the line says otherwise."""
    return head(line, *host, named(marker), *fields)


def upgrade(protocol: bytes) -> tuple[bytes, bytes]:
    return b"Connection: Upgrade", b"Upgrade: " + protocol
