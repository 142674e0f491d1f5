"""Events as they lie in the register, and the ends of their streams."""

from __future__ import annotations

import msgspec

from domain.record.chain import HASH, START, Tip


class Stored(msgspec.Struct, frozen=True):
    """An event as it lies in the register: stream, version there (1, 2, 3...), our own tag, sealed bytes."""

    stream: str
    version: int
    topic: str
    data: bytes


class Ends(msgspec.Struct, frozen=True):
    """A table by its first and its newest event. `status`: as the topics of its events tell it."""

    first: Stored
    last: Stored
    status: str


Place = tuple[str, Tip]
"""An event, by its stream, version and hash."""


def tip_of(event: Stored | None) -> Tip:
    """Return the tip of a stream whose newest event this is. What is no sealed event has no hash: nothing
    follows it.
    """
    if event is None:
        return START
    return Tip(event.version, claimed(event.data[HASH]))


def claimed(seal: bytes) -> str:
    """The hash at its place in an event's bytes, as far as it is text."""
    return seal.decode("ascii", "replace")
