"""Who wins a conflict."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from domain.systems.ambre.acts.winner import best_in, evaluate, majority, standing, values
from tests.ambre.bench import cards, scene_on, state

BOOK = "S1 S2 S5 W4 W5 C10 C1 C2 C3 D10 D9 D8"


def found(lying: str, ranks: dict[str, Any], *involved: str) -> Any:
    made = state(lying={"K0": lying}, ranks=ranks)
    return evaluate(made, made.conflicts[0], involved or ("p0", "p1"))


def test_the_table_of_the_book() -> None:
    """AMB-WIN-01, AMB-WIN-02: sword 7, wand 6, cups 13, coins 12; decided on cups."""
    worth = values(cards(BOOK))
    assert worth == {"swords": 7, "wands": 6, "cups": 13, "coins": 12}
    assert majority(worth) == ("cups",)


def test_the_best_in_cups_wins_the_table_of_the_book() -> None:
    """AMB-WIN-03: the better rank in the majority suit wins, whatever the others are worth."""
    ranks = {"p0": {"cups": "knight", "coins": "king", "swords": "king"}, "p1": {"cups": "queen"}}
    outcome = found(BOOK, ranks)
    assert (outcome.winner, outcome.losers, outcome.points) == ("p1", ("p0",), {"p1": 1})


def test_a_suit_without_a_face_up_card_has_no_value() -> None:
    """AMB-WIN-01: it is not worth 0; cards face down count for nothing."""
    made = state(lying={"K0": "C2 S10↓ S9↓"})
    assert standing(made, made.conflicts[0]).values == {"cups": 2}


def test_the_number_of_cards_is_added_to_the_highest() -> None:
    """AMB-WIN-01: three small cards may beat one that is higher than each of them."""
    assert majority(values(cards("C5 D3 D4 D2"))) == ("coins",)
    assert majority(values(cards("C7 D3 D4 D2"))) == ("cups",)
    assert majority(values(cards("C6 D3 D4 D2"))) == ("cups", "coins")


def test_a_ranked_seat_beats_the_unranked() -> None:
    """AMB-WIN-04, AMB-RANK-04: even the Valet; who is unranked in the suit can never win on it."""
    outcome = found("C5", {"p0": {"cups": "valet"}, "p1": {"cups": "unranked", "coins": "king"}})
    assert outcome.winner == "p0"


def test_all_unranked_is_a_draw() -> None:
    """AMB-WIN-04: in the only majority suit."""
    outcome = found("C5", {"p0": {"cups": "unranked", "coins": "king"}, "p1": {"cups": "unranked"}})
    assert (outcome.winner, outcome.losers, outcome.points) == (None, (), {})


@pytest.mark.parametrize(
    ("ranks", "winner", "points"),
    [
        ({"p0": {"cups": "king", "coins": "king"}, "p1": {"cups": "queen", "coins": "queen"}}, "p0", {"p0": 2}),
        (
            {"p0": {"cups": "king", "coins": "valet"}, "p1": {"cups": "queen", "coins": "queen"}},
            None,
            {"p0": 1, "p1": 1},
        ),
    ],
)
def test_each_majority_suit_gives_a_point(ranks: dict[str, Any], winner: str | None, points: Any) -> None:
    """AMB-WIN-05: most points win, a tie for most is a draw."""
    outcome = found("C5 D5 S1", ranks)
    assert (outcome.majority, outcome.winner, outcome.points) == (("cups", "coins"), winner, points)


def test_three_tied_suits() -> None:
    """AMB-WIN-05: two points against one."""
    ranks = {
        "p0": {"cups": "king", "coins": "valet", "swords": "knight"},
        "p1": {"cups": "queen", "coins": "queen", "swords": "valet"},
    }
    assert found("C5 D5 S5", ranks).winner == "p0"


def test_a_tied_suit_without_ranks_gives_no_point() -> None:
    """AMB-WIN-06: only the other majority suits count; a suit that does not lead never does."""
    ranks = {"p0": {"coins": "valet", "swords": "king"}, "p1": {"coins": "queen", "swords": "unranked"}}
    assert found("C5 D5 S1", ranks).winner == "p1"
    nobody = {"p0": {"swords": "king"}, "p1": {"swords": "queen"}}
    assert found("C5 D5 S1", nobody).winner is None


def test_no_face_up_card_is_a_draw() -> None:
    """AMB-WIN-07: there is no majority suit at all."""
    outcome = found("C5↓", {"p0": {"cups": "king"}})
    assert (outcome.majority, outcome.winner) == ((), None)


def test_three_involved() -> None:
    """AMB-WIN-08: everybody else that is involved loses; who is not involved never wins."""
    ranks = {
        "p0": {"cups": "valet"},
        "p1": {"cups": "unranked"},
        "p2": {"cups": "queen"},
        "p3": {"cups": "king"},
    }
    outcome = found("C5", ranks, "p0", "p1", "p2")
    assert (outcome.winner, outcome.losers) == ("p2", ("p0", "p1"))


def test_a_draw_of_three_has_no_losers() -> None:
    """AMB-WIN-08: with one point each, nobody wins and nobody loses."""
    ranks = {"p0": {"cups": "king"}, "p1": {"coins": "king"}, "p2": {"swords": "king"}}
    outcome = found("C5 D5 S5", ranks, "p0", "p1", "p2")
    assert (outcome.winner, outcome.losers, outcome.points) == (None, (), {"p0": 1, "p1": 1, "p2": 1})


def test_the_provisional_leader_is_among_those_involved() -> None:
    """AMB-WIN-09: linked seats while no scene runs there, all those involved in the running scene else."""
    ranks = {"p0": {"cups": "valet"}, "p2": {"cups": "king"}}
    idle = state(lying={"K0": "C5"}, ranks=ranks)
    assert standing(idle, idle.conflicts[0]).winner == "p0"
    running = state(
        lying={"K0": "C5", "K1": "C6"},
        ranks=ranks,
        scene=scene_on("K0", "p2", "p2", "p0", "p1", "p2", act="two"),
    )
    assert standing(running, running.conflicts[0]).winner == "p2"


def test_order_of_the_ranks() -> None:
    """AMB-CARD-04: King, Queen, Knight, Valet, and any of them before the unranked."""
    order: list[Any] = ["unranked", "valet", "knight", "queen", "king"]
    for worse, better in pairwise(order):
        assert best_in({"p0": {"cups": worse}, "p1": {"cups": better}}, "cups") == "p1"
    assert best_in({"p0": {"cups": "unranked"}, "p1": {}}, "cups") is None
