"""The tarot of 78: minor arcana to play, figures that mark ranks, majors (AMB-CARD-01 to AMB-CARD-04)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, get_args

import msgspec

Suit = Literal["cups", "coins", "swords", "wands"]
Minor = Literal[
    "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10",
    "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10",
    "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10",
    "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10",
]  # fmt: skip
Major = Literal[
    "M0", "M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10",
    "M11", "M12", "M13", "M14", "M15", "M16", "M17", "M18", "M19", "M20", "M21",
]  # fmt: skip
Card = Minor | Major
Rank = Literal["king", "queen", "knight", "valet", "unranked"]
ConflictId = Annotated[Literal["K0", "K1", "K2", "K3", "K4"], msgspec.Meta(extra={"id": True})]

SUITS: tuple[Suit, ...] = get_args(Suit)
MINORS: tuple[Minor, ...] = get_args(Minor)
MAJORS: tuple[Major, ...] = get_args(Major)
FIGURES: tuple[Rank, ...] = ("king", "queen", "knight", "valet")
CONFLICTS: tuple[ConflictId, ...] = get_args(get_args(ConflictId)[0])
_SUIT: Mapping[str, Suit] = {"C": "cups", "D": "coins", "S": "swords", "W": "wands"}
_RED: frozenset[Suit] = frozenset({"cups", "coins"})


def suit(card: Minor) -> Suit:
    """Return the suit of a minor card (AMB-CARD-02).

    Cups are Majesty, coins Resilience, swords Supremacy, wands Transcendence.
    """
    return _SUIT[card[0]]


def value(card: Minor) -> int:
    """Return the number of a minor card, the ace being 1 (AMB-CARD-03)."""
    return int(card[1:])


def red(card: Minor) -> bool:
    """Return whether a minor card is of cups or coins, not of swords or wands (AMB-CARD-02)."""
    return suit(card) in _RED


def better(rank: Rank, other: Rank) -> bool:
    """Return whether a rank beats the other: King, Queen, Knight, Valet, then the unranked (AMB-CARD-04)."""
    order = get_args(Rank)
    return bool(order.index(rank) < order.index(other))


def sorted_hand(cards: Iterable[Minor]) -> tuple[Minor, ...]:
    """Sort cards in the order of the deck: a pile never shows in which order it grew (AMB-SEC-06, AMB-SEC-10)."""
    return tuple(sorted(cards, key=MINORS.index))


def without(cards: tuple[Minor, ...], card: Minor) -> tuple[Minor, ...]:
    return tuple(c for c in cards if c != card)
