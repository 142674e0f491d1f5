"""Seats with an open stream or socket, table by table: which are connected now, over all processes.

This is no part of the record: nothing of it is stored, and no rule reads it. A seat counts as gone a few seconds after
its last connection ended, so that one that reloads its page stays. Several processes exchange what they know through
Redis now and then; while it is away each knows of its own connections alone.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from time import monotonic

import msgspec

from api.base.notifier import running_tasks
from api.notifications.relay import RedisUnavailable, Relay
from domain.table.seats import HOST

LINGER = 3.0  # seconds for which a seat whose last connection ended is taken to come back
EXCHANGE = 3.0  # seconds between two exchanges with other processes
BELIEVED_SECONDS = 12  # seconds for which what another process said is believed
_encode = msgspec.json.Encoder().encode
Changed = Callable[[], object]


class Connected(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seats that are connected now, on a stream or socket with `connected=1`: at first and at every change.

    `alone`: the reader reads with a delay, or is away in the game, so that `connected` holds the reader's own seat
    alone. In an event stream it is an event `connected`.
    """

    connected: tuple[str, ...]
    alone: bool = False


class Connections:
    """The counts of the connections of seats. `relay`: by which processes exchange them; None: there are no others."""

    def __init__(self, relay: Relay | None = None) -> None:
        self._relay = relay
        self._me = secrets.token_hex(8)
        self._here: dict[str, Counter[str]] = {}
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        self._listeners: dict[str, dict[Changed, None]] = {}
        self._touched: set[str] = set()

    def seats(self, table: str) -> frozenset[str]:
        """Return the seats that are connected at that table."""
        until, elsewhere = self._elsewhere.get(table, (0.0, frozenset()))
        return frozenset(self._here.get(table, ())) | (elsewhere if until > monotonic() else frozenset())

    @contextmanager
    def held(self, table: str, seat: str, changed: Changed) -> Iterator[None]:
        """Count one connection of the seat inside the block, and call `changed` whenever a seat comes or goes. The host
        has no seat.
        """
        self._listeners.setdefault(table, {})[changed] = None
        if seat != HOST:
            self._count(table, seat, 1)
        try:
            yield
        finally:
            self._listeners[table].pop(changed, None)
            if not self._listeners[table]:
                del self._listeners[table]
            if seat != HOST:
                asyncio.get_running_loop().call_later(LINGER, self._count, table, seat, -1)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Exchange with other processes inside the block, while the service runs."""
        if self._relay is None:
            yield
            return
        async with running_tasks(self._meet(self._relay)):
            yield

    def _count(self, table: str, seat: str, step: int) -> None:
        before = self.seats(table)
        here = self._here.setdefault(table, Counter())
        here[seat] += step
        if not here[seat]:
            del here[seat]
        if not here:
            del self._here[table]
        self._touched.add(table)
        if before != self.seats(table):
            self._call(table)

    def _call(self, table: str) -> None:
        for changed in list(self._listeners.get(table, ())):
            changed()

    async def _meet(self, relay: Relay) -> None:
        while True:
            await asyncio.sleep(EXCHANGE)
            touched, self._touched = self._touched, set()
            watched = self._here.keys() | self._listeners.keys()
            for table in self._elsewhere.keys() - watched:
                del self._elsewhere[table]
            tables = sorted(touched | watched)
            said = {table: " ".join(sorted(self._here.get(table, ()))) for table in tables}
            with suppress(RedisUnavailable):
                answers = await relay.exchange("connected", self._me, said, BELIEVED_SECONDS)
                for table in watched & answers.keys():
                    self._learn(table, frozenset(seat for each in answers[table] for seat in each.split()))

    def _learn(self, table: str, elsewhere: frozenset[str]) -> None:
        before = self.seats(table)
        if elsewhere:
            self._elsewhere[table] = monotonic() + BELIEVED_SECONDS, elsewhere
        else:
            self._elsewhere.pop(table, None)
        if before != self.seats(table):
            self._call(table)


class ConnectedSeats:
    """The connected seats for one reader. `alone`: returns whether the reader may know only of its own seat just now.

    Once the reader was given its own seat alone, nothing more comes until it may know of others: for a seat that is
    away, nothing changes.
    """

    def __init__(self, connections: Connections, table: str, seat: str, alone: Callable[[], bool]) -> None:
        self._connections = connections
        self._table, self._seat = table, seat
        self._alone = alone
        self._last_sent: Connected | None = None
        self._still = False

    def returned(self) -> bool:
        """Return whether the reader may know of others again, since this was last called. To be called after every
        event.
        """
        was, self._still = self._still, self._alone()
        return was and not self._still

    def news(self) -> bytes:
        """Return what the reader does not know yet, as JSON; empty if there is nothing."""
        self._still = self._alone()
        if self._still and self._last_sent is not None:
            return b""
        seats = {self._seat} if self._still else self._connections.seats(self._table)
        now = Connected(tuple(sorted(seats)), self._still)
        if now == self._last_sent:
            return b""
        self._last_sent = now
        return _encode(now)
