"""Judging corrections: who may make which, and what the record would be, had it been so. Pure; nothing is appended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from domain.corrections.commands import (
    Amend,
    Consent,
    Consented,
    ContestRuling,
    Corrected,
    Correction,
    CorrectionCommand,
    Decline,
    Proposed,
    Restore,
    Retract,
    Rewind,
    Uphold,
    Verdict,
    Withdraw,
    kind_of,
)
from domain.corrections.consent import voiced, voices_needed
from domain.corrections.disputes import contested, upheld
from domain.corrections.permission import Seen, Sees, may_correct, no, not_by_law
from domain.corrections.rejudging import Plan, Walk, difference, rejudge
from domain.corrections.words import same_but_words
from domain.game.events import Command, Event
from domain.game.refusal import Refused
from domain.record.fold import evolve, present
from domain.record.history import History, play


def anything(event_id: str) -> bool:
    """For whom nothing is hidden: the record itself."""
    return True


def decide_correction(history: History, seat: str, command: CorrectionCommand, sees: Sees) -> Command:
    """What will be recorded, its verdict included. Raises Refused.

    A target that the seat cannot see is answered like one that does not exist.
    """
    present(history.game, history.state, seat)
    match command:
        case ContestRuling():
            return contested(history, seat, command, sees)
        case Uphold():
            return upheld(history, seat, command, sees)
        case Consent() | Decline() | Withdraw():
            voice = voiced(history, seat, command)
            return _carried_out(history, partial(sees, seat)) if voice is None else voice
        case _:
            _may_correct(history, seat)
            if not sees(seat, command.target):
                raise no(history.game, "unknown")
            verdict = judge(history, command, partial(sees, seat))
            if voices_needed(history) > 1:
                return Proposed(command)
            return Corrected(command, verdict)


def _may_correct(history: History, seat: str) -> None:
    not_by_law(history)
    if not may_correct(history, seat):
        raise no(history.game, "role")
    if history.state.table.proposal is not None:
        raise no(history.game, "pending")


def _carried_out(history: History, seen: Seen) -> Consented:
    """The deciding voice carries out what was proposed."""
    pending = history.state.table.proposal
    assert pending is not None
    return Consented(pending.id, judge(history, pending.correction, seen), pending.correction)


def judge(history: History, correction: Correction, seen: Seen = anything) -> Verdict:
    """The verdict of a correction on the record as it stands. Raises Refused, which names only events that are
    `seen` by whoever asks.
    """
    game = history.game
    target = history.find(correction.target)
    if target is None:
        raise no(game, "unknown")
    if kind_of(correction) not in game.law.kinds:
        raise no(game, "fixed")
    ruled = history.rulings.get(target.version)
    if isinstance(correction, Restore) or (isinstance(correction, Retract) and ruled is not None):
        if ruled is None:
            raise no(game, "fixed")
        return _undo(history, target.version)
    if not play(target):
        raise no(game, "fixed")
    if target.id in history.overlay.void:
        raise no(game, "void")
    not_by_law(history, target)
    return _judge_play(history, correction, target, seen)


def _judge_play(history: History, correction: Retract | Amend | Rewind, target: Event, seen: Seen) -> Verdict:
    match correction:
        case Retract(text_only=True):
            return _wordless(history, target)
        case Retract(cascade=cascade):
            plan = Plan(_unit(history, target))
        case Amend(command=command, dice=dice, cascade=cascade):
            current = history.overlay.revised.get(target.id, target)
            amended = _amended(history, current, command, dice)
            not_by_law(history, current, amended.command)
            if dice is None and (reworded := _reworded(history, current, amended)):
                return _revised(history, target, reworded)
            plan = Plan(_unit(history, target, amending=True) - {target.id}, amended, dice)
        case Rewind():
            plan, cascade = Plan(rewinding=True), True
    start = min(history.index[i] for i in plan.dropped | {target.id})
    base = history.before(start)
    walk = Walk(history.game, base, base, history.overlay, plan)
    for event in history.raw[start - 1 :]:
        walk.take(event)
    if plan.amended is not None:
        _same_kind(history, target.id, walk.overlay().revised.get(target.id, target).command)
    verdict = difference(history, history.overlay, walk.overlay())
    beyond = [i for i in verdict.void if i not in plan.dropped | {target.id}]
    if history.game.law.strict and beyond and not cascade:
        raise no(history.game, "dependents", events=", ".join(filter(seen, beyond)))
    return verdict


def _wordless(history: History, target: Event) -> Verdict:
    """The target without its words; nothing later depends on words, so nothing is judged again."""
    current = history.overlay.revised.get(target.id, target)
    struck = replace(current, command=history.game.law.wordless(history.state, current))
    return _revised(history, target, struck)


def _reworded(history: History, current: Event, amended: Event) -> Event | None:
    """The event in other words alone: nothing later depends on words, so nothing is judged again."""
    state = history.before(current.version)
    for act in history.overlay.inserted.get(current.id, ()):
        state = evolve(history.game, state, act).state
    match rejudge(history.game, state, amended):
        case (found,) if found.draws == current.draws and same_but_words(found.command, current.command):
            return found
        case _:
            return None


def _revised(history: History, target: Event, form: Event) -> Verdict:
    """The verdict that gives one event another form and leaves the rest; as it was recorded, it has none of its own."""
    was = history.overlay
    others = {i: event for i, event in was.revised.items() if i != target.id}
    revised = others if form == target else {**others, target.id: form}
    return difference(history, was, replace(was, revised=revised))


def _same_kind(history: History, target: str, command: Command) -> None:
    """Is it what the target was recorded as, or what the mending made of that? Raises Refused."""
    recorded, now = history.raw[history.index[target] - 1], history.overlay.revised.get(target)
    names = {history.game.recorded[type(form.command)] for form in (recorded, now) if form is not None}
    if history.game.recorded[type(command)] not in names:
        raise no(history.game, "illegal")


def _unit(history: History, target: Event, *, amending: bool = False) -> frozenset[str]:
    """The target and what falls together with it, as far as it still stands."""
    earlier, later = _around(history, target)
    return (history.game.law.unit(target, earlier, later, amending) | {target.id}) - history.overlay.void


def _around(history: History, target: Event) -> tuple[Iterator[Event], Iterator[Event]]:
    """The effective record backwards and forwards from the target."""
    earlier = (e for v in range(target.version - 1, 1, -1) for e in history.line(v, v) if play(e))
    later = (e for e in history.line(target.version + 1, history.version) if play(e))
    return earlier, later


def _amended(history: History, target: Event, command: msgspec.Raw, dice: tuple[int, ...] | None) -> Event:
    """The target with other parameters. Same kind of command; only typed dice may be typed again.

    A command that is only recorded completed is of the kind that it is completed to: judging it tells (`_same_kind`).
    """
    game = history.game
    try:
        wanted = game.decoders.wire.decode(command)
    except msgspec.ValidationError as error:
        raise no(game, "illegal") from error
    if type(wanted) in game.recorded:
        _same_kind(history, target.id, wanted)
    if dice is not None and not (target.draws and all(draw.physical for draw in target.draws)):
        raise no(game, "untyped" if game.law.codes.untyped else "illegal")
    return replace(target, command=wanted)


def _undo(history: History, version: int) -> Verdict:
    """The record as if the correction at `version` had not been made: from the last moment at which the corrections in
    force were just those that are wanted, what was played is judged again and the wanted ones are made again in order.
    """
    if version not in active(history):
        raise no(history.game, "void")
    wanted = active(history, extra=version)
    changed = made_of_play(history, active(history) ^ wanted)
    if not changed:
        return Verdict()
    first = parting(history, min(changed), wanted)
    again = sorted(v for v in history.rulings if v >= first)
    trusted = min(history.rulings[v].start for v in again) - 1
    twin = history.fork(first - 1, history.rulings[first].was, trusted)
    for ruled, following in pairwise([*again, history.version + 1]):
        twin.append(_made_again(twin, history.raw[ruled - 1], ruled in wanted))
        walk = Walk(history.game, history.at(ruled), twin.state, twin.overlay)
        stretch = [(event, walk.take(event)) for event in history.raw[ruled : following - 1]]
        twin.admit(stretch, walk.overlay())
    return difference(history, history.overlay, twin.overlay)


def _made_again(twin: History, event: Event, wanted: bool) -> Event:
    """The correction with the verdict that it has in the other world. What is refused there stays in the log, void."""
    correction, verdict = event.command.correction, Verdict()
    if wanted and not undoes(twin, correction):
        with suppress(Refused):
            verdict = judge(twin, correction)
    return replace(event, command=replace(event.command, verdict=verdict))


def active(history: History, extra: int | None = None, upto: int | None = None) -> frozenset[int]:
    """Versions of the corrections in force; `extra`: one that is being undone now; `upto`: as of that version."""
    made = [v for v in history.rulings if upto is None or v <= upto]
    undone: set[int] = set() if extra is None else {extra}
    for version in sorted(made, reverse=True):
        ruling = history.rulings[version]
        if version not in undone and undoes(history, ruling.correction):
            undone.add(history.index[ruling.correction.target])
    return frozenset(made) - undone


def undoes(history: History, correction: Correction) -> bool:
    """Restoring, by its name or as the retraction of a correction."""
    return isinstance(correction, Restore | Retract) and history.index[correction.target] in history.rulings


def made_of_play(history: History, versions: Iterable[int]) -> frozenset[int]:
    """Those of these corrections that do more than undo another."""
    return frozenset(v for v in versions if not undoes(history, history.rulings[v].correction))


def parting(history: History, latest: int, wanted: frozenset[int]) -> int:
    """The last correction, `latest` at most, before which those in force were just those that are wanted."""
    made = sorted(made_of_play(history, history.rulings))
    for first in reversed(made[: made.index(latest) + 1]):
        then = made_of_play(history, active(history, upto=first - 1))
        if then == frozenset(v for v in made if v < first and v in wanted):
            return first
    raise AssertionError("before the first correction there is none")
