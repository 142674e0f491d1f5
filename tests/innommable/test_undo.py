"""Contests, retractions, replacements, and the record run again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.base.corrections import Amend, ContestRuling, Restore, Retract, Rewind, Uphold
from domain.base.events import Command
from domain.systems.innommable.conflicts.auxiliaries import ChooseKeptDice, ImposeDie, RenounceProtagonist
from domain.systems.innommable.conflicts.conflicts import AcceptFailure, BreakAttachment, DeclareGoal, RuleResolution
from domain.systems.innommable.conflicts.fate import CrossBoxes, UseAnchoring
from domain.systems.innommable.conflicts.rolls import RerollOdd, RollGivenDie, RollPool
from domain.systems.innommable.epilogue import CloseGame, DeclareDefused, TellEpilogue
from domain.systems.innommable.preparation.preparation import PlanInformation, RecordSymptom, SetDiceScheme
from domain.systems.innommable.scenes.monologues import CompleteMonologue, RejectMonologue, TakeDie
from domain.systems.innommable.scenes.revelations import (
    RaiseDifficulty,
    RepeatSymptom,
    RevealInformation,
    RevealSource,
    RevealSymptom,
)
from domain.systems.innommable.scenes.scenes import CloseOrdinaryScene, MakeThreat, OpenOrdinaryScene
from domain.systems.innommable.scenes.suggestions import IncorporateSuggestion, MakeSuggestion
from domain.systems.innommable.state.dice import Dice, Die
from domain.systems.innommable.state.state import Column
from tests.innommable.table import (
    dice,
    goal,
    in_phase_two,
    in_scene,
    new_scene,
    player,
    stage,
    suggested,
    table,
    take,
)
from tests.innommable.test_wandering import conserved
from tests.scene import Scene, script


def at_hand(**options: Any) -> Scene:
    """A scene of phase 1 with a full bowl, put there by hand: what comes from now on can be corrected."""
    return stage(in_scene(3, **options), bowl=dice(3, 2, 2, 2))


def done(scene: Scene, seat: str, command: Command, *faces: int) -> str:
    """The command, accepted; the id of its event."""
    return scene.act(seat, command, *faces)


def owned(scene: Scene, seat: str, die: Die = "d20") -> str:
    """A monologue; the id of the die's taking."""
    taken = done(scene, seat, TakeDie(die))
    scene.do(seat, CompleteMonologue())
    return taken


def retract(scene: Scene, target: str) -> str:
    return scene.correct("gm", Retract(target, "pas ainsi")).event.id


def stands(scene: Scene, event: str) -> bool:
    return event not in scene.feeds.history.overlay.void


def test_decisions_can_be_corrected_and_what_follows_has_no_id() -> None:
    """INN-UNDO-01: a consequence is no target of its own; it changes with its cause."""
    scene = at_hand()
    taken = owned(scene, "ana", "d8")
    lines = scene.feed("bob", scene.feeds.count("bob") - 1)[0].entries
    assert [(one.type, one.event is None) for one in lines] == [
        ("MonologueCompleted", False),
        ("DieAcquired", True),
        ("TransgressionRecorded", True),
    ]
    retract(scene, taken)
    assert not scene.state.players["ana"].transgressed


def test_anybody_at_the_table_may_contest() -> None:
    """INN-UNDO-02: a flag, and play goes on; the keeper clears it."""
    scene = in_scene()
    threat = done(scene, "gm", MakeThreat("ana", "!"))
    for seat in ("ana", "gm"):
        scene.correct(seat, ContestRuling(threat, "Vraiment ?"))
    contested = next(f for f in scene.feed("bob") if f.entries[0].event == threat)
    assert contested.entries[0].contested
    scene.refuse_correction("zoé", ContestRuling(threat), "not_your_role")
    scene.refuse_correction("ana", Uphold(threat), "not_your_role")
    scene.do("ana", DeclareGoal("!", "nature"))
    scene.correct("gm", Uphold(threat, "Oui."))
    scene.refuse_correction("gm", Uphold(threat), "not_contested")
    scene.refuse_correction("ana", ContestRuling("nothing"), "unknown_event")
    scene.refuse_correction("gm", Uphold("nothing"), "unknown_event")


