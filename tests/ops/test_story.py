"""`greffe story`: a session to read, of every game, from whole and own records."""

from __future__ import annotations

import re
from datetime import UTC
from html import unescape
from pathlib import Path
from random import Random

import pytest

from projections.exports.names import attachment, file_name
from projections.exports.own import header_of, whole
from projections.exports.story import Style, Subject, story
from projections.exports.written import written
from projections.feeds.reader import SeatReader
from tests.contract.sessions import NAMES, meddle, played, wandering
from tests.ops.conftest import Greffe, failed
from tests.ops.records import whole_record
from tests.scene import START, Scene

ELSEWHERE = re.compile(r"https?:|src=|@import|url\(|<script")


def texts(html: str) -> str:
    return unescape(re.sub(r"<style>.*?</style>|<[^>]+>", " ", html, flags=re.DOTALL))


@pytest.mark.parametrize("name", NAMES)
def test_a_session_reads_scene_by_scene(greffe: Greffe, tmp_path: Path, name: str) -> None:
    scene = played(name)
    record, out = whole_record(scene, tmp_path / "whole.jsonl"), tmp_path / "story.html"
    seat = scene.feeds.state.table.seats[0].id
    assert greffe("story", record, "--seat", seat, "-o", out, "--lang", "fr").returncode == 0
    html = out.read_text(encoding="utf-8")
    assert not ELSEWHERE.search(html)
    assert html.count("<section id=") == len(re.findall(r'<li><a href="#scene-', html)) or "<nav>" not in html
    read_story = texts(html)
    lines = [line for frame in SeatReader(scene.feeds, seat, "fr").frames() for line in frame.entries]
    play = [line.text for line in lines if line.rules and not line.withdrawn and line.now is None]
    missing = [text for text in play if " ".join(text.split()) not in " ".join(read_story.split())]
    assert len(missing) < len(play) / 10, missing[:5]
    assert out.stat().st_mode & 0o077 == 0
    failed(greffe("story", record, "-o", out), 2, "there already")


def test_markdown_and_its_choices(greffe: Greffe, tmp_path: Path) -> None:
    record = whole_record(played("nosgoth"), tmp_path / "whole.jsonl")
    out = tmp_path / "story.md"
    assert greffe("story", record, "--seat", "noe", "--rules", "-o", out, "--lang", "en").returncode == 0
    read_story = out.read_text(encoding="utf-8")
    assert read_story.startswith("# ")
    assert "*Dice: " in read_story
    assert "## Rules" in read_story
    plain = greffe("story", record, "--seat", "noe", "--form", "md", "--no-dice", "--lang", "en").stdout
    assert "Dice: " not in plain
    assert "## Rules" not in plain


def test_an_own_record_gives_the_same_story(greffe: Greffe, tmp_path: Path) -> None:
    rng = Random(1)
    for scene, _ in wandering("nosgoth", 1, 110):
        if rng.random() < 0.15:
            meddle(scene, rng)
    record = whole_record(scene, tmp_path / "whole.jsonl")
    header = header_of(scene.feeds, "noe", START, scene.feeds.count("noe"))
    own = tmp_path / "own.jsonl"
    own.write_bytes(b"".join(whole(scene.feeds, "noe", "fr", header, patched=True)))
    read_story = [greffe("story", source, "--seat", "noe", "--lang", "fr").stdout for source in (record, own)]
    assert read_story[0] == read_story[1]
    assert "conteste" not in texts(read_story[0])


def named(scene: Scene, text: str) -> Subject:
    return Subject(text, scene.game, text)


HOSTILE = "</title><img src=x onerror=alert(1)> [a](http://b) `c` *d*\u202e & # e"


def test_nobodys_words_are_markup() -> None:
    scene = played("nosgoth")
    made = story(named(scene, HOSTILE), SeatReader(scene.feeds, "noe", "fr").frames())
    style = Style("fr", UTC)
    html, markdown = written(made, style, "html"), written(made, style, "md")
    assert "<img" not in html
    assert "\u202e" not in html + markdown
    assert "\\[a\\](http://b)" in markdown.splitlines()[0]
    assert "\\<img" in markdown


def test_names_of_files_fit_every_system() -> None:
    assert file_name(("La tour : des/corbeaux?", "Maud", "2026-11-25"), "html") == (
        "La tour des corbeaux - Maud - 2026-11-25.html"
    )
    assert file_name(("..", "\u202e\n", ""), "md") == "greffe.md"
    assert attachment("Été.html") == "attachment; filename=\"Ete.html\"; filename*=UTF-8''%C3%89t%C3%A9.html"
