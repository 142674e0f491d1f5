"""What a chapter of the book gives to the game: its commands, and three functions over them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from domain.game import Evolved, Move, TypedDice
from domain.game.chance import Chance
from domain.game.events import Act, Command, Consequence, Event
from domain.game.refusal import Refused
from domain.systems.spin.state.state import Spin


class Chapter(NamedTuple):
    """`events` maps each recorded struct to its name; `commands` are those that the wire accepts."""

    commands: tuple[type[Command], ...]
    events: Mapping[type[Command], str]
    consequences: tuple[type[Consequence], ...]
    decide: Callable[[Spin, Act, Chance], Any]
    evolve: Callable[[Spin, Event], Evolved]
    moves: Callable[[Spin, str], Iterable[Move]]


class _AnyFace:
    """Chance for asking whether a command would be admitted: faces do not matter then."""

    def die(self, sides: int) -> int:
        return sides

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        return (sides,) * count

    def shuffle(self, size: int) -> tuple[int, ...]:
        return tuple(range(size))


Deciding = Callable[[Spin, Act, Chance], Any]


def admits(decide: Deciding, state: Spin, seat: str, command: Command) -> bool:
    """Would the rules accept this command of this seat now? Moves offer nothing else."""
    try:
        decide(state, Act("", seat, command), _AnyFace())
    except Refused:
        return False
    return True


def typed_dice(state: Spin, count: int, again: int | None = None) -> TypedDice | None:
    """The d6 that the table may, must or may not type in, by its option."""
    if state.options.dice == "service":
        return None
    return TypedDice((6,) * count, required=state.options.dice == "physical", again=again)
