"""A game composed of its chapters: what each claims, and what is recorded of it."""

from __future__ import annotations

from domain.base.chance import EVERYBODY, Chance
from domain.base.events import Act, Command, Event
from domain.game import Chapter, Evolved, no_moves
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


def test_a_command_that_is_always_completed_is_accepted_and_never_recorded() -> None:
    game = compose(
        [CHAPTER], name="deck", version=1, title="Deck", roles={}, options=Options, initial=initial, rules=()
    )
    assert game.commands == (Draw,)
    assert game.recorded == {Drawn: "CardDrawn"}
