"""Corrections, judged and rendered for five seats: near the end of records of different lengths, and of their first
act.

The first should not depend on the length; the second is compared with one fold of the log. A frame about a correction
is then read, beside any other frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from statistics import median
from typing import NamedTuple

from domain.base.corrections import Correction, Restore, Retract
from domain.base.events import Event
from domain.corrections.judgement import decide_correction
from domain.record.history import History
from domain.systems import GAMES
from ops.bench.logs import GAME, START, Log, long
from ops.bench.report import Figure, Target, over
from ops.bench.rows.replay import fold, timed
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.loading import load_record
from projections.feeds.reader import SeatReader

LENGTHS = (100, 10_000)
ROUNDS = 5
READ = 20  # frames before a correction that are read for comparison
CORRECTED = "SetDifficulty"


class Spent(NamedTuple):
    """Seconds of one correction: to judge it, and to take it in and make every seat's frame about it."""

    judged: float
    rendered: float


def measure(rounds: int = ROUNDS, lengths: Sequence[int] = LENGTHS) -> list[Figure]:
    """Measure corrections near the end of records, whose lengths take turns, and of the first act of the longest."""
    logs = [long(length) for length in lengths]
    tables = [load_record(iter(log.rows), log.table, render=True)[0] for log in logs]
    near: list[list[Spent]] = [[] for _ in logs]
    for feeds in tables:
        undone_and_redone(feeds, last(feeds.history))  # what is made once, when first asked for, is there then
    for _ in range(3 * rounds):
        for feeds, spent in zip(tables, near, strict=True):
            spent += undone_and_redone(feeds, last(feeds.history))
    return [*_near_the_end(lengths, near), *_first_act(logs[-1], max(1, rounds // 2))]


def _near_the_end(lengths: Sequence[int], near: Sequence[Sequence[Spent]]) -> list[Figure]:
    first, *_, longest = near
    figures = []
    for length, spent in zip(lengths, near, strict=True):
        name = f"a correction near the end, record of {length:,}, told to five seats"
        details = {
            "judging ms": median(each.judged for each in spent) * 1000,
            "telling ms": median(each.rendered for each in spent) * 1000,
        }
        durations = [sum(each) * 1000 for each in spent]
        if spent is first:
            figures.append(Figure(name=name, value=median(durations), unit="ms", details=details))
            continue
        yard = [sum(each) * 1000 for each in first]
        target = Target(1.3, 1.1) if spent is longest else None
        figures.append(over(name, "ms", durations, yard, f"of {lengths[0]:,}", details=details, target=target))
    return figures


def _first_act(log: Log, rounds: int) -> list[Figure]:
    """Measure corrections of the first act, each round on a record of its own: what one leaves behind must not help the
    next.
    """
    durations, folds, rendered, other = [], [], [], []
    for _ in range(rounds):
        folds.append(timed(partial(fold, GAMES[GAME], log)) * 1000)
        feeds, _ = load_record(iter(log.rows), log.table, render=True)
        done, spent = correct(feeds, Retract(first(feeds.history)))
        durations.append(sum(spent) * 1000)
        number = feeds.count("gm1", feeds.history.index[done])
        correct(feeds, Retract(last(feeds.history)))  # it is not the newest any more, which is at hand
        other.append(median(timed(partial(_read, feeds, frame)) for frame in range(number - READ, number)) * 1000)
        rendered.append(timed(partial(_read, feeds, number)) * 1000)
    name = f"a correction of the first act of {len(log.rows):,} events, judged and told to five seats"
    return [
        over(name, "ms", durations, folds, "one fold of the log", target=Target(5, 2.5)),
        over(
            "reading a frame that tells a correction", "ms", rendered, other, "any other frame", target=Target(2, 1.2)
        ),
    ]


def _read(feeds: Feeds, number: int) -> None:
    for frame in SeatReader(feeds, "gm1", "fr").frames(number - 1, number):
        encode(frame)


def undone_and_redone(feeds: Feeds, target: str) -> tuple[Spent, Spent]:
    """Retract an act, then restore it."""
    done, undoing = correct(feeds, Retract(target))
    _, redoing = correct(feeds, Restore(done))
    return undoing, redoing


def correct(feeds: Feeds, correction: Correction) -> tuple[str, Spent]:
    """Correct the record; return the id of the correction's event, and the seconds. Every seat's frame is made, as for
    readers that follow the feed.
    """
    version = feeds.history.version + 1
    event = Event(id=f"correction{version}", version=version, at=START, seat="gm1", command=correction)

    def judge() -> None:
        nonlocal event
        recorded = decide_correction(feeds.history, "gm1", correction, feeds.sees)
        event = Event(id=event.id, version=version, at=START, seat="gm1", command=recorded)

    def render() -> None:
        feeds.append(event)
        for seat in feeds.state.table.seats:
            for frame in SeatReader(feeds, seat.id, "fr").present_frames():
                encode(frame)

    return event.id, Spent(timed(judge), timed(render))


def first(history: History) -> str:
    return next(event.id for event in history.raw if type(event.command).__name__ == CORRECTED)


def last(history: History) -> str:
    return next(event.id for event in reversed(history.raw) if type(event.command).__name__ == CORRECTED)
