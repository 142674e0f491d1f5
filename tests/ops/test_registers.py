"""In a large register nothing costs more for tables that it does not touch.

Counted are the steps of SQLite's own machine, and the rows that PostgreSQL's plans pass, at two registers of which one
has ten times the tables of the other.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from domain.record.chain import START
from domain.record.codec import when
from domain.register import HookRow, Register, Stored, migrate, postgres_settings, sqlite_settings
from domain.register.integrity.verify import verify_streams
from domain.table.host_keys import TOPICS, HostedTable, tables_stream
from ops.bench.filled_registers import DAYS, OLD, Form, fill, name_of, played, sealed
from ops.cli.sources import table_in
from ops.commands.register.tables import lines_of, starts
from projections.feeds.loading import load
from tests.api.service import serving
from tests.ops.conftest import Greffe

SIZES = (200, 2000)
EVENTS = 6
TABLE = name_of(150)
OPERATOR = "an operator of large registers"
MORE = 1.1  # chance of where a name falls in an index


@pytest.fixture(scope="module")
def form(tmp_path_factory: pytest.TempPathFactory) -> Form:
    return played(EVENTS, tmp_path_factory.mktemp("played"))


@pytest.fixture(scope="module")
def filled(form: Form, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    files = []
    for tables in SIZES:
        file = tmp_path_factory.mktemp("filled") / "greffe.sqlite"
        fill(sqlite_settings(file), tables, lambda: form)
        files.append(file)
    return files


@pytest.fixture
def files(filled: list[Path], tmp_path: Path) -> list[Path]:
    """Two registers that the test may change."""
    return [Path(shutil.copy(file, tmp_path / f"{size}.sqlite")) for size, file in zip(SIZES, filled, strict=True)]


@contextmanager
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], int]]:
    """Count what SQLite's machine does on connections that are opened in this block."""
    counter, made = count(), sqlite3.connect

    def connect(*given: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = made(*given, **named)
        connection.set_progress_handler(lambda: next(counter) < 0, 1)
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", connect)
        yield lambda: next(counter)


COMMANDS = {
    "look for old tables": ("forget", "--older-than", DAYS, "--dry-run", "--data", "FILE"),
    "forget old tables": ("forget", "--older-than", DAYS, "--data", "FILE"),
    "forget a table": ("forget", TABLE, "--data", "FILE"),
    "list some": ("tables", "FILE", "--limit", "5", "--json"),
    "verify a table": ("verify", "FILE", "--table", TABLE),
    "record": ("record", "FILE", TABLE),
    "record of a seat": ("record", "FILE", TABLE, "--seat", "gm1"),
    "replay": ("replay", "FILE", TABLE, "--seat", "gm1"),
    "a token": ("token", TABLE, "gm1", "--data", "FILE"),
    "close": ("close", TABLE, "--data", "FILE"),
    "doctor": ("doctor",),
}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_a_command_costs_nothing_for_other_tables(
    greffe: Greffe, files: list[Path], monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    taken = []
    for file in files:
        words = [str(file) if word == "FILE" else word for word in command]
        with steps(monkeypatch) as done:
            ended = greffe(*words, GREFFE_DATABASE=str(file))
            taken.append(done())
        assert ended.returncode == 0, ended.stderr
    small, large = taken
    assert 100 < large <= small * MORE


def test_a_service_costs_nothing_for_tables_that_nobody_opens(
    files: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """To start, to say that it is ready, for a command at a table that nobody had opened, and to open a new one."""
    taken = []
    for file in files:
        with steps(monkeypatch) as done:
            with serving(file, operator_token=OPERATOR) as service:
                operator = service.client({"Authorization": f"Bearer {OPERATOR}"})
                asked = [operator.get("/health"), operator.get("/ready")]
                asked.append(operator.post(f"/operator/tables/{TABLE}/seats/gm1/token"))
                token = asked[-1].json()["token"]
                seat = service.client({"Authorization": f"Bearer {token}"})
                asked.append(seat.get(f"/tables/{TABLE}/feed"))
                assert [answer.is_success for answer in asked] == [True] * len(asked)
                service.open("nosgoth")
            taken.append(done())
    small, large = taken
    assert 100 < large <= small * MORE


def test_a_page_of_a_hosts_tables_costs_nothing_for_the_others(
    files: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of a key's tables is a row of its own stream."""
    taken = []
    for file, tables in zip(files, (10, 100), strict=True):
        with serving(file, operator_token=OPERATOR) as service:
            operator = service.client({"Authorization": f"Bearer {OPERATOR}"})
            made = operator.post("/operator/host-keys", json={"name": "A bot"}).json()
            key = made["key"]
        with Register.open(sqlite_settings(file)) as register:
            tip = START
            for number in range(tables):
                body = msgspec.json.encode(HostedTable(name_of(number), datetime.now(UTC)))
                data, tip = sealed(tables_stream(key), TOPICS[HostedTable], body, tip)
                register.append([Stored(tables_stream(key), tip.version, TOPICS[HostedTable], data)])
        with steps(monkeypatch) as done, serving(file) as service:
            host = service.client({"Authorization": f"Bearer {made['token']}"})
            page = host.get("/host/tables", params={"limit": 3}).json()
            taken.append(done())
        assert [line["status"] for line in page["tables"]] == ["playing"] * 3
        assert page["next"] == 3
    small, large = taken
    assert 100 < large <= small * MORE


def test_the_old_are_found_and_the_list_is_in_order(greffe: Greffe, files: list[Path]) -> None:
    """What is counted is done, too."""
    old = {name_of(number) for number in range(OLD)}
    would = greffe("forget", "--older-than", DAYS, "--dry-run", "--data", files[1])
    assert set(would.stdout.split()) == old
    with Register.open(sqlite_settings(files[1], access="read")) as register:
        lines = list(lines_of(register))
        times = [line.last for line in lines]
        ends = [last for line in lines if (last := register.last(line.table)) is not None]
        assert times == sorted((when(last.data) for last in ends), reverse=True)
    assert {line.table for line in lines} == {name_of(number) for number in range(SIZES[1])}
    assert {line.table for line in lines[-OLD:]} == old
    assert {line.status for line in lines} == {"playing"}


def test_what_was_filled_is_sound(greffe: Greffe, files: list[Path]) -> None:
    assert greffe("verify", files[0], "--heads").returncode == 0
    assert greffe("verify", files[0], "--table", TABLE, "--rules").returncode == 0


class Counting(psycopg.Cursor[Any]):
    """Counts the rows that pass the plans of what is read."""

    rows = 0

    def execute(self, query: Any, params: Any = None, **named: Any) -> Any:
        text = query if isinstance(query, str) else query.as_string(self.connection)
        if text.lstrip().startswith(("SELECT", "WITH")) and "pg_" not in text and "set_config" not in text:
            super().execute(f"EXPLAIN (ANALYZE, TIMING off, FORMAT JSON) {text}", params)
            for row in self.fetchall():
                Counting.rows += _passed(row["QUERY PLAN"][0]["Plan"])
        return super().execute(query, params, **named)


def _passed(plan: dict[str, Any]) -> int:
    """Return the rows that a plan's nodes gave or threw away."""
    removed = sum(value for name, value in plan.items() if name.startswith("Rows Removed"))
    own: float = (plan["Actual Rows"] + removed) * plan["Actual Loops"]
    return round(own) + sum(map(_passed, plan.get("Plans", ())))


READINGS: dict[str, Callable[[Register], object]] = {
    "look for old tables": lambda register: list(register.idle((datetime.now(UTC) - timedelta(int(DAYS))).date())),
    "list some": lambda register: list(islice(lines_of(register), 5)),
    "the newest": lambda register: next(register.ends(starts())),
    "verify a table": lambda register: verify_streams(register, [TABLE, f"{TABLE}:keys"]),
    "a table": lambda register: load(register, table_in(register, TABLE, "")),
    "heads": lambda register: register.heads([TABLE, f"{TABLE}:keys"]),
    "hooks": lambda register: (register.hooks.select(), register.hooks.select(TABLE)),
}


@pytest.fixture(scope="module")
def servers(form: Form, postgres_url: str) -> Iterator[list[dict[str, str]]]:
    """Two schemas that are only read."""
    names = [f"large_{size}" for size in SIZES]
    places = [postgres_settings(postgres_url, schema=name) for name in names]
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        for size, place in zip(SIZES, places, strict=True):
            migrate(place)
            fill(place, size, lambda: form)
            with Register.open(place) as register:
                register.hooks.put(HookRow(TABLE, "gm1", "one", b"choice", b"state"))
        connection.execute("ANALYZE")
        yield places
        for name in names:
            connection.execute(f"DROP SCHEMA {name} CASCADE")


@pytest.mark.parametrize("reading", READINGS.values(), ids=READINGS)
def test_a_server_reads_nothing_of_other_tables(
    servers: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch, reading: Callable[[Register], object]
) -> None:
    connect = psycopg.connect
    monkeypatch.setattr(psycopg, "connect", lambda *given, **named: connect(*given, cursor_factory=Counting, **named))
    taken = []
    for place in servers:
        with Register.open(place) as register:
            Counting.rows = 0
            reading(register)
            taken.append(Counting.rows)
    small, large = taken
    assert 0 < large <= small * MORE


def test_old_tables_are_found_in_a_server_too(servers: list[dict[str, str]]) -> None:
    with Register.open(servers[1]) as register:
        assert set(register.idle((datetime.now(UTC) - timedelta(int(DAYS))).date())) == {name_of(n) for n in range(OLD)}
        assert len(list(lines_of(register))) == SIZES[1]
