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
        version = max(number - frames, 1)
        assert due(scene.feeds, zoe, LATER) == Due(version)
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
        assert due(scene.feeds, zoe, end).version >= event.version
    assert due(scene.feeds, zoe, LATER) == Due(raw[-1].version)
    assert due(scene.feeds, zoe, START - MINUTE).version == 1


def test_the_end_ends_it() -> None:
    scene = late("nosgoth", Delay(frames=500, minutes=10_080))
    zoe = watcher(scene)
    assert scene.state.table.is_delayed(zoe)
    assert not any(scene.state.table.is_delayed(seat) for seat in ("host", "mj"))
    scene.do("host", EndTable())
    assert not scene.state.table.is_delayed(zoe)
    assert due(scene.feeds, zoe, START).version == scene.feeds.history.version


@pytest.mark.parametrize("name", NAMES)
def test_feeds_up_to_a_version_are_those_of_then(name: str) -> None:
    """With corrections before and after it: marks and views as they stood."""
    scene, then = opened(name), []
    zoe = watcher(scene)
    scene.feeds.render()
    for count, scene in enumerate(meddled(name, 3, 70), 1):
        if count in (20, 45):
            then.append((scene.feeds.history.version, everything_read(scene.feeds, zoe)))
    for version, said in [*then, (scene.feeds.history.version, everything_read(scene.feeds, zoe))]:
        assert everything_read(upto(scene.feeds, version), zoe) == said
        assert everything_read(upto(again(scene.feeds), version), zoe) == said


def everything_read(feeds: Feeds, seat: str) -> list[bytes]:
    return [encode(list(feeds.frames(seat, "fr"))), encode(feeds.view(seat)), feeds.receipt(seat).encode()]


def test_what_was_read_stays_read_whatever_the_role_becomes() -> None:
    """Spin: a player who is made a spectator knows what he knew, and after a restart, too."""
    scene = late("spin", Delay(frames=3))
    ana = "ana"
    scene.do("mj", JoinTable("Maître"))
    known = scene.feeds.history.version
    scene.do("mj", AssignSeat(ana, "spectator"))
    for number in range(2):
        scene.do("mj", JoinTable(f"Maître {number}"))
    assert due(scene.feeds, ana, LATER).version == known
    assert due(again(scene.feeds), ana, LATER).version == known
    scene.do("mj", JoinTable("Maître de jeu"))
    assert due(scene.feeds.copy(), ana, LATER).version == known + 1
    scene.do("mj", AssignSeat(ana, "player"))
    assert due(scene.feeds, ana, LATER).version == scene.feeds.history.version
