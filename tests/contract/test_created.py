"""Whatever a command or a move names was told to the seat: in an entry of its feed, or in the view that came with it.

So a client that reads feed and view never has to guess an id, nor to search a sentence for it. In the told session the
entries alone tell everything.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from domain.record.history import play
from projections.moves import offers
from tests.contract.sessions import NAMES, meddle, played, wandering
from tests.scene import Scene
from tests.twins import encode

ID = re.compile(r"e\d+(?:\.[\w.]+)?")
"""As the scenes of these tests give them: of an event, and of whatever came of it."""


class Reader:
    """What one seat has read of ids, frame by frame, and the view as of its last frame."""

    def __init__(self) -> None:
        self.entries: set[str] = set()
        self.view: set[str] = set()
        self.read = 0

    def reads(self, scene: Scene, seat: str) -> None:
        for frame in scene.feed(seat, self.read):
            self.entries |= set(ids([plain((line.event, line.fields)) for line in frame.entries]))
            self.read = frame.frame
        self.view = set(ids([plain(scene.view(seat))]))


def plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))


def ids(values: Any) -> Iterator[str]:
    """Every id in plain values, the keys of maps among them."""
    match values:
        case str() if ID.fullmatch(values):
            yield values
        case dict():
            yield from ids([*values, *values.values()])
        case list() | tuple():
            for value in values:
                yield from ids(value)
        case _:
            pass


class Watch:
    def __init__(self, *, views: bool) -> None:
        self.views = views
        self.readers: defaultdict[str, Reader] = defaultdict(Reader)
        self.named: set[tuple[str, str]] = set()

    def step(self, scene: Scene, rng: Random, often: float) -> Iterator[tuple[str, str, set[str]]]:
        """What stands in the moves of a seat, now and then, and was not read by it."""
        for seat in ("host", *(s.id for s in scene.state.table.seats)):
            if rng.random() < often:
                reader = self.readers[seat]
                reader.reads(scene, seat)
                yield from self._missing(seat, "moves", set(ids(plain(offers(scene.feeds, seat, "fr")))))

    def acts(self, scene: Scene, event: Any) -> Iterator[tuple[str, str, set[str]]]:
        """What the command of an event names that its seat had not read."""
        reader = self.readers[event.seat]
        reader.reads(scene, event.seat)
        yield from self._missing(event.seat, type(event.command).__name__, set(ids(plain(event.command))))

    def _missing(self, seat: str, where: str, named: set[str]) -> Iterator[tuple[str, str, set[str]]]:
        self.named |= {(where, each) for each in named}
        reader = self.readers[seat]
        if missing := named - reader.entries - (reader.view if self.views else set()):
            yield seat, where, missing


@pytest.mark.parametrize("name", NAMES)
def test_in_the_told_session(name: str) -> None:
    whole, rng, watch = played(name), Random(7), Watch(views=False)
    scene = whole.again(whole.feeds.history.raw[:1])
    found: list[Any] = []
    for event in whole.feeds.history.raw[1:]:
        if play(event) and scene.state.table.role(event.seat) is not None:
            found += watch.acts(scene, event)
        scene.feeds.append(event)
        found += watch.step(scene, rng, 0.2)
    assert found == []
    assert len(watch.named) > 20  # ids are found where they stand


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", NAMES)
def test_in_random_sessions(name: str, seed: int) -> None:
    rng, watch = Random(seed), Watch(views=True)
    found: list[Any] = []
    for scene, _ in wandering(name, seed + 70, 70):
        found += watch.step(scene, rng, 0.2)
        if rng.random() < 0.1:
            meddle(scene, rng)
    assert found == []
