"""Loading of tables from the register, beside the event loop, each once however many ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from api.storage.chance_streams import secret_of
from api.storage.heads import RolledBack
from api.storage.idempotency import IdempotencyIndex
from api.storage.snapshots import open_snapshot
from api.storage.workers import Workers
from api.tables.cached_table import CachedTable, TableKeyring
from api.tables.damage import DamagedTable, Damages, damaged
from domain.record.chain import START, Broken, Tip, follow
from domain.register import Register, Stored, Unavailable, tip_of
from domain.table import keys
from domain.table.chains import Anchors, Chains
from projections.feeds.loading import UnknownTable, load


class TableLoader:
    """Reads tables from the register. `generation`: rises whenever the register was rolled back; what was read
    meanwhile is read again. `adopt` takes a table that was read, and returns the one that is in memory from then on.
    """

    def __init__(
        self,
        register: Register,
        workers: Workers,
        damages: Damages,
        adopt: Callable[[CachedTable], CachedTable],
    ) -> None:
        self.generation = 0
        self._register = register
        self._workers = workers
        self._damages = damages
        self._adopt = adopt
        self._loading: dict[str, asyncio.Task[CachedTable]] = {}
        self._overtaken: set[str] = set()  # tables that were written while they were read
        self._distrusted: set[str] = set()  # tables whose saved state went on from a log that is not sound

    async def load(self, table: str) -> CachedTable:
        """Read a table from the register. Names of other streams are refused. Raises UnknownTable, DamagedTable,
        Unavailable.

        A caller may lose patience before the reading ends: it goes on, and the next caller finds the table.
        """
        if not (table.isascii() and table.replace("-", "", 1).isalnum()):  # the hyphen after a cell
            raise UnknownTable(table)
        if found := self._damages.known(table):
            raise found
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._read(table))
            task.add_done_callback(_retrieve_exception)
            self._loading[table] = task
        try:
            async with asyncio.timeout(self._workers.seconds):
                return await asyncio.shield(task)
        except TimeoutError as error:
            raise Unavailable("unreachable", f"not read within {self._workers.seconds} seconds") from error
        finally:
            del task  # as in `Workers`: what it raised holds this frame

    def overtake(self, table: str) -> None:
        """Note that the table was written: what is being read of it now is outdated."""
        if table in self._loading:
            self._overtaken.add(table)

    def distrust(self, table: str) -> None:
        """Read the table without its snapshot from now on."""
        self._distrusted.add(table)

    async def _read(self, table: str) -> CachedTable:
        try:
            while True:
                generation = self.generation
                cached: CachedTable = await self._workers.load(self._load_table, table)
                if generation == self.generation:
                    break
            cached.generation = generation
            if table in self._overtaken:
                cached.mark_outdated()
            self._damages.mended(table)
            return self._adopt(cached)
        except DamagedTable as found:
            self._damages.remember(found)
            raise
        finally:
            self._overtaken.discard(table)
            del self._loading[table]

    def _load_table(self, table: str) -> CachedTable:
        return load_table(self._register, table, trusting=table not in self._distrusted)


def _retrieve_exception(task: asyncio.Task[CachedTable]) -> None:
    """Retrieve the exception of a task: callers that waited have it already, and asyncio would log it if none did."""
    if not task.cancelled():
        task.exception()


def load_table(register: Register, table: str, *, trusting: bool = True) -> CachedTable:
    """Read a table from the register, by its saved state if it has one and that is trusted. Blocking; raises
    loading.UnknownTable, DamagedTable, Unavailable.
    """
    keyring, broken = _keys(register, keys.stream(table))
    holders = keys.holders(keyring.issued, keyring.hosts)
    try:
        found = open_snapshot(register, table) if trusting else None
        feeds, head = (found.feeds, found.head) if found else load(register, table, render=True)
        if broken:
            raise broken
    except UnknownTable:
        raise
    except Unavailable as failure:
        if failure.cause != "damaged":
            raise
        raise damaged(table, failure, 0, holders) from failure
    except Exception as error:  # whatever a damaged record makes the codec or the fold raise
        raise damaged(table, error, 0, holders) from error
    dice = _chains(register, table, feeds.state.table.chance)
    if found:
        return CachedTable(table, feeds, head, keyring, found.done, found.unchecked.version, dice, found.unchecked)
    done = IdempotencyIndex({e.key: (e.version, e.mark) for e in feeds.history.raw if e.key})
    return CachedTable(table, feeds, head, keyring, done, chains=dice)


def _chains(register: Register, table: str, published: Anchors | None) -> Chains | None:
    """Return the table's chains of dice; None if it has published none, their secret cannot be read, or the secret is
    that of other chains, whose links prove nothing.
    """
    secret = secret_of(register, table) if published else None
    if secret is None or published is None:
        return None
    made = Chains(table, secret, published.length)
    return made if made.matches(published) else None


def _keys(register: Register, stream: str) -> tuple[TableKeyring, Exception | None]:
    """Return the keys of a table in force, as far as their stream is sound, and what is wrong with it if it is not."""
    sound: list[keys.KeyEvent] = []
    tip = START
    broken: Exception | None = None
    try:
        for row in register.read(stream):
            after = next(follow(stream, (row,), tip))
            sound.append(keys.read(row.data))
            tip = after
    except (Broken, msgspec.DecodeError) as error:
        broken = error
    except Unavailable as failure:
        if failure.cause != "damaged":
            raise
        broken = failure
    match sound:
        case [keys.KeysOf(origin)] if broken is None:
            return _keys(register, keys.stream(origin))
        case _:
            return _keyring(stream, tip, sound), broken


def _keyring(stream: str, tip: Tip, events: Sequence[keys.KeyEvent]) -> TableKeyring:
    return TableKeyring(stream, tip, keys.in_force(events), keys.branches(events), keys.hosts(events))


def read_new_rows(register: Register, cached: CachedTable) -> tuple[list[Stored], list[Stored]]:
    """Read the events after those of the cached table, and every row of its keys if there is a new one, else none.
    Blocking; raises RolledBack, Unavailable.
    """
    events = _after(register, cached.table, cached.tip)
    names = cached.keyring.stream
    return events, list(register.read(names)) if _after(register, names, cached.keyring.tip) else []


def _after(register: Register, stream: str, tip: Tip) -> list[Stored]:
    """Return the rows after `tip`, whose row the register must still hold. Raises RolledBack."""
    rows = list(register.read(stream, max(tip.version - 1, 0)))
    if tip == START:
        return rows
    if not rows or tip_of(rows[0]) != tip:
        raise RolledBack
    return rows[1:]


def keyring_of(stream: str, rows: Sequence[Stored]) -> TableKeyring:
    """Return the keyring that follows from all rows of its stream. Raises Broken, DecodeError."""
    tips = list(follow(stream, rows))
    return _keyring(stream, tips[-1], [keys.read(row.data) for row in rows])
