"""SOM-MELEE-17 to SOM-MELEE-21: grabs, what they hinder, tackles, and how one gets free."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.late_hits import CompleteLateHit
from domain.systems.sombre.combat.resolution.wounds import ChooseZone, ImposeWounds, RuleCondition, RuleZone
from domain.systems.sombre.combat.turn.grab_rulings import RollGrabWill, RuleGrabHeld
from domain.systems.sombre.combat.turn.intent_rulings import RecordNpcIntent
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, SetCombatants, StartCombat
from domain.systems.sombre.condition.grips import grabbed_by
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.health.gear import Equip
from domain.systems.sombre.mind.npcs import IntroduceNpc
from domain.systems.sombre.state.combat_state import ActionSpec, Grab
from domain.systems.sombre.state.roll_state import Rank
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.fights import (
    acts,
    bob_acts,
    combat,
    fight,
    idle,
    made,
    opposed,
    phase,
    says,
    simple,
    touching,
    weapon,
    zone,
)
from tests.sombre.table import npc, playing, result, rolled

LEG, OTHER_LEG, ARM, OTHER_ARM, TRUNK, HEAD = range(1, 7)


def grabs(scene: Scene) -> list[Grab]:
    return list(scene.state.combat.grabs)


def grabbed(face: int, hands: Any = 2, victim: str = "npc", **options: Any) -> tuple[Scene, str, str, str]:
    """Phase 1 of Turn 2: Bob holds the killer, or the killer Bob, in the zone of that face."""
    scene, woman, bob, other = combat(**options)
    says(scene, "ana", woman, "none")
    if victim == "npc":
        seize = acts(scene, "bob", bob, "grab", other, hands=hands)
        simple(scene, "bob", bob, seize, 5, place=face)
    else:
        says(scene, "bob", bob, "none")
        seize = acts(scene, "gm", other, "grab", bob, hands=hands)
        simple(scene, "gm", other, seize, 5, against=bob, place=face)
    phase(scene, 2)
    return scene, woman, bob, other


def test_a_grab_closes_in_phase_three_and_hurts_nobody() -> None:
    """SOM-MELEE-17, SOM-MELEE-18, SOM-TURN-12: two hands seize anything; the place is found like that of a blow."""
    scene, woman, bob, other = combat()
    seize = bob_acts(scene, woman, bob, "grab", other, hands=2)
    simple(scene, "bob", bob, seize, 5)
    assert "DamageQueued" not in scene.last("eve")
    zone(scene, "bob", TRUNK)
    assert "ZoneSet" in scene.last("eve")
    assert scene.view("eve").combat.fight.hits[0].hold
    assert grabs(scene) == []
    phase(scene)
    assert "GrabSet" in scene.last("eve")
    assert totals(scene, other) == (0, 0)
    held = scene.view("eve").combat.grabs[0]
    assert (held.holder, held.victim, held.zone, held.hands, held.strangling) == (bob, other, "trunk", 2, False)
    assert grabbed_by(scene.state, other) == (bob,)
    assert grabbed_by(scene.state, bob) == ()


def test_a_failed_grab_holds_nothing() -> None:
    """SOM-MELEE-17."""
    scene, woman, bob, other = combat()
    seize = bob_acts(scene, woman, bob, "grab", other, hands=2)
    simple(scene, "bob", bob, seize, 13)
    phase(scene)
    assert grabs(scene) == []
    assert "GrabBroken" not in scene.lines("eve")


@pytest.mark.parametrize(
    ("face", "condition", "kept"),
    [
        (ARM, None, True),
        (OTHER_ARM, None, True),
        (LEG, None, False),
        (OTHER_LEG, "loose_clothes", False),
        (TRUNK, None, False),
        (TRUNK, "long_hair", False),
        (TRUNK, "loose_clothes", True),
        (HEAD, None, False),
        (HEAD, "loose_clothes", False),
        (HEAD, "long_hair", True),
    ],
)
def test_one_hand_holds_an_arm(face: int, condition: Any, kept: bool) -> None:
    """SOM-MELEE-18: anything else slips away at once, but for hair and loose clothes."""
    scene, woman, bob, other = combat()
    if condition:
        scene.do("gm", RuleCondition(other, condition))
    seize = bob_acts(scene, woman, bob, "grab", other, hands=1)
    simple(scene, "bob", bob, seize, 5, place=face)
    phase(scene)
    assert bool(grabs(scene)) is kept
    assert ("GrabSet" if kept else "GrabBroken") in scene.last("eve")
    if not kept:
        lost = scene.view("gm").combat.broken[0].id
        assert scene.view("bob").combat.broken == ()
        scene.refuse("gm", RuleGrabHeld(lost, False), "nothing_to_do")
        scene.do("gm", RuleGrabHeld(lost, True))
        assert len(grabs(scene)) == 1


def test_a_hand_that_nobody_names_is_one() -> None:
    """SOM-MELEE-18."""
    scene, *_ = grabbed(LEG, None)
    assert grabs(scene) == []
    scene, *_ = grabbed(ARM, None)
    assert grabs(scene)[0].hands == 1


def test_the_place_of_a_grab() -> None:
    """SOM-LOC-02, SOM-LOC-04, SOM-LOC-07, SOM-MELEE-17: aimed for a rank, chosen against the helpless, or ruled."""
    scene, woman, bob, other = combat()
    seize = bob_acts(scene, woman, bob, "grab", other, hands=2, aim="head")
    assert result(scene, simple(scene, "bob", bob, seize, 5)).difficulty == 1
    phase(scene)
    assert grabs(scene)[0].zone == "head"
    scene, woman, bob, other = combat()
    scene.do("gm", RuleCondition(other, "back_turned"))
    seize = bob_acts(scene, woman, bob, "grab", other, hands=2)
    scene.do("bob", ChooseZone(seize, "left_leg"))
    assert result(scene, simple(scene, "bob", bob, seize, 5)).difficulty == 0
    phase(scene)
    assert grabs(scene)[0].zone == "left_leg"
    scene, woman, bob, other = combat()
    seize = bob_acts(scene, woman, bob, "grab", other, hands=2)
    simple(scene, "bob", bob, seize, 5)
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    scene.do("gm", RuleZone(fight(scene).hits[0].id, "right_arm"))
    phase(scene)
    assert grabs(scene)[0].zone == "right_arm"


def test_bare_hands_only() -> None:
    """SOM-MELEE-17, SOM-LOC-15: as many as the grab needs, on valid arms."""
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    other = npc(scene)
    knife, big = weapon(scene, woman), weapon(scene, bob, category="two_handed", hands=2)
    scene.do("ana", Equip(woman, knife, "right"))
    scene.do("bob", Equip(bob, big, "right"))
    scene.do("gm", StartCombat((woman, bob, other)))
    for one in (woman, bob):
        touching(scene, one, other)

    def no(code: str, person: str = woman, seat: str = "ana", **named: Any) -> None:
        scene.refuse(seat, DeclareIntent(person, ActionSpec(kind="grab", target=other, **named)), code)

    no("hand_occupied", hands=2)
    no("hand_occupied", hands=1, hand="right")
    no("hand_occupied", hands=1, weapon=knife)
    scene.do("gm", RuleCondition(woman, "cornered"))
    says(scene, "ana", woman, "grab", other, hands=1, hand="left")
    no("hand_occupied", bob, "bob", hands=1)
    no("hand_occupied", bob, "bob", hands=2)


def test_an_invalid_arm_seizes_nobody() -> None:
    """SOM-LOC-15, SOM-MELEE-17."""
    scene, woman = playing()
    other = npc(scene)
    scene.do("gm", ImposeWounds(woman, 3, "left_arm"))
    scene.do("gm", StartCombat((woman, other)))
    touching(scene, woman, other)
    for named in ({"hands": 2}, {"hands": 1, "hand": "left"}):
        spec = ActionSpec(kind="grab", target=other, **named)
        scene.refuse("ana", DeclareIntent(woman, spec), "arm_invalid")
    says(scene, "ana", woman, "grab", other, hands=1)


def test_hands_that_hold_are_not_free() -> None:
    """SOM-MELEE-17."""
    scene, woman, bob, _ = grabbed(TRUNK)
    says(scene, "ana", woman, "none")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="grab", target=woman, hands=1)), "hand_occupied")


def test_clasped_round_the_trunk() -> None:
    """SOM-MELEE-19, SOM-ROLL-21: one rank on what the victim does with its body, none on its senses or mind."""
    scene, woman, bob, other = grabbed(TRUNK, victim="pc")
    strike = bob_acts(scene, woman, bob, "strike", other)
    found = result(scene, simple(scene, "bob", bob, strike, 2))
    assert (found.conditions, found.total) == (1, 5)
    zone(scene, "bob", HEAD)
    phase(scene, 2)
    listen = bob_acts(scene, woman, bob, "free", text="écouter")
    assert result(scene, simple(scene, "bob", bob, listen, 2, "senses")).conditions == 0


@pytest.mark.parametrize("face", [LEG, ARM, HEAD])
def test_other_grips_cost_no_rank(face: int) -> None:
    """SOM-MELEE-19: head nothing more than the ban on Dodge; a limb is only immobilised."""
    scene, woman, bob, other = grabbed(face, victim="pc")
    strike = bob_acts(scene, woman, bob, "strike", other, hand="left")
    assert result(scene, simple(scene, "bob", bob, strike, 2)).conditions == 0


def test_an_arm_that_is_held_does_not_fight() -> None:
    """SOM-MELEE-19: nor what it holds, nor anything that needs both."""
    scene, woman, bob, other = combat()
    knife = weapon(scene, bob)
    idle(scene, woman, bob)
    seize = acts(scene, "gm", other, "grab", bob, hands=1, aim="right_arm")
    simple(scene, "gm", other, seize, 5, against=bob)
    phase(scene)
    scene.do("gm", EndCombat())
    scene.do("bob", Equip(bob, knife, "right"))
    scene.do("gm", StartCombat((woman, bob, other)))
    touching(scene, bob, other)
    says(scene, "ana", woman, "none")
    for named in (
        {"hand": "right"},
        {"limb": "right_arm"},
        {"weapon": knife},
        {"kind": "grab", "hands": 2},
        {"kind": "parry", "hand": "right"},
    ):
        spec = ActionSpec(**{"kind": "strike", "target": other, **named})  # type: ignore[arg-type]
        scene.refuse("bob", DeclareIntent(bob, spec), "grabbed")
    says(scene, "bob", bob, "strike", other, hand="left")


def test_an_npc_fails_with_an_arm_that_is_held() -> None:
    """SOM-MELEE-19: the game master may declare it; it fails by itself."""
    scene, woman, bob, other = grabbed(ARM)
    idle(scene, woman, bob)
    blow = acts(scene, "gm", other, "strike", bob, hand="right")
    scene.do("gm", CallRoll(other, ("body",), concerned=(bob,), resolves=blow))
    assert "ActionAutoResolved" in scene.last("gm")
    phase(scene)
    assert totals(scene, bob) == (0, 0)


def test_a_leg_that_is_held_does_not_walk() -> None:
    """SOM-MELEE-19, SOM-MELEE-16."""
    scene, woman, bob, other = grabbed(LEG, victim="pc")
    says(scene, "ana", woman, "none")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="move")), "grabbed")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="flee")), "grabbed")
    says(scene, "bob", bob, "strike", other)


def test_a_leg_that_is_held_comes_near_nobody() -> None:
    """SOM-MELEE-19: neither by a walk nor on the way to a blow."""
    scene, woman, bob, other = combat(reach=False)
    touching(scene, bob, other)
    idle(scene, woman, bob)
    seize = acts(scene, "gm", other, "grab", bob, aim="right_leg", hands=2)
    simple(scene, "gm", other, seize, 3, "body", bob)
    phase(scene, 2)
    says(scene, "ana", woman, "none")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="strike", target=woman, approach=True)), "grabbed")


def tackle(scene: Scene, bob: str, other: str, die: int) -> None:
    throw = acts(scene, "bob", bob, "tackle", other)
    call = simple(scene, "bob", bob, throw, die)
    assert result(scene, call).difficulty == 0
    assert not body(scene, other).prone
    phase(scene)


@pytest.mark.parametrize("face", [LEG, OTHER_LEG, TRUNK])
def test_a_tackle(face: int) -> None:
    """SOM-MELEE-20, A26: no rank; the victim is down and still held."""
    scene, woman, bob, other = grabbed(face)
    says(scene, "ana", woman, "none")
    tackle(scene, bob, other, 12)
    assert {"Tackled", "CharacterFell"} <= set(scene.last("eve"))
    assert body(scene, other).prone
    assert len(grabs(scene)) == 1


def test_a_failed_tackle_loses_the_grip() -> None:
    """SOM-MELEE-20."""
    scene, woman, bob, other = grabbed(TRUNK)
    says(scene, "ana", woman, "none")
    tackle(scene, bob, other, 13)
    assert "GrabBroken" in scene.last("eve")
    assert not body(scene, other).prone
    assert grabs(scene) == []


@pytest.mark.parametrize("face", [ARM, HEAD])
def test_a_tackle_needs_a_leg_or_the_trunk(face: int) -> None:
    """SOM-MELEE-20."""
    scene, woman, bob, other = grabbed(face)
    says(scene, "ana", woman, "none")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="tackle", target=other)), "not_holding")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="tackle", target=woman)), "not_holding")


def test_only_a_parade_meets_a_tackle() -> None:
    """SOM-MELEE-20, SOM-TURN-23."""
    scene, woman, bob, other = grabbed(TRUNK, victim="pc")
    says(scene, "ana", woman, "none")
    says(scene, "bob", bob, "interpose", other)
    throw = acts(scene, "gm", other, "tackle", bob)
    duel = CallOpposedRoll(Side(other, ("body",), resolves=throw), (Side(bob, ("body",)),))
    scene.refuse("gm", duel, "not_declared")
    simple(scene, "gm", other, throw, 5, against=bob)


def test_a_parade_against_a_tackle() -> None:
    """SOM-MELEE-20: opposed; the Parade that wins breaks the grip."""
    scene, woman, bob, other = grabbed(TRUNK, victim="pc")
    says(scene, "ana", woman, "none")
    parry = says(scene, "bob", bob, "parry", other)
    throw = acts(scene, "gm", other, "tackle", bob)
    attack, defence = Side(other, ("body",), resolves=throw), Side(bob, ("Mêlée",), resolves=parry)
    opposed(scene, attack, defence, {other: 4, bob: 8}, {other: "gm", bob: "bob"})
    phase(scene)
    assert grabs(scene) == []
    assert not body(scene, bob).prone


def test_effects_at_once() -> None:
    """A7: with the option, a grab closes as soon as its place is known, and a tackle throws at once."""
    scene, woman, bob, other = combat(effects_at_once=True)
    seize = bob_acts(scene, woman, bob, "grab", other, hands=2)
    simple(scene, "bob", bob, seize, 5)
    assert grabs(scene) == []
    zone(scene, "bob", TRUNK)
    assert "GrabSet" in scene.last("eve")
    phase(scene)
    assert len(grabs(scene)) == 1
    phase(scene)
    throw = bob_acts(scene, woman, bob, "tackle", other)
    simple(scene, "bob", bob, throw, 5)
    assert body(scene, other).prone
    phase(scene)
    assert "Tackled" not in scene.last("eve")


def test_hands_that_nobody_can_see() -> None:
    """SOM-MELEE-17, SOM-RULING: a grip of somebody unknown is the game master's, and no refusal betrays it."""
    scene, woman, bob, _ = combat()
    ghost = npc(scene, label=None, score=14)
    scene.do("gm", SetCombatants(added=(ghost,)))
    touching(scene, ghost, bob)
    idle(scene, woman, bob)
    seize = scene.act("gm", RecordNpcIntent(ghost, ActionSpec(kind="grab", target=bob, hands=2, aim="left_leg"), True))
    phase(scene)
    simple(scene, "gm", ghost, seize, 5, "general", bob)
    phase(scene)
    assert not {"GrabSet", "ZoneSet", "NpcIntentRevealed"} & set(scene.lines("bob"))
    assert scene.view("bob").combat.grabs == ()
    assert len(scene.view("gm").combat.grabs) == 1
    phase(scene)
    says(scene, "ana", woman, "none")
    assert grabbed_by(scene.state, bob) == ()
    says(scene, "bob", bob, "move")
    scene.do("gm", IntroduceNpc(ghost, "Des mains"))
    assert grabbed_by(scene.state, bob) == (ghost,)
    assert scene.view("bob").combat.grabs[0].holder == ghost


