"""The events of a table in memory, in order. Those before a saved state stay in the register until somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import overload

from domain.game.events import Event

PAGE = 64  # events that are read at once

Fetch = Callable[[int, int], Sequence[Event]]
"""(first, last) -> the events of these versions, both included, from the register. It may be called in any thread."""


def nothing(first: int, last: int) -> Sequence[Event]:
    raise AssertionError(f"events {first} to {last} are in memory")


class Events(Sequence[Event]):
    """Event n of the table at place n - 1. It only grows.

    What `fetch` raises, whoever looks is raised. Two threads that look at once may both read; they read the same.
    """

    __slots__ = ("_fetch", "_kept", "_unread")

    def __init__(self, known: Iterable[Event] = (), unread: int = 0, fetch: Fetch = nothing) -> None:
        """The first `unread` are in the register, `known` follow them."""
        self._kept: list[Event | None] = [*[None] * unread, *known]
        self._unread = unread
        self._fetch = fetch

    def __len__(self) -> int:
        return len(self._kept)

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        if isinstance(place, slice):
            places = range(*place.indices(len(self._kept)))
            if places and min(places[0], places[-1]) < self._unread:
                self._read(min(places[0], places[-1]), max(places[0], places[-1]))
            return [self[each] for each in places] if self._unread else self._kept[place]  # type: ignore[return-value]
        found = self._kept[place]
        if found is not None:
            return found
        place %= len(self._kept)
        self._read(place, place)
        return self[place]

    def __iter__(self) -> Iterator[Event]:
        """Those that are there now."""
        for start in range(0, len(self._kept), PAGE):
            yield from self[start : start + PAGE]

    def append(self, event: Event) -> None:
        self._kept.append(event)

    def upto(self, version: int) -> Events:
        """The first `version` events, to go on otherwise from there."""
        twin = Events(fetch=self._fetch)
        twin._kept = self._kept[:version]
        twin._unread = min(self._unread, version)
        return twin

    def _read(self, first: int, last: int) -> None:
        """Fill the places from `first` to `last` that are empty, by whole pages."""
        last = min(last, self._unread - 1)
        while first <= last and self._kept[first] is not None:
            first += 1
        while last >= first and self._kept[last] is not None:
            last -= 1
        if first > last:
            return
        start, end = first // PAGE * PAGE, min((last // PAGE + 1) * PAGE, self._unread)
        found = self._fetch(start + 1, end)
        for place, event in enumerate(found, start):
            if self._kept[place] is None:
                self._kept[place] = event
