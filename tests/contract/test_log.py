"""What every game owes to the log: names that stay apart, and folding that goes on without what was lost."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domain.record.codec import topic
from tests import laws
from tests.contract.sessions import NAMES, opened, played


@pytest.mark.parametrize("name", NAMES)
def test_what_lost_its_ground_is_folded_too(name: str) -> None:
    """The told session without one of its events: what referred to it finds nothing there, and that is all."""
    laws.bereft(played(name).feeds.history, Random(name), 40)


@pytest.mark.parametrize("name", NAMES)
def test_stored_names_are_unique_and_read_back(name: str) -> None:
    game = opened(name).game
    topics = [topic(game, kind) for kind in game.recorded]
    assert len(set(topics)) == len(topics)
    tags = [str(kind.__struct_config__.tag) for kind in game.recorded]
    assert len(set(tags)) == len(tags)
    assert not set(game.retired) & set(topics)


@pytest.mark.parametrize("name", NAMES)
def test_wire_names_are_unique(name: str) -> None:
    """Commands, events and consequences of a game each bear a name of their own."""
    game = opened(name).game
    commands = [kind.__name__ for kind in game.commands]
    consequences = [kind.__name__ for kind in game.consequences]
    assert len(set(commands)) == len(commands)
    assert len(set(consequences)) == len(consequences)
    assert not set(consequences) & set(commands)
    assert set(game.commands) <= set(game.recorded) | _completed(game)


def _completed(game: Any) -> set[Any]:
    """Commands that are recorded in a completed form: the form names the same event."""
    return {kind for kind in game.commands if kind not in game.recorded and len(game.recorded) > 0}
