"""SOM-MELEE: what meets an attack: Interposition, Parry, Dodge, or nothing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.base.corrections import Retract
from domain.base.refusal import Refused
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.legality import check_action
from domain.systems.sombre.combat.resolution.interposition import ChooseInterposedArm
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds, RuleCondition, RuleZone
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent
from domain.systems.sombre.combat.turn.turn import AdvancePhase, SetCombatants, SetContact, StartCombat
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import ConfirmDoubleFailure, DeclareAutomaticResult, Roll
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.state.combat_state import ActionSpec, Grab
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.state.state import with_combat
from tests.scene import Scene
from tests.sombre.bodies import totals
from tests.sombre.fights import (
    acts,
    combat,
    fight,
    fighter,
    killer,
    opposed,
    phase,
    says,
    simple,
    touching,
    weapon,
    zone,
)
from tests.sombre.table import carole, equipped, npc, playing, result


def trained(**options: Any) -> tuple[Scene, str, str, str]:
    """Carole, who says nothing, Bob with Mêlée 12, the killer; within reach of each other."""
    scene, woman, bob, other = combat(**options)
    says(scene, "ana", woman, "none")
    return scene, woman, bob, other


def duel(
    scene: Scene, blow: str, answer: str, dice: tuple[int, int], skills: tuple[str, str] = ("body", "Mêlée")
) -> str:
    """The attack of one against the defence of the other, thrown; the id of the call."""
    intents = fight(scene).intents
    one, other = intents[blow].character, intents[answer].character
    seats = {c.id: c.seat or "gm" for c in scene.state.characters.values()}
    sides = Side(one, (skills[0],), resolves=blow), Side(other, (skills[1],), resolves=answer)
    opposed(scene, *sides, {one: dice[0], other: dice[1]}, seats)
    return [*map(str, scene.state.dice.oppositions)][-1]


def test_attack_against_attack() -> None:
    """SOM-MELEE-06: two simple rolls, and both may hit."""
    scene, _, bob, other = trained()
    one = says(scene, "bob", bob, "strike", other)
    two = acts(scene, "gm", other, "strike", bob)
    sides = Side(bob, ("body",), resolves=one), Side(other, ("body",), resolves=two)
    scene.refuse("gm", CallOpposedRoll(sides[0], (sides[1],)), "wrong_form")
    simple(scene, "bob", bob, one, 5)
    simple(scene, "gm", other, two, 6, against=bob)
    assert [h.target for h in fight(scene).hits] == [other, bob]


@pytest.mark.parametrize("kind", ["interpose", "parry", "dodge"])
def test_defence_without_attack(kind: Any) -> None:
    """SOM-MELEE-07: observation, without a roll, which holds nobody back."""
    scene, _, bob, other = trained()
    watching = says(scene, "bob", bob, kind, other)
    acts(scene, "gm", other, "dodge", bob)
    skill = {"interpose": "body", "parry": "Mêlée", "dodge": "senses"}[kind]
    scene.refuse("gm", CallRoll(bob, (skill,), resolves=watching), "wrong_form", rule="SOM-TURN-23")
    phase(scene)
    assert scene.state.fight.phase == 3


def test_one_defence_stops_one_attack() -> None:
    """SOM-MELEE-05, SOM-MELEE-08, SOM-MELEE-22, SOM-TURN-23: that of the opponent that it names."""
    scene, woman, bob, other = trained()
    second = npc(scene)
    scene.do("gm", SetCombatants(added=(second,), actions={other: 2}))
    dodge = says(scene, "bob", bob, "dodge", other)
    one = says(scene, "gm", other, "strike", bob)
    two = says(scene, "gm", second, "strike", bob)
    again = acts(scene, "gm", other, "strike", bob)
    defence = Side(bob, ("senses",), resolves=dodge)
    scene.refuse("gm", CallOpposedRoll(Side(second, ("general",), resolves=two), (defence,)), "wrong_form")
    scene.refuse("gm", CallOpposedRoll(Side(other, ("body",), resolves=again), (defence,)), "wrong_form")
    scene.refuse("gm", CallRoll(other, ("body",), concerned=(bob,), resolves=one), "wrong_form")
    scene.refuse("gm", CallOpposedRoll(Side(other, ("body",), resolves=one), (Side(woman, ("body",)),)), "not_declared")
    scene.refuse("gm", CallOpposedRoll(Side(second, ("general",)), (defence,)), "wrong_form")
    duel(scene, one, dodge, (5, 9), ("body", "senses"))
    assert fight(scene).hits == ()
    for person, blow, skill in ((second, two, "general"), (other, again, "body")):
        simple(scene, "gm", person, blow, 4, skill, bob)
    assert [h.attacker for h in fight(scene).hits] == [second, other]


def test_two_failures_are_over() -> None:
    """SOM-MELEE-05: the attack has failed, and no damage comes of it."""
    scene, _, bob, other = trained()
    knife = weapon(scene, bob)
    parry = says(scene, "bob", bob, "parry", other, weapon=knife)
    blow = acts(scene, "gm", other, "strike", bob)
    event = duel(scene, blow, parry, (20, 20))
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    scene.do("gm", ConfirmDoubleFailure(event))
    assert fight(scene).intents[blow].success is False
    assert fight(scene).hits == ()
    phase(scene)


@pytest.mark.parametrize(
    ("attack", "arm", "where"),
    [(20, 5, None), (7, 20, "head"), (7, 5, "left_arm")],
)
@pytest.mark.parametrize("first", ["attack", "arm"])
def test_interposition(attack: int, arm: int, where: str | None, first: str) -> None:
    """SOM-MELEE-11: two simple rolls in any order; the arm is named when both are known, wherever it was aimed."""
    scene, _, bob, other = trained()
    block = says(scene, "bob", bob, "interpose", other)
    blow = acts(scene, "gm", other, "strike", bob, weapon=weapon(scene, other), aim="head")
    choice = ChooseInterposedArm(block, "left_arm")
    both = Side(other, ("body",), resolves=blow), Side(bob, ("body",), resolves=block)
    scene.refuse("gm", CallOpposedRoll(both[0], (both[1],)), "wrong_form")
    scene.refuse("bob", choice, "wrong_phase", rule="SOM-MELEE-11")
    if first == "attack":
        simple(scene, "gm", other, blow, attack, "Couteau", bob)
        if where is None:
            scene.refuse("gm", CallRoll(bob, ("body",), resolves=block), "wrong_form")
            phase(scene)
            return
        assert fight(scene).hits[0].zone is None
        simple(scene, "bob", bob, block, arm)
    else:
        simple(scene, "bob", bob, block, arm)
        simple(scene, "gm", other, blow, attack, "Couteau", bob)
    if where != "left_arm":
        code = "wrong_phase" if where is None else "interposition_failed"
        scene.refuse("bob", choice, code)
        assert [h.zone for h in fight(scene).hits] == ([] if where is None else [where])
        return
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    assert scene.view("bob").combat.fight.arms_owed == (block,)
    scene.refuse("ana", choice, "unknown_id")
    scene.do("bob", choice)
    assert scene.last("eve") == ["ArmInterposed", "ZoneSet"]
    scene.refuse("bob", choice, "wrong_phase")
    assert scene.view("bob").combat.fight.arms_owed == ()
    phase(scene)
    assert totals(scene, bob) == (3, 0)


def test_an_interposition_that_fails_leaves_the_die_of_the_place() -> None:
    """SOM-MELEE-11, SOM-LOC-03: nothing was aimed at: the d6 is asked for once the arm is out of the way."""
    scene, _, bob, other = trained()
    block = says(scene, "bob", bob, "interpose", other)
    blow = acts(scene, "gm", other, "strike", bob, weapon=weapon(scene, other))
    simple(scene, "gm", other, blow, 7, "Couteau", bob)
    assert scene.state.dice.calls == {}
    simple(scene, "bob", bob, block, 20)
    zone(scene, "gm", 6)
    phase(scene)
    assert totals(scene, bob) == (7, 0)


def test_the_arm_replaces_whatever_was_ruled() -> None:
    """SOM-MELEE-11: even a place that the game master had named; he may choose the arm himself."""
    scene, _, bob, other = trained()
    block = says(scene, "bob", bob, "interpose", other)
    blow = acts(scene, "gm", other, "strike", bob, weapon=weapon(scene, other))
    simple(scene, "gm", other, blow, 7, against=bob)
    scene.do("gm", RuleZone(fight(scene).hits[0].id, "head"))
    simple(scene, "bob", bob, block, 4)
    scene.do("gm", ChooseInterposedArm(block, "right_arm"))
    assert fight(scene).hits[0].zone == "right_arm"


def test_a_chainsaw_goes_through_the_arm() -> None:
    """SOM-MELEE-11, SOM-LOC-11: the cap of limbs does not hold against it."""
    scene, _, bob, other = trained()
    block = says(scene, "bob", bob, "interpose", other)
    saw = weapon(scene, other, "slashing", 2, "chainsaw", hands=2)
    blow = acts(scene, "gm", other, "strike", bob, weapon=saw)
    simple(scene, "bob", bob, block, 5)
    scene.do("gm", DeclareAutomaticResult(other, "", True, "il est assez fort", blow, 4))
    scene.do("bob", ChooseInterposedArm(block, "left_arm"))
    phase(scene)
    assert totals(scene, bob) == (6, 0)


def test_an_invalid_arm_is_not_interposed() -> None:
    """SOM-MELEE-11, SOM-LOC-15: with one left, that one; with none, nothing."""
    scene, woman, bob, other = trained()
    acts(scene, "bob", bob, "none")
    scene.do("gm", ImposeWounds(bob, 3, "left_arm"))
    phase(scene, 2)
    says(scene, "ana", woman, "none")
    block = says(scene, "bob", bob, "interpose", other)
    blow = acts(scene, "gm", other, "strike", bob)
    simple(scene, "gm", other, blow, 5, against=bob)
    simple(scene, "bob", bob, block, 5)
    scene.refuse("bob", ChooseInterposedArm(block, "left_arm"), "arm_invalid")
    scene.do("bob", ChooseInterposedArm(block, "right_arm"))
    scene.do("gm", ImposeWounds(bob, 3, "right_arm"))
    phase(scene, 2)
    says(scene, "ana", woman, "none")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="interpose", target=other)), "arm_invalid")
    scene.do("gm", RecordNpcIntent(other, ActionSpec(kind="interpose", target=bob)))


def test_no_arm_stops_a_shot() -> None:
    """SOM-MELEE-11: never against ranged attacks."""
    scene, _, bob, other = trained()
    block = says(scene, "bob", bob, "interpose", other)
    shot = acts(scene, "gm", other, "shoot", bob, weapon=weapon(scene, other, category="firearm"), aim="trunk")
    simple(scene, "gm", other, shot, 5, "senses", bob)
    assert fight(scene).hits[0].zone == "trunk"
    scene.refuse("gm", CallRoll(bob, ("body",), resolves=block), "wrong_form")
    phase(scene)


def test_an_arm_is_withdrawn_with_its_roll() -> None:
    """SOM-RULING-02: the choice falls with the roll that allowed it."""
    scene, _, bob, other = trained()
    block = says(scene, "bob", bob, "interpose", other)
    blow = acts(scene, "gm", other, "strike", bob, aim="head")
    simple(scene, "gm", other, blow, 5, against=bob)
    call = simple(scene, "bob", bob, block, 5)
    chosen = scene.act("bob", ChooseInterposedArm(block, "left_arm"))
    scene.correct("gm", Retract(call, cascade=True))
    assert chosen in scene.feeds.history.overlay.void
    assert fight(scene).hits[0].zone is None
    assert fight(scene).intents[blow].zone is None


@pytest.mark.parametrize(("dice", "hurt"), [((4, 9), 6), ((20, 9), 10), ((9, 4), None), ((20, 20), None)])
def test_an_armed_parry_hurts_a_bare_hand(dice: tuple[int, int], hurt: int | None) -> None:
    """SOM-MELEE-12, SOM-MELEE-14, A25: by the opposed margin, or the simple one if the attack failed by itself."""
    scene, _, bob, other = trained()
    sword = weapon(scene, bob, "slashing", 1, "sword")
    parry = says(scene, "bob", bob, "parry", other, weapon=sword)
    blow = acts(scene, "gm", other, "strike", bob, limb="left_leg")
    duel(scene, blow, parry, dice)
    mine = [h for h in fight(scene).hits if h.attacker == bob]
    assert [h.raw for h in mine] == ([] if hurt is None else [hurt])
    if mine:
        assert (mine[0].zone, mine[0].damage, mine[0].target) == ("left_leg", "slashing", other)
        shown = next(h for h in scene.view("bob").combat.fight.hits)
        assert shown.raw == (None if dice == (4, 9) else hurt)
        phase(scene)
        assert totals(scene, other) == (3, 0)


@pytest.mark.parametrize(
    ("kind", "named", "where"),
    [
        ("strike", {}, "right_arm"),
        ("strike", {"hand": "left"}, "left_arm"),
        ("strike", {"limb": "head"}, "head"),
        ("grab", {}, "right_arm"),
        ("tackle", {}, "right_arm"),
    ],
)
def test_which_limb_runs_into_the_weapon(kind: Any, named: dict[str, Any], where: str) -> None:
    """SOM-MELEE-14, A32: the one that struck or grabbed; the head after a headbutt, where no limb cap holds."""
    scene, _, bob, other = trained()
    parry = says(scene, "bob", bob, "parry", other, weapon=weapon(scene, bob))
    blow = acts(scene, "gm", other, kind, bob, **named)
    duel(scene, blow, parry, (3, 12))
    assert [h.zone for h in fight(scene).hits] == [where]
    phase(scene)
    assert totals(scene, other) == (9 if where == "head" else 3, 0)


@pytest.mark.parametrize(("mine", "theirs"), [(True, True), (False, False), (False, True)])
def test_a_parry_that_hurts_nobody(mine: bool, theirs: bool) -> None:
    """SOM-MELEE-13, SOM-MELEE-14: weapon against weapon, or a bare hand, whose rank is the game master's."""
    scene, _, bob, other = trained()
    with_what = {"weapon": weapon(scene, bob)} if mine else {}
    parry = says(scene, "bob", bob, "parry", other, **with_what)
    blow = acts(scene, "gm", other, "strike", bob, **{"weapon": weapon(scene, other)} if theirs else {})
    ranks = (Rank("mains nues", 1),) if theirs and not mine else ()
    sides = Side(other, ("body",), resolves=blow), Side(bob, ("Mêlée",), resolves=parry, difficulty=ranks)
    opposed(scene, *sides, {other: 3, bob: 9}, {other: "gm", bob: "bob"})
    assert fight(scene).hits == ()
    answered = next(r for r in scene.state.dice.rolls.values() if r.subject == parry)
    assert answered.result.difficulty == len(ranks)


