"""Late reading: up to which frame a seat may know a record by now.

The bound is one of the seat's own frames, and a seat that reads late reads feeds that go no further:
whatever is made of them is, to the byte, what it was when that frame came. What is hidden from the seat neither moves
the bound nor makes finding it more work.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple

from domain.table.seats import Delay
from projections.feeds.frames import Feeds
from projections.feeds.views import state_at

OPENING = 1
"""The version that everybody reads at once: there is a table."""


class Due(NamedTuple):
    """The last frame that a seat may read now; `next`: when the clock alone allows it more, if ever."""

    frame: int
    next: datetime | None = None


def due(feeds: Feeds, seat: str, now: datetime) -> Due:
    """Return how far the seat may read at a table whose spectators read late.

    As time passes and events come, the bound never goes back: a seat that becomes a spectator later (Spin) goes on from
    what it had read.
    """
    delay, count = feeds.state.table.delay or Delay(), feeds.count(seat)
    known = feeds.count(seat, max(feeds.feed(seat).prompt, OPENING))
    return _by_minutes(feeds, seat, delay.minutes, range(known, max(count - delay.frames, known)), now)


def upto(feeds: Feeds, seat: str, number: int) -> Feeds:
    """Return feeds of that seat alone, as they were after that frame.

    Nothing is folded, except what a snapshot does not have.
    """
    version, state = feeds.version_of(seat, number), state_at(feeds, seat, number)
    history = feeds.history.then(version, state)
    disclosing = {act for act in feeds.disclosing if act in history.index}
    return Feeds(history, feeds.projection, {seat: feeds.feed(seat).upto(number, state)}, disclosing)


def _by_minutes(feeds: Feeds, seat: str, minutes: int, delayed_frames: range, now: datetime) -> Due:
    """Return the last of these frames that is old enough, and when the next one is.

    The frames are read from the last one back: what came before a frame that is old enough is older, whatever the clock
    said then. If none is old enough, the frame is the one before the first.
    """
    wait, following = timedelta(minutes=minutes), None
    for frame in reversed(delayed_frames):
        at = feeds.event(seat, frame + 1).at + wait
        if at <= now:
            return Due(frame + 1, following)
        following = at if following is None else min(at, following)
    return Due(delayed_frames.start, following)
