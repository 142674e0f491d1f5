"""How many Wounds a body bears and has received. What they bring stands in `collapse`."""

from __future__ import annotations

from domain.events import Consequence, Id
from domain.systems.sombre.state import Character

CIRCLES = 10


class CharacterDied(Consequence, frozen=True):
    RULES = ("SOM-CHAR-15",)
    character: Id


def childhood(character: Character) -> int:
    """SOM-CHAR-15: the + that shorten a child's gauge."""
    return sum(tick.why == "childhood" for tick in character.gauges.wounds)


def capacity(character: Character) -> int:
    """The Wound that kills: the 10th, the 8th of a child, whatever a species bears."""
    if character.animal is not None:
        return character.animal.deadly_wounds
    return CIRCLES - childhood(character)


def wounds(character: Character) -> int:
    """Wounds received: childhood + are none."""
    return len(character.gauges.wounds) - childhood(character)
