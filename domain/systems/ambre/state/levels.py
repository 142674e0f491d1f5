"""The level of each conflict: belligerence or rivalry (AMB-LEVEL)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from domain.base.events import Consequence
from domain.game import Evolved
from domain.systems.ambre.state.cards import ConflictId, red, value
from domain.systems.ambre.state.state import Conflict, Level, State


class ConflictLevelSet(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-LEVEL-01", "AMB-LEVEL-02", "AMB-LEVEL-03")

    conflict: ConflictId
    red: int
    black: int
    level: Level


def assign(state: State) -> Evolved:
    """Set the levels once for all; then everybody reads the themes again (AMB-LEVEL-01 to AMB-LEVEL-04)."""
    conflicts = tuple(_characterised(conflict) for conflict in state.conflicts)
    levels = (ConflictLevelSet(c.id, c.red_total or 0, c.black_total or 0, c.level) for c in conflicts if c.level)
    return Evolved(replace(state, conflicts=conflicts, step="levels", ready=frozenset()), tuple(levels))


def _characterised(conflict: Conflict) -> Conflict:
    reds = sum(value(p.card) for p in conflict.cards if red(p.card))
    blacks = sum(value(p.card) for p in conflict.cards if not red(p.card))
    return replace(conflict, red_total=reds, black_total=blacks, level=level(reds, blacks))


def level(reds: int, blacks: int) -> Level:
    """Return the level by the sums of red and black cards (AMB-LEVEL-02).

    Equal sums, nothing at all included, are a rivalry about to break out.
    """
    if reds > blacks:
        return "rivalry"
    return "belligerence" if blacks > reds else "rivalry_on_the_brink"
