"""Goals, rolls, rerolls, given dice, rupture, and what each outcome costs."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.systems.innommable.conflicts.auxiliaries import ImposeDie
from domain.systems.innommable.conflicts.conflicts import (
    AcceptFailure,
    BreakAttachment,
    DeclareGoal,
    RuleResolution,
    StopAction,
    WithdrawGoal,
)
from domain.systems.innommable.conflicts.fate import CrossBoxes, UseAnchoring
from domain.systems.innommable.conflicts.rolls import RerollOdd, RollGivenDie, RollPool, SuccessesCounted
from domain.systems.innommable.epilogue import AddNarration, DeclareDefused
from domain.systems.innommable.scenes.scenes import CloseOrdinaryScene, MakeThreat, OpenOrdinaryScene, SetScenePresence
from domain.systems.innommable.scenes.transgression import ProposeTransgression
from domain.systems.innommable.state.dice import DICE, SIDES, Die, RolledDie
from domain.systems.innommable.state.state import Attachment, Column, Resolution
from projections.innommable.views.table import names
from projections.texts.field_arguments import label
from tests.innommable.table import dice, goal, in_scene, new_scene, player, stage, suggested, take
from tests.innommable.test_monologues import full_bowl
from tests.scene import Scene


def facing(difficulty: int, pool: Any, players: int = 2, **options: Any) -> Scene:
    """A scene at this difficulty; ana owns these dice and has a goal to roll for."""
    scene = player(full_bowl(players, **options), "ana", pool=pool)
    stage(scene, difficulty=difficulty)
    goal(scene, "ana")
    return scene


def consequences(scene: Scene) -> list[str]:
    return [type(c).__name__ for c in scene.followed()]


def own(scene: Scene) -> Column:
    found: Column = scene.state.players["ana"].own
    return found


def test_antonies_five_successes() -> None:
    """INN-EX-01, INN-CONF-05, INN-CONF-07, INN-CONF-12, INN-CONF-16: four even dice, one at its highest."""
    scene = facing(3, dice(d20=1, d12=1, d8=2), 3)
    player(scene, "bob", pool=dice(d4=3))
    scene.do("ana", RollPool(), 14, 12, 6, 2)
    counted = scene.followed()[0]
    assert isinstance(counted, SuccessesCounted)
    assert (counted.successes, counted.total, counted.difficulty, counted.ones_seen) == (5, 5, 3, False)
    assert consequences(scene) == ["SuccessesCounted", "ResolutionSucceeded", "OutcomeSecured"]
    assert own(scene) == Column(1, 0)
    assert scene.state.secured


def test_sabrina_fails_and_accepts() -> None:
    """INN-EX-02, INN-CONF-10, INN-CONF-13: one empty box, nothing attained, and no harm by itself."""
    scene = facing(1, dice(d20=1))
    scene.do("ana", RollPool(), 7)
    scene.do("ana", AcceptFailure())
    assert consequences(scene) == ["ResolutionFailed", "FateBoxAdded"]
    assert own(scene) == Column(2, 0)
    assert scene.state.secured == ()
    scene.do("gm", MakeThreat("ana", "Il reviendra demain."))
    assert own(scene) == Column(2, 0)
    scene.do("gm", CrossBoxes("ana", "protagonist", 1, "moderate", "Il force la porte."))


def test_gael_breaks_the_bond() -> None:
    """INN-EX-03, INN-CONF-11, INN-CONF-12: automatic success; no box without a 1; anchoring is over."""
    scene = player(facing(2, dice(d20=1, d12=1)), "ana", own=Column(1, 1))
    scene.do("ana", RollPool(), 5, 7)
    scene.refuse("ana", BreakAttachment(), "reroll_first", rule="INN-CONF-11")
    scene.do("ana", RerollOdd("Elle n’évite même pas le corps."), 3, 9)
    scene.do("ana", BreakAttachment("L’enfant ne la reconnaît plus."))
    assert consequences(scene) == ["ResolutionSucceeded", "OutcomeSecured"]
    assert scene.state.players["ana"].attachment.status == "broken"
    assert own(scene) == Column(1, 1)
    scene.refuse("ana", UseAnchoring(), "attachment_broken", rule="INN-ANCH-01")


def test_a_rupture_after_a_one_costs_a_box() -> None:
    """INN-EX-03, INN-CONF-12."""
    scene = facing(1, dice(d20=1))
    scene.do("ana", RollPool(), 1)
    scene.do("ana", RerollOdd(), 3)
    scene.do("ana", BreakAttachment())
    assert own(scene) == Column(2, 0)
    assert [due.cause for due in scene.state.players["ana"].narration_due] == ["reroll", "success_with_one"]


def test_goals_against_what_resists() -> None:
    """INN-CONF-01: dice never decide between protagonists."""
    scene = in_scene()
    scene.refuse("gm", DeclareGoal("!", "nature"), "not_your_role")
    scene.refuse("ana", DeclareGoal(" ", "nature"), "bad_value")
    scene.refuse("ana", DeclareGoal("!", "protagonist"), "no_protagonist_conflict", rule="INN-CONF-01")
    player(scene, "bob", mode="auxiliary", status="lost")
    scene.refuse("bob", DeclareGoal("!", "nature"), "not_a_protagonist")
    for opposition in ("character", "situation", "nature"):
        scene.do("ana", DeclareGoal("!", opposition))
        scene.do("ana", WithdrawGoal())
    scene.do("gm", CloseOrdinaryScene())
    scene.refuse("ana", DeclareGoal("!", "nature"), "no_scene_open")


def test_the_keeper_has_the_last_word() -> None:
    """INN-CONF-02: waived: no dice, no box, nothing secured."""
    scene = in_scene()
    scene.refuse("gm", RuleResolution(True), "wrong_stage")
    waived = scene.act("ana", DeclareGoal("!", "nature"))
    scene.refuse("ana", RuleResolution(False), "not_your_role")
    scene.refuse("ana", RollPool(), "wrong_stage")
    scene.do("gm", RuleResolution(False))
    assert scene.state.resolutions[waived].outcome == "waived"
    assert (own(scene), scene.state.secured) == (Column(1, 0), ())
    goal(scene, "ana")
    scene.refuse("gm", RuleResolution(True), "wrong_stage")


@pytest.mark.parametrize("ruled", [False, True])
def test_a_goal_can_be_withdrawn_before_the_roll(ruled: bool) -> None:
    """INN-CONF-03: without a box."""
    scene = in_scene()
    withdrawn = scene.act("ana", DeclareGoal("!", "nature"))
    if ruled:
        scene.do("gm", RuleResolution(True))
    scene.refuse("bob", WithdrawGoal(), "wrong_stage")
    scene.do("ana", WithdrawGoal())
    assert scene.state.resolutions[withdrawn].outcome == "withdrawn"
    assert own(scene) == Column(1, 0)
    scene = facing(1, dice(d20=1))
    scene.do("ana", RollPool(), 3)
    scene.refuse("ana", WithdrawGoal(), "wrong_stage", rule="INN-CONF-03")


def test_all_dice_are_rolled() -> None:
    """INN-CONF-04, INN-CONF-15: all of the pool, and they stay in it."""
    scene = facing(7, dice(2, 1, 1, 1))
    move = next(m for m in scene.moves("ana") if m.command is RollPool)
    assert move.dice is not None
    assert move.dice.sides == (20, 20, 12, 8, 4)
    scene.do("ana", RollPool(), 1, 3, 5, 7, 3)
    assert len(scene.state.resolution.dice) == 5
    scene.do("ana", AcceptFailure())
    assert scene.state.players["ana"].pool == dice(2, 1, 1, 1)


@pytest.mark.parametrize(
    ("die", "face", "successes"),
    [
        ("d20", 19, 0),
        ("d20", 18, 1),
        ("d20", 20, 2),
        ("d20", 12, 1),
        ("d20", 4, 1),
        ("d12", 12, 2),
        ("d12", 11, 0),
        ("d12", 8, 1),
        ("d8", 8, 2),
        ("d8", 6, 1),
        ("d4", 4, 2),
        ("d4", 3, 0),
        ("d4", 2, 1),
    ],
)
def test_each_die_counts_for_itself(die: Die, face: int, successes: int) -> None:
    """INN-CONF-05."""
    assert RolledDie(die, face).successes == successes


def test_an_empty_pool_fails() -> None:
    """INN-CONF-06: the roll is made, without dice."""
    scene = facing(1, dice())
    scene.do("ana", RollPool())
    assert consequences(scene) == ["SuccessesCounted"]
    assert scene.state.resolution.stage == "failed_initial"


@pytest.mark.parametrize(("face", "stage_after"), [(20, None), (18, "failed_initial")])
def test_as_many_as_the_difficulty_is_enough(face: int, stage_after: str | None) -> None:
    """INN-CONF-07: a success is final at once."""
    scene = facing(2, dice(d20=1))
    scene.do("ana", RollPool(), face)
    assert (scene.state.resolution.stage if scene.state.resolution else None) == stage_after
    if stage_after is None:
        scene.refuse("ana", RerollOdd(), "wrong_stage")


def test_odd_dice_are_rerolled_once() -> None:
    """INN-CONF-08: all odd ones, even ones keep what they gave, the total decides."""
    scene = facing(4, dice(d20=2, d8=1))
    scene.do("ana", RollPool(), 4, 7, 3)
    scene.do("ana", RerollOdd(), 20, 1)
    assert [d.face for d in scene.state.resolution.dice] == [4, 20, 1]
    assert (scene.state.resolution.successes, scene.state.resolution.stage) == (3, "failed_reroll")
    scene.refuse("ana", RerollOdd(), "wrong_stage", rule="INN-CONF-08")
    assert scene.view("bob").resolution.reroll_used


def test_a_successful_reroll() -> None:
    """INN-CONF-08, INN-CONF-07."""
    scene = facing(3, dice(d20=2))
    scene.do("ana", RollPool(), 4, 7)
    scene.do("ana", RerollOdd(), 20)
    assert scene.state.secured


def test_an_odd_behaviour_is_owed_for_a_reroll() -> None:
    """INN-CONF-08, INN-TAB-04: its text settles it at once, or `AddNarration` later, by its player alone."""
    scene = facing(3, dice(d20=1))
    scene.do("ana", RollPool(), 7)
    scene.do("ana", RerollOdd("Il rit."), 5)
    assert scene.state.players["ana"].narration_due == ()
    scene.do("ana", AcceptFailure())
    second = goal(scene, "ana")
    scene.do("ana", RollPool(), 7)
    scene.do("ana", RerollOdd(" "), 5)
    assert [(d.resolution, d.cause) for d in scene.state.players["ana"].narration_due] == [(second, "reroll")]
    scene.do("bob", AddNarration("odd_behaviour", "!"))
    scene.do("gm", AddNarration("odd_behaviour", "!", ref=second))
    scene.do("ana", AddNarration("comment", "!"))
    assert scene.state.players["ana"].narration_due
    scene.do("ana", AddNarration("odd_behaviour", "Il se tait.", ref=second))
    assert scene.state.players["ana"].narration_due == ()


@pytest.mark.parametrize("pool", [dice(), dice(d20=2)])
def test_an_empty_reroll_leads_on_to_the_rupture(pool: Any) -> None:
    """INN-CONF-08: all even, or no dice: it throws nothing."""
    scene = facing(6, pool)
    scene.do("ana", RollPool(), *[4] * pool.total)
    scene.do("ana", RerollOdd())
    assert scene.state.resolution.stage == "failed_reroll"
    scene.do("ana", BreakAttachment())


def test_a_table_may_refuse_the_empty_reroll() -> None:
    """INN-CONF-08: option `null_reroll`."""
    scene = facing(3, dice(d20=1), null_reroll=False)
    scene.do("ana", RollPool(), 4)
    scene.refuse("ana", RerollOdd(), "nothing_to_reroll", rule="INN-CONF-08")
    assert RerollOdd not in {m.command for m in scene.moves("ana")}
    scene.do("ana", AcceptFailure())


def helped(scene: Scene, die: Die = "d20") -> Scene:
    suggested(scene, "bob", "ana", die)
    return scene


def test_a_given_die_is_rolled_or_left() -> None:
    """INN-CONF-09: everything else waits for it."""
    scene = facing(2, dice(d20=1))
    scene.refuse("ana", RollGivenDie(), "wrong_stage")
    scene.refuse("ana", StopAction(), "wrong_stage", rule="INN-CONF-09")
    scene.do("ana", RollPool(), 3)
    helped(scene, "d8")
    for command in (RerollOdd(), AcceptFailure(), BreakAttachment()):
        scene.refuse("ana", command, "given_die_pending", rule="INN-CONF-09")
    scene.do("ana", RollGivenDie(), 6)
    assert (scene.state.resolution.stage, scene.state.resolution.successes) == ("failed_initial", 1)
    scene.do("ana", RerollOdd(), 2)
    assert scene.state.secured


def test_an_odd_given_die_is_rerolled_with_the_others() -> None:
    """INN-CONF-08, INN-CONF-09: if it came before the reroll; after it there is no second one."""
    scene = facing(3, dice(d20=1))
    scene.do("ana", RollPool(), 3)
    helped(scene).do("ana", RollGivenDie(), 5)
    move = next(m for m in scene.moves("ana") if m.command is RerollOdd)
    assert move.dice is not None
    assert move.dice.sides == (20, 20)
    scene.do("ana", RerollOdd(), 2, 20)
    assert scene.state.secured
    scene = facing(3, dice(d20=1))
    scene.do("ana", RollPool(), 3)
    scene.do("ana", RerollOdd(), 5)
    helped(scene).do("ana", RollGivenDie(), 7)
    assert scene.state.resolution.stage == "failed_reroll"
    scene.refuse("ana", RerollOdd(), "wrong_stage")


def test_stopping_the_action_fails_and_keeps_the_die() -> None:
    """INN-CONF-09, INN-CONF-13."""
    scene = facing(2, dice(d20=1))
    scene.do("ana", RollPool(), 3)
    helped(scene, "d8").do("ana", StopAction())
    assert consequences(scene) == ["ResolutionFailed", "FateBoxAdded"]
    assert scene.state.players["ana"].pool == dice(d20=1, d8=1)


def test_two_helpers_in_one_resolution() -> None:
    """INN-CONF-09: a scene brings one gift at most to each, so the second help is refused for that."""
    scene = player(facing(9, dice(d20=1), 3), "cléo", mode="auxiliary", status="lost", pool=dice(d20=1))
    scene.do("ana", RollPool(), 3)
    helped(scene)
    scene.refuse("cléo", ImposeDie("ana", "d20"), "already_received")


def test_accepting_needs_a_failure_of_ones_own() -> None:
    """INN-CONF-10."""
    scene = facing(1, dice(d20=1))
    scene.refuse("ana", AcceptFailure(), "wrong_stage", rule="INN-CONF-10")
    scene.do("ana", RollPool(), 3)
    scene.refuse("bob", AcceptFailure(), "wrong_stage")
    scene.refuse("gm", AcceptFailure(), "not_your_role")
    scene.do("ana", RerollOdd(), 5)
    scene.do("ana", AcceptFailure())


@pytest.mark.parametrize(("status", "code"), [("broken", "attachment_broken"), ("lost", "attachment_gone")])
def test_a_rupture_needs_an_attachment(status: Any, code: str) -> None:
    """INN-CONF-11."""
    scene = player(facing(1, dice(d20=1)), "ana", attachment=Attachment("Rose", "person", "!", status))
    scene.refuse("ana", BreakAttachment(), "wrong_stage", rule="INN-CONF-11")
    scene.do("ana", RollPool(), 3)
    scene.do("ana", RerollOdd(), 5)
    scene.refuse("ana", BreakAttachment(), code, rule="INN-CONF-11")
    assert BreakAttachment not in {m.command for m in scene.moves("ana")}


@pytest.mark.parametrize("stage_of_one", ["initial", "reroll", "given"])
def test_a_one_at_any_stage_costs_a_success_one_box(stage_of_one: str) -> None:
    """INN-CONF-12, INN-CONF-14: rerolled away or not, and never more than one."""
    one = {name: 1 if name == stage_of_one else 3 for name in ("initial", "reroll", "given")}
    scene = facing(2, dice(d20=1, d12=1))
    scene.do("ana", RollPool(), one["initial"], one["initial"])
    helped(scene, "d8").do("ana", RollGivenDie(), one["given"])
    scene.do("ana", RerollOdd("!"), one["reroll"], 12, 4)
    assert consequences(scene)[-1] == "FateBoxAdded"
    assert own(scene) == Column(2, 0)
    assert [d.cause for d in scene.state.players["ana"].narration_due] == ["success_with_one"]


def test_a_success_without_a_one_is_free() -> None:
    """INN-CONF-12."""
    scene = facing(1, dice(d20=1))
    scene.do("ana", RollPool(), 10)
    assert (own(scene), scene.state.players["ana"].narration_due) == (Column(1, 0), ())


def test_a_failure_with_ones_costs_one_box() -> None:
    """INN-CONF-13, INN-CONF-14."""
    scene = facing(5, dice(d20=2, d8=1))
    scene.do("ana", RollPool(), 1, 1, 1)
    scene.do("ana", RerollOdd(), 1, 1, 1)
    scene.do("ana", AcceptFailure())
    assert own(scene) == Column(2, 0)


def test_a_resolution_ends_with_its_protagonist() -> None:
    """INN-CONF-17: cancelled, without a box."""
    scene = player(facing(1, dice(d20=3), 3), "ana", own=Column(1, 4))
    cancelled = scene.state.resolution.id
    scene.do("gm", CrossBoxes("ana", "protagonist", 1, "terminal", "!"))
    assert consequences(scene) == ["ProtagonistLost", "ResolutionCancelled", "BecameAuxiliary"]
    assert scene.state.resolutions[cancelled].outcome == "cancelled"
    assert own(scene) == Column(0, 5)
    scene.do("bob", DeclareGoal("!", "nature"))


def test_what_a_resolution_blocks() -> None:
    """INN-CONF-18."""
    scene = facing(1, dice(d20=1))
    for seat, command in (
        ("gm", OpenOrdinaryScene("!")),
        ("gm", CloseOrdinaryScene()),
        ("gm", MakeThreat("bob", "!")),
        ("gm", DeclareDefused()),
        ("bob", DeclareGoal("!", "nature")),
    ):
        scene.refuse(seat, command, "resolution_open", rule="INN-CONF-18")


def test_what_a_resolution_leaves_free() -> None:
    """INN-CONF-18: all the rest, crossing only before the roll."""
    scene = player(facing(9, dice(d20=1)), "bob", own=Column(1, 1))
    scene.do("gm", CrossBoxes("ana", "protagonist", 1, "moderate", "!"))
    scene.do("ana", UseAnchoring())
    scene.do("ana", RollPool(), 3)
    take(scene, "bob", "d20")
    scene.do("bob", UseAnchoring())
    scene.do("gm", SetScenePresence("bob", True))
    scene.do("gm", ProposeTransgression("bob", "!"))
    scene.do("bob", AddNarration("comment", "!"))
    helped(scene)
    scene.do("ana", StopAction())
    new_scene(scene)


def test_each_resolution_is_called_by_its_goal() -> None:
    """INN-CONF-01: by its own, whichever is open; what there is not has no name."""
    scene = in_scene()
    first = scene.act("ana", DeclareGoal("Fuir", "nature"))
    scene.do("ana", WithdrawGoal())
    second = scene.act("bob", DeclareGoal("Rester", "nature"))
    assert [names(scene.state, each) for each in (first, second, "nothing")] == ["Fuir", "Rester", None]


faces = st.lists(st.sampled_from(DICE).flatmap(lambda d: st.tuples(st.just(d), st.integers(1, SIDES[d]))), max_size=8)


@given(faces, st.integers(1, 7))
@settings(max_examples=40)
def test_successes_are_counted_die_by_die(thrown: list[tuple[Die, int]], difficulty: int) -> None:
    """INN-CONF-05 to INN-CONF-08, INN-CONF-12 to INN-CONF-14: whatever falls, the sum decides, and one box at most."""
    thrown.sort(key=lambda each: DICE.index(each[0]))
    pool = dice()
    for die, _ in thrown:
        pool = pool.plus(die)
    scene = facing(difficulty, pool)
    scene.do("ana", RollPool(), *[face for _, face in thrown])
    total = sum((2 if face == SIDES[die] else 1) for die, face in thrown if face % 2 == 0)
    after: Resolution | None = scene.state.resolution
    assert (after is None) == (total >= difficulty)
    expected = 2 if after is None and any(face == 1 for _, face in thrown) else 1
    assert own(scene) == Column(expected, 0)


def test_what_is_decided_without_dice_is_not_given_up() -> None:
    """INN-CONF-02: the outcome is called what it is."""
    assert label("innommable", "fr", "waived") == "décidée sans dés"
    assert label("innommable", "en", "waived") == "decided without dice"
