"""The six results: from even dice to the ladder, its readings and its stages. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from domain.systems.spin.state.opposition_state import Opposition, Stage
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import LADDER, Direction, ReadingKey, Result

TOP = len(LADDER) - 1
READING: dict[Result, ReadingKey] = {
    "exploit": "yes_and",
    "success": "yes",
    "partial_success": "yes_but",
    "partial_failure": "no_but",
    "failure": "no",
    "fiasco": "no_and",
}
"""SPI-INT-01."""


def reading(state: Spin, result: Result) -> ReadingKey:
    """Return how the result is read out (SPI-INT-01)."""
    return READING[result]


def evens(state: Spin, faces: Iterable[int]) -> int:
    """Return the score of a camp: the number of its even faces (SPI-DICE-03)."""
    return sum(face % 2 == 0 for face in faces)


def even_sum(faces: Iterable[int]) -> int:
    """Return the sum of the even faces, extra dice included (SPI-COMP-07)."""
    return sum(face for face in faces if face % 2 == 0)


def raw_result(state: Spin, p: int, o: int) -> Result:
    """Return the result of `p` even dice of the protagonists against `o` of the obstacle (SPI-RES-01, SPI-RES-03)."""
    if p == o:
        return "partial_success" if p else "partial_failure"
    if p > o:
        return "exploit" if _overwhelming(p, o) else "success"
    return "fiasco" if _overwhelming(o, p) else "failure"


def _overwhelming(more: int, fewer: int) -> bool:
    """Return whether `more` is over twice `fewer`; against none, at least two (SPI-A-02)."""
    return more > 2 * fewer if fewer else more >= 2


def rank(result: Result) -> int:
    """Return the place on the ladder, 0 for fiasco to 5 for exploit, without a zero step (SPI-RES-02)."""
    return LADDER.index(result)


def number(result: Result) -> int:
    """Return the book's number of the result, 1 for exploit to 6 for fiasco (SPI-RES-02)."""
    return len(LADDER) - rank(result)


def steps_left(result: Result, direction: Direction) -> int:
    return TOP - rank(result) if direction == "up" else rank(result)


def shifted(result: Result, direction: Direction, steps: int = 1) -> tuple[Result, int]:
    """Return the result after so many steps, and the steps beyond the end of the ladder."""
    walked = min(steps, steps_left(result, direction))
    place = rank(result) + (walked if direction == "up" else -walked)
    return LADDER[place], steps - walked


def failed_stage(result: Result, stages: Sequence[Stage], p: int) -> int | None:
    """Return the number of the first stage whose keys, added up, exceed the even dice, or of the last (SPI-ZOOM-05).

    None without stages, or from a partial success on.
    """
    if not stages or rank(result) >= rank("partial_success"):
        return None
    needed = 0
    for place, stage in enumerate(stages, 1):
        needed += stage.keys
        if needed > p:
            return place
    return len(stages)


def acting_order(state: Spin, found: Iterable[Opposition]) -> tuple[tuple[str, ...], ...]:
    """Return the oppositions in the order of acting, equal ones grouped (SPI-INIT-03).

    The best final result comes first, then the greater sum of even faces.
    """
    ranked: dict[tuple[int, int], list[str]] = {}
    for opposition in found:
        roll = opposition.rolls.get("protagonist")
        if opposition.result is not None and roll is not None and opposition.order and opposition.lead:
            ranked.setdefault((rank(opposition.result), even_sum(roll.faces)), []).append(opposition.id)
    return tuple(tuple(ranked[key]) for key in sorted(ranked, reverse=True))
