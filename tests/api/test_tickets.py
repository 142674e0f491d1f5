"""Tickets of a browser's `EventSource`: used once, within half a minute, for one table, as long as their token."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import httpx
import pytest

from api.http.problems import Unauthorized
from api.http.tickets import SECONDS, Ticket, Tickets
from tests.api.service import Opened, Seat, Service, problem

STREAM = {"Accept": "text/event-stream"}


def ticket(seat: Seat) -> str:
    answer = seat.post("/tickets", b"")
    assert answer.status_code == 201, answer.text
    assert answer.headers["cache-control"] == "no-store"
    made: str = answer.json()["ticket"]
    return made


def ask(server: Service, table: Opened, ticket: str, **headers: str) -> httpx.Response:
    return server.http.get(f"/tables/{table.id}/feed?ticket={ticket}", headers=headers)


def test_a_ticket_opens_the_stream_of_its_seat_once(server: Service, table: Opened) -> None:
    table.ann.did({"type": "Note", "text": "mine"})
    given = ticket(table.bob)
    with server.http.stream("GET", f"/tables/{table.id}/feed?ticket={given}", headers=STREAM) as stream:
        assert stream.status_code == 200
        lines = stream.iter_lines()
        assert "id: 1" in (next(lines) for _ in range(3))
        problem(ask(server, table, given, **STREAM), 401, "unauthorized")
        revoked = table.host.http.delete(f"{table.host.path}/seats/player2/token")
        assert revoked.status_code == 204
        assert not [line for line in lines if "mine" in line], "it ends with its token"


def test_a_ticket_is_of_one_table_and_opens_nothing_else(server: Service, table: Opened) -> None:
    other = server.open()
    given = ticket(table.ann)
    problem(ask(server, other, given, **STREAM), 401, "unauthorized")
    problem(ask(server, table, given, **STREAM), 401, "unauthorized")
    given = ticket(table.ann)
    problem(ask(server, table, given), 406, "not_acceptable")
    problem(server.http.get(f"/tables/{table.id}/view?ticket={given}"), 400, "unknown_parameter")
    problem(server.http.get(f"/tables/{table.id}", headers={"Authorization": f"Bearer {given}"}), 401, "unauthorized")
    with server.http.stream("GET", f"/tables/{table.id}/feed?ticket={given}", headers=STREAM) as stream:
        assert stream.status_code == 200, "what was refused has not used it up"


def test_a_ticket_is_worth_nothing_without_its_token(server: Service, table: Opened) -> None:
    given = ticket(table.ann)
    assert table.ann.post("/seats/player1/token", b"").status_code == 201
    problem(ask(server, table, given, **STREAM), 401, "unauthorized")
    problem(server.http.post(f"/tables/{table.id}/tickets"), 401, "unauthorized")


def test_a_ticket_expires() -> None:
    now = [datetime(2026, 1, 1, tzinfo=UTC)]
    tickets = Tickets(None, lambda: now[0])

    async def scenario() -> None:
        first, second = await tickets.give("t", "holder"), await tickets.give("t", "holder")
        assert first.expires == now[0] + timedelta(seconds=SECONDS)
        assert await tickets.take("t", first.ticket) == "holder"
        for used in (first, Ticket("made up", now[0])):
            with pytest.raises(Unauthorized):
                await tickets.take("t", used.ticket)
        now[0] = second.expires
        with pytest.raises(Unauthorized):
            await tickets.take("t", second.ticket)

    asyncio.run(scenario())
