"""SOM-DANGER-BURN and SOM-DANGER-FIRE: burns, clothes on fire, what protects from it and what puts it out."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from domain.base.corrections import Retract
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.wounds import LiftCondition, RuleCondition
from domain.systems.sombre.combat.turn.clocks import AdvanceTurns
from domain.systems.sombre.combat.turn.healing import HealWeek
from domain.systems.sombre.combat.turn.turn import AdvancePhase, StartCombat
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion, Victim
from domain.systems.sombre.dangers.explosions.grenades import PierceTank
from domain.systems.sombre.dangers.exposure.illnesses import ApplyRadiation
from domain.systems.sombre.dangers.fire.burning import Extinguish, Ignite, SpreadFire, total
from domain.systems.sombre.dangers.fire.burns import ApplyBurn
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import DeclareAutomaticResult
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.state.arms import Protection
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.roll_state import Rank
from tests.contract.sessions import accepted, shortest
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.fights import (
    acts,
    bob_acts,
    combat,
    done,
    fighter,
    idle,
    nobody_acts,
    phase,
    says,
    simple,
    weapon,
    zone,
)
from tests.sombre.runs import fields_of
from tests.sombre.table import do_as_offered, equipped, npc, playing, roll, rolled, who

EVERYWHERE: dict[Any, int] = {"right_leg": 2, "left_leg": 2, "right_arm": 2, "left_arm": 2, "trunk": 2}


def worn(scene: Scene, person: str, seat: str = "ana", **made: Any) -> str:
    return equipped(scene, seat, DefineItem("Un vêtement", person, **made))


def turns(scene: Scene, count: int) -> None:
    for _ in range(count):
        scene.do("gm", AdvanceTurns(1))
        for due in list(scene.state.rulings_due):
            scene.do("gm", SetDistressSpeed(due.partition(":")[2], "slow"))


@pytest.mark.parametrize(
    ("degree", "zones", "wounds"),
    [
        (2, {"right_arm": 1}, 3),
        (3, {"right_arm": 0}, 3),
        (1, {"trunk": 1}, 2),
        (1, {"trunk": 2}, 3),
        (3, {"head": 2}, 5),
    ],
)
def test_degree_and_surface(degree: int, zones: Any, wounds: int) -> None:
    """SOM-DANGER-BURN-01, E2.12, E2.14, E2.15."""
    scene, person = playing()
    scene.do("gm", ApplyBurn(person, degree, zones))
    assert totals(scene, person) == (wounds, 0)


def test_an_arm_in_boiling_water_is_of_no_use() -> None:
    """E2.12, A19: one mark for each Wound; SOM-DANGER-BURN-02: nothing that is worn stops the heat."""
    scene, person = playing()
    worn(scene, person, protection=Protection(weight="heavy", zones=("right_arm",)))
    scene.do("gm", ApplyBurn(person, 2, {"right_arm": 1}))
    assert body(scene, person).marks == {"right_arm": 3}
    assert "LimbInvalidated" in scene.last("ana")
    assert "LimbInvalidated" not in scene.last("bob")


def test_five_zones_kill() -> None:
    """E2.13, SOM-DANGER-BURN-02: 1 + 5 x 2 = 11; the degree weighs where the game master says."""
    scene, person = playing()
    scene.refuse("gm", ApplyBurn(person, 1, EVERYWHERE), "out_of_bounds", rule="SOM-DANGER-BURN-02")
    scene.refuse("gm", ApplyBurn(person, 1, EVERYWHERE, "head"), "out_of_bounds")
    scene.do("gm", ApplyBurn(person, 1, EVERYWHERE, "trunk"))
    assert not who(scene, person).alive


def test_surface_wounds_lie_in_their_zones_and_the_degree_on_the_most_burnt() -> None:
    """SOM-DANGER-BURN-02: each limb has its own cap."""
    scene, person = playing()
    scene.do("gm", ApplyBurn(person, 3, {"right_arm": 2, "left_arm": 1, "trunk": 1}))
    assert body(scene, person).marks == {"right_arm": 3, "left_arm": 1}
    assert totals(scene, person) == (3 + 1 + 1, 0)


BURNT: tuple[tuple[int, dict[Any, int], Any], ...] = (
    (3, {"right_arm": 2, "left_arm": 1, "trunk": 1}, "right_arm"),
    (3, {"right_arm": 2, "left_arm": 1, "trunk": 0}, None),
    (2, {"head": 1, "trunk": 0}, None),
    (1, {"left_leg": 0}, None),
    (1, {"left_leg": 0}, "left_leg"),
    (1, EVERYWHERE, "trunk"),
    (2, {"head": 1, "trunk": 1}, "head"),
    (1, {"right_leg": 0, "left_leg": 0}, "left_leg"),
    (2, {"head": 2, "trunk": 2, "right_arm": 0}, "trunk"),
)


@pytest.mark.parametrize(("degree", "zones", "worst"), BURNT)
@pytest.mark.parametrize("by_radiation", [False, True])
def test_burns_of_several_zones_are_on_offer(degree: int, zones: Any, worst: Any, by_radiation: bool) -> None:
    """SOM-DANGER-BURN-02, SOM-DANGER-RAD-02: any zones; the one that is burnt most is named if there are several."""
    scene, person = playing()
    named: dict[str, Any] = {"degree": degree, "zones": zones, "worst": worst}
    do_as_offered(scene, "gm", ApplyRadiation(person, "skin", **named) if by_radiation else ApplyBurn(person, **named))


def test_a_burn_is_on_offer_if_it_is_accepted() -> None:
    """SOM-DANGER-BURN-02: whatever the extents of three zones, and whichever is named as burnt most, or none."""
    scene, person = playing()
    offered = [Draft202012Validator(move.schema) for move in scene.moves("gm") if move.command is ApplyBurn]
    places: tuple[Any, ...] = ("head", "trunk", "left_arm")
    for extents, worst in product(product((None, 0, 1, 2, 3), repeat=3), (None, *places)):
        zones = {zone: extent for zone, extent in zip(places, extents, strict=True) if extent is not None}
        burn = ApplyBurn(person, 1, zones, worst)
        assert any(each.is_valid(shortest(burn)) for each in offered) is accepted(scene, "gm", burn), burn


def test_without_cap_and_marks() -> None:
    """A19: `burn_cap_and_marks` off."""
    scene, person = playing(burn_cap_and_marks=False)
    scene.do("gm", ApplyBurn(person, 3, {"right_arm": 2}))
    assert totals(scene, person) == (5, 0)
    assert body(scene, person).marks == {}


@pytest.mark.parametrize(
    ("degree", "zones"), [(0, {"head": 1}), (4, {"head": 1}), (1, {}), (1, {"head": 3}), (1, {"hind_legs": 1})]
)
def test_bounds_of_burns(degree: int, zones: Any) -> None:
    """SOM-DANGER-BURN-01."""
    scene, person = playing()
    scene.refuse("gm", ApplyBurn(person, degree, zones), "out_of_bounds")
    scene.refuse("ana", ApplyBurn(person, 1, {"head": 1}), "gm_only")


def test_burns_heal_in_two_weeks_each() -> None:
    """SOM-DANGER-BURN-03, SOM-CARE-02; so do the wounds of a red-hot weapon."""
    scene, person = playing()
    scene.do("gm", ApplyBurn(person, 1, {"trunk": 1}))
    scene.refuse("gm", HealWeek(person, "ordinary"), "out_of_bounds")
    scene.do("gm", HealWeek(person, "burn"))
    assert scene.state.time.clock == 14 * 24 * 60


def test_a_red_hot_iron_burns() -> None:
    """SOM-DANGER-BURN-03: no more damage than cold, and it heals as a burn."""
    scene, woman, bob, killer = combat()
    iron = weapon(scene, bob, hot=True)
    strike = bob_acts(scene, woman, bob, "strike", killer, weapon=iron)
    simple(scene, "bob", bob, strike, 4, "Mêlée", place=5)
    phase(scene)
    assert [circle.why for circle in who(scene, killer).gauges.wounds] == ["burn"] * 4


@pytest.mark.parametrize(
    ("fuel", "steps"), [("ordinary", (1, 3, 5, 6, 7, 8)), ("liquid", (1, 4, 7, 9, 11)), ("jet", (1, 4, 7, 9, 11))]
)
def test_the_table_of_steps(fuel: Any, steps: tuple[int, ...]) -> None:
    """SOM-DANGER-FIRE-02, A20: the degree stops at the third, the surface goes on."""
    assert tuple(total(fuel, n) for n in range(1, len(steps) + 1)) == steps
    assert total(fuel, 0) == 0


def test_clothes_that_catch_fire() -> None:
    """SOM-DANGER-FIRE-02: the third Turn after, then every third; only what a step adds."""
    scene, person = playing()
    scene.do("gm", Ignite(person))
    assert scene.last("eve") == ["CaughtFire"]
    found = []
    for _ in range(9):
        turns(scene, 1)
        found.append(totals(scene, person)[0])
    assert found == [0, 0, 1, 1, 1, 3, 3, 3, 5]
    assert body(scene, person).marks == {}


@pytest.mark.parametrize("fuel", ["liquid", "jet"])
def test_soaked_clothes(fuel: Any) -> None:
    """SOM-DANGER-FIRE-02, A64: in usual time the first Turn is that of the ignition."""
    scene, person = playing()
    scene.do("gm", Ignite(person, fuel))
    found = []
    for _ in range(3):
        turns(scene, 1)
        found.append(totals(scene, person)[0])
    assert found == [1, 4, 7]
    scene.do("gm", AdvanceTurns(2))
    assert not who(scene, person).alive
    assert who(scene, person).body.dangers == ()


def test_fire_in_a_turn() -> None:
    """SOM-DANGER-FIRE-02, A35: soaked, phase 3 of the Turn itself; else the third Turn after."""
    scene, woman, bob, _ = combat()
    idle(scene, woman, bob)
    scene.do("gm", Ignite(bob, "liquid"))
    scene.do("gm", Ignite(woman))
    phase(scene, 2)
    assert (totals(scene, bob)[0], totals(scene, woman)[0]) == (1, 0)
    phase(scene)
    for wounds in (0, 0, 1):
        nobody_acts(scene, woman, bob, 2)
        for due in list(scene.state.rulings_due):
            scene.do("gm", SetDistressSpeed(due.partition(":")[2], "slow"))
        assert totals(scene, woman)[0] == wounds
        phase(scene)


def test_soaked_in_phase_three_the_first_step_is_at_once() -> None:
    """A35: the phase of the ignition Turn is there already."""
    scene, woman, bob, _ = combat()
    nobody_acts(scene, woman, bob, 2)
    scene.do("gm", Ignite(bob, "liquid"))
    assert totals(scene, bob)[0] == 1


@pytest.mark.parametrize(("fuel", "before", "after"), [("ordinary", 8, 9), ("liquid", 2, 3), ("jet", 2, 3)])
def test_fire_proof_clothes_hold_it_up(fuel: Any, before: int, after: int) -> None:
    """SOM-DANGER-FIRE-03, A63: every duration by three."""
    scene, person = playing()
    worn(scene, person, cloth="fire_proof")
    scene.do("gm", Ignite(person, fuel))
    turns(scene, before)
    assert totals(scene, person)[0] == 0
    turns(scene, after - before)
    assert totals(scene, person)[0] == 1


def test_the_game_master_says_what_the_clothes_are_worth() -> None:
    """SOM-DANGER-FIRE-03: `proof` overrides what is worn."""
    scene, person = playing()
    scene.do("gm", Ignite(person, "liquid", proof=True))
    turns(scene, 2)
    assert totals(scene, person)[0] == 0


def test_an_aluminised_suit() -> None:
    """SOM-DANGER-FIRE-04: nothing burns; two ranks on what the body does, one on what the eyes do."""
    scene, person = playing()
    worn(scene, person, cloth="aluminised")
    scene.refuse("gm", Ignite(person), "immune_to_fire")
    assert roll(scene, person, 5, "body").conditions == 2
    assert roll(scene, person, 5, "senses").conditions == 1
    assert roll(scene, person, 5, "mind").conditions == 0


def test_where_the_fire_goes() -> None:
    """SOM-DANGER-FIRE-02: zones as it spreads, marks where a limb is named, no limb cap; else diffuse."""
    scene, person = playing()
    scene.do("gm", Ignite(person, "liquid", places=("right_arm",)))
    scene.refuse("gm", Ignite(person), "already_burning")
    turns(scene, 1)
    scene.do("gm", SpreadFire(person, ("right_arm",)))
    turns(scene, 1)
    assert body(scene, person).marks == {"right_arm": 4}
    turns(scene, 1)
    assert body(scene, person).marks == {"right_arm": 4}
    assert totals(scene, person)[0] == 7
    scene.refuse("gm", SpreadFire(person, ("tail",)), "out_of_bounds")  # type: ignore[arg-type]


def test_numbers_are_of_page_three() -> None:
    """SOM-DANGER-FIRE-02: that it gains is seen by all; by how much, on the sheet."""
    scene, person = playing()
    scene.do("gm", Ignite(person, "liquid"))
    turns(scene, 1)
    assert fields_of(scene, "ana", "BurnStepReached")[-1].wounds == 1
    assert fields_of(scene, "bob", "BurnStepReached")[-1].wounds is None
    for seat, keeps in (("gm", True), ("ana", False), ("eve", False)):
        seen = scene.view(seat).dangers.hazards[0]
        assert (seen.danger, seen.running, seen.keeper is not None) == ("burning", True, keeps)


def test_putting_it_out() -> None:
    """SOM-DANGER-FIRE-02: the game master's word at once; a player's attempt as he rules."""
    scene, person = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11))
    scene.refuse("bob", Extinguish(bob, person), "not_burning")
    scene.refuse("bob", Extinguish(bob, "nobody"), "unknown_id")
    scene.do("gm", Ignite(person))
    scene.refuse("bob", Extinguish(person, person), "not_owner")
    attempt = do_as_offered(scene, "bob", Extinguish(bob, person))
    scene.refuse("bob", Extinguish(bob, person), "already_declared")
    rolled(scene, CallRoll(bob, ("body",), resolves=attempt), "bob", 20)
    assert body(scene, person).dangers
    scene.do("bob", Extinguish(bob, person))
    scene.do("gm", DeclareAutomaticResult(bob, "", True, "une couverture", scene.last_id))
    assert body(scene, person).dangers == ()
    assert "Extinguished" in scene.last("eve")
    scene.do("gm", Ignite(person))
    scene.do("gm", Extinguish(bob, person))
    assert scene.view("eve").dangers.hazards == ()


def test_only_water_puts_out_a_jet() -> None:
    """SOM-DANGER-FIRE-20, A63."""
    scene, person = playing()
    scene.do("gm", Ignite(person, "jet"))
    scene.refuse("ana", Extinguish(person, person), "only_water_jet")
    scene.refuse("gm", Extinguish(person, person), "only_water_jet")
    scene.do("gm", Extinguish(person, person, water_jet=True))
    assert body(scene, person).dangers == ()


def test_a_burning_fighter() -> None:
    """SOM-DANGER-FIRE-02, A46: put out in phase 2, nothing burns any more in phase 3."""
    scene, woman, bob, _ = combat()
    scene.do("gm", Ignite(woman, "liquid"))
    says(scene, "ana", woman, "none")
    says(scene, "bob", bob, "extinguish", woman)
    out = scene.last_id
    phase(scene)
    scene.refuse("bob", Extinguish(bob, woman), "wrong_phase")
    done(scene, out)
    phase(scene)
    assert totals(scene, woman)[0] == 0
    assert body(scene, woman).dangers == ()


def test_a_fire_that_is_not_put_out() -> None:
    """SOM-TURN-14: burning comes after the blows of the Turn; a distress owes its speed before the phase ends."""
    scene, woman, bob, _ = combat()
    scene.do("gm", ApplyBurn(woman, 3, {"trunk": 1}))
    scene.do("gm", ApplyBurn(woman, 1, {"head": 1}))
    scene.do("gm", Ignite(woman, "liquid"))
    says(scene, "ana", woman, "extinguish")
    own = scene.last_id
    acts(scene, "bob", bob, "none")
    simple(scene, "ana", woman, own, 20)
    phase(scene)
    assert totals(scene, woman)[0] == 4 + 2 + 1
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")


def test_declaring_against_fire() -> None:
    """SOM-DANGER-FIRE-20: refused for what all can see."""
    scene, woman, _, _ = combat()
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="extinguish")), "not_burning")
    scene.do("gm", Ignite(woman, "jet"))
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="extinguish")), "only_water_jet")
    wet = ActionSpec(kind="move", water_jet=True)
    scene.refuse("ana", DeclareIntent(woman, wet), "out_of_bounds")
    scene.do("ana", DeclareIntent(woman, ActionSpec(kind="extinguish", water_jet=True)))


def test_thick_smoke() -> None:
    """SOM-DANGER-FIRE-01: what goes by sight fails of itself; the rest does not; a blaze burns by the game master."""
    scene, person = playing()
    scene.do("gm", RuleCondition(person, "in_smoke"))
    assert scene.last("eve") == ["ConditionRuled"]
    scene.do("gm", CallRoll(person, ("senses",), attempt="la sortie"))
    assert scene.last("eve") == ["RollCalled", "ActionAutoResolved", "AttemptLocked"]
    assert roll(scene, person, 5, "body").success
    assert roll(scene, person, 5, "senses", nature="physical").success
    scene.do("gm", LiftCondition(person, "in_smoke"))
    assert roll(scene, person, 5).success
    scene.do("gm", ApplyBurn(person, 1, {"head": 0}))
    assert totals(scene, person)[0] == 1


def test_fire_against_a_vehicle() -> None:
    """SOM-DANGER-FIRE-11: a rank for the exact place; the tank explodes when the game master says so."""
    scene, person = playing()
    assert roll(scene, person, 8, ranks=1).success
    assert not roll(scene, person, 9, ranks=1).success
    scene.do("gm", AdvanceTurns(2))
    scene.do("gm", TriggerExplosion((Victim(person, zone="trunk"),), bonus=6), 1)
    assert totals(scene, person)[0] == 7


def test_an_incendiary_burns_at_once_and_sets_on_fire() -> None:
    """SOM-DANGER-FIRE-30, A62: a third-degree burn where it touches, and the clothes apart."""
    scene, person = playing()
    scene.refuse("gm", Ignite(person, "liquid", contact="right_arm"), "out_of_bounds")
    scene.do("gm", Ignite(person, contact="right_arm"))
    assert totals(scene, person)[0] == 3
    assert body(scene, person).marks == {"right_arm": 3}
    turns(scene, 3)
    assert totals(scene, person)[0] == 4


def flamethrower(scene: Scene, bearer: str, seat: str = "gm") -> str:
    return equipped(scene, seat, DefineItem("Un lance-flammes", bearer, model="flamethrower"), "right")


def test_a_flamethrower() -> None:
    """SOM-DANGER-FIRE-20: one action for the valve, a jet for each action, no recoil, no wound but by the fire.

    SOM-DANGER-FIRE-21, A74: its load weighs on its own jet, too.
    """
    scene, _ = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11), title="Tir")
    other = npc(scene)
    flames = flamethrower(scene, bob, "bob")
    scene.do("gm", StartCombat((bob, other)))
    spec = ActionSpec(kind="shoot", target=other, weapon=flames, skill="Tir")
    scene.refuse("bob", DeclareIntent(bob, spec), "weapon_not_ready")
    valve = acts(scene, "bob", bob, "prepare", weapon=flames)
    done(scene, valve)
    phase(scene, 2)
    jet = acts(scene, "bob", bob, "shoot", other, weapon=flames, skill="Tir")
    call = simple(scene, "bob", bob, jet, 6, "Tir")
    assert scene.state.dice.rolls[call].result.conditions == 2
    zone(scene, "bob", 5)
    scene.do("gm", Ignite(other, "jet"))
    phase(scene)
    assert totals(scene, other)[0] == 1
    assert scene.state.items[flames].gun.rounds == 29


def test_a_flamethrower_weighs_and_betrays() -> None:
    """SOM-DANGER-FIRE-21: two ranks on what its bearer's body does; against him neither light nor smoke counts."""
    scene, _ = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11), title="Tir")
    other = npc(scene)
    gun = weapon(scene, bob, "piercing", 2, "firearm")
    scene.do("bob", Equip(bob, gun, "right"))
    flamethrower(scene, other)
    scene.do("gm", StartCombat((bob, other)))
    shot = acts(scene, "bob", bob, "shoot", other, weapon=gun, skill="Tir")
    gloom = (Rank("light", 2), Rank("visibility", 1), Rank("distance", 1))
    scene.do("gm", CallRoll(bob, ("Tir",), difficulty=gloom, resolves=shot))
    called = scene.state.dice.calls[scene.last_id]
    assert [(rank.label, rank.ranks) for rank in called.difficulty] == [
        ("light", 0),
        ("visibility", 0),
        ("distance", 1),
    ]
    scene, person = playing()
    flamethrower(scene, person, "ana")
    assert roll(scene, person, 5, "body").conditions == 2
    assert roll(scene, person, 5, "senses").conditions == 0


