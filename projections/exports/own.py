"""A seat's own record: a header, then its frames, a line of JSON each.

Entries are marked as things stand when it is exported. A frame that changed earlier ones also holds, in `marks`, what
the entries of each earlier frame that a correction or a contest touched bore then, so that the record tells every
moment by itself, also that of an act that read otherwise for a while.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

import msgspec

from domain.game import copy_fields
from domain.table.seats import Origin, Role
from projections.base.encoding import encode
from projections.entries.lines import Line, LineNow
from projections.feeds.frames import Feeds
from projections.feeds.reader import Frame, SeatReader
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


class EntryMarks(msgspec.Struct, frozen=True, omit_defaults=True):
    """Marks that an entry bore at some time, as `Line` has them."""

    withdrawn: bool = False
    contested: bool = False
    now: tuple[LineNow, ...] | None = None
    corrected_by: int | None = None
    standing: str = ""


class FrameMarks(msgspec.Struct, frozen=True):
    """Marks that the entries of one frame bore at some time."""

    frame: int
    entries: tuple[EntryMarks, ...]


class RecordFrame(Frame, frozen=True, omit_defaults=True):
    """A frame in a seat's own record. `marks`: of the earlier frames that stand otherwise since this one."""

    marks: tuple[FrameMarks, ...] = ()


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
    """Return the seat's frames after+1 .. upto as lines of JSON, marked as they stand now."""
    reader = SeatReader(feeds, seat, locale)
    return b"".join(line(_in_record(reader, frame)) for frame in reader.frames(after, upto))


def patched_lines(feeds: Feeds, seat: str, locale: Locale, after: int, upto: int) -> bytes:
    """Return the seat's frames as lines of JSON, each with the patch of the seat's view."""
    reader = SeatReader(feeds, seat, locale)
    return b"".join(line(_in_record(reader, frame)) for frame, _ in reader.patched_frames(after, upto))


def _in_record(reader: SeatReader, frame: Frame) -> RecordFrame:
    restated = reader.restated(frame.frame)
    then = reader.single(restated, at=frame.frame) if restated else ()
    marks = tuple(FrameMarks(each.frame, tuple(map(marks_of, each.entries))) for each in then)
    return copy_fields(RecordFrame, frame, marks=marks)


def marks_of(entry: Line) -> EntryMarks:
    return copy_fields(EntryMarks, entry)


def whole(feeds: Feeds, seat: str, locale: Locale, header: RecordHeader, *, patched: bool) -> Iterator[bytes]:
    """Yield the whole record as lines of JSON: the header, then every frame."""
    last = feeds.count(seat)
    yield line(header)
    yield (patched_lines if patched else lines)(feeds, seat, locale, 0, last)
