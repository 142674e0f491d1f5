"""Feeds: what each seat reads, in frames numbered for it alone without gaps.

An event that a seat may not see leaves nothing: no number, no time, no count. `Feeds` tells every event once, to all
seats, as it comes: so what a seat waits for when it reads does not grow with what is hidden from it. A record that
nobody reads is only folded; the first question about anybody's frames has all of it told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from functools import partial
from itertools import chain
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.corrections import Together, executed
from domain.base.events import Event
from domain.corrections.bars import NO_BARS
from domain.game import Game
from domain.game.game import nobody_away
from domain.record.contests import FLAGS
from domain.record.history import History, Step, play
from domain.record.states import States
from domain.table.chains import follows as stream_followed
from domain.table.commands import AddSeat, next_seat
from domain.table.seats import HOST, Seat, State
from projections.base.differences import Operation, difference, plain, view_tag
from projections.base.projection import EntryDraft, Follows, Projection, Thrown, gm_sees_all
from projections.base.registry import PROJECTIONS
from projections.feeds.canonical import Issue
from projections.feeds.corrections import FeedCorrection, lasts
from projections.feeds.effects import Reader, detailed, stating
from projections.feeds.entries import ActNames, Line, draft_entries, line_now, name_of
from projections.feeds.feed import (
    Feed,
    FrameRecord,
    LastFrame,
    PastFrame,
    RenderedEvent,
    Restatement,
    add_state,
    copies,
)
from projections.feeds.lines import Marks, contested_in, is_contested
from projections.feeds.readings import instead, otherwise
from projections.feeds.rendering import Rendering
from projections.feeds.table_entries import ABOUT, CorrectionShown
from projections.texts import Locale

Known = tuple[int, Marks]
"""A version of the log up to which a seat knows it, and which of its events were contested then."""
Moment = State | PastFrame
"""A seat's frame, by the state after it or as a snapshot has it."""


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


