"""Settings that name a register, and operations on a register by its settings alone."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from domain.base.finding import Finding
from domain.register.storage.engine import Engine
from domain.register.storage.errors import Unavailable
from domain.register.storage.files import save as save_file
from domain.register.storage.memory import MemoryEngine
from domain.register.storage.sqlite import Access, SQLiteEngine

SQLITE = "eventsourcing.sqlite"
MEMORY = "eventsourcing.popo"
POSTGRES = "eventsourcing.postgres"


def sqlite_settings(path: str | os.PathLike[str], lock_timeout: int = 5, access: Access = "shared") -> dict[str, str]:
    """Return the settings for one file; `lock_timeout` is how many seconds to wait for another process that writes.

    `access`: `alone` locks the file against every other process that would lock it (Unavailable, `held`); `shared` lets
    others use it; `read` writes nothing at all.
    """
    return {
        "PERSISTENCE_MODULE": SQLITE,
        "SQLITE_DBNAME": os.path.abspath(path),
        "SQLITE_LOCK_TIMEOUT": str(lock_timeout),
        "SQLITE_ACCESS": access,
    }


def memory_settings() -> dict[str, str]:
    """Return the settings for a register in the memory of its process, lost when that ends."""
    return {"PERSISTENCE_MODULE": MEMORY}


def postgres_settings(
    url: str,
    *,
    schema: str = "public",
    readers: int = 16,
    connect_timeout: int = 5,
    lock_timeout: int = 5,
    statement_timeout: int = 30,
) -> dict[str, str]:
    """Return the settings for a database that `migrate` prepared.

    `url` is libpq's: `postgresql://user:password@host:port/name?sslmode=require`, or a Unix socket by
    `?host=/directory`. One connection writes, at most `readers` read. Timeouts are in seconds: for connecting, for
    another transaction that holds the same version, for any statement.
    """
    return {
        "PERSISTENCE_MODULE": POSTGRES,
        "POSTGRES_URL": url,
        "POSTGRES_SCHEMA": schema,
        "POSTGRES_READERS": str(readers),
        "POSTGRES_CONNECT_TIMEOUT": str(connect_timeout),
        "POSTGRES_LOCK_TIMEOUT": str(lock_timeout),
        "POSTGRES_STATEMENT_TIMEOUT": str(statement_timeout),
    }


def migrate(settings: Mapping[str, str]) -> int:
    """Prepare the store that the settings name for this version; return the version of its schema, 0 for other stores.

    Only PostgreSQL needs it, once for each version that says so; more often, or at the same time from several places,
    does no harm. A file is prepared by opening it. Raises NotARegister, Unavailable.
    """
    if settings.get("PERSISTENCE_MODULE") == POSTGRES:
        from domain.register.postgres.schema import prepare

        return prepare(settings)
    engine_of(settings).close()
    return 0


def save(settings: Mapping[str, str], copy: Path) -> None:
    """Save an SQLite register as a new file, while it is in use.

    Raises NotARegister, Unavailable, FileExistsError; ValueError for a register that is no file.
    """
    if settings.get("PERSISTENCE_MODULE") != SQLITE:
        raise ValueError("only a register in a file can be saved as one")
    save_file(settings["SQLITE_DBNAME"], copy)


def engine_of(settings: Mapping[str, str]) -> Engine:
    """Open the storage that the settings name. Raises NotARegister, Unavailable."""
    match settings.get("PERSISTENCE_MODULE", MEMORY):
        case "eventsourcing.sqlite":
            return SQLiteEngine(settings)
        case "eventsourcing.popo":
            return MemoryEngine()
        case "eventsourcing.postgres":
            from domain.register.postgres.engine import PostgresEngine  # its driver takes time to load

            return PostgresEngine(settings)
        case other:
            raise Unavailable("settings", Finding("no register is kept by {name}", name=other))