def test_a_parry_without_training() -> None:
    """SOM-MELEE-02, SOM-MELEE-04: tried all the same, it fails; body does not parry."""
    scene, woman, bob, other = combat()
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="parry", target=other, skill="body")), "skill_not_allowed")
    parry = says(scene, "ana", woman, "parry", other)
    says(scene, "bob", bob, "none")
    blow = acts(scene, "gm", other, "strike", woman)
    one, two = Side(other, ("body",), resolves=blow), Side(woman, ("Mêlée",), resolves=parry)
    scene.refuse("gm", CallOpposedRoll(one, (replace(two, skills=("body",)),)), "skill_not_allowed")
    scene.do("gm", CallOpposedRoll(one, (two,)))
    scene.do("gm", Roll(f"{scene.last_id}.1"), 8)
    assert fight(scene).intents[blow].success is True


def shield(scene: Scene, person: str, seat: str, hand: Any = "left") -> str:
    return equipped(scene, seat, DefineItem("Un bouclier", person, shield=True), hand)


def shielded() -> tuple[Scene, str, str, str, str]:
    scene, woman = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11))
    other = killer(scene)
    item = shield(scene, bob, "bob")
    scene.do("gm", StartCombat((woman, bob, other)))
    touching(scene, woman, bob, other)
    says(scene, "ana", woman, "none")
    return scene, woman, bob, other, item


