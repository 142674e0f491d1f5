"""State of health of a body: distress, sleep, blows to the head, marks, care.

Structs alone, so that the state of the table can hold them; the rules stand in the chapters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.base.events import Id, Moment, Word
from domain.systems.sombre.state.hazards import Place as Place
from domain.systems.sombre.state.perils import Danger

Speed = Literal["slow", "rapid", "lightning"]
Zone = Literal["right_leg", "left_leg", "right_arm", "left_arm", "trunk", "head"]
Piece = Literal[
    "right_leg", "left_leg", "right_arm", "left_arm", "trunk", "head", "front_legs", "hind_legs", "trunk_back"
]
"""What an armour of several pieces has: one for each zone; by option the trunk has two, that in front its own name."""
Face = Literal["front", "back"]
Stage = Literal["none", "light", "medium", "deep", "beyond"]
Care = Literal["adequate", "insufficient", "none"]
HealingClass = Literal["ordinary", "burn", "frostbite", "radiodermatitis", "disease"]
HospitalQuality = Literal["good", "poor", "none"]
SPEEDS: tuple[Speed, ...] = ("slow", "rapid", "lightning")


class Distress(msgspec.Struct, frozen=True, kw_only=True):
    """A worsening that runs until death. `speed` None: the game master still owes it.

    `order` is the order of its start among all procedures. `next_at`: the second of the fictional clock of the next
    tick, for the two slower speeds; `turn`: the combat Turn in which it started or got its last cause. `until`: the
    second at which a suspension ends. `raisable`: a new cause lets the game master raise the speed. `failed`:
    the carers whose treatment failed. `secret`: only the game master knows the cause.
    """

    source: Id
    cause: Word
    order: int
    bounds: tuple[Speed, ...] = SPEEDS
    speed: Speed | None = None
    next_at: int | None = None
    turn: int = -1
    until: int | None = None
    used: bool = False
    raisable: bool = False
    intensive: bool = False
    secret: bool = False
    failed: frozenset[str] = frozenset()


class Sleep(msgspec.Struct, frozen=True):
    """A series of sleep checks: how many were made, the call that waits, when the gm is reminded of the next."""

    checks: int = 0
    call: Id = ""
    due: Moment | None = None


class Daze(msgspec.Struct, frozen=True, kw_only=True):
    """A daze. `expires` None: at the end of the scene. `own`: the player's own die set the time."""

    ranks: int
    source: Id
    expires: Moment | None = None
    own: bool = False


class Decline(msgspec.Struct, frozen=True, kw_only=True):
    """A decline that adds a Wound every `days` days: no care, little care, an infection. `next_at`: in seconds."""

    source: Word
    cause: Literal["no_care", "infection"]
    days: int
    next_at: int
    order: int


class LongAction(msgspec.Struct, frozen=True, kw_only=True):
    """An action of several Turns (SOM-TURN-17). `actions`, how many, is the game master's unless `announced`.

    `ranks` after an interruption. `rising`: it ends on one's feet (SOM-MELEE-37).
    """

    id: Id
    text: str
    actions: int
    announced: bool
    done: int = 0
    last: int = 0
    ranks: int = 0
    interrupted: bool = False
    rising: bool = False


class Body(msgspec.Struct, frozen=True, kw_only=True):
    """The body of a character. `stage`: the coma stage last told.

    `asleep`: circles of Fatigue freed in this sleep, None when awake.
    `fall_due`: it fell unconscious, or a blow stopped its run, and the game master may rule the fall. `marks`: of
    invalidity, per limb; `torn`: limbs lost for good. `out`: the scene in which it was knocked out. `revealed`: what
    the table was told of an NPC. `prone_known`: everybody saw it fall. `backs`: to whom it turns its back, if not to
    all. `dangers`: what runs on the body, in the order in which it started; `swooned`: one of them made it faint.
    `malaise`: after a stimulant, until all Fatigue is gone or another is taken.
    """

    distress: Distress | None = None
    stage: int = 0
    sleep: Sleep | None = None
    asleep: int | None = None
    prone: bool = False
    prone_known: bool = False
    fall_due: bool = False
    daze: Daze | None = None
    out: str = ""
    marks: Mapping[str, int] = {}
    torn: frozenset[str] = frozenset()
    declines: tuple[Decline, ...] = ()
    care: Care = "adequate"
    untreatable: bool = False
    healed: int = 0
    revealed: str = ""
    conditions: frozenset[str] = frozenset()
    backs: frozenset[str] = frozenset()
    encumbrance: Mapping[str, int] = {}
    long: LongAction | None = None
    dangers: tuple[Danger, ...] = ()
    malaise: bool = False
    swooned: bool = False


AttemptKind = Literal[
    "treat", "admission", "blow", "extinguish", "tear_loose", "bomb", "defuse", "mine_clearing", "poison"
]


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """A procedure that a player has asked for, or may, and that waits for the game master's call.

    `zone` of a blow, `bonus` of a bomb, `area` of mines, `intensive` care of an admission.
    """

    id: str
    kind: AttemptKind
    character: str
    target: str
    skill: str = ""
    zone: Zone | None = None
    bonus: int = 0
    area: str = ""
    intensive: bool = False


class Stun(msgspec.Struct, frozen=True, kw_only=True):
    """The cost of a roll against a blow to the head: ranks, until the end of the scene, some minutes, or a d20."""

    ranks: int
    until: Literal["scene", "minutes", "d20"]
    minutes: int = 0


class Environment(msgspec.Struct, frozen=True):
    """The care that there is in this place and time."""

    hospital: HospitalQuality = "good"
    emergency_medicine: bool = True
    intensive_care: bool = True
