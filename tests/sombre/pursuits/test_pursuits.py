"""Pursuits: tallies, head starts, several pursuers, and their ends."""

from __future__ import annotations

import pytest

from domain.base.corrections import ContestRuling, Restore, Retract
from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.proposal_commands import ProposeSkill
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction
from domain.systems.sombre.combat.turn.stun import RuleNpcStun
from domain.systems.sombre.combat.turn.turn import AdvancePhase, StartCombat
from domain.systems.sombre.dice.calls import CallOpposedRoll, Side
from domain.systems.sombre.dice.roll_commands import CancelCall, ConfirmDoubleFailure, Roll
from domain.systems.sombre.health.gear import SetEncumbrance
from domain.systems.sombre.pursuits.pursuits import CallPursuitRoll, Chaser, EndPursuit, Leg, StartPursuit
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.table.phases import StartPlay
from tests.sombre.fights import acts, done, fight, killer, phase, says
from tests.sombre.runs import called, fields_of, pursuit, running, skilled, stretch, tally, throw
from tests.sombre.table import SEATS, agreed, carole, drafting, npc, result, ticks
from tests.twins import Twins

DARK = (Rank("obscurité", 1),)


def test_each_win_is_a_point() -> None:
    """SOM-MOVE-04: 9 against 4, then 5 against 11: one each; the tallies are everybody's, the length is not."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, man, needed=2)
    assert scene.last("ana") == ["PursuitStarted"] == scene.last("eve")
    stretch(scene, run, 9, 4)
    assert tally(scene, run) == (0, 1)
    stretch(scene, run, 5, 11)
    assert tally(scene, run) == (1, 1)
    assert scene.last("ana")[-1] == "PursuitScored"
    line = fields_of(scene, "ana", "PursuitScored")[-1]
    assert (line["winner"], line["won"], line["lost"]) == (man, 1, 1)
    seen = scene.view("ana").movement.pursuits[0]
    assert (seen.hunters[0].won, seen.hunters[0].lost, seen.needed) == (1, 1, None)
    assert scene.view("gm").movement.pursuits[0].needed == 2
    assert fields_of(scene, "ana", "PursuitStarted")[0].needed is None


@pytest.mark.parametrize(
    ("dice", "outcome", "by"),
    [(((9, 4), (10, 3)), "escaped", False), (((5, 11), (2, 3)), "caught", True)],
)
def test_the_first_to_have_won_often_enough(dice: tuple[tuple[int, int], ...], outcome: str, by: bool) -> None:
    """SOM-MOVE-04: the fugitive escapes, or the pursuer catches him."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, man, needed=2)
    for pair in dice:
        assert run in scene.state.chases.pursuits
        stretch(scene, run, *pair)
    ended = fields_of(scene, "eve", "PursuitEnded")[0]
    assert (ended["outcome"], ended["by"]) == (outcome, (man,) if by else ())
    assert not scene.state.chases.pursuits
    scene.refuse("gm", CallPursuitRoll(run), "unknown_id")


def test_one_opposition_is_enough_for_a_side_issue() -> None:
    """SOM-MOVE-04: the least is one."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, man)
    stretch(scene, run, 9, 4)
    assert fields_of(scene, "ana", "PursuitEnded")[0]["outcome"] == "escaped"


def test_double_failure_is_the_pursuer_s_point() -> None:
    """SOM-MOVE-04: the fugitive is the active side; nobody has to rule, and nobody sees that both failed."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, man, needed=3)
    roll = stretch(scene, run, 15, 20)
    assert tally(scene, run) == (1, 0)
    pair = scene.state.dice.oppositions[roll].pairs[0]
    assert (pair.status, pair.winner, pair.margin) == ("settled", man, None)
    scene.refuse("gm", ConfirmDoubleFailure(roll), "not_double_failure")
    assert not any("double" in kind.lower() for kind in scene.lines("ana"))


