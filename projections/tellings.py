"""How a game's lines are told: one table, from each kind of event or consequence to who reads it, and with what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from domain.game import Game
from domain.game.events import Command, Consequence
from domain.record.history import Step
from projections.projection import Read, Shown

Audience = Callable[[Step, str, Any], bool]
"""(step, seat, what is told): does the seat read it?"""
Fields = Callable[[Step, str, Any], msgspec.Struct | None]
"""(step, seat, what is told): what the seat reads of it; None: nothing."""


def everybody(step: Step, seat: str, what: Any) -> bool:
    return True


def nobody(step: Step, seat: str, what: Any) -> bool:
    return False


def as_it_is(step: Step, seat: str, what: Any) -> msgspec.Struct | None:
    found: msgspec.Struct = what
    return found


class ForAll(msgspec.Struct, frozen=True):
    """Fields that are the same for all who read them: made once, whoever reads."""

    made: Callable[[Step, Any], msgspec.Struct | None]

    def __call__(self, step: Step, seat: str, what: Any) -> msgspec.Struct | None:
        return self.made(step, what)


class Telling(msgspec.Struct, frozen=True):
    """How one kind of event or consequence is told: to whom, with which fields; `dice`: with its draws.

    `shown`: the structs that `fields` may give; empty: the kind itself. A line that is told as it is, or whose
    fields are `ForAll`, is made once for all who read it.
    """

    audience: Audience = everybody
    fields: Fields = as_it_is
    shown: tuple[type[msgspec.Struct], ...] = ()
    dice: bool = False


Tellings = Mapping[type[Any], Telling]


def entries_from(tellings: Tellings, game: Game) -> Callable[[Step], Read]:
    """`entries` of a projection: the event as far as a seat may read it, then what followed.

    Raises ValueError when the table misses anything that the game records or that may follow in it: what is not
    told to anybody is said to be so.
    """
    missing = {*game.recorded, *game.consequences} - tellings.keys()
    if missing:
        raise ValueError(f"not in the table of lines: {', '.join(sorted(kind.__name__ for kind in missing))}")

    def fact(step: Step, what: Command | Consequence, name: str, recorded: bool) -> _Fact | None:
        telling = tellings[type(what)]
        if telling.audience is nobody:
            return None
        if telling.fields is not as_it_is and not isinstance(telling.fields, ForAll):
            return _Fact(telling, what, name, recorded, None)
        fields = telling.fields(step, "", what)
        if fields is None:
            return None
        line = Shown(name, fields, recorded=recorded, dice=telling.dice, rules=type(what).RULES)
        return _Fact(telling, what, name, recorded, line)

    def entries(step: Step) -> Read:
        command = step.event.command
        found = [fact(step, command, game.recorded[type(command)], recorded=True)]
        found += [fact(step, what, type(what).__name__, recorded=False) for what in step.consequences]
        told = [each for each in found if each is not None]
        if all(each.line is not None and each.telling.audience is everybody for each in told):
            public = tuple(each.line for each in told if each.line is not None)
            return lambda seat: public

        def read(seat: str) -> Iterator[Shown]:
            for telling, what, name, recorded, line in told:
                if not telling.audience(step, seat, what):
                    continue
                if line is not None:
                    yield line
                elif (fields := telling.fields(step, seat, what)) is not None:
                    yield Shown(name, fields, recorded=recorded, dice=telling.dice, rules=type(what).RULES)

        return read

    return entries


class _Fact(NamedTuple):
    """One thing that a step tells; `line` where all read it alike."""

    telling: Telling
    what: Command | Consequence
    name: str
    recorded: bool
    line: Shown | None


def structs_of(tellings: Tellings) -> tuple[type[msgspec.Struct], ...]:
    """Every struct that the lines hold, once."""
    fact = ((kind, telling) for kind, telling in tellings.items() if telling.audience is not nobody)
    held: Iterable[type[msgspec.Struct]] = (struct for kind, telling in fact for struct in telling.shown or (kind,))
    return tuple(dict.fromkeys(held))
