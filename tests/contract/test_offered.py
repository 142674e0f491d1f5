"""Whoever does something was offered it: each kind of command that the told sessions give by hand is among the moves of
whoever gives it. Random sessions play nothing but what is offered, and would not miss it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from domain.base.events import Command
from domain.record.history import Step
from domain.systems import GAMES
from domain.table.commands import TABLE_COMMANDS
from projections.moves import offers
from tests.contract.sessions import NAMES, played
from tests.scene import Scene


class Offering(Scene):
    """Looks, the first time that somebody gives a kind of command, whether the game offers it to that seat."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.given: set[type[Command]] = set()

    def do(self, seat: str, command: Command, *dice: int, **how: Any) -> Step:
        kind = type(command)
        if kind not in self.given and kind not in TABLE_COMMANDS:
            self.given.add(kind)
            assert any(move.command is kind for move in self.moves(seat)), (seat, command)
        return super().do(seat, command, *dice, **how)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_done_in_the_told_session_is_offered(name: str) -> None:
    scenario = import_module(f"tests.{name}.scenario")
    scene = Offering(name, scenario.SEATS, scenario.OPTIONS)
    scenario.play(scene)
    assert len(scene.given) > 10


@pytest.mark.parametrize("name", NAMES)
def test_what_may_be_said_of_the_record_cites_the_rule_on_it(name: str) -> None:
    scene = played(name)
    offered = [each for seat in scene.state.table.seats for each in offers(scene.feeds, seat.id, "fr").corrections]
    assert offered
    assert {each.rules for each in offered} == {(GAMES[name].law.codes.rule,)}
