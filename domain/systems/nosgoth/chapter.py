"""The form of one chapter of the rules: its commands, who may give them, what follows, its moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from domain.chance import Chance
from domain.events import Act, Command, Event
from domain.game import Evolved, Move
from domain.systems.nosgoth.state import State


class Chapter(NamedTuple):
    """`recorded` maps a command (or the form in which it is recorded) to the name of its event."""

    recorded: Mapping[type[Command], str]
    decide: Callable[[State, Act, Any, Chance], Command]
    evolve: Callable[[State, Event, Any], Evolved]
    moves: Callable[[State, str], Iterator[Move]]
