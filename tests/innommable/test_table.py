"""Who does what, under which options, and which refusal comes first."""

from __future__ import annotations

import pytest

from domain.systems.innommable import GAMES
from domain.systems.innommable.conflicts.auxiliaries import ChooseKeptDice, RenounceProtagonist
from domain.systems.innommable.conflicts.conflicts import (
    AcceptFailure,
    BreakAttachment,
    DeclareGoal,
    RuleResolution,
    StopAction,
    WithdrawGoal,
)
from domain.systems.innommable.conflicts.fate import UseAnchoring
from domain.systems.innommable.conflicts.rolls import RerollOdd, RollGivenDie, RollPool
from domain.systems.innommable.epilogue import AddNarration
from domain.systems.innommable.preparation.preparation import RecordSymptom, SetTableOptions, StartPlay
from domain.systems.innommable.preparation.protagonists import AnnounceSetting
from domain.systems.innommable.scenes.monologues import CompleteMonologue, RejectMonologue, TakeDie
from domain.systems.innommable.scenes.revelations import RevealSymptom
from domain.systems.innommable.scenes.scenes import MakeThreat, OpenOrdinaryScene
from domain.systems.innommable.scenes.suggestions import IncorporateSuggestion, MakeSuggestion
from domain.systems.innommable.scenes.transgression import VoteTransgression
from domain.systems.innommable.state.situation import MOST_DICE, Options
from domain.table.commands import SetPresence
from tests.innommable.table import dice, goal, in_scene, player, ready, started, table


def test_two_to_four_players_and_one_keeper() -> None:
    """INN-TAB-01."""
    assert GAMES[0].roles == {"gm": (1, 1), "player": (2, 4), "spectator": (0, None)}
    for players in (1, 5):
        ready(players).refuse("gm", StartPlay(), "player_count", rule="INN-TAB-01")
    for players in (2, 3, 4):
        assert started(players).state.phase == "awareness"


def test_each_player_has_one_protagonist() -> None:
    """INN-TAB-01."""
    assert list(table(3).state.players) == ["ana", "bob", "cléo"]


def test_roles_are_checked_first() -> None:
    """INN-TAB-01: the wrong role is told before a bad value or a wrong phase."""
    scene = table()
    scene.refuse("ana", RecordSymptom("opening", ""), "not_your_role")
    scene.refuse("zoé", AddNarration("comment", ""), "not_your_role")
    scene.refuse("gm", TakeDie("d20"), "not_your_role")
    scene.refuse("ana", AnnounceSetting("", "", ""), "not_your_role")
    scene.refuse("host", MakeThreat("nobody", ""), "not_your_role")
    scene.refuse("stranger", VoteTransgression("none", "yes"), "not_your_role")


def test_the_keeper_never_rolls() -> None:
    """INN-TAB-03: whatever the phase, with a code of its own; a spectator is merely out of place."""
    scene = in_scene()
    goal(scene, "ana")
    for command in (RollPool(), RerollOdd(), RollGivenDie()):
        refused = scene.refuse("gm", command, "gm_never_rolls", rule="INN-TAB-03")
        assert refused.kind == "role"
        scene.refuse("zoé", command, "not_your_role")
        table().refuse("gm", command, "gm_never_rolls")


def test_checks_come_in_the_order_of_the_catalogue() -> None:
    """INN-PHA-04: form, phase, mode, target, scene, suspension, resolution, then the command's own."""
    table().refuse("gm", MakeThreat("nobody", "!"), "bad_value")
    table().refuse("gm", MakeThreat("ana", "!"), "wrong_phase")
    scene = player(started(), "ana", mode="auxiliary", status="lost")
    scene.refuse("ana", TakeDie("d20"), "not_a_protagonist")
    scene.refuse("bob", MakeSuggestion("ana", "d4"), "protagonist_out")
    scene.refuse("bob", MakeSuggestion("bob", "d4"), "no_scene_open")
    scene = in_scene()
    scene.do("gm", RevealSymptom("opening", "!"))
    goal(scene, "bob")
    scene.do("ana", TakeDie("d20"))
    scene.refuse("gm", OpenOrdinaryScene("x", ("ana",)), "scene_suspended")
    scene.do("ana", CompleteMonologue())
    scene.refuse("gm", OpenOrdinaryScene("x", ("ana",)), "resolution_open")
    scene.refuse("ana", DeclareGoal("x", "protagonist"), "resolution_open")


