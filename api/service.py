"""The way of a command: load the table, decide, append durably, answer, ring the bell.

An accepted command is in the register before its answer leaves. When another process was first, the place
catches up and decides again. Whatever fails on the way leaves the place stale, never wrong: the log is the truth.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any, TypeVar

import anyio.to_thread
import msgspec

from api.cache import Place, key_head, load_place
from api.entropy import SYSTEM
from api.heads import Heads
from api.metrics import Metrics
from api.notifier import Bell
from domain.corrections.commands import CorrectionCommand
from domain.corrections.judging import decide_correction
from domain.game.chance import Below, Draw
from domain.game.events import Act, Command, Event
from domain.game.refusal import Refused
from domain.record.chain import GENESIS, seal
from domain.record.fold import decide, fresh
from domain.register import Conflict, Register, Stored
from domain.systems import GAMES
from domain.table import keys
from domain.table.opening import opening
from domain.table.seats import HOST, Role, SeatSpec
from projections.frames import Chronicle
from projections.loading import UnknownTable, sealed

Deciding = Callable[[Chronicle, Act], tuple[Command, tuple[Draw, ...]]]
Clock = Callable[[], datetime]
T = TypeVar("T")


def utc_now() -> datetime:
    return datetime.now(UTC)


class Once(msgspec.Struct, frozen=True):
    """An idempotency key of a seat and the mark of the body that came with it (hashes, hex)."""

    key: str = ""
    mark: str = ""


class SeatOpened(msgspec.Struct, frozen=True):
    """A seat of a new table and the token that speaks for it."""

    id: str
    name: str
    role: Role
    token: str


class Opened(msgspec.Struct, frozen=True):
    """A new table. Tokens are told here and never again; `host` is the host's."""

    table: str
    seats: tuple[SeatOpened, ...]
    host: str


class KeyReused(Exception):
    """The idempotency key came before with another body."""


