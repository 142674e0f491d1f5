"""Renouncing, fleeing, and what players do after their protagonist."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.events import Command
from domain.systems.innommable.conflicts.auxiliaries import ChooseKeptDice, ImposeDie, RenounceProtagonist, splits
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
from domain.systems.innommable.scenes.departures import kept
from domain.systems.innommable.scenes.monologues import CompleteMonologue, RealizeHallucination, TakeDie
from domain.systems.innommable.scenes.scenes import CloseOrdinaryScene
from domain.systems.innommable.scenes.suggestions import MakeSuggestion
from domain.systems.innommable.state.dice import Dice
from domain.systems.innommable.state.state import Column
from tests.innommable.table import dice, goal, in_scene, new_scene, player, stage, started, suggested
from tests.innommable.test_conflicts import consequences, facing
from tests.innommable.test_monologues import full_bowl
from tests.scene import Scene

GIVE_UP = RenounceProtagonist("defection")


def test_one_may_renounce_for_nothing() -> None:
    """INN-OUT-01, INN-OUT-02: even between scenes; the keeper takes over to the end."""
    scene = started(3)
    scene.refuse("gm", GIVE_UP, "not_your_role")
    scene.refuse("ana", RenounceProtagonist("defection", "death"), "bad_value")
    scene.do("ana", RenounceProtagonist("incapacitation", "insanity"))
    found = scene.state.players["ana"]
    assert (found.status, found.controlled_by, found.mode) == ("renounced_incapacitated", "gm", "commentator")
    scene.do("bob", GIVE_UP)
    assert scene.state.players["bob"].status == "renounced_defected"
    scene.refuse("ana", GIVE_UP, "not_a_protagonist")


@pytest.mark.parametrize("stage_name", ["declared", "awaiting_roll", "failed_initial", "failed_reroll", "given_die"])
def test_renouncing_succeeds_whatever_the_difficulty(stage_name: str) -> None:
    """INN-OUT-01, INN-OUT-03: at any stage of one's own resolution, and without a box."""
    scene = stage(player(full_bowl(3), "ana", pool=dice(d20=1)), difficulty=7)
    attempt = scene.act("ana", DeclareGoal("!", "nature"))
    if stage_name != "declared":
        scene.do("gm", RuleResolution(True))
    if stage_name not in ("declared", "awaiting_roll"):
        scene.do("ana", RollPool(), 1)
    if stage_name in ("failed_reroll", "given_die"):
        scene.do("ana", RerollOdd("!"), 1)
    if stage_name == "given_die":
        suggested(scene, "bob", "ana", "d20")
    assert scene.state.resolution.stage == stage_name
    scene.do("ana", GIVE_UP)
    assert scene.state.resolutions[attempt].outcome == "succeeded"
    assert attempt in scene.state.secured
    assert scene.state.players["ana"].own == Column(1, 0)
    assert consequences(scene)[:2] == ["ResolutionSucceeded", "OutcomeSecured"]


def test_renouncing_leaves_others_resolutions_alone() -> None:
    """INN-OUT-01."""
    scene = facing(1, dice(d20=1), 3)
    scene.do("bob", GIVE_UP)
    assert scene.state.resolution.seat == "ana"


def test_a_flight_is_rolled_for() -> None:
    """INN-OUT-04: at the difficulty in force, and never waved through."""
    scene = player(stage(in_scene(3), difficulty=2), "ana", pool=dice(d20=1, d8=1))
    scene.do("ana", DeclareGoal("Partir", "situation", "flight"))
    scene.refuse("gm", RuleResolution(False), "flight_needs_roll", rule="INN-OUT-04")
    scene.do("gm", RuleResolution(True))
    scene.do("ana", RollPool(), 20, 1)
    found = scene.state.players["ana"]
    assert (found.status, found.controlled_by, found.keep) == ("fled", "nobody", 1)
    assert found.own == Column(1, 0)
    assert consequences(scene)[-2:] == ["ProtagonistFled", "BecameAuxiliary"]


def test_a_failed_flight_is_an_ordinary_failure() -> None:
    """INN-OUT-04: reroll and rupture apply too."""
    scene = player(in_scene(3), "ana", pool=dice(d20=1))
    goal(scene, "ana", purpose="flight")
    scene.do("ana", RollPool(), 3)
    scene.do("ana", RerollOdd(), 5)
    scene.do("ana", AcceptFailure())
    found = scene.state.players["ana"]
    assert (found.status, found.own) == ("active", Column(2, 0))
    goal(scene, "ana", purpose="flight")
    scene.do("ana", RollPool(), 3)
    scene.do("ana", RerollOdd(), 5)
    scene.do("ana", BreakAttachment())
    assert scene.state.players["ana"].status == "fled"


