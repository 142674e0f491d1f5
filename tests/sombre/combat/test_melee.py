"""SOM-MELEE: reach, skills, strikes, falls, incapacity and surprise."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.characters.traits import ChangeTrait, NewTrait
from domain.systems.sombre.combat.attacks.fighting_skills import default_skill
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.wounds import ChooseZone, LiftCondition, RuleCondition
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent
from domain.systems.sombre.combat.turn.surprise_rolls import CallSurprise
from domain.systems.sombre.combat.turn.turn import SetCombatants, SetContact, StartCombat
from domain.systems.sombre.condition.battle import BARE
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import CallSecretRoll, ConfirmDoubleFailure, DeclareAutomaticResult, Roll
from domain.systems.sombre.fear.somatisation_rulings import RuleFall
from domain.systems.sombre.health.fatigue import RuleAsleep
from domain.systems.sombre.health.gear import Equip
from domain.systems.sombre.health.hits import capped
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.roll_state import Rank
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.fights import (
    acts,
    bob_acts,
    combat,
    done,
    fight,
    fighter,
    idle,
    killer,
    made,
    nobody_acts,
    phase,
    says,
    simple,
    touching,
    weapon,
    zone,
)
from tests.sombre.gunfights import aims, fires, gunfight, pistol
from tests.sombre.table import do_as_offered, npc, playing, result, rolled, ticks, who


def trained(speciality: str = "Couteau", **options: Any) -> tuple[Scene, str, str, str]:
    """Carole, Bob with Mêlée 12 and a speciality at 15, the killer; within reach of each other."""
    scene, woman = playing(**options)
    bob = fighter(scene, "bob", "Bob", (12, 12, 11), speciality)
    other = killer(scene)
    scene.do("gm", StartCombat((woman, bob, other)))
    touching(scene, woman, bob, other)
    return scene, woman, bob, other


def apart() -> tuple[Scene, str, str, str]:
    """Nobody is within reach."""
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    other = killer(scene)
    scene.do("gm", StartCombat((woman, bob, other)))
    says(scene, "ana", woman, "none")
    return scene, woman, bob, other


@pytest.mark.parametrize("kind", ["strike", "harmless_strike", "tackle", "aggravate"])
def test_out_of_reach(kind: Any) -> None:
    """SOM-MELEE-01: nobody is struck from afar; the game master's people are his own business."""
    scene, _, bob, other = apart()
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind=kind, target=other)), "not_in_contact", rule="SOM-MELEE-01")
    scene.do("gm", RecordNpcIntent(other, ActionSpec(kind=kind, target=bob)))


def test_coming_to_strike() -> None:
    """SOM-MELEE-01: one rank more; in reach from the next Turn on, even if the blow misses."""
    scene, woman, bob, other = apart()
    strike = acts(scene, "bob", bob, "strike", other, approach=True)
    call = simple(scene, "bob", bob, strike, 10)
    assert (result(scene, call).difficulty, result(scene, call).success) == (1, False)
    assert fight(scene).contacts == frozenset()
    phase(scene)
    assert "ContactSet" in scene.last("eve")
    assert scene.view("eve").combat.fight.contacts == ((bob, other),)
    phase(scene)
    says(scene, "ana", woman, "none")
    again = ActionSpec(kind="strike", target=other, approach=True)
    scene.refuse("bob", DeclareIntent(bob, again), "out_of_bounds")
    says(scene, "bob", bob, "strike", other)


def test_who_does_not_come_is_not_there() -> None:
    """SOM-MELEE-01, SOM-RULING-02: only what strikes arrives; without its roll nobody has come."""
    scene, _, bob, other = apart()
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="dodge", target=other, approach=True)), "out_of_bounds")
    strike = acts(scene, "bob", bob, "strike", other, approach=True)
    call = simple(scene, "bob", bob, strike, 5)
    scene.correct("gm", Retract(call))
    assert fight(scene).effects == ()


