"""SOM-DANGER-EXPLO: explosions, bombs, mines, grenades and what launches them."""

from __future__ import annotations

from typing import Any

import pytest

from domain.corrections.commands import Retract
from domain.systems.sombre.calls.calls import CallCollectiveRoll, CallRoll
from domain.systems.sombre.calls.roll_words import CallSecretRoll, DeclareAutomaticResult, Roll
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.long_actions import SetLongAction
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime, AdvanceTurns
from domain.systems.sombre.combat.turn.turn import AdvancePhase, StartCombat
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion, Victim
from domain.systems.sombre.dangers.explosions.bombs import BuildBomb, DefuseBomb, SetBomb
from domain.systems.sombre.dangers.explosions.grenades import HandleCharge, RuleCharge, ThrowGrenade
from domain.systems.sombre.dangers.explosions.mines import ClearMines, LayMine, TriggerMine
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.state.arms import Loading, Protection, Weapon
from domain.systems.sombre.state.charges import ChargeKind, Fuse
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.table.phases import StartPlay
from domain.systems.sombre.throws.scenes import CloseScene, OpenScene
from tests.scene import Scene
from tests.sombre.bodies import body, distress, totals
from tests.sombre.fights import combat, done, fighter, idle, killer, made, phase, says, simple, touching
from tests.sombre.runs import told
from tests.sombre.table import SEATS, carole, last_id, npc, playing, roll, who
from tests.twins import Twins


def blast(scene: Scene, *victims: Victim, dice: tuple[int, ...] = (), **named: Any) -> None:
    scene.do("gm", TriggerExplosion(victims, **named), *dice)


@pytest.mark.parametrize(("bonus", "wounds"), [(0, 2), (3, 5), (6, 8)])
def test_the_margin_and_the_charge(bonus: int, wounds: int) -> None:
    """SOM-DANGER-EXPLO-02, SOM-DANGER-EXPLO-03: a d6 where nobody has thrown, a blast without fragments diffuse."""
    scene, person = playing()
    blast(scene, Victim(person), dice=(2,), bonus=bonus, localised=False)
    assert totals(scene, person) == (wounds, 0)
    assert body(scene, person).marks == {}
    scene.refuse("gm", TriggerExplosion((Victim(person),), bonus=4), "out_of_bounds")
    scene.refuse("gm", TriggerExplosion((Victim(person),), margin=21), "out_of_bounds")
    scene.refuse("gm", TriggerExplosion((Victim(person), Victim(person))), "out_of_bounds")
    scene.refuse("gm", TriggerExplosion((Victim(person, zone="head"),), localised=False), "out_of_bounds")
    scene.refuse("ana", TriggerExplosion((Victim(person),)), "gm_only")


def test_the_same_for_all_each_in_a_place_of_his_own() -> None:
    """SOM-DANGER-EXPLO-02 to SOM-DANGER-EXPLO-04: one force, uncapped."""
    scene, person = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    blast(scene, Victim(person), Victim(bob), dice=(3, 4, 5), bonus=3)
    assert (totals(scene, person)[0], totals(scene, bob)[0]) == (6, 6)
    assert (body(scene, person).marks, body(scene, bob).marks) == ({"left_arm": 6}, {})


@pytest.mark.parametrize(("cover", "wounds"), [(None, 8), ("partial", 5), ("extended", 2), ("complete", 0)])
def test_covers(cover: Any, wounds: int) -> None:
    """SOM-DANGER-EXPLO-05."""
    scene, person = playing()
    blast(scene, Victim(person, cover, "trunk"), margin=2, bonus=6)
    assert totals(scene, person) == (wounds, 0)


