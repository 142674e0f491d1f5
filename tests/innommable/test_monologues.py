"""Monologues, hallucinations and transgression."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.systems.innommable.conflicts.auxiliaries import ImposeDie, RenounceProtagonist
from domain.systems.innommable.conflicts.fate import CrossBoxes
from domain.systems.innommable.conflicts.rolls import RerollOdd, RollGivenDie, RollPool
from domain.systems.innommable.epilogue import DeclareDefused
from domain.systems.innommable.scenes.monologues import (
    CompleteMonologue,
    RealizeHallucination,
    RejectMonologue,
    TakeDie,
)
from domain.systems.innommable.scenes.revelations import RevealInformation, RevealSymptom
from domain.systems.innommable.scenes.scenes import CloseOrdinaryScene, SetScenePresence
from domain.systems.innommable.scenes.suggestions import MakeSuggestion
from domain.systems.innommable.scenes.transgression import ProposeTransgression, VoteTransgression
from domain.systems.innommable.state.dice import Die
from domain.table.commands import SetPresence
from projections.moves.catalogue import catalogue
from projections.moves.questions import awaited
from projections.texts import Locale
from projections.texts.field_arguments import label
from tests.innommable.table import (
    dice,
    goal,
    in_phase_three,
    in_phase_two,
    in_scene,
    new_scene,
    player,
    stage,
    started,
    suggested,
    take,
)
from tests.scene import Scene


def full_bowl(players: int = 2, **options: Any) -> Scene:
    """A scene of phase 1 with two dice of each type in the bowl."""
    return stage(in_scene(players, **options), bowl=dice(2, 2, 2, 2))


def test_a_die_is_taken_at_any_moment_of_a_scene() -> None:
    """INN-MONO-01: present or not, as often as one likes, one die each time."""
    scene = full_bowl()
    scene.do("gm", SetScenePresence("ana", False))
    take(take(scene, "ana", "d20"), "ana", "d20")
    scene.refuse("ana", TakeDie("d20"), "dice_not_available", rule="INN-MONO-01")
    assert scene.state.players["ana"].pool == dice(d20=2)
    started().refuse("ana", TakeDie("d20"), "no_scene_open")


def test_the_die_is_in_hand_while_its_player_speaks() -> None:
    """INN-MONO-01: neither in the bowl nor in the pool."""
    scene = full_bowl()
    scene.do("ana", TakeDie("d12"))
    assert (scene.state.bowl.d12, scene.state.players["ana"].pool.d12) == (1, 0)
    assert scene.view("zoé").extraordinary_scene.die == "d12"


def test_an_empty_bowl_means_that_the_keeper_speaks() -> None:
    """INN-MONO-01, INN-SEC-04: while there are dice in reserve."""
    scene = in_scene()
    scene.refuse("ana", TakeDie("d20"), "bowl_empty_keeper_speaks", rule="INN-MONO-01")
    assert scene.view("ana").reserve_has_dice
    scene = stage(in_phase_three(), bowl=dice())
    scene.refuse("ana", TakeDie("d20"), "bowl_empty", rule="INN-MONO-01")
    assert not scene.view("ana").reserve_has_dice


@pytest.mark.parametrize("die", ["d20", "d12", "d8", "d4"])
def test_what_each_die_brings(die: Die) -> None:
    """INN-MONO-02, INN-MONO-05, INN-MONO-06: d12 a hallucination, d8 a transgression, d4 only after one."""
    scene = full_bowl()
    if die == "d4":
        scene.refuse("ana", TakeDie("d4"), "transgression_required", rule="INN-TRAN-03")
        player(scene, "ana", transgressed=True)
    take(scene, "ana", die, "Une trace")
    found = scene.state.players["ana"]
    assert found.pool.of(die) == 1
    assert len(found.hallucinations) == (1 if die == "d12" else 0)
    assert found.transgressed == (die in ("d8", "d4"))
    assert [(e.die, e.text) for e in found.elements] == [(die, "Une trace")]


def test_boxes_begin_with_the_second_monologue() -> None:
    """INN-MONO-03: all four types count, for each protagonist alone."""
    scene = full_bowl()
    boxes = []
    for die in ("d20", "d8", "d4", "d12"):
        take(scene, "ana", die)
        boxes.append((scene.state.players["ana"].monologue_count, scene.state.players["ana"].own.empty))
    assert boxes == [(1, 1), (2, 2), (3, 3), (4, 4)]
    take(scene, "bob", "d20")
    assert scene.state.players["bob"].own.empty == 1
    assert scene.last("gm") == ["MonologueCompleted", "DieAcquired"]


def test_only_the_speaker_ends_the_monologue() -> None:
    """INN-MONO-03."""
    scene = full_bowl()
    scene.refuse("ana", CompleteMonologue(), "wrong_stage")
    scene.do("ana", TakeDie("d20"))
    refused = scene.refuse("bob", CompleteMonologue(), "not_your_role")
    assert refused.kind == "role"
    scene.refuse("gm", CompleteMonologue(), "not_your_role")
    scene.refuse("ana", CompleteMonologue(elements=(" ",)), "bad_value")
    scene.do("ana", CompleteMonologue("Je me souviens."))


@pytest.mark.parametrize("reason", ["too_similar", "wrong_content"])
def test_a_rejected_monologue_yields_nothing(reason: Any) -> None:
    """INN-MONO-04: no die, count, box, element or transgression."""
    scene = take(full_bowl(), "ana", "d20")
    before = scene.state
    scene.do("ana", TakeDie("d8"))
    scene.do("gm", RejectMonologue(reason))
    assert (scene.state.bowl, scene.state.players) == (before.bowl, before.players)
    scene.refuse("gm", RejectMonologue("too_similar"), "wrong_stage")
    scene.refuse("ana", RejectMonologue("too_similar"), "not_your_role")


def test_a_recurring_theme_is_told_once() -> None:
    """INN-EX-06, INN-MONO-04: the second time, the d20 goes back to the bowl."""
    scene = take(full_bowl(), "ana", "d20", "Le rêve du corbeau")
    scene.do("ana", TakeDie("d20"))
    scene.do("gm", RejectMonologue("too_similar", "Encore ce corbeau"))
    assert scene.state.bowl.d20 == 1
    assert scene.state.players["ana"].pool == dice(d20=1)


def test_a_hallucination_is_seen_through_in_a_later_scene() -> None:
    """INN-MONO-05: once, by its own player."""
    scene = full_bowl()
    scene.do("ana", TakeDie("d12"))
    seen = scene.act("ana", CompleteMonologue())
    assert [(h.id, h.scene, h.realized) for h in scene.state.players["ana"].hallucinations] == [(seen, 1, False)]
    scene.refuse("ana", RealizeHallucination(seen), "too_early", rule="INN-MONO-05")
    scene.refuse("ana", RealizeHallucination("nothing"), "bad_value")
    scene.refuse("bob", RealizeHallucination(seen), "not_your_role")
    scene.do("gm", CloseOrdinaryScene())
    scene.refuse("ana", RealizeHallucination(seen), "no_scene_open")
    new_scene(scene)
    scene.do("ana", RealizeHallucination(seen))
    scene.refuse("ana", RealizeHallucination(seen), "already_realized", rule="INN-MONO-05")


def test_the_table_knows_what_the_protagonist_does_not() -> None:
    """INN-SEC-06: a d12 is a hallucination for everybody who listens."""
    scene = full_bowl()
    scene.do("ana", TakeDie("d12"))
    scene.do("ana", CompleteMonologue())
    assert "HallucinationRecorded" in scene.last("bob")


def test_elements_stay_in_the_list() -> None:
    """INN-MONO-07: with the type of their die, free to use ever after."""
    scene = take(full_bowl(), "ana", "d20", "La mare", "Le chien")
    new_scene(scene)
    found = scene.view("bob").protagonists["ana"].elements
    assert [(e.die, e.text) for e in found] == [("d20", "La mare"), ("d20", "Le chien")]
    assert len({e.id for e in found}) == 2


def test_nobody_is_hurt_during_a_monologue() -> None:
    """INN-MONO-08, INN-FATE-09."""
    scene = full_bowl()
    scene.do("ana", TakeDie("d20"))
    for seat in ("ana", "bob"):
        scene.refuse("gm", CrossBoxes(seat, "protagonist", 1, "moderate", "!"), "no_interruption")


def test_a_monologue_before_the_roll_joins_it() -> None:
    """INN-MONO-09."""
    scene = full_bowl()
    goal(scene, "ana")
    take(scene, "ana", "d8")
    scene.do("ana", RollPool(), 8)
    assert scene.state.secured


def test_a_monologue_after_the_roll_is_kept_out_of_it() -> None:
    """INN-MONO-09: owned, but neither rolled nor rerolled in this resolution; even while a given die waits."""
    scene = full_bowl(3)
    goal(scene, "ana")
    scene.do("ana", RollPool())
    take(scene, "ana", "d8")
    assert scene.state.resolution.stage == "failed_initial"
    suggested(scene, "bob", "ana", "d20")
    take(scene, "ana", "d12")
    assert scene.state.resolution.given == "d20"
    scene.do("ana", RollGivenDie(), 3)
    scene.do("ana", RerollOdd(), 5)
    assert [d.die for d in scene.state.resolution.dice] == ["d20"]
    assert scene.state.players["ana"].pool == dice(d20=1, d12=1, d8=1)


def test_an_option_makes_a_given_die_of_it() -> None:
    """INN-MONO-09: `rolled`; while it waits, neither another monologue nor a gift."""
    scene = full_bowl(3, mid_resolution_monologue_die="rolled")
    player(scene, "cléo", mode="auxiliary", status="lost", pool=dice(d20=1))
    goal(scene, "ana")
    scene.do("ana", RollPool())
    scene.do("ana", TakeDie("d8"))
    scene.do("ana", CompleteMonologue())
    assert (scene.state.resolution.stage, scene.state.resolution.given) == ("given_die", "d8")
    scene.refuse("ana", TakeDie("d20"), "given_die_pending", rule="INN-MONO-09")
    scene.refuse("bob", MakeSuggestion("ana", "d20"), "given_die_pending", rule="INN-MONO-09")
    assert not [m for m in scene.moves("ana") if m.command is TakeDie]
    scene.refuse("cléo", ImposeDie("ana", "d20"), "given_die_pending", rule="INN-MONO-09")
    take(scene, "bob", "d20")
    scene.do("ana", RollGivenDie(), 6)
    assert scene.state.resolution is None


def test_the_option_leaves_dice_before_the_roll_alone() -> None:
    """INN-MONO-09."""
    scene = full_bowl(mid_resolution_monologue_die="rolled")
    goal(scene, "ana")
    take(scene, "ana", "d8")
    assert scene.state.resolution.stage == "awaiting_roll"


def test_a_d8_transgresses_once() -> None:
    """INN-TRAN-01, INN-TRAN-04: for good; only the first one is told."""
    scene = take(full_bowl(), "ana", "d8")
    assert "TransgressionRecorded" in scene.last("bob")
    take(scene, "ana", "d8")
    assert "TransgressionRecorded" not in scene.last("bob")
    new_scene(scene)
    assert scene.state.players["ana"].transgressed


def test_a_d8_settles_what_the_table_is_asked() -> None:
    """INN-TRAN-02, INN-TRAN-04: the proposal on its receiver is dropped, the transgression told once."""
    scene = full_bowl()
    proposal, other = deed(scene), deed(scene, target="bob")
    take(scene, "ana", "d8")
    assert [(each.id, each.open) for each in scene.view("zoé").proposals] == [(proposal, False), (other, True)]
    scene.refuse("bob", VoteTransgression(proposal, "no"), "proposal_closed", rule="INN-TRAN-02")
    scene.do("bob", VoteTransgression(other, "no"))


def deed(scene: Scene, seat: str = "gm", target: str = "ana") -> str:
    return scene.act(seat, ProposeTransgression(target, "Il a souri."))


def test_the_whole_table_judges_an_act() -> None:
    """INN-TRAN-02: keeper and players, the proposer's yes being implied."""
    scene = in_scene(3)
    scene.refuse("zoé", ProposeTransgression("ana", "!"), "not_your_role")
    scene.refuse("gm", ProposeTransgression("nobody", "!"), "bad_value")
    scene.refuse("gm", ProposeTransgression("ana", " "), "bad_value")
    proposal = deed(scene, "bob")
    scene.refuse("gm", ProposeTransgression("ana", "Autre"), "proposal_open", rule="INN-TRAN-02")
    deed(scene, "gm", "bob")
    scene.refuse("bob", VoteTransgression(proposal, "yes"), "already_voted", rule="INN-TRAN-02")
    scene.refuse("zoé", VoteTransgression(proposal, "yes"), "not_your_role")
    scene.refuse("gm", VoteTransgression("nothing", "yes"), "bad_value")
    for seat in ("gm", "cléo"):
        scene.do(seat, VoteTransgression(proposal, "yes"))
        assert not scene.state.players["ana"].transgressed
    scene.do("ana", VoteTransgression(proposal, "yes"))
    assert scene.state.players["ana"].transgressed
    scene.refuse("gm", ProposeTransgression("ana", "Encore"), "already_transgressed", rule="INN-TRAN-02")
    assert scene.view("zoé").proposals[0].votes == {"bob": True, "gm": True, "cléo": True, "ana": True}


