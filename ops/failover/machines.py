"""Machines as network namespaces: each has an address of its own, processes, and a cable that can be pulled."""

from __future__ import annotations

import os
import pwd
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 90.0  # seconds for whatever has to come
STEP = 0.1
BRIDGE = "greffe"
OUTSIDE = "10.77.0.254"  # the address of the drill itself


class NotInTime(Exception):
    """A condition that did not hold in time."""


class Process:
    """A program on a machine, with a log of its own; it can be started again."""

    def __init__(self, command: Sequence[str], log: Path, environment: Mapping[str, str], cwd: str = "/") -> None:
        self._command = command
        self._log = log
        self._environment = {**os.environ, **environment}
        self._cwd = cwd
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self._environment, cwd=self._cwd
            )

    def kill(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.pid, signal.SIGCONT)


class Machine:
    """A machine of the drill, by its number from 1. It exists until `stop`."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.address = f"10.77.0.{number}"
        self._link = f"{BRIDGE}{number}"
        self._holder = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
        here = os.readlink("/proc/self/ns/net")
        until(lambda: os.readlink(f"/proc/{self._holder.pid}/ns/net") != here, f"the network of {name}")
        self._space = os.readlink(f"/proc/{self._holder.pid}/ns/net")
        ip("link", "add", self._link, "type", "veth", "peer", "name", "eth0", "netns", str(self._holder.pid))
        self._inside("ip", "address", "add", f"{self.address}/24", "dev", "eth0")
        self._inside("ip", "link", "set", "eth0", "up")
        self._inside("ip", "link", "set", "lo", "up")
        ip("link", "set", self._link, "up")
        self.plug()

    def process(
        self,
        command: Sequence[str],
        log: Path,
        environment: Mapping[str, str] | None = None,
        user: str | None = None,
        cwd: str = "/",
    ) -> Process:
        """Make a process of this machine, not started yet."""
        return Process([*self._entering(user), *command], log, environment or {}, cwd)

    def unplug(self) -> None:
        """Drop everything that the machine sends or is sent from now on, without any error."""
        ip("link", "set", self._link, "nomaster")

    def plug(self) -> None:
        ip("link", "set", self._link, "master", BRIDGE)

    def stop(self) -> None:
        """End everything that runs on the machine."""
        for pid in self._pids():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._holder.wait()

    def _entering(self, user: str | None) -> list[str]:
        entering = ["nsenter", "--target", str(self._holder.pid), "--net"]
        if user:
            entry = pwd.getpwnam(user)
            entering += ["--setuid", str(entry.pw_uid), "--setgid", str(entry.pw_gid)]
        return entering

    def _inside(self, *command: str) -> None:
        subprocess.run([*self._entering(None), *command], check=True, capture_output=True)

    def _pids(self) -> Iterator[int]:
        for path in Path("/proc").glob("[0-9]*/ns/net"):
            with suppress(OSError):
                if os.readlink(path) == self._space:
                    yield int(path.parts[2])


@contextmanager
def network() -> Iterator[None]:
    """Set up the bridge between the machines, in the namespace of the drill, and remove it afterwards."""
    ip("link", "set", "lo", "up")
    ip("link", "add", BRIDGE, "type", "bridge")
    ip("address", "add", f"{OUTSIDE}/24", "dev", BRIDGE)
    ip("link", "set", BRIDGE, "up")
    try:
        yield
    finally:
        ip("link", "delete", BRIDGE)


def ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True)


def tree(pid: int) -> list[int]:
    """Return the process and those that it started, itself first."""
    found = [pid]
    for each in found:
        with suppress(OSError):
            found += map(int, Path(f"/proc/{each}/task/{each}/children").read_text().split())
    return found


def signal_all(pids: Sequence[int], sign: int) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, sign)


def until(so: Callable[[], object], what: str, within: float = PATIENCE) -> None:
    """Wait until a condition holds. Raises NotInTime."""
    deadline = time.monotonic() + within
    while not so():
        if time.monotonic() > deadline:
            raise NotInTime(what)
        time.sleep(STEP)
