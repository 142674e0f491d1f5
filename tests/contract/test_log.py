"""What every game owes to the log: its events survive it, folding is total and pure, loading tells the same."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from domain.corrections.rejudgement import rejudge
from domain.record.chain import GENESIS
from domain.record.codec import topic
from domain.record.fold import evolve
from domain.record.history import play
from projections.feeds.loading import load_record, sealed
from tests import laws
from tests.contract.sessions import NAMES, opened, played, wandering
from tests.scene import Scene

encode = msgspec.json.Encoder(order="deterministic").encode


def wandered(name: str, seed: int, length: int) -> Scene:
    scene = opened(name)
    for scene, _ in wandering(name, seed, length):  # noqa: B007  (the last scene is wanted)
        pass
    return scene


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_loading_tells_the_same(name: str, seed: int) -> None:
    """From bytes to the same state and the same feeds, for every seat."""
    scene = wandered(name, seed, 120)
    rows, head = [], GENESIS
    for event in scene.feeds.history.raw:
        row, head = sealed(scene.game, "t", event, head)
        rows.append(row)
    again, last = load_record(rows, "t")
    assert last == head
    assert again.state == scene.state
    for seat in ("host", *(s.id for s in scene.state.table.seats)):
        assert encode(list(again.frames(seat, "en"))) == encode(list(scene.feeds.frames(seat, "en")))
        assert encode(again.view(seat)) == encode(scene.view(seat))


@pytest.mark.parametrize("name", NAMES)
def test_evolve_is_pure(name: str) -> None:
    """The same event on the same state gives the same, and leaves the state that it was given untouched."""
    scene = played(name)
    for step in scene.feeds.history.steps(1):
        if step.ruling is None:
            before = encode(step.before)
            one, two = (evolve(scene.game, step.before, step.event) for _ in range(2))
            assert one == two
            assert encode(step.before) == before


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", NAMES)
def test_evolve_is_total(name: str, seed: int) -> None:
    """Any event on any state, however little it fits, is folded without a word."""
    rng = Random(seed)
    one, two = wandered(name, seed, 100), wandered(name, seed + 100, 100)
    states = [step.after for scene in (one, two) for step in scene.feeds.history.steps(1)]
    events = [e for scene in (one, two) for e in scene.feeds.history.raw if play(e)]
    for event in events:
        for state in rng.sample(states, min(12, len(states))):
            evolve(one.game, state, event)
            evolve(one.game, state, msgspec.structs.replace(event, draws=()))


@pytest.mark.parametrize("name", NAMES)
def test_what_lost_its_ground_is_folded_too(name: str) -> None:
    """The told session without one of its events: what referred to it finds nothing there, and that is all."""
    laws.bereft(played(name).feeds.history, Random(name), 40)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", NAMES)
def test_what_was_accepted_is_accepted_again(name: str, seed: int) -> None:
    """Replay and re-judging agree: each event, judged at its place with its draws, is itself again."""
    scene = wandered(name, seed, 120)
    for step in scene.feeds.history.steps(1):
        if play(step.event):
            assert rejudge(scene.game, step.before, step.event) == (step.event,)


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
