"""Feeds that were saved and read back, and how they are compared."""

from __future__ import annotations

from domain.base.events import Event
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.snapshots import restore, save


def again(feeds: Feeds) -> Feeds:
    """Save the feeds and read them back."""
    raw: list[Event] = list(feeds.history.raw)
    now, past = save(feeds)
    return restore(feeds.game, now, lambda first, last: raw[first - 1 : last], lambda: past)


def seats(feeds: Feeds) -> list[str]:
    return ["host", *(seat.id for seat in feeds.state.table.seats)]


def same(one: Feeds, other: Feeds) -> None:
    """Every frame with and without marks, every view of every seat, now and at every frame."""
    for seat in seats(one):
        last = one.count(seat)
        assert other.count(seat) == last
        for marked in (False, True):
            frames = [encode(list(feeds.frames(seat, "fr", marked=marked))) for feeds in (one, other)]
            assert frames[0] == frames[1]
        for number in (None, *range(1, last + 1, 7)):
            assert encode(one.view(seat, number)) == encode(other.view(seat, number))
        for event in one.history.index:
            assert one.sees(seat, event) == other.sees(seat, event)
