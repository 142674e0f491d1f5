"""Ordinary scenes, threats, secured outcomes, and the phases that they run through."""

from __future__ import annotations

import pytest

from domain.base.events import Command
from domain.systems.innommable.conflicts.auxiliaries import ChooseKeptDice, ImposeDie, RenounceProtagonist
from domain.systems.innommable.conflicts.conflicts import DeclareGoal, RuleResolution, WithdrawGoal
from domain.systems.innommable.conflicts.fate import CrossBoxes, UseAnchoring
from domain.systems.innommable.conflicts.rolls import RollPool
from domain.systems.innommable.epilogue import AddNarration, CloseGame, DeclareDefused, DiscloseSecret, TellEpilogue
from domain.systems.innommable.preparation.preparation import RecordSituationElement
from domain.systems.innommable.scenes.monologues import (
    CompleteMonologue,
    RealizeHallucination,
    RejectMonologue,
    TakeDie,
)
from domain.systems.innommable.scenes.revelations import (
    RaiseDifficulty,
    RepeatSymptom,
    RevealInformation,
    RevealSource,
    RevealSymptom,
)
from domain.systems.innommable.scenes.scenes import CloseOrdinaryScene, MakeThreat, OpenOrdinaryScene, SetScenePresence
from domain.systems.innommable.scenes.suggestions import MakeSuggestion
from domain.systems.innommable.scenes.transgression import ProposeTransgression, VoteTransgression
from domain.systems.innommable.state.situation import AestheticElement
from domain.systems.innommable.state.start import DifficultyChanged, PhaseChanged
from domain.systems.innommable.state.state import Column
from tests.innommable.table import (
    dice,
    goal,
    in_phase_three,
    in_phase_two,
    in_scene,
    new_scene,
    player,
    ready,
    started,
    take,
)
from tests.scene import Scene


def test_scenes_are_numbered_and_open_one_at_a_time() -> None:
    """INN-SCN-01."""
    scene = started(3)
    scene.refuse("gm", CloseOrdinaryScene(), "no_scene_open", rule="INN-SCN-03")
    scene.refuse("gm", OpenOrdinaryScene(" "), "bad_value")
    scene.refuse("gm", OpenOrdinaryScene("x", ("nobody",)), "bad_value")
    scene.refuse("gm", OpenOrdinaryScene("x", ("ana", "ana")), "bad_value")
    scene.do("gm", OpenOrdinaryScene("Le quai", ("ana", "cléo")))
    scene.refuse("gm", OpenOrdinaryScene("Ailleurs"), "scene_already_open", rule="INN-SCN-01")
    assert scene.view("bob").scene.present == ("ana", "cléo")
    scene.do("gm", CloseOrdinaryScene())
    scene.do("gm", OpenOrdinaryScene("Tous"))
    assert (scene.state.scene.number, scene.state.scene.present) == (2, ("ana", "bob", "cléo"))


def test_a_scene_that_names_nobody_has_all_who_are_in_play() -> None:
    """INN-SCN-01, INN-SCN-05: Q-36; who has left play is not there, and everybody reads who is."""
    scene = started(3)
    scene.do("gm", OpenOrdinaryScene("Tous"))
    assert scene.line("cléo").fields.present == ("ana", "bob", "cléo")
    scene.do("gm", MakeThreat("bob", "La marée monte"))
    scene.do("gm", CloseOrdinaryScene())
    scene.do("bob", RenounceProtagonist("defection"))
    scene.do("gm", OpenOrdinaryScene("Les autres", ()))
    assert scene.view("bob").scene.present == ("ana", "cléo")


def test_only_active_protagonists_are_in_a_scene() -> None:
    """INN-SCN-01, INN-SCN-02: who leaves play leaves the scene."""
    scene = in_scene(3)
    scene.do("bob", RenounceProtagonist("defection"))
    assert scene.state.scene.present == ("ana", "cléo")
    scene.refuse("gm", SetScenePresence("bob", True), "protagonist_out", rule="INN-SCN-02")
    scene.do("gm", CloseOrdinaryScene())
    scene.refuse("gm", OpenOrdinaryScene("x", ("bob",)), "protagonist_out", rule="INN-SCN-01")
    scene.refuse("gm", SetScenePresence("ana", True), "no_scene_open")


