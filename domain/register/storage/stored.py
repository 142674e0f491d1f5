"""Events as rows of the register, and the ends of their streams."""

from __future__ import annotations

import msgspec

from domain.record.chain import HASH, START, Tip


class Stored(msgspec.Struct, frozen=True):
    """An event as a row of the register: stream, version there (1, 2, 3...), topic, sealed bytes."""

    stream: str
    version: int
    topic: str
    data: bytes


class Ends(msgspec.Struct, frozen=True):
    """A table by its first and its newest event. `status`: by the topics of its events."""

    first: Stored
    last: Stored
    status: str


Place = tuple[str, Tip]
"""An event, by its stream, version and hash."""


def tip_of(event: Stored | None) -> Tip:
    """Return the tip of a stream whose newest event this is.

    Bytes that are no sealed event have no valid hash: nothing can follow them.
    """
    if event is None:
        return START
    return Tip(event.version, claimed(event.data[HASH]))


def claimed(seal: bytes) -> str:
    """Return the hash at its place in an event's bytes as text, unchecked."""
    return seal.decode("ascii", "replace")
