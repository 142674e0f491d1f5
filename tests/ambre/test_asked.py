"""Seats that are asked for what the table waits for."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.systems.ambre.acts.consequences import RecoverCard
from domain.systems.ambre.acts.staging import LayCircumstance
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.childhood.themes import ConfirmReady
from domain.table.commands import CloseSeat, SetPresence
from tests.ambre import table
from tests.ambre.bench import Bench, asked, state
from tests.ambre.table import P
from tests.ambre.test_bots import finished
from tests.suite.seeds import seeds


def test_after_a_draw_each_seat_is_asked_for_its_card_in_turn() -> None:
    """AMB-CONS-06: the seat that did not stage first; the card is compulsory."""
    scene = table.act_one()
    table.initiate(scene, "p0", "K0")
    for card in scene.state.players["p0"].hand[:2]:
        scene.do("p0", LayCircumstance(card))
    table.narrate(scene, "p0")
    table.close(scene)
    for seat in ("p1", "p0"):
        assert asked(scene.state) == [(seat, RecoverCard)]
        scene.do(seat, RecoverCard(scene.state.conflicts[0].face_up[0]))
    assert scene.state.step == "conclusion"


def test_each_neighbour_is_asked_for_its_elements() -> None:
    """AMB-ELEM-01, AMB-ELEM-06: one on each own conflict, until it has two or they are dropped."""
    bench = picking()
    assert [seat for seat, command in asked(bench.state) if command is DefineElement] == ["p0", "p1", "p1", "p2"]
    bench.do("p1", DefineElement("K0", "C5", "object", "la clé"))
    assert [seat for seat, _ in asked(bench.state)] == ["p0", "p1", "p2"]
    bench.do("p2", DefineElement("K1", "C6", "object", "la clé"))
    bench.do("host", CloseSeat("p1", "parti"))
    assert asked(bench.state) == [("p0", DefineElement)]


def test_nobody_is_asked_where_anyone_picks() -> None:
    """AMB-ELEM-01: any seat may come first."""
    assert asked(picking(element_pickers="anyone").state) == []


def picking(**options: Any) -> Bench:
    """Nothing lies on K2 and K3, and nobody can lend: their elements are dropped at the first pick."""
    made = state(step="elements", lying={"K0": "C5 S3", "K1": "C6 S4"}, **options)
    conflicts = tuple(c if c.cards else replace(c, waived=c.linked) for c in made.conflicts)
    return Bench(replace(made, conflicts=conflicts))


ANYONE_FIRST = {"lobby", "idle", "ended"}
"""Steps at which nobody is asked: the host begins, any seat may open a scene, nothing is left to do."""


@pytest.mark.parametrize("away", [False, True], ids=["present", "away"])
@pytest.mark.parametrize("seed", seeds(1, deep=20))
@pytest.mark.parametrize("n", [3, 4, 5])
def test_at_every_step_somebody_is_asked(n: int, seed: int, away: bool) -> None:
    """AMB-GEN-04, AMB-Q-32: no table waits for what nobody is asked for, with one of the seats away or without."""
    scene = table.opened(n, act_two_draw="as_act_one")
    if away:
        scene.do("host", SetPresence("p1", True))
    steps = finished(n, seed, scene).feeds.history.steps(0)
    states: list[Any] = [step.after for step in steps]
    silent = {state.step for state in states if not asked(state)}
    assert silent <= ANYONE_FIRST


@pytest.mark.parametrize("left", [CloseSeat("p3", "parti"), SetPresence("p3", True)], ids=["closed", "away"])
def test_once_the_last_reader_of_the_themes_has_left_any_other_is_asked(left: Any) -> None:
    """AMB-DEAL-04, AMB-Q-32: to confirm once more, and with that the auctions begin."""
    scene = table.dealt()
    for seat in P[:3]:
        scene.do(seat, ConfirmReady("themes"))
    assert asked(scene.state) == [("p3", ConfirmReady)]
    scene.do("host", left)
    assert asked(scene.state) == [(seat, ConfirmReady) for seat in P[:3]]
    scene.do("p1", ConfirmReady("themes"), below=table.seeded(1))
    assert scene.state.step == "lay_bids"


def test_once_the_last_seat_without_a_character_is_closed_any_other_is_asked() -> None:
    """AMB-CHAR-01, AMB-Q-32: to submit once more, and with that the cards are dealt."""
    scene = table.seated()
    again = SubmitCharacter("Aurèle", "Je veux régner")
    for seat in P[:3]:
        scene.do(seat, again)
    assert asked(scene.state) == [("p3", SubmitCharacter)]
    scene.do("host", CloseSeat("p3", "parti"))
    assert asked(scene.state) == [(seat, SubmitCharacter) for seat in P[:3]]
    scene.do("p1", again, below=table.seeded(1))
    assert scene.state.step == "themes"


def test_a_character_is_waited_for_while_its_player_is_away() -> None:
    """AMB-Q-32: nobody else can name it."""
    scene = table.seated()
    for seat in P[:3]:
        scene.do(seat, SubmitCharacter("Aurèle", "Je veux régner"))
    scene.do("host", SetPresence("p3", True))
    assert asked(scene.state) == [("p3", SubmitCharacter)]
