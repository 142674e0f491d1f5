"""The closing: its order, and the one action of each."""

from __future__ import annotations

import pytest

from domain.systems.ambre.acts.acts import ChooseStaging, InitiateScene
from domain.systems.ambre.acts.closing import (
    CloseWithHandCard,
    CloseWithSetAside,
    ClosingOpened,
    PassClosing,
    distance,
    order,
)
from domain.systems.ambre.acts.consequences import ConflictEvaluated
from domain.systems.ambre.state.state import State
from tests.ambre import table
from tests.ambre.bench import Bench, cards, placed, scene_on, state

TABLES = [
    (4, 0, "0 2 3 1", "2 3 1 0"),
    (4, 1, "1 3 2 0", "3 2 0 1"),
    (4, 2, "2 3 0 1", "3 0 1 2"),
    (4, 3, "3 2 1 0", "2 1 0 3"),
    (5, 0, "0 3 2 4 1", "3 2 4 1 0"),
    (5, 1, "1 3 4 2 0", "3 4 2 0 1"),
    (5, 2, "2 3 4 0 1", "3 4 0 1 2"),
    (5, 3, "3 4 2 0 1", "4 2 0 1 3"),
    (5, 4, "4 3 2 1 0", "3 2 1 0 4"),
    (3, 0, "0 2 1", "2 1 0"),
    (3, 1, "1 2 0", "2 0 1"),
    (3, 2, "2 0 1", "0 1 2"),
]


def places(words: str, shift: int = 0, n: int = 9) -> tuple[int, ...]:
    return tuple((int(word) + shift) % n for word in words.split())


@pytest.mark.parametrize(("n", "initiator", "alone", "others"), TABLES)
def test_the_tables_of_the_closing_order(n: int, initiator: int, alone: str, others: str) -> None:
    """AMB-CLOSE-01, AMB-CLOSE-03: every line, for every conflict of the ring."""
    for conflict in range(n):
        seat = (initiator + conflict) % n
        rest = set(range(n)) - {seat}
        assert order(n, conflict, seat, {seat}) == places(alone, conflict, n)
        assert order(n, conflict, seat, rest) == places(others, conflict, n)


def test_the_example_of_the_book() -> None:
    """AMB-CLOSE-01, AMB-GEN-03: A B over C D is the ring A, B, D, C; A initiates A/B."""
    ring = "ABDC"
    alone = "".join(ring[place] for place in order(4, 0, 0, {0}))
    others = "".join(ring[place] for place in order(4, 0, 0, {1, 2, 3}))
    assert (alone, others) == ("ADCB", "DCBA")


def test_distances_go_the_shorter_way() -> None:
    """AMB-CLOSE-02: round the ring, either way."""
    assert [distance(5, 0, other) for other in range(5)] == [0, 1, 2, 2, 1]
    assert [distance(4, 1, other) for other in range(4)] == [1, 0, 1, 2]


@pytest.mark.parametrize("by", ["initiator", "others"])
def test_the_closing_opens_with_its_order(by: str) -> None:
    """AMB-CLOSE-01: said to everybody, all player seats each once."""
    scene = table.act_one()
    scene.do("p0", InitiateScene("K0"))
    scene.do("p0", ChooseStaging(by))  # type: ignore[arg-type]
    table.narrate(scene, "p0")
    step = table.end_narration(scene)
    order_told = ("p0", "p2", "p3", "p1") if by == "initiator" else ("p2", "p3", "p1", "p0")
    assert step.consequences == (ClosingOpened(order_told),)
    assert "ClosingOpened" in scene.last(table.WATCHER)


def closing(lying: str = "C5 S3↓ W2↓", act: str = "one", *involved: str) -> Bench:
    """p0 initiates and stages alone on K0; everybody may close in the order p0 p2 p3 p1."""
    made = state(
        step="closing",
        act=act,
        lying={"K0": lying, "K1": "D9"},
        hands={"p0": "C1", "p1": "C2", "p2": "C3", "p3": "C4"},
        piles={"p0": "D1 D2", "p2": "D3"},
        ranks={"p0": {"cups": "king"}, "p1": {"cups": "queen", "swords": "king"}},
        scene=scene_on(
            "K0",
            "p0",
            "p0",
            *(involved or ("p0", "p1")),
            act=act,
            narrator="p0",
            announced=True,
            closing_order=("p0", "p2", "p3", "p1"),
        ),
    )
    return Bench(made)


def test_one_action_each_in_turn() -> None:
    """AMB-CLOSE-04, AMB-CLOSE-07: one round; passing is never done for a seat."""
    bench = closing()
    for seat in ("p2", "p3", "p1"):
        assert bench.refuse(seat, PassClosing(), "not_your_turn").kind == "role"
    for seat in ("p0", "p2", "p3"):
        assert bench.do(seat, PassClosing()) == ()
        bench.refuse(seat, PassClosing(), "not_your_turn")
    assert bench.state.step == "closing"


