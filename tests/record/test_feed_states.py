"""Feeds that have had all their frames together share their states, and part where one of them reads alone."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.systems import GAMES
from projections.feeds.feed import Feed, add_state, copies
from tests.contract.sessions import played

NAMES = ("gm1", "player1", "player2")


def spelled(feed: Feed) -> list[bytes]:
    return [msgspec.json.encode(state) for state in feed.states.between(0, len(feed.states))]


def test_feeds_share_states_until_one_reads_alone() -> None:
    first, second, third, fourth = (_state(version) for version in (2, 3, 4, 5))
    shared = Feed().states
    feeds = {name: Feed(shared) for name in NAMES}
    add_state(feeds, NAMES, first)
    assert feeds["gm1"].states is feeds["player1"].states is feeds["player2"].states
    add_state(feeds, ("gm1", "player2"), second)
    assert feeds["gm1"].states is feeds["player2"].states
    add_state(feeds, ("player1",), third)
    twins = copies(feeds)
    add_state(feeds, NAMES, fourth)
    expected = {"gm1": [first, second, fourth], "player1": [first, third, fourth], "player2": [first, second, fourth]}
    for name, states in expected.items():
        assert spelled(feeds[name]) == [msgspec.json.encode(state) for state in states]
        assert spelled(twins[name]) == [msgspec.json.encode(state) for state in states[:-1]]
    assert twins["gm1"].states is twins["player2"].states is not twins["player1"].states


def test_seats_that_read_the_same_share_their_states() -> None:
    """In the told session of a game with secrets some seats part; all that read every frame of each other do not."""
    for name in GAMES:
        feeds = dict(played(name).feeds.seats())
        for seat, feed in feeds.items():
            for other in feeds.values():
                assert (feed.states is other.states) == (feed.versions == other.versions), (name, seat)


def _state(version: int) -> Any:
    return played("nosgoth").feeds.history.at(version)
