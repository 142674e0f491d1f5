"""Lists of moves; that they are the whole document, every walk shows: `Lists` of the observers."""

from __future__ import annotations

from projections.moves.form_cache import NOTHING
from projections.moves.offers import list_after
from tests.contract.sessions import wandering

LENGTH = 50


def test_a_line_says_how_often_the_seat_did_it_lately() -> None:
    seen = 0
    for scene, step in wandering("nosgoth", 800, LENGTH):
        name, seat = type(step.event.command).__name__, step.event.seat
        found = {each.type: each.usual for each in list_after(NOTHING, scene.feeds, seat, "fr").list.moves}
        mine = [event for event in scene.feeds.newest(seat, 60) if event.seat == seat]
        if name in found and name in (kind.__name__ for kind in scene.game.commands):
            assert found[name] == sum(type(event.command).__name__ == name for event in mine) > 0
            seen += found[name] > 1
    assert seen