def test_after_the_last_the_conflict_is_evaluated() -> None:
    """AMB-CLOSE-10: by itself, with the last action."""
    bench = closing()
    for seat in ("p0", "p2", "p3"):
        bench.do(seat, PassClosing())
    evaluated, *_ = bench.do("p1", PassClosing())
    assert isinstance(evaluated, ConflictEvaluated)
    assert evaluated.winner == "p0"
    assert bench.state.step == "consequences"


def test_a_hand_card_turns_a_card_up() -> None:
    """AMB-CLOSE-05: the card goes to the recipient's pile, then a card of this conflict is turned up."""
    bench = closing()
    bench.do("p0", CloseWithHandCard("C1", "p1", "S3"))
    assert bench.state.players["p0"].hand == ()
    assert bench.state.players["p1"].set_aside == cards("C1")
    assert bench.conflict("K0").cards == placed("C5 S3 W2↓")


def test_a_turned_card_may_change_the_winner() -> None:
    """AMB-CLOSE-05, AMB-ELEM-03: turned up again, the card of an element counts."""
    bench = closing("C5 S9↓")
    bench.do("p0", PassClosing())
    bench.do("p2", CloseWithHandCard("C3", "p1", "S9"))
    bench.do("p3", PassClosing())
    evaluated, *_ = bench.do("p1", PassClosing())
    assert isinstance(evaluated, ConflictEvaluated)
    assert (evaluated.majority, evaluated.winner) == (("swords",), "p1")


def test_a_card_set_aside_turns_a_card_down() -> None:
    """AMB-CLOSE-06: out of the giver's own pile into another's."""
    bench = closing()
    bench.do("p0", CloseWithSetAside("D2", "p1", "C5"))
    assert bench.state.players["p0"].set_aside == cards("D1")
    assert bench.state.players["p1"].set_aside == cards("D2")
    assert bench.conflict("K0").cards == placed("C5↓ S3↓ W2↓")


def test_both_or_neither() -> None:
    """AMB-CLOSE-05, AMB-CLOSE-06: without a card to turn nothing is given."""
    bench = closing("C5")
    bench.refuse("p0", CloseWithHandCard("C1", "p1", "C5"), "nothing_to_flip")
    bench = closing("S3↓")
    bench.refuse("p0", CloseWithSetAside("D1", "p1", "S3"), "nothing_to_flip")


@pytest.mark.parametrize("flip", ["C5", "D9", "S10", "rien"])
def test_only_a_card_of_this_conflict_lying_down_is_turned_up(flip: str) -> None:
    """AMB-CLOSE-05: neither one that lies up, nor another conflict's, nor one that is not there."""
    closing().refuse("p0", CloseWithHandCard("C1", "p1", flip), "bad_flip")


@pytest.mark.parametrize("flip", ["S3", "D9", "S10"])
def test_only_a_card_of_this_conflict_lying_up_is_turned_down(flip: str) -> None:
    """AMB-CLOSE-06."""
    closing().refuse("p0", CloseWithSetAside("D1", "p1", flip), "bad_flip")


@pytest.mark.parametrize("recipient", ["p0", "p2", "p3", "watcher", "nobody"])
def test_gifts_go_to_another_who_is_involved(recipient: str) -> None:
    """AMB-CLOSE-08: never to oneself, never to who is not involved."""
    closing().refuse("p0", CloseWithHandCard("C1", recipient, "S3"), "bad_recipient")
    closing().refuse("p0", CloseWithSetAside("D1", recipient, "C5"), "bad_recipient")


def test_a_third_party_initiator_may_receive() -> None:
    """AMB-CLOSE-08, AMB-ACT2-02: in the second act he is involved."""
    bench = closing("C5 S3↓", "two", "p0", "p1", "p2")
    bench.do("p0", CloseWithHandCard("C1", "p2", "S3"))
    assert bench.state.players["p2"].set_aside == cards("C1 D3")


def test_cards_of_others_and_of_nowhere_get_the_same_answer() -> None:
    """AMB-SEC-09: wherever the card really is."""
    bench = closing()
    for card in ("C2", "D1", "C5", "C10", "M4", "rien"):
        bench.refuse("p0", CloseWithHandCard(card, "p1", "S3"), "card_not_in_hand")
    for card in ("D3", "C1", "C5", "C10", "M4", "rien"):
        bench.refuse("p0", CloseWithSetAside(card, "p1", "C5"), "card_not_set_aside")


def test_public_reasons_come_before_the_hand() -> None:
    """AMB-GEN-05: recipient, then flip, then the card."""
    bench = closing()
    bench.refuse("p0", CloseWithHandCard("rien", "p0", "rien"), "bad_recipient")
    bench.refuse("p0", CloseWithHandCard("rien", "p1", "rien"), "bad_flip")
    bench.refuse("p0", CloseWithSetAside("rien", "p1", "rien"), "bad_flip")
    bench.refuse("p2", CloseWithHandCard("rien", "p1", "rien"), "not_your_turn")


def test_elsewhere_it_is_not_the_time() -> None:
    made: State = state()
    for command in (PassClosing(), CloseWithHandCard("C1", "p1", "S3"), CloseWithSetAside("C1", "p1", "S3")):
        Bench(made).refuse("p0", command, "wrong_phase")