def test_an_approach_in_a_hidden_fight_is_the_game_masters() -> None:
    """SOM-MELEE-01: a pair with a hidden NPC is told to nobody."""
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    hidden = npc(scene, label=None)
    scene.do("gm", StartCombat((woman, bob, hidden)))
    idle(scene, woman, bob)
    blow = scene.act("gm", RecordNpcIntent(hidden, ActionSpec(kind="strike", target=bob, approach=True), True))
    phase(scene)
    scene.do("gm", ClassifyAction(blow, "auto_failure"))
    phase(scene)
    assert "ContactSet" in scene.last("gm")
    assert "ContactSet" not in scene.last("bob")
    assert scene.view("bob").combat.fight.contacts == ()


@pytest.mark.parametrize(
    ("kind", "skill", "code"),
    [
        ("strike", "body", None),
        ("strike", "Mêlée", None),
        ("strike", "Couteau", None),
        ("strike", "senses", "skill_not_allowed"),
        ("strike", "Boxe", "skill_not_allowed"),
        ("harmless_strike", "body", None),
        ("interpose", "body", None),
        ("interpose", "Mêlée", "skill_not_allowed"),
        ("parry", "Mêlée", None),
        ("parry", "Couteau", None),
        ("parry", "body", "skill_not_allowed"),
        ("dodge", "senses", None),
        ("dodge", "body", "skill_not_allowed"),
        ("dodge", "Mêlée", "skill_not_allowed"),
    ],
)
def test_which_skill_for_what(kind: Any, skill: str, code: str | None) -> None:
    """SOM-MELEE-02, SOM-MELEE-03, SOM-MELEE-04."""
    scene, woman, bob, other = trained()
    says(scene, "ana", woman, "none")
    wanted = DeclareIntent(bob, ActionSpec(kind=kind, target=other, skill=skill))
    if code is None:
        scene.do("bob", wanted)
    else:
        scene.refuse("bob", wanted, code, rule="SOM-MELEE-04")


def test_the_skill_by_default() -> None:
    """SOM-MELEE-04, SOM-TURN-09: Mêlée if possessed, else body; a speciality only where it is declared."""
    scene, woman, bob, other = trained()
    strike = ActionSpec(kind="strike", target=other)
    assert default_skill(who(scene, bob), strike, BARE) == "Mêlée"
    assert default_skill(who(scene, woman), strike, BARE) == "body"
    assert default_skill(who(scene, woman), ActionSpec(kind="parry", target=other), BARE) == "Mêlée"
    declared = ActionSpec(kind="strike", target=other, skill="Couteau")
    assert default_skill(who(scene, bob), declared, BARE) == "Couteau"


def test_the_skill_of_the_roll() -> None:
    """SOM-MELEE-03, SOM-MELEE-04: the game master may find a speciality unsuitable, not invent another skill."""
    scene, woman, bob, other = trained()
    strike = bob_acts(scene, woman, bob, "strike", other, skill="Couteau")
    scene.refuse("gm", CallRoll(bob, ("senses",), resolves=strike), "skill_not_allowed")
    scene.refuse("gm", CallSecretRoll(CallRoll(bob, ("body",), resolves=strike)), "wrong_form")
    scene.refuse("gm", CallRoll(bob, ("body",), kind="reaction", resolves=strike), "wrong_form")
    assert result(scene, simple(scene, "bob", bob, strike, 4, "Mêlée")).score == 12


def test_a_head_is_no_weapon_of_the_body() -> None:
    """SOM-MELEE-02: hand and foot; the rest is Mêlée's (SOM-MELEE-03)."""
    scene, woman, _, other = combat()
    butt = ActionSpec(kind="strike", target=other, limb="head", skill="body")
    scene.refuse("ana", DeclareIntent(woman, butt), "skill_not_allowed")
    says(scene, "ana", woman, "strike", other, limb="right_leg", skill="body")


