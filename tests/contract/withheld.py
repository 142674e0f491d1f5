"""Which lines that not everybody reads were told to one seat and withheld from another, in the sessions of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.events import Command
from domain.record.history import Step, play
from projections.base.entry_rules import EntryRules, everybody, nobody
from tests.contract.sessions import hidden_things, structure
from tests.scene import Scene

TRIED = 40


def entry_rules(name: str) -> EntryRules:
    """The game's table: command or consequence -> who reads its entry, and with what."""
    found: EntryRules = import_module(f"projections.{name}.entries.rules").ENTRY_RULES
    return found


def restricted(name: str) -> frozenset[type[Any]]:
    """What is told to some seats only, as the code says."""
    return frozenset(k for k, rule in entry_rules(name).items() if rule.audience is not everybody)


def withheld(name: str, scenes: Iterable[Scene]) -> Iterator[type[Any]]:
    """Each time that one of these was told to a seat that was there and not to another."""
    table, wanted = entry_rules(name), restricted(name)
    for scene in scenes:
        seats = ["host", *(seat.id for seat in scene.state.table.seats)]
        for step in scene.feeds.history.steps(1):
            for fact in facts(step):
                if type(fact) in wanted and parted(step, fact, table[type(fact)], seats):
                    yield type(fact)


def facts(step: Step) -> tuple[Any, ...]:
    return (step.event.command, *step.consequences) if play(step.event) else ()


def parted(step: Step, fact: Any, rule: Any, seats: list[str]) -> bool:
    """Told to one of them and withheld from another; or from all, where nobody is told of it."""
    found = {bool(rule.audience(step, seat, fact)) for seat in seats}
    return found == {True, False} or (found == {False} and rule.audience is nobody)


def made_up(name: str, scene: Scene, kinds: Iterable[type[Any]], rng: Random) -> Iterator[type[Any]]:
    """The same of what did not happen there, said of the things that somebody did not see, as it might have happened at
    one of the events that somebody did not see.
    """
    table, unseen = entry_rules(name), sorted(hidden_things(scene))
    seats = ["host", *(seat.id for seat in scene.state.table.seats)]
    steps = [step for step in scene.feeds.history.steps(1) if step.event.id in unseen and play(step.event)]
    for kind in kinds:
        for _ in range(TRIED):
            with suppress(msgspec.ValidationError, KeyError, AttributeError, TypeError):  # what could not have happened
                fact = msgspec.convert(structure(kind, unseen, rng), kind, strict=False)
                if parted(_at(rng.choice(steps), scene.state, fact), fact, table[kind], seats):
                    yield kind
                    break


def _at(step: Step, state: Any, fact: Any) -> Step:
    """That step, with the whole session before and after it, and the fact in it."""
    event = replace(step.event, command=fact) if isinstance(fact, Command) else step.event
    return Step(state, event, state, () if isinstance(fact, Command) else (fact,))
