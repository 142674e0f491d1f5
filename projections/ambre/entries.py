"""What a seat of Ambre reads of each step. Every event has a public existence; only fields are redacted
(AMB-SEC-10): a redacted field is left out altogether.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from domain.game.events import Command, Id
from domain.record.codec import event_name
from domain.record.history import Step
from domain.systems.ambre import GAMES
from domain.systems.ambre.acts.acts import ChooseStaging, InitiateScene
from domain.systems.ambre.acts.closing import CloseWithHandCard, CloseWithSetAside, PassClosing
from domain.systems.ambre.acts.conclusion import ApproveConclusion, ConcludeScene
from domain.systems.ambre.acts.consequences import (
    AcceptPledge,
    GiveSpoil,
    OfferPledge,
    RecoverCard,
    RefusePledge,
    TakeSpoil,
    WaivePledge,
)
from domain.systems.ambre.acts.narration import (
    AnnounceCircumstances,
    Cut,
    EndNarration,
    FinishFirstSentence,
    RequestFloor,
    TakeFloor,
    YieldFloor,
)
from domain.systems.ambre.acts.staging import ApproveFrame, LayCircumstance, ProposeFrame, ReadMotivation
from domain.systems.ambre.acts.winner import standing
from domain.systems.ambre.cards import Card, ConflictId, Major, Minor, Suit
from domain.systems.ambre.childhood.auctions import LayBid, PassRaise, Raise, SubmitPhysicalKing, total
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.deal import HandsDealt, JokersDealt, SubmitPhysicalArcana, SubmitPhysicalDeal
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.childhood.stakes import PlaceStake
from domain.systems.ambre.childhood.themes import ConfirmReady, SetConflictTheme
from domain.systems.ambre.epilogue import ChooseEpilogueSuit, RevealMotivation, TellEpilogue
from domain.systems.ambre.opening import StartGame
from domain.systems.ambre.state import ActNumber, ElementKind, Evaluation, Options, Source, State
from domain.systems.ambre.texts import AmendText
from projections.ambre.views import gift_open
from projections.projection import Shown

GAME = GAMES[0]


class GameStarted(msgspec.Struct, frozen=True):
    seating: tuple[Id, ...]
    options: Options


class CharacterSubmitted(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    motivation: str | None = None


class PhysicalDealSubmitted(msgspec.Struct, frozen=True, omit_defaults=True):
    hand: tuple[Minor, ...] = ()
    joker: Major | None = None


class HandsDealtTo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Sizes for all, the cards for their owner."""

    size: int
    source: Source
    hand: tuple[Minor, ...] = ()


class JokersDealtTo(msgspec.Struct, frozen=True, omit_defaults=True):
    source: Source
    joker: Major | None = None


class BidLaid(msgspec.Struct, frozen=True, omit_defaults=True):
    """AMB-SEC-03: the same for the joker, a 1 or a 10."""

    auction: int
    round: int
    card: Card | None = None


class BidRaised(msgspec.Struct, frozen=True):
    card: Minor | None
    total: int


class StakePlaced(msgspec.Struct, frozen=True):
    conflict: ConflictId | None
    cards: tuple[Minor, ...]


class ElementDefined(msgspec.Struct, frozen=True):
    conflict: ConflictId
    card: Minor | None
    from_conflict: ConflictId | None
    kind: ElementKind | None
    text: str | None


class SceneInitiated(msgspec.Struct, frozen=True):
    scene: Id
    act: ActNumber
    conflict: ConflictId
    involved: tuple[Id, ...]


class StagingChosen(msgspec.Struct, frozen=True):
    by: Literal["initiator", "others"]
    stagers: tuple[Id, ...]


class MotivationRead(msgspec.Struct, frozen=True, omit_defaults=True):
    motivation: str | None = None


class MotivationRevealed(msgspec.Struct, frozen=True):
    text: str


class Circumstances(msgspec.Struct, frozen=True):
    """How the conflict of the scene stands now."""

    values: dict[Suit, int]
    majority: tuple[Suit, ...]
    leader: Id | None


class FloorRequested(msgspec.Struct, frozen=True, omit_defaults=True):
    card: Minor | None = None


class FloorYielded(msgspec.Struct, frozen=True):
    to: Id | None


