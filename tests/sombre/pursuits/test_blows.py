"""Caught on foot: one blow at the back of whoever ran."""

from __future__ import annotations

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.animals.animals import BiteAttack
from domain.systems.sombre.combat.resolution.late_hits import CompleteLateHit
from domain.systems.sombre.combat.resolution.wounds import ChooseZone, RuleZone
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime, AdvanceTurns
from domain.systems.sombre.combat.turn.turn import StartCombat
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import DeclareAutomaticResult, Roll
from domain.systems.sombre.fear.somatisation_rulings import RuleFall
from domain.systems.sombre.health.gear import Equip
from domain.systems.sombre.mind.npcs import DOG, CreateNpc
from domain.systems.sombre.pursuits.pursuits import CallPursuitRoll, Chaser, EndPursuit, Leg
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.character import Animal
from domain.systems.sombre.state.roll_state import Rank
from tests.scene import Scene
from tests.sombre.fights import weapon, zone
from tests.sombre.runs import called, fields_of, pursuit, running, skilled, stretch, throw
from tests.sombre.table import introduced, result, who


def caught(scene: Scene, fugitive: str, catcher: str) -> str:
    """The id of the blow."""
    run = pursuit(scene, fugitive, catcher)
    scene.do("gm", EndPursuit(run, "caught", catcher))
    return f"{run}.blow.{catcher}"


def struck(scene: Scene, blow: str, die: int, skill: str = "body", ranks: int = 0) -> str:
    """Called and thrown; the id of the call."""
    attempt = scene.state.attempts[blow]
    difficulty = (Rank("gêne", ranks),) if ranks else ()
    scene.do(
        "gm", CallRoll(attempt.character, (skill,), difficulty=difficulty, resolves=blow, concerned=(attempt.target,))
    )
    call = scene.last_id
    throw(scene, call, die)
    return call


def test_the_killer_catches_carole() -> None:
    """SOM-MOVE-07, SOM-LOC-07: Couteau 14, die 8 and one rank: 11, margin 8, 8 Wounds where he chose."""
    scene, woman, _, man = running()
    knife = weapon(scene, man)
    scene.do("gm", Equip(man, knife, "right"))
    run = pursuit(scene, woman, man)
    stretch(scene, run, 4, 9)
    assert scene.last("ana")[-3:] == ["PursuitScored", "PursuitEnded", "BlowOpened"]
    blow = f"{run}.blow.{man}"
    assert [(b.character, b.target, b.zone) for b in scene.view("eve").movement.blows] == [(man, woman, None)]
    scene.do("gm", ChooseZone(blow, "trunk"))
    call = struck(scene, blow, 8, "Couteau")
    assert (result(scene, call).difficulty, result(scene, call).total) == (1, 11)
    assert len(who(scene, woman).gauges.wounds) == 8
    assert fields_of(scene, "ana", "RunStopped")[0]["character"] == woman
    assert not scene.state.attempts
    assert scene.view("ana").movement.blows == ()


def test_it_is_a_complex_action() -> None:
    """SOM-MOVE-07: 12 + 3 is more than 14, and a miss does nothing; there is no second blow."""
    scene, woman, _, man = running()
    blow = caught(scene, woman, man)
    struck(scene, blow, 12)
    assert who(scene, woman).gauges.wounds == ()
    assert not fields_of(scene, "ana", "RunStopped")
    again = CallRoll(man, ("body",), resolves=blow, concerned=(woman,))
    scene.refuse("gm", again, "unknown_id")


def test_a_bare_hand_wounds_a_back() -> None:
    """SOM-MOVE-07, SOM-MELEE-30, SOM-DAMAGE-08: whoever is struck from behind cannot react."""
    scene, woman, _, man = running()
    blow = caught(scene, woman, man)
    scene.do("gm", ChooseZone(blow, "trunk"))
    struck(scene, blow, 9)
    assert (len(who(scene, woman).gauges.wounds), who(scene, woman).gauges.fatigue) == (1, ())


