"""Corrections near the end of logs of different lengths: the time should not depend on the length."""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from domain.corrections.commands import Correction, Restore, Retract
from domain.corrections.judging import decide_correction
from domain.game.events import Event
from domain.record.history import History
from ops.bench.logs import START, written
from ops.bench.report import Figure
from projections.frames import Feeds
from projections.loading import load_record

LENGTHS = (100, 1_000, 10_000)
ROUNDS = 15


class Spent(NamedTuple):
    """Seconds of one correction: to judge it, and to take it in and tell every seat what it changes."""

    judged: float
    told: float


def measure(rounds: int = ROUNDS, lengths: Sequence[int] = LENGTHS) -> list[Figure]:
    figures: list[Figure] = []
    for length in lengths:
        log = written(length)
        feeds, _ = load_record(iter(log.rows), log.table)
        spent = [each for _ in range(rounds) for each in _undo_and_redo(feeds)]
        value = median(sum(each) for each in spent) * 1000
        first = figures[0] if figures else None
        figures.append(
            Figure(
                name=f"a correction in a log of {length:,}",
                value=value,
                unit="ms",
                ratio=value / first.value if first else None,
                against=f"in a log of {lengths[0]:,}" if first else "",
                details={
                    "judging ms": median(each.judged for each in spent) * 1000,
                    "telling ms": median(each.told for each in spent) * 1000,
                },
            )
        )
    return figures


def _undo_and_redo(feeds: Feeds) -> tuple[Spent, Spent]:
    """Retract the difficulty of the last whole action, then restore it."""
    done, undoing = _correct(feeds, Retract(_last(feeds.history, "SetDifficulty")))
    _, redoing = _correct(feeds, Restore(done))
    return undoing, redoing


def _correct(feeds: Feeds, correction: Correction) -> tuple[str, Spent]:
    version = feeds.history.version + 1
    start = time.perf_counter()
    recorded = decide_correction(feeds.history, "gm1", correction, feeds.sees)
    judged = time.perf_counter()
    event = Event(id=f"correction{version}", version=version, at=START, seat="gm1", command=recorded)
    feeds.append(event)
    return event.id, Spent(judged - start, time.perf_counter() - judged)


def _last(history: History, command: str) -> str:
    return next(event.id for event in reversed(history.raw) if type(event.command).__name__ == command)
