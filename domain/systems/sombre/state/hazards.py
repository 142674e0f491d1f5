"""The dangers that run on a body: structs alone, so that its state can hold them; the rules stand in `dangers`.

`Hazard` is what all of them share, and what the clocks need to know. A danger that remembers more is a struct of its
own on top of it, here or beside it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Peril = Literal[
    "burning",
    "low_voltage",
    "high_voltage",
    "frostbite",
    "asphyxia",
    "apnea",
    "starvation",
    "dehydration",
    "hyperthermia",
    "hypothermia",
    "disease",
    "radiation",
    "drug",
    "effect",
]


class Pace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How often: every so many seconds of the fictional clock, or every so many Turns. One of the two."""

    seconds: int = 0
    turns: int = 0


class Hazard(msgspec.Struct, frozen=True, kw_only=True):
    """A danger that runs, or that has stopped and is giving back what it took.

    `id`: the event that started it, and the cause of every circle that it ticks. `order` of its start among all
    procedures. `turn`: the combat Turn in which it started, when nothing strikes yet; -1 where that does not matter.
    `running` False: it has stopped, and goes on only until its special circles are erased.
    `pace`: how often it strikes; `next_at`: the second of the fictional clock at which it does so next; `left`: or
    after how many Turns. Neither: it waits for a word. `faints`: seven circles of Fatigue make unconscious, six
    conscious again, and the coma stages say nothing meanwhile.
    """

    id: str
    what: Peril
    order: int
    turn: int = -1
    running: bool = True
    pace: Pace = Pace()
    next_at: int | None = None
    left: int | None = None
    faints: bool = False
