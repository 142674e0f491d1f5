"""Entries of Ambre, where they are not the command or the consequence itself.

A field that the reader may not know is left out altogether (AMB-SEC-10).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.base.events import Id, Text
from domain.systems.ambre.state.cards import Card, ConflictId, Major, Minor, Suit
from domain.systems.ambre.state.state import ActNumber, ElementKind, Options, Source


class GameStarted(msgspec.Struct, frozen=True):
    seating: tuple[Id, ...]
    options: Options


class CharacterSubmitted(msgspec.Struct, frozen=True):
    name: str
    motivation: str | None = None


class PhysicalDealSubmitted(msgspec.Struct, frozen=True):
    hand: tuple[Minor, ...] = ()
    joker: Major | None = None


class HandsDealtTo(msgspec.Struct, frozen=True):
    """Sizes for all, the cards for their owner."""

    size: int
    source: Source
    hand: tuple[Minor, ...] = ()


class JokersDealtTo(msgspec.Struct, frozen=True):
    source: Source
    joker: Major | None = None


class BidLaid(msgspec.Struct, frozen=True):
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


class MotivationRead(msgspec.Struct, frozen=True):
    motivation: str | None = None


class MotivationRevealed(msgspec.Struct, frozen=True):
    text: str


class Circumstances(msgspec.Struct, frozen=True):
    """The standing of the scene's conflict now."""

    values: dict[Suit, int]
    majority: tuple[Suit, ...]
    leader: Id | None


class FloorRequested(msgspec.Struct, frozen=True):
    card: Minor | None = None


class FloorYielded(msgspec.Struct, frozen=True):
    to: Id | None


class Narrated(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of the narration, and its words where the narrator gave them."""

    text: Text = ""


class FloorTaken(msgspec.Struct, frozen=True, omit_defaults=True):
    card: Minor | None
    values: dict[Suit, int]
    majority: tuple[Suit, ...]
    leader: Id | None
    text: Text = ""


class ClosingCardGiven(msgspec.Struct, frozen=True):
    """AMB-CLOSE-09: giver, recipient and source for all, the card for the pair."""

    recipient: Id
    source: Literal["hand", "set_aside"]
    flip: Minor | None
    flip_face: Literal["up", "down"]
    card: Minor | None = None


class CardShown(msgspec.Struct, frozen=True):
    """A card that moved before everybody."""

    card: Minor | None


class CircumstanceLaid(msgspec.Struct, frozen=True):
    """A card that changes how the conflict of the scene stands."""

    card: Minor | None
    conflict: ConflictId | None


class ConflictEvaluated(msgspec.Struct, frozen=True):
    """The standing of the scene's conflict when it was closed."""

    values: dict[Suit, int]
    majority: tuple[Suit, ...]
    points: dict[Id, int]
    winner: Id | None
    losers: tuple[Id, ...]
    conflict: ConflictId | None


class PledgeAccepted(msgspec.Struct, frozen=True):
    loser: Id | None
    taken: Minor | None
    given: Minor | None = None


class SpoilGiven(msgspec.Struct, frozen=True):
    loser: Id
    card: Minor | None
