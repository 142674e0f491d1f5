"""Procedures that players ask for: an attempt waits until the game master calls its roll or rules without one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from domain.base.refusal import Refused
from domain.systems.sombre.condition.battle import last_effort
from domain.systems.sombre.state.body import Attempt
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import Fight, SombreState
from domain.systems.sombre.state.vocabulary import RollKind

MOST_MARGIN = 20
BEHIND_THE_SCREEN: Mapping[str, str] = {"bomb": "SOM-DANGER-EXPLO-10", "poison": "SOM-DANGER-TOXIC-20"}
"""What nobody may learn the outcome of, so that only a secret roll answers it: the rule of each."""


class AttemptOutcome(NamedTuple):
    """An attempt and how it ended. `call`: the roll, if there was one."""

    attempt: Attempt
    success: bool
    margin: int
    call: Call | None


class IntentOutcome(NamedTuple):
    """A declared action as the game master rules on it."""

    intent: str
    success: bool
    margin: int


def check_resolves(state: SombreState, character: str, kind: RollKind, resolves: str | None) -> None:
    """Refuse a roll that is not an action of the maker of the attempt that it resolves. Raises Refused.

    Anybody may roll for an admission. An attempt has one call at a time; in a fight an action must be declared.
    """
    if state.fight is not None and kind == "action":
        check_declared(state, state.fight, character, resolves)
    if resolves is None:
        return
    if state.fight is not None and resolves in state.fight.intents:
        if kind != "action":
            raise Refused("wrong_form", "SOM-TURN-23")
        return
    attempt = find_attempt(state, resolves)
    if kind != "action" or (attempt.kind != "admission" and attempt.character != character):
        raise Refused("wrong_form", "SOM-TURN-23")
    if any(call.subject == resolves for call in state.dice.calls.values()):
        raise Refused("wrong_form", "SOM-TURN-23")


def check_declared(state: SombreState, fight: Fight, character: str, resolves: str | None) -> None:
    """Refuse what a player character has not declared in this Turn, and all outside phase 2 (SOM-TURN-23).

    An NPC may also act without an intent. Care is given with the last action of a long one (SOM-DISTRESS-05). Raises
    Refused.
    """
    if fight.phase != 2:
        raise Refused("wrong_phase", "SOM-TURN-02")
    if resolves is None:
        if state.characters[character].is_pc:
            raise Refused("not_declared", "SOM-TURN-23")
        return
    treated = state.attempts.get(resolves)
    intent = fight.intents.get(resolves) if treated is None else last_effort(state, treated.character)
    if intent is None:
        raise Refused("unknown_id", "SOM-TURN-23", kind="missing")
    if intent.character != character:
        raise Refused("wrong_form", "SOM-TURN-23")
    if intent.resolved or any(call.subject == resolves for call in state.dice.calls.values()):
        raise Refused("already_resolved", "SOM-TURN-15")


def check_automatic(state: SombreState, character: str, resolves: str | None, margin: int) -> None:
    """Refuse a ruling without dice whose margin is not 0 to 20, or on what only a secret roll answers. Raises Refused.

    The game master gives the margin of a success without dice (A5).
    """
    if not 0 <= margin <= MOST_MARGIN:
        raise Refused("out_of_bounds", "SOM-RULING-01")
    if resolves is not None:
        check_resolves(state, character, "action", resolves)
        attempt = state.attempts.get(resolves)
        if attempt is not None and attempt.kind in BEHIND_THE_SCREEN:
            raise Refused("wrong_form", BEHIND_THE_SCREEN[attempt.kind])


def find_attempt(state: SombreState, attempt: str) -> Attempt:
    found = state.attempts.get(attempt)
    if found is None:
        raise Refused("unknown_id", "SOM-DISTRESS-05", kind="missing")
    return found


def find_blow(state: SombreState, attempt: str) -> Attempt | None:
    found = state.attempts.get(attempt)
    return found if found is not None and found.kind == "blow" else None


def places_itself(state: SombreState, call: Call) -> bool:
    """Return whether the d6 of the zone may be thrown with this die: of a single, unaimed attack (SOM-LOC-03)."""
    intent = state.fight.intents.get(call.subject) if state.fight is not None and call.purpose == "attack" else None
    return intent is not None and intent.spec.aim is None and intent.spec.mode in ("single", None)
