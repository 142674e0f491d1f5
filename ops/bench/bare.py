"""Bare programs that Greffe is compared with: commits of SQLite, decoding by msgspec."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from domain.base.corrections import Corrected
from domain.game import Game
from domain.register import Stored
from domain.table.commands import TABLE_COMMANDS, OpenTable

SCHEMA = """
CREATE TABLE events (stream TEXT, version INTEGER, topic TEXT, data BLOB, PRIMARY KEY (stream, version)) WITHOUT ROWID
"""


def commits_per_second(folder: Path, rows: Sequence[Stored], seconds: float) -> float:
    """Commit the same rows, one each, from one thread: write-ahead log, synchronous=FULL, as the register's."""
    path = folder / f"bare-{time.monotonic_ns()}.db"
    with closing(durable(path)) as connection:
        connection.execute(SCHEMA)
        start, count = time.perf_counter(), 0
        for event in cycle(rows):
            count += 1
            connection.execute(
                "INSERT INTO events VALUES (?, ?, ?, ?)", (event.stream, count, event.topic, event.data)
            )  # in autocommit: a commit of its own
            if time.perf_counter() - start > seconds:
                break
        return count / (time.perf_counter() - start)


def durable(path: Path | str) -> sqlite3.Connection:
    """Open a file whose commits are on the disk, as the register's are."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def decoder(game: Game) -> msgspec.json.Decoder[Any]:
    """Make a decoder of a whole row of the game's log in one go, straight into its structs."""
    kinds: Any = OpenTable | Corrected
    for kind in (*TABLE_COMMANDS, *game.recorded):
        kinds |= kind
    fields = [("id", str), ("at", str), ("seat", str), ("command", kinds)]
    return msgspec.json.Decoder(msgspec.defstruct("Bare", fields, frozen=True))
