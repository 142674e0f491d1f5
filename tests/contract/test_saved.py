"""What is saved of feeds; that they go on alike, every walk shows: `Saved` of the observers."""

from __future__ import annotations

import msgspec
import pytest

from domain.systems import GAMES
from projections.base.projection import kind_of
from projections.base.registry import PROJECTIONS
from projections.entries.table_entries import shared_types
from projections.snapshots import save
from projections.snapshots.lines import Kinds
from projections.snapshots.pages import FRAMES
from tests.contract.sessions import NAMES, played


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
