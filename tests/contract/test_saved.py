"""Feeds that were saved and read back tell every byte as they told it, and go on alike."""

from __future__ import annotations

import pytest

from tests.contract.saving import again, same
from tests.contract.sessions import NAMES, opened
from tests.record.test_saved import meddled


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", NAMES)
def test_feeds_are_read_back_and_go_on_alike(name: str, seed: int) -> None:
    scene, copies = opened(name), []
    scene.feeds.render()
    for count, scene in enumerate(meddled(name, seed, 100), 1):
        if count in (25, 70):
            copies.append(again(scene.feeds))
    for copy in copies:
        for event in scene.feeds.history.raw[copy.history.version :]:
            copy.append(event)
        same(scene.feeds, copy)
        same(scene.feeds, again(copy))


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_its_own(name: str) -> None:
    """What goes on beside it, a copy does not know; and the other way round."""
    scene = opened(name)
    scene.feeds.render()
    copies = []
    for count, scene in enumerate(meddled(name, 5, 80), 1):
        if count == 40:
            copies = [(again(scene.feeds), scene.feeds.copy(), scene.feeds.copy())]
    for kept, copy, other in copies:
        for event in scene.feeds.history.raw[copy.history.version :]:
            other.append(event)
        same(kept, copy)
        same(scene.feeds, other)
