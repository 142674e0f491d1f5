"""State of some dangers beyond every `Hazard`: breath, exposures, illness, what was swallowed. Structs alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.base.events import Id
from domain.systems.sombre.state.charges import Bomb, Mine
from domain.systems.sombre.state.hazards import Burning, Current, Hazard, Pace

Airless = Literal[
    "confinement", "strangling", "constriction", "hanging", "long_drop", "drowning", "gas", "war_gas", "apnea"
]
"""What keeps the air away (SOM-DANGER-ASPHYXIA, STRANGLE, DROWN, APNEA, GAS)."""
Exhaustion = Literal["starvation", "dehydration", "hyperthermia", "hypothermia"]
"""SOM-DANGER-ATTRITION-04."""
Family = Literal[
    "stimulant",
    "depressant",
    "alcohol",
    "opiate",
    "sleeping_drug",
    "anaesthetic",
    "psychedelic",
    "poison",
    "gas",
]
Trip = Literal["good", "bad"]


class Asphyxia(Hazard, frozen=True, kw_only=True):
    """Want of air, one for each body, whatever takes the air (SOM-DANGER-ASPHYXIA).

    `flows`: the game master's clock runs; a throat that is held needs none. `owed`: he has still to say its pace.
    """

    why: Airless
    flows: bool = True
    owed: bool = False


class HeldBreath(Hazard, frozen=True, kw_only=True):
    """A breath held until `next_at` (SOM-DANGER-APNEA). `then`: the pace of what follows, if it was said beforehand."""

    prepared: bool
    still: bool
    then: Pace = Pace()


class Exposure(msgspec.Struct, frozen=True, kw_only=True):
    """An exposure to hunger, thirst, heat or cold (SOM-DANGER-ATTRITION-04). `period` in seconds."""

    kind: Exhaustion
    period: int


class Attrition(Hazard, frozen=True, kw_only=True):
    """All exposures of one body; `what` is the fastest of them, which alone ticks.

    `gauge`: the one whose turn it is; `last`: the second of the last tick, of the start where there was none. `met`:
    every kind since its circles began, for the slowest recovery. `traces`: starvation has gone far enough for some.
    """

    exposures: tuple[Exposure, ...] = ()
    gauge: Literal["fatigue", "wounds"] = "fatigue"
    last: int = 0
    met: frozenset[Exhaustion] = frozenset()
    traces: bool = False


class Course(Hazard, frozen=True, kw_only=True):
    """A series of ticks at the game master's pace: an illness, radiation, a slow drug. `count` are still to come.

    `brings`: `death` where the threshold was passed.
    """

    brings: Literal["wounds", "fatigue", "death"]
    count: int


Danger = Hazard | Burning | Current | Asphyxia | HeldBreath | Attrition | Course
"""Every form of a danger."""


class Dose(msgspec.Struct, frozen=True, kw_only=True):
    """A dose that somebody was given (SOM-DANGER-TOXIC); `secret`: in hiding. `acting` while its effect lasts.

    `trip`: how it turned out. `resisted`: addiction was, so that each later use of the product tempts again.
    """

    id: str
    character: str
    family: Family
    toxicity: int
    product: str = ""
    secret: bool = False
    acting: bool = True
    trip: Trip | None = None
    resisted: bool = False


class Poison(msgspec.Struct, frozen=True, kw_only=True):
    """A poison made in secret: nobody but the game master knows how well (SOM-DANGER-TOXIC-20)."""

    id: str
    maker: str
    success: bool
    margin: int


class Ordeal(msgspec.Struct, frozen=True, kw_only=True):
    """An ordeal under torture (SOM-DANGER-TORTURE).

    `rolls` that the perpetrator has made to stop; `due` while one must be made or thrown.
    """

    id: Id
    victim: Id
    perpetrator: Id
    purpose: Literal["none", "information"]
    rolls: int = 0
    due: bool = True


class Dangers(msgspec.Struct, frozen=True):
    """Dangers that are not of one body alone: doses and poisons, torture, bombs and mines."""

    doses: Mapping[str, Dose] = {}
    poisons: Mapping[str, Poison] = {}
    ordeals: Mapping[str, Ordeal] = {}
    bombs: Mapping[str, Bomb] = {}
    mines: Mapping[str, Mine] = {}
