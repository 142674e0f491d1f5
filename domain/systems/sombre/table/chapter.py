"""A chapter of the rules as one value: its commands, what follows from them, and the functions over them.

`rules.py` holds the list of chapters; one more chapter is one more line there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from domain.game import Evolved, Move
from domain.game.chance import Chance
from domain.game.events import Act, Command, Consequence, Event
from domain.systems.sombre.state.state import SombreState


class Chapter(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """`commands`: what the wire accepts -> event name; `completed`: recorded forms off the wire.

    `players`: commands that are not the game master's alone.
    """

    commands: Mapping[type[Command], str]
    decide: Callable[[SombreState, Act, Chance], Command]
    evolve: Callable[[SombreState, Event], Evolved]
    moves: Callable[[SombreState, str], Iterable[Move]]
    completed: Mapping[type[Command], str] = {}
    consequences: tuple[type[Consequence], ...] = ()
    players: frozenset[type[Command]] = frozenset()


class Unfolding:
    """Evolving in several steps: each step gets the state that the step before left, in order."""

    def __init__(self, state: SombreState) -> None:
        self.state = state
        self._followed: list[Consequence] = []

    def then(self, step: Callable[..., Evolved], *args: Any, **named: Any) -> None:
        evolved = step(self.state, *args, **named)
        self.state = evolved.state
        self._followed.extend(evolved.consequences)

    def say(self, *consequences: Consequence) -> None:
        self._followed.extend(consequences)

    def done(self) -> Evolved:
        return Evolved(self.state, tuple(self._followed))
