"""Seats that are away: another acts for them, by what everybody sees."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.base.events import Command
from domain.game import Move
from domain.systems.ambre.acts.closing import PassClosing
from domain.systems.ambre.acts.consequences import (
    GiveSpoil,
    OfferPledge,
    RecoverCard,
    RefusePledge,
    TakeSpoil,
    WaivePledge,
)
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.state.state import State
from projections.moves.offers import moves_for_others
from projections.moves.questions import awaited
from tests.ambre.bench import GAME, Bench, scene_on, state
from tests.ambre.scenario import RING
from tests.contract.sessions import played

HANDS = {"p0": "W1 W2", "p1": "W3", "p2": "W4", "p3": "W5"}
RANKS: Any = {"p0": {"cups": "king"}, "p1": {"cups": "queen"}, "p2": {"cups": "knight"}, "p3": {"cups": "valet"}}


def for_absent(there: State, gone: str) -> list[Move]:
    """The moves offered to another seat for this one, once it is away and all others agree to that."""
    others = [seat for seat in there.seating if seat != gone]
    seats = tuple(replace(seat, away=True) if seat.id == gone else seat for seat in there.table.seats)
    table = replace(there.table, seats=seats, allowed={gone: {others[0]: tuple(others)}})
    return dict(moves_for_others(GAME, replace(there, table=table), others[0])).get(gone, [])


def claimed(*done: tuple[str, Command], act: Any = "one", lying: str = "C5 C7 S3↓ D1", ranks: Any = RANKS) -> Bench:
    """The closing of a scene of p0 on K0 is over, and these claims are settled."""
    order = ("p0", "p2", "p3", "p1")
    scene = scene_on("K0", "p0", "p0", "p0", "p1", act=act, narrator="p0", announced=True, closing_order=order)
    bench = Bench(state(step="closing", act=act, lying={"K0": lying}, hands=HANDS, ranks=ranks, scene=scene))
    for seat, command in (*((seat, PassClosing()) for seat in order), *done):
        bench.do(seat, command)
    return bench


TAKEN = (("p0", TakeSpoil("C5")), ("p1", RecoverCard("D1")))
PICKING = Bench(state(step="elements", lying={"K0": "C5 S3", "K1": "C6", "K2": "C7 S4 D2"}, hands=HANDS))


@pytest.mark.parametrize(
    ("bench", "seat", "command"),
    [
        (PICKING, "p1", DefineElement),
        (claimed(), "p0", TakeSpoil),
        (claimed(*TAKEN[:1]), "p1", RecoverCard),
        (claimed(ranks={}), "p1", RecoverCard),
        (claimed(*TAKEN), "p1", WaivePledge),
        (claimed(*TAKEN, ("p1", OfferPledge("C7"))), "p0", RefusePledge),
        (claimed(act="two"), "p0", GiveSpoil),
        (claimed(("p0", GiveSpoil("p1", "C5")), act="two"), "p0", TakeSpoil),
    ],
    ids=lambda each: each.__name__ if isinstance(each, type) else "",
)
def test_a_choice_among_cards_that_all_see_is_made_for_who_is_away(bench: Bench, seat: str, command: type) -> None:
    """AMB-Q-32: and no card of its hand is named."""
    found = for_absent(bench.state, seat)
    assert {move.command for move in found} == {command}
    hand = bench.state.players[seat].hand
    assert not [card for move in found for card in hand if f"'{card}'" in str(move.fields)]


def test_whatever_a_session_waits_for_another_may_do_but_for_the_character() -> None:
    """AMB-Q-32: else the evening would end there; a name and a motivation are only his."""
    scene, seen = played("ambre"), 0
    for step in scene.feeds.history.steps(0):
        for each in awaited(scene.feeds, step.after, RING[0]):
            seen += 1
            assert each.command is SubmitCharacter or for_absent(step.after, each.seat), each
    assert seen > 0
