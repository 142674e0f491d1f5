"""Reading late: up to where a seat may know a record by now, and the feeds of a record as they were up to there.

The bound is a version of the log. Whoever reads late reads feeds that go no further: whatever is made of them is, to
the byte, what it was when the log had come so far.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import NamedTuple

from domain.game.events import Event
from domain.table.seats import Delay
from projections.frames import Feeds

OPENING = 1
"""The version that everybody reads at once: there is a table."""


class Due(NamedTuple):
    """Up to which version a seat may know the log now; `next`: when the clock alone allows it more, if ever."""

    version: int
    next: datetime | None = None


def due(feeds: Feeds, seat: str, now: datetime) -> Due:
    """How far the seat may read at a table whose spectators read late. As time passes and events come it never goes
    back: who became a spectator later on (Spin) goes on from what he had read.
    """
    delay = feeds.state.table.delay or Delay()
    least = max(feeds.feed(seat).prompt, OPENING)
    version = max(_by_frames(feeds, seat, delay.frames), least)
    return _by_minutes(feeds, delay.minutes, version, least, now)


def upto(feeds: Feeds, version: int) -> Feeds:
    """Feeds of their own, as these were when the log had that version. All is told anew, but for the present."""
    if version == feeds.history.version:
        return feeds.copy()
    made = Feeds(feeds.game, feeds.history.raw[0], feeds.projection)
    made.tell()
    return going_on(made, feeds.history.raw[1:version])


def going_on(feeds: Feeds, events: Iterable[Event]) -> Feeds:
    """The same, with the next events taken in."""
    for event in events:
        feeds.append(event)
    return feeds


def _by_frames(feeds: Feeds, seat: str, frames: int) -> int:
    if not frames:
        return feeds.history.version
    last = feeds.count(seat) - frames
    return feeds.version_of(seat, last) if last >= 1 else OPENING


def _by_minutes(feeds: Feeds, minutes: int, version: int, least: int, now: datetime) -> Due:
    """Asked from the end: what came before something that is old enough is older, whatever the clock said then."""
    wait, following = timedelta(minutes=minutes), None
    while version > least and (at := feeds.history.raw[version - 1].at + wait) > now:
        following = at if following is None else min(at, following)
        version -= 1
    return Due(version, following)
