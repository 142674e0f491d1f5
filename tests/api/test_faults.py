"""What goes wrong around the service: a locked database, too many requests, foreign pages, faults, a stop."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from api.base.logs import Lines
from api.base.settings import Settings
from api.http.problems import Failed
from api.http.rate_limits import Limit
from api.server.serve import serve
from domain.register import Register, Unavailable, sqlite_settings
from domain.register.integrity.verify import verify_register
from tests.api.service import STANDING, Opened, Service, left_in, playing, problem
from tests.waiting import PATIENCE

CHOICES = {"lock_timeout": 1, "cors_origins": ("https://vtt.example",)}
EARN = {"type": "Earn", "amount": 3}
LEFT = 60 - int(STANDING) % 60  # seconds of the minute in which a test counts


@pytest.fixture
def locked(server: Service, table: Opened) -> Iterator[sqlite3.Connection]:
    """Another process writes, and takes its time."""
    connection = sqlite3.connect(server.database, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    yield connection
    if connection.in_transaction:
        connection.execute("ROLLBACK")
    connection.close()


def test_a_locked_register_refuses_and_does_nothing_by_halves(
    server: Service, table: Opened, locked: sqlite3.Connection
) -> None:
    with table.bob.live(after=1) as socket:
        answer = table.ann.act(EARN, 4, key="again")
        problem(answer, 503, "unavailable")
        assert answer.headers["retry-after"] == "1"
        assert table.ann.get("/view").json() == {"frame": 1, "view": {"money": {}, "notes": [], "box": None}}
        locked.execute("ROLLBACK")
        frame = table.ann.act(EARN, 4, key="again").json()
        assert frame["frame"] == 2
        assert json.loads(socket.recv(PATIENCE)) == frame
    assert table.ann.frames()[1:] == [frame]
    with Register.open(sqlite_settings(server.database)) as register:
        assert verify_register(register).sound


def test_everything_that_writes_says_so(server: Service, table: Opened, locked: sqlite3.Connection) -> None:
    body = {"system": "purse", "title": "x", "seats": [{"name": "x", "role": "player"}]}
    problem(server.http.post("/tables", json=body), 503, "unavailable")
    problem(table.host.http.post(f"/tables/{table.id}/seats/player1/token"), 503, "unavailable")
    with table.ann.live(after=1) as socket:
        socket.send(json.dumps({"id": "1", "command": EARN}))
        reply = json.loads(socket.recv(PATIENCE))
        assert (reply["status"], reply["problem"]["code"]) == (503, "unavailable")
    locked.execute("ROLLBACK")
    assert table.ann.get("").json()["frame"] == 1


def test_a_second_service_on_the_same_file_is_refused(server: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each would answer with what it remembers."""
    monkeypatch.setattr("api.base.logs.configure", lambda _level: None)  # the loggers here are pytest's
    second = Settings(database=str(server.database))
    with pytest.raises(Unavailable, match="process"):
        serve(second, "127.0.0.1", 0, print)


@pytest.mark.parametrize(
    ("origin", "allowed"), [("https://vtt.example", True), ("https://evil.example", False), ("null", False)]
)
def test_foreign_pages_call_only_where_the_settings_let_them(
    server: Service, table: Opened, origin: str, allowed: bool
) -> None:
    asking = {"Origin": origin, "Access-Control-Request-Method": "POST"}
    asked = "authorization, content-type, idempotency-key"
    preflight = server.http.options(
        f"/tables/{table.id}/commands", headers={**asking, "Access-Control-Request-Headers": asked}
    )
    assert (preflight.headers.get("access-control-allow-origin") == origin) is allowed
    answer = table.ann.post("/commands", {"command": EARN}, Origin=origin)
    assert (answer.headers.get("access-control-allow-origin") == origin) is allowed
    assert answer.headers.get_list("vary") == ["Accept, Accept-Encoding, Accept-Language, Origin"]
    refused = table.ann.post("/commands", b"{", Origin=origin)
    assert (refused.headers.get("access-control-allow-origin") == origin) is allowed


