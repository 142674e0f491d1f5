"""Sealing: hidden things that an act, the next deal or the end of the game opens. Branches may not open them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from domain.base.chance import Chance, Draw
from domain.base.events import Command, Consequence
from domain.game.evolution import Evolved

NONE: frozenset[str] = frozenset()


def nothing_to_draw(state: Any, chance: Chance) -> None:
    return None


def as_drawn(state: Any, draws: Sequence[Draw]) -> Evolved:
    return Evolved(state)


def nothing_opened(state: Any) -> frozenset[str]:
    return NONE


class Sealing(msgspec.Struct, frozen=True, kw_only=True):
    """The rules for what lies hidden at a table, to be opened later. Everything is pure.

    - `until`: command -> what opens (or discards for good) all that lies sealed by commands of that kind: commands,
      consequences. In between, nobody but its author may read what such a command holds.
    - `lasting`: what was never opened stays sealed after the end, too: no record is opened over it.
    - `draw(state, chance)`: draws anew what was drawn and not shown to anybody yet; nothing where there is none.
    - `drawn(state, draws)`: the state with these instead. Total.
    - `opened(state)`: what of the things that a game opens at its end lies open, by names of the game's own; `opening`:
      the commands that may open any of them.
    """

    until: Mapping[type[Command], frozenset[type[Command] | type[Consequence]]] = {}
    lasting: bool = False
    draw: Callable[[Any, Chance], None] = nothing_to_draw
    drawn: Callable[[Any, Sequence[Draw]], Evolved] = as_drawn
    opened: Callable[[Any], frozenset[str]] = nothing_opened
    opening: frozenset[type[Command]] = frozenset()

    @property
    def openers(self) -> frozenset[type[Any]]:
        """The commands and facts that may open something sealed."""
        return frozenset[type[Any]]().union(*self.until.values())
