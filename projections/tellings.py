"""How a game's lines are told: one table, from each kind of event or consequence to who reads it, and with what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec

from domain.game import Game
from domain.game.events import Command, Consequence
from domain.record.history import Step
from projections.projection import Read, Shown

NOBODY = ""
"""No seat: what is made for all is made for none."""
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

    def entries(step: Step) -> Read:
        command = step.event.command
        told = [_fact(tellings, step, command, game.recorded[type(command)])]
        told += [_fact(tellings, step, what, type(what).__name__) for what in step.consequences]
        if all(each.public for each in told):
            lines = tuple(each.line for each in told if each.line is not None)
            return lambda seat: lines
        return partial(_read, step, told)

    return entries


class _Fact(NamedTuple):
    """One thing that a step tells; `line` where all who read it read it alike."""

    telling: Telling
    what: Command | Consequence
    name: str
    line: Shown | None = None

    @property
    def public(self) -> bool:
        """Does everybody read the same of it, or nobody anything?"""
        audience = self.telling.audience
        return audience is nobody or (audience is everybody and _alike(self.telling))


def _fact(tellings: Tellings, step: Step, what: Command | Consequence, name: str) -> _Fact:
    telling = tellings[type(what)]
    if telling.audience is nobody or not _alike(telling):
        return _Fact(telling, what, name)
    return _Fact(telling, what, name, _line(telling, step, NOBODY, what, name))


def _alike(telling: Telling) -> bool:
    return telling.fields is as_it_is or isinstance(telling.fields, ForAll)


def _line(telling: Telling, step: Step, seat: str, what: Command | Consequence, name: str) -> Shown | None:
    fields = telling.fields(step, seat, what)
    if fields is None:
        return None
    return Shown(name, fields, recorded=isinstance(what, Command), dice=telling.dice, rules=type(what).RULES)


def _read(step: Step, told: Iterable[_Fact], seat: str) -> Iterator[Shown]:
    for telling, what, name, line in told:
        if telling.audience(step, seat, what):
            made = line if _alike(telling) else _line(telling, step, seat, what, name)
            if made is not None:
                yield made


def structs_of(tellings: Tellings) -> tuple[type[msgspec.Struct], ...]:
    """Every struct that the lines hold, once."""
    fact = ((kind, telling) for kind, telling in tellings.items() if telling.audience is not nobody)
    held: Iterable[type[msgspec.Struct]] = (struct for kind, telling in fact for struct in telling.shown or (kind,))
    return tuple(dict.fromkeys(held))
