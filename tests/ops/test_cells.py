"""Two cells behind the nginx that is shipped for them: a table's id says who keeps it, and nothing is shared."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

import httpx
import pytest

from domain.register import Register, sqlite_settings
from domain.register.integrity.verify import verify_register
from ops.bench.server import Server, started
from ops.bench.servers import Missing
from tests.ops.conftest import Greffe
from tests.servers import missing
from tests.wire.nginx import nginx_of_cells

CELLS = ("north", "south")
SEATS = [{"name": "Ada", "role": "gm"}, {"name": "Bea", "role": "player"}]
OPENINGS = 12
HOST_TOKEN = "an operator of these two cells"


class Cells(NamedTuple):
    """Two services and the proxy before them."""

    folder: Path
    services: Mapping[str, Server]
    url: str

    def file(self, cell: str) -> Path:
        return self.folder / f"{cell}.sqlite"

    def open(self, key: str = "", **more: str) -> Any:
        headers = ({"Idempotency-Key": key} if key else {}) | more
        body = {"system": "nosgoth", "title": "Cellules", "seats": SEATS}
        answer = httpx.post(f"{self.url}/tables", json=body, headers=headers)
        assert answer.status_code == 201, answer.text
        return answer.json()


@contextmanager
def service(folder: Path, cell: str) -> Iterator[Server]:
    choices = {
        "GREFFE_CELL": cell,
        "GREFFE_DATABASE": str(folder / f"{cell}.sqlite"),
        "GREFFE_OPEN_TABLES": "anybody",
        "GREFFE_OPERATOR_TOKEN": HOST_TOKEN,
    }
    with started(choices) as server:
        yield server


@contextmanager
def cells(folder: Path, moved: str = "") -> Iterator[Cells]:
    with ExitStack() as stack:
        services = {cell: stack.enter_context(service(folder, cell)) for cell in CELLS}
        try:
            port = stack.enter_context(nginx_of_cells({cell: each.port for cell, each in services.items()}, moved))
        except Missing as reason:
            missing(reason)
        yield Cells(folder, services, f"http://127.0.0.1:{port}")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cells]:
    for name in [name for name in os.environ if name.startswith("GREFFE_")]:
        os.environ.pop(name)
    with cells(tmp_path_factory.mktemp("cells")) as made:
        yield made


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def cell_of(table: str) -> str:
    return table.partition("-")[0]


def say(url: str, opened: Any, text: str, table: str = "") -> httpx.Response:
    body = {"command": {"type": "Say", "text": text}}
    name = table or opened["table"]
    return httpx.post(f"{url}/tables/{name}/commands", json=body, headers=bearer(opened["seats"][0]["token"]))


def feed(url: str, opened: Any) -> Any:
    answer = httpx.get(f"{url}/tables/{opened['table']}/feed", headers=bearer(opened["seats"][1]["token"]))
    assert answer.status_code == 200, answer.text
    return answer.json()["frames"]


def test_tables_are_opened_in_both_cells_and_reached_by_their_ids(running: Cells) -> None:
    opened = [running.open() for _ in range(OPENINGS)]
    assert set(Counter(cell_of(each["table"]) for each in opened)) == set(CELLS)
    for each in opened:
        own = running.services[cell_of(each["table"])]
        assert say(running.url, each, "Bonsoir").status_code == 201
        assert feed(running.url, each) == feed(own.url, each)
        for other in running.services.values():
            if other is not own:
                assert say(other.url, each, "Bonsoir").status_code == 401, "nothing is shared"


def test_an_opening_that_is_repeated_comes_to_the_same_cell(running: Cells) -> None:
    for _ in range(OPENINGS):
        key = token_hex(16)
        assert running.open(key) == running.open(key)


def test_the_table_that_follows_is_found_and_opened_in_the_same_cell(running: Cells) -> None:
    """The id of the former one is in the body, where no proxy reads: its token is known to one cell alone."""
    for _ in range(OPENINGS):
        opened = running.open()
        assert httpx.post(
            f"{running.url}/tables/{opened['table']}/commands",
            json={"command": {"type": "EndTable"}},
            headers=bearer(opened["host"]),
        ).is_success
        request = {"json": {"again": opened["table"]}, "headers": bearer(opened["seats"][0]["token"])}
        answer = httpx.post(f"{running.url}/tables", **request)  # type: ignore[arg-type]  # two of its parameters
        assert answer.status_code == 201, answer.text
        assert cell_of(answer.json()["table"]) == cell_of(opened["table"])


def test_a_token_that_no_cell_knows_is_refused_once(running: Cells) -> None:
    answer = httpx.post(f"{running.url}/tables", json={"again": "south-0123"}, headers=bearer("x" * 43))
    assert answer.status_code == 401
    assert answer.json()["code"] == "unauthorized"


def test_a_host_key_opens_tables_in_its_own_cell_and_lists_them(running: Cells) -> None:
    for cell, own in running.services.items():
        issued = httpx.post(f"{own.url}/operator/host-keys", json={"name": cell}, headers=bearer(HOST_TOKEN))
        assert issued.is_success, issued.text
        key = bearer(issued.json()["token"])
        tables = {running.open(**key)["table"] for _ in range(OPENINGS // 2)}
        assert {cell_of(table) for table in tables} == {cell}
        listed = httpx.get(f"{running.url}/host/tables", headers=key)
        assert listed.status_code == 200, listed.text
        assert {each["table"] for each in listed.json()["tables"]} == tables


def test_a_branch_is_kept_where_its_origin_is(running: Cells) -> None:
    opened = running.open()
    say(running.url, opened, "Et si")
    url = f"{running.url}/tables/{opened['table']}/branches"
    answer = httpx.post(url, json={"title": "Si", "frame": 1}, headers=bearer(opened["seats"][0]["token"]))
    assert answer.status_code == 201, answer.text
    assert cell_of(answer.json()["table"]) == cell_of(opened["table"])


def test_a_table_is_moved_with_its_branch_and_goes_on_under_its_name(tmp_path: Path, greffe: Greffe) -> None:
    with cells(tmp_path) as made:
        opened = next(each for each in iter(made.open, None) if cell_of(each["table"]) == "north")
        other = next(each for each in iter(made.open, None) if cell_of(each["table"]) == "north")
        say(made.url, opened, "Avant")
        url = f"{made.url}/tables/{opened['table']}/branches"
        begun = httpx.post(url, json={"title": "Si", "frame": 1}, headers=bearer(opened["seats"][0]["token"])).json()
        before = feed(made.url, opened)
    source, target = made.file("north"), made.file("south")
    done = greffe("copy", source, target, "--table", opened["table"])
    assert done.returncode == 0, done.stderr
    assert greffe("forget", opened["table"], "--data", source).returncode == 0
    with cells(tmp_path, f'"~^/tables/({opened["table"]}|{begun["table"]})(/|$)" south;') as made:
        assert feed(made.url, opened) == before
        assert say(made.url, opened, "Après").status_code == 201
        assert say(made.url, opened, "Après", begun["table"]).status_code == 201
        assert say(made.url, other, "Après").status_code == 201
        assert say(made.services["north"].url, opened, "Après").status_code == 401
    for cell in CELLS:
        with Register.open(sqlite_settings(made.file(cell))) as register:
            assert verify_register(register).sound


def test_only_tables_that_are_there_are_moved(tmp_path: Path, greffe: Greffe, database: Path) -> None:
    done = greffe("copy", database, tmp_path / "into.sqlite", "--table", "nobody")
    assert done.returncode == 2
    assert "nobody" in done.stderr
