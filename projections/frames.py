"""Feeds: what each seat reads, in frames numbered for it alone without gaps.

An event that a seat may not see leaves nothing: no number, no time, no count. `Feeds` keeps, for every
seat, which versions of the log became its frames; the lines are made again from the record when asked.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import msgspec

from domain.game import Game
from domain.game.events import Event
from domain.record.history import History, Step
from domain.table.seats import HOST, Seat, State
from projections.disputes.lines import is_contested
from projections.entries import Line, shown_to
from projections.projection import Projection, Shown
from projections.registry import PROJECTIONS
from projections.texts import Locale, label


class Frame(msgspec.Struct, frozen=True):
    """One number of a seat's feed: `entries` belong together, in order. `at` is the event's time (UTC)."""

    frame: int
    at: datetime
    entries: tuple[Line, ...]


class _Feed:
    """The frames of one seat: ascending versions, and for each whether the event itself is shown."""

    __slots__ = ("open", "versions")

    def __init__(self) -> None:
        self.versions = array("L")
        self.open = bytearray()

    def add(self, version: int, lines: tuple[Shown, ...]) -> None:
        if lines:
            self.versions.append(version)
            self.open.append(any(line.recorded for line in lines))

    def number(self, version: int) -> int | None:
        """The frame that this version became, counted from 1."""
        place = bisect_left(self.versions, version)
        found = place < len(self.versions) and self.versions[place] == version
        return place + 1 if found else None


class Feeds:
    """One table's record with everybody's feed. Mutable, single writer, like the history in it."""

    def __init__(self, game: Game, opening: Event, projection: Projection | None = None) -> None:
        self.history = History(game, opening)
        self.game = game
        self.projection = projection or PROJECTIONS[game.name]
        self._feeds: dict[str, _Feed] = {HOST: _Feed()} | {s.id: _Feed() for s in self.state.table.seats}
        self._recent: tuple[Step, dict[str, tuple[Shown, ...]]] | None = None
        self._note(Step(None, opening, self.state))

    @property
    def state(self) -> State:
        return self.history.state

    def append(self, event: Event) -> Step:
        """Take in one more event; its frames are numbered at once for every seat."""
        step = self.history.append(event)
        self._note(step)
        return step

    def sees(self, seat: str, event_id: str) -> bool:
        """Is that event itself, not only what followed from it, in the seat's feed?"""
        version = self.history.index.get(event_id)
        feed = self._feeds.get(seat)
        if version is None or feed is None:
            return False
        number = feed.number(version)
        return number is not None and bool(feed.open[number - 1])

    def count(self, seat: str, upto: int | None = None) -> int:
        """The number of the seat's last frame, 0 if it has none; `upto`: after that version of the log."""
        versions = self._feed(seat).versions
        return len(versions) if upto is None else bisect_right(versions, upto)

    def version_of(self, seat: str, frame: int) -> int:
        """The version of the log that became this frame, 1..count. Raises IndexError."""
        if not 1 <= frame <= self.count(seat):
            raise IndexError(frame)
        return int(self._feed(seat).versions[frame - 1])

    def number_of(self, seat: str, version: int) -> int | None:
        """The seat's frame for a version of the log, None when it has none."""
        return self._feed(seat).number(version)

    def frames(
        self, seat: str, locale: Locale, after: int = 0, upto: int | None = None, *, marked: bool = True
    ) -> Iterator[Frame]:
        """The seat's frames after+1 .. upto. `marked`: say which entries were withdrawn or are contested."""
        versions = self._feed(seat).versions[after:upto]
        number = after
        for step, lines in self._steps(seat, versions):
            number += 1
            yield self._frame(step, lines, seat, locale, number, marked=marked)

    def told(
        self, seat: str, after: int = 0, upto: int | None = None
    ) -> Iterator[tuple[int, Event, tuple[Shown, ...]]]:
        """The seat's frames after+1 .. upto by number, without sentences: the event, and what the seat read of it."""
        steps = self._steps(seat, self._feed(seat).versions[after:upto])
        for number, (step, lines) in enumerate(steps, after + 1):
            yield number, step.event, lines

    def present_frames(self, locale: Locale, seat: str) -> Iterator[Frame]:
        """The frame that the last event gave the seat, if any, without reading the record again."""
        assert self._recent is not None
        step, lines = self._recent
        if lines.get(seat):
            yield self._frame(step, lines[seat], seat, locale, self.count(seat), marked=False)

    def view(self, seat: str, at: int | None = None) -> Any:
        """The game's view for the seat, now or as of one of its frames."""
        return self.projection.view(self.state_at(seat, at), seat)

    def state_at(self, seat: str, at: int | None) -> State:
        """The state behind a frame: as it was known when that frame came.

        For an absent seat the present stays its last frame, whatever a correction has made of the past since.
        """
        if at is None or at == self.count(seat):
            return self.history.at(self.reached(seat)) if self._away(seat) else self.state
        return self.history.at(self.version_of(seat, at))

    def seat(self, seat: str) -> Seat | None:
        return self.state.table.seat(seat)

    def _feed(self, seat: str) -> _Feed:
        """The seat's frames; a stranger has none."""
        return self._feeds.get(seat) or _Feed()

    def _note(self, step: Step) -> None:
        lines = {seat: shown_to(self, step, seat) for seat in self._feeds}
        for seat, feed in self._feeds.items():
            feed.add(step.event.version, lines[seat])
        self._recent = (step, lines)

    def _steps(self, seat: str, versions: array[int]) -> Iterator[tuple[Step, tuple[Shown, ...]]]:
        """The steps of these versions (ascending) with what the seat reads of them."""
        if not versions:
            return
        if self._recent is not None and len(versions) == 1 and versions[0] == self._recent[0].event.version:
            yield self._recent[0], self._recent[1][seat]
            return
        if versions[0] == 1:
            opening = self.history.raw[0]
            step = Step(None, opening, self.history.past[0][1])
            yield step, shown_to(self, step, seat)
        wanted = frozenset(versions)
        for step in self.history.steps(max(1, versions[0] - 1), versions[-1]):
            if step.event.version in wanted:
                yield step, shown_to(self, step, seat)

    def _frame(
        self, step: Step, lines: tuple[Shown, ...], seat: str, locale: Locale, number: int, *, marked: bool
    ) -> Frame:
        names = self.projection.names(step.after, seat)
        seats = {s.id: s.name for s in step.after.table.seats}
        names = {HOST: label(self.projection.game, locale, HOST), **seats, **names}
        made = [Line.of(step, line, names, self.projection.game, locale) for line in lines]
        if marked:
            made = self._marked(made, step.event.id, seat, lines)
        return Frame(number, step.event.at, tuple(made))

    def _away(self, seat: str) -> bool:
        return self.count(seat) > 0 and self.game.away(self.state, seat)

    def reached(self, seat: str) -> int:
        """The last version of the log that the seat knows of: for whoever is away that of its last frame."""
        return self.version_of(seat, self.count(seat)) if self._away(seat) else self.history.version

    def _marked(self, made: list[Line], event_id: str, seat: str, lines: tuple[Shown, ...]) -> list[Line]:
        """What followed from a hidden event can be withdrawn with it; only an event that is shown is contested.

        Marks stand as they stood when the seat was last there.
        """
        reached = self.reached(seat)
        void = self.history.overlay_at(reached).void
        withdrawn = event_id in void
        shown = any(line.recorded for line in lines)
        contested = shown and is_contested(self.history.at(reached).table, void, event_id)
        if not withdrawn and not contested:
            return made
        return [
            line if fact.lasting else msgspec.structs.replace(line, withdrawn=withdrawn, contested=contested)
            for line, fact in zip(made, lines, strict=True)
        ]