def test_one_no_is_enough() -> None:
    """INN-TRAN-02: closed at once; the act may be judged anew later."""
    scene = in_scene()
    proposal = deed(scene)
    scene.do("ana", VoteTransgression(proposal, "no"))
    assert scene.last("zoé") == ["TransgressionVoted", "TransgressionRejected"]
    scene.refuse("bob", VoteTransgression(proposal, "yes"), "proposal_closed", rule="INN-TRAN-02")
    assert not scene.state.players["ana"].transgressed
    deed(scene)


def test_those_without_protagonist_have_a_voice_too() -> None:
    """INN-TRAN-02, INN-AUX-08."""
    scene = in_scene(3)
    scene.do("cléo", RenounceProtagonist("defection"))
    scene.refuse("gm", ProposeTransgression("cléo", "!"), "protagonist_out")
    proposal = deed(scene)
    for seat in ("ana", "bob", "cléo"):
        scene.do(seat, VoteTransgression(proposal, "yes"))
    assert scene.state.players["ana"].transgressed


def test_a_judgement_blocks_nothing_and_lapses_with_its_target() -> None:
    """INN-TRAN-02: no scene is needed, and it waits for nobody."""
    scene = started(3)
    rejected, proposal = deed(scene, target="cléo"), deed(scene)
    scene.do("bob", VoteTransgression(rejected, "no"))
    scene.do("gm", SetPresence("bob", away=True))
    new_scene(scene)
    scene.do("gm", RevealSymptom("opening", "!"))
    scene.do("ana", RenounceProtagonist("defection"))
    scene.refuse("bob", VoteTransgression(proposal, "yes"), "proposal_closed")
    assert [each.open for each in scene.view("zoé").proposals] == [False, False]


