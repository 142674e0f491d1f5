"""Gases: in the face, in a cloud, in the lungs (SOM-DANGER-GAS)."""

from __future__ import annotations

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.combat.resolution.wounds import LiftCondition, RuleCondition
from domain.systems.sombre.combat.turn.turn import AdvancePhase
from domain.systems.sombre.dangers.air.asphyxia import StartAsphyxia
from domain.systems.sombre.dangers.toxic.toxics import Administer, EndEffect
from domain.systems.sombre.dice.calls import CallOpposedRoll, Side
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.gas import gas_ranks
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.health.gun_models import Model
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from domain.systems.sombre.state.arms import STEPS, Loading, Weapon
from domain.systems.sombre.state.hazards import Pace
from domain.systems.sombre.state.perils import Airless
from tests.scene import Scene
from tests.sombre.bodies import distress, hurt, totals
from tests.sombre.dangers.hazards import called, given, thrown
from tests.sombre.fights import acts, combat, done, fight, killer, phase, says, simple
from tests.sombre.table import code_of, equipped, npc, playing, roll, who


def gas(scene: Scene, person: str, ranks: int = 1) -> None:
    scene.do("gm", RuleCondition(person, "gas", ranks=ranks))


def mask(scene: Scene, person: str) -> None:
    equipped(scene, "gm", DefineItem("Un masque à gaz", person, mask=True))


def sprays(scene: Scene, person: str, model: Model = "tear_spray") -> str:
    return scene.act("gm", DefineItem("Une bombe", person, model=model, loading=Loading(steps=STEPS)))


def test_a_rank_and_a_will_not_to_flee() -> None:
    """SOM-DANGER-GAS-05, SOM-DANGER-GAS-06: until the end of the scene."""
    scene, person = playing()
    gas(scene, person)
    assert roll(scene, person, 8).conditions == 1
    assert thrown(scene, "gas_will", 13).success
    assert scene.last("eve") == ["DieRolled", "RollResolved", "GasEndured"]
    scene.do("gm", CloseScene())
    scene.do("gm", OpenScene("Dehors"))
    assert gas_ranks(who(scene, person)) == 0
    assert roll(scene, person, 8).conditions == 0


def test_the_will_bears_no_wounds() -> None:
    """SOM-DANGER-GAS-05: mind (willpower), without any modifier of health."""
    scene, person = playing()
    hurt(scene, person, 5)
    gas(scene, person)
    found = thrown(scene, "gas_will", 14)
    assert (found.wounds, found.success) == (0, False)


def test_ranks_do_not_add_up_and_each_exposure_tries_anew() -> None:
    """SOM-DANGER-GAS-06: military gas is worth two; the worse counts, not their sum."""
    scene, person = playing()
    gas(scene, person, 2)
    thrown(scene, "gas_will", 1)
    gas(scene, person, 1)
    assert gas_ranks(who(scene, person)) == 2
    thrown(scene, "gas_will", 20)
    scene.do("gm", LiftCondition(person, "gas"))
    assert gas_ranks(who(scene, person)) == 0
    scene.refuse("gm", LiftCondition(person, "gas"), "out_of_bounds")


@pytest.mark.parametrize("ranks", [0, 3])
def test_one_rank_or_two(ranks: int) -> None:
    """SOM-DANGER-GAS-06: refusals; no other condition has ranks."""
    scene, person = playing()
    scene.refuse("gm", RuleCondition(person, "gas", ranks=ranks), "out_of_bounds")
    scene.refuse("gm", RuleCondition(person, "bound", ranks=1), "out_of_bounds")
    scene.refuse("ana", RuleCondition(person, "gas", ranks=1), "gm_only")


def test_a_mask() -> None:
    """SOM-DANGER-GAS-08: no gas gets through; what needs the eyes is one rank harder."""
    scene, person = playing()
    mask(scene, person)
    scene.refuse("gm", RuleCondition(person, "gas", ranks=1), "out_of_bounds")
    scene.refuse("gm", Administer(person, "gas", 6), "out_of_bounds")
    assert roll(scene, person, 5, "senses").conditions == 1
    assert roll(scene, person, 5, "body").conditions == 0


