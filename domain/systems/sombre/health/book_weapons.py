"""The weapons of the book that are no firearms, by name: what their category and their edge make of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from domain.systems.sombre.state.arms import Category, DamageType, Weapon

BookWeapon = Literal[
    "knife",
    "axe",
    "machete",
    "truncheon",
    "bat",
    "staff",
    "tonfa",
    "chain",
    "whip",
    "sword",
    "two_handed_sword",
    "chainsaw",
    "spear",
    "halberd",
    "lance",
    "shuriken",
    "stone",
    "bow",
    "crossbow",
    "sling",
    "blowgun",
    "rocket_launcher",
    "mortar",
]


def _made(
    category: Category, damage: DamageType, *, hands: Literal[1, 2] | None = None, simple: bool = False
) -> Weapon:
    """Return a weapon whose bonus and hands are those of its category, unless it needs more hands."""
    return Weapon(category=category, damage=damage, hands=hands, simple=simple)


BOOK_WEAPONS: Mapping[BookWeapon, Weapon] = {
    "knife": _made("melee", "piercing"),
    "axe": _made("melee", "slashing"),
    "machete": _made("melee", "slashing"),
    "truncheon": _made("melee", "blunt"),
    "bat": _made("melee", "blunt"),
    "staff": _made("melee", "blunt"),
    "tonfa": _made("melee", "blunt"),
    "chain": _made("melee", "non_wounding"),
    "whip": _made("melee", "non_wounding"),
    "sword": _made("sword", "slashing"),
    "two_handed_sword": _made("two_handed", "slashing"),
    "chainsaw": _made("chainsaw", "slashing"),
    "spear": _made("pole", "piercing"),
    "halberd": _made("pole", "slashing"),
    "lance": _made("pole", "piercing"),
    "shuriken": _made("thrown", "non_wounding"),
    "stone": _made("thrown", "non_wounding", simple=True),
    "bow": _made("missile", "piercing", hands=2),
    "crossbow": _made("missile", "piercing", hands=2),
    "sling": _made("missile", "blunt"),
    "blowgun": _made("missile", "negligible"),
    "rocket_launcher": _made("heavy", "piercing", hands=2),
    "mortar": _made("heavy", "piercing", hands=2),
}
"""SOM-DAMAGE-04 to SOM-DAMAGE-07, SOM-RANGED-02. Another value is the game master's, who names category and numbers."""