class Feeds:
    """One table's record with everybody's feed. Mutable, single writer, like the history in it."""

    def __init__(
        self,
        history: History,
        projection: Projection | None = None,
        feeds: dict[str, Feed] | None = None,
        disclosing: set[str] | None = None,
    ) -> None:
        """`feeds`, `disclosing`: of a snapshot, each feed with its frames; without them nothing is rendered yet.
        `saved`, shared by all copies: by seat, the digests of those pages of its frames that need not be saved again.
        `bars`: whoever asks for moves has looked them up before.
        """
        self.history = history
        self.game = history.game
        self.projection = projection or PROJECTIONS[history.game.name]
        self.disclosing = set() if disclosing is None else disclosing
        self.saved: dict[str, bytes] = {}
        self.bars = NO_BARS
        self._feeds = feeds
        self._corrections: dict[tuple[str, int, Locale], tuple[RenderedEvent, list[Line]]] = {}
        self._thrown: Thrown | None = None  # of the event that was asked about last

    @classmethod
    def begin(cls, game: Game, opening: Event, projection: Projection | None = None) -> Feeds:
        """Return the feeds of a table that was just opened."""
        return cls(History.begin(game, opening), projection)

    @property
    def state(self) -> State:
        return self.history.state

    def append(self, event: Event) -> Step:
        """Take in one more event."""
        if self._feeds is None:
            return self.history.append(event)
        if type(event.command) not in FLAGS:
            if isinstance(event.command, AddSeat):
                self._admit(next_seat(self.state.table, event.command.role))
            step = self.history.append(event)
            self._append_frames(step)
            return step
        before = self.copy() if isinstance(executed(event.command), Together) else self
        feed_correction = FeedCorrection(self, self._feeds, before)
        step = self.history.append(event, feed_correction.take)
        self._append_frames(step, feed_correction)
        return step

    def seats(self) -> Iterator[tuple[str, Feed]]:
        """Every seat's feed, the host's among them."""
        self.render()
        assert self._feeds is not None
        yield from self._feeds.items()

    def render(self) -> None:
        """From now on every event is told as it comes; what has come is told now."""
        if self._feeds is not None:
            return
        again = Feeds.begin(self.game, self.history.raw[0], self.projection)
        states = States()
        again._feeds = {seat: Feed(states) for seat in (HOST, *(s.id for s in self.state.table.seats))}
        again._append_frames(Step(None, self.history.raw[0], again.state))
        for event in self.history.raw[1:]:
            again.append(event)
        self._feeds, self.disclosing = again._feeds, again.disclosing

    def feed(self, seat: str) -> Feed:
        """Return the feed of a seat; a stranger's is empty."""
        feeds = self._feeds
        if feeds is None:
            self.render()
            return self.feed(seat)
        return feeds.get(seat) or Feed()

    def copy(self) -> Feeds:
        """A copy, to be read while others write here, or to go on and take this one's place. Nothing is folded."""
        feeds = None if self._feeds is None else copies(self._feeds)
        twin = Feeds(self.history.copy(), self.projection, feeds, self.disclosing.copy())
        twin.saved, twin.bars, twin._corrections = self.saved, self.bars, self._corrections
        return twin

    def rendered_event(self, seat: str, number: int) -> RenderedEvent:
        """Return what the seat was told by that frame."""
        feed = self.feed(seat)
        return feed.rendered[number - 1] or feed.past(number).rendered

    def event(self, seat: str, number: int) -> Event:
        """The event of the seat's frame of that number, as it was recorded."""
        feed = self.feed(seat)
        if number <= feed.states.missing:
            return feed.past(number).event
        return self.history.raw[feed.versions[number - 1] - 1]

    def records(self, seat: str, first: int, upto: int) -> Iterator[PastFrame]:
        """The seat's frames first .. upto with the seat's view and marks after each, to be saved."""
        for number, moment in enumerate(self._moments(seat, first, upto), first):
            if not isinstance(moment, State):
                yield moment
                continue
            contested = frozenset(each for each in contested_in(moment.table) if self.sees(seat, each))
            receipt, view = self.feed(seat).receipts.of(number), self._viewed(moment, seat)
            yield FrameRecord(self.event(seat, number), self.rendered_event(seat, number), receipt, view, contested)

    def receipt(self, seat: str, number: int | None = None) -> str:
        """The receipt of the seat's frame of that number, or of its last; of frame 0 that of nothing."""
        receipts = self.feed(seat).receipts
        return (receipts.last if number is None else receipts.of(number)).hex()

    def in_memory(self, seat: str, after: int, upto: int) -> bool:
        """Can the seat's frames after+1 .. upto be read at once, without folding or asking the register?"""
        return after >= min(upto, self.feed(seat).states.missing)

    def sees(self, seat: str, event_id: str) -> bool:
        """Is that event itself, not only what followed from it, in the seat's feed?"""
        version = self.history.index.get(event_id)
        if version is None:
            return False
        feed = self.feed(seat)
        number = feed.number(version)
        return number is not None and bool(feed.open[number - 1])

    def latest(self, seat: str) -> Iterator[Event]:
        """The events that are themselves in the seat's feed, from the last one back."""
        feed = self.feed(seat)
        numbers = range(len(feed.versions), 0, -1)
        return (self.event(seat, number) for number in numbers if feed.open[number - 1])

    def count(self, seat: str, upto: int | None = None) -> int:
        """The number of the seat's last frame, 0 if it has none; `upto`: after that version of the log."""
        feed = self.feed(seat)
        return len(feed.versions) if upto is None else feed.count(upto)

    def version_of(self, seat: str, frame: int) -> int:
        """The version of the log that became this frame, 1..count. Raises IndexError."""
        if not 1 <= frame <= self.count(seat):
            raise IndexError(frame)
        return int(self.feed(seat).versions[frame - 1])

    def number_of(self, seat: str, version: int) -> int | None:
        """The seat's frame for a version of the log, None when it has none."""
        return self.feed(seat).number(version)

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
        """The seat's frames after+1 .. upto. `marked`: say which entries were withdrawn or are contested, as it stands
        now or as it stood after the seat's frame `at`.
        """
        numbers = range(after + 1, len(self.feed(seat).versions[:upto]) + 1)
        return self.single(seat, locale, numbers, marked=marked, at=at)

    def single(
        self, seat: str, locale: Locale, numbers: Iterable[int], *, marked: bool = True, at: int | None = None
    ) -> Iterator[Frame]:
        """The seat's frames of these numbers."""
        known = self._known(seat, at) if marked else None
        return (self._frame(seat, locale, number, known) for number in numbers)

    def rendered_frames(
        self, seat: str, after: int = 0, upto: int | None = None
    ) -> Iterator[tuple[int, Event, tuple[EntryDraft, ...]]]:
        """The seat's frames after+1 .. upto by number, without sentences: the event, and what the seat read of it."""
        for number in range(after + 1, len(self.feed(seat).versions[:upto]) + 1):
            yield number, self.event(seat, number), self.rendered_event(seat, number).lines

    def patched_frames(
        self, seat: str, locale: Locale, after: int, upto: int, *, marked: bool = True, known: Any = msgspec.UNSET
    ) -> Iterator[tuple[Frame, Any]]:
        """The seat's frames after+1 .. upto with what each did to its view, and that view, as plain values. `known`:
        the view after the frame `after`, if it is at hand.
        """
        first = after if known is msgspec.UNSET and after else after + 1
        moments = self._moments(seat, first, upto)
        before = next(moments, None) if first == after else None
        was = known if before is None else plain(self._view_after(before, seat))
        for frame, moment in zip(self.frames(seat, locale, after, upto, marked=marked), moments, strict=True):
            view = plain(self._view_after(moment, seat))
            patch = difference(was, view) if frame.frame > 1 else (Operation("replace", "", view),)
            made = replace(frame, patch=patch, view=view_tag(frame.frame, view))
            restated = self._restated(seat, frame.frame, before, moment)
            yield replace(made, restated=restated) if restated else made, view
            was, before = view, moment

    def has_cheap_patch(self, seat: str) -> bool:
        """Can the patch of the seat's last frame be made without folding or asking the register, by whoever has the
        view before it? Not where it is not of the last event, or earlier frames may stand otherwise since.
        """
        versions, last = self.feed(seat).versions, self.count(seat)
        if not last or versions[-1] != self.history.version:
            return False
        return self.in_memory(seat, last - 1, last) and not self._may_restate(seat, last)

    def present_frames(self, locale: Locale, seat: str) -> Iterator[Frame]:
        """The frame that the last event gave the seat, if any."""
        number = self.number_of(seat, self.history.version)
        if number is not None:
            yield self.frame(seat, locale, number)

    def frame(self, seat: str, locale: Locale, number: int) -> Frame:
        """The seat's frame of that number as it was told."""
        return self._frame(seat, locale, number, None)

    def entries(self, seat: str, locale: Locale, number: int) -> list[Line]:
        """Return what the seat's frame of that number told, entry by entry."""
        event, rendered = self._rendered_in(seat, number)
        return self._cached_lines(seat, event, rendered, locale, number)

    def last_entries(self, seat: str, locale: Locale, frame: LastFrame) -> list[Line]:
        """As `entries`, of the last frame of the seat, which is at hand."""
        return self._cached_lines(seat, frame.event, frame.rendered, locale, frame.number)

    def view(self, seat: str, at: int | None = None) -> Any:
        """The game's view for the seat, now or as of one of its frames."""
        if at is None or at == self.count(seat):
            return self._viewed(self._present(seat)[1], seat)
        (moment,) = self._moments(seat, at, self._existing(seat, at))
        return self._view_after(moment, seat)

    def views(self, seat: str, first: int, upto: int) -> Iterator[Any]:
        """The seat's views after its frames first .. upto, each as of that frame; frame 0 has none."""
        return (self._view_after(moment, seat) for moment in self._moments(seat, first, upto))

    def _view_after(self, moment: Moment, seat: str) -> Any:
        return self._viewed(moment, seat) if isinstance(moment, State) else moment.view

    def _viewed(self, state: State, seat: str) -> Any:
        """The seat's view of a state, the present one or a former."""
        view = self.projection.view(state, seat)
        if state is not self.state:
            state.let_go()
        return view

    def _moments(self, seat: str, first: int, upto: int) -> Iterator[Moment]:
        """The seat's frames first .. upto; frame 0 has none. Nothing is folded."""
        feed, start = self.feed(seat), max(first, 1) - 1
        upto, missing = min(upto, len(feed.versions)), feed.states.missing
        if start == upto - 1 >= missing and feed.versions[start] == self.history.version:
            return iter((self.state,))
        split = min(max(start, missing), upto)
        return chain(map(feed.past, range(start + 1, split + 1)), feed.states.between(split, upto))

    def _restated(self, seat: str, number: int, before: Moment | None, now: Moment) -> tuple[int, ...]:
        """The earlier frames that stand otherwise since that one; `before`: the frame before it, if it is at hand.
        Nothing does but by a correction or a contest, of now or of while the seat was away.
        """
        if not self._may_restate(seat, number):
            return ()
        if before is None:
            (before,) = self._moments(seat, number - 1, number - 1)
        found = otherwise(self.feed(seat), self.history.index, number, _marks(before), _marks(now))
        return tuple(each for each in found if not lasts(self.rendered_event(seat, each).lines))

    def _may_restate(self, seat: str, number: int) -> bool:
        """Return whether earlier frames of the seat may read otherwise since that one."""
        if number == 1:
            return False
        return number in self.feed(seat).returned or type(self.event(seat, number).command) in FLAGS

    def state_at(self, seat: str, at: int | None) -> State:
        """The state behind a frame: as it was known when that frame came.

        For an absent seat the present stays its last frame, whatever a correction has made of the past since.
        """
        if at is None or at == self.count(seat):
            return self._present(seat)[1]
        return self._state_after(seat, self._existing(seat, at))

    def reads_all(self, seat: str) -> bool:
        """Return whether the seat may have the whole record now: who sees everything waits while something is
        withheld, and where he does not read what is said to others alone.
        """
        overhears = self.state.table.talk.gm_reads_whispers
        return overhears and self.projection.sees_all(self.state, seat) and not self.history.withheld

    def seat(self, seat: str) -> Seat | None:
        return self.state.table.seat(seat)

    def _admit(self, seat: str) -> None:
        """Give a newcomer a feed: what somebody without a seat would have read until now."""
        assert self._feeds is not None
        past = Feeds.begin(self.game, self.history.raw[0], self.projection)
        past._feeds = {seat: Feed()}
        past._append_frames(Step(None, self.history.raw[0], past.state))
        for event in self.history.raw[1:]:
            past.append(event)
        self._feeds |= past._feeds

    def _append_frames(self, step: Step, feed_correction: FeedCorrection | None = None) -> None:
        """Tell a step to every seat; those who read the same share it."""
        assert self._feeds is not None
        event, made = step.event, self._render_all(step, feed_correction)
        if step.ruling is not None and feed_correction is not None:
            feed_correction.apply(step.ruling)
        if play(event) and self.game.law.discloses(event, step.consequences):
            self.disclosing.add(event.id)
        issue, thrown = Issue(event), self._dice(event) if event.draws else None
        for seat, rendered in made.items():
            feed = self._feeds[seat]
            dice = () if thrown is None else thrown.seen(seat)
            feed.add(issue.after(feed, seat, rendered, dice))
        add_state(self._feeds, made, step.after)
        if self.game.away is not nobody_away:
            for seat, feed in self._feeds.items():
                self._record_absence(step, seat, feed)
        if step.after.table.delay is not None:
            for seat, feed in self._feeds.items():
                if not step.after.table.is_delayed(seat):
                    feed.prompt = event.version
        if step.before is not None:
            step.before.let_go()

    def _render_all(self, step: Step, feed_correction: FeedCorrection | None) -> dict[str, RenderedEvent]:
        """Render what each seat that reads anything of a step reads."""
        assert self._feeds is not None
        read, rendering = draft_entries(self, step, feed_correction), Rendering(self.projection, step)
        return {seat: rendering.of(seat, lines) for seat in self._feeds if (lines := tuple(read(seat)))}

    def _record_absence(self, step: Step, seat: str, feed: Feed) -> None:
        was_away = step.before is not None and self.game.away(step.before, seat)
        number = feed.number(step.event.version)
        if was_away and number is not None:
            feed.returned.add(number)
        if not self.game.away(step.after, seat):
            feed.left = None
            return
        if number is not None:
            feed.left = (step.event.version, step.after)
        if was_away and play(step.event):
            feed.missed.add(step.event.id)

    def _rendered_in(self, seat: str, number: int) -> tuple[Event, RenderedEvent]:
        """The event of the seat's frame, and what the seat was told of it."""
        return self.event(seat, number), self.rendered_event(seat, number)

    def _frame(self, seat: str, locale: Locale, number: int, known: Known | None) -> Frame:
        event, shown = self._rendered_in(seat, number)
        lines = self._cached_lines(seat, event, shown, locale, number)
        if known is not None:
            game = self.projection.game
            lines = [stating(line, game, locale) for line in self._marked(lines, event, seat, shown, locale, known)]
        return Frame(number, event.at, tuple(lines), self.receipt(seat, number))

    def _cached_lines(self, seat: str, event: Event, seen: RenderedEvent, locale: Locale, number: int) -> list[Line]:
        """Write a correction's sentences, which are many: once somebody read them, all copies keep them, for they never
        change. Of anything else they are made anew. A copy that nobody kept may have told another under that number.
        """
        if type(event.command) not in FLAGS or not any(isinstance(line.fields, CorrectionShown) for line in seen.lines):
            return self.written(seat, event, seen, locale)
        known = self._corrections.get((seat, number, locale))
        if known is None or known[0] is not seen:
            known = self._corrections[seat, number, locale] = seen, self.written(seat, event, seen, locale)
        return known[1]

    def written(self, seat: str, event: Event, shown: RenderedEvent, locale: Locale) -> list[Line]:
        """These lines as the seat reads them; what they are about is named as it read before the event."""
        game = self.projection.game
        names = shown.named(game, locale)

        dice = self._dice(event).seen(seat) if event.draws else ()
        if type(event.command) not in FLAGS:
            return [Line.of(event, line, names, game, locale, shown.open, dice) for line in shown.lines]

        def quoted(event_id: str) -> str:
            return self.quoted(seat, event_id, locale, event.version - 1)

        named, reader = ActNames(quoted, partial(self.origin, seat)), Reader(names, game, locale, quoted)
        lines = (Line.of(event, line, names, game, locale, shown.open, dice, named) for line in shown.lines)
        return [detailed(line, reader) for line in lines]

    def _dice(self, event: Event) -> Thrown:
        """The draws of an event as each seat sees them, the same until another event is asked about."""
        if self._thrown is None or self._thrown.event is not event:
            self._thrown = Thrown(event, self.follows)
        return self._thrown

    def follows(self, seat: str) -> Follows:
        """Which streams of chance the seat sees every draw of: by its role, whatever happens later, since what was told
        never changes.
        """
        return partial(stream_followed, seat=seat, leading=gm_sees_all(self.state, seat))

    def quoted(self, seat: str, event_id: str, locale: Locale, reached: int | None = None) -> str:
        """Return the name of an act for a sentence that the seat reads, as it stood when the log had `reached` that
        version. Empty where the seat does not read of it.
        """
        found = self._own_line(seat, event_id, reached)
        if found is None:
            return ""
        event, shown, line = found
        game, names = self.projection.game, shown.named(self.projection.game, locale)
        about = ""
        if type(line.fields) in ABOUT and (target := getattr(line.fields, "target", None)):
            about = self.quoted(seat, self.origin(seat, target), locale, reached)
        dice = self._dice(event).seen(seat) if event.draws else ()
        return name_of(line, event.seat if line.recorded else None, names, game, locale, about, dice)

    def origin(self, seat: str, event_id: str) -> str:
        """Return the act that a correction is about in the end, be it a correction of corrections."""
        found = self._own_line(seat, event_id, None)
        target = found[2].fields.target if found is not None and isinstance(found[2].fields, CorrectionShown) else None
        return self.origin(seat, target) if target else event_id

    def _own_line(
        self, seat: str, event_id: str, reached: int | None
    ) -> tuple[Event, RenderedEvent, EntryDraft] | None:
        """Return the line that tells the seat of an event itself, or else the first one; None: it reads of none."""
        version = self.history.index.get(event_id)
        number = None if version is None else self.number_of(seat, version)
        if version is None or number is None:
            return None
        event, shown = self._rendered_in(seat, number)
        event, shown = self.feed(seat).current_reading(event, reached) or (event, shown)
        own = next((line for line in shown.lines if line.recorded), None) or next(iter(shown.lines), None)
        return None if own is None else (event, shown, own)

    def _known(self, seat: str, at: int | None) -> Known:
        """Return one of the seat's frames as it is known now. Raises IndexError."""
        if at is None or at == self.count(seat):
            version, state = self._present(seat)
            return version, state.table
        (moment,) = self._moments(seat, at, self._existing(seat, at))
        return self.version_of(seat, at), _marks(moment)

    def _existing(self, seat: str, frame: int) -> int:
        """Return the number of a frame that the seat has. Raises IndexError."""
        self.version_of(seat, frame)
        return frame

    def _present(self, seat: str) -> tuple[int, State]:
        """The last version of the log that the seat knows of, and the state after it: for whoever is away that of its
        last frame.
        """
        feed = self.feed(seat)
        if not feed.versions or not self.game.away(self.state, seat):
            return self.history.version, self.state
        last = int(feed.versions[-1])
        if feed.left is None or feed.left[0] != last:
            feed.left = (last, self._state_after(seat, len(feed.versions)))
        return feed.left

    def _state_after(self, seat: str, number: int) -> State:
        """The state after one of the seat's frames; what lies before a snapshot is folded, but for what is late."""
        feed = self.feed(seat)
        for states in (feed.states, feed.late):
            if states is not None and number > states.missing:
                return next(states.between(number - 1, number))
        return self.history.at(feed.versions[number - 1])

    def _marked(
        self, made: list[Line], event: Event, seat: str, shown: RenderedEvent, locale: Locale, known: Known
    ) -> list[Line]:
        """Mark an entry. What followed from a hidden event can be withdrawn with it; only an event that is
        shown is contested.
        """
        reached, marks = known
        later = self.feed(seat).restated_at(event.version, reached)
        withdrawn = later is not None and later.rendered is None
        contested = shown.open and is_contested(marks, (event.id,) if withdrawn else (), event.id)
        if contested or withdrawn:
            mark = {"withdrawn": withdrawn, "contested": contested}
            made = [
                line if fact.lasting else replace(line, **mark) for line, fact in zip(made, shown.lines, strict=True)
            ]
        return made if later is None else self._corrected(made, event, seat, shown, later, locale)

    def _corrected(
        self, made: list[Line], event: Event, seat: str, shown: RenderedEvent, later: Restatement, locale: Locale
    ) -> list[Line]:
        """The lines with how they read since a correction, and the seat's frame that told it."""
        by = self.feed(seat).number(later.version)
        if later.event is None or later.rendered is None:
            return [replace(line, corrected_by=by) if line.withdrawn else line for line in made]
        current = later.event
        others = instead(shown.lines, later.rendered.lines, partial(_reads_same, event, current))
        return [
            line
            if other is None
            else replace(
                line,
                now=tuple(map(line_now, self.written(seat, current, replace(later.rendered, lines=other), locale))),
                corrected_by=by,
            )
            for line, other in zip(made, others, strict=True)
        ]


def _marks(moment: Moment) -> Marks:
    return moment.table if isinstance(moment, State) else moment.contested


def _reads_same(was: Event, now: Event, one: EntryDraft, other: EntryDraft) -> bool:
    return one == other and not (one.dice and was.draws != now.draws)
