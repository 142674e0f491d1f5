"""The start: the number of players in the ring, and their order (AMB-GEN)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.marks import IN_ORDER
from domain.base.refusal import Kind, Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, several
from domain.systems.ambre.state.guards import at_step, formed
from domain.systems.ambre.state.state import Options, Player, State, ring
from domain.table.seats import HOST, Role


class StartGame(Command, frozen=True):
    """Start the game and seat the players (host). `seating`: their seats, clockwise seen from above."""

    RULES: ClassVar = ("AMB-GEN-02", "AMB-GEN-03")

    seating: Annotated[tuple[Id, ...], IN_ORDER]


def _players(state: State) -> list[str]:
    return [seat.id for seat in state.table.with_role("player")]


def form(state: State, command: StartGame) -> None:
    """Refuse a seating that is no permutation of the player seats (AMB-GEN-03). Raises Refused."""
    formed(sorted(command.seating) == sorted(_players(state)))


def openable(roles: Sequence[Role], options: Options) -> None:
    """Refuse at the opening a number of players that the start would refuse for ever (AMB-GEN-02). Raises Refused."""
    _enough(roles.count("player"), options, "form")


def seatable(state: State, role: Role) -> None:
    """Refuse another player's seat once the game has started, as the ring is closed (AMB-GEN-03). Raises Refused."""
    if role == "player" and state.step != "lobby":
        raise Refused("seats_fixed", "AMB-GEN-03")


def _enough(players: int, options: Options, kind: Kind = "rule") -> None:
    """Refuse any number of players but four or five, or three as an option (AMB-GEN-02). Raises Refused."""
    fewest = 3 if options.three_seats else 4
    if not fewest <= players <= 5:
        raise Refused("bad_seat_count", "AMB-GEN-02", kind, role="player", needed=f"{fewest}–5", has=players)


def decide(state: State, act: Act, _chance: Chance) -> Command:
    """Admit a start by the host, with four or five equal players, three as an option, and nobody above them.

    Raises Refused (AMB-GEN-01, AMB-GEN-02).
    """
    command: StartGame = act.command
    form(state, command)
    at_step(state, "lobby")
    if act.seat != HOST:
        raise Refused("not_your_role", "AMB-GEN-01", "role")
    if state.table.with_role("gm"):
        raise Refused("no_game_master", "AMB-GEN-01")
    _enough(len(_players(state)), state.options)
    return command


def evolve(state: State, event: Event) -> Evolved:
    """Give each seat exactly two conflicts of its own, for the whole game (AMB-GEN-03)."""
    seating = event.command.seating
    players = {seat: Player(seat=seat) for seat in seating}
    return Evolved(replace(state, step="motivation", seating=seating, players=players, conflicts=ring(seating)))


def moves(state: State, seat: str) -> Iterable[Move]:
    players = _players(state)
    seating = several(one_of(players), len(players), len(players), unique=True)
    return Offers(state, seat, decide).move(StartGame(tuple(players)), {"seating": seating})


CHAPTER = Chapter(
    commands={StartGame: "GameStarted"},
    form=form,
    decide=decide,
    evolve=evolve,
    moves=moves,
)
