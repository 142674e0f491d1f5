"""The pace of a danger that takes the air: its bounds, and its change with effect on the next tick."""

from __future__ import annotations

from typing import TypeVar, get_args

from msgspec.structs import replace

from domain.base.refusal import Refused
from domain.game import Schema, closed, integer
from domain.systems.sombre.state.hazards import Hazard, Pace
from domain.systems.sombre.state.perils import Airless
from domain.systems.sombre.state.state import SombreState, in_seconds

H = TypeVar("H", bound=Hazard)

MINUTE, HOUR, DAY = 60, 3600, 86400
MOST_TURNS = 1000
BOUNDS: dict[Airless, tuple[int, int, int]] = {
    "confinement": (1, DAY, MOST_TURNS),
    "drowning": (1, DAY, MOST_TURNS),
    "apnea": (1, DAY, MOST_TURNS),
    "hanging": (10, HOUR, MOST_TURNS),
    "gas": (1, MINUTE, MOST_TURNS),
    "war_gas": (1, MINUTE, MOST_TURNS),
}
"""SOM-DANGER-STRANGLE-05, SOM-DANGER-GAS-02: least and most seconds, most Turns."""
GASES: frozenset[Airless] = frozenset({"gas", "war_gas"})
STARTED: tuple[Airless, ...] = tuple(w for w in get_args(Airless) if w not in ("strangling", "apnea"))
"""Hands on a throat are a grab (SOM-DANGER-STRANGLE-01), the end of a breath comes by itself."""


def check_pace(why: Airless, pace: Pace, rule: str) -> None:
    """Refuse a pace that is not in one unit, within the bounds of what takes the air. Raises Refused."""
    low, high, turns = BOUNDS.get(why, (1, 0, 0))
    if bool(pace.seconds) is bool(pace.turns) or not (low <= pace.seconds <= high or 1 <= pace.turns <= turns):
        raise Refused("out_of_bounds", rule)


def paced(state: SombreState, hazard: H, pace: Pace) -> H:
    """Return the hazard at another pace from now on.

    Of what ticks by the clock or by the Turn and goes on doing so:

    A59: faster, the next tick comes one new period from now, never later than it was due. A60: slower, it comes one new
    period after the last one.
    """
    was, now = hazard.pace, in_seconds(state)
    next_at = now + pace.seconds if pace.seconds else None
    left = pace.turns or None
    if hazard.next_at is not None and pace.seconds:
        last = hazard.next_at - was.seconds
        next_at = (
            max(last + pace.seconds, now) if pace.seconds > was.seconds else min(hazard.next_at, now + pace.seconds)
        )
    if hazard.left is not None and pace.turns:
        left = hazard.left + pace.turns - was.turns if pace.turns > was.turns else min(hazard.left, pace.turns)
    return replace(hazard, pace=pace, next_at=next_at, left=left)


def pace_schema(low: int, high: int, turns: int = 0) -> Schema:
    forms = [_form("seconds", low, high)] if low <= high else []
    return {"anyOf": [*forms, *([_form("turns", 1, turns)] if turns else [])]}


def _form(unit: str, low: int, high: int) -> Schema:
    return closed({unit: integer(low, high)}, unit)
