"""SOM-TURN-12, SOM-TURN-14: what phase 3 does, in which order; and bounds of close combat that show in it."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.combat.resolution.wounds import ImposeWounds, RuleHit
from domain.systems.sombre.combat.turn.stun import CallStun
from domain.systems.sombre.combat.turn.surprise_rolls import CallSurprise
from domain.systems.sombre.combat.turn.turn import (
    AdvancePhase,
    EndCombat,
    SetCombatants,
    SetResolutionOrder,
    StartCombat,
)
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.mind.npcs import NpcSkill, UpdateNpc
from domain.systems.sombre.state.arms import Protection
from tests.scene import Scene
from tests.sombre.bodies import body, carer, distress, dying, hurt, totals, treat
from tests.sombre.fights import (
    acts,
    bob_acts,
    combat,
    done,
    fight,
    fighter,
    idle,
    nobody_acts,
    phase,
    says,
    simple,
    touching,
    weapon,
)
from tests.sombre.table import equipped, playing, result, rolled, who


def vested(weight: Any = "light") -> tuple[Scene, str, str, str]:
    """The killer wears a vest."""
    scene, woman, bob, other = combat()
    scene.do("gm", EndCombat())
    equipped(scene, "gm", DefineItem("Un gilet", other, protection=Protection(weight=weight, zones=("trunk",))))
    scene.do("gm", StartCombat((woman, bob, other)))
    touching(scene, woman, bob, other)
    return scene, woman, bob, other


def test_the_dead_are_past_their_distress() -> None:
    """SOM-TURN-14: deaths by this Turn's hits come before the ticks of what was running."""
    scene, woman = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11))
    dying(scene, woman, "lightning", 9)
    scene.do("gm", StartCombat((woman, bob)))
    nobody_acts(scene, woman, bob)
    scene.do("gm", ImposeWounds(woman, 1, "trunk"))
    phase(scene)
    assert (totals(scene, woman), who(scene, woman).alive) == ((10, 0), False)


def test_the_strain_of_rising_may_bring_distress() -> None:
    """SOM-TURN-14, SOM-MELEE-37, SOM-DISTRESS-01: the Wound of an effort counts with those of the Turn."""
    scene, woman = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11))
    scene.do("gm", ImposeWounds(bob, 3, "left_leg"))
    hurt(scene, bob, 3)
    scene.do("gm", StartCombat((woman, bob)))
    up = bob_acts(scene, woman, bob, "rise")
    done(scene, up)
    phase(scene)
    assert totals(scene, bob) == (7, 0)
    assert "DistressStarted" in scene.last("bob")
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")


def test_rising_on_one_leg_is_a_violent_effort() -> None:
    """SOM-MELEE-37, SOM-DISTRESS-07: a suspended distress relapses, though the Wound were lost to the cap."""
    scene, woman = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11))
    scene.do("gm", ImposeWounds(bob, 3, "left_leg"))
    dying(scene, bob, "slow", 4)
    treat(scene, carer(scene), bob, 4)
    assert distress(scene, bob).until == 240 * 60
    scene.do("gm", StartCombat((woman, bob)))
    up = bob_acts(scene, woman, bob, "rise")
    done(scene, up)
    phase(scene)
    assert (distress(scene, bob).until, distress(scene, bob).used) == (None, True)
    assert totals(scene, bob) == (8, 0)


@pytest.mark.parametrize(("first", "wounds"), [(3, 5), (5, 3)])
def test_hits_strike_in_the_order_of_resolution(first: int, wounds: int) -> None:
    """SOM-TURN-14, SOM-TURN-11, A4: not in that of the dice; the vest stops the first and is no help after it."""
    scene, woman, bob, other = vested()
    knife = weapon(scene, bob)
    scene.do("gm", SetCombatants(actions={bob: 2}))
    says(scene, "ana", woman, "none")
    one = says(scene, "bob", bob, "strike", other, weapon=knife, skill="Mêlée", aim="trunk")
    two = acts(scene, "bob", bob, "strike", other, weapon=knife, skill="Mêlée", aim="trunk")
    simple(scene, "bob", bob, two, 8 - first, "Mêlée")
    simple(scene, "bob", bob, one, first, "Mêlée")
    phase(scene)
    assert totals(scene, other) == (wounds, 0)