def test_no_lock_comes_of_it() -> None:
    """SOM-ROLL-22, SOM-MOVE-04: a stretch that is lost is followed by the next."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, man, needed=3)
    for _ in range(2):
        stretch(scene, run, 15, 20)
    assert (scene.state.locks, tally(scene, run)) == (frozenset(), (2, 0))


def test_ties_are_thrown_again() -> None:
    """SOM-ROLL-25, SOM-MOVE-04: same margin and same score, no point before the new dice."""
    scene, woman, _, _ = running()
    other = skilled(scene, body=11)
    run = pursuit(scene, woman, other, needed=2)
    roll = stretch(scene, run, 5, 5)
    assert tally(scene, run) == (0, 0)
    scene.refuse("gm", CallPursuitRoll(run), "already_called")
    throw(scene, f"{roll}.1.0", 4)
    throw(scene, f"{roll}.2.0", 6)
    assert tally(scene, run) == (1, 0)


def test_a_head_start_lasts_until_the_first_win() -> None:
    """SOM-MOVE-05: 12 + 3 is more than 14; once it has won, 12 is a success and 13 too."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, Chaser(man, head_start=1), needed=4)
    first = stretch(scene, run, 3, 12)
    assert (result(scene, f"{first}.2").success, tally(scene, run)) == (False, (0, 1))
    second = stretch(scene, run, 3, 11)
    assert (result(scene, f"{second}.2").total, tally(scene, run)) == (14, (1, 1))
    third = stretch(scene, run, 3, 12)
    assert (result(scene, f"{third}.2").total, tally(scene, run)) == (12, (2, 1))


def test_a_point_for_a_double_failure_makes_up_the_delay() -> None:
    """SOM-MOVE-05, SOM-MOVE-04: it is an opposition won."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, Chaser(man, head_start=2), needed=4)
    stretch(scene, run, 15, 20)
    assert result(scene, f"{stretch(scene, run, 3, 12)}.2").success


def test_the_head_start_is_the_game_master_s() -> None:
    """SOM-MOVE-05, SOM-ROLL-41: left out of the pursuer's own copy, whose total does not add up to the result."""
    scene, _, bob, man = running()
    ticks(scene, bob, "wounds", 1)
    run = pursuit(scene, man, Chaser(bob, head_start=1), needed=2)
    roll = called(scene, run, **{bob: Leg(difficulty=(Rank("foule", 0),))})
    throw(scene, f"{roll}.1", 5)
    assert scene.view("bob").calls[0].announced.ranks == 0
    throw(scene, f"{roll}.2", 9)
    numbers = fields_of(scene, "bob", "RollResolved")[-1].numbers
    assert (numbers.total, numbers.points, numbers.failure) == (10, 0, "modified")
    keeper = fields_of(scene, "gm", "RollResolved")[-1].numbers
    assert (keeper.total, keeper.points) == (13, 3)
    assert scene.view("bob").movement.pursuits[0].hunters[0].head_start is None
    assert scene.view("gm").movement.pursuits[0].hunters[0].head_start == 1
    assert "head_start" not in str(fields_of(scene, "bob", "PursuitStarted"))


def test_each_for_himself() -> None:
    """SOM-MOVE-06, SOM-ROLL-28: one die of the fugitive, compared with each pursuer's; one is outrun, one catches."""
    scene, woman, bob, man = running()
    run = pursuit(scene, man, woman, bob, needed=2)
    roll = stretch(scene, run, 8, 5, 10)
    assert len([r for r in scene.state.dice.rolls.values() if r.opposition == roll]) == 3
    assert (tally(scene, run, woman), tally(scene, run, bob)) == ((0, 1), (1, 0))
    stretch(scene, run, 9, 8, 3)
    assert scene.last("ana")[-1] == "PursuerOutrun"
    assert [h.outrun for h in scene.view("ana").movement.pursuits[0].hunters] == [True, False]
    scene.refuse("gm", CallPursuitRoll(run, legs={woman: Leg()}), "out_of_bounds")
    stretch(scene, run, 2, 7)
    assert fields_of(scene, "ana", "PursuitEnded")[0]["by"] == (bob,)


def test_points_are_given_when_everybody_has_rolled() -> None:
    """SOM-MOVE-06: two pursuers catch at the same stretch, whoever threw first."""
    scene, woman, bob, man = running()
    run = pursuit(scene, man, woman, bob)
    roll = called(scene, run)
    throw(scene, f"{roll}.1", 3)
    throw(scene, f"{roll}.2", 10)
    assert tally(scene, run, woman) == (0, 0)
    throw(scene, f"{roll}.3", 11)
    assert fields_of(scene, "eve", "PursuitEnded")[0]["by"] == (woman, bob)


