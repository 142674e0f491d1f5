"""Fortunes as tokens: how many a protagonist holds, and the consequences of a gain or a spending."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.spin.state.state import Character, Spin

FortuneCause = Literal["result", "conversion", "shift", "block", "trait", "gauge"]


class FortuneGained(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-GAIN-01",)
    character: Id
    amount: int
    cause: FortuneCause
    count: int


class FortuneSpent(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-FORT-01",)
    character: Id
    amount: int
    cause: FortuneCause
    count: int


def require_fortune(character: Character) -> None:
    """Refuse a use without a fortune: each use costs exactly one (SPI-FORT-01). Raises Refused."""
    if character.fortunes < 1:
        raise Refused("no_fortune", "SPI-FORT-01", needed=1, has=character.fortunes)


def with_character(state: Spin, character: Character) -> Spin:
    return replace(state, characters={**state.characters, character.id: character})


def gained(state: Spin, character: str | None, amount: int, cause: FortuneCause) -> Evolved:
    found = state.characters.get(character or "")
    if found is None or amount < 1:
        return Evolved(state)
    count = found.fortunes + amount
    after = with_character(state, replace(found, fortunes=count))
    return Evolved(after, (FortuneGained(found.id, amount, cause, count),))


def spent(state: Spin, character: str, cause: FortuneCause) -> Evolved:
    """Take one fortune from the character; fortunes are never given to another (SPI-FORT-01)."""
    found = state.characters.get(character)
    if found is None:
        return Evolved(state)
    count = max(0, found.fortunes - 1)
    after = with_character(state, replace(found, fortunes=count))
    return Evolved(after, (FortuneSpent(found.id, 1, cause, count),))