def test_no_fighter() -> None:
    """SOM-MELEE-04: the Disadvantage bars the body; what is left is incompetence."""
    scene, woman = playing()
    scene.do("gm", ChangeTrait(woman, new=NewTrait("disadvantage", "Inapte au combat", "physical"), delta=1))
    other = killer(scene)
    scene.do("gm", StartCombat((woman, other)))
    touching(scene, woman, other)
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="interpose", target=other)), "skill_not_allowed")
    by_body = ActionSpec(kind="strike", target=other, skill="body")
    scene.refuse("ana", DeclareIntent(woman, by_body), "skill_not_allowed")
    strike = acts(scene, "ana", woman, "strike", other)
    scene.refuse("gm", CallRoll(woman, ("body",), resolves=strike), "skill_not_allowed")
    scene.do("gm", CallRoll(woman, ("Mêlée",), resolves=strike))
    assert fight(scene).intents[strike].success is False


@pytest.mark.parametrize(("skill", "wounds"), [("body", 3), ("Mêlée", 7), ("Couteau", 7)])
def test_a_weapon_under_body(skill: str, wounds: int) -> None:
    """SOM-MELEE-09, SOM-DAMAGE-17: three Wounds at most anywhere, the head included."""
    scene, woman, bob, other = trained()
    says(scene, "ana", woman, "none")
    knife = weapon(scene, bob, "piercing")
    strike = acts(scene, "bob", bob, "strike", other, weapon=knife, aim="head", skill=skill)
    simple(scene, "bob", bob, strike, 7, skill)
    phase(scene)
    assert totals(scene, other) == (wounds, 0)


@pytest.mark.parametrize(("damage", "head", "trunk"), [("blunt", 8, 3), ("piercing", 8, 8)])
def test_a_bat_and_a_bat_with_nails(damage: Any, head: int, trunk: int) -> None:
    """SOM-MELEE-09, SOM-DAMAGE-05, SOM-DAMAGE-06: E2.3, under Mêlée."""
    for face, wounds in ((6, head), (5, trunk)):
        scene, woman, bob, other = trained()
        strike = bob_acts(scene, woman, bob, "strike", other, weapon=weapon(scene, bob, damage))
        simple(scene, "bob", bob, strike, 8, "Mêlée", place=face)
        assert capped(fight(scene).hits[0], 8) == wounds


def test_an_unarmed_beating() -> None:
    """SOM-MELEE-09, SOM-MELEE-30, SOM-DAMAGE-09: E2.18; Fatigue blow by blow, Wounds once nobody defends himself."""
    scene, woman, bob, other = combat()
    ticks(scene, other, "fatigue", 6)
    seen = []
    for _ in range(3):
        strike = bob_acts(scene, woman, bob, "strike", other)
        simple(scene, "bob", bob, strike, 9, place=5)
        phase(scene)
        seen.append(totals(scene, other))
        phase(scene)
        if len(seen) == 1:
            scene.do("gm", RuleAsleep(other))
    assert seen == [(0, 7), (1, 7), (2, 7)]


def test_a_harmless_strike() -> None:
    """SOM-MELEE-10: it touches, and that is all."""
    scene, woman, bob, other = combat()
    push = bob_acts(scene, woman, bob, "harmless_strike", other, weapon=weapon(scene, bob))
    assert result(scene, simple(scene, "bob", bob, push, 9)).difficulty == 0
    assert fight(scene).hits == ()
    phase(scene)
    assert totals(scene, other) == (0, 0)
    assert not body(scene, other).prone


