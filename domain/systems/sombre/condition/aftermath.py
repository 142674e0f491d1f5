"""Counts of the Wounds that a body bears and has received. What they bring stands in `collapse`."""

from __future__ import annotations

from domain.base.events import Consequence, Id
from domain.systems.sombre.state.state import Character, SombreState
from domain.systems.sombre.state.vocabulary import SomatisationKind

CIRCLES = 10


class CharacterDied(Consequence, frozen=True):
    RULES = ("SOM-CHAR-15",)
    character: Id


class SomatisationEnded(Consequence, frozen=True):
    RULES = ("SOM-SOMA-02",)
    character: Id
    kind: SomatisationKind
    withheld: bool = False


def childhood(character: Character) -> int:
    """SOM-CHAR-15: the + that shorten a child's gauge."""
    return sum(tick.why == "childhood" for tick in character.gauges.wounds)


def capacity(state: SombreState, character: Character) -> int:
    """The Wound that kills: the 10th, the 8th of a child, whatever a species bears."""
    if character.animal is not None:
        return character.animal.deadly_wounds
    return CIRCLES - childhood(character)


def wounds(character: Character) -> int:
    """Wounds received: childhood + are none."""
    return len(character.gauges.wounds) - childhood(character)