def test_surprise_does_not_fix_the_order() -> None:
    """SOM-TURN-11, SOM-MELEE-43: the first die after it does; it is thrown under the skill that the call names."""
    scene, woman, bob, other = combat()
    scene.do("gm", UpdateNpc(other, skills=(NpcSkill("Camouflage", 17),)))
    says(scene, "ana", woman, "none")
    blow = says(scene, "bob", bob, "strike", other)
    run = acts(scene, "gm", other, "move")
    event = scene.act("gm", CallSurprise(other, (woman,), "Camouflage"))
    scene.do("gm", Roll(f"{event}.1"), 16)
    scene.do("ana", Roll(f"{event}.2"), 11)
    assert result(scene, f"{event}.1").score == 17
    assert fight(scene).surprised == {woman}
    quiet = next(i.id for i in fight(scene).intents.values() if i.character == woman)
    scene.do("gm", SetResolutionOrder((run, quiet, blow)))
    simple(scene, "bob", bob, blow, 3)
    scene.refuse("gm", SetResolutionOrder((blow, quiet, run)), "order_frozen")


def test_surprised_one_after_the_other() -> None:
    """SOM-MELEE-43, SOM-MELEE-44: two calls of one Turn; who was surprised first remains so."""
    scene, woman, bob, other = combat()
    nobody_acts(scene, woman, bob)
    for victim, seat in ((woman, "ana"), (bob, "bob")):
        event = scene.act("gm", CallSurprise(other, (victim,)))
        scene.do("gm", Roll(f"{event}.1"), 10)
        scene.do(seat, Roll(f"{event}.2"), 20)
    assert fight(scene).surprised == {woman, bob}
    phase(scene, 2)
    assert fight(scene).surprised == frozenset()


def test_who_has_several_actions_keeps_them() -> None:
    """SOM-TURN-19: from one Turn to the next."""
    scene, woman, bob, other = combat()
    scene.do("gm", SetCombatants(actions={bob: 2}))
    for _ in range(2):
        idle(scene, woman, bob)
        scene.refuse("gm", AdvancePhase(), "declarations_missing")
        says(scene, "bob", bob, "none")
        phase(scene, 3)
    assert fight(scene).actions == {bob: 2}
    assert other in fight(scene).fighters


@pytest.mark.parametrize(("bypass", "fatigue"), [(False, 0), (True, 1)])
def test_a_fist_where_the_protection_does_not_reach(bypass: bool, fatigue: int) -> None:
    """SOM-PROT-04, SOM-PROT-06: absorbed wholly, unless the game master says that it went past."""
    scene, woman, bob, other = vested()
    blow = bob_acts(scene, woman, bob, "strike", other, aim="trunk")
    simple(scene, "bob", bob, blow, 5)
    scene.do("gm", RuleHit(fight(scene).hits[0].id, bypass=bypass))
    phase(scene)
    assert totals(scene, other) == (0, fatigue)


def test_an_invalid_limb_is_lost_for_good_at_the_sixth_mark() -> None:
    """SOM-LOC-14: 3 to 5 for a time, 6 for good; told when it happens, though the limb was useless already."""
    scene, woman, bob, _ = combat()
    found = []
    for count in (3, 2, 1, 1):
        scene.do("gm", ImposeWounds(bob, count, "right_arm"))
        idle(scene, woman, bob)
        phase(scene, 2)
        read = [entry for frame in scene.feed("bob")[-1:] for entry in frame.entries]
        found.append([entry.fields["lost"] for entry in read if entry.type == "LimbInvalidated"])
        if distress_due(scene, bob):
            scene.do("gm", SetDistressSpeed(bob, "slow"))
        phase(scene)
    assert found == [[False], [], [True], []]


def distress_due(scene: Scene, person: str) -> bool:
    found = body(scene, person).distress
    return found is not None and found.speed is None


def sawing(strength: int, kind: str) -> tuple[Scene, str, str, str]:
    """The killer, of that strength, does that to Bob with a chainsaw; phase 2."""
    scene, woman, bob, other = combat()
    scene.do("gm", UpdateNpc(other, scores={"body": strength, "senses": 12}))
    saw = weapon(scene, other, category="chainsaw", bonus=2, hands=2)
    idle(scene, woman, bob)
    blow = acts(scene, "gm", other, kind, bob, weapon=saw)
    scene.do("gm", CallRoll(other, ("body",), concerned=(bob,), resolves=blow))
    return scene, bob, other, scene.last_id


def test_a_chainsaw_wants_a_body_of_sixteen() -> None:
    """SOM-DAMAGE-13, A51: below, it fails without a die."""
    weak, *_, call = sawing(15, "strike")
    assert result(weak, call).failure == "automatic"


