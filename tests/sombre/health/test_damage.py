"""SOM-DAMAGE, SOM-LOC, SOM-PROT: from the margin to the circles."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.systems.sombre.characters.traits import ChangeTrait, NewTrait
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.wounds import (
    ChooseZone,
    ImposeWounds,
    LiftCondition,
    RefineZone,
    RuleCondition,
    RuleHit,
)
from domain.systems.sombre.combat.turn.healing import HealWeek
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.loose_dice import CallDie
from domain.systems.sombre.dice.roll_commands import DeclareAutomaticResult, Roll
from domain.systems.sombre.health.care import EraseMarks
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.gear import BONUS, DefineItem, Equip, SetEncumbrance, Unequip
from domain.systems.sombre.health.hits import apply_all, apply_now, capped
from domain.systems.sombre.state.arms import Protection
from domain.systems.sombre.state.combat_state import ActionSpec, Hit
from domain.systems.sombre.table.phases import SetTableOption
from tests.scene import Scene
from tests.sombre.bodies import body, distress, totals
from tests.sombre.fights import acts, bob_acts, combat, fight, nobody_acts, phase, says, simple, weapon
from tests.sombre.table import equipped, npc, playing, result, roll, who


def struck(scene: Scene, person: str, raw: int, zone_: Any, damage: Any = "slashing", **named: Any) -> tuple[int, int]:
    """Wounds and Fatigue once such a hit has been applied to that person as it stands."""
    hit = Hit(id="h", target=person, raw=raw, zone=zone_, damage=damage, **named)
    after = apply_now(scene.state, hit, "h").state.characters[person].gauges
    return len(after.wounds), len(after.fatigue)


@pytest.mark.parametrize(
    ("zone_", "damage", "named", "wounds"),
    [
        ("right_arm", "slashing", {}, 3),
        ("left_leg", "piercing", {}, 3),
        ("trunk", "slashing", {}, 9),
        ("head", "slashing", {}, 9),
        ("trunk", "blunt", {}, 3),
        ("head", "blunt", {}, 9),
        ("head", "slashing", {"weak": True}, 3),
        ("trunk", "piercing", {"weak": True}, 3),
        ("right_arm", "slashing", {"uncapped": True}, 9),
        ("right_arm", "slashing", {"capped": False}, 9),
    ],
)
def test_caps(zone_: Any, damage: Any, named: dict[str, Any], wounds: int) -> None:
    """SOM-LOC-09, SOM-LOC-10, SOM-LOC-11, SOM-DAMAGE-06, SOM-DAMAGE-17, SOM-DAMAGE-05: E2.3."""
    assert capped(Hit(id="h", target="t", raw=9, zone=zone_, damage=damage, **named), 9) == wounds


def test_twelve_on_an_arm() -> None:
    """SOM-LOC-09, SOM-LOC-13, SOM-LOC-14, SOM-LOC-15: E2.1; the cap, the marks, the item that falls."""
    scene, person = playing()
    knife = weapon(scene, person)
    scene.do("ana", Equip(person, knife, "right"))
    scene.do("gm", ImposeWounds(person, 12, "right_arm"))
    assert totals(scene, person) == (3, 0)
    assert body(scene, person).marks == {"right_arm": 3}
    assert {"LimbInvalidated", "ItemDropped"} <= set(scene.last("ana"))
    assert scene.last("bob") == ["ItemDropped"]
    two = weapon(scene, person, category="two_handed", hands=2)
    scene.refuse("ana", Equip(person, two, "left"), "arm_invalid")
    scene.refuse("ana", Equip(person, weapon(scene, person), "right"), "arm_invalid")


def test_marks_of_each_limb() -> None:
    """SOM-LOC-13, SOM-LOC-14: E2.2; six are for good."""
    scene, person = playing()
    scene.do("gm", ImposeWounds(person, 1, "right_leg"))
    scene.do("gm", ImposeWounds(person, 3, "left_arm"))
    assert body(scene, person).marks == {"right_leg": 1, "left_arm": 3}
    scene.do("gm", ImposeWounds(person, 2, "left_arm"))
    scene.do("gm", EraseMarks(person, "left_arm", 2))
    scene.do("gm", ImposeWounds(person, 3, "left_arm"))
    assert body(scene, person).marks["left_arm"] == 6
    scene.refuse("gm", EraseMarks(person, "left_arm", 1), "out_of_bounds")


def test_a_leg_gives_way() -> None:
    """SOM-LOC-16: a fall without damage, which everybody sees."""
    scene, person = playing()
    scene.do("gm", ImposeWounds(person, 3, "left_leg"))
    assert scene.last("eve") == ["CharacterFell"]
    assert totals(scene, person) == (3, 0)
    assert scene.view("eve").health.bodies[0].prone
    assert scene.view("eve").health.bodies[0].pages is None


def test_a_limb_that_heals_is_whole_again() -> None:
    """SOM-CARE-04: when all its Wounds have healed."""
    scene, person = playing()
    scene.do("gm", ImposeWounds(person, 3, "left_arm"))
    scene.do("gm", HealWeek(person, "ordinary", 2))
    assert body(scene, person).marks["left_arm"] == 3
    scene.do("gm", HealWeek(person, "ordinary"))
    assert body(scene, person).marks["left_arm"] == 0


def test_diffuse_wounds() -> None:
    """SOM-LOC-12, SOM-DAMAGE-16: no cap, no armour, no mark; distress and death as ever (SOM-DAMAGE-15)."""
    scene, person = playing()
    scene.do("gm", ImposeWounds(person, 7))
    assert totals(scene, person) == (7, 0)
    assert body(scene, person).marks == {}
    assert distress(scene, person).cause == "imposed"
    scene.do("gm", SetDistressSpeed(person, "slow"))
    scene.do("gm", ImposeWounds(person, 30))
    assert totals(scene, person) == (10, 0)
    assert not who(scene, person).alive
    scene.refuse("gm", ImposeWounds(person, 1), "not_alive")
    scene.refuse("gm", ImposeWounds(npc(scene), 0), "out_of_bounds")


def test_non_wounding_blows() -> None:
    """SOM-DAMAGE-07, SOM-DAMAGE-08, SOM-DAMAGE-09, SOM-DAMAGE-11, SOM-DAMAGE-03: one circle; E2.18."""
    scene, person = playing()
    assert struck(scene, person, 9, "trunk", "non_wounding") == (0, 1)
    assert struck(scene, person, 9, "trunk", "non_wounding", helpless=True) == (1, 0)
    assert struck(scene, person, 9, "trunk", "non_wounding", wound_instead=True) == (1, 0)
    assert struck(scene, person, 9, "trunk", "non_wounding", nil=True) == (0, 0)
    assert struck(scene, person, 9, "trunk", "negligible") == (0, 0)


def worn(scene: Scene, person: str, weight: Any = "light", zones: tuple[Any, ...] = ("trunk",)) -> str:
    return equipped(scene, "ana", DefineItem("Un gilet", person, protection=Protection(weight=weight, zones=zones)))


@pytest.mark.parametrize(
    ("weight", "raw", "wounds", "ruined"),
    [
        ("light", 2, 0, False),
        ("light", 3, 0, True),
        ("light", 6, 0, True),
        ("light", 8, 2, True),
        ("heavy", 5, 0, False),
        ("heavy", 6, 0, True),
        ("heavy", 14, 2, True),
    ],
)
def test_absorption_and_serious_shock(weight: str, raw: int, wounds: int, ruined: bool) -> None:
    """SOM-PROT-01, SOM-PROT-02, SOM-PROT-03: by the raw damage; A3."""
    scene, person = playing()
    item = worn(scene, person, weight)
    hit = Hit(id="h", target=person, raw=raw, zone="trunk")
    after = apply_now(scene.state, hit, "h").state
    assert len(after.characters[person].gauges.wounds) == wounds
    assert ("trunk" in after.items[item].ruined) is ruined
    assert struck(scene, person, raw, "head") == (min(raw, 10), 0)


def test_absorb_then_cap() -> None:
    """SOM-PROT-02, A2, SOM-PROT-05: one order for all; one piece per zone."""
    scene, person = playing()
    item = worn(scene, person, "light", ("right_arm", "trunk"))
    hit = Hit(id="h", target=person, raw=8, zone="right_arm")
    after = apply_now(scene.state, hit, "h").state
    assert len(after.characters[person].gauges.wounds) == 2
    assert after.items[item].ruined == {"right_arm"}


@pytest.mark.parametrize(("simultaneous", "wounds"), [(False, 4), (True, 0)])
def test_two_hits_on_one_piece(simultaneous: bool, wounds: int) -> None:
    """SOM-PROT-03, A4: in the order of resolution, the second finds it ruined; the option."""
    scene, person = playing(armour_simultaneous=simultaneous)
    worn(scene, person)
    two = [Hit(id=f"h{n}", target=person, raw=4, zone="trunk") for n in range(2)]
    after = apply_all(scene.state, two, "h").state
    assert len(after.characters[person].gauges.wounds) == wounds


@pytest.mark.parametrize(("apart", "second"), [(False, 4), (True, 0)])
def test_chest_and_back_apart(apart: bool, second: int) -> None:
    """SOM-PROT-05: by option a piece in front and one behind; a shock ruins the one that was struck."""
    scene, person = playing(armour_faces=apart)
    item = worn(scene, person)
    two = [Hit(id=f, target=person, raw=4, zone="trunk", face=f) for f in ("back", "front")]
    after = apply_all(scene.state, two, "h").state
    assert len(after.characters[person].gauges.wounds) == second
    assert after.items[item].ruined == ({"trunk_back", "trunk"} if apart else {"trunk"})
    again = apply_now(after, two[0], "h").state
    assert len(again.characters[person].gauges.wounds) == second + 4


def test_limbs_have_no_back() -> None:
    """SOM-PROT-05: the faces are those of the trunk."""
    scene, person = playing(armour_faces=True)
    item = worn(scene, person, "light", ("left_arm",))
    after = apply_now(scene.state, Hit(id="h", target=person, raw=4, zone="left_arm", face="back"), "h").state
    assert after.items[item].ruined == {"left_arm"}


@pytest.mark.parametrize("turned", [False, True])
def test_which_face_is_struck(turned: bool) -> None:
    """SOM-PROT-05: the back of who turns it; otherwise, and in doubt, as the game master says."""
    scene, woman, bob, other = combat(armour_faces=True)
    scene.do("gm", DefineItem("Un gilet", other, protection=Protection(weight="light", zones=("trunk",))))
    if turned:
        scene.do("gm", RuleCondition(other, "back_turned"))
    says(scene, "ana", woman, "none")
    hit = landed(scene, bob, other, 4, 5, weapon=weapon(scene, bob))
    assert hit.face == ("back" if turned else "front")
    scene.do("gm", RuleHit(hit.id, face="front" if turned else "back"))
    assert fight(scene).hits[0].face == ("front" if turned else "back")


def test_faces_are_an_option() -> None:
    """SOM-PROT-05."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    hit = landed(scene, bob, other, 4, 5, weapon=weapon(scene, bob))
    scene.refuse("gm", RuleHit(hit.id, face="back"), "out_of_bounds", rule="SOM-PROT-05")
    scene.do("gm", SetTableOption("armour_faces", True))
    scene.do("gm", RuleHit(hit.id, face="back"))
    other_scene, woman, bob, other = combat(armour_faces=True)
    says(other_scene, "ana", woman, "none")
    hit = landed(other_scene, bob, other, 4, 3, weapon=weapon(other_scene, bob))
    other_scene.refuse("gm", RuleHit(hit.id, face="back"), "out_of_bounds", rule="SOM-PROT-05")