def test_cover_first_then_what_is_worn() -> None:
    """SOM-DANGER-EXPLO-05, A3: a serious shock is that of what the cover lets through; neither stops a blast."""
    scene, person = playing()
    scene.do("gm", DefineItem("Un gilet", person, protection=Protection(weight="light", zones=("trunk",))))
    vest = last_id(scene)
    scene.do("ana", Equip(person, vest))
    blast(scene, Victim(person, "extended", "trunk"), margin=2, bonus=6)
    assert totals(scene, person) == (0, 0)
    assert not scene.state.items[vest].ruined
    blast(scene, Victim(person, "partial", "trunk"), margin=2, bonus=6)
    assert scene.state.items[vest].ruined == {"trunk"}
    blast(scene, Victim(person), margin=2, localised=False)
    assert totals(scene, person) == (2, 0)


def test_a_limb_torn_off() -> None:
    """SOM-DANGER-EXPLO-04, SOM-DISTRESS-02: massive on a limb; rapid or lightning from then on."""
    scene, person = playing()
    blast(scene, Victim(person, massive=True), dice=(1,), margin=1, bonus=6)
    assert body(scene, person).torn == {"right_leg"}
    assert distress(scene, person).bounds == ("rapid", "lightning")
    scene, person = playing()
    blast(scene, Victim(person, massive=True), dice=(5,), margin=1, bonus=6)
    assert body(scene, person).torn == frozenset()
    assert distress(scene, person).bounds == ("slow", "rapid", "lightning")


def test_what_nobody_survives() -> None:
    """SOM-DANGER-EXPLO-01: whatever covers them."""
    scene, person = playing()
    other = npc(scene)
    blast(scene, Victim(person, "complete"), Victim(other), unsurvivable=True)
    assert not who(scene, person).alive
    assert not who(scene, other).alive


def test_everybody_in_the_sphere_is_dazed() -> None:
    """SOM-DANGER-EXPLO-06: hurt or not, until the end of the scene."""
    scene, person = playing()
    blast(scene, Victim(person, "complete", "head"), margin=1, daze=2)
    assert totals(scene, person) == (0, 0)
    assert roll(scene, person, 3).conditions == 2
    scene.do("gm", CloseScene())
    scene.do("gm", OpenScene("Après"))
    assert roll(scene, person, 3).conditions == 0
    scene.refuse("gm", TriggerExplosion((), daze=3), "out_of_bounds")


def test_what_is_told_of_an_explosion() -> None:
    """SOM-DANGER-EXPLO-02: that it happens, all; its force and dice, the game master; his own Wounds, each victim."""
    scene, person = playing()
    blast(scene, Victim(person), dice=(2, 5), bonus=3)
    assert scene.last("eve") == ["ExplosionTriggered"]
    assert scene.last("ana") == ["ExplosionTriggered", "TickApplied"]
    assert "ExplosionResolved" in scene.last("gm")


def test_an_explosion_hits_somebody_whom_nobody_sees() -> None:
    """SOM-NPC-09, SOM-DANGER-EXPLO-02: in a Turn nothing waits for him, nothing tells of him."""
    twins = Twins("sombre", SEATS, ("ana", "bob", "eve"))
    people = [carole(scene) for scene in (twins.left, twins.right)]
    twins.both("gm", StartPlay())
    twins.both("gm", OpenScene("La cave"))
    twins.secret("gm", CreateNpc("Un guetteur"), CreateNpc("Une ombre"), event_id="hidden")
    twins.both("gm", StartCombat((people[0],)))
    twins.both("ana", DeclareIntent(people[0], ActionSpec(kind="none")))
    twins.both("gm", AdvancePhase())
    caught = (Victim(people[0]), Victim("hidden", massive=True))
    twins.both("gm", TriggerExplosion(caught, bonus=6, daze=1), 4, 5, 1)
    assert told(twins.left, "ana", "ExplosionTriggered")[-1].victims == (people[0],)
    twins.both("gm", AdvancePhase())
    assert totals(twins.left, "hidden")[0] == 10


def test_an_explosion_in_a_turn_waits_for_phase_three() -> None:
    """SOM-TURN-12, SOM-TURN-13."""
    scene, woman, bob, _ = combat()
    idle(scene, woman, bob)
    phase(scene)
    blast(scene, Victim(woman), Victim(bob), dice=(5, 6), margin=12, bonus=9)
    assert who(scene, woman).alive
    phase(scene)
    assert not who(scene, woman).alive
    assert not who(scene, bob).alive


