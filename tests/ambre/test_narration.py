"""Narration, the floor, the cut."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from domain.systems.ambre.acts.narration import (
    AnnounceCircumstances,
    Cut,
    EndNarration,
    FinishFirstSentence,
    LetNarrate,
    RequestFloor,
    TakeFloor,
    YieldFloor,
)
from domain.table.commands import SetPresence
from projections.feeds.reader import SeatReader
from projections.moves.offers import offers
from tests.ambre import table
from tests.ambre.bench import Bench, placed, scene_on, state
from tests.ambre.table import WATCHER
from tests.scene import Scene

HANDS = {"p0": "C1", "p1": "C2 D10", "p2": "C3 S9", "p3": "C4"}
RANKS: Any = {"p0": {"cups": "king", "coins": "valet"}, "p1": {"cups": "queen", "coins": "king"}}


def narrating(stagers: str = "p0", *involved: str, step: Any = "narration", **more: Any) -> Bench:
    """p0 initiates on K0 and p0 narrates, unless said otherwise."""
    options = more.pop("options", {})
    fields = {"narrator": "p0", "announced": step == "narration", **more}
    scene = scene_on("K0", fields.pop("initiator", "p0"), stagers, *(involved or ("p0", "p1")), **fields)
    made = state(step=step, lying={"K0": "C5 S3↓"}, hands=HANDS, ranks=RANKS, scene=scene, **options)
    return Bench(made)


def test_announcing() -> None:
    """AMB-NARR-01: the narrator alone; what is announced is computed."""
    bench = narrating(step="announce")
    assert bench.refuse("p1", AnnounceCircumstances(), "not_narrator").kind == "role"
    for command in (EndNarration(), FinishFirstSentence(), RequestFloor("C2"), Cut(), YieldFloor()):
        bench.refuse("p0", command, "wrong_phase")
    bench.do("p0", AnnounceCircumstances())
    assert bench.state.step == "narration"
    bench.refuse("p0", AnnounceCircumstances(), "wrong_phase")


def test_what_the_announcement_tells() -> None:
    """AMB-NARR-01: values, majority and leader, to everybody."""
    scene = table.act_one(["C1", "C2", "C3", "C4"])
    table.initiate(scene, "p0", "K0")
    table.narrate(scene, "p2")
    (frame,) = SeatReader(scene.feeds, WATCHER, "fr").present_frames()
    fields = frame.entries[0].fields
    assert (frame.entries[0].type, fields.values, fields.majority, fields.leader) == (
        "CircumstancesAnnounced",
        {},
        (),
        None,
    )


def test_the_first_sentence() -> None:
    """AMB-NARR-02: the narrator says so, once until the floor changes."""
    bench = narrating()
    assert bench.refuse("p1", FinishFirstSentence(), "not_narrator").kind == "role"
    bench.do("p0", FinishFirstSentence())
    bench.refuse("p0", FinishFirstSentence(), "sentence_already_done")


def test_asking_for_the_floor() -> None:
    """AMB-NARR-03: anyone but the narrator, involved or not, with a card of the hand."""
    bench = narrating()
    assert bench.refuse("p0", RequestFloor("C1"), "narrator_cannot_request").kind == "role"
    for card in ("C2", "C5", "S3", "M1", "rien"):
        bench.refuse("p3", RequestFloor(card), "card_not_in_hand")
    bench.do("p3", RequestFloor("C4"))
    assert bench.state.players["p3"].hand == ()
    assert bench.conflict("K0").cards == placed("C5 S3↓")


def test_one_request_at_a_time() -> None:
    """AMB-NARR-04: the second is refused whatever his card, and keeps it."""
    bench = narrating()
    bench.do("p1", RequestFloor("C2"))
    for card in ("C3", "rien"):
        bench.refuse("p2", RequestFloor(card), "floor_already_requested")
    bench.refuse("p1", RequestFloor("D10"), "floor_already_requested")
    bench.do("p0", YieldFloor())
    bench.refuse("p2", RequestFloor("C3"), "floor_already_requested")
    assert "C3" in bench.state.players["p2"].hand


def test_racing_requests() -> None:
    """AMB-NARR-04: of two the first in the log holds; the other's refusal is his alone."""
    scene = table.act_one(["C1", "C2", "C3", "C4"])
    table.initiate(scene, "p0", "K0")
    table.narrate(scene, "p0")
    scene.do("p1", RequestFloor("C2"))
    counts = {seat: scene.feeds.count(seat) for seat in ("p0", "p1", "p2", "p3", WATCHER)}
    refusal = scene.refuse("p2", RequestFloor("C3"), "floor_already_requested")
    assert refusal.details == {}
    assert counts == {seat: scene.feeds.count(seat) for seat in counts}
    assert scene.view(WATCHER).scene.pending_request == "p1"


