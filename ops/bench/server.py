"""Service in a process of its own, on a new database, without limits of rate."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from ops.cli.connection import reaching
from ops.cli.failures import OutOfReach
from ops.clients.python.greffe_client import Client

HOST = "127.0.0.1"
START_SECONDS = 120.0  # how long a failure takes, on a machine that does much else
STOP_SECONDS = 10.0
SOURCE = Path(__file__).resolve().parents[2]


class Server:
    """A running service: its address, and the processor time that it has used."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        self.port = port
        self.url = f"http://{HOST}:{port}"
        self._process = process

    def cpu_seconds(self) -> float:
        """Return the processor time of the process so far; 0 if the system does not tell."""
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(") ")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident_bytes(self) -> int:
        """Return the memory of the process that is in use now. Raises OSError if the system does not tell."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def serving(folder: Path) -> AbstractContextManager[Server]:
    """Run the service on a new SQLite file. Raises OutOfReach."""
    return started({"GREFFE_DATABASE": str(folder / "served.sqlite")})


def started(choices: Mapping[str, str]) -> AbstractContextManager[Server]:
    """Run the service with these settings. Raises OutOfReach."""
    environment = {
        "GREFFE_RATE_LIMIT": "0",
        "GREFFE_COMMAND_RATE_LIMIT": "0",
        "GREFFE_TABLES_PER_ADDRESS": "0",
        "GREFFE_TABLES_IN_ALL": "0",
        "GREFFE_LOG_LEVEL": "warning",
        **choices,
    }
    port = _free_port()
    return _running(port, ["ops.cli.main", "serve", "--host", HOST, "--port", str(port)], environment)


def bare(folder: Path) -> AbstractContextManager[Server]:
    """Run the bare app on a new SQLite file. Raises OutOfReach."""
    port = _free_port()
    return _running(port, ["ops.bench.bare_app", str(port), str(folder / "bare.sqlite")], {})


@contextmanager
def _running(port: int, program: Sequence[str], choices: Mapping[str, str]) -> Iterator[Server]:
    """Start a program that serves, wait until it answers, stop it at the end. Raises OutOfReach."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), **choices}
    process = subprocess.Popen([sys.executable, "-m", *program], env=environment, stdout=subprocess.DEVNULL)
    server = Server(port, process)
    try:
        with reaching(server.url), Client(server.url) as waiting:
            waiting.ready(START_SECONDS)
        if process.poll() is not None:
            raise OutOfReach("no-measured-service")
        yield server
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