# Bombs


def artificer(scene: Scene, seat: str = "bob", title: str = "Explosifs", speciality: str = "") -> str:
    return fighter(scene, seat, "Bob", (12, 12, 11), speciality, title=title)


def built(scene: Scene, maker: str, die: int, skill: str = "Explosifs", ranks: int = 0, bonus: int = 3) -> str:
    scene.do("bob", BuildBomb(maker, skill, bonus))
    attempt = last_id(scene)
    difficulty = (Rank("amateur", ranks),) if ranks else ()
    scene.do("gm", CallSecretRoll(CallRoll(maker, (skill,), difficulty=difficulty, resolves=attempt)), die)
    return attempt


@pytest.mark.parametrize(("die", "success", "natural"), [(12, True, False), (13, False, True)])
def test_building_a_bomb(die: int, success: bool, natural: bool) -> None:
    """SOM-DANGER-EXPLO-10: the margin is kept behind the screen; its maker reads that it is built, whatever the die."""
    scene, _ = playing()
    bob = artificer(scene)
    bomb = built(scene, bob, die)
    found = scene.state.bombs[bomb]
    assert (found.success, found.natural, found.margin, found.bonus) == (success, natural, 12 if success else None, 3)
    assert scene.last("bob") == ["BombBuilt"]
    assert told(scene, "bob", "BombBuilt")[-1].__struct_fields__ == ("character",)
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
    assert scene.state.bombs == {}


def test_nobody_learns_by_the_form_of_the_answer() -> None:
    """SOM-DANGER-EXPLO-10, A67: a secret roll alone; neither an open one nor a word for all to read."""
    scene, _ = playing()
    bob = artificer(scene)
    scene.refuse("bob", BuildBomb(bob, "Explosifs", 4), "out_of_bounds")
    scene.do("bob", BuildBomb(bob))
    attempt = last_id(scene)
    scene.refuse("bob", BuildBomb(bob), "already_declared")
    scene.refuse("gm", CallRoll(bob, ("Explosifs",), resolves=attempt), "wrong_form")
    scene.refuse("gm", DeclareAutomaticResult(bob, "", True, "facile", attempt), "wrong_form")


def test_amateurs() -> None:
    """SOM-DANGER-EXPLO-11: at a rank at least under what comes near; incompetence fails, and nobody is told."""
    scene, _ = playing()
    bob = artificer(scene, title="Chimie")
    scene.do("bob", BuildBomb(bob, "Chimie"))
    attempt = last_id(scene)
    for skill, code in (("Chimie", "out_of_bounds"), ("body", "skill_not_allowed")):
        scene.refuse("gm", CallSecretRoll(CallRoll(bob, (skill,), resolves=attempt)), code)
    hard = (Rank("amateur", 1),)
    scene.do("gm", CallSecretRoll(CallRoll(bob, ("Chimie",), difficulty=hard, resolves=attempt)), 9)
    assert scene.state.bombs[attempt].success is True
    dud = built_by_nobody(scene, bob)
    assert scene.state.bombs[dud].success is False
    assert scene.last("bob") == ["BombBuilt"]
    assert scene.last("eve") == []


def built_by_nobody(scene: Scene, bob: str) -> str:
    scene.do("bob", BuildBomb(bob))
    attempt = last_id(scene)
    scene.do("gm", CallSecretRoll(CallRoll(bob, ("Explosifs",), resolves=attempt)))
    return attempt


def test_specialities_build_too() -> None:
    """SOM-DANGER-EXPLO-10: Démolition or Sape."""
    scene, _ = playing()
    bob = artificer(scene, speciality="Sape")
    bomb = built(scene, bob, 15, "Sape")
    assert scene.state.bombs[bomb].margin == 15


