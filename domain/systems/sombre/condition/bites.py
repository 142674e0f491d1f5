"""Teeth that hold, for every chapter: when a dog lets go."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.state.state import SombreState, with_character

WORSENING = "aggravate"
"""SOM-ANIMAL-10: the intent that works a bite deeper."""
SHAKEN_FROM = 3
"""SOM-ANIMAL-12."""


class BiteReleased(Consequence, frozen=True):
    RULES = ("SOM-ANIMAL-12",)
    animal: Id
    victim: Id


def hold_asked(state: SombreState, dog: str) -> bool:
    return any(c.purpose == "bite_hold" and c.character == dog for c in state.dice.calls.values())


def let_go(state: SombreState, dog_id: str) -> Evolved:
    """End the bite of this dog, and free the arm that it held; without a bite change nothing."""
    dog = state.characters[dog_id]
    if dog.bite is None:
        return Evolved(state)
    bite, victim = dog.bite, state.characters[dog.bite.victim]
    freed = tuple(c for c in victim.conditions if not (c.kind == "arm_held" and c.cause == bite.cause))
    state = with_character(with_character(state, replace(dog, bite=None)), replace(victim, conditions=freed))
    return Evolved(state, (BiteReleased(dog_id, victim.id),))


def unthrown(state: SombreState) -> Evolved:
    """Let every hurt dog let go whose roll of instinct was not thrown when phase 3 ends (SOM-ANIMAL-12, A80)."""
    evolved = Evolved(state)
    for dog in state.characters.values():
        if dog.bite is not None and dog.bite.damage >= SHAKEN_FROM and not hold_asked(state, dog.id):
            evolved = evolved.then(let_go, dog.id)
    return evolved
