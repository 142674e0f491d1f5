"""Host's keys: opening, listing and tending what they opened; one stream for what is asked; rotated and revoked."""

from __future__ import annotations

import json
from contextlib import suppress
from queue import Queue
from threading import Thread
from typing import Any

import httpx
import pytest

from domain.register import Register, sqlite_settings
from domain.register.integrity.verify import verify_register
from ops.clients.python.greffe_client import Client, Unauthorized
from tests.api.service import ANN, SEATS, Seat, Service, problem
from tests.waiting import until

OPERATOR = "operator-of-the-tests"
CHOICES = {"operator_token": OPERATOR, "open_tables": ("a token that nobody here has".replace(" ", "-"),)}
BODY = {"system": "purse", "title": "Vendredi", "seats": SEATS}


class Host:
    """A host's key and whoever has its token."""

    def __init__(self, server: Service, name: str = "bot") -> None:
        self.server = server
        made = operator(server, "POST", "", json={"name": name}).json()
        self.key, self.token = made["key"], made["token"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.server.http.get(path, headers=self.headers, params=params)

    def open(self, **body: Any) -> Any:
        answer = self.server.http.post("/tables", json={**BODY, **body}, headers=self.headers)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def at(self, table: str) -> Seat:
        return Seat(self.server, table, self.token)


def operator(server: Service, method: str, path: str, **more: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {OPERATOR}"}
    answer = server.http.request(method, f"/operator/host-keys{path}", headers=headers, **more)
    assert answer.is_success, answer.text
    return answer


@pytest.fixture
def host(server: Service) -> Host:
    return Host(server)


def test_it_opens_tables_where_others_may_not(server: Service, host: Host) -> None:
    problem(server.http.post("/tables", json=BODY), 403, "opening_barred")
    wrong = {"Authorization": f"Bearer {host.token}x"}
    problem(server.http.post("/tables", json=BODY, headers=wrong), 401, "unauthorized")
    made = host.open()
    assert Seat(server, made["table"], made["host"]).get("").json()["you"]["seat"] == "host"


def test_the_same_request_opens_once(server: Service, host: Host) -> None:
    key = {"Idempotency-Key": "twenty characters and more", **host.headers}
    first, again = (server.http.post("/tables", json=BODY, headers=key) for _ in range(2))
    assert first.json() == again.json()
    assert len(host.get("/host/tables").json()["tables"]) == 1


def test_it_speaks_for_the_host_of_what_it_opened_and_of_nothing_else(server: Service, host: Host) -> None:
    made, others = host.open(), Host(server).open()
    mine = host.at(made["table"])
    assert mine.get("").json()["you"] == {"seat": "host", "role": "host"}
    new = mine.http.post(f"{mine.path}/seats/{ANN}/token").json()["token"]
    assert Seat(server, made["table"], new).get("").json()["you"]["seat"] == ANN
    mine.did({"type": "EndTable"})
    assert mine.get("").json()["status"] == "ended"
    problem(host.at(others["table"]).get(""), 401, "unauthorized")
    problem(host.at(made["table"]).get("/record", full=True), 403, "not_your_role")


def test_what_outlives_a_request_takes_the_seats_own_token(server: Service, host: Host) -> None:
    mine = host.at(host.open()["table"])
    stream = mine.http.get(f"{mine.path}/feed", headers={"Accept": "text/event-stream"})
    problem(stream, 403, "own_token_needed")
    problem(mine.post("/tickets", {}), 403, "own_token_needed")
    hook = {"address": "https://receiver.example/"}
    problem(mine.http.put(f"{mine.path}/seats/host/hook", json=hook), 403, "own_token_needed")
    from websockets.exceptions import InvalidStatus

    with pytest.raises(InvalidStatus):
        mine.live()


def test_pages_of_tables_are_linked(host: Host) -> None:
    opened = [host.open(title=f"Soir {n}")["table"] for n in range(5)]
    found: list[str] = []
    where, pages = f"{host.server.url}/host/tables?limit=2", 0
    while where:
        answer = host.server.http.get(where, headers=host.headers)
        page = answer.json()
        found += [line["table"] for line in page["tables"]]
        link = answer.links.get("next")
        assert (link is None) == (page["next"] is None)
        where = str(httpx.URL(where).join(link["url"])) if link else ""
        pages += 1
    assert found == opened
    assert pages == 3
    (first,) = host.get("/host/tables", limit=1).json()["tables"]
    assert (first["title"], first["system"], first["status"]) == ("Soir 0", "purse/1", "open")
    problem(host.get("/host/tables", limit=51), 400, "bad_request")


def test_what_the_operator_forgot_is_listed_as_such(server: Service, host: Host) -> None:
    made = host.open()
    headers = {"Authorization": f"Bearer {OPERATOR}"}
    assert server.http.delete(f"/operator/tables/{made['table']}", headers=headers).status_code == 204
    (line,) = host.get("/host/tables").json()["tables"]
    assert (line["table"], line["status"], "title" in line) == (made["table"], "forgotten", False)
    problem(host.at(made["table"]).get(""), 401, "unauthorized")


class Following:
    """The stream of a host's key, read by a thread. `ended` is put where it ends."""

    def __init__(self, host: Host) -> None:
        self.lines: Queue[Any] = Queue()
        self._client = host.server.client(host.headers)
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with suppress(httpx.TransportError), self._client.stream("GET", "/host/asked", timeout=60) as answer:
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    self.lines.put(json.loads(line.removeprefix("data: ")))
        self.lines.put("ended")

    def next(self) -> Any:
        return self.lines.get(timeout=20)


@pytest.fixture
def children(host: Host) -> tuple[Any, Following]:
    seats = [{"name": name, "role": "player"} for name in ("Anne", "Bruno", "Chloé", "Denis")]
    made = host.open(system="ambre", seats=seats)
    return made, Following(host)


def test_one_stream_tells_what_is_asked_at_any_of_them(host: Host, children: tuple[Any, Following]) -> None:
    made, following = children
    assert following.next()["table"] == made["table"]
    other = host.open(title="Plus tard")
    assert (following.next()["table"], following.lines.qsize()) == (other["table"], 0)
    mine = host.at(made["table"])
    mine.did({"type": "StartGame", "seating": [f"player{n}" for n in range(1, 5)]})
    line = following.next()
    assert (line["table"], line["status"]) == (made["table"], "playing")
    assert {each["command"] for each in line["asked"]} == {"SubmitCharacter"}
    assert line["asked"] == mine.get("").json()["asked"]
    host.at(other["table"]).did({"type": "EndTable"})
    line = following.next()
    assert (line["table"], line["status"]) == (other["table"], "ended")


@pytest.mark.parametrize("how", ["rotated by itself", "rotated", "revoked"])
def test_a_token_that_ended_is_worth_nothing_at_once(
    server: Service, host: Host, children: tuple[Any, Following], how: str
) -> None:
    made, following = children
    following.next()
    former = host.at(made["table"])
    match how:
        case "rotated by itself":
            host.token = server.http.post("/host/token", headers=host.headers).json()["token"]
        case "rotated":
            host.token = operator(server, "POST", f"/{host.key}/token").json()["token"]
        case _:
            operator(server, "DELETE", f"/{host.key}")
    assert following.next() == "ended"
    problem(former.get(""), 401, "unauthorized")
    problem(server.http.get("/host/tables", headers=former.http.headers), 401, "unauthorized")
    if how != "revoked":
        assert host.at(made["table"]).get("").status_code == 200
        assert len(host.get("/host/tables").json()["tables"]) == 1
        return
    headers = {"Authorization": f"Bearer {OPERATOR}"}
    again = server.http.post(f"/operator/host-keys/{host.key}/token", headers=headers)
    problem(again, 404, "not_found")
    (line,) = [each for each in operator(server, "GET", "").json() if each["key"] == host.key]
    assert line["revoked"] > line["created"]


def test_only_the_operator_issues_them(server: Service, host: Host, table_token: str) -> None:
    for bearer in (host.token, table_token):
        answer = server.http.post(
            "/operator/host-keys", json={"name": "x"}, headers={"Authorization": f"Bearer {bearer}"}
        )
        problem(answer, 404, "not_found")


@pytest.fixture
def table_token(host: Host) -> str:
    return str(host.open()["host"])


def test_no_token_of_a_host_is_in_the_register(server: Service, host: Host) -> None:
    host.open()
    with Register.open(sqlite_settings(server.database, access="read")) as register:
        rows = [row.data for stream in register.streams() for row in register.read(stream)]
        assert not any(host.token.encode() in data for data in rows)
        assert verify_register(register).sound


def test_the_python_client_keeps_many_tables(server: Service, host: Host) -> None:
    with Client(server.url, "en") as client:
        opened = [
            client.open("purse", f"Evening {n}", [("Maud", "gm"), ("Ilse", "player")], token=host.token) for n in (1, 2)
        ]
        page = client.host_tables(host.token, limit=1)
        assert [line.table for line in page.tables] == [opened[0].table]
        assert page.next is not None
        (second,) = client.host_tables(host.token, page.next).tables
        assert (second.table, second.title) == (opened[1].table, "Evening 2")
        lines = client.follow_host(host.token)
        assert {next(lines).table, next(lines).table} == {each.table for each in opened}
        client.seat(opened[0].table, host.token).end()
        ended = next(lines)
        assert (ended.table, ended.status) == (opened[0].table, "ended")
        fresh = client.rotate_host(host.token).token
        with pytest.raises(Unauthorized):
            next(lines)
        assert len(client.host_tables(fresh).tables) == 2


def test_many_tables_at_once_are_all_listed(host: Host) -> None:
    """Each opening is appended after the one before, whoever is first."""
    threads = [Thread(target=host.open) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    until(lambda: len(host.get("/host/tables").json()["tables"]) == 8)


def test_it_speaks_in_branches_of_what_it_opened(host: Host) -> None:
    made = host.open()
    gm = Seat(host.server, made["table"], made["seats"][0]["token"])
    gm.did({"type": "Earn", "amount": 3})
    branch = gm.post("/branches", {}).json()["table"]
    assert host.at(branch).get("").json()["you"]["seat"] == "host"


def test_the_table_that_follows_one_of_its_own_is_its_own(host: Host) -> None:
    made = host.open()
    host.at(made["table"]).did({"type": "EndTable"})
    maud = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    answer = host.server.http.post("/tables", json={"again": made["table"]}, headers=maud)
    assert answer.status_code == 201, answer.text
    follows = answer.json()["table"]
    assert [line["table"] for line in host.get("/host/tables").json()["tables"]] == [made["table"], follows]
    assert host.at(follows).get("").json()["you"]["seat"] == "host"
