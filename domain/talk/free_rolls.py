"""Free rolls: dice that no rule calls for, drawn from the table's streams of chance or typed, as any dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from domain.base.chance import EVERYBODY, HIDDEN, Chance, Seen
from domain.base.events import Act, Command, Event, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, TypedDice, integer, one_of, several, text
from domain.table.chains import alone
from domain.table.seats import State, Table
from domain.talk.rights import allowed

MOST_DICE = 20
MOST_SIDES = 100
MOST_MODIFIER = 1000
Readers = Literal["everybody", "gm", "oneself"]


class RollFreely(Command, frozen=True, omit_defaults=True):
    """Roll dice that no rule asks for: `sides` of each. `readers`: who sees what falls."""

    sides: tuple[int, ...]
    modifier: int = 0
    reason: Text = ""
    readers: Readers = "everybody"


def decide(state: State, act: Act, chance: Chance) -> Command:
    command: RollFreely = act.command
    if not allowed(state.table, act.seat, state.table.talk.free_rolls):
        raise Refused("no_free_rolls", kind="role")
    _well_formed(command)
    if command.readers == "gm" and not state.table.with_role("gm"):
        raise Refused("no_gm_here", kind="form")
    seen = stream_of(state.table, act.seat, command.readers)
    for sides in command.sides:
        chance.die(sides, seen)
    return command


def _well_formed(command: RollFreely) -> None:
    """Refuse dice that do not exist, too many of them, or too large a modifier. Raises Refused."""
    dice = 1 <= len(command.sides) <= MOST_DICE and all(2 <= sides <= MOST_SIDES for sides in command.sides)
    if not dice or abs(command.modifier) > MOST_MODIFIER:
        raise Refused("bad_free_roll", kind="form")


def stream_of(table: Table, seat: str, readers: Readers) -> Seen:
    """Return the stream of chance that the dice come from: nobody may find a gap in a stream that they follow."""
    if readers == "everybody":
        return EVERYBODY
    if table.role(seat) == "gm":
        return HIDDEN
    return seat if readers == "gm" else alone(seat)


def throws_otherwise(was: Command, wanted: Command) -> bool:
    """Return whether a correction wants other dice for a free roll: the recorded faces were thrown with these."""
    return isinstance(was, RollFreely) and isinstance(wanted, RollFreely) and was.sides != wanted.sides


def evolve(state: State, event: Event) -> Evolved:
    return Evolved(state)


def moves(state: State, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    readers = offers.taken(RollFreely, "readers", ("everybody", "gm", "oneself"), sides=(6,))
    if readers:
        fields = {
            "sides": several(integer(2, MOST_SIDES), 1, MOST_DICE),
            "modifier": integer(-MOST_MODIFIER, MOST_MODIFIER),
            "reason": text(),
            "readers": one_of(readers) | {"default": "everybody"},
        }
        dice = TypedDice((), field="sides")
        yield from offers.move(RollFreely((6,)), fields, ("modifier", "reason", "readers"), dice)


CHAPTER: Chapter[State] = Chapter(commands={RollFreely: "DiceRolledFreely"}, decide=decide, evolve=evolve, moves=moves)
