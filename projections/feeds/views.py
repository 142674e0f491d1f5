"""Views of a seat after each of its frames, and the states behind them.

A state after a frame is in memory, or else a snapshot has the view itself: nothing is folded to read one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from domain.table.seats import State
from projections.entries.contests import Marks, contested_in
from projections.feeds.feed import FrameRecord, PastFrame
from projections.feeds.frames import Feeds

Moment = State | PastFrame
"""A seat's frame, by the state after it or as a snapshot has it."""


def view_of(feeds: Feeds, seat: str, at: int | None = None) -> Any:
    """Return the game's view for the seat, now or as of one of its frames. Raises IndexError."""
    if at is None or at == feeds.count(seat):
        return _project(feeds, present_state(feeds, seat)[1], seat)
    return view_after(feeds, moment_of(feeds, seat, at), seat)


def views_between(feeds: Feeds, seat: str, first: int, upto: int) -> Iterator[Any]:
    """Yield the seat's views after its frames first .. upto, each as of that frame; frame 0 has none."""
    return (view_after(feeds, moment, seat) for moment in moments(feeds, seat, first, upto))


def view_after(feeds: Feeds, moment: Moment, seat: str) -> Any:
    """Return the seat's view after one of its frames."""
    return _project(feeds, moment, seat) if isinstance(moment, State) else moment.view


def state_at(feeds: Feeds, seat: str, at: int | None) -> State:
    """Return the state behind a frame, as it was known when that frame came. Raises IndexError.

    For an absent seat the present stays its last frame, whatever a correction has made of the past since.
    """
    if at is None or at == feeds.count(seat):
        return present_state(feeds, seat)[1]
    feeds.version_of(seat, at)
    return _state_after(feeds, seat, at)


def present_state(feeds: Feeds, seat: str) -> tuple[int, State]:
    """Return the last version of the log that the seat knows of, and the state after it.

    For a seat that is away, both are those of its last frame.
    """
    feed = feeds.feed(seat)
    if not feed.versions or not feeds.game.away(feeds.state, seat):
        return feeds.history.version, feeds.state
    last = int(feed.versions[-1])
    if feed.left is None or feed.left[0] != last:
        feed.left = (last, _state_after(feeds, seat, len(feed.versions)))
    return feed.left


def moments(feeds: Feeds, seat: str, first: int, upto: int) -> Iterator[Moment]:
    """Yield the seat's frames first .. upto; frame 0 has none. Nothing is folded."""
    feed, start = feeds.feed(seat), max(first, 1) - 1
    upto, missing = min(upto, len(feed.versions)), feed.states.missing
    if start == upto - 1 >= missing and feed.versions[start] == feeds.history.version:
        return iter((feeds.state,))
    split = min(max(start, missing), upto)
    return chain(map(feed.past, range(start + 1, split + 1)), feed.states.between(split, upto))


def moment_of(feeds: Feeds, seat: str, number: int) -> Moment:
    """Return one of the seat's frames. Raises IndexError."""
    feeds.version_of(seat, number)
    (moment,) = moments(feeds, seat, number, number)
    return moment


def in_memory(feeds: Feeds, seat: str, after: int, upto: int) -> bool:
    """Return whether the seat's frames after+1 .. upto can be read at once, without folding or asking the register."""
    return after >= min(upto, feeds.feed(seat).states.missing)


def frame_records(feeds: Feeds, seat: str, first: int, upto: int) -> Iterator[PastFrame]:
    """Yield the seat's frames first .. upto with the view and the marks after each, to be saved."""
    for number, moment in enumerate(moments(feeds, seat, first, upto), first):
        if not isinstance(moment, State):
            yield moment
            continue
        contested = frozenset(each for each in contested_in(moment.table) if feeds.sees(seat, each))
        receipt, view = feeds.feed(seat).receipts.of(number), _project(feeds, moment, seat)
        yield FrameRecord(feeds.event(seat, number), feeds.rendered_event(seat, number), receipt, view, contested)


def reads_all(feeds: Feeds, seat: str) -> bool:
    """Return whether the seat may have the whole record now.

    A seat that sees everything waits while something is withheld, and where it does not read what is said to others
    alone.
    """
    overhears = feeds.state.table.talk.gm_reads_whispers
    return overhears and feeds.projection.sees_all(feeds.state, seat) and not feeds.history.withheld


def marks_of(moment: Moment) -> Marks:
    """Return the marks after a frame: the table, or the ids of the contested events in a snapshot."""
    return moment.table if isinstance(moment, State) else moment.contested


def _project(feeds: Feeds, state: State, seat: str) -> Any:
    """Return the seat's view of a state, the present one or a former one."""
    view = feeds.projection.view(state, seat)
    if state is not feeds.state:
        state.let_go()
    return view


def _state_after(feeds: Feeds, seat: str, number: int) -> State:
    """Return the state after one of the seat's frames.

    States before a snapshot are folded, but for those that late seats have still to read.
    """
    feed = feeds.feed(seat)
    for states in (feed.states, feed.late):
        if states is not None and number > states.missing:
            return next(states.between(number - 1, number))
    return feeds.history.at(feed.versions[number - 1])