def test_yielding() -> None:
    """AMB-NARR-05: the narrator, once, to who has asked."""
    bench = narrating()
    bench.refuse("p0", YieldFloor(), "no_floor_request")
    bench.do("p1", RequestFloor("C2"))
    assert bench.refuse("p1", YieldFloor(), "not_narrator").kind == "role"
    bench.do("p0", YieldFloor())
    bench.refuse("p0", YieldFloor(), "already_yielded")
    assert bench.scene.narrator == "p0"
    bench.do("p0", FinishFirstSentence())


def test_taking_the_floor() -> None:
    """AMB-NARR-06: after the yield the card is turned, lies on the conflict, and its owner narrates."""
    bench = narrating(first_sentence_done=True)
    assert bench.refuse("p1", TakeFloor(), "not_requester").kind == "role"
    bench.do("p1", RequestFloor("D10"))
    bench.refuse("p1", TakeFloor(), "not_yielded")
    bench.refuse("p2", TakeFloor(), "not_requester")
    bench.do("p0", YieldFloor())
    bench.refuse("p2", TakeFloor(), "not_requester")
    bench.do("p1", TakeFloor())
    scene = bench.scene
    assert bench.conflict("K0").cards == placed("C5 S3↓ D10")
    assert (scene.narrator, scene.announced, scene.first_sentence_done, scene.request) == (
        "p1",
        True,
        False,
        None,
    )
    bench.do("p0", RequestFloor("C1"))
    bench.refuse("p1", RequestFloor("C2"), "narrator_cannot_request")


def test_the_new_circumstances_are_told_with_the_card() -> None:
    """AMB-NARR-06: values, majority and leader after it."""
    scene = table.act_one(["C1", "D10", "C3", "C4"])
    table.initiate(scene, "p0", "K0")
    table.narrate(scene, "p0")
    scene.do("p1", RequestFloor("D10"))
    scene.do("p0", YieldFloor())
    assert scene.last("p2") == ["FloorYielded"]
    scene.do("p1", TakeFloor())
    (frame,) = SeatReader(scene.feeds, WATCHER, "fr").present_frames()
    fields = frame.entries[0].fields
    assert (fields.card, fields.values, fields.majority, fields.leader) == ("D10", {"coins": 10}, ("coins",), None)


@pytest.mark.parametrize(
    ("initiator", "stagers", "involved", "cutters"),
    [
        ("p0", "p0", "p0 p1", "p1"),
        ("p0", "p1 p2 p3", "p0 p1", "p0"),
        ("p2", "p2", "p0 p1 p2", "p0 p1"),
        ("p1", "p1", "p0 p1", "p0"),
        ("p2", "p0 p1 p3", "p0 p1 p2", "p2"),
    ],
)
def test_who_may_cut(initiator: str, stagers: str, involved: str, cutters: str) -> None:
    """AMB-NARR-07, AMB-ACT2-03: who is involved and does not stage; one cut is enough."""
    for seat in ("p0", "p1", "p2", "p3"):
        bench = narrating(stagers, *involved.split(), initiator=initiator, narrator="p3", first_sentence_done=True)
        if seat in cutters.split():
            bench.do(seat, Cut())
            assert bench.scene.cut_by == seat
            bench.refuse(seat, Cut(), "scene_cut")
        else:
            assert bench.refuse(seat, Cut(), "cannot_cut").kind == "role"


def test_a_narrator_may_cut_himself() -> None:
    """AMB-NARR-07: if he is entitled at all."""
    bench = narrating("p1 p2 p3", narrator="p0", first_sentence_done=True)
    bench.do("p0", Cut())


