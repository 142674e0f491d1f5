"""Replay: a table from its log to everybody's feed, against decoding the log and no more."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any

from domain.systems import GAMES
from ops.bench.bare import decoder
from ops.bench.logs import GAME, written
from ops.bench.report import Figure
from projections.loading import load_record

EVENTS = 5_000
ROUNDS = 5


def measure(rounds: int = ROUNDS, events: int = EVENTS) -> list[Figure]:
    """Both ways take turns, so that a busy machine slows both."""
    log = written(events)
    decode = decoder(GAMES[GAME]).decode
    bare, loaded = [], []
    for _ in range(rounds):
        bare.append(timed(lambda: [decode(row.data) for row in log.rows]))
        loaded.append(timed(lambda: load_record(iter(log.rows), log.table)))
    bare_rate, rate = events / median(bare), events / median(loaded)
    return [
        Figure(name="decoding a log", value=bare_rate, unit="events/s", details={"events": events}),
        Figure(
            name="loading a table",
            value=rate,
            unit="events/s",
            ratio=rate / bare_rate,
            against="decoding",
            details={"events": events, "ms": median(loaded) * 1000},
        ),
    ]


def timed(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