@pytest.mark.parametrize(("used", "theirs", "mine"), [(True, 1, 0), (False, 0, 1)])
def test_a_shield(used: bool, theirs: int, mine: int) -> None:
    """SOM-MELEE-15: a rank on the attack that it parries; one on all else that its bearer does with his body."""
    scene, _, bob, other, item = shielded()
    parry = says(scene, "bob", bob, "parry", other, **({"weapon": item} if used else {}))
    blow = acts(scene, "gm", other, "strike", bob)
    duel(scene, blow, parry, (3, 6))
    attack = next(r.result for r in scene.state.dice.rolls.values() if r.subject == blow)
    answer = next(r.result for r in scene.state.dice.rolls.values() if r.subject == parry)
    assert (attack.difficulty, answer.conditions) == (theirs, mine)
    assert fight(scene).hits == ()


def test_what_a_shield_hampers() -> None:
    """SOM-MELEE-15: physical actions, not the senses; two hands are one too many."""
    scene, _, bob, other, item = shielded()
    two = weapon(scene, bob, category="two_handed", hands=2)
    for spec in (
        ActionSpec(kind="strike", target=other, weapon=two),
        ActionSpec(kind="parry", target=other, weapon=two),
        ActionSpec(kind="grab", target=other, hands=2),
        ActionSpec(kind="strike", target=other, hand="left"),
        ActionSpec(kind="strike", target=other, limb="left_arm"),
    ):
        scene.refuse("bob", DeclareIntent(bob, spec), "shield_occupies_arm", rule="SOM-MELEE-15")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="strike", target=other, weapon=item)), "out_of_bounds")
    strike = acts(scene, "bob", bob, "strike", other)
    assert result(scene, simple(scene, "bob", bob, strike, 3)).conditions == 1