def test_a_player_strikes() -> None:
    """SOM-MOVE-07, SOM-LOC-07: he chooses the place, before his die; nobody else does."""
    scene, woman, bob, man = running()
    bat = weapon(scene, bob, "blunt")
    scene.do("bob", Equip(bob, bat, "right"))
    blow = caught(scene, man, bob)
    assert [seat for seat in ("gm", "ana", "bob") if scene.view(seat).health.attempts] == ["gm"]
    assert any(m.command is ChooseZone for m in scene.moves("bob"))
    assert not any(m.command is ChooseZone for m in scene.moves("ana"))
    scene.refuse("ana", ChooseZone(blow, "head"), "unknown_id")
    call = scene.act("gm", CallRoll(bob, ("body",), resolves=blow))
    scene.do("bob", ChooseZone(blow, "head"))
    assert scene.last("ana") == ["ZoneChosen"]
    scene.do("bob", Roll(call), 7)
    assert len(who(scene, man).gauges.wounds) == 3
    assert fields_of(scene, "bob", "DamageQueued")[0].raw == 7
    assert fields_of(scene, "ana", "DamageQueued")[0].raw is None
    scene.refuse("bob", ChooseZone(blow, "trunk"), "wrong_phase")
    assert woman in scene.state.characters


def test_without_a_choice_a_die_says_where() -> None:
    """SOM-LOC-03, SOM-MOVE-07: the striker's d6, or the game master's word; then it strikes at once."""
    scene, woman, _, man = running()
    scene.do("gm", Equip(man, weapon(scene, man), "right"))
    struck(scene, caught(scene, woman, man), 8, "Couteau")
    assert who(scene, woman).gauges.wounds == ()
    zone(scene, "gm", 1)
    assert (len(who(scene, woman).gauges.wounds), who(scene, woman).body.marks) == (3, {"right_leg": 3})
    struck(scene, caught(scene, woman, man), 2, "Couteau")
    scene.do("gm", RuleZone(next(iter(scene.state.combat.hits)), "trunk"))
    assert len(who(scene, woman).gauges.wounds) == 5


def test_time_waits_for_the_place_of_a_blow() -> None:
    """SOM-RULING-04: the zone of a hit still queued; by die, or as the game master says."""
    scene, woman, _, man = running()
    scene.do("gm", Equip(man, weapon(scene, man), "right"))
    struck(scene, caught(scene, woman, man), 2, "Couteau")
    for command in (AdvanceFictionTime(1), AdvanceTurns(1)):
        scene.refuse("gm", command, "needs_gm_ruling")
    assert scene.view("gm").dangers.waiting == ()
    zone(scene, "gm", 5)
    scene.do("gm", AdvanceFictionTime(1))


@pytest.mark.parametrize(("hand", "difficulty"), [("right", 1), ("left", 2)])
def test_what_the_hand_holds(hand: str, difficulty: int) -> None:
    """SOM-TURN-20, SOM-MOVE-07: the weapon in hand, one rank more on the wrong side; a gun strikes nobody."""
    scene, woman, _, man = running()
    scene.do("gm", Equip(man, weapon(scene, man, bonus=1, category="sword"), hand))  # type: ignore[arg-type]
    other = "left" if hand == "right" else "right"
    scene.do("gm", Equip(man, weapon(scene, man, "piercing", 2, "firearm"), other))  # type: ignore[arg-type]
    blow = caught(scene, woman, man)
    scene.do("gm", ChooseZone(blow, "trunk"))
    call = struck(scene, blow, 2, "Couteau")
    assert result(scene, call).difficulty == difficulty
    assert len(who(scene, woman).gauges.wounds) == 3


def test_a_chainsaw_on_the_run() -> None:
    """SOM-DAMAGE-13, A51, SOM-MOVE-07: too heavy for a Body of 14."""
    scene, woman, _, man = running()
    scene.do("gm", Equip(man, weapon(scene, man, bonus=2, category="chainsaw", hands=2), "right"))
    blow = caught(scene, woman, man)
    scene.do("gm", CallRoll(man, ("body",), resolves=blow, concerned=(woman,)))
    assert result(scene, scene.last_id).failure == "automatic"
    assert not scene.state.attempts