def test_a_grab_flips_with_its_rank() -> None:
    """SOM-RULING-02, SOM-RULING-03, SOM-MELEE-17: amended, its roll misses and nobody was held; retracted, too."""
    scene, woman, bob, other = combat()
    seize = bob_acts(scene, woman, bob, "grab", other, hands=2, aim="trunk")
    called = CallRoll(bob, ("body",), resolves=seize)
    call = rolled(scene, called, "bob", 7)
    phase(scene)
    assert len(grabs(scene)) == 1
    scene.amend("gm", call, CallRoll(bob, ("body",), difficulty=(Rank("boue", 1),), resolves=seize))
    assert grabs(scene) == []
    assert result(scene, call).total == 13
    scene.amend("gm", call, called)
    assert len(grabs(scene)) == 1
    scene.correct("gm", Retract(call))
    assert grabs(scene) == []


def test_a_late_hold_closes_when_the_game_master_completes_it() -> None:
    """SOM-RULING-03, SOM-MELEE-17: the miss of a Turn that was played becomes a grip; its place is asked for."""
    scene, woman, bob, other = combat()
    seize = bob_acts(scene, woman, bob, "grab", other, hands=2)
    call = simple(scene, "bob", bob, seize, 8, ranks=2)
    phase(scene, 2)
    scene.amend("gm", call, CallRoll(bob, ("body",), resolves=seize))
    assert grabs(scene) == []
    (late,) = scene.state.combat.late
    scene.do("gm", CompleteLateHit(late), TRUNK)
    assert "GrabSet" in scene.last("eve")
    assert (grabs(scene)[0].zone, totals(scene, other)) == ("trunk", (0, 0))


