"""What is offered of pursuits, blows and tails is taken, and what is taken was offered."""

from __future__ import annotations

from random import Random

import pytest
from jsonschema_rs import Draft202012Validator, meta

from domain.base.events import Command
from domain.systems.sombre.combat.resolution.wounds import ChooseZone
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import DeclareAction, DeclareAutomaticResult
from domain.systems.sombre.health.gear import Equip
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc
from domain.systems.sombre.pursuits.pursuits import CallPursuitRoll, Chaser, EndPursuit, StartPursuit
from domain.systems.sombre.pursuits.tailing import CallTailing, EndTailing, Watched
from domain.systems.sombre.state.character import Animal
from tests.contract.sessions import accepted, instance, shortest, typed, wild
from tests.scene import Scene
from tests.sombre.fights import weapon
from tests.sombre.runs import called, pursuit, running, skilled, stretch, throw
from tests.sombre.table import npc
from tests.suite.seeds import seeds

OURS: tuple[type[Command], ...] = (
    *(StartPursuit, CallPursuitRoll, EndPursuit, CallTailing, EndTailing),
    *(ChooseZone, CallRoll, DeclareAutomaticResult),
)


def busy() -> Scene:
    """Players, drivers, a dog and somebody hidden; two pursuits, one of them rolling, a blow, tails of both kinds."""
    scene, woman, bob, man = running()
    driver = skilled(scene, ("Conduite automobile", 12), ("Techniques policières", 14), senses=12, body=9)
    dog = scene.act("gm", CreateNpc("Un chien", "animal", scores={"body": 14, "mind": 5}, animal=Animal()))
    scene.do("gm", IntroduceNpc(dog, "Un chien"))
    npc(scene, label=None)
    scene.do("ana", DeclareAction(woman, "Je cours."))
    run = pursuit(scene, woman, Chaser(man, head_start=1), dog, driver, needed=2)
    stretch(scene, run, 9, 4, 14, 15)
    other = pursuit(scene, bob, man, needed=3)
    throw(scene, f"{called(scene, other)}.1", 4)
    scene.do("bob", Equip(bob, weapon(scene, bob), "right"))
    third = pursuit(scene, driver, bob)
    scene.do("gm", EndPursuit(third, "caught", bob))
    scene.do("gm", CallTailing(Watched(woman), Watched(man), secret=True, attempt="filer"), 5, 10)
    scene.do("gm", CallTailing(Watched(woman), Watched(man)))
    return scene


@pytest.mark.parametrize("seed", seeds(2, deep=40))
def test_what_is_offered_is_taken(seed: int) -> None:
    """SOM-MOVE-04, SOM-MOVE-07, SOM-MOVE-08."""
    scene, rng = busy(), Random(seed)
    kinds = set()
    for seat in ("gm", "ana", "bob", "eve"):
        for move in (m for m in scene.moves(seat) if m.command in OURS):
            meta.validate(move.schema)
            for _ in range(3):
                command = instance(move.schema, move.command, rng)
                assert command is not None
                dice = typed(move, command, rng)
                assert accepted(scene, seat, command, dice), (seat, command, dice)
                kinds.add(move.command)
    assert kinds == set(OURS)


@pytest.mark.parametrize("seed", seeds(2, deep=40))
def test_what_is_taken_was_offered(seed: int) -> None:
    """SOM-MOVE-04, SOM-MOVE-07, SOM-MOVE-08."""
    scene, rng = busy(), Random(seed)
    people = list(scene.state.characters)
    taken = set()
    for seat in ("gm", "bob"):
        offered = [m for m in scene.moves(seat) if m.command in OURS]
        for kind in (k for k in OURS if k is not DeclareAutomaticResult):
            for _ in range(100):
                command = likely(scene, kind, people, rng) if rng.random() < 0.8 else wild(scene, seat, kind, rng)
                if not accepted(scene, seat, command):
                    continue
                taken.add(kind)
                said = shortest(command)
                mine = [m for m in offered if m.command is kind]
                assert any(Draft202012Validator(m.schema).is_valid(said) for m in mine), (seat, command)
    assert taken >= set(OURS) - {DeclareAutomaticResult}


def likely(scene: Scene, kind: type[Command], people: list[str], rng: Random) -> Command:
    """A command about people and things that are there."""
    one, other, third = rng.sample(people, 3)
    runs, tails, attempts = (
        list(x) for x in (scene.state.chases.pursuits, scene.state.chases.tails, scene.state.attempts)
    )
    if kind is StartPursuit:
        helpers = (third,) if rng.random() < 0.3 else ()
        return StartPursuit(one, (Chaser(other, rng.choice(("foot", "driving")), "", helpers, 1),), 2)
    if kind is CallPursuitRoll:
        return CallPursuitRoll(rng.choice(runs))
    if kind is EndPursuit:
        outcome = rng.choice(("caught", "escaped"))
        return EndPursuit(rng.choice(runs), outcome, one if outcome == "caught" else None)  # type: ignore[arg-type]
    if kind is CallTailing:
        team = (third,) if rng.random() < 0.3 else ()
        lost, secret = rng.random() < 0.2, rng.random() < 0.5
        return CallTailing(Watched(one), Watched(other), team, rng.random() < 0.3, "", lost, secret)
    if kind is EndTailing:
        return EndTailing(rng.choice(tails))
    if kind is ChooseZone:
        return ChooseZone(rng.choice(attempts), "trunk")
    resolves = rng.choice(attempts)
    attempt = scene.state.attempts[resolves]
    return CallRoll(attempt.character, ("body",), concerned=(attempt.target,), resolves=resolves)