def npc_bomb(scene: Scene, die: int = 4, **named: Any) -> str:
    maker = npc(scene)
    scene.do("gm", SetBomb(6, maker=maker, label="Une valise", **named), die)
    return last_id(scene)


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
    scene.do("bob", DefuseBomb(bob, bomb))
    attempt = last_id(scene)
    scene.refuse("gm", CallRoll(bob, ("Explosifs",), resolves=attempt), "skill_not_allowed")
    scene.do("gm", CallRoll(bob, ("Désamorçage",), resolves=attempt))
    call = last_id(scene)
    scene.do("bob", Roll(call), die)
    if defused is None:
        scene.do("bob", Roll(f"{call}.again"), 15)
        defused = True
    assert scene.state.bombs[bomb].defused is defused
    assert "DefusalResolved" not in scene.told("bob")
    if defused:
        scene.refuse("gm", TriggerExplosion((), bomb), "already_defused")


@pytest.mark.parametrize(("score", "defused"), [(14, True), (16, False)])
def test_a_tie_goes_to_the_higher_score(score: int, defused: bool) -> None:
    """A47: the score of the maker as the game master gives it."""
    scene, _ = playing()
    bob = artificer(scene, speciality="Désamorçage")
    bomb = npc_bomb(scene, score=score)
    scene.do("bob", DefuseBomb(bob, bomb))
    scene.do("gm", CallRoll(bob, ("Désamorçage",), resolves=last_id(scene)))
    scene.do("bob", Roll(last_id(scene)), 4)
    assert scene.state.bombs[bomb].defused is defused


def test_a_dud_is_defused_by_any_die() -> None:
    """SOM-DANGER-EXPLO-12: which is thrown all the same."""
    scene, _ = playing()
    bob = artificer(scene, speciality="Désamorçage")
    scene.do("gm", SetBomb(6, maker=npc(scene), success=False, label="Une valise"))
    bomb = last_id(scene)
    scene.do("bob", DefuseBomb(bob, bomb))
    scene.do("gm", CallRoll(bob, ("Désamorçage",), resolves=last_id(scene)))
    scene.do("bob", Roll(last_id(scene)), 20)
    assert scene.state.bombs[bomb].defused
    assert scene.last("bob") == ["DieRolled", "RollResolved"]


def test_defusing_in_a_turn_is_a_long_action() -> None:
    """SOM-TURN-17: with its last action, and not before."""
    scene, _ = playing()
    bob = artificer(scene, speciality="Désamorçage")
    bomb = npc_bomb(scene)
    scene.do("gm", StartCombat((bob,)))
    scene.refuse("bob", DefuseBomb(bob, bomb), "wrong_phase")
    scene.do("gm", SetLongAction(bob, "la valise", 1))
    says(scene, "bob", bob, "continue")
    phase(scene)
    scene.do("bob", DefuseBomb(bob, bomb))
    scene.do("gm", CallRoll(bob, ("Désamorçage",), resolves=last_id(scene)))
    scene.do("bob", Roll(last_id(scene)), 9)
    assert scene.state.bombs[bomb].defused
    phase(scene)


# Mines


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
    scene.do("ana", LayMine(person, "antitank", "Le pont"))
    mine = last_id(scene)
    assert (scene.last("ana"), scene.last("bob")) == (["MineLaid"], [])
    assert [m.keeper for m in scene.view("ana").dangers.mines] == [None]
    scene.refuse("gm", TriggerMine((Victim(person),), mine, "antitank"), "out_of_bounds")
    scene.refuse("gm", TriggerMine((Victim(person),)), "out_of_bounds")
    scene.refuse("gm", TriggerMine((Victim(person),), "nothing"), "unknown_id")
    scene.do("gm", TriggerMine((Victim(person),), mine, trained=False))
    assert totals(scene, person) == (0, 0)
    assert scene.last("bob") == []
    scene.do("ana", LayMine(person, "antitank", "Le pont"))
    scene.do("gm", TriggerMine((Victim(person, zone="head"),), last_id(scene), daze=1), 1)
    assert not who(scene, person).alive


