"""A roll from its call to its result, with the shot that it decides; and what compares several rolls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.base.events import Label
from domain.systems.sombre.state.hazards import Place
from domain.systems.sombre.state.vocabulary import ActionNature, Direction, FailureKind, Purpose, Quality, RollKind

Extent = Literal["partial", "extended", "complete"]


class Cover(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A cover of the target of a shot (SOM-RANGED-10 to SOM-RANGED-12).

    `exposed`: what may be hit (none named: any zone of an extended one). `pierced`: the projectile goes through it.
    """

    extent: Extent
    exposed: tuple[Place, ...] = ()
    pierced: bool = False


class Shelter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A shelter of the shooter (SOM-RANGED-13, SOM-RANGED-14).

    `lowered`: ranks that good use takes off; `opening`: it was built to shoot through, which takes off one at least.
    """

    extent: Extent
    lowered: int = 0
    opening: bool = False


class Shot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The circumstances of a throw or a shot. `point_blank`: less than a metre away (SOM-RANGED-23)."""

    cover: Cover | None = None
    shelter: Shelter | None = None
    point_blank: bool = False


class Rank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One parameter of Difficulty: what complicates the action, and by how much."""

    label: Label
    ranks: int


class Extra(msgspec.Struct, frozen=True):
    """Points beside the ranks; `hidden`: left out of the owner's copy."""

    label: str
    points: int
    hidden: bool = False


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A roll worked out. Everything in it is derived from the die and from the state when it fell.

    `veiled`: what a hidden cause has raised the score by, left out of the owner's copy.
    """

    score: int | None
    die: int | None = None
    wounds: int = 0
    fatigue: int = 0
    instability: int = 0
    difficulty: int = 0
    conditions: int = 0
    off_hand: int = 0
    points: int = 0
    extras: tuple[Extra, ...] = ()
    veiled: int = 0
    total: int | None = None
    success: bool = False
    failure: FailureKind | None = None
    margin: int | None = None
    quality: Quality | None = None


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """A roll that was asked for, then its die and result.

    `cause` is the event that called it; `opposition` the comparison that waits for it; `subject` what the
    roll is about (a crime, a treatment, a bite); `missed`: a blow that was none before a correction; `placed`: the
    d6 of the zone that was thrown with an attack.
    """

    id: str
    cause: str
    character: str
    skills: tuple[str, ...] = ()
    kind: RollKind = "action"
    nature: ActionNature | None = None
    label: str = ""
    difficulty: tuple[Rank, ...] = ()
    off_hand: bool = False
    attempt: str = ""
    assistants: tuple[str, ...] = ()
    concerned: tuple[str, ...] = ()
    shown: bool | None = None
    purpose: Purpose = "action"
    somatogenic: Literal["none", "any_failure", "natural_only"] = "none"
    situation: str = ""
    subject: str = ""
    direction: Direction | None = None
    relapse: int = 0
    opposition: str | None = None
    secret: bool = False
    decoy: bool = False
    scene: str = ""
    sides: int = 20
    physical: bool = False
    placed: int | None = None
    hopeless: bool = False
    missed: bool = False
    shot: Shot | None = None
    result: Result | None = None


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """One comparison of an opposition: the rolls that stand for each side now, and how it ended."""

    active: str
    passive: str
    status: Literal["waiting", "tied", "double_failure", "settled"] = "waiting"
    winner: str | None = None
    margin: int | None = None


class Opposition(msgspec.Struct, frozen=True, kw_only=True):
    """A duel, one against several (one pair each), or a ranking of `entrants` (no pairs).

    `tiebreak`: a runner's present roll -> his earlier ones, which the new dice only tell apart.
    """

    id: str
    pairs: tuple[Pair, ...] = ()
    entrants: tuple[str, ...] = ()
    ranked: tuple[str, ...] = ()
    tiebreak: Mapping[str, tuple[str, ...]] = {}
    status: Literal["waiting", "double_failure", "settled"] = "waiting"
    rerolls: int = 0
    secret: bool = False
    decoy: bool = False


class Dice(msgspec.Struct, frozen=True):
    """Dice that are called for and those that were thrown, by id; `screen_dice`: those thrown behind the screen."""

    calls: Mapping[str, Call] = {}
    rolls: Mapping[str, Call] = {}
    oppositions: Mapping[str, Opposition] = {}
    screen_dice: tuple[int, ...] = ()
