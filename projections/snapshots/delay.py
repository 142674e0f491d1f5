"""Reading late: up to where a seat may know a record by now, and the feeds of a record as they were up to there.

The bound is a version of the log: the last before the first frame that the seat may not read yet. Whoever reads late
reads feeds that go no further: whatever is made of them is, to the byte, what it was when the log had come so far. It
is found by the seat's own frames, so that what is hidden from it neither moves it in time nor makes it more work.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import NamedTuple

from domain.base.events import Event
from domain.table.seats import Delay
from projections.feeds.frames import Feeds

OPENING = 1
"""The version that everybody reads at once: there is a table."""


class Due(NamedTuple):
    """Up to which version a seat may know the log now; `next`: when the clock alone allows it more, if ever."""

    version: int
    next: datetime | None = None


def due(feeds: Feeds, seat: str, now: datetime) -> Due:
    """Return how far the seat may read at a table whose spectators read late. As time passes and events come it never
    goes back: who became a spectator later on (Spin) goes on from what he had read.
    """
    delay, count = feeds.state.table.delay or Delay(), feeds.count(seat)
    least = max(feeds.feed(seat).prompt, OPENING)
    known = feeds.count(seat, least)
    frame, following = _by_minutes(feeds, seat, delay.minutes, range(known, max(count - delay.frames, known)), now)
    return Due(feeds.version_of(seat, frame + 1) - 1 if frame < count else feeds.history.version, following)


def upto(feeds: Feeds, version: int) -> Feeds:
    """Feeds of their own, as these were when the log had that version. All is told anew, but for the present."""
    if version == feeds.history.version:
        return feeds.copy()
    made = Feeds.begin(feeds.game, feeds.history.raw[0], feeds.projection)
    made.render()
    return going_on(made, feeds.history.raw[1:version])


def going_on(feeds: Feeds, events: Iterable[Event]) -> Feeds:
    """Return the reading, with the next events taken in."""
    for event in events:
        feeds.append(event)
    return feeds


def _by_minutes(
    feeds: Feeds, seat: str, minutes: int, delayed_frames: range, now: datetime
) -> tuple[int, datetime | None]:
    """The last frame of those after the first number, up to the last, that is old enough, and when the next is. Asked
    from the end: what came before something that is old enough is older, whatever the clock said then.
    """
    wait, following = timedelta(minutes=minutes), None
    for frame in reversed(delayed_frames):
        at = feeds.history.raw[feeds.version_of(seat, frame + 1) - 1].at + wait
        if at <= now:
            return frame + 1, following
        following = at if following is None else min(at, following)
    return delayed_frames.start, following
