"""Suggestions."""

from __future__ import annotations

import pytest

from domain.systems.innommable.conflicts.conflicts import DeclareGoal, RuleResolution
from domain.systems.innommable.conflicts.rolls import RerollOdd, RollGivenDie, RollPool
from domain.systems.innommable.scenes.monologues import RealizeHallucination
from domain.systems.innommable.scenes.scenes import SetScenePresence
from domain.systems.innommable.scenes.suggestions import IncorporateSuggestion, MakeSuggestion
from tests.innommable.table import dice, goal, new_scene, player, started, suggested, take
from tests.innommable.test_monologues import full_bowl


def test_a_die_passes_with_an_insinuation() -> None:
    """INN-SUGG-01, INN-SUGG-05: it is the target's at once, and the aside waits for the answer."""
    scene = full_bowl()
    scene.refuse("gm", MakeSuggestion("ana", "d20"), "not_your_role")
    scene.refuse("ana", MakeSuggestion("nobody", "d20"), "bad_value")
    scene.refuse("ana", MakeSuggestion("bob", "d20", source="own"), "bad_value")
    scene.do("ana", MakeSuggestion("bob", "d20", "Vous étiez là hier."))
    assert scene.state.players["bob"].pool == dice(d20=1)
    assert scene.state.bowl.d20 == 1
    refused = scene.refuse("ana", IncorporateSuggestion(), "not_your_role")
    assert refused.kind == "role"
    scene.refuse("bob", IncorporateSuggestion(elements=("",)), "bad_value")
    scene.do("bob", IncorporateSuggestion("Oui, j’y étais.", ("La veille au port",)))
    assert [e.text for e in scene.state.players["bob"].elements] == ["La veille au port"]
    scene.refuse("bob", IncorporateSuggestion(), "wrong_stage")


def test_a_suggestion_needs_a_scene_and_a_target_in_play() -> None:
    """INN-SUGG-01."""
    started().refuse("ana", MakeSuggestion("bob", "d20"), "no_scene_open")
    scene = player(full_bowl(3), "bob", status="lost", mode="commentator")
    scene.refuse("ana", MakeSuggestion("bob", "d20"), "protagonist_out")
    scene.refuse("bob", MakeSuggestion("ana", "d20"), "not_a_protagonist")


def test_limits_per_scene() -> None:
    """INN-SUGG-02: one from each giver, one to each target; one's own monologues do not count as received."""
    scene = take(full_bowl(4), "bob", "d20")
    scene.refuse("ana", MakeSuggestion("ana", "d20"), "self_target", rule="INN-SUGG-02")
    suggested(scene, "ana", "bob", "d20")
    scene.refuse("ana", MakeSuggestion("cléo", "d12"), "suggestion_used", rule="INN-SUGG-02")
    scene.refuse("cléo", MakeSuggestion("bob", "d12"), "already_received", rule="INN-SUGG-02")
    suggested(scene, "cléo", "dan", "d12")
    new_scene(scene)
    suggested(scene, "ana", "bob", "d8")
    scene.do("bob", MakeSuggestion("ana", "d8"))


def test_both_are_present() -> None:
    """INN-SUGG-03: whoever is alone gets no help; an option lifts it."""
    scene = full_bowl(3)
    scene.do("gm", SetScenePresence("bob", False))
    scene.refuse("ana", MakeSuggestion("bob", "d20"), "not_present", rule="INN-SUGG-03")
    scene.refuse("bob", MakeSuggestion("ana", "d20"), "not_present")
    scene.do("ana", MakeSuggestion("cléo", "d20"))
    scene = full_bowl(3, suggestion_needs_presence=False)
    scene.do("gm", SetScenePresence("bob", False))
    scene.do("ana", MakeSuggestion("bob", "d20"))


def test_the_die_comes_from_the_bowl() -> None:
    """INN-SUGG-04."""
    scene = player(full_bowl(), "ana", pool=dice(d20=1))
    scene.do("ana", MakeSuggestion("bob", "d20"))
    assert scene.state.players["ana"].pool == dice(d20=1)
    scene.do("bob", IncorporateSuggestion())
    take(scene, "ana", "d20")
    scene.refuse("bob", MakeSuggestion("ana", "d20"), "dice_not_available", rule="INN-SUGG-04")


def test_the_die_comes_from_the_giver() -> None:
    """INN-SUGG-04: option `own`: the giver's pool shrinks."""
    scene = player(full_bowl(suggestion_source="own"), "ana", pool=dice(d12=1))
    scene.refuse("ana", MakeSuggestion("bob", "d20"), "dice_not_available", rule="INN-SUGG-04")
    scene.refuse("ana", MakeSuggestion("bob", "d12", source="bowl"), "bad_value")
    scene.do("ana", MakeSuggestion("bob", "d12"))
    assert (scene.state.players["ana"].pool, scene.state.bowl) == (dice(), dice(2, 2, 2, 2))
    assert scene.line("zoé").fields.source == "own"