def test_only_the_keeper_corrects() -> None:
    """INN-UNDO-03, INN-UNDO-04."""
    scene = in_scene()
    threat = done(scene, "gm", MakeThreat("ana", "!"))
    scene.refuse_correction("ana", Retract(threat), "not_your_role")
    scene.refuse_correction("gm", Retract("nothing"), "unknown_event")
    scene.amend("gm", threat, MakeThreat("bob", "!"))
    assert scene.last("ana") == ["RulingReplaced"]
    assert scene.state.scene.threatened == ("bob",)


def test_the_record_is_run_again_without_the_input() -> None:
    """INN-UNDO-03: what no longer has its conditions is void, stays in the log, and is listed."""
    scene = at_hand()
    taken = owned(scene, "ana", "d8")
    later = owned(scene, "ana", "d4")
    other = owned(scene, "bob", "d20")
    assert scene.state.players["ana"].own == Column(2, 0)
    retract(scene, taken)
    assert not stands(scene, later)
    assert stands(scene, other)
    found = scene.state.players["ana"]
    assert (found.pool, found.monologue_count, found.own) == (dice(), 0, Column(1, 0))
    assert scene.state.bowl == dice(2, 2, 2, 2)
    withdrawn = [f for f in scene.feed("zoé") if f.entries[0].withdrawn]
    assert len(withdrawn) == 4


def test_a_whole_roll_may_be_retracted() -> None:
    """INN-UNDO-03, INN-UNDO-05: the values of a void roll are never used again."""
    scene = at_hand()
    owned(scene, "ana")
    goal(scene, "ana")
    rolled = scene.act("ana", RollPool(), below=script(20))
    retract(scene, rolled)
    assert scene.state.resolution.stage == "awaiting_roll"
    scene.do("ana", RollPool(), below=script(3))
    assert scene.state.resolution.dice[0].face == 3


def test_a_replacement_must_be_legal_at_its_place() -> None:
    """INN-UNDO-04: and of the same kind."""
    scene = at_hand()
    taken = owned(scene, "ana")
    scene.amend("gm", taken, TakeDie("d12"))
    assert scene.state.players["ana"].pool == dice(d12=1)
    assert len(scene.state.players["ana"].hallucinations) == 1
    for wrong in (TakeDie("d4"), RaiseDifficulty("clue", text="!")):
        illegal(scene, taken, wrong)


def illegal(scene: Scene, target: str, command: Command, faces: tuple[int, ...] | None = None) -> None:
    raw = msgspec.Raw(msgspec.json.encode(command))
    scene.refuse_correction("gm", Amend(target, raw, faces), "illegal_replacement")


def test_typed_dice_may_be_replaced_and_drawn_ones_never() -> None:
    """INN-UNDO-04."""
    scene = at_hand()
    owned(scene, "ana")
    goal(scene, "ana")
    typed = done(scene, "ana", RollPool(), 3)
    scene.amend("gm", typed, RollPool(), (12,))
    assert scene.state.secured
    illegal(scene, typed, RollPool(), (21,))
    illegal(scene, typed, RollPool(), (2, 4))
    goal(scene, "ana")
    drawn = scene.act("ana", RollPool(), below=script(3))
    illegal(scene, drawn, RollPool(), (12,))


def test_a_roll_keeps_its_values_when_dice_leave_the_pool() -> None:
    """INN-UNDO-05: the last of the type go, each with its reroll."""
    scene = at_hand()
    owned(scene, "ana")
    second = owned(scene, "ana")
    stage_three(scene)
    goal(scene, "ana")
    rolled = scene.act("ana", RollPool(), below=script(3, 5))
    again = scene.act("ana", RerollOdd("!"), below=script(7, 9))
    retract(scene, second)
    assert stands(scene, rolled)
    assert stands(scene, again)
    assert [d.face for d in scene.state.resolution.dice] == [7]
    assert scene.state.resolution.stage == "failed_reroll"


def stage_three(scene: Scene) -> None:
    stage(scene, difficulty=3)


def test_each_type_keeps_its_own_values() -> None:
    """INN-UNDO-05: per type, in order."""
    scene = at_hand()
    owned(scene, "ana", "d20")
    middle = owned(scene, "ana", "d12")
    owned(scene, "ana", "d8")
    goal(scene, "ana")
    scene.do("ana", RollPool(), below=script(3, 5, 7))
    retract(scene, middle)
    assert [(d.die, d.face) for d in scene.state.resolution.dice] == [("d20", 3), ("d8", 7)]


