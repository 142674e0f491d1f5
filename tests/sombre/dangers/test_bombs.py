"""SOM-DANGER-EXPLO-10 to SOM-DANGER-EXPLO-21: bombs built and defused, mines laid and cleared."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.combat.declarations.long_actions import SetLongAction
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime, AdvanceTurns
from domain.systems.sombre.combat.turn.turn import StartCombat
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion, Victim
from domain.systems.sombre.dangers.explosions.bombs import BuildBomb, DefuseBomb, SetBomb
from domain.systems.sombre.dangers.explosions.mines import ClearMines, LayMine, TriggerMine
from domain.systems.sombre.dice.calls import CallCollectiveRoll, CallRoll
from domain.systems.sombre.dice.roll_commands import CallSecretRoll, DeclareAutomaticResult, Roll
from domain.systems.sombre.state.roll_state import Rank
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.dangers.test_explosions import blast
from tests.sombre.fights import acts, fighter, phase
from tests.sombre.runs import fields_of
from tests.sombre.table import npc, playing, rolled, who


def artificer(scene: Scene, title: str = "Explosifs", speciality: str = "") -> str:
    return fighter(scene, "bob", "Bob", (12, 12, 11), speciality, title=title)


def built(scene: Scene, maker: str, die: int, skill: str = "Explosifs", ranks: int = 0, bonus: int = 3) -> str:
    attempt = scene.act("bob", BuildBomb(maker, skill, bonus))
    difficulty = (Rank("amateur", ranks),) if ranks else ()
    scene.do("gm", CallSecretRoll(CallRoll(maker, (skill,), difficulty=difficulty, resolves=attempt)), die)
    return attempt


@pytest.mark.parametrize(("die", "success", "natural"), [(12, True, False), (13, False, True)])
def test_building_a_bomb(die: int, success: bool, natural: bool) -> None:
    """SOM-DANGER-EXPLO-10: the margin is kept behind the screen; its maker reads that it is built, whatever the die."""
    scene, _ = playing()
    bob = artificer(scene)
    bomb = built(scene, bob, die)
    found = scene.state.dangers.bombs[bomb]
    assert (found.success, found.natural, found.margin, found.bonus) == (success, natural, 12 if success else None, 3)
    assert scene.last("bob") == ["BombBuilt"]
    assert fields_of(scene, "bob", "BombBuilt")[-1].__struct_fields__ == ("character",)
    assert scene.last("ana") == []
    assert [(b.own, b.keeper) for b in scene.view("bob").dangers.bombs] == [(True, None)]
    assert scene.view("ana").dangers.bombs == ()


@pytest.mark.parametrize(("die", "wounds"), [(4, 4 + 3), (13, 3)])
def test_what_was_built_goes_off(die: int, wounds: int) -> None:
    """SOM-DANGER-EXPLO-02, SOM-DANGER-EXPLO-10: with the margin of its maker; one that failed has its bonus alone."""
    scene, person = playing()
    bomb = built(scene, artificer(scene), die)
    scene.refuse("gm", TriggerExplosion((), bomb, margin=1), "out_of_bounds")
    scene.refuse("gm", TriggerExplosion((), "nothing"), "unknown_id")
    blast(scene, Victim(person), source=bomb, localised=False)
    assert totals(scene, person)[0] == wounds
    assert scene.state.dangers.bombs == {}


def test_nobody_learns_by_the_form_of_the_answer() -> None:
    """SOM-DANGER-EXPLO-10, A67: a secret roll alone; neither an open one nor a word for all to read."""
    scene, _ = playing()
    bob = artificer(scene)
    scene.refuse("bob", BuildBomb(bob, "Explosifs", 4), "out_of_bounds")
    attempt = scene.act("bob", BuildBomb(bob))
    scene.refuse("bob", BuildBomb(bob), "already_declared")
    scene.refuse("gm", CallRoll(bob, ("Explosifs",), resolves=attempt), "wrong_form")
    scene.refuse("gm", DeclareAutomaticResult(bob, "", True, "facile", attempt), "wrong_form")


def test_amateurs() -> None:
    """SOM-DANGER-EXPLO-11: at a rank at least under what comes near; incompetence fails, and nobody is told."""
    scene, _ = playing()
    bob = artificer(scene, title="Chimie")
    attempt = scene.act("bob", BuildBomb(bob, "Chimie"))
    for skill, code in (("Chimie", "out_of_bounds"), ("body", "skill_not_allowed")):
        scene.refuse("gm", CallSecretRoll(CallRoll(bob, (skill,), resolves=attempt)), code)
    hard = (Rank("amateur", 1),)
    scene.do("gm", CallSecretRoll(CallRoll(bob, ("Chimie",), difficulty=hard, resolves=attempt)), 9)
    assert scene.state.dangers.bombs[attempt].success is True
    dud = built_by_nobody(scene, bob)
    assert scene.state.dangers.bombs[dud].success is False
    assert scene.last("bob") == ["BombBuilt"]
    assert scene.last("eve") == []


def built_by_nobody(scene: Scene, bob: str) -> str:
    attempt = scene.act("bob", BuildBomb(bob))
    scene.do("gm", CallSecretRoll(CallRoll(bob, ("Explosifs",), resolves=attempt)))
    return attempt


def test_specialities_build_too() -> None:
    """SOM-DANGER-EXPLO-10: Démolition or Sape."""
    scene, _ = playing()
    bob = artificer(scene, speciality="Sape")
    bomb = built(scene, bob, 15, "Sape")
    assert scene.state.dangers.bombs[bomb].margin == 15


def npc_bomb(scene: Scene, **named: Any) -> str:
    maker = npc(scene)
    return scene.act("gm", SetBomb(6, maker=maker, label="Une valise", **named), 4)


def test_the_game_masters_bombs() -> None:
    """SOM-DANGER-EXPLO-10: an NPC's margin is a d6; its clock runs by the Turn and holds time up when it is over."""
    scene, person = playing()
    bomb = npc_bomb(scene, fuse=2)
    assert scene.last("eve") == ["BombSet"]
    scene.refuse("gm", SetBomb(6), "out_of_bounds")
    scene.refuse("gm", SetBomb(6, "nothing"), "unknown_id")
    scene.refuse("gm", SetBomb(6, maker=person), "not_npc")
    scene.refuse("gm", SetBomb(2, bomb), "out_of_bounds")
    scene.do("gm", AdvanceTurns(5))
    assert "TimeStopped" in scene.last("gm")
    scene.refuse("gm", AdvanceFictionTime(1), "needs_gm_ruling")
    blast(scene, Victim(person, zone="trunk"), source=bomb)
    assert totals(scene, person)[0] == 10


