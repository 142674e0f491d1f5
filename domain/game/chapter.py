"""The plain form of one chapter of a game: its commands, who may give them, what follows, its moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from domain.game import Evolved, Move
from domain.game.chance import Chance
from domain.game.events import Act, Command, Event

S = TypeVar("S")


class Chapter(NamedTuple, Generic[S]):
    """`recorded` maps a command (or the form in which it is recorded) to the name of its event."""

    recorded: Mapping[type[Command], str]
    decide: Callable[[S, Act, Any, Chance], Command]
    evolve: Callable[[S, Event, Any], Evolved]
    moves: Callable[[S, str], Iterator[Move]]
