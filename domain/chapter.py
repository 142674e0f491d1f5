"""The plain form of one chapter of a game: its commands, who may give them, what follows, its moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from domain.chance import Chance
from domain.events import Act, Command, Event
from domain.game import Evolved, Move

S = TypeVar("S")


class Chapter(NamedTuple, Generic[S]):
    """`recorded` maps a command (or the form in which it is recorded) to the name of its event."""

    recorded: Mapping[type[Command], str]
    decide: Callable[[S, Act, Any, Chance], Command]
    evolve: Callable[[S, Event, Any], Evolved]
    moves: Callable[[S, str], Iterator[Move]]
