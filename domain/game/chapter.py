"""A chapter of a game's book as one value: its commands, who may give them, what follows, its moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event
from domain.game.evolution import Evolved
from domain.game.moves import Move

S = TypeVar("S")
NextStep = Callable[[Any, Any, Sequence[Event]], Command | None]
"""(state, command, events of the steps taken) -> the next command that a sequence stands for; None: that was all.
Raises Refused where it cannot go on.
"""
FollowUp = Callable[[Any, Any, Event], Evolved]
"""(state, what has come to its end, the event that ended it) -> the next state, and what followed."""


class FollowUps(NamedTuple):
    """Everything that the chapters of a game register to follow rolls and the like, by purpose or kind."""

    roll: Mapping[str, FollowUp]
    opposition: Mapping[str, FollowUp]
    procedure: Mapping[str, FollowUp]
    cancellation: Mapping[str, FollowUp]


def any_form(state: Any, command: Any) -> None:
    return None


class Chapter(msgspec.Struct, Generic[S], frozen=True, kw_only=True, eq=False):
    """Pure functions over the state `S` of one game.

    - `commands`: what the wire accepts -> the catalogue's name of its event; None: it is only recorded completed.
    - `completed`: what a command may be completed to before it is recorded -> event name. The wire refuses these.
    - `form(state, command)`: raises Refused for a command that is malformed at this very table, where the types of
      its fields cannot say so. Asked before anything else, whoever speaks and whenever.
    - `decide(state, act, chance)`: the command as it will be recorded. Raises Refused.
    - `evolve(state, event)`: total; what does not fit leaves the state as it is.
    - `moves(state, seat)`: what `decide` would take of that seat now (`Offers` asks it).
    - `consequences`: what may follow.
    - `players`: commands that are not the game master's alone, in games that reserve the others.
    - `sequences`: commands that stand for several others, which alone are recorded (`domain.game.sequences`).
    - `quiet`: commands that draw nothing and tell nobody more than they say, in whatever state.
    - `after_roll`: purpose of a roll -> what follows it in this chapter, whichever chapter threw the die; likewise
      `after_opposition` and `after_cancellation` (of a call) by purpose, `after_procedure` by the kind of a procedure.
    - `bound(follow_ups)`: the chapter of the dice, to which the game hands all that its chapters register.
    """

    commands: Mapping[type[Command], str | None]
    decide: Callable[[S, Act, Chance], Command]
    evolve: Callable[[S, Event], Evolved]
    moves: Callable[[S, str], Iterable[Move]]
    form: Callable[[S, Any], None] = any_form
    completed: Mapping[type[Command], str] = {}
    consequences: tuple[type[Consequence], ...] = ()
    players: frozenset[type[Command]] = frozenset()
    quiet: frozenset[type[Command]] = frozenset()
    sequences: Mapping[type[Command], NextStep] = {}
    after_roll: Mapping[str, FollowUp] = {}
    after_opposition: Mapping[str, FollowUp] = {}
    after_procedure: Mapping[str, FollowUp] = {}
    after_cancellation: Mapping[str, FollowUp] = {}
    bound: Callable[[FollowUps], Chapter[S]] | None = None

    def bind(self, follow_ups: FollowUps) -> Chapter[S]:
        """Return the chapter for a game where these follow-ups are registered."""
        return self if self.bound is None else self.bound(follow_ups)

    @property
    def recorded(self) -> dict[type[Command], str]:
        """Every struct that one of its events can hold -> event name."""
        named = {kind: name for kind, name in self.commands.items() if name is not None}
        return {**named, **self.completed}


def no_moves(state: Any, seat: str) -> Iterable[Move]:
    """Return no moves: another chapter offers the commands of this one."""
    return ()
