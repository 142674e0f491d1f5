"""Hundreds of simulations find nothing; with a mending taken out they find what it mended."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from domain.record.chain import Tip
from domain.register import Register, Stored
from domain.register.storage.stored import Place
from ops.cli.main import main
from ops.simulation.engine import Connection
from ops.simulation.faults import Alone, Plan, plan
from ops.simulation.processes import Parts
from ops.simulation.search import Failure, failure, results
from ops.simulation.world import Result, simulate
from tests.suite.seeds import amount

ENOUGH = 1000  # seeds among which every defect is found
SEEDS = amount(300, deep=1200)  # 40 of them take a second of one core; a deep run goes through 10,000 more
PIECES = 6  # for several cores
KEPT = tuple(map(msgspec.json.Decoder(Plan).decode, Path(__file__).with_name("kept.jsonl").read_bytes().splitlines()))


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, logger="greffe")


def report(result: Result) -> str:
    return "\n".join([f"seed {result.plan.seed}", *map(repr, result.findings), *map(repr, result.plan.faults)])


@pytest.mark.parametrize("piece", range(PIECES))
def test_no_seed_finds_anything(piece: int) -> None:
    size = SEEDS // PIECES
    for result in results(range(piece * size, (piece + 1) * size)):
        if result.findings:
            pytest.fail(report(failure(result).least))


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: str(kept.seed))
def test_what_once_failed_holds(kept: Plan) -> None:
    """Rings that never came after a commit without an answer; a confirmation by a server that never had the event; a
    feed that was resumed over the place where the register went back.
    """
    assert not (found := simulate(kept)).findings, report(found)


def found(parts: Parts | None, kind: str) -> Failure:
    """The first seed whose simulation finds this, and what is least of it."""
    for result in results(range(ENOUGH), parts):
        if kind in {finding.kind for finding in result.findings}:
            return failure(result, parts)
    raise AssertionError(f"no {kind} in {ENOUGH} seeds")


class Blind(Connection):
    """Appends wherever the place is free, whatever is before it."""

    def insert(self, events: Sequence[Stored], after: Mapping[str, Tip]) -> None:
        super().insert(events, {})


def test_it_finds_gaps_after_a_register_that_went_back() -> None:
    parts = Parts(connection=Blind)
    least = found(parts, "gap").least
    assert {type(fault).__name__ for fault in least.plan.faults} & {"GoBack", "Alone"}
    assert not simulate(least.plan).findings


class Hasty(Register):
    """Acknowledges what it finds, wherever it is."""

    async def confirm(self, stream: str, tip: Tip) -> None:
        pass


def test_it_finds_what_was_acknowledged_and_lost_after_a_doubtful_commit() -> None:
    parts = Parts(register=Hasty)
    least = found(parts, "lost").least
    assert {type(fault).__name__ for fault in least.plan.faults} & {"Alone", "FailOver"}
    assert not simulate(least.plan).findings


class Trusting(Connection):
    """Confirms what it may never have had."""

    def confirm(self, held: Collection[Place]) -> None:
        super().confirm(())


def test_it_finds_what_another_server_confirmed() -> None:
    """It takes a primary that is lost between the reading and the confirmation."""
    plans = (Plan(seed, 2, 1, 4, 2, (Alone(0.05, 0.2, lost=True),)) for seed in range(ENOUGH))
    trusted = (simulate(each, Parts(connection=Trusting)) for each in plans)
    found = next(result for result in trusted if "lost" in {finding.kind for finding in result.findings})
    assert not simulate(found.plan).findings


def test_it_finds_watchers_that_wait_for_a_ring_that_never_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("api.base.notifier.RARE_POLL_SECONDS", 1e9)
    assert found(None, "waits").least.plan.faults


def test_a_seed_is_one_history() -> None:
    """Whatever the order of sets may be in this process."""
    words = "from ops.simulation.search import results; print(*results(range(20)), sep='\\n')"

    def run(hashes: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hashes}
        return subprocess.run(
            [sys.executable, "-W", "ignore", "-c", words], env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert run("1") == run("2") == "".join(f"{result}\n" for result in results(range(20)))


def test_plans_differ_and_a_plan_survives_being_written() -> None:
    plans = [plan(seed) for seed in range(100)]
    assert len({msgspec.json.encode(each) for each in plans}) == 100
    assert {type(fault).__name__ for each in plans for fault in each.faults} == {
        "Crash", "Freeze", "UnansweredInsert", "Unread", "Full", "Slow", "Alone", "FailOver", "GoBack",
        "NotificationFault", "Silence", "SlowReader",
    }  # fmt: skip
    assert [msgspec.json.decode(msgspec.json.encode(each), type=Plan) for each in plans] == plans


def test_the_command_counts_and_finds_nothing() -> None:
    run = CliRunner().invoke(main, ["--lang", "en", "simulate", "faults", "--seeds", "3", "--from", "40", "--json"])
    assert run.exit_code == 0
    sums = msgspec.json.decode(run.stdout)
    assert (sums["seeds"], sums["from"], sums["failures"]) == (3, 40, [])
    assert sums["acknowledged"] == sum(result.acknowledged for result in results(range(40, 43))) > 0
    assert "0 seeds with findings" in run.stderr


@pytest.mark.parametrize("as_json", [False, True])
def test_the_command_tells_a_seed_that_fails_and_what_is_least_of_it(
    monkeypatch: pytest.MonkeyPatch, as_json: bool
) -> None:
    def broken(seeds: Sequence[int]) -> Iterator[Result]:
        return results(seeds, Parts(connection=Blind))

    monkeypatch.setattr("ops.commands.trials.simulate.results", broken)
    monkeypatch.setattr("ops.commands.trials.simulate.failure", lambda result: failure(result, Parts(connection=Blind)))
    seed = found(Parts(connection=Blind), "gap").result.plan.seed
    arguments = ["simulate", "faults", "--seeds", "1", "--from", str(seed), *(["--json"] if as_json else [])]
    run = CliRunner().invoke(main, arguments)
    assert run.exit_code == 1
    assert "gap: " in (run.stderr if as_json else run.stdout)
    if as_json:
        (body,) = msgspec.json.decode(run.stdout)["failures"]
        assert body["result"]["plan"]["seed"] == seed
        assert len(body["least"]["plan"]["faults"]) <= len(body["result"]["plan"]["faults"])
