"""Golden logs guard every version of every game."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest

from domain.game.chance import Draw
from domain.record.codec import read
from domain.systems import VERSIONS
from tests.contract.golden import FOLDER, lines, path
from tests.contract.sessions import opened
from tests.scene import START

TAGS = sorted((game.name, game.version) for games in VERSIONS.values() for game in games)


class _Line(msgspec.Struct):
    version: int
    seat: str
    topic: str
    command: msgspec.Raw
    draws: tuple[Draw, ...]


@pytest.mark.parametrize(("name", "version"), TAGS)
def test_a_finished_session_is_folded_as_ever(name: str, version: int) -> None:
    """The stored events, read and folded by today's code, give yesterday's consequences and views."""
    kept = path(name, version).read_bytes().splitlines()
    scene = opened(name)
    for line in kept[:-1]:
        entry = msgspec.json.decode(line, type=_Line)
        body = {
            "id": f"e{entry.version - 1}",
            "at": START + timedelta(seconds=entry.version),
            "seat": entry.seat,
            "command": entry.command,
            "draws": entry.draws,
        }
        scene.feeds.append(read(scene.game, entry.version, entry.topic, msgspec.json.encode(body)))
    assert list(lines(scene)) == kept


def test_no_golden_log_is_an_orphan() -> None:
    assert {p.name for p in FOLDER.glob("*.jsonl")} == {path(name, version).name for name, version in TAGS}
