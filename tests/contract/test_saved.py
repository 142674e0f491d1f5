"""Feeds that were saved and read back tell every byte as they told it, and go on alike."""

from __future__ import annotations

import msgspec
import pytest

from domain.systems import GAMES
from projections.base.projection import kind_of
from projections.base.registry import PROJECTIONS
from projections.feeds.entries import shared_types
from projections.snapshots import save
from projections.snapshots.lines import Kinds
from projections.snapshots.pages import FRAMES
from tests.contract.saving import again, same
from tests.contract.sessions import NAMES, opened, played
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


@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_line_or_a_view_can_be_is_read_back(name: str) -> None:
    projection = PROJECTIONS[name]
    types = {**shared_types(GAMES[name]), **projection.types}
    for kind in {kind for kinds in types.values() for kind in kinds}:
        with pytest.raises(msgspec.ValidationError):  # it is known, and is not null
            Kinds(projection).read(kind_of(kind), msgspec.Raw(b"null"))


@pytest.mark.parametrize("name", NAMES)
def test_a_full_page_is_saved_once(name: str) -> None:
    """And what has been saved in two goes is what is saved in one."""
    feeds = played(name).feeds.copy()
    feeds.saved = {}
    whole = save(feeds)
    assert max(feeds.count(seat) for seat, _ in feeds.seats()) > FRAMES
    feeds.saved |= whole.digests
    later = save(feeds)
    assert later.now == whole.now
    full = sum(feeds.count(seat) // FRAMES for seat, _ in feeds.seats())
    assert len(later.pages) == len(whole.pages) - full
    assert later.pages.items() <= whole.pages.items()