def test_texts_are_optional_unless_they_are_the_thing_itself() -> None:
    """INN-TAB-04."""
    scene = in_scene()
    scene.do("gm", RevealSymptom("opening", "!"))
    scene.do("ana", TakeDie("d20"))
    scene.do("gm", RejectMonologue("wrong_content"))
    scene.do("ana", AddNarration("comment", "Hum."))
    scene.do("gm", AddNarration("outcome", "Voilà."))
    scene.refuse("ana", AddNarration("comment", "  "), "bad_value")
    scene.refuse("ana", AddNarration("comment", "x", ref="nothing"), "bad_value")


def test_options_are_the_keepers_until_the_start() -> None:
    """INN-TAB-05: set in setup, frozen when play starts."""
    scene = table()
    scene.refuse("ana", SetTableOptions(Options()), "not_your_role")
    scene.do("gm", SetTableOptions(Options(null_reroll=False)))
    assert scene.state.options.null_reroll is False
    assert scene.last("zoé") == ["OptionsSet"]
    started().refuse("gm", SetTableOptions(Options()), "options_frozen", rule="INN-TAB-05")


@pytest.mark.parametrize(("players", "least"), [(2, 7), (3, 9), (4, 11)])
def test_a_custom_total_leaves_a_die_for_phase_two(players: int, least: int) -> None:
    """INN-TAB-05, INN-PREP-05: 2N+3 at least."""
    scene = table(players)
    scene.refuse("gm", SetTableOptions(Options(dice_total=least - 1)), "bad_value")
    scene.do("gm", SetTableOptions(Options(dice_total=least)))
    scene.do("gm", SetTableOptions(Options(dice_total=MOST_DICE)))
    scene.refuse("gm", SetTableOptions(Options(dice_total=MOST_DICE + 1)), "bad_value")


def test_the_keeper_decides_for_the_absent() -> None:
    """INN-TAB-06: of the absent player's own decisions, five and no other."""
    scene = in_scene()
    scene.do("gm", RevealSymptom("opening", "!"))
    goal(scene, "ana")
    scene.refuse("gm", WithdrawGoal(on_behalf="ana"), "not_your_role", rule="INN-TAB-06")
    scene.refuse("gm", WithdrawGoal(), "not_your_role")
    scene.do("gm", SetPresence("ana", away=True))
    scene.refuse("bob", WithdrawGoal(on_behalf="ana"), "not_your_role")
    scene.refuse("gm", WithdrawGoal(on_behalf="nobody"), "not_your_role")
    scene.do("gm", WithdrawGoal(on_behalf="ana"))
    assert scene.state.resolution is None
    goal(scene, "ana")
    scene.refuse("gm", RollPool(), "gm_never_rolls")
    scene.do("ana", RollPool())
    scene.do("bob", MakeSuggestion("ana", "d20"))
    scene.do("gm", IncorporateSuggestion(on_behalf="ana"))
    scene.do("gm", StopAction(on_behalf="ana"))
    assert scene.state.resolutions[goal_of(scene)].outcome == "failed"
    goal(scene, "ana")
    scene.do("ana", RollPool(), 3)
    scene.do("gm", AcceptFailure(on_behalf="ana"))
    assert scene.state.players["ana"].own.empty == 3
    for command in (BreakAttachment(), RenounceProtagonist("defection"), UseAnchoring()):
        scene.refuse("gm", command, "not_your_role")


def goal_of(scene: object) -> str:
    """The id of the last resolution that is over."""
    return str(list(scene.state.resolutions)[-1])  # type: ignore[attr-defined]


def test_the_keeper_splits_the_dice_of_the_absent() -> None:
    """INN-TAB-06, INN-AUX-02."""
    scene = player(in_scene(3), "ana", pool=dice(d20=3))
    scene.do("ana", RenounceProtagonist("defection"))
    scene.refuse("gm", ChooseKeptDice(dice(d20=2), on_behalf="ana"), "not_your_role")
    scene.do("gm", SetPresence("ana", away=True))
    assert any(move.command is ChooseKeptDice for move in scene.moves("gm"))
    scene.do("gm", ChooseKeptDice(dice(d20=2), on_behalf="ana"))
    assert scene.state.players["ana"].pool == dice(d20=2)


def test_the_offers_to_the_keeper_name_the_absent() -> None:
    """INN-TAB-06."""
    scene = in_scene()
    scene.do("ana", DeclareGoal("x", "nature"))
    scene.do("gm", SetPresence("ana", away=True))
    found = [move for move in scene.moves("gm") if move.command is WithdrawGoal]
    assert [move.fields["on_behalf"] for move in found] == [{"enum": ["ana"]}]
    scene.do("gm", RuleResolution(True))
