"""Hands on a throat, Turn after Turn (SOM-DANGER-STRANGLE)."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.interposition import ChooseInterposedArm
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.combat.turn.grab_rulings import RuleGrabHeld
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction
from domain.systems.sombre.combat.turn.turn import EndCombat, SetCombatants
from domain.systems.sombre.dangers.air.asphyxia import StartAsphyxia, StopAsphyxia
from domain.systems.sombre.dangers.common.conversion import ConvertTicks
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, NpcTrait
from domain.systems.sombre.state.arms import Weapon
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.hazards import Pace
from domain.systems.sombre.table.phases import SetTableOption
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.dangers.hazards import after, out, plus, turns, wait
from tests.sombre.fights import acts, combat, done, fight, idle, phase, says, simple, touching
from tests.sombre.table import do_as_offered, who


def turn(scene: Scene, carole: str, bob: str, other: str, said: str = "none") -> None:
    """Bob does what he says, the others nothing; up to phase 3."""
    intents = [
        says(scene, "ana", carole, "none"),
        says(scene, "bob", bob, said),
        says(scene, "gm", other, "none"),
    ]
    phase(scene)
    found = fight(scene).intents
    done(scene, *(i for i in intents if not found[i].resolved and found[i].spec.kind != "keep_strangling"))
    phase(scene)


def strangling(**options: Any) -> tuple[Scene, str, str, str]:
    """Bob has the killer by the throat, in phase 3 of the Turn of the grab."""
    scene, carole, bob, other = combat(**options)
    says(scene, "ana", carole, "none")
    grab = says(scene, "bob", bob, "strangle_grab", other, skill="Mêlée", aim="head", refined=True)
    acts(scene, "gm", other, "none")
    simple(scene, "bob", bob, grab, 3, "Mêlée")
    phase(scene)
    assert any(g.strangling for g in scene.state.combat.grabs)
    return scene, carole, bob, other


def test_two_ranks_to_close_the_hands() -> None:
    """SOM-DANGER-STRANGLE-01, A69: exact and refined, on the head, whose ranks the neck has."""
    scene, carole, bob, other = combat()
    says(scene, "ana", carole, "none")
    grab = says(scene, "bob", bob, "strangle_grab", other, skill="Mêlée", aim="head", refined=True)
    acts(scene, "gm", other, "none")
    call = simple(scene, "bob", bob, grab, 7, "Mêlée")
    found = scene.state.dice.rolls[call]
    assert sum(rank.ranks for rank in found.difficulty) == 2
    assert not found.result.success


def test_one_circle_a_turn_from_the_next_turn_on() -> None:
    """SOM-DANGER-STRANGLE-02: in phase 3, each Turn in which the strangler says that he goes on."""
    scene, carole, bob, other = strangling()
    assert totals(scene, other) == (0, 0)
    for said, fatigue in (("keep_strangling", 1), ("none", 1), ("keep_strangling", 2)):
        phase(scene)
        turn(scene, carole, bob, other, said)
        assert totals(scene, other) == (0, fatigue)
    assert plus(scene, other) == (0, 2)


def test_an_arm_in_the_way_is_held_and_nothing_is_strangled() -> None:
    """SOM-MELEE-11, SOM-DANGER-STRANGLE-01: the grab closes on the arm; only hands on a throat strangle."""
    scene, carole, bob, other = combat()
    block = says(scene, "ana", carole, "interpose", bob)
    grab = says(scene, "bob", bob, "strangle_grab", carole, skill="Mêlée", aim="head", refined=True)
    acts(scene, "gm", other, "none")
    simple(scene, "bob", bob, grab, 3, "Mêlée")
    simple(scene, "ana", carole, block, 5)
    scene.do("ana", ChooseInterposedArm(block, "left_arm"))
    phase(scene)
    assert [(g.zone, g.hands, g.strangling) for g in scene.state.combat.grabs] == [("left_arm", 2, False)]
    phase(scene)
    keep = ActionSpec(kind="keep_strangling", target=carole)
    says(scene, "ana", carole, "none")
    scene.refuse("bob", DeclareIntent(bob, keep), "not_holding")


def test_ruled_to_fail_it_does_not_press() -> None:
    """SOM-DANGER-STRANGLE-02, SOM-TURN-15."""
    scene, carole, bob, other = strangling()
    phase(scene)
    says(scene, "ana", carole, "none")
    keeps = says(scene, "bob", bob, "keep_strangling")
    acts(scene, "gm", other, "none")
    scene.do("gm", ClassifyAction(keeps, "auto_failure"))
    done(scene, *(i.id for i in fight(scene).intents.values() if not i.resolved))
    phase(scene)
    assert totals(scene, other) == (0, 0)


def test_letting_go_in_phase_three_does_not_spare_that_turn() -> None:
    """SOM-DANGER-STRANGLE-02, A46: hurt by a third party, he loses his grip; the circle is ticked all the same."""
    scene, carole, bob, other = strangling()
    touching(scene, carole, bob)
    phase(scene)
    knife = armed(scene, carole)
    blow = says(scene, "ana", carole, "strike", bob, skill="body", weapon=knife)
    says(scene, "bob", bob, "keep_strangling")
    acts(scene, "gm", other, "none")
    simple(scene, "ana", carole, blow, 3, place=5)
    done(scene, *(i.id for i in fight(scene).intents.values() if not i.resolved and i.spec.kind == "none"))
    phase(scene)
    assert scene.state.combat.grabs == ()
    assert totals(scene, other) == (0, 1)
    (hazard,) = body(scene, other).dangers
    assert not hazard.running
    phase(scene)
    turn(scene, carole, bob, other)
    assert totals(scene, other) == (0, 1)
    phase(scene)
    scene.do("gm", EndCombat())
    assert after(scene, other, 1) == (0, 0)


def armed(scene: Scene, person: str) -> str:
    knife = Weapon(category="melee", damage="slashing", bonus=0)
    return scene.act("gm", DefineItem("Un couteau", person, weapon=knife))


def test_by_option_it_costs_no_action() -> None:
    """SOM-DANGER-STRANGLE-02, A27: the hands press while the strangler does something else."""
    scene, carole, bob, other = strangling(strangle_costs_action=False)
    assert totals(scene, other) == (0, 0)
    for fatigue in (1, 2):
        phase(scene)
        turn(scene, carole, bob, other)
        assert totals(scene, other) == (0, fatigue)


def test_effects_at_once_give_no_circle_in_the_turn_of_the_grab() -> None:
    """SOM-DANGER-STRANGLE-02, A7."""
    scene, carole, bob, other = strangling(strangle_costs_action=False, effects_at_once=True)
    assert totals(scene, other) == (0, 0)
    phase(scene)
    turn(scene, carole, bob, other)
    assert totals(scene, other) == (0, 1)


def test_the_victim_faints_and_comes_round() -> None:
    """SOM-DANGER-STRANGLE-02, SOM-DANGER-ASPHYXIA-04: of an NPC the game master alone sees it."""
    scene, carole, bob, other = strangling()
    for _ in range(7):
        phase(scene)
        turn(scene, carole, bob, other, "keep_strangling")
    assert out(scene, other)
    assert "CharacterFainted" not in scene.lines("ana")
    phase(scene)
    says(scene, "ana", carole, "none")
    says(scene, "bob", bob, "let_go")
    assert scene.state.combat.grabs == ()
    acts(scene, "bob", bob, "none")
    done(scene, *(i.id for i in fight(scene).intents.values() if not i.resolved))
    phase(scene)
    assert totals(scene, other) == (0, 7)
    scene.do("gm", EndCombat())
    wait(scene, 1)
    assert not out(scene, other)


def test_after_the_fight_the_hands_go_on() -> None:
    """SOM-DANGER-STRANGLE-02, SOM-DANGER-01: a grip lasts; outside combat each Turn that passes is one of it."""
    scene, _carole, _bob, other = strangling()
    scene.do("gm", EndCombat())
    turns(scene, 3)
    assert totals(scene, other) == (0, 3)
    scene.do("gm", AdvanceFictionTime(10))
    assert totals(scene, other) == (0, 3)
    (grab,) = scene.state.combat.grabs
    scene.do("gm", RuleGrabHeld(grab.id, False))
    assert after(scene, other, 2) == (0, 1)


def test_a_survivor_keeps_wounds() -> None:
    """SOM-DANGER-STRANGLE-03: as many of his special Wounds become ordinary, never more than he has."""
    scene, _carole, _bob, other = strangling()
    scene.do("gm", EndCombat())
    turns(scene, 11)
    assert totals(scene, other) == (1, 10)
    (grab,) = scene.state.combat.grabs
    scene.refuse("gm", ConvertTicks(other, "wounds", 1), "not_enough_ticks")
    scene.do("gm", RuleGrabHeld(grab.id, False))
    scene.refuse("gm", ConvertTicks(other, "wounds", 2), "not_enough_ticks")
    scene.do("gm", ConvertTicks(other, "wounds", 1))
    assert after(scene, other, 60) == (1, 0)


def clasped(**traits: Any) -> tuple[Scene, str, str, str]:
    """A being clasps Carole's trunk, in phase 3."""
    scene, carole, bob, _killer = combat()
    made = CreateNpc("La chose", scores={"body": 18, "senses": 10}, **traits)
    thing = scene.act("gm", made)
    scene.do("gm", IntroduceNpc(thing, "Une masse"))
    scene.do("gm", SetCombatants(added=(thing,)))
    touching(scene, carole, thing)
    idle(scene, carole, bob)
    grab = says(scene, "gm", thing, "grab", carole, skill="body", hands=2, aim="trunk")
    acts(scene, "gm", _killer, "none")
    simple(scene, "gm", thing, grab, 3, against=carole)
    done(scene, *(i.id for i in fight(scene).intents.values() if not i.resolved and i.spec.kind == "none"))
    phase(scene)
    return scene, carole, bob, thing


