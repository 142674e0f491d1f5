"""Zones of a body: the six of people, the four of animals; by the d6 and by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from domain.systems.sombre.state.body import Place, Zone
from domain.systems.sombre.state.character import Character

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
    """Return which zone each face of the d6 strikes, lowest first (SOM-LOC-01, SOM-ANIMAL-07)."""
    return ANIMAL_FACES if person is not None and person.kind == "animal" else ZONES


def by_die(person: Character | None, face: int) -> Place:
    """Return the zone that this face of the d6 strikes, from 1 (SOM-LOC-01, SOM-ANIMAL-07)."""
    return faces_of(person)[face - 1]


def on_body(person: Character | None, zone: Place) -> Place:
    """Return the zone as it is on this body: a limb named as on people becomes the paws of an animal.

    A caller who names it need not know what it strikes.
    """
    if person is None or zone in zones_of(person) or person.kind != "animal":
        return zone
    return PAWS[zone]
