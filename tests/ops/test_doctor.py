"""`greffe doctor`: what is wrong with a service is found, said in plain words, and told to scripts by the exit code."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import httpx
import pytest

from ops.bench.servers import free_port
from ops.commands.service import machine
from tests.api.service import playing
from tests.ops.conftest import Done, Greffe

NOWHERE = "http://127.0.0.1:1"


def examined(done: Done) -> Mapping[str, list[tuple[str, str]]]:
    """Grade and text of what was found, by its subject."""
    found: dict[str, list[tuple[str, str]]] = {}
    for line in done.stdout.splitlines():
        found_line: Any = json.loads(line)
        found.setdefault(found_line["subject"], []).append((found_line["grade"], found_line["text"]))
    return found


def bad(done: Done) -> set[str]:
    found = {subject for subject, those in examined(done).items() if any(grade == "bad" for grade, _ in those)}
    assert done.returncode == (1 if found else 0), done.stderr
    return found


def doctor(greffe: Greffe, *arguments: object, **choices: str) -> Done:
    return greffe("doctor", "--json", "--lang", "en", "--url", NOWHERE, *arguments, **choices)


def test_a_service_that_is_well(greffe: Greffe, tmp_path: Path) -> None:
    with playing(tmp_path / "greffe.sqlite") as service:
        service.open("nosgoth")
        done = doctor(greffe, "--url", service.url, GREFFE_PUBLIC_URL=service.url)
        assert bad(done) == set()
        found_line = examined(done)
        assert found_line["service"] == [("good", f"{service.url} is ready.")]
        assert ("good", f"{service.url} leads to the service.") in found_line["address"]
        assert "can be read." in found_line["database"][0][1]
        assert {"settings", "versions", "database", "disk", "permissions", "service", "address"} <= found_line.keys()
        for locale in ("fr", "en"):
            text = greffe("doctor", "--lang", locale, "--url", service.url)
            assert text.returncode == 0
            assert "✓" in text.stdout


def test_wrong_settings_end_it_at_once(greffe: Greffe) -> None:
    done = doctor(greffe, GREFFE_LOG_LEVEL="loud")
    assert bad(done) == {"settings"}
    assert "GREFFE_LOG_LEVEL" in examined(done)["settings"][0][1]


def test_a_variable_that_is_none(greffe: Greffe) -> None:
    done = doctor(greffe, GREFFE_DATABSE="x.sqlite")
    assert bad(done) == set()
    assert "Is GREFFE_DATABASE meant?" in examined(done)["settings"][0][1]


def test_a_file_that_is_no_database(greffe: Greffe, tmp_path: Path) -> None:
    (tmp_path / "greffe.sqlite").write_text("hello")
    assert "database" in bad(doctor(greffe, "--data", tmp_path / "greffe.sqlite"))


def test_a_folder_that_takes_nothing(greffe: Greffe, tmp_path: Path) -> None:
    assert bad(doctor(greffe, "--data", tmp_path / "none" / "greffe.sqlite")) == {"disk"}


def test_a_disk_with_little_room(greffe: Greffe, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "SCARCE", 10**18)
    assert bad(doctor(greffe)) == {"disk"}


def test_a_file_that_others_may_read(greffe: Greffe, tmp_path: Path) -> None:
    with playing(tmp_path / "greffe.sqlite") as service:
        service.open("nosgoth")
    os.chmod(tmp_path / "greffe.sqlite", 0o644)
    done = doctor(greffe)
    assert bad(done) == {"permissions"}
    assert "chmod 600" in examined(done)["permissions"][0][1]


def test_a_clock_that_is_behind(greffe: Greffe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with playing(tmp_path / "greffe.sqlite") as service:
        service.open("nosgoth")
    monkeypatch.setattr(machine, "when", lambda data: datetime.now(UTC) + timedelta(days=1))
    assert bad(doctor(greffe)) == {"clock"}


def test_redis_away(greffe: Greffe) -> None:
    assert bad(doctor(greffe, GREFFE_REDIS=f"redis://127.0.0.1:{free_port()}")) == {"redis"}


def test_redis_there(greffe: Greffe, redis_url: str) -> None:
    done = doctor(greffe, GREFFE_REDIS=redis_url)
    assert bad(done) == set()
    assert examined(done)["redis"][0][0] == "good"


def test_a_public_address_where_nobody_or_somebody_else_answers(greffe: Greffe, tmp_path: Path) -> None:
    assert bad(doctor(greffe, GREFFE_PUBLIC_URL=NOWHERE)) == {"address"}
    with playing(tmp_path / "greffe.sqlite") as service:
        service.open("nosgoth")
        elsewhere = f"{service.url}/docs"
        assert bad(doctor(greffe, GREFFE_PUBLIC_URL=elsewhere)) == {"address"}


class Passing(BaseHTTPRequestHandler):
    """A proxy that says neither who asks nor for which host, and keeps its connections."""

    service: ClassVar[str]

    def do_GET(self) -> None:
        size = int(self.headers.get("Content-Length", 0))
        answer = httpx.request(self.command, self.service + self.path, content=self.rfile.read(size))
        self.send_response(answer.status_code)
        for name in ("X-Request-Id", "Content-Type"):
            self.send_header(name, answer.headers.get(name, ""))
        self.send_header("Content-Length", str(len(answer.content)))
        self.end_headers()
        self.wfile.write(answer.content)

    do_POST = do_GET  # noqa: N815  (the library's name)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (the library's name)
        """Say nothing."""


def test_a_proxy_behind_which_everybody_counts_as_this_machine(greffe: Greffe, tmp_path: Path) -> None:
    """No table is opened to find it out; `127.1` is a name for this machine that no rule takes for one."""
    with playing(tmp_path / "greffe.sqlite") as service:
        service.open("nosgoth")
        named = service.url.replace("127.0.0.1", "127.1")
        plainly = doctor(greffe, GREFFE_PUBLIC_URL=named)
        assert bad(plainly) == {"address"}
        assert "plain HTTP" in examined(plainly)["address"][-1][1]
        handler = type("Here", (Passing,), {"service": service.url})
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as proxy:
            Thread(target=proxy.serve_forever, daemon=True).start()
            done = doctor(greffe, GREFFE_PUBLIC_URL=f"http://127.1:{proxy.server_address[1]}")
            proxy.shutdown()
        assert bad(done) == {"address", "proxy"}
        texts = [text for _, text in examined(done)["proxy"]]
        assert any("counts as this machine itself" in text for text in texts)
        assert any("WebSockets do not get through" in text for text in texts)