def test_the_giver_says_where_it_comes_from() -> None:
    """INN-SUGG-04: option `either`."""
    scene = player(full_bowl(3, suggestion_source="either"), "ana", pool=dice(d12=1))
    scene.refuse("ana", MakeSuggestion("bob", "d12"), "bad_value", rule="INN-SUGG-04")
    scene.do("ana", MakeSuggestion("bob", "d12", source="own"))
    scene.do("bob", IncorporateSuggestion())
    scene.do("bob", MakeSuggestion("cléo", "d20", source="bowl"))
    assert scene.state.bowl.d20 == 1


def test_dice_on_the_table_are_not_given_away() -> None:
    """INN-SUGG-04, INN-CONF-09: neither those already rolled nor the one that waits to be."""
    scene = player(full_bowl(3, suggestion_source="own"), "ana", pool=dice(d20=2))
    player(scene, "bob", pool=dice(d20=1))
    goal(scene, "ana")
    scene.do("ana", RollPool(), 3, 5)
    scene.refuse("ana", MakeSuggestion("cléo", "d20"), "dice_not_available")
    suggested(scene, "bob", "ana", "d20")
    scene.refuse("ana", MakeSuggestion("cléo", "d20"), "dice_not_available")
    take(scene, "ana", "d20")
    scene.do("ana", MakeSuggestion("cléo", "d20"))


def test_dice_before_the_roll_may_be_given_away() -> None:
    """INN-SUGG-04."""
    scene = player(full_bowl(suggestion_source="own"), "ana", pool=dice(d20=1))
    goal(scene, "ana")
    suggested(scene, "ana", "bob", "d20")
    scene.do("ana", RollPool())
    assert scene.state.resolution.dice == ()


def test_what_a_given_die_brings() -> None:
    """INN-SUGG-06: d8 transgresses, d12 is a hallucination of the target's."""
    scene = full_bowl()
    suggested(scene, "ana", "bob", "d8")
    assert scene.state.players["bob"].transgressed
    assert not scene.state.players["ana"].transgressed
    seen = scene.act("bob", MakeSuggestion("ana", "d12"))
    scene.do("ana", IncorporateSuggestion())
    scene.refuse("ana", RealizeHallucination(seen), "too_early")
    new_scene(scene).do("ana", RealizeHallucination(seen))


@pytest.mark.parametrize(("option", "counted"), [(False, (1, 1)), (True, (2, 2))])
def test_a_given_die_is_no_monologue(option: bool, counted: tuple[int, int]) -> None:
    """INN-SUGG-07: neither count nor box, unless the table wants it so."""
    scene = take(full_bowl(given_die_adds_box=option), "bob", "d20")
    suggested(scene, "ana", "bob", "d20")
    found = scene.state.players["bob"]
    assert (found.monologue_count, found.own.empty) == counted
    assert scene.state.players["ana"].monologue_count == 0


def test_the_priests_amulet() -> None:
    """INN-EX-04, INN-SUGG-05, INN-SUGG-06, INN-SUGG-07: a d8 that cannot be refused."""
    scene = full_bowl()
    scene.do("ana", MakeSuggestion("bob", "d8", "Je vous ai vu près du prêtre."))
    assert {m.command.__name__ for m in scene.moves("bob")} == {"IncorporateSuggestion", "AddNarration"}
    scene.do("bob", IncorporateSuggestion("Soit : son amulette.", ("L’amulette",)))
    found = scene.state.players["bob"]
    assert (found.pool, found.transgressed) == (dice(d8=1), True)
    assert (found.own.empty, found.monologue_count) == (1, 0)


def test_something_moves_in_the_corridor() -> None:
    """INN-EX-05, INN-SUGG-08: a d4 before the roll simply joins it."""
    scene = player(full_bowl(), "bob", transgressed=True)
    scene.do("bob", DeclareGoal("Savoir ce qui bouge", "situation"))
    scene.do("ana", MakeSuggestion("bob", "d4", "Quelque chose bouge."))
    scene.do("bob", IncorporateSuggestion())
    scene.do("gm", RuleResolution(True))
    scene.do("bob", RollPool(), 2)
    assert scene.state.secured
    assert scene.state.players["bob"].pool == dice(d4=1)


@pytest.mark.parametrize("stage", ["failed_initial", "failed_reroll"])
def test_help_after_a_failure(stage: str) -> None:
    """INN-SUGG-08, INN-CONF-09: the stage changes when the suggestion is taken in, not before."""
    scene = full_bowl()
    goal(scene, "bob")
    scene.do("bob", RollPool())
    if stage == "failed_reroll":
        scene.do("bob", RerollOdd())
    scene.do("ana", MakeSuggestion("bob", "d20"))
    assert scene.state.resolution.stage == stage
    scene.do("bob", IncorporateSuggestion())
    assert scene.state.resolution.stage == "given_die"
    scene.do("bob", RollGivenDie(), 4)
    assert scene.state.resolution is None