@pytest.mark.parametrize(("die", "defused"), [(15, True), (5, True), (4, None), (3, False), (16, False)])
def test_defusing(die: int, defused: bool | None) -> None:
    """SOM-DANGER-EXPLO-12: against the margin of what was built; a tie goes to the score, A47: without one again."""
    scene, _ = playing()
    bob = artificer(scene, speciality="Désamorçage")
    bomb = npc_bomb(scene)
    scene.refuse("bob", DefuseBomb(bob, "nothing"), "unknown_id")
    attempt = scene.act("bob", DefuseBomb(bob, bomb))
    scene.refuse("gm", CallRoll(bob, ("Explosifs",), resolves=attempt), "skill_not_allowed")
    call = rolled(scene, CallRoll(bob, ("Désamorçage",), resolves=attempt), "bob", die)
    if defused is None:
        scene.do("bob", Roll(f"{call}.again"), 15)
        defused = True
    assert scene.state.dangers.bombs[bomb].defused is defused
    assert "DefusalResolved" not in scene.lines("bob")
    if defused:
        scene.refuse("gm", TriggerExplosion((), bomb), "already_defused")


@pytest.mark.parametrize(("score", "defused"), [(14, True), (16, False)])
def test_a_tie_goes_to_the_higher_score(score: int, defused: bool) -> None:
    """A47: the score of the maker as the game master gives it."""
    scene, _ = playing()
    bob = artificer(scene, speciality="Désamorçage")
    bomb = npc_bomb(scene, score=score)
    scene.do("bob", DefuseBomb(bob, bomb))
    rolled(scene, CallRoll(bob, ("Désamorçage",), resolves=scene.last_id), "bob", 4)
    assert scene.state.dangers.bombs[bomb].defused is defused


def test_once_lost_nothing_can_stop_it() -> None:
    """SOM-DANGER-EXPLO-12: the next one reads nothing of it, and tries in vain."""
    scene, _ = playing()
    bob = artificer(scene, speciality="Désamorçage")
    bomb = npc_bomb(scene)
    for die in (3, 15):
        scene.do("bob", DefuseBomb(bob, bomb))
        rolled(scene, CallRoll(bob, ("Désamorçage",), resolves=scene.last_id), "bob", die)
        assert not scene.state.dangers.bombs[bomb].defused
    assert scene.last("bob") == ["DieRolled", "RollResolved"]