def test_clearing_mines() -> None:
    """SOM-DANGER-EXPLO-21: Déminage, one roll for the whole area, alone or as a team."""
    scene, person = playing()
    bob = artificer(scene, title="Déminage")
    scene.do("ana", LayMine(person, "antipersonnel", "Le pont"))
    scene.do("ana", LayMine(person, "antipersonnel", "Le gué"))
    scene.do("bob", ClearMines(bob, "le pont"))
    attempt = last_id(scene)
    scene.refuse("gm", CallRoll(bob, ("senses",), resolves=attempt), "skill_not_allowed")
    scene.do("gm", CallCollectiveRoll(bob, (person,), "Déminage", resolves=attempt))
    scene.do("bob", Roll(last_id(scene)), 10)
    assert [mine.area for mine in scene.state.mines.values()] == ["Le gué"]
    scene.do("bob", ClearMines(bob, "Le gué"))
    scene.do("gm", CallRoll(bob, ("Déminage",), resolves=last_id(scene)))
    scene.do("bob", Roll(last_id(scene)), 20)
    assert len(scene.state.mines) == 1


# Charges


def grenade(scene: Scene, bearer: str, seat: str = "bob", kind: ChargeKind = "explosive") -> str:
    made_of = Weapon(category="thrown", damage="blunt", bonus=0, simple=True, charge=kind)
    scene.do("gm", DefineItem("Une grenade", bearer, weapon=made_of))
    item = last_id(scene)
    scene.do(seat, Equip(bearer, item, "right"))
    return item


def fuse(scene: Scene, item: str) -> Fuse:
    found: Fuse | None = scene.state.items[item].fuse
    assert found is not None
    return found


def turn(scene: Scene, seat: str, person: str, kind: Any, *throw: int, skill: str = "senses", **named: Any) -> None:
    """One Turn in which Bob does that; to phase 1 of the next, or phase 2 if an explosion is due."""
    intent = says(scene, seat, person, kind, **named)
    phase(scene)
    if throw:
        simple(scene, seat, person, intent, throw[0], skill)
    else:
        done(scene, intent)
    phase(scene)
    phase(scene)


def thrower(title: str = "Lancer") -> tuple[Scene, str, str]:
    """Bob, with a grenade in hand, and the killer in the open."""
    scene, _ = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11), title=title)
    other = killer(scene)
    scene.do("gm", StartCombat((bob, other)))
    return scene, bob, other


def in_hand(scene: Scene, bob: str, kind: ChargeKind = "explosive") -> str:
    made_of = Weapon(category="thrown", damage="blunt", bonus=0, simple=True, charge=kind)
    scene.do("gm", DefineItem("Une grenade", bob, weapon=made_of))
    item = last_id(scene)
    turn(scene, "bob", bob, "prepare", weapon=item)
    return item


def test_an_ordinary_throw() -> None:
    """SOM-DANGER-EXPLO-31: pin, throw, delay, explosion, a Turn each; the last in phase 2, with the throw's margin."""
    scene, bob, other = thrower()
    item = in_hand(scene, bob)
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="throw", target=other, weapon=item)), "not_armed")
    turn(scene, "bob", bob, "prepare", weapon=item)
    assert fuse(scene, item).done == {"pin"}
    turn(scene, "bob", bob, "throw", 7, skill="Lancer", target=other, weapon=item)
    assert (fuse(scene, item).left, fuse(scene, item).margin) == (1, 7)
    assert scene.state.items[item].holder is None
    assert any(i.id == item and i.fuse.left == 1 for i in scene.view("eve").combat.items)
    idle_turn(scene, bob)
    says(scene, "bob", bob, "none")
    phase(scene)
    assert [(a.what, a.character) for a in scene.view("eve").combat.fight.awaited] == [("explosion", bob)]
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    blast(scene, Victim(other, zone="trunk"), source=item)
    phase(scene)
    assert totals(scene, other)[0] == 10
    assert item not in scene.state.items


