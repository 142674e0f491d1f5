"""Memory of a table in the register, of one that was read from its log, and of one opened from its snapshot, which is
what the service makes of each table every few minutes; each in a process of its own.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from api.storage.snapshots import keep_snapshot, pack_snapshot
from api.tables.loader import load_table
from domain.register import Register, Stored, sqlite_settings
from ops.bench.logs import written
from ops.bench.report import Figure
from ops.cli.failures import Failed

TABLES = 300
EVENTS = 100
STATM = Path("/proc/self/statm")


def measure(tables: int = TABLES, events: int = EVENTS) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="greffe-bench-") as folder:
        path = Path(folder, "bench.db")
        size = _fill(path, tables, events)
        idle, live = _weighed(path, tables)
        _save(path)
        _, swept = _weighed(path, tables)
    per_log = size / tables
    details = {"events": events, "log KiB": per_log / 1024, "tables": tables}
    return [
        Figure(name="an idle table", value=idle / tables / 1024, unit="KiB", ratio=idle / size, against="its log"),
        Figure(
            name="a live table",
            value=live / tables / 1024,
            unit="KiB",
            ratio=live / size,
            against="its log",
            details=details,
        ),
        Figure(
            name="a live table whose past was saved",
            value=swept / tables / 1024,
            unit="KiB",
            ratio=swept / size,
            against="its log",
            details=details,
        ),
    ]


def _weighed(path: Path, tables: int) -> tuple[int, int]:
    command = [sys.executable, "-m", __name__, str(path), str(tables)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed("no-memory", reason=done.stderr.strip().splitlines()[-1])
    idle, live = json.loads(done.stdout)
    return idle, live


def _save(path: Path) -> None:
    """Save the state of every table."""
    with Register.open(sqlite_settings(path)) as register:
        for name in list(register.streams()):
            table = load_table(register, name)
            packed = pack_snapshot(name, table.feeds, table.tip, table.done)
            keep_snapshot(register, name, table.feeds, table.tip, packed)


def _fill(path: Path, tables: int, events: int) -> int:
    """Write the same session to many tables; return the bytes of all their logs."""
    size = 0
    with Register.open(sqlite_settings(path)) as register:
        for number in range(tables):
            rows: list[Stored] = written(events, f"bench{number}").rows
            register.append(rows)
            size += sum(len(row.data) for row in rows)
    return size


def _resident() -> int:
    gc.collect()
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _weigh(path: str, tables: int) -> tuple[int, int]:
    """Return by how many bytes the process grows when it opens the register of so many tables, and when it loads them
    all.
    """
    with tempfile.TemporaryDirectory(prefix="greffe-bench-") as folder:
        other = Path(folder, "warm.db")
        _fill(other, 2, 10)
        with Register.open(sqlite_settings(other)) as register:
            load_table(register, "bench0")  # imports and caches that are there once, whatever the number of tables
    before = _resident()
    with Register.open(sqlite_settings(path)) as register:
        names = list(register.streams())
        idle = _resident()
        places = [load_table(register, name) for name in names]
        live = _resident()
    assert len(places) == tables
    return max(0, idle - before), live - idle


if __name__ == "__main__":
    print(json.dumps(_weigh(sys.argv[1], int(sys.argv[2]))))
