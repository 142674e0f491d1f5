"""What ticks on the health gauges bring. The chapters of health add distress and coma here."""

from __future__ import annotations

from msgspec.structs import replace

from domain.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.state import Character, SombreState, with_character
from domain.systems.sombre.vocabulary import Gauge

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


def after_ticks(state: SombreState, character_id: str, gauge: Gauge, _cause: str) -> Evolved:
    character = state.characters[character_id]
    if gauge != "wounds" or not character.alive or character.kind == "swarm":
        return Evolved(state)
    if wounds(character) < capacity(character):
        return Evolved(state)
    return Evolved(with_character(state, replace(character, alive=False)), (CharacterDied(character_id),))
