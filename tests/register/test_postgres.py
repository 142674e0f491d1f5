"""The register in PostgreSQL: how it is prepared, and what it says and does when the server falters."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

from domain.register import Conflict, NotARegister, Register, Unavailable, migrate, postgres_settings
from domain.register.postgres.connections import Access
from domain.register.postgres.engine import PostgresEngine
from domain.register.postgres.schema import VERSION
from domain.register.storage.errors import Cause
from ops.bench.servers import LOCAL, Missing, Server, postgres_server
from tests.proxy import Proxy, proxy
from tests.register.test_register import PATIENCE, Settings, causes, event, run, tip
from tests.servers import missing


def failing(settings: Settings) -> Unavailable:
    with pytest.raises(Unavailable) as caught:
        Register.open(settings)
    return caught.value


@contextmanager
def database(settings: Settings) -> Iterator[psycopg.Connection[tuple[object, ...]]]:
    with psycopg.connect(settings["POSTGRES_URL"], autocommit=True) as connection:
        connection.execute(f"SET search_path = {settings['POSTGRES_SCHEMA']}")
        yield connection


# Preparing


def test_what_is_not_prepared_says_what_to_do(postgres_url: str, postgres_schema: str) -> None:
    failure = failing(postgres_settings(postgres_url, schema=postgres_schema))
    assert failure.cause == "schema"
    assert "greffe migrate" in failure.detail


@pytest.mark.parametrize(("version", "words"), [(VERSION - 1, "greffe migrate"), (VERSION + 1, "too old")])
def test_a_schema_of_another_version_is_named(postgres: Settings, version: int, words: str) -> None:
    with database(postgres) as connection:
        connection.execute("UPDATE greffe SET version = %s", [version])
    failure = failing(postgres)
    assert failure.cause == "schema"
    assert words in failure.detail


def test_preparing_twice_changes_nothing(postgres: Settings) -> None:
    with Register.open(postgres) as register:
        register.append([event("t", 1)])
        assert migrate(postgres) == VERSION
        register.append([event("t", 2)])


def test_preparing_at_once_from_many_places_works(postgres_url: str, postgres_schema: str) -> None:
    settings = postgres_settings(postgres_url, schema=postgres_schema)
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(migrate, [settings] * 8)) == [VERSION] * 8
    Register.open(settings).close()


def test_the_table_of_another_program_is_left_alone(postgres_url: str, postgres_schema: str) -> None:
    settings = postgres_settings(postgres_url, schema=postgres_schema)
    with database(settings) as connection:
        connection.execute(f"CREATE SCHEMA {postgres_schema}")
        connection.execute("CREATE TABLE stored_events (recipe text)")
        with pytest.raises(NotARegister, match="another program"):
            migrate(settings)
        assert failing(settings).cause == "schema"
        assert connection.execute("SELECT count(*) FROM stored_events").fetchone() == (0,)


def test_starting_at_once_works(postgres: Settings) -> None:
    def start(number: int) -> None:
        with Register.open(postgres) as register:
            register.append([event(f"s{number}", 1)])

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(start, range(8)))


# Settings


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        ({"POSTGRES_URL": "postgresql://"}, None),
        ({"POSTGRES_URL": "postgresql://[::1"}, "settings"),
        ({"POSTGRES_URL": "host=127.0.0.1 color=red"}, "settings"),
        ({"POSTGRES_LOCK_TIMEOUT": "soon"}, "settings"),
        ({"POSTGRES_READERS": "0"}, "settings"),
        ({"POSTGRES_URL": "postgresql://greffe@127.0.0.1:1/x"}, "unreachable"),
    ],
)
def test_wrong_settings_are_named(change: Settings, cause: Cause | None) -> None:
    given = {**postgres_settings("postgresql://greffe@127.0.0.1:1/x"), **change}
    assert failing(given).cause == (cause or "unreachable")


def test_an_unknown_database_is_a_matter_of_settings(postgres_url: str) -> None:
    other = urlsplit(postgres_url)._replace(path="/nowhere").geturl()
    assert failing(postgres_settings(other)).cause == "settings"


def test_commits_are_durable_and_statements_bounded(postgres: Settings) -> None:
    url = postgres["POSTGRES_URL"] + "?options=-csynchronous_commit%3Doff"
    changed = {**postgres, "POSTGRES_URL": url, "POSTGRES_STATEMENT_TIMEOUT": "7", "POSTGRES_LOCK_TIMEOUT": "3"}
    with Access(changed).connect() as connection:
        shown = {
            name: connection.execute(f"SHOW {name}").fetchone()
            for name in ("synchronous_commit", "statement_timeout", "lock_timeout")
        }
    assert {name: row and row[name] for name, row in shown.items()} == {
        "synchronous_commit": "on",
        "statement_timeout": "7s",
        "lock_timeout": "3s",
    }


def test_a_password_is_in_no_message() -> None:
    failure = failing(postgres_settings("postgresql://greffe:sesame@127.0.0.1:1/x"))
    assert "sesame" not in str(failure)


# Sharing


SLOWLY = """
CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.003); RETURN NEW; END';
CREATE TRIGGER slowly BEFORE INSERT ON stored_events FOR EACH ROW EXECUTE FUNCTION slowly();
"""


def test_two_processes_that_write_the_same_streams_crosswise_never_block_each_other(postgres: Settings) -> None:
    """Both append to the same streams, named in opposite orders, and take their time over each row. One wins whole, and
    the server has no deadlock to break.
    """
    names = [f"s{number}" for number in range(30)]
    with Register.open(postgres) as one, Register.open(postgres) as other:
        with database(postgres) as connection:
            connection.execute(SLOWLY)
        for version in (1, 2, 3):
            batches = [[event(name, version, side) for name in names[::step]] for side, step in (("a", 1), ("b", -1))]
            futures = [one.submit(batches[0]), other.submit(batches[1])]
            assert sorted(causes(futures), key=str) == ["Conflict", None]
        assert one.heads(names) == {name: tip(name, 3) for name in names}


def test_a_version_held_by_an_open_transaction_is_waited_for_and_no_longer_than_allowed(postgres: Settings) -> None:
    settings = {**postgres, "POSTGRES_LOCK_TIMEOUT": "1"}
    with Register.open(settings) as register, database(postgres) as other, other.transaction(force_rollback=True):
        other.execute("INSERT INTO stored_events VALUES ('t', 1, 'toy.Said.1', '')")
        assert causes([register.submit([event("t", 1)])]) == ["locked"]
        assert register.head("t") == 0


def test_a_large_batch_passes_by_socket_and_by_address() -> None:
    """A pipeline would hang here: each side waits for the other to read."""
    try:
        with postgres_server() as (url, server):
            migrate(postgres_settings(url))
            socket = Path(_data_directory(url)).parent
            by_socket = f"postgresql:///postgres?host={socket}&port={server.port}&user=greffe"
            for number, address in enumerate((url, by_socket)):
                with Register.open(postgres_settings(address)) as register:
                    batch = [event(f"s{number}", version, "x" * 400) for version in range(1, 5001)]
                    register.submit(batch).result(PATIENCE)
                    assert register.head(f"s{number}") == 5000
    except Missing as reason:
        missing(reason)


def _data_directory(url: str) -> str:
    with psycopg.connect(url) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    assert row
    return str(row[0])


# A server that falters


@dataclass
class Line:
    """A register that speaks to its database through a proxy."""

    register: Register
    proxy: Proxy
    direct: Settings


@pytest.fixture
def line(postgres: Settings) -> Iterator[Line]:
    url = urlsplit(postgres["POSTGRES_URL"])
    assert url.port
    with proxy(url.port) as between:
        user = url.netloc.rpartition("@")[0]
        crooked = url._replace(netloc=f"{user}@{LOCAL}:{between.port}").geturl()
        with Register.open({**postgres, "POSTGRES_URL": crooked}) as register:
            yield Line(register, between, postgres)


def test_a_commit_whose_answer_is_lost_is_found_and_not_done_twice(line: Line) -> None:
    line.register.append([event("t", 1)])
    for version in range(2, 12):
        line.proxy.swallow_next_answer()
        line.register.append([event("t", version, f"once {version}"), event(f"u{version}", 1)])
    assert line.proxy.cuts == 10
    with Register.open(line.direct) as direct:
        assert direct.head("t") == 11


def test_a_lost_answer_never_turns_anothers_event_into_ones_own(line: Line) -> None:
    with Register.open(line.direct) as other:
        line.register.append([event("t", 1)])
        other.append([event("t", 2, "quicker")])
        line.proxy.swallow_next_answer()
        assert causes([line.register.submit([event("t", 2, "slower")])]) == ["Conflict"]
        assert line.proxy.cuts == 1
        assert other.last("t") == event("t", 2, "quicker")


def test_a_group_whose_answer_is_lost_is_found_as_well(line: Line) -> None:
    line.register.append([event("t", 1)])
    line.proxy.swallow_next_answer()
    futures = [line.register.submit([event(f"s{number}", 1, str(number))]) for number in range(50)]
    assert causes(futures) == [None] * 50
    assert len(list(line.register.streams())) == 51


def test_connections_that_were_cut_are_replaced_unseen(line: Line) -> None:
    line.register.append([event("t", 1)])
    line.proxy.refuse(True)
    line.proxy.refuse(False)
    assert line.register.head("t") == 1
    line.register.append([event("t", 2)])
    line.proxy.refuse(True)
    line.proxy.refuse(False)
    line.register.append([event("t", 3)])
    assert list(line.register.streams()) == ["t"]


def test_an_outage_is_told_at_once_and_over_at_once(line: Line) -> None:
    line.register.append([event("t", 1)])
    line.proxy.refuse(True)
    start = time.monotonic()
    assert causes([line.register.submit([event("t", 2)]) for _ in range(20)]) == ["unreachable"] * 20
    with pytest.raises(Unavailable, match="unreachable"):
        line.register.head("t")
    assert time.monotonic() - start < PATIENCE  # twenty that each waited for a connection would take longer
    line.proxy.refuse(False)
    line.register.append([event("t", 2)])
    assert line.register.head("t") == 2


@pytest.fixture
def own() -> Iterator[tuple[Settings, Server]]:
    """A server that the test may stop."""
    try:
        with postgres_server() as (url, server):
            settings = postgres_settings(url, connect_timeout=1)
            migrate(settings)
            yield settings, server
    except Missing as reason:
        missing(reason)


def test_a_server_that_restarts_is_found_again(own: tuple[Settings, Server]) -> None:
    settings, server = own
    with Register.open(settings) as register:
        register.append([event("t", 1)])
        server.stop()
        assert causes([register.submit([event("t", 2)])]) == ["unreachable"]
        assert failing(settings).cause == "unreachable"
        server.start()
        deadline = time.monotonic() + PATIENCE
        while causes([register.submit([event("t", 2)])]) == ["unreachable"] and time.monotonic() < deadline:
            time.sleep(0.1)
        assert register.head("t") == 2


def test_readers_beyond_the_pool_wait_and_then_are_told(postgres: Settings) -> None:
    settings = {**postgres, "POSTGRES_READERS": "2", "POSTGRES_CONNECT_TIMEOUT": "1"}
    engine = PostgresEngine(settings)
    with Register(engine) as register:
        register.append([event("t", 1)])
        with ThreadPoolExecutor(8) as pool:
            assert set(pool.map(register.head, ["t"] * 40)) == {1}
        with engine.reader.get_connection(), engine.reader.get_connection():
            with pytest.raises(Unavailable, match="busy"):
                register.head("t")
            register.append([event("t", 2)])  # the writer has its own
        assert register.head("t") == 2


def test_a_conflict_among_many_spares_the_others(postgres: Settings) -> None:
    with Register.open(postgres) as one, Register.open(postgres) as other:
        other.append(run("s7", 1, 2))
        gate = threading.Event()
        blocker = one.submit([event("first", 1)])
        blocker.add_done_callback(lambda _: gate.wait(PATIENCE))
        futures = [one.submit([event(f"s{number}", 1, "mine")]) for number in range(20)]
        gate.set()
        assert [index for index, cause in enumerate(causes(futures)) if cause] == [7]
        assert isinstance(futures[7].exception(), Conflict)
