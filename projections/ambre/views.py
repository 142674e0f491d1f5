"""What a seat of Ambre sees of the table, built field by field (AMB-SEC-01 to AMB-SEC-13)."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.corrections.commands import kind_of
from domain.game.events import Id
from domain.systems.ambre import epilogue
from domain.systems.ambre.acts.winner import standing
from domain.systems.ambre.cards import Card, ConflictId, Major, Minor, Rank, Suit, sorted_hand
from domain.systems.ambre.childhood import themes
from domain.systems.ambre.childhood.auctions import total
from domain.systems.ambre.state import (
    ActNumber,
    Auction,
    AuthoredText,
    Claim,
    ClosingAction,
    Conflict,
    Element,
    Evaluation,
    Frame,
    Level,
    Options,
    Phase,
    Placed,
    Player,
    Scene,
    SealedDraw,
    State,
    Step,
    TextKind,
)


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
    """What a seat alone knows of itself: its floor card, too, until it is turned (AMB-SEC-04)."""

    motivation: str
    hand: tuple[Minor, ...]
    joker: Major | None
    joker_playable: bool
    laid_bid: Card | None
    floor_card: Minor | None
    set_aside: tuple[Minor, ...]
    gap: int
    physical_hand: tuple[Minor, ...]
    physical_joker: Major | None


class ConflictView(msgspec.Struct, frozen=True, kw_only=True):
    """A conflict lies open to all, its face-down cards included (AMB-SEC-05)."""

    id: ConflictId
    left_of: Id
    right_of: Id
    arcana: Major | None
    theme: str | None
    red_total: int | None
    black_total: int | None
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


class ClosingView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action of the closing; the card that moved is there for the pair alone (AMB-CLOSE-09)."""

    seat: Id
    source: Literal["hand", "set_aside"] | None = None
    card: Minor | None = None
    recipient: Id | None = None
    flip: Minor | None = None


class SceneView(msgspec.Struct, frozen=True, kw_only=True):
    """A scene, running or finished."""

    id: Id
    act: ActNumber
    initiator: Id
    conflict: ConflictId
    involved: tuple[Id, ...]
    staging: Literal["initiator", "others"] | None
    stagers: tuple[Id, ...]
    motivation_read: tuple[Id, ...]
    setup_cards: tuple[Minor, ...]
    proposal: Frame | None
    frame: Frame | None
    narrator: Id | None
    announced: bool
    first_sentence_done: bool
    pending_request: Id | None
    yielded: bool
    cut_by: Id | None
    closing_order: tuple[Id, ...]
    closing_index: int
    closing_actions: tuple[ClosingView, ...]
    evaluation: Evaluation | None
    consequence_step: Claim | None
    served: tuple[Id, ...]
    pledge: Minor | None
    pledge_given: Minor | None
    conclusion: AuthoredText | None
    conclusion_approvals: tuple[Id, ...]


class UndoView(msgspec.Struct, frozen=True):
    """The proposed correction that waits for answers."""

    id: Id
    seat: Id
    kind: str
    target: Id
    consents: tuple[Id, ...]
    refusals: tuple[Id, ...]


class CommitmentView(msgspec.Struct, frozen=True):
    draw: str
    commitment: str


class VoidedTextView(msgspec.Struct, frozen=True):
    """A text that waits for new words of its author."""

    event: Id
    author: Id
    kind: TextKind


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    """What was sealed until the end (AMB-SEC-13): the draws with their salts, hands as dealt and as left."""

    draws: tuple[SealedDraw, ...]
    dealt: dict[str, tuple[Minor, ...]]
    jokers: dict[str, Major]
    king_order: tuple[Suit, ...]
    undealt_minors: tuple[Minor, ...]
    undealt_majors: tuple[Major, ...]
    hands: dict[str, tuple[Minor, ...]]
    ranking: tuple[Id, ...]


class AmbreView(msgspec.Struct, frozen=True, kw_only=True):
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
    """AMB-SEC-01, AMB-SEC-08: the host and spectators see what everybody sees; what is sealed is only counted."""
    player = state.players.get(seat)
    auction = state.auction
    return AmbreView(
        options=state.options,
        phase=state.phase,
        step=state.step,
        act=state.act,
        seating=state.seating,
        seats=tuple(_seat(state, state.players[s]) for s in state.seating),
        own=_own(state, player) if player else None,
        conflicts=tuple(_conflict(state, conflict) for conflict in state.conflicts),
        commitments=tuple(CommitmentView(d.draw, d.commitment) for d in state.draws),
        undealt_minors=len(state.undealt_minors),
        undealt_majors=len(state.undealt_majors),
        physical_arcana=state.physical_arcana,
        kings_turned=state.auctioned,
        auction=_auction(state, auction) if auction else None,
        scene=_scene(state, state.scene, seat) if state.scene else None,
        scenes=tuple(_scene(state, scene, seat) for scene in state.scenes),
        voided_texts=tuple(VoidedTextView(e, v.author, v.kind) for e, v in state.voided_texts.items()),
        undo_proposal=_undo(state),
        audit=_audit(state) if state.step == "ended" else None,
    )


def piles_open(state: State) -> bool:
    """AMB-SEC-06: piles are counted by others until the epilogue, unless the table plays them open."""
    return state.options.open_set_aside or state.step in ("epilogue", "ended")


