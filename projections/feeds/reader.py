"""Frames of one seat's feed in one language, with sentences, marks and patches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from functools import partial

import msgspec
from msgspec.structs import replace

from domain.base.events import Event
from domain.record.contests import FLAGS
from projections.base.differences import EncodedView, Operation, encoded_view, view_patch
from projections.base.projection import EntryDraft
from projections.entries.contests import Marks, is_contested
from projections.entries.effects import Reader, detailed, stating
from projections.entries.lines import ActNames, Line, line_now, name_of
from projections.entries.table_entries import ABOUT, CorrectionEntry
from projections.feeds.corrections import lasts
from projections.feeds.feed import LastFrame, RenderedEvent, Restatement
from projections.feeds.frames import Feeds
from projections.feeds.readings import instead, otherwise
from projections.feeds.views import Moment, in_memory, marks_of, moment_of, moments, present_state, view_after
from projections.texts import Locale

Known = tuple[int, Marks]
"""A version of the log up to which a seat knows it, and which of its events were contested then."""


class Frame(msgspec.Struct, frozen=True):
    """One number of a seat's feed: `entries` belong together, in order. `at` is the event's time (UTC). `receipt`: a
    hash (64 hex digits) over all that the seat was told up to here, see PROOFS.md.

    For whoever keeps the view: `patch` leads from the view after the frame before to the one after this (the first from
    nothing), `view` is the tag of the latter; `moves`, of the seat's last frame: the tag of what it may do now.
    For whoever keeps the frames: `restated` are the earlier ones that stand otherwise since this one.
    """

    frame: int
    at: datetime
    entries: tuple[Line, ...]
    receipt: str
    patch: tuple[Operation, ...] | msgspec.UnsetType = msgspec.UNSET
    view: str | msgspec.UnsetType = msgspec.UNSET
    moves: str | msgspec.UnsetType = msgspec.UNSET
    restated: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET


class SeatReader:
    """Reads one seat's feed in one language, frames that come later included."""

    __slots__ = ("_feeds", "_game", "_locale", "_seat")

    def __init__(self, feeds: Feeds, seat: str, locale: Locale) -> None:
        self._feeds = feeds
        self._seat = seat
        self._locale = locale
        self._game = feeds.projection.game

    def frames(
        self, after: int = 0, upto: int | None = None, *, marked: bool = True, at: int | None = None
    ) -> Iterator[Frame]:
        """Yield the frames after+1 .. upto.

        `marked`: say which entries were withdrawn or are contested, as it stands now or as it stood after the seat's
        frame `at`.
        """
        return self.single(_numbers(self._feeds, self._seat, after, upto), marked=marked, at=at)

    def single(self, numbers: Iterable[int], *, marked: bool = True, at: int | None = None) -> Iterator[Frame]:
        """Yield the frames of these numbers."""
        known = self._known(at) if marked else None
        return (self._frame(number, known) for number in numbers)

    def patched_frames(
        self, after: int, upto: int, *, marked: bool = True, known: EncodedView | None = None
    ) -> Iterator[tuple[Frame, EncodedView]]:
        """Yield the frames after+1 .. upto, each with the patch of the view, and the view after it.

        `known`: the view after the frame `after`, if it is at hand.
        """
        feeds, seat, was = self._feeds, self._seat, known
        first = after if known is None and after else after + 1
        between = moments(feeds, seat, first, upto)
        before = next(between, None) if first == after else None
        if before is not None:
            was = encoded_view(view_after(feeds, before, seat))
        for frame, moment in zip(self.frames(after, upto, marked=marked), between, strict=True):
            view = encoded_view(view_after(feeds, moment, seat), was)
            made = replace(frame, patch=view_patch(was, view), view=view.tag(frame.frame))
            restated = self._restated(frame.frame, before, moment)
            yield replace(made, restated=restated) if restated else made, view
            was, before = view, moment

    def present_frames(self) -> Iterator[Frame]:
        """Yield the frame that the last event gave the seat, if any."""
        number = self._feeds.number_of(self._seat, self._feeds.history.version)
        if number is not None:
            yield self.frame(number)

    def frame(self, number: int) -> Frame:
        """Return the frame of that number as it was sent."""
        return self._frame(number, None)

    def entries(self, number: int) -> list[Line]:
        """Return the entries of the frame of that number as it was sent."""
        event, rendered = _rendered_in(self._feeds, self._seat, number)
        return self._cached_lines(event, rendered, number)

    def last_entries(self, frame: LastFrame) -> list[Line]:
        """Return the entries of the last frame, which the caller has."""
        return self._cached_lines(frame.event, frame.rendered, frame.number)

    def written(self, event: Event, shown: RenderedEvent) -> list[Line]:
        """Return these lines as the seat reads them; acts that they are about have their names of before the event."""
        names, dice = shown.named(self._game, self._locale), self._feeds.dice(event, self._seat)
        if type(event.command) not in FLAGS:
            return [Line.of(event, line, names, self._game, self._locale, shown.open, dice) for line in shown.lines]

        def quoted(event_id: str) -> str:
            return self.quoted(event_id, event.version - 1)

        named, reader = ActNames(quoted, self.origin), Reader(names, self._game, self._locale, quoted)
        lines = (Line.of(event, line, names, self._game, self._locale, shown.open, dice, named) for line in shown.lines)
        return [detailed(line, reader) for line in lines]

    def quoted(self, event_id: str, reached: int | None = None) -> str:
        """Return the name of an act for a sentence that the seat reads; empty where the seat does not read of it.

        It is the name when the log had `reached` that version.
        """
        found = self._own_line(event_id, reached)
        if found is None:
            return ""
        event, shown, line = found
        names, about = shown.named(self._game, self._locale), ""
        if type(line.fields) in ABOUT and (target := getattr(line.fields, "target", None)):
            about = self.quoted(self.origin(target), reached)
        dice = self._feeds.dice(event, self._seat)
        return name_of(line, event.seat if line.recorded else None, names, self._game, self._locale, about, dice)

    def origin(self, event_id: str) -> str:
        """Return the act that a correction is about in the end, through any corrections of corrections."""
        found = self._own_line(event_id, None)
        target = found[2].fields.target if found is not None and isinstance(found[2].fields, CorrectionEntry) else None
        return self.origin(target) if target else event_id

    def _own_line(self, event_id: str, reached: int | None) -> tuple[Event, RenderedEvent, EntryDraft] | None:
        """Return the line that shows the seat an event itself, or else its first line; None: the seat reads of none."""
        feeds, seat = self._feeds, self._seat
        version = feeds.history.index.get(event_id)
        number = None if version is None else feeds.number_of(seat, version)
        if version is None or number is None:
            return None
        event, shown = _rendered_in(feeds, seat, number)
        event, shown = feeds.feed(seat).current_reading(event, reached) or (event, shown)
        own = next((line for line in shown.lines if line.recorded), None) or next(iter(shown.lines), None)
        return None if own is None else (event, shown, own)

    def restated(self, number: int) -> tuple[int, ...]:
        """Return the numbers of the earlier frames that read otherwise since that one."""
        if not _may_restate(self._feeds, self._seat, number):
            return ()
        before, now = moments(self._feeds, self._seat, number - 1, number)
        return self._restated(number, before, now)

    def _restated(self, number: int, before: Moment | None, now: Moment) -> tuple[int, ...]:
        """Return the earlier frames that read otherwise since that one; `before`: the frame before it, if at hand.

        None does but by a correction or a contest, of now or of while the seat was away.
        """
        feeds, seat = self._feeds, self._seat
        if not _may_restate(feeds, seat, number):
            return ()
        if before is None:
            before = moment_of(feeds, seat, number - 1)
        found = otherwise(feeds.feed(seat), feeds.history.index, number, marks_of(before), marks_of(now))
        return tuple(each for each in found if not lasts(feeds.rendered_event(seat, each).lines))

    def _known(self, at: int | None) -> Known:
        """Return the version and the marks with which frames are marked, now or as of one frame. Raises IndexError."""
        if at is None or at == self._feeds.count(self._seat):
            version, state = present_state(self._feeds, self._seat)
            return version, state.table
        return self._feeds.version_of(self._seat, at), marks_of(moment_of(self._feeds, self._seat, at))

    def _frame(self, number: int, known: Known | None) -> Frame:
        event, shown = _rendered_in(self._feeds, self._seat, number)
        lines = self._cached_lines(event, shown, number)
        if known is not None:
            lines = [stating(line, self._game, self._locale) for line in self._marked(lines, event, shown, known)]
        return Frame(number, event.at, tuple(lines), self._feeds.receipt(self._seat, number))

    def _cached_lines(self, event: Event, seen: RenderedEvent, number: int) -> list[Line]:
        """Write the lines of an event; those of a correction, which are many, are cached for all copies.

        They never change once read. Lines of any other event are written anew. A copy that was dropped may have another
        event under that number.
        """
        if type(event.command) not in FLAGS or not any(isinstance(line.fields, CorrectionEntry) for line in seen.lines):
            return self.written(event, seen)
        cached, key = self._feeds.corrections, (self._seat, number, self._locale)
        known = cached.get(key)
        if known is None or known[0] is not seen:
            known = cached[key] = seen, self.written(event, seen)
        return known[1]

    def _marked(self, made: list[Line], event: Event, shown: RenderedEvent, known: Known) -> list[Line]:
        """Mark the entries of an event as withdrawn or contested.

        What followed from a hidden event can be withdrawn with it; only an event that is shown is contested.
        """
        reached, marks = known
        later = self._feeds.feed(self._seat).restated_at(event.version, reached)
        withdrawn = later is not None and later.rendered is None
        contested = shown.open and is_contested(marks, (event.id,) if withdrawn else (), event.id)
        if contested or withdrawn:
            mark = {"withdrawn": withdrawn, "contested": contested}
            made = [
                line if fact.lasting else replace(line, **mark) for line, fact in zip(made, shown.lines, strict=True)
            ]
        return made if later is None else self._corrected(made, event, shown, later)

    def _corrected(self, made: list[Line], event: Event, shown: RenderedEvent, later: Restatement) -> list[Line]:
        """Return the lines with how they read since a correction, and the seat's frame that showed it."""
        by = self._feeds.feed(self._seat).number(later.version)
        if later.event is None or later.rendered is None:
            return [replace(line, corrected_by=by) if line.withdrawn else line for line in made]
        current = later.event
        others = instead(shown.lines, later.rendered.lines, partial(_reads_same, event, current))
        return [
            line
            if other is None
            else replace(
                line,
                now=tuple(map(line_now, self.written(current, replace(later.rendered, lines=other)))),
                corrected_by=by,
            )
            for line, other in zip(made, others, strict=True)
        ]


