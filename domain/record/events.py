"""The events of a table in memory, in order. Those before a saved state are read from the register only on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import overload

from domain.base.events import Event

PAGE = 64  # events that are read at once

Fetch = Callable[[int, int], Sequence[Event]]
"""(first, last) -> the events of these versions, both included, from the register. It may be called in any thread."""


def nothing(first: int, last: int) -> Sequence[Event]:
    raise AssertionError(f"events {first} to {last} are in memory")


class Events(Sequence[Event]):
    """The events of one table: event n at place n - 1. The sequence only grows.

    A caller that reads an event which is not in memory gets the exceptions of `fetch`. All copies share what was read;
    two threads that read at once may both fetch, and fetch the same.
    """

    __slots__ = ("_fetch", "_new", "_old", "_saved")

    def __init__(self, known: Iterable[Event] = (), saved: int = 0, fetch: Fetch = nothing) -> None:
        """Make a sequence whose first `saved` events are in the register, followed by `known`."""
        self._old: list[Event | None] = [None] * saved  # of all copies together
        self._saved = saved
        self._new = list(known)
        self._fetch = fetch

    def __len__(self) -> int:
        return self._saved + len(self._new)

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        if isinstance(place, slice):
            places = range(*place.indices(len(self)))
            if not self._saved:
                return self._new[place]
            if places:
                self.read(min(places[0], places[-1]) + 1, max(places[0], places[-1]) + 1)
            return [self[each] for each in places]
        if place < 0:
            place += len(self)
        if place >= self._saved:
            return self._new[place - self._saved]
        if place < 0:
            raise IndexError(place)
        found = self._old[place]
        if found is None:  # alone: what else has been read must not show in how long it takes
            (found,) = self._fetch(place + 1, place + 1)
            self._old[place] = found
        return found

    def __iter__(self) -> Iterator[Event]:
        """Iterate over the events that are there when the iteration begins, a page at a time."""
        for start in range(0, len(self), PAGE):
            yield from self[start : start + PAGE]

    def __reversed__(self) -> Iterator[Event]:
        for end in range(len(self), 0, -PAGE):
            yield from reversed(self[max(end - PAGE, 0) : end])

    def append(self, event: Event) -> None:
        self._new.append(event)

    def upto(self, version: int) -> Events:
        """Return a copy of the first `version` events, which can grow differently."""
        twin = Events(self._new[: max(version - self._saved, 0)], fetch=self._fetch)
        twin._old, twin._saved = self._old, min(self._saved, version)
        return twin

    def in_memory(self, first: int, last: int) -> bool:
        """Return whether the events from version `first` to `last`, both included, are in memory."""
        return first > self._saved or None not in self._old[first - 1 : min(last, self._saved)]

    def read(self, first: int, last: int) -> None:
        """Load the events from version `first` to `last`, both included, into memory, in whole pages."""
        known, start, end = self._old, first - 1, min(last, self._saved)
        while start < end and known[start] is not None:
            start += 1
        while end > start and known[end - 1] is not None:
            end -= 1
        if start >= end:
            return
        start, end = start // PAGE * PAGE, min(-(-end // PAGE) * PAGE, len(known))
        for place, event in enumerate(self._fetch(start + 1, end), start):
            if known[place] is None:
                known[place] = event
