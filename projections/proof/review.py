"""A stored record judged again, each event with what its seat could see then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import msgspec

from domain.base.events import Event
from domain.base.finding import Finding
from domain.record.codec import UnknownTopic, peek_game, read
from domain.record.tombstone import FORGOTTEN
from domain.register import Stored
from domain.review.rules import Found, Review
from domain.systems import game as game_of
from projections.feeds.corrections import leaving_open
from projections.feeds.frames import Feeds

Judged = Callable[[int], None]
"""Called with the version of each event that was judged."""


def unwatched(version: int) -> None:
    return None


def review(rows: Iterable[Stored], judged: Judged = unwatched) -> Iterator[Found]:
    """Yield what is wrong with the record of a table, whose chain is sound: rows from the first on.

    It ends where an event can no longer be read or folded. Raises KeyError for an unknown version of a game.
    """
    left = iter(rows)
    first = next(left, None)
    if first is None or first.topic == FORGOTTEN:
        return
    game = game_of(peek_game(first.data))
    try:
        opening = read(game, first.version, first.topic, first.data)
        feeds = Feeds.begin(game, opening)
        reviewing = Review(game, opening)
    except (UnknownTopic, ValueError) as error:  # a DecodeError is a ValueError
        yield Found(first.version, Finding("it cannot be read: {detail}", detail=type(error).__name__))
        return
    yield from reviewing.opened(opening)
    for row in left:
        try:
            event = read(game, row.version, row.topic, row.data)
        except (UnknownTopic, msgspec.DecodeError) as error:
            yield Found(row.version, Finding("it cannot be read: {detail}", detail=type(error).__name__))
            return
        yield from _of(reviewing, feeds, event)
        judged(event.version)
        try:
            feeds.append(event)
        except Exception as error:  # whatever an event that nobody could have recorded makes the fold raise
            yield Found(event.version, Finding("nothing can follow from it: {detail}", detail=type(error).__name__))
            return


def _of(reviewing: Review, feeds: Feeds, event: Event) -> Iterator[Found]:
    try:
        yield from reviewing.take(feeds.history, event, feeds.sees, partial(leaving_open, feeds))
    except Exception as error:  # as below
        yield Found(event.version, Finding("it cannot be judged: {detail}", detail=type(error).__name__))
