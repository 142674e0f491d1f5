"""SOM-MELEE-21: how holds end, by damage, by will, by choice or by the game master's word."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.sealing import (
    CallSealedDeclarations,
    OpenSealedIntents,
    SealIntentKind,
    SpecifyIntent,
)
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds
from domain.systems.sombre.combat.turn.grab_rulings import RollGrabWill, RuleGrabHeld
from domain.systems.sombre.combat.turn.intent_rulings import RecordNpcIntent, RuleHesitation
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, SetContact, StartCombat
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.health.held_gauges import TakeFatigueGauge
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.arms import Protection
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.roll_state import Rank
from tests.scene import Scene
from tests.sombre.bodies import totals
from tests.sombre.combat.test_grabs import ARM, TRUNK, grabbed, grabs
from tests.sombre.fights import (
    acts,
    bob_acts,
    combat,
    done,
    fight,
    idle,
    made,
    nobody_acts,
    phase,
    says,
    simple,
    weapon,
)
from tests.sombre.table import equipped, npc, playing, result, rolled, ticks


def hit_the_holder(scene: Scene, people: list[str], damage: Any = "slashing") -> None:
    """Turn 2: the killer, whom Bob holds, strikes him; phase 3 is open."""
    woman, bob, other = people
    idle(scene, woman, bob)
    named = {} if damage == "bare" else {"weapon": weapon(scene, other, damage)}
    blow = acts(scene, "gm", other, "strike", bob, **named)
    simple(scene, "gm", other, blow, 3, against=bob, place=TRUNK)
    phase(scene)


def test_a_wound_makes_the_holder_let_go() -> None:
    """SOM-MELEE-21: unless the game master rules otherwise, in phase 3 and no later."""
    scene, *people = grabbed(TRUNK)
    hit_the_holder(scene, people)
    assert "GrabBroken" in scene.last("eve")
    assert grabs(scene) == []
    lost = fight(scene).broken[0].id
    scene.refuse("bob", RuleGrabHeld(lost, True), "gm_only")
    scene.do("gm", RuleGrabHeld(lost, True))
    assert "GrabKept" in scene.last("eve")
    assert len(grabs(scene)) == 1
    phase(scene)
    scene.refuse("gm", RuleGrabHeld(lost, False), "wrong_phase")
    assert fight(scene).broken == ()


def test_a_third_party_frees_as_well() -> None:
    """SOM-MELEE-21."""
    scene, woman, bob, other = grabbed(TRUNK, victim="pc")
    blow = says(scene, "ana", woman, "strike", other, weapon=weapon(scene, woman))
    acts(scene, "bob", bob, "none")
    simple(scene, "ana", woman, blow, 2, place=TRUNK)
    phase(scene)
    assert grabs(scene) == []


def test_fatigue_puts_the_will_to_the_test() -> None:
    """SOM-MELEE-21: mind, without any modifier of health; success keeps the hold."""
    scene, *people = grabbed(TRUNK)
    hit_the_holder(scene, people, damage="bare")
    bob = people[1]
    assert totals(scene, bob) == (0, 1)
    held = grabs(scene)[0]
    assert held.shaken
    assert scene.view("bob").combat.grabs[0].shaken
    assert scene.view("ana").combat.grabs[0].shaken is None
    scene.refuse("ana", RollGrabWill(held.id), "not_owner")
    scene.refuse("bob", RollGrabWill(held.id, (Rank("douleur", 1),)), "gm_only")
    scene.refuse("bob", RollGrabWill("nothing"), "unknown_id")
    call = scene.act("bob", RollGrabWill(held.id))
    scene.refuse("bob", RollGrabWill(held.id), "nothing_to_do")
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    scene.do("bob", Roll(call), 11)
    found = result(scene, call)
    assert (found.total, found.success) == (11, True)
    assert "GrabKept" in scene.last("eve")
    phase(scene)
    assert len(grabs(scene)) == 1


def test_a_will_that_fails() -> None:
    """SOM-MELEE-21: with the game master's ranks."""
    scene, *people = grabbed(TRUNK)
    hit_the_holder(scene, people, damage="bare")
    rolled(scene, RollGrabWill(grabs(scene)[0].id, (Rank("douleur", 1),)), "bob", 9)
    assert "GrabBroken" in scene.last("eve")
    assert grabs(scene) == []


