"""Addresses in problems begin with what the operator says that the service is called from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ops.clients.python.greffe_client import AgainstTheRules, Client
from tests.api.service import Service, playing
from tests.waiting import PATIENCE

PUBLIC = "https://jdr.example/greffe"
TYPE = f"{PUBLIC}/problems/"


@pytest.fixture
def called(tmp_path: Path) -> Iterator[Service]:
    with playing(tmp_path / "r.sqlite", public_url=f"{PUBLIC}/") as service:
        yield service


def test_a_problem_leads_to_its_explanation(called: Service) -> None:
    table = called.open("nosgoth")
    nothing = called.http.get("/nothing").json()
    assert (nothing["type"], nothing["instance"]) == (f"{TYPE}not_found", f"{PUBLIC}/nothing")
    stranger = called.http.get(f"/tables/{table.id}").json()
    assert stranger["type"] == f"{TYPE}unauthorized"
    assert "instance" not in stranger
    refused = table.ann.act({"type": "StartTable"})
    assert refused.json()["type"] == TYPE + refused.json()["code"]
    explained = called.http.get("/problems/not_found", headers={"Accept": "application/json"}).json()
    assert explained["type"] == nothing["type"]


def test_so_does_one_on_a_socket(called: Service) -> None:
    table = called.open("nosgoth")
    with table.ann.live() as socket:
        socket.send(json.dumps({"id": "a", "command": {"type": "StartTable"}}))
        message: dict[str, Any] = {}
        while "problem" not in message:  # frames come beside it
            message = json.loads(socket.recv(PATIENCE))
        assert message["problem"]["type"] == TYPE + message["problem"]["code"]


def test_a_client_takes_it_for_the_service_s_own(called: Service) -> None:
    table = called.open("nosgoth")
    with Client(called.url) as client:
        seat = client.seat(table.id, table.ann.token)
        seat.do({"type": "JoinTable"})
        with pytest.raises(AgainstTheRules):
            seat.do({"type": "DeclareAction", "character": "f" * 16, "text": "Grimper"})
