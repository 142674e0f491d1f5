"""Feeds that were saved and read back, and how they are compared."""

from __future__ import annotations

from collections.abc import Callable

from domain.base.events import Event
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.snapshots import restore, save


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
    return ["host", *(seat.id for seat in feeds.state.table.seats)]


def same(one: Feeds, other: Feeds) -> None:
    """Every frame with and without marks, with patches, and the views of every seat, now and then."""
    for seat in seats(one):
        last = one.count(seat)
        assert other.count(seat) == last
        for marked in (False, True):
            frames = [encode(list(feeds.frames(seat, "fr", marked=marked))) for feeds in (one, other)]
            assert frames[0] == frames[1]
        patched = [encode([frame for frame, _ in feeds.patched_frames(seat, "fr", 0, last)]) for feeds in (one, other)]
        assert patched[0] == patched[1]
        for number in (None, *range(1, last + 1, 7)):
            assert encode(one.view(seat, number)) == encode(other.view(seat, number))
        for event in one.history.index:
            assert one.sees(seat, event) == other.sees(seat, event)
