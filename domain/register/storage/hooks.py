"""Hooks: the addresses to which seats have their feeds sent, and how far deliveries have come, in a table of their own.

Unlike events they change and are deleted: an address may hold a secret, and nothing of it is to remain. The register
stores them as bytes; their readers give them meaning.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, LiteralString

import msgspec

from domain.register.storage.snapshots import THERE

TABLE = "hooks"

CREATE_IN_FILE = (
    f"CREATE TABLE IF NOT EXISTS {TABLE} (stream TEXT, seat TEXT, id TEXT NOT NULL, choice BLOB NOT NULL,"
    " state BLOB NOT NULL, PRIMARY KEY (stream, seat)) WITHOUT ROWID"
)
ALL: LiteralString = "SELECT stream, seat, id, choice, state FROM {hooks} ORDER BY stream, seat"
OF: LiteralString = "SELECT stream, seat, id, choice, state FROM {hooks} WHERE stream = ? ORDER BY seat"
PUT: LiteralString = (
    "INSERT INTO {hooks} (stream, seat, id, choice, state) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (stream, seat) DO UPDATE SET id = excluded.id, choice = excluded.choice, state = excluded.state"
)
ADVANCE: LiteralString = "UPDATE {hooks} SET state = ? WHERE stream = ? AND seat = ? AND id = ?"
DROP: LiteralString = "DELETE FROM {hooks} WHERE stream = ? AND seat = ? AND id = ?"


class HookRow(msgspec.Struct, frozen=True):
    """A seat's hook. `id` changes whenever it is set anew.

    `choice` is what the seat chose, `state` how far the deliveries have come.
    """

    stream: str
    seat: str
    id: str
    choice: bytes
    state: bytes


def hook_row(values: Sequence[Any]) -> HookRow:
    stream, seat, name, choice, state = values
    return HookRow(str(stream), str(seat), str(name), bytes(choice), bytes(state))


class FileHooks:
    """The hooks in an SQLite file, each call on a connection of its own.

    A call waits for other writers, at most `timeout` seconds. The table is created with the first hook. Calls raise
    sqlite3.Error.
    """

    def __init__(self, name: str, timeout: float, *, reads: bool) -> None:
        self._name = name
        self._timeout = timeout
        self._uri = reads

    def select(self, stream: str | None) -> list[HookRow]:
        with self._connected() as connection:
            if not connection.execute(THERE, (TABLE,)).fetchone()[0]:
                return []
            query, given = (ALL, ()) if stream is None else (OF, (stream,))
            return [hook_row(row) for row in connection.execute(_here(query), given).fetchall()]

    def put(self, row: HookRow) -> None:
        self._write(PUT, (row.stream, row.seat, row.id, row.choice, row.state))

    def advance(self, row: HookRow) -> bool:
        return self._write(ADVANCE, (row.state, row.stream, row.seat, row.id)) > 0

    def drop(self, row: HookRow) -> None:
        self._write(DROP, (row.stream, row.seat, row.id))

    def _write(self, statement: LiteralString, given: Sequence[Any]) -> int:
        with self._connected() as connection:
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA secure_delete = ON")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(CREATE_IN_FILE)
            changed = connection.execute(_here(statement), given).rowcount
            connection.execute("COMMIT")
            return changed

    @contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        with closing(
            sqlite3.connect(self._name, timeout=self._timeout, isolation_level=None, uri=self._uri)
        ) as connection:
            yield connection


class MemoryHooks:
    """The hooks of a register in the memory of its process."""

    def __init__(self) -> None:
        self._rows: dict[tuple[str, str], HookRow] = {}

    def select(self, stream: str | None) -> list[HookRow]:
        return [row for key, row in sorted(self._rows.items()) if stream in (None, key[0])]

    def put(self, row: HookRow) -> None:
        self._rows[row.stream, row.seat] = row

    def advance(self, row: HookRow) -> bool:
        there = self._is_there(row)
        if there:
            self._rows[row.stream, row.seat] = row
        return there

    def drop(self, row: HookRow) -> None:
        if self._is_there(row):
            del self._rows[row.stream, row.seat]

    def _is_there(self, row: HookRow) -> bool:
        found = self._rows.get((row.stream, row.seat))
        return found is not None and found.id == row.id


Read = Callable[[LiteralString, Sequence[object]], Sequence[Any]]
Write = Callable[[LiteralString, Sequence[object]], int]


class ServerHooks:
    """The hooks in a database server.

    `read` returns the rows of a query; `write` carries out a statement durably and returns how many rows it changed.
    """

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    def select(self, stream: str | None) -> list[HookRow]:
        rows = self._read(ALL, ()) if stream is None else self._read(_asked(OF), (stream,))
        return [hook_row(tuple(row.values())) for row in rows]

    def put(self, row: HookRow) -> None:
        self._write(_asked(PUT), (row.stream, row.seat, row.id, row.choice, row.state))

    def advance(self, row: HookRow) -> bool:
        return self._write(_asked(ADVANCE), (row.state, row.stream, row.seat, row.id)) > 0

    def drop(self, row: HookRow) -> None:
        self._write(_asked(DROP), (row.stream, row.seat, row.id))


def _here(statement: LiteralString) -> str:
    return statement.format(hooks=TABLE)


def _asked(statement: LiteralString) -> LiteralString:
    """Return the statement with the server's mark of a parameter, the only difference between the drivers."""
    return statement.replace("?", "%s")
