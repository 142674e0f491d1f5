"""Moves that a seat has at the same moment differ by words, or by the dice that are thrown for them: so the page tells
them apart (`#difference` in its list of moves).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from domain.base.events import Command
from domain.record.history import Step
from domain.systems import GAMES
from projections.moves.form_cache import NOTHING
from projections.moves.offers import list_after
from projections.texts import LOCALES
from tests.contract.twinning import of_scenario
from tests.scene import Scene

EVERY = 5  # steps


class Labelled(Scene):
    """A scene that looks now and then at what each seat may do."""

    found: Counter[tuple[str, str, str]]
    steps = 0

    def do(self, seat: str, command: Command, *dice: int, **named: Any) -> Step:
        step = super().do(seat, command, *dice, **named)
        self.steps += 1
        if not self.steps % EVERY:
            for each, _ in of_scenario(self.game.name, "SEATS"):
                for locale in LOCALES:
                    moves = list_after(NOTHING, self.feeds, each, locale).list.moves
                    labels = Counter((move.label, move.behalf, move.dice) for move in moves)
                    same = {name for name, many in labels.items() if many > 1}
                    self.found.update((each, locale, label) for label, _, _ in same)
        return step


@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_two_moves_are_called_the_same(name: str) -> None:
    scene = Labelled(name, of_scenario(name, "SEATS"), of_scenario(name, "OPTIONS", {}))
    scene.found = Counter()
    of_scenario(name, "play")(scene)
    assert scene.steps > EVERY
    assert not scene.found
