"""Consequences and conclusions, in both acts."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.ambre.acts.acts import InitiateScene
from domain.systems.ambre.acts.closing import PassClosing
from domain.systems.ambre.acts.conclusion import ApproveConclusion, ConcludeScene, SceneConcluded
from domain.systems.ambre.acts.consequences import (
    AcceptPledge,
    GiveSpoil,
    OfferPledge,
    RecoverCard,
    RefusePledge,
    StepSkipped,
    TakeSpoil,
    WaivePledge,
)
from domain.table.commands import CloseSeat
from tests.ambre.bench import Bench, cards, placed, scene_on, state

RANKS: Any = {
    "p0": {"cups": "king", "coins": "valet", "swords": "unranked"},
    "p1": {"cups": "queen", "coins": "king", "swords": "unranked"},
    "p2": {"cups": "knight", "coins": "queen", "swords": "unranked"},
    "p3": {"cups": "valet", "coins": "knight", "swords": "unranked"},
}


def closed(
    lying: str, *involved: str, act: str = "one", initiator: str = "p0", stagers: str = "", **options: Any
) -> Bench:
    """The closing is over: everybody has passed on K0."""
    order = ("p0", "p2", "p3", "p1")
    scene = scene_on(
        "K0",
        initiator,
        stagers or initiator,
        *(involved or ("p0", "p1")),
        act=act,
        narrator=initiator,
        announced=True,
        closing_order=order,
    )
    hands = {"p0": "W1 W2", "p1": "W3", "p2": "W4", "p3": "W5"}
    bench = Bench(
        state(
            step="closing", act=act, lying={"K0": lying, "K1": "D9"}, hands=hands, ranks=RANKS, scene=scene, **options
        )
    )
    for seat in order[:-1]:
        bench.do(seat, PassClosing())
    bench.last = bench.do(order[-1], PassClosing())[1:]
    return bench


def test_nothing_waits_for_a_closed_seat() -> None:
    """AMB-CONS-05, AMB-Q-32: its claims fall, a pledge to it too; the others have theirs."""
    bench = closed("C5 C7 S3↓ D1")
    bench.do("host", CloseSeat("p0", "reparti"))
    assert [claim.kind for claim in bench.scene.claims] == ["recover_card", "pledge"]
    bench.do("p1", RecoverCard("D1"))
    assert bench.state.step == "conclusion"

    bench = closed("C5 C7 S3↓ D1")
    bench.do("p0", TakeSpoil("C5"))
    bench.do("p1", RecoverCard("D1"))
    bench.do("p1", OfferPledge("C7"))
    assert bench.do("host", CloseSeat("p0", "reparti")) == ()
    assert (bench.state.step, bench.scene.pledge) == ("conclusion", None)

    bench = closed("C5 C7 S3↓ D1")
    bench.do("host", CloseSeat("p1", "reparti"))
    bench.do("p0", TakeSpoil("C5"))
    assert bench.state.step == "conclusion"


def test_the_winner_takes_the_loser_recovers() -> None:
    """AMB-CONS-01, AMB-CONS-02, AMB-CONS-07: one card aside, one in hand; the others stay as they lie."""
    bench = closed("C5 C7 S3↓ D1")
    assert bench.refuse("p1", TakeSpoil("C5"), "not_winner").kind == "role"
    bench.refuse("p0", RecoverCard("C5"), "wrong_phase")
    bench.do("p0", TakeSpoil("C5"))
    assert bench.state.players["p0"].set_aside == cards("C5")
    bench.refuse("p0", TakeSpoil("C7"), "wrong_phase")
    assert bench.refuse("p0", RecoverCard("C7"), "not_your_turn").kind == "role"
    bench.do("p1", RecoverCard("D1"))
    assert bench.state.players["p1"].hand == cards("D1 W3")
    assert bench.conflict("K0").cards == placed("C7 S3↓")


@pytest.mark.parametrize(
    ("card", "code"), [("S3", "card_not_face_up"), ("D9", "card_not_on_conflict"), ("rien", "card_not_on_conflict")]
)
def test_only_face_up_cards_of_this_conflict(card: str, code: str) -> None:
    """AMB-CONS-05: for every claim alike."""
    bench = closed("C5 C7 S3↓ D1")
    bench.refuse("p0", TakeSpoil(card), code)
    bench.do("p0", TakeSpoil("C5"))
    bench.refuse("p1", RecoverCard(card), code)
    bench.do("p1", RecoverCard("D1"))
    bench.refuse("p1", OfferPledge(card), code)
    two = closed("C5 C7 S3↓ D1", act="two")
    two.refuse("p0", GiveSpoil("p1", card), code)
    two.do("p0", GiveSpoil("p1", "C5"))
    two.refuse("p0", TakeSpoil(card), code)


def pledging() -> Bench:
    bench = closed("C5 C7 S3↓ D1 D2")
    bench.do("p0", TakeSpoil("C5"))
    bench.do("p1", RecoverCard("D1"))
    return bench


def test_offering_a_pledge() -> None:
    """AMB-CONS-03: the loser, once; the card stays where it lies until the answer."""
    bench = pledging()
    assert bench.refuse("p0", OfferPledge("C7"), "not_loser").kind == "role"
    assert bench.refuse("p0", WaivePledge(), "not_loser").kind == "role"
    bench.refuse("p0", RefusePledge(), "no_pledge")
    bench.refuse("p0", AcceptPledge("rien"), "no_pledge")
    assert bench.refuse("p1", AcceptPledge("rien"), "not_winner").kind == "role"
    bench.do("p1", OfferPledge("C7"))
    bench.refuse("p1", OfferPledge("D2"), "wrong_phase")
    bench.refuse("p1", WaivePledge(), "wrong_phase")
    assert bench.conflict("K0").cards == placed("C7 S3↓ D2")


def test_no_pledge() -> None:
    """AMB-CONS-03, AMB-CONS-04: the loser offers nothing, or the winner refuses."""
    bench = pledging()
    bench.do("p1", WaivePledge())
    assert bench.state.step == "conclusion"
    bench = pledging()
    bench.do("p1", OfferPledge("C7"))
    bench.refuse("p1", RefusePledge(), "not_winner")
    bench.do("p0", RefusePledge())
    assert bench.conflict("K0").cards == placed("C7 S3↓ D2")
    assert bench.state.step == "conclusion"
    bench.refuse("p1", OfferPledge("D2"), "wrong_phase")


@pytest.mark.parametrize(("give", "left"), [("W1", "W2 C7"), ("C7", "W1 W2")])
def test_accepting_a_pledge(give: str, left: str) -> None:
    """AMB-CONS-04: into the winner's hand, and at once a card of that hand, maybe this one, to the loser's pile."""
    bench = pledging()
    bench.do("p1", OfferPledge("C7"))
    for card in ("W3", "D2", "S3", "C5", "rien"):
        bench.refuse("p0", AcceptPledge(card), "card_not_in_hand")
    bench.do("p0", AcceptPledge(give))
    assert bench.state.players["p0"].hand == cards(left)
    assert bench.state.players["p1"].set_aside == cards(give)
    assert bench.conflict("K0").cards == placed("S3↓ D2")
    assert bench.state.step == "conclusion"


@pytest.mark.parametrize(
    ("lying", "skipped"),
    [
        ("C5", ["recover_card", "pledge"]),
        ("C5 C7", ["pledge"]),
        ("C5 C7 D1", []),
    ],
)
def test_shortage(lying: str, skipped: list[str]) -> None:
    """AMB-CONS-05: winner, loser, pledge; what no card is left for is skipped, for all to see."""
    bench = closed(lying)
    followed = list(bench.do("p0", TakeSpoil("C5")))
    if "C7" in lying:
        followed += bench.do("p1", RecoverCard("C7"))
    assert followed == [StepSkipped(step, "p1") for step in skipped]  # type: ignore[arg-type]
    assert (bench.state.step == "conclusion") == bool(skipped)


@pytest.mark.parametrize(("stagers", "first", "second"), [("p0", "p1", "p0"), ("p1 p2 p3", "p0", "p1")])
def test_a_draw_gives_cards_to_both_hands(stagers: str, first: str, second: str) -> None:
    """AMB-CONS-06: who did not stage first; no spoil and no pledge."""
    bench = closed("S5 S7 C3↓", stagers=stagers)
    assert bench.refuse(second, RecoverCard("S5"), "not_your_turn").kind == "role"
    bench.refuse(first, TakeSpoil("S5"), "wrong_phase")
    bench.do(first, RecoverCard("S5"))
    bench.do(second, RecoverCard("S7"))
    assert "S5" in bench.state.players[first].hand
    assert "S7" in bench.state.players[second].hand
    bench.refuse(first, OfferPledge("C3"), "wrong_phase")
    assert bench.state.step == "conclusion"


def test_a_draw_with_one_card_or_none() -> None:
    """AMB-CONS-05, AMB-CONS-06, AMB-WIN-07: who comes too late gets nothing."""
    bench = closed("S5")
    assert bench.do("p1", RecoverCard("S5")) == (StepSkipped("recover_card", "p0"),)
    bench = closed("S5↓")
    assert bench.last == (StepSkipped("recover_card", "p1"), StepSkipped("recover_card", "p0"))
    assert bench.state.step == "conclusion"


def test_the_winner_concludes() -> None:
    """AMB-CONS-08: he alone, in his words or in none."""
    bench = pledging()
    bench.do("p1", WaivePledge())
    assert bench.refuse("p1", ConcludeScene("Je perds"), "not_winner").kind == "role"
    assert bench.refuse("p2", ApproveConclusion(), "not_involved").kind == "role"
    bench.refuse("p1", ApproveConclusion(), "no_conclusion")
    followed = bench.do("p0", ConcludeScene("  La porte se ferme. "))
    assert followed == (SceneConcluded("scene", "p0", "La porte se ferme."),)
    assert (bench.state.step, bench.state.scene) == ("idle", None)
    assert bench.state.scenes[0].conclusion is not None


@pytest.mark.parametrize("text", [None, "", "  "])
def test_a_conclusion_without_words(text: str | None) -> None:
    """AMB-CONS-08: told at the table, not in the record."""
    bench = pledging()
    bench.do("p1", WaivePledge())
    (followed,) = bench.do("p0", ConcludeScene(text))
    assert followed == SceneConcluded("scene", "p0", None)


def test_a_draw_is_concluded_in_common() -> None:
    """AMB-CONS-08: proposed by one, approved by the others; a new proposal replaces the former."""
    bench = closed("S5↓", "p0", "p1", "p2", act="two", initiator="p2")
    assert bench.refuse("p3", ConcludeScene("x"), "not_involved").kind == "role"
    assert bench.refuse("p3", ApproveConclusion(), "not_involved").kind == "role"
    bench.refuse("p0", ApproveConclusion(), "no_conclusion")
    bench.do("p0", ConcludeScene("Rien"))
    bench.refuse("p0", ApproveConclusion(), "no_conclusion")
    bench.do("p1", ApproveConclusion())
    bench.do("p2", ConcludeScene("Moins que rien"))
    bench.do("p0", ApproveConclusion())
    assert bench.state.step == "conclusion"
    followed = bench.do("p1", ApproveConclusion())
    assert followed[0] == SceneConcluded("scene", None, "Moins que rien")


def test_the_winner_shares_out_in_the_second_act() -> None:
    """AMB-ACT2-04: a card aside for each loser, in his order, then one for himself."""
    bench = closed("C5 C7 C9 D1 S3↓", "p0", "p1", "p2", act="two", initiator="p2")
    assert bench.refuse("p1", GiveSpoil("p1", "C5"), "not_winner").kind == "role"
    bench.refuse("p0", TakeSpoil("C5"), "losers_first")
    assert bench.refuse("p1", TakeSpoil("C5"), "not_winner").kind == "role"
    for loser in ("p0", "p3", "watcher"):
        bench.refuse("p0", GiveSpoil(loser, "C5"), "bad_recipient")
    bench.do("p0", GiveSpoil("p2", "C5"))
    bench.refuse("p0", GiveSpoil("p2", "C7"), "already_served")
    bench.refuse("p0", TakeSpoil("C7"), "losers_first")
    bench.do("p0", GiveSpoil("p1", "C7"))
    bench.refuse("p0", GiveSpoil("p1", "C9"), "already_served")
    bench.do("p0", TakeSpoil("D1"))
    piles = [bench.state.players[seat].set_aside for seat in ("p0", "p1", "p2")]
    assert piles == [cards("D1"), cards("C7"), cards("C5")]
    assert bench.conflict("K0").cards == placed("C9 S3↓")
    assert bench.state.step == "conclusion"


@pytest.mark.parametrize(
    "command", [RecoverCard("C5"), OfferPledge("C5"), WaivePledge(), AcceptPledge("W1"), RefusePledge()]
)
def test_no_recovery_and_no_pledge_in_the_second_act(command: Any) -> None:
    """AMB-ACT2-04."""
    for seat in ("p0", "p1"):
        closed("C5 C7 C9", act="two").refuse(seat, command, "wrong_phase")


def test_no_spoils_given_in_the_first_act() -> None:
    """AMB-CONS-01."""
    closed("C5 C7 C9").refuse("p0", GiveSpoil("p1", "C5"), "wrong_phase")


@pytest.mark.parametrize(
    ("lying", "given", "skipped"),
    [
        ("C5", ["p2"], [("give_spoil", "p1"), ("take_spoil", "p0")]),
        ("C5 C7", ["p2", "p1"], [("take_spoil", "p0")]),
    ],
)
def test_short_shares(lying: str, given: list[str], skipped: list[tuple[Any, str]]) -> None:
    """AMB-ACT2-05: the losers whom the winner chooses, and nobody else; he himself comes last."""
    bench = closed(lying, "p0", "p1", "p2", act="two", initiator="p2")
    followed: tuple[Any, ...] = ()
    for seat, card in zip(given, lying.split(), strict=True):
        followed = bench.do("p0", GiveSpoil(seat, card))
    assert followed == tuple(StepSkipped(step, seat) for step, seat in skipped)
    assert bench.state.step == "conclusion"


def test_no_cards_in_a_draw_of_the_second_act() -> None:
    """AMB-ACT2-06: by default nothing moves."""
    bench = closed("S5 S7", "p0", "p1", "p2", act="two", initiator="p2")
    assert bench.last == ()
    assert bench.state.step == "conclusion"
    assert bench.conflict("K0").cards == placed("S5 S7")


@pytest.mark.parametrize(("stagers", "order"), [("p2", ("p0", "p1", "p2")), ("p0 p1 p3", ("p2", "p0", "p1"))])
def test_a_draw_as_in_the_first_act(stagers: str, order: tuple[str, ...]) -> None:
    """AMB-ACT2-06, AMB-GEN-08: who did not stage first, inside each group in closing order."""
    bench = closed("S5 S7", "p0", "p1", "p2", act="two", initiator="p2", stagers=stagers, act_two_draw="as_act_one")
    first, second, last = order
    bench.refuse(last, RecoverCard("S5"), "not_your_turn")
    bench.do(first, RecoverCard("S5"))
    assert bench.do(second, RecoverCard("S7")) == (StepSkipped("recover_card", last),)
    assert bench.state.step == "conclusion"


def test_elsewhere_it_is_not_the_time() -> None:
    """AMB-GEN-04: and no scene is initiated before the running one is concluded."""
    bench = Bench(state())
    for command in (TakeSpoil("C5"), RecoverCard("C5"), ConcludeScene(), ApproveConclusion(), GiveSpoil("p1", "C5")):
        bench.refuse("p0", command, "wrong_phase")
    closed("C5 C7").refuse("p3", InitiateScene("K2"), "scene_running")
    closed("C5 C7").refuse("p0", ConcludeScene(), "wrong_phase")
