"""Zones of a body: the six of people, the four of animals; by the d6 and by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from domain.systems.sombre.state.body import Place, Zone
from domain.systems.sombre.state.state import Character

ZONES: tuple[Zone, ...] = get_args(Zone)
"""SOM-LOC-01: in the order of the d6."""
ANIMAL_FACES: tuple[Place, ...] = ("front_legs", "hind_legs", "trunk", "trunk", "trunk", "head")
"""SOM-ANIMAL-07: by the d6; faces 3 to 6 are vital."""
ANIMAL_ZONES: tuple[Place, ...] = tuple(dict.fromkeys(ANIMAL_FACES))
PAWS: Mapping[str, Place] = {
    "right_arm": "front_legs",
    "left_arm": "front_legs",
    "right_leg": "hind_legs",
    "left_leg": "hind_legs",
}


def zones_of(person: Character | None) -> tuple[Place, ...]:
    return ANIMAL_ZONES if person is not None and person.kind == "animal" else ZONES


def faces_of(person: Character | None) -> tuple[Place, ...]:
    """SOM-LOC-01, SOM-ANIMAL-07: what each face of the d6 strikes."""
    return ANIMAL_FACES if person is not None and person.kind == "animal" else ZONES


def by_die(person: Character | None, face: int) -> Place:
    """SOM-LOC-01, SOM-ANIMAL-07."""
    return faces_of(person)[face - 1]


def on_body(person: Character | None, zone: Place) -> Place:
    """A place named as on people, by who need not know what it strikes, is the like of it on an animal."""
    if person is None or zone in zones_of(person) or person.kind != "animal":
        return zone
    return PAWS[zone]
