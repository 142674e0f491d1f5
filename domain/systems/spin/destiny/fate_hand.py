"""The deck, the hand and the discard of the six fate cards."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from domain.base.events import Consequence
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import FATE_THEMES, FateTheme

ALL_CARDS = frozenset(range(1, 7))


class FateCardDrawn(Consequence, frozen=True):
    """A fate card was drawn into the hand.

    `number` and `theme` are for the gm alone (SPI-FATE-02, SPI-SEC-02); `typed`, at the table, is not.
    """

    RULES: ClassVar = ("SPI-FATE-02", "SPI-FATE-03", "SPI-GAIN-03")
    hand_count: int
    number: int | None = None
    typed: bool = False
    theme: FateTheme | None = None


class FateAttentionIgnored(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-FATE-04",)
    count: int = 6


def theme_of(state: Spin, card: int) -> FateTheme:
    """Return the theme of the card of that number, 1 to 6 (SPI-FATE-01)."""
    return FATE_THEMES[card - 1]


def full(state: Spin) -> bool:
    """Return whether the hand holds all six cards, which are all different (SPI-FATE-03)."""
    return len(state.hand) == len(ALL_CARDS)


def deck(state: Spin) -> frozenset[int]:
    return ALL_CARDS - state.hand - state.discard


def attention(state: Spin) -> frozenset[int]:
    """Return the cards that may be drawn: the deck, or the discard once the deck is empty (SPI-FATE-02)."""
    return deck(state) or state.discard


def taken(state: Spin, card: int) -> Spin:
    discard = state.discard if deck(state) else frozenset()
    return replace(state, hand=state.hand | {card}, discard=discard - {card})


def played(state: Spin, card: int) -> Spin:
    """Return a played card to the deck at once, or by option to the discard (SPI-FATE-09)."""
    kept = state.options.fate_discard == "until_empty"
    return replace(state, hand=state.hand - {card}, discard=state.discard | {card} if kept else state.discard)
