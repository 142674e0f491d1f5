"""A PostgreSQL with a synchronous standby: what was acknowledged is on both, whatever becomes of either."""

import asyncio
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress

import psycopg
import pytest

from domain.register import Conflict, Register, RegisterError, migrate, postgres_settings, tip_of
from ops.bench.servers import Missing, Pair, Server, postgres_pair
from tests.register.test_register import PATIENCE, Settings, causes, event, run, tip
from tests.servers import missing
from tests.waiting import until

A_WHILE = 1.5  # seconds: long enough to be answered, if nobody were waited for
CRASHES = 3


@pytest.fixture
def pair() -> Iterator[Pair]:
    try:
        with postgres_pair() as pair:
            migrate(postgres_settings(pair.primary_url))
            yield pair
    except Missing as reason:
        missing(reason)


@pytest.fixture
def settings(pair: Pair) -> Settings:
    return postgres_settings(pair.url, connect_timeout=2)


def there(url: str, stream: str) -> list[int]:
    with psycopg.connect(url) as connection:
        query = "SELECT originator_version FROM stored_events WHERE originator_id = %s ORDER BY 1"
        return [version for (version,) in connection.execute(query, [stream])]


def tell_waiting(url: str, function: str) -> int:
    """Have PostgreSQL's function end or disturb whoever waits for the standby, once somebody does; how many."""
    query = f"SELECT {function}(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
    deadline = time.monotonic() + PATIENCE
    with psycopg.connect(url, autocommit=True) as connection:
        while time.monotonic() < deadline:
            if rows := connection.execute(query.encode()).fetchall():
                return len(rows)
            time.sleep(0.05)
    raise AssertionError("nobody waits for the standby")


def restart(server: Server, url: str) -> None:
    """Until it answers: what is left of a crashed one is still going away, and then the log is gone through."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            server.start()
            break
        except Missing:
            assert time.monotonic() < deadline
            time.sleep(0.2)
    while True:
        try:
            psycopg.connect(url).close()
            return
        except psycopg.OperationalError:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def promote(pair: Pair) -> None:
    with psycopg.connect(pair.standby_url, autocommit=True) as connection:
        connection.execute("SELECT pg_promote(true, 30)")


@contextmanager
def without_standby(pair: Pair) -> Iterator[None]:
    pair.standby.stop()
    try:
        yield
    finally:
        restart(pair.standby, pair.standby_url)


@pytest.mark.parametrize("function", ["pg_terminate_backend", "pg_cancel_backend"])
def test_a_commit_that_stopped_waiting_for_its_standby_is_not_acknowledged(
    pair: Pair, settings: Settings, function: str
) -> None:
    """The server shows the row, and even calls the commit done: it is on one disk only."""
    with Register.open(settings) as register:
        register.append(run("t", 1, 2))
        with without_standby(pair):
            waiting = register.submit([event("t", 3)])
            assert tell_waiting(pair.primary_url, function) == 1
            with pytest.raises(TimeoutError):
                waiting.result(A_WHILE)
            assert there(pair.primary_url, "t") == [1, 2, 3]
        waiting.result(PATIENCE)
        assert there(pair.standby_url, "t") == [1, 2, 3]


def test_what_was_only_read_is_confirmed_by_the_standby(pair: Pair, settings: Settings) -> None:
    """The primary crashes and comes back with a commit that it never acknowledged."""
    with Register.open(settings) as register:
        register.append(run("t", 1, 2))
        with without_standby(pair):
            doubtful = register.submit([event("t", 3)])
            tell_waiting(pair.primary_url, "abs")  # just look
            pair.primary.stop(signal.SIGKILL)
            assert causes([doubtful]) == ["unreachable"]
            restart(pair.primary, pair.primary_url)
            assert register.head("t") == 3
            confirming: Future[None] = Future()
            thread = threading.Thread(target=lambda: _settle(confirming, register))
            thread.start()
            with pytest.raises(TimeoutError):
                confirming.result(A_WHILE)
        confirming.result(PATIENCE)
        thread.join(PATIENCE)
        assert there(pair.standby_url, "t") == [1, 2, 3]


def _settle(future: Future[None], register: Register) -> None:
    try:
        asyncio.run(register.confirm("t", tip_of(register.last("t"))))
        future.set_result(None)
    except BaseException as error:
        future.set_exception(error)


def test_a_standby_that_lacks_the_last_commit_is_promoted_and_gets_no_hole(pair: Pair, settings: Settings) -> None:
    with Register.open(settings) as register:
        register.append(run("t", 1, 3))
        pair.standby.stop()
        doubtful = register.submit([event("t", 4)])
        tell_waiting(pair.primary_url, "abs")  # just look
        pair.primary.stop(signal.SIGKILL)
        assert causes([doubtful]) == ["unreachable"]
        restart(pair.standby, pair.standby_url)
        promote(pair)
        with pytest.raises(Conflict):
            register.append([event("t", 5)])
        with pytest.raises(Conflict):  # had somebody read it from the primary
            asyncio.run(register.confirm("t", tip("t", 4)))
        asyncio.run(register.confirm("t", tip("t", 3)))
        register.append([event("t", 4, "again")])
        assert there(pair.standby_url, "t") == [1, 2, 3, 4]


def test_nothing_acknowledged_is_lost_over_crashes_of_the_primary_and_a_promotion(
    pair: Pair, settings: Settings
) -> None:
    counts = crashes(pair, settings, CRASHES)
    assert counts["acknowledged"] > 50
    assert (counts["lost"], counts["doubled"]) == (0, 0)


def crashes(pair: Pair, settings: Settings, times: int) -> dict[str, int]:
    """Writers go on while the primary is killed so often; then it is killed for good, and the standby promoted."""
    acknowledged: dict[str, int] = dict.fromkeys("abcd", 0)
    over = threading.Event()

    def write(register: Register, stream: str) -> None:
        while not over.is_set():
            with suppress(RegisterError):
                tip = tip_of(register.last(stream))
                head = tip.version
                if head > acknowledged[stream]:  # one that is there, and that nobody acknowledged yet
                    asyncio.run(register.confirm(stream, tip))
                    acknowledged[stream] = head
                register.append([event(stream, head + 1)])
                acknowledged[stream] = head + 1

    def go_on() -> None:
        """Until each stream has some more."""
        before = dict(acknowledged)
        until(lambda: all(acknowledged[stream] >= count + 10 for stream, count in before.items()))

    with Register.open(settings) as register:
        threads = [threading.Thread(target=write, args=(register, stream)) for stream in acknowledged]
        for thread in threads:
            thread.start()
        for _ in range(times):
            go_on()
            pair.primary.stop(signal.SIGKILL)
            restart(pair.primary, pair.primary_url)
        go_on()
        pair.primary.stop(signal.SIGKILL)
        promote(pair)
        go_on()
        over.set()
        for thread in threads:
            thread.join(PATIENCE)
        held = {stream: there(pair.standby_url, stream) for stream in acknowledged}
    return {
        "acknowledged": sum(acknowledged.values()),
        "found": sum(len(set(versions)) for versions in held.values()),
        "lost": sum(max(0, acknowledged[stream] - max(held[stream])) for stream in held),
        "doubled": sum(len(versions) - len(set(versions)) for versions in held.values()),
    }