def idle_turn(scene: Scene, bob: str) -> None:
    says(scene, "bob", bob, "none")
    phase(scene)
    phase(scene)
    phase(scene)


def test_a_quick_throw() -> None:
    """SOM-DANGER-EXPLO-32: pin and throw together, complex; a Turn of delay, then the explosion."""
    scene, bob, other = thrower()
    item = in_hand(scene, bob)
    quick = says(scene, "bob", bob, "throw", other, weapon=item, quick=True, skill="Lancer")
    phase(scene)
    call = simple(scene, "bob", bob, quick, 9, "Lancer")
    assert scene.state.rolls[call].result.difficulty == 1
    phase(scene)
    phase(scene)
    idle_turn(scene, bob)
    assert fuse(scene, item).left == 0


@pytest.mark.parametrize(("skill", "success"), [("Lancer", True), ("senses", False)])
def test_held_with_the_lever_released(skill: str, success: bool) -> None:
    """SOM-DANGER-EXPLO-33: no time to react; under senses it fails of itself."""
    scene, bob, other = thrower()
    item = in_hand(scene, bob)
    turn(scene, "bob", bob, "prepare", weapon=item)
    turn(scene, "bob", bob, "prepare", weapon=item, step="release")
    assert fuse(scene, item).left == 1
    throw = says(scene, "bob", bob, "throw", other, weapon=item, skill=skill)
    phase(scene)
    scene.do("gm", CallRoll(bob, (skill,), resolves=throw))
    if success:
        scene.do("bob", Roll(last_id(scene)), 5)
    assert fuse(scene, item).margin == (5 if success else None)
    phase(scene)
    assert fuse(scene, item).left == 0


def test_the_pin_goes_back() -> None:
    """SOM-DANGER-EXPLO-31: while the lever is held nothing runs."""
    scene, bob, _ = thrower()
    item = in_hand(scene, bob)
    turn(scene, "bob", bob, "prepare", weapon=item, step="pin")
    idle_turn(scene, bob)
    assert fuse(scene, item).left is None
    turn(scene, "bob", bob, "prepare", weapon=item, step="pin_back")
    assert fuse(scene, item) == Fuse()
    odd = ActionSpec(kind="prepare", weapon=item, step="light")
    scene.refuse("bob", DeclareIntent(bob, odd), "nothing_to_do")


def test_thrown_back() -> None:
    """SOM-DANGER-EXPLO-34, A65: picked up and thrown in one complex action; the second throw's margin counts."""
    scene, bob, other = thrower()
    item = in_hand(scene, bob)
    turn(scene, "bob", bob, "prepare", weapon=item)
    turn(scene, "bob", bob, "throw", 7, skill="Lancer", target=other, weapon=item)
    again = says(scene, "bob", bob, "throw", other, weapon=item, skill="Lancer")
    phase(scene)
    call = simple(scene, "bob", bob, again, 4, "Lancer")
    assert scene.state.rolls[call].result.difficulty == 1
    assert fuse(scene, item).margin == 4
    phase(scene)
    assert fuse(scene, item).left == 0


def test_a_throw_that_fails() -> None:
    """SOM-DANGER-EXPLO-30, A24: the game master names the point; its margin is a d6."""
    scene, bob, other = thrower()
    item = in_hand(scene, bob)
    turn(scene, "bob", bob, "throw", 20, skill="Lancer", target=other, weapon=item, quick=True)
    idle_turn(scene, bob)
    says(scene, "bob", bob, "none")
    phase(scene)
    blast(scene, Victim(bob, zone="head"), dice=(2,), source=item)
    phase(scene)
    assert totals(scene, bob)[0] == 5