def gift_open(state: State, seat: str, pair: tuple[str | None, ...]) -> bool:
    """AMB-CLOSE-09, AMB-CONS-04: a given card is known to giver and recipient; to all at the end."""
    return seat in pair or state.options.open_set_aside or state.step == "ended"


def _seat(state: State, player: Player) -> SeatView:
    """AMB-CHAR-03, AMB-SEC-07: of a motivation, until the end, only that it was written."""
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
        destiny=epilogue.destiny(player.set_aside) if opened else None,
        initiated=tuple(sorted(player.initiated)),
        motivation=player.motivation if known else None,
        epilogue_suit=player.epilogue_suit,
        epilogue=player.epilogue,
    )


def _hand_count(state: State, player: Player) -> int:
    """AMB-SEC-02: one number, the joker in it; a laid card is missing from it whatever it is."""
    if player.joker is None:
        return 0
    laid = state.auction.laid.get(player.seat) if state.auction else None
    holds_joker = not state.jokers_retired and laid != player.joker
    return len(player.hand) + holds_joker


def _asks(state: State, seat: str) -> bool:
    return state.scene is not None and state.scene.request is not None and state.scene.request.seat == seat


def _own(state: State, player: Player) -> OwnView:
    laid = state.auction.laid.get(player.seat) if state.auction else None
    request = state.scene.request if state.scene and _asks(state, player.seat) else None
    typed = state.physical_hands.get(player.seat)
    return OwnView(
        motivation=player.motivation,
        hand=player.hand,
        joker=player.joker,
        joker_playable=player.joker is not None and not state.jokers_retired and laid != player.joker,
        laid_bid=laid,  # type: ignore[arg-type]  # it was laid from this seat's hand
        floor_card=request.card if request else None,
        set_aside=player.set_aside,
        gap=epilogue.destiny(player.set_aside).gap,
        physical_hand=typed.hand if typed else (),
        physical_joker=typed.joker if typed else None,
    )


def _conflict(state: State, conflict: Conflict) -> ConflictView:
    stands = standing(state, conflict)
    return ConflictView(
        id=conflict.id,
        left_of=conflict.left_of,
        right_of=conflict.right_of,
        arcana=conflict.arcana,
        theme=themes.theme(state, conflict),
        red_total=conflict.red_total,
        black_total=conflict.black_total,
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
            BidView(seat, auction.bids[seat], total(auction.bids[seat]))
            for seat in state.seating
            if seat in auction.bids
        ),
        abstained=auction.abstained,
        passes=tuple(seat for seat in state.seating if seat in auction.passes),
        placing=auction.placing,
    )


def _scene(state: State, scene: Scene, seat: str) -> SceneView:
    found = scene.evaluation
    pair = (found.winner, *found.losers) if found and scene.act == "one" else ()
    return SceneView(
        id=scene.id,
        act=scene.act,
        initiator=scene.initiator,
        conflict=scene.conflict,
        involved=scene.involved,
        staging=scene.staging,
        stagers=scene.stagers,
        motivation_read=tuple(s for s in state.seating if s in scene.motivation_read),
        setup_cards=scene.setup_cards,
        proposal=scene.proposal,
        frame=scene.frame,
        narrator=scene.narrator,
        announced=scene.announced,
        first_sentence_done=scene.first_sentence_done,
        pending_request=scene.request.seat if scene.request else None,
        yielded=scene.yielded,
        cut_by=scene.cut_by,
        closing_order=scene.closing_order,
        closing_index=len(scene.closing_actions),
        closing_actions=tuple(_closing(state, action, seat) for action in scene.closing_actions),
        evaluation=scene.evaluation,
        consequence_step=scene.claims[0] if scene.claims else None,
        served=scene.served,
        pledge=scene.pledge,
        pledge_given=scene.pledge_given if gift_open(state, seat, pair) else None,
        conclusion=scene.conclusion,
        conclusion_approvals=tuple(s for s in state.seating if s in scene.conclusion_approvals),
    )


def _closing(state: State, action: ClosingAction, seat: str) -> ClosingView:
    shown = gift_open(state, seat, (action.seat, action.recipient))
    return ClosingView(
        seat=action.seat,
        source=action.source,
        card=action.card if shown else None,
        recipient=action.recipient,
        flip=action.flip,
    )


def _undo(state: State) -> UndoView | None:
    proposal = state.table.proposal
    if proposal is None:
        return None
    return UndoView(
        proposal.id,
        proposal.seat,
        kind_of(proposal.correction),
        proposal.correction.target,
        tuple(s for s in state.seating if s in proposal.consents),
        tuple(s for s in state.seating if s in proposal.refusals),
    )


def _audit(state: State) -> Audit:
    return Audit(
        draws=state.draws,
        dealt={seat: sorted_hand(hand) for seat, hand in state.dealt.items()},
        jokers={seat: p.joker for seat, p in state.players.items() if p.joker},
        king_order=state.kings or state.auctioned,
        undealt_minors=state.undealt_minors,
        undealt_majors=state.undealt_majors,
        hands={seat: p.hand for seat, p in state.players.items()},
        ranking=epilogue.ranking(state),
    )


def names(state: State, seat: str) -> dict[str, str]:
    """Conflicts by their neighbours, elements by their text."""
    sitting = {s.id: s.name for s in state.table.seats}
    conflicts = {c.id: f"{sitting[c.left_of]}–{sitting[c.right_of]}" for c in state.conflicts}
    elements = {e.id: e.text for c in state.conflicts for e in c.elements if e.text}
    return conflicts | elements
