"""A seat as all see it, and what it alone knows of itself (AMB-SEC-02, AMB-SEC-04, AMB-SEC-06, AMB-SEC-07)."""

from __future__ import annotations

import msgspec

from domain.base.events import Id
from domain.systems.ambre.state import epilogue
from domain.systems.ambre.state.cards import Card, Major, Minor, Rank, Suit
from domain.systems.ambre.state.state import ActNumber, AuthoredText, Player, State
from projections.ambre.views.visibility import piles_open


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. `hand_count` counts the joker like any card (AMB-SEC-02)."""

    seat: Id
    character: str
    submitted: bool
    physical_deal_typed: bool
    ready: bool
    hand_count: int
    joker: Major | None
    bid_laid: bool
    floor_card_laid: bool
    ranks: dict[Suit, Rank]
    set_aside_count: int
    set_aside: tuple[Minor, ...] | None
    destiny: epilogue.Destiny | None
    initiated: tuple[ActNumber, ...]
    motivation: str | None
    epilogue_suit: Suit | None
    epilogue: AuthoredText | None


class OwnView(msgspec.Struct, frozen=True, kw_only=True):
    """The view that a seat alone has of itself: its floor card, too, until it is turned (AMB-SEC-04)."""

    motivation: str
    hand: tuple[Minor, ...]
    joker: Major | None
    joker_playable: bool
    bid_card: Card | None
    floor_card: Minor | None
    set_aside: tuple[Minor, ...]
    gap: int
    physical_hand: tuple[Minor, ...]
    physical_joker: Major | None


def seat_view(state: State, player: Player) -> SeatView:
    """Return a seat as everybody sees it (AMB-CHAR-03, AMB-SEC-07).

    Of a motivation it says, until it is revealed or the game ends, only that it was written.
    """
    opened = state.step in ("epilogue", "ended")
    known = player.motivation_revealed or state.step == "ended"
    return SeatView(
        seat=player.seat,
        character=player.name,
        submitted=player.submitted,
        physical_deal_typed=player.seat in state.physical_hands,
        ready=player.seat in state.ready,
        hand_count=_hand_count(state, player),
        joker=player.joker if player.joker_shown or state.step == "ended" else None,
        bid_laid=state.auction is not None and player.seat in state.auction.laid,
        floor_card_laid=_asks(state, player.seat),
        ranks=dict(player.ranks),
        set_aside_count=len(player.set_aside),
        set_aside=player.set_aside if piles_open(state) else None,
        destiny=epilogue.destiny(state, player.set_aside) if opened else None,
        initiated=tuple(sorted(player.initiated)),
        motivation=player.motivation if known else None,
        epilogue_suit=player.epilogue_suit,
        epilogue=player.epilogue,
    )


def _hand_count(state: State, player: Player) -> int:
    """Return the size of a hand as one number, the joker in it (AMB-SEC-02).

    A laid card is missing from it, whatever card it is.
    """
    if player.joker is None:
        return 0
    laid = state.auction.laid.get(player.seat) if state.auction else None
    holds_joker = not state.jokers_retired and laid != player.joker
    return len(player.hand) + holds_joker


def _asks(state: State, seat: str) -> bool:
    return state.scene is not None and state.scene.request is not None and state.scene.request.seat == seat


def own_view(state: State, player: Player) -> OwnView:
    laid = state.auction.laid.get(player.seat) if state.auction else None
    request = state.scene.request if state.scene and _asks(state, player.seat) else None
    typed = state.physical_hands.get(player.seat)
    return OwnView(
        motivation=player.motivation,
        hand=player.hand,
        joker=player.joker,
        joker_playable=player.joker is not None and not state.jokers_retired and laid != player.joker,
        bid_card=laid,  # type: ignore[arg-type]  # it was laid from this seat's hand
        floor_card=request.card if request else None,
        set_aside=player.set_aside,
        gap=epilogue.destiny(state, player.set_aside).gap,
        physical_hand=typed.hand if typed else (),
        physical_joker=typed.joker if typed else None,
    )