class Desk:
    """Every table, for this process. `keep` tables stay in memory; the others are read again when needed.

    `shared`: other processes write to the register as well. Then whatever is asked for, the register is asked first
    whether it went further: rings make watchers look soon, but no answer depends on their arrival.
    """

    def __init__(
        self,
        register: Register,
        bell: Bell | None = None,
        *,
        shared: bool = False,
        keep: int = 1000,
        below: Below = SYSTEM.below,
        metrics: Metrics | None = None,
        clock: Clock = utc_now,
        new_id: Callable[[], str] = SYSTEM.name,
    ) -> None:
        self.register = register
        self.bell = bell or Bell()
        self.bell.doubt = self._doubt
        self.metrics = metrics or Metrics()
        self.metrics.observe(self.bell)
        self._heads = Heads(register) if shared else None
        self._keep = keep
        self._below = below
        self._clock = clock
        self._new_id = new_id
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Place]] = {}
        self._overtaken: set[str] = set()  # tables that were written while they were read
        self._works: set[asyncio.Task[Any]] = set()

    async def open(self, system: str, title: str, options: dict[str, Any], seats: Sequence[SeatSpec]) -> Opened:
        """Open a table and issue its tokens, in one atomic append. Raises Refused."""
        game = GAMES.get(system)
        if game is None:
            raise Refused("unknown_system", kind="form", system=system)
        first = opening(game, title, options, seats)
        table = self._new_id()
        event = Event(id=table, version=1, at=self._clock(), seat=HOST, command=first)
        row, _ = sealed(game, table, event, GENESIS)
        tokens = {seat.id: keys.new_token() for seat in first.seats} | {HOST: keys.new_token()}
        issued = [keys.KeyIssued(seat, keys.hashed(token)) for seat, token in tokens.items()]
        rows, _ = key_rows(table, issued, (0, GENESIS))
        await self.register.commit([row, *rows])
        seated = tuple(SeatOpened(s.id, s.name, s.role, tokens[s.id]) for s in first.seats)
        return Opened(table, seated, tokens[HOST])

    async def check(self) -> None:
        """Can the register be read? Raises Unavailable."""
        await anyio.to_thread.run_sync(self.register.head, "health")

    async def place(self, table: str) -> Place:
        """The table in memory, with all that was in the register when this was called. Raises UnknownTable,
        Unavailable.
        """
        place = await self._held(table)
        if self._heads:
            await self._heads.compare(place)
        return await self._refreshed(place)

    async def rung(self, table: str) -> Place:
        """The table in memory, as new as the bell told: enough for whoever waits for its rings. Raises UnknownTable,
        Unavailable.
        """
        return await self._refreshed(await self._held(table))

    async def _held(self, table: str) -> Place:
        place = self._places.get(table)
        if place is None:
            return await self._load(table)
        self._places.move_to_end(table)
        return place

    async def _refreshed(self, place: Place) -> Place:
        """Read what the log holds beyond the place, where that is in doubt."""
        if place.stale:
            async with place.lock:
                if place.stale:
                    await self._catch_up(place)
        return place

    async def seat_of(self, table: str, token_hash: str) -> tuple[Place, str] | None:
        """The table and the seat for which this token speaks; None alike for a wrong token and for no table."""
        try:
            place = await self.place(table)
        except UnknownTable:
            return None
        seat = place.holders.get(token_hash)
        return None if seat is None else (place, seat)

    async def act(self, place: Place, seat: str, command: Command, dice: list[int] | None, once: Once) -> int:
        """Carry out a command once. The version of its event, now durable. Raises Refused, KeyReused,
        register.Unavailable.
        """

        def deciding(chronicle: Chronicle, act: Act) -> tuple[Command, tuple[Draw, ...]]:
            chance = fresh(chronicle.game, chronicle.state, dice, self._below)
            recorded = decide(chronicle.game, chronicle.state, act, chance)
            return recorded, chance.settle()

        return await self._to_its_end(self._record(place, seat, command, once, deciding))

    async def correct(self, place: Place, seat: str, command: CorrectionCommand, once: Once) -> int:
        """Carry out a correction, contest or voice once. As `act`."""

        def deciding(chronicle: Chronicle, act: Act) -> tuple[Command, tuple[Draw, ...]]:
            return decide_correction(chronicle.history, seat, command, chronicle.sees), ()

        return await self._to_its_end(self._record(place, seat, command, once, deciding))

    async def issue_key(self, place: Place, seat: str) -> str:
        """A new token for the seat; the former one is worth nothing from now on."""
        token = keys.new_token()
        await self._to_its_end(self._change_keys(place, keys.KeyIssued(seat, keys.hashed(token))))
        return token

    async def revoke_key(self, place: Place, seat: str) -> None:
        """No token speaks for the seat until another is issued."""
        await self._to_its_end(self._change_keys(place, keys.KeyRevoked(seat)))

    async def _to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Whoever asked may go away meanwhile: what is under way is finished, and the others are told."""
        task = asyncio.create_task(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)
        return await asyncio.shield(task)

    async def _record(self, place: Place, seat: str, command: Command, once: Once, deciding: Deciding) -> int:
        async with place.lock:
            while True:
                if place.stale:
                    await self._catch_up(place)
                known = place.done.get(once.key) if once.key else None
                if known is not None:
                    if known[1] != once.mark:
                        raise KeyReused
                    return known[0]
                try:
                    version = await self._append(place, seat, command, once, deciding)
                except Conflict:
                    self.metrics.conflicts.inc()
                    continue
                break
        self._settle(place)
        return version

    def _doubt(self, table: str) -> None:
        """Another process may have written to the table."""
        if table in self._loading:
            self._overtaken.add(table)
        place = self._places.get(table)
        if place is not None:
            place.doubt()

    def _settle(self, place: Place) -> None:
        """Tell whoever watches. A place that was forgotten meanwhile and read again must look again, too."""
        if place.table in self._loading:
            self._overtaken.add(place.table)
        present = self._places.get(place.table)
        if present is not None and present is not place:
            present.doubt()
        self.bell.ring(place.table)

    async def _append(self, place: Place, seat: str, command: Command, once: Once, deciding: Deciding) -> int:
        """Decide on the present state and make the event durable; only then does anybody see it."""
        chronicle = place.chronicle
        act = Act(self._new_id(), seat, command)
        recorded, draws = deciding(chronicle, act)
        event = Event(
            id=act.id,
            version=chronicle.history.version + 1,
            at=self._clock(),
            seat=seat,
            command=recorded,
            draws=draws,
            key=once.key,
            mark=once.mark,
        )
        row, head = sealed(chronicle.game, place.table, event, place.head)
        with _stale_on_failure(place):
            with self.metrics.append.time():
                await self.register.commit([row])
            place.take(event, head)
        self.metrics.events.labels(chronicle.game.name).inc()
        return event.version

    async def _change_keys(self, place: Place, event: keys.KeyEvent) -> None:
        async with place.lock:
            while True:
                if place.stale:
                    await self._catch_up(place)
                rows, _ = key_rows(place.table, [event], place.keys_head)
                with suppress(Conflict), _stale_on_failure(place):
                    await self.register.commit(rows)
                    break
            place.doubt()  # whatever comes next, the keys are read again first
        self._settle(place)
        await self._refreshed(place)

    async def _catch_up(self, place: Place) -> None:
        """Read what the log holds beyond the place. The caller holds the lock."""
        doubts = place.doubts
        rows, issued = await anyio.to_thread.run_sync(self._beyond, place)
        if issued:
            place.holders = keys.holders(keys.read(row.data) for row in issued)
            place.keys_head = key_head(issued)
        place.catch_up(rows)
        place.settled = doubts

    def _beyond(self, place: Place) -> tuple[list[Stored], list[Stored]]:
        """The events after those of the place; every row of its keys if there is a new one."""
        rows = list(self.register.read(place.table, place.chronicle.history.version))
        names = keys.stream(place.table)
        new = next(self.register.read(names, place.keys_head[0], limit=1), None)
        return rows, list(self.register.read(names)) if new else []

    async def _load(self, table: str) -> Place:
        """Read a table once, however many ask for it. No other stream of the register passes for a table."""
        if not (table.isascii() and table.isalnum()):
            raise UnknownTable(table)
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._read(table))
            self._loading[table] = task
        place = await asyncio.shield(task)
        self._forget_idle()
        return place

    async def _read(self, table: str) -> Place:
        try:
            place = await anyio.to_thread.run_sync(load_place, self.register, table)
            if table in self._overtaken:
                place.doubt()
            return self._places.setdefault(table, place)
        finally:
            self._overtaken.discard(table)
            del self._loading[table]

    def _forget_idle(self) -> None:
        """Beyond `keep`, tables that nobody watches or writes leave the memory, longest unused first."""
        for table in list(self._places):
            if len(self._places) <= self._keep:
                return
            if not self.bell.watched(table) and not self._places[table].lock.locked():
                del self._places[table]


@contextmanager
def _stale_on_failure(place: Place) -> Iterator[None]:
    """Whatever went wrong, cancellation included, the log may hold more than the place now."""
    try:
        yield
    except BaseException:
        place.doubt()
        raise


def key_rows(
    table: str, events: Sequence[keys.KeyEvent], head: tuple[int, str]
) -> tuple[list[Stored], tuple[int, str]]:
    """Sealed rows of the table's key stream after `head` (version, hash), and the new head."""
    rows: list[Stored] = []
    version, prev = head
    for event in events:
        version += 1
        name = keys.TOPICS[type(event)]
        data, prev = seal(keys.stream(table), version, name, prev, keys.body(event))
        rows.append(Stored(keys.stream(table), version, name, data))
    return rows, (version, prev)
