"""State of a table of Ambre: seats, conflicts, the running auction and scene. Everything is frozen."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from domain.base.events import Id, Name, Text
from domain.systems.ambre.state.cards import CONFLICTS, ConflictId, Major, Minor, Rank, Suit
from domain.table import seats

Step = Literal[
    "lobby",
    "motivation",
    "deal",
    "themes",
    "king",
    "lay_bids",
    "tie_break",
    "raise",
    "place",
    "levels",
    "elements",
    "idle",
    "staging",
    "setup",
    "announce",
    "narration",
    "closing",
    "consequences",
    "conclusion",
    "epilogue",
    "ended",
]
Phase = Literal[
    "lobby",
    "motivation",
    "deal",
    "themes",
    "auction",
    "levels",
    "elements",
    "act_one",
    "act_two",
    "epilogue",
    "ended",
]
ActNumber = Literal["one", "two"]
Level = Literal["belligerence", "rivalry", "rivalry_on_the_brink"]
ElementKind = Literal["object", "character", "place", "organisation"]
TextKind = Literal["theme", "element", "stake", "conclusion", "epilogue"]
Source = Literal["service", "physical"]
DrawName = Literal["minors", "jokers", "conflict_arcana", "king_order"]
AUCTION_STEPS: frozenset[Step] = frozenset({"king", "lay_bids", "tie_break", "raise", "place"})
SCENE_STEPS: frozenset[Step] = frozenset(
    {"staging", "setup", "announce", "narration", "closing", "consequences", "conclusion"}
)
Ten = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
Gap = Annotated[str, msgspec.Meta(pattern=r"^(0|[1-9][0-9]?)$")]


class TextPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host's own tables: suggestions without any mechanical effect (AMB-GEN-07)."""

    themes: dict[Major, Text] = {}
    elements: dict[Suit, dict[Ten, Text]] = {}
    epilogues: dict[Suit, dict[Gap, Text]] = {}


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The options that a table chooses at its opening (AMB-GEN-08)."""

    three_seats: bool = False
    motivation_prefix: Annotated[Name, msgspec.Meta(pattern=r"\S")] = "Je veux"
    element_pickers: Literal["neighbours", "anyone"] = "neighbours"
    raise_must_exceed: bool = False
    cut_gate: Literal["current_narrator", "any_narrator"] = "current_narrator"
    narration_window: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 20
    open_set_aside: bool = False
    act_two_draw: Literal["no_cards", "as_act_one"] = "no_cards"
    motivation_reveal: Literal["at_end", "with_epilogue"] = "at_end"
    physical_deck: bool = False
    undo_consent: Literal["unanimous", "majority"] = "unanimous"
    text_pack: TextPack | None = None


class AuthoredText(msgspec.Struct, frozen=True):
    """A text that a seat gave, named by its event; `text` None: none was given, or it is void."""

    event: Id
    seat: Id
    text: str | None = None


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """One seat with its character. `ranks` lacks the suits that are not auctioned yet."""

    seat: str
    name: str = ""
    motivation: str = ""
    submitted: bool = False
    hand: tuple[Minor, ...] = ()
    joker: Major | None = None
    joker_shown: bool = False
    set_aside: tuple[Minor, ...] = ()
    ranks: Mapping[Suit, Rank] = {}
    initiated: frozenset[ActNumber] = frozenset()
    epilogue_suit: Suit | None = None
    epilogue: AuthoredText | None = None
    motivation_revealed: bool = False


class Placed(msgspec.Struct, frozen=True):
    """A minor card on a conflict. Face down it is known to all and counts for nothing (AMB-SEC-05)."""

    card: Minor
    face_up: bool = True


class Element(msgspec.Struct, frozen=True):
    """The meaning of a card turned down; it outlives the card (AMB-ELEM-03). `kind` and `text` may be void."""

    id: Id
    seat: Id
    card: Minor
    kind: ElementKind | None
    text: str | None


class Conflict(msgspec.Struct, frozen=True, kw_only=True):
    """The place between two neighbours: left of one, right of the next clockwise (AMB-GEN-03)."""

    id: ConflictId
    left_of: str
    right_of: str
    arcana: Major | None = None
    theme: AuthoredText | None = None
    red_total: int | None = None
    black_total: int | None = None
    level: Level | None = None
    elements: tuple[Element, ...] = ()
    waived: tuple[str | None, ...] = ()
    cards: tuple[Placed, ...] = ()

    @property
    def linked(self) -> tuple[str, str]:
        return (self.left_of, self.right_of)

    @property
    def face_up(self) -> tuple[Minor, ...]:
        return tuple(p.card for p in self.cards if p.face_up)

    @property
    def face_down(self) -> tuple[Minor, ...]:
        return tuple(p.card for p in self.cards if not p.face_up)


class Auction(msgspec.Struct, frozen=True, kw_only=True):
    """The bidding for one characteristic. `awaited` must lay in this round; `reached` is in order of totals."""

    index: int
    suit: Suit
    round: int = 1
    awaited: tuple[str, ...]
    laid: Mapping[str, str] = {}
    bids: Mapping[str, tuple[Minor, ...]] = {}
    abstained: tuple[str, ...] = ()
    reached: tuple[str, ...] = ()
    passes: frozenset[str] = frozenset()
    placing: tuple[str, ...] = ()


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The subject of a scene, as its stagers agree. `stake` may be void."""

    event: Id
    seat: Id
    elements: tuple[Id, ...]
    featured: tuple[Id, ...]
    stake: str | None
    narrator: Id
    approvals: frozenset[Id] = frozenset()


