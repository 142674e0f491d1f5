"""Judging corrections: what the record would be, had it been so. Pure; nothing is appended here.

Later events are judged again in order with their recorded draws. Dice are never rolled again; an event that
the rules no longer admit becomes void; nothing is invented.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from domain.chance import Undrawn
from domain.corrections import (
    Amend,
    Consent,
    Consented,
    ContestRuling,
    Corrected,
    Correction,
    CorrectionCommand,
    Decline,
    Declined,
    Insertion,
    Proposed,
    Restore,
    Retract,
    Revision,
    Rewind,
    Uphold,
    Verdict,
    Withdraw,
    kind_of,
)
from domain.events import Command, Event
from domain.fold import evolve, fresh, judged, recall
from domain.game import Fall, Game, may_flip
from domain.history import History, Overlay, play
from domain.refusal import Refused
from domain.table import Proposal

Sees = Callable[[str, str], bool]
"""`sees(seat, event_id)`: is that event in the seat's own feed?"""

_encode = msgspec.json.Encoder(order="deterministic").encode


class _Plan(NamedTuple):
    """What a correction asks: ids that fall at once, and the amended form of the target."""

    dropped: frozenset[str]
    amended: Event | None = None
    typed: tuple[int, ...] | None = None
    rewinding: bool = False


def decide_correction(history: History, seat: str, command: CorrectionCommand, sees: Sees) -> Command:
    """What will be recorded, its verdict included. Raises Refused.

    A target that the seat cannot see is answered like one that does not exist.
    """
    match command:
        case ContestRuling():
            return _contest(history, seat, command, sees)
        case Uphold():
            return _uphold(history, seat, command, sees)
        case Consent() | Decline() | Withdraw():
            return _answer(history, seat, command)
        case _:
            _may_correct(history, seat)
            if not sees(seat, command.target):
                raise _no(history.game, "unknown")
            verdict = judge(history, command)
            if history.game.law.authority == "consent" and history.game.law.quorum(history.state) > 1:
                return Proposed(command)
            return Corrected(command, verdict)


def _no(game: Game, code: str, **details: Any) -> Refused:
    kind: Any = "role" if code == "role" else "missing" if code in ("unknown", "unseen") else "rule"
    return Refused(getattr(game.law.codes, code), game.law.rule, kind, **details)


def may_correct(history: History, seat: str) -> bool:
    """Does the game let this seat correct (or propose to)?"""
    authority = "gm" if history.game.law.authority == "gm" else "player"
    return history.state.table.role(seat) == authority


def _may_correct(history: History, seat: str) -> None:
    code = history.game.law.closed(history.state)
    if code is not None:
        raise Refused(code, history.game.law.rule)
    if not may_correct(history, seat):
        raise _no(history.game, "role")
    if history.state.table.proposal is not None:
        raise _no(history.game, "pending")


def _contest(history: History, seat: str, command: ContestRuling, sees: Sees) -> Command:
    if history.state.table.role(seat) in ("spectator", "host"):
        raise _no(history.game, "role")
    target = history.find(command.target)
    if target is None or not sees(seat, command.target):
        raise _no(history.game, "unseen" if history.game.law.codes.unseen else "unknown")
    if not play(target) or target.id in history.overlay.void:
        raise _no(history.game, "fixed")
    return command


def _uphold(history: History, seat: str, command: Uphold, sees: Sees) -> Command:
    if not may_correct(history, seat):
        raise _no(history.game, "role")
    if history.find(command.target) is None or not sees(seat, command.target):
        raise _no(history.game, "unknown")
    if command.target not in history.state.table.contests:
        raise _no(history.game, "uncontested")
    return command


def _answer(history: History, seat: str, command: Consent | Decline | Withdraw) -> Command:
    """Consent, refusal and withdrawal: settled as soon as the outcome is certain."""
    table, law = history.state.table, history.game.law
    pending = table.proposal
    if table.role(seat) != "player":
        raise _no(history.game, "role")
    if pending is None or pending.id != command.proposal:
        raise _no(history.game, "no_proposal")
    if isinstance(command, Withdraw):
        if pending.seat != seat:
            raise _no(history.game, "not_proposer")
        return command
    if seat in pending.consents | pending.refusals:
        raise _no(history.game, "answered")
    quorum, voters = law.quorum(history.state), len(table.with_role("player"))
    if isinstance(command, Decline):
        return Declined(pending.id, failed=voters - len(pending.refusals) - 1 < quorum)
    return _consented(history, pending, quorum)


def _consented(history: History, pending: Proposal, quorum: int) -> Consented:
    if len(pending.consents) + 1 < quorum:
        return Consented(pending.id)
    return Consented(pending.id, judge(history, pending.correction), pending.correction)


