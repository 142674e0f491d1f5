"""Oppositions and competitions as they stand: factors, rolls, shifts, consequences. Frozen; changed by `replace`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.base.events import Id, Label, LabelText, Text
from domain.systems.spin.state.words import (
    CampName,
    CampStatus,
    CompetitionOutcome,
    Conversion,
    Direction,
    FactorSource,
    FactorStatus,
    GaugeKind,
    Mitigation,
    ModifierKind,
    OppositionKind,
    OppositionStatus,
    Result,
    Stance,
    TraitLevel,
    ZoomAsOpened,
)


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ordered part of a sequence or script; each key is one die of the obstacle."""

    name: LabelText
    keys: int = 1


class Factor(msgspec.Struct, frozen=True):
    """Anything worth dice. `against`: the die that a zero-sum trait gives the other camp."""

    id: str
    camp: CampName
    label: str
    source: FactorSource
    dice: int
    by: str
    source_id: str | None = None
    owner: str | None = None
    level: TraitLevel = "normal"
    conversion: Conversion = "none"
    external: bool = False
    hidden: bool = False
    destiny_added: bool = False
    stage: int | None = None
    against: int = 0
    status: FactorStatus = "accepted"


class Roll(msgspec.Struct, frozen=True):
    """One camp's dice: the pool, and one more for each six of it."""

    initial: tuple[int, ...]
    extra: tuple[int, ...]
    typed: bool

    @property
    def faces(self) -> tuple[int, ...]:
        return self.initial + self.extra


class Shift(msgspec.Struct, frozen=True):
    character: Id
    direction: Direction


class Alea(msgspec.Struct, frozen=True):
    """Deus Ex Alea: pending while `applied` is None."""

    loser: CampName
    amplitude: int
    direction: Direction | None = None
    steps: int = 0


class Deed(msgspec.Struct, frozen=True):
    """A consequence as ruled; `gain` and `loss` say whether it pays a gain or a loss that the result owes."""

    id: str
    kind: str
    character: str | None
    text: str
    basis: str | None
    gain: bool
    loss: bool
    strict_loss: bool = False


class Opposition(msgspec.Struct, frozen=True, kw_only=True):
    """One conflict, from the request to the close. `counted`: destiny follows it."""

    id: str
    kind: OppositionKind
    status: OppositionStatus
    scene: str
    counted: bool
    lead: str | None = None
    protagonists: tuple[str, ...] = ()
    aggressor: str | None = None
    obstacle: str = ""
    objective: str = ""
    wager: str = ""
    zoom: ZoomAsOpened = "action"
    stages: tuple[Stage, ...] = ()
    factors: Mapping[str, Factor] = {}
    base_dice: int = 1
    outcome_only: bool = False
    competition: str | None = None
    camp: str | None = None
    x: int = 0
    y: int = 0
    stance: Stance | None = None
    delta: int | None = None
    rolls: Mapping[CampName, Roll] = {}
    raw: Result | None = None
    result: Result | None = None
    shifts: tuple[Shift, ...] = ()
    shift_passes: frozenset[str] = frozenset()
    alea: Alea | None = None
    extra_and: int = 0
    failed_stage: int | None = None
    mitigation: Mitigation = "none"
    deeds: tuple[Deed, ...] = ()
    impact_used: bool = False
    order: int = 0

    @property
    def is_open(self) -> bool:
        return self.status in ("framing", "locked", "rolled", "finalised")

    @property
    def alea_pending(self) -> bool:
        return self.alea is not None and self.alea.direction is None and self.status == "rolled"


class Harm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The price of staying in a competition: a gauge advances, a trait is lost, or fiction alone."""

    kind: Literal["gauge", "trait", "fiction"]
    character: Id | None = None
    label: Label = ""
    gauge_kind: GaugeKind | None = None
    ticks: int | None = None
    levels: int | None = None
    trait: Id | None = None
    text: Text = ""


class Camp(msgspec.Struct, frozen=True):
    """A competitor: protagonists, or an npc's camp named by a text."""

    id: str
    members: tuple[str, ...]
    npc: str
    objective: str
    status: CampStatus = "in"
    reached: bool = False
    harms: tuple[Harm, ...] = ()
    modifier_due: ModifierKind | None = None


class Leg(msgspec.Struct, frozen=True):
    """The act of a camp in a round; `result` once final, `evens` the sum of its even faces."""

    opposition: str
    result: Result | None = None
    evens: int = 0


class Round(msgspec.Struct, frozen=True):
    legs: Mapping[str, Leg] = {}
    compared: bool = False


class Competition(msgspec.Struct, frozen=True):
    """A race. `separate`: its camps have different objectives, and one that arrives does not end the others' race."""

    id: str
    camps: Mapping[str, Camp]
    rounds: tuple[Round, ...] = ()
    outcome: CompetitionOutcome = "open"
    winner: str | None = None
    tied: tuple[str, ...] = ()
    separate: bool = False
