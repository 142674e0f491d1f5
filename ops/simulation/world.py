"""World of one simulation, from its plan to its findings."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from api.tables.service import TableService
from domain.record.chain import Broken, Tip
from domain.register import Register, Unavailable
from domain.table.commands import StartTable
from domain.table.seats import SeatSpec
from ops.simulation import checks
from ops.simulation.clients import GAME, WATCHED, Around, Client, Seat, Watcher, caller, seats_of
from ops.simulation.engine import Connection, Database, Weather
from ops.simulation.faults import Plan, SlowReader
from ops.simulation.history import Finding, History
from ops.simulation.injector import FaultInjector
from ops.simulation.loop import Loop, Stuck
from ops.simulation.processes import Lost, Parts, Process, Statements, Stepped
from ops.simulation.relay import SimulatedRelay
from projections.feeds.frames import Feeds
from projections.feeds.loading import load

SEATS = (SeatSpec("Maud", "gm"), SeatSpec("Ilse", "player"), SeatSpec("Bastien", "player"), SeatSpec("Odo", "player"))
STORM = 4.0  # seconds in which things go wrong
PATIENCE = 120.0  # seconds that anybody waits afterwards, at most


class Result(msgspec.Struct, frozen=True):
    """The result of one simulation: what it found, and how much happened in it."""

    plan: Plan
    findings: tuple[Finding, ...]
    steps: int
    seconds: float
    acknowledged: int
    refused: int
    unanswered: int
    events: int


def simulate(plan: Plan, parts: Parts | None = None) -> Result:
    """Carry out a plan, with other parts in place of some if a test has them."""
    return World(plan, parts or Parts()).run()


class World:
    """All parts of one simulation."""

    def __init__(self, plan: Plan, parts: Parts) -> None:
        self.plan = plan
        self.history = History()
        self.database = Database()
        self._weather = Weather()
        self._loop = Loop(self._rng("order"), lambda step: self._faults.step(step))
        self._loop.set_exception_handler(self._fault)
        self._relay = SimulatedRelay(self._rng("relay"))
        self._statements = Statements(self._loop, self._rng("database"), self._weather)
        self._parts = parts
        self._all: list[Process] = []
        self.processes: list[Process] = []
        self._faults = FaultInjector(
            self._loop, self.database, self._weather, self._relay, self.history, self.processes, self._started
        )
        self._choice = self._rng("choice")
        self._seats: dict[str, dict[str, Seat]] = {}
        self._watchers: list[Watcher] = []
        self._read: dict[Tip, Feeds] = {}
        self._encoded: dict[tuple[Tip, str], list[bytes]] = {}

    def run(self) -> Result:
        try:
            self._loop.play(self._main())
        except Stuck as stuck:
            self.history.find("waits", str(stuck))
        except Broken as broken:
            self.history.find("gap", str(broken))
        self._faults.calm, steps, seconds = True, self._loop.steps, self._loop.time()
        for process in self._all:
            process.connection.open = False
            self._loop.thaw(process)
        faults = len(self.history.findings)
        self._loop.bury()
        del self.history.findings[faults:]  # what the end of a world breaks
        answered = [each for each in self.history.acted if each.version is not None]
        return Result(
            self.plan,
            tuple(self.history.findings),
            steps,
            seconds,
            len(answered),
            len(self.history.acted) - len(answered),
            self.history.unanswered,
            sum(map(len, self.database.streams.values())),
        )

    def _rng(self, name: str) -> Random:
        return Random(f"{self.plan.seed} {name}")

    def _fault(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.history.find("fault", f"{context['message']}: {context.get('exception')!r}")

    # The course of things

    async def _main(self) -> None:
        for fault in self.plan.faults:
            self._faults.arm(fault)
        for _ in range(self.plan.processes):
            self.processes.append(self._started())
        for number in range(self.plan.tables):
            await self._open(number)
        self._faults.opened = len(self.database.commits)
        around = Around(self.history, self._loop.time, self._reached)
        watching = [asyncio.create_task(watcher.watch()) for watcher in self._watching(around)]
        clients = [asyncio.create_task(client.play(self.plan.commands)) for client in self._clients(around)]
        await asyncio.wait(clients, timeout=STORM)
        await self._come_to_rest(around, clients)
        await self._check()
        for task in (*watching, *clients):
            task.cancel()

    async def _open(self, number: int) -> None:
        async def request(service: TableService) -> dict[str, Seat]:
            return seats_of(await service.open(GAME, f"Table {number}", {}, SEATS))

        while True:
            try:
                seats = await self._reached().call(request)
                break
            except (Unavailable, Lost):
                await asyncio.sleep(0.1)
        self._seats[seats["host"].table] = seats
        starter = Client(Around(self.history, self._loop.time, self._reached), seats["host"], "host", self._rng("host"))
        await starter.act(StartTable(), f"start {number}")

    def _watching(self, around: Around) -> Iterator[Watcher]:
        delays = {fault.watcher: fault.delay for fault in self.plan.faults if isinstance(fault, SlowReader)}
        for seats in self._seats.values():
            for seat in WATCHED:
                number = len(self._watchers)
                watcher = Watcher(around, seats[seat], self._rng(f"watcher {number}"), delays.get(number, 0.0))
                self._watchers.append(watcher)
                yield watcher

    def _clients(self, around: Around) -> Iterator[Client]:
        tables = list(self._seats.values())
        for number in range(self.plan.clients):
            seat = tables[number % len(tables)][("gm1", "player1", "player2", "gm1")[number]]
            yield Client(around, seat, f"client {number}", self._rng(f"client {number}"))

    async def _come_to_rest(self, around: Around, clients: list[asyncio.Task[None]]) -> None:
        """End all faults, so that every waiting client is answered, and every watcher gets everything."""
        self._faults.end_all(self.plan.faults)
        _, waiting = await asyncio.wait(clients, timeout=PATIENCE)
        for _ in waiting:
            self.history.find("waits", "a client has no answer")
        await self._complete()
        for table, seats in self._seats.items():
            client = Client(around, seats["player2"], f"last {table}", self._rng(f"last {table}"))
            try:
                await asyncio.wait_for(client.play(1), PATIENCE)
            except TimeoutError:
                self.history.find("waits", "the last client has no answer")
        await self._complete()

    async def _complete(self) -> None:
        """Wait until every watcher has all frames, though no notification may come any more that would wake it."""
        for _ in range(int(PATIENCE)):
            if not any(self._amiss()):
                return
            await asyncio.sleep(1)
        for finding in self._amiss():
            self.history.find("waits", finding.text)

    def _amiss(self) -> Iterator[Finding]:
        for watcher in self._watchers:
            yield from checks.watched(watcher, self._frames(watcher.seat.table, watcher.seat.id))

    def _feeds_of(self, table: str) -> Feeds:
        """Return the feeds of the table as its log has them now."""
        tip = self.database.head(table)
        if tip not in self._read:
            self._read[tip] = load(self._register(), table)[0]
        return self._read[tip]

    def _frames(self, table: str, seat: str) -> list[bytes]:
        place = (self.database.head(table), seat)
        if place not in self._encoded:
            self._encoded[place] = checks.frames(self._feeds_of(table), seat)
        return self._encoded[place]

    def _register(self) -> Register:
        """Open the database as it is, for a reader that no fault disturbs."""
        connection = Connection(self.database, Weather(), lambda: None, lambda work: None)
        return Register(connection, lambda writer: Stepped(writer, self._statements, self.processes[0]))

    async def _check(self) -> None:
        find = self.history.findings.extend
        find(checks.sound(self._register(), whole=not any(loss.acknowledged for loss in self.history.losses)))
        tables = {table: self._feeds_of(table) for table in self._seats}
        find(checks.once_and_in_order(self.history, tables))
        find(checks.issued(self.history, self._register()))
        find(checks.reads_committed(self.history, self.database))
        find(self._amiss())
        for process in self.processes:
            for table, seats in self._seats.items():
                await self._compare(process, seats["gm1"], tables[table])

    async def _compare(self, process: Process, seat: Seat, again: Feeds) -> None:
        async def request(service: TableService) -> list[Finding]:
            found = await caller(service, seat)
            return list(checks.refolded(found.cached.feeds, again))

        for _ in range(3):
            try:
                async with asyncio.timeout(PATIENCE):
                    self.history.findings += await process.call(request)
                    return
            except Unavailable:
                continue  # it finds only now that the register went back
            except Exception as error:
                self.history.find("waits", f"a process does not answer in the end: {error!r}")
                return
        self.history.find("waits", "a process is not served in the end")

    # Processes

    def _started(self) -> Process:
        process = Process(
            self._loop,
            self._rng(f"process {len(self._all)}"),
            self.database,
            self._weather,
            self._statements,
            self._relay,
            self._parts,
        )
        self._all.append(process)
        return process

    def _reached(self) -> Process:
        return self._choice.choice(self.processes)
