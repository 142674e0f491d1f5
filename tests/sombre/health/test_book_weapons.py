"""SOM-DAMAGE-04, SOM-DAMAGE-13, SOM-LOC-11, SOM-LOC-15: the weapons of the book by their name or category."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.turn.turn import StartCombat
from domain.systems.sombre.health.gear import BONUS, DefineItem
from domain.systems.sombre.state.arms import Category, Loading, Weapon
from domain.systems.sombre.state.combat_state import ActionSpec
from tests.scene import Scene
from tests.sombre.fights import acts, killer, phase, simple
from tests.sombre.table import playing, result


def defined(scene: Scene, **of: Any) -> Weapon:
    scene.do("gm", DefineItem("Une arme", **of))
    made: Weapon | None = scene.state.items[scene.last_id].weapon
    assert made is not None
    return made


@pytest.mark.parametrize(
    ("model", "bonus", "hands", "damage"),
    [
        ("knife", 0, 1, "piercing"),
        ("bat", 0, 1, "blunt"),
        ("whip", 0, 1, "non_wounding"),
        ("sword", 1, 1, "slashing"),
        ("two_handed_sword", 2, 2, "slashing"),
        ("chainsaw", 2, 2, "slashing"),
        ("halberd", 3, 1, "slashing"),
        ("stone", 0, 1, "non_wounding"),
        ("crossbow", 1, 2, "piercing"),
        ("blowgun", 1, 1, "negligible"),
        ("rocket_launcher", 6, 2, "piercing"),
    ],
)
def test_by_name(model: Any, bonus: int, hands: int, damage: str) -> None:
    """SOM-DAMAGE-04 to SOM-DAMAGE-07, SOM-DAMAGE-11, SOM-DAMAGE-13."""
    scene, _ = playing()
    made = defined(scene, model=model)
    assert (made.bonus, made.hands, made.damage) == (bonus, hands, damage)
    assert made.uncapped is (model in ("chainsaw", "rocket_launcher"))
    scene.refuse("gm", DefineItem("-", model=model, loading=Loading(rounds=1)), "out_of_bounds")


@pytest.mark.parametrize("category", get_args(Category))
def test_by_category(category: Any) -> None:
    """SOM-DAMAGE-04, SOM-LOC-11, SOM-LOC-15: what is left out is the category's; what is named is the game master's."""
    scene, _ = playing()
    made = defined(scene, weapon=Weapon(category=category, damage="slashing"))
    two = category in ("two_handed", "chainsaw")
    assert (made.bonus, made.hands) == (BONUS[category], 2 if two else 1)
    assert made.uncapped is (category in ("chainsaw", "heavy"))
    own = defined(scene, weapon=Weapon(category=category, damage="slashing", bonus=5, hands=1))
    assert (own.bonus, own.hands) == (5, 1)
    for bonus in (-1, 10):
        scene.refuse(
            "gm", DefineItem("-", weapon=Weapon(category=category, damage="blunt", bonus=bonus)), "out_of_bounds"
        )


@pytest.mark.parametrize(
    ("thrown", "code"),
    [
        (Weapon(category="thrown", damage="negligible", charge="molotov"), ""),
        (Weapon(category="thrown", damage="negligible", charge="explosive"), ""),
        (Weapon(category="thrown", damage="piercing"), "skill_not_allowed"),
    ],
)
def test_simple_throws(thrown: Weapon, code: str) -> None:
    """SOM-RANGED-02: a stone, a grenade, a Molotov need no training; a knife does."""
    scene, person = playing()
    other = killer(scene)
    item = scene.act("gm", DefineItem("-", person, weapon=thrown))
    scene.do("gm", StartCombat((person, other)))
    spec = ActionSpec(kind="throw", target=other, weapon=item, skill="senses", quick=thrown.charge == "explosive")
    if code:
        scene.refuse("ana", DeclareIntent(person, spec), code)
    elif thrown.charge == "molotov":
        scene.refuse("ana", DeclareIntent(person, spec), "not_armed")
    else:
        scene.do("ana", DeclareIntent(person, spec))


def test_a_stone_by_name() -> None:
    """SOM-RANGED-02, SOM-DAMAGE-07: thrown under senses, it does one Fatigue."""
    scene, person = playing()
    other = killer(scene)
    item = scene.act("gm", DefineItem("Une pierre", person, model="stone"))
    scene.do("gm", StartCombat((person, other)))
    stone = acts(scene, "ana", person, "throw", other, weapon=item, aim="head")
    call = simple(scene, "ana", person, stone, 5, "senses")
    assert result(scene, call).success
    phase(scene)
    gauges = scene.state.characters[other].gauges
    assert (len(gauges.wounds), len(gauges.fatigue)) == (0, 1)