def test_light_blows_against_protections() -> None:
    """SOM-PROT-04, A41: wholly, even when it is ruined, before any conversion."""
    scene, person = playing()
    worn(scene, person)
    assert struck(scene, person, 9, "trunk", "non_wounding", helpless=True) == (0, 0)
    assert struck(scene, person, 9, "head", "non_wounding") == (0, 1)


def test_a_protection_may_be_bypassed() -> None:
    """SOM-PROT-06, SOM-PROT-07: and is not ruined."""
    scene, person = playing()
    item = worn(scene, person)
    hit = Hit(id="h", target=person, raw=5, zone="trunk", bypass=True)
    after = apply_now(scene.state, hit, "h").state
    assert len(after.characters[person].gauges.wounds) == 5
    assert after.items[item].ruined == frozenset()


def test_encumbrance() -> None:
    """SOM-PROT-08: by family of actions."""
    scene, person = playing()
    scene.do("gm", SetEncumbrance(person, "sensory", 2))
    assert roll(scene, person, 2, "senses").conditions == 2
    assert roll(scene, person, 2, "body").conditions == 0
    scene.refuse("gm", SetEncumbrance(person, "sensory", 3), "out_of_bounds")


def test_gear() -> None:
    """SOM-DAMAGE-04, SOM-PROT-01: defining, taking in hand, putting away; the profile is its bearer's."""
    scene, person = playing()
    knife = weapon(scene, person)
    assert scene.view("bob").combat.items == ()
    scene.do("ana", Equip(person, knife, "right"))
    assert scene.view("bob").combat.items[0].weapon is None
    assert scene.view("ana").combat.items[0].weapon is not None
    scene.refuse("ana", Equip(person, knife, "right"), "nothing_to_do")
    scene.refuse("ana", Equip(person, weapon(scene, person), "right"), "hand_occupied")
    scene.refuse("ana", Equip(person, weapon(scene, person)), "out_of_bounds")
    scene.refuse("ana", Equip(person, weapon(scene, npc(scene)), "right"), "unknown_id")
    scene.do("ana", Unequip(person, knife))
    scene.refuse("ana", Unequip(person, knife), "nothing_to_do")
    scene.refuse("gm", DefineItem("-"), "out_of_bounds")
    scene.refuse("gm", DefineItem(" ", person), "name_required")
    assert BONUS == {**BONUS, "melee": 0, "sword": 1, "two_handed": 2, "pole": 3, "firearm": 2, "heavy": 6}


