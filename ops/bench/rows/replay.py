"""Replay: decoding and folding a log, and loading a table with every seat's feed, against decoding alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

from domain.game import Game
from domain.record.codec import read
from domain.record.history import History
from domain.systems import GAMES
from ops.bench.bare import decoder
from ops.bench.logs import GAME, NO_END, Log, played, written
from ops.bench.report import Figure, Target, over
from ops.play.brawl import SEATS, brawl
from projections.feeds.loading import load_record

EVENTS = 5_000
ROUNDS = 5
PASSES = 5  # of decoding, which is over too soon to be measured once
FIGHT = "sombre"

TARGETS = {GAME: Target(0.20, 0.30, more=True), FIGHT: Target(0.09, 0.15, more=True)}


def measure(rounds: int = ROUNDS, events: int = EVENTS) -> list[Figure]:
    """Measure all ways by turns, so that a busy machine slows them all."""
    logs = {GAME: written(events)}
    if FIGHT in GAMES:
        logs[FIGHT] = played(GAMES[FIGHT], SEATS, brawl(NO_END), events)
    return [figure for name, log in logs.items() for figure in _measure(name, log, rounds)]


def _measure(name: str, log: Log, rounds: int) -> list[Figure]:
    game = GAMES[name]
    decode, events = decoder(game).decode, len(log.rows)
    decoded, folded, loaded = [], [], []
    for _ in range(rounds):
        decoded.append(PASSES * events / timed(lambda: [decode(row.data) for _ in range(PASSES) for row in log.rows]))
        folded.append(events / timed(partial(fold, game, log)))
        loaded.append(events / timed(lambda: load_record(iter(log.rows), log.table)))
    return [
        Figure(name=f"decoding a log, {name}", value=median(decoded), unit="events/s", details={"events": events}),
        over(f"decode and fold, {name}", "events/s", folded, decoded, "decoding", target=TARGETS[name]),
        over(f"loading a table, {name}", "events/s", loaded, decoded, "decoding"),
    ]


def fold(game: Game, log: Log) -> History:
    """Fold the rows of a log into the record in memory."""
    opening, *later = (read(game, row.version, row.topic, row.data) for row in log.rows)
    history = History.begin(game, opening)
    for event in later:
        history.append(event)
    return history


def timed(work: Callable[[], Any]) -> float:
    """Return the processor seconds of this thread for some work: other work of the machine counts less than by the
    clock.
    """
    start = time.thread_time()
    work()
    return time.thread_time() - start


def cpu() -> float:
    """Return the processor seconds of all threads so far."""
    return time.process_time()
