"""Entries about actions and dice: SOM-ROLL-41, SOM-NPC-10, SOM-ROLL-31 to SOM-ROLL-34, SOM-CRIME-07."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from domain.base.events import Id, Word
from domain.record.history import Step
from domain.systems.sombre.animals import animals, swarms
from domain.systems.sombre.condition import bites
from domain.systems.sombre.dice import calls, results, roll_commands, screen
from domain.systems.sombre.dice.modifiers import points_of
from domain.systems.sombre.dice.results import hidden_dice
from domain.systems.sombre.state.roll_state import Call, Result
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import FailureKind, Quality, RollKind
from domain.systems.sombre.table.guards import is_gm, open_sheet, sees
from projections.base.projection import EntryDraft
from projections.sombre.base.audience import Piece, SombreEntryRule, about, everyone, gm, known, owner
from projections.sombre.base.awaited_declarations import unseen_action
from projections.sombre.base.calls import (
    RankShown,
    RollAskedShown,
    all_open,
    announced,
    asked_line,
    is_public,
    label_seen,
    roll_asked,
    sees_call,
)


class OpposedShown(msgspec.Struct, frozen=True):
    """`sides` only for player characters; an adversary is named and no more."""

    characters: tuple[Id, ...]
    sides: tuple[RollAskedShown, ...]


class CollectiveShown(msgspec.Struct, frozen=True):
    leader: Id | None
    assistants: tuple[Id, ...]
    skill: Word
    attempt: str


class DieShown(msgspec.Struct, frozen=True):
    call: str
    character: Id


class ModifierShown(msgspec.Struct, frozen=True):
    """A modifier that counted beside the die, in points."""

    label: Word
    points: int


class NumbersShown(msgspec.Struct, frozen=True, kw_only=True):
    """The owner's copy. `fatigue`, `total` and `failure` are absent while the gauge is behind the screen.

    `modifiers`: everything that counted, one by one; what is behind the screen is not among them.
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
    modifiers: tuple[ModifierShown, ...]


class RollShown(msgspec.Struct, frozen=True, kw_only=True):
    call: str
    character: Id
    skills: tuple[Word, ...]
    kind: RollKind
    label: Word
    difficulty: tuple[RankShown, ...] | None
    ranks: int | None
    die: int | None
    physical: bool | None
    success: bool
    margin: int | None
    quality: Quality | None
    numbers: NumbersShown | None


class AutoShown(msgspec.Struct, frozen=True):
    """`skills`, `label`: of the roll that it settles without a die, where there is one and the seat knows of it."""

    character: Id
    attempt: str
    skills: tuple[Word, ...]
    label: Word
    success: bool
    reason: Word | None


class DeclaredShown(msgspec.Struct, frozen=True):
    character: Id
    text: str


class OppositionShown(msgspec.Struct, frozen=True):
    winner: Id | None
    loser: Id | None
    margin: int | None
    ranking: tuple[Id, ...]
    quality: Quality | None


class LockShown(msgspec.Struct, frozen=True):
    character: Id
    attempt: str


class CancelShown(msgspec.Struct, frozen=True):
    call: str
    character: Id


class BittenShown(msgspec.Struct, frozen=True):
    dog: Id
    victim: Id


class StungShown(msgspec.Struct, frozen=True):
    swarm: Id
    targets: tuple[Id, ...]


def _called(step: Step, seat: str, fact: Any) -> EntryDraft | None:
    state = step.after
    call = state.calls.get(step.event.id) or state.rolls.get(step.event.id)
    return None if call is None else asked_line(state, seat, call, recorded=True)


def rolls_asked(step: Step, seat: str, drafts: Iterable[EntryDraft]) -> Iterator[EntryDraft]:
    """The dice that are waited for since this step and that none of its lines has told, each by a line of its own."""
    before, after = step.before.calls, step.after.calls
    if after is before:
        return
    known = {found for line in drafts for found in _calls_in(line.fields)}
    if any(line.recorded for line in drafts):
        known.add(step.event.id)
    for call in after.values():
        if call.id not in before and call.id not in known and sees_call(step.after, seat, call):
            yield asked_line(step.after, seat, call, recorded=False)


def _calls_in(fields: Any) -> Iterator[str]:
    """The ids of rolls that a line tells, in a struct of it too."""
    for name in fields.__struct_fields__:
        match name, getattr(fields, name):
            case "call", str(call):
                yield call
            case "sides" | "difficulty", tuple(parts):
                yield from (part.call for part in parts if hasattr(part, "call"))
            case _:
                pass


