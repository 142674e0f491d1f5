"""Entries of Ambre, where they are not the command or the consequence itself.

A field that the reader may not know is null or empty (AMB-SEC-10)."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.base.events import Id, Text
from domain.systems.ambre.state.cards import Card, ConflictId, Major, Minor, Suit
from domain.systems.ambre.state.state import ActNumber, ElementKind, Options, Source


class GameStartedEntry(msgspec.Struct, frozen=True):
    seating: tuple[Id, ...]
    options: Options


class CharacterSubmittedEntry(msgspec.Struct, frozen=True):
    name: str
    motivation: str | None = None


class PhysicalDealSubmittedEntry(msgspec.Struct, frozen=True):
    hand: tuple[Minor, ...] = ()
    joker: Major | None = None


class HandsDealtEntry(msgspec.Struct, frozen=True):
    """The hands as dealt: their size for everybody, the cards for their owner."""

    size: int
    source: Source
    hand: tuple[Minor, ...] = ()


class JokersDealtEntry(msgspec.Struct, frozen=True):
    source: Source
    joker: Major | None = None


class BidLaidEntry(msgspec.Struct, frozen=True):
    """A seat laid a bid face down.

    `card`: for the seat itself, null for others, who read the same for the joker, a 1 or a 10 (AMB-SEC-03).
    """

    auction: int
    round: int
    card: Card | None = None


class BidRaisedEntry(msgspec.Struct, frozen=True):
    card: Minor | None
    total: int


class StakePlacedEntry(msgspec.Struct, frozen=True):
    conflict: ConflictId | None
    cards: tuple[Minor, ...]


class ElementDefinedEntry(msgspec.Struct, frozen=True):
    conflict: ConflictId
    card: Minor | None
    from_conflict: ConflictId | None
    kind: ElementKind | None
    text: str | None


class SceneInitiatedEntry(msgspec.Struct, frozen=True):
    scene: Id
    act: ActNumber
    conflict: ConflictId
    involved: tuple[Id, ...]


class StagingChosenEntry(msgspec.Struct, frozen=True):
    by: Literal["initiator", "others"]
    stagers: tuple[Id, ...]


class MotivationReadEntry(msgspec.Struct, frozen=True):
    motivation: str | None = None


class MotivationRevealedEntry(msgspec.Struct, frozen=True):
    text: str


class CircumstancesEntry(msgspec.Struct, frozen=True):
    """The standing of the scene's conflict now."""

    values: dict[Suit, int]
    majority: tuple[Suit, ...]
    leader: Id | None


class FloorRequestedEntry(msgspec.Struct, frozen=True):
    card: Minor | None = None


class FloorYieldedEntry(msgspec.Struct, frozen=True):
    to: Id | None


class NarratedEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of the narration, and its words where the narrator gave them."""

    text: Text = ""


class FloorTakenEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    card: Minor | None
    values: dict[Suit, int]
    majority: tuple[Suit, ...]
    leader: Id | None
    text: Text = ""


class ClosingCardGivenEntry(msgspec.Struct, frozen=True):
    """A card was given in the closing of a scene, by the seat of the event to `recipient`.

    `card`: for this pair (AMB-CLOSE-09), and for everybody where the option `open_set_aside` opens the piles; null for
    others. All other fields are the same for everybody.
    """

    recipient: Id
    source: Literal["hand", "set_aside"]
    flip: Minor | None
    flip_face: Literal["up", "down"]
    card: Minor | None = None


class CardEntry(msgspec.Struct, frozen=True):
    """A card that moved before everybody."""

    card: Minor | None


class CircumstanceLaidEntry(msgspec.Struct, frozen=True):
    """A card that changes how the conflict of the scene stands."""

    card: Minor | None
    conflict: ConflictId | None


class ConflictEvaluatedEntry(msgspec.Struct, frozen=True):
    """The standing of the scene's conflict when it was closed."""

    values: dict[Suit, int]
    majority: tuple[Suit, ...]
    points: dict[Id, int]
    winner: Id | None
    losers: tuple[Id, ...]
    conflict: ConflictId | None


class PledgeAcceptedEntry(msgspec.Struct, frozen=True):
    loser: Id | None
    taken: Minor | None
    given: Minor | None = None


class SpoilGivenEntry(msgspec.Struct, frozen=True):
    loser: Id
    card: Minor | None
