"""The place of every event in the log, by its id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping


class Index(Mapping[str, int]):
    """A mapping from the ids of events to their versions.

    Copies share one dict, and each reads it up to its own length, so a copy costs no more for a long log. A copy makes
    a dict of its own before it adds to it.
    """

    __slots__ = ("_last", "_own", "_versions")

    def __init__(self, ids: Iterable[str] = ()) -> None:
        self._versions = {event: version for version, event in enumerate(ids, 1)}
        self._last = len(self._versions)
        self._own = True

    def __getitem__(self, event: str) -> int:
        version = self._versions[event]
        if version > self._last:
            raise KeyError(event)
        return version

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._versions)[: self._last])  # in one step: another thread may be adding

    def __len__(self) -> int:
        return self._last

    def upto(self, version: int) -> Index:
        """Return a copy of the first `version` events' entries, to read or to grow differently."""
        twin = Index.__new__(Index)
        twin._versions, twin._last, twin._own = self._versions, min(version, self._last), False
        return twin

    def add(self, event: str) -> None:
        """Add the id of the next event of the log."""
        if not self._own:
            self._versions = {known: version for version, known in enumerate(self, 1)}
            self._own = True
        self._last += 1
        self._versions[event] = self._last
