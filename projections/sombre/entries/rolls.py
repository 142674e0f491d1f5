"""Entries about actions and the dice asked for: SOM-ROLL-31 to SOM-ROLL-34, SOM-CRIME-07."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.dice import calls, roll_commands, screen
from domain.systems.sombre.dice.results import hidden_dice
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, sees
from projections.base.entry_rules import EntryRule, EntryRules, everybody
from projections.base.projection import EntryDraft
from projections.sombre.entries.calls import RollAskedEntry, asked_line, roll_asked
from projections.sombre.views.calls import is_public, sees_call
from projections.sombre.views.declarations import unseen_action
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import about, gm

Declaring = roll_commands.DeclareAction | roll_commands.ReviewedDeclaration
Thrown = roll_commands.Roll | roll_commands.RolledBlow


class OpposedEntry(msgspec.Struct, frozen=True):
    """An opposed roll that was called. `sides`: only for player characters; an adversary is named and no more."""

    characters: tuple[Id, ...]
    sides: tuple[RollAskedEntry, ...]


class CollectiveEntry(msgspec.Struct, frozen=True):
    leader: Id | None
    assistants: tuple[Id, ...]
    skill: Word
    attempt: str


class DieEntry(msgspec.Struct, frozen=True):
    call: str
    character: Id


class DeclaredEntry(msgspec.Struct, frozen=True):
    character: Id
    text: str


class CancelEntry(msgspec.Struct, frozen=True):
    call: str
    character: Id


def _called(step: Step, seat: str, fact: calls.CallRoll) -> EntryDraft | None:
    state = step.after
    call = state.dice.calls.get(step.event.id) or state.dice.rolls.get(step.event.id)
    return None if call is None else asked_line(state, seat, call, recorded=True)


def rolls_asked(step: Step, seat: str, drafts: Iterable[EntryDraft]) -> Iterator[EntryDraft]:
    """Yield a line for each die that is waited for since this step and that no other line of the step shows."""
    before, after = step.before.dice.calls, step.after.dice.calls
    if after is before:
        return
    known = {found for line in drafts for found in _calls_in(line.fields)}
    if any(line.recorded for line in drafts):
        known.add(step.event.id)
    for call in after.values():
        if call.id not in before and call.id not in known and sees_call(step.after, seat, call):
            yield asked_line(step.after, seat, call, recorded=False)


def _calls_in(fields: Any) -> Iterator[str]:
    """Yield the ids of the rolls in a line's fields, and in structs within them."""
    for name in fields.__struct_fields__:
        match name, getattr(fields, name):
            case "call", str(call):
                yield call
            case "sides" | "difficulty", tuple(parts):
                yield from (part.call for part in parts if hasattr(part, "call"))
            case _:
                pass