def landed(scene: Scene, bob: str, other: str, die: int, face: int, **named: Any) -> Hit:
    strike = acts(scene, "bob", bob, "strike", other, **named)
    simple(scene, "bob", bob, strike, die, place=face)
    return fight(scene).hits[0]


def test_margin_and_bonus() -> None:
    """SOM-DAMAGE-01, SOM-LOC-01, SOM-LOC-03, SOM-DAMAGE-17, SOM-LOC-02: a d6 of the attacker tells the zone."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    hit = landed(scene, bob, other, 5, 6, weapon=weapon(scene, bob, bonus=3, category="pole"))
    assert (hit.raw, hit.zone, hit.weak) == (8, "head", True)
    shown = {seat: scene.view(seat).combat.fight.hits[0] for seat in ("gm", "bob", "ana")}
    assert (shown["gm"].raw, shown["bob"].raw, shown["ana"].raw) == (8, 8, None)
    assert shown["ana"].zone == "head"


@pytest.mark.parametrize(("dice", "landed"), [((5, 6), "head"), ((5, 2), "left_leg"), ((20, 6), None)])
def test_both_dice_at_once(dice: tuple[int, int], landed: str | None) -> None:
    """SOM-LOC-03: the d6 may fall with the die of the attack; where that fails it says nothing."""
    scene, woman, bob, other = combat()
    strike = bob_acts(scene, woman, bob, "strike", other, weapon=weapon(scene, bob))
    call = scene.act("gm", CallRoll(bob, ("body",), resolves=strike))
    scene.do("bob", Roll(call, zone=True), *dice)
    assert [hit.zone for hit in fight(scene).hits] == ([landed] if landed else [])
    assert not scene.state.dice.calls
    die = scene.feed("eve")[-1].entries[0]
    assert tuple(d.faces[0] for d in die.dice) == dice


def test_no_place_for_an_aimed_blow() -> None:
    """SOM-LOC-03, SOM-LOC-04: a zone that was named needs no d6."""
    scene, woman, bob, other = combat()
    strike = bob_acts(scene, woman, bob, "strike", other, weapon=weapon(scene, bob), aim="head")
    scene.do("gm", CallRoll(bob, ("body",), resolves=strike))
    scene.refuse("bob", Roll(scene.last_id, zone=True), "wrong_form", 5, 6, rule="SOM-LOC-03")


def test_nil_damage() -> None:
    """SOM-DAMAGE-03, A5: a margin of 0 by the game master's word, and no bonus."""
    scene, woman, bob, other = combat()
    strike = bob_acts(scene, woman, bob, "strike", other, weapon=weapon(scene, bob), aim="head")
    scene.refuse("gm", DeclareAutomaticResult(bob, "", True, "-", strike, 21), "out_of_bounds")
    scene.do("gm", DeclareAutomaticResult(bob, "", True, "facile", strike))
    assert fight(scene).hits[0].nil
    phase(scene)
    assert totals(scene, other) == (0, 0)