def test_bearing_a_shield() -> None:
    """SOM-MELEE-15: it takes an arm."""
    scene, person = playing()
    item = shield(scene, person, "ana")
    assert scene.view("eve").combat.items[0].shield
    scene.refuse("ana", Equip(person, weapon(scene, person), "left"), "shield_occupies_arm")
    scene.refuse("ana", Equip(person, weapon(scene, person, hands=2), "right"), "shield_occupies_arm")
    scene.do("ana", Equip(person, weapon(scene, person), "right"))
    scene.refuse("gm", DefineItem("-", person), "out_of_bounds")
    scene.do("gm", DefineItem("Un autre", person, shield=True))
    scene.refuse("ana", Equip(person, scene.last_id), "out_of_bounds")
    assert item in scene.state.items


@pytest.mark.parametrize(
    ("condition", "code"),
    [("immobilised", "grabbed"), ("bound", "grabbed"), ("cornered", "no_room"), ("surrounded", "no_room")],
)
@pytest.mark.parametrize("kind", ["dodge", "flee"])
def test_a_dodge_needs_room(kind: Any, condition: Any, code: str) -> None:
    """SOM-MELEE-16: to avoid a blow or to flee."""
    scene, _, bob, other = trained()
    scene.do("gm", RuleCondition(bob, condition))
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind=kind, target=other)), code, rule="SOM-MELEE-16")
    says(scene, "bob", bob, "parry", other)


