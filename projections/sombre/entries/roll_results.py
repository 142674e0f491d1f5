"""Entries about the results of rolls: SOM-ROLL-41, SOM-ROLL-26, SOM-NPC-10, SOM-ROLL-39."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.dice import results, roll_commands
from domain.systems.sombre.dice.modifiers import points_of
from domain.systems.sombre.dice.results import hidden_dice
from domain.systems.sombre.state.roll_state import Call, Result
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import FailureKind, Quality, RollKind
from domain.systems.sombre.table.guards import is_gm, open_sheet
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.entries.rolls import is_unnoticed
from projections.sombre.views.calls import RankPart, all_open, announced, is_public, label_seen, sees_call
from projections.sombre.views.declarations import unseen_action
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gm, known, owner

Unthrown = roll_commands.DeclareAutomaticResult | results.ActionAutoResolved


class ModifierPart(msgspec.Struct, frozen=True):
    """A modifier that counted beside the die, in points."""

    label: Word
    points: int


class NumbersPart(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of a roll, for its owner's copy.

    `fatigue`, `total` and `failure` are absent while the gauge is behind the screen. `modifiers`: everything that
    counted, one by one; what is behind the screen is not among them.
    """

    score: int | None
    wounds: int
    fatigue: int | None
    instability: int
    conditions: int
    off_hand: int
    points: int
    total: int | None
    failure: FailureKind | None
    modifiers: tuple[ModifierPart, ...]


class RollEntry(msgspec.Struct, frozen=True, kw_only=True):
    call: str
    character: Id
    skills: tuple[Word, ...]
    kind: RollKind
    label: Word
    difficulty: tuple[RankPart, ...] | None
    ranks: int | None
    die: int | None
    physical: bool | None
    success: bool
    margin: int | None
    quality: Quality | None
    numbers: NumbersPart | None


class AutoEntry(msgspec.Struct, frozen=True):
    """An attempt that was settled without a die.

    `skills`, `label`, `call`: of the roll that it settles and its id, where there is one and the seat knows of it.
    """

    character: Id
    attempt: str
    skills: tuple[Word, ...]
    label: Word
    success: bool
    reason: Word | None
    call: str = ""


class OppositionEntry(msgspec.Struct, frozen=True):
    winner: Id | None
    loser: Id | None
    margin: int | None
    ranking: tuple[Id, ...]
    quality: Quality | None


class LockEntry(msgspec.Struct, frozen=True):
    character: Id
    attempt: str


def _resolved_seen(step: Step, seat: str, fact: results.RollResolved) -> bool:
    state = step.after
    call = state.dice.rolls.get(fact.call)
    if call is None:
        return False
    if is_gm(state, seat):
        return True
    person = step.before.characters.get(call.character) or state.characters[call.character]
    if call.secret or not person.known or is_unnoticed(state, call) or _half(state, call):
        return False
    return not person.played or sees_call(step.before, seat, call)


def _half(state: SombreState, call: Call) -> bool:
    """Return whether the roll is one side of an opposition, behind the screen (SOM-ROLL-26, SOM-NPC-10).

    Of such a roll the final result alone is shown.
    """
    return call.opposition is not None and hidden_dice(state, call)


def _resolved(step: Step, seat: str, fact: results.RollResolved) -> RollEntry | None:
    """Return the entry of a roll's result (SOM-ROLL-41); None: it has none.

    All read the announced parts, the owner the numbers; of an NPC all read the result alone.
    """
    state = step.after
    call = state.dice.rolls[fact.call]
    result = call.result
    if result is None:
        return None
    person = step.before.characters.get(call.character) or state.characters[call.character]
    keeper = is_gm(state, seat)
    npc = not person.played and not keeper
    die_shown = keeper or not hidden_dice(state, call)
    shown = announced(step.before, seat, call)
    return RollEntry(
        call=call.id,
        character=call.character,
        skills=() if npc else call.skills,
        kind=call.kind,
        label="" if npc else shown.label,
        difficulty=None if npc else shown.difficulty,
        ranks=None if npc else shown.ranks,
        die=result.die if die_shown else None,
        physical=call.physical if die_shown else None,
        success=result.success,
        margin=result.margin if die_shown else None,
        quality=result.quality if die_shown else None,
        numbers=_numbers(step, seat, call) if not npc else None,
    )


def _numbers(step: Step, seat: str, call: Call) -> NumbersPart | None:
    state, result = step.after, call.result
    person = step.before.characters.get(call.character) or state.characters[call.character]
    if result is None or not (owner(step, seat, call) or open_sheet(step.before, person)):
        return None
    keeper = is_gm(state, seat)
    held = "fatigue" in person.held and not keeper
    veiled = 0 if keeper else sum(extra.points for extra in result.extras if extra.hidden)
    total = None if held or result.total is None else result.total - veiled
    return NumbersPart(
        score=result.score if keeper or result.score is None else result.score - result.veiled,
        wounds=result.wounds,
        fatigue=None if held else result.fatigue,
        instability=result.instability,
        conditions=result.conditions,
        off_hand=result.off_hand,
        points=result.points + sum(e.points for e in result.extras if keeper or not e.hidden),
        total=total,
        failure=None if held else result.failure,
        modifiers=tuple(_modifiers(step, seat, call, result, held=held)),
    )


