"""Counts of the Wounds that a body bears and has received, and what it owes no more once it is dead or lost.

Module `collapse` applies the consequences of Wounds.
"""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.systems.sombre.state.character import Character, with_mind
from domain.systems.sombre.state.state import SombreState, with_character, with_dice, without
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


def owed_remorse(character: str) -> str:
    """Return the key in `rulings_due` of the somatisation after a remorse (SOM-CRIME-04)."""
    return f"remorse:{character}"


def owed_trauma(character: str) -> str:
    """Return the key in `rulings_due` of the psychotrauma of a survivor of torture (SOM-DANGER-TORTURE-01)."""
    return f"torture:{character}"


def without_request(state: SombreState, character_id: str) -> SombreState:
    """Withdraw the question of the kind of a somatisation, with its die (SOM-SOMA-28)."""
    person = state.characters[character_id]
    asked = person.mind.requested
    if asked is None:
        return state
    state = with_character(state, with_mind(person, requested=None))
    return with_dice(state, calls=without(state.dice.calls, f"{asked.id}.d6"))


def unburdened(state: SombreState, character_id: str) -> SombreState:
    """Drop what only a living player character can still be given: a trauma, a somatisation (SOM-SOMA-29)."""
    owed = (owed_remorse(character_id), owed_trauma(character_id))
    due = {key: cause for key, cause in state.rulings_due.items() if key not in owed}
    return replace(without_request(state, character_id), rulings_due=due)
