"""`greffe replay` and `greffe why`: a moment as it stood, as it was told, or as it stands; of whole and own records."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from projections.base.encoding import encode
from projections.queries.why import why
from projections.texts.clock import zone_of
from tests.api.service import BOB, playing
from tests.contract.sessions import meddle, played, wandering
from tests.ops.conftest import Done, Greffe, failed
from tests.ops.records import whole_record
from tests.scene import START, Scene


@pytest.fixture(scope="session")
def scene() -> Scene:
    """With contests and corrections. In none of them an act reads otherwise for a while only: of that a seat's own
    record says nothing any more once it reads again as it did.
    """
    rng = Random(5)
    for scene, _ in wandering("nosgoth", 5, 110):
        if rng.random() < 0.15:
            meddle(scene, rng)
    return scene


@pytest.fixture
def record(scene: Scene, tmp_path: Path) -> Path:
    return whole_record(scene, tmp_path / "whole.jsonl")


def corrected(scene: Scene, seat: str) -> tuple[int, int]:
    """A frame that was corrected later, and the one that told so."""
    found = ((f.frame, line.corrected_by) for f in scene.feed(seat) for line in f.entries if line.corrected_by)
    return next(found)


def output_of(done: Done) -> Any:
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_moment_is_marked_as_it_stood_then(greffe: Greffe, scene: Scene, record: Path) -> None:
    frame, by = corrected(scene, "noe")

    def marks(upto: int, *more: str) -> set[Any]:
        done = output_of(greffe("replay", record, "--seat", "noe", "--frame", upto, "--json", *more))
        return {entry.get("corrected_by") for entry in done["frames"][frame - 1]["entries"]}

    assert marks(by - 1) == {None}
    assert by in marks(by)
    assert marks(by, "--marks", "told") == {None}
    assert by in marks(by - 1, "--marks", "now")
    plain = greffe("replay", record, "--seat", "noe", "--frame", by - 1, "--lang", "en").stdout
    assert f"since frame {by}" not in plain


def test_between_two_frames(greffe: Greffe, scene: Scene, record: Path) -> None:
    last = scene.feeds.count("noe")
    done = output_of(greffe("replay", record, "--seat", "noe", "--from", last - 5, "--json"))
    assert [frame["frame"] for frame in done["frames"]] == list(range(last - 4, last + 1))
    assert done["view"] == json.loads(encode(scene.view("noe")))
    assert done["changes"]
    text = greffe("replay", record, "--seat", "noe", "--from", last - 5, "--lang", "en").stdout
    assert f"between frames {last - 5} and {last}" in text
    assert not any(f"{change['path']}:" in text for change in done["changes"]), "in people's words"
    assert len(text.split(f"between frames {last - 5} and {last}")[1].strip(":\n").splitlines()) == len(done["changes"])


def test_a_view_is_a_sheet(greffe: Greffe, scene: Scene, record: Path) -> None:
    """Titles and words of the game, names instead of ids; programs have the JSON."""
    shown = greffe("replay", record, "--seat", "noe", "--lang", "fr").stdout
    sheet = shown.split("Vue à la trame")[1]
    assert "Personnages" in sheet
    assert not any(mark in sheet for mark in ('"', "{", "null", "true"))
    view = json.loads(greffe("replay", record, "--seat", "noe", "--json").stdout)["view"]
    (name, *_) = (each["name"] for each in view["characters"])
    assert f"- {name}" in sheet
    ids = {event.id for event in scene.feeds.history.raw}
    assert ids.isdisjoint(sheet.replace(",", " ").split())


def test_an_evening_is_told_in_the_order_of_the_table(greffe: Greffe, scene: Scene, record: Path) -> None:
    """Once what everybody reads, with names before it what some read alone; the times are of one clock."""
    day, *timed = greffe("replay", record, "--all", "--text", "--marks", "told", "--lang", "fr").stdout.splitlines()
    assert day == f"{START.astimezone():%Y-%m-%d} {zone_of(START)}"
    times = [line[:10].strip() for line in timed if line[:10].strip()]
    heard = {f"{frame.at.astimezone():%H:%M:%S}" for seat in scene.state.table.seats for frame in scene.feed(seat.id)}
    assert (times, set(times)) == (sorted(times), heard)
    lines = [line[10:] for line in timed]
    every = [line.text for frame in scene.feed("noe", marked=False) for line in frame.entries]
    public = [line for line in lines if not line.startswith(("[", " "))]
    assert public == [text for text in every if text in public]
    alone = [line for line in lines if line.startswith("[")]
    assert alone
    everybody = ", ".join(seat.name for seat in scene.state.table.seats)
    assert not any(line.startswith(f"[{everybody}]") for line in alone)


def test_what_is_read_twice_is_told_twice(greffe: Greffe, tmp_path: Path) -> None:
    """Two hits of one burst: who reads two equal sentences is named once before each, and nobody else with them."""
    hits = played("sombre")
    record = whole_record(hits, tmp_path / "sombre.jsonl")
    _, *timed = greffe("replay", record, "--all", "--text", "--lang", "fr").stdout.splitlines()
    replayed = [line[10:] for line in timed]
    for line in replayed:
        names = line[1:].partition("] ")[0].split(", ") if line.startswith("[") else []
        assert len(names) == len(set(names)), line
    for seat in hits.state.table.seats:
        read = [entry.text for frame in hits.feed(seat.id) for entry in frame.entries]
        parted = [line[1:].partition("] ") for line in replayed if line.startswith("[")]
        mine = [said for names, _, said in parted if seat.name in names.split(", ")]
        assert Counter(mine + [line for line in replayed if not line.startswith("[")]) == Counter(read), seat.name


def test_nothing_is_between_a_frame_and_itself(greffe: Greffe, record: Path) -> None:
    failed(greffe("replay", record, "--seat", "noe", "--from", 5, "--frame", 5), 2, "not before")


def test_by_time(greffe: Greffe, scene: Scene, record: Path) -> None:
    frames = scene.feed("noe")
    done = output_of(
        greffe("replay", record, "--seat", "noe", "--at", frames[9].at.strftime("%Y-%m-%dT%H:%M:%S"), "--json")
    )
    assert len(done["frames"]) == 10
    failed(greffe("replay", record, "--at", "2001-01-01T00:00:00"), 2, "nothing had happened")


def test_all_seats_side_by_side(greffe: Greffe, scene: Scene, record: Path) -> None:
    done = greffe("replay", record, "--all", "--json")
    seats = [json.loads(line) for line in done.stdout.splitlines()]
    assert [each["seat"] for each in seats] == [seat.id for seat in scene.state.table.seats]
    assert all(len(each["frames"]) == scene.feeds.count(each["seat"]) for each in seats)
    shown = greffe("replay", record, "--all", "--lang", "en").stdout
    assert all(f"({seat.id})" in shown for seat in scene.state.table.seats)
    failed(greffe("replay", record, "--all", "--seat", "noe"), 2, "--all")


def test_the_record_of_a_seat_tells_the_same(greffe: Greffe, scene: Scene, record: Path, tmp_path: Path) -> None:
    """Every moment, every cause: a seat's own record with its views is all that it takes."""
    own = tmp_path / "own.jsonl"
    assert greffe("record", record, "--seat", "noe", "--patch", "-o", own, "--lang", "fr").returncode == 0
    assert b"MJ" not in own.read_bytes().partition(b"\n")[0]
    _, by = corrected(scene, "noe")
    for asked in (("--frame", by), ("--frame", by, "--marks", "told"), ("--from", by - 3), ()):
        argued = ("--seat", "noe", "--lang", "fr", "--json", *asked)
        assert output_of(greffe("replay", own, *argued)) == output_of(greffe("replay", record, *argued))
    for pointer in ("/characters/0", "/actions"):
        argued = (pointer, "--seat", "noe", "--lang", "fr", "--json")
        there, here = (greffe("why", each, *argued).stdout.splitlines() for each in (own, record))
        assert [*map(json.loads, there)] == [*map(json.loads, here)] != []
    failed(greffe("replay", own, "--seat", "mj"), 2, "no seat mj", "noe")


