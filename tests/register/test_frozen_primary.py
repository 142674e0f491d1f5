"""A primary that stands still, its machine still acknowledging what it is sent: nobody waits for it for ever."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager

import psycopg
import pytest

from domain.register import Register
from domain.register.postgres.connections import Access, Watchdog
from ops.bench.servers import Pair
from tests.register.test_register import PATIENCE, Settings, event, run
from tests.register.test_standby import pair, promote, settings, there

__all__ = ["pair", "settings"]  # fixtures


@contextmanager
def frozen(pair: Pair) -> Iterator[None]:
    pair.primary.freeze()
    try:
        yield
    finally:
        pair.primary.thaw()


def test_a_commit_leaves_a_frozen_primary_for_the_one_that_was_promoted(pair: Pair, settings: Settings) -> None:
    with Register.open(settings) as register:
        register.append(run("t", 1, 2))
        with frozen(pair):
            waiting = register.submit([event("t", 3)])
            promote(pair)
            waiting.result(PATIENCE)
            assert there(pair.standby_url, "t") == [1, 2, 3]


def test_a_reader_leaves_a_frozen_primary_for_the_one_that_was_promoted(pair: Pair, settings: Settings) -> None:
    with Register.open(settings) as register, ThreadPoolExecutor(1) as thread:
        register.append(run("t", 1, 2))
        assert register.head("t") == 2
        with frozen(pair):
            promote(pair)
            assert thread.submit(register.head, "t").result(PATIENCE) == 2


@pytest.fixture
def access(settings: Settings) -> Access:
    return Access(settings)


def test_a_connection_to_a_frozen_server_is_ended(pair: Pair, access: Access) -> None:
    watchdog = Watchdog(access.answers, silence=0)
    with closing(access.connect()) as connection, watchdog.watching(connection), frozen(pair):
        watchdog.look()
        with pytest.raises(psycopg.OperationalError):
            connection.execute("SELECT 1")


def test_a_connection_to_a_server_that_answers_is_left_alone(access: Access) -> None:
    """Whatever takes so long there, a commit that waits for a standby above all."""
    watchdog = Watchdog(access.answers, silence=0)
    with closing(access.connect()) as connection, watchdog.watching(connection):
        watchdog.look()
        assert connection.execute("SELECT 1").fetchone()


def test_a_connection_that_was_just_taken_is_left_alone(pair: Pair, access: Access) -> None:
    watchdog = Watchdog(access.answers, silence=PATIENCE)
    with closing(access.connect()) as connection, watchdog.watching(connection):
        with frozen(pair):
            watchdog.look()
        assert connection.execute("SELECT 1").fetchone()