def test_a_tie_with_one_of_them_keeps_the_others_waiting() -> None:
    """SOM-ROLL-28, SOM-MOVE-06: that pair alone throws again, and then all points are given."""
    scene, woman, bob, _ = running()
    other = skilled(scene, body=11)
    run = pursuit(scene, other, woman, bob, needed=2)
    roll = stretch(scene, run, 6, 6, 3)
    assert (tally(scene, run, woman), tally(scene, run, bob)) == ((0, 0), (0, 0))
    throw(scene, f"{roll}.1.0", 2)
    throw(scene, f"{roll}.2.0", 3)
    assert (tally(scene, run, woman), tally(scene, run, bob)) == ((1, 0), (0, 1))


def test_all_outrun() -> None:
    """SOM-MOVE-06, SOM-MOVE-04: the fugitive escapes once the last of them is left behind."""
    scene, woman, bob, man = running()
    run = pursuit(scene, man, woman, bob)
    stretch(scene, run, 11, 5, 6)
    assert fields_of(scene, "ana", "PursuitEnded")[0]["outcome"] == "escaped"
    assert not fields_of(scene, "ana", "PursuerOutrun")


def test_together() -> None:
    """SOM-MOVE-06, SOM-ROLL-36: Bob leads Carole: 12 and the ten of 11 make 13; she does not roll."""
    scene, woman, bob, man = running()
    run = pursuit(scene, man, Chaser(bob, assistants=(woman,)), needed=2)
    roll = stretch(scene, run, 12, 13)
    assert (result(scene, f"{roll}.2").score, tally(scene, run)) == (13, (1, 0))
    assert scene.view("eve").movement.pursuits[0].hunters[0].assistants == (woman,)


def test_skills_follow_the_means() -> None:
    """SOM-MOVE-03: body, but Course where it is on the sheet; else the skill of the means, or incompetence."""
    scene, woman, _, _ = running()
    other = skilled(scene, ("Course", 13), ("Conduite automobile", 10), body=9)
    run = pursuit(scene, other, woman, needed=9)
    assert result(scene, f"{stretch(scene, run, 12, 3)}.1").score == 13
    driving = pursuit(scene, other, Chaser(woman, means="driving"), means="driving", needed=9)
    roll = called(scene, driving)
    assert result(scene, f"{roll}.2").failure == "automatic"
    throw(scene, f"{roll}.1", 10)
    assert (result(scene, f"{roll}.1").score, tally(scene, driving)) == (10, (0, 1))
    swimming = pursuit(scene, other, Chaser(woman, means="swimming"), means="swimming", needed=9)
    called(scene, swimming)
    assert tally(scene, swimming) == (1, 0)
    named = pursuit(scene, other, Chaser(woman, means="sailing", skill="senses"), means="sailing", skill="body")
    roll = called(scene, named)
    assert [scene.state.dice.calls[scene.state.places[f"{roll}.{n}"]].skills for n in (1, 2)] == [
        ("body",),
        ("senses",),
    ]


def test_a_runner_s_own_sheet() -> None:
    """SOM-MOVE-03, SOM-SKILL-12: a player's Conduite automobile is the group's skill."""
    scene, person = drafting()
    agreed(scene, "ana", ProposeSkill(person, 11, "Conduite automobile"))
    scene.do("gm", ValidateCharacter(person))
    scene.do("gm", StartPlay())
    other = skilled(scene, ("Conduite", 10))
    run = pursuit(scene, other, Chaser(person, means="driving"), means="driving", needed=2)
    roll = called(scene, run)
    assert scene.state.dice.calls[scene.state.places[f"{roll}.2"]].skills == ("Conduite automobile",)


