"""The firearms of the book: bonus, capacity and reload of each. A game master may refine them all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from domain.systems.sombre.state.arms import Category, Firearm, Reloading, Weapon

Model = Literal[
    "hunting_gun",
    "pump_shotgun",
    "revolver",
    "revolver_clip",
    "single_action_revolver",
    "big_revolver",
    "pistol",
    "big_pistol",
    "smg",
    "assault_rifle",
    "lmg",
    "lmg_drum",
    "light_machine_gun",
    "light_machine_gun_200",
    "heavy_machine_gun",
    "grenade_launcher",
    "tear_spray",
    "big_tear_spray",
    "cougar",
    "rifle_launcher",
    "assault_rifle_launcher",
    "flamethrower",
]
SIX = Reloading(actions=3, rounds=2, before=1)
"""A revolver: the cases out, then two rounds by action."""
CLIP = Reloading(actions=1, rounds=6, before=1)
AT_HAND = Reloading(actions=1)
"""A magazine at hand; up to 3 actions for one in a bag or a pocket, as the game master rules."""
BELT = Reloading(actions=5)


def _gun(category: Category, bonus: int, gun: Firearm, *, hands: Literal[1, 2] = 1, uncapped: bool = False) -> Weapon:
    return Weapon(category=category, damage="piercing", bonus=bonus, hands=hands, uncapped=uncapped, gun=gun)


def _powerful(gun: Firearm, *, underslung: bool = False) -> Weapon:
    """Return a shoulder arm or an automatic one, which takes both hands (SOM-GUN-21)."""
    return replace(_gun("powerful", 3, gun, hands=2), underslung=underslung)


def _launcher(hands: Literal[1, 2]) -> Weapon:
    """Return a grenade launcher of one shot, loaded in two actions. Under a rifle it needs no hand of its own."""
    gun = Firearm(capacity=1, reload=Reloading(actions=2))
    return replace(_gun("powerful", 3, gun, hands=hands), charge="explosive")


def _spray(jets: int) -> Weapon:
    """Return a tear spray of that many jets, which anybody with eyes can aim (SOM-DANGER-GAS-05)."""
    gun = Firearm(capacity=jets, reload=AT_HAND)
    return Weapon(category="firearm", damage="negligible", bonus=0, simple=True, gas=1, gun=gun)


COUGAR = Firearm(capacity=1, reload=Reloading(actions=2))
"""SOM-DANGER-GAS-07."""
MODELS: Mapping[Model, Weapon] = {
    "tear_spray": _spray(5),
    "big_tear_spray": _spray(20),
    "cougar": Weapon(category="firearm", damage="blunt", bonus=1, hands=2, gas=1, gun=COUGAR),
    "hunting_gun": _gun("firearm", 2, Firearm(capacity=2, reload=Reloading(actions=2, rounds=1)), hands=2),
    "pump_shotgun": _powerful(Firearm(capacity=6, reload=Reloading(actions=3, rounds=2), cadence="pump")),
    "revolver": _gun("firearm", 2, Firearm(capacity=6, reload=SIX)),
    "revolver_clip": _gun("firearm", 2, Firearm(capacity=6, reload=CLIP)),
    "single_action_revolver": _gun("firearm", 2, Firearm(capacity=6, reload=SIX, cadence="every_second")),
    "big_revolver": _gun("powerful", 3, Firearm(capacity=6, reload=SIX)),
    "pistol": _gun("firearm", 2, Firearm(capacity=12, reload=AT_HAND)),
    "big_pistol": _gun("powerful", 3, Firearm(capacity=12, reload=AT_HAND)),
    "smg": _powerful(Firearm(capacity=20, reload=AT_HAND, automatic=True)),
    "assault_rifle": _powerful(Firearm(capacity=30, reload=AT_HAND, automatic=True)),
    "lmg": _powerful(Firearm(capacity=30, reload=AT_HAND, automatic=True, bipod=2)),
    "lmg_drum": _powerful(Firearm(capacity=70, reload=AT_HAND, automatic=True, bipod=2)),
    "light_machine_gun": _powerful(Firearm(capacity=100, reload=BELT, automatic=True, bipod=5, crew=2)),
    "light_machine_gun_200": _powerful(Firearm(capacity=200, reload=BELT, automatic=True, bipod=5, crew=2)),
    "heavy_machine_gun": _gun(
        "heavy",
        6,
        Firearm(capacity=100, reload=BELT, automatic=True, emplaced=True),
        hands=2,
        uncapped=True,
    ),
    "grenade_launcher": _launcher(hands=2),
    "rifle_launcher": _launcher(hands=1),
    "assault_rifle_launcher": _powerful(Firearm(capacity=30, reload=AT_HAND, automatic=True), underslung=True),
    "flamethrower": Weapon(
        category="firearm",
        damage="negligible",
        bonus=0,
        hands=2,
        flames=True,
        gun=Firearm(capacity=30, reload=Reloading(actions=20), valve=True),
    ),
}
"""SOM-GUN-03, SOM-GUN-06. SOM-DANGER-EXPLO-35: the M79, the M203 and the rifle that it hangs under; what they fire
explodes by a chapter of its own, and so burns what a flamethrower hits (SOM-DANGER-FIRE-20: thirty jets, short ones or
an action long; SOM-DANGER-FIRE-21: a tank is not refilled within a fight).
"""