def _pc(step: Step, seat: str, fact: Any) -> bool:
    """A call for an NPC is the game master's."""
    _, person = about(step, fact)
    return gm(step, seat, fact) or (person is not None and person.played and person.known)


def _opposed(step: Step, seat: str, fact: Any) -> OpposedShown | None:
    state = step.after
    opposition = state.oppositions.get(step.event.id)
    if opposition is None or not (is_gm(state, seat) or is_public(state, opposition)):
        return None
    sides = [c for c in calls_of(state, step.event.id) if is_gm(state, seat) or sees_call(state, seat, c)]
    people = tuple(side.character for side in calls.sides_of(fact))
    return OpposedShown(people, tuple(roll_asked(state, seat, call) for call in sides))


def calls_of(state: SombreState, cause: str) -> list[Call]:
    """The calls that an event opened first: new dice bear longer ids."""
    both = {**state.calls, **state.rolls}
    return [c for c in both.values() if c.cause == cause and c.id.removeprefix(cause).count(".") <= 1]


def _collective(step: Step, seat: str, fact: Any) -> CollectiveShown:
    """Helpers whom the table does not know of are left out."""
    people = step.after.characters
    seen = tuple(c for c in fact.assistants if is_gm(step.after, seat) or people[c].known)
    return CollectiveShown(fact.leader, seen, fact.skill, fact.attempt)


def _collective_seen(step: Step, seat: str, fact: Any) -> bool:
    first = step.after.characters.get(fact.leader or fact.assistants[0])
    return gm(step, seat, fact) or (first is not None and first.is_pc and first.known)


def _die_seen(step: Step, seat: str, fact: Any) -> bool:
    state = step.before
    call = state.calls.get(fact.call)
    if call is None:
        return False
    if is_gm(state, seat):
        return True
    if hidden_dice(state, call) or _unnoticed(step.after, call):
        return False
    person = state.characters[call.character]
    return sees_call(state, seat, call) or (not person.played and person.known)


def _die(step: Step, _seat: str, fact: Any) -> DieShown | None:
    call = step.before.calls.get(fact.call)
    return None if call is None else DieShown(fact.call, call.character)


def _resolved_seen(step: Step, seat: str, fact: Any) -> bool:
    state = step.after
    call = state.rolls.get(fact.call)
    if call is None:
        return False
    if is_gm(state, seat):
        return True
    person = step.before.characters.get(call.character) or state.characters[call.character]
    if call.secret or not person.known or _unnoticed(state, call) or _half(state, call):
        return False
    return not person.played or sees_call(step.before, seat, call)


def _half(state: SombreState, call: Call) -> bool:
    """SOM-ROLL-26, SOM-NPC-10: one side of an opposition, behind the screen: of it the final result alone is told."""
    return call.opposition is not None and hidden_dice(state, call)


def _unnoticed(state: SombreState, call: Call) -> bool:
    """SOM-TURN-07: the failure of a hidden action, where nobody rolled against it."""
    return call.opposition is None and unseen_action(state, call.subject)


