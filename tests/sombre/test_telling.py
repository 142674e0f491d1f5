"""What twins excuse tells by a rule: nothing is read of it as it happens, and something else later."""

from __future__ import annotations

import pytest

from domain.base.events import Command
from domain.systems.sombre.animals.swarms import SwarmAttack
from domain.systems.sombre.characters.approval import AssignCharacter
from domain.systems.sombre.characters.creation import ChoosePersonality, GrantChildSkill, SetAgeClass, SetSpecial
from domain.systems.sombre.combat.declarations.long_actions import AdjustLongAction, SetLongAction
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction
from domain.systems.sombre.dice.calls import CallOpposedRoll, Side
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.fear.crimes import DeclareCrime
from domain.systems.sombre.health.fatigue import ImposeFatigue
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, UpdateNpc
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.table.phases import StartPlay
from tests.sombre.nights import Night
from tests.sombre.table import SEATS, carole, draft
from tests.twins import Twins, received


def drafted() -> tuple[Twins, str]:
    """Carole is being made; Bob has nobody."""
    twins = Twins("sombre", SEATS, ("bob", "eve"))
    people = [draft(scene) for scene in (twins.left, twins.right)]
    return twins, people[0]


def playing() -> tuple[Twins, str]:
    """Carole is in an open scene."""
    twins = Twins("sombre", SEATS, ("bob", "eve"))
    people = [carole(scene) for scene in (twins.left, twins.right)]
    twins.both("gm", StartPlay())
    twins.both("gm", OpenScene("La cave"))
    return twins, people[0]


def shows_when_handed(twins: Twins, person: str) -> bool:
    """Does whoever is given the character then read it?"""
    twins.both("gm", AssignCharacter(person, None))
    return shows(twins, "gm", AssignCharacter(person, "bob"), "bob")


def shows(twins: Twins, seat: str, command: Command, reader: str, *dice: int) -> bool:
    with pytest.raises(AssertionError):
        twins.both(seat, command, *dice)
    return received(twins.left, reader) != received(twins.right, reader)


def test_a_special_character() -> None:
    """SOM-TRAIT-02: whoever plays it may take supernatural traits."""
    twins, person = drafted()
    twins.secret("gm", SetSpecial(person, True), None)
    assert shows_when_handed(twins, person)


def test_a_childs_one_skill() -> None:
    """SOM-CHAR-15: it stands on the sheet."""
    twins, person = drafted()
    twins.both("gm", SetAgeClass(person, "child"))
    twins.secret("gm", GrantChildSkill(person, "Natation", "en piscine", 11), None)
    assert shows_when_handed(twins, person)


def test_a_personality() -> None:
    """SOM-MIND-09: it stands on the sheet."""
    twins, person = drafted()
    for scene, chosen in ((twins.left, ChoosePersonality(person, "narcissistic")), (twins.right, None)):
        scene.seconds = 900
        if chosen is not None:
            scene.do("ana", chosen)
    twins.check()
    assert shows_when_handed(twins, person)


def test_a_crime() -> None:
    """SOM-CRIME-01: whoever plays the criminal knows of it."""
    twins, person = playing()
    twins.secret("gm", DeclareCrime(person, "vol"), None)
    assert shows_when_handed(twins, person)


def test_fatigue() -> None:
    """SOM-FATIGUE-01: it is on the sheet."""
    twins, person = playing()
    twins.secret("gm", ImposeFatigue(person, 2), None)
    assert shows_when_handed(twins, person)


def test_whom_a_swarm_stung_unseen() -> None:
    """SOM-ANIMAL-16: a swarm that nobody knows; its Wound is on the sheet."""
    twins, person = playing()
    twins.secret("gm", *[CreateNpc("Guêpes", "swarm", swarm="small")] * 2, event_id="bees")
    twins.secret("gm", SwarmAttack("bees", (person,)), None)
    assert shows_when_handed(twins, person)


def duel() -> tuple[Twins, str]:
    """Carole has succeeded; a guard's hidden die waits."""
    twins, person = playing()
    twins.secret("gm", *[CreateNpc("Le garde", scores={"general": 11})] * 2, event_id="guard")
    twins.both("gm", IntroduceNpc("guard", "Un garde"))
    call = twins.both("gm", CallOpposedRoll(Side(person, ("senses",)), (Side("guard", ("general",)),)))
    twins.both("ana", Roll(f"{call}.1"), 5)
    return twins, f"{call}.2"


def test_what_was_written_of_an_npc() -> None:
    """SOM-NPC-01: with another score the same die comes to something else."""
    twins, call = duel()
    twins.secret("gm", UpdateNpc("guard", scores={"general": 2}), None)
    assert shows(twins, "gm", Roll(call), "bob", 9)


def test_hidden_dice_decide() -> None:
    """SOM-NPC-10: the die stays behind the screen, what it comes to does not."""
    twins, call = duel()
    for scene, die in ((twins.left, 9), (twins.right, 19)):
        scene.do("gm", Roll(call), die, event_id="die")
    assert received(twins.left, "bob") != received(twins.right, "bob")


def test_the_length_of_a_long_action() -> None:
    """SOM-TURN-17: the last action is where its roll is made, and then it is over."""
    night = Night()
    night.fight()
    night.both("gm", SetLongAction(night.woman, "fouiller", 2))
    night.secret("gm", AdjustLongAction(night.woman, 9), None)
    going = night.says("ana", night.woman, "continue")
    night.says("bob", night.bob, "none")
    night.phase()
    night.both("gm", ClassifyAction(going, "auto_success"))
    night.phase()
    night.phase()
    night.twins.watchers = ()
    going = night.says("ana", night.woman, "continue")
    night.says("bob", night.bob, "none")
    night.phase()
    night.both("gm", ClassifyAction(going, "auto_success"))
    night.phase()
    assert received(night.twins.left, "bob") != received(night.twins.right, "bob")
