"""A step of a game that is done in two ways, and how it is done in memory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from domain.base.events import Command
from domain.table.seats import Role
from tests.scene import Scene, Seats

Where = dict[str, str]
"""Names that a script gives to ids: characters, actions, whatever it goes on with."""


class Table(Protocol):
    """A table at which seats give commands, as a script asks."""

    def send(self, seat: str, command: Command, *dice: int) -> str:
        """Give the command; the id of its event, of its last one where it has several."""
        ...

    def asked(self, seat: str) -> str:
        """Return the first call of which the seat throws the die (Sombre)."""
        ...

    def people(self) -> tuple[str, ...]:
        """Return the characters that the game master sees (Sombre)."""
        ...


Script = Callable[[Table, Where], None]


class Price(NamedTuple):
    """A step, its longer and its shorter way, and how many commands the shorter may take."""

    name: str
    game: str
    before: Script
    long: Script
    short: Script
    was: int
    most: int
    seats: Seats = (("gm", "gm"), ("player1", "player"), ("player2", "player"))
    options: Mapping[str, Any] = {}


class InMemory:
    """Seats at a table in memory."""

    def __init__(self, price: Price) -> None:
        roles: list[tuple[str, Role]] = list(price.seats)
        self.scene = Scene(price.game, roles, price.options)
        self.count = 0

    def send(self, seat: str, command: Command, *dice: int) -> str:
        self.count += 1
        return self.scene.act(seat, command, *dice)

    def asked(self, seat: str) -> str:
        return next(str(call.id) for call in self.scene.view(seat).calls if call.roller == seat)

    def people(self) -> tuple[str, ...]:
        return tuple(str(person.id) for person in self.scene.view("gm").characters)
