"""Going under: drowning at once, or a breath to hold (SOM-DANGER-DROWN)."""

from __future__ import annotations

from collections.abc import Iterator

from domain.base.refusal import Refused
from domain.systems.sombre.characters.skills import score
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState

SWIMMING = "Natation"


def swims(person: Character) -> bool:
    return score(person, SWIMMING) is not None


def sinks(state: SombreState, person: Character) -> Iterator[Call]:
    """Yield the rolls that send somebody under without a breath (SOM-DANGER-DROWN-01).

    Those are failed fear rolls of somebody who cannot swim.
    """
    for roll in state.dice.rolls.values():
        failed = roll.result is not None and not roll.result.success
        if roll.character == person.id and roll.purpose == "fear" and failed and not swims(person):
            yield roll


def gasps(state: SombreState, person: Character) -> Iterator[Call]:
    """Yield the rolls that leave time for one breath.

    SOM-DANGER-DROWN-01: a successful fear roll of somebody who cannot swim. SOM-DANGER-DROWN-02: a failed one of a
    swimmer, under Natation.
    """
    for roll in state.dice.rolls.values():
        if roll.character != person.id or roll.result is None:
            continue
        afraid = roll.purpose == "fear" and roll.result.success and not swims(person)
        named = any(titles.same(skill, SWIMMING) for skill in roll.skills)
        if afraid or (named and roll.purpose == "action" and not roll.result.success and swims(person)):
            yield roll


def check_drowning(state: SombreState, person: Character, roll: str | None, *, held: bool) -> None:
    """Refuse a drowning that neither a roll nor the body's state explains (SOM-DANGER-DROWN-01, SOM-DANGER-DROWN-03).

    The unconscious and those held under drown at once, in any depth. Raises Refused.
    """
    if held and roll is not None:
        raise Refused("out_of_bounds", "SOM-DANGER-DROWN-03")
    if held or (roll is None and incapacity(person) is not None):
        return
    if roll is None:
        raise Refused("out_of_bounds", "SOM-DANGER-DROWN-03")
    if all(found.id != roll for found in sinks(state, person)):
        raise Refused("out_of_bounds", "SOM-DANGER-DROWN-01")


def check_gasp(state: SombreState, person: Character, roll: str) -> None:
    """Refuse a roll that leaves no time for a breath. Raises Refused."""
    if all(found.id != roll for found in gasps(state, person)):
        raise Refused("out_of_bounds", "SOM-DANGER-DROWN-02")