def test_by_the_game_master_s_word() -> None:
    """SOM-MOVE-07, A5: an automatic result with the margin that he gives; a failure waives the blow."""
    scene, woman, _, man = running()
    scene.do("gm", Equip(man, weapon(scene, man), "right"))
    blow = caught(scene, woman, man)
    scene.do("gm", ChooseZone(blow, "trunk"))
    scene.do("gm", DeclareAutomaticResult(man, "", True, "à bout portant", blow, 4))
    assert len(who(scene, woman).gauges.wounds) == 4
    other = caught(scene, woman, man)
    scene.do("gm", DeclareAutomaticResult(man, "", False, "il y renonce", other))
    assert not scene.state.attempts


def test_a_simple_roll_of_whoever_caught() -> None:
    """SOM-MOVE-07, SOM-TURN-23."""
    scene, woman, bob, man = running()
    blow = caught(scene, woman, man)
    duel = CallOpposedRoll(Side(man, ("body",), resolves=blow), (Side(woman, ("senses",)),))
    scene.refuse("gm", duel, "wrong_form")
    scene.refuse("gm", CallRoll(bob, ("body",), resolves=blow), "wrong_form")
    scene.refuse("gm", CallRoll(man, ("body",), "pure", resolves=blow, concerned=(woman,)), "wrong_form")
    scene.do("gm", CallRoll(man, ("body",), resolves=blow, concerned=(woman,)))
    scene.refuse("gm", CallRoll(man, ("body",), resolves=blow, concerned=(woman,)), "wrong_form")


def test_the_fall_is_the_game_master_s() -> None:
    """SOM-MOVE-07: after a blow that told; down, with a Wound or none, and once."""
    scene, woman, _, man = running()
    scene.refuse("gm", RuleFall(woman, 1), "not_somatising")
    blow = caught(scene, woman, man)
    scene.do("gm", ChooseZone(blow, "trunk"))
    struck(scene, blow, 10)
    assert not who(scene, woman).body.prone
    scene.do("gm", RuleFall(woman, 1))
    assert who(scene, woman).body.prone
    assert len(who(scene, woman).gauges.wounds) == 2
    assert "CharacterFell" in scene.last("eve")
    scene.refuse("gm", RuleFall(woman, 0), "not_somatising")


def test_on_foot_alone() -> None:
    """SOM-MOVE-07: nobody leans out of a car, and an escape opens nothing."""
    scene, woman, _, man = running()
    other = skilled(scene, ("Conduite", 12))
    run = pursuit(scene, woman, Chaser(other, means="driving"))
    scene.do("gm", EndPursuit(run, "caught", other))
    run = pursuit(scene, woman, man, means="riding")
    scene.do("gm", EndPursuit(run, "caught", man))
    run = pursuit(scene, woman, man)
    scene.do("gm", EndPursuit(run, "abandoned"))
    assert not scene.state.attempts


def test_a_dog_bites_instead() -> None:
    """SOM-ANIMAL-09, SOM-MOVE-07."""
    scene, woman, _, _ = running()
    dog = introduced(scene, CreateNpc("Un chien", "animal", scores=dict(DOG), animal=Animal()), "Un chien")
    run = pursuit(scene, woman, dog)
    scene.do("gm", EndPursuit(run, "caught", dog))
    assert not scene.state.attempts
    scene.do("gm", BiteAttack(dog, woman, "right_leg"))


def test_each_who_caught_may_strike() -> None:
    """SOM-MOVE-06, SOM-MOVE-07: one blow each."""
    scene, woman, bob, man = running()
    run = pursuit(scene, man, woman, bob)
    stretch(scene, run, 2, 5, 6)
    assert [b.character for b in scene.view("ana").movement.blows] == [woman, bob]