def _resolved(step: Step, seat: str, fact: Any) -> RollShown | None:
    """SOM-ROLL-41: the announced parts to all, the numbers to the owner; of an NPC the result alone."""
    state = step.after
    call = state.rolls[fact.call]
    result = call.result
    if result is None:
        return None
    person = step.before.characters.get(call.character) or state.characters[call.character]
    keeper = is_gm(state, seat)
    npc = not person.played and not keeper
    die_shown = keeper or not hidden_dice(state, call)
    shown = announced(step.before, seat, call)
    return RollShown(
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


def _numbers(step: Step, seat: str, call: Call) -> NumbersShown | None:
    state, result = step.after, call.result
    person = step.before.characters.get(call.character) or state.characters[call.character]
    if result is None or not (owner(step, seat, call) or open_sheet(step.before, person)):
        return None
    keeper = is_gm(state, seat)
    held = "fatigue" in person.held and not keeper
    veiled = 0 if keeper else sum(extra.points for extra in result.extras if extra.hidden)
    total = None if held or result.total is None else result.total - veiled
    return NumbersShown(
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


def _modifiers(step: Step, seat: str, call: Call, result: Result, *, held: bool) -> Iterator[ModifierShown]:
    """SOM-ROLL-13, in the order in which they are added; what is nil is left out."""
    state: SombreState = step.before
    keeper = is_gm(step.after, seat)
    named = announced(step.before, seat, call).difficulty if result.difficulty else ()
    parts = (
        *((rank.label or "difficulty", points_of(state, rank.ranks)) for rank in named),
        ("wounds", result.wounds),
        ("fatigue", 0 if held else result.fatigue),
        ("mental_instability", result.instability),
        ("conditions", points_of(state, result.conditions)),
        ("off_hand", points_of(state, result.off_hand)),
        ("incompetent_help", result.points),
        *((extra.label, extra.points) for extra in result.extras if keeper or not extra.hidden),
    )
    yield from (ModifierShown(label, points) for label, points in parts if points)


def _auto(step: Step, seat: str, fact: Any) -> AutoShown:
    reason = fact.reason if owner(step, seat, fact) else None
    call = _settled(step, fact)
    if call is None or not sees_call(step.after, seat, call):
        return AutoShown(fact.character, fact.attempt, (), "", fact.success, reason)
    label = label_seen(step.after, seat, call)
    return AutoShown(fact.character, fact.attempt, call.skills, label, fact.success, reason)


def _settled(step: Step, fact: Any) -> Call | None:
    """The roll that has failed before its die."""
    before = step.before.rolls
    fresh = (call for key, call in step.after.rolls.items() if key not in before)
    return next((c for c in fresh if (c.character, c.attempt) == (fact.character, fact.attempt)), None)


def _auto_seen(step: Step, seat: str, fact: Any) -> bool:
    """SOM-TURN-07: not what became of a hidden action that nobody noticed."""
    hidden = unseen_action(step.after, getattr(step.event.command, "resolves", None))
    secret = isinstance(fact, results.ActionAutoResolved) and (fact.secret or _failed_unread(step, fact))
    return gm(step, seat, fact) or not (hidden or secret or not known(step, seat, fact))


def _failed_unread(step: Step, fact: results.ActionAutoResolved) -> bool:
    """SOM-ROLL-39: a side that lacks the skill has failed before any die."""
    state = step.after
    fresh = (call for key, call in state.rolls.items() if key not in step.before.rolls)
    return any(call.character == fact.character and _half(state, call) for call in fresh)


def _opposition_seen(step: Step, seat: str, fact: Any) -> bool:
    opposition = step.after.oppositions.get(fact.opposition)
    return gm(step, seat, fact) or (opposition is not None and is_public(step.after, opposition))


def _opposition(step: Step, seat: str, fact: Any) -> OppositionShown:
    opposition = step.after.oppositions[fact.opposition]
    shown = is_gm(step.after, seat) or all_open(step.after, opposition)
    return OppositionShown(
        fact.winner, fact.loser, fact.margin if shown else None, fact.ranking, fact.quality if shown else None
    )


def _double_seen(step: Step, seat: str, fact: Any) -> bool:
    """SOM-ROLL-26: whoever does not see an NPC's die sees neither the wait nor the ruling."""
    opposition = step.before.oppositions.get(fact.opposition)
    return gm(step, seat, fact) or (opposition is not None and all_open(step.before, opposition))


def _lock_seen(step: Step, seat: str, fact: Any) -> bool:
    return gm(step, seat, fact) if fact.secret else known(step, seat, fact)


def _lock(_step: Step, _seat: str, fact: Any) -> LockShown:
    return LockShown(fact.character, fact.attempt)


def _cancelled(step: Step, seat: str, fact: Any) -> CancelShown | None:
    call = step.before.calls.get(fact.call)
    if call is not None:
        opposition = step.before.oppositions.get(call.opposition or "")
        seen = sees_call(step.before, seat, call) or (opposition is not None and is_public(step.before, opposition))
        return CancelShown(call.id, call.character) if seen else None
    for person in step.before.characters.values():
        if person.requested is not None and person.requested.id == fact.call:
            return CancelShown(fact.call, person.id)
    return None


DECLARED = {"ActionDeclared": DeclaredShown, "ActionFlagged": DeclaredShown}


def _declared(step: Step, seat: str, fact: Any) -> EntryDraft:
    """SOM-RULING-05: the flag is the game master's; the others read the declaration as it was."""
    flagged = isinstance(fact, roll_commands.ReviewedDeclaration) and is_gm(step.after, seat)
    name = "ActionFlagged" if flagged else "ActionDeclared"
    fields = DeclaredShown(fact.character, fact.text)
    return EntryDraft(name, fields, recorded=True, rules=roll_commands.DeclareAction.RULES)


def _noticed(_step: Step, _seat: str, fact: screen.SecretRollNoticed) -> EntryDraft:
    """SOM-ROLL-32: it stays as it is when the roll is retracted, or it would tell which one was."""
    return EntryDraft("SecretRollNoticed", fact, rules=fact.RULES, lasting=True)


def _animal(step: Step, seat: str, fact: Any) -> bool:
    return known(step, seat, fact)


def _bitten(_step: Step, _seat: str, fact: Any) -> BittenShown:
    return BittenShown(fact.dog, fact.victim)


def _targets(step: Step, seat: str, fact: Any) -> tuple[str, ...]:
    people = step.after.characters
    return tuple(c for c in fact.targets if c in people and sees(step.after, seat, people[c]))


def _swarm_seen(step: Step, seat: str, fact: Any) -> bool:
    """SOM-NPC-09: whoever else it attacks."""
    return _animal(step, seat, fact) and bool(_targets(step, seat, fact))


def _stung(step: Step, seat: str, fact: Any) -> StungShown:
    return StungShown(fact.swarm, _targets(step, seat, fact))


def _sting_seen(step: Step, seat: str, fact: Any) -> bool:
    victim = step.after.characters.get(fact.victim)
    return _animal(step, seat, fact) and victim is not None and sees(step.after, seat, victim)


PIECE = Piece(
    entry_rules={
        roll_commands.DeclareAction: SombreEntryRule(everyone, line=_declared, lines=DECLARED),
        roll_commands.ReviewedDeclaration: SombreEntryRule(everyone, line=_declared, lines=DECLARED),
        roll_commands.DeclareAutomaticResult: SombreEntryRule(_auto_seen, _auto),
        calls.CallRoll: SombreEntryRule(_pc, line=_called, lines={"RollCalled": RollAskedShown}),
        calls.CallOpposedRoll: SombreEntryRule(everyone, _opposed),
        calls.CallCollectiveRoll: SombreEntryRule(_collective_seen, _collective),
        roll_commands.CallSecretRoll: SombreEntryRule(gm, dice=gm),
        roll_commands.Roll: SombreEntryRule(_die_seen, _die, everyone),
        roll_commands.RolledBlow: SombreEntryRule(_die_seen, _die, everyone),
        roll_commands.ConfirmDoubleFailure: SombreEntryRule(_double_seen),
        roll_commands.OrderReroll: SombreEntryRule(_double_seen, dice=gm),
        roll_commands.CancelCall: SombreEntryRule(everyone, _cancelled),
        screen.SecretRollNoticed: SombreEntryRule(
            everyone, line=_noticed, lines={"SecretRollNoticed": screen.SecretRollNoticed}
        ),
        results.RollResolved: SombreEntryRule(_resolved_seen, _resolved),
        results.ActionAutoResolved: SombreEntryRule(_auto_seen, _auto),
        results.OppositionResolved: SombreEntryRule(_opposition_seen, _opposition),
        results.RerollCalled: SombreEntryRule(_opposition_seen),
        results.AttemptLocked: SombreEntryRule(_lock_seen, _lock),
        animals.BiteAttack: SombreEntryRule(_animal, _bitten, gm),
        animals.WorsenBite: SombreEntryRule(gm),
        animals.RollBiteHold: SombreEntryRule(gm),
        animals.CallOff: SombreEntryRule(gm),
        swarms.SwarmAttack: SombreEntryRule(_swarm_seen, _stung),
        animals.BiteSet: SombreEntryRule(_animal),
        animals.BiteWorsened: SombreEntryRule(_animal),
        bites.BiteReleased: SombreEntryRule(_animal),
        swarms.SwarmStung: SombreEntryRule(_sting_seen),
    },
    shown=(
        RollAskedShown,
        RankShown,
        ModifierShown,
        OpposedShown,
        CollectiveShown,
        DieShown,
        NumbersShown,
        RollShown,
        AutoShown,
        DeclaredShown,
        OppositionShown,
        LockShown,
        CancelShown,
        BittenShown,
        StungShown,
    ),
)