def test_one_stretch_may_ask_for_more() -> None:
    """SOM-MOVE-04, SOM-ROLL-16: what it leads through, a Difficulty and a skill of its own."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, man, needed=5)
    legs = {woman: Leg("senses", DARK), man: Leg(difficulty=(Rank("escalier", 2),))}
    roll = scene.act("gm", CallPursuitRoll(run, "Le grand escalier", legs))
    shown = fields_of(scene, "ana", "PursuitRollCalled")[0]
    assert (shown.stage, shown.characters, len(shown.sides)) == ("Le grand escalier", (woman, man), 1)
    assert (shown.sides[0].label, shown.sides[0].ranks) == ("Le grand escalier", 1)
    throw(scene, f"{roll}.1", 9)
    throw(scene, f"{roll}.2", 9)
    assert [result(scene, f"{roll}.{n}").total for n in (1, 2)] == [12, 15]
    bad = Leg(difficulty=(Rank("descente", -1),))
    scene.refuse("gm", CallPursuitRoll(run, legs={woman: bad}), "negative_difficulty")
    scene.refuse("gm", CallPursuitRoll(run, legs={"personne": Leg()}), "out_of_bounds")


def test_running_is_physical() -> None:
    """SOM-PROT-08, SOM-MOVE-03: a burden weighs on it, whatever skill the stretch asks for."""
    scene, woman, _, man = running()
    scene.do("gm", SetEncumbrance(woman, "physical", 1))
    run = pursuit(scene, woman, man, needed=3)
    roll = stretch(scene, run, 5, 4, **{woman: Leg("senses")})
    assert result(scene, f"{roll}.1").conditions == 1


def test_by_word_alone() -> None:
    """SOM-MOVE-02: too slow a fugitive is caught, too slow a pursuer outdistanced, and no die is thrown."""
    scene, woman, bob, man = running()
    run = pursuit(scene, woman, man)
    scene.refuse("gm", EndPursuit(run, "caught"), "out_of_bounds", rule="SOM-MOVE-02")
    scene.refuse("gm", EndPursuit(run, "caught", bob), "out_of_bounds")
    scene.refuse("gm", EndPursuit(run, "escaped", man), "out_of_bounds")
    scene.refuse("ana", EndPursuit(run, "escaped"), "gm_only")
    scene.do("gm", EndPursuit(run, "caught", man))
    assert scene.last("eve") == ["PursuitRuled", "PursuitEnded", "BlowOpened"]
    again = pursuit(scene, woman, man)
    scene.do("gm", EndPursuit(again, "escaped"))
    assert scene.last("ana") == ["PursuitRuled", "PursuitEnded"]
    scene.refuse("gm", EndPursuit(again, "abandoned"), "unknown_id")


def test_no_end_while_dice_are_owed() -> None:
    """SOM-MOVE-04: unless the call is cancelled before the first of them."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, man)
    roll = called(scene, run)
    scene.refuse("gm", EndPursuit(run, "abandoned"), "die_pending")
    scene.do("gm", CancelCall(f"{roll}.1"))
    roll = called(scene, run)
    throw(scene, f"{roll}.2", 20)
    scene.refuse("gm", CancelCall(f"{roll}.1"), "die_already_rolled")
    throw(scene, f"{roll}.1", 3)
    assert fields_of(scene, "ana", "PursuitEnded")[0]["outcome"] == "escaped"


def test_who_may_run() -> None:
    """SOM-MOVE-04, SOM-MOVE-05, SOM-MOVE-06: bounds, and everybody once."""
    scene, woman, bob, man = running()
    for needed in (0, 21):
        scene.refuse("gm", StartPursuit(woman, (Chaser(man),), needed), "out_of_bounds")
    scene.do("gm", StartPursuit(woman, (Chaser(man),), 20, announced=True))
    assert scene.view("ana").movement.pursuits[0].needed == 20 == fields_of(scene, "eve", "PursuitStarted")[0].needed
    for chasers in ((), (Chaser(woman),), (Chaser(man), Chaser(man)), (Chaser(man, assistants=(man,)),)):
        scene.refuse("gm", StartPursuit(woman, chasers), "out_of_bounds")
    scene.refuse("gm", StartPursuit(woman, (Chaser(man, assistants=(woman,)),)), "out_of_bounds")
    scene.refuse("gm", StartPursuit(woman, (Chaser(man, head_start=-1),)), "negative_difficulty")
    scene.refuse("gm", StartPursuit(woman, (Chaser("personne"),)), "unknown_id")
    scene.refuse("ana", StartPursuit(woman, (Chaser(man),)), "gm_only")
    scene.do("gm", RuleNpcStun(man, "knocked_out"))
    scene.refuse("gm", StartPursuit(woman, (Chaser(man),)), "incapacitated")
    scene.do("gm", StartPursuit(woman, (Chaser(bob),)))


