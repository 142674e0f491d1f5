"""How long the moves of a game master are in a fight of four: folded, titled, uncompressed."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems import GAMES
from ops.bench.logs import played
from ops.play.brawl import SEATS, brawl
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.loading import load_record
from projections.moves import offers
from projections.moves.form_cache import NOTHING
from projections.moves.offers import list_after
from projections.texts import LOCALES, Locale

MOST_OF_A_LIST = 8_000  # bytes
MOST = 57_000  # bytes; without folding they were 281,000, and whole, with all titles, 87,000


@pytest.fixture
def feeds(monkeypatch: pytest.MonkeyPatch) -> Feeds:
    """A fight of four."""
    monkeypatch.setattr("ops.play.brawl.SIDE", 2)
    log = played(GAMES["sombre"], SEATS, brawl(0), 1_000_000)
    feeds, _ = load_record(iter(log.rows), log.table)
    state: Any = feeds.state
    assert len(state.fight.fighters) == 4
    return feeds


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_masters_list_of_moves_in_a_fight_of_four(feeds: Feeds, locale: Locale) -> None:
    found = list_after(NOTHING, feeds, "gm1", locale).list
    print(f"{len(encode(found))} bytes, {len(found.moves)} lines")
    assert len(found.moves) > 60
    assert len(encode(found)) < MOST_OF_A_LIST


def test_a_game_masters_moves_in_a_fight_of_four(feeds: Feeds) -> None:
    found = offers(feeds, "gm1", "fr")
    size = len(encode(found))
    print(f"{size} bytes, {len(found.moves)} offers, {len(found.definitions)} shared parts")
    assert size < MOST
    kinds = [(offer.type, offer.dice) for offer in found.moves]
    assert len(set(kinds)) == len(kinds), "one offer for each command and its dice"