@pytest.mark.parametrize(("tracer", "die", "burns"), [(False, 1, True), (False, 2, False), (True, 1, True)])
def test_a_bullet_through_the_tank(tracer: bool, die: int, burns: bool) -> None:
    """SOM-DANGER-FIRE-22: one in twenty, one in six for a tracer; the operator burns as by his own jet."""
    scene, _ = playing()
    other = npc(scene)
    flamethrower(scene, other)
    scene.refuse("gm", PierceTank(other, tracer), "bad_die", 21)
    scene.do("gm", PierceTank(other, tracer), die)
    assert bool(body(scene, other).dangers) is burns
    assert ("TankExploded" in scene.last("eve")) is burns


def test_corrections_of_a_fire() -> None:
    """A61, SOM-RULING-02: without its ignition no step was ever ticked; from another fuel they are derived anew."""
    scene, person = playing()
    lit = scene.act("gm", Ignite(person))
    turns(scene, 3)
    assert totals(scene, person)[0] == 1
    scene.amend("gm", lit, Ignite(person, "liquid"))
    assert totals(scene, person)[0] == 7
    assert scene.view("gm").due[0].what == "distress"
    scene.correct("gm", Retract(lit))
    assert totals(scene, person)[0] == 0
    assert scene.view("eve").dangers.hazards == ()