def test_a_die_that_joins_is_not_added_to_a_roll_already_made() -> None:
    """INN-UNDO-05, INN-UNDO-10: the monologue that counts after all came before the roll."""
    scene = at_hand()
    owned(scene, "ana", "d20")
    scene.do("ana", TakeDie("d20"))
    rejected = done(scene, "gm", RejectMonologue("too_similar"))
    goal(scene, "ana")
    scene.do("ana", RollPool(), below=script(3))
    retract(scene, rejected)
    assert scene.state.players["ana"].pool == dice(d20=2)
    assert [d.face for d in scene.state.resolution.dice] == [3]


def test_a_reroll_without_its_values_is_void() -> None:
    """INN-UNDO-05: a die that shows odd now, and was never thrown again."""
    scene = at_hand()
    owned(scene, "ana")
    stage_three(scene)
    goal(scene, "ana")
    rolled = done(scene, "ana", RollPool(), 4)
    again = done(scene, "ana", RerollOdd("!"))
    scene.amend("gm", rolled, RollPool(), (5,))
    assert not stands(scene, again)
    assert scene.state.resolution.stage == "failed_initial"


def test_a_given_die_of_another_type_is_void() -> None:
    """INN-UNDO-05: no value was recorded for it; it waits again for its player."""
    scene = at_hand()
    goal(scene, "ana")
    scene.do("ana", RollPool())
    gift = done(scene, "bob", MakeSuggestion("ana", "d20"))
    scene.do("ana", IncorporateSuggestion())
    rolled = scene.act("ana", RollGivenDie(), below=script(12))
    assert scene.state.secured
    scene.amend("gm", gift, MakeSuggestion("ana", "d12"))
    assert not stands(scene, rolled)
    assert (scene.state.resolution.stage, scene.state.resolution.given) == ("given_die", "d12")
    scene.do("ana", RollGivenDie(), 12)


@pytest.mark.parametrize(
    ("upto", "stage_left", "outcome", "boxes"),
    [
        (RuleResolution, "declared", "withdrawn", 1),
        (RollPool, "awaiting_roll", "withdrawn", 1),
        (AcceptFailure, "failed_initial", "failed", 2),
    ],
)
def test_an_open_resolution_is_closed_before_what_needs_it(
    upto: type[Command], stage_left: str, outcome: str, boxes: int
) -> None:
    """INN-UNDO-06: as withdrawn before the roll, else as an accepted failure with its box."""
    scene = at_hand()
    owned(scene, "ana")
    attempt = done(scene, "ana", DeclareGoal("!", "nature"))
    ids = {
        RuleResolution: done(scene, "gm", RuleResolution(True)),
        RollPool: done(scene, "ana", RollPool(), 3),
        AcceptFailure: done(scene, "ana", AcceptFailure()),
    }
    retract(scene, ids[upto])
    assert scene.state.resolution.stage == stage_left
    scene.correct("gm", Restore(scene.last_id))
    assert scene.state.players["ana"].own == Column(2, 0)
    scene.do("gm", CloseOrdinaryScene())
    retract(scene, ids[upto])
    assert scene.state.scene.closed
    assert scene.state.resolutions[attempt].outcome == outcome
    assert scene.state.players["ana"].own == Column(boxes, 0)


def test_a_given_die_left_waiting_is_closed_as_stopped() -> None:
    """INN-UNDO-06."""
    scene = at_hand()
    attempt = goal(scene, "ana")
    scene.do("ana", RollPool())
    suggested(scene, "bob", "ana", "d20")
    rolled = done(scene, "ana", RollGivenDie(), 12)
    crossing = scene.act("gm", CrossBoxes("bob", "protagonist", 1, "moderate", "!"))
    retract(scene, rolled)
    assert stands(scene, crossing)
    assert scene.state.resolutions[attempt].outcome == "failed"
    assert scene.state.players["ana"].own == Column(2, 0)