def judge(history: History, correction: Correction) -> Verdict:
    """The verdict of a correction on the record as it stands. Raises Refused."""
    game = history.game
    target = history.find(correction.target)
    if target is None:
        raise _no(game, "unknown")
    if kind_of(correction) not in game.law.kinds:
        raise _no(game, "fixed")
    ruled = history.rulings.get(target.version)
    if isinstance(correction, Restore) or (isinstance(correction, Retract) and ruled is not None):
        if ruled is None:
            raise _no(game, "fixed")
        return _restore(history, target.version)
    if not play(target):
        raise _no(game, "fixed")
    if target.id in history.overlay.void:
        raise _no(game, "void")
    code = game.law.fixed(history.state, target)
    if code is not None:
        raise Refused(code, game.law.rule)
    return _judge_play(history, correction, target)


def _judge_play(history: History, correction: Retract | Amend | Rewind, target: Event) -> Verdict:
    match correction:
        case Retract(text_only=True):
            return _wordless(history, target)
        case Retract(cascade=cascade):
            plan = _Plan(_unit(history, target))
        case Amend(command=command, dice=dice, cascade=cascade):
            current = history.overlay.revised.get(target.id, target)
            amended = _amended(history, current, command, dice)
            code = history.game.law.amendable(history.state, current, amended.command)
            if code is not None:
                raise Refused(code, history.game.law.rule)
            plan = _Plan(_remade(history, target), amended, dice)
        case Rewind():
            plan, cascade = _Plan(frozenset(), rewinding=True), True
    start = min(history.index[i] for i in plan.dropped | {target.id})
    walk = _Walk(history, start, plan)
    walk.run()
    beyond = [i for i in walk.fallen if i not in plan.dropped | {target.id}]
    if history.game.law.strict and beyond and not cascade:
        raise _no(history.game, "dependents", events=", ".join(beyond))
    return difference(history, history.overlay, walk.overlay())


def _wordless(history: History, target: Event) -> Verdict:
    """The target without its words; nothing later depends on words, so nothing is judged again."""
    current = history.overlay.revised.get(target.id, target)
    struck = replace(current, command=history.game.law.wordless(history.state, current))
    return Verdict(revised=(_revision(target.id, struck),))


def _unit(history: History, target: Event) -> frozenset[str]:
    """The target and what falls together with it, as far as it still stands."""
    earlier, later = _around(history, target)
    return (history.game.law.unit(target, earlier, later) | {target.id}) - history.overlay.void


def _remade(history: History, target: Event) -> frozenset[str]:
    """What falls when the target is amended, as far as it still stands."""
    earlier, later = _around(history, target)
    return history.game.law.remade(target, earlier, later) - history.overlay.void - {target.id}


def _around(history: History, target: Event) -> tuple[Iterator[Event], Iterator[Event]]:
    """The effective record backwards and forwards from the target."""
    earlier = (e for v in range(target.version - 1, 1, -1) for e in history.line(v, v) if play(e))
    later = (e for e in history.line(target.version + 1, history.version) if play(e))
    return earlier, later


def _amended(history: History, target: Event, command: msgspec.Raw, dice: tuple[int, ...] | None) -> Event:
    """The target with other parameters. Same kind of command; only typed dice may be typed again."""
    game = history.game
    try:
        wanted = wire_decoder(game).decode(command)
    except msgspec.ValidationError as error:
        raise _no(game, "illegal") from error
    asked = type(target.command)
    if type(wanted) is not asked and game.recorded.get(type(wanted)) != game.recorded.get(asked):
        raise _no(game, "illegal")
    if dice is not None and not (target.draws and all(draw.physical for draw in target.draws)):
        raise _no(game, "untyped" if game.law.codes.untyped else "illegal")
    return replace(target, command=wanted)


@cache
def wire_decoder(game: Game) -> msgspec.json.Decoder[Any]:
    """Reads any command that the wire accepts for this game."""
    union: Any = None
    for kind in game.commands:
        union = kind if union is None else union | kind
    return msgspec.json.Decoder(union)


def rejudge(game: Game, state: Any, event: Event) -> tuple[Event, ...]:
    """The event judged again at its place with its recorded draws; empty when it is void there.

    The game may mend it: acts that come before it, or another form of it.
    """
    try:
        return (judged(game, state, event, recall(game, state, event)),)
    except (Refused, Undrawn) as why:
        return _mended(game, state, game.law.mend(state, event, why))


def _mended(game: Game, state: Any, attempts: Sequence[Event]) -> tuple[Event, ...]:
    done: list[Event] = []
    for attempt in attempts:
        try:
            done.append(judged(game, state, attempt, recall(game, state, attempt)))
        except (Refused, Undrawn):
            return ()
        state = evolve(game, state, done[-1]).state
    return tuple(done)


