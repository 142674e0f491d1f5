"""A Turn of eight combatants, and a fight of fifty Turns read again: Sombre light, whose Turn is the heaviest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import cycle
from random import Random
from statistics import median

from domain.systems import GAMES
from ops.bench.bare import decoder
from ops.bench.logs import NO_END, Log, played, taken
from ops.bench.report import Figure
from ops.bench.rows.replay import timed
from ops.play.brawl import DICE, SEATS, brawl, cast, turn
from projections.feeds.frames import Feeds
from projections.feeds.loading import load_record
from projections.moves.form_cache import NOTHING, MovesCache
from projections.moves.offers import document_after

GAME = "sombre"
TURNS = 50
ROUNDS = 5
NO_ANSWERS: Mapping[str, MovesCache] = {}


def measure(rounds: int = ROUNDS, turns: int = TURNS) -> list[Figure]:
    """All are taken in turns, so that a busy machine slows them all."""
    log = played(GAMES[GAME], SEATS, brawl(turns), NO_END)
    decode = decoder(GAMES[GAME]).decode
    bare, folded, fought, asked, again = [], [], [], [], []
    for _ in range(rounds):
        bare.append(timed(lambda: [decode(row.data) for row in log.rows]))
        folded.append(timed(lambda: load_record(iter(log.rows), log.table)))
        feeds, _ = load_record(iter(log.rows), log.table)
        asked.append(timed(partial(_ask, feeds)))
        left, later = _ask(feeds), feeds.copy()
        next(_fight(later))
        again.append(timed(partial(_ask, later, left)))
        fought.append(timed(partial(list, _fight(feeds))))
    events, commands = len(log.rows), feeds.history.version - len(log.rows)
    turn = _turn(fought, asked, again, median(bare) * commands / events, commands)
    return [*turn, _fold(log, folded, bare, turns)]


def _turn(fought: list[float], asked: list[float], again: list[float], bare: float, commands: int) -> list[Figure]:
    return [
        Figure(
            name="a Turn of eight, told to five seats",
            value=median(fought) * 1000,
            unit="ms",
            ratio=median(fought) / bare,
            against="decoding its events",
            details={"events": commands, "ms an event": median(fought) * 1000 / commands},
        ),
        Figure(
            name="what the five may do as it begins",
            value=median(asked) * 1000,
            unit="ms",
            ratio=median(asked) / median(fought),
            against="the Turn",
        ),
        Figure(
            name="what the five may do after one more command",
            value=median(again) * 1000,
            unit="ms",
            ratio=median(again) / median(asked),
            against="made without the last answers",
        ),
    ]


def _fold(log: Log, folded: list[float], bare: list[float], turns: int) -> Figure:
    return Figure(
        name=f"the fold of a fight of {turns} Turns",
        value=median(folded) * 1000,
        unit="ms",
        ratio=median(folded) / median(bare),
        against="decoding",
        details={"events": len(log.rows)},
    )


def _fight(feeds: Feeds) -> Iterator[None]:
    """One more Turn: every command decided, taken in, and told to every seat, one after the other."""
    rng = Random(0)
    script = turn(cast(feeds.state), cycle(DICE), cycle(range(1, 7)))
    said = next(script)
    while True:
        event = taken(feeds, said, f"{rng.getrandbits(64):016x}", rng)
        for seat in feeds.state.table.seats:
            list(feeds.present_frames("fr", seat.id))
        yield
        try:
            said = script.send(event.id)
        except StopIteration:
            return


def _ask(feeds: Feeds, left: Mapping[str, MovesCache] = NO_ANSWERS) -> Mapping[str, MovesCache]:
    """Ask what each of the seats may do; what its answer leaves to the next one."""
    seats = [seat.id for seat in feeds.state.table.seats]
    return {seat: document_after(left.get(seat, NOTHING), feeds, seat, "fr").left for seat in seats}