@pytest.mark.parametrize(("refined", "ranks"), [(False, 1), (True, 2)])
def test_aiming(refined: bool, ranks: int) -> None:
    """SOM-LOC-04, SOM-LOC-05, SOM-LOC-08: E1; declared in phase 1, hit without a die."""
    scene, woman, bob, other = combat()
    strike = bob_acts(scene, woman, bob, "strike", other, aim="head", refined=refined)
    call = simple(scene, "bob", bob, strike, 2)
    assert result(scene, call).difficulty == ranks
    assert fight(scene).hits[0].zone == "head"


def test_choosing_where_to_strike() -> None:
    """SOM-LOC-07, SOM-DAMAGE-09: against who cannot react, before the die; a bare hand then wounds."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    scene.do("gm", RuleCondition(other, "bound"))
    scene.refuse("gm", RuleCondition(other, "bound"), "out_of_bounds")
    scene.refuse("gm", LiftCondition(other, "blinded"), "out_of_bounds")
    strike = says(scene, "bob", bob, "strike", other)
    scene.refuse("bob", ChooseZone(strike, "head"), "wrong_phase")
    phase(scene)
    scene.refuse("ana", ChooseZone(strike, "head"), "unknown_id")
    scene.do("bob", ChooseZone(strike, "head"))
    simple(scene, "bob", bob, strike, 4)
    assert fight(scene).hits[0].zone == "head"
    scene.refuse("bob", ChooseZone(strike, "trunk"), "die_already_rolled")
    phase(scene)
    assert totals(scene, other) == (1, 0)
    free, one, two, three = combat()
    blow = bob_acts(free, one, two, "strike", three)
    free.refuse("bob", ChooseZone(blow, "head"), "target_not_incapacitated")


def test_what_the_game_master_says_of_a_hit() -> None:
    """SOM-DAMAGE-08, SOM-DAMAGE-10, SOM-LOC-06, SOM-LOC-11: a limb is lost to massive uncapped damage alone.

    Everybody reads of the limb, those who know the raw damage of the rest.
    """
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    rocket = weapon(scene, bob, "piercing", 6, "heavy")
    hit = landed(scene, bob, other, 2, 1, weapon=rocket).id
    scene.refuse("gm", RuleHit(hit, limb_lost=True), "out_of_bounds")
    scene.refuse("gm", RuleHit(hit, wound_instead=True), "out_of_bounds")
    scene.refuse("gm", RuleHit("nothing"), "unknown_id")
    scene.refuse("gm", RefineZone(hit, " "), "out_of_bounds")
    scene.do("gm", RefineZone(hit, "le genou"))
    scene.do("gm", RuleHit(hit, massive=True))
    assert [scene.last(seat) for seat in ("gm", "bob", "ana")] == [["HitRuled"], ["HitRuled"], []]
    assert scene.line("bob").fields.massive is True
    scene.do("gm", RuleHit(hit, massive=True, limb_lost=True))
    assert [(scene.line(s).fields.limb_lost, scene.line(s).fields.massive) for s in ("bob", "ana")] == [
        (True, True),
        (True, None),
    ]
    phase(scene)
    assert totals(scene, other) == (8, 0)
    assert body(scene, other).torn == {"right_leg"}


def test_improvised_weapons() -> None:
    """SOM-DAMAGE-12: a rank where the difference is noticeable."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    pan = weapon(scene, bob, "blunt", improvised=1)
    strike = acts(scene, "bob", bob, "strike", other, weapon=pan)
    assert result(scene, simple(scene, "bob", bob, strike, 2)).difficulty == 1


