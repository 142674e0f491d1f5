"""What an auction leaves: figures for the ranked, their stakes on the conflicts (AMB-RANK)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from domain.game import Evolved, Move, one_of
from domain.game.events import Command, Consequence, Id
from domain.game.refusal import Refused
from domain.systems.ambre import levels
from domain.systems.ambre.cards import FIGURES, Minor, Rank, Suit, sorted_hand, value
from domain.systems.ambre.flow import then, told
from domain.systems.ambre.guards import at_step
from domain.systems.ambre.state import Conflict, Placed, State, with_auction, with_conflict, with_player


class RanksAssigned(Consequence, frozen=True):
    """The figures of the suit; `order`: who holds them, the King first. `returned`: the cards that a bidder
    below the Valet takes back.
    """

    RULES: ClassVar = ("AMB-RANK-01", "AMB-RANK-02", "AMB-RANK-03")

    suit: Suit
    ranks: dict[str, Rank]
    order: tuple[Id, ...]
    unranked: tuple[Id, ...]
    returned: dict[str, tuple[Minor, ...]]


class JokersRetired(Consequence, frozen=True):
    """All jokers leave the game at the same time; those never shown stay unseen."""

    RULES: ClassVar = ("AMB-RANK-06",)


class PlaceStake(Command, frozen=True):
    """The whole bid goes on the conflict to the left or to the right."""

    RULES: ClassVar = ("AMB-RANK-05",)

    side: Literal["left", "right"]


def assign(state: State) -> Evolved:
    """AMB-RANK-01, AMB-RANK-02: by total; of equal totals the one reached earlier is higher."""
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
    return told(replace(state, step="place", auction=auction), assigned)


def check(state: State, seat: str) -> None:
    """AMB-RANK-05: the lowest rank places first, the King last."""
    at_step(state, "place")
    if state.auction is None or state.auction.placing[:1] != (seat,):
        raise Refused("not_your_turn", "AMB-RANK-05", "role")


def evolve(state: State, seat: str, command: PlaceStake) -> Evolved:
    """AMB-RANK-05: the whole bid goes face up on the conflict, never split."""
    auction = state.auction
    conflict = own_conflict(state, seat, command.side)
    if auction is None or conflict is None:
        return Evolved(state)
    stake = tuple(Placed(card) for card in auction.bids[seat])
    state = with_conflict(state, replace(conflict, cards=conflict.cards + stake))
    bids = {other: bid for other, bid in auction.bids.items() if other != seat}
    return Evolved(with_auction(state, bids=bids, placing=auction.placing[1:]))


def own_conflict(state: State, seat: str, side: Literal["left", "right"]) -> Conflict | None:
    """AMB-GEN-03: a conflict is left of one seat and right of the next clockwise."""
    own = (c for c in state.conflicts if (c.left_of if side == "left" else c.right_of) == seat)
    return next(own, None)


def end_auctions(state: State) -> Evolved:
    """AMB-RANK-06: jokers leave the game, then the conflicts get their level."""
    return then(told(replace(state, jokers_retired=True), JokersRetired()), levels.assign)


def moves(state: State, seat: str) -> Iterable[Move]:
    if state.step == "place" and state.auction is not None and state.auction.placing[:1] == (seat,):
        sides = {"side": one_of(["left", "right"])}
        yield Move(command=PlaceStake, fields=sides, rules=PlaceStake.RULES)
