"""A Turn of eight combatants, what five seats may do after each of its commands, and a fight of fifty Turns read again,
in Sombre light, whose Turn is the heaviest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import cycle
from random import Random
from statistics import median, quantiles
from time import process_time

from domain.systems import GAMES
from ops.bench.bare import decoder
from ops.bench.evening import collecting_as_served
from ops.bench.logs import NO_END, Log, played, taken
from ops.bench.report import Figure, Target
from ops.bench.rows.replay import timed
from ops.play.brawl import DICE, SEATS, brawl, cast, turn
from projections.feeds.frames import Feeds
from projections.feeds.loading import load_record
from projections.feeds.reader import SeatReader
from projections.moves.form_cache import NOTHING, MovesCache
from projections.moves.offers import list_after

GAME = "sombre"
TURNS = 50
ROUNDS = 5


def measure(rounds: int = ROUNDS, turns: int = TURNS) -> list[Figure]:
    """Measure a Turn, its lists of moves and the fold of a fight by turns, so that a busy machine slows them all."""
    with collecting_as_served():
        return _measure(rounds, turns)


def _measure(rounds: int, turns: int) -> list[Figure]:
    log = played(GAMES[GAME], SEATS, brawl(turns), NO_END)
    decode = decoder(GAMES[GAME]).decode
    decoded, folded, fought, offered = [], [], [], []
    again: list[dict[str, float]] = []
    for _ in range(rounds):
        decoded.append(timed(lambda: [decode(row.data) for row in log.rows]))
        folded.append(timed(lambda: load_record(iter(log.rows), log.table)))
        feeds, _ = load_record(iter(log.rows), log.table)
        offered.append(timed(partial(_ask, feeds)))
        again += _asked_after_each(feeds.copy())
        fought.append(timed(partial(list, _fight(feeds))))
    events, commands = len(log.rows), feeds.history.version - len(log.rows)
    turn = _turn(fought, offered, median(decoded) * commands / events, commands)
    return [*turn, *_lists(again), _fold(log, folded, decoded, turns)]


def _turn(fought: list[float], offered: list[float], decoded: float, commands: int) -> list[Figure]:
    return [
        Figure(
            name="a Turn of eight, told to five seats",
            value=median(fought) * 1000,
            unit="ms",
            ratio=median(fought) / decoded,
            against="decoding its events",
            details={"events": commands, "ms an event": median(fought) * 1000 / commands},
        ),
        Figure(
            name="what the five may do as it begins",
            value=median(offered) * 1000,
            unit="ms",
            ratio=median(offered) / median(fought),
            against="the Turn",
        ),
    ]


def _lists(again: list[dict[str, float]]) -> list[Figure]:
    """Return the figures of the lists after one more command, in processor time."""
    every = [sum(taken.values()) for taken in again]
    of_gm = [taken["gm1"] for taken in again]
    of_players = [spent for taken in again for seat, spent in taken.items() if seat != "gm1"]
    return [
        _list("what the five may do after one more command", every, Target(40, 15)),
        _list("what the game master may do after one more command", of_gm, Target(20, 8)),
        _list("what a player may do after one more command", of_players, Target(5, 2)),
        Figure(
            name="what the game master may do after one command in twenty",
            value=_late(of_gm) * 1000,
            unit="ms",
            target=Target(60, 24),
        ),
    ]


def _list(name: str, taken: list[float], target: Target) -> Figure:
    details = {"95 % ms": _late(taken) * 1000}
    return Figure(name=name, value=median(taken) * 1000, unit="ms", details=details, target=target)


def _late(taken: list[float]) -> float:
    """Return the time that one in twenty exceeds."""
    return quantiles(taken, n=20)[-1] if len(taken) > 1 else taken[0]


def _fold(log: Log, folded: list[float], decoded: list[float], turns: int) -> Figure:
    return Figure(
        name=f"the fold of a fight of {turns} Turns",
        value=median(folded) * 1000,
        unit="ms",
        ratio=median(folded) / median(decoded),
        against="decoding",
        details={"events": len(log.rows)},
    )


def _fight(feeds: Feeds) -> Iterator[None]:
    """Play one more Turn: every command is decided, taken in, and rendered for every seat, one after the other. Yield
    after each.
    """
    rng = Random(0)
    script = turn(cast(feeds.state), cycle(DICE), cycle(range(1, 7)))
    command = next(script)
    while True:
        event = taken(feeds, command, f"{rng.getrandbits(64):016x}", rng)
        for seat in feeds.state.table.seats:
            list(SeatReader(feeds, seat.id, "fr").present_frames())
        yield
        try:
            command = script.send(event.id)
        except StopIteration:
            return


def _ask(feeds: Feeds) -> Mapping[str, MovesCache]:
    """Ask what each of the seats may do for the first time; return the caches that this leaves for the next time."""
    seats = [seat.id for seat in feeds.state.table.seats]
    return {seat: list_after(NOTHING, feeds, seat, "fr").cache for seat in seats}


def _asked_after_each(feeds: Feeds) -> list[dict[str, float]]:
    """Return the seconds of processor time that the list of each seat takes after each command of one more Turn."""
    left, taken = dict(_ask(feeds)), []
    for _ in _fight(feeds):
        spent = {}
        for seat in left:
            began = process_time()
            left[seat] = list_after(left[seat], feeds, seat, "fr").cache
            spent[seat] = process_time() - began
        taken.append(spent)
    return taken
