"""What is asked of whom: as far as a seat's view tells it, and always something that whoever is asked may do."""

from __future__ import annotations

import pytest

from projections.moves.questions import awaited, newly_asked
from projections.texts import LOCALES
from tests.contract.sessions import NAMES, admitted, played, wandering
from tests.contract.twinning import of_scenario, variants
from tests.scene import Scene

RUNS = [(name, number, seed) for name, number in variants() for seed in range(3)]


def _seats(scene: Scene) -> list[str]:
    return [seat.id for seat in scene.state.table.seats]


@pytest.mark.parametrize(("name", "number", "seed"), RUNS)
def test_whatever_is_asked_of_a_seat_is_among_its_moves(name: str, number: int, seed: int) -> None:
    options = of_scenario(name, "VARIANTS", ({},))[number]
    for scene, _ in wandering(name, seed + 200, 120, options, of_scenario(name, "FIXED")):
        asked_of = {
            (each.seat, each.command)
            for seat in _seats(scene)
            for each in awaited(scene.feeds, scene.feeds.state_at(seat, None), seat)
            if scene.feeds.state_at(seat, None) is scene.state
        }
        able = {seat: {m.command for m in scene.moves(seat)} for seat, _ in asked_of}
        for seat, command in asked_of:
            assert admitted(scene, command)
            assert command in able[seat], (seat, command)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_asked_in_the_told_session_can_be_done_and_is_said_in_both_languages(name: str) -> None:
    scene, told = played(name), 0
    for step in scene.feeds.history.steps(0):
        after = step.after
        names = {seat.id: seat.name for seat in after.table.seats}
        able = {seat: {move.command.__name__ for move in scene.game.moves(after, seat)} for seat in names}
        for seat in names:
            for still in awaited(scene.feeds, after, seat):
                assert still.command.__name__ in able[still.seat], still
            for each in (one for locale in LOCALES for one in newly_asked(scene.feeds, step, seat, locale)):
                assert each.text.startswith(names[each.seat]), each
                assert each.command in able[each.seat], each
                told += 1
    assert told > 0
