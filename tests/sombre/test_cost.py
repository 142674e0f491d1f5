"""A fight in which many take part of whom the table does not know is no more work for a player than one without."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domain.systems.sombre.combat.turn.turn import SetCombatants, StartCombat
from domain.systems.sombre.mind.npcs import CreateNpc
from projections.feeds.frames import Feeds
from projections.feeds.views import view_of
from tests.contract.costs import work
from tests.contract.sessions import opened, played
from tests.scene import Scene

MANY = 40
MORE = 1.05


def fray(hidden: int) -> Scene:
    """The first fight of the told session, as it begins; so many lie in wait."""
    events = played("sombre").feeds.history.raw
    begun = next(event.version for event in events if isinstance(event.command, StartCombat))
    scene = opened("sombre").again(events[:begun])
    lurkers = tuple(scene.act("meneur", CreateNpc(f"Un rat, le {number}e")) for number in range(hidden))
    if lurkers:
        scene.act("meneur", SetCombatants(lurkers))
    return scene


@pytest.mark.parametrize(
    "answer",
    [
        lambda feeds: list(feeds.game.moves(feeds.state, "ana")),
        lambda feeds: list(feeds.game.moves(feeds.state, "bruno")),
        lambda feeds: view_of(feeds, "ana"),
    ],
    ids=["moves of one", "moves of another", "view"],
)
def test_those_who_lie_in_wait_are_no_work(answer: Callable[[Feeds], object]) -> None:
    alone, watched = fray(0).feeds, fray(MANY).feeds
    assert answer(alone) == answer(watched)
    few, many = work(answer, alone), work(answer, watched)
    assert many.calls <= few.calls * MORE
    assert many.lines <= few.lines * MORE + 2 * MANY
