"""Time from a command until another seat has its frame, with its patch over the plain one: in an evening of each game,
and of Sombre in a fight of eight. The seat reads in both ways by turns, over a socket.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from statistics import median
from threading import Thread
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

from domain.systems import GAMES
from ops.bench.evening import five_seats
from ops.bench.report import Figure, Target, percentile
from ops.bench.server import HOST, Server
from ops.bench.wire import event_in
from ops.clients.python.greffe_client import Client, Form, Frame, Move, Opened, Seat
from ops.play.bot import Bot
from ops.play.brawl import SEATS, brawl

READER = "player2"
BLOCK = 20
"""Commands after which the reader changes between plain frames and patches."""
PLAIN, PATCHED = "", "?patch=1&moves=apart"


class Playing(NamedTuple):
    """A table of the service. `play`: carries out so many more commands; `sent`: when each event was asked for, by its
    id.
    """

    opened: Opened
    play: Callable[[int], object]
    sent: dict[str, float]


class TimedSeat:
    """A seat as the bot needs it, which notes when it asks for each of its events."""

    def __init__(self, seat: Seat, sent: dict[str, float]) -> None:
        self._seat = seat
        self._sent = sent

    def moves(self) -> Iterable[Move]:
        return self._seat.moves()

    def form(self, move: Move) -> Form:
        return self._seat.form(move)

    def do(self, command: Mapping[str, Any], dice: Sequence[int] | None = None) -> Frame:
        began = time.perf_counter()
        frame = self._seat.do(command, dice)
        self._sent[event_of(frame)] = began
        return frame


def arrivals(server: Server, service: Client, evening: int, measured: int) -> list[Figure]:
    """Measure one table of each game, and a fight. `evening`: so many commands are played at each table before so many
    are `measured` in each way.
    """
    figures = list[Figure]()
    for name in GAMES:
        table = _evening(service, name)
        table.play(evening)
        figures += _figures(name, server, table, measured)
    return figures + _figures("sombre, fight of eight", server, _fight(service), measured)


def _evening(service: Client, name: str) -> Playing:
    opened = service.open(name, "Mesure", five_seats(GAMES[name]))
    sent = dict[str, float]()
    return Playing(opened, Bot(_seats(service, opened, sent), Random(0)).play, sent)


def _fight(service: Client) -> Playing:
    """Begin a fight: the first of its commands has been given when this returns."""
    opened = service.open("sombre", "Mesure", SEATS)
    sent = dict[str, float]()
    seats, script = _seats(service, opened, sent), brawl(1_000)
    turn = next(script)

    def play(commands: int) -> None:
        nonlocal turn
        for _ in range(commands):
            turn = script.send(event_of(seats[turn.seat].do(turn.command, turn.dice)))

    while turn.command["type"] != "DeclareIntent":
        play(1)
    return Playing(opened, play, sent)


def _seats(service: Client, opened: Opened, sent: dict[str, float]) -> dict[str, TimedSeat]:
    return {name: TimedSeat(seat, sent if name != READER else {}) for name, seat in service.seats(opened).items()}


def _figures(name: str, server: Server, table: Playing, measured: int) -> list[Figure]:
    """Return the one figure; none if in one of the ways the reader saw nothing of what was done."""
    plain, patched = list[float](), list[float]()
    for _ in range(0, measured, BLOCK):
        for way, taken in ((PLAIN, plain), (PATCHED, patched)):
            taken += _arrivals(server, table, way, min(BLOCK, measured))
    if not plain or not patched:
        return []
    return [
        Figure(
            name=f"{name}: time until another seat has its frame with its patch",
            value=median(patched) * 1000,
            unit="ms",
            ratio=median(patched) / median(plain),
            against="plain frames",
            details={"plain ms": median(plain) * 1000, "95 % ms": percentile(sorted(patched), 0.95) * 1000},
            target=Target(1.5, 1.2),
        )
    ]


def _arrivals(server: Server, table: Playing, way: str, commands: int) -> list[float]:
    """Return the seconds from each command until the reader had its event, for those events that it may read."""
    table.sent.clear()
    with _reading(server, table.opened, way) as arrived:
        table.play(commands)
    return [arrived[event] - began for event, began in table.sent.items() if event in arrived]


@contextmanager
def _reading(server: Server, opened: Opened, way: str) -> Iterator[dict[str, float]]:
    """Read as that seat inside the block; yield the times at which each event came first, by its id."""
    arrived = dict[str, float]()
    address = f"ws://{HOST}:{server.port}/tables/{opened.table}/live{way}"
    bearer = {"Authorization": f"Bearer {opened.tokens[READER]}"}
    with connect(address, additional_headers=bearer, compression=None, proxy=None, max_size=None) as socket:
        reader = Thread(target=_note, args=(socket, arrived))
        reader.start()
        yield arrived
    reader.join()


def _note(socket: ClientConnection, arrived: dict[str, float]) -> None:
    for message in socket:
        arrived.setdefault(event_in(message), time.perf_counter())


def event_of(frame: Frame) -> str:
    """Return the event that an answer shows to the sender of the command."""
    return next(entry.event for entry in frame.entries if entry.event)
