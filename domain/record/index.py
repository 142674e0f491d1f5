"""The place of every event in the log, by its id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping


class Index(Mapping[str, int]):
    """Maps the ids of events to their versions. Copies share one dict, and each reads it up to its own length: so a
    copy is no more work for a long log. Whoever did not make the dict copies it before adding to it.
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
        """The first `version` events, to be read or to go on otherwise."""
        twin = Index.__new__(Index)
        twin._versions, twin._last, twin._own = self._versions, min(version, self._last), False
        return twin

    def add(self, event: str) -> None:
        """The next event of the log."""
        if not self._own:
            self._versions = {known: version for version, known in enumerate(self, 1)}
            self._own = True
        self._last += 1
        self._versions[event] = self._last
