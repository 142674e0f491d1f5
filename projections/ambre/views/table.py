"""Views of Ambre for a seat, built field by field (AMB-SEC-01 to AMB-SEC-13)."""

from __future__ import annotations

import msgspec

from domain.base.corrections import kind_of, targets_of
from domain.base.events import Digest, Id, Word
from domain.systems.ambre.acts.winner import standing
from domain.systems.ambre.childhood import themes
from domain.systems.ambre.childhood.auctions import total
from domain.systems.ambre.state import epilogue
from domain.systems.ambre.state.cards import ConflictId, Major, Minor, Suit, sorted_hand
from domain.systems.ambre.state.state import (
    ActNumber,
    Auction,
    Conflict,
    Element,
    Level,
    Options,
    Phase,
    Placed,
    SealedDraw,
    State,
    Step,
    TextKind,
)
from projections.ambre.views.scenes import SceneView, scene_view
from projections.ambre.views.seats import OwnView, SeatView, own_view, seat_view


class ConflictView(msgspec.Struct, frozen=True, kw_only=True):
    """A conflict as everybody sees it, its face-down cards included (AMB-SEC-05)."""

    id: ConflictId
    left_of: Id
    right_of: Id
    arcana: Major | None
    theme: Word | None
    red: int | None
    black: int | None
    level: Level | None
    elements: tuple[Element, ...]
    waived: tuple[Id | None, ...]
    cards: tuple[Placed, ...]
    values: dict[Suit, int]
    majority: tuple[Suit, ...]
    leader: Id | None


class BidView(msgspec.Struct, frozen=True):
    """A bid that lies face up."""

    seat: Id
    cards: tuple[Minor, ...]
    total: int


class AuctionView(msgspec.Struct, frozen=True, kw_only=True):
    """The running auction; of cards that are laid and not revealed only that they are."""

    index: int
    suit: Suit
    round: int
    awaited: tuple[Id, ...]
    laid: tuple[Id, ...]
    bids: tuple[BidView, ...]
    abstained: tuple[Id, ...]
    passes: tuple[Id, ...]
    placing: tuple[Id, ...]


class UndoView(msgspec.Struct, frozen=True):
    """The proposed correction that waits for answers; `targets`: all of them, where there are several."""

    id: Id
    seat: Id
    kind: str
    target: Id
    consents: tuple[Id, ...]
    refusals: tuple[Id, ...]
    targets: tuple[Id, ...] = ()


class CommitmentView(msgspec.Struct, frozen=True):
    draw: Word
    commitment: Digest


class VoidedTextView(msgspec.Struct, frozen=True):
    """A text that waits for new words of its author."""

    event: Id
    seat: Id
    kind: TextKind


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    """The audit of what was sealed until the end (AMB-SEC-13): the draws with their salts, hands as dealt and
    as left.
    """

    draws: tuple[SealedDraw, ...]
    dealt: dict[str, tuple[Minor, ...]]
    jokers: dict[str, Major]
    king_order: tuple[Suit, ...]
    undealt_minors: tuple[Minor, ...]
    undealt_majors: tuple[Major, ...]
    hands: dict[str, tuple[Minor, ...]]
    ranking: tuple[Id, ...]


class AmbreView(msgspec.Struct, frozen=True, kw_only=True, tag="ambre"):
    """The table as one seat sees it."""

    options: Options
    phase: Phase
    step: Step
    act: ActNumber | None
    seating: tuple[Id, ...]
    seats: tuple[SeatView, ...]
    own: OwnView | None
    conflicts: tuple[ConflictView, ...]
    commitments: tuple[CommitmentView, ...]
    undealt_minors: int
    undealt_majors: int
    physical_arcana: tuple[Major, ...]
    kings_turned: tuple[Suit, ...]
    auction: AuctionView | None
    scene: SceneView | None
    scenes: tuple[SceneView, ...]
    voided_texts: tuple[VoidedTextView, ...]
    undo_proposal: UndoView | None
    audit: Audit | None