class FloorTaken(msgspec.Struct, frozen=True):
    card: Minor | None
    values: dict[Suit, int]
    majority: tuple[Suit, ...]
    leader: Id | None


class ClosingCardGiven(msgspec.Struct, frozen=True, omit_defaults=True):
    """AMB-CLOSE-09: giver, recipient and source for all, the card for the pair."""

    recipient: Id
    source: Literal["hand", "set_aside"]
    flip: Minor | None
    flip_face: Literal["up", "down"]
    card: Minor | None = None


class CardShown(msgspec.Struct, frozen=True):
    """A card that moved before everybody."""

    card: Minor | None


class PledgeAccepted(msgspec.Struct, frozen=True, omit_defaults=True):
    loser: Id | None
    taken: Minor | None
    given: Minor | None = None


class SpoilGiven(msgspec.Struct, frozen=True):
    loser: Id
    card: Minor | None


class Hidden(msgspec.Struct, frozen=True):
    """Nothing that may be told."""


PUBLIC_COMMANDS: tuple[type[msgspec.Struct], ...] = (
    SubmitPhysicalArcana,
    SubmitPhysicalKing,
    SetConflictTheme,
    ConfirmReady,
    PassRaise,
    ProposeFrame,
    ApproveFrame,
    FinishFirstSentence,
    Cut,
    EndNarration,
    PassClosing,
    WaivePledge,
    RefusePledge,
    ConcludeScene,
    ApproveConclusion,
    ChooseEpilogueSuit,
    TellEpilogue,
    AmendText,
)
PUBLIC_CONSEQUENCES: tuple[type[msgspec.Struct], ...] = tuple(
    kind for kind in GAME.consequences if kind not in (HandsDealt, JokersDealt)
)
SHOWN: tuple[type[msgspec.Struct], ...] = (
    *PUBLIC_COMMANDS,
    *PUBLIC_CONSEQUENCES,
    Hidden,
    GameStarted,
    CharacterSubmitted,
    PhysicalDealSubmitted,
    HandsDealtTo,
    JokersDealtTo,
    BidLaid,
    BidRaised,
    StakePlaced,
    ElementDefined,
    SceneInitiated,
    StagingChosen,
    MotivationRead,
    MotivationRevealed,
    Circumstances,
    FloorRequested,
    FloorYielded,
    FloorTaken,
    ClosingCardGiven,
    CardShown,
    PledgeAccepted,
    SpoilGiven,
)


def entries(step: Step, seat: str) -> Iterable[Shown]:
    """The event, then what followed; both for everybody."""
    command = step.event.command
    yield Shown(event_name(GAME, type(command)), _recorded(step, seat), recorded=True, rules=tuple(command.RULES))
    for consequence in step.consequences:
        shown = _followed(consequence, seat)
        yield Shown(type(consequence).__name__, shown, rules=tuple(consequence.RULES))


def _followed(consequence: Any, seat: str) -> msgspec.Struct:
    """AMB-DEAL-01, AMB-DEAL-02: of a deal each seat sees its own cards; the rest is public."""
    match consequence:
        case HandsDealt(size, hands, source):
            return HandsDealtTo(size, source, hands.get(seat, ()))
        case JokersDealt(jokers, source):
            return JokersDealtTo(source, jokers.get(seat))
        case _:
            return _public(consequence, PUBLIC_CONSEQUENCES)


def _recorded(step: Step, seat: str) -> msgspec.Struct:
    """The event itself, as this seat may read it. What names no secret is shown as it was recorded."""
    own = step.event.seat == seat
    match step.event.command:
        case StartGame(seating):
            return GameStarted(seating, step.after.options)
        case SubmitCharacter(name, motivation):
            return CharacterSubmitted(name.strip(), motivation.strip() if own else None)
        case SubmitPhysicalDeal(hand, joker):
            return PhysicalDealSubmitted(hand, joker) if own else PhysicalDealSubmitted()
        case LayBid() | Raise() | PlaceStake() | DefineElement():
            return _of_childhood(step, own)
        case InitiateScene() | ChooseStaging() | ReadMotivation() | LayCircumstance():
            return _of_staging(step, own)
        case AnnounceCircumstances() | RequestFloor() | YieldFloor() | TakeFloor():
            return _of_narration(step, own)
        case CloseWithHandCard() | CloseWithSetAside() | AcceptPledge():
            return _of_gifts(step, seat)
        case TakeSpoil(card) | RecoverCard(card) | OfferPledge(card):
            return CardShown(_card(card))
        case GiveSpoil(loser, card):
            return SpoilGiven(loser, _card(card))
        case RevealMotivation():
            return MotivationRevealed(step.after.players[step.event.seat].motivation)
        case command:
            return _public(command, PUBLIC_COMMANDS)


