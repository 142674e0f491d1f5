"""Decisions that a fight awaits before its phase can end, in one list for the rule and for the seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from domain.base.refusal import Refused
from domain.systems.sombre.combat.attacks.attacks import idle
from domain.systems.sombre.combat.attacks.declaration_order import declaring, in_sealed, next_specified, unsealed
from domain.systems.sombre.combat.guns.bursts import burst_of, targets_of, unshared
from domain.systems.sombre.combat.melee.defences import arms_owed
from domain.systems.sombre.condition.battle import in_order
from domain.systems.sombre.dangers.explosions.charges import bombs_due, due
from domain.systems.sombre.health.places import known_zone
from domain.systems.sombre.state.combat_state import AUTOMATIC, Intent, Sealed
from domain.systems.sombre.state.state import Fight, SombreState
from domain.systems.sombre.table.guards import roller

Word = Literal[
    "declaration",
    "seal",
    "opening",
    "specification",
    "die",
    "double_failure",
    "action",
    "explosion",
    "zone",
    "arm",
    "targets",
    "impacts",
    "speed",
    "pace",
    "interruption",
]
CODES: dict[Word, str] = {
    "declaration": "declarations_missing",
    "seal": "declarations_missing",
    "opening": "declarations_missing",
    "specification": "declarations_missing",
    "die": "actions_unresolved",
    "double_failure": "actions_unresolved",
    "action": "actions_unresolved",
    "explosion": "actions_unresolved",
    "zone": "needs_gm_ruling",
    "arm": "needs_gm_ruling",
    "targets": "needs_gm_ruling",
    "impacts": "needs_gm_ruling",
    "speed": "needs_gm_ruling",
    "pace": "needs_gm_ruling",
    "interruption": "needs_gm_ruling",
}
"""SOM-TURN-02, SOM-RULING-04."""


class Awaited(NamedTuple):
    """A decision that the fight waits for.

    `by`: the seat that owes it, None: the game master. `about`: the call, intent, hit or opposition.
    """

    what: Word
    character: str
    by: str | None
    about: str = ""


def awaited(state: SombreState, fight: Fight) -> Iterator[Awaited]:
    """Yield the decisions that the present phase awaits (SOM-TURN-02).

    A speed that a correction has opened again holds up any phase (SOM-RULING-04).
    """
    yield from _speeds(state)
    match fight.phase:
        case 1:
            yield from _words(state, fight)
        case 2:
            yield from _dice(state)
            yield from _actions(state, fight)
            yield from _explosions(state)
            yield from _choices(state, fight)
            yield from _interruptions(state, fight)
        case 3:
            yield from _interruptions(state, fight)
            yield from _impacts(state, fight)
            yield from _dice(state)


def check_over(state: SombreState, fight: Fight) -> None:
    """Refuse to end a phase that still awaits a decision (SOM-TURN-02). Raises Refused.

    In phase 3 a die that waits is a decision like the others.
    """
    first = next(awaited(state, fight), None)
    if first is not None:
        raise Refused("needs_gm_ruling" if fight.phase == 3 else CODES[first.what], "SOM-TURN-02")


def dice_wait(state: SombreState) -> bool:
    return next(_dice(state), None) is not None


def _seat(state: SombreState, character: str) -> str | None:
    person = state.characters.get(character)
    return None if person is None else roller(state, person)


def _words(state: SombreState, fight: Fight) -> Iterator[Awaited]:
    """Yield the declarations, seals and specifications that are due now (SOM-TURN-04, SOM-TURN-06)."""
    if fight.sealed is not None:
        yield from _sealed(state, fight, fight.sealed)
    for character in declaring(state, fight):
        if not in_sealed(state, fight, character):
            yield Awaited("declaration", character, _seat(state, character))


def _sealed(state: SombreState, fight: Fight, sealed: Sealed) -> Iterator[Awaited]:
    if sealed.opened:
        for character in next_specified(state, fight, sealed):
            yield Awaited("specification", character, _seat(state, character))
        return
    missing = list(unsealed(state, fight, sealed))
    for character in missing:
        yield Awaited("seal", character, _seat(state, character))
    if not missing:
        yield Awaited("opening", sealed.characters[0], None)


def _dice(state: SombreState) -> Iterator[Awaited]:
    for call in state.dice.calls.values():
        if call.purpose != "treatment":
            by = None if call.secret else _seat(state, call.character)
            yield Awaited("die", call.character, by, call.id)
    for opposition in state.dice.oppositions.values():
        for pair in opposition.pairs:
            if pair.status == "double_failure":
                yield Awaited("double_failure", state.dice.rolls[pair.active].character, None, opposition.id)


def _actions(state: SombreState, fight: Fight) -> Iterator[Awaited]:
    """Yield the actions that the game master has not called or classed yet, in the order of resolution."""
    called = {call.subject for call in state.dice.calls.values()}
    for key in in_order(fight):
        if key not in called and unresolved(state, fight.intents[key]):
            yield Awaited("action", fight.intents[key].character, None, key)


def _explosions(state: SombreState) -> Iterator[Awaited]:
    """Yield the charges and bombs whose time has come, which explode in this Turn (SOM-DANGER-EXPLO-31).

    They explode in their place among the actions.
    """
    for item in due(state):
        thrower = item.fuse.thrower if item.fuse is not None else ""
        yield Awaited("explosion", thrower or item.holder or "", None, item.id)
    for bomb in bombs_due(state):
        yield Awaited("explosion", state.dangers.bombs[bomb].maker, None, bomb)


def unresolved(state: SombreState, intent: Intent) -> bool:
    """Return whether the game master still has to call or class the intent.

    An action that needs no roll waits for nobody (SOM-MELEE-46), nor does a defence without an attack to meet
    (SOM-MELEE-07).
    """
    return not intent.resolved and intent.spec.kind not in AUTOMATIC and not idle(state, intent)


def _choices(state: SombreState, fight: Fight) -> Iterator[Awaited]:
    asked = {call.subject for call in state.dice.calls.values()}
    for hit in fight.hits:
        if not known_zone(hit) and hit.id not in asked:
            yield Awaited("zone", hit.target, None, hit.id)
    for arm in arms_owed(state, fight):
        defender = arm.defence.character
        yield Awaited("arm", defender, _seat(state, defender), arm.defence.id)
    yield from _impacts(state, fight)


def _impacts(state: SombreState, fight: Fight) -> Iterator[Awaited]:
    """Yield each burst whose targets are not named yet, or whose impacts are not shared among them (SOM-GUN-15)."""
    for key in unshared(fight):
        intent = fight.intents.get(key)
        shooter = intent.character if intent else ""
        if intent is None or targets_of(burst_of(fight, key), intent):
            yield Awaited("impacts", shooter, _seat(state, shooter), key)
        else:
            yield Awaited("targets", shooter, None, key)


def _interruptions(state: SombreState, fight: Fight) -> Iterator[Awaited]:
    """Yield the interrupted long actions on which the game master must rule before the Turn goes on (SOM-TURN-18)."""
    for character in fight.fighters:
        person = state.characters[character]
        if person.body.long is not None and person.body.long.interrupted and person.alive:
            yield Awaited("interruption", character, None)


def _speeds(state: SombreState) -> Iterator[Awaited]:
    """Yield the speeds of distress and the paces of asphyxia that are due (SOM-DISTRESS-02, SOM-DANGER-APNEA-02)."""
    for decision in state.rulings_due:
        what, _, character = decision.partition(":")
        if what == "distress":
            yield Awaited("speed", character, None)
        if what == "pace":
            yield Awaited("pace", character, None)