class FloorRequest(msgspec.Struct, frozen=True):
    seat: str
    card: Minor


class ClosingAction(msgspec.Struct, frozen=True, kw_only=True):
    """The act of a seat at the closing; without a card it passed. The card is a secret of giver and recipient."""

    seat: str
    source: Literal["hand", "set_aside"] | None = None
    card: Minor | None = None
    recipient: str | None = None
    flip: Minor | None = None


class Evaluation(msgspec.Struct, frozen=True, kw_only=True):
    """The standing of a conflict (AMB-WIN-09): suits without a face-up card have no value."""

    values: dict[Suit, int]
    majority: tuple[Suit, ...]
    points: dict[Id, int]
    winner: Id | None
    losers: tuple[Id, ...]


ClaimKind = Literal["take_spoil", "recover_card", "pledge", "share_spoils"]


class Claim(msgspec.Struct, frozen=True):
    """A consequence that waits for a seat."""

    kind: ClaimKind
    seat: Id


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """One scene from its initiation to its conclusion.

    `sentence_at`: when the present narrator told his first sentence; `passes`: the seats that leave him the floor.
    """

    id: str
    act: ActNumber
    initiator: str
    conflict: ConflictId
    involved: tuple[str, ...]
    staging: Literal["initiator", "others"] | None = None
    stagers: tuple[str, ...] = ()
    motivation_read: frozenset[str] = frozenset()
    setup_cards: tuple[Minor, ...] = ()
    proposal: Frame | None = None
    frame: Frame | None = None
    narrator: str | None = None
    announced: bool = False
    first_sentence_done: bool = False
    sentence_by_any: bool = False
    sentence_at: datetime | None = None
    passes: frozenset[str] = frozenset()
    request: FloorRequest | None = None
    yielded: bool = False
    cut_by: str | None = None
    closing_order: tuple[str, ...] = ()
    closing_actions: tuple[ClosingAction, ...] = ()
    evaluation: Evaluation | None = None
    claims: tuple[Claim, ...] = ()
    served: tuple[str, ...] = ()
    pledge: Minor | None = None
    pledge_given: Minor | None = None
    conclusion: AuthoredText | None = None
    conclusion_approvals: frozenset[str] = frozenset()


class SealedDraw(msgspec.Struct, frozen=True):
    """One draw of the service: its faces and the salt of its commitment (AMB-RNG-01)."""

    draw: DrawName
    faces: tuple[int, ...]
    salt: tuple[int, ...]

    @property
    def commitment(self) -> str:
        """The SHA-256 of the draw as compact JSON; the salt, a permutation of 64, hides it."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()


class PhysicalHand(msgspec.Struct, frozen=True):
    hand: tuple[Minor, ...]
    joker: Major


class VoidedText(msgspec.Struct, frozen=True):
    """A text that waits for new words of its author (AMB-UNDO-04)."""

    author: str
    kind: TextKind


class State(seats.State, frozen=True, kw_only=True):
    """The whole state of a session. `act` is the act in course, None before the first."""

    options: Options
    step: Step = "lobby"
    seating: tuple[str, ...] = ()
    players: Mapping[str, Player] = {}
    conflicts: tuple[Conflict, ...] = ()
    draws: tuple[SealedDraw, ...] = ()
    dealt: Mapping[str, tuple[Minor, ...]] = {}
    undealt_minors: tuple[Minor, ...] = ()
    undealt_majors: tuple[Major, ...] = ()
    physical_hands: Mapping[str, PhysicalHand] = {}
    physical_arcana: tuple[Major, ...] = ()
    ready: frozenset[str] = frozenset()
    kings: tuple[Suit, ...] = ()
    auctioned: tuple[Suit, ...] = ()
    auction: Auction | None = None
    jokers_retired: bool = False
    act: ActNumber | None = None
    scene: Scene | None = None
    scenes: tuple[Scene, ...] = ()
    voided_texts: Mapping[str, VoidedText] = {}

    @property
    def phase(self) -> Phase:
        """The phase that the step belongs to (AMB-GEN-04)."""
        if self.step in AUCTION_STEPS:
            return "auction"
        if self.step == "idle" or self.step in SCENE_STEPS:
            return "act_two" if self.act == "two" else "act_one"
        return self.step  # type: ignore[return-value]  # every other step is a phase of its own

    @property
    def source(self) -> Source:
        return "physical" if self.options.physical_deck else "service"

    def conflict(self, conflict: str) -> Conflict | None:
        return next((c for c in self.conflicts if c.id == conflict), None)

    def place(self, seat: str) -> int:
        """Return the seat's index in the ring."""
        return self.seating.index(seat)


def initial(opened: seats.Table, options: Options) -> State:
    return State(table=opened, options=options)


def with_player(state: State, seat: str, **changes: Any) -> State:
    return replace(state, players={**state.players, seat: replace(state.players[seat], **changes)})


def with_conflict(state: State, changed: Conflict) -> State:
    return replace(state, conflicts=tuple(changed if c.id == changed.id else c for c in state.conflicts))


def with_scene(state: State, **changes: Any) -> State:
    return state if state.scene is None else replace(state, scene=replace(state.scene, **changes))


def with_auction(state: State, **changes: Any) -> State:
    return state if state.auction is None else replace(state, auction=replace(state.auction, **changes))


def ring(seating: tuple[str, ...]) -> tuple[Conflict, ...]:
    """Return one conflict between each seat and the next clockwise (AMB-GEN-03)."""
    n = len(seating)
    return tuple(Conflict(id=CONFLICTS[k], left_of=seating[k], right_of=seating[(k + 1) % n]) for k in range(n))
