"""What the operator does: list, give a new token, close, forget. On the database, and through a running service."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from api.base.environment import Environment
from api.routes.operator import OPERATOR as OPERATOR_ASKS
from api.tables.service import TableService
from api.tables.tokens import Opened as OpenedTable
from domain.record import tombstone
from domain.register import Register, Stored, sqlite_settings
from domain.register.deletion import replace_streams
from domain.register.integrity.verify import verify_register
from domain.table.seats import SeatSpec
from tests.api.service import UNLIMITED, Opened, Seat, Service, installed, problem, serving
from tests.game.purse import purse
from tests.ops.conftest import Greffe, failed
from tests.waiting import PATIENCE

OPERATOR = "the operator's own".replace(" ", "-")
SEATS = (SeatSpec("Maud", "gm"), SeatSpec("Anne", "player"))


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[tuple[Path, OpenedTable]]:
    """A database with a table of the purse game."""
    path = tmp_path / "greffe.sqlite"
    with installed(purse()):
        with Register.open(sqlite_settings(path)) as register:
            made = asyncio.run(TableService(register).open("purse", "Un soir", {}, SEATS))
        yield path, made


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Service, Opened]]:
    with installed(purse()), serving(tmp_path / "greffe.sqlite", operator_token=OPERATOR, **UNLIMITED) as service:
        yield service, service.open()


def lines(done: Any) -> list[Any]:
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_list_tells_activity_and_size(greffe: Greffe, kept: tuple[Path, OpenedTable]) -> None:
    path, made = kept
    (line,) = lines(greffe("tables", path, "--bytes", "--json"))
    assert (line["table"], line["system"], line["title"]) == (made.table, "purse/1", "Un soir")
    assert (line["status"], line["seats"], line["events"]) == ("open", 2, 1)
    assert line["bytes"] > 100
    assert "bytes" not in lines(greffe("tables", path, "--json"))[0]
    assert line["opened"] == line["last"]
    shown = greffe("tables", path)
    assert "Un soir" in shown.stdout
    assert shown.stderr == "1 table\n"


def test_a_lost_token_is_replaced_and_the_table_reads_it(greffe: Greffe, kept: tuple[Path, OpenedTable]) -> None:
    path, made = kept
    token = greffe("token", made.table, "player1", "--data", path).stdout.strip()
    assert len(token) == 43
    (issued,) = lines(greffe("token", made.table, "gm1", "--data", path, "--json"))
    assert set(issued) == {"table", "seat", "token"}
    feed = greffe("replay", path, made.table, "--seat", "player1", "--lang", "en").stdout
    assert "Whoever runs the service issues a new token for Anne." in feed
    assert token not in feed
    with serving(path) as service:
        assert Seat(service, made.table, token).get("").json()["you"]["seat"] == "player1"
        problem(Seat(service, made.table, made.seats[1].token).get(""), 401, "unauthorized")
        assert Seat(service, made.table, made.host).get("").status_code == 200


def test_hosts_keys_are_issued_listed_rotated_and_revoked(greffe: Greffe, kept: tuple[Path, OpenedTable]) -> None:
    """On the database, and through a running service."""
    path, _ = kept
    (made,) = lines(greffe("host", "issue", "bot", "--data", path, "--json"))
    token = greffe("host", "rotate", made["key"], "--data", path).stdout.strip()
    assert token.startswith(f"gh_{made['key']}_")
    assert token != made["token"]
    (listed,) = lines(greffe("host", "--data", path, "--json"))
    assert (listed["key"], listed["name"], "revoked" in listed) == (made["key"], "bot", False)
    with serving(path, operator_token=OPERATOR) as service:
        host = service.client({"Authorization": f"Bearer {token}"})
        assert host.get("/host/tables").json() == {"tables": [], "next": None}
        through, in_environment = ("--url", service.url), {"GREFFE_OPERATOR_TOKEN": OPERATOR}
        second = greffe("host", "issue", "other", *through, **in_environment).stdout.strip()
        assert service.client({"Authorization": f"Bearer {second}"}).get("/host/tables").status_code == 200
        assert "other" in greffe("host", *through, **in_environment).stdout
        assert greffe("host", "revoke", made["key"], *through, **in_environment).returncode == 0
        problem(host.get("/host/tables"), 401, "unauthorized")
        failed(greffe("host", "revoke", made["key"], *through, **in_environment), 2)
    failed(greffe("host", "issue", "--data", path), 2, "issue")


def test_a_table_is_closed(greffe: Greffe, kept: tuple[Path, OpenedTable]) -> None:
    path, made = kept
    assert greffe("close", made.table, "--data", path).returncode == 0
    assert lines(greffe("tables", path, "--json"))[0]["status"] == "ended"
    failed(greffe("close", made.table, "--data", path), 1, "table_ended")


@pytest.mark.parametrize("command", [("token", "nowhere", "gm1"), ("close", "nowhere"), ("forget", "nowhere")])
def test_what_is_not_there_is_said(greffe: Greffe, kept: tuple[Path, OpenedTable], command: tuple[str, ...]) -> None:
    failed(greffe(*command, "--data", kept[0]), 2, "no such table")


def test_a_seat_that_is_not_there_is_said(greffe: Greffe, kept: tuple[Path, OpenedTable]) -> None:
    failed(greffe("token", kept[1].table, "player7", "--data", kept[0]), 2, "no such table or seat")


def test_a_table_that_is_forgotten_leaves_a_tombstone_and_nothing_else(
    greffe: Greffe, kept: tuple[Path, OpenedTable]
) -> None:
    path, made = kept
    assert b"Un soir" in contents(path)
    kept_elsewhere = greffe("verify", path, "--heads").stdout.splitlines()[-1]
    assert greffe("forget", made.table, "--data", path).stdout == f"{made.table}\n"
    assert greffe("verify", path, "--expect", kept_elsewhere).returncode == 0
    for word in (b"Un soir", b"Anne", b"key_issued"):
        assert word not in contents(path), "not even in pages that were freed"
    with Register.open(sqlite_settings(path)) as register:
        (row,) = register.read(made.table)
        left = tombstone.read(row.data)
        assert (row.topic, left.events, len(left.head)) == (tombstone.FORGOTTEN, 1, 64)
        assert list(register.streams()) == [made.table]
        assert verify_register(register).sound
    assert lines(greffe("tables", path, "--json"))[0]["status"] == "forgotten"
    failed(greffe("forget", made.table, "--data", path), 2, "no such table")
    failed(greffe("replay", path, made.table), 2, "holds no table")
    with serving(path) as service:
        problem(Seat(service, made.table, made.host).get(""), 401, "unauthorized")


def test_a_table_that_is_forgotten_is_none_that_was_lost(tmp_path: Path) -> None:
    """The manifest had noted how far it had come; the tombstone says so too, and nothing but it will do."""

    async def scene(register: Register) -> tuple[str, str]:
        service = TableService(register)
        tables = [(await service.open("purse", "Un soir", {}, SEATS)).table for _ in range(2)]
        for table in tables:
            await service.keys.issue(await service.cached(table), "player1", OPERATOR_ASKS)
        await service.manifest.write()
        return tables[0], tables[1]

    settings = sqlite_settings(tmp_path / "greffe.sqlite")
    with installed(purse()), Register.open(settings) as register:
        one, other = asyncio.run(scene(register))
        service = TableService(register)
        asyncio.run(service.forget(one, lambda *what: replace_streams(settings, *what)))
        assert verify_register(register).sound
        wrong = tombstone.Tombstone(datetime.now(UTC), 1, "0" * 64)
        row = Stored(other, 1, tombstone.FORGOTTEN, tombstone.written(other, wrong))
        replace_streams(settings, (other, f"{other}:keys"), 2, row)
        assert [fault.stream for fault in verify_register(register).faults] == [other]


def contents(path: Path) -> bytes:
    """Of the database and of the files beside it."""
    return b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))


def test_retention_takes_what_is_old_and_says_it_before(greffe: Greffe, kept: tuple[Path, OpenedTable]) -> None:
    path, made = kept
    assert greffe("forget", "--older-than", "1", "--data", path).stdout == ""
    with Register.open(sqlite_settings(path)) as register:
        old = TableService(register, environment=Environment(clock=lambda: datetime.now(UTC) - timedelta(days=40)))
        other = asyncio.run(old.open("purse", "Un autre", {}, SEATS))
    would = greffe("forget", "--older-than", "30", "--dry-run", "--data", path)
    assert (would.stdout, would.stderr) == (f"{other.table}\n", "nothing was changed\n")
    assert greffe("forget", "--older-than", "30", "--data", path).stdout == f"{other.table}\n"
    assert {line["table"]: line["status"] for line in lines(greffe("tables", path, "--json"))} == {
        made.table: "open",
        other.table: "forgotten",
    }


def test_retention_reads_the_end_of_a_table_alone(greffe: Greffe, kept: tuple[Path, OpenedTable]) -> None:
    """To find old tables takes no longer for what was played at them: what is not the last event is not read."""
    path, made = kept
    assert greffe("token", made.table, "player1", "--data", path).returncode == 0
    spoil = "UPDATE stored_events SET state = x'00' WHERE originator_id = ? AND originator_version = 1"
    with closing(sqlite3.connect(path)) as file, file:
        assert file.execute(spoil, [made.table]).rowcount == 1
    done = greffe("forget", "--older-than", "1", "--dry-run", "--data", path)
    assert (done.returncode, done.stdout) == (0, "")


def test_a_running_service_does_it_for_its_operator(greffe: Greffe, served: tuple[Service, Opened]) -> None:
    service, table = served
    at = ("--url", service.url)
    with table.bob.live(after=1) as socket:
        token = greffe("token", table.id, "player1", *at, GREFFE_OPERATOR_TOKEN=OPERATOR).stdout.strip()
        fields = json.loads(socket.recv(PATIENCE))["entries"][0]["fields"]
        assert fields == {"seat": "player1", "by": "operator"}
        assert Seat(service, table.id, token).get("").status_code == 200
        assert greffe("close", table.id, *at, GREFFE_OPERATOR_TOKEN=OPERATOR).returncode == 0
        assert json.loads(socket.recv(PATIENCE))["entries"][0]["type"] == "TableEnded"
        assert greffe("forget", table.id, *at, GREFFE_OPERATOR_TOKEN=OPERATOR).returncode == 0
        with pytest.raises(Exception, match=r"4401|revoked"):
            socket.recv(PATIENCE)
    problem(table.host.get(""), 401, "unauthorized")
    failed(greffe("close", table.id, *at, GREFFE_OPERATOR_TOKEN=OPERATOR), 2, "knows no such table")


def test_a_register_in_memory_forgets_by_itself() -> None:
    """Ops: nothing is deleted from it, and whoever asks for that is told so."""
    with installed(purse()), serving(Path("memory"), operator_token=OPERATOR, **UNLIMITED) as service:
        table, headers = service.open(), {"Authorization": f"Bearer {OPERATOR}"}
        problem(service.http.delete(f"/operator/tables/{table.id}", headers=headers), 409, "register_in_memory")
        assert table.ann.get("").status_code == 200


def test_nobody_else_is_the_operator(greffe: Greffe, served: tuple[Service, Opened]) -> None:
    service, table = served
    failed(greffe("close", table.id, "--url", service.url, GREFFE_OPERATOR_TOKEN="made up"), 2, "operator’s token")
    failed(greffe("close", table.id, "--url", service.url), 2, "GREFFE_OPERATOR_TOKEN is not set")
    for headers in ({}, {"Authorization": f"Bearer {table.tokens['host']}"}):
        problem(service.http.delete(f"/operator/tables/{table.id}", headers=headers), 404, "not_found")
    assert table.ann.get("").json()["status"] == "open"
