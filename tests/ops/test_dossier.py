"""`greffe dossier`: the file itself. What a browser makes of it stands in `tests/browser`."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

from domain.base.corrections import ContestRuling
from ops.dossier.facts import facts_of
from ops.dossier.page import page
from ops.readers.own import own_record
from ops.readers.record_texts import Everything
from projections.exports.own import header_of, whole
from projections.feeds.reader import SeatReader
from tests.api.service import ANN, playing
from tests.contract.sessions import NAMES, meddle, played, scheme, wandering
from tests.contract.twinning import never_led, of_scenario, pairs
from tests.ops.conftest import Greffe, failed
from tests.ops.records import whole_record
from tests.scene import START, Scene

MOST = 400_000  # bytes of a session
ELSEWHERE = re.compile(r"https?:|//|src=|href=|@import|url\(|fetch|XMLHttp|WebSocket|innerHTML|insertAdjacent|eval\(")


def facts(html: str) -> Any:
    (found,) = re.findall(r'<script type="application/json" id="facts">(.*?)</script>', html, re.DOTALL)
    return json.loads(found)


def code(html: str) -> tuple[str, str]:
    """Its style and its script."""
    (style,), (script,) = (
        re.findall(r"<style>(.*?)</style>", html, re.DOTALL),
        re.findall(r"<script>(.*?)</script>", html, re.DOTALL),
    )
    return style, script


@pytest.fixture
def disputed() -> Scene:
    rng = Random(1)
    for scene, _ in wandering("nosgoth", 1, 110):
        if rng.random() < 0.15:
            meddle(scene, rng)
    return scene


@pytest.mark.parametrize("name", NAMES)
def test_a_session_is_one_small_file_that_asks_nothing(name: str) -> None:
    record = Everything(played(name).feeds)
    html = page(facts_of(record, [seat.id for seat in record.seats], "fr", None), "fr")
    assert len(html.encode()) < MOST
    style, script = code(html)
    hashes = [b64encode(sha256(part.encode()).digest()).decode() for part in (script, style)]
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', html)
    assert unescape(policy).startswith(
        f"default-src 'none'; script-src 'sha256-{hashes[0]}'; style-src 'sha256-{hashes[1]}'"
    )
    assert not ELSEWHERE.search(style)
    assert not ELSEWHERE.search(re.sub(r"^\s*//.*$", "", script, flags=re.MULTILINE))
    outside = html.replace(style, "").replace(script, "")
    assert not re.search(r"https?:|src=|href=", outside.partition('id="facts"')[0])
    found = facts(html)
    assert [reader["id"] for reader in found["readers"]] == [seat.id for seat in record.seats]
    for reader in found["readers"]:
        frames = list(record.frames(reader["id"], "fr"))
        told_at = [moment["pages"][found["readers"].index(reader)] for moment in found["moments"]]
        assert [n for n in told_at if n is not None] == list(range(len(frames))), "each frame stands at its moment"
        for shown, frame in zip(reader["pages"], frames, strict=True):
            assert [found["entries"][n]["text"] for n in shown["entries"]] == [line.text for line in frame.entries]
        assert reader["receipt"] == frames[-1].receipt


def test_a_dispute_alone(greffe: Greffe, disputed: Scene, tmp_path: Path) -> None:
    record = whole_record(disputed, tmp_path / "whole.jsonl")
    contest = next(e for e in disputed.feeds.history.raw if isinstance(e.command, ContestRuling))
    out = tmp_path / "dispute.html"
    assert greffe("dossier", record, "--contest", contest.id, "-o", out, "--lang", "en").returncode == 0
    found = facts(out.read_text())
    frame = next(f for f in disputed.feed("mj") for line in f.entries if line.event == contest.command.target)
    about = next(f for f in SeatReader(disputed.feeds, "mj", "en").frames(frame.frame - 1, frame.frame)).entries[0].text
    assert found["dispute"] == about
    assert len(found["moments"]) < disputed.feeds.count("mj")
    corrections = [entry["effect"] for entry in found["entries"] if "effect" in entry]
    assert any(effect["flips"] or effect["changes"] for effect in corrections)
    failed(greffe("dossier", record, "--contest", "nothing"), 2, "nothing")


def test_of_the_seats_that_were_asked_for(greffe: Greffe, disputed: Scene, tmp_path: Path) -> None:
    record, out = whole_record(disputed, tmp_path / "whole.jsonl"), tmp_path / "two.html"
    assert greffe("dossier", record, "--seat", "noe", "--seat", "lise", "-o", out).returncode == 0
    assert [reader["id"] for reader in facts(out.read_text())["readers"]] == ["noe", "lise"]
    failed(greffe("dossier", record, "--seat", "nobody"), 2, "no seat nobody")
    failed(greffe("dossier", record, "-o", out), 2, "nothing is overwritten")


def test_a_players_own_record_gives_his_seat_alone(greffe: Greffe, disputed: Scene, tmp_path: Path) -> None:
    record = whole_record(disputed, tmp_path / "whole.jsonl")
    own, out, seen = (tmp_path / name for name in ("own.jsonl", "own.html", "seen.html"))
    assert greffe("record", record, "--seat", "noe", "--patch", "-o", own).returncode == 0
    assert greffe("dossier", own, "-o", out).returncode == 0
    assert greffe("dossier", record, "--seat", "noe", "-o", seen).returncode == 0
    mine, other = (facts(path.read_text()) for path in (out, seen))
    assert [reader["id"] for reader in mine["readers"]] == ["noe"]
    assert (mine["moments"], mine["titles"]) == (other["moments"], other["titles"])
    assert sentences(mine) == sentences(other)


def sentences(found: Any) -> list[str]:
    return [found["entries"][n]["text"] for each in found["readers"][0]["pages"] for n in each["entries"]]


def with_secrets(name: str, seed: int) -> Scene:
    rng = Random(seed)
    for session, _ in wandering(name, seed, 90, None, of_scenario(name, "FIXED")):
        if rng.random() < 0.3:
            scheme(session, rng, of_scenario(name, "SECRET"))
    return session


@pytest.mark.parametrize("name", NAMES)
def test_twins_have_equal_dossiers(name: str) -> None:
    """Of a player's own record, and of a whole one where it is asked for his seat alone."""
    mask = of_scenario(name, "RANDOM", re.compile(rb"(?!)"))
    session = played(name) if of_scenario(name, "otherwise", None) else with_secrets(name, 212)
    made = [(seat, pair) for seat in never_led(session) for pair in pairs(name, session, seat, 7)]
    for seat, (left, right, _) in made:
        one, other = ([mask.sub(b"", each) for each in dossiers(scene, seat)] for scene in (left, right))
        assert one == other
    assert any(varied for _, (_, _, varied) in made)