@pytest.mark.parametrize(("massive", "die", "falls"), [(0, 9, True), (0, 10, False), (2, 3, True), (2, 4, False)])
def test_bringing_down(massive: int, die: int, falls: bool) -> None:
    """SOM-MELEE-10, SOM-MELEE-35: one rank at least, two or three if he is massive; he lies there from phase 3 on."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    strike = ActionSpec(kind="strike", target=other, fell=True)
    scene.refuse("bob", DeclareIntent(bob, strike), "out_of_bounds")
    trip = acts(scene, "bob", bob, "harmless_strike", other, fell=True)
    call = simple(scene, "bob", bob, trip, die, ranks=massive)
    assert result(scene, call).difficulty == 1 + massive
    assert not body(scene, other).prone
    phase(scene)
    assert body(scene, other).prone is falls
    assert ("CharacterFell" in scene.last("eve")) is falls


def test_a_fall_falls_with_its_roll() -> None:
    """SOM-RULING-02: the fall goes with the die that brought it."""
    scene, woman, bob, other = combat()
    trip = bob_acts(scene, woman, bob, "harmless_strike", other, fell=True)
    call = simple(scene, "bob", bob, trip, 5)
    scene.correct("gm", Retract(call))
    assert fight(scene).effects == ()


@pytest.mark.parametrize(("down", "ranks"), [(("bob",), 1), (("bob", "other"), 0), (("other",), 0), ((), 0)])
def test_on_the_ground(down: tuple[str, ...], ranks: int) -> None:
    """SOM-MELEE-36: a rank against those who stand, none among those who lie."""
    scene, woman, bob, other = combat()
    for name, person in (("bob", bob), ("other", other)):
        if name in down:
            scene.do("gm", RuleFall(person, 0))
    nobody_acts(scene, woman, bob, 2)
    assert body(scene, bob).prone is ("bob" in down)
    phase(scene)
    strike = bob_acts(scene, woman, bob, "strike", other)
    assert result(scene, simple(scene, "bob", bob, strike, 3)).difficulty == ranks


def test_the_game_master_lets_people_fall() -> None:
    """SOM-MELEE-35: a natural failure, an impact; at the end of the Turn, with a Wound or none."""
    scene, woman, bob, other = combat()
    nobody_acts(scene, woman, bob)
    scene.refuse("gm", RuleFall(other, 2), "not_somatising")
    scene.do("gm", RuleFall(other, 1))
    assert not body(scene, other).prone
    scene.refuse("gm", RuleFall(other, 0), "not_somatising")
    phase(scene)
    assert body(scene, other).prone
    assert totals(scene, other) == (1, 0)
    scene.do("gm", RuleFall(bob, 0))
    assert body(scene, bob).prone
    scene.refuse("gm", RuleFall(bob, 0), "not_somatising")


@pytest.mark.parametrize(
    ("equipped", "named", "ranks"),
    [
        (None, {}, 0),
        ("left", {}, 1),
        ("right", {}, 0),
        ("left", {"hand": "right"}, 1),
        ("right", {"hand": "left"}, 0),
        (None, {"hand": "left"}, 1),
    ],
)
def test_the_hand_that_holds_the_weapon(equipped: Any, named: dict[str, Any], ranks: int) -> None:
    """SOM-TURN-15, SOM-TURN-20: the hand that holds it, whichever is named: to change hands is an action of its own.

    The call's own flag adds nothing.
    """
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    other = killer(scene)
    knife = weapon(scene, bob)
    if equipped:
        scene.do("bob", Equip(bob, knife, equipped))
    scene.do("gm", StartCombat((woman, bob, other)))
    touching(scene, bob, other)
    strike = bob_acts(scene, woman, bob, "strike", other, weapon=knife, **named)
    call = rolled(scene, CallRoll(bob, ("body",), off_hand=True, resolves=strike), "bob", 3)
    found = result(scene, call)
    assert (found.difficulty, found.off_hand) == (ranks, 0)


@pytest.mark.parametrize(("limb", "ranks"), [("left_arm", 1), ("left_leg", 1), ("right_leg", 0), ("right_arm", 0)])
def test_the_other_limb(limb: Any, ranks: int) -> None:
    """SOM-TURN-20: with a bare hand or foot too."""
    scene, woman, bob, other = combat()
    strike = bob_acts(scene, woman, bob, "strike", other, limb=limb)
    assert result(scene, simple(scene, "bob", bob, strike, 3)).difficulty == ranks


def test_two_weapons() -> None:
    """SOM-TURN-21: two actions, and one of them is in the other hand."""
    scene, woman, bob, other = combat()
    scene.do("gm", SetCombatants(actions={bob: 2}))
    says(scene, "ana", woman, "none")
    one = says(scene, "bob", bob, "strike", other, weapon=weapon(scene, bob), aim="trunk")
    two = acts(scene, "bob", bob, "strike", other, weapon=weapon(scene, bob), aim="trunk")
    assert result(scene, simple(scene, "bob", bob, one, 3)).difficulty == 1
    assert result(scene, simple(scene, "bob", bob, two, 3)).difficulty == 2


@pytest.mark.parametrize("elements", [("avancer",), ("avancer", "appeler à l’aide")])
def test_elements_that_complicate(elements: tuple[str, ...]) -> None:
    """SOM-TURN-16: E2.4, E2.5, stabbing while advancing, and calling for help besides; one rank each."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    stab = says(scene, "bob", bob, "strike", other, weapon=weapon(scene, bob), elements=elements)
    scene.do("gm", ClassifyAction(stab, "complex", len(elements)))
    phase(scene)
    assert result(scene, simple(scene, "bob", bob, stab, 2)).difficulty == len(elements)


