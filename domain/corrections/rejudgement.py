"""Judging events again: what the log would be, were other things asked of it. Pure.

Events are judged in order with their recorded draws. Dice are never rolled again; an event that the rules no longer
admit falls, so does one whose law forbids what would follow from it now; nothing is invented. Each event is judged as
it was recorded or is asked to be, never as an earlier correction had left it: so what fell comes back with its own
faces as soon as it is legal again, and what was mended is mended only as long as it must be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import repeat
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from domain.base.chance import Undrawn
from domain.base.corrections import AS_RECORDED, Asked, Insertion, Revision, Verdict
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.corrections.active import ActiveCorrections, EventChange, requested_form
from domain.corrections.texts import wordless
from domain.game import Evolved, Followed, Game
from domain.game.law import may_flip
from domain.record.fold import evolve, fresh, judged, recall
from domain.record.history import History, Overlay, play
from domain.table.seats import State

_encode = msgspec.json.Encoder(order="deterministic").encode


class Amended(NamedTuple):
    """A demand on an event made for the first time now: it must be legal at its place; `typed`: with these faces."""

    typed: tuple[int, ...] | None


def rejudge(game: Game, state: Any, event: Event) -> tuple[Event, ...]:
    """Return the event judged again at its place with its recorded draws; empty when it is void there.

    The game may mend it: acts that come before it, or another form of it.
    """
    return rejudge_with_outcome(game, state, event)[0]


def rejudge_with_outcome(game: Game, state: Any, event: Event) -> tuple[tuple[Event, ...], Refused | None]:
    """Judge an event again and also return the refusal that meets it at its place; None: nothing refuses it."""
    try:
        return (judged(game, state, event, recall(game, state, event)),), None
    except (Refused, Undrawn) as why:
        met = why if isinstance(why, Refused) else Refused("undrawn")
        return _mended(game, state, game.law.replacement(state, event, why)), met


def _mended(game: Game, state: Any, attempts: Sequence[Event]) -> tuple[Event, ...]:
    done: list[Event] = []
    for attempt in attempts:
        try:
            done.append(judged(game, state, attempt, recall(game, state, attempt)))
        except (Refused, Undrawn):
            return ()
        state = evolve(game, state, done[-1]).state
    return tuple(done)


class Walk:
    """One pass over a stretch of the log: what is asked, and legal at its place, stands; the rest is void.

    `state` is that of the record so judged. Of the events in `new` an amendment is asked for the first time.
    """

    def __init__(
        self, game: Game, state: State, corrections: ActiveCorrections, new: Mapping[str, Amended] | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.void: set[str] = set()
        self.revised: dict[str, Event] = {}
        self.inserted: dict[str, tuple[Event, ...]] = {}
        self.illegal: dict[str, Refused] = {}
        self.accepted: dict[str, Event] = {}
        self._corrections = corrections
        self._new = new or {}

    def take(self, event: Event, original: Followed) -> State:
        """Judge the next event of the log again and return the state after it.

        `original`: what followed from the event when it came.
        """
        if not play(event):
            self.state = evolve(self.game, self.state, event).state
            return self.state
        change = self._corrections.of(event)
        if change.removal:
            self._remove(event, change)
        else:
            self._rejudge(event, change, original)
        return self.state

    def overlay(self, was: Overlay, index: Mapping[str, int], start: int) -> Overlay:
        """Return the form of the whole record when the walk began at version `start`: before it, as it `was`."""

        def is_before_start(event_id: str) -> bool:
            return index[event_id] < start

        return Overlay(
            void=frozenset(filter(is_before_start, was.void)) | self.void,
            revised={**{i: form for i, form in was.revised.items() if is_before_start(i)}, **self.revised},
            inserted={**{i: acts for i, acts in was.inserted.items() if is_before_start(i)}, **self.inserted},
        )

    def _remove(self, event: Event, change: EventChange) -> None:
        """Make the event void as asked; the law may put acts in the place of a retracted event.

        It never does so for an event that fell or was rewound.
        """
        self.void.add(event.id)
        if change.removal != "retracted":
            return
        acts = _mended(self.game, self.state, self.game.law.replacement(self.state, event, None))
        if acts:
            self.inserted[event.id] = acts
            self.state = self._folded(acts).state

    def _rejudge(self, event: Event, change: EventChange, original: Followed) -> None:
        outcome, why = self._outcome(event, change)
        done = self._folded(outcome)
        if outcome and change.form is None and self.game.law.breaks(event, original, done.consequences):
            outcome, why = (), Refused("reads_otherwise")
        if not outcome:
            self.void.add(event.id)
            self.illegal[event.id] = why or Refused("reads_otherwise")
            return
        if outcome[-1] != event:
            self.revised[event.id] = outcome[-1]
        if outcome[:-1]:
            self.inserted[event.id] = outcome[:-1]
        self.state = done.state

    def _outcome(self, event: Event, change: EventChange) -> tuple[tuple[Event, ...], Refused | None]:
        form = requested_form(event, change)
        if event.id in self._new:
            outcome: tuple[Event, ...] = (self._amended(form, self._new[event.id].typed),)
            why = None
        else:
            outcome, why = rejudge_with_outcome(self.game, self.state, form)
        if outcome and change.redacted:
            with suppress(Refused):
                outcome = (*outcome[:-1], wordless(self.game, self.state, outcome[-1]))
        return outcome, why

    def _amended(self, amended: Event, typed: tuple[int, ...] | None) -> Event:
        again = typed is None
        chance = recall(self.game, self.state, amended) if again else fresh(self.game, self.state, typed)
        try:
            done = judged(self.game, self.state, amended, chance)
        except (Refused, Undrawn) as why:
            codes = self.game.law.codes
            if isinstance(why, Refused) and codes.untyped and why.code in (self.game.dice.count, self.game.dice.value):
                raise
            raise Refused(codes.illegal, codes.rule) from why
        self.accepted[amended.id] = done
        return done

    def _folded(self, events: Iterable[Event]) -> Evolved:
        """Return the state after these events, and what follows from the last of them."""
        done = Evolved(self.state)
        for event in events:
            done = evolve(self.game, done.state, event)
        return done


def replayed(history: History, start: int) -> Iterator[tuple[Event, Followed]]:
    """Yield the log from that version on, each event with what followed from it when it came.

    What followed is left empty where the law of the game does not ask for it.
    """
    if history.game.law.breaks is may_flip:
        yield from zip(history.raw[start - 1 :], repeat(()))
        return
    for step in history.steps(start - 1):
        yield step.event, step.consequences


def difference(history: History, was: Overlay, now: Overlay) -> Verdict:
    """Return the verdict that leads from one overlay to the other, in the order of the log."""
    order = history.index.__getitem__
    revised = {i for i in was.revised.keys() | now.revised.keys() if was.revised.get(i) != now.revised.get(i)}
    inserted = {i for i in was.inserted.keys() | now.inserted.keys() if was.inserted.get(i) != now.inserted.get(i)}
    return Verdict(
        void=tuple(sorted(now.void - was.void, key=order)),
        back=tuple(sorted(was.void - now.void, key=order)),
        revised=tuple(revision(i, now.revised.get(i)) for i in sorted(revised, key=order)),
        inserted={i: tuple(_insertion(e) for e in now.inserted.get(i, ())) for i in sorted(inserted, key=order)},
    )


def revision(event_id: str, event: Event | None) -> Revision:
    """Return the present form of an event for a verdict; None: it has its recorded form."""
    if event is None:
        return Revision(event_id)
    return Revision(event_id, msgspec.Raw(_encode(event.command)), event.draws)


def accepted(request: Asked, given: Any, event: Event, *, typed: bool) -> Asked:
    """Return the demands with what the amendment was accepted as: its command completed, with the draws of its dice."""
    form = AS_RECORDED if event.command == given else msgspec.Raw(_encode(event.command))
    return replace(request, form=form, draws=event.draws if typed else None)


def _insertion(event: Event) -> Insertion:
    return Insertion(event.id, event.seat, msgspec.Raw(_encode(event.command)), event.draws)
