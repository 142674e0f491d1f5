"""A seat's own record, as `GET /tables/{table}/record?patch=true` or `greffe record --seat S --patch` wrote it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import UNSET, structs
from msgspec.structs import replace

from domain.game import copy_fields
from domain.systems import game as game_of
from domain.table.seats import Seat
from ops.audit.own import OwnCheck, examined_own, names_of_seats, own_findings
from ops.audit.signatures import Trust
from ops.cli.failures import Failed, Misused
from ops.clients.python.greffe_client.errors import PatchError
from ops.clients.python.greffe_client.patches import patched, view_tag
from projections.base.differences import plain
from projections.base.registry import PROJECTIONS
from projections.entries.lines import Line
from projections.exports.own import EntryMarks, RecordFrame, RecordHeader
from projections.feeds.reader import Frame
from projections.queries.why import Cause, Why, followed, last_trail, turns
from projections.texts import Locale

_header = msgspec.json.Decoder(RecordHeader)
_frames = msgspec.json.Decoder(RecordFrame)


class OwnRecord:
    """The frames of one seat, in the language in which they were exported, marked as things stood then."""

    def __init__(
        self,
        header: RecordHeader,
        frames: tuple[RecordFrame, ...],
        views: tuple[msgspec.Struct, ...],
        plain_lines: tuple[Any, ...],
    ) -> None:
        self.header, self._views, self._plain = header, views, plain_lines
        bare = {"patch": UNSET, "view": UNSET, "restated": UNSET}
        self._frames = [copy_fields(Frame, frame, **bare) for frame in frames]
        self._marks: dict[int, dict[int, tuple[EntryMarks, ...]]] = {}  # by frame, and by that since which they stood
        for frame in frames:
            for each in frame.marks:
                self._marks.setdefault(each.frame, {})[frame.frame] = each.entries
        self.game = game_of(header.system)
        self.title = header.title
        name = names_of_seats(self.game, plain_lines[1:])[-1][header.seat]
        self.seats: tuple[Seat, ...] = (Seat(header.seat, name, header.role),)

    def seat(self, name: str) -> Seat | None:
        return next((seat for seat in self.seats if seat.id == name), None)

    def count(self, seat: str) -> int:
        return len(self._frames)

    def frames(
        self,
        seat: str,
        locale: Locale,
        after: int = 0,
        upto: int | None = None,
        *,
        marked: bool = True,
        at: int | None = None,
    ) -> Iterator[Frame]:
        last = len(self._frames)
        known = (at or last) if marked else 0
        for frame in self._frames[after:upto]:
            if known < last:
                frame = replace(frame, entries=tuple(self._as_of(frame, known)))
            yield frame

    def _as_of(self, frame: Frame, known: int) -> Iterator[Line]:
        """Yield the entries as they were marked after the frame `known`: by the last that had touched them then."""
        touched = self._marks.get(frame.frame, {})
        since = max((number for number in touched if number <= known), default=None)
        marks = [EntryMarks()] * len(frame.entries) if since is None else touched[since]
        for line, then in zip(frame.entries, marks, strict=True):
            yield replace(line, **structs.asdict(then))

    def view(self, seat: str, at: int) -> Any:
        """Return the view after that frame, as plain values. Raises Misused if the record has no patches."""
        if not self._views:
            raise Misused("no-views")
        return plain(self._views[at - 1])

    def views(self, seat: str) -> Iterator[msgspec.Struct]:
        return iter(self._views)

    def signed(self, seat: str) -> tuple[str, str]:
        receipt = self.header.receipt
        return ("", "") if receipt is None else (receipt.key, receipt.signature)

    def checked(self, due: Trust) -> OwnCheck:
        """Check what the record says of itself, by the keys that are right."""
        header, *frames = self._plain
        return examined_own(header, frames, due)

    def findings(self, check: OwnCheck) -> Iterator[str]:
        """Yield what does not hold, in sentences."""
        return own_findings(self.header.seat, self._frames, check)

    def why(self, seat: str, pointer: str, locale: Locale, at: int) -> Why:
        """Return the causes of a value of the view after that frame. Raises Misused, Refused."""
        trail = last_trail(pointer, (self.view(seat, each) for each in range(at, 0, -1)))
        values = [UNSET, *(followed(trail, plain(view)) for view in self._views[:at])]
        found = list(turns(values, 1))
        frames = {frame.frame: frame for frame in self.frames(seat, locale, upto=at, at=at)}
        causes = (Cause(t.frame, frames[t.frame].at, frames[t.frame].entries, t.was, t.now) for t in reversed(found))
        return Why(at, pointer, tuple(causes), 1, values[-1])

    def moments(self) -> Iterator[dict[str, int]]:
        return ({self.header.seat: frame.frame} for frame in self._frames)


def own_record(source: str, lines: Iterable[bytes]) -> OwnRecord:
    """Read a seat's own record. Raises Failed if it is no such record, or not whole."""
    rows = tuple(lines)
    try:
        header = _header.decode(rows[0] if rows else b"")
        frames = tuple(map(_frames.decode, rows[1:]))
        if not frames or [frame.frame for frame in frames] != list(range(1, header.frames + 1)):
            raise Failed("own-record-cut", name=source, frames=str(header.frames), found=str(len(frames)))
        _check_marks(source, frames)
        return OwnRecord(header, frames, _views(source, header, frames), tuple(map(msgspec.json.decode, rows)))
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError) as error:
        raise Failed("unreadable-record", name=source, detail=error) from error


def _check_marks(source: str, frames: tuple[RecordFrame, ...]) -> None:
    """Check that marks are of the entries of an earlier frame. Raises Failed."""
    for frame in frames:
        for marks in frame.marks:
            if not 0 < marks.frame < frame.frame or len(marks.entries) != len(frames[marks.frame - 1].entries):
                raise Failed("own-record-marks", name=source, frame=str(frame.frame))


def _views(source: str, header: RecordHeader, frames: tuple[RecordFrame, ...]) -> tuple[msgspec.Struct, ...]:
    """Return the view after each frame; empty if the record has no patches. Items of lists are named by their first
    field: so each view is decoded as its own struct. Raises Failed.
    """
    if not all(isinstance(frame.patch, tuple) for frame in frames):
        return ()
    views: list[Any] = [None]
    for frame in frames:
        try:
            view = patched(views[-1], msgspec.to_builtins(frame.patch))
        except PatchError as error:
            raise Failed("view-not-as-told", name=source, frame=str(frame.frame)) from error
        if view_tag(frame.frame, view) != frame.view:
            raise Failed("view-not-as-told", name=source, frame=str(frame.frame))
        views.append(view)
    kinds: Any = reduce(or_, PROJECTIONS[game_of(header.system).name].views)
    return tuple(msgspec.convert(view, kinds) for view in views[1:])


def is_own(head: bytes) -> bool:
    """Return whether this is the first line of a seat's own record."""
    try:
        _header.decode(head)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True
