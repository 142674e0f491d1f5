"""The stakes of an auction, placed on the conflicts before the next King is turned (AMB-RANK-05, AMB-RANK-06)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers
from domain.systems.ambre.childhood import auctions
from domain.systems.ambre.childhood.ranks import JokersRetired, RanksAssigned
from domain.systems.ambre.state.guards import at_step
from domain.systems.ambre.state.levels import ConflictLevelSet
from domain.systems.ambre.state.state import Conflict, Placed, State, with_auction, with_conflict

Side = Literal["left", "right"]


class PlaceStake(Command, frozen=True):
    """Put the whole bid on the conflict to the left or to the right."""

    RULES: ClassVar = ("AMB-RANK-05",)

    side: Side


def decide(state: State, act: Act, _chance: Chance) -> Command:
    """Admit the stake of the seat in turn; the lowest rank places first, the King last (AMB-RANK-05).

    Raises Refused.
    """
    command: PlaceStake = act.command
    at_step(state, "place")
    if state.auction is None or state.auction.placing[:1] != (act.seat,):
        raise Refused("not_your_turn", "AMB-RANK-05", "role")
    return command


def evolve(state: State, event: Event) -> Evolved:
    """Put the whole bid face up on the conflict, never split (AMB-RANK-05)."""
    seat, auction = event.seat, state.auction
    conflict = own_conflict(state, seat, event.command.side)
    if auction is None or conflict is None:
        return Evolved(state)
    stake = tuple(Placed(card) for card in auction.bids[seat])
    state = with_conflict(state, replace(conflict, cards=conflict.cards + stake))
    bids = {other: bid for other, bid in auction.bids.items() if other != seat}
    return auctions.after_placing(with_auction(state, bids=bids, placing=auction.placing[1:]))


def own_conflict(state: State, seat: str, side: Side) -> Conflict | None:
    """Return the seat's conflict on that side: left of one seat, right of the next clockwise (AMB-GEN-03)."""
    own = (c for c in state.conflicts if (c.left_of if side == "left" else c.right_of) == seat)
    return next(own, None)


def moves(state: State, seat: str) -> Iterable[Move]:
    return Offers(state, seat, decide).each(PlaceStake, "side", ("left", "right"))


CHAPTER = Chapter(
    commands={PlaceStake: "StakePlaced"},
    consequences=(RanksAssigned, JokersRetired, ConflictLevelSet),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
