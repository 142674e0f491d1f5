"""What is told is a function of the log: another process tells the same bytes, whatever the order of its sets."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from domain.record.chain import GENESIS
from domain.register import Register, sqlite_settings
from domain.systems.sombre.combat.resolution.wounds import RuleCondition
from domain.systems.sombre.state.combat_state import GmCondition
from projections.feeds.loading import sealed
from tests.contract.sessions import NAMES, meddle, played, wandering
from tests.scene import Scene
from tests.sombre.fights import combat
from tests.suite.seeds import amount

ROOT = Path(__file__).resolve().parents[2]
SEEDS = ("1", "2")

RENDER = """
import sys
from hashlib import sha256
from domain.register import Register, sqlite_settings
from projections.base.encoding import encode
from projections.feeds.loading import load
from projections.feeds.reader import SeatReader
from projections.feeds.views import views_between
from projections.moves import offers

def say(*place, what):
    print(*place, sha256(encode(what)).hexdigest())

with Register.open(sqlite_settings(sys.argv[1], access="read")) as register:
    for name in register.streams():
        feeds, _ = load(register, name)
        for seat in ("host", *(each.id for each in feeds.state.table.seats)):
            for locale in ("fr", "en"):
                say(name, seat, locale, "moves", what=offers(feeds, seat, locale))
                for frame in SeatReader(feeds, seat, locale).frames():
                    say(name, seat, locale, "frame", frame.frame, what=frame)
            for number, view in enumerate(views_between(feeds, seat, 1, feeds.count(seat)), 1):
                say(name, seat, "view", number, what=view)
"""


def sombre() -> Scene:
    """A fight in which everybody is in every condition that the game master may rule."""
    scene, *people = combat()
    for person in people:
        for condition in get_args(GmCondition):
            scene.do("gm", RuleCondition(person, condition, ranks=1 if condition == "gas" else 0))
    return scene


def random(name: str) -> Scene:
    rng, scene = Random(7), None
    for scene, _ in wandering(name, 7, amount(45, deep=90)):
        if rng.random() < 0.1:
            meddle(scene, rng)
    assert scene is not None
    return scene


@pytest.fixture(scope="module")
def sessions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two sessions of every game, one told and one of chance, and one of Sombre that is full of sets."""
    path = tmp_path_factory.mktemp("bytes") / "register.sqlite"
    scenes = {name: played(name) for name in NAMES} | {f"{name}0": random(name) for name in NAMES}
    with Register.open(sqlite_settings(path)) as register:
        for table, scene in (scenes | {"sombre1": sombre()}).items():
            head, rows = GENESIS, []
            for event in scene.feeds.history.raw:
                row, head = sealed(scene.game, table, event, head)
                rows.append(row)
            register.append(rows)
    return path


def renderings(path: Path, seed: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", RENDER, str(path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_views_frames_and_moves_have_equal_bytes_in_two_processes(sessions: Path) -> None:
    one, other = (renderings(sessions, seed) for seed in SEEDS)
    assert len(one) == len(other) > 5000
    assert [f"{a} / {b}" for a, b in zip(one, other, strict=True) if a != b] == []
