"""Tear gas: its cost to those that breathe it, and the will not to flee (SOM-DANGER-GAS-05 to SOM-DANGER-GAS-08)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from domain.base.events import Consequence, Event, Id
from domain.game import Evolved
from domain.systems.sombre.condition.battle import defer, masked, ticks_wait
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.state.character import Character, Condition
from domain.systems.sombre.state.combat_state import Effect, Hit
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_character

GAS = "gas"
FACE = "head"
"""SOM-DANGER-GAS-05."""


class Gassed(Consequence, frozen=True):
    """A tear gas took effect on a character. `ranks`: for the character's owner."""

    RULES = ("SOM-DANGER-GAS-05", "SOM-DANGER-GAS-06")
    character: Id
    ranks: int


class GasWillCalled(Consequence, frozen=True):
    """A roll of will against a tear gas was called: the character may have to flee."""

    RULES = ("SOM-DANGER-GAS-05", "SOM-DANGER-GAS-06")
    character: Id


class GasEndured(Consequence, frozen=True):
    """A character resisted a tear gas and `stays`, or must flee."""

    RULES = ("SOM-DANGER-GAS-05", "SOM-DANGER-GAS-06")
    character: Id
    stays: bool


def gas_ranks(person: Character) -> int:
    return max((c.ranks for c in person.conditions if c.kind == GAS), default=0)


def incommoded(state: SombreState, character: str, ranks: int, cause: str) -> Evolved:
    """Apply the ranks of a gas, which do not add up, and test the will anew with each exposure (SOM-DANGER-GAS-06).

    In a Turn the will is tested in phase 3 (A66).
    """
    person = state.characters[character]
    was = gas_ranks(person)
    evolved = Evolved(state)
    if ranks > was:
        others = tuple(c for c in person.conditions if c.kind != GAS)
        gassed = replace(person, conditions=(*others, Condition(GAS, ranks, cause)))
        evolved = evolved.at(with_character(state, gassed))
        evolved = evolved.adding(Gassed(character, ranks))
    if ticks_wait(state):
        later = Effect(kind="gas", character=character, intent="", cause=cause)
        evolved = evolved.at(defer(evolved.state, later))
    else:
        evolved = evolved.then(call_will, character, cause)
    return evolved


def call_will(state: SombreState, character: str, cause: str) -> Evolved:
    """Call the will roll of a player character in a gas, once at a time (SOM-DANGER-GAS-05).

    How an NPC takes it is the game master's.
    """
    person = state.characters[character]
    asked = any(c.purpose == "gas_will" and c.character == character for c in state.dice.calls.values())
    if not (person.is_pc and person.alive) or asked or incapacity(person) is not None:
        return Evolved(state)
    call = Call(
        id=f"{cause}.will.{character}",
        cause=cause,
        character=character,
        skills=("mind",),
        kind="reaction",
        label="will",
        purpose="gas_will",
    )
    evolved = Evolved(state)
    evolved = evolved.adding(GasWillCalled(character))
    return evolved.then(open_call, call)


def after_will(state: SombreState, call: Call, _event: Event) -> Evolved:
    if call.result is None:
        return Evolved(state)
    return Evolved(state, (GasEndured(call.character, call.result.success),))


def sprayed(state: SombreState, hit: Hit, cause: str) -> Evolved:
    """Apply a jet of tear gas, which acts on the face alone (SOM-DANGER-GAS-05).

    Not through a mask, and not on animals (SOM-DANGER-GAS-08).
    """
    person = state.characters.get(hit.target)
    if person is None or not hit.gas or hit.zone != FACE or masked(state, hit.target) or person.kind == "animal":
        return Evolved(state)
    ranks: Literal[1, 2] = 2 if hit.gas == 2 else 1
    return incommoded(state, hit.target, ranks, cause)


def aired(state: SombreState, character: str) -> SombreState:
    person = state.characters[character]
    kept = tuple(c for c in person.conditions if c.kind != GAS)
    return state if len(kept) == len(person.conditions) else with_character(state, replace(person, conditions=kept))


def all_aired(state: SombreState) -> Evolved:
    """Clear the effects of tear gas of everybody at the end of the scene (SOM-DANGER-GAS-05)."""
    for character in list(state.characters):
        state = aired(state, character)
    return Evolved(state)
