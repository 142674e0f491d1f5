"""How what was told reads now, line by line: each line that a correction changed with those that hold in its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import SequenceMatcher

from projections.projection import Shown

Instead = tuple[Shown, ...] | None
"""The lines that hold in the place of one; None: it holds as it is."""
Same = Callable[[Shown, Shown], bool]


def instead(told: Sequence[Shown], now: Sequence[Shown], same: Same) -> list[Instead]:
    """For each line that was told, what holds in its place: read in order, that is what holds now.

    Lines are paired by what they tell of. What was told of nothing stands with the line before it, or the first.
    """
    pairs = SequenceMatcher(None, [line.name for line in told], [line.name for line in now], autojunk=False)
    places: list[list[Shown]] = [[] for _ in told]
    for _, start, stop, first, last in pairs.get_opcodes():
        width = stop - start
        for number, line in enumerate(now[first:last]):
            places[start + min(number, width - 1) if width else max(start - 1, 0)].append(line)
    return [_instead(line, held, same) for line, held in zip(told, places, strict=True)]


def _instead(line: Shown, held: list[Shown], same: Same) -> Instead:
    return None if len(held) == 1 and same(line, held[0]) else tuple(held)
