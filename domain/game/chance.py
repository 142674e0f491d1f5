"""Chance as a value: what the service drew or the table typed, recorded draw by draw, recalled in the same order.

Rules ask `chance.die(20)` or `chance.shuffle(40)`; where the face comes from is not theirs to know. Nothing
but what was asked for is ever drawn, and everything drawn is in `drawn`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec

from domain.game.refusal import Refused

DiceSource = Literal["either", "service", "physical"]
Below = Callable[[int], int]
"""`below(n)` is uniform on 0..n-1."""


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One draw: `d20` with one face 1..20, or `shuffle` with a permutation of 0..n-1."""

    kind: str
    faces: tuple[int, ...]
    physical: bool = False


class DiceCodes(msgspec.Struct, frozen=True):
    """The refusal codes of a game for its dice; `rule` is cited with each.

    `count_first`: a wrong number of typed dice is told before a face that the die does not have. Where one code stands
    for both, the refusal says which was `wrong`.
    """

    source: str = "dice_source"
    value: str = "bad_die_value"
    count: str = "bad_dice_count"
    rule: str = ""
    count_first: bool = False


class Chance(Protocol):
    """What rules see of chance."""

    def die(self, sides: int) -> int:
        """A face, 1..sides."""
        ...

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        """`count` faces of the same die, in order."""
        ...

    def shuffle(self, size: int) -> tuple[int, ...]:
        """A permutation of 0..size-1. Always the service's."""
        ...


class Undrawn(Exception):
    """A re-judged event now needs a draw for which nothing was recorded."""


class Fresh:
    """Chance for a new command: the operating system's generator, or the dice that the table typed in.

    Typed dice are consumed in order; `settle` refuses what was typed and not needed.
    """

    def __init__(
        self,
        typed: Sequence[int] | None = None,
        source: DiceSource = "either",
        codes: DiceCodes | None = None,
        below: Below = secrets.randbelow,
    ) -> None:
        self.drawn: list[Draw] = []
        self._typed = typed
        self._next = 0
        self._source = source
        self._codes = codes or DiceCodes()
        self._below = below
        self._bad: Refused | None = None

    def die(self, sides: int) -> int:
        face = self._service_die(sides) if self._typed is None else self._typed_die(self._typed, sides)
        self.drawn.append(Draw(f"d{sides}", (face,), physical=self._typed is not None))
        return face

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self.die(sides) for _ in range(count))

    def shuffle(self, size: int) -> tuple[int, ...]:
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self._below(last + 1)
            order[last], order[other] = order[other], order[last]
        self.drawn.append(Draw("shuffle", tuple(order)))
        return tuple(order)

    def settle(self) -> tuple[Draw, ...]:
        """Everything drawn. Raises Refused when more dice were typed than the rules called for."""
        if self._typed is not None and self._next < len(self._typed):
            raise self._miscounted(self._next)
        if self._bad is not None:
            raise self._bad
        return tuple(self.drawn)

    def _service_die(self, sides: int) -> int:
        if self._source == "physical":
            raise Refused(self._codes.source, self._codes.rule)
        return self._below(sides) + 1

    def _typed_die(self, typed: Sequence[int], sides: int) -> int:
        if self._source == "service":
            raise Refused(self._codes.source, self._codes.rule)
        if self._next == len(typed):
            raise self._miscounted(self._next + 1)
        face = typed[self._next]
        if not 1 <= face <= sides:
            self._bad = self._bad or self._misread(face, sides)
            if not self._codes.count_first:
                raise self._bad
        self._next += 1
        return face

    def _miscounted(self, needed: int) -> Refused:
        """`wrong` tells one from the other where a game has one code for both."""
        typed = len(self._typed or ())
        return Refused(self._codes.count, self._codes.rule, wrong="count", needed=needed, typed=typed, face=0, sides=0)

    def _misread(self, face: int, sides: int) -> Refused:
        return Refused(self._codes.value, self._codes.rule, wrong="value", needed=0, typed=0, face=face, sides=sides)


class Recall:
    """Chance for a re-judged event: its recorded draws, per kind of die in their order, and nothing else.

    Draws that the event no longer needs are simply not in `drawn`. Never rolls: raises Undrawn.
    """

    def __init__(self, draws: Sequence[Draw], source: DiceSource = "either", codes: DiceCodes | None = None) -> None:
        self.drawn: list[Draw] = []
        self._left = list(draws)
        self._source = source
        self._codes = codes or DiceCodes()

    def die(self, sides: int) -> int:
        return self._take(f"d{sides}").faces[0]

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self.die(sides) for _ in range(count))

    def shuffle(self, size: int) -> tuple[int, ...]:
        draw = self._take("shuffle")
        if len(draw.faces) != size:
            raise Undrawn
        return draw.faces

    def settle(self) -> tuple[Draw, ...]:
        """The draws that were recalled."""
        return tuple(self.drawn)

    def _take(self, kind: str) -> Draw:
        for place, draw in enumerate(self._left):
            if draw.kind == kind:
                if kind != "shuffle" and self._source == ("service" if draw.physical else "physical"):
                    raise Refused(self._codes.source, self._codes.rule)
                self.drawn.append(self._left.pop(place))
                return draw
        raise Undrawn
