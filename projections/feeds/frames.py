"""Feeds: the entries that each seat reads, in frames numbered for it alone without gaps.

An event that a seat may not see leaves nothing: no number, no time, no count. `Feeds` renders every event once, for all
seats, as it comes: so what a seat waits for when it reads does not grow with what is hidden from it. A record that
nobody reads is only folded; the first question about anybody's frames renders all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice

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
from domain.table.seats import HOST, State
from projections.base.projection import Die, Follows, Projection, Thrown, gm_sees_all
from projections.base.registry import PROJECTIONS
from projections.entries.lines import Line
from projections.feeds.canonical import Issue
from projections.feeds.corrections import FeedCorrection
from projections.feeds.drafts import draft_entries
from projections.feeds.feed import Feed, RenderedEvent, add_state, copies
from projections.feeds.rendering import Rendering
from projections.feeds.visible_states import VisibleStates
from projections.texts import Locale


class Feeds:
    """One table's record with everybody's feed. Mutable, single writer, like the history in it."""

    def __init__(
        self,
        history: History,
        projection: Projection | None = None,
        feeds: dict[str, Feed] | None = None,
        disclosing: set[str] | None = None,
    ) -> None:
        """Make feeds of a history; `feeds`, `disclosing`: of a snapshot, else nothing is rendered yet.

        `saved`, shared by all copies: by seat, the digests of those pages of its frames that need not be saved again.
        `bars`: a caller that asks for moves has looked them up before. `corrections`: the sentences of corrections, as
        `SeatReader` caches them for all copies. `visible`: states as they are kept for each seat.
        """
        self.history = history
        self.game = history.game
        self.projection = projection or PROJECTIONS[history.game.name]
        self.disclosing = set() if disclosing is None else disclosing
        self.saved: dict[str, bytes] = {}
        self.bars = NO_BARS
        self._feeds = feeds
        self.corrections: dict[tuple[str, int, Locale], tuple[RenderedEvent, list[Line]]] = {}
        self.visible = VisibleStates(self.projection)
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
        """Yield every seat's feed, the host's among them."""
        self.render()
        assert self._feeds is not None
        yield from self._feeds.items()

    def render(self) -> None:
        """Render all events until now; from now on every event is rendered as it comes."""
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
        """Return the feed of a seat; that of an unknown seat is empty."""
        feeds = self._feeds
        if feeds is None:
            self.render()
            return self.feed(seat)
        return feeds.get(seat) or Feed()

    def copy(self) -> Feeds:
        """Return a copy, to be read while others write here, or to replace this one. Nothing is folded."""
        feeds = None if self._feeds is None else copies(self._feeds)
        twin = Feeds(self.history.copy(), self.projection, feeds, self.disclosing.copy())
        twin.saved, twin.bars, twin.corrections = self.saved, self.bars, self.corrections
        twin.visible = self.visible.copy()
        return twin

    def rendered_event(self, seat: str, number: int) -> RenderedEvent:
        """Return the rendered event that the seat was sent in that frame."""
        feed = self.feed(seat)
        return feed.rendered[number - 1] or feed.past(number).rendered

    def event(self, seat: str, number: int) -> Event:
        """Return the event of the seat's frame of that number, as it was recorded."""
        feed = self.feed(seat)
        if number <= feed.states.missing:
            return feed.past(number).event
        return self.history.raw[feed.versions[number - 1] - 1]

    def newest(self, seat: str, most: int) -> list[Event]:
        """Return the events that are themselves in the seat's feed, from the last one back, `most` at most."""
        feed = self.feed(seat)
        numbers = range(len(feed.versions), 0, -1)
        return list(islice((self.event(seat, number) for number in numbers if feed.open[number - 1]), most))

    def receipt(self, seat: str, number: int | None = None) -> str:
        """Return the receipt of the seat's frame of that number, or of its last; of frame 0, that of no frames."""
        receipts = self.feed(seat).receipts
        return (receipts.last if number is None else receipts.of(number)).hex()

    def sees(self, seat: str, event_id: str) -> bool:
        """Return whether that event itself, not only what followed from it, is in the seat's feed."""
        version = self.history.index.get(event_id)
        if version is None:
            return False
        feed = self.feed(seat)
        number = feed.number(version)
        return number is not None and bool(feed.open[number - 1])

    def count(self, seat: str, upto: int | None = None) -> int:
        """Return the number of the seat's last frame, 0 if it has none; `upto`: after that version of the log."""
        feed = self.feed(seat)
        return len(feed.versions) if upto is None else feed.count(upto)

    def version_of(self, seat: str, frame: int) -> int:
        """Return the version of the log that became this frame, 1..count. Raises IndexError."""
        if not 1 <= frame <= self.count(seat):
            raise IndexError(frame)
        return int(self.feed(seat).versions[frame - 1])

    def number_of(self, seat: str, version: int) -> int | None:
        """Return the number of the seat's frame for a version of the log; None: it has none."""
        return self.feed(seat).number(version)

    def dice(self, event: Event, seat: str) -> tuple[Die, ...]:
        """Return the draws of an event with the proofs that the seat sees, cached until another event is asked for."""
        if not event.draws:
            return ()
        if self._thrown is None or self._thrown.event is not event:
            self._thrown = Thrown(event, partial(_follows, self))
        return self._thrown.seen(seat)

    def _admit(self, seat: str) -> None:
        """Give a new seat a feed: what a reader without a seat would have read until now."""
        assert self._feeds is not None
        past = Feeds.begin(self.game, self.history.raw[0], self.projection)
        past._feeds = {seat: Feed()}
        past._append_frames(Step(None, self.history.raw[0], past.state))
        for event in self.history.raw[1:]:
            past.append(event)
        self._feeds |= past._feeds

    def _append_frames(self, step: Step, feed_correction: FeedCorrection | None = None) -> None:
        """Add a step to the feed of every seat that reads it; seats that read the same share it."""
        assert self._feeds is not None
        event, made = step.event, self._render_all(step, feed_correction)
        if step.ruling is not None and feed_correction is not None:
            feed_correction.apply(step.ruling)
        if self.game.law.discloses(event, step.consequences):
            self.disclosing.add(event.id)
        issue = Issue(event)
        for seat, rendered in made.items():
            feed = self._feeds[seat]
            feed.add(issue.after(feed, seat, rendered, self.dice(event, seat)))
        add_state(self._feeds, {seat: self.visible.of(step.after, seat) for seat in made})
        if self.game.away is not nobody_away:
            for seat, feed in self._feeds.items():
                _record_absence(self.game, step, seat, feed)
        if step.after.table.delay is not None:
            for seat, feed in self._feeds.items():
                if not step.after.table.is_delayed(seat):
                    feed.prompt = event.version
        if step.before is not None:
            step.before.let_go()

    def _render_all(self, step: Step, feed_correction: FeedCorrection | None) -> dict[str, RenderedEvent]:
        """Return the rendered event of a step for each seat that reads anything of it."""
        assert self._feeds is not None
        read, rendering = draft_entries(self, step, feed_correction), Rendering(self.projection, step)
        return {seat: rendering.of(seat, lines) for seat in self._feeds if (lines := tuple(read(seat)))}


def _record_absence(game: Game, step: Step, seat: str, feed: Feed) -> None:
    """Note in a seat's feed whether it missed the step, or came back with it."""
    was_away = step.before is not None and game.away(step.before, seat)
    number = feed.number(step.event.version)
    if was_away and number is not None:
        feed.returned.add(number)
    if not game.away(step.after, seat):
        feed.left = None
        return
    if number is not None:
        feed.left = (step.event.version, step.after)
    if was_away and play(step.event):
        feed.missed.add(step.event.id)


def _follows(feeds: Feeds, seat: str) -> Follows:
    """Return the test of which streams of chance the seat sees every draw of.

    It goes by the seat's role, whatever happens later, since what was sent never changes.
    """
    return partial(stream_followed, seat=seat, leading=gm_sees_all(feeds.state, seat))
