"""How far a seat may read that reads late, asked of feeds: at every moment of a session, and after they were saved."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from msgspec.structs import replace

from domain.systems import GAMES
from domain.systems.spin.table.setup import AssignSeat
from domain.table.commands import EndTable, JoinTable
from domain.table.seats import Delay
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.feeds.views import view_of
from projections.moves import offers
from projections.snapshots.delay import Due, due, upto
from tests.contract.saving import again
from tests.contract.sessions import NAMES, opened
from tests.record.test_saved import meddled
from tests.scene import START, Scene

MINUTE = timedelta(minutes=1)
LATER = datetime(2027, 1, 1, tzinfo=UTC)


def late(name: str, delay: Delay) -> Scene:
    """A table of the game whose spectators read so late."""
    scene = opened(name)
    first = scene.feeds.history.raw[0]
    scene.feeds = Feeds.begin(GAMES[name], replace(first, command=replace(first.command, delay=delay)))
    return scene


def watcher(scene: Scene) -> str:
    found: str = next(seat.id for seat in scene.state.table.seats if seat.role == "spectator")
    return found


@pytest.mark.parametrize("frames", [1, 2, 7])
def test_frames_are_counted_as_the_seat_counts_them(frames: int) -> None:
    """Hidden events count for nothing, and the opening comes at once."""
    scene = late("nosgoth", Delay(frames=frames))
    zoe = watcher(scene)
    for number in range(1, 12):
        assert due(scene.feeds, zoe, LATER) == Due(max(number - frames, 1))
        scene.do("mj", JoinTable(f"Nom {number}"))


def test_minutes_are_over_to_the_instant() -> None:
    scene = late("nosgoth", Delay(minutes=3))
    zoe = watcher(scene)
    for number in range(1, 4):
        scene.do("mj", JoinTable(f"Nom {number}"))
    raw = scene.feeds.history.raw
    for before, event in pairwise(raw):
        end = event.at + 3 * MINUTE
        if before.at < event.at:
            assert due(scene.feeds, zoe, end - timedelta(microseconds=1)) == Due(before.version, end)
        assert due(scene.feeds, zoe, end).frame >= event.version
    assert due(scene.feeds, zoe, LATER) == Due(raw[-1].version)
    assert due(scene.feeds, zoe, START - MINUTE).frame == 1


def test_the_end_ends_it() -> None:
    scene = late("nosgoth", Delay(frames=500, minutes=10_080))
    zoe = watcher(scene)
    assert scene.state.table.is_delayed(zoe)
    assert not any(scene.state.table.is_delayed(seat) for seat in ("host", "mj"))
    scene.do("host", EndTable())
    assert not scene.state.table.is_delayed(zoe)
    assert due(scene.feeds, zoe, START).frame == scene.feeds.count(zoe)


@pytest.mark.parametrize("name", NAMES)
def test_feeds_up_to_a_frame_are_those_of_then(name: str) -> None:
    """With corrections before and after it: marks, views and offers as they stood, whatever came of which nothing is
    told.
    """
    scene, then = opened(name), dict[int, list[bytes]]()
    zoe = watcher(scene)
    scene.feeds.render()
    for count, scene in enumerate(meddled(name, 3, 70), 1):
        if count in (20, 21, 45, 46):
            then[scene.feeds.count(zoe)] = everything_read(scene.feeds, zoe)
    then[scene.feeds.count(zoe)] = everything_read(scene.feeds, zoe)
    for feeds in (scene.feeds, again(scene.feeds)):
        for number, said in then.items():
            cut = upto(feeds, zoe, number)
            assert everything_read(cut, zoe) == said
            assert cut.history.version == feeds.version_of(zoe, number)


@pytest.mark.parametrize("name", NAMES)
def test_feeds_up_to_a_frame_look_back_as_those_of_then_did(name: str) -> None:
    """The record that is cut knows its past, and what was sealed in it."""
    scene, then = opened(name), list[tuple[int, list[object]]]()
    zoe = watcher(scene)
    scene.feeds.render()
    for count, scene in enumerate(meddled(name, 5, 70), 1):
        if count % 15 == 0 and scene.feeds.version_of(zoe, scene.feeds.count(zoe)) == scene.feeds.history.version:
            then.append((scene.feeds.count(zoe), looked_back(scene.feeds.copy(), zoe)))
    assert then
    for feeds in (scene.feeds, again(scene.feeds)):
        for number, found in then:
            assert looked_back(upto(feeds, zoe, number), zoe) == found


def looked_back(feeds: Feeds, seat: str) -> list[object]:
    """The states as they are kept for the seat, and all that the record says of itself."""
    history = feeds.history
    versions = range(1, history.version + 1, 9)
    pairs = ([history.at(version), history.before(version)] for version in versions)
    states = [encode([feeds.visible.of(state, seat) for state in pair]) for pair in pairs]
    return [states, [*history.index], set(history.withheld), dict(history.opened), [*history.rulings]]


def everything_read(feeds: Feeds, seat: str) -> list[bytes]:
    last = feeds.count(seat)
    past = [encode(view_of(feeds, seat, number)) for number in range(1, last, 5)]
    patched = encode([frame for frame, _ in SeatReader(feeds, seat, "fr").patched_frames(0, last)])
    marked = encode(list(SeatReader(feeds, seat, "fr").frames()))
    return [
        marked,
        encode(view_of(feeds, seat)),
        *past,
        patched,
        encode(offers(feeds, seat, "fr")),
        feeds.receipt(seat).encode(),
    ]


def test_what_was_read_stays_read_whatever_the_role_becomes() -> None:
    """Spin: a player who is made a spectator knows what he knew, and after a restart, too."""
    scene = late("spin", Delay(frames=3))
    ana = "ana"
    scene.do("mj", JoinTable("Maître"))
    known = scene.feeds.count(ana)
    scene.do("mj", AssignSeat(ana, "spectator"))
    for number in range(2):
        scene.do("mj", JoinTable(f"Maître {number}"))
    assert due(scene.feeds, ana, LATER).frame == known
    assert due(again(scene.feeds), ana, LATER).frame == known
    scene.do("mj", JoinTable("Maître de jeu"))
    assert due(scene.feeds.copy(), ana, LATER).frame == known + 1
    scene.do("mj", AssignSeat(ana, "player"))
    assert due(scene.feeds, ana, LATER).frame == scene.feeds.count(ana)
