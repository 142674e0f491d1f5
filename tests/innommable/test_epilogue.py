"""Both endings, the epilogues, and what the keeper discloses."""

from __future__ import annotations

from typing import get_args

import pytest

from domain.systems.innommable.conflicts.auxiliaries import RenounceProtagonist
from domain.systems.innommable.conflicts.conflicts import DeclareGoal
from domain.systems.innommable.conflicts.fate import CrossBoxes
from domain.systems.innommable.conflicts.rolls import RollPool
from domain.systems.innommable.epilogue import (
    AddNarration,
    CloseGame,
    DeclareDefused,
    DiscloseSecret,
    TellEpilogue,
)
from domain.systems.innommable.preparation.preparation import (
    PlanInformation,
    RecordSituationElement,
    RecordSymptom,
    StartPlay,
)
from domain.systems.innommable.scenes.departures import BecameAuxiliary
from domain.systems.innommable.state.situation import AestheticElement, SecretItem
from domain.systems.innommable.state.state import Column
from domain.table.commands import EndTable
from tests.innommable.table import (
    ELEMENTS,
    dice,
    goal,
    in_phase_three,
    in_phase_two,
    in_scene,
    player,
    ready,
    started,
)
from tests.scene import Scene

GIVE_UP = RenounceProtagonist("incapacitation", "death")


def all_out() -> Scene:
    scene = in_scene()
    scene.do("ana", GIVE_UP)
    scene.do("bob", GIVE_UP)
    return scene


def defused() -> Scene:
    scene = in_phase_three(3)
    scene.do("bob", GIVE_UP)
    scene.do("gm", DeclareDefused("Les pages ont brûlé."))
    return scene


def test_the_game_ends_when_nobody_is_left() -> None:
    """INN-END-01: lost, renounced or fled, by whatever way the last one goes; no split is asked of the last."""
    scene = player(in_scene(3), "ana", pool=dice(d20=1))
    goal(scene, "ana", purpose="flight")
    scene.do("ana", RollPool(), 2)
    scene.do("bob", GIVE_UP)
    player(scene, "cléo", own=Column(1, 4), pool=dice(d20=3))
    scene.do("gm", CrossBoxes("cléo", "protagonist", 1, "terminal", "!"))
    assert scene.last("zoé") == [
        "BoxesCrossed",
        "ProtagonistLost",
        "BecameAuxiliary",
        "GameEnded",
        "PhaseChanged",
    ]
    assert BecameAuxiliary("cléo", 3) in scene.followed()
    found = scene.state.players["cléo"]
    assert (scene.state.ending, found.mode, found.keep, found.pool) == ("all_out", "auxiliary", 0, dice(d20=3))
    assert scene.state.scene.closed


@pytest.mark.parametrize("last", ["renounced", "fled"])
def test_every_way_out_may_be_the_last(last: str) -> None:
    """INN-END-01."""
    scene = player(in_scene(), "bob", pool=dice(d20=2))
    scene.do("ana", GIVE_UP)
    if last == "renounced":
        goal(scene, "bob")
        scene.do("bob", GIVE_UP)
    else:
        goal(scene, "bob", purpose="flight")
        scene.do("bob", RollPool(), 2, 1)
    assert (scene.state.phase, scene.state.ending, scene.state.resolution) == ("epilogue", "all_out", None)
    assert scene.state.players["bob"].keep == 0
    assert [c.outcome for c in scene.state.resolutions.values()] == ["succeeded"]


def test_the_last_without_dice_comments() -> None:
    """INN-END-01."""
    assert all_out().state.players["bob"].mode == "commentator"


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_the_keeper_declares_it_defused(phase: int) -> None:
    """INN-END-02, INN-END-04: in any phase of play, even between scenes."""
    scene = {1: started, 2: in_phase_two, 3: in_phase_three}[phase]()
    scene.refuse("ana", DeclareDefused(), "not_your_role")
    scene.do("gm", DeclareDefused())
    assert (scene.state.phase, scene.state.ending) == ("epilogue", "defused")
    assert [type(c).__name__ for c in scene.followed()] == ["GameEnded", "PhaseChanged"]
    ready().refuse("gm", DeclareDefused(), "wrong_phase")


def test_nothing_is_defused_in_the_middle_of_a_resolution() -> None:
    """INN-END-02."""
    scene = in_scene()
    scene.do("ana", DeclareGoal("!", "nature"))
    scene.refuse("gm", DeclareDefused(), "resolution_open")


