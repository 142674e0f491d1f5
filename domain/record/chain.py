"""The hash chain of a stream: each event seals the one before it, so no byte of the past changes unseen.

A sealed event is one JSON object on one line whose first two members are the seal:

    {"hash":"<64 hex digits>","prev":"<64 hex digits>",<the members of the body>}

`prev` is the hash of the event before (`GENESIS` for the first); `hash` is the SHA-256 of

    stream NUL version NUL topic NUL prev NUL body

in UTF-8, the version in decimal digits. None of the first four fields can hold a NUL, so the first four NULs
cut the text in one way only. What the chain cannot tell by itself is that a *tail* is missing: compare the
last hash with one kept elsewhere (an exported record carries it in its header).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final, Protocol

import msgspec

from domain.base.finding import Finding

GENESIS: Final = "0" * 64
"""The `prev` of the first event of every stream."""

HASH: Final = slice(9, 73)
"""The place of an event's own hash in its sealed bytes."""

# Where the rest of the seal lies. The body goes on at its first member: its brace is the seal's.
_PREV = slice(83, 147)
_OPEN = b'{"hash":"'
_THEN = b'","prev":"'
_SHUT = b'","'
_BODY = 149


class Broken(Exception):
    """A chain that is not sound: `version` is the one due in `stream` at the bad place, `reason` says what is wrong."""

    def __init__(self, stream: str, version: int, reason: str) -> None:
        super().__init__(stream, version, reason)
        self.stream = stream
        self.version = version
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.stream}, event {self.version}: {self.reason}"


class Tip(msgspec.Struct, frozen=True):
    """The head of a sound stream: its last good version (0: none) and that event's hash."""

    version: int = 0
    hash: str = GENESIS


START: Final = Tip()
"""The tip of an empty stream."""


class Record(Protocol):
    """The parts of an event that the chain needs: its version, its topic, its sealed bytes."""

    @property
    def version(self) -> int: ...
    @property
    def topic(self) -> str: ...
    @property
    def data(self) -> bytes: ...


def seal(stream: str, version: int, topic: str, prev: str, body: bytes) -> tuple[bytes, str]:
    """Seal `body` after the event whose hash is `prev`; return (sealed bytes, own hash).

    `body` is a JSON object with at least one member, none of them `hash` or `prev`, compact and on one line,
    as msgspec writes it. Raises ValueError for any other shape, or for a NUL in `stream` or `topic`.
    """
    if body[:2] != b'{"' or body[-1:] != b"}" or b"\n" in body or len(prev) != 64:
        raise ValueError("only a compact, non-empty JSON object can be sealed, after a hash of 64 digits")
    own = _digest(stream, version, topic, prev, body)
    return f'{{"hash":"{own}","prev":"{prev}",'.encode() + body[1:], own


def check(stream: str, version: int, topic: str, prev: str, data: bytes) -> str:
    """Recompute the seal of `data`, due after the hash `prev`; return its own hash. Raises Broken."""
    if not _is_sealed(data):
        raise Broken(stream, version, Finding("not a sealed event"))
    if data[_PREV] != prev.encode():
        raise Broken(stream, version, Finding("does not follow the event before it"))
    try:
        own = _digest(stream, version, topic, prev, b"{" + data[_BODY:])
    except ValueError as error:
        raise Broken(stream, version, Finding("its stream or topic is no text")) from error
    if data[HASH] != own.encode():
        raise Broken(stream, version, Finding("its content is not what was sealed"))
    return own


def follow(stream: str, records: Iterable[Record], tip: Tip = START) -> Iterator[Tip]:
    """Check `records`, the events of `stream` from just after `tip` on; yield the tip after each sound one.

    Raises Broken at the first event that is not the successor, or whose seal does not fit.
    """
    for record in records:
        due = tip.version + 1
        if record.version != due:
            raise Broken(stream, due, Finding("event {version} stands in its place", version=record.version))
        tip = Tip(due, check(stream, due, record.topic, tip.hash, record.data))
        yield tip


def hash_of(data: bytes) -> str:
    """Return the hash that sealed `data` claims, unchecked: the `prev` of its successor. Raises ValueError."""
    return links_of(data)[1]


def prev_of(data: bytes) -> str:
    """Return the hash that sealed `data` claims to follow, unchecked. Raises ValueError."""
    return links_of(data)[0]


def links_of(data: bytes) -> tuple[str, str]:
    """Return the `prev` and the hash that sealed `data` claims, unchecked. Raises ValueError."""
    if not _is_sealed(data):
        raise ValueError("not a sealed event")
    return data[_PREV].decode(), data[HASH].decode()


def _is_sealed(data: bytes) -> bool:
    return (  # a damaged store may hand over anything, even what is no bytes
        type(data) is bytes and data[:9] == _OPEN and data[73:83] == _THEN and data[147:150] == _SHUT
    )


def _digest(stream: str, version: int, topic: str, prev: str, body: bytes) -> str:
    if "\0" in stream or "\0" in topic:
        raise ValueError("a stream or a topic cannot hold a NUL")
    return sha256(f"{stream}\0{version}\0{topic}\0{prev}\0".encode() + body).hexdigest()