def test_nothing_is_closed_that_nobody_needs_closed() -> None:
    """INN-UNDO-06: once the input that needed it is gone as well, it is open again for its player."""
    scene = at_hand()
    owned(scene, "ana")
    goal(scene, "ana")
    rolled = done(scene, "ana", RollPool(), 12)
    scene.do("bob", TakeDie("d20"))
    scene.do("bob", CompleteMonologue())
    threat = done(scene, "gm", MakeThreat("bob", "!"))
    retract(scene, rolled)
    assert scene.view("zoé").resolution is None
    retract(scene, threat)
    assert scene.state.resolution.stage == "awaiting_roll"
    scene.do("ana", RollPool(), 4)


def test_a_later_goal_closes_the_one_left_open() -> None:
    """INN-UNDO-06: of whoever it is."""
    scene = at_hand()
    owned(scene, "ana")
    first = goal(scene, "ana")
    rolled = done(scene, "ana", RollPool(), 12)
    second = goal(scene, "bob")
    retract(scene, rolled)
    assert scene.state.resolutions[first].outcome == "withdrawn"
    assert scene.state.resolution.id == second


def test_a_retracted_reveal_takes_its_dice_and_its_phase_back() -> None:
    """INN-UNDO-07: what was read stays readable, marked withdrawn."""
    scene = new_scene(in_phase_two())
    scene.do("gm", RevealInformation("antagonist_lair", "La cave", 2))
    source = done(scene, "gm", RevealSource("Il compte."))
    before = scene.state.reserve
    assert before == dice()
    retract(scene, source)
    assert (scene.state.phase, scene.state.reserve.total, scene.state.source) == ("machinations", 4, None)
    conserved(scene.state)
    (read,) = [f.entries[0] for f in scene.feed("ana") if f.entries[0].type == "SourceRevealed"]
    assert (read.withdrawn, read.fields["public_text"]) == (True, "Il compte.")
    trigger = next(
        e.id for e in scene.feeds.history.raw if isinstance(e.command, RevealSymptom) and e.command.slot == "trigger"
    )
    retract(scene, trigger)
    assert (scene.state.phase, scene.state.difficulty) == ("awareness", 1)
    assert scene.state.informations == ()
    assert scene.state.reserve.total == 8
    conserved(scene.state)


def test_dice_taken_from_a_retracted_reveal_are_void() -> None:
    """INN-UNDO-07, INN-UNDO-03."""
    scene = in_scene(2, (3, 3, 3, 3))
    opening = done(scene, "gm", RevealSymptom("opening", "!"))
    taken = owned(scene, "ana")
    again = done(scene, "gm", RepeatSymptom("opening", "!"))
    retract(scene, opening)
    assert not stands(scene, taken)
    assert not stands(scene, again)
    assert scene.state.reserve == dice(3, 3, 3, 3)


def test_a_retraction_can_be_retracted() -> None:
    """INN-UNDO-08: by its own name or as a restoration."""
    scene = at_hand()
    taken = owned(scene, "ana", "d8")
    owned(scene, "ana", "d4")
    before = scene.state.players
    for undo in (Retract, Restore):
        undone = retract(scene, taken)
        assert scene.state.players != before
        scene.correct("gm", undo(undone))
        assert scene.state.players == before


def test_each_seat_reads_only_of_what_it_saw() -> None:
    """INN-UNDO-09: in the list of what became void."""
    scene = table()
    scheme = done(scene, "gm", SetDiceScheme(Dice(12, 0, 0, 0)))
    plan = done(scene, "gm", PlanInformation("source", "Lui", 1))
    scene.correct("gm", Rewind(scheme, "tout refaire"))
    shown = scene.feed("gm")[-1].entries[0].fields
    assert set(shown.void) == {scheme, plan}
    assert scene.last("ana") == []


def test_hidden_inputs_are_not_in_the_list_of_others() -> None:
    """INN-UNDO-09: of a public correction that voids a hidden input as well."""
    scene = in_scene()
    opening = done(scene, "gm", RevealSymptom("opening", "!"))
    hidden = scene.act("gm", PlanInformation("plan_element", "!", 1))
    scene.correct("gm", Rewind(opening))
    mine = scene.feed("ana")[-1].entries[0].fields
    assert mine.void == (opening,)
    assert set(scene.feed("gm")[-1].entries[0].fields.void) == {opening, hidden}


