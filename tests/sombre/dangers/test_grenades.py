"""SOM-DANGER-EXPLO-30 to SOM-DANGER-EXPLO-36, SOM-DANGER-FIRE-10, SOM-DANGER-FIRE-30: charges of every kind."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.turn.clocks import AdvanceTurns
from domain.systems.sombre.combat.turn.turn import AdvancePhase, StartCombat
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion, Victim
from domain.systems.sombre.dangers.explosions.grenades import HandleCharge, RuleCharge, ThrowGrenade
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.state.arms import Loading, Weapon
from domain.systems.sombre.state.charges import ChargeKind, Fuse
from domain.systems.sombre.state.combat_state import ActionSpec
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.dangers.test_explosions import blast
from tests.sombre.fights import acts, combat, done, fighter, idle, killer, nobody_acts, phase, says, simple, touching
from tests.sombre.runs import fields_of
from tests.sombre.table import do_as_offered, equipped, npc, playing, result


def grenade(scene: Scene, bearer: str, seat: str = "bob", kind: ChargeKind = "explosive") -> str:
    made_of = Weapon(category="thrown", damage="blunt", bonus=0, simple=True, charge=kind)
    return equipped(scene, seat, DefineItem("Une grenade", bearer, weapon=made_of), "right")


def fuse(scene: Scene, item: str) -> Fuse:
    found: Fuse | None = scene.state.items[item].fuse
    assert found is not None
    return found


def turn(scene: Scene, seat: str, person: str, kind: Any, *throw: int, skill: str = "senses", **named: Any) -> None:
    """One Turn in which Bob does that; to phase 1 of the next, or phase 2 if an explosion is due."""
    intent = acts(scene, seat, person, kind, **named)
    if throw:
        simple(scene, seat, person, intent, throw[0], skill)
    else:
        done(scene, intent)
    phase(scene, 2)


def thrower(title: str = "Lancer") -> tuple[Scene, str, str]:
    """Bob, with a grenade in hand, and the killer in the open."""
    scene, _ = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11), title=title)
    other = killer(scene)
    scene.do("gm", StartCombat((bob, other)))
    return scene, bob, other


def in_hand(scene: Scene, bob: str, kind: ChargeKind = "explosive") -> str:
    made_of = Weapon(category="thrown", damage="blunt", bonus=0, simple=True, charge=kind)
    item = scene.act("gm", DefineItem("Une grenade", bob, weapon=made_of))
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
    acts(scene, "bob", bob, "none")
    assert [(a.what, a.character) for a in scene.view("eve").combat.fight.awaited] == [("explosion", bob)]
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    blast(scene, Victim(other, zone="trunk"), source=item)
    phase(scene)
    assert totals(scene, other)[0] == 10
    assert item not in scene.state.items


def idle_turn(scene: Scene, bob: str) -> None:
    says(scene, "bob", bob, "none")
    phase(scene, 3)


def test_a_quick_throw() -> None:
    """SOM-DANGER-EXPLO-32: pin and throw together, complex; a Turn of delay, then the explosion."""
    scene, bob, other = thrower()
    item = in_hand(scene, bob)
    quick = acts(scene, "bob", bob, "throw", other, weapon=item, quick=True, skill="Lancer")
    call = simple(scene, "bob", bob, quick, 9, "Lancer")
    assert scene.state.dice.rolls[call].result.difficulty == 1
    phase(scene, 2)
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
    throw = acts(scene, "bob", bob, "throw", other, weapon=item, skill=skill)
    scene.do("gm", CallRoll(bob, (skill,), resolves=throw))
    if success:
        scene.do("bob", Roll(scene.last_id), 5)
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


def test_what_a_hand_holds_is_its_bearers() -> None:
    """SOM-DANGER-EXPLO-31, SOM-DANGER-EXPLO-33: the others see that there is something, not what it is nor how far."""
    scene, bob, _ = thrower()
    item = in_hand(scene, bob)
    turn(scene, "bob", bob, "prepare", weapon=item, step="pin")
    held = [next(i for i in scene.view(seat).combat.items if i.id == item) for seat in ("gm", "bob", "ana", "eve")]
    assert [i.fuse and i.fuse.done for i in held] == [("pin",), ("pin",), None, None]
    assert [i.weapon and i.weapon.charge for i in held] == ["explosive", "explosive", None, None]
    assert {i.label for i in held} == {"Une grenade"}


def test_thrown_back() -> None:
    """SOM-DANGER-EXPLO-34, A65: picked up and thrown in one complex action; the second throw's margin counts."""
    scene, bob, other = thrower()
    item = in_hand(scene, bob)
    turn(scene, "bob", bob, "prepare", weapon=item)
    turn(scene, "bob", bob, "throw", 7, skill="Lancer", target=other, weapon=item)
    again = acts(scene, "bob", bob, "throw", other, weapon=item, skill="Lancer")
    call = simple(scene, "bob", bob, again, 4, "Lancer")
    assert scene.state.dice.rolls[call].result.difficulty == 1
    assert fuse(scene, item).margin == 4
    phase(scene)
    assert fuse(scene, item).left == 0


def test_a_tear_grenade_is_cold_until_it_is_thrown() -> None:
    """SOM-DANGER-GAS-07, SOM-DANGER-EXPLO-34, A54: whoever throws it back burns his hand, on the ground or smoking.

    That is one complex action; it goes on smoking where it lands.
    """
    scene, bob, other = thrower()
    made_of = Weapon(category="thrown", damage="negligible", simple=True, gas=1, smokes=True, charge="tear")
    item = scene.act("gm", DefineItem("Une grenade", bob, weapon=made_of))
    burns = []
    for quick in (True, False, False):
        throw = acts(scene, "bob", bob, "throw", other, weapon=item, skill="Lancer", quick=quick)
        assert result(scene, simple(scene, "bob", bob, throw, 20, "Lancer")).difficulty == 1
        phase(scene, 2)
        burns.append(totals(scene, bob)[0])
    assert burns == [0, 1, 2]
    assert (fuse(scene, item).lit, fuse(scene, item).left) == (29, None)