def test_presence_changes_within_a_scene() -> None:
    """INN-SCN-02: it matters for threats and suggestions alone."""
    scene = in_scene()
    scene.do("gm", RevealSymptom("opening", "!"))
    scene.do("gm", SetScenePresence("ana", False))
    scene.do("gm", SetScenePresence("ana", False))
    scene.refuse("gm", MakeThreat("ana", "!"), "not_present", rule="INN-SCN-05")
    scene.do("gm", CrossBoxes("ana", "protagonist", 1, "moderate", "!"))
    goal(scene, "ana")
    take(scene, "ana", "d20")
    scene.do("ana", UseAnchoring())
    scene.do("gm", SetScenePresence("ana", True))
    assert "ana" in scene.state.scene.present


def test_flags_of_a_scene_are_its_own() -> None:
    """INN-SCN-01, INN-SCN-03: the next scene starts afresh and what was secured expires."""
    scene = player(in_scene(), "bob", pool=dice(d20=1))
    scene.do("gm", RevealSymptom("opening", "!"))
    scene.do("gm", MakeThreat("bob", "!"))
    goal(scene, "bob")
    scene.do("bob", RollPool(), 20)
    assert scene.state.secured
    new_scene(scene)
    found = scene.state.scene
    assert (found.symptom, found.threatened, found.suggested, found.received) == (False, (), (), ())
    assert scene.state.secured == ()
    scene.do("gm", MakeThreat("bob", "!"))


def test_a_scene_stays_open_for_what_is_under_way() -> None:
    """INN-SCN-03."""
    scene = in_scene()
    scene.do("gm", RevealSymptom("opening", "!"))
    scene.do("ana", TakeDie("d20"))
    scene.refuse("gm", CloseOrdinaryScene(), "scene_suspended")
    scene.do("ana", CompleteMonologue())
    goal(scene, "ana")
    scene.refuse("gm", CloseOrdinaryScene(), "resolution_open", rule="INN-CONF-18")


def test_an_aside_needs_a_scene() -> None:
    """INN-SCN-04."""
    scene = player(started(), "ana", own=Column(0, 1), pool=dice(d20=1))
    for command in (TakeDie("d20"), MakeSuggestion("bob", "d20"), UseAnchoring()):
        scene.refuse("ana", command, "no_scene_open")


def asides() -> Scene:
    """A monologue of ana's is open; three play, cléo in the wings."""
    scene = player(in_scene(3), "cléo", mode="auxiliary", status="lost", pool=dice(d20=3), keep=2)
    player(scene, "ana", own=Column(0, 1))
    scene.do("gm", RevealSymptom("opening", "!"))
    scene.do("gm", ProposeTransgression("ana", "Il a ri."), event_id="deed")
    scene.do("ana", TakeDie("d20"))
    return scene


@pytest.mark.parametrize(
    ("seat", "command"),
    [
        ("gm", SetScenePresence("bob", False)),
        ("gm", CloseOrdinaryScene()),
        ("gm", MakeThreat("bob", "!")),
        ("gm", RevealSymptom("intermediate_1", "!")),
        ("gm", RepeatSymptom("opening", "!")),
        ("gm", DeclareDefused()),
        ("gm", ProposeTransgression("bob", "!")),
        ("gm", RuleResolution(True)),
        ("bob", TakeDie("d20")),
        ("bob", MakeSuggestion("ana", "d20")),
        ("bob", DeclareGoal("!", "nature")),
        ("bob", RollPool()),
        ("bob", WithdrawGoal()),
        ("bob", RenounceProtagonist("defection")),
        ("ana", UseAnchoring()),
        ("cléo", ImposeDie("bob", "d20")),
    ],
)
def test_an_aside_suspends_all_other_play(seat: str, command: Command) -> None:
    """INN-SCN-04."""
    asides().refuse(seat, command, "scene_suspended", rule="INN-SCN-04")


def test_what_an_aside_does_not_suspend() -> None:
    """INN-SCN-04: votes, narration, the split of dice, the keeper's preparation."""
    scene = asides()
    scene.do("bob", VoteTransgression("deed", "yes"))
    scene.do("bob", AddNarration("comment", "Chut."))
    scene.do("cléo", ChooseKeptDice(dice(d20=2)))
    scene.do("gm", RecordSituationElement(AestheticElement("Le sel")))
    scene.do("gm", RejectMonologue("too_similar"))
    assert scene.state.aside is None