@pytest.mark.parametrize("which", [0, 1])
def test_a_die_and_its_monologue_go_together(which: int) -> None:
    """INN-UNDO-10."""
    scene = at_hand()
    taken = done(scene, "ana", TakeDie("d20"))
    act = done(scene, "ana", CompleteMonologue())
    other = owned(scene, "ana", "d12")
    retract(scene, (taken, act)[which])
    assert not stands(scene, taken)
    assert not stands(scene, act)
    assert stands(scene, other)
    assert scene.state.aside is None
    assert scene.state.players["ana"].pool == dice(d12=1)


@pytest.mark.parametrize("which", [0, 1])
def test_a_suggestion_and_its_answer_go_together(which: int) -> None:
    """INN-UNDO-10."""
    scene = at_hand()
    made = done(scene, "ana", MakeSuggestion("bob", "d8"))
    answered = done(scene, "bob", IncorporateSuggestion())
    other = done(scene, "cléo", MakeSuggestion("ana", "d20"))
    scene.do("ana", IncorporateSuggestion())
    retract(scene, (made, answered)[which])
    assert not stands(scene, made)
    assert not stands(scene, answered)
    assert stands(scene, other)
    assert not scene.state.players["bob"].transgressed
    scene.do("ana", MakeSuggestion("bob", "d12"))


def test_an_open_aside_can_be_retracted() -> None:
    """INN-UNDO-10: a die taken by mistake, nothing told yet."""
    scene = at_hand()
    taken = done(scene, "ana", TakeDie("d20"))
    retract(scene, taken)
    assert (scene.state.aside, scene.state.bowl) == (None, dice(3, 2, 2, 2))


def test_a_rejected_monologue_and_its_die() -> None:
    """INN-UNDO-10: retracting the rejection completes it there; retracting the taking voids both."""
    scene = at_hand()
    owned(scene, "ana")
    taken = done(scene, "ana", TakeDie("d8"))
    rejected = done(scene, "gm", RejectMonologue("wrong_content"))
    paranormal = scene.state
    undone = retract(scene, rejected)
    found = scene.state.players["ana"]
    assert (found.pool, found.transgressed, found.monologue_count) == (dice(d20=1, d8=1), True, 2)
    assert (found.own, scene.state.aside) == (Column(2, 0), None)
    owned(scene, "ana", "d4")
    scene.correct("gm", Restore(undone))
    assert scene.state.players == paranormal.players
    retract(scene, taken)
    assert not stands(scene, rejected)


def test_a_threat_to_an_outcome_closes_the_resolution_first() -> None:
    """INN-UNDO-06, INN-SCN-05: it names the one whose end was taken back."""
    scene = at_hand()
    declared = goal(scene, "ana")
    scene.do("ana", RollPool())
    accepted = done(scene, "ana", AcceptFailure())
    threat = done(scene, "gm", MakeThreat("bob", "!", declared))
    retract(scene, accepted)
    assert stands(scene, threat)
    assert scene.state.resolutions[declared].outcome == "failed"


def test_what_cannot_be_retracted() -> None:
    """INN-UNDO-11: contests, upholds, what is void already; setup once play has begun."""
    scene = in_scene()
    threat = done(scene, "gm", MakeThreat("ana", "!"))
    contest = scene.correct("ana", ContestRuling(threat)).event.id
    uphold = scene.correct("gm", Uphold(threat)).event.id
    scene.refuse_correction("gm", Retract(contest), "not_retractable")
    scene.refuse_correction("gm", Retract(uphold), "not_retractable")
    scene.refuse_correction("ana", ContestRuling(contest), "not_retractable")
    retract(scene, threat)
    scene.refuse_correction("gm", Retract(threat), "not_retractable")
    symptom = done(scene, "gm", RecordSymptom("trigger", "Autrement"))
    scene.refuse_correction("gm", Retract(symptom), "not_retractable")
    for event in scene.feeds.history.raw[1:]:
        if event.command.__class__.__module__.endswith(("preparation", "protagonists")):
            scene.refuse_correction("gm", Retract(event.id), "not_retractable")


def test_an_ending_can_be_taken_back() -> None:
    """INN-TAB-02, INN-UNDO-03: the one way back from the epilogue."""
    scene = in_scene()
    ended = done(scene, "gm", DeclareDefused())
    act = done(scene, "ana", TellEpilogue("!"))
    scene.do("gm", CloseGame())
    retract(scene, ended)
    assert (scene.state.phase, scene.state.scene.closed, scene.state.ending) == ("awareness", False, None)
    assert not stands(scene, act)
    scene.do("gm", CloseOrdinaryScene())