def test_calling_for_help_while_shooting() -> None:
    """SOM-TURN-16: E2.4, one rank."""
    scene, woman, bob, other = gunfight()
    shoot = aims(scene, woman, bob, other, weapon=pistol(scene, bob), elements=("appeler à l’aide",), skill="Tir")
    scene.do("gm", ClassifyAction(shoot, "complex", 1))
    call = fires(scene, bob, shoot, 3)
    assert call.result is not None
    assert call.result.difficulty == 1


def test_from_behind() -> None:
    """SOM-MELEE-30: helpless against whom the back is turned to, and against nobody else."""
    scene, woman, bob, other = combat()
    scene.refuse("gm", RuleCondition(other, "bound", woman), "out_of_bounds")
    scene.refuse("gm", RuleCondition(other, "back_turned", other), "out_of_bounds")
    scene.do("gm", RuleCondition(other, "back_turned", woman))
    scene.refuse("gm", RuleCondition(other, "back_turned", woman), "out_of_bounds")
    assert next(b for b in scene.view("eve").health.bodies if b.character == other).backs == (woman,)
    one = says(scene, "ana", woman, "strike", other)
    two = says(scene, "bob", bob, "strike", other)
    scene.do("gm", SetCombatants(actions={other: 2}))
    for person in (woman, bob):
        scene.do("gm", RecordNpcIntent(other, ActionSpec(kind="dodge", target=person)))
    phase(scene)
    scene.do("ana", ChooseZone(one, "head"))
    scene.refuse("bob", ChooseZone(two, "head"), "target_not_incapacitated")
    simple(scene, "ana", woman, one, 5)
    scene.refuse("gm", CallRoll(bob, ("body",), resolves=two), "wrong_form")
    done(scene, two)
    zone(scene, "bob", 5)
    phase(scene)
    assert totals(scene, other) == (1, 0)
    do_as_offered(scene, "gm", LiftCondition(other, "back_turned", woman))
    scene.refuse("gm", LiftCondition(other, "back_turned", woman), "out_of_bounds")


def test_a_back_turned_to_somebody_hidden() -> None:
    """SOM-MELEE-30: is told to nobody."""
    scene, woman, _, _ = combat()
    hidden = npc(scene, label=None)
    scene.do("gm", RuleCondition(woman, "back_turned", hidden))
    assert scene.last("ana") == []
    assert scene.view("ana").health.bodies[0].backs == ()
    assert scene.view("gm").health.bodies[0].backs == (hidden,)


def test_success_by_the_game_masters_word() -> None:
    """SOM-MELEE-30: against who cannot act, free effects; he names the margin."""
    scene, woman, bob, other = combat()
    scene.do("gm", RuleCondition(bob, "blinded"))
    idle(scene, woman, bob)
    blow = acts(scene, "gm", other, "strike", bob, weapon=weapon(scene, other), aim="trunk")
    scene.do("gm", DeclareAutomaticResult(other, "", True, "il ne voit rien", blow, 4))
    phase(scene)
    assert totals(scene, bob) == (4, 0)


def ambush(scene: Scene, other: str, victims: tuple[str, ...], **named: Any) -> str:
    return scene.act("gm", CallSurprise(other, victims, **named))


