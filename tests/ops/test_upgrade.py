"""A database of a former version opens, verifies and goes on.

`former/` has one of the tree of 2026-11-22 (ef49631b), made by that tree's own service over HTTP: the scene of its
`greffe up`, with a contest and a correction, and seventy random moves of its bot in each of the other games. Beside it
stand the tokens, and how many frames each seat had read.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from random import Random
from typing import Any

import pytest

from domain.register import Register, sqlite_settings
from ops.cli.main import main as greffe
from ops.clients.python.greffe_client import Client, Retract
from ops.play.bot import Bot
from tests.api.service import UNLIMITED, serving

FORMER = Path(__file__).parent / "former"
NAME = "2026-11-22"
KEPT: dict[str, Any] = json.loads((FORMER / f"{NAME}.json").read_text(encoding="utf-8"))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "greffe.sqlite"
    file.write_bytes(lzma.decompress((FORMER / f"{NAME}.sqlite.xz").read_bytes()))
    return file


def ended(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        greffe(list(arguments))
    return int(end.value.code or 0)


def test_it_verifies_by_its_seals(database: Path) -> None:
    assert ended("verify", str(database)) == 0


@pytest.mark.parametrize("game", KEPT)
def test_its_tables_are_read_and_go_on(database: Path, game: str) -> None:
    """Every seat finds the frames that it had, by its token of then; acts are added behind what was there."""
    kept = KEPT[game]
    with serving(database, **UNLIMITED) as service, Client(service.url, "en") as client:
        seats = {name: client.seat(kept["table"], token) for name, token in kept["tokens"].items()}
        assert {name: len(seat.feed()) for name, seat in seats.items()} == kept["frames"]
        first = {name: seat.view(1) for name, seat in seats.items() if name != "host"}
        assert {seen.frame for seen in first.values()} == {1}
        players = {name: seat for name, seat in seats.items() if name != "host"}
        assert Bot(players, Random(0)).play(10) == 10
        assert all(seat.view().view for seat in players.values())
    with Register.open(sqlite_settings(str(database))) as register:
        assert len(list(register.read(kept["table"]))) > max(kept["frames"].values())
    assert ended("verify", str(database)) == 0


def test_a_correction_reaches_what_was_played_then(database: Path) -> None:
    kept = KEPT["nosgoth"]
    with serving(database, **UNLIMITED) as service, Client(service.url, "en") as client:
        maud = client.seat(kept["table"], kept["tokens"]["gm1"])
        target = next(
            line.event
            for frame in reversed(maud.feed())
            for line in frame.entries
            if line.type == "ActionDeclared" and line.event and not line.withdrawn
        )
        preview = maud.preview(Retract(target))
        maud.correct(Retract(target), preview=preview.id)
        assert target in {line.event for frame in maud.feed() for line in frame.entries if line.withdrawn}