@pytest.mark.parametrize(("kind", "ranks"), [("strike", 1), ("harmless_strike", 0)])
def test_striking_with_a_chainsaw_costs_a_rank(kind: str, ranks: int) -> None:
    """SOM-DAMAGE-13: every Strike, and nothing else of itself."""
    scene, _, _, call = sawing(16, kind)
    scene.do("gm", Roll(call), 2)
    assert (result(scene, call).difficulty, result(scene, call).success) == (ranks, True)


@pytest.mark.parametrize(
    ("hands", "ranks"),
    [((None, None), (0, 1)), (("left", None), (1, 0)), (("left", "right"), (1, 0)), (("right", "left"), (0, 1))],
)
def test_two_weapons_in_one_turn(hands: tuple[Any, Any], ranks: tuple[int, int]) -> None:
    """SOM-TURN-21, SOM-TURN-20: exactly one of the two is in the other hand: the one that says so, else the later."""
    scene, woman, bob, other = combat()
    knives = [weapon(scene, bob) for _ in hands]
    scene.do("gm", SetCombatants(actions={bob: 2}))
    says(scene, "ana", woman, "none")
    blows = [
        says(scene, "bob", bob, "strike", other, weapon=knife, hand=hand)
        for knife, hand in zip(knives, hands, strict=True)
    ]
    phase(scene)
    found = tuple(result(scene, simple(scene, "bob", bob, blow, 2, "Mêlée")).difficulty for blow in blows)
    assert found == ranks


def test_no_armour_against_a_blade_that_is_turned() -> None:
    """SOM-MELEE-46: whoever strikes past a vest goes on past it."""
    scene, woman, bob, other = vested("heavy")
    knife = weapon(scene, bob, "piercing", bonus=6)
    blow = bob_acts(scene, woman, bob, "strike", other, weapon=knife, skill="Mêlée", aim="trunk")
    simple(scene, "bob", bob, blow, 1, "Mêlée")
    scene.do("gm", RuleHit(fight(scene).hits[0].id, bypass=True))
    phase(scene, 2)
    assert totals(scene, other) == (7, 0)
    bob_acts(scene, woman, bob, "aggravate", other)
    phase(scene)
    assert totals(scene, other) == (9, 0)


@pytest.mark.parametrize(("nature", "conditions"), [("physical", 1), ("sensory", 0)])
def test_a_grip_round_the_trunk_weighs_on_the_body(nature: Any, conditions: int) -> None:
    """SOM-MELEE-19: on physical actions alone."""
    scene, woman, bob, other = combat()
    idle(scene, woman, bob)
    hold = acts(scene, "gm", other, "grab", bob, hands=2, aim="trunk")
    simple(scene, "gm", other, hold, 3, against=bob)
    phase(scene, 2)
    cry = bob_acts(scene, woman, bob, "free", text="chercher une issue")
    call = rolled(scene, CallRoll(bob, ("body",), nature=nature, resolves=cry), "bob", 3)
    assert result(scene, call).conditions == conditions


def test_the_senseless_hold_nobody() -> None:
    """SOM-TURN-14, SOM-STUN-05, SOM-MELEE-21: knocked out in phase 2, its grip is gone with phase 3, not before."""
    scene, woman, bob, other = combat()
    hold = bob_acts(scene, woman, bob, "grab", other, hands=2, aim="trunk")
    simple(scene, "bob", bob, hold, 4)
    phase(scene, 2)
    nobody_acts(scene, woman, bob)
    rolled(scene, CallStun(bob, 1, "scene"), "bob", 20)
    assert [grab.holder for grab in scene.state.combat.grabs] == [bob]
    phase(scene)
    assert "GrabBroken" in scene.last("eve")
    assert scene.state.combat.grabs == ()


def test_raised_to_lightning_in_a_turn() -> None:
    """A59, SOM-DISTRESS-04: the first tick comes with the Turn after that of the raise."""
    scene, woman = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11))
    dying(scene, woman, "slow", 7)
    scene.do("gm", StartCombat((woman, bob)))
    nobody_acts(scene, woman, bob)
    scene.do("gm", ImposeWounds(woman, 1, "trunk"))
    phase(scene, 2)
    scene.do("gm", SetDistressSpeed(woman, "lightning"))
    for fatigue in (0, 1):
        nobody_acts(scene, woman, bob, 2)
        assert totals(scene, woman) == (8, fatigue)
        phase(scene)
