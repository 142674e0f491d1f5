"""Cluster of three machines, what runs on them, and what each part says of its present state."""

from __future__ import annotations

import secrets
import shutil
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from ops.bench.servers import postgres_binaries
from ops.failover.files import NAMES
from ops.failover.machines import Machine, Process

WITH_GREFFE = NAMES[:2]  # and a Redis
PROXY = "http://127.0.0.1:8080"


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

    def stop(self) -> None:
        for machine in self.machines.values():
            machine.stop()
        for (program, _), process in self.processes.items():
            if program == "nginx":
                process.kill()

    def urls(self) -> dict[str, str]:
        """Return the address of each process of Greffe."""
        return {name: f"http://{self.machines[name].address}:8000" for name in WITH_GREFFE}

    def run(
        self,
        program: str,
        name: str,
        command: list[str],
        environment: Mapping[str, str] | None = None,
        user: str | None = None,
        cwd: str = "/",
    ) -> None:
        """Start a program on a machine, with a log in its folder."""
        log = self.home_of(name) / f"{program}.log"
        process = self.machines[name].process(command, log, environment, user, cwd)
        self.processes[program, name] = process
        process.start()

    def home_of(self, name: str) -> Path:
        """Make the folder of a machine with all folders that its files name, and return it."""
        home = self.home / name
        for folder in ("etcd", "redis", "greffe", "postgresql"):
            (home / "var/lib" / folder).mkdir(parents=True, exist_ok=True)
        (home / "var/run/postgresql").mkdir(parents=True, exist_ok=True)
        for folder in ("var/lib/postgresql", "var/run/postgresql"):
            shutil.chown(home / folder, "postgres")
        return home

    # What it is like now

    def members(self) -> list[Any]:
        """Return the members as Patroni knows them, empty if none of them answers."""
        for machine in self.machines.values():
            if found := asked(f"http://{machine.address}:8008/cluster"):
                return list(found["members"])
        return []

    def primary(self) -> str:
        return next((each["name"] for each in self.members() if each["role"] == "leader"), "")

    def standbys(self) -> list[str]:
        return [each["name"] for each in self.members() if each["role"] != "leader"]

    def etcd_leader(self) -> str:
        for name, machine in self.machines.items():
            status = asked(f"http://{machine.address}:2379/v3/maintenance/status", post=True)
            if status and status["leader"] == status["header"]["member_id"]:
                return name
        return ""

    def redis_role(self, name: str) -> str:
        """Return `master` or `slave`; "" if that Redis does not answer, or has lost the one that it follows."""
        with suppress(OSError), socket.create_connection((self.machines[name].address, 6379), 1) as connection:
            connection.sendall(b"INFO replication\r\nQUIT\r\n")
            with connection.makefile(encoding="ascii") as answer:
                facts = dict(line.strip().split(":", 1) for line in answer if ":" in line)
            return facts["role"] if facts.get("master_link_status", "up") == "up" else ""
        return ""

    def postmaster(self, name: str) -> int:
        """Return the process id of that machine's PostgreSQL."""
        lines = (self.home_of(name) / "var/lib/postgresql/greffe/postmaster.pid").read_text().splitlines()
        return int(lines[0])

    def is_whole(self) -> bool:
        """Return whether every part is there and in its place, so that any one of them may fail again."""
        members = self.members()
        return (
            sorted(each["role"] for each in members) == ["leader", "quorum_standby", "quorum_standby"]
            and all(each["state"] in ("running", "streaming") for each in members)
            and all(asked(f"http://{machine.address}:2379/health") for machine in self.machines.values())
            and sorted(map(self.redis_role, WITH_GREFFE)) == ["master", "slave"]
            and all(asked(f"{url}/ready") for url in self.urls().values())
        )


def asked(url: str, *, post: bool = False) -> Any:
    """Return what a part answers; None if it does not, or is not well."""
    ask: Callable[..., httpx.Response] = httpx.post if post else httpx.get
    with suppress(httpx.TransportError):
        answer = ask(url, timeout=2, **({"json": {}} if post else {}))
        if answer.status_code == 200:
            return answer.json() if answer.content else True
    return None