def test_a_chainsaw() -> None:
    """SOM-DAMAGE-13, A51: no parry; without the strength for it the stroke fails without a die."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    saw = weapon(scene, bob, "slashing", 2, "chainsaw", hands=2)
    parry = ActionSpec(kind="parry", target=other, weapon=saw)
    scene.refuse("bob", DeclareIntent(bob, parry), "weapon_cannot_parry")
    scene.refuse("bob", DeclareIntent(bob, replace(parry, kind="strike", skill="body")), "skill_not_allowed")
    strike = acts(scene, "bob", bob, "strike", other, weapon=saw)
    scene.do("gm", CallRoll(bob, ("Mêlée",), resolves=strike))
    assert "ActionAutoResolved" in scene.last("bob")
    assert fight(scene).intents[strike].resolved
    assert fight(scene).hits == ()


def test_an_advantage_that_suits_the_chainsaw() -> None:
    """SOM-DAMAGE-13: by the game master's word, an Advantage of the sheet in place of body 16, and no title told."""
    scene, woman, bob, other = combat()
    scene.do("gm", ChangeTrait(bob, new=NewTrait("advantage", "Bûcheron", "physical"), delta=1))
    scene.do("gm", ChangeTrait(bob, new=NewTrait("disadvantage", "Myopie", "physical"), delta=1))
    strength, flaw = (t.id for t in who(scene, bob).sheet.traits)
    saw = weapon(scene, bob, "slashing", 2, "chainsaw", hands=2)
    says(scene, "ana", woman, "none")
    strike = says(scene, "bob", bob, "strike", other, weapon=saw)
    for wrong in (flaw, "nothing", woman):
        scene.refuse("gm", ClassifyAction(strike, "roll", suits=wrong), "out_of_bounds", rule="SOM-DAMAGE-13")
    scene.do("gm", ClassifyAction(strike, "roll", suits=strength))
    assert "Bûcheron" in scene.feed("bob")[-1].entries[0].text
    assert scene.feed("eve")[-1].entries[0].fields.suits is None
    phase(scene)
    call = simple(scene, "bob", bob, strike, 5, "Mêlée")
    assert result(scene, call).success
    assert result(scene, call).difficulty == 1