@pytest.mark.parametrize("die", [3, 15, 20])
def test_once_defused_it_stays_so(die: int) -> None:
    """SOM-DANGER-EXPLO-12: whoever tries again, and fails, does not prime it anew."""
    scene, _ = playing()
    bob = artificer(scene, speciality="Désamorçage")
    bomb = npc_bomb(scene)
    for thrown in (15, die):
        scene.do("bob", DefuseBomb(bob, bomb))
        rolled(scene, CallRoll(bob, ("Désamorçage",), resolves=scene.last_id), "bob", thrown)
        found = scene.state.dangers.bombs[bomb]
        assert (found.defused, found.lost) == (True, False)
    scene.refuse("gm", TriggerExplosion((), bomb), "already_defused")


def test_a_dud_is_defused_by_any_die() -> None:
    """SOM-DANGER-EXPLO-12: which is thrown all the same."""
    scene, _ = playing()
    bob = artificer(scene, speciality="Désamorçage")
    bomb = scene.act("gm", SetBomb(6, maker=npc(scene), success=False, label="Une valise"))
    scene.do("bob", DefuseBomb(bob, bomb))
    rolled(scene, CallRoll(bob, ("Désamorçage",), resolves=scene.last_id), "bob", 20)
    assert scene.state.dangers.bombs[bomb].defused
    assert scene.last("bob") == ["DieRolled", "RollResolved"]


def test_defusing_in_a_turn_is_a_long_action() -> None:
    """SOM-TURN-17: with its last action, and not before."""
    scene, _ = playing()
    bob = artificer(scene, speciality="Désamorçage")
    bomb = npc_bomb(scene)
    scene.do("gm", StartCombat((bob,)))
    scene.refuse("bob", DefuseBomb(bob, bomb), "wrong_phase")
    scene.do("gm", SetLongAction(bob, "la valise", 1))
    acts(scene, "bob", bob, "continue")
    scene.do("bob", DefuseBomb(bob, bomb))
    rolled(scene, CallRoll(bob, ("Désamorçage",), resolves=scene.last_id), "bob", 9)
    assert scene.state.dangers.bombs[bomb].defused
    phase(scene)


@pytest.mark.parametrize(("die", "leg"), [(2, "left_leg"), (5, "right_leg")])
def test_a_mine(die: int, leg: str) -> None:
    """SOM-DANGER-EXPLO-20: margin d6 and the bonus of its kind, in the leg that a d6 names, uncapped."""
    scene, person = playing()
    scene.do("gm", TriggerMine((Victim(person),), kind="antipersonnel"), 2, die)
    assert totals(scene, person)[0] == 5
    assert body(scene, person).marks == {leg: 5}


def test_mines_that_were_laid() -> None:
    """SOM-DANGER-EXPLO-20: their layer knows that he tried; untrained, they are duds."""
    scene, person = playing()
    scene.refuse("ana", LayMine(person, "antitank", " "), "name_required")
    mine = scene.act("ana", LayMine(person, "antitank", "Le pont"))
    assert (scene.last("ana"), scene.last("bob")) == (["MineLaid"], [])
    assert [m.keeper for m in scene.view("ana").dangers.mines] == [None]
    scene.refuse("gm", TriggerMine((Victim(person),), mine, "antitank"), "out_of_bounds")
    scene.refuse("gm", TriggerMine((Victim(person),)), "out_of_bounds")
    scene.refuse("gm", TriggerMine((Victim(person),), "nothing"), "unknown_id")
    scene.do("gm", TriggerMine((Victim(person),), mine, trained=False))
    assert totals(scene, person) == (0, 0)
    assert scene.last("bob") == []
    scene.do("ana", LayMine(person, "antitank", "Le pont"))
    scene.do("gm", TriggerMine((Victim(person, zone="head"),), scene.last_id, daze=1), 1)
    assert not who(scene, person).alive


def test_clearing_mines() -> None:
    """SOM-DANGER-EXPLO-21: Déminage, one roll for the whole area, alone or as a team."""
    scene, person = playing()
    bob = artificer(scene, title="Déminage")
    scene.do("ana", LayMine(person, "antipersonnel", "Le pont"))
    scene.do("ana", LayMine(person, "antipersonnel", "Le gué"))
    attempt = scene.act("bob", ClearMines(bob, "le pont"))
    scene.refuse("gm", CallRoll(bob, ("senses",), resolves=attempt), "skill_not_allowed")
    rolled(scene, CallCollectiveRoll(bob, (person,), "Déminage", resolves=attempt), "bob", 10)
    assert [mine.area for mine in scene.state.dangers.mines.values()] == ["Le gué"]
    scene.do("bob", ClearMines(bob, "Le gué"))
    rolled(scene, CallRoll(bob, ("Déminage",), resolves=scene.last_id), "bob", 20)
    assert len(scene.state.dangers.mines) == 1
