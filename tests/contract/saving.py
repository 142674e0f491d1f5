"""Feeds that were saved and read back, and how they are compared."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from domain.base.events import Event
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.feeds.views import view_of
from projections.snapshots import restore, save
from tests.suite.seeds import amount


def again(feeds: Feeds) -> Feeds:
    """Save the feeds and read them back."""
    return reopened(feeds)()


def reopened(feeds: Feeds) -> Callable[[], Feeds]:
    """Save the feeds; return what reads them back, as often as it is called."""
    raw: list[Event] = list(feeds.history.raw)
    saved = save(feeds)
    parts = {1: saved.past, **saved.pages}
    return lambda: restore(feeds.game, saved.now, lambda first, last: raw[first - 1 : last], parts.get)


def seats(feeds: Feeds) -> list[str]:
    """Return the seats for which feeds are compared: in a usual run three that the length of the record chooses."""
    found = ["host", *(seat.id for seat in feeds.state.table.seats)]
    return Random(feeds.history.version).sample(found, min(amount(3, deep=len(found)), len(found)))


def same(one: Feeds, *others: Feeds) -> None:
    """Check that others tell what `one` does, which is rendered once for all of them."""
    known = everything_read(one)
    for other in others:
        found = everything_read(other)
        assert found.keys() == known.keys()
        assert [part for part, value in found.items() if value != known[part]] == []


def everything_read(feeds: Feeds) -> dict[tuple[str, str], Any]:
    """Every frame with its marks and its patch, and the views of these seats, now and then; by seat and part."""
    found: dict[tuple[str, str], Any] = {}
    for seat in seats(feeds):
        last = feeds.count(seat)
        found[seat, "count"] = last
        found[seat, "frames"] = encode([frame for frame, _ in SeatReader(feeds, seat, "fr").patched_frames(0, last)])
        found[seat, "views"] = [encode(view_of(feeds, seat, number)) for number in (None, *range(1, last + 1, 13))]
        found[seat, "sees"] = {event: feeds.sees(seat, event) for event in feeds.history.index}
    return found
