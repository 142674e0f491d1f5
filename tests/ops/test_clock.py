"""One clock: times are written with their zone and the day where it changes, and read as anything here writes them."""

from __future__ import annotations

import json
import time as system
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ops.cli.clock import Days, clock, latest, moment, stamp
from projections.feeds.reader import SeatReader
from tests.contract.sessions import played
from tests.ops.conftest import Greffe, failed
from tests.ops.records import whole_record

AT = datetime(2026, 11, 25, 23, 30, 15, 123_456, UTC)


@pytest.fixture(params=["UTC", "Europe/Paris", "America/St_Johns"])
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The clock of this machine."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", request.param)
        system.tzset()
        yield request.param
    system.tzset()


def read(text: str) -> datetime:
    return latest(moment(text), AT)


def test_what_is_written_is_read(zone: str) -> None:
    """To the second, or the minute, at least: whatever is shown of that time lies before it."""
    day, _, offset = Days().heading(AT).partition(" ")
    texts = [stamp(AT), clock(AT), f"{day} {clock(AT)} {offset}", f"{day}T{clock(AT)}", AT.isoformat(), day]
    texts += [f"{AT:%Y-%m-%dT%H:%M:%SZ}", f"{AT:%Y-%m-%d %H:%M:%S UTC}", f"{AT.astimezone():%Y-%m-%d %H:%M}"]
    for text in texts:
        found = read(text)
        assert timedelta() <= found - AT < timedelta(days=1), text
        if text != day:
            assert found - AT < timedelta(minutes=1), text


def test_a_time_alone_is_of_the_last_day_on_which_it_can_be(zone: str) -> None:
    after = (AT + timedelta(hours=2)).astimezone()
    found = read(f"{after:%H:%M}")
    assert timedelta(hours=21) < AT - found < timedelta(hours=22)


@pytest.mark.parametrize("text", ["", "hier", "25:00", "2026-13-01", "2026-11-25 21:14 CET", "12"])
def test_what_is_no_moment_is_refused(greffe: Greffe, tmp_path: Path, text: str) -> None:
    record = whole_record(played("nosgoth"), tmp_path / "whole.jsonl")
    failed(greffe("replay", record, "--at", text, "--lang", "en"), 2, "is no moment")


def test_the_day_stands_where_it_changes(greffe: Greffe, tmp_path: Path, zone: str) -> None:
    scene = played("nosgoth")
    record = whole_record(scene, tmp_path / "whole.jsonl")
    lines = greffe("replay", record, "--seat", "noe", "--lang", "en").stdout.splitlines()
    frames = list(SeatReader(scene.feeds, "noe", "en").frames())
    days = Days()
    heads = [head for frame in frames if (head := days.heading(frame.at))]
    assert [line for line in lines if line in heads] == heads
    assert lines[1] == heads[0]
    number = frames[len(frames) // 2]
    replayed = greffe("replay", record, "--seat", "noe", "--at", number.at.isoformat(), "--json")
    assert json.loads(replayed.stdout)["frames"][-1]["frame"] >= number.frame


def test_all_seats_side_by_side_have_the_times(greffe: Greffe, tmp_path: Path, zone: str) -> None:
    scene = played("nosgoth")
    record = whole_record(scene, tmp_path / "whole.jsonl")
    shown = greffe("replay", record, "--all", "--lang", "en").stdout
    lines = [line for line in shown.splitlines() if line]
    days = Days()
    for frame in SeatReader(scene.feeds, "noe", "en").frames():
        assert any(line.startswith(clock(frame.at)) for line in lines)
        if day := days.heading(frame.at):
            assert sum(line.startswith(day) for line in lines) == 1
