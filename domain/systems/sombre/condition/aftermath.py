"""Counts of the Wounds that a body bears and has received. Module `collapse` applies their consequences."""

from __future__ import annotations

from domain.base.events import Consequence, Id
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState
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
    """Return how many + marks shorten the gauge of a child (SOM-CHAR-15)."""
    return sum(tick.why == "childhood" for tick in character.gauges.wounds)


def capacity(state: SombreState, character: Character) -> int:
    """Return which Wound kills the character: the 10th, the 8th of a child, for an animal the number of its species."""
    if character.animal is not None:
        return character.animal.deadly_wounds
    return CIRCLES - childhood(character)


def wounds(character: Character) -> int:
    """Return how many Wounds the character has received, without the + of childhood."""
    return len(character.gauges.wounds) - childhood(character)
