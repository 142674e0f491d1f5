"""A75: Dodge and flight are physical, though senses roll them; and what goes by sight."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.combat.turn.turn import StartCombat
from domain.systems.sombre.dangers.toxic.toxics import Administer
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.health.gear import DefineItem, SetEncumbrance
from domain.systems.sombre.state.arms import Weapon
from tests.scene import Scene
from tests.sombre.fights import acts, killer, simple, touching
from tests.sombre.table import equipped, playing, result, roll, rolled


def shield(scene: Scene, person: str) -> None:
    equipped(scene, "ana", DefineItem("Un bouclier", person, shield=True), "left")


def suit(scene: Scene, person: str) -> None:
    equipped(scene, "ana", DefineItem("Une combinaison", person, cloth="aluminised"))


def tanks(scene: Scene, person: str) -> None:
    equipped(scene, "ana", DefineItem("Un lance-flammes", person, model="flamethrower"), "right")


def load(scene: Scene, person: str) -> None:
    scene.do("gm", SetEncumbrance(person, "physical", 2))


def blinkers(scene: Scene, person: str) -> None:
    scene.do("gm", SetEncumbrance(person, "sensory", 2))


def mask(scene: Scene, person: str) -> None:
    equipped(scene, "ana", DefineItem("Un masque à gaz", person, mask=True))


def trip(scene: Scene, person: str) -> None:
    scene.do("gm", Administer(person, "psychedelic", 6))


@pytest.mark.parametrize(
    ("burden", "points"), [(shield, 3), (suit, 6), (tanks, 6), (load, 6), (blinkers, 0), (mask, 0), (trip, 0)]
)
def test_a_flight(burden: Any, points: int) -> None:
    """SOM-MELEE-15, SOM-PROT-08, SOM-DANGER-FIRE-04, SOM-DANGER-FIRE-21, SOM-DANGER-TOXIC-18, SOM-DAMAGE-13, A75."""
    scene, person = playing()
    burden(scene, person)
    other = killer(scene)
    scene.do("gm", StartCombat((person, other)))
    touching(scene, person, other)
    flight = acts(scene, "ana", person, "flee")
    call = simple(scene, "ana", person, flight, 2, "senses")
    assert result(scene, call).total == 2 + points


def test_what_goes_by_sight() -> None:
    """SOM-DANGER-GAS-08, SOM-SKILL-05: through a mask one looks and shoots badly, and listens as well as ever."""
    scene, person = playing()
    mask(scene, person)
    assert roll(scene, person, 2, label="perception").total == 5
    assert roll(scene, person, 2, label="listening").total == 2
    assert roll(scene, person, 2, label="Écoute").total == 2
    stone = Weapon(category="thrown", damage="non_wounding", bonus=0, simple=True)
    item = scene.act("gm", DefineItem("Une pierre", person, weapon=stone))
    other = killer(scene)
    scene.do("gm", StartCombat((person, other)))
    thrown = acts(scene, "ana", person, "throw", other, weapon=item)
    call = rolled(scene, CallRoll(person, ("senses",), nature="physical", resolves=thrown), "ana", 2)
    assert result(scene, call).total == 5