def dossiers(scene: Scene, seat: str) -> Iterator[bytes]:
    header = header_of(scene.feeds, seat, START, scene.feeds.count(seat))
    lines = b"".join(whole(scene.feeds, seat, "fr", header, patched=True)).splitlines(keepends=True)
    for each in (own_record("own", lines), Everything(scene.feeds)):
        yield page(facts_of(each, [seat], "fr", None), "fr").encode()


def test_dice_are_checked_by_their_chains(tmp_path: Path) -> None:
    """As the service throws them; a face that its link does not give is found, and a link out of its chain."""
    with playing(tmp_path / "greffe.sqlite") as service:
        table = service.open()
        for _ in range(3):
            table.ann.did({"type": "Earn", "amount": 0})
        lines = table.ann.get("/record", patch="true").content.splitlines(keepends=True)

        def sound(lines: list[bytes]) -> list[bool | None]:
            record = own_record("own", lines)
            return [die.sound for entry in facts_of(record, [ANN], "fr", None).entries for die in entry.dice]

        assert sound(lines) == [True] * 3
        face = re.search(rb'"faces":\[(\d)\]', lines[3])
        assert face is not None
        other = b'"faces":[%d]' % (int(face[1]) % 6 + 1)
        assert sound([*lines[:3], lines[3].replace(face[0], other), *lines[4:]]) == [True, False, True]
        link = re.search(rb'"link":"(\w+)"', lines[3])
        assert link is not None
        assert sound([*lines[:3], lines[3].replace(link[1], b"ab" * 32), *lines[4:]]) == [True, False, False]


def test_nobodys_words_are_markup() -> None:
    """Whatever a name holds, it ends no script and begins nothing."""
    hostile = "</script><img src=x onerror=alert(1)><!--&lt;"
    scene = played("nosgoth")
    record = Everything(scene.feeds)
    record.title = hostile
    html = page(facts_of(record, ["noe"], "fr", None), "fr")
    assert html.count("</script>") == 3
    assert "<img" not in html
    assert facts(html)["title"] == hostile
