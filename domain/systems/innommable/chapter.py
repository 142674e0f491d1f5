"""The form of one chapter of the rules: its commands, who may give them, what follows, its moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from domain.chance import Chance
from domain.events import Act, Command, Event
from domain.game import Evolved, Move
from domain.systems.innommable.state import Mystery


class Chapter(NamedTuple):
    """`recorded` maps a command to the name of its event."""

    recorded: Mapping[type[Command], str]
    decide: Callable[[Mystery, Act, Any, Chance], Command]
    evolve: Callable[[Mystery, Event, Any], Evolved]
    moves: Callable[[Mystery, str], Iterator[Move]]
