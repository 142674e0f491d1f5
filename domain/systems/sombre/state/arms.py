"""Weapons and protections: structs alone, so that the state of the table can hold them."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.systems.sombre.state.body import Zone
from domain.systems.sombre.state.charges import ChargeKind, Fuse
from domain.systems.sombre.state.hazards import Cloth, Place

DamageType = Literal["piercing", "slashing", "blunt", "non_wounding", "negligible"]
Category = Literal[
    "natural", "melee", "sword", "two_handed", "chainsaw", "pole", "thrown", "missile", "firearm", "powerful", "heavy"
]
Side = Literal["right", "left"]
FireMode = Literal["single", "short_burst", "continuous"]
PreparationStep = Literal["draw", "safety", "cock"]
STEPS: tuple[PreparationStep, ...] = ("draw", "safety", "cock")
"""SOM-GUN-01, in order."""


class Reloading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The reloading of a gun, in actions (SOM-GUN-06).

    `rounds` that each of the `actions` loads, after `before` that load none (ejecting the cases). 0 rounds: a magazine,
    a belt or a grenade, in its place with the last action.
    """

    actions: int
    rounds: int = 0
    before: Literal[0, 1] = 0


class Firearm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The properties of a gun (SOM-GUN-03 to SOM-GUN-06, SOM-GUN-10, SOM-GUN-18 to SOM-GUN-20).

    `automatic`: it has a selector. `bipod`: the actions that unfolding it (setting the gun up) takes, 0: it has none.
    `emplaced`: on a mount that takes the recoil. `crew` 2: a loader guides its belt. `valve`: to open it is all that
    makes it ready.
    """

    capacity: int
    reload: Reloading
    cadence: Literal["every_action", "every_second", "pump"] = "every_action"
    automatic: bool = False
    bipod: int = 0
    emplaced: bool = False
    valve: bool = False
    crew: Literal[1, 2] = 1


class Weapon(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A weapon, with all that its use depends on (SOM-DAMAGE-04, SOM-DAMAGE-12).

    `improvised`: ranks. `sticks`: stays in the wound; None: as its damage says. `simple` to throw (SOM-RANGED-02).
    `scope`, `night_scope`, `laser`: its sights (SOM-RANGED-04 to SOM-RANGED-06). `hot`: red-hot or in flames, what it
    wounds heals as a burn (SOM-DANGER-BURN-03). `charge`: what it does when it goes off (SOM-DANGER-EXPLO-30).
    `flames`: a flamethrower (SOM-DANGER-FIRE-20). `underslung`: a launcher hangs under it (SOM-DANGER-EXPLO-35). `gas`:
    the ranks that its tear gas costs (SOM-DANGER-GAS-05, SOM-DANGER-GAS-06). `smokes`: whoever throws it back
    bare-handed burns (SOM-DANGER-GAS-07).
    """

    category: Category
    damage: DamageType
    bonus: int | None = None
    hands: Literal[1, 2] | None = None
    uncapped: bool = False
    improvised: Literal[0, 1] = 0
    sticks: bool | None = None
    simple: bool = False
    scope: Literal["plain", "sniper"] | None = None
    night_scope: bool = False
    laser: bool = False
    hot: bool = False
    charge: ChargeKind | None = None
    flames: bool = False
    underslung: bool = False
    gun: Firearm | None = None
    gas: Literal[0, 1, 2] = 0
    smokes: bool = False


class Protection(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A protection against damage, one piece per zone (SOM-PROT-01, SOM-PROT-05)."""

    weight: Literal["light", "heavy"]
    zones: tuple[Zone, ...]
    open_face: bool = False


class Stuck(msgspec.Struct, frozen=True, kw_only=True):
    """A weapon that stays in a wound (SOM-MELEE-46), since which `turn` and in whose hand; `left`: in nobody's."""

    attacker: str
    victim: str
    zone: Place
    turn: int
    left: bool = False


class GunState(msgspec.Struct, frozen=True, kw_only=True):
    """A gun as it is now.

    `spare`: full magazines or belts, else loose rounds. `held`: the game master counts the rounds.
    `unfolding`, `reloading`: actions spent on it so far. `streak`: actions of continuous fire in a row until `fired`,
    the last Turn in which it did. `burst`: the Turn and the number of the action of the last short burst.
    """

    rounds: int = 0
    spare: int = 0
    steps: frozenset[PreparationStep] = frozenset()
    cycled: bool = True
    mode: FireMode = "single"
    bipod: bool = False
    unfolding: int = 0
    reloading: int = 0
    streak: int = 0
    fired: int = 0
    burst: tuple[int, int] | None = None
    held: bool = False
    loader: str = ""


class Loading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The loading of a gun: `steps` held done, `rounds` (null: full), `spare`, and whether they are `held`."""

    steps: tuple[PreparationStep, ...] = ()
    rounds: int | None = None
    spare: int = 0
    held: bool = False


class Gear(msgspec.Struct, frozen=True, kw_only=True):
    """An item. `ruined`: the zones whose piece protects no more. `worn` or in which `hand`; a `shield` is borne in one.

    `stuck`: in whose body it stays. `cloth`: clothing against fire. `fuse`: how a charge stands. `mask`: against gas.
    `dropped_by`: who let it go, where it lies on the ground.
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
    cloth: Cloth | None = None
    fuse: Fuse | None = None
    gun: GunState | None = None
    mask: bool = False
    dropped_by: str = ""
