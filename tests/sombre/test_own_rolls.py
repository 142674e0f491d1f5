"""SOM-RULING-02: of several who are called to throw in one act, an amended list leaves each his own die.

Who is new owes his; who is left out takes his with him, and whoever comes back finds it.
"""

from __future__ import annotations

import pytest

from domain.base.events import Command
from domain.corrections.rejudgement import rejudge
from domain.systems.sombre.animals.animals import BiteAttack, BiteDefence
from domain.systems.sombre.animals.swarms import Dodge, SwarmAttack
from domain.systems.sombre.combat.turn.surprise_rolls import CallSurprise
from domain.systems.sombre.dangers.accidents.roads import ApplyAccident, Occupant
from domain.systems.sombre.dangers.common.placement import PlaceWounds
from domain.systems.sombre.dice.calls import CallOpposedRoll, Side
from domain.systems.sombre.dice.results import RollResolved
from domain.systems.sombre.dice.roll_commands import OrderReroll, Roll
from domain.systems.sombre.fear.fear import CallFearRoll, Frightened
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc
from domain.systems.sombre.state.body import Place
from tests.scene import Scene, one
from tests.sombre.bodies import totals
from tests.sombre.fights import combat, nobody_acts, three
from tests.sombre.table import introduced

DICE = (7, 9, 11)


def throw(scene: Scene, call: str, die: int) -> None:
    person = scene.state.characters[scene.state.dice.calls[call].character]
    scene.do(person.seat if person.is_pc else "gm", Roll(call), die)


def thrown(scene: Scene, event: str) -> dict[str, int | None]:
    """The last die of each who was called by that event; None: it is still owed."""
    calls = (c for c in {**scene.state.dice.rolls, **scene.state.dice.calls}.values() if c.cause == event)
    return {c.character: c.result.die if c.result else None for c in calls}


def kept(scene: Scene, whole: Command, without: Command, left_out: str) -> None:
    """All throw; one is left out, and is there again."""
    event = scene.act("gm", whole)
    for call, die in zip(list(scene.state.dice.calls), DICE, strict=False):
        throw(scene, call, die)
    dice = thrown(scene, event)
    assert None not in dice.values()
    scene.amend("gm", event, without)
    assert thrown(scene, event) == {person: die for person, die in dice.items() if person != left_out}
    scene.amend("gm", event, whole)
    assert thrown(scene, event) == dice
    event = scene.act("gm", without)
    for call, die in zip(list(scene.state.dice.calls), DICE, strict=False):
        throw(scene, call, die)
    dice = thrown(scene, event)
    scene.amend("gm", event, whole)
    assert thrown(scene, event) == {**dice, left_out: None}


def versus(active: str, *passive: str) -> CallOpposedRoll:
    return CallOpposedRoll(Side(active, ("body",)), tuple(Side(person, ("senses",)) for person in passive))


def test_one_against_several() -> None:
    """SOM-ROLL-28, SOM-RULING-02."""
    scene, woman, bob, other = three()
    kept(scene, versus(woman, other, bob), versus(woman, bob), other)


def test_a_race() -> None:
    """SOM-ROLL-29, SOM-RULING-02."""
    scene, woman, bob, other = three()

    def race(*people: str) -> CallOpposedRoll:
        return CallOpposedRoll(competitors=tuple(Side(person, ("body",)) for person in people))

    kept(scene, race(other, woman, bob), race(woman, bob), other)


def test_dice_that_are_thrown_again() -> None:
    """SOM-ROLL-26, SOM-ROLL-28, SOM-RULING-02: those of a second comparison stay, when the first is gone."""
    scene, woman, bob, other = three()
    event = scene.act("gm", versus(woman, other, bob))
    for call in list(scene.state.dice.calls):
        throw(scene, call, 20)
    scene.do("gm", OrderReroll(event, 1))
    for call, die in zip(list(scene.state.dice.calls), (3, 5), strict=True):
        throw(scene, call, die)
    assert thrown(scene, event) == {woman: 3, other: 20, bob: 5}
    again = {c.id for c in scene.state.dice.rolls.values() if c.result and c.result.die != 20}
    assert {f"{event}.{woman}.{bob}", f"{event}.{bob}.{bob}"} == again


def test_those_who_are_frightened() -> None:
    """SOM-FEAR-02, SOM-RULING-02."""
    scene, woman, bob, _ = three()
    dog = scene.act("gm", CreateNpc("Rex", category="animal", scores={"body": 14, "senses": 16, "instinct": 12}))

    def scared(*people: str) -> CallFearRoll:
        return CallFearRoll(tuple(map(Frightened, people)), "Un cri")

    kept(scene, scared(woman, bob, dog), scared(bob, dog), woman)