def test_nobody_asked() -> None:
    """SOM-MELEE-21: not asked before phase 3 ends: released."""
    scene, *people = grabbed(TRUNK)
    hit_the_holder(scene, people, damage="bare")
    assert len(grabs(scene)) == 1
    phase(scene)
    assert "GrabBroken" in scene.last("eve")
    assert grabs(scene) == []


def test_the_game_master_answers_for_the_will() -> None:
    """SOM-MELEE-21, SOM-RULING-04: his word stands for the roll, called or not."""
    scene, *people = grabbed(TRUNK)
    hit_the_holder(scene, people, damage="bare")
    held = grabs(scene)[0]
    scene.do("bob", RollGrabWill(held.id))
    scene.do("gm", RuleGrabHeld(held.id, True))
    assert scene.state.dice.calls == {}
    scene.refuse("gm", RuleGrabHeld(held.id, True), "nothing_to_do")
    phase(scene)
    assert len(grabs(scene)) == 1


def test_a_fatigue_behind_the_screen() -> None:
    """SOM-MELEE-21: its owner is not told that the blow tired."""
    scene, *people = grabbed(TRUNK)
    scene.do("gm", TakeFatigueGauge(people[1]))
    hit_the_holder(scene, people, damage="bare")
    held = grabs(scene)[0]
    assert scene.view("bob").combat.grabs[0].shaken is None
    scene.refuse("bob", RollGrabWill(held.id), "nothing_to_do")
    scene.do("gm", RollGrabWill(held.id))


def test_damage_that_armour_takes_frees_nobody() -> None:
    """SOM-MELEE-21: nil or fully absorbed: kept."""
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    other = npc(scene)
    equipped(scene, "bob", DefineItem("Un gilet", bob, protection=Protection(weight="light", zones=("trunk",))))
    scene.do("gm", StartCombat((woman, bob, other)))
    scene.do("gm", SetContact(bob, other, True))
    seize = bob_acts(scene, woman, bob, "grab", other, hands=2)
    simple(scene, "bob", bob, seize, 5, place=TRUNK)
    phase(scene, 2)
    idle(scene, woman, bob)
    blow = acts(scene, "gm", other, "strike", bob, weapon=weapon(scene, other))
    simple(scene, "gm", other, blow, 5, "general", against=bob, place=TRUNK)
    phase(scene, 2)
    assert totals(scene, bob) == (0, 0)
    assert len(grabs(scene)) == 1