def test_npcs_run_after_player_characters_alone() -> None:
    """SOM-NPC-05, SOM-NPC-09, SOM-MOVE-06: each comparison names a player character; and none of them is hidden."""
    scene, woman, _, man = running()
    other = skilled(scene, body=11)
    hidden = npc(scene, label=None)
    scene.refuse("gm", StartPursuit(other, (Chaser(man),)), "npc_roll_without_pc")
    scene.refuse("gm", StartPursuit(other, (Chaser(woman), Chaser(man))), "npc_roll_without_pc")
    scene.do("gm", StartPursuit(other, (Chaser(man, assistants=(woman,)),)))
    for pursuers in ((Chaser(hidden, skill="general"),), (Chaser(man, assistants=(hidden,)),)):
        scene.refuse("gm", StartPursuit(woman, pursuers), "npc_not_introduced")
    scene.refuse("gm", StartPursuit(hidden, (Chaser(woman),)), "npc_not_introduced")


def test_in_a_turn() -> None:
    """SOM-MOVE-02, SOM-MOVE-04: in phases 1 and 2, of nobody's intent; not in phase 3."""
    scene, woman, bob, man = running()
    scene.do("gm", StartCombat((woman, bob, man)))
    run = pursuit(scene, woman, man, needed=2)
    stretch(scene, run, 9, 4)
    assert tally(scene, run) == (0, 1)
    intents = [says(scene, seat, person, "move") for seat, person in (("ana", woman), ("bob", bob))]
    phase(scene)
    done(scene, *intents)
    assert fight(scene).phase == 2
    roll = called(scene, run)
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    throw(scene, f"{roll}.1", 2)
    throw(scene, f"{roll}.2", 4)
    assert tally(scene, run) == (1, 1)
    phase(scene)
    scene.refuse("gm", CallPursuitRoll(run), "wrong_phase")
    scene.refuse("gm", StartPursuit(woman, (Chaser(man),)), "wrong_phase")
    scene.refuse("gm", EndPursuit(run, "escaped"), "wrong_phase")


def test_phase_two_reads_the_start_of_the_turn() -> None:
    """SOM-TURN-12, SOM-MOVE-04: wounds of this Turn slow nobody yet."""
    scene, woman, bob, man = running()
    scene.do("gm", StartCombat((bob, man)))
    run = pursuit(scene, woman, man, needed=2)
    acts(scene, "bob", bob, "move")
    ticks(scene, woman, "wounds", 2)
    assert result(scene, f"{stretch(scene, run, 3, 2)}.1").wounds == 0


def test_moving_is_an_action_without_metres() -> None:
    """SOM-MOVE-01: how far it carries is the game master's; no die, no distance."""
    scene, woman, _, man = running()
    scene.do("gm", StartCombat((woman, man)))
    intent = scene.act("ana", DeclareIntent(woman, ActionSpec(kind="move", text="Je cours vers la porte.")))
    phase(scene)
    scene.do("gm", ClassifyAction(intent, "auto_success"))
    assert fight(scene).intents[intent].resolved
    assert not scene.state.dice.calls


def test_scenes_close_when_no_die_is_owed() -> None:
    """SOM-ROLL-01, SOM-MOVE-02: and a pursuit ends with its scene."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, man, needed=2)
    roll = called(scene, run)
    scene.refuse("gm", CloseScene(), "die_pending")
    throw(scene, f"{roll}.1", 9)
    throw(scene, f"{roll}.2", 4)
    scene.do("gm", CloseScene())
    assert scene.state.chases.pursuits == {}
    assert scene.last("eve") == ["PursuitEnded", "SceneClosed"]


# -- corrections


def test_an_amended_stretch_gives_its_point_to_the_other() -> None:
    """SOM-RULING-02, SOM-MOVE-04: the same dice with one rank more; the later point stays."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, man, needed=3)
    roll = stretch(scene, run, 9, 4)
    stretch(scene, run, 9, 4)
    assert tally(scene, run) == (0, 2)
    scene.amend("gm", roll, CallPursuitRoll(run, legs={woman: Leg(difficulty=DARK)}))
    assert tally(scene, run) == (1, 1)
    assert scene.view("ana").movement.pursuits[0].hunters[0].won == 1
    scene.correct("gm", Restore(scene.last_id))
    assert tally(scene, run) == (0, 2)


