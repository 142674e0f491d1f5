"""Moves by asking: a choice is offered exactly when the chapter's own `decide` takes it. No rule is written twice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game.chance import Chance, DiceSource
from domain.game.events import Act, Command
from domain.game.game import options_of
from domain.game.moves import Move, Schema, TypedDice, one_of
from domain.game.refusal import Refused

Decide = Callable[[Any, Act, Chance], Command]


NOTHING: Schema = {"type": "array", "items": {"type": "string"}, "maxItems": 0}


fields_of = cache(msgspec.structs.fields)
"""Of a command: asked for thousands of times, and always the same."""


def spelled_out(kind: type[msgspec.Struct], fields: Mapping[str, Schema]) -> dict[str, Schema]:
    """The fields, and the defaults of all others: a command may spell them out."""
    whole = dict(fields)
    for info in fields_of(kind):
        if info.name in whole or info.default in (msgspec.NODEFAULT, None):
            continue
        whole[info.name] = NOTHING if isinstance(info.default, tuple) else one_of((info.default,))
    return whole


def _from(source: DiceSource, dice: TypedDice | None) -> TypedDice | None:
    """A move that throws dice always throws them; the table says whether they are typed."""
    if dice is None or source == "service":
        return None
    return replace(dice, required=source == "physical")


class _Any:
    """Chance for a question: it never matters which face, but a tie must come to an end."""

    def __init__(self) -> None:
        self._thrown = 0

    def die(self, sides: int) -> int:
        self._thrown += 1
        return self._thrown % sides + 1

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self.die(sides) for _ in range(count))

    def shuffle(self, size: int) -> tuple[int, ...]:
        return tuple(range(size))


class Offers:
    """What one seat may do in one chapter, by asking the chapter's `decide` for every candidate.

    Filter candidates first where they are many. A sample never stands for a field that changes the answer.
    """

    def __init__(self, state: Any, seat: str, decide: Decide) -> None:
        self.state = state
        self.seat = seat
        self._decide = decide

    def admits(self, command: Command) -> bool:
        try:
            self._decide(self.state, Act("?", self.seat, command), _Any())
        except Refused:
            return False
        return True

    def move(
        self,
        sample: Command,
        fields: Mapping[str, Schema] | None = None,
        optional: Iterable[str] = (),
        dice: TypedDice | None = None,
    ) -> Iterator[Move]:
        """One move when the sample is taken; `fields` must hold nothing that could change the answer."""
        if self.admits(sample):
            whole = spelled_out(type(sample), fields or {})
            yield Move(
                command=type(sample),
                fields=whole,
                optional=frozenset(optional) | (whole.keys() - (fields or {}).keys()),
                dice=_from(options_of(self.state).dice, dice),
                rules=type(sample).RULES,
            )

    def each(
        self,
        kind: type[Command],
        field: str,
        values: Iterable[Any],
        fields: Mapping[str, Schema] | None = None,
        optional: Iterable[str] = (),
        dice: TypedDice | None = None,
        /,
        **sample: Any,
    ) -> Iterator[Move]:
        """One move for all values of `field` that are taken; `sample` fills the other parameters."""
        taken = [value for value in values if self.admits(kind(**{field: value}, **sample))]
        if taken:
            given = {field: one_of(taken), **(fields or {})}
            whole = spelled_out(kind, given)
            yield Move(
                command=kind,
                fields=whole,
                optional=frozenset(optional) | (whole.keys() - given.keys()),
                dice=_from(options_of(self.state).dice, dice),
                rules=kind.RULES,
            )
