"""Judging events again: what the log would be in another world. Pure.

Events are judged in order with their recorded draws. Dice are never rolled again; an event that the rules no longer
admit becomes void, so does one whose law forbids what would follow from it now; nothing is invented.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from domain.corrections.commands import Insertion, Revision, Verdict
from domain.game import Evolved, Followed, Game
from domain.game.chance import Undrawn
from domain.game.events import Event
from domain.game.refusal import Refused
from domain.record.fold import evolve, fresh, judged, recall
from domain.record.history import History, Overlay, play
from domain.table.seats import State

_encode = msgspec.json.Encoder(order="deterministic").encode


class Plan(NamedTuple):
    """What a correction asks: ids that fall at once, and the amended form of the target."""

    dropped: frozenset[str] = frozenset()
    amended: Event | None = None
    typed: tuple[int, ...] | None = None
    rewinding: bool = False

    def amends(self, event: Event) -> bool:
        return self.amended is not None and self.amended.id == event.id


def rejudge(game: Game, state: Any, event: Event) -> tuple[Event, ...]:
    """The event judged again at its place with its recorded draws; empty when it is void there.

    The game may mend it: acts that come before it, or another form of it.
    """
    try:
        return (judged(game, state, event, recall(game, state, event)),)
    except (Refused, Undrawn) as why:
        return _mended(game, state, game.law.replacement(state, event, why))


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
    """One pass over a stretch of the log, in two worlds: what is still legal in the other one stays, the rest is void.

    `old` is the state of the world as it was, whose record had the form `was`; `state` is that of the other one.
    """

    def __init__(self, game: Game, old: State, state: State, was: Overlay, plan: Plan = Plan()) -> None:  # noqa: B008
        self.game = game
        self.old = old
        self.state = state
        self._was = was
        self._plan = plan
        self._void = set(was.void)
        self._revised = dict(was.revised)
        self._inserted = dict(was.inserted)

    def take(self, event: Event) -> State:
        """The next event of the log, in both worlds; the state of the other one after it."""
        if not play(event):
            self.old = evolve(self.game, self.old, event).state
            self.state = evolve(self.game, self.state, event).state
        elif event.id in self._was.void:
            self._insert(event.id, self._stand_ins(event))
        else:
            self._weigh(event)
        return self.state

    def overlay(self) -> Overlay:
        """The form of the record in the other world."""
        return Overlay(
            void=frozenset(self._void),
            revised=self._revised.copy(),
            inserted={k: v for k, v in self._inserted.items() if v},
        )

    def _weigh(self, event: Event) -> None:
        """One recorded event: what stood before it, then itself."""
        was = self._was.revised.get(event.id, event)
        without, kept = self.state, self._stand_ins(event)
        evolved = evolve(self.game, self.old, was)
        self.old = evolved.state
        outcome = self._outcome(was)
        done = self._folded(outcome)
        if not outcome or self._breaks(was, evolved.consequences, done.consequences):
            self.state, kept = without, []  # what was placed before it was there for its sake
            self._void.add(event.id)
            self._revised.pop(event.id, None)
            outcome = self._instead(was)
            done = self._folded(outcome)
        elif outcome[-1] != event:
            self._revised[event.id] = outcome[-1]
        else:
            self._revised.pop(event.id, None)
        self.state = done.state
        self._insert(event.id, [*kept, *(e for e in outcome if e.id != event.id)])

    def _stand_ins(self, event: Event) -> list[Event]:
        """Acts that a correction placed before this event: kept as far as they are still legal."""
        kept: list[Event] = []
        for extra in self._was.inserted.get(event.id, ()):
            self.old = evolve(self.game, self.old, extra).state
            if not self._plan.rewinding:
                still = rejudge(self.game, self.state, extra)
                self.state = self._folded(still).state
                kept += still
        return kept

    def _outcome(self, was: Event) -> tuple[Event, ...]:
        plan = self._plan
        if plan.rewinding or was.id in plan.dropped:
            return ()
        if plan.amended is not None and plan.amends(was):
            return self._amended(plan.amended)
        return rejudge(self.game, self.state, was)

    def _breaks(self, was: Event, then: Followed, now: Followed) -> bool:
        """Would something follow from the event that its law does not let change? What is amended is meant to."""
        return not self._plan.amends(was) and self.game.law.breaks(was, then, now)

    def _amended(self, amended: Event) -> tuple[Event, ...]:
        typed = self._plan.typed
        again = typed is None
        chance = recall(self.game, self.state, amended) if again else fresh(self.game, self.state, typed)
        try:
            return (judged(self.game, self.state, amended, chance),)
        except (Refused, Undrawn) as why:
            codes = self.game.law.codes
            if isinstance(why, Refused) and codes.untyped and why.code in (self.game.dice.count, self.game.dice.value):
                raise
            raise Refused(codes.illegal, codes.rule) from why

    def _instead(self, was: Event) -> tuple[Event, ...]:
        """What the law puts in the place of a retracted event; never for what merely fell."""
        if was.id not in self._plan.dropped:
            return ()
        return _mended(self.game, self.state, self.game.law.replacement(self.state, was, None))

    def _folded(self, events: Iterable[Event]) -> Evolved:
        """The other world after these, and what follows from the last of them."""
        done = Evolved(self.state)
        for event in events:
            done = evolve(self.game, done.state, event)
        return done

    def _insert(self, before: str, acts: list[Event]) -> None:
        if acts or before in self._inserted:
            self._inserted[before] = tuple(acts)


def difference(history: History, was: Overlay, now: Overlay) -> Verdict:
    """The verdict that leads from one overlay to the other, in the order of the log."""
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
    """The present form of an event in a verdict; None: as it was recorded."""
    if event is None:
        return Revision(event_id)
    return Revision(event_id, msgspec.Raw(_encode(event.command)), event.draws)


def _insertion(event: Event) -> Insertion:
    return Insertion(event.id, event.seat, msgspec.Raw(_encode(event.command)), event.draws)
