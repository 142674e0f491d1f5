"""The way of a command: load the table, decide, append durably, answer, notify.

An accepted command is in the register before its answer leaves. When another process was first, the cached
table catches up and decides again. Whatever fails on the way leaves it stale, never wrong: the log
is the truth.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from msgspec.structs import replace

from api.cache import CachedTable, WentBack, beyond, held_keys, load_table
from api.damage import DamagedTable, Damages, damaged
from api.entropy import SYSTEM
from api.heads import Aside, Heads
from api.logs import note
from api.metrics import Metrics
from api.notifier import Notifier
from api.noting import Noting
from api.once import ALWAYS, KeyExpired, KeyReused, Once
from api.tokens import Asked, Opened, holders_of, issue, issue_first, key_rows, reissue, reissue_first, told_once
from api.workers import Workers
from api.writing import Unanswered, Writing
from domain.corrections.commands import CorrectionCommand
from domain.corrections.judging import decide_correction
from domain.game.chance import Below, Draw
from domain.game.events import Act, Command, Event
from domain.game.refusal import Refused
from domain.record.chain import GENESIS, START, Tip
from domain.record.fold import decide, fresh
from domain.record.tombstone import FORGOTTEN, Tombstone, written
from domain.register import Conflict, Register, Stored, Unavailable
from domain.systems import GAMES
from domain.table import keys
from domain.table.commands import EndTable, IssueToken, RevokeToken, TokenCommand
from domain.table.opening import opening
from domain.table.seats import HOST, SeatSpec
from projections.frames import Feeds
from projections.loading import UnknownTable, sealed

Deciding = Callable[[Feeds, Act], tuple[Command, tuple[Draw, ...]]]
Clock = Callable[[], datetime]
T = TypeVar("T")
_log = logging.getLogger("greffe.service")


def utc_now() -> datetime:
    return datetime.now(UTC)


REPEATABLE = timedelta(hours=1)  # tokens of a new table are told again, to whoever knows its idempotency key
TABLE_ID = 32  # characters of the id of a table that an idempotency key names


class TableService:
    """Every table, for this process. `keep` tables stay in memory; the others are read again when needed.

    `shared`: other processes write to the register as well. Then whatever is asked for, the register is asked first
    whether it went further: rings make watchers look soon, but no answer depends on their arrival.
    """

    def __init__(
        self,
        register: Register,
        notifier: Notifier | None = None,
        *,
        shared: bool = False,
        keep: int = 1000,
        workers: Workers | None = None,
        below: Below = SYSTEM.below,
        metrics: Metrics | None = None,
        clock: Clock = utc_now,
        new_id: Callable[[], str] = SYSTEM.name,
        aside: Aside | None = None,
    ) -> None:
        self.register = register
        self.notifier = notifier or Notifier()
        self.notifier.doubt = self._doubt
        self.metrics = metrics or Metrics()
        self.metrics.observe(self.notifier)
        self.workers = workers or Workers()
        self.workers.observe = self.metrics.worked
        self._aside = aside or self.workers.run
        self.writing = Writing()
        self._heads = Heads(register, self._aside) if shared else None
        self._keep = keep
        self._below = below
        self._clock = clock
        self._new_id = new_id
        self._cached: OrderedDict[str, CachedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[CachedTable]] = {}
        self._overtaken: set[str] = set()  # tables that were written while they were read
        self._works: set[asyncio.Task[Any]] = set()
        self.generation = 0  # of the memory: how often the register was found behind it, and all was thrown away
        self.damages = Damages(keep)
        self.noting = Noting(register, clock, new_id)

    async def open(
        self,
        system: str,
        title: str,
        options: dict[str, Any],
        seats: Sequence[SeatSpec],
        once: Once = ALWAYS,
        key: str = "",
    ) -> Opened:
        """Open a table and issue its tokens, in one atomic append. Under an idempotency key, which names the table and
        goes into its tokens, the same request is answered alike for an hour. Raises Refused, KeyReused, KeyExpired.
        """
        game = GAMES.get(system)
        if game is None:
            raise Refused("unknown_system", kind="form", system=system)
        first = opening(game, title, options, seats)
        table = once.key[:TABLE_ID] or self._new_id()
        event = Event(id=table, version=1, at=self._clock(), seat=HOST, command=first, key=once.key, mark=once.mark)
        row, head = sealed(game, table, event, GENESIS)
        tokens, issued = issue_first(table, holders_of(first.seats), key)
        rows, keys_head = key_rows(table, issued, START)
        try:
            await self._to_its_end(self._commit([row, *rows]))
        except Conflict:
            if not key:
                raise
            return await self._opened_before(table, once, key)
        self.noting.opened(table)
        self.noting.reached(table, Tip(1, head))
        self.noting.reached(keys.stream(table), keys_head)
        return told_once(table, first.seats, tokens)

    async def _opened_before(self, table: str, once: Once, key: str) -> Opened:
        """What the same request was answered when it came first."""
        cached = await self.cached(table)
        first = cached.feeds.history.raw[0]
        if first.mark != once.mark:
            raise KeyReused
        if self._clock() - first.at > REPEATABLE:
            raise KeyExpired
        try:
            await self._to_its_end(self._confirm(cached, 1))
        except Conflict as error:
            raise WentBack from error
        rows = await self._aside(self._key_rows, table)
        seats = first.command.seats
        issued = (keys.read(row.data) for row in rows)
        return told_once(table, seats, reissue_first(table, holders_of(seats), key, issued))

    def _key_rows(self, table: str) -> list[Stored]:
        return list(self.register.read(keys.stream(table)))

    async def check(self) -> None:
        """Can the register be read, and do writes get through? Raises Unavailable, WritesStuck."""
        await self._aside(self.register.head, "health")
        self.writing.check()

    async def cached(self, table: str) -> CachedTable:
        """The table in memory, with all that was in the register when this was called. Raises UnknownTable,
        DamagedTable, Unavailable.
        """
        with suppress(WentBack):
            return await self._compared(table)
        return await self._compared(table)

    async def _compared(self, table: str) -> CachedTable:
        cached = await self._held(table)
        if self._heads:
            with self._noticing(cached):
                await self._heads.compare(cached)
        return await self._refreshed(cached)

    async def rung(self, table: str) -> CachedTable:
        """The table in memory, as new as notifications told: enough for whoever waits for them. Raises UnknownTable,
        DamagedTable, Unavailable.
        """
        with suppress(WentBack):
            return await self._refreshed(await self._held(table))
        return await self._refreshed(await self._held(table))

    async def _held(self, table: str) -> CachedTable:
        cached = self._cached.get(table)
        if cached is None:
            return await self._load(table)
        self._cached.move_to_end(table)
        return cached

    async def _refreshed(self, cached: CachedTable) -> CachedTable:
        """Read what the log holds beyond the cached table, where that is in doubt."""
        if cached.stale:
            async with self._alone(cached):
                if cached.stale:
                    await self._catch_up(cached)
        return cached

    @asynccontextmanager
    async def _alone(self, cached: CachedTable) -> AsyncIterator[None]:
        """Who writes may have to wait for the register, and others for him; not for ever. Raises Unavailable."""
        try:
            async with asyncio.timeout(self.workers.seconds):
                await cached.lock.acquire()
        except TimeoutError as error:
            raise Unavailable("locked", "another request at this table waits for the register") from error
        try:
            yield
        finally:
            cached.lock.release()

    async def seat_of(self, table: str, token_hash: str) -> tuple[CachedTable, str] | None:
        """The table and the seat for which this token speaks; None alike for a wrong token and for no table."""
        try:
            cached = await self.cached(table)
        except UnknownTable:
            return None
        except DamagedTable as found:
            if token_hash in found.holders:
                raise
            return None
        seat = cached.holders.get(token_hash)
        return None if seat is None else (cached, seat)

    def known(self, table: str, token_hash: str) -> str | None:
        """The seat for which this token speaks, as far as memory tells without any work."""
        cached = self._cached.get(table)
        return cached.holders.get(token_hash) if cached else None

    async def act(self, cached: CachedTable, seat: str, command: Command, dice: list[int] | None, once: Once) -> int:
        """Carry out a command once. The version of its event, now durable. Raises Refused, KeyReused, DamagedTable,
        register.Unavailable.
        """

        def deciding(feeds: Feeds, act: Act) -> tuple[Command, tuple[Draw, ...]]:
            chance = fresh(feeds.game, feeds.state, dice, self._below)
            recorded = decide(feeds.game, feeds.state, act, chance)
            return recorded, chance.settle()

        return await self._to_its_end(self._record(cached, seat, command, once, deciding))

    async def correct(self, cached: CachedTable, seat: str, command: CorrectionCommand, once: Once) -> int:
        """Carry out a correction, contest or voice once. As `act`."""

        def deciding(feeds: Feeds, act: Act) -> tuple[Command, tuple[Draw, ...]]:
            return decide_correction(feeds.history, seat, command, feeds.sees), ()

        return await self._to_its_end(self._record(cached, seat, command, once, deciding))

    async def issue_key(self, cached: CachedTable, seat: str, asked: Asked) -> str:
        """A new token for the seat; the former one is worth nothing from now on, and the whole table reads it. The same
        request under the same key is answered with the same token.
        """
        token, issued = issue(cached.table, seat, asked)
        again = await self._to_its_end(self._change_keys(cached, asked, IssueToken(seat, asked.by), issued))
        return again or token

    async def reissued(self, table: str, seat: str, asked: Asked) -> str | None:
        """The token that this very request was answered with before, by the token that it may have ended."""
        try:
            cached = await self.cached(table)
        except UnknownTable:
            return None
        token = reissue(table, cached.issued.get(seat), asked)
        if token is not None:
            try:
                await self._to_its_end(self._confirm_keys(cached))
            except Conflict:  # it is gone: look again
                return await self.reissued(table, seat, asked)
        return token

    async def revoke_key(self, cached: CachedTable, seat: str, asked: Asked) -> None:
        """No token speaks for the seat until another is issued; the whole table reads it."""
        await self._to_its_end(self._change_keys(cached, asked, RevokeToken(seat), keys.KeyRevoked(seat)))

    async def forget(self, table: str, erase: Callable[[Sequence[str], int, Stored], None]) -> None:
        """Delete the table and its keys; `erase` is given their streams, the last version and what is left instead.
        Raises UnknownTable, Conflict, Unavailable.
        """
        cached = await self.cached(table)
        async with self._alone(cached):
            if cached.stale:
                await self._catch_up(cached)
            last = cached.feeds.history.version
            left = Stored(table, 1, FORGOTTEN, written(table, Tombstone(self._clock(), last, cached.head)))
            await self.workers.run(erase, (table, keys.stream(table)), last, left)
            self._cached.pop(table, None)
            cached.doubt()
        self.notifier.notify(table)

    async def _to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Whoever asked may go away meanwhile: what is under way is finished, and the others are told.

        Whoever waits too long is told, too: Unavailable where nothing was sent to the register yet, and nothing will
        be; Unanswered where it may yet be recorded.
        """
        task = asyncio.create_task(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)
        try:
            async with asyncio.timeout(self.workers.seconds):
                return await asyncio.shield(task)
        except TimeoutError as error:
            if self.writing.sent(task):
                raise Unanswered from error
            task.cancel()
            raise Unavailable("locked", "the register does not answer in time") from error

    async def _commit(self, rows: Sequence[Stored]) -> None:
        with self.writing.under_way():
            await self.register.commit(rows)

    async def _record(self, cached: CachedTable, seat: str, command: Command, once: Once, deciding: Deciding) -> int:
        async with cached.lock:
            while True:
                if cached.stale:
                    await self._catch_up(cached)
                known = cached.done.get(once.key) if once.key else None
                if known is not None and known[1] != once.mark:
                    raise KeyReused
                try:
                    if known is not None:
                        await self._confirm(cached, known[0])
                        return known[0]
                    version = await self._append(cached, seat, command, once, deciding)
                except Conflict:
                    self.metrics.conflicts.inc()
                    continue
                break
        self._settle(cached)
        return version

    async def _confirm(self, cached: CachedTable, version: int) -> None:
        """An event that was only read may be of a commit that nobody acknowledged: not everywhere yet, and unrung."""
        if version > cached.confirmed:
            tip = cached.tip
            with _stale_on_failure(cached):
                await self.register.confirm(cached.table, tip)
            cached.confirmed = max(cached.confirmed, tip.version)
            self._settle(cached)

    async def _confirm_keys(self, cached: CachedTable) -> None:
        """Nor does anybody know of a token that was only read. Raises Conflict where it is gone, Unavailable."""
        with _stale_on_failure(cached):
            await self.register.confirm(keys.stream(cached.table), cached.keys_head)

    def _doubt(self, table: str) -> None:
        """Another process may have written to the table."""
        if table in self._loading:
            self._overtaken.add(table)
        cached = self._cached.get(table)
        if cached is not None:
            cached.doubt()

    def _settle(self, cached: CachedTable) -> None:
        """Tell whoever watches. A cached table that was forgotten meanwhile and read again must look again, too."""
        if cached.table in self._loading:
            self._overtaken.add(cached.table)
        present = self._cached.get(cached.table)
        if present is not None and present is not cached:
            present.doubt()
        self.notifier.notify(cached.table)

    async def _append(self, cached: CachedTable, seat: str, command: Command, once: Once, deciding: Deciding) -> int:
        """Decide on the present state and make the event durable; only then does anybody see it."""
        feeds = cached.feeds
        act = Act(self._new_id(), seat, command)
        recorded, draws = deciding(feeds, act)
        event = replace(self._event(cached, act.id, seat, recorded), draws=draws, key=once.key, mark=once.mark)
        row, head = sealed(feeds.game, cached.table, event, cached.head)
        with _stale_on_failure(cached):
            with self.metrics.append.time(), self._noticing(cached):
                await self._commit([row])
            cached.take(event, head)
            cached.confirmed = event.version
        self.noting.reached(cached.table, cached.tip)
        if isinstance(recorded, EndTable):
            self.noting.ended(cached.table)
        self.metrics.events.labels(feeds.game.name).inc()
        return event.version

    def _event(self, cached: CachedTable, name: str, seat: str, command: Command) -> Event:
        """The next of the table."""
        version = cached.feeds.history.version + 1
        return Event(id=name, version=version, at=self._clock(), seat=seat, command=command)

    async def _change_keys(
        self, cached: CachedTable, asked: Asked, command: TokenCommand, event: keys.KeyEvent
    ) -> str | None:
        """Tell the table and change its keys, at once. The token, if this was done before."""
        async with cached.lock:
            while True:
                if cached.stale:
                    await self._catch_up(cached)
                again = reissue(cached.table, cached.issued.get(command.seat), asked)
                if again is not None:
                    with suppress(Conflict):
                        await self._confirm_keys(cached)
                        return again
                    continue
                told = self._event(cached, self._new_id(), asked.seat, command)
                row, head = sealed(cached.feeds.game, cached.table, told, cached.head)
                rows, tip = key_rows(cached.table, [event], cached.keys_head)
                with suppress(Conflict), _stale_on_failure(cached), self._noticing(cached):
                    await self._commit([row, *rows])
                    self.noting.reached(cached.table, Tip(told.version, head))
                    self.noting.reached(keys.stream(cached.table), tip)
                    break
            cached.doubt()  # whatever comes next, the keys are read again first
        self._settle(cached)
        await self._refreshed(cached)
        return None

    async def _catch_up(self, cached: CachedTable) -> None:
        """Read what the log holds beyond the cached table. The caller holds the lock."""
        doubts = cached.doubts
        with self._noticing(cached):
            rows, issued = await self._aside(beyond, self.register, cached)
        try:
            if issued:
                cached.take_keys(*held_keys(cached.table, issued))
            cached.catch_up(rows)
        except Exception as error:
            found = damaged(cached.table, error, cached.tip.version + 1, cached.holders)
            self._give_up(cached, found)
            raise found from error
        cached.settled = doubts

    @contextmanager
    def _noticing(self, cached: CachedTable) -> Iterator[None]:
        """What the register says that concerns more than this one request: that it went back, that it is damaged."""
        try:
            yield
        except WentBack:
            self._begin_anew(cached)
            raise
        except Unavailable as failure:
            if failure.cause != "damaged":
                raise
            found = damaged(cached.table, failure, cached.tip.version, cached.holders)
            self._give_up(cached, found)
            raise found from failure

    def _begin_anew(self, cached: CachedTable) -> None:
        """The register went back: nothing that is remembered can be relied upon. The log is the truth, as ever."""
        if cached.generation != self.generation:
            return  # of a memory that was thrown away already
        self.generation += 1
        note(_log, "register behind", logging.WARNING, tables=len(self._cached), times=self.generation)
        self._cached.clear()
        self.noting.forget()
        self.notifier.wake_all()

    def _give_up(self, cached: CachedTable, found: DamagedTable) -> None:
        self.damages.remember(found)
        if self._cached.get(cached.table) is cached:
            del self._cached[cached.table]

    async def _load(self, table: str) -> CachedTable:
        """Read a table once, however many ask for it. No other stream of the register passes for a table."""
        if not (table.isascii() and table.isalnum()):
            raise UnknownTable(table)
        if found := self.damages.known(table):
            raise found
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._read(table))
            self._loading[table] = task
        cached = await asyncio.shield(task)
        self._forget_idle()
        return cached

    async def _read(self, table: str) -> CachedTable:
        try:
            while True:
                generation = self.generation
                cached = await self._aside(load_table, self.register, table)
                if generation == self.generation:
                    break
            cached.generation = generation
            if table in self._overtaken:
                cached.doubt()
            self.damages.mended(table)
            return self._cached.setdefault(table, cached)
        except DamagedTable as found:
            self.damages.remember(found)
            raise
        finally:
            self._overtaken.discard(table)
            del self._loading[table]

    def _forget_idle(self) -> None:
        """Beyond `keep`, tables that nobody watches or writes leave the memory, longest unused first."""
        for table in list(self._cached):
            if len(self._cached) <= self._keep:
                return
            if not self.notifier.watched(table) and not self._cached[table].lock.locked():
                del self._cached[table]


@contextmanager
def _stale_on_failure(cached: CachedTable) -> Iterator[None]:
    """Whatever went wrong, cancellation included, the log may hold more than the cached table now."""
    try:
        yield
    except BaseException:
        cached.doubt()
        raise