def test_a_crossing_is_replaced_by_a_milder_one() -> None:
    """INN-FATE-12, INN-UNDO-04: who was lost plays on."""
    scene = player(at_hand(), "ana", own=Column(1, 4), pool=dice(d20=3))
    lethal = done(scene, "gm", CrossBoxes("ana", "protagonist", 1, "terminal", "!"))
    split = done(scene, "ana", ChooseKeptDice(dice(d20=2)))
    given = done(scene, "ana", ImposeDie("bob", "d20"))
    scene.correct("bob", ContestRuling(lethal, "Trop !"))
    scene.amend("gm", lethal, CrossBoxes("ana", "protagonist", 1, "severe", "!"))
    found = scene.state.players["ana"]
    assert (found.status, found.mode, found.pool) == ("active", "protagonist", dice(d20=3))
    assert not stands(scene, split)
    assert not stands(scene, given)
    assert scene.disputes(lethal) == ["settled"]


def test_a_rupture_taken_back_gives_the_attachment_back() -> None:
    """INN-UNDO-03, INN-UNDO-06."""
    scene = at_hand()
    player(scene, "ana", own=Column(1, 1))
    goal(scene, "ana")
    scene.do("ana", RollPool())
    scene.do("ana", RerollOdd("!"))
    broken = done(scene, "ana", BreakAttachment())
    scene.do("gm", CloseOrdinaryScene())
    scene.do("gm", OpenOrdinaryScene("!"))
    scene.refuse("ana", UseAnchoring(), "attachment_broken")
    retract(scene, broken)
    assert scene.state.players["ana"].attachment.status == "intact"
    assert scene.state.players["ana"].own == Column(2, 1)
    scene.do("ana", UseAnchoring())


def test_a_renunciation_taken_back() -> None:
    """INN-UNDO-03: the dice that went back to the bowl are the player's again, and what was taken is void."""
    scene = player(stage(in_scene(3), bowl=dice()), "ana", pool=dice(d20=3))
    gone = done(scene, "ana", RenounceProtagonist("defection"))
    scene.do("ana", ChooseKeptDice(dice(d20=2)))
    taken = owned(scene, "bob")
    retract(scene, gone)
    assert scene.state.players["ana"].pool == dice(d20=3)
    assert scene.state.players["ana"].status == "active"
    assert not stands(scene, taken)


def test_elements_of_a_void_monologue_serve_no_raise() -> None:
    """INN-UNDO-03, INN-DIFF-02."""
    scene = take(in_phase_two(), "ana", "d20", "La mare")
    element = scene.state.players["ana"].elements[0].id
    raised = done(scene, "gm", RaiseDifficulty("monologue_element", element))
    retract(scene, element.split(".")[0])
    assert not stands(scene, raised)
    assert scene.state.difficulty == 2


@pytest.mark.parametrize("which", [0, 1])
def test_a_pair_comes_back_whole(which: int) -> None:
    """INN-UNDO-10, INN-UNDO-08: one of the two is named, both stand again."""
    scene = at_hand()
    taken = done(scene, "ana", TakeDie("d8"))
    act = done(scene, "ana", CompleteMonologue())
    after = owned(scene, "bob", "d12")
    before = scene.state.players
    scene.correct("gm", Rewind(taken))
    scene.correct("gm", Restore((taken, act)[which]))
    assert scene.verdict().back == (taken, act)
    assert not stands(scene, after)
    scene.correct("gm", Restore(after))
    assert scene.state.players == before


def test_a_pair_that_no_longer_fits_does_not_come_back_by_halves() -> None:
    """INN-UNDO-10: the last die of its kind is with another."""
    scene = stage(at_hand(), bowl=dice(d20=1))
    taken = done(scene, "ana", TakeDie("d20"))
    act = done(scene, "ana", CompleteMonologue())
    scene.correct("gm", Rewind(taken))
    elsewhere = done(scene, "bob", TakeDie("d20"))
    done(scene, "bob", CompleteMonologue())
    scene.correct("gm", Restore(act))
    assert (stands(scene, taken), stands(scene, act), stands(scene, elsewhere)) == (True, True, False)
    scene.correct("gm", Retract(taken))
    assert (stands(scene, taken), stands(scene, act), stands(scene, elsewhere)) == (False, False, True)