def test_when_to_cut() -> None:
    """AMB-NARR-08: no card is laid, yielded or not, and the narrator has told a first sentence."""
    bench = narrating()
    bench.refuse("p1", Cut(), "first_sentence_missing")
    bench.do("p2", RequestFloor("C3"))
    bench.refuse("p1", Cut(), "floor_request_pending")
    bench.do("p0", FinishFirstSentence())
    bench.do("p0", YieldFloor())
    bench.refuse("p1", Cut(), "floor_request_pending")
    bench.do("p2", TakeFloor())
    bench.refuse("p1", Cut(), "first_sentence_missing")
    bench.do("p2", FinishFirstSentence())
    bench.do("p1", Cut())


def test_any_narrator_opens_the_gate_under_the_option() -> None:
    """AMB-NARR-08, AMB-GEN-08: cut_gate any_narrator."""
    bench = narrating(options={"cut_gate": "any_narrator"})
    bench.refuse("p1", Cut(), "first_sentence_missing")
    bench.do("p0", FinishFirstSentence())
    bench.do("p2", RequestFloor("C3"))
    bench.do("p0", YieldFloor())
    bench.do("p2", TakeFloor())
    bench.do("p1", Cut())


def test_after_the_cut_nobody_asks() -> None:
    """AMB-NARR-09, AMB-NARR-03: whatever the card; the narrator goes on to his end."""
    bench = narrating(first_sentence_done=True)
    bench.do("p1", Cut())
    for card in ("C3", "rien"):
        bench.refuse("p2", RequestFloor(card), "scene_cut")
    assert bench.refuse("p1", EndNarration(), "not_narrator").kind == "role"
    bench.do("p0", EndNarration())
    assert bench.state.step == "closing"


def test_a_tale_without_a_cut_ends_when_all_have_let_it_pass() -> None:
    """AMB-NARR-09: after a first sentence, while no card is laid, and nobody else is left to lay one."""
    bench = narrating()
    bench.refuse("p0", EndNarration(), "first_sentence_missing")
    bench.do("p0", FinishFirstSentence())
    for seat in ("p1", "p2", "p3"):
        bench.refuse("p0", EndNarration(), "others_may_ask")
        bench.do(seat, LetNarrate())
    bench.do("p0", EndNarration())
    assert bench.state.step == "closing"


def test_no_tale_ends_over_a_laid_card() -> None:
    """AMB-NARR-09: requested or yielded."""
    bench = narrating(first_sentence_done=True, passes=frozenset({"p1", "p2", "p3"}))
    bench.do("p1", RequestFloor("C2"))
    bench.refuse("p0", EndNarration(), "floor_request_pending")
    bench.do("p0", YieldFloor())
    bench.refuse("p0", EndNarration(), "floor_request_pending")


def test_leaving_the_floor_to_the_narrator() -> None:
    """AMB-NARR-09: anybody else, once for each narrator, while asking is possible; who has said so may still ask."""
    bench = narrating(first_sentence_done=True)
    assert bench.refuse("p0", LetNarrate(), "narrator_cannot_request").kind == "role"
    bench.do("p1", LetNarrate())
    bench.refuse("p1", LetNarrate(), "already_passed")
    bench.do("p1", RequestFloor("C2"))
    bench.refuse("p2", LetNarrate(), "floor_request_pending")
    bench.do("p0", YieldFloor())
    bench.do("p1", TakeFloor())
    assert bench.scene.passes == frozenset()
    bench.do("p1", FinishFirstSentence())
    bench.refuse("p1", EndNarration(), "others_may_ask")
    bench = narrating("p1 p2 p3", narrator="p0", first_sentence_done=True)
    bench.do("p0", Cut())
    bench.refuse("p1", LetNarrate(), "scene_cut")
    bench.do("p0", EndNarration())


def after_first_sentence(**options: Any) -> Scene:
    """p0 narrates and has told a first sentence, one second ago."""
    scene = table.act_one(["C1", "C2", "C3", "C4"], **options)
    table.initiate(scene, "p0", "K0")
    table.narrate(scene, "p0")
    scene.do("p0", FinishFirstSentence())
    return scene


