"""Injection of the faults that a plan names: at its step, at its time, or at the nth statement or notification."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from contextvars import Context

from ops.simulation.engine import Database, Weather
from ops.simulation.faults import (
    Alone,
    AnyFault,
    Crash,
    FailOver,
    Freeze,
    Full,
    GoBack,
    NotificationFault,
    Silence,
    Slow,
    SlowReader,
    UnansweredInsert,
    Unread,
)
from ops.simulation.history import History, Loss
from ops.simulation.loop import Loop
from ops.simulation.processes import Process
from ops.simulation.relay import SimulatedRelay


class FaultInjector:
    """Injects faults into the parts of a simulation. `opened`: commits before which nothing is lost; `calm`: nothing
    goes wrong any more. `start` makes a process in place of one that crashed.
    """

    def __init__(
        self,
        loop: Loop,
        database: Database,
        weather: Weather,
        relay: SimulatedRelay,
        history: History,
        processes: list[Process],
        start: Callable[[], Process],
    ) -> None:
        self.opened = 0
        self.calm = False
        self._loop = loop
        self._database = database
        self._weather = weather
        self._relay = relay
        self._history = history
        self._processes = processes
        self._start = start
        self._by_step: defaultdict[int, list[AnyFault]] = defaultdict(list)

    def arm(self, fault: AnyFault) -> None:
        match fault:
            case Crash(step=step) | Freeze(step=step) | FailOver(step=step) | GoBack(step=step):
                self._by_step[step].append(fault)
            case UnansweredInsert(nth=nth):
                self._weather.unanswered[nth] = fault
            case Unread(nth):
                self._weather.unread.add(nth)
            case NotificationFault(nth=nth):
                self._relay.faults[nth] = fault
            case Full(at, length) | Slow(at, length) | Alone(at, length, _) | Silence(at, length):
                self._at(at, lambda: self._begin(fault))
                self._at(at + length, lambda: self._end(fault))
            case SlowReader():
                pass  # the watcher is made so

    def _at(self, when: float, work: Callable[[], None]) -> None:
        self._loop.call_at(when, work, context=Context())

    def step(self, step: int) -> None:
        if step in self._by_step and not self.calm:
            for fault in self._by_step.pop(step):
                self._strike(fault)

    def _strike(self, fault: AnyFault) -> None:
        now = self._loop.time()
        match fault:
            case Crash(_, place, down) if self._processes and not self._processes[place].dead:
                self._processes[place].crash()
                self._at(now + down, lambda: self._restart(place))
            case Freeze(_, place, length) if self._processes and self._processes[place].running:
                frozen = self._processes[place]
                frozen.running = False
                self._at(now + length, lambda: self._thaw(frozen))
            case FailOver():
                self._lose(max(self.opened, self._database.safe), acknowledged=False)
            case GoBack(_, commits) if self.opened:
                self._lose(max(self.opened, len(self._database.commits) - commits), acknowledged=True)
            case _:
                pass

    def _thaw(self, process: Process) -> None:
        if not process.dead and not process.running:
            self._loop.thaw(process)

    def _lose(self, commits: int, *, acknowledged: bool) -> None:
        lost = self._database.cut(commits)
        if lost:
            heads = {stream: self._database.head(stream).version for stream in sorted(lost)}
            self._history.losses.append(Loss(self._loop.time(), heads, acknowledged))

    def _begin(self, fault: AnyFault) -> None:
        match fault:
            case _ if self.calm:
                pass
            case Full():
                self._weather.full = True
            case Slow():
                self._weather.slow = True
            case Alone():
                self._weather.alone = True
            case Silence():
                self._relay.go()
            case _:
                pass

    def _end(self, fault: AnyFault) -> None:
        match fault:
            case Full():
                self._weather.full = False
            case Slow():
                self._weather.slow = False
            case Alone(lost=lost) if self._weather.alone:
                self._weather.alone = False
                if lost and not self.calm:
                    self._lose(max(self.opened, self._database.safe), acknowledged=False)
                self._database.replicate()
            case Silence():
                self._relay.away = False
            case _:
                pass

    def end_all(self, faults: Iterable[AnyFault]) -> None:
        self.calm = True
        for fault in faults:
            self._end(fault)
        self._weather.unanswered.clear()
        self._weather.unread.clear()
        for place, process in enumerate(self._processes):
            self._restart(place)
            self._thaw(process)

    def _restart(self, place: int) -> None:
        if self._processes and self._processes[place].dead:
            self._processes[place] = self._start()
