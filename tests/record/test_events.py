"""Events of which the first lie in the register: what is in memory is never asked for there."""

from __future__ import annotations

from datetime import UTC, datetime

from domain.base.events import Event
from domain.record.events import Events


def event(version: int) -> Event:
    return Event(id=f"e{version}", version=version, at=datetime(2026, 1, 1, tzinfo=UTC), seat="gm1", command=None)


def test_a_slice_of_new_events_is_read_from_memory() -> None:
    """Wherever it begins behind the saved ones: a correction goes through the last few of a long tail."""
    asked: list[tuple[int, int]] = []

    def fetch(first: int, last: int) -> list[Event]:
        asked.append((first, last))
        return [event(version) for version in range(first, last + 1)]

    events = Events(map(event, range(101, 121)), saved=100, fetch=fetch)
    assert [each.version for each in events[110:115]] == [111, 112, 113, 114, 115]
    assert [each.version for each in events[100:102]] == [101, 102]
    assert not asked
    assert [each.version for each in events[98:102]] == [99, 100, 101, 102]
    assert asked == [(65, 100)]
