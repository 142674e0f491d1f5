"""Feeds that have had all their frames together share their states, and part where one of them reads alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from domain.systems import GAMES
from projections.feeds.feed import Feed, add_state, copies
from projections.feeds.visible_states import VisibleStates
from tests.contract.sessions import played

NAMES = ("gm1", "player1", "player2")


def spelled(feed: Feed) -> list[bytes]:
    return [msgspec.json.encode(state) for state in feed.states.between(0, len(feed.states))]


def test_feeds_share_states_until_one_reads_alone() -> None:
    first, second, third, fourth = (_state(version) for version in (2, 3, 4, 5))
    shared = Feed().states
    feeds = {name: Feed(shared) for name in NAMES}
    add_state(feeds, dict.fromkeys(NAMES, first))
    assert feeds["gm1"].states is feeds["player1"].states is feeds["player2"].states
    add_state(feeds, dict.fromkeys(("gm1", "player2"), second))
    assert feeds["gm1"].states is feeds["player2"].states
    add_state(feeds, {"player1": third})
    twins = copies(feeds)
    add_state(feeds, dict.fromkeys(NAMES, fourth))
    expected = {"gm1": [first, second, fourth], "player1": [first, third, fourth], "player2": [first, second, fourth]}
    for name, states in expected.items():
        assert spelled(feeds[name]) == [msgspec.json.encode(state) for state in states]
        assert spelled(twins[name]) == [msgspec.json.encode(state) for state in states[:-1]]
    assert twins["gm1"].states is twins["player2"].states is not twins["player1"].states


def test_feeds_part_where_one_sees_more_of_a_state() -> None:
    first, whole, part = (_state(version) for version in (2, 4, 3))
    feeds = {name: Feed(states) for states in (Feed().states,) for name in NAMES}
    add_state(feeds, dict.fromkeys(NAMES, first))
    add_state(feeds, {"gm1": whole, "player1": part, "player2": part})
    add_state(feeds, {"player1": whole, "player2": part})
    expected = {"gm1": [first, whole], "player1": [first, part, whole], "player2": [first, part, part]}
    for name, states in expected.items():
        assert spelled(feeds[name]) == [msgspec.json.encode(state) for state in states]


def test_seats_that_read_and_see_the_same_share_their_states() -> None:
    """In the told session of a game with secrets some seats part; all that read every frame of each other, and see as
    much, do not.
    """
    for name in GAMES:
        feeds = dict(played(name).feeds.seats())
        alike = {seat: (feed.versions.tobytes(), spelled(feed)) for seat, feed in feeds.items()}
        for seat, feed in feeds.items():
            for other, another in feeds.items():
                assert (feed.states is another.states) == (alike[seat] == alike[other]), (name, seat, other)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_keeps_nothing_that_it_does_not_see(name: str) -> None:
    """What is kept for it tells as much as the whole state; who sees everything keeps that itself."""
    scene, dropped = played(name), 0
    visible = VisibleStates(scene.feeds.projection)
    for step in scene.feeds.history.steps(1):
        for seat in ("host", *(seat.id for seat in step.after.table.seats)):
            whole = scene.feeds.projection.sees_all(step.after, seat)
            kept = step.after if whole else visible.of(step.after, seat)
            assert scene.feeds.projection.view(kept, seat) == scene.feeds.projection.view(step.after, seat)
            for shelf in () if whole else scene.feeds.projection.shelves:
                things = getattr(step.after, shelf.field)
                seen = {k for k, thing in things.items() if {"*", seat} & shelf.audience(step.after, thing)}
                assert {*getattr(kept, shelf.field)} == seen
                dropped += len(things) - len(seen)
    assert bool(dropped) == bool(scene.feeds.projection.shelves)


@pytest.mark.parametrize("name", GAMES)
def test_what_belongs_to_somebody_unknown_is_shown_to_nobody_who_may_not_read_secrets(name: str) -> None:
    """Whichever shelf is emptied of what a seat does not see, what hangs on it elsewhere comes to no light."""
    scene = played(name)
    projection = scene.feeds.projection
    emptied = [VisibleStates(replace(projection, shelves=(shelf,))) for shelf in projection.shelves]
    for step in scene.feeds.history.steps(1):
        for seat in ("host", *(seat.id for seat in step.after.table.seats)):
            if not projection.sees_all(step.after, seat):
                view = projection.view(step.after, seat)
                assert all(projection.view(each.of(step.after, seat), seat) == view for each in emptied)


def _state(version: int) -> Any:
    return played("nosgoth").feeds.history.at(version)