def _modifiers(step: Step, seat: str, call: Call, result: Result, *, held: bool) -> Iterator[ModifierPart]:
    """Yield the modifiers of a roll in the order in which they are added, without those that are nil (SOM-ROLL-13)."""
    keeper = is_gm(step.after, seat)
    named = announced(step.before, seat, call).difficulty if result.difficulty else ()
    parts = (
        *((rank.label or "difficulty", points_of(step.before, rank.ranks)) for rank in named),
        ("wounds", result.wounds),
        ("fatigue", 0 if held else result.fatigue),
        ("mental_instability", result.instability),
        ("conditions", points_of(step.before, result.conditions)),
        ("off_hand", points_of(step.before, result.off_hand)),
        ("incompetent_help", result.points),
        *((extra.label, extra.points) for extra in result.extras if keeper or not extra.hidden),
    )
    yield from (ModifierPart(label, points) for label, points in parts if points)


def _auto(step: Step, seat: str, fact: Unthrown) -> AutoEntry:
    reason = fact.reason if owner(step, seat, fact) else None
    call = _settled(step, fact)
    if call is None or not sees_call(step.after, seat, call):
        return AutoEntry(fact.character, fact.attempt, (), "", fact.success, reason)
    label = label_seen(step.after, seat, call)
    return AutoEntry(fact.character, fact.attempt, call.skills, label, fact.success, reason, call.id)


def _settled(step: Step, fact: Unthrown) -> Call | None:
    """Return the roll that has failed before its die; None: there is none."""
    before = step.before.dice.rolls
    fresh = (call for key, call in step.after.dice.rolls.items() if key not in before)
    return next((c for c in fresh if (c.character, c.attempt) == (fact.character, fact.attempt)), None)


def _auto_seen(step: Step, seat: str, fact: Unthrown) -> bool:
    """Return whether the seat reads of a result without a die; an unnoticed action's stays hidden (SOM-TURN-07)."""
    hidden = unseen_action(step.after, getattr(step.event.command, "resolves", None))
    secret = isinstance(fact, results.ActionAutoResolved) and (fact.secret or _failed_unread(step, fact))
    return gm(step, seat, fact) or not (hidden or secret or not known(step, seat, fact))


def _failed_unread(step: Step, fact: results.ActionAutoResolved) -> bool:
    """Return whether the failure is that of a side, behind the screen, that lacks the skill (SOM-ROLL-39)."""
    state = step.after
    fresh = (call for key, call in state.dice.rolls.items() if key not in step.before.dice.rolls)
    return any(call.character == fact.character and _half(state, call) for call in fresh)


def _opposition_seen(step: Step, seat: str, fact: results.OppositionResolved | results.RerollCalled) -> bool:
    opposition = step.after.dice.oppositions.get(fact.opposition)
    return gm(step, seat, fact) or (opposition is not None and is_public(step.after, opposition))


def _opposition(step: Step, seat: str, fact: results.OppositionResolved) -> OppositionEntry:
    opposition = step.after.dice.oppositions[fact.opposition]
    shown = is_gm(step.after, seat) or all_open(step.after, opposition)
    return OppositionEntry(
        fact.winner, fact.loser, fact.margin if shown else None, fact.ranking, fact.quality if shown else None
    )


def _double_seen(step: Step, seat: str, fact: roll_commands.ConfirmDoubleFailure | roll_commands.OrderReroll) -> bool:
    """Return whether the seat reads of a double failure (SOM-ROLL-26).

    A seat that does not see an NPC's die sees neither the wait nor the ruling.
    """
    opposition = step.before.dice.oppositions.get(fact.opposition)
    return gm(step, seat, fact) or (opposition is not None and all_open(step.before, opposition))


def _lock_seen(step: Step, seat: str, fact: results.AttemptLocked) -> bool:
    return gm(step, seat, fact) if fact.secret else known(step, seat, fact)


def _lock(_step: Step, _seat: str, fact: results.AttemptLocked) -> LockEntry:
    return LockEntry(fact.character, fact.attempt)


ENTRY_RULES: EntryRules = {
    roll_commands.DeclareAutomaticResult: EntryRule(_auto_seen, _auto),
    roll_commands.ConfirmDoubleFailure: EntryRule(_double_seen),
    roll_commands.OrderReroll: EntryRule(_double_seen, dice=gm),
    results.RollResolved: EntryRule(_resolved_seen, _resolved),
    results.ActionAutoResolved: EntryRule(_auto_seen, _auto),
    results.OppositionResolved: EntryRule(_opposition_seen, _opposition),
    results.RerollCalled: EntryRule(_opposition_seen),
    results.AttemptLocked: EntryRule(_lock_seen, _lock),
}