def test_a_crushing_grip() -> None:
    """SOM-DANGER-STRANGLE-04: each Turn, without any declaration; by whom a suitable Advantage makes strong enough."""
    scene, carole, _bob, thing = clasped(traits=(NpcTrait("advantage", "Force colossale", 3, "physical"),))
    trait = who(scene, thing).sheet.traits[0].id
    scene.refuse("gm", StartAsphyxia(carole, "constriction"), "out_of_bounds")
    scene.refuse("gm", StartAsphyxia(carole, "constriction", Pace(turns=1), advantage=trait), "out_of_bounds")
    scene.refuse("gm", StartAsphyxia(carole, "hanging", Pace(turns=1), advantage=trait), "out_of_bounds")
    do_as_offered(scene, "gm", StartAsphyxia(carole, "constriction", advantage=trait))
    scene.refuse("gm", StartAsphyxia(carole, "constriction", advantage=trait), "nothing_to_do")
    scene.do("gm", EndCombat())
    turns(scene, 2)
    assert totals(scene, carole) == (0, 2)
    scene.do("gm", StopAsphyxia(carole))
    turns(scene, 2)
    assert totals(scene, carole) == (0, 2)


def test_ordinary_arms_crush_nobody() -> None:
    """SOM-DANGER-STRANGLE-04."""
    scene, carole, bob, _thing = clasped()
    scene.refuse("gm", StartAsphyxia(carole, "constriction"), "out_of_bounds")
    scene.refuse("gm", StartAsphyxia(bob, "constriction"), "not_holding")


def test_a_grab_that_never_closed() -> None:
    """SOM-RULING-02: the circles of the hands fall with it."""
    scene, carole, bob, other = strangling()
    roll = next(r.id for r in scene.state.dice.rolls.values() if r.purpose == "attack")
    phase(scene)
    turn(scene, carole, bob, other, "keep_strangling")
    assert totals(scene, other) == (0, 1)
    scene.correct("gm", Retract(roll, "la main a glissé"))
    assert totals(scene, other) == (0, 0)
    assert body(scene, other).dangers == ()


@pytest.mark.parametrize("costs", [True, False])
def test_the_option_may_change_during_play(costs: bool) -> None:
    """A27: of the table."""
    scene, carole, bob, other = strangling(strangle_costs_action=not costs)
    scene.do("gm", SetTableOption("strangle_costs_action", costs))
    phase(scene)
    turn(scene, carole, bob, other)
    assert totals(scene, other) == (0, 0 if costs else 1)
