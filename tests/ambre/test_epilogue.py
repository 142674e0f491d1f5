"""The epilogue: balances, the order of the tales, the end."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.systems.ambre.acts.conclusion import ConcludeScene
from domain.systems.ambre.state.epilogue import (
    ChooseEpilogueSuit,
    DrawsOpened,
    EpilogueOpened,
    GameEnded,
    MotivationsRevealed,
    RevealMotivation,
    TellEpilogue,
    destiny,
)
from domain.systems.ambre.state.state import Evaluation
from domain.table.commands import TableOver
from projections.ambre.views.table import view
from tests.ambre.bench import Bench, asked, cards, scene_on, state
from tests.ambre.table import WATCHER

PILES = {"p0": "C1 C2 S1", "p1": "S2 S3 W4 D5", "p2": "", "p3": "D1 D2 C9 C10"}


def epilogue(**options: Any) -> Bench:
    """Gaps: p0 1, p1 2, p2 0, p3 4; p3 has two suits tied."""
    return Bench(state(step="epilogue", act="two", piles=PILES, **options))


def test_the_piles_are_turned_up_at_once() -> None:
    """AMB-EPI-01, AMB-ACT-05: after the last scene of the second act."""
    every = frozenset({"one", "two"})
    nobody = Evaluation(values={}, majority=(), points={"p0": 1}, winner="p0", losers=("p1",))
    scene = scene_on("K0", "p0", "p0", "p0", "p1", act="two", evaluation=nobody)
    made = state(step="conclusion", act="two", piles=PILES, hands={"p0": "W9"}, lying={"K0": "W8"}, scene=scene)
    made = replace(made, players={s: replace(p, initiated=every) for s, p in made.players.items()})
    bench = Bench(made)
    *_, opened = bench.do("p0", ConcludeScene())
    assert isinstance(opened, EpilogueOpened)
    assert {seat: d.gap for seat, d in opened.destinies.items()} == {"p0": 1, "p1": 2, "p2": 0, "p3": 4}
    assert opened.destinies["p0"].cards == cards("C1 C2 S1")


@pytest.mark.parametrize(
    ("pile", "black", "red", "gap", "majority"),
    [
        ("", 0, 0, 0, ()),
        ("C1 D2 S10 W9", 2, 2, 0, ("cups", "coins", "swords", "wands")),
        ("C1 C2 D3 S10", 1, 3, 2, ("cups",)),
        ("S1 W2 W3", 3, 0, 3, ("wands",)),
    ],
)
def test_balances(pile: str, black: int, red: int, gap: int, majority: tuple[str, ...]) -> None:
    """AMB-EPI-02, AMB-EPI-03, AMB-EPI-04: cards are counted, not their values; the gap is never negative."""
    found = destiny(state(), cards(pile))
    assert (found.black, found.red, found.gap, found.majority) == (black, red, gap, majority)


def test_tied_suits_are_chosen_from() -> None:
    """AMB-EPI-04: before telling; another suit is refused, and so is a seat without a tie."""
    bench = epilogue()
    bench.refuse("p0", ChooseEpilogueSuit("cups"), "wrong_phase")
    bench.refuse("p3", ChooseEpilogueSuit("swords"), "suit_not_majority")
    give_epilogues(bench, "p2", "p0", "p1")
    bench.refuse("p3", TellEpilogue(), "choose_suit_first")
    bench.do("p3", ChooseEpilogueSuit("cups"))
    bench.do("p3", ChooseEpilogueSuit("coins"))
    assert bench.state.players["p3"].epilogue_suit == "coins"
    bench.do("p3", TellEpilogue())


def test_who_has_tied_suits_is_asked_for_one_and_then_for_the_tale() -> None:
    """AMB-EPI-04, AMB-EPI-05: the lowest gap alone is awaited, and for one act at a time."""
    bench = epilogue()
    assert asked(bench.state) == [("p2", TellEpilogue)]
    give_epilogues(bench, "p2", "p0", "p1")
    assert asked(bench.state) == [("p3", ChooseEpilogueSuit)]
    bench.do("p3", ChooseEpilogueSuit("cups"))
    assert asked(bench.state) == [("p3", TellEpilogue)]


def test_a_closed_seat_keeps_nobody_from_being_asked() -> None:
    """AMB-Q-32, AMB-EPI-05: the lowest gap of those who are left."""
    bench = epilogue()
    bench.state = replace(bench.state, table=replace(bench.state.table, closed=frozenset({"p2"})))
    assert asked(bench.state) == [("p0", TellEpilogue)]
    give_epilogues(bench, "p0")
    assert asked(bench.state) == [("p1", TellEpilogue)]


def give_epilogues(bench: Bench, *seats: str) -> None:
    for seat in seats:
        bench.do(seat, TellEpilogue(f"Ainsi finit {seat}"))


def test_from_the_least_enviable() -> None:
    """AMB-EPI-05: the lowest gap left tells; nobody twice."""
    bench = epilogue()
    for seat in ("p0", "p1", "p3"):
        assert bench.refuse(seat, TellEpilogue(), "not_your_turn").kind == "role"
    give_epilogues(bench, "p2")
    bench.refuse("p2", TellEpilogue(), "not_your_turn")
    give_epilogues(bench, "p0")


def test_equal_gaps_tell_in_any_order() -> None:
    """AMB-EPI-05."""
    bench = Bench(state(step="epilogue", act="two", piles={"p0": "C1", "p1": "S1", "p2": "D1 D2"}))
    give_epilogues(bench, "p3")
    bench.refuse("p2", TellEpilogue(), "not_your_turn")
    give_epilogues(bench, "p1", "p0", "p2")


@pytest.mark.parametrize(("text", "kept"), [(None, None), ("", None), ("  ", None), (" Seul ", "Seul")])
def test_telling(text: str | None, kept: str | None) -> None:
    """AMB-EPI-06: in words of the seat's own, or in none."""
    bench = epilogue()
    bench.do("p2", TellEpilogue(text))
    found = bench.state.players["p2"].epilogue
    assert found is not None
    assert found.text == kept


