"""Everything that runs on the three machines, started as `ops/deploy/cluster` and the README say."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
from psycopg.sql import SQL, Identifier, Literal

from domain.register import migrate, postgres_settings
from ops.bench.servers import Missing, postgres_binaries
from ops.failover.files import CLUSTER, DEPLOY, NAMES, choices, filled, placed
from ops.failover.machines import Machine, NotInTime, Process, network, until

ROOT = Path(__file__).parents[2]
WITH_GREFFE = NAMES[:2]  # and a Redis
PROXY = "http://127.0.0.1:8080"
NEEDED = {
    "etcd": "Debian: etcd-server",
    "patroni": "pip install -r ops/deploy/cluster/patroni.txt, its bin on the PATH",
    "haproxy": "Debian: haproxy",
    "redis-server": "Debian: redis-server",
    "redis-sentinel": "Debian: redis-sentinel",
    "nginx": "Debian: nginx",
    "ip": "Debian: iproute2",
    "unshare": "util-linux",
    "nsenter": "util-linux",
}


class Cluster:
    """Three machines that a fault may break and an audit may ask. `database` names all, whichever is the primary."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.binaries = postgres_binaries()
        self.passwords = {name: secrets.token_hex(12) for name in ("superuser", "replication", "rewind", "greffe")}
        self.machines = {name: Machine(name, number) for number, name in enumerate(NAMES, 1)}
        self.processes: dict[tuple[str, str], Process] = {}
        hosts = ",".join(machine.address for machine in self.machines.values())
        self.database = f"postgresql://greffe:{self.passwords['greffe']}@{hosts}/greffe?connect_timeout=2"

    def start(self) -> None:
        """Start everything, in the order in which it is needed."""
        self._start_etcd()
        self._start_patroni()
        self._prepare_database()
        self._start_redis()
        for name in WITH_GREFFE:
            self._start("haproxy", name, ["haproxy", "-f", str(self._file("haproxy.cfg", name))])
        for name in WITH_GREFFE:
            self._start_greffe(name)
        self._start_proxy()
        until(self.is_whole, "a whole cluster")

    def stop(self) -> None:
        for machine in self.machines.values():
            machine.stop()
        for (program, _), process in self.processes.items():
            if program == "nginx":
                process.kill()

    def urls(self) -> dict[str, str]:
        """The address of each process of Greffe."""
        return {name: f"http://{self.machines[name].address}:8000" for name in WITH_GREFFE}

    # What it is like now

    def members(self) -> list[Any]:
        """The members as Patroni knows them, empty where none answers."""
        for machine in self.machines.values():
            if found := _asked(f"http://{machine.address}:8008/cluster"):
                return list(found["members"])
        return []

    def primary(self) -> str:
        return next((each["name"] for each in self.members() if each["role"] == "leader"), "")

    def standbys(self) -> list[str]:
        return [each["name"] for each in self.members() if each["role"] != "leader"]

    def etcd_leader(self) -> str:
        for name, machine in self.machines.items():
            status = _asked(f"http://{machine.address}:2379/v3/maintenance/status", post=True)
            if status and status["leader"] == status["header"]["member_id"]:
                return name
        return ""

    def redis_role(self, name: str) -> str:
        """Return `master` or `slave`; nothing where it does not answer, or has lost the one that it follows."""
        with suppress(OSError), socket.create_connection((self.machines[name].address, 6379), 1) as connection:
            connection.sendall(b"INFO replication\r\nQUIT\r\n")
            with connection.makefile(encoding="ascii") as answer:
                facts = dict(line.strip().split(":", 1) for line in answer if ":" in line)
            return facts["role"] if facts.get("master_link_status", "up") == "up" else ""
        return ""

    def postmaster(self, name: str) -> int:
        """The process id of that machine's PostgreSQL."""
        lines = (self._home(name) / "var/lib/postgresql/greffe/postmaster.pid").read_text().splitlines()
        return int(lines[0])

    def is_whole(self) -> bool:
        """Return whether every part is there and in its place, so that any one of them may be missed again."""
        members = self.members()
        return (
            sorted(each["role"] for each in members) == ["leader", "quorum_standby", "quorum_standby"]
            and all(each["state"] in ("running", "streaming") for each in members)
            and all(_asked(f"http://{machine.address}:2379/health") for machine in self.machines.values())
            and sorted(map(self.redis_role, WITH_GREFFE)) == ["master", "slave"]
            and all(_asked(f"{url}/ready") for url in self.urls().values())
        )

    # How it starts

    def _start_etcd(self) -> None:
        for name in NAMES:
            self._start("etcd", name, ["etcd", "--config-file", str(self._file("etcd.yml", name))])
        until(self.etcd_leader, "etcd")

    def _start_patroni(self) -> None:
        names = ("superuser", "replication", "rewind")
        environment = {f"PATRONI_{name.upper()}_PASSWORD": self.passwords[name] for name in names}
        for name in NAMES:
            command = ["patroni", str(self._file("patroni.yml", name))]
            self._start("patroni", name, command, environment | {"LC_ALL": "C.UTF-8"}, user="postgres")
        until(lambda: sum(each["state"] == "streaming" for each in self.members()) == 2, "two standbys")

    def _prepare_database(self) -> None:
        hosts = ",".join(machine.address for machine in self.machines.values())
        address = f"host={hosts} dbname=postgres user=postgres password={self.passwords['superuser']}"
        with psycopg.connect(f"{address} target_session_attrs=read-write", autocommit=True) as connection:
            role, password = Identifier("greffe"), Literal(self.passwords["greffe"])
            connection.execute(SQL("CREATE ROLE {} LOGIN PASSWORD {}").format(role, password))
            connection.execute(SQL("CREATE DATABASE {} OWNER {}").format(role, role))
        migrate(postgres_settings(self.database))

    def _start_redis(self) -> None:
        first = self.machines[WITH_GREFFE[0]].address
        for name in WITH_GREFFE:
            following = [] if name == WITH_GREFFE[0] else ["--replicaof", f"{first} 6379"]
            self._start("redis", name, ["redis-server", str(self._file("redis.conf", name)), *following])
        for name in NAMES:
            self._start("sentinel", name, ["redis-sentinel", str(self._file("sentinel.conf", name))])
        until(lambda: sorted(map(self.redis_role, WITH_GREFFE)) == ["master", "slave"], "Redis and its replica")

    def _start_greffe(self, name: str) -> None:
        environment = choices(self._placed("greffe.env", name)) | {
            "GREFFE_OPEN_TABLES": "anybody",
            "GREFFE_RATE_LIMIT": "0",
            "GREFFE_COMMAND_RATE_LIMIT": "0",
            "GREFFE_TABLES_PER_ADDRESS": "0",
            "GREFFE_TABLES_IN_ALL": "0",
            "PYTHONPATH": str(ROOT),
        }
        # Both of Greffe's machines have the file of the keys, and so has one folder here.
        environment["GREFFE_KEYS"] = str(self.home / "greffe.keys")
        entry = self._home(name) / "var/lib/greffe/.pgpass"
        entry.write_text(f"127.0.0.1:5000:greffe:greffe:{self.passwords['greffe']}\n")
        entry.chmod(0o600)
        address = self.machines[name].address
        command = [sys.executable, "-m", "ops.cli.main", "serve", "--host", address, "--port", "8000"]
        self._start("greffe", name, command, environment, cwd=str(ROOT))
        url = self.urls()[name]
        until(lambda: _asked(f"{url}/ready"), f"the Greffe of {name}")

    def _start_proxy(self) -> None:
        parts = [
            *("daemon off; error_log stderr; events {} http { access_log off;", f"include {DEPLOY}/proxy.conf;"),
            *(f"include {CLUSTER}/upstream.conf;", "}"),
        ]
        (self.home / "nginx.conf").write_text(f"pid {self.home}/nginx.pid; {' '.join(parts)}")
        command = ["nginx", "-p", str(self.home), "-c", str(self.home / "nginx.conf")]
        self.processes["nginx", ""] = Process(command, self.home / "nginx.log", {})
        self.processes["nginx", ""].start()
        until(lambda: _asked(f"{PROXY}/health"), "nginx")

    def _start(
        self,
        program: str,
        name: str,
        command: list[str],
        environment: Mapping[str, str] | None = None,
        user: str | None = None,
        cwd: str = "/",
    ) -> None:
        log = self._home(name) / f"{program}.log"
        process = self.machines[name].process(command, log, environment, user, cwd)
        self.processes[program, name] = process
        process.start()

    def _home(self, name: str) -> Path:
        home = self.home / name
        for folder in ("etcd", "redis", "greffe", "postgresql"):
            (home / "var/lib" / folder).mkdir(parents=True, exist_ok=True)
        (home / "var/run/postgresql").mkdir(parents=True, exist_ok=True)
        for folder in ("var/lib/postgresql", "var/run/postgresql"):
            shutil.chown(home / folder, "postgres")
        return home

    def _placed(self, file: str, name: str) -> str:
        return placed(filled(file, name, self.machines[name].address), self._home(name), self.binaries)

    def _file(self, file: str, name: str) -> Path:
        path = self._home(name) / file
        path.write_text(self._placed(file, name), encoding="utf-8")
        return path