def _pc(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads of a call: one for an NPC is the game master's."""
    _, person = about(step, fact)
    return gm(step, seat, fact) or (person is not None and person.played and person.known)


def _opposed(step: Step, seat: str, fact: calls.CallOpposedRoll) -> OpposedEntry | None:
    state = step.after
    opposition = state.dice.oppositions.get(step.event.id)
    if opposition is None or not (is_gm(state, seat) or is_public(state, opposition)):
        return None
    sides = [c for c in calls_of(state, step.event.id) if is_gm(state, seat) or sees_call(state, seat, c)]
    people = tuple(side.character for side in calls.sides_of(fact))
    return OpposedEntry(people, tuple(roll_asked(state, seat, call) for call in sides))


def calls_of(state: SombreState, cause: str) -> list[Call]:
    """Return the calls that an event opened first, without their new dice, which bear longer ids."""
    both = {**state.dice.calls, **state.dice.rolls}
    return [c for c in both.values() if c.cause == cause and c.id.removeprefix(cause).count(".") <= 1]


def _collective(step: Step, seat: str, fact: calls.CallCollectiveRoll) -> CollectiveEntry:
    """Return the entry of a collective action, without helpers whom the table does not know."""
    people = step.after.characters
    seen = tuple(c for c in fact.assistants if is_gm(step.after, seat) or people[c].known)
    return CollectiveEntry(fact.leader, seen, fact.skill, fact.attempt)


def _collective_seen(step: Step, seat: str, fact: calls.CallCollectiveRoll) -> bool:
    first = step.after.characters.get(fact.leader or fact.assistants[0])
    return gm(step, seat, fact) or (first is not None and first.is_pc and first.known)


def _die_seen(step: Step, seat: str, fact: Thrown) -> bool:
    state = step.before
    call = state.dice.calls.get(fact.call)
    if call is None:
        return False
    if is_gm(state, seat):
        return True
    if hidden_dice(state, call) or is_unnoticed(step.after, call):
        return False
    person = state.characters[call.character]
    return sees_call(state, seat, call) or (not person.played and person.known)


def _die(step: Step, _seat: str, fact: Thrown) -> DieEntry | None:
    call = step.before.dice.calls.get(fact.call)
    return None if call is None else DieEntry(fact.call, call.character)


def is_unnoticed(state: SombreState, call: Call) -> bool:
    """Return whether the roll is of a hidden action, where nobody rolled against it (SOM-TURN-07)."""
    return call.opposition is None and unseen_action(state, call.subject)


def _cancelled(step: Step, seat: str, fact: roll_commands.CancelCall) -> CancelEntry | None:
    call = step.before.dice.calls.get(fact.call)
    if call is not None:
        opposition = step.before.dice.oppositions.get(call.opposition or "")
        seen = sees_call(step.before, seat, call) or (opposition is not None and is_public(step.before, opposition))
        return CancelEntry(call.id, call.character) if seen else None
    for person in step.before.characters.values():
        if person.mind.requested is not None and person.mind.requested.id == fact.call:
            return CancelEntry(fact.call, person.id) if sees(step.before, seat, person) else None
    return None


DECLARED = {"ActionDeclared": DeclaredEntry, "ActionFlagged": DeclaredEntry}


def _declared(
    step: Step, seat: str, fact: roll_commands.DeclareAction | roll_commands.ReviewedDeclaration
) -> EntryDraft:
    """Draft the line of a declaration; its flag is the game master's, others read it as it was (SOM-RULING-05)."""
    flagged = isinstance(fact, roll_commands.ReviewedDeclaration) and is_gm(step.after, seat)
    name = "ActionFlagged" if flagged else "ActionDeclared"
    fields = DeclaredEntry(fact.character, fact.text)
    return EntryDraft(name, fields, recorded=True, rules=roll_commands.DeclareAction.RULES)


def _noticed(_step: Step, _seat: str, fact: screen.SecretRollNoticed) -> EntryDraft:
    """Draft the line of a secret roll that was noticed (SOM-ROLL-32).

    It stays as it is when the roll is retracted, or it would disclose which one was.
    """
    return EntryDraft("SecretRollNoticed", fact, rules=fact.RULES, lasting=True)


ENTRY_RULES: EntryRules = {
    roll_commands.DeclareAction: EntryRule(everybody, _declared, drafts=DECLARED),
    roll_commands.ReviewedDeclaration: EntryRule(everybody, _declared, drafts=DECLARED),
    calls.CallRoll: EntryRule(_pc, _called, drafts={"RollCalled": RollAskedEntry}),
    calls.CallOpposedRoll: EntryRule(everybody, _opposed),
    calls.CallCollectiveRoll: EntryRule(_collective_seen, _collective),
    roll_commands.CallSecretRoll: EntryRule(gm, dice=gm),
    roll_commands.Roll: EntryRule(_die_seen, _die, everybody),
    roll_commands.RolledBlow: EntryRule(_die_seen, _die, everybody),
    roll_commands.CancelCall: EntryRule(everybody, _cancelled),
    screen.SecretRollNoticed: EntryRule(everybody, _noticed, drafts={"SecretRollNoticed": screen.SecretRollNoticed}),
}