def test_one_threat_per_protagonist_and_scene() -> None:
    """INN-SCN-05: a threat by itself changes nothing."""
    scene = in_scene()
    before = scene.state.players
    scene.refuse("gm", MakeThreat("ana", " "), "bad_value")
    scene.refuse("ana", MakeThreat("bob", "!"), "not_your_role")
    scene.do("gm", MakeThreat("ana", "Le plancher craque"))
    scene.refuse("gm", MakeThreat("ana", "Encore"), "threat_already_made", rule="INN-SCN-05")
    scene.do("gm", MakeThreat("bob", "Une porte claque"))
    assert scene.state.players == before
    assert scene.lines("zoé")[-2:] == ["ThreatMade", "ThreatMade"]
    scene = player(in_scene(3), "bob", status="fled", mode="commentator")
    scene.refuse("gm", MakeThreat("bob", "!"), "protagonist_out")


def test_no_threat_to_an_outcome_that_is_still_open() -> None:
    """INN-CONF-18, INN-SCN-05: the goal is known, and in the way as any open resolution is."""
    scene = in_scene()
    goal = scene.act("ana", DeclareGoal("!", "nature"))
    scene.refuse("gm", MakeThreat("bob", "!", goal), "resolution_open", rule="INN-CONF-18")
    scene.refuse("gm", MakeThreat("bob", "!", "nothing"), "bad_value")
    scene.do("gm", RuleResolution(False))
    scene.do("gm", MakeThreat("bob", "!", goal))


def test_risks_of_ones_own_give_the_keeper_no_second_threat() -> None:
    """INN-SCN-06: goals may follow each other, and name the threat that they answer."""
    scene = in_scene()
    threat = scene.act("gm", MakeThreat("ana", "!"))
    scene.refuse("ana", DeclareGoal("!", "nature", threat_id="nothing"), "bad_value")
    for _ in range(3):
        scene.do("ana", DeclareGoal("!", "nature", threat_id=threat))
        assert scene.view("zoé").resolution.threat_id == threat
        scene.do("gm", RuleResolution(False))
    scene.refuse("gm", MakeThreat("ana", "!"), "threat_already_made")


def test_an_outcome_is_secured_until_the_next_scene() -> None:
    """INN-SCN-07."""
    scene = player(in_scene(), "ana", pool=dice(d20=1))
    done = goal(scene, "ana")
    scene.do("ana", RollPool(), 2)
    scene.refuse("gm", MakeThreat("bob", "!", challenges="nothing"), "bad_value")
    scene.refuse("gm", MakeThreat("bob", "!", challenges=done), "outcome_secured", rule="INN-SCN-07")
    assert [s.resolution for s in scene.view("bob").secured_outcomes] == [done]
    scene.do("gm", MakeThreat("bob", "Autre chose"))
    new_scene(scene)
    scene.do("gm", MakeThreat("bob", "La porte cède enfin", challenges=done))


def test_a_failure_secures_nothing() -> None:
    """INN-SCN-07."""
    scene = in_scene()
    done = goal(scene, "ana")
    scene.do("ana", WithdrawGoal())
    scene.do("gm", MakeThreat("bob", "!", challenges=done))


def defused() -> Scene:
    scene = in_phase_two()
    scene.do("gm", DeclareDefused())
    return scene


@pytest.mark.parametrize(
    "command",
    [
        OpenOrdinaryScene("Encore"),
        MakeThreat("ana", "!"),
        RevealInformation("plan_element", "!"),
        RevealSource("!"),
        RaiseDifficulty("clue", text="!"),
        CloseOrdinaryScene(),
        SetScenePresence("ana", True),
        RepeatSymptom("opening", "!"),
        DeclareDefused(),
        CrossBoxes("ana", "protagonist", 1, "moderate", "!"),
        ProposeTransgression("ana", "!"),
    ],
)
def test_nothing_ordinary_happens_after_the_end(command: Command) -> None:
    """INN-SCN-08, INN-PHA-04."""
    defused().refuse("gm", command, "wrong_phase")