def view(state: State, seat: str) -> AmbreView:
    """Return the table as the seat sees it; the host and spectators see the public part (AMB-SEC-01, AMB-SEC-08).

    Sealed cards are only counted.
    """
    player = state.players.get(seat)
    auction = state.auction
    return AmbreView(
        options=state.options,
        phase=state.phase,
        step=state.step,
        act=state.act,
        seating=state.seating,
        seats=tuple(seat_view(state, state.players[s]) for s in state.seating),
        own=own_view(state, player) if player else None,
        conflicts=tuple(_conflict(state, conflict) for conflict in state.conflicts),
        commitments=tuple(CommitmentView(d.draw, d.commitment) for d in state.draws),
        undealt_minors=len(state.undealt_minors),
        undealt_majors=len(state.undealt_majors),
        physical_arcana=state.physical_arcana,
        kings_turned=state.auctioned,
        auction=_auction(state, auction) if auction else None,
        scene=scene_view(state, state.scene, seat) if state.scene else None,
        scenes=tuple(scene_view(state, scene, seat) for scene in state.scenes),
        voided_texts=tuple(VoidedTextView(e, v.author, v.kind) for e, v in state.voided_texts.items()),
        undo_proposal=_undo(state),
        audit=_audit(state) if state.step == "ended" else None,
    )


def _conflict(state: State, conflict: Conflict) -> ConflictView:
    stands = standing(state, conflict)
    return ConflictView(
        id=conflict.id,
        left_of=conflict.left_of,
        right_of=conflict.right_of,
        arcana=conflict.arcana,
        theme=themes.theme(state, conflict),
        red=conflict.red_total,
        black=conflict.black_total,
        level=conflict.level,
        elements=conflict.elements,
        waived=conflict.waived,
        cards=conflict.cards,
        values=stands.values,
        majority=stands.majority,
        leader=stands.winner,
    )


def _auction(state: State, auction: Auction) -> AuctionView:
    return AuctionView(
        index=auction.index,
        suit=auction.suit,
        round=auction.round,
        awaited=auction.awaited,
        laid=tuple(seat for seat in state.seating if seat in auction.laid),
        bids=tuple(
            BidView(seat, auction.bids[seat], total(state, auction.bids[seat]))
            for seat in state.seating
            if seat in auction.bids
        ),
        abstained=auction.abstained,
        passes=tuple(seat for seat in state.seating if seat in auction.passes),
        placing=auction.placing,
    )


def _undo(state: State) -> UndoView | None:
    """Return the proposed correction as the view shows it; a proposal to open the record names no event."""
    proposal = state.table.proposal
    targets = () if proposal is None else targets_of(proposal.correction)
    if proposal is None or not targets:
        return None
    first, *others = targets
    return UndoView(
        proposal.id,
        proposal.seat,
        kind_of(proposal.correction),
        first,
        tuple(s for s in state.seating if s in proposal.consents),
        tuple(s for s in state.seating if s in proposal.refusals),
        (first, *others) if others else (),
    )


def _audit(state: State) -> Audit:
    return Audit(
        draws=state.draws,
        dealt={seat: sorted_hand(hand) for seat, hand in state.dealt.items()},
        jokers={seat: p.joker for seat, p in state.players.items() if p.joker},
        king_order=state.auctioned,
        undealt_minors=state.undealt_minors,
        undealt_majors=state.undealt_majors,
        hands={seat: p.hand for seat, p in state.players.items()},
        ranking=epilogue.ranking(state),
    )


def names(state: State, what: str) -> str | None:
    """Return the name of a conflict, by its neighbours, or of an element, by its text; None: the id has no name."""
    for conflict in state.conflicts:
        if conflict.id == what:
            sitting = {s.id: s.name for s in state.table.seats}
            return f"{sitting[conflict.left_of]}–{sitting[conflict.right_of]}"
        for element in conflict.elements:
            if element.id == what and element.text:
                return element.text
    return None
