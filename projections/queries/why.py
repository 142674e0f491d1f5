"""Causes of a value in a seat's view: the frames of its own feed that changed it, the latest first.

A place is named by a JSON Pointer (RFC 6901) into the view at one frame and followed back from there. An item of a list
is followed by its name, wherever it moves: a thing by its first field (`thing` of `projections.base.differences`), a
word by itself, the second of two alike as the second. Numbers and things without a name are followed by their place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from domain.base.refusal import Refused
from projections.base.differences import plain, thing
from projections.entries.lines import Line
from projections.feeds.frames import Feeds
from projections.feeds.reader import Frame, SeatReader
from projections.feeds.views import views_between
from projections.texts import Locale

POINTER = re.compile(r"(/([^/~]|~[01])*)*")
PLACE = re.compile(r"0|[1-9][0-9]{0,8}")
"""In a list (RFC 6901, section 4); none of ours is longer."""
STRETCH = 64
"""Frames whose views are made at once."""
MOST_EVENTS_READ = 1000
"""Frames that are looked at for one page: whoever finds nothing in them goes on before the last of them."""


class Cause(msgspec.Struct, frozen=True):
    """A frame that changed the value: from `was` to `now`, each left out where there was or is none. `entries`: all
    that it told, with what has become of it since.
    """

    frame: int
    at: datetime
    entries: tuple[Line, ...]
    was: Any = msgspec.UNSET
    now: Any = msgspec.UNSET


class Why(msgspec.Struct, frozen=True):
    """The causes of the value at `pointer` of the seat's view after `frame`: `causes`, the latest first. `value` is
    left out where it is there no more: the latest cause took it. `read`: every frame from that one on was looked at; 1:
    all were; else the next page is `before` it.
    """

    frame: int
    pointer: str
    causes: tuple[Cause, ...]
    read: int
    value: Any = msgspec.UNSET


class Named(NamedTuple):
    """A thing of a list: the one of that number, counted from 0, among those that bear this name."""

    name: Any
    number: int


Step = str | int | Named
"""From a value into it: a member, a place in a list, or a thing of a list wherever it stands."""
Trail = tuple[Step, ...]


class ChangedCause(NamedTuple):
    """A frame, by its number, that changed a value."""

    frame: int
    was: Any
    now: Any


def why(
    feeds: Feeds,
    seat: str,
    pointer: str,
    locale: Locale,
    at: int | None = None,
    before: int | None = None,
    limit: int = MOST_EVENTS_READ,
) -> Why:
    """Find the latest `limit` causes, before the frame `before`, of the value at `pointer` in the seat's view.

    The view is that after the seat's frame `at` (None: the last). A value that is there no more is followed from the
    last view that had it. Marks stand as they stood after `at`. Raises Refused.
    """
    last = feeds.count(seat) if at is None else at
    (present,) = map(plain, views_between(feeds, seat, last, last))
    trail = last_trail(pointer, _backwards(feeds, seat, last, max(last - MOST_EVENTS_READ, 0) + 1))
    upto = last if before is None else min(before - 1, last)
    lowest = max(upto - MOST_EVENTS_READ, 0) + 1
    turns, read = [], lowest
    for turn in _turns(feeds, seat, trail, upto, lowest):
        turns.append(turn)
        if len(turns) == limit:
            read = turn.frame
            break
    frames = SeatReader(feeds, seat, locale).single([turn.frame for turn in turns], at=at)
    causes = tuple(map(_cause, frames, turns))
    return Why(last, pointer, causes, read, followed(trail, present))


def _backwards(feeds: Feeds, seat: str, upto: int, lowest: int) -> Iterator[Any]:
    """Yield the seat's views after its frames `upto` down to `lowest`, as plain values."""
    (present,) = map(plain, views_between(feeds, seat, upto, upto))
    yield present
    while upto > lowest:
        first = max(upto - STRETCH, lowest)
        yield from reversed([plain(view) for view in views_between(feeds, seat, first, upto - 1)])
        upto = first


def _cause(frame: Frame, turn: ChangedCause) -> Cause:
    return Cause(frame.frame, frame.at, frame.entries, turn.was, turn.now)


def _turns(feeds: Feeds, seat: str, trail: Trail, upto: int, lowest: int) -> Iterator[ChangedCause]:
    """Yield where the value changed in the frames `upto` down to `lowest`, read in stretches from the end on."""
    while upto >= lowest:
        first = max(upto - STRETCH + 1, lowest)
        views = map(plain, views_between(feeds, seat, max(first - 1, 1), upto))
        values = [followed(trail, view) for view in views]
        yield from reversed(list(turns(values if first > 1 else [msgspec.UNSET, *values], first)))
        upto = first - 1


def turns(values: Iterable[Any], first: int) -> Iterator[ChangedCause]:
    """Yield where a value changed; of the values in order, the second is that after the frame `first`."""
    for number, (was, now) in enumerate(pairwise(values), first):
        if was != now:
            yield ChangedCause(number, was, now)


def last_trail(pointer: str, views: Iterable[Any]) -> Trail:
    """Return the way to a place of the first of these views, plain values, that has it.

    Raises Refused: the pointer is none, or no view has the place.
    """
    if not POINTER.fullmatch(pointer):
        raise Refused("bad_pointer", kind="form", parameter="pointer", pointer=pointer)
    refusal: Refused | None = None
    for view in views:
        try:
            return trail_of(pointer, view)
        except Refused as refused:
            refusal = refusal or refused
    assert refusal is not None, "there is at least one view"
    raise refusal


def trail_of(pointer: str, view: Any) -> Trail:
    """Return the way to a place of this view, a plain value. Raises Refused: the view has no such place."""
    trail: list[Step] = []
    reached, value = "", view
    for token in pointer.split("/")[1:]:
        step = _step(token.replace("~1", "/").replace("~0", "~"), value)
        if step is None:
            raise Refused("unknown_pointer", kind="missing", parameter="pointer", pointer=pointer, reached=reached)
        trail.append(step)
        reached, value = f"{reached}/{token}", followed((step,), value)
    return tuple(trail)


def _step(token: str, value: Any) -> Step | None:
    match value:
        case dict():
            return token if token in value else None
        case list() | tuple() if PLACE.fullmatch(token) and int(token) < len(value):
            return _in_list(int(token), value)
        case _:
            return None


def _in_list(place: int, things: Sequence[Any]) -> Step:
    name = _name(things[place])
    return place if name is None else Named(name, sum(_name(item) == name for item in things[:place]))


def _name(item: Any) -> Any:
    return thing(item) if isinstance(item, dict | str) else None


def followed(trail: Trail, view: Any) -> Any:
    """Return the value to which the trail leads in a view, a plain value; UNSET where it leads nowhere."""
    value = view
    for step in trail:
        match step, value:
            case str(), dict():
                value = value.get(step, msgspec.UNSET)
            case int(), list() | tuple() if step < len(value):
                value = value[step]
            case Named(name, number), list() | tuple():
                same_name = [item for item in value if _name(item) == name]
                value = same_name[number] if number < len(same_name) else msgspec.UNSET
            case _:
                return msgspec.UNSET
    return value
