"""The register in the memory of one process: for tests and for trying things out."""

from __future__ import annotations

from collections.abc import Iterator

from eventsourcing.persistence import ApplicationRecorder
from eventsourcing.popo import POPOApplicationRecorder

from domain.register.engine import Engine

NOTIFICATIONS_PER_READ = 1_000


class MemoryEngine(Engine):
    """eventsourcing's recorder of plain Python objects."""

    def __init__(self) -> None:
        self._recorder: ApplicationRecorder = POPOApplicationRecorder()
        super().__init__(self._recorder, self._recorder)

    def streams(self) -> Iterator[str]:
        """Every stream once, sorted, by reading the whole log."""
        seen: set[str] = set()
        start: int | None = None
        while page := self._recorder.select_notifications(start, NOTIFICATIONS_PER_READ, inclusive_of_start=False):
            seen.update(str(notification.originator_id) for notification in page)
            start = page[-1].id
        yield from sorted(seen)
