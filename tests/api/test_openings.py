"""Who may open a table, and how many of them."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from api.base.settings import BadSetting, Settings
from tests.api.service import Service, playing, problem

BODY = {"system": "purse", "title": "x", "seats": [{"name": "x", "role": "player"}]}
TOKEN = "the club's own token"[:20].replace(" ", "-")
ELSEWHERE = {"X-Forwarded-For": "192.0.2.7"}  # the proxy on this machine is believed


def opened(service: Service, **headers: str) -> httpx.Response:
    return service.http.post("/tables", json=BODY, headers={name.replace("_", "-"): v for name, v in headers.items()})


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_by_default_only_this_machine_opens_tables(tmp_path: Path) -> None:
    with playing(tmp_path / "r.sqlite") as service:
        assert opened(service).status_code == 201
        problem(opened(service, **ELSEWHERE), 403, "opening_barred")
        problem(opened(service, **ELSEWHERE, **bearer("made up")), 403, "opening_barred")


def test_the_token_that_is_printed_opens_from_anywhere(tmp_path: Path) -> None:
    with playing(tmp_path / "r.sqlite") as service:
        token = service.uvicorn.config.app.state.openings.token  # type: ignore[union-attr]
        assert len(token) >= 40
        assert opened(service, **ELSEWHERE, **bearer(token)).status_code == 201


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Real-IP": "192.0.2.7"},  # a proxy that says it in words that we do not read
        {"Forwarded": "for=192.0.2.7"},
        {"Via": "1.1 somewhere"},
        {"Host": "evil.example:8000"},  # a name that leads here (DNS rebinding)
        {"Origin": "https://evil.example"},  # a page of somebody else's in a browser here
        {"X-Forwarded-For": "127.0.0.1"},
    ],
)
def test_what_only_passes_through_this_machine_is_not_of_it(tmp_path: Path, headers: dict[str, str]) -> None:
    with playing(tmp_path / "r.sqlite") as service:
        problem(opened(service, **headers), 403, "opening_barred")
        assert opened(service, Host="localhost:8000").status_code == 201
        assert opened(service, Origin=service.url).status_code == 201


@pytest.mark.parametrize(
    ("version", "connection", "status"),
    [("1.0", "close", 403), ("1.0", "keep-alive", 403), ("1.1", "close", 403), ("1.1", "keep-alive", 201)],
)
def test_what_speaks_as_plain_proxies_do_is_not_of_this_machine(
    tmp_path: Path, version: str, connection: str, status: int
) -> None:
    """nginx with nothing but `proxy_pass http://127.0.0.1:8000` asks so, in its own name, for whoever asks it."""
    body = json.dumps(BODY).encode()
    with playing(tmp_path / "r.sqlite") as service:
        address = urlsplit(service.url)
        head = (
            f"POST /tables HTTP/{version}\r\nHost: {address.netloc}\r\nConnection: {connection}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        with socket.create_connection((str(address.hostname), int(address.port or 0)), timeout=10) as line:
            line.sendall(head.encode() + body)
            answer = line.makefile("rb").readline()
        assert answer.split()[1] == str(status).encode()


def test_tokens_of_the_settings_are_asked_of_everybody(tmp_path: Path) -> None:
    with playing(tmp_path / "r.sqlite", open_tables=(TOKEN, "another-long-enough-one")) as service:
        problem(opened(service), 403, "opening_barred")
        assert opened(service, **ELSEWHERE, **bearer(TOKEN)).status_code == 201
        assert service.uvicorn.config.app.state.openings.token == ""  # type: ignore[union-attr]


def test_anybody_means_anybody(tmp_path: Path) -> None:
    with playing(tmp_path / "r.sqlite", open_tables=("anybody",)) as service:
        assert opened(service, **ELSEWHERE).status_code == 201


def test_one_address_opens_so_many_and_no_more(tmp_path: Path) -> None:
    with playing(tmp_path / "r.sqlite", open_tables=("anybody",), tables_per_address=2) as service:
        problem(service.http.post("/tables", content=b"{"), 400, "malformed")  # what is no opening is not counted
        assert [opened(service).status_code for _ in range(3)] == [201, 201, 429]
        assert opened(service, **ELSEWHERE).status_code == 201
        assert int(opened(service).headers["retry-after"]) <= 3600


def test_all_together_open_so_many_and_no_more(tmp_path: Path) -> None:
    with playing(tmp_path / "r.sqlite", open_tables=("anybody",), tables_in_all=2) as service:
        answers = [opened(service, **{"X-Forwarded-For": f"192.0.2.{n}"}).status_code for n in range(3)]
        assert answers == [201, 201, 429]


@pytest.mark.parametrize("value", ["anybody,local", "short", "local,another-long-enough-one", "with a space in it----"])
def test_what_could_not_be_meant_is_refused(value: str) -> None:
    with pytest.raises(BadSetting, match="GREFFE_OPEN_TABLES"):
        Settings.from_env({"GREFFE_OPEN_TABLES": value})


def test_the_listing_hides_the_tokens() -> None:
    def shown(value: str) -> Any:
        listing = Settings.from_env({"GREFFE_OPEN_TABLES": value}).listing()
        return next(choice.value for choice in listing if choice.name == "GREFFE_OPEN_TABLES")

    assert (shown("local"), shown("anybody"), shown(TOKEN)) == ("local", "anybody", "***")


def test_a_crowd_is_no_table(tmp_path: Path) -> None:
    """1,850 spectators once made every command cost 28 ms."""
    with playing(tmp_path / "r.sqlite") as service:
        crowd = [{"name": "x", "role": "player"}, *({"name": f"y{n}", "role": "spectator"} for n in range(2, 15))]
        problem(service.http.post("/tables", json={**BODY, "seats": crowd}), 400, "bad_seat_count")
        assert service.http.post("/tables", json={**BODY, "seats": crowd[:-1]}).status_code == 201
        assert service.http.get("/systems/purse").json()["roles"]["spectator"] == {
            "least": 0,
            "most": 12,
            "to_begin": 0,
        }


def test_a_refusal_of_too_few_seats_says_it_once(server: Service) -> None:
    few = [{"name": name, "role": "player"} for name in ("Anne", "Bruno", "Chloé")]
    answer = server.http.post("/tables", json={"system": "ambre", "title": "Vendredi", "seats": few})
    assert problem(answer, 400, "bad_seat_count")["detail"].count("4–5") == 1
