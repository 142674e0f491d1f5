"""Loading: the feeds of a table from rows of the register, and the sealed row of an event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from domain.base.events import Event
from domain.game import Game
from domain.record.chain import START, Tip, follow, seal
from domain.record.codec import body, peek_game, read, topic
from domain.record.tombstone import FORGOTTEN
from domain.register import Register, Stored
from domain.systems import game as game_of
from projections.feeds.frames import Feeds


class UnknownTable(LookupError):
    """A table without a stream of that name in the register, or of which nothing is left."""


def sealed(game: Game, table: str, event: Event, prev: str) -> tuple[Stored, str]:
    """Return the row of an event and its hash, chained to the hash before it."""
    name = topic(game, type(event.command))
    data, own = seal(table, event.version, name, prev, body(event))
    return Stored(table, event.version, name, data), own


def load(register: Register, table: str, upto: int | None = None, *, render: bool = False) -> tuple[Feeds, str]:
    """Load the feeds of a table and the hash of its last row. Raises as `load_record`; Unavailable, too."""
    return load_record(register.read(table, upto=upto), table, render=render)


def load_record(rows: Iterable[Stored], table: str, *, render: bool = False) -> tuple[Feeds, str]:
    """Return the feeds of the table whose record these rows are, from the first on, and the hash of the last.

    Each row's seal is checked. `render`: each event is rendered as it is folded; else when it is asked for.
    Raises UnknownTable, Broken, KeyError (unknown version of a game), codec.UnknownTopic, msgspec.DecodeError.
    """
    feeds: Feeds | None = None
    tip = START
    for row in rows:
        tip = next(follow(table, (row,), tip))
        if feeds is None and row.topic == FORGOTTEN:
            raise UnknownTable(table)
        if feeds is None:
            game = game_of(peek_game(row.data))
            feeds = Feeds.begin(game, read(game, row.version, row.topic, row.data))
            if render:
                feeds.render()
        else:
            feeds.append(read(feeds.game, row.version, row.topic, row.data))
    if feeds is None:
        raise UnknownTable(table)
    return feeds, tip.hash


def take_in(feeds: Feeds, table: str, tip: Tip, rows: Sequence[Stored]) -> tuple[list[Event], str]:
    """Add the rows after `tip` to feeds that nobody else reads; return their events and the hash of the last.

    Raises Broken, codec.UnknownTopic, msgspec.DecodeError.
    """
    events = []
    for row in rows:
        tip = next(follow(table, (row,), tip))
        events.append(read(feeds.game, row.version, row.topic, row.data))
        feeds.append(events[-1])
    return events, tip.hash