def test_a_throw_that_fails() -> None:
    """SOM-DANGER-EXPLO-30, A24: the game master names the point; its margin is a d6."""
    scene, bob, other = thrower()
    item = in_hand(scene, bob)
    turn(scene, "bob", bob, "throw", 20, skill="Lancer", target=other, weapon=item, quick=True)
    idle_turn(scene, bob)
    acts(scene, "bob", bob, "none")
    blast(scene, Victim(bob, zone="head"), dice=(2,), source=item)
    phase(scene)
    assert totals(scene, bob)[0] == 5


def test_a_grenade_among_four() -> None:
    """SOM-DANGER-EXPLO-30, SOM-TURN-12: all at once, each in his own place, the dead having acted."""
    scene, woman, bob, other = combat(reach=False)
    fourth = npc(scene, label="Une femme", name="Anne")
    item = grenade_of(scene, other)
    idle(scene, woman, bob)
    throw = acts(scene, "gm", other, "throw", woman, weapon=item, quick=True)
    simple(scene, "gm", other, throw, 6, "senses", woman)
    phase(scene, 2)
    nobody_acts(scene, woman, bob, 3)
    touching(scene, woman, other)
    strike = says(scene, "ana", woman, "strike", other)
    acts(scene, "bob", bob, "none")
    simple(scene, "ana", woman, strike, 5)
    caught = (Victim(woman), Victim(bob, "partial"), Victim(other, "extended"), Victim(fourth))
    blast(scene, *caught, dice=(5, 3, 6, 2), source=item, daze=1)
    scene.do("ana", Roll(next(c.id for c in scene.state.dice.calls.values())), 5)
    phase(scene)
    assert [totals(scene, person)[0] for person in (woman, bob, other, fourth)] == [9, 6, 3, 9]
    assert totals(scene, other)[1] == 1
    assert body(scene, bob).marks == {"right_arm": 6}
    assert body(scene, fourth).marks == {"left_leg": 9}


def grenade_of(scene: Scene, bearer: str) -> str:
    made_of = Weapon(category="thrown", damage="blunt", bonus=0, simple=True, charge="explosive")
    return scene.act("gm", DefineItem("Une grenade", bearer, weapon=made_of))


def test_in_usual_time() -> None:
    """SOM-DANGER-EXPLO-31: gestures as commands; the throw as the game master rules it; time stops for it."""
    scene, person = playing()
    item = grenade(scene, person, "ana")
    scene.refuse("ana", ThrowGrenade(person, item), "not_armed")
    scene.refuse("ana", ThrowGrenade(person, "nothing"), "unknown_id")
    scene.refuse("ana", HandleCharge(person, item, "release"), "nothing_to_do")
    do_as_offered(scene, "ana", HandleCharge(person, item, "pin"))
    assert scene.last("eve") == ["ChargeHandled"]
    scene.refuse("ana", ThrowGrenade(person, item, quick=True), "out_of_bounds")
    scene.refuse("gm", RuleCharge(item, margin=3), "unknown_id")
    do_as_offered(scene, "ana", ThrowGrenade(person, item))
    assert scene.last("eve") == ["ChargeThrown"]
    scene.refuse("gm", RuleCharge(item, 3, over=True), "out_of_bounds")
    do_as_offered(scene, "gm", RuleCharge(item, margin=3))
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
    assert fields_of(scene, "eve", "ChargeWentOff")[-1].kind == kind
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
    assert "ChargeThrown" in scene.lines("eve")


def test_a_launcher() -> None:
    """SOM-DANGER-EXPLO-35: under Tir, in the same action; one shot, two actions for the next."""
    scene, bob, other = thrower("Tir")
    loading = Loading(steps=("draw", "safety", "cock"), spare=3)
    item = scene.act("gm", DefineItem("Un M79", bob, model="grenade_launcher", loading=loading))
    shot = acts(scene, "bob", bob, "shoot", other, weapon=item, skill="Tir")
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
    shot = acts(scene, "bob", bob, "shoot", other, weapon=scene.last_id, skill="Tir", support=support)
    call = simple(scene, "bob", bob, shot, 5, "Tir")
    assert scene.state.dice.rolls[call].result.difficulty == ranks


def test_corrections_of_an_explosion() -> None:
    """A61, SOM-RULING-02: amended, every Wound is derived anew; a throw that never was leaves no grenade."""
    scene, person = playing()
    blast(scene, Victim(person, zone="left_arm"), margin=2, bonus=3)
    event = scene.last_id
    scene.amend("gm", event, TriggerExplosion((Victim(person, "partial", "left_arm"),), margin=2, bonus=3))
    assert totals(scene, person)[0] == 2
    scene.correct("gm", Retract(event))
    assert totals(scene, person) == (0, 0)
    item = grenade(scene, person, "ana")
    thrown = scene.act("ana", ThrowGrenade(person, item, quick=True))
    scene.do("gm", AdvanceTurns(2))
    blast(scene, Victim(person, zone="trunk"), dice=(1,), source=item)
    scene.correct("gm", Retract(thrown))
    assert totals(scene, person) == (0, 0)
    assert scene.state.items[item].holder == person