def test_the_end() -> None:
    """AMB-EPI-06, AMB-EPI-07: motivations for all, the ranking by gap, the draws; no winner."""
    bench = epilogue()
    give_epilogues(bench, "p2", "p0", "p1")
    bench.do("p3", ChooseEpilogueSuit("cups"))
    followed = bench.do("p3", TellEpilogue())
    assert [type(c) for c in followed] == [MotivationsRevealed, GameEnded, DrawsOpened, TableOver]
    assert followed[1] == GameEnded(("p3", "p1", "p0", "p2"))
    assert isinstance(followed[0], MotivationsRevealed)
    assert set(followed[0].motivations) == {"p0", "p1", "p2", "p3"}
    bench.refuse("p0", TellEpilogue(), "game_over")


def test_motivations_stay_hidden_until_the_end() -> None:
    """AMB-EPI-07: without the option nobody reveals his own before."""
    for seat in ("p0", "p2"):
        epilogue().refuse(seat, RevealMotivation(), "wrong_phase")


def test_revealing_with_the_epilogue() -> None:
    """AMB-EPI-07, AMB-GEN-08: in one's own turn, once, before telling; everybody reads it from then on."""
    bench = epilogue(motivation_reveal="with_epilogue")
    bench.refuse("p0", RevealMotivation(), "wrong_phase")
    bench.do("p2", RevealMotivation())
    assert [s.motivation for s in view(bench.state, WATCHER).seats] == [None, None, "Je veux tout", None]
    bench.refuse("p2", RevealMotivation(), "wrong_phase")
    give_epilogues(bench, "p2", "p0")
    bench.refuse("p0", RevealMotivation(), "wrong_phase")


def test_elsewhere_it_is_not_the_time() -> None:
    """AMB-GEN-04."""
    for command in (TellEpilogue(), RevealMotivation(), ChooseEpilogueSuit("cups")):
        Bench(state(motivation_reveal="with_epilogue")).refuse("p0", command, "wrong_phase")
