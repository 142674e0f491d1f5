"""Views of a body and its dangers for the game master.

The state tells its forms apart by a tag of its own storage; a reader tells them apart by `danger`, and the tag stays
off the wire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from domain.base.events import Id, Word
from domain.systems.sombre.state.body import Body, Care, Daze, Decline, Distress, LongAction, Sleep
from domain.systems.sombre.state.hazards import Fuel, Pace, Peril, Place
from domain.systems.sombre.state.perils import Airless, Danger, Exhaustion, Exposure


class HazardGmView(msgspec.Struct, frozen=True, kw_only=True):
    """A danger as the game master reads it.

    Every danger, with what its own kind remembers besides; what belongs to other kinds is left out.
    """

    id: Id
    danger: Peril
    order: int
    turn: int
    running: bool
    pace: Pace
    next_at: int | None
    left: int | None
    faints: bool
    fuel: Fuel | UnsetType = UNSET
    proof: bool | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    places: tuple[Place, ...] | UnsetType = UNSET
    volts: int | UnsetType = UNSET
    stuck: bool | UnsetType = UNSET
    legs: int | UnsetType = UNSET
    cause: Airless | UnsetType = UNSET
    flows: bool | UnsetType = UNSET
    owed: bool | UnsetType = UNSET
    prepared: bool | UnsetType = UNSET
    still: bool | UnsetType = UNSET
    then: Pace | UnsetType = UNSET
    exposures: tuple[Exposure, ...] | UnsetType = UNSET
    gauge: Literal["fatigue", "wounds"] | UnsetType = UNSET
    last: int | UnsetType = UNSET
    met: frozenset[Exhaustion] | UnsetType = UNSET
    traces: bool | UnsetType = UNSET
    brings: Literal["wounds", "fatigue", "death"] | UnsetType = UNSET
    count: int | UnsetType = UNSET


class BodyGmView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole body of a character, as the state holds it."""

    distress: Distress | None
    stage: int
    sleep: Sleep | None
    asleep: int | None
    prone: bool
    prone_known: bool
    fall_due: bool
    daze: Daze | None
    out: Word
    marks: Mapping[str, int]
    torn: frozenset[Word]
    declines: tuple[Decline, ...]
    care: Care
    untreatable: bool
    healed: int
    revealed: str
    conditions: frozenset[Word]
    backs: frozenset[Id]
    encumbrance: Mapping[str, int]
    long: LongAction | None
    dangers: tuple[HazardGmView, ...]
    malaise: bool
    swooned: bool


_WIRE = {"what": "danger", "why": "cause"}


def hazard_for_gm(danger: Danger) -> HazardGmView:
    fields = {_WIRE.get(name, name): value for name, value in asdict(danger).items()}
    return HazardGmView(**fields)


def body_for_gm(body: Body) -> BodyGmView:
    return BodyGmView(**{**asdict(body), "dangers": tuple(hazard_for_gm(each) for each in body.dangers)})
