"""What is asked in the told session may be done by whoever is asked; of random sessions `Awaited` says it."""

from __future__ import annotations

import pytest

from projections.moves.questions import awaited, new_questions
from projections.texts import LOCALES
from tests.contract.sessions import NAMES, played


@pytest.mark.parametrize("name", NAMES)
def test_what_is_asked_in_the_told_session_can_be_done_and_is_said_in_both_languages(name: str) -> None:
    scene, session = played(name), 0
    for step in scene.feeds.history.steps(0):
        after = step.after
        names = {seat.id: seat.name for seat in after.table.seats}
        able = {seat: {move.command.__name__ for move in scene.game.moves(after, seat)} for seat in names}
        for seat in names:
            for still in awaited(scene.feeds, after, seat):
                assert still.command.__name__ in able[still.seat], still
            for each in (one for locale in LOCALES for one in new_questions(scene.feeds, step, seat, locale)):
                assert each.text.startswith(names[each.seat]), each
                assert each.command in able[each.seat], each
                session += 1
    assert session > 0
