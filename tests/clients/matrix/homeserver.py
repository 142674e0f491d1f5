"""A homeserver of Matrix for tests: Synapse on SQLite, on a free port, and people who sit in its rooms."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx

from ops.bench.servers import Missing
from tests.waiting import until

VARIABLE = "TEST_SYNAPSE"
"""Names a Python that has Synapse; else it is the one of `ops/environment test`."""
NO_LIMIT = {"per_second": 1000, "burst_count": 1000}


@dataclass
class Person:
    """A user, with what the tests need of the client's interface."""

    id: str
    token: str
    http: httpx.Client

    def ask(self, method: str, path: str, body: Any = None, **params: str) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = self.http.request(method, path, json=body, params=params, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def may_join(self, room: str) -> str:
        """Join a room by its id or alias, once one is invited; return its id, "" as long as one is not."""
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = self.http.post(f"/join/{quote(room)}", json={}, headers=headers)
        return str(answer.json()["room_id"]) if answer.is_success else ""

    def say(self, room: str, text: str) -> None:
        path = f"/rooms/{quote(room)}/send/m.room.message/{abs(hash((room, text)))}"
        self.ask("PUT", path, {"msgtype": "m.text", "body": text})

    def read(self, room: str) -> list[str]:
        """All that was said there, by whoever did."""
        found = self.ask("GET", f"/rooms/{quote(room)}/messages", dir="f", limit="1000")["chunk"]
        return [event["content"]["body"] for event in found if event["type"] == "m.room.message"]


@dataclass
class Homeserver:
    url: str

    def __post_init__(self) -> None:
        self.http = httpx.Client(base_url=f"{self.url}/_matrix/client/v3", timeout=30)

    def person(self, name: str) -> Person:
        body = {"username": name, "password": "secret", "auth": {"type": "m.login.dummy"}}
        answer = self.http.post("/register", json=body)
        assert answer.is_success, answer.text
        made = answer.json()
        return Person(made["user_id"], made["access_token"], self.http)


def interpreter() -> str:
    """Return the Python that runs Synapse. Raises Missing."""
    found = os.environ.get(VARIABLE) or str(Path(sys.prefix) / "matrix" / "bin" / "python")
    if not (Path(found).parent / "synapse_homeserver").exists():
        raise Missing(f"Synapse is not installed: ops/environment test, or {VARIABLE}")
    return found


def settings(folder: Path, port: int) -> dict[str, Any]:
    limits = ("rc_message", "rc_registration", "rc_room_creation")
    nested = {"rc_joins": {"local": NO_LIMIT}, "rc_invites": {"per_room": NO_LIMIT, "per_user": NO_LIMIT}}
    listener = {"port": port, "bind_addresses": ["127.0.0.1"], "type": "http", "resources": [{"names": ["client"]}]}
    return {
        "server_name": "localhost",
        "pid_file": str(folder / "homeserver.pid"),
        "listeners": [listener],
        "database": {"name": "sqlite3", "args": {"database": str(folder / "homeserver.db")}},
        "media_store_path": str(folder / "media"),
        "signing_key_path": str(folder / "signing.key"),
        "macaroon_secret_key": "of a test",
        "form_secret": "of a test",
        "report_stats": False,
        "trusted_key_servers": [],
        "enable_registration": True,
        "enable_registration_without_verification": True,
        **dict.fromkeys(limits, NO_LIMIT),
        **nested,
    }


@contextmanager
def homeserver(folder: Path) -> Iterator[Homeserver]:
    """A homeserver until the end of the block. Raises Missing."""
    python = interpreter()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    file, log = folder / "homeserver.yaml", folder / "homeserver.log"
    file.write_text(json.dumps(settings(folder, port)), encoding="utf-8")  # which is YAML, too
    command = (python, "-m", "synapse.app.homeserver", "--config-path", str(file))
    subprocess.run((*command, "--generate-keys"), cwd=folder, check=True, capture_output=True)
    with log.open("wb") as out, subprocess.Popen(command, cwd=folder, stdout=out, stderr=out) as process:
        server = Homeserver(f"http://127.0.0.1:{port}")

        def answers() -> bool:
            assert process.poll() is None, log.read_text(encoding="utf-8")
            try:
                return server.http.get("/login").is_success
            except httpx.TransportError:
                return False

        try:
            until(answers, within=60)
            yield server
        finally:
            server.http.close()
            process.kill()
