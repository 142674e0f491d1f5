"""Successive states, each stored as its difference to the one before.

Hardly anything changes from one to the next, and growing mappings would otherwise be stored whole for each of them.

Any state is rebuilt from its differences, without folding: the work depends on how many states are stored, not on what
happened between them. It is little work: besides the steps from each to the next there are steps over eight, over
sixty-four and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, compress, islice
from operator import is_not
from typing import Any, NamedTuple

from msgspec.structs import astuple, replace

from domain.table.seats import State

WIDTH = 8
"""The number of steps of one length that make one of the next."""
MANY = 4
"""The number of entries put into a mapping at once from which on a dict of them is no larger."""
_ABSENT = object()


Change = tuple[Any, ...]
"""The names of the changed fields, then their values; for a mapping its changes, where those are less.

It is flat because there are many.
"""


class Put(tuple[Any, ...]):
    """The entries that were put into a mapping: a key, its value, a key, its value..."""

    __slots__ = ()


class Puts(dict[Any, Any]):
    """Many entries that were put into a mapping, as a dict that updates it at once."""

    __slots__ = ()


class Mended(NamedTuple):
    """The keys that were removed from a mapping, and the entries that were then put into it."""

    removed: tuple[Any, ...]
    put: Put | Puts


class Changes:
    """The differences from other states to the state `now`, each computed once."""

    def __init__(self, now: State) -> None:
        self.now = now
        self._known: dict[int, tuple[State, Change]] = {}  # by identity; held, so that it stays its own

    def since(self, was: State) -> Change:
        known = self._known.get(id(was))
        if known is None:
            known = self._known[id(was)] = was, difference(was, self.now)
        return known[1]


class States:
    """States by number, counted from 0; the first `missing` are not stored."""

    __slots__ = ("_count", "_first", "_results", "_steps", "missing")

    def __init__(self, missing: int = 0) -> None:
        self.missing = missing
        self._count = 0
        self._first: State | None = None
        self._results: list[State] = []  # by length of the steps: where the last one led to
        self._steps: list[list[Change]] = []  # by their length: from each to the next

    def __len__(self) -> int:
        return self.missing + self._count

    def copy(self) -> States:
        twin = States(self.missing)
        twin._count, twin._first, twin._results = self._count, self._first, self._results[:]
        twin._steps = [steps[:] for steps in self._steps]
        return twin

    def upto(self, count: int) -> States:
        """Return a copy of the first `count` states, which can grow differently."""
        if count <= self.missing or self._first is None:
            return States(missing=count)
        twin = States(self.missing)
        twin._count, twin._first = count - self.missing, self._first
        last = twin._count - 1
        for level, steps in enumerate(self._steps):
            length = WIDTH**level
            if last < length and level:
                break
            twin._steps.append(steps[: last // length])
            twin._results.append(rebuilt(self._first, self._way(last // length * length)))
        return twin

    def add(self, changes: Changes) -> None:
        """Add the state to which these changes lead."""
        if self._first is None:
            self._first = changes.now
        length, level = 1, 0
        while self._count and self._count % length == 0:
            if level == len(self._steps):
                self._steps.append([])
                self._results.append(self._first)
            self._steps[level].append(changes.since(self._results[level]))
            self._results[level] = changes.now
            length, level = length * WIDTH, level + 1
        self._count += 1

    def between(self, first: int, upto: int) -> Iterator[State]:
        """Yield the states from number `first` on, before `upto`; all of them must be stored."""
        if first >= upto or self._first is None:
            return
        state = rebuilt(self._first, self._way(first - self.missing))
        yield state
        for place in range(first - self.missing, upto - self.missing - 1):
            state = rebuilt(state, (self._steps[0][place],))
            yield state

    def _way(self, place: int) -> Iterator[Change]:
        """Yield the steps that lead to the state of that place, the longest first."""
        reached = 0
        for level in reversed(range(len(self._steps))):
            length = WIDTH**level
            yield from self._steps[level][reached // length : place // length]
            reached = place // length * length


def difference(was: State, now: State) -> Change:
    """Return the change from `was` to `now`, two states of one game. Identical values are not compared further."""
    names = tuple(compress(now.__struct_fields__, map(is_not, astuple(was), astuple(now))))
    return (_SETS.setdefault(names, names), *[_changed(getattr(was, name), getattr(now, name)) for name in names])


_SETS: dict[tuple[str, ...], tuple[str, ...]] = {}
"""The sets of fields that change together: few, and the same again and again."""


def _changed(was: Any, now: Any) -> Any:
    if not isinstance(was, dict) or not isinstance(now, dict):
        return now
    keys, first = [*now], len(was)
    removed: tuple[Any, ...] = ()
    if [*was] == keys[:first]:  # nearly always: entries take others' places, or come behind them
        others = [*compress(now.items(), map(is_not, was.values(), now.values())), *islice(now.items(), first, None)]
    else:
        others = [(key, value) for key, value in now.items() if was.get(key, _ABSENT) is not value]
        removed = tuple([key for key in was if key not in now])
        if [*(dict.fromkeys([key for key in was if key in now]) | dict(others))] != keys:
            return now
    if len(others) + len(removed) > len(now):
        return now
    put = Put(chain.from_iterable(others)) if len(others) < MANY else Puts(others)
    return Mended(removed, put) if removed else put


_PARTS = frozenset({Put, Puts, Mended})


def rebuilt(state: State, changes: Iterable[Change]) -> State:
    """Return the state to which these changes lead, applied in order; each mapping is copied once."""
    values: dict[str, Any] = {}
    own: dict[str, dict[Any, Any]] = {}
    for names, *others in changes:
        for name, value in zip(names, others, strict=True):
            if type(value) not in _PARTS:
                values[name] = value
                own.pop(name, None)
                continue
            mapping = own.get(name)
            if mapping is None:
                whole = values[name] if name in values else getattr(state, name)
                mapping = values[name] = own[name] = dict(whole)
            removed, put = value if isinstance(value, Mended) else ((), value)
            for key in removed:
                del mapping[key]
            mapping.update(put if isinstance(put, Puts) else zip(put[::2], put[1::2], strict=True))
    return replace(state, **values) if values else state
