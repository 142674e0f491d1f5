"""The moment of a danger: in usual time, or in phase 2 of a Turn, where it waits for phase 3 like any blow."""

from __future__ import annotations

from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.condition.battle import at_turn_start, defer, last_effort, stuck, ticks_wait
from domain.systems.sombre.condition.collapse import fall
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.state.body import AttemptKind
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import Effect
from domain.systems.sombre.state.state import SombreState


def strikes_now(state: SombreState, rule: str) -> None:
    """Refuse a danger outside phase 2 of a Turn, if there is a fight. Raises Refused."""
    if state.fight is not None and state.fight.phase != 2:
        raise Refused("wrong_phase", rule)


def thrown_down(state: SombreState, character_id: str, cause: str) -> Evolved:
    """Let the character fall; in a Turn everybody stands until phase 3 (SOM-TURN-12)."""
    if not ticks_wait(state):
        return fall(state, character_id)
    return Evolved(defer(state, Effect(kind="fall", character=character_id, intent="", cause=cause)))


def check_able_here(state: SombreState, person: Character, rule: str) -> None:
    """Refuse an attempt by command in a Turn, where it is declared as an intent, or by an incapacitated character.

    Raises Refused.
    """
    if state.time.turn_mode:
        raise Refused("wrong_phase", rule)
    if not person.alive or incapacity(person) is not None or stuck(person):
        raise Refused("incapacitated", rule)


def check_effort(state: SombreState, person: Character, kind: AttemptKind, rule: str) -> None:
    """Refuse a lengthy procedure that in a fight is not the last action of a long one (SOM-TURN-17). Raises Refused."""
    if state.fight is not None and last_effort(state, person.id) is None:
        raise Refused("wrong_phase", rule)
    if not person.alive or incapacity(at_turn_start(state, person.id)) is not None or stuck(person):
        raise Refused("incapacitated", rule)
    if any(a.kind == kind and a.character == person.id for a in state.attempts.values()):
        raise Refused("already_declared", rule)
