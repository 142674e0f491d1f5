"""`void` and `back` mean the same in every correction of every game, and nothing of it is left out."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from domain.record.history import play
from projections.base.encoding import encode
from projections.feeds.entries import CorrectionShown
from tests.contract.sessions import NAMES, meddle, played, wandering
from tests.scene import Scene

SEEDS = 4
MEMBERS = set(CorrectionShown.__struct_fields__)


@pytest.mark.parametrize("name", NAMES)
def test_void_are_the_acts_that_stand_no_more(name: str) -> None:
    """Those of the seat's own feed: whether retracted, amended, rewound or restored, asked for or fallen."""
    whole = played(name)
    scene = whole.again(whole.feeds.history.raw[:1])
    kinds: set[str] = set()
    for event in whole.feeds.history.raw[1:]:
        before = standing(scene)
        scene.feeds.append(event)
        kinds |= told(scene, before) if not play(event) else set()
    for seed in range(SEEDS):
        rng = Random(seed)
        for scene, _ in wandering(name, seed + 500, 60):
            if rng.random() < 0.5:
                before, version = standing(scene), scene.feeds.history.version
                meddle(scene, rng)
                if scene.feeds.history.version > version:
                    kinds |= told(scene, before)
    assert kinds


def standing(scene: Scene) -> set[str]:
    history = scene.feeds.history
    return {event.id for event in history.raw if play(event) and event.id not in history.overlay.void}


def told(scene: Scene, before: set[str]) -> set[str]:
    """The types of what the last event told of corrections; it is looked at for every seat."""
    after, found = standing(scene), set[str]()
    for seat in ("host", *(each.id for each in scene.state.table.seats)):
        for frame in scene.feeds.present_frames("fr", seat):
            for line in frame.entries:
                if isinstance(line.fields, CorrectionShown):
                    fields = line.fields
                    read = {event for event in before | after if scene.feeds.sees(seat, event)}
                    assert (set(fields.void), set(fields.back)) == ((before - after) & read, (after - before) & read)
                    assert fields.fell.keys() <= set(fields.void)
                    assert msgspec.json.decode(encode(fields)).keys() == MEMBERS
                    found.add(line.type)
    return found