def test_a_record_without_views_says_so(greffe: Greffe, record: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.jsonl"
    assert greffe("record", record, "--seat", "noe", "-o", own).returncode == 0
    assert greffe("replay", own, "--text").stdout
    failed(greffe("why", own, "/characters"), 2, "--patch")
    failed(greffe("record", record, "--patch"), 2, "--seat")


def test_an_own_record_that_was_cut_or_changed_is_refused(greffe: Greffe, record: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.jsonl"
    assert greffe("record", record, "--seat", "noe", "--patch", "-o", own).returncode == 0
    lines = own.read_bytes().splitlines(keepends=True)
    own.write_bytes(b"".join(lines[:-2]))
    failed(greffe("replay", own), 1, "should have")
    place = next(n for n, line in enumerate(lines) if b'"op":"replace"' in line and b'"value":1' in line and n > 1)
    lines[place] = lines[place].replace(b'"value":1', b'"value":7', 1)
    own.write_bytes(b"".join(lines))
    failed(greffe("replay", own), 1, f"frame {place}", "the view is not")


def test_why_tells_each_cause(greffe: Greffe, scene: Scene, record: Path) -> None:
    found = why(scene.feeds, "noe", "/characters/0", "en")
    done = greffe("why", record, "/characters/0", "--seat", "noe", "--lang", "en", "--json")
    assert [json.loads(line) for line in done.stdout.splitlines()] == json.loads(encode(found.causes))
    shown = greffe("why", record, "/characters/0/name", "--seat", "noe", "--lang", "en").stdout
    assert 'nothing -> "' in shown
    all_of_them = greffe("why", record, "/characters", "--seat", "noe", "--lang", "en").stdout
    assert "/0/characteristics/" in all_of_them, "where it differs, not the whole of it twice"
    assert max(map(len, all_of_them.splitlines())) < 400
    failed(greffe("why", record, "/nobody"), 2, "nothing at that place")
    failed(greffe("why", record, "nobody"), 2, "no JSON Pointer")


def test_why_asks_a_running_service(greffe: Greffe, tmp_path: Path) -> None:
    with playing(tmp_path / "greffe.sqlite") as service:
        table = service.open()
        table.bob.did({"type": "Earn", "amount": 3}, 4)
        address = f"{service.url}/tables/{table.id}"
        done = greffe("why", address, f"/money/{BOB}", "--json", GREFFE_SEAT_TOKEN=table.tokens[BOB])
        (cause,) = [json.loads(line) for line in done.stdout.splitlines()]
        assert ("was" in cause, cause["frame"], cause["now"]) == (False, 2, 7)
        failed(greffe("why", address, "/money/nobody", GREFFE_SEAT_TOKEN=table.tokens[BOB]), 1, "nothing at that place")
        failed(greffe("why", address, "/money"), 2, "GREFFE_SEAT_TOKEN")
