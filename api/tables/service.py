"""Table service: loads a table, decides a command, appends durably, answers, notifies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from msgspec.structs import replace

from api.base.environment import SYSTEM, Environment
from api.base.metrics import Metrics
from api.base.notifier import Notifier
from api.storage.commits import Commits
from api.storage.host_keys import HostKeys
from api.storage.idempotency import ALWAYS, IdempotencyKey
from api.storage.manifest import ManifestWriter, Sign, unsigned
from api.storage.workers import CPU_THREADS, Workers
from api.tables.batches import BatchCommand, Chancing, RefusedCommand, decide_batch, foreseen, given
from api.tables.branches import Branches
from api.tables.cache import TableCache
from api.tables.cached_table import CachedTable, TableReading
from api.tables.dependencies import Dependencies
from api.tables.keys import TableKeys
from api.tables.origins import Deciding, Origins, opening
from api.tables.recording import Recorder, keyed
from api.tables.spectator_delay import SpectatorDelay
from api.tables.tokens import Opened, TokenRequest
from domain.base.chance import System
from domain.base.corrections import BranchOff, CorrectionCommand, DiscloseRecord
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.corrections.bars import NO_BARS, check_bars, check_proposal
from domain.corrections.branches import propose_branch
from domain.corrections.consent import due_voice
from domain.corrections.judgement import decide_correction
from domain.corrections.record_disclosure import opens_by_itself, with_secret
from domain.corrections.requests import check_request
from domain.record.tombstone import FORGOTTEN, Tombstone, written
from domain.register import Register, Stored
from domain.table import chains, keys
from domain.table.commands import AddSeat, CloseSeat, SetPresence
from domain.table.seats import SeatSpec
from projections.exports.kit import Kit, check_kit
from projections.feeds.corrections import leaving_open
from projections.feeds.frames import Feeds
from projections.feeds.loading import UnknownTable
from projections.queries.preview import follow

LEAVING = (SetPresence, CloseSeat)
"""Commands after which a pending proposal may be decided, since fewer are at the table."""
T = TypeVar("T")


class TableService:
    """All tables, for this process. `memory` caches them, `keys` says which token speaks for which seat,
    `spectator_delay` how far a seat may read, `writing` commits.
    """

    def __init__(
        self,
        register: Register,
        notifier: Notifier | None = None,
        *,
        shared: bool = False,
        capacity: int = 1000,
        workers: Workers | None = None,
        metrics: Metrics | None = None,
        environment: Environment = SYSTEM,
        sign: Sign = unsigned,
    ) -> None:
        self.register = register
        self.notifier = notifier or Notifier()
        self.metrics = metrics or Metrics()
        self.metrics.observe(self.notifier)
        self.workers = workers or Workers()
        self.workers.observe = self.metrics.worked
        self._enumerating = asyncio.Semaphore(CPU_THREADS - 1)
        self._system = System(environment.below)
        self.environment = environment
        clock, new_id, run_io = environment.clock, environment.new_id, self.workers.run_io
        self.manifest = ManifestWriter(register, clock, new_id, sign)
        self.writing = Commits(register, self.workers.seconds)
        self.memory = TableCache(
            register, self.notifier, self.manifest, self.workers, clock, shared=shared, capacity=capacity
        )
        self._recorder = Recorder(self.memory, self.writing, self.manifest, self.metrics)
        self.spectator_delay = SpectatorDelay(self.memory, self.workers.run_cpu, clock)
        self.host_keys = HostKeys(register, run_io, clock, new_id)
        dependencies = Dependencies(
            register, self.host_keys, self.memory, self.writing, self.manifest, run_io, environment
        )
        self.keys = TableKeys(dependencies)
        self.branches = Branches(dependencies)
        self.origins = Origins(self.memory)

    async def open(
        self,
        system: str,
        title: str,
        options: dict[str, Any],
        seats: Sequence[SeatSpec],
        idempotency: IdempotencyKey = ALWAYS,
        key: str = "",
        host_key: str = "",
    ) -> Opened:
        """Open a table, as `TableKeys.open` does."""
        return await self.keys.open(system, title, options, seats, idempotency, key, host_key)

    async def cached(self, table: str) -> CachedTable:
        """Return the table with all that was in the register when this was called, as `TableCache.cached` does."""
        return await self.memory.cached(table)

    async def act(
        self, cached: CachedTable, seat: str, command: Command, dice: list[int] | None, idempotency: IdempotencyKey
    ) -> int:
        """Carry out a command once. Return the version of its event, now durable. Raises Refused, KeyReused,
        DamagedTable, register.Unavailable.
        """
        return await self.act_batch(cached, seat, (BatchCommand(command, dice),), idempotency)

    async def act_batch(
        self, cached: CachedTable, seat: str, commands: Sequence[BatchCommand], idempotency: IdempotencyKey
    ) -> int:
        """Carry out commands in order, all or none, once; return the last version. Raises Halted, and as `act`."""
        deciding = self._deciding(cached, seat, commands)
        opens = await self.origins.opens(cached)
        deciding = partial(opening, deciding, cached, opens) if opens else deciding
        if any(isinstance(each.command, AddSeat) for each in commands):
            version = await self._seat_newcomers(cached, idempotency, deciding)
        else:
            version = await self._recorder.record(cached, idempotency, deciding)
        if any(isinstance(each.command, LEAVING) for each in commands):
            await self._settle(cached)
        table = cached.feeds.state.table
        if table.status == "ended" and opens_by_itself(cached.feeds.history) and not table.disclosed:
            with suppress(Refused):  # what the game keeps closed stays so, until somebody asks again
                await self.correct(cached, seat, DiscloseRecord(), IdempotencyKey())
        return version

    async def give_kit(self, cached: CachedTable, seat: str, kit: Kit, idempotency: IdempotencyKey) -> int:
        """Carry out the commands of a kit in order, all or none, once; return the version of the last. Raises Refused
        for what is no kit of the game, Halted for the first command that the table refuses, and what `act` does.
        """
        check_kit(cached.feeds.game, kit)
        opens = await self.origins.opens(cached)
        deciding = partial(given, cached.feeds, kit, *self._sources(cached, seat))
        return await self._recorder.record(
            cached, idempotency, partial(opening, deciding, cached, opens) if opens else deciding
        )

    async def preview_kit(self, cached: CachedTable, seat: str, kit: Kit) -> list[RefusedCommand]:
        """Return what the table would refuse of a kit now. Raises Refused for what is no kit of the game."""
        check_kit(cached.feeds.game, kit)
        make_event, chancing = self._sources(cached, seat)
        return await self.run_reading(cached, lambda feeds: foreseen(feeds, kit, make_event, chancing))

    def _sources(self, cached: CachedTable, seat: str) -> tuple[Callable[[int], Event], Chancing]:
        """Return the maker of the kit's events, each without its command, and the source of faces for its dice."""
        return lambda place: self._without_chance(cached, seat, place, Command()), self._with_chance(cached)

    async def revoke(self, cached: CachedTable, seat: str, request: TokenRequest) -> None:
        """Revoke the token of a seat until another is issued, and settle a pending proposal, which no longer waits for
        the seat.
        """
        await self.keys.revoke(cached, seat, request)
        await self._settle(cached)

    async def _settle(self, cached: CachedTable) -> None:
        """Carry out or drop a pending proposal, if those who are at the table now have decided it."""
        due = due_voice(cached.feeds.history)
        if due is not None:
            with suppress(Refused):  # somebody else was faster
                await self.correct(cached, *due, IdempotencyKey())

    def _deciding(self, cached: CachedTable, seat: str, commands: Sequence[BatchCommand]) -> Deciding:
        make_event, chancing = partial(self._without_chance, cached, seat), self._with_chance(cached)
        return lambda: decide_batch(cached.feeds, seat, commands, make_event, chancing)

    async def correct(
        self, cached: CachedTable, seat: str, command: CorrectionCommand, idempotency: IdempotencyKey, preview: str = ""
    ) -> int:
        """Carry out a correction, contest or vote once. Raises as `act`; may take long. `preview`: see `corrected`."""
        if isinstance(command, DiscloseRecord):
            await self.origins.disclosed(cached)
        doing = self._correct(cached, seat, command, idempotency, preview)
        version = await self.writing.finish(doing, self.workers.patience)
        if cached.feeds.state.table.granted:
            await self.branches.begin_granted(cached)
        return version

    async def propose_branch(
        self, cached: CachedTable, seat: str, branch: BranchOff, idempotency: IdempotencyKey
    ) -> int:
        """Propose a branch to the other players, who decide together. Raises as `act`."""

        def deciding() -> list[Event]:
            return [self._without_chance(cached, seat, 0, propose_branch(cached.feeds.history, seat, branch))]

        return await self._recorder.record(cached, idempotency, deciding)

    def _with_chance(self, cached: CachedTable) -> Chancing:
        """Return the source of faces for this table's dice."""
        if cached.feeds.state.table.chance is None:
            return lambda _state, _nonce: self._system
        return cached.drawing

    def _without_chance(self, cached: CachedTable, seat: str, place: int, command: Command) -> Event:
        """Make the event that comes `place` events after the next of the table."""
        event = cached.event(self.environment.new_id(), self.environment.clock(), seat, command)
        return replace(event, version=event.version + place) if place else event

    async def _correct(
        self, cached: CachedTable, seat: str, command: CorrectionCommand, idempotency: IdempotencyKey, preview: str = ""
    ) -> int:
        """Judge a correction and take in what follows, beside the event loop; then make the event durable. Return its
        version.
        """
        bars = await self.origins.bars(cached)

        async def judged(feeds: Feeds) -> list[Event]:
            without_key = cached.event(self.environment.new_id(), self.environment.clock(), seat, command)
            request = replace(without_key, key=idempotency.key, mark=idempotency.mark)
            with self.memory.evict_on_damage(cached):
                event: Event = await self.workers.run_cpu(corrected, feeds, request, preview, cached.secret)
            await self.origins.branches_over(cached, event)
            if bars != NO_BARS:
                check_bars(feeds.game, cached.feeds.state, feeds.state, bars)
                await self.workers.run_cpu(check_proposal, feeds.history, event.command, bars)
            return [event]

        return await self._recorder.record_beside(cached, idempotency, judged)

    async def _seat_newcomers(self, cached: CachedTable, idempotency: IdempotencyKey, deciding: Deciding) -> int:
        """Record commands that add a seat: its feed of the table's past is made beside the event loop."""

        async def admitted(feeds: Feeds) -> list[Event]:
            events = keyed(deciding(), idempotency)
            with self.memory.evict_on_damage(cached):
                await self.workers.run_cpu(_take_in, feeds, events)
            return events

        doing = self._recorder.record_beside(cached, idempotency, admitted)
        return await self.writing.finish(doing, self.workers.patience)

    async def run_reading(self, reading: TableReading, read: Callable[[Feeds], T]) -> T:
        """Read the record as it is now, beside the event loop. Raises Unavailable, and whatever `read` raises."""
        with self.memory.evict_on_damage(reading.whole):
            found: T = await self.workers.run_cpu(read, reading.feeds.copy())
        return found

    async def run_moves(self, reading: TableReading, read: Callable[[Feeds], T]) -> T:
        """Compute moves in a worker thread; one thread is always left for all other work."""
        async with self._enumerating:
            return await self.run_reading(reading, read)

    async def forget(self, table: str, erase: Callable[[Sequence[str], int, Stored], None]) -> None:
        """Delete the table, its keys, its secrets and its branches, which hold its past. `erase` is called for each
        table with its streams, its last version and the tombstone that replaces them. Raises UnknownTable, Conflict,
        Unavailable.
        """
        cached = await self.memory.cached(table)
        if cached.feeds.state.table.origin is None:
            for branch in cached.keyring.branches:
                with suppress(UnknownTable):
                    await self.forget(branch, erase)
        async with self.memory.alone(cached):
            if cached.outdated:
                await self.memory.catch_up(cached)
            last = cached.feeds.history.version
            tombstone_row = Stored(
                table, 1, FORGOTTEN, written(table, Tombstone(self.environment.clock(), last, cached.head))
            )
            await self.workers.run_io(erase, (table, keys.stream(table), chains.stream(table)), last, tombstone_row)
            self.memory.tables.pop(table, None)
            cached.mark_outdated()
        self.notifier.notify(table)


def _take_in(feeds: Feeds, events: Sequence[Event]) -> None:
    for event in events:
        feeds.append(event)


def corrected(feeds: Feeds, request: Event, preview: str = "", secret: str = "") -> Event:
    """Judge the correction that is asked for, and have feeds take it in that nobody else reads; return its event.
    Raises Refused.

    `preview`: the preview that the seat saw; what the correction would do now must be the same. `secret`: that of the
    table's dice, which goes into the record when it is disclosed.
    """
    check_request(feeds.game, request.command)
    if preview:
        follow(feeds, request.seat, request.command, preview)
    decided = decide_correction(feeds.history, request.seat, request.command, feeds.sees)
    recorded = leaving_open(feeds, request.seat, decided)
    event = replace(request, command=with_secret(recorded, secret))
    feeds.append(event)
    return event
