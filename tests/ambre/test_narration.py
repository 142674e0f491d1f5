"""Narration, the floor, the cut."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.ambre.acts.narration import (
    AnnounceCircumstances,
    Cut,
    EndNarration,
    FinishFirstSentence,
    RequestFloor,
    TakeFloor,
    YieldFloor,
)
from tests.ambre import table
from tests.ambre.bench import Bench, placed, scene_on, state
from tests.ambre.table import WATCHER

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
    (frame,) = scene.feeds.present_frames("fr", WATCHER)
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
    (frame,) = scene.feeds.present_frames("fr", WATCHER)
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


def test_the_end_needs_neither_cut_nor_sentence() -> None:
    """AMB-NARR-09: but no card may be laid."""
    bench = narrating()
    bench.do("p1", RequestFloor("C2"))
    bench.refuse("p0", EndNarration(), "floor_request_pending")
    bench.do("p0", YieldFloor())
    bench.refuse("p0", EndNarration(), "floor_request_pending")
    narrating().do("p0", EndNarration())
