"""Whatever fails: every acknowledged command is there once, every chain holds, every seat is told the same."""

from __future__ import annotations

import time
from collections.abc import Iterator

import httpx
import pytest

from tests.faults.cluster import Cluster, Storm, audit, cluster
from tests.suite.seeds import amount

STEPS = amount(40, deep=100)  # acknowledged commands before, while and after something fails


@pytest.fixture(scope="module")
def running() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


def settle(storm: Storm, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    count = audit(storm)
    with capsys.disabled():
        print(f"\n  {what}: {count}")
    assert count.acknowledged >= 2 * STEPS
    assert count.found == count.acknowledged
    assert (count.lost, count.doubled) == (0, 0)


def test_racing_processes(running: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    with Storm(running) as storm:
        storm.go_on(3 * STEPS)
    settle(storm, "two processes, nothing fails", capsys)


def test_a_process_is_killed(running: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    with Storm(running) as storm:
        for node in running.nodes:
            storm.go_on(STEPS)
            node.kill()
            storm.go_on(STEPS // 3)
            with storm.slower():
                node.start()
                node.wait()
        storm.go_on(STEPS)
    settle(storm, "each process killed once", capsys)


def test_redis_stops_and_starts(running: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    with Storm(running) as storm:
        storm.go_on(STEPS)
        running.redis.stop()
        storm.go_on(STEPS)
        running.redis.start()
        storm.go_on(STEPS)
    settle(storm, "Redis stopped and started", capsys)


def test_redis_falls_silent(running: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    with Storm(running) as storm:
        storm.go_on(STEPS)
        running.redis.freeze()
        start = time.monotonic()
        storm.go_on(STEPS)
        with storm.slower():
            while time.monotonic() - start < 4:  # longer than anybody believes in it
                storm.go_on(STEPS // 3)
        running.redis.thaw()
        storm.go_on(STEPS)
    settle(storm, "Redis silent for four seconds", capsys)


def test_postgres_stops_and_starts(running: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    with Storm(running) as storm:
        for sign in (2, 3):  # in order; at once, as after a crash
            storm.go_on(STEPS)
            running.postgres.stop(sign)
            assert httpx.get(f"{running.nodes[0].url}/ready", timeout=20).status_code == 503
            assert httpx.get(f"{running.nodes[0].url}/health", timeout=20).status_code == 200
            storm.fail(STEPS // 20)
            running.postgres.start()
        storm.go_on(STEPS)
    settle(storm, "PostgreSQL stopped and started twice", capsys)


def test_answers_of_the_database_are_lost(running: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    """The connection is cut after the commit and before its answer, again and again."""
    before = running.proxy.cuts
    with Storm(running) as storm:
        running.proxy.swallow_next_answer(b"INSERT")
        running.proxy.refuse(True)  # who connects anew tells by his first statements whether he writes
        running.proxy.refuse(False)
        for _ in range(50):
            storm.go_on(STEPS // 20)
            running.proxy.swallow_next_answer(b"INSERT")
        storm.go_on(STEPS)
    assert running.proxy.cuts - before > 20
    settle(storm, f"{running.proxy.cuts - before} answers of the database lost", capsys)


def test_connections_to_the_database_are_cut(running: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    """Everything open is cut at any moment, before the commit as well as after."""
    with Storm(running) as storm:
        for _ in range(50):
            storm.go_on(STEPS // 20)
            running.proxy.refuse(True)
            running.proxy.refuse(False)
        storm.go_on(STEPS)
    settle(storm, "fifty cuts of all connections to the database", capsys)


def test_a_stop_takes_no_time_while_redis_is_silent(running: Cluster) -> None:
    with Storm(running) as storm:
        storm.go_on(STEPS // 3)
        running.redis.freeze()
        storm.go_on(STEPS // 3)
        node = running.nodes[0]
        assert node.end() < 6
        running.redis.thaw()
        node.start()
        node.wait()
    assert audit(storm).lost == 0
