"""The last guard of every game: no seat reads the id of anything that it was not told of."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from projections.moves import offers
from tests.contract.sessions import NAMES, meddle, scheme, wandering, wild
from tests.contract.twinning import middle, of_scenario, variants
from tests.scene import Scene
from tests.twins import answer, encode

RUNS = [(name, number, seed) for name, number in variants() for seed in range(2)]


@pytest.mark.parametrize(("name", "number", "seed"), RUNS)
def test_no_id_of_the_hidden_is_read(name: str, number: int, seed: int) -> None:
    """In lines, views, moves and refusals, after every step of a random session."""
    rng, check = Random(seed), Known()
    options = of_scenario(name, "VARIANTS", ({},))[number]
    scene: Scene | None = None
    for scene, _ in wandering(name, seed + 40, 70, options, of_scenario(name, "FIXED")):
        check.everybody(scene, rng)
        if rng.random() < 0.4:
            scheme(scene, rng, of_scenario(name, "SECRET"))
        if rng.random() < 0.1:
            meddle(scene, rng, of_scenario(name, "DECIDING"))
    assert scene is not None
    check.everybody(scene, rng)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_nor_in_the_told_session(name: str, seed: int) -> None:
    rng = Random(seed)
    Known().everybody(middle(name, rng), rng)


class Known:
    """What each seat was told of: every id that stood as `event` of a line, and what its view named before."""

    def everybody(self, scene: Scene, rng: Random) -> None:
        raw = scene.feeds.history.raw
        for seat in ("host", *(s.id for s in scene.state.table.seats if s.role != "gm")):
            hidden = {e.id for e in raw if scene.feeds.number_of(seat, e.version) is None} - disclosed(scene, seat)
            read = set(ids(told(scene, seat, rng)))
            assert not read & hidden, (seat, read & hidden)


def disclosed(scene: Scene, seat: str) -> set[str]:
    """What was made behind the screen and is seen by now: it has a name for the seat."""
    return {each.partition(".")[0] for each in scene.feeds.projection.names(scene.state, seat)}


def told(scene: Scene, seat: str, rng: Random) -> Iterator[Any]:
    yield scene.feed(seat)
    yield scene.view(seat)
    yield offers(scene.feeds, seat, "fr")
    for kind in rng.sample(scene.game.commands, min(8, len(scene.game.commands))):
        refusal = answer(scene, seat, wild(scene, seat, kind, rng))
        yield refusal if isinstance(refusal, str) else refusal[3]


def ids(values: Iterator[Any]) -> Iterator[str]:
    for value in values:
        yield from _texts(msgspec.json.decode(encode(value)))


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value.partition(".")[0]
        case dict():
            for key, item in value.items():
                yield from (key.partition(".")[0], *_texts(item))
        case list():
            for item in value:
                yield from _texts(item)
        case _:
            return
