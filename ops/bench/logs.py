"""Logs of any length, made in memory by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from domain.base.chance import System
from domain.base.events import Act, Event
from domain.game import Game
from domain.record.chain import GENESIS
from domain.record.fold import decide, fresh
from domain.register import Stored
from domain.seating.opening import opening
from domain.systems import GAMES
from domain.table.commands import TABLE_COMMANDS
from domain.table.seats import HOST, SeatSpec
from ops.play.scripts import Script, Turn, endless
from projections.feeds.frames import Feeds
from projections.feeds.loading import sealed

GAME = "nosgoth"
NO_END = 1_000_000  # events or turns: as many as there are
START = datetime(2026, 1, 1, 20, tzinfo=UTC)


Seats = tuple[tuple[str, Literal["gm", "player", "spectator"]], ...]


class Log(NamedTuple):
    """A table, its feeds at the end, and its rows."""

    table: str
    feeds: Feeds
    rows: list[Stored]


PAIR: Seats = (("Maud", "gm"), ("Ilse", "player"))
FIVE: Seats = (("Maud", "gm"), ("Ilse", "player"), ("Bastien", "player"), ("Ana", "player"), ("Zoé", "player"))


def written(length: int, table: str = "bench", script: Script | None = None) -> Log:
    """Make a log of `length` events. The same length gives the same bytes."""
    return played(GAMES[GAME], PAIR, script or endless(), length, table)


@cache
def long(length: int, table: str = "bench") -> Log:
    """Return a cached log of that length, of a table with five seats. Nobody may write to its feeds."""
    return played(GAMES[GAME], FIVE, endless(FIVE), length, table)


def played(game: Game, seats: Seats, script: Script, length: int, table: str = "bench") -> Log:
    """Play the script at a table of that game until the log has `length` events, or to its end."""
    rng = Random(length)
    specs = [SeatSpec(name, role) for name, role in seats]
    first = Event(id=table, version=1, at=START, seat=HOST, command=opening(game, "Mesure", {}, specs))
    feeds = Feeds.begin(game, first)
    row, head = sealed(game, table, first, GENESIS)
    rows = [row]
    turn = next(script)
    for name in _names(rng):
        event = taken(feeds, turn, name, rng)
        row, head = sealed(game, table, event, head)
        rows.append(row)
        if len(rows) == length:
            break
        try:
            turn = script.send(event.id)
        except StopIteration:
            break
    return Log(table, feeds, rows)


def taken(feeds: Feeds, turn: Turn, name: str, rng: Random) -> Event:
    """Decide one command of a script and append its event."""
    game = feeds.game
    act = Act(name, turn.seat, _wire(game).decode(msgspec.json.encode(turn.command)))
    chance = fresh(game, feeds.state, turn.dice, System(rng.randrange))
    event = _event(feeds, act, decide(game, feeds.state, act, chance), chance.finish())
    feeds.append(event)
    return event


def _names(rng: Random) -> Iterator[str]:
    """Yield ids as long as the service's."""
    return (f"{rng.getrandbits(64):016x}" for _ in count())


def _event(feeds: Feeds, act: Act, command: Any, draws: Any) -> Event:
    version = feeds.history.version + 1
    at = START + timedelta(seconds=version)
    return Event(id=act.id, version=version, at=at, seat=act.seat, command=command, draws=draws)


@cache
def _wire(game: Game) -> msgspec.json.Decoder[Any]:
    kinds: Any = TABLE_COMMANDS[0]
    for kind in (*TABLE_COMMANDS[1:], *game.commands):
        kinds |= kind
    return msgspec.json.Decoder(kinds)
