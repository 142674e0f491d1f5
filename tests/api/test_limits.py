"""Limits that strangers cannot get around: no token is worth anything before it is known to be good."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from api.base.sketch import CELLS, Sketch
from api.http.problems import Failed
from api.http.rate_limits import Limit, network_of
from tests.api.service import Opened, Seat, Service, left_in, playing, problem
from tests.waiting import PATIENCE

MOST = 12


@pytest.fixture
def few(tmp_path: Path) -> Iterator[Service]:
    with playing(tmp_path / "r.sqlite", rate_limit=MOST) as service:
        yield service


def ask(service: Service, table: str, token: str) -> httpx.Response:
    return service.http.get(f"/tables/{table}/view", headers={"Authorization": f"Bearer {token}"})


def strangers(service: Service, table: str, times: int) -> list[int]:
    return [ask(service, table, secrets.token_urlsafe(32)).status_code for _ in range(times)]


def test_whoever_makes_up_tokens_is_counted_by_his_address(few: Service) -> None:
    """Once the key was any bearer string: a new token for each request, and nobody was ever stopped."""
    table = few.open()
    assert strangers(few, table.id, 2 * MOST) == [401] * (MOST - 1) + [429] * (MOST + 1)  # the opening counts as well
    answer = few.http.get("/systems")
    problem(answer, 429, "too_many_requests")
    with pytest.raises(InvalidStatus) as refused:
        Seat(few, table.id, "made up").live()
    assert refused.value.response.status_code == 429


def test_a_table_that_is_not_there_is_not_looked_for_without_end(few: Service) -> None:
    assert [ask(few, secrets.token_hex(16), "x").status_code for _ in range(MOST + 1)] == [401] * MOST + [429]


def test_a_seat_goes_on_where_strangers_are_stopped(few: Service) -> None:
    table = few.open()
    assert table.ann.get("/view").status_code == 200
    strangers(few, table.id, 2 * MOST)
    assert table.ann.get("/view").status_code == 200
    assert left_in(table.ann.get("/view")) == MOST - 2


def test_a_seat_is_counted_whatever_its_token(few: Service) -> None:
    table = few.open()
    table.ann.get("/view")  # the table is in memory from now on
    left = left_in(table.ann.get("/view"))
    token = table.ann.http.post(f"/tables/{table.id}/seats/player1/token").json()["token"]
    again = Seat(few, table.id, token).get("/view")
    assert left_in(again) == left - 2


def test_messages_that_cannot_be_read_count(tmp_path: Path) -> None:
    with playing(tmp_path / "r.sqlite", command_rate_limit=3) as service, service.open().ann.live(after=1) as socket:
        for _ in range(5):
            socket.send("{")
        assert ['"status":429' in str(socket.recv(PATIENCE)) for _ in range(5)] == [False] * 3 + [True] * 2


def test_nobody_is_forgotten_to_make_room() -> None:
    """Who was stopped stays so, whatever number of others comes meanwhile; and the memory stays as it is."""
    limit = Limit(50, clock=lambda: 0.0)
    for _ in range(50):
        limit.spend("greedy")
    for number in range(20_000):
        limit.spend(f"another {number}")
    with pytest.raises(Failed):
        limit.spend("greedy")


def test_others_are_hardly_ever_counted_together() -> None:
    sketch = Sketch(b"secret")
    for number in range(1000):
        sketch.add(sketch.cells(f"busy {number}"))
    wrong = sum(sketch.count(sketch.cells(f"quiet {number}")) > 0 for number in range(10_000))
    assert wrong < 100
    assert all(sketch.count(sketch.cells(f"busy {number}")) >= 1 for number in range(1000))
    assert {cell for number in range(1000) for cell in sketch.cells(f"{number}")} <= set(range(CELLS))


def test_nobody_can_tell_which_counts_he_shares() -> None:
    assert Sketch(b"one").cells("192.0.2.1") != Sketch(b"other").cells("192.0.2.1")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("", ""),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_one_network_counts_as_one(address: str, counted: str) -> None:
    """Whoever has an IPv6 address has 2 to the 64 of them."""
    assert network_of(address) == counted


def test_a_table_opened_by_a_stranger_counts_for_him(few: Service) -> None:
    opened: list[Opened] = [few.open() for _ in range(MOST)]
    assert len(opened) == MOST
    body = {"system": "purse", "title": "x", "seats": [{"name": "x", "role": "player"}]}
    problem(few.http.post("/tables", json=body), 429, "too_many_requests")