def test_in_a_turn_it_is_declared() -> None:
    """SOM-MOVE-07, SOM-TURN-23: no blow besides the intents."""
    scene, woman, bob, man = running()
    scene.do("gm", StartCombat((bob, man)))
    run = pursuit(scene, woman, man)
    scene.do("gm", EndPursuit(run, "caught", man))
    assert not scene.state.attempts


def test_the_chance_passes_with_the_scene() -> None:
    """SOM-MOVE-07, SOM-ROLL-01."""
    scene, woman, _, man = running()
    caught(scene, woman, man)
    scene.do("gm", CloseScene())
    assert not scene.state.attempts


def test_npcs_are_told() -> None:
    """SOM-NPC-05, SOM-MOVE-07: an NPC led the chase of another; what he does to him needs no die."""
    scene, woman, _, man = running()
    other = skilled(scene, body=11)
    run = pursuit(scene, other, Chaser(man, assistants=(woman,)))
    scene.do("gm", EndPursuit(run, "caught", man))
    assert not scene.state.attempts


def test_a_catch_that_a_correction_undoes() -> None:
    """SOM-RULING-02, SOM-MOVE-04, SOM-MOVE-07: the blow is void, and its Wounds with it."""
    scene, woman, _, man = running()
    scene.do("gm", Equip(man, weapon(scene, man), "right"))
    run = pursuit(scene, woman, man)
    roll = called(scene, run)
    throw(scene, f"{roll}.1", 4)
    throw(scene, f"{roll}.2", 9)
    blow = f"{run}.blow.{man}"
    chosen = scene.act("gm", ChooseZone(blow, "trunk"))
    call = struck(scene, blow, 8, "Couteau")
    legs = {man: Leg(difficulty=(Rank("escalier", 2),))}
    scene.amend("gm", roll, CallPursuitRoll(run, legs=legs))
    assert scene.verdict().void[:2] == (chosen, call)
    assert who(scene, woman).gauges.wounds == ()
    assert (scene.state.chases.pursuits, scene.state.attempts) == ({}, {})


def test_a_miss_that_becomes_a_hit_waits() -> None:
    """SOM-RULING-03, SOM-MOVE-07: no Wound by a correction, but the game master's word; nobody else sees the wait."""
    scene, woman, _, man = running()
    scene.do("gm", Equip(man, weapon(scene, man), "right"))
    blow = caught(scene, woman, man)
    scene.do("gm", ChooseZone(blow, "trunk"))
    call = struck(scene, blow, 10, "Couteau", ranks=1)
    scene.amend("gm", call, CallRoll(man, ("Couteau",), resolves=blow, concerned=(woman,)))
    assert (result(scene, call).success, who(scene, woman).gauges.wounds) == (True, ())
    assert scene.view("ana").combat.late == ()
    late = scene.view("gm").combat.late[0]
    assert (late.zone, late.raw) == ("trunk", 10)
    scene.do("gm", CompleteLateHit(late.id))
    assert len(who(scene, woman).gauges.wounds) == 10


def test_a_blow_that_flips() -> None:
    """SOM-RULING-02, SOM-MOVE-07: one rank more, and the same die misses; taken back, it may be struck again."""
    scene, woman, _, man = running()
    scene.do("gm", Equip(man, weapon(scene, man), "right"))
    blow = caught(scene, woman, man)
    scene.do("gm", ChooseZone(blow, "trunk"))
    call = struck(scene, blow, 10, "Couteau")
    assert len(who(scene, woman).gauges.wounds) == 10
    harder = CallRoll(man, ("Couteau",), difficulty=(Rank("gêne", 1),), resolves=blow, concerned=(woman,))
    scene.amend("gm", call, harder)
    assert (who(scene, woman).gauges.wounds, who(scene, woman).alive) == ((), True)
    scene.correct("gm", Retract(call))
    struck(scene, blow, 1, "Couteau")
    assert len(who(scene, woman).gauges.wounds) == 1
