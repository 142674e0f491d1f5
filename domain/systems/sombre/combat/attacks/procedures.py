"""Procedures that players ask for: an attempt waits until the game master calls its roll or rules without one."""

from __future__ import annotations

from collections.abc import Sequence

from domain.base.refusal import Refused
from domain.systems.sombre.combat.attacks.attacks import check_form
from domain.systems.sombre.condition.battle import last_effort
from domain.systems.sombre.state.body import Attempt
from domain.systems.sombre.state.combat_state import ATTACKS, DEFENCES
from domain.systems.sombre.state.state import Fight, SombreState
from domain.systems.sombre.state.vocabulary import RollKind

MOST_MARGIN = 20
BEHIND_THE_SCREEN = frozenset({"bomb"})
"""What nobody may learn the outcome of, so that only a secret roll answers it."""


def check_resolves(state: SombreState, character: str, kind: RollKind, resolves: str | None) -> None:
    """The roll of an attempt is its maker's action. Raises Refused."""
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
    if any(call.subject == resolves for call in state.calls.values()):
        raise Refused("wrong_form", "SOM-TURN-23")


def check_declared(state: SombreState, fight: Fight, character: str, resolves: str | None) -> None:
    """SOM-TURN-23: in phase 2 a player character does what it has declared, and nothing else. Raises Refused.

    SOM-DISTRESS-05: care is given with the last action of a long one.
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
    if intent.resolved or any(call.subject == resolves for call in state.calls.values()):
        raise Refused("already_resolved", "SOM-TURN-15")


def check_duel(state: SombreState, active: str | None, passive: Sequence[str | None], *, opposed: bool) -> None:
    """SOM-TURN-23: the form that the declarations ask for; SOM-MOVE-07: an attempt is a simple roll. Raises Refused."""
    if opposed and any(resolves in state.attempts for resolves in (active, *passive)):
        raise Refused("wrong_form", "SOM-TURN-23")
    if active is None and not any(passive):
        return  # it answers no declaration
    intents = state.fight.intents if state.fight else {}
    one = intents.get(active or "")
    others = [intents[key] for key in passive if key is not None and key in intents]
    if one is not None:
        check_form(state, one, others[0] if others else None, opposed=opposed)
    defended = one is None and any(i.spec.kind in DEFENCES for i in others)
    if defended or (one is not None and one.spec.kind in ATTACKS and len(passive) > 1):
        raise Refused("wrong_form", "SOM-TURN-23")


def check_automatic(state: SombreState, character: str, resolves: str | None, margin: int) -> None:
    """A5: the game master gives the margin of a success without dice. Raises Refused."""
    if not 0 <= margin <= MOST_MARGIN:
        raise Refused("out_of_bounds", "SOM-RULING-01")
    if resolves is not None:
        check_resolves(state, character, "action", resolves)
        attempt = state.attempts.get(resolves)
        if attempt is not None and attempt.kind in BEHIND_THE_SCREEN:
            raise Refused("wrong_form", "SOM-DANGER-EXPLO-10")


def find_attempt(state: SombreState, attempt: str) -> Attempt:
    found = state.attempts.get(attempt)
    if found is None:
        raise Refused("unknown_id", "SOM-DISTRESS-05", kind="missing")
    return found
