"""Cost against the length of the record, from 100 to 30,000 events: of what should not depend on it, of what may."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from random import Random
from statistics import median

from domain.base.corrections import Retract
from domain.systems import GAMES
from ops.bench.chart import LENGTH
from ops.bench.logs import GAME, long, taken
from ops.bench.report import Figure
from ops.bench.rows.cold import openings
from ops.bench.rows.correction import correct, first, last, undone_and_redone
from ops.bench.rows.replay import fold, timed
from ops.play.scripts import Turn, action, ordinary
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.loading import load_record
from projections.feeds.reader import SeatReader

# Multiples of four: no action of the script is left open.
LENGTHS = (100, 300, 1_000, 3_000, 10_000, 30_000)
ROUNDS = 3
ACTIONS = 10


def measure(rounds: int = ROUNDS, lengths: Sequence[int] = LENGTHS) -> list[Figure]:
    cold = openings(rounds, lengths)
    figures = [_figure("opening a cold table", length, cold[length]) for length in lengths]
    for length in lengths:
        log = long(length)
        figures.append(
            _figure("one fold of the log", length, [timed(partial(fold, GAMES[GAME], log)) for _ in range(rounds)])
        )
        feeds, _ = load_record(iter(log.rows), log.table, render=True)
        figures.append(_figure("a command, told to five seats", length, _commands(feeds)))
        near = [undone_and_redone(feeds, last(feeds.history)) for _ in range(rounds)]
        figures.append(_figure("a correction near the end", length, [sum(each) for pair in near for each in pair]))
        _, spent = correct(feeds, Retract(first(feeds.history)))
        figures.append(_figure("a correction of the first act", length, [sum(spent)]))
    return sorted(figures, key=lambda figure: figure.name.partition(",")[0])


def _commands(feeds: Feeds) -> list[float]:
    """Return the seconds of each of some more commands, with which the vampire of the record goes on acting."""
    rng, spent = Random(0), list[float]()
    character = next(event.id for event in feeds.history.raw if type(event.command).__name__ == "CreateCharacter")
    for number in range(ACTIONS):
        script = action("player1", character, f"Saut de plus, numéro {number}", 3, ordinary(number))
        with suppress(StopIteration):
            turn = next(script)
            while True:
                name = f"more{feeds.history.version}"
                spent.append(timed(partial(_one, feeds, turn, name, rng)))
                turn = script.send(name)
    return spent


def _one(feeds: Feeds, turn: Turn, name: str, rng: Random) -> None:
    taken(feeds, turn, name, rng)
    for seat in feeds.state.table.seats:
        for frame in SeatReader(feeds, seat.id, "fr").present_frames():
            encode(frame)


def _figure(what: str, length: int, spent: Sequence[float]) -> Figure:
    return Figure(
        name=f"{what}, record of {length:,}",
        value=median(spent) * 1000,
        unit="ms",
        rounds=tuple(each * 1000 for each in spent),
        details={LENGTH: length},
    )