def test_what_is_seized_while_one_is_struck_is_not_lost() -> None:
    """SOM-TURN-12, SOM-MELEE-21: all happens together; a hold must be there to be lost."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    seize = says(scene, "bob", bob, "grab", other, hands=2)
    blow = acts(scene, "gm", other, "strike", bob, weapon=weapon(scene, other))
    simple(scene, "bob", bob, seize, 5, place=TRUNK)
    simple(scene, "gm", other, blow, 2, against=bob, place=TRUNK)
    phase(scene)
    assert totals(scene, bob) == (2, 0)
    assert len(grabs(scene)) == 1


def test_letting_go_costs_nothing() -> None:
    """SOM-MELEE-21: at any declaration, and the character still declares its action."""
    scene, woman, bob, other = grabbed(TRUNK)
    says(scene, "ana", woman, "none")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="let_go", target=woman)), "not_holding")
    says(scene, "bob", bob, "let_go", other)
    assert scene.last("eve") == ["IntentDeclared", "GrabBroken"]
    assert grabs(scene) == []
    assert scene.view("eve").combat.fight.declaring == (bob,)
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="let_go")), "not_holding")
    says(scene, "bob", bob, "grab", other, hands=2)
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="let_go")), "already_declared")


def test_letting_go_under_a_seal() -> None:
    """SOM-MELEE-21, SOM-TURN-06: whatever kind was sealed."""
    scene, one = playing()
    two = made(scene, "bob", "Bob", (11, 11, 13))
    scene.do("gm", StartCombat((one, two)))
    scene.do("gm", SetContact(one, two, True))
    seize = says(scene, "ana", one, "grab", two, hands=2)
    acts(scene, "bob", two, "none")
    simple(scene, "ana", one, seize, 5, place=TRUNK)
    phase(scene, 2)
    scene.do("gm", CallSealedDeclarations((one, two)))
    scene.do("ana", SealIntentKind(one, "attack"))
    scene.do("gm", RuleHesitation(two))
    scene.do("gm", OpenSealedIntents())
    scene.do("ana", SpecifyIntent(one, ActionSpec(kind="let_go")))
    assert grabs(scene) == []
    scene.do("ana", SpecifyIntent(one, ActionSpec(kind="strike", target=two)))


def test_an_npc_lets_go() -> None:
    """SOM-MELEE-21, SOM-TURN-07: openly at once; in hiding when the Turn is resolved."""
    scene, woman, bob, other = grabbed(ARM, victim="pc")
    says(scene, "gm", other, "let_go", bob)
    assert grabs(scene) == []
    scene, woman, bob, other = grabbed(ARM, victim="pc")
    slow = scene.act("gm", RecordNpcIntent(other, ActionSpec(kind="let_go"), True))
    assert scene.last("eve") == []
    assert len(grabs(scene)) == 1
    nobody_acts(scene, woman, bob)
    done(scene, slow)
    phase(scene)
    assert "GrabBroken" in scene.last("eve")


def test_a_hold_outlives_the_fight() -> None:
    """SOM-TURN-01, SOM-MELEE-21: not even the end of the scene breaks it; damage does, or the game master's word."""
    scene, woman, bob, _ = grabbed(TRUNK)
    held = grabs(scene)[0]
    nobody_acts(scene, woman, bob, 2)
    scene.do("gm", EndCombat())
    assert grabs(scene) == [held]
    scene.do("gm", CloseScene())
    assert scene.view("eve").combat.grabs[0].id == held.id
    scene.refuse("gm", RuleGrabHeld(held.id, True), "nothing_to_do")
    scene.do("gm", RuleGrabHeld(held.id, False))
    assert grabs(scene) == []
    scene.refuse("gm", RuleGrabHeld(held.id, False), "unknown_id")


def test_damage_in_usual_time() -> None:
    """SOM-MELEE-21."""
    scene, woman, bob, _ = grabbed(TRUNK)
    nobody_acts(scene, woman, bob, 2)
    scene.do("gm", EndCombat())
    scene.do("gm", ImposeWounds(bob, 1, "trunk"))
    assert "GrabBroken" in scene.last("eve")
    assert grabs(scene) == []


def test_the_dead_hold_nobody() -> None:
    """SOM-MELEE-21: even where the game master had restored the hold; of NPCs he says it himself."""
    scene, woman, bob, _ = grabbed(TRUNK)
    nobody_acts(scene, woman, bob)
    scene.do("gm", ImposeWounds(bob, 10))
    phase(scene)
    assert grabs(scene) == []


@pytest.mark.parametrize("fighting", [True, False])
def test_a_dead_npc_lets_go(fighting: bool) -> None:
    """SOM-MELEE-21, SOM-DAMAGE-15: killed by ticks, its hands open in the sight of all."""
    scene, woman, bob, other = grabbed(ARM, victim="pc")
    nobody_acts(scene, woman, bob)
    if fighting:
        scene.do("gm", ImposeWounds(other, 10))
        phase(scene)
    else:
        phase(scene)
        scene.do("gm", EndCombat())
        ticks(scene, other, "wounds", 10)
    assert "GrabBroken" in scene.last("eve")
    assert "CharacterDied" not in scene.last("eve")
    assert grabs(scene) == []


def test_a_release_flips_with_its_blow() -> None:
    """SOM-RULING-02: the wound is gone, the hold never ended."""
    scene, *people = grabbed(TRUNK)
    hit_the_holder(scene, people)
    assert grabs(scene) == []
    blow = next(c.id for c in scene.state.dice.rolls.values() if c.purpose == "attack" and c.character == people[2])
    scene.amend(
        "gm",
        blow,
        CallRoll(
            people[2],
            ("body",),
            difficulty=(Rank("boue", 5),),
            concerned=(people[1],),
            resolves=scene.state.dice.rolls[blow].subject,
        ),
    )
    assert len(grabs(scene)) == 1
