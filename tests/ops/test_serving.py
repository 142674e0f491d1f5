"""`serve`, `up` and `demo` as processes: what they print, how they end."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from api.base.settings import Settings
from api.server.serve import server
from domain.register import Register
from ops.cli.failures import OutOfReach
from ops.clients.python.greffe_client import Client
from ops.commands.service.local_service import run
from tests.ops.conftest import Greffe, environment, failed

HOST = "127.0.0.1"
STARTED = 120  # seconds: how long a failure takes; a start plays a scene, beside whatever else is under way


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(folder: Path, *arguments: object, **choices: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "ops.cli.main", *map(str, arguments)]
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment(**{"PYTHONUNBUFFERED": "1", "GREFFE_LOG_LEVEL": "warning", **choices}),  # nobody reads its log
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def read_until(process: subprocess.Popen[str], end: str) -> str:
    """What it prints until a line holds `end`."""
    assert process.stdout is not None
    watch = threading.Timer(STARTED, process.kill)
    watch.start()
    lines: list[str] = []
    try:
        for line in process.stdout:
            lines.append(line)
            if end in line:
                return "".join(lines)
    finally:
        watch.cancel()
    assert process.stderr is not None
    raise AssertionError(f"it ended before {end!r}: {''.join(lines)}{process.stderr.read()}")


def interrupted(process: subprocess.Popen[str]) -> int:
    process.send_signal(signal.SIGINT)
    return process.wait(15)


@pytest.mark.parametrize(
    ("signs", "at_once"),
    [
        ((signal.SIGTERM,), False),
        ((signal.SIGINT,), False),
        ((signal.SIGTERM, signal.SIGTERM), False),
        ((signal.SIGTERM, signal.SIGINT), True),
        ((signal.SIGINT, signal.SIGINT), True),
    ],
)
def test_a_second_interrupt_waits_for_nobody(signs: tuple[signal.Signals, ...], at_once: bool, tmp_path: Path) -> None:
    made = server(Settings(database=str(tmp_path / "greffe.sqlite")), HOST, 0)
    for sign in signs:
        made.handle_exit(sign, None)
    assert (made.should_exit, made.force_exit) == (True, at_once)


def logged(process: subprocess.Popen[str]) -> list[dict[str, Any]]:
    """The lines of a log whose process has ended."""
    assert process.stderr is not None
    return [json.loads(line) for line in process.stderr.read().splitlines()]


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_start_and_a_stop_are_a_line_each(tmp_path: Path, sign: signal.Signals) -> None:
    port = free_port()
    choices = {"GREFFE_LOG_LEVEL": "info", "GREFFE_METRICS_TOKEN": "hush", "GREFFE_RATE_LIMIT": "7"}
    with running(tmp_path, "serve", "--port", port, **choices) as process:
        token = read_until(process, "Bearer").split()[-1]
        with Client(f"http://{HOST}:{port}") as service:
            service.ready(STARTED)
        process.send_signal(sign)
        assert process.wait(15) == 0
        lines = logged(process)
    start, *_, stop = lines
    assert (start["event"], start["level"]) == ("start", "info")
    assert (start["address"], start["engine"]) == (f"http://{HOST}:{port}", "sqlite")
    assert start["version"]
    assert start["settings"] == {"GREFFE_METRICS_TOKEN": "***", "GREFFE_RATE_LIMIT": "7"}
    assert stop["event"] == "stop"
    assert [line for line in lines if line["level"] in ("warning", "error")] == []
    assert not any("hush" in str(line) or token in str(line) for line in lines)


def test_up_plays_a_scene_shows_it_and_stays_until_interrupted(greffe: Greffe, tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, "up", "--port", port, "--lang", "en") as process:
        output = read_until(process, "Ctrl-C")
        assert "Maud (gm1)" in output
        assert "Ysolde" in output
        token, table = re.findall(r"Bearer ([\w-]+)' http://[\w.:]+/tables/(\w+)/moves", output)[0]
        with Client(f"http://{HOST}:{port}", "en") as service:
            offered = [move.type for move in service.seat(table, token).moves()]
        assert "EndTurn" in offered, "the scene goes on from where it stopped"
        assert interrupted(process) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""
    done = greffe("verify", "greffe.sqlite")  # the table, its keys, the notes
    assert "of 4 streams are sound, 0 findings" in done.stdout, "the record stays"


def test_the_scene_hides_from_the_players_what_only_the_gm_knows(tmp_path: Path) -> None:
    with running(tmp_path, "up", "--port", free_port(), "--data", "memory", "--lang", "fr") as process:
        output = read_until(process, "Ctrl-C")
    prepared = next(line for line in output.splitlines() if "Malek" in line)
    assert re.fullmatch(r"Maud prépare un adversaire\s:\sMalek, niveau 5\W*", prepared)  # no player reads of it beside


def test_up_without_the_scene(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, "up", "--no-scene", "--port", port) as process:
        read_until(process, "listens")
        with Client(f"http://{HOST}:{port}") as service:
            service.ready(STARTED)
        assert interrupted(process) == 0


@pytest.mark.parametrize("command", [("up",), ("demo", "nosgoth", "--moves", "3")])
def test_who_listens_everywhere_gives_links_that_others_in_the_network_can_open(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    """They lead to this machine by the address at which others reach it; the lobby, where it counts as this machine."""
    port = free_port()
    with running(
        tmp_path, *command, "--host", "0.0.0.0", "--port", port, "--data", "memory", "--lang", "en"
    ) as process:
        output = read_until(process, "To open another table")
        shared = set(re.findall(r"(http://\S+)/play/", output))
        (lobby,) = re.findall(r"players: (http://\S+)/$", output, re.MULTILINE)
        found = httpx.get(shared.pop())
        assert shared == set()
        assert found.headers["x-request-id"]
        assert found.url.host in addresses()
        assert lobby == f"http://{HOST}:{port}"
        offered = f'name="greffe-public-url" content="{str(found.url).rstrip("/")}"'
        assert (offered in found.text) == (found.url.host != HOST), "links that the page makes begin so, too"


def addresses() -> set[str]:
    """Those by which this machine speaks to others; where it has none, its own for itself."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe, suppress(OSError):
        probe.connect(("198.51.100.1", 9))
        return {probe.getsockname()[0]}
    return {HOST}


