"""The start: how many sit in the ring, and in which order (AMB-GEN)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from domain.game import Evolved, Move, one_of, several
from domain.game.events import Command, Id
from domain.game.refusal import Kind, Refused
from domain.systems.ambre.state import Options, Player, State, ring
from domain.table.seats import HOST, Role


class StartGame(Command, frozen=True):
    """The host seats the players, clockwise seen from above."""

    RULES: ClassVar = ("AMB-GEN-02", "AMB-GEN-03")

    seating: tuple[Id, ...]


def _players(state: State) -> list[str]:
    return [seat.id for seat in state.table.with_role("player")]


def well_formed(state: State, command: StartGame) -> bool:
    """AMB-GEN-03: the seating is a permutation of the player seats."""
    return sorted(command.seating) == sorted(_players(state))


def openable(roles: Sequence[Role], options: Options) -> None:
    """AMB-GEN-02: what the start would refuse for ever is refused at the opening. Raises Refused."""
    _enough(roles.count("player"), options, "form")


def _enough(players: int, options: Options, kind: Kind = "rule") -> None:
    """AMB-GEN-02: four or five players, three as an option."""
    fewest = 3 if options.three_seats else 4
    if not fewest <= players <= 5:
        raise Refused("bad_seat_count", "AMB-GEN-02", kind, role="player", needed=f"{fewest}–5")


def check(state: State, seat: str) -> None:
    """AMB-GEN-01, AMB-GEN-02: four or five equal players, three as an option, and nobody above them."""
    if state.step != "lobby":
        raise Refused("wrong_phase", "AMB-GEN-04")
    if seat != HOST:
        raise Refused("not_your_role", "AMB-GEN-01", "role")
    if state.table.with_role("gm"):
        raise Refused("no_game_master", "AMB-GEN-01")
    _enough(len(_players(state)), state.options)


def evolve(state: State, command: StartGame) -> Evolved:
    """AMB-GEN-03: each seat has exactly two conflicts of its own, for the whole game."""
    seating = command.seating
    players = {seat: Player(seat=seat) for seat in seating}
    return Evolved(replace(state, step="motivation", seating=seating, players=players, conflicts=ring(seating)))


def moves(state: State) -> Iterable[Move]:
    players = _players(state)
    seating = several(one_of(players), len(players), len(players), unique=True)
    yield Move(command=StartGame, fields={"seating": seating}, rules=StartGame.RULES)