class _Walk:
    """One pass over the tail of the record: keeps what is still legal, voids the rest."""

    def __init__(self, history: History, start: int, plan: _Plan) -> None:
        self.history = history
        self.game = history.game
        self.start = start
        self.plan = plan
        self.old = self.state = history.before(start)
        self.fallen: list[str] = []
        self.flipped: set[str] = set()
        self.revised = dict(history.overlay.revised)
        self.inserted = dict(history.overlay.inserted)

    def run(self) -> None:
        for event in self.history.raw[self.start - 1 :]:
            if not play(event):
                self.state = evolve(self.game, self.state, event).state
                self.old = evolve(self.game, self.old, event).state
            elif event.id in self.history.overlay.void:
                self._stand_ins(event)
            else:
                self._weigh(event)

    def overlay(self) -> Overlay:
        return Overlay(
            void=self.history.overlay.void | frozenset(self.fallen),
            revised=self.revised,
            inserted={k: v for k, v in self.inserted.items() if v},
        )

    def _weigh(self, event: Event) -> None:
        """One recorded event: what stood before it, then itself."""
        was = self.history.overlay.revised.get(event.id, event)
        without = self.state
        kept = self._stand_ins(event)
        outcome = self._outcome(event, was)
        if outcome and self._breaks(was, outcome):
            outcome = ()
        if not outcome:
            self.state, kept = without, []  # what was placed before it was there for its sake
            self.fallen.append(event.id)
            self.revised.pop(event.id, None)
            outcome = self._instead(event, was)
        elif outcome[-1] != event:
            self.revised[event.id] = outcome[-1]
        else:
            self.revised.pop(event.id, None)
        self._fold(event, was, outcome)
        self._insert(event.id, [*kept, *(e for e in outcome if e.id != event.id)])

    def _stand_ins(self, event: Event) -> list[Event]:
        """Acts that an earlier correction placed before this event: kept as far as they are still legal."""
        kept: list[Event] = []
        for extra in self.history.overlay.inserted.get(event.id, ()):
            self.old = evolve(self.game, self.old, extra).state
            if not self.plan.rewinding:
                kept += self._keep(rejudge(self.game, self.state, extra))
        self._insert(event.id, kept)
        return kept

    def _outcome(self, event: Event, was: Event) -> tuple[Event, ...]:
        plan = self.plan
        if plan.rewinding or event.id in plan.dropped:
            return ()
        if plan.amended is not None and event.id == plan.amended.id:
            return self._amend(plan.amended)
        if self.game.law.falls(was, Fall(frozenset(self.fallen), frozenset(self.flipped))):
            return ()
        return rejudge(self.game, self.state, was)

    def _breaks(self, was: Event, outcome: Sequence[Event]) -> bool:
        """Would something follow from the event that its law does not let change?"""
        law, amended = self.game.law, self.plan.amended
        if law.breaks is may_flip or (amended is not None and was.id == amended.id):
            return False
        now = self.state
        then = evolve(self.game, self.old, was).consequences
        for item in outcome:
            done = evolve(self.game, now, item)
            now = done.state
            if item.id == was.id and law.breaks(was, then, done.consequences):
                return True
        return False

    def _amend(self, amended: Event) -> tuple[Event, ...]:
        typed = self.plan.typed
        again = typed is None
        chance = recall(self.game, self.state, amended) if again else fresh(self.game, self.state, typed)
        try:
            return (judged(self.game, self.state, amended, chance),)
        except (Refused, Undrawn) as why:
            codes = (self.game.dice.count, self.game.dice.value)
            if isinstance(why, Refused) and self.game.law.codes.untyped and why.code in codes:
                raise
            raise _no(self.game, "illegal") from why

    def _instead(self, event: Event, was: Event) -> tuple[Event, ...]:
        """What the law puts in the place of a retracted event; never for what merely fell."""
        if event.id not in self.plan.dropped:
            return ()
        return _mended(self.game, self.state, self.game.law.instead(self.state, was))

    def _keep(self, events: Sequence[Event]) -> Sequence[Event]:
        for event in events:
            self.state = evolve(self.game, self.state, event).state
        return events

    def _fold(self, event: Event, was: Event, outcome: Sequence[Event]) -> None:
        """Both worlds take the event in; a difference in what follows is a flip."""
        old = evolve(self.game, self.old, was)
        self.old = old.state
        followed: tuple[Any, ...] = ()
        for item in outcome:
            done = evolve(self.game, self.state, item)
            self.state = done.state
            followed = done.consequences if item.id == event.id else followed
        if followed != old.consequences:
            self.flipped.add(event.id)

    def _insert(self, before: str, acts: list[Event]) -> None:
        if acts or before in self.inserted:
            self.inserted[before] = tuple(acts)