def test_the_time_to_ask_for_the_floor() -> None:
    """AMB-NARR-09, AMB-GEN-08: after `narration_window` seconds of the first sentence silence is enough."""
    scene = after_first_sentence()
    sentence = scene.feeds.history.version
    scene.seconds = sentence + 19
    assert scene.refuse("p0", EndNarration(), "others_may_ask").rule == "AMB-NARR-09"
    scene.seconds = sentence + 20
    scene.do("p0", EndNarration())
    assert scene.state.step == "closing"


def test_a_table_that_waits_for_everybody() -> None:
    """AMB-GEN-08: with a window of 0 each has to say so, however long it takes."""
    scene = after_first_sentence(narration_window=0)
    scene.seconds = 1_000_000
    scene.refuse("p0", EndNarration(), "others_may_ask")
    assert not [move for move in scene.game.moves(scene.state, "p0") if move.command is EndNarration]
    for seat in ("p1", "p2", "p3"):
        scene.do(seat, LetNarrate())
    scene.do("p0", EndNarration())


def test_who_is_away_is_not_waited_for() -> None:
    """AMB-NARR-09: of whom passes are wanted is counted anew whenever presence changes."""
    scene = after_first_sentence(narration_window=0)
    scene.do("p1", LetNarrate())
    scene.do("p2", LetNarrate())
    scene.refuse("p0", EndNarration(), "others_may_ask")
    scene.do("p3", SetPresence("p3", True))
    assert any(move.command is EndNarration for move in scene.moves("p0"))
    scene.do("p3", SetPresence("p3", False))
    scene.refuse("p0", EndNarration(), "others_may_ask")
    scene.do("p3", SetPresence("p3", True))
    scene.do("p0", EndNarration())


def test_when_the_end_opens() -> None:
    """AMB-NARR-09, AMB-SEC-12: the narrator is offered the end with its time, and at once when all have passed."""
    scene = after_first_sentence()
    opens = scene.feeds.history.raw[-1].at + timedelta(seconds=20)
    assert [move.opens for move in scene.game.moves(scene.state, "p0") if move.command is EndNarration] == [opens]
    offer = next(o for o in offers(scene.feeds, "p0", "fr").moves if o.type == "EndNarration")
    assert offer.opens == opens
    for seat in ("p1", "p2", "p3"):
        scene.do(seat, LetNarrate())
    assert [move.opens for move in scene.moves("p0") if move.command is EndNarration] == [None]


def test_letting_the_tale_go_on_is_told_to_all() -> None:
    """AMB-NARR-09: who passed stands in everybody's view, and the others are waited for."""
    scene = after_first_sentence()
    scene.do("p2", LetNarrate())
    assert scene.last(WATCHER) == ["FloorPassed"]
    assert scene.view("p0").scene.floor_passes == ("p2",)


def test_the_tale_is_told_in_the_record() -> None:
    """AMB-NARR-02, AMB-NARR-06, AMB-NARR-09: with words or without; everybody reads them, nothing else changes."""
    bare, told = (table.act_one(["C1", "C2", "C3", "C4"]) for _ in range(2))
    words = ("Il neige sur le manoir.", "Non, la porte cède !", "Et la nuit retombe.")
    for scene, (first, other, last) in ((bare, ("", "", "")), (told, words)):
        table.initiate(scene, "p0", "K0")
        table.narrate(scene, "p2")
        scene.do("p2", FinishFirstSentence(first))
        lines = [scene.line(WATCHER).text]
        scene.do("p0", RequestFloor(scene.state.players["p0"].hand[0]))
        scene.do("p2", YieldFloor())
        scene.do("p0", TakeFloor(other))
        lines.append(scene.line(WATCHER).text)
        scene.do("p0", FinishFirstSentence())
        for seat in ("p1", "p2", "p3"):
            scene.do(seat, LetNarrate())
        scene.do("p0", EndNarration(last))
        lines.append(SeatReader(scene.feeds, WATCHER, "fr").frame(scene.feeds.count(WATCHER)).entries[0].text)
        assert all(bool(each) and each in line for each, line in zip(words, lines, strict=True)) is (scene is told)
        assert lines[0].startswith("P2 a terminé sa première phrase de narration")
    assert told.state == bare.state
    assert [move.type for move in offers(told.feeds, "p1", "fr").moves] == [
        move.type for move in offers(bare.feeds, "p1", "fr").moves
    ]
