"""The dice: their four types, counts of them, and a die as it lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

Die = Literal["d20", "d12", "d8", "d4"]
DICE: tuple[Die, ...] = ("d20", "d12", "d8", "d4")
"""The four types, in the order in which they are released (INN-DICE-01, INN-DICE-02)."""
SIDES: Mapping[str, int] = {"d20": 20, "d12": 12, "d8": 8, "d4": 4}


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of dice of each type."""

    d20: int
    d12: int
    d8: int
    d4: int

    @property
    def total(self) -> int:
        return self.d20 + self.d12 + self.d8 + self.d4

    def of(self, die: Die) -> int:
        match die:
            case "d20":
                return self.d20
            case "d12":
                return self.d12
            case "d8":
                return self.d8
            case "d4":
                return self.d4

    def plus(self, die: Die, number: int = 1) -> Dice:
        """Return the counts with `number` more of that type, never below 0."""
        return replace(self, **{die: max(0, self.of(die) + number)})

    def join(self, other: Dice) -> Dice:
        return Dice(self.d20 + other.d20, self.d12 + other.d12, self.d8 + other.d8, self.d4 + other.d4)

    def less(self, other: Dice) -> Dice:
        return Dice(self.d20 - other.d20, self.d12 - other.d12, self.d8 - other.d8, self.d4 - other.d4)

    def holds(self, other: Dice) -> bool:
        return all(self.of(die) >= other.of(die) >= 0 for die in DICE)


NO_DICE = Dice(0, 0, 0, 0)


class RolledDie(msgspec.Struct, frozen=True):
    """A die of a resolution as it lies now. `physical`: typed in at the table."""

    die: Die
    face: int
    physical: bool = False

    @property
    def successes(self) -> int:
        """The successes of the die: none if odd, one if even, two on the highest face (INN-CONF-05)."""
        if self.face % 2:
            return 0
        return 2 if self.face == SIDES[self.die] else 1
