"""Commands that stand for several others: which steps are taken, and what a refusal on the way does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.base.chance import EVERYBODY, Chance, NewDraws
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Offers, no_moves, sequences_of
from domain.game.sequences import NO_TIME, carry_out


class Pay(Command, frozen=True):
    coins: int


class Toss(Command, frozen=True):
    pass


class PayAndToss(Command, frozen=True):
    """Pay, toss, pay again."""

    first: int
    second: int


def decide(state: int, act: Act, chance: Chance) -> Command:
    command: Command = act.command
    if isinstance(command, Pay) and command.coins > state:
        raise Refused("too_poor")
    if isinstance(command, Toss):
        chance.die(2, EVERYBODY)
    return command


def evolve(state: int, event: Event) -> Evolved:
    return Evolved(state - event.command.coins if isinstance(event.command, Pay) else state)


def steps(_state: int, command: PayAndToss, done: Sequence[Event]) -> Command | None:
    every = (Pay(command.first), Toss(), Pay(command.second))
    return every[len(done)] if len(done) < len(every) else None


PURSE: Chapter[int] = Chapter(commands={Pay: "Paid", Toss: "Tossed"}, decide=decide, evolve=evolve, moves=no_moves)
TOGETHER = sequences_of({PayAndToss: steps}, (PURSE,), lambda _state, _seat, _decide: iter(()))


def made(place: int, step: Command) -> Event:
    return Event(id=f"e{place}", version=place, at=NO_TIME, seat="ann", command=step)


def carried(coins: int, command: Command, *typed: int) -> list[Command]:
    chance = NewDraws(list(typed) or None)
    events = carry_out(steps, coins, command, made, chance, decide=decide, evolve=evolve)
    assert sum(len(event.draws) for event in events) == len(chance.drawn)
    return [event.command for event in events]


def test_each_step_is_an_event_of_its_own() -> None:
    assert carried(5, PayAndToss(2, 3)) == [Pay(2), Toss(), Pay(3)]


def test_a_refusal_refuses_the_whole_while_nothing_was_drawn() -> None:
    with pytest.raises(Refused, match="too_poor"):
        carried(1, PayAndToss(2, 0))
    with pytest.raises(Refused, match="too_poor"):
        carried(2, PayAndToss(2, 3), 1)  # what the table typed can be typed again


def test_what_was_drawn_stands_and_ends_it() -> None:
    """Else whoever asks for what cannot follow would have the coin tossed until it pleases him."""
    assert carried(2, PayAndToss(2, 3)) == [Pay(2), Toss()]


def test_it_is_offered_and_judged_as_its_steps_are() -> None:
    offers = Offers(3, "ann", TOGETHER.decide)
    assert offers.admits(PayAndToss(2, 1))
    assert not offers.admits(PayAndToss(4, 0))
    assert offers.thrown(PayAndToss(2, 1)) == (2,)
    assert offers.thrown(PayAndToss(4, 1)) == ()
    assert TOGETHER.recorded == {}