def strangled(scene: Scene, bob: str, other: str, **named: Any) -> str:
    return says(scene, "bob", bob, "strangle_grab", other, aim="trunk", refined=True, **named)


def test_the_grip_of_a_strangler() -> None:
    """SOM-DANGER-STRANGLE-01, SOM-MELEE-17: by the neck with both hands, two ranks; kept Turn after Turn."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="keep_strangling")), "not_holding")
    for named in (
        {},
        {"aim": "head"},
        {"aim": "left_arm", "refined": True},
        {"aim": "head", "refined": True, "hands": 1},
    ):
        spec = ActionSpec(kind="strangle_grab", target=other, **named)
        scene.refuse("bob", DeclareIntent(bob, spec), "out_of_bounds")
    seize = strangled(scene, bob, other)
    phase(scene)
    assert result(scene, simple(scene, "bob", bob, seize, 5, "Mêlée")).difficulty == 2
    phase(scene)
    held = grabs(scene)[0]
    assert (held.zone, held.hands, held.strangling) == ("trunk", 2, True)
    phase(scene)
    says(scene, "ana", woman, "none")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="keep_strangling", target=woman)), "not_holding")
    keep = acts(scene, "bob", bob, "keep_strangling", other)
    scene.refuse("gm", CallRoll(bob, ("body",), resolves=keep), "wrong_form")
    phase(scene)
    assert len(grabs(scene)) == 1


def test_strangling_the_helpless() -> None:
    """SOM-DANGER-STRANGLE-01, SOM-LOC-07: no rank, and always by the neck."""
    scene, woman, bob, other = combat()
    scene.do("gm", RuleCondition(other, "bound"))
    says(scene, "ana", woman, "none")
    seize = strangled(scene, bob, other)
    phase(scene)
    scene.do("bob", ChooseZone(seize, "left_arm"))
    assert result(scene, simple(scene, "bob", bob, seize, 5, "Mêlée")).difficulty == 0
    phase(scene)
    assert grabs(scene)[0].zone == "trunk"


def test_strangling_with_a_cord() -> None:
    """SOM-DANGER-STRANGLE-01: the object is no obstacle; another one is."""
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    other = npc(scene)
    cord, knife = weapon(scene, bob, "non_wounding"), weapon(scene, bob)
    scene.do("bob", Equip(bob, cord, "right"))
    scene.do("bob", Equip(bob, knife, "left"))
    other_cord = weapon(scene, woman, "non_wounding")
    scene.do("ana", Equip(woman, other_cord, "left"))
    scene.do("gm", StartCombat((woman, bob, other)))
    touching(scene, bob, other)
    touching(scene, woman, other)
    says(scene, "ana", woman, "strangle_grab", other, weapon=other_cord, aim="head", refined=True)
    spec = ActionSpec(kind="strangle_grab", target=other, weapon=cord, aim="head", refined=True)
    scene.refuse("bob", DeclareIntent(bob, spec), "hand_occupied")


def test_what_the_holder_may_ask_is_offered() -> None:
    """SOM-MELEE-21, SOM-TURN-09: moves for whoever holds, and for nobody else."""
    scene, woman, bob, _ = grabbed(TRUNK)
    says(scene, "ana", woman, "none")

    def kinds(seat: str) -> set[str]:
        found = [m for m in scene.moves(seat) if m.command is DeclareIntent]
        return {k for m in found for k in m.fields["action"]["properties"]["kind"]["enum"]}

    assert {"let_go", "tackle"} <= kinds("bob")
    assert not {"keep_strangling", "aggravate", "rise"} & kinds("bob")
    says(scene, "bob", bob, "none")
    phase(scene, 2)
    assert RuleGrabHeld in {m.command for m in scene.moves("gm")}
    assert RuleGrabHeld not in {m.command for m in scene.moves("bob")}
    assert RollGrabWill not in {m.command for m in scene.moves("bob")}
