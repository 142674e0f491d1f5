"""Folded states saved at intervals. Those of a saved history are read only when somebody looks so far back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import overload

from domain.table.seats import State

Mark = tuple[int, State]
"""A version, and the state after it."""


class Checkpoints:
    """A state as bytes, decoded when it is first read."""

    def __init__(self, data: bytes, make: Callable[[bytes], State]) -> None:
        self.data = data
        self._make = make

    @cached_property
    def state(self) -> State:
        return self._make(self.data)


LoadMarks = Callable[[], Sequence[tuple[int, State | Checkpoints]]]
"""Returns the marks before all that are known. It may be called in any thread, and more than once."""


class Marks:
    """Marks by rising version. A caller that reads so far back that `load` is called gets the exceptions of `load`."""

    __slots__ = ("_load", "_states", "_versions")

    def __init__(self, known: Iterable[tuple[int, State | Checkpoints]] = (), load: LoadMarks | None = None) -> None:
        self._versions: list[int] = []
        self._states: list[State | Checkpoints] = []
        self._load = load
        self += known

    def __len__(self) -> int:
        self._all()
        return len(self._versions)

    @overload
    def __getitem__(self, place: int) -> Mark: ...
    @overload
    def __getitem__(self, place: slice) -> list[Mark]: ...
    def __getitem__(self, place: int | slice) -> Mark | list[Mark]:
        self._all()
        if isinstance(place, slice):
            return [self._mark(each) for each in range(*place.indices(len(self._versions)))]
        return self._mark(place)

    def __delitem__(self, places: slice) -> None:
        self._all()
        del self._versions[places], self._states[places]

    def __iter__(self) -> Iterator[Mark]:
        self._all()
        return map(self._mark, range(len(self._versions)))

    def __iadd__(self, more: Iterable[tuple[int, State | Checkpoints]]) -> Marks:
        for mark in more:
            self.append(mark)
        return self

    def append(self, mark: tuple[int, State | Checkpoints]) -> None:
        self._versions.append(mark[0])
        self._states.append(mark[1])

    def place(self, version: int) -> int:
        """Return how many marks there are before that version."""
        self._all()
        return bisect_left(self._versions, version)

    def upto(self, version: int) -> Mark:
        """Return the last mark at that version or before it, or else the first mark."""
        if not self._versions or self._versions[0] > version:
            self._all()
        return self._mark(max(bisect_left(self._versions, version + 1) - 1, 0))

    def copy(self, upto: int | None = None) -> Marks:
        """Return a copy that can grow differently, with `upto` only of the marks at that version or before it."""
        if upto is not None:
            self._all()
        end = None if upto is None else bisect_left(self._versions, upto + 1)
        twin = Marks(load=self._load)
        twin._versions, twin._states = self._versions[:end], self._states[:end]
        return twin

    def chosen(self, wanted: Callable[[int], bool]) -> Iterator[tuple[int, State | Checkpoints]]:
        """Yield the marks of the wanted versions, without decoding any state."""
        self._all()
        for version, state in zip(self._versions, self._states, strict=True):
            if wanted(version):
                yield version, state

    def _mark(self, place: int) -> Mark:
        found = self._states[place]
        return self._versions[place], found.state if isinstance(found, Checkpoints) else found

    def _all(self) -> None:
        if self._load is not None:
            before = self._load()
            self._versions[:0] = [version for version, _ in before]
            self._states[:0] = [state for _, state in before]
            self._load = None
