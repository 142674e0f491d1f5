"""How long the moves of a game master are in a fight of four: folded, titled, uncompressed."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems import GAMES
from ops.bench.logs import played
from ops.play.brawl import SEATS, brawl
from projections.base.encoding import encode
from projections.feeds.loading import load_record
from projections.moves import offers

MOST = 57_000  # bytes; without folding they were 281,000, and whole, with all titles, 87,000


def test_a_game_masters_moves_in_a_fight_of_four(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ops.play.brawl.SIDE", 2)
    log = played(GAMES["sombre"], SEATS, brawl(0), 1_000_000)
    feeds, _ = load_record(iter(log.rows), log.table)
    state: Any = feeds.state
    assert len(state.fight.fighters) == 4
    found = offers(feeds, "gm1", "fr")
    size = len(encode(found))
    print(f"{size} bytes, {len(found.moves)} offers, {len(found.definitions)} shared parts")
    assert size < MOST
    kinds = [(offer.type, offer.dice) for offer in found.moves]
    assert len(set(kinds)) == len(kinds), "one offer for each command and its dice"
