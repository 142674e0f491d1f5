"""Feed corrections: the changes that a correction makes to feeds.

The tail of the record is folded once for all seats, and its entries are compared with those that held until then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from msgspec.structs import replace

from domain.base.corrections import Amend, Corrected, Correction, kind_of, parts_of
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.corrections.judgement import judge
from domain.game import Game
from domain.game.game import nobody_away
from domain.game.law import shows_nothing
from domain.record.history import History, Ruling, Step, play
from domain.table.commands import TableOver
from domain.table.seats import Contest, Table
from projections.base.differences import Change, changes
from projections.base.projection import EntryDraft, Projection, Read, dice_of
from projections.entries.table_entries import EntryFields, Flip, Inserted
from projections.feeds.feed import Feed, RenderedEvent, Restatement
from projections.feeds.rendering import Rendering


class FeedReading(Protocol):
    """The feeds as a correction needs them: the record, and what each seat has read of it so far."""

    history: History
    game: Game
    projection: Projection
    disclosing: set[str]
    """Ids of the events that show something hidden, by the record as it stands; what is void as it stood before."""

    def feed(self, seat: str) -> Feed: ...
    def rendered_event(self, seat: str, number: int) -> RenderedEvent: ...
    def sees(self, seat: str, event_id: str) -> bool: ...
    def number_of(self, seat: str, version: int) -> int | None: ...
    def copy(self) -> FeedReading: ...
    def append(self, event: Event) -> Step: ...
    def seats(self) -> Iterator[tuple[str, Feed]]: ...


class FeedCorrection:
    """Watches the tail of one correction as it is folded in its new form, for some seats.

    Made before the correction is taken in. What a seat never read it does not read here for the first time, though it
    could have seen it under the record as corrected: whoever acted then knew that it was hidden. The view tells what
    that has come to. Only what it missed because it was absent is told late, when the correction takes back its
    absence.
    """

    def __init__(self, reading: FeedReading, seats: Iterable[str], before: FeedReading) -> None:
        """Prepare the comparison; `before`: the feeds without the correction, whatever becomes of `reading`."""
        self.before = before
        self._flips: dict[str, dict[str, Flip]] = {seat: {} for seat in seats}
        self.inserted: dict[str, list[Inserted]] = {seat: [] for seat in self._flips}
        self._reading = reading
        self._acts = {act.id: act for acts in reading.history.overlay.inserted.values() for act in acts}
        self._void = reading.history.overlay.void
        self._feeds = {seat: reading.feed(seat) for seat in self._flips}
        self._forms: dict[str, dict[int, tuple[Event, RenderedEvent]]] = {seat: {} for seat in self._flips}
        self._missed: dict[str, dict[str, bool]] = {seat: {} for seat in self._flips}
        self._changed: dict[str, Step] = {}
        self._disclosing: dict[str, bool] = {}
        self._leaving = reading.game.away is not nobody_away

    def flips(self, seat: str) -> tuple[Flip, ...]:
        """Return the events that read otherwise for the seat, in the order of the log."""
        flips, order = self._flips[seat], self._reading.history.index.__getitem__
        return tuple(flips[event_id] for event_id in sorted(flips, key=order))

    def take(self, step: Step) -> None:
        """Take the next event of the tail in its new form."""
        if (law := self._reading.game.law).discloses is not shows_nothing:
            self._disclosing[step.event.id] = law.discloses(step.event, step.consequences)
        if not play(step.event):
            return
        self._compare_feeds(step, self._feeds)
        hook = self._reading.projection.put_off
        if hook is None or not (waiting := hook.ids(step)):
            return
        for earlier in tuple(self._changed.values()):
            less = hook.without(earlier, waiting)
            if less is not earlier:
                self._compare_restricted_feeds(less)

    def _compare_restricted_feeds(self, step: Step) -> None:
        """Compare a step of the tail once more, for all seats that may not know everything."""
        sees_all = self._reading.projection.sees_all
        others = {seat: feed for seat, feed in self._feeds.items() if not sees_all(step.after, seat)}
        version = self._reading.history.index.get(step.event.id, 0)
        for seat in others:
            self._flips[seat].pop(step.event.id, None)
            self._forms[seat].pop(version, None)
        self._compare_feeds(step, others)

    def _compare_feeds(self, step: Step, feeds: Mapping[str, Feed]) -> None:
        """Compare what these seats read of a step with what they would read now."""
        reading, event = self._reading, step.event
        read = read_play(reading.projection, step)
        version = reading.history.index.get(event.id, 0)
        rendering = Rendering(reading.projection, step)
        inserted = version == 0 and self._acts.get(event.id) != event
        known: dict[
            tuple[int, int], tuple[EntryDraft, ...]
        ] = {}  # what was found unchanged, by identity; held meanwhile
        for seat, feed in feeds.items():
            absent = self._leaving and missed(reading.game, step, seat)
            if self._leaving and absent != (event.id in feed.missed):
                self._missed[seat][event.id] = absent
            number = feed.number(version)
            if number is not None:
                lines = () if absent else tuple(read(seat))
                pair = (id(lines), id(reading.rendered_event(seat, number)))
                if pair in known and version not in feed.restated:
                    continue
                if self._compare(event, seat, feed, number, lines, rendering):
                    self._changed[event.id] = step
                else:
                    known[pair] = lines
            elif inserted and not absent and (lines := tuple(read(seat))):
                self.inserted[seat].append(Inserted(plain(event, lines)))
            elif self._leaving and self._returned(event.id, feed, absent=absent) and (lines := tuple(read(seat))):
                self._flips[seat][event.id] = Flip(None, (), plain(event, lines))

    def _returned(self, event_id: str, feed: Feed, *, absent: bool) -> bool:
        """Return whether the seat was away from an event, which was not void, and now was present to read it."""
        return event_id in feed.missed and event_id not in self._void and not absent

    def _compare(
        self, event: Event, seat: str, feed: Feed, number: int, lines: tuple[EntryDraft, ...], rendering: Rendering
    ) -> bool:
        """Compare what the seat read of an event with what it would read now; return whether they differ."""
        version = feed.versions[number - 1]
        recorded = self._reading.history.raw[version - 1]
        previous, stood = feed.current_reading(recorded) or (recorded, self._reading.rendered_event(seat, number))
        back = event.id in self._void
        otherwise = lines != stood.lines or (event.draws != previous.draws and any(line.dice for line in lines))
        if otherwise and not back:
            known = event.id if feed.open[number - 1] else None
            self._flips[seat][event.id] = Flip(known, plain(previous, stood.lines), plain(event, lines))
        if back or otherwise:
            self._forms[seat][version] = event, rendering.of(seat, lines)
            return True
        return False

    def renews(self, seat: str, ruling: Ruling) -> bool:
        """Return whether anything that the seat read is void, back or reads otherwise now. Lasting lines never do."""
        reading, feed = self._reading, self._feeds[seat]
        void = (reading.history.index[event_id] for event_id in ruling.now.void - ruling.was.void)
        numbers = map(feed.number, (*self._forms[seat], *void))
        return any(number is not None and not lasts(reading.rendered_event(seat, number).lines) for number in numbers)

    def undoes_disclosure(self, void: Iterable[str]) -> bool:
        """Return whether one of the void events has shown something hidden, or another one that shows nothing now."""
        back = (event for event, shows in self._disclosing.items() if not shows)
        return not self._reading.disclosing.isdisjoint((*void, *back))

    def apply(self, ruling: Ruling) -> None:
        """Write the comparison into the feeds, once the correction was taken in."""
        index = self._reading.history.index
        for seat, forms in self._forms.items():
            feed = self._reading.feed(seat)
            for version, (event, now) in sorted(forms.items()):
                feed.restate(version, Restatement(ruling.version, event, now))
            for event_id in ruling.now.void - ruling.was.void:
                if feed.number(index[event_id]) is not None:
                    feed.restate(index[event_id], Restatement(ruling.version, None, None))
            for event_id, absent in self._missed[seat].items():
                (feed.missed.add if absent else feed.missed.discard)(event_id)
        for event_id, shows in self._disclosing.items():
            (self._reading.disclosing.add if shows else self._reading.disclosing.discard)(event_id)


def would_name(before: FeedReading, event: Event, correction: Correction, seat: str, *, refused: bool) -> bool:
    """Return whether that correction, made by this event alone, would be named to the seat, which sees its target.

    `refused`: the answer for one that could not be made alone.
    """
    if "cascade" in correction.__struct_fields__:
        correction = replace(correction, cascade=True)
    alone = before.copy()
    try:
        verdict = judge(alone.history, correction)
    except Refused:
        return refused
    alone.append(replace(event, command=Corrected(correction, verdict)))
    number = alone.number_of(seat, event.version)
    return number is not None and any(line.recorded for line in alone.rendered_event(seat, number).lines)


def leaving_open(reading: FeedReading, seat: str, decided: Command) -> Command:
    """Return what the seat's correction is recorded as, with the contests that it does not close.

    A correction of form closes a contest where everybody who knows of it reads of the correction anyway: else the end
    of the contest would disclose that something hidden was changed.
    """
    if not isinstance(decided, Corrected):
        return decided
    contests = _of_form(reading.history.state.table, decided.correction)
    if not contests:
        return decided
    version, at = reading.history.version + 1, reading.history.raw[-1].at
    quiet = replace(decided, left_open=tuple(contest.id for contest in contests))
    made = reading.copy()
    made.append(Event(id="?", version=version, at=at, seat=seat, command=quiet))
    blind = {each for each, _ in made.seats() if made.number_of(each, version) is None}
    blind = {each for each in blind if not reading.game.away(reading.history.state, each)}
    left = (c.id for c in contests if any(reading.sees(each, c.target) for each in blind))
    return replace(decided, left_open=tuple(left))


def _of_form(table: Table, correction: Correction) -> tuple[Contest, ...]:
    """Return the contests of what a correction brings into another form, or takes words from."""
    targets = [part.target for part in parts_of(correction) if isinstance(part, Amend) or kind_of(part) == "text"]
    return tuple(contest for target in targets for contest in table.contests_of(target))


def missed(game: Game, step: Step, seat: str) -> bool:
    """Return whether the seat was absent both before and after the step."""
    return game.away(step.before, seat) and game.away(step.after, seat)


def lasts(lines: Iterable[EntryDraft]) -> bool:
    """Return whether all these lines stay as they are, whatever is corrected."""
    return all(line.lasting for line in lines)


def plain(event: Event, lines: Iterable[EntryDraft]) -> tuple[EntryFields, ...]:
    """Return the lines of an event in this form as facts."""
    return tuple(
        EntryFields(line.name, line.fields, event.seat if line.recorded else None, dice_of(event) if line.dice else ())
        for line in lines
    )


def own(reading: FeedReading, seat: str, ids: Iterable[str]) -> tuple[str, ...]:
    """Return those of these events that are in the seat's feed, in the order of the log."""
    return tuple(sorted((i for i in ids if reading.sees(seat, i)), key=reading.history.index.__getitem__))


def seen_changes(reading: FeedReading, step: Step, seat: str) -> tuple[Change, ...]:
    """Return the changes that the step made to the seat's view."""
    view = reading.projection.view
    return tuple(changes(view(step.before, seat), view(step.after, seat)))


def read_play(projection: Projection, step: Step) -> Read:
    """Return what each seat reads of an event of play; then the end of the table, where the event ended it."""
    over, rest = table_over(step)
    read = projection.entries(rest)
    return (lambda seat: (*read(seat), *over)) if over else read


def table_over(step: Step) -> tuple[tuple[EntryDraft, ...], Step]:
    """Return the entries of the table's end by the rules, which everybody reads, and the step without it."""
    ended = tuple(each for each in step.consequences if isinstance(each, TableOver))
    if not ended:
        return (), step
    rest = tuple(each for each in step.consequences if not isinstance(each, TableOver))
    return tuple(EntryDraft("TableOver", each) for each in ended), step._replace(consequences=rest)
