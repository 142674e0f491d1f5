"""Chance as a value: what the service drew or the table typed, recorded draw by draw, recalled in the same order.

Rules ask `chance.die(20, EVERYBODY)` or `chance.shuffle(40, HIDDEN)`: how many faces, and who sees them as they fall.
Where a face comes from is not theirs to know. Nothing but what was asked for is ever drawn, and everything drawn is in
`drawn`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, Protocol

import msgspec

from domain.base.refusal import Refused

DiceSource = Literal["either", "service", "physical"]
Below = Callable[[int], int]
"""`below(n)` is uniform on 0..n-1."""
EVERYBODY: Final = "table"
"""A draw that everybody who sits at the table and is there sees as it falls."""
HIDDEN: Final = "hidden"
"""A draw that the game master alone sees, or nobody; also one that others see later, or only if it falls in some way.
"""
Seen = str
"""The seats that see a draw as it falls: EVERYBODY, HIDDEN, or the id of the one seat that does, beside the game
master.
"""


class Link(msgspec.Struct, frozen=True, array_like=True):
    """The proof of a draw: the link `link` (64 hex digits) that stands at place `number`, 1, 2, 3..., of a stream of
    chance, and the nonce of whoever had it drawn. `anchor`: that of the stream's next chain, where this draw tells it,
    or of the stream itself, where this is its first draw and the opening told none. See `domain.table.chains`.
    """

    stream: str
    number: int
    link: str
    nonce: str = ""
    anchor: str = ""


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One draw: `d20` with one face 1..20, or `shuffle` with a permutation of 0..n-1.

    `origin`: the link that it comes from; True: the table typed it; False: the service's own generator. In an event
    where several people have dice of their own, or which throws some of several dice again, the same under the id of
    whose die it is, or under the name of the die.
    """

    kind: str
    faces: tuple[int, ...]
    origin: bool | Link | Mapping[str, bool | Link] = False

    @property
    def of(self) -> str:
        """The owner of the die, or its name; "": nobody in particular."""
        return next(iter(self.origin), "") if isinstance(self.origin, Mapping) else ""

    @property
    def physical(self) -> bool:
        return self._source is True

    @property
    def link(self) -> Link | None:
        return self._source if isinstance(self._source, Link) else None

    @property
    def _source(self) -> bool | Link:
        return next(iter(self.origin.values()), False) if isinstance(self.origin, Mapping) else self.origin


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
    """Chance as the rules see it. `drawn`: all that has fallen, in order."""

    drawn: list[Draw]

    def die(self, sides: int, seen: Seen) -> int:
        """Return the face of one die, 1..sides."""
        ...

    def own_die(self, of: str, sides: int, seen: Seen) -> int | None:
        """Return the face of the die that belongs to `of`, one of several people who roll in the same event, or of
        the die of that name.

        None: the act is judged again and no such die was recorded.
        """
        ...

    def dice(self, count: int, sides: int, seen: Seen) -> tuple[int, ...]:
        """Return the faces of `count` dice of the same kind, in order."""
        ...

    def shuffle(self, size: int, seen: Seen) -> tuple[int, ...]:
        """Return a permutation of 0..size-1. The service always makes it: the table never types one."""
        ...


class Source(Protocol):
    """The source of the service's faces."""

    def next(self, seen: Seen) -> tuple[Below, bool | Link]:
        """Return the function that gives the numbers of one more draw, and the origin to record for the draw."""
        ...


class System:
    """A generator of the service's own, which nobody can check."""

    def __init__(self, below: Below = secrets.randbelow) -> None:
        self._below = below

    def next(self, seen: Seen) -> tuple[Below, bool | Link]:
        return self._below, False


def permutation(size: int, below: Below) -> tuple[int, ...]:
    """Return 0..size-1 in a uniformly random order: Fisher and Yates, from the last place down to the second."""
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


class Undrawn(Exception):
    """A re-judged event now needs a draw for which nothing was recorded."""


class Faces:
    """Recorded draws, handed out in the order in which the rules ask: a person's own die to that person alone.

    Draws of the first days do not say whose they are: they go to whoever asks, in their order.
    """

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._remaining = list(draws)
        self._nameless = not any(draw.of for draw in draws)

    def of(self, owner: str) -> int | None:
        """Return the next face of the owner's dice; None: no face is left for the owner."""
        draw = self.draw_of(owner)
        return None if draw is None else draw.faces[0]

    def draw_of(self, owner: str) -> Draw | None:
        """Return the owner's next draw and take it out; None: no draw is left for the owner."""
        for place, draw in enumerate(self._remaining):
            if draw.of == owner or self._nameless:
                return self._remaining.pop(place)
        return None