@contextmanager
def cluster() -> Iterator[Cluster]:
    """The whole, running. Raises Missing, NotInTime: then the folder with all logs is left."""
    check()
    home, kept = Path(tempfile.mkdtemp(prefix="greffe-failover-")), False
    home.chmod(0o755)
    try:
        with ExitStack() as stack:
            stack.enter_context(network())
            made = Cluster(home)
            stack.callback(made.stop)
            made.start()
            yield made
    except NotInTime as failure:
        kept = True
        raise NotInTime(f"{failure} did not come in time: see the logs in {home}") from failure
    finally:
        if not kept:
            shutil.rmtree(home, ignore_errors=True)


def check() -> None:
    """Raises Missing: what is needed is not here."""
    absent = [f"{program} ({where})" for program, where in NEEDED.items() if not shutil.which(program)]
    if not CLUSTER.is_dir():
        absent.append("the sources of Greffe, for ops/deploy/cluster")
    if os.geteuid():
        absent.append("root: each machine is a network namespace")
    elif "patroni" not in " ".join(absent) and not _may_run("patroni", "postgres"):
        absent.append("a Patroni that the user postgres may run")
    if absent:
        raise Missing(f"the drill needs {', '.join(absent)}")


def _may_run(program: str, user: str) -> bool:
    try:
        return not subprocess.run([program, "--version"], user=user, capture_output=True, cwd="/").returncode
    except OSError:
        return False


def _asked(url: str, *, post: bool = False) -> Any:
    """Return what a part answers; None where it does not, or is not well."""
    ask: Callable[..., httpx.Response] = httpx.post if post else httpx.get
    with suppress(httpx.TransportError):
        answer = ask(url, timeout=2, **({"json": {}} if post else {}))
        if answer.status_code == 200:
            return answer.json() if answer.content else True
    return None
