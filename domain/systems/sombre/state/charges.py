"""State of charges: what explodes, burns or smokes, bombs and mines. Structs alone."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.base.events import Id

ChargeKind = Literal["explosive", "incendiary", "smoke", "tear", "molotov"]
Step = Literal["pin", "release", "pin_back", "soak", "light"]
"""SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10: each one action."""
MineKind = Literal["antipersonnel", "antitank"]

BONUSES = (0, 3, 6, 9)
"""SOM-DANGER-EXPLO-02: weak, strong, very strong, extreme."""


class Fuse(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a charge. `done`: the gestures so far. `left`: Turns until it goes off, None while nothing runs.

    `thrower`: who threw it last; `margin` of that throw, None if it failed or went nowhere. `lit`: Turns for which it
    still burns or smokes.
    """

    done: frozenset[Step] = frozenset()
    left: int | None = None
    thrower: str = ""
    margin: int | None = None
    lit: int = 0


class Bomb(msgspec.Struct, frozen=True, kw_only=True):
    """A bomb that somebody built and the game master alone knows of. `success` of the building: None while it
    is not rolled.

    `natural`: it failed by the die itself. `margin` and `score` of that roll; the score of an NPC as the game master
    gives it. `left`: Turns on its clock; `defused`: it is harmless now; `lost`: nothing can stop it any more.
    `label`: the table knows of it by that name.
    """

    id: Id
    maker: Id
    success: bool | None = None
    natural: bool = False
    margin: int | None = None
    score: int | None = None
    bonus: int = 0
    left: int | None = None
    defused: bool = False
    lost: bool = False
    label: str = ""


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """A mine. `area`: where it lies, in words."""

    id: Id
    layer: Id
    kind: MineKind
    area: str