def test_the_keeper_tells_of_the_disaster() -> None:
    """INN-END-03: when all are out; once, and before the game is closed."""
    scene = all_out()
    refused = scene.refuse("ana", TellEpilogue("!"), "not_your_role", rule="INN-END-03")
    assert refused.kind == "role"
    scene.refuse("zoé", TellEpilogue("!"), "not_your_role")
    scene.refuse("gm", TellEpilogue(" "), "bad_value")
    scene.refuse("gm", CloseGame(), "epilogue_missing", rule="INN-END-03")
    assert CloseGame not in {m.command for m in scene.moves("gm")}
    scene.do("gm", TellEpilogue("La côte se replie."))
    scene.refuse("gm", TellEpilogue("Encore"), "already_told", rule="INN-END-03")
    scene.do("gm", CloseGame())


def test_each_player_tells_of_ones_own_protagonist() -> None:
    """INN-END-03: when it was defused, also of one who is dead; none is owed."""
    scene = defused()
    scene.refuse("gm", TellEpilogue("!"), "not_your_role")
    scene.do("bob", TellEpilogue("Ses funérailles, sous la pluie."))
    scene.refuse("bob", TellEpilogue("!"), "already_told")
    scene.do("gm", CloseGame())
    assert dict(scene.view("zoé").epilogues) == {"bob": "Ses funérailles, sous la pluie."}
    in_scene().refuse("ana", TellEpilogue("!"), "wrong_phase")
    in_scene().refuse("gm", CloseGame(), "wrong_phase")
    defused().refuse("ana", CloseGame(), "not_your_role")


@pytest.mark.parametrize("item", [item for item in get_args(SecretItem) if item != "information"])
def test_the_keeper_discloses_what_was_prepared(item: SecretItem) -> None:
    """INN-END-05: of one's own will, item by item, in the epilogue or after."""
    scene = defused()
    assert scene.view("ana").disclosed == ()
    scene.do("gm", DiscloseSecret(item))
    (found,) = scene.view("ana").disclosed
    assert found.item == item
    assert (found.element or found.text or found.dice) is not None
    assert scene.line("zoé").fields == found


def test_a_disclosed_item_reads_as_it_was_then() -> None:
    """INN-END-05, INN-PREP-02."""
    scene = defused()
    scene.do("gm", DiscloseSecret("aesthetic"))
    scene.do("gm", RecordSituationElement(AestheticElement("Le sel")))
    assert scene.view("ana").disclosed[0].element == ELEMENTS[3]
    scene.do("gm", DiscloseSecret("aesthetic"))
    assert scene.view("ana").disclosed[0].element == AestheticElement("Le sel")


def test_an_entry_of_the_plan_is_disclosed_by_its_id() -> None:
    """INN-END-05."""
    scene = started()
    planned = scene.act("gm", PlanInformation("antagonist_lair", "La cave", 2))
    scene.refuse("gm", DiscloseSecret("information", planned), "wrong_phase", rule="INN-END-05")
    scene.do("gm", DeclareDefused())
    scene.refuse("ana", DiscloseSecret("source"), "not_your_role")
    scene.refuse("gm", DiscloseSecret("information"), "bad_value")
    scene.refuse("gm", DiscloseSecret("information", "nothing"), "bad_value")
    scene.refuse("gm", DiscloseSecret("source", planned), "bad_value")
    scene.do("gm", DiscloseSecret("information", planned))
    (found,) = scene.view("bob").disclosed
    assert (found.kind, found.text, found.planned) == ("antagonist_lair", "La cave", 2)


def test_closing_scores_nothing() -> None:
    """INN-END-06: after it, only disclosure, even once the table itself has ended."""
    scene = defused()
    before = scene.state.players
    scene.do("gm", CloseGame())
    assert (scene.state.phase, scene.state.players) == ("closed", before)
    scene.refuse("ana", AddNarration("comment", "!"), "wrong_phase")
    scene.do("gm", EndTable())
    scene.do("gm", DiscloseSecret("role"))
    scene.refuse("gm", CloseGame(), "wrong_phase")


def test_the_setup_knows_no_ending() -> None:
    """INN-END-01, INN-PREP-07."""
    scene = ready()
    scene.refuse("ana", GIVE_UP, "wrong_phase")
    scene.do("gm", RecordSymptom("opening", "!"))
    scene.do("gm", StartPlay())
    assert scene.state.ending is None