def test_a_judgement_waits_for_those_at_the_table() -> None:
    """INN-TRAN-02: who has not voted is asked while it is open; once the last of them leaves, it is agreed."""
    scene = in_scene(3)
    rejected, proposal = deed(scene, target="bob"), deed(scene)
    scene.do("ana", VoteTransgression(rejected, "no"))
    for seat in ("ana", "cléo"):
        scene.do(seat, VoteTransgression(proposal, "yes"))
    assert [(each.seat, each.about) for each in awaited(scene.feeds, scene.state, "zoé")] == [("bob", proposal)]
    scene.do("gm", SetPresence("bob", away=True))
    assert scene.last("zoé")[1:] == ["TransgressionRecorded"]
    assert scene.state.players["ana"].transgressed
    assert not [*awaited(scene.feeds, scene.state, "zoé")]


def test_gifts_of_a_d4_need_transgression_too() -> None:
    """INN-TRAN-03: tested on the receiver; an option lifts it."""
    scene = player(full_bowl(), "bob", transgressed=True)
    scene.refuse("bob", MakeSuggestion("ana", "d4"), "transgression_required", rule="INN-TRAN-03")
    scene.do("ana", MakeSuggestion("bob", "d4"))
    free = full_bowl(gift_needs_transgression=False)
    free.refuse("ana", TakeDie("d4"), "transgression_required")
    free.do("bob", MakeSuggestion("ana", "d4"))


def test_dice_released_later_can_be_taken_at_once() -> None:
    """INN-MONO-01, INN-DICE-02."""
    scene = in_phase_two(2, (3, 3, 3, 3))
    scene.do("gm", RevealInformation("plan_element", "!", 4))
    take(take(scene, "ana", "d8"), "ana", "d4")
    scene.do("gm", DeclareDefused())


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("fr", ("prémonition", "hallucination", "connaissance occulte", "effet paranormal")),
        ("en", ("premonition", "hallucination", "occult knowledge", "paranormal effect")),
    ],
)
def test_one_reads_which_die_tells_what(locale: Locale, words: tuple[str, ...]) -> None:
    """INN-MONO-02: where a die is chosen, and where what came of it stands."""
    assert tuple(label("innommable", locale, die, "die") for die in ("d20", "d12", "d8", "d4")) == tuple(
        f"{die} ({word})" for die, word in zip(("d20", "d12", "d8", "d4"), words, strict=True)
    )
    scene = full_bowl()
    assert f"d20 ({words[0]})" in msgspec.json.encode(catalogue(scene.game, locale)["TakeDie"]).decode()
    scene.do("ana", TakeDie("d20"))
    assert scene.feed("bob")[-1].entries[0].text.count("prémonition") == 1