def test_an_address_that_is_said_prevails(tmp_path: Path) -> None:
    said = {"GREFFE_PUBLIC_URL": "https://jdr.example/greffe"}
    with running(tmp_path, "up", "--host", "0.0.0.0", "--port", free_port(), "--lang", "en", **said) as process:
        output = read_until(process, "To open another table")
    assert set(re.findall(r"(http\S+)/play/", output)) == {"https://jdr.example/greffe"}
    assert "players: https://jdr.example/greffe/" in output


@pytest.mark.parametrize("command", [("serve",), ("up",), ("demo", "nosgoth")])
def test_a_taken_port_names_the_option(process: Greffe, command: tuple[str, ...]) -> None:
    with closing(socket.socket()) as taken:
        taken.bind((HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        failed(process(*command, "--port", port), 3, f"port {port}", "is taken", "--port")


def test_a_locked_database_stops_the_start(process: Greffe, database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        done = process("serve", "--port", free_port(), "--data", database, GREFFE_LOCK_TIMEOUT="1")
    failed(done, 3, str(database), "another process holds its lock")


def test_a_full_disk_stops_the_start(process: Greffe, tmp_path: Path) -> None:
    def no_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))

    done = process("serve", "--port", free_port(), "--data", "new.sqlite", before=no_room)
    failed(done, 3, "new.sqlite", "full")


def test_an_export_to_a_full_disk_is_said(process: Greffe, database: Path, tmp_path: Path) -> None:
    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    read_only = tmp_path / "kept"  # readers write nothing to a database, but its side files have a size already
    read_only.mkdir()
    done = process("record", database, "aaaa", "-o", "kept/a.jsonl", before=little_room)
    assert done.returncode in (1, 3)
    assert len(done.stderr.strip().splitlines()) == 1
    assert list(read_only.iterdir()) == []


def test_another_programs_file_stops_the_start_and_stays_as_it_is(process: Greffe, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Chère Maud,\n" * 50)
    before = (tmp_path / "letter.txt").read_bytes()
    failed(process("serve", "--port", free_port(), "--data", "letter.txt"), 3, "not a database of Greffe")
    assert (tmp_path / "letter.txt").read_bytes() == before


def test_a_missing_folder_stops_the_start(process: Greffe) -> None:
    failed(process("serve", "--port", free_port(), "--data", "nowhere/new.sqlite"), 3, "nowhere")


@pytest.mark.parametrize("command", [("config",), ("serve",), ("verify", "greffe.sqlite")])
def test_a_setting_that_cannot_be_is_named(greffe: Greffe, database: Path, command: tuple[str, ...]) -> None:
    failed(greffe(*command, GREFFE_RATE_LIMIT="many"), 2, "GREFFE_RATE_LIMIT")


def test_demo_plays_on_a_running_service_without_a_refusal(process: Greffe, tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, "serve", "--port", port) as service_process:
        with Client(f"http://{HOST}:{port}") as service:
            service.ready(STARTED)
        done = process("demo", "nosgoth", "--url", f"http://{HOST}:{port}", "--seed", "3", "--moves", "40")
        assert done.returncode == 0, done.stderr
        assert "40 moves, none refused" in done.stdout
        assert done.stderr == ""
        assert interrupted(service_process) == 0


def test_demo_says_that_no_service_answers(greffe: Greffe) -> None:
    failed(greffe("demo", "nosgoth", "--url", f"http://{HOST}:{free_port()}"), 3, "no service answers")


def test_demo_of_an_unknown_game_names_those_that_are_there(greffe: Greffe) -> None:
    failed(greffe("demo", "chess"), 2, "no game chess", "nosgoth")


def test_the_port_of_a_socket_that_nobody_may_bind(process: Greffe) -> None:
    if os.geteuid() == 0:
        failed(process("serve", "--host", "192.0.2.1"), 3, "cannot listen on 192.0.2.1")
    else:
        failed(process("serve", "--port", "1"), 3, "cannot listen")


def test_a_second_process_on_the_same_file_ends_with_3_and_says_who_holds_it(greffe: Greffe, tmp_path: Path) -> None:
    data, port = tmp_path / "records.sqlite", free_port()
    with running(tmp_path, "serve", "--port", port, "--data", data) as process:
        with Client(f"http://{HOST}:{port}", "en") as service:
            service.ready(STARTED)
        held = f"process {process.pid} on "
        failed(greffe("serve", "--port", free_port(), "--data", data), 3, held)
        failed(greffe("up", "--port", free_port(), "--data", data), 3, held)
        failed(greffe("restore", data, "--data", data), 3, held)
        assert interrupted(process) in (0, -signal.SIGINT)
    assert greffe("migrate", "--data", data).returncode == 0


def test_a_file_that_is_taken_between_the_check_and_the_start_is_told_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=str(tmp_path / "records.sqlite"))
    with Register.open(settings.register()):
        monkeypatch.setattr("ops.commands.service.local_service.check", lambda *_: None)
        monkeypatch.setattr("api.base.logs.configure", lambda _level: None)  # the loggers here are pytest's
        with pytest.raises(OutOfReach, match=f"process {os.getpid()} on "):
            run(settings, HOST, free_port())