def test_those_who_are_surprised() -> None:
    """SOM-MELEE-43, SOM-RULING-02."""
    scene, woman, bob, other = combat()
    nobody_acts(scene, woman, bob)
    event = scene.act("gm", CallSurprise(other, (woman, bob)))
    for call, die in zip(list(scene.state.dice.calls), DICE, strict=True):
        throw(scene, call, die)
    assert thrown(scene, event) == {other: 7, woman: 9, bob: 11}
    scene.amend("gm", event, CallSurprise(other, (bob,)))
    assert thrown(scene, event) == {other: 7, bob: 11}


def test_those_who_dodge_a_swarm() -> None:
    """SOM-ANIMAL-18, SOM-RULING-02: each with the d6 that is thrown against him."""
    scene, woman, bob, _ = three()
    bees = introduced(scene, CreateNpc("Des guêpes", category="swarm", swarm="large"), "Un essaim")

    def attack(*people: str) -> SwarmAttack:
        return SwarmAttack(bees, people, tuple(map(Dodge, people)))

    event = scene.act("gm", attack(woman, bob))
    for call, die in zip(list(scene.state.dice.calls), (2, 9, 5, 3), strict=True):
        throw(scene, call, die)
    dice = {c.id: c.result.die for c in scene.state.dice.rolls.values()}
    assert dice == {
        f"{event}.{woman}.margin": 2,
        f"{event}.{woman}": 9,
        f"{event}.{bob}.margin": 5,
        f"{event}.{bob}": 3,
    }
    scene.amend("gm", event, attack(bob))
    assert {c.id: c.result.die for c in scene.state.dice.rolls.values()} == {
        f"{event}.{bob}.margin": 5,
        f"{event}.{bob}": 3,
    }


def test_another_who_is_bitten() -> None:
    """SOM-ANIMAL-09, SOM-RULING-02: the dog keeps its die, and who defends now owes one."""
    scene, woman, bob, _ = three()
    dog = scene.act("gm", CreateNpc("Rex", category="animal", scores={"body": 14, "senses": 16, "instinct": 12}))
    scene.do("gm", IntroduceNpc(dog, "Un chien"))
    event = scene.act("gm", BiteAttack(dog, woman, "left_leg", defence=BiteDefence("senses")))
    for call, die in zip(list(scene.state.dice.calls), (7, 9), strict=True):
        throw(scene, call, die)
    scene.amend("gm", event, BiteAttack(dog, bob, "left_leg", defence=BiteDefence("senses")))
    assert thrown(scene, event) == {dog: 7, bob: None}


@pytest.mark.parametrize("by_dice", [False, True])
def test_those_who_sat_in_a_car(by_dice: bool) -> None:
    """SOM-DANGER-ROAD-05, SOM-DANGER-ROAD-06, SOM-RULING-02: the luck of the belt, the place of the Wounds."""
    scene, woman, bob, _ = three()
    ways = {woman: Occupant(woman, "unstated", wounds=6), bob: Occupant(bob, "unstated", wounds=6)}
    event = scene.act("gm", ApplyAccident((ways[woman], ways[bob]), 60))
    for call, die in zip(list(scene.state.dice.calls), (19, 20), strict=True):
        throw(scene, call, die)
    places: tuple[tuple[str, Place], ...] = ((woman, "head"), (bob, "trunk"))
    for person, zone in places:
        hit = f"{event}.{person}"
        scene.do("gm", PlaceWounds(hit, dice=1) if by_dice else PlaceWounds(hit, {zone: 6}))
    for call, die in zip(list(scene.state.dice.calls), (6, 3), strict=False):
        throw(scene, call, die)
    wounded = totals(scene, bob)
    assert wounded != (0, 0)
    scene.amend("gm", event, ApplyAccident((ways[bob],), 60))
    assert (totals(scene, woman), totals(scene, bob)) == ((0, 0), wounded)
    assert scene.state.dice.calls == {}


def test_ids_by_place_are_understood() -> None:
    """SOM-ROLL-08: what a record of before names by its place in the list; it is judged again as it was recorded."""
    scene, woman, bob, other = three()
    event = scene.act("gm", versus(woman, bob, other))
    step = scene.do("ana", Roll(f"{event}.1"), 20)
    assert one(step, RollResolved).call == f"{event}.{woman}"
    assert rejudge(scene.game, step.before, step.event) == (step.event,)
    scene.do("bob", Roll(f"{event}.2"), 20)
    scene.do("gm", Roll(f"{event}.3"), 20)
    scene.do("gm", OrderReroll(event, 1))
    scene.do("ana", Roll(f"{event}.1.1"), 3)
    assert thrown(scene, event)[woman] == 3
    scene.refuse("ana", Roll(f"{event}.4"), "not_called", 7)
