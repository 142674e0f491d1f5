"""Ranks after an auction: figures for the ranked; after the last one, no more jokers (AMB-RANK). Stakes: `stakes`."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.ambre.state import levels
from domain.systems.ambre.state.cards import FIGURES, Minor, Rank, Suit, sorted_hand, value
from domain.systems.ambre.state.state import State, with_player


class RanksAssigned(Consequence, frozen=True):
    """The figures of the suit were given to the bidders.

    `order`: the seats that hold them, the King first. `returned`: the cards that a bidder below the Valet takes back.
    """

    RULES: ClassVar = ("AMB-RANK-01", "AMB-RANK-02", "AMB-RANK-03")

    suit: Suit
    ranks: dict[Id, Rank]
    order: tuple[Id, ...]
    unranked: tuple[Id, ...]
    returned: dict[Id, tuple[Minor, ...]]


class JokersRetired(Consequence, frozen=True):
    """All jokers leave the game at the same time; those never shown stay unseen."""

    RULES: ClassVar = ("AMB-RANK-06",)


def assign(state: State) -> Evolved:
    """Assign the ranks by total; of equal totals the one reached earlier is higher (AMB-RANK-01, AMB-RANK-02)."""
    auction = state.auction
    if auction is None:
        return Evolved(state)
    totals = {seat: sum(value(c) for c in bid) for seat, bid in auction.bids.items()}
    order = sorted(auction.reached, key=lambda seat: -totals[seat])  # stable: equals stay as reached
    ranked = dict(zip(order, FIGURES, strict=False))
    below = order[len(FIGURES) :]
    returned = {seat: auction.bids[seat] for seat in below}
    for seat in state.seating:
        player = state.players[seat]
        hand = sorted_hand(player.hand + returned.get(seat, ()))
        ranks = {**player.ranks, auction.suit: ranked.get(seat, "unranked")}
        state = with_player(state, seat, ranks=ranks, hand=hand)
    bids = {seat: auction.bids[seat] for seat in ranked}
    auction = replace(auction, bids=bids, placing=tuple(reversed(list(ranked))))
    unranked = tuple(seat for seat in state.seating if seat not in ranked)
    assigned = RanksAssigned(auction.suit, ranked, tuple(ranked), unranked, returned)
    return Evolved(replace(state, step="place", auction=auction)).adding(assigned)


def end_auctions(state: State) -> Evolved:
    """Take the jokers out of the game, then set the level of each conflict (AMB-RANK-06)."""
    return Evolved(replace(state, jokers_retired=True)).adding(JokersRetired()).then(levels.assign)
