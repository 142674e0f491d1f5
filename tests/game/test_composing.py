"""A game composed of its chapters: what each claims, and what is recorded of it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from domain.base.chance import EVERYBODY, Chance, NewDraws
from domain.base.events import Act, Command, Event
from domain.game import Chapter, Evolved, FollowUps, Game, no_moves, sequences_of
from domain.game.composition import compose
from domain.table.seats import Table
from tests.game.purse import Options, Purse


class Draw(Command, frozen=True):
    """A card, whichever comes."""


class Drawn(Command, frozen=True):
    card: int


def decide(state: Purse, act: Act, chance: Chance) -> Command:
    return Drawn(chance.die(6, EVERYBODY))


def evolve(state: Purse, event: Event) -> Evolved:
    return Evolved(state)


CHAPTER = Chapter(commands={Draw: None}, completed={Drawn: "CardDrawn"}, decide=decide, evolve=evolve, moves=no_moves)


def initial(table: Table, options: Options) -> Purse:
    return Purse(table, options)


def deck(*chapters: Chapter[Any]) -> Game:
    return compose(chapters, name="deck", version=1, title="Deck", roles={}, options=Options, initial=initial, rules=())


def test_a_command_that_is_always_completed_is_accepted_and_never_recorded() -> None:
    game = deck(CHAPTER)
    assert game.commands == (Draw,)
    assert game.recorded == {Drawn: "CardDrawn"}


class Throw(Command, frozen=True):
    purpose: str


class ThrowOne(Command, frozen=True):
    """A sequence of one throw."""


EMPTY = Purse(Table(id="t1", game="deck/1", title="Deck", seats=()), Options())
NOTHING = FollowUps({}, {}, {}, {})


def dice(follow_ups: FollowUps = NOTHING) -> Chapter[Purse]:
    """The chapter that throws, and knows nothing of what follows."""

    def throw(state: Purse, event: Event) -> Evolved:
        return follow_ups.roll[event.command.purpose](state, 6, event)

    return Chapter(
        commands={Throw: "Thrown"}, decide=lambda _s, act, _c: act.command, evolve=throw, moves=no_moves, bound=dice
    )


def paying(purpose: str, coins: int) -> Chapter[Purse]:
    """A chapter without commands, in which a roll of that purpose pays."""

    def paid(state: Purse, die: int, event: Event) -> Evolved:
        return Evolved(with_coins(state, die * coins))

    return Chapter(commands={}, decide=decide, evolve=evolve, moves=no_moves, after_roll={purpose: paid})


def with_coins(state: Purse, coins: int) -> Purse:
    return replace(state, money={"ann": coins})


def thrown(command: Command) -> Event:
    return Event(id="e1", version=1, at=datetime(2026, 1, 1, tzinfo=UTC), seat="ann", command=command)


@pytest.mark.parametrize(("purpose", "coins"), [("luck", 6), ("fear", 12)])
def test_what_follows_a_roll_is_registered_by_the_chapter_of_its_purpose(purpose: str, coins: int) -> None:
    game = deck(dice(), paying("luck", 1), paying("fear", 2))
    assert game.evolve(EMPTY, thrown(Throw(purpose))).state.money == {"ann": coins}


def test_two_chapters_cannot_follow_up_one_purpose() -> None:
    with pytest.raises(ValueError, match="luck"):
        deck(dice(), paying("luck", 1), paying("luck", 2))


def test_a_sequence_looks_ahead_with_what_follows_its_rolls() -> None:
    seen: list[dict[str, int]] = []

    def next_step(state: Purse, _command: ThrowOne, done: Any) -> Command | None:
        seen.append(dict(state.money))
        return None if done else Throw("luck")

    sequence = sequences_of({ThrowOne: next_step}, (dice(),), lambda _state, _seat, _decide: iter(()))
    game = deck(dice(), paying("luck", 1), sequence)
    game.decide(EMPTY, Act("a1", "ann", ThrowOne()), NewDraws())
    assert seen == [{}, {"ann": 6}]
