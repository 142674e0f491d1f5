"""In sessions of bots, no seat ever reads the name of a card that was neither its own nor shown before all."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

import msgspec
import pytest

from domain.systems.ambre.state import State
from tests.ambre.table import WATCHER, opened
from tests.ambre.test_bots import finished
from tests.scene import Scene

CARD = re.compile(rb'"([CDSW]\d+|M\d+)"')
encode = msgspec.json.encode


def shown_to_all(state: State) -> set[str]:
    """What lies open on the table."""
    lying = {placed.card for conflict in state.conflicts for placed in conflict.cards}
    arcana = {conflict.arcana for conflict in state.conflicts if conflict.arcana}
    bids = {card for bid in state.auction.bids.values() for card in bid} if state.auction else set()
    jokers = {p.joker for p in state.players.values() if p.joker and p.joker_shown}
    piles = {card for p in state.players.values() for card in p.set_aside}
    opened_piles = piles if state.step in ("epilogue", "ended") or state.options.open_set_aside else set()
    return {*lying, *arcana, *bids, *jokers, *opened_piles}


def own(state: State, seat: str) -> set[str]:
    player = state.players.get(seat)
    if player is None:
        return set()
    laid = state.auction.laid.get(seat) if state.auction else None
    return {*player.hand, *player.set_aside, *filter(None, (player.joker, laid))}


@pytest.mark.parametrize(("n", "options"), [(3, {}), (4, {}), (5, {}), (4, {"open_set_aside": True})])
def test_no_card_is_named_that_the_seat_has_not_seen(n: int, options: dict[str, Any]) -> None:
    """AMB-SEC-01 to AMB-SEC-08: views and feeds of every seat, after every event until the end."""
    whole = finished(n, n + 40, **options)
    scene = opened(n, **options)
    seats = ["host", *(seat.id for seat in scene.state.table.seats)]
    seen: dict[str, set[str]] = defaultdict(set)
    for event in whole.feeds.history.raw[1:]:
        before = scene.state
        scene.feeds.append(event)
        if scene.state.step == "ended":
            return
        for seat in seats:
            seen[seat] |= shown_to_all(before) | shown_to_all(scene.state) | own(before, seat) | own(scene.state, seat)
            seen[seat] |= revealed(scene)
            named = {card.decode() for card in CARD.findall(read_now(scene, seat))}
            assert named <= seen[seat], (seat, type(event.command).__name__, named - seen[seat])


def revealed(scene: Scene) -> set[str]:
    """Cards of a reveal that went straight home again: tie-break cards of a bidder who abstains."""
    (frame,) = scene.feeds.present_frames("fr", WATCHER)
    lines = [line.fields for line in frame.entries if line.type == "BidsRevealed"]
    return {each.card for fields in lines for each in (*fields.bids, *fields.abstained, *fields.returned)}


def read_now(scene: Scene, seat: str) -> bytes:
    return encode([list(scene.feeds.present_frames("fr", seat)), scene.view(seat)])