class NewDraws:
    """Chance for a new command: what `source` gives, or the dice that the table typed in.

    Typed dice are consumed in order; `finish` refuses what was typed and not needed.
    """

    def __init__(
        self,
        typed: Sequence[int] | None = None,
        allowed: DiceSource = "either",
        codes: DiceCodes | None = None,
        source: Source | None = None,
    ) -> None:
        self.drawn: list[Draw] = []
        self._typed = typed
        self._next = 0
        self._allowed = allowed
        self._codes = codes or DiceCodes()
        self._source = source or System()
        self._bad: tuple[int, int] | None = None  # the first face that its die does not have, and its sides

    def die(self, sides: int, seen: Seen) -> int:
        face, origin = self._face(sides, seen)
        self.drawn.append(Draw(f"d{sides}", (face,), origin))
        return face

    def own_die(self, of: str, sides: int, seen: Seen) -> int | None:
        face, origin = self._face(sides, seen)
        self.drawn.append(Draw(f"d{sides}", (face,), {of: origin}))
        return face

    def _face(self, sides: int, seen: Seen) -> tuple[int, bool | Link]:
        if self._typed is not None:
            return self._typed_die(self._typed, sides), True
        if self._allowed == "physical":
            raise Refused(self._codes.source, self._codes.rule)
        below, origin = self._source.next(seen)
        return below(sides) + 1, origin

    def dice(self, count: int, sides: int, seen: Seen) -> tuple[int, ...]:
        return tuple(self.die(sides, seen) for _ in range(count))

    def shuffle(self, size: int, seen: Seen) -> tuple[int, ...]:
        below, origin = self._source.next(seen)
        order = permutation(size, below)
        self.drawn.append(Draw("shuffle", order, origin))
        return order

    def finish(self) -> tuple[Draw, ...]:
        """Return every draw that was made. Raises Refused for typed dice: source, number or face."""
        if self._typed is not None and self._next < len(self._typed):
            if self._allowed == "service":
                raise Refused(self._codes.source, self._codes.rule)
            raise self._miscounted(self._next)
        if self._bad is not None:
            raise self._misread(*self._bad)
        return tuple(self.drawn)

    def _typed_die(self, typed: Sequence[int], sides: int) -> int:
        if self._allowed == "service":
            raise Refused(self._codes.source, self._codes.rule)
        if self._next == len(typed):
            raise self._miscounted(self._next + 1)
        face = typed[self._next]
        if not 1 <= face <= sides:
            self._bad = self._bad or (face, sides)
            if not self._codes.count_first:
                raise self._misread(*self._bad)
        self._next += 1
        return face

    def _miscounted(self, needed: int) -> Refused:
        """Return the refusal of a wrong number of typed dice.

        Its `wrong` says `count`, for games with one code for wrong numbers and wrong faces.
        """
        typed = len(self._typed or ())
        return Refused(self._codes.count, self._codes.rule, wrong="count", needed=needed, typed=typed, face=0, sides=0)

    def _misread(self, face: int, sides: int) -> Refused:
        return Refused(self._codes.value, self._codes.rule, wrong="value", needed=0, typed=0, face=face, sides=sides)


class Recall:
    """Chance for a re-judged event: its recorded draws, per kind of die in their order, and nothing else.

    Draws that the event no longer needs are simply not in `drawn`. Never rolls: raises Undrawn.
    """

    def __init__(self, draws: Sequence[Draw], allowed: DiceSource = "either", codes: DiceCodes | None = None) -> None:
        self.drawn: list[Draw] = []
        self._remaining = list(draws)
        self._nameless = not any(draw.of for draw in draws)
        self._allowed = allowed
        self._codes = codes or DiceCodes()

    def die(self, sides: int, seen: Seen) -> int:
        return self._take(f"d{sides}").faces[0]

    def own_die(self, of: str, sides: int, seen: Seen) -> int | None:
        try:
            return self._take(f"d{sides}", "" if self._nameless else of).faces[0]
        except Undrawn:
            return None

    def dice(self, count: int, sides: int, seen: Seen) -> tuple[int, ...]:
        return tuple(self.die(sides, seen) for _ in range(count))

    def shuffle(self, size: int, seen: Seen) -> tuple[int, ...]:
        draw = self._take("shuffle")
        if len(draw.faces) != size:
            raise Undrawn
        return draw.faces

    def finish(self) -> tuple[Draw, ...]:
        """Return the draws that were recalled."""
        return tuple(self.drawn)

    def _take(self, kind: str, of: str = "") -> Draw:
        for place, draw in enumerate(self._remaining):
            if draw.kind == kind and draw.of == of:
                if kind != "shuffle" and self._allowed == ("service" if draw.physical else "physical"):
                    raise Refused(self._codes.source, self._codes.rule)
                self.drawn.append(self._remaining.pop(place))
                return draw
        raise Undrawn