def test_renouncing_a_flight() -> None:
    """INN-OUT-04: it is a renunciation, not a flight."""
    scene = player(in_scene(3), "ana", pool=dice(d20=1))
    goal(scene, "ana", purpose="flight")
    scene.do("ana", GIVE_UP)
    assert scene.state.players["ana"].status == "renounced_defected"


@pytest.mark.parametrize(("owned", "keeps"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 4)])
def test_half_of_the_dice_rounded_up(owned: int, keeps: int) -> None:
    """INN-AUX-01: with none one comments; one die needs no choice."""
    assert kept(owned) == keeps
    scene = player(in_scene(3), "ana", pool=dice(d20=owned))
    scene.do("ana", GIVE_UP)
    found = scene.state.players["ana"]
    assert found.mode == ("commentator" if owned == 0 else "auxiliary")
    assert found.keep == (keeps if owned > 1 else 0)
    assert scene.view("zoé").protagonists["ana"].dice_split_pending == (owned > 1)


def test_the_player_chooses_what_to_keep() -> None:
    """INN-AUX-02: the rest goes back to the bowl, and nothing is revealed by it."""
    scene = player(in_scene(3), "ana", pool=dice(2, 0, 0, 1))
    scene.refuse("ana", ChooseKeptDice(dice(d20=1)), "wrong_stage", rule="INN-AUX-02")
    scene.do("ana", GIVE_UP)
    for bad in (dice(d20=1), dice(d20=3), dice(d12=2), dice(d20=1, d4=2), dice(2, 0, 0, 1)):
        scene.refuse("ana", ChooseKeptDice(bad), "bad_split", rule="INN-AUX-02")
    scene.refuse("ana", ChooseKeptDice(Dice(3, -1, 0, 0)), "bad_value")
    scene.refuse("bob", ChooseKeptDice(dice(d20=2)), "wrong_stage")
    assert set(splits(scene.state.players["ana"])) == {dice(d20=2), dice(d20=1, d4=1)}
    scene.do("ana", ChooseKeptDice(dice(d20=1, d4=1)))
    assert scene.state.players["ana"].pool == dice(d20=1, d4=1)
    assert scene.state.bowl == dice(d20=1)
    assert scene.last("bob") == ["KeptDiceChosen"]
    shown = scene.line("bob").fields
    assert (shown.kept, shown.returned) == (dice(d20=1, d4=1), dice(d20=1))
    scene.do("bob", TakeDie("d20"))


@pytest.mark.parametrize(
    "command",
    [
        RollPool(),
        RerollOdd(),
        RollGivenDie(),
        TakeDie("d20"),
        MakeSuggestion("bob", "d20"),
        DeclareGoal("!", "nature"),
        WithdrawGoal(),
        StopAction(),
        AcceptFailure(),
        BreakAttachment(),
        UseAnchoring(),
        GIVE_UP,
    ],
)
def test_what_an_auxiliary_no_longer_does(command: Command) -> None:
    """INN-AUX-03."""
    auxiliary().refuse("ana", command, "not_a_protagonist")


def test_an_auxiliary_sees_no_secrets() -> None:
    """INN-AUX-03: the same as any other player."""
    scene = auxiliary()
    assert scene.view("ana") == scene.view("bob")


def test_an_auxiliary_sees_through_no_hallucination() -> None:
    """INN-AUX-03: there is nobody left to understand it."""
    scene = full_bowl(3)
    scene.do("ana", TakeDie("d12"))
    seen = scene.act("ana", CompleteMonologue())
    scene.do("ana", GIVE_UP)
    new_scene(scene).refuse("ana", RealizeHallucination(seen), "not_a_protagonist")


def auxiliary(players: int = 3, pool: Any = None, **options: Any) -> Scene:
    """ana is an auxiliary keeper with these dice."""
    scene = player(full_bowl(players, **options), "ana", pool=pool or dice(1, 1, 1, 1))
    return player(scene, "ana", status="lost", controlled_by="nobody", mode="auxiliary")