@pytest.mark.parametrize(
    "command",
    [
        TakeDie("d20"),
        CompleteMonologue(),
        MakeSuggestion("bob", "d20"),
        DeclareGoal("!", "nature"),
        RollPool(),
        UseAnchoring(),
        RenounceProtagonist("defection"),
        ChooseKeptDice(dice()),
        ImposeDie("bob", "d20"),
    ],
)
def test_players_tell_epilogues_and_nothing_else(command: Command) -> None:
    """INN-PHA-04: before play and after it, the same answer."""
    defused().refuse("ana", command, "wrong_phase")
    ready().refuse("ana", command, "wrong_phase")


def test_what_remains_in_the_epilogue_and_after() -> None:
    """INN-PHA-04."""
    scene = defused()
    scene.do("ana", AddNarration("comment", "!"))
    scene.do("ana", TellEpilogue("!"))
    scene.do("gm", DiscloseSecret("source"))
    scene.do("gm", CloseGame())
    scene.refuse("ana", AddNarration("comment", "!"), "wrong_phase")
    scene.refuse("bob", TellEpilogue("!"), "wrong_phase")
    scene.refuse("gm", CloseGame(), "wrong_phase")
    scene.do("gm", DiscloseSecret("aesthetic"))


def test_phases_come_in_their_order() -> None:
    """INN-TAB-02, INN-PHA-01, INN-PHA-02: each reveal turns the page at once, in the same scene."""
    scene = in_phase_two()
    assert (scene.state.phase, scene.state.difficulty, scene.state.scene.number) == ("machinations", 2, 5)
    assert not scene.state.scene.closed
    changes = [(c.was, c.now) for c in scene.followed() if isinstance(c, PhaseChanged | DifficultyChanged)]
    assert changes == [("awareness", "machinations"), (1, 2)]
    scene.do("gm", RevealSource("!"))
    assert (scene.state.phase, scene.state.difficulty, scene.state.scene.number) == ("confrontation", 2, 5)


def test_symptoms_and_informations_have_their_phase() -> None:
    """INN-PHA-04, INN-INFO-03."""
    in_scene().refuse("gm", RevealInformation("plan_element", "!"), "wrong_phase", rule="INN-INFO-01")
    in_scene().refuse("gm", RevealSource("!"), "wrong_phase", rule="INN-INFO-02")
    in_scene().refuse("gm", RaiseDifficulty("clue", text="!"), "wrong_phase")
    in_phase_two().refuse("gm", RevealSymptom("trigger", "!"), "wrong_phase", rule="INN-SYM-01")
    third = in_phase_three()
    for command in (RevealInformation("plan_element", "!"), RevealSource("!"), RevealSymptom("opening", "!")):
        third.refuse("gm", command, "wrong_phase")
    third.do("gm", RaiseDifficulty("clue", text="!"))


def test_the_end_closes_all_that_was_open() -> None:
    """INN-PHA-03: from any phase of play, straight to the epilogue."""
    scene = player(in_scene(3), "ana", pool=dice(d20=3))
    scene.do("ana", RenounceProtagonist("defection"))
    deed = scene.act("gm", ProposeTransgression("bob", "!"))
    assert scene.state.players["ana"].keep == 2
    scene.do("gm", DeclareDefused())
    state = scene.state
    assert (state.phase, state.scene.closed, state.players["ana"].keep) == ("epilogue", True, 0)
    assert state.players["ana"].pool == dice(d20=3)
    assert not state.proposals[deed].open
    scene.refuse("bob", VoteTransgression(deed, "yes"), "wrong_phase")


def test_an_open_resolution_is_cancelled_by_the_end() -> None:
    """INN-PHA-03, INN-CONF-17: the last protagonist falls between goal and roll."""
    scene = player(in_scene(), "bob", status="fled", mode="commentator")
    player(scene, "ana", own=Column(1, 4))
    cancelled = goal(scene, "ana")
    scene.do("gm", CrossBoxes("ana", "protagonist", 1, "terminal", "!"))
    assert scene.state.phase == "epilogue"
    assert scene.state.resolutions[cancelled].outcome == "cancelled"
    assert scene.state.players["ana"].own == Column(0, 5)


def test_hallucinations_wait_for_a_scene() -> None:
    """INN-SCN-04: seen through in a scene, not between two."""
    scene = in_phase_two()
    scene.do("ana", TakeDie("d12"))
    seen = scene.act("ana", CompleteMonologue())
    scene.do("gm", CloseOrdinaryScene())
    scene.refuse("ana", RealizeHallucination(seen), "no_scene_open")
