"""Weapons and protections: structs alone, so that the state of the table can hold them."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.systems.sombre.body import Place, Zone

DamageType = Literal["piercing", "slashing", "blunt", "non_wounding", "negligible"]
Category = Literal[
    "natural", "melee", "sword", "two_handed", "chainsaw", "pole", "thrown", "missile", "firearm", "powerful", "heavy"
]
Side = Literal["right", "left"]


class Weapon(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """SOM-DAMAGE-04, SOM-DAMAGE-12. `improvised`: ranks. `sticks`: stays in the wound; None: as its damage says.

    SOM-RANGED-02: `simple` to throw. SOM-RANGED-04 to SOM-RANGED-06: its sights.
    """

    category: Category
    damage: DamageType
    bonus: int
    hands: Literal[1, 2] = 1
    uncapped: bool = False
    improvised: Literal[0, 1] = 0
    sticks: bool | None = None
    simple: bool = False
    scope: Literal["plain", "sniper"] | None = None
    night_scope: bool = False
    laser: bool = False


class Protection(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """SOM-PROT-01, SOM-PROT-05: one piece per zone."""

    weight: Literal["light", "heavy"]
    zones: tuple[Zone, ...]
    open_face: bool = False


class Stuck(msgspec.Struct, frozen=True, kw_only=True):
    """SOM-MELEE-46: where a weapon stays in, since which `turn`, and in whose hand; `left`: in nobody's."""

    attacker: str
    victim: str
    zone: Place
    turn: int
    left: bool = False


class Gear(msgspec.Struct, frozen=True, kw_only=True):
    """`ruined`: the zones whose piece protects no more. `worn` or in which `hand`; a `shield` is borne in one.

    `stuck`: in whose body it stays.
    """

    id: str
    label: str
    holder: str | None = None
    weapon: Weapon | None = None
    protection: Protection | None = None
    shield: bool = False
    worn: bool = False
    hand: Side | None = None
    ruined: frozenset[str] = frozenset()
    stuck: Stuck | None = None