def test_surprise() -> None:
    """SOM-MELEE-43, SOM-MELEE-44, SOM-MELEE-45: a better skill, ranks for each victim, one roll against all."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "dodge", other)
    kept = says(scene, "bob", bob, "strike", other)
    blow = acts(scene, "gm", other, "strike", woman)
    scene.refuse("gm", CallSurprise(other, (bob,), difficulty={woman: ()}), "out_of_bounds", rule="SOM-MELEE-43")
    event = ambush(scene, other, (woman, bob), skill="Couteau", difficulty={woman: (Rank("diversion", 1),)})
    scene.do("gm", Roll(f"{event}.1"), 8)
    scene.do("ana", Roll(f"{event}.2"), 9)
    scene.do("bob", Roll(f"{event}.3"), 9)
    assert result(scene, f"{event}.1").score == 14
    assert (result(scene, f"{event}.2").difficulty, result(scene, f"{event}.3").difficulty) == (1, 0)
    assert fight(scene).surprised == {woman}
    assert [i.void for i in fight(scene).intents.values()] == [True, False, False]
    assert fight(scene).intents[kept].resolved is False
    simple(scene, "gm", other, blow, 5, against=woman)
    scene.refuse("gm", CallSurprise(other, (bob,)), "too_late", rule="SOM-MELEE-43")


def test_nobody_is_surprised_if_both_fail() -> None:
    """SOM-MELEE-43: the aggressor is the active side."""
    scene, woman, bob, other = combat()
    nobody_acts(scene, woman, bob)
    event = ambush(scene, other, (woman,))
    scene.do("gm", Roll(f"{event}.1"), 20)
    scene.do("ana", Roll(f"{event}.2"), 20)
    scene.do("gm", ConfirmDoubleFailure(event))
    assert fight(scene).surprised == frozenset()


def test_a_surprised_npc_does_nothing_more() -> None:
    """SOM-MELEE-44: nor does anything come to its mind later; too late once something has been done."""
    scene, woman, bob, other = combat()
    act = bob_acts(scene, woman, bob, "free", text="crier")
    event = ambush(scene, woman, (other,))
    scene.do("ana", Roll(f"{event}.1"), 9)
    scene.do("gm", Roll(f"{event}.2"), 3)
    assert fight(scene).surprised == {other}
    scene.refuse("gm", RecordNpcIntent(other, ActionSpec(kind="strike", target=bob)), "incapacitated")
    done(scene, act)
    scene.refuse("gm", CallSurprise(woman, (other,)), "too_late")


@pytest.mark.parametrize(("skill", "wounds"), [("", 3), ("Mêlée", 8)])
def test_a_blow_by_word_is_under_the_skill_that_applies(skill: str, wounds: int) -> None:
    """SOM-MELEE-09, SOM-TURN-09: the cap of body holds for the game master's automatic success too."""
    scene, woman, bob, other = trained()
    striker, seat = (woman, "ana") if not skill else (bob, "bob")
    if seat == "bob":
        says(scene, "ana", woman, "none")
    strike = says(scene, seat, striker, "strike", other, weapon=weapon(scene, striker), aim="head")
    if seat == "ana":
        says(scene, "bob", bob, "none")
    phase(scene)
    scene.do("gm", DeclareAutomaticResult(striker, "", True, "acculé", strike, 8))
    phase(scene)
    assert totals(scene, other) == (wounds, 0)


def test_a_hidden_approach_is_seen_though_the_blow_misses() -> None:
    """SOM-TURN-07, SOM-MELEE-01: who stands beside somebody was seen to come; a mere miss was not."""
    for approach in (True, False):
        scene, woman, bob, other = combat()
        if approach:
            scene.do("gm", SetContact(other, bob, False))
        idle(scene, woman, bob)
        spec = ActionSpec(kind="strike", target=bob, skill="Couteau", approach=approach)
        blow = scene.act("gm", RecordNpcIntent(other, spec, hidden=True))
        phase(scene)
        simple(scene, "gm", other, blow, 20, "Couteau", bob)
        assert ("NpcIntentRevealed" in scene.lines("eve")) is approach
        phase(scene)
        assert ("ContactSet" in scene.last("eve")) is approach