def _restore(history: History, version: int) -> Verdict:
    """The record as if the correction at `version` had not been made, later ones made again in order."""
    if version not in active(history):
        raise _no(history.game, "void")
    wanted = active(history, extra=version)
    changed = _made(history, active(history) ^ wanted)
    if not changed:
        return Verdict()
    first = _parting(history, min(changed), wanted)
    trusted = min(ruling.start for v, ruling in history.rulings.items() if v >= first) - 1
    twin = history.fork(first - 1, history.rulings[first].was, trusted)
    for event in history.raw[first - 1 :]:
        _relive(twin, event, wanted)
    return difference(history, history.overlay, twin.overlay)


def _parting(history: History, latest: int, wanted: frozenset[int]) -> int:
    """The last correction, `latest` at most, before which those in force were just those that are wanted."""
    made = sorted(_made(history, history.rulings))
    for first in reversed(made[: made.index(latest) + 1]):
        then = _made(history, active(history, upto=first - 1))
        if then == frozenset(v for v in made if v < first and v in wanted):
            return first
    raise AssertionError("before the first correction there is none")


def active(history: History, extra: int | None = None, upto: int | None = None) -> frozenset[int]:
    """Versions of the corrections in force; `extra`: one that is being undone now; `upto`: as of that version."""
    made = [v for v in history.rulings if upto is None or v <= upto]
    undone: set[int] = set() if extra is None else {extra}
    for version in sorted(made, reverse=True):
        ruling = history.rulings[version]
        if version not in undone and _undoes(history, ruling.correction):
            undone.add(history.index[ruling.correction.target])
    return frozenset(made) - undone


def _made(history: History, versions: Iterable[int]) -> frozenset[int]:
    """Those of these corrections that do more than undo another."""
    return frozenset(v for v in versions if not _undoes(history, history.rulings[v].correction))


def _undoes(history: History, correction: Correction) -> bool:
    """Restoring, by its name or as the retraction of a correction."""
    return isinstance(correction, Restore | Retract) and history.index[correction.target] in history.rulings


def _relive(twin: History, event: Event, in_force: frozenset[int]) -> None:
    """One event of the log in the other world. What is refused there stays in the log, void."""
    correction: Any = getattr(event.command, "correction", None)
    if play(event):
        outcome = rejudge(twin.game, twin.state, event)
        _append_judged(twin, event, outcome)
        return
    verdict = Verdict()
    if event.version in in_force and not _undoes(twin, correction):
        try:
            verdict = judge(twin, correction)
        except Refused:
            verdict = Verdict()
    if getattr(event.command, "verdict", None) is not None:
        twin.append(replace(event, command=replace(event.command, verdict=verdict)))
    else:
        twin.append(event)


def _append_judged(twin: History, event: Event, outcome: tuple[Event, ...]) -> None:
    """Append the event to the log of the other world and give it there the form that it now has."""
    overlay = twin.overlay
    if not outcome:
        overlay = replace(overlay, void=overlay.void | {event.id})
    else:
        if outcome[-1] != event:
            overlay = replace(overlay, revised={**overlay.revised, event.id: outcome[-1]})
        if len(outcome) > 1:
            overlay = replace(overlay, inserted={**overlay.inserted, event.id: outcome[:-1]})
    twin.admit(event, outcome, overlay)


def difference(history: History, was: Overlay, now: Overlay) -> Verdict:
    """The verdict that leads from one overlay to the other, in the order of the log."""
    order = history.index.__getitem__
    revised = {i for i in was.revised.keys() | now.revised.keys() if was.revised.get(i) != now.revised.get(i)}
    inserted = {i for i in was.inserted.keys() | now.inserted.keys() if was.inserted.get(i) != now.inserted.get(i)}
    return Verdict(
        void=tuple(sorted(now.void - was.void, key=order)),
        back=tuple(sorted(was.void - now.void, key=order)),
        revised=tuple(_revision(i, now.revised.get(i)) for i in sorted(revised, key=order)),
        inserted={i: tuple(_insertion(e) for e in now.inserted.get(i, ())) for i in sorted(inserted, key=order)},
    )


def _revision(event_id: str, event: Event | None) -> Revision:
    if event is None:
        return Revision(event_id)
    return Revision(event_id, msgspec.Raw(_encode(event.command)), event.draws)


def _insertion(event: Event) -> Insertion:
    return Insertion(event.id, event.seat, msgspec.Raw(_encode(event.command)), event.draws)
