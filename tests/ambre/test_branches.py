"""The order of the Kings in a branch (AMB-SEC-08): drawn anew, and whatever is undone there, it does not come back."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.corrections import Consent, Rewind
from domain.base.events import Event
from domain.record.branches import branched
from domain.systems.ambre.childhood.themes import ConfirmReady
from domain.systems.ambre.state.cards import SUITS
from domain.table.commands import DrawAnew
from domain.table.seats import Origin
from tests.ambre.table import P, all_abstain, auction, bidding, confirm, kings
from tests.contract.test_branches import branch
from tests.scene import Scene


def branch_of(scene: Scene) -> Scene:
    """The same table where the last Kings stand the other way round."""
    raw = scene.feeds.history.raw
    made = branch(scene, len(raw)).history.raw[-1]
    assert isinstance(made.command, DrawAnew)
    opposed = replace(made.draws[0], faces=tuple(range(len(made.draws[0].faces)))[::-1])
    origin = Origin("t", "0" * 64, P[0], raw[-1].at)
    events: list[Event] = [*branched(raw, "b", "Et si", origin, None), replace(made, draws=(opposed, made.draws[1]))]
    return scene.again(events)


def test_those_that_are_turned_stay_and_the_others_stand_anew() -> None:
    scene = bidding()
    auction(scene, {})
    there = branch_of(scene)
    assert there.state.kings == (*SUITS[:2], *SUITS[:1:-1])
    assert [each.draw for each in there.state.draws].count("king_order") == 2
    all_abstain(there)
    assert there.state.auctioned == there.state.kings


def test_an_undoing_does_not_bring_back_the_order_of_the_origin() -> None:
    """AMB-UNDO-03: back to the first auction, before the branch was begun; what was shown by then stays known."""
    scene = bidding()
    first = scene.feeds.history.version
    auction(scene, {})
    there = branch_of(scene)
    undone(there, there.feeds.history.raw[first].id)
    assert there.state.auctioned == SUITS[:1]
    assert there.state.kings == (*SUITS[:2], *SUITS[:1:-1])


def test_kings_that_are_shuffled_once_more_are_none_of_those() -> None:
    """AMB-UNDO-06: the whole draw undone, another is made."""
    there = branch_of(bidding())
    undone(there, next(e.id for e in there.feeds.history.raw if isinstance(e.command, ConfirmReady)))
    assert there.state.kings == ()
    confirm(there, "themes", kings(*SUITS[::-1]))
    assert there.state.kings == SUITS[::-1]


def test_the_last_king_alone_is_not_drawn() -> None:
    scene = bidding()
    for _ in SUITS[:-1]:
        auction(scene, {})
    kinds = [type(event.command) for event in branch(scene, scene.feeds.history.version).history.raw]
    assert DrawAnew not in kinds


def undone(scene: Scene, target: str) -> None:
    """By the consent of all."""
    proposer, *others = P[:4]
    scene.correct(proposer, Rewind(target, "on reprend"))
    proposal = scene.last_id
    for seat in others:
        scene.correct(seat, Consent(proposal))