def test_a_fault_tells_nothing(server: Service, monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    def broken() -> None:
        raise RuntimeError("the password is hush")

    monkeypatch.setattr(server.uvicorn.app.state.service.writing, "check", broken)
    answer = server.http.get("/ready")
    problem(answer, 500, "internal")
    assert "hush" not in answer.text
    lines = [Lines().format(record) for record in caplog.records if record.name.startswith("greffe")]
    assert any("RuntimeError" in line and "broken" in line for line in lines)
    assert not any("hush" in line for line in lines)
    caplog.clear()


def test_the_log_holds_no_secret(table: Opened, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "greffe")
    table.ann.did({"type": "Note", "text": "sous la pierre"})
    table.ann.act({"type": "Note"})
    with table.ann.live() as socket:
        socket.recv(PATIENCE)
    table.ann.get("/view", at=77)
    table.ann.get("/view")  # the line of an answer is written after it: by now the former one is there
    lines = [Lines().format(record) for record in caplog.records if record.name.startswith("greffe")]
    requests = [line for line in map(json.loads, lines) if line["event"] == "request"]
    assert {(line["method"], line["route"], line["status"]) for line in requests} >= {
        ("POST", "/tables/{table}/commands", 201),
        ("POST", "/tables/{table}/commands", 400),
        ("GET", "/tables/{table}/view", 404),
    }
    assert all(line["ms"] >= 0 for line in requests)
    for secret in (table.id, "pierre", *table.tokens.values()):
        assert not any(secret in line for line in lines)


def test_too_many_requests_are_told_to_wait(tmp_path: Path) -> None:
    with playing(tmp_path / "r.sqlite", rate_limit=6, command_rate_limit=3) as service:
        table = service.open()
        table.bob.get("")  # from now on the table is in memory, and its tokens are known
        left = [left_in(table.ann.get("/view")) for _ in range(6)]
        assert left == [5, 4, 3, 2, 1, 0]
        answer = table.ann.get("/view")
        problem(answer, 429, "too_many_requests")
        assert answer.headers["retry-after"] == f"{LEFT}"
        assert answer.headers["ratelimit-policy"] == '"requests";q=6;w=60'
        assert answer.headers["ratelimit"] == f'"requests";r=0;t={LEFT}'
        with pytest.raises(InvalidStatus) as refused:
            table.ann.live()
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["retry-after"] == f"{LEFT}"
        assert table.bob.get("/view").status_code == 200
        assert [table.ann.act(EARN, 1).status_code for _ in range(4)] == [201, 201, 201, 429]
        with table.bob.live(after=3) as socket:
            for number in range(4):
                socket.send(json.dumps({"id": str(number), "command": {"type": "OpenBox"}}))
            replies = [m for m in (json.loads(socket.recv(PATIENCE)) for _ in range(6)) if "status" in m]
        assert [reply["status"] for reply in replies][-1] == 429


def test_a_limit_begins_anew_each_minute_and_forgets_nobody_it_needs() -> None:
    now = [0.0]
    limit = Limit(2, clock=lambda: now[0])
    for key in ("a", "b"):
        limit.spend(key)
        limit.spend(key)
        with pytest.raises(Failed):
            limit.spend(key)
    now[0] = 60
    assert dict(limit.spend("a"))[b"ratelimit"] == b'"limit";r=1;t=60'
    assert Limit(0).spend("a") == []


def test_open_streams_do_not_hold_up_a_stop(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """They end by themselves: nothing has to be cancelled when the time of grace is over."""
    with playing(tmp_path / "r.sqlite") as service:
        table = service.open()
        headers = {"Accept": "text/event-stream"}
        asking = table.ann.http.stream("GET", f"/tables/{table.id}/feed", headers=headers)
        with asking as stream, table.bob.live(after=1) as socket:
            lines = stream.iter_lines()
            assert next(lines).startswith(":")
            service.uvicorn.should_exit = True
            assert "id: 1" in list(lines)
            with pytest.raises(ConnectionClosed):
                socket.recv(PATIENCE)
    assert "graceful shutdown exceeded" not in caplog.text
