"""A fight in which many take part of whom the table does not know is no more work for a player than one without, and a
long evening hardly more work for its game master than a short one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from domain.systems.sombre.combat.turn.turn import SetCombatants, StartCombat
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.state.state import with_dice
from projections.feeds.frames import Feeds
from projections.feeds.views import view_of
from tests.contract.costs import Work, work
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


def moves_after(rolls: int) -> Work:
    """The work of the game master's moves in the fray, when so many old rolls have failed."""
    feeds = fray(0).feeds
    state: Any = feeds.state
    failed = next(call for call in state.dice.rolls.values() if call.result is not None and not call.result.success)
    old = {f"old{number}": replace(failed, id=f"old{number}", purpose="action") for number in range(rolls)}
    evening = with_dice(state, rolls={**state.dice.rolls, **old})
    return work(lambda feeds: list(feeds.game.moves(evening, "meneur")), feeds)


def test_old_rolls_are_hardly_any_work() -> None:
    """Each is looked at a few times; nothing is tried with it for each character."""
    few, many = moves_after(0), moves_after(MANY)
    assert many.calls <= few.calls + 12 * MANY
    assert many.lines <= few.lines + 40 * MANY