def test_who_is_held_does_not_dodge() -> None:
    """SOM-MELEE-16: refused from the Turn's start on."""
    scene, _, bob, other = trained()
    held = Grab(id="g", holder=other, victim=bob, zone="trunk", hands=2)
    state = with_combat(scene.state, grabs=(held,))
    with pytest.raises(Refused) as refused:
        check_action(state, "bob", state.characters[bob], ActionSpec(kind="dodge", target=other))
    assert refused.value.code == "grabbed"


def test_cornered_after_the_declaration() -> None:
    """SOM-MELEE-16, A53: ruled in phase 1 it weighs in this Turn: the Dodge fails without a die."""
    scene, _, bob, other = trained()
    dodge = says(scene, "bob", bob, "dodge", other)
    blow = says(scene, "gm", other, "strike", bob)
    scene.do("gm", RuleCondition(bob, "cornered"))
    phase(scene)
    one, two = Side(other, ("body",), resolves=blow), Side(bob, ("senses",), resolves=dodge)
    scene.do("gm", CallOpposedRoll(one, (two,)))
    scene.do("gm", Roll(f"{scene.last_id}.1"), 5)
    assert fight(scene).intents[blow].success is True


def test_a_defence_by_the_game_masters_word() -> None:
    """SOM-MELEE-12, SOM-TURN-15: a Parry that succeeds ends its attack; one that fails leaves it unopposed."""
    scene, _, bob, other = trained()
    parry = says(scene, "bob", bob, "parry", other)
    blow = acts(scene, "gm", other, "strike", bob)
    scene.do("gm", ClassifyAction(parry, "auto_success"))
    assert fight(scene).intents[blow].success is False
    phase(scene)
    again, _, two, three = trained()
    parry = says(again, "bob", two, "parry", three)
    blow = acts(again, "gm", three, "strike", two)
    again.do("gm", ClassifyAction(parry, "auto_failure"))
    simple(again, "gm", three, blow, 5, against=two)
    assert len(fight(again).hits) == 1