def rendered_frames(
    feeds: Feeds, seat: str, after: int = 0, upto: int | None = None
) -> Iterator[tuple[int, Event, tuple[EntryDraft, ...]]]:
    """Yield the seat's frames after+1 .. upto by number: the event, and the lines that the seat read, as drafts."""
    for number in _numbers(feeds, seat, after, upto):
        yield number, feeds.event(seat, number), feeds.rendered_event(seat, number).lines


def has_cheap_patch(feeds: Feeds, seat: str) -> bool:
    """Return whether a caller with the view before can make the patch of the seat's last frame cheaply.

    That is without folding or asking the register: the frame is of the last event, and no earlier frame may read
    otherwise since.
    """
    versions, last = feeds.feed(seat).versions, feeds.count(seat)
    if not last or versions[-1] != feeds.history.version:
        return False
    return in_memory(feeds, seat, last - 1, last) and not _may_restate(feeds, seat, last)


def _numbers(feeds: Feeds, seat: str, after: int, upto: int | None) -> range:
    return range(after + 1, len(feeds.feed(seat).versions[:upto]) + 1)


def _rendered_in(feeds: Feeds, seat: str, number: int) -> tuple[Event, RenderedEvent]:
    """Return the event of the seat's frame, and the rendered event that the seat was sent."""
    return feeds.event(seat, number), feeds.rendered_event(seat, number)


def _may_restate(feeds: Feeds, seat: str, number: int) -> bool:
    """Return whether earlier frames of the seat may read otherwise since that one."""
    if number == 1:
        return False
    return number in feeds.feed(seat).returned or type(feeds.event(seat, number).command) in FLAGS


def _reads_same(was: Event, now: Event, one: EntryDraft, other: EntryDraft) -> bool:
    return one == other and not (one.dice and was.draws != now.draws)
