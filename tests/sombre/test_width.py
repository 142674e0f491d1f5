"""Moves as wide as the rules: several at once, and figures up to their bounds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from domain.base.events import Command
from domain.systems.sombre.combat.turn.surprise_rolls import CallSurprise
from domain.systems.sombre.dangers.accidents.roads import ApplyAccident, Occupant
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion, Victim
from domain.systems.sombre.dangers.explosions.mines import TriggerMine
from domain.systems.sombre.pursuits.pursuits import Chaser, StartPursuit
from domain.systems.sombre.state.roll_state import Rank
from tests.contract.sessions import accepted, shortest
from tests.scene import Scene
from tests.sombre.fights import combat, fighter, nobody_acts
from tests.sombre.table import npc, playing


def offered(scene: Scene, command: Command) -> bool:
    """Do the rules take it, and does a move of the game master admit it?"""
    assert accepted(scene, "gm", command)
    spelled = msgspec.to_builtins(shortest(command))
    mine = (move for move in scene.moves("gm") if move.command is type(command))
    return any(Draft202012Validator(move.schema).is_valid(spelled) for move in mine)


@pytest.mark.parametrize("formula", ["floor(v/10)", "floor((v-30)/10)", "floor((v-30)/10)+1"])
@pytest.mark.parametrize(("speed", "head_on"), [(30, 0), (39, 0), (35, 20), (1, 30), (0, 90), (1000, 1000)])
def test_speeds(formula: str, speed: int, head_on: int) -> None:
    """SOM-DANGER-ROAD-02: from 30 km/h on the formula speaks, of one speed or of two that are added."""
    scene, woman = playing(road_formula=formula)
    bob = fighter(scene, "bob", "Bob", (12, 12, 11))
    assert offered(scene, ApplyAccident((Occupant(woman),), speed, head_on))
    both = (Occupant(woman, "fastened", airbag=True), Occupant(bob, on_foot=True))
    assert offered(scene, ApplyAccident(both, speed, head_on))


def test_two_occupants_at_a_walk() -> None:
    """SOM-DANGER-ROAD-02: each with the figure of the game master."""
    scene, woman = playing()
    bob, other = fighter(scene, "bob", "Bob", (12, 12, 11)), npc(scene)
    assert offered(scene, ApplyAccident((Occupant(woman, wounds=2), Occupant(other, wounds=0)), 12))
    three = tuple(Occupant(person, wounds=1) for person in (woman, bob, other))
    assert offered(scene, ApplyAccident(tuple(o for o in three if o.character != bob), 29))


def test_victims_of_a_surprise() -> None:
    """SOM-MELEE-43: one, two, each with a Difficulty of its own."""
    scene, woman, bob, other = combat()
    nobody_acts(scene, woman, bob)
    assert offered(scene, CallSurprise(other, (woman, bob)))
    assert offered(scene, CallSurprise(other, (bob, woman), "body"))
    ranks: Any = {woman: (Rank("bruit", 1),), bob: (Rank("nuit", 2),)}
    assert offered(scene, CallSurprise(other, (woman, bob), difficulty=ranks))


def test_pursuers() -> None:
    """SOM-MOVE-06: two of three run, each for himself, one of them with help."""
    scene, woman = playing()
    bob, other, third = fighter(scene, "bob", "Bob", (12, 12, 11)), npc(scene), npc(scene, 10, "Un garde", "Le garde")
    assert offered(scene, StartPursuit(woman, (Chaser(bob), Chaser(third))))
    assert offered(scene, StartPursuit(woman, (Chaser(other), Chaser(third, assistants=(bob,)))))
    everybody = [person.id for person in scene.state.characters.values() if person.id in (bob, other, third)]
    assert offered(scene, StartPursuit(woman, tuple(map(Chaser, everybody))))


@pytest.mark.parametrize("margin", [None, 5])
def test_victims_of_an_explosion(margin: int | None) -> None:
    """SOM-DANGER-EXPLO-02, SOM-DANGER-EXPLO-03: nobody, one, two, all; in a zone that is named, or nowhere."""
    scene, woman = playing()
    bob, other = fighter(scene, "bob", "Bob", (12, 12, 11)), npc(scene)
    everybody = tuple(scene.state.characters)
    assert {woman, bob, other} <= set(everybody)
    for people in ((), (woman,), (woman, other), everybody):
        victims = tuple(map(Victim, people))
        assert offered(scene, TriggerExplosion(victims, margin=margin, bonus=3, daze=1))
        assert offered(scene, TriggerExplosion(victims, margin=margin, localised=False))
        assert offered(scene, TriggerExplosion(victims, margin=margin, unsurvivable=True))
        placed = tuple(Victim(person, "partial", "trunk", True) for person in people)
        assert offered(scene, TriggerExplosion(placed, margin=margin))
        if people:
            assert offered(scene, TriggerMine(placed, kind="antitank"))
            assert offered(scene, TriggerMine(victims, kind="antitank", trained=False))
