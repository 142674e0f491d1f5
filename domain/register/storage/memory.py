"""The register in the memory of one process: for tests and for trying things out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from eventsourcing.persistence import StoredEvent
from eventsourcing.popo import POPOApplicationRecorder

from domain.record.chain import HASH, START, Tip
from domain.register.storage.engine import Engine, Misplaced
from domain.register.storage.stored import claimed

NOTIFICATIONS_PER_READ = 1_000


class MemoryEngine(Engine):
    """The engine on eventsourcing's recorder of plain Python objects."""

    def __init__(self) -> None:
        self._recorder = _Recorder()
        self._saved: dict[str, Mapping[int, bytes]] = {}
        super().__init__(self._recorder, self._recorder)

    def streams(self) -> Iterator[str]:
        """Yield the names of all streams, each once, sorted, by reading the whole log."""
        seen: set[str] = set()
        start: int | None = None
        while page := self._recorder.select_notifications(start, NOTIFICATIONS_PER_READ, inclusive_of_start=False):
            seen.update(str(notification.originator_id) for notification in page)
            start = page[-1].id
        yield from sorted(seen)

    def saved(self, stream: str, part: int) -> bytes | None:
        return self._saved.get(stream, {}).get(part)

    def save(self, stream: str, tip: Tip, parts: Mapping[int, bytes]) -> None:
        if self._is_there(stream, tip):
            self._saved[stream] = {**self._saved.get(stream, {}), **parts}


class _Recorder(POPOApplicationRecorder):
    def _assert_uniqueness(self, stored_events: Sequence[StoredEvent], **kwargs: Any) -> None:
        """Check the tips of the streams under the lock that the insert holds. Raises Misplaced."""
        after: Mapping[str, Tip] = kwargs["after"]
        if misplaced := [stream for stream, due in after.items() if self._head(stream) != due]:
            raise Misplaced(misplaced)
        super()._assert_uniqueness(stored_events)

    def _head(self, stream: str) -> Tip:
        newest = self.select_events(stream, desc=True, limit=1)
        return Tip(newest[0].originator_version, claimed(newest[0].state[HASH])) if newest else START