def test_a_grenade_among_four() -> None:
    """SOM-DANGER-EXPLO-30, SOM-TURN-12: all at once, each in his own place, the dead having acted."""
    scene, woman, bob, other = combat(reach=False)
    fourth = npc(scene, label="Une femme", name="Anne")
    item = grenade_of(scene, other)
    idle(scene, woman, bob)
    throw = says(scene, "gm", other, "throw", woman, weapon=item, quick=True)
    phase(scene)
    simple(scene, "gm", other, throw, 6, "senses", woman)
    phase(scene)
    phase(scene)
    idle(scene, woman, bob)
    phase(scene)
    phase(scene)
    phase(scene)
    touching(scene, woman, other)
    strike = says(scene, "ana", woman, "strike", other)
    says(scene, "bob", bob, "none")
    phase(scene)
    simple(scene, "ana", woman, strike, 5)
    caught = (Victim(woman), Victim(bob, "partial"), Victim(other, "extended"), Victim(fourth))
    blast(scene, *caught, dice=(5, 3, 6, 2), source=item, daze=1)
    scene.do("ana", Roll(next(c.id for c in scene.state.calls.values())), 5)
    phase(scene)
    assert [totals(scene, person)[0] for person in (woman, bob, other, fourth)] == [9, 6, 3, 9]
    assert totals(scene, other)[1] == 1
    assert body(scene, bob).marks == {"right_arm": 6}
    assert body(scene, fourth).marks == {"left_leg": 9}


def grenade_of(scene: Scene, bearer: str) -> str:
    made_of = Weapon(category="thrown", damage="blunt", bonus=0, simple=True, charge="explosive")
    scene.do("gm", DefineItem("Une grenade", bearer, weapon=made_of))
    return last_id(scene)


def test_in_usual_time() -> None:
    """SOM-DANGER-EXPLO-31: gestures as commands; the throw as the game master rules it; time stops for it."""
    scene, person = playing()
    item = grenade(scene, person, "ana")
    scene.refuse("ana", ThrowGrenade(person, item), "not_armed")
    scene.refuse("ana", ThrowGrenade(person, "nothing"), "unknown_id")
    scene.refuse("ana", HandleCharge(person, item, "release"), "nothing_to_do")
    scene.do("ana", HandleCharge(person, item, "pin"))
    assert scene.last("eve") == ["ChargeHandled"]
    scene.refuse("ana", ThrowGrenade(person, item, quick=True), "out_of_bounds")
    scene.refuse("gm", RuleCharge(item, margin=3), "unknown_id")
    scene.do("ana", ThrowGrenade(person, item))
    assert scene.last("eve") == ["ChargeThrown"]
    scene.refuse("gm", RuleCharge(item, 3, over=True), "out_of_bounds")
    scene.do("gm", RuleCharge(item, margin=3))
    scene.do("gm", AdvanceTurns(5))
    assert {"ChargeWentOff", "TimeStopped"} <= set(scene.last("gm"))
    scene.refuse("gm", AdvanceTurns(1), "needs_gm_ruling")
    blast(scene, Victim(person, zone="trunk"), source=item)
    assert totals(scene, person)[0] == 6
    other = grenade(scene, person, "ana")
    scene.do("ana", ThrowGrenade(person, other, quick=True))
    scene.do("gm", RuleCharge(other, over=True))
    assert scene.last("eve") == ["ChargeBurntOut"]
    scene.do("gm", AdvanceTurns(5))


@pytest.mark.parametrize(("kind", "turns"), [("incendiary", 10), ("smoke", 30)])
def test_fire_and_smoke(kind: Any, turns: int) -> None:
    """SOM-DANGER-FIRE-30, SOM-DANGER-EXPLO-36: two Turns after the lever it lights, and so long it lasts."""
    scene, person = playing()
    item = grenade(scene, person, "ana", kind)
    scene.do("ana", ThrowGrenade(person, item, quick=True))
    scene.do("gm", AdvanceTurns(2))
    assert told(scene, "eve", "ChargeWentOff")[-1].kind == kind
    scene.refuse("gm", TriggerExplosion((), item), "unknown_id")
    scene.do("gm", AdvanceTurns(turns - 1))
    assert fuse(scene, item).lit == 1
    scene.do("gm", AdvanceTurns(1))
    assert item not in scene.state.items
    assert scene.last("eve") == ["TurnsAdvanced", "ChargeBurntOut"]