def test_an_advantage_suits_no_other_weapon() -> None:
    """SOM-DAMAGE-13."""
    scene, woman, bob, other = combat()
    scene.do("gm", ChangeTrait(bob, new=NewTrait("advantage", "Bûcheron", "physical"), delta=1))
    strength = who(scene, bob).sheet.traits[0].id
    says(scene, "ana", woman, "none")
    strike = says(scene, "bob", bob, "strike", other)
    scene.refuse("gm", ClassifyAction(strike, "roll", suits=strength), "out_of_bounds")


def test_bare_dice() -> None:
    """SOM-DAMAGE-13: how long a badly kept chainsaw takes to start; thrown in secret, or by the player."""
    scene, person = playing()
    scene.do("gm", CallDie(6, "démarrage", secret=True), 4)
    assert scene.last("ana") == []
    assert scene.state.dice.screen_dice == (4,)
    scene.do("gm", CallDie(6, "démarrage", person))
    scene.refuse("ana", Roll(scene.last_id), "bad_die", 7)
    scene.do("ana", Roll(scene.last_id), 6)
    assert scene.state.dice.calls == {}
    scene.refuse("gm", CallDie(6, " "), "reason_required")
    scene.refuse("gm", CallDie(6, "-", person, True), "out_of_bounds")


def test_an_invalid_arm_strikes_no_more() -> None:
    """SOM-LOC-15."""
    scene, woman, bob, other = combat()
    nobody_acts(scene, woman, bob)
    scene.do("gm", ImposeWounds(bob, 3, "right_arm"))
    phase(scene, 2)
    says(scene, "ana", woman, "none")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="strike", target=other, hand="right")), "arm_invalid")
    says(scene, "bob", bob, "strike", other, hand="left")


def test_step_by_step() -> None:
    """SOM-DAMAGE-14, SOM-DAMAGE-02: raw, protection, cap, Wounds, marks, then death or distress."""
    scene, person = playing()
    worn(scene, person, "light", ("left_arm",))
    hit = Hit(id="h", target=person, raw=8, zone="left_arm")
    names = [type(c).__name__ for c in apply_now(scene.state, hit, "h").consequences]
    assert names == ["DamageAbsorbed", "ProtectionRuined", "TickApplied", "MarksDrawn"]
