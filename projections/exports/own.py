"""A seat's own record: a header, then its frames, a line of JSON each."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

import msgspec

from domain.table.seats import Origin, Role
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.texts import Locale


class Receipt(msgspec.Struct, frozen=True, omit_defaults=True):
    """The receipt of the seat's frame of that number, its last at that time. `key` and `signature`: see PROOFS.md;
    without them where the service has no keys.
    """

    table: str
    seat: str
    frame: int
    receipt: str
    at: datetime
    key: str = ""
    signature: str = ""


class RecordHeader(msgspec.Struct, frozen=True):
    """The first line of a seat's own record; `frames` lines follow. `origin`: of a branch; `receipt`: of the last of
    them.
    """

    greffe: int
    table: str
    system: str
    title: str
    seat: str
    role: Role
    exported: datetime
    frames: int
    origin: Origin | None = None
    receipt: Receipt | None = None


def header_of(feeds: Feeds, seat: str, exported: datetime, lines: int, receipt: Receipt | None = None) -> RecordHeader:
    table, at = feeds.state.table, exported.replace(microsecond=0)
    return RecordHeader(1, table.id, table.game, table.title, seat, table.role(seat), at, lines, table.origin, receipt)


def line(value: Any) -> bytes:
    return encode(value) + b"\n"


def lines(feeds: Feeds, seat: str, locale: Locale, after: int, upto: int) -> bytes:
    """The seat's frames after+1 .. upto, marked as they stand now."""
    return b"".join(map(line, SeatReader(feeds, seat, locale).frames(after, upto)))


def patched_lines(feeds: Feeds, seat: str, locale: Locale, after: int, upto: int) -> bytes:
    """Return the lines of a record, each with what it did to the seat's view."""
    return b"".join(line(frame) for frame, _ in SeatReader(feeds, seat, locale).patched_frames(after, upto))


def whole(feeds: Feeds, seat: str, locale: Locale, header: RecordHeader, *, patched: bool) -> Iterator[bytes]:
    """All of it."""
    last = feeds.count(seat)
    yield line(header)
    yield (patched_lines if patched else lines)(feeds, seat, locale, 0, last)
