"""Fear, somatisations, crimes and treatments: the state of a character's mind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.base.events import Id, Label
from domain.systems.sombre.state.vocabulary import FearLevel, Selection, SomatisationKind


class Fear(msgspec.Struct, frozen=True):
    """A fear state of a character.

    `cause`: the roll or ruling that it comes from; `imposed`: actions imposed since it began.
    """

    level: FearLevel
    cause: str
    imposed: int = 0


class Custom(msgspec.Struct, frozen=True):
    """A somatisation composed by the game master."""

    label: Label
    excluding: bool = False
    incapacitating: bool = True
    special: bool = False
    after_effect: str = ""


class Somatisation(msgspec.Struct, frozen=True, kw_only=True):
    """A running somatisation. `revived`: awake again but still unable to act.

    `strikes` that landed bare-handed, and what it was `armed` with when it began.
    """

    kind: SomatisationKind
    source: Id
    method: Selection
    custom: Custom | None = None
    overridden: bool = False
    revived: bool = False
    fall_ruled: bool = False
    fatigue_ruled: bool = False
    wounds_ruled: bool = False
    jaw_ruled: bool = False
    jaw_protected: bool = False
    strikes: int = 0
    armed: frozenset[str] = frozenset()
    voice: str = ""
    disclosed: frozenset[Id] = frozenset()


class Requested(msgspec.Struct, frozen=True):
    """A somatisation whose kind the player still owes, by die or by choice; `crime`: after a remorse."""

    id: str
    method: Literal["d6", "player"]
    attested: bool = False


class Crime(msgspec.Struct, frozen=True):
    id: Id
    kind: str
    scene: str = ""


class Treatment(msgspec.Struct, frozen=True, kw_only=True):
    """A treatment of a trait by a carer. `until`: fictional minutes; `success` once the roll, `call`, is known."""

    id: str
    trait: str
    carer: str
    skill: str
    score: int
    months: int
    until: int
    call: str | None = None
    success: bool | None = None


class Mind(msgspec.Struct, frozen=True):
    """Fear, somatisations, crimes and treatments of a character. `requested`: the kind of somatisation that the player
    owes; `withheld`: a somatisation that is over, as far as the player does not know yet.
    """

    fear: Fear | None = None
    fear_rolls: int = 0
    somatisation: Somatisation | None = None
    requested: Requested | None = None
    withheld: Somatisation | None = None
    ecstasy_done: bool = False
    heart_disease: bool = False
    crimes: tuple[Crime, ...] = ()
    treatments: Mapping[str, Treatment] = {}