def test_a_retracted_stretch_takes_its_point_back() -> None:
    """SOM-RULING-02, SOM-MOVE-04, SOM-MOVE-05: with its dice; and the head start is due again."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, Chaser(man, head_start=1), needed=3)
    first = stretch(scene, run, 3, 11)
    second = stretch(scene, run, 3, 12)
    assert tally(scene, run) == (2, 0)
    scene.correct("gm", Retract(first))
    assert (tally(scene, run), result(scene, f"{second}.2").total) == ((0, 1), 15)


def test_a_die_taken_back_is_owed_again() -> None:
    """SOM-RULING-02, SOM-MOVE-04."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, man)
    roll = called(scene, run)
    throw(scene, f"{roll}.1", 9)
    die = throw(scene, f"{roll}.2", 4)
    assert run not in scene.state.chases.pursuits
    scene.correct("gm", Retract(die))
    assert tally(scene, run) == (0, 0)
    throw(scene, f"{roll}.2", 12)
    assert fields_of(scene, "ana", "PursuitEnded")[-1]["outcome"] == "caught"


def test_a_shorter_pursuit_ends_earlier() -> None:
    """SOM-RULING-02, SOM-MOVE-04: what was called after its end is void."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, man, needed=3)
    stretch(scene, run, 9, 4)
    late = stretch(scene, run, 9, 4)
    scene.amend("gm", run, StartPursuit(woman, (Chaser(man),), 1))
    assert not scene.state.chases.pursuits
    assert scene.verdict().void[0] == late
    scene.refuse_correction("ana", Retract(run), "gm_only")


# -- secrecy


def twins() -> tuple[Twins, str, str]:
    """Carole and a killer whom the table knows, at both tables, before the eyes of all players."""
    pair = Twins("sombre", SEATS, ("ana", "bob", "eve"))
    persons = [carole(scene) for scene in (pair.left, pair.right)]
    pair.both("gm", StartPlay())
    pair.both("gm", OpenScene("La rue"))
    men = [killer(scene) for scene in (pair.left, pair.right)]
    pair.check()
    return pair, persons[0], men[0]


def started_together(pair: Twins, left: StartPursuit, right: StartPursuit) -> None:
    for scene, command in ((pair.left, left), (pair.right, right)):
        scene.seconds = 5
        scene.do("gm", command, event_id="run")
    pair.check()


def test_length_and_head_start_leave_no_trace() -> None:
    """SOM-MOVE-04, SOM-MOVE-05: other lengths, other delays, another skill of the NPC; the players read the same."""
    pair, person, man = twins()
    started_together(
        pair,
        StartPursuit(man, (Chaser(person, head_start=1),), 2),
        StartPursuit(man, (Chaser(person),), 3, skill="Couteau"),
    )
    roll = pair.both("gm", CallPursuitRoll("run"))
    pair.both("gm", Roll(f"{roll}.1"), 9)
    pair.both("ana", Roll(f"{roll}.2"), 4)
    pair.probe("ana", Roll(f"{roll}.2"), EndPursuit("run", "escaped"), CallPursuitRoll("run"), dice=(3,))
    again = pair.both("gm", CallPursuitRoll("run"))
    pair.both("ana", Roll(f"{again}.2"), 15)
    for scene, die in ((pair.left, 17), (pair.right, 18)):
        scene.do("gm", Roll(f"{again}.1"), die, event_id="hidden")
    pair.check()
    pair.probe_correction("ana", ContestRuling("run", "?"), ContestRuling(roll, "?"), Retract(roll))


def test_a_hidden_double_failure_looks_like_a_defeat() -> None:
    """SOM-MOVE-04, SOM-ROLL-26: the pursuer's success or his failure, after the fugitive's."""
    pair, person, man = twins()
    started_together(pair, StartPursuit(person, (Chaser(man),), 2), StartPursuit(person, (Chaser(man),), 2))
    roll = pair.both("gm", CallPursuitRoll("run"))
    pair.both("ana", Roll(f"{roll}.1"), 15)
    for scene, die in ((pair.left, 4), (pair.right, 5)):
        scene.do("gm", Roll(f"{roll}.2"), die, event_id="hidden")
    pair.check()


def test_the_same_form_as_any_opposed_roll() -> None:
    """SOM-NPC-10, SOM-MOVE-04: of the NPC's side nothing is announced."""
    scene, woman, _, man = running()
    run = pursuit(scene, woman, man, needed=2)
    called(scene, run, **{man: Leg(difficulty=DARK)})
    assert [side.character for side in fields_of(scene, "ana", "PursuitRollCalled")[0].sides] == [woman]
    assert [c.announced.character for c in scene.view("ana").calls] == [woman]
    scene.refuse("ana", CallOpposedRoll(Side(woman, ("body",)), (Side(man, ("body",)),)), "gm_only")
