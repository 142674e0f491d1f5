"""Short ways to a fight with firearms, for the tests of what is thrown and shot."""

from __future__ import annotations

from typing import Any

from domain.systems.sombre.animals.animals import BiteAttack
from domain.systems.sombre.combat.turn.turn import StartCombat
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.fear.somatisation_rulings import RuleFall
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.state.arms import Weapon
from domain.systems.sombre.state.roll_state import Call, Rank, Shot
from tests.scene import Scene
from tests.sombre.fights import bob_acts, fighter, killer, nobody_acts
from tests.sombre.table import introduced, playing, rolled

HEAD, TRUNK = 6, 5
"""Faces of the d6 of places."""


def skilled(scene: Scene, title: str = "Tir", speciality: str = "", seat: str = "bob", name: str = "Bob") -> str:
    """Body 12, senses 12, mind 11, a skill at 12 and perhaps a speciality of it at 15."""
    return fighter(scene, seat, name, (12, 12, 11), speciality, title=title)


def pistol(scene: Scene, holder: str, **named: Any) -> str:
    """A firearm, +2, slashing and piercing."""
    arm = {"category": "firearm", "damage": "piercing", "bonus": 2, **named}
    return scene.act("gm", DefineItem("Un pistolet", holder, weapon=Weapon(**arm)))


def gunfight(title: str = "Tir", speciality: str = "", **options: Any) -> tuple[Scene, str, str, str]:
    """Carole (mind 13), Bob who shoots (mind 11) and the killer, before the first Turn."""
    scene, carole = playing(**options)
    bob = skilled(scene, title, speciality)
    return scene, carole, bob, killer(scene)


def aims(scene: Scene, carole: str, bob: str, target: str, kind: Any = "shoot", **named: Any) -> str:
    """The first Turn begins where it has not: Bob throws or shoots, nobody else does anything; phase 2."""
    if scene.state.fight is None:
        scene.do("gm", StartCombat(tuple(scene.state.characters)))
    return bob_acts(scene, carole, bob, kind, target, **named)


def called(
    scene: Scene, person: str, intent: str, *ranks: Rank, skill: str = "Tir", shot: Shot | None = None, **named: Any
) -> str:
    return scene.act("gm", CallRoll(person, (skill,), difficulty=ranks, resolves=intent, shot=shot, **named))


def fires(
    scene: Scene, person: str, intent: str, die: int, *ranks: Rank, skill: str = "Tir", shot: Shot | None = None
) -> Call:
    """Called and thrown by Bob."""
    call = called(scene, person, intent, *ranks, skill=skill, shot=shot)
    scene.do("bob", Roll(call), die)
    found: Call = scene.state.dice.rolls[call]
    return found


def weights(scene: Scene, call: str) -> dict[str, int]:
    """The ranks of a call, by label."""
    found = scene.state.dice.calls.get(call) or scene.state.dice.rolls[call]
    return {rank.label: rank.ranks for rank in found.difficulty}


def bitten(title: str = "Lancer") -> tuple[Scene, str, str, str, str]:
    """A dog holds Bob, who has a pistol and no Tir."""
    scene, carole, bob, _ = gunfight(title)
    dog = introduced(scene, CreateNpc("Rex", "animal", scores={"body": 14, "senses": 16, "instinct": 12}), "Un chien")
    gun = pistol(scene, bob)
    rolled(scene, BiteAttack(dog, bob, "left_leg"), "gm", 5)
    scene.do("gm", StartCombat((carole, bob, dog)))
    return scene, carole, bob, dog, gun


def on_the_ground(version: int, lying: tuple[str, ...], title: str = "Tir") -> tuple[Scene, str, str, str]:
    """A fight's second Turn: those who lie, `bob` or `other`, fell in the first."""
    scene, carole, bob, other = gunfight(title, version=version)
    scene.do("gm", StartCombat((carole, bob, other)))
    for name, person in (("bob", bob), ("other", other)):
        if name in lying:
            scene.do("gm", RuleFall(person, 0))
    nobody_acts(scene, carole, bob, 3)
    return scene, carole, bob, other


def shot_from_the_ground(version: int, lying: tuple[str, ...] = ("bob",)) -> tuple[Scene, str]:
    """Bob shoots at the killer, who stands unless he is among those who lie; the call of his roll."""
    scene, carole, bob, other = on_the_ground(version, lying)
    gun = pistol(scene, bob)
    return scene, called(scene, bob, aims(scene, carole, bob, other, weapon=gun, skill="Tir"))
