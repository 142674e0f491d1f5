"""The request of one correction, and whether it may be made at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from domain.base.corrections import Amend, Asked, CorrectionCommand, Restore, Retract, Rewind, Single, Together, kind_of
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.base.text_bounds import check_wording
from domain.corrections.active import ActiveCorrections, Demand, EventChange, undoes
from domain.corrections.permission import Seen, no, not_by_law
from domain.corrections.rejudgement import accepted, rejudge, rejudge_with_outcome
from domain.corrections.texts import same_but_words, wordless
from domain.game import Game
from domain.record.fold import evolve
from domain.record.history import History, Overlay, play
from domain.table.seats import State


class CorrectionRequest(NamedTuple):
    """One single correction on its way.

    - `wording`: the target with other words or none, where it asks for nothing else: nothing is judged again.
    - `judged`: is the target to be judged in another form? `returning`: ids that stand again, or nothing does.
    """

    demand: Demand
    wording: Event | None = None
    judged: bool = False
    returning: frozenset[str] = frozenset()


def make_request(
    history: History, part: Single, active_corrections: ActiveCorrections, seen: Seen, *, alone: bool
) -> CorrectionRequest:
    """Return the request of this correction, beside the `active_corrections`. Raises Refused.

    `alone`: no other is made with it; among several, one may name what only another of them lets stand.
    """
    game = history.game
    target = history.find(part.target)
    if target is None:
        raise no(game, "unknown")
    if kind_of(part) not in game.law.kinds:
        raise no(game, "fixed")
    if game.law.setup_stands and _takes_setup(history, part, target):
        raise no(game, "fixed")
    if undoes(history, part):
        return CorrectionRequest(Demand(part, Asked(), history.version + 1, undoing=True))
    if not play(target):
        raise no(game, "fixed")
    if isinstance(part, Restore):
        return _restoration(history, part, target, active_corrections, seen, alone=alone)
    if active_corrections.taker(target) or (alone and target.id in history.overlay.void):
        raise no(game, "void")
    not_by_law(history, target)
    match part:
        case Retract(text_only=True):
            form = wordless(game, history.state, history.overlay.revised.get(target.id, target))
            return CorrectionRequest(_demand(history, part), wording=form)
        case Retract():
            return CorrectionRequest(_demand(history, part, _unit(history, target) | {target.id}))
        case Amend():
            return _amendment(history, part, target, active_corrections)
        case Rewind():
            return CorrectionRequest(_demand(history, part))


def _takes_setup(history: History, part: Single, target: Event) -> bool:
    """Return whether, now that play has started, a correction takes back more of the setup than its target."""
    if not isinstance(part, Rewind) and not undoes(history, part):
        return False
    starting, void = history.game.starts_with, history.overlay.void
    started = next((e.version for e in history.raw if type(e.command) is starting and e.id not in void), 0)
    return target.version <= started


def _demand(history: History, part: Single, void: frozenset[str] = frozenset()) -> Demand:
    ordered = tuple(sorted(void, key=history.index.__getitem__))
    return Demand(part, Asked(void=ordered), history.version + 1)


def _unit(history: History, target: Event, *, amending: bool = False) -> frozenset[str]:
    """Return the ids that fall together with the target in the log as it was recorded, whatever is void now.

    If void events were left out, undoing their own correction would let them stand on a target that is gone.
    """
    return history.game.law.unit(target, *_around(history, target, Overlay(), history.version), amending)


def _around(history: History, target: Event, form: Overlay, upto: int) -> tuple[Iterator[Event], Iterator[Event]]:
    """Return the events of a record's form backwards and forwards from the target, up to that version.

    Events that no rule reads are left out.
    """
    earlier = (e for v in range(target.version - 1, 1, -1) for e in history.line(v, v, form))
    later = history.line(target.version + 1, upto, form)
    return filter(partial(_ruled, history.game), earlier), filter(partial(_ruled, history.game), later)


def _ruled(game: Game, event: Event) -> bool:
    return play(event) and type(event.command) not in game.anytime


def _amendment(
    history: History, part: Amend, target: Event, active_corrections: ActiveCorrections
) -> CorrectionRequest:
    """Return the request of an amendment: nothing depends on words alone; any other change takes what the law takes.

    Only the last amendment of an event counts, so it takes over what the one before it took, or lets it go.
    """
    current = history.overlay.revised.get(target.id, target)
    replacement = _replacement(history, target, part)
    not_by_law(history, current, replacement)
    taken = active_corrections.taken_with(target.id)
    state = state_at(history, target)
    if part.dice is None:
        if wording := _in_other_words(history, state, replace(current, command=replacement), current):
            demand = _demand(history, part, taken)
            return CorrectionRequest(
                demand._replace(asked=_worded(history, demand.asked, replacement, wording)), wording=wording
            )
        if taken and _as_recorded(history, state, target, replacement, active_corrections.of(target)):
            return CorrectionRequest(_demand(history, part), judged=True)
    unit = _unit(history, target, amending=True) - {target.id}
    return CorrectionRequest(_demand(history, part, unit), judged=True)


def check_request(game: Game, command: CorrectionCommand) -> None:
    """Refuse a correction with words that are too long, in itself or in the form that it asks for. Raises Refused."""
    check_wording(command)
    for part in command.corrections if isinstance(command, Together) else (command,):
        if isinstance(part, Amend):
            with suppress(msgspec.ValidationError):  # which judging refuses
                check_wording(game.decoders.wire.decode(part.command))


def _replacement(history: History, target: Event, part: Amend) -> Command:
    """Return the amended command: of the same kind, and only typed dice may be typed again. Raises Refused.

    A command that is only recorded completed is of the kind that it is completed to: judging it tells (`same_kind`).
    """
    game = history.game
    try:
        command: Command = game.decoders.wire.decode(part.command)
    except msgspec.ValidationError as error:
        raise no(game, "illegal") from error
    if type(command) in game.recorded:
        same_kind(history, target.id, command)
    if part.dice is not None and not (target.draws and all(draw.physical for draw in target.draws)):
        raise no(game, "untyped" if game.law.codes.untyped else "illegal")
    return command


def same_kind(history: History, target: str, command: Command) -> None:
    """Check that the command is of the kind that the target was recorded as, or was mended to. Raises Refused."""
    recorded, now = history.raw[history.index[target] - 1], history.overlay.revised.get(target)
    names = {history.game.recorded[type(form.command)] for form in (recorded, now) if form is not None}
    if history.game.recorded[type(command)] not in names:
        raise no(history.game, "illegal")


def state_at(history: History, target: Event) -> State:
    """Return the state in which the target is judged, after the acts that were placed before it."""
    state = history.before(target.version)
    for act in history.overlay.inserted.get(target.id, ()):
        state = evolve(history.game, state, act).state
    return state


def _in_other_words(history: History, state: State, amended: Event, current: Event) -> Event | None:
    """Return the event judged with the amended command; None: it differs in more than words, or is void there."""
    match rejudge(history.game, state, amended):
        case (found,) if found.draws == current.draws and same_but_words(found.command, current.command):
            return found
        case _:
            return None


def _worded(history: History, request: Asked, replacement: Command, wording: Event) -> Asked:
    """Return the demand with its completed command, where commands of the kind are only recorded completed.

    A form that the game mended is not part of the demand.
    """
    if type(replacement) in history.game.recorded:
        return request
    return accepted(request, replacement, wording, typed=False)


def _as_recorded(history: History, state: State, target: Event, replacement: Command, change: EventChange) -> bool:
    """Return whether the amendment gives back what was recorded, but for words.

    Typed dice stand until others are typed.
    """
    typed = change.draws is not None and change.draws != target.draws
    return not typed and _in_other_words(history, state, replace(target, command=replacement), target) is not None


def _restoration(
    history: History, part: Restore, target: Event, active_corrections: ActiveCorrections, seen: Seen, *, alone: bool
) -> CorrectionRequest:
    """Return the request that restores one act out of what a correction took, with what always goes with it."""
    taker = active_corrections.taker(target)
    if taker is None and target.id not in history.overlay.void:
        raise no(history.game, "fixed")
    not_by_law(history, target)
    needs: set[str] = set()
    if taker is None:
        if alone:
            raise not_restorable(history, rejudge_with_outcome(history.game, state_at(history, target), target)[1])
        whole = frozenset({target.id})
    else:
        whole, needs = _ground(history, target, taker, active_corrections)
        needs |= {taker.part.target} if isinstance(taker.part, Amend) else set()
    if needs:
        events = tuple(filter(seen, sorted(needs, key=history.index.__getitem__)))
        because = Refused("rests_on", history.game.law.codes.rule, lists={"needs": events}, events=", ".join(events))
        raise not_restorable(history, because)
    back = tuple(sorted(whole, key=history.index.__getitem__))
    return CorrectionRequest(Demand(part, Asked(back=back), history.version + 1), returning=whole)


def _ground(
    history: History, target: Event, taker: Demand, active_corrections: ActiveCorrections
) -> tuple[frozenset[str], set[str]]:
    """Return the ids that come back only together with the target, and the void ids on which the target rests.

    Both are found in the record from which the target was taken.
    """

    def void(event_id: str) -> bool:
        return (
            event_id in history.overlay.void
            or active_corrections.taker(history.raw[history.index[event_id] - 1]) is not None
        )

    ruling = history.rulings.get(taker.version)
    was = history.overlay if ruling is None else ruling.was
    whole = history.game.law.whole(target, *_around(history, target, was, taker.version - 1)) | {target.id}
    rests = history.game.law.rests(target, *_around(history, target, was, taker.version - 1))
    return frozenset(filter(void, whole)), set(filter(void, rests - whole))


def not_restorable(history: History, because: Refused | None) -> Refused:
    """Return the refusal to restore an act, with the reason why it cannot stand again."""
    reason = because or Refused("reads_otherwise")
    return Refused("not_restorable", history.game.law.codes.rule, lists=reason.lists, because=reason)