def test_the_wind_shortens_the_smoke() -> None:
    """SOM-DANGER-EXPLO-36."""
    scene, person = playing()
    item = grenade(scene, person, "ana", "smoke")
    scene.do("ana", ThrowGrenade(person, item, quick=True))
    scene.refuse("gm", RuleCharge(item, lit=3), "out_of_bounds")
    scene.do("gm", AdvanceTurns(2))
    scene.do("gm", RuleCharge(item, lit=3))
    scene.do("gm", AdvanceTurns(3))
    assert item not in scene.state.items


def test_a_molotov() -> None:
    """SOM-DANGER-FIRE-10: soaked, lit, thrown, a Turn each; whom it sets on fire the game master says."""
    scene, bob, other = thrower()
    item = in_hand(scene, bob, "molotov")
    for step in ("soak", "light"):
        scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="throw", target=other, weapon=item)), "not_armed")
        turn(scene, "bob", bob, "prepare", weapon=item)
        assert step in fuse(scene, item).done
    turn(scene, "bob", bob, "throw", 8, target=other, weapon=item)
    assert item not in scene.state.items
    assert totals(scene, other) == (0, 0)
    assert "ChargeThrown" in scene.told("eve")


def test_a_launcher() -> None:
    """SOM-DANGER-EXPLO-35: under Tir, in the same action; one shot, two actions for the next."""
    scene, bob, other = thrower("Tir")
    loading = Loading(steps=("draw", "safety", "cock"), spare=3)
    scene.do("gm", DefineItem("Un M79", bob, model="grenade_launcher", loading=loading))
    item = last_id(scene)
    shot = says(scene, "bob", bob, "shoot", other, weapon=item, skill="Tir")
    phase(scene)
    simple(scene, "bob", bob, shot, 5, "Tir")
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    shell = next(i.id for i in scene.state.items.values() if i.fuse is not None)
    blast(scene, Victim(other, zone="trunk"), source=shell)
    phase(scene)
    assert totals(scene, other)[0] == 8
    phase(scene)
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="shoot", target=other, weapon=item)), "empty_weapon")


@pytest.mark.parametrize(("support", "ranks"), [(False, 1), (True, 0)])
def test_a_rifle_with_a_launcher_under_it(support: bool, ranks: int) -> None:
    """SOM-DANGER-EXPLO-35: its bullets cost a rank without a support."""
    scene, bob, other = thrower("Tir")
    loading = Loading(steps=("draw", "safety", "cock"))
    scene.do("gm", DefineItem("Un M16", bob, model="assault_rifle_launcher", loading=loading))
    shot = says(scene, "bob", bob, "shoot", other, weapon=last_id(scene), skill="Tir", support=support)
    phase(scene)
    call = simple(scene, "bob", bob, shot, 5, "Tir")
    assert scene.state.rolls[call].result.difficulty == ranks


def test_corrections_of_an_explosion() -> None:
    """A61, SOM-RULING-02: amended, every Wound is derived anew; a throw that never was leaves no grenade."""
    scene, person = playing()
    blast(scene, Victim(person, zone="left_arm"), margin=2, bonus=3)
    event = last_id(scene)
    scene.amend("gm", event, TriggerExplosion((Victim(person, "partial", "left_arm"),), margin=2, bonus=3))
    assert totals(scene, person)[0] == 2
    scene.correct("gm", Retract(event))
    assert totals(scene, person) == (0, 0)
    item = grenade(scene, person, "ana")
    scene.do("ana", ThrowGrenade(person, item, quick=True))
    thrown = last_id(scene)
    scene.do("gm", AdvanceTurns(2))
    blast(scene, Victim(person, zone="trunk"), dice=(1,), source=item)
    scene.correct("gm", Retract(thrown))
    assert totals(scene, person) == (0, 0)
    assert scene.state.items[item].holder == person
