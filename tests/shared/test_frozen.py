"""PostgreSQL stands still: it neither answers nor closes. Whoever asks is answered all the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from time import monotonic

import httpx
import psycopg
import pytest

from domain.register import Register, migrate, postgres_settings
from ops.bench.servers import Missing, Server, postgres_server
from tests.api.service import Opened, Service, installed, problem, serving
from tests.game.purse import purse
from tests.servers import missing
from tests.waiting import until

PATIENCE = 1  # second
BOUND = 4 * PATIENCE + 2
EARN = {"type": "Earn", "amount": 30}
BODY = {"system": "purse", "title": "x", "seats": [{"name": "x", "role": "player"}]}


@pytest.fixture
def standing() -> Iterator[tuple[Service, Server, dict[str, str]]]:
    """A service, the PostgreSQL under it, and the settings of its register."""
    with ExitStack() as stack:
        try:
            url, server = stack.enter_context(postgres_server())
        except Missing as reason:
            missing(reason)
        settings = postgres_settings(url)
        migrate(settings)
        stack.enter_context(installed(purse()))
        service = stack.enter_context(serving(url, register_timeout=PATIENCE))  # type: ignore[arg-type]  # a URL
        stack.callback(server.thaw)  # before the service stops
        yield service, server, settings


def asked(service: Service, table: Opened) -> dict[str, httpx.Response]:
    """The answers of everything that needs the register, at the same moment."""
    calls = {
        "view": lambda: table.ann.get("/view"),
        "feed": lambda: table.bob.get("/feed"),
        "command": lambda: table.ann.act(EARN, 4, key="frozen"),
        "another": lambda: table.bob.act(EARN, 4, key="frozen"),
        "record": lambda: table.gm.get("/record", full=True),
        "unknown": lambda: service.http.get("/tables/nowhere/view", headers={"Authorization": "Bearer x"}),
        "open": lambda: service.http.post("/tables", json=BODY),
        "rotate": lambda: table.host.http.post(f"{table.host.path}/seats/player2/token"),
        "ready": lambda: service.http.get("/ready"),
    }
    with ThreadPoolExecutor(len(calls)) as pool:
        under_way = {name: pool.submit(call) for name, call in calls.items()}
        return {name: future.result() for name, future in under_way.items()}


def test_every_request_ends(standing: tuple[Service, Server, dict[str, str]]) -> None:
    service, server, settings = standing
    table = service.open()
    for seat in (table.ann, table.bob, table.gm, table.host):
        seat.get("")
    assert service.http.get("/ready").status_code == 200
    server.freeze()
    for _ in range(3):
        start = monotonic()
        answers = asked(service, table)
        assert monotonic() - start < BOUND
        for answer in answers.values():
            assert answer.status_code == 503, answer.text
            assert int(answer.headers["retry-after"]) >= 1
        assert service.http.get("/health").status_code == 200
    server.thaw()
    until(lambda: service.http.get("/ready").status_code == 200)
    again = table.ann.act(EARN, 4, key="frozen")
    assert again.status_code == 201, again.text
    with Register.open(settings) as register:
        rows = [json.loads(row.data) for row in register.read(table.id)]
    assert [row["command"]["type"] for row in rows if row["seat"] == "player1"] == ["Earn"], (
        "once, whatever was answered"
    )


def test_a_live_socket_is_told_as_well(standing: tuple[Service, Server, dict[str, str]]) -> None:
    service, server, _ = standing
    table = service.open()
    with table.ann.live(after=1) as socket:
        server.freeze()
        socket.send(json.dumps({"id": "1", "command": EARN}))
        reply = json.loads(socket.recv(BOUND))
        assert (reply["status"], reply["problem"]["code"]) in ((503, "unavailable"), (503, "unanswered"))


def test_writes_that_do_not_get_through_are_told_apart(standing: tuple[Service, Server, dict[str, str]]) -> None:
    """The register can be read, but a commit does not end: as with a standby that must agree and does not."""
    service, _, settings = standing
    table = service.open()
    table.ann.get("")
    with psycopg.connect(settings["POSTGRES_URL"]) as holding:
        holding.execute("LOCK TABLE stored_events IN SHARE MODE")
        answer = table.ann.act(EARN, 4, key="held")
        problem(answer, 503, "unanswered")
        until(lambda: service.http.get("/ready").json().get("code") == "writes_stuck")
        problem(service.http.get("/ready"), 503, "writes_stuck")
    until(lambda: service.http.get("/ready").status_code == 200)
    assert table.ann.act(EARN, 4, key="held").status_code == 201
    assert len(table.ann.frames()) == 2


def test_the_service_stops_all_the_same(standing: tuple[Service, Server, dict[str, str]]) -> None:
    service, server, _ = standing
    table = service.open()
    server.freeze()
    table.ann.get("/view")
    service.uvicorn.should_exit = True
    until(service.uvicorn.lifespan.shutdown_event.is_set, within=10)
