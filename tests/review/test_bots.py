"""What bots play on a running service with real dice from its chains, judged again: nothing is found, in any game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from domain.register import Register, sqlite_settings
from domain.systems import GAMES
from ops.clients.python.greffe_client import Client
from ops.commands.service.demo import seats_for
from ops.play.bot import Bot
from projections.proof.review import review
from tests.api.service import serving
from tests.contract.sessions import NAMES

MOVES = 60


@pytest.mark.parametrize("name", NAMES)
def test_what_bots_play_is_sound(name: str, tmp_path: Path) -> None:
    database = tmp_path / "greffe.sqlite"
    with serving(database) as running, Client(running.url) as service:
        opened = service.open(name, "Une partie", seats_for(GAMES[name]))
        Bot(service.seats(opened), Random(name)).play(MOVES)
    judged: list[int] = []
    with Register.open(sqlite_settings(database)) as register:
        assert list(review(register.read(opened.table), judged.append)) == []
    assert len(judged) >= MOVES