def test_a_hidden_defence_comes_to_light() -> None:
    """SOM-TURN-07: when it meets the blow."""
    scene, _, bob, other = trained()
    blow = says(scene, "bob", bob, "strike", other)
    dodge = scene.act("gm", RecordNpcIntent(other, ActionSpec(kind="dodge", target=bob), True))
    phase(scene)
    duel(scene, blow, dodge, (3, 9), ("body", "senses"))
    assert "NpcIntentRevealed" in scene.last("bob")


def test_a_complex_defence() -> None:
    """SOM-TURN-16: E2.4, a Parry while turning."""
    scene, _, bob, other = trained()
    parry = says(scene, "bob", bob, "parry", other, elements=("tourner",))
    blow = says(scene, "gm", other, "strike", bob)
    scene.do("gm", ClassifyAction(parry, "complex", 1))
    phase(scene)
    duel(scene, blow, parry, (3, 6))
    assert next(r.result for r in scene.state.dice.rolls.values() if r.subject == parry).difficulty == 1


def test_two_players_and_their_arms() -> None:
    """SOM-MELEE-11: between players as against NPCs; the blow is seen, the choice is the defender's alone."""
    scene, one = playing()
    two = carole(scene, "bob", "Bob")
    scene.do("gm", StartCombat((one, two)))
    touching(scene, one, two)
    blow = says(scene, "ana", one, "strike", two)
    block = acts(scene, "bob", two, "interpose", one)
    simple(scene, "ana", one, blow, 5)
    simple(scene, "bob", two, block, 5)
    assert "ChooseInterposedArm" in [m.command.__name__ for m in scene.moves("bob")]
    assert "ChooseInterposedArm" not in [m.command.__name__ for m in scene.moves("ana")]
    scene.refuse("ana", ChooseInterposedArm(block, "left_arm"), "unknown_id")
    scene.do("bob", ChooseInterposedArm(block, "left_arm"))


@pytest.mark.parametrize("at_once", [False, True])
def test_a_grab_closes_on_the_arm(at_once: bool) -> None:
    """SOM-MELEE-11, SOM-MELEE-17: wherever it was meant to close; one hand holds that arm."""
    scene, _, bob, other = trained(effects_at_once=at_once)
    block = says(scene, "bob", bob, "interpose", other)
    seize = acts(scene, "gm", other, "grab", bob, aim="trunk")
    simple(scene, "gm", other, seize, 5, against=bob)
    simple(scene, "bob", bob, block, 5)
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    assert scene.state.combat.grabs == ()
    scene.do("bob", ChooseInterposedArm(block, "left_arm"))
    assert bool(scene.state.combat.grabs) is at_once
    phase(scene)
    assert [(g.victim, g.zone, g.hands) for g in scene.state.combat.grabs] == [(bob, "left_arm", 1)]


def test_a_held_arm_is_not_interposed() -> None:
    """SOM-MELEE-11, SOM-MELEE-19: the other one is; whom one holds is in reach (SOM-MELEE-01)."""
    scene, woman, bob, other = trained()
    says(scene, "bob", bob, "none")
    seize = acts(scene, "gm", other, "grab", bob, aim="left_arm")
    simple(scene, "gm", other, seize, 5, against=bob)
    phase(scene, 2)
    scene.do("gm", SetContact(bob, other, False))
    says(scene, "ana", woman, "none")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="strike", target=other, approach=True)), "out_of_bounds")
    block = says(scene, "bob", bob, "interpose", other)
    blow = acts(scene, "gm", other, "strike", bob)
    simple(scene, "gm", other, blow, 5, against=bob)
    simple(scene, "bob", bob, block, 5)
    scene.refuse("bob", ChooseInterposedArm(block, "left_arm"), "arm_invalid")
    scene.do("bob", ChooseInterposedArm(block, "right_arm"))


def test_a_tackle_that_runs_into_a_weapon() -> None:
    """SOM-MELEE-14, SOM-MELEE-20: a Parry alone meets it, and an armed one hurts."""
    scene, _, bob, other = trained()
    parry = says(scene, "bob", bob, "parry", other, weapon=weapon(scene, bob))
    throw = acts(scene, "gm", other, "tackle", bob)
    duel(scene, throw, parry, (3, 7))
    assert [(h.target, h.raw, h.zone) for h in fight(scene).hits] == [(other, 4, "right_arm")]
