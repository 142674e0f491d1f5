"""Metrics of one process for Prometheus: how much and how fast, never what or where.

Even numbers tell something at a table of four. So `/metrics` answers only to the bearer of `GREFFE_METRICS_TOKEN`, and
does not exist without one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from api.base.notifier import Notifier
from api.base.version import installed

DELIVERY_OUTCOMES = ("taken", "answered", "gone", "unreachable", "slow", "unsigned")
HOOK_STATUSES = ("on", "failing", "off")
SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Tally:
    """Durations counted by the bounds of `SECONDS`, and their sum."""

    __slots__ = ("counts", "spent")

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.spent = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.spent += seconds


class Tallies(Collector):
    """Histogram of what the event loop alone counts, for every command: without locks, summed up when it is read."""

    def __init__(self, name: str, meaning: str, labels: Sequence[str], registry: CollectorRegistry) -> None:
        self._name = name
        self._meaning = meaning
        self._labels = labels
        self._tallies: dict[tuple[str, ...], Tally] = {}
        registry.register(self)

    def of(self, *values: str) -> Tally:
        return self._tallies.setdefault(values, Tally())

    def collect(self) -> Iterator[HistogramMetricFamily]:
        family = HistogramMetricFamily(self._name, self._meaning, labels=self._labels)
        bounds = [*map(str, SECONDS), "+Inf"]
        for values, tally in list(self._tallies.items()):
            buckets = list(zip(bounds, accumulate(tally.counts), strict=True))
            family.add_metric(values, buckets, tally.spent)
        yield family


class Counts(Collector):
    """A counter with one label, of what the event loop alone counts."""

    def __init__(self, name: str, meaning: str, label: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._meaning = meaning
        self._label = label
        self._counts: dict[str, int] = {}
        registry.register(self)

    def add(self, value: str, many: int) -> None:
        self._counts[value] = self._counts.get(value, 0) + many

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._meaning, labels=(self._label,))
        for value, count in list(self._counts.items()):
            family.add_metric((value,), count)
        yield family


class Metrics:
    """The figures of one service, each process its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        Info("greffe_build", "The version of the software", registry=self.registry).info({"version": installed()})
        self._events = Counts("greffe_commands", "Commands and corrections carried out", "system", self.registry)
        self.refusals = Counter("greffe_refusals", "Refusals, by their code", ["code"], registry=self.registry)
        self._append = Tallies("greffe_append_seconds", "From an event to its commit", (), self.registry).of()
        self._requests = Tallies(
            "greffe_request_seconds",
            "From a request to the beginning of its answer",
            ("method", "route", "answer"),
            self.registry,
        )
        self._by_kind: dict[tuple[str, str, int], Tally] = {}
        self._work = Histogram(
            "greffe_work_seconds",
            "Work beside the event loop, with its wait for a thread",
            ["work"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self._deliveries = Counter(
            "greffe_hook_deliveries", "Deliveries to hooks, by what came of them", ["outcome"], registry=self.registry
        )
        for outcome in DELIVERY_OUTCOMES:  # an alert compares them before the first
            self._deliveries.labels(outcome)
        self._hooks = Gauge("greffe_hooks", "Hooks that this process delivers", ["status"], registry=self.registry)
        self.conflicts = Counter(
            "greffe_conflicts", "Decisions taken again because another process was first", registry=self.registry
        )

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request whose answer has begun. The routes are few, and so are these counts."""
        kind = method, route, status // 100
        known = self._by_kind.get(kind)
        if known is None:
            known = self._by_kind[kind] = self._requests.of(method, route, f"{status // 100}xx")
        known.add(seconds)

    def appended(self, system: str, seconds: float, events: int = 1) -> None:
        """Count events that became durable by one commit."""
        self._events.add(system, events)
        self._append.add(seconds)

    def worked(self, work: str, seconds: float) -> None:
        """Count work of a kind that has ended."""
        self._work.labels(work).observe(seconds)

    def delivered(self, trouble: str) -> None:
        """Count a delivery to a hook's address that has ended."""
        self._deliveries.labels(trouble or "taken").inc()

    def observe_hooks(self, counted: Callable[[str], int]) -> None:
        """Count the hooks that this process delivers whenever the metrics are read."""
        for status in HOOK_STATUSES:
            self._hooks.labels(status).set_function(partial(counted, status))

    def observe(self, notifier: Notifier) -> None:
        """Ask the notifier for its figures whenever the metrics are read."""
        seats = Gauge("greffe_connected_seats", "Live sockets and event streams", registry=self.registry)
        seats.set_function(lambda: notifier.watchers)
        connected = Gauge(
            "greffe_notifier_up", "1 while other processes' notifications reach this one", registry=self.registry
        )
        connected.set_function(lambda: notifier.connected)
        lag = Gauge("greffe_notifier_lag_seconds", "How long the last notification took", registry=self.registry)
        lag.set_function(lambda: float("nan") if notifier.lag is None else notifier.lag)

    def text(self) -> bytes:
        """Return the figures in the format of Prometheus."""
        return generate_latest(self.registry)
