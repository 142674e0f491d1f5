"""Moves kept through a fight: what nobody read of it may change, and they stay what the state gives."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Any

import pytest

from domain.base.events import Event
from domain.game import ChapterMoves
from domain.game.reads import Reads, reads
from domain.systems import GAMES
from domain.table.seats import State
from ops.bench.logs import played
from ops.play.brawl import SEATS, brawl
from projections.feeds.frames import Feeds

GAME = GAMES["sombre"]
SIDE = 2  # against as many


@cache
def record() -> tuple[Event, ...]:
    return tuple(played(GAME, SEATS, brawl(2, SIDE), 1_000_000).feeds.history.raw)


def wrong() -> tuple[list[str], int, int]:
    """Return the moves that kept answers had wrong, and how many chapters were kept and made while they fought."""
    opening, *events = record()
    feeds, left = Feeds.begin(GAME, opening), dict[str, tuple[ChapterMoves, ...]]()
    found, kept, made = list[str](), 0, 0
    for event in events:
        feeds.append(event)
        state: Any = feeds.state
        for seat in ("gm1", "player1") if state.fight is not None else ():
            former = left.get(seat, ())
            again = GAME.moves_again(state, seat, [chapter.read for chapter in former])
            now = left[seat] = tuple(new or former[place] for place, new in enumerate(again))
            kept, made = kept + again.count(None), made + len(again) - again.count(None)
            if list(chain.from_iterable(chapter.moves for chapter in now)) != list(GAME.moves(state, seat)):
                found.append(f"{seat} after {type(event.command).__name__}")
    return found, kept, made


def test_moves_kept_in_a_fight_are_those_of_the_state() -> None:
    found, kept, made = wrong()
    assert found == []
    assert kept > 5 * made


@pytest.mark.parametrize("field", ["fight.intents", "fight.phase", "fight.hits"])
def test_a_forgotten_read_of_the_fight_is_found(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(state: State, names: set[str]) -> Reads:
        return reads(state, names - {field})

    monkeypatch.setattr("domain.game.composition.reads", forgetful)
    assert wrong()[0]
