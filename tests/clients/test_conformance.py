"""Clients under test: those of the house show what is right, whatever goes wrong on their way; what is wrong is found.

A thousand seeds of both: `greffe simulate clients --client javascript --seeds 1000`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from time import sleep

import pytest
from click.testing import CliRunner

from domain.systems import GAMES
from ops.cli.main import main
from ops.clients.python.greffe_client import Client
from ops.clients.type_declarations import JAVASCRIPT
from ops.commands.service.demo import seats_for
from ops.conformance import subject
from ops.conformance.stage import Record, Stage, staged
from ops.conformance.subject import Silent, running
from ops.conformance.trial import trial
from ops.play.bot import Bot
from tests.api.service import SEATS, Service

PYTHON = (sys.executable, "-m", "ops.clients.python.conformance")
CARELESS = (sys.executable, "-m", "tests.clients.careless")


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    with staged() as running:
        yield running


@pytest.fixture(scope="module")
def records(stage: Stage) -> list[Record]:
    """Short sessions of two games, one of them without a game master."""
    found = []
    with Client(stage.url) as client:
        for game in (GAMES["ambre"], GAMES["nosgoth"]):
            opened = client.open(game.name, "Au hasard", seats_for(game))
            Bot(client.seats(opened), Random(5)).play(30)
            found.append(stage.recorded(game, opened.table))
    return found


def test_the_python_client_is_right(stage: Stage, records: list[Record]) -> None:
    with running(PYTHON) as client:
        done = [trial(stage, client, records, seed) for seed in range(6)]
    assert [each.findings for each in done] == [()] * 6
    assert sum(each.corrections for each in done) > 0
    assert sum(each.faults for each in done) > 0


def test_the_javascript_client_is_right(bare_node: Path, stage: Stage, records: list[Record]) -> None:
    with running((str(bare_node), str(JAVASCRIPT / "conformance.mjs"))) as client:
        for seed in range(12):
            assert trial(stage, client, records, seed).findings == ()


@pytest.mark.parametrize(
    ("careless", "finding"), [("marks", "in its marks"), ("tag", "the view after frame"), ("order", "nothing to see")]
)
def test_a_client_that_leaves_something_out_is_found(
    stage: Stage, records: list[Record], careless: str, finding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subject, "SECONDS", 10.0)
    found: list[str] = []
    for seed in range(40):
        with suppress(Silent), running((*CARELESS, careless)) as client:
            found += trial(stage, client, records, seed).findings
        if any(finding in each for each in found):
            return
    pytest.fail(f"nothing like {finding!r} in {found}")


@pytest.mark.parametrize(
    ("careless", "finding", "seconds"), [("silent", "nothing came", 0.5), ("gone", "it ended", 60.0)]
)
def test_a_client_that_says_nothing_is_found(
    stage: Stage,
    records: list[Record],
    careless: str,
    finding: str,
    seconds: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that ends does so when it has started, however long that takes."""
    monkeypatch.setattr(subject, "SECONDS", seconds)
    found: list[str] = []
    try:
        with running((*CARELESS, careless)) as client:
            found += trial(stage, client, records, 3).findings
    except Silent as silent:
        found.append(str(silent))
    assert any(finding in each for each in found)


def test_a_client_that_ended_before_it_was_told_is_closed() -> None:
    ended = False
    with running((sys.executable, "-c", "")) as client:
        while not ended:
            try:
                client.follow("http://127.0.0.1", "table", "token", "fr")
            except Silent:
                ended = True
            sleep(0.01)
    assert ended


def test_a_record_from_a_file(service: Service, tmp_path: Path) -> None:
    with Client(service.url) as client:
        opened = client.open("nosgoth", "Vendredi", [(seat["name"], seat["role"]) for seat in SEATS])
        seats = client.seats(opened)
        Bot(seats, Random(2)).play(20)
        (tmp_path / "record.jsonl").write_bytes(seats["gm1"].record(full=True))
    options = ("--seeds", "2", "--seat", "player1", "--json", "--lang", "en", str(tmp_path / "record.jsonl"))
    done = CliRunner().invoke(main, ["simulate", "clients", *options])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["failures"] == []
    assert json.loads(done.stdout)["seeds"] == 2