def test_who_sees_the_ranks() -> None:
    """SOM-DANGER-GAS-05: that it coughs, everybody; how badly, its owner."""
    scene, person = playing()
    gas(scene, person, 2)
    for seat, ranks in (("gm", 2), ("ana", 2), ("bob", None), ("eve", None)):
        assert scene.feed(seat)[-1].entries[0].fields.ranks == ranks
        assert "gas" in scene.view(seat).health.bodies[0].conditions
    assert scene.view("ana").health.bodies[0].own.gas == 2
    assert scene.view("bob").health.bodies[0].own is None


def test_in_a_turn_the_will_is_called_in_phase_three() -> None:
    """SOM-DANGER-GAS-06, A53, A66: the rank weighs in this Turn when ruled in phase 1; the Turn waits for the will."""
    scene, carole, bob, other = combat()
    gas(scene, carole)
    blow = says(scene, "ana", carole, "strike", other, skill="body")
    says(scene, "bob", bob, "none")
    acts(scene, "gm", other, "none")
    assert not called(scene, "gas_will")
    call = simple(scene, "ana", carole, blow, 20)
    assert scene.state.dice.rolls[call].result.conditions == 1
    done(scene, *(i.id for i in fight(scene).intents.values() if not i.resolved))
    phase(scene)
    assert called(scene, "gas_will")
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    thrown(scene, "gas_will", 3)
    phase(scene)


def test_a_spray_in_the_face_under_senses() -> None:
    """SOM-DANGER-GAS-05, SOM-RANGED-23: no wound, a rank; senses do as well as Tir; point-blank the face is chosen."""
    scene, carole, bob, other = combat()
    spray = sprays(scene, carole)
    jet = says(scene, "ana", carole, "shoot", bob, weapon=spray, skill="senses", aim="head")
    says(scene, "bob", bob, "none")
    acts(scene, "gm", other, "none")
    call = simple(scene, "ana", carole, jet, 10, "senses")
    assert not scene.state.dice.rolls[call].difficulty
    done(scene, *(i.id for i in fight(scene).intents.values() if not i.resolved))
    phase(scene)
    assert gas_ranks(who(scene, bob)) == 1
    assert totals(scene, bob) == (0, 0)
    assert called(scene, "gas_will")
    assert scene.state.items[spray].gun.rounds == 4


def test_a_spray_elsewhere_does_nothing() -> None:
    """SOM-DANGER-GAS-05: only on the head; SOM-DANGER-GAS-08: nor through a mask, nor to an animal."""
    scene, carole, bob, other = combat()
    spray = sprays(scene, carole, "big_tear_spray")
    jet = says(scene, "ana", carole, "shoot", bob, weapon=spray, skill="senses", aim="trunk")
    says(scene, "bob", bob, "none")
    acts(scene, "gm", other, "none")
    simple(scene, "ana", carole, jet, 3, "senses")
    done(scene, *(i.id for i in fight(scene).intents.values() if not i.resolved))
    phase(scene)
    assert gas_ranks(who(scene, bob)) == 0
    assert scene.state.items[spray].gun.rounds == 19


def test_a_spray_may_be_dodged() -> None:
    """SOM-DANGER-GAS-05, SOM-RANGED-22: by whoever is in contact."""
    scene, carole, bob, other = combat()
    spray = sprays(scene, carole)
    jet = says(scene, "ana", carole, "shoot", bob, weapon=spray, skill="senses", aim="head")
    dodge = says(scene, "bob", bob, "dodge", carole)
    acts(scene, "gm", other, "none")
    sides = Side(carole, ("senses",), resolves=jet), Side(bob, ("senses",), resolves=dodge)
    duel = scene.act("gm", CallOpposedRoll(sides[0], (sides[1],)))
    scene.do("ana", Roll(f"{duel}.1"), 4)
    scene.do("bob", Roll(f"{duel}.2"), 9)
    done(scene, *(i.id for i in fight(scene).intents.values() if not i.resolved))
    phase(scene)
    assert gas_ranks(who(scene, bob)) == 0


@pytest.mark.parametrize("cause", ["gas", "war_gas"])
def test_a_mask_lets_nobody_suffocate_in_a_gas(cause: Airless) -> None:
    """SOM-DANGER-GAS-08, SOM-DANGER-GAS-01: in a cellar without air it is no help."""
    scene, person = playing()
    mask(scene, person)
    scene.refuse("gm", StartAsphyxia(person, cause, Pace(turns=1)), "out_of_bounds", rule="SOM-DANGER-GAS-08")
    scene.do("gm", StartAsphyxia(person, "confinement", Pace(turns=1)))


