"""The ten dearest forms of each game, in processor time, as they are opened in the course of an evening: after every
tenth command each seat opens all that it may do.
"""

from __future__ import annotations

from time import process_time

from domain.game import Game
from domain.systems import GAMES
from ops.bench.evening import LOCALE, Evening, collecting_as_served
from ops.bench.report import Figure, Target
from projections.moves.offers import forms_after

EVENING = 200
APART = 10  # commands
DEAREST = 10
TARGETS = {"sombre": Target(60, 20)}
TARGET = Target(15, 5)


def measure(commands: int = EVENING, dearest: int = DEAREST) -> list[Figure]:
    with collecting_as_served():
        return [figure for name, game in GAMES.items() for figure in _dearest(name, game, commands)[:dearest]]


def _dearest(name: str, game: Game, commands: int) -> list[Figure]:
    """Return the forms of a game, the dearest first, each with its highest cost."""
    table, spent = Evening.opened(game), dict[str, float]()
    for _ in range(0, commands, APART):
        table.play(APART)
        for seat in table.seats:
            _open_all(table, seat, spent)
    ordered = sorted(spent.items(), key=lambda opened: -opened[1])
    target = TARGETS.get(name, TARGET)
    return [Figure(name=f"{name}: form of {kind}", value=ms * 1000, unit="ms", target=target) for kind, ms in ordered]


def _open_all(table: Evening, seat: str, spent: dict[str, float]) -> None:
    listed = table.listed(seat)
    for kind in dict.fromkeys(move.type for move in listed):
        began = process_time()
        forms_after(table.caches[seat], table.feeds, seat, LOCALE, kind)
        spent[kind] = max(spent.get(kind, 0), process_time() - began)