def test_a_die_is_imposed() -> None:
    """INN-AUX-04: no presence, no consent, no aside; the equivalent of a monologue."""
    scene = auxiliary()
    scene.refuse("gm", ImposeDie("bob", "d20"), "not_your_role")
    scene.refuse("bob", ImposeDie("cléo", "d20"), "not_an_auxiliary", rule="INN-AUX-04")
    scene.refuse("ana", ImposeDie("nobody", "d20"), "bad_value")
    scene.refuse("ana", ImposeDie("bob", "d20", elements=(" ",)), "bad_value")
    scene.refuse("ana", ImposeDie("ana", "d20"), "protagonist_out")
    scene.refuse("ana", ImposeDie("bob", "d4"), "transgression_required", rule="INN-TRAN-03")
    scene.do("ana", ImposeDie("bob", "d12", "Une main sur l’épaule.", ("La main",)))
    found = scene.state.players["bob"]
    assert (found.pool, len(found.hallucinations)) == (dice(d12=1), 1)
    assert [e.text for e in found.elements] == ["La main"]
    assert scene.state.aside is None
    assert scene.state.players["ana"].pool == dice(1, 0, 1, 1)


def test_an_imposed_d8_transgresses() -> None:
    """INN-AUX-04, INN-TRAN-01."""
    scene = auxiliary()
    scene.do("ana", ImposeDie("bob", "d8"))
    assert scene.state.players["bob"].transgressed


def test_an_imposition_waits_for_the_split_and_a_scene() -> None:
    """INN-AUX-04."""
    scene = player(in_scene(3), "ana", pool=dice(d20=3))
    scene.do("ana", GIVE_UP)
    scene.refuse("ana", ImposeDie("bob", "d20"), "dice_split_pending", rule="INN-AUX-04")
    scene.do("ana", ChooseKeptDice(dice(d20=2)))
    scene.refuse("ana", ImposeDie("bob", "d12"), "dice_not_available", rule="INN-AUX-04")
    scene.do("gm", CloseOrdinaryScene())
    scene.refuse("ana", ImposeDie("bob", "d20"), "no_scene_open")


def test_limits_of_impositions() -> None:
    """INN-AUX-05: one by each auxiliary, one to each target, in a scene."""
    scene = auxiliary(4, dice(d20=3))
    scene.do("ana", ImposeDie("bob", "d20"))
    scene.refuse("ana", ImposeDie("cléo", "d20"), "imposition_used", rule="INN-AUX-05")
    scene.refuse("cléo", MakeSuggestion("bob", "d20"), "already_received")
    new_scene(scene)
    suggested(scene, "cléo", "bob", "d20")
    scene.refuse("ana", ImposeDie("bob", "d20"), "already_received", rule="INN-AUX-05")
    scene.do("ana", ImposeDie("cléo", "d20"))


def test_a_table_may_limit_the_targets_alone() -> None:
    """INN-AUX-05: option `one_per_target_per_scene`."""
    scene = auxiliary(4, dice(d20=3), impose_limit="one_per_target_per_scene")
    scene.do("ana", ImposeDie("bob", "d20"))
    scene.refuse("ana", ImposeDie("bob", "d20"), "already_received")
    scene.do("ana", ImposeDie("cléo", "d20"))


@pytest.mark.parametrize(("option", "counted"), [(False, (1, 1)), (True, (2, 2))])
def test_an_imposed_die_is_no_monologue(option: bool, counted: tuple[int, int]) -> None:
    """INN-AUX-06."""
    scene = player(auxiliary(given_die_adds_box=option), "bob", monologue_count=1)
    scene.do("ana", ImposeDie("bob", "d20"))
    found = scene.state.players["bob"]
    assert (found.monologue_count, found.own.empty) == counted


def test_an_imposed_die_helps_after_a_failure() -> None:
    """INN-AUX-07: at once, without an answer."""
    scene = auxiliary()
    goal(scene, "bob")
    scene.do("bob", RollPool())
    scene.do("ana", ImposeDie("bob", "d20"))
    assert (scene.state.resolution.stage, scene.state.resolution.given) == ("given_die", "d20")
    scene.do("bob", RollGivenDie(), 12)
    assert scene.state.secured


def test_the_last_die_makes_a_commentator() -> None:
    """INN-AUX-08: for ever; narration and votes remain."""
    scene = auxiliary(3, dice(d20=1))
    scene.do("ana", ImposeDie("bob", "d20"))
    assert scene.last("zoé") == ["DieImposed", "DieAcquired", "BecameCommentator"]
    new_scene(scene)
    scene.refuse("ana", ImposeDie("bob", "d20"), "not_an_auxiliary")
    scene.do("ana", AddNarration("comment", "Pauvres gens."))
