"""The last guard of every game: no seat reads the id of anything that it was not told of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from projections.moves import offers
from tests.contract.sessions import NAMES, meddle, played, scheme, wandering, wild
from tests.contract.twinning import of_scenario, variants
from tests.scene import Scene
from tests.twins import answer, encode, named

CAUSES = ("source", "shocks", "crimes", "ledger")
"""What made a mark on one's own sheet while one was away, or before it was one's own (SOM-TRAUMA-02, SOM-CHAR-19), and
the disclosed destiny (SPI-SESS-12)."""
RUNS = [(name, number, seed) for name, number in variants() for seed in range(2)]


@pytest.mark.parametrize(("name", "number", "seed"), RUNS)
def test_no_id_of_the_hidden_is_read(name: str, number: int, seed: int) -> None:
    """In lines, views, moves and refusals, after every step of a random session."""
    rng, check = Random(seed), Known()
    options = of_scenario(name, "VARIANTS", ({},))[number]
    scene: Scene | None = None
    for scene, _ in wandering(name, seed + 40, 70, options, of_scenario(name, "FIXED")):
        check.named(scene)
        if rng.random() < 0.3:
            check.everybody(scene, rng)
        if rng.random() < 0.4:
            scheme(scene, rng, of_scenario(name, "SECRET"))
            check.named(scene)
        if rng.random() < 0.1:
            meddle(scene, rng, of_scenario(name, "DECIDING"))
            check.named(scene)
    assert scene is not None
    check.everybody(scene, rng)


@pytest.mark.parametrize("name", NAMES)
def test_nor_in_the_told_session(name: str) -> None:
    whole, rng, check = played(name), Random(1), Known()
    scene = whole.again(whole.feeds.history.raw[:1])
    for event in whole.feeds.history.raw[1:]:
        scene.feeds.append(event)
        check.named(scene)
        if rng.random() < 0.2:
            check.everybody(scene, rng)
    check.everybody(scene, rng)


class Known:
    """What each seat was told of: the events that it read of, whatever had a name for it at some time, and rolls by
    their results (SOM-NPC-10: one that was called behind the screen is known once it falls).
    """

    def __init__(self) -> None:
        self.of: defaultdict[str, set[str]] = defaultdict(set)

    def named(self, scene: Scene) -> None:
        for seat in _others(scene):
            self.of[seat] |= {each.partition(".")[0] for each in named(scene, seat)}
            for frame in scene.feeds.present_frames("fr", seat):
                self.of[seat] |= {(getattr(line.fields, "call", "") or "").partition(".")[0] for line in frame.entries}
                changed = (line.fields for line in frame.entries if line.type == "RecordChanged")
                self.of[seat] |= set(ids(changed))

    def everybody(self, scene: Scene, rng: Random) -> None:
        self.named(scene)
        raw = scene.feeds.history.raw
        for seat in _others(scene):
            hidden = {e.id for e in raw if scene.feeds.number_of(seat, e.version) is None} - self.of[seat]
            read = set(ids(told(scene, seat, rng)))
            assert not read & hidden, (seat, read & hidden)


def _others(scene: Scene) -> list[str]:
    return ["host", *(s.id for s in scene.state.table.seats if s.role != "gm")]


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
                if key not in CAUSES:
                    yield from (key.partition(".")[0], *_texts(item))
        case list():
            for item in value:
                yield from _texts(item)
        case _:
            return