def _public(words: Any, allowed: tuple[type[msgspec.Struct], ...]) -> msgspec.Struct:
    """Hidden by default: only what the list names is shown as it stands."""
    return words if isinstance(words, allowed) else Hidden()


def _card(card: str) -> Any:
    """The name of a card as it was accepted: one of the closed list."""
    return card


def _of_childhood(step: Step, own: bool) -> msgspec.Struct:
    before: State = step.before
    auction, seat = before.auction, step.event.seat
    command: Command = step.event.command
    match command:
        case LayBid(card):
            index, rounds = (auction.index, auction.round) if auction else (0, 0)
            return BidLaid(index, rounds, _card(card)) if own else BidLaid(index, rounds)
        case Raise(card):
            lying = auction.bids.get(seat, ()) if auction else ()
            return BidRaised(_card(card), total((*lying, _card(card))))
        case PlaceStake(side):
            places = (c.id for c in before.conflicts if (c.left_of if side == "left" else c.right_of) == seat)
            return StakePlaced(next(places, None), auction.bids.get(seat, ()) if auction else ())
        case DefineElement(conflict, card, from_conflict=source):
            after: State = step.after
            found = (e for c in after.conflicts for e in c.elements if e.id == step.event.id)
            element = next(found, None)
            kind, text = (element.kind, element.text) if element else (None, None)
            return ElementDefined(conflict, _card(card), source, kind, text)
        case _:
            return command


def _of_staging(step: Step, own: bool) -> msgspec.Struct:
    after: State = step.after
    scene = after.scene
    command: Command = step.event.command
    match command:
        case InitiateScene(conflict):
            act: ActNumber = after.act or "one"
            return SceneInitiated(step.event.id, act, conflict, scene.involved if scene else ())
        case ChooseStaging(by):
            return StagingChosen(by, scene.stagers if scene else ())
        case ReadMotivation():
            return MotivationRead(after.players[step.event.seat].motivation) if own else MotivationRead()
        case LayCircumstance(card):
            return CardShown(_card(card))
        case _:
            return command


def _of_narration(step: Step, own: bool) -> msgspec.Struct:
    before: State = step.before
    request = before.scene.request if before.scene else None
    match step.event.command:
        case RequestFloor(card):
            return FloorRequested(_card(card)) if own else FloorRequested()
        case YieldFloor():
            return FloorYielded(request.seat if request else None)
        case TakeFloor():
            now = _stands(step.after)
            return FloorTaken(request.card if request else None, now.values, now.majority, now.winner)
        case _:
            now = _stands(step.after)
            return Circumstances(now.values, now.majority, now.winner)


def _stands(state: State) -> Evaluation:
    conflict = state.conflict(state.scene.conflict) if state.scene else None
    if conflict is None:
        return Evaluation(values={}, majority=(), points={}, winner=None, losers=())
    return standing(state, conflict)


def _of_gifts(step: Step, seat: str) -> msgspec.Struct:
    giver, before = step.event.seat, step.before
    command: Command = step.event.command
    match command:
        case CloseWithHandCard(card, recipient, flip):
            shown = _card(card) if gift_open(before, seat, (giver, recipient)) else None
            return ClosingCardGiven(recipient, "hand", _card(flip), "up", shown)
        case CloseWithSetAside(card, recipient, flip):
            shown = _card(card) if gift_open(before, seat, (giver, recipient)) else None
            return ClosingCardGiven(recipient, "set_aside", _card(flip), "down", shown)
        case AcceptPledge(give):
            scene = before.scene
            loser = scene.claims[0].seat if scene and scene.claims else None
            shown = _card(give) if gift_open(before, seat, (giver, loser)) else None
            return PledgeAccepted(loser, scene.pledge if scene else None, shown)
        case _:
            return command
