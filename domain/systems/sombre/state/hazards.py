"""The dangers that run on a body: structs alone, so that its state can hold them; the rules stand in `dangers`.

`Hazard` is what all of them share, and what the clocks need to know. A danger that remembers more is a struct of its
own on top of it, here or beside it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.base.marks import Seconds

Place = Literal["right_leg", "left_leg", "right_arm", "left_arm", "trunk", "head", "front_legs", "hind_legs"]
"""Where a blow lands: on people one of the six zones, on animals one of their own four."""

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
    """The interval of a danger: so many seconds of the fictional clock, or so many Turns. One of the two."""

    seconds: Seconds = 0
    turns: int = 0


class Hazard(msgspec.Struct, frozen=True, kw_only=True, tag=True):
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


Fuel = Literal["ordinary", "liquid", "jet"]
Cloth = Literal["fire_proof", "aluminised"]


class Burning(Hazard, frozen=True, kw_only=True):
    """Clothes on fire. `jet`: liquid fire that only a strong jet of water puts out. `proof`: the clothes hold it up.

    `steps` that were reached; `places`: where the fire wounds step by step, as far as that is named.
    """

    fuel: Fuel
    proof: bool = False
    steps: int = 0
    places: tuple[Place, ...] = ()


class Current(Hazard, frozen=True, kw_only=True):
    """An electric current. `stuck`: the hand cannot let go.

    `legs`: it comes through the ground, for so many Turns at most.
    """

    volts: int
    stuck: bool = True
    legs: int = 0
