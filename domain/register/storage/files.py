"""A register's file: recognising it by reading alone, founding it, and saving it while it is in use."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from eventsourcing.sqlite import SQLiteConnectionPool

from domain.base.finding import Finding
from domain.register.storage.engine import FAILURES, unavailable
from domain.register.storage.errors import NotARegister, Unavailable
from domain.register.storage.snapshots import dropped

APPLICATION_ID = 0x47726566  # "Gref", in the file's header: tells our files from any other SQLite database
MAGIC = b"SQLite format 3\0"
HEADER_BYTES = 100
LOGGED = b"\2\2"  # in the header: changes go to a write-ahead log first


def private(name: str, flags: int) -> int:
    """Open a file as an `opener` of Python's `open`; a new file is its owner's alone, whatever the umask.

    Registers and files made from them hold every secret of the tables. The files that SQLite puts beside a file, its
    log and the index of that, get the mode of the file.
    """
    return os.open(name, flags, 0o600)


def save(name: str, copy: Path) -> None:
    """Save the register in the file `name` in a new file, while others write, by SQLite's own online copy.

    The file appears under its name only when it is whole and on the disk. Raises NotARegister, Unavailable,
    FileExistsError.
    """
    part = copy.with_name(f"{copy.name}.part")
    with plainly(name):
        recognise(name)
        ours(name)
        if copy.exists():
            raise FileExistsError(copy)
        part.unlink(missing_ok=True)
        try:
            open(part, "xb", opener=private).close()
            with closing(sqlite3.connect(name)) as source, closing(sqlite3.connect(part)) as target:
                source.backup(target, pages=1024, sleep=0.001)
                target.execute("PRAGMA journal_mode = DELETE")  # one file, and nothing beside it
                dropped(target)
            with part.open("rb") as file:
                os.fsync(file.fileno())
            part.rename(copy)
        finally:
            part.unlink(missing_ok=True)


@contextmanager
def plainly(name: str) -> Iterator[None]:
    """Translate errors of the block into Unavailable with the plain cause why `name` cannot be opened."""
    try:
        yield
    except FAILURES as error:
        raise unavailable(error) from error
    except OSError as error:
        raise Unavailable("unreachable", f"{name}: {error.strerror or error}") from error


def recognise(name: str) -> None:
    """Refuse a name that is neither of a register, nor of an empty file, nor unused; by reading alone.

    The header is enough: a register is marked before its write-ahead log exists, so the mark never lies in the log.
    Raises NotARegister, Unavailable (no such directory), OSError.
    """
    if not name or name.startswith("file:") or SQLiteConnectionPool.detect_memory_mode(name):
        raise NotARegister(name, Finding("SQLITE_DBNAME must be the path of a file"))
    path = Path(name)
    if not path.parent.is_dir():
        raise Unavailable("unreachable", Finding("no directory {folder}", folder=str(path.parent)))
    if not path.exists():
        return
    if not path.is_file():
        raise NotARegister(name, Finding("it is not a file"))
    with path.open("rb") as file:
        header = file.read(HEADER_BYTES)
    if header and (len(header) < HEADER_BYTES or not header.startswith(MAGIC)):
        raise NotARegister(name, Finding("it is not an SQLite database"))
    if header and application_of(header) != APPLICATION_ID and not _may_be_empty(name, header):
        raise NotARegister(name, Finding("it is the SQLite database of another program"))


def readable(name: str) -> str:
    """Return the address by which SQLite only reads an existing file.

    It writes nothing, not even beside the file, where it may not. Raises NotARegister, Unavailable (there is no such
    file), OSError.
    """
    path = Path(name)
    ours(name)
    address = f"{path.absolute().as_uri()}?mode=ro"
    logged = header_of(path)[18:20] == LOGGED
    if logged and not os.access(path.parent, os.W_OK) and not os.path.exists(f"{name}-wal"):
        return f"{address}&immutable=1"  # it asks for a log, which nobody could have begun there
    return address


def ours(name: str) -> None:
    """Check that a file is marked as ours. Raises NotARegister where it is not, Unavailable for no file, OSError."""
    if not os.path.exists(name):
        raise Unavailable("unreachable", Finding("there is no file {name}", name=name))
    if application_of(header_of(Path(name))) != APPLICATION_ID:
        raise NotARegister(name, Finding("it is empty, or the SQLite database of another program"))


def application_of(header: bytes) -> int:
    return int.from_bytes(header[68:72], "big")


def _may_be_empty(name: str, header: bytes) -> bool:
    """Return whether a file is unmarked, with no log or journal that could hold what the file does not show yet."""
    side_files = any(os.path.exists(name + suffix) for suffix in ("-wal", "-journal"))
    return not application_of(header) and header[18:20] == b"\1\1" and not side_files


def found(name: str, timeout: int) -> None:
    """Mark a new or empty database as ours, in a transaction: of processes starting at once, one does it.

    Raises NotARegister.
    """
    path = Path(name)
    if path.exists() and application_of(header_of(path)) == APPLICATION_ID:
        return
    open(name, "ab", opener=private).close()
    with closing(sqlite3.connect(name, timeout=timeout, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        (mark,) = connection.execute("PRAGMA application_id").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if mark == APPLICATION_ID:
            return
        if mark or tables:
            raise NotARegister(name, Finding("it is the SQLite database of another program"))
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("COMMIT")


def header_of(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(HEADER_BYTES)