def test_the_cougar_does_damage() -> None:
    """SOM-DANGER-GAS-07: one shot under Tir, bonus +1 when it hits somebody directly."""
    scene, person = playing()
    launcher = sprays(scene, person, "cougar")
    weapon = scene.state.items[launcher].weapon
    assert (weapon.bonus, weapon.gun.capacity, weapon.damage) == (1, 1, "blunt")


def test_a_hot_grenade_burns_the_bare_hand() -> None:
    """SOM-DANGER-GAS-07, A54: a burn of the first degree, on the arm that throws it back."""
    scene, carole, bob, other = combat(reach=False)
    made = Weapon(category="thrown", damage="negligible", bonus=0, simple=True, gas=1, smokes=True)
    grenade = scene.act("gm", DefineItem("Une grenade fumante", carole, weapon=made))
    throw = says(scene, "ana", carole, "throw", other, weapon=grenade, skill="senses")
    says(scene, "bob", bob, "none")
    acts(scene, "gm", other, "none")
    simple(scene, "ana", carole, throw, 20, "senses")
    done(scene, *(i.id for i in fight(scene).intents.values() if not i.resolved))
    phase(scene)
    assert code_of(scene, carole, "wounds") == "x"
    (circle,) = who(scene, carole).gauges.wounds
    assert (circle.why, circle.zone) == ("burn", "right_arm")


@pytest.mark.parametrize(("die", "speed"), [(5, "slow"), (6, "rapid"), (11, "rapid"), (12, "lightning")])
def test_poison_gas(die: int, speed: str) -> None:
    """SOM-DANGER-GAS-03: under body 11 with the Toxicity of 6: slow, rapid after a modified failure, else lightning."""
    scene, person = playing()
    given(scene, person, "gas")
    assert scene.last("ana") == ["SubstanceTaken", "PoisoningCalled", "RollCalled"]
    assert scene.last("eve") == ["RollCalled"]
    found = thrown(scene, "poisoning", die)
    assert found.total == die + 6
    assert distress(scene, person).speed == speed
    assert "needs" not in [d.what for d in scene.view("gm").due]


@pytest.mark.parametrize("toxicity", [0, 3, 4, 12])
def test_how_toxic_a_gas_is(toxicity: int) -> None:
    """SOM-DANGER-GAS-03, A68: six or nine."""
    scene, person = playing()
    scene.refuse("gm", Administer(person, "gas", toxicity), "out_of_bounds")
    given(scene, person, "gas", 9)
    scene.refuse("gm", Administer(person, "gas", 9), "already_called")


def test_longer_exposure_goes_a_step_faster() -> None:
    """SOM-DANGER-GAS-03: without another roll; there is nothing beyond lightning; out of the gas it begins anew."""
    scene, person = playing()
    first = given(scene, person, "gas")
    thrown(scene, "poisoning", 1)
    given(scene, person, "gas")
    assert distress(scene, person).speed == "rapid"
    assert not scene.state.dice.calls
    scene.do("gm", EndEffect(first))
    given(scene, person, "gas")
    assert distress(scene, person).speed == "lightning"
    scene.refuse("gm", Administer(person, "gas", 6), "out_of_bounds")


def test_gas_that_was_never_there() -> None:
    """SOM-RULING-02: the rank, the will and the flight fall with it."""
    scene, person = playing()
    gas(scene, person)
    ruled = scene.last_id
    thrown(scene, "gas_will", 20)
    scene.correct("gm", Retract(ruled, "le vent"))
    assert gas_ranks(who(scene, person)) == 0
    assert not [r for r in scene.state.dice.rolls.values() if r.purpose == "gas_will"]


def test_npcs_and_animals() -> None:
    """SOM-DANGER-GAS-05, SOM-DANGER-GAS-08: how they take it is the game master's."""
    scene, _person = playing()
    other = killer(scene)
    gas(scene, other)
    assert gas_ranks(who(scene, other)) == 1
    assert not scene.state.dice.calls
    scene.do("gm", CreateNpc("Une nuée", "swarm", swarm="small"))
    scene.refuse("gm", RuleCondition(scene.last_id, "gas", ranks=1), "out_of_bounds")
    scene.do("gm", Administer(npc(scene), "gas", 6))
