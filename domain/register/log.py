"""The register: append at the expected version, read, list. Threads and event loops share one instance."""

from __future__ import annotations

import asyncio
import concurrent.futures
import os
import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Self

from domain.base.finding import Finding
from domain.record.chain import Tip
from domain.register.storage.engine import Audit, Ends, Engine, Stored
from domain.register.storage.errors import Unavailable
from domain.register.storage.files import save as save_file
from domain.register.storage.hooks import HookRow
from domain.register.storage.memory import MemoryEngine
from domain.register.storage.sqlite import Access, SQLiteEngine
from domain.register.storage.writer import Listener, Runner, Span, Submission, Threaded, Writer, spans

EVENTS_PER_READ = 512
SQLITE = "eventsourcing.sqlite"
MEMORY = "eventsourcing.popo"
POSTGRES = "eventsourcing.postgres"


def sqlite_settings(path: str | os.PathLike[str], lock_timeout: int = 5, access: Access = "shared") -> dict[str, str]:
    """Settings for one file; `lock_timeout` is how many seconds to wait for another process that writes.

    `access`: `alone` holds the file against every other that would (Unavailable, `held`); `shared` stands beside
    others; `read` writes nothing at all.
    """
    return {
        "PERSISTENCE_MODULE": SQLITE,
        "SQLITE_DBNAME": os.path.abspath(path),
        "SQLITE_LOCK_TIMEOUT": str(lock_timeout),
        "SQLITE_ACCESS": access,
    }


def memory_settings() -> dict[str, str]:
    """Settings for a register that lives and dies with its process."""
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
    """Settings for a database that `migrate` prepared.

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
    """Prepare what the settings name for this version; return the version of its schema.

    Only PostgreSQL needs it, once for each version that says so; more often, or at the same time from several
    places, does no harm. A file is prepared by opening it. Raises NotARegister, Unavailable.
    """
    if settings.get("PERSISTENCE_MODULE") == POSTGRES:
        from domain.register.storage.schema import prepare

        return prepare(settings)
    Register.open(settings).close()
    return 0


def save(settings: Mapping[str, str], copy: Path) -> None:
    """A copy of an SQLite register in a new file, made while it is in use. Raises NotARegister, Unavailable,
    FileExistsError; ValueError for a register that is no file.
    """
    if settings.get("PERSISTENCE_MODULE") != SQLITE:
        raise ValueError("only a register in a file can be saved as one")
    save_file(settings["SQLITE_DBNAME"], copy)


class Register:
    """Append-only streams of events, each numbered 1, 2, 3... without a gap; a version is given out once.

    Invariant: an acknowledged batch is durable and whole. Its futures resolve after the commit, never before.
    """

    def __init__(self, engine: Engine, runner: Callable[[Writer], Runner] = Threaded) -> None:
        self._engine = engine
        self._gate = threading.Lock()  # nothing is put behind the end
        self._closed = False
        self._runner = runner(Writer(engine))
        self.hooks = Hooks(self._open_engine)

    @classmethod
    def open(cls, settings: Mapping[str, str], name: str = "") -> Register:
        """Open what `sqlite_settings`, `memory_settings` or `postgres_settings` name. `name` is for its failures.

        Raises NotARegister for what is not ours (left as it is), Unavailable if it cannot serve now.
        """
        engine = _engine(settings)
        engine.name = name
        return cls(engine)

    def submit(self, batch: Sequence[Stored]) -> concurrent.futures.Future[None]:
        """Append all of `batch` or nothing.

        It holds consecutive versions of one or several streams, each right after the head of its stream: sealed to
        the very event that is there, or the batch is a Conflict.

        The future fails with Conflict or Unavailable. Its callbacks run in the writing thread: keep them
        short. Cancelled before the writer takes it, nothing is written. Raises ValueError (malformed),
        Unavailable (closed).
        """
        future: concurrent.futures.Future[None] = concurrent.futures.Future()
        self._put(Submission(batch, spans(batch), future))
        return future

    def append(self, batch: Sequence[Stored]) -> None:
        """`submit`, and wait until it is durable. Raises ValueError, Conflict, Unavailable."""
        self.submit(batch).result()

    async def commit(self, batch: Sequence[Stored]) -> None:
        """`append` for the event loop, which wakes once for all the batches of one commit.

        Cancelling the wait does not withdraw the batch.
        """
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(Submission(batch, spans(batch), waiter))
        await waiter

    def send(self, batch: Sequence[Stored], on_done: Callable[[Exception | None], None]) -> None:
        """`commit` without anybody waiting: this event loop calls `on_done`, which raises nothing, with what came of it
        (None: durable).
        """
        self._put(Submission(batch, spans(batch), Listener(asyncio.get_running_loop(), on_done)))

    async def confirm(self, stream: str, tip: Tip) -> None:
        """Wait until the stream up to `tip`, as it was read, is as durable as what was acknowledged. Raises
        Conflict where it is not there any more, Unavailable.

        A commit whose answer was lost may have reached the disk of one server only, and be read from there: whoever
        finds it is to ask this before he says that it is done.
        """
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(Submission((), {stream: Span(tip, tip)}, waiter))
        await waiter

    def read(self, stream: str, after: int = 0, upto: int | None = None, limit: int | None = None) -> Iterator[Stored]:
        """The events with after < version <= upto, in order, `limit` at most. Raises Unavailable.

        A long stream is fetched by and by. It ends at the head of the moment: what is appended meanwhile may
        be in it, always without a gap.
        """
        remaining = limit
        while remaining is None or remaining > 0:
            size = EVENTS_PER_READ if remaining is None else min(remaining, EVENTS_PER_READ)
            page = self._open_engine().select(stream, after, upto, size)
            yield from page
            if len(page) < size:
                return
            after = page[-1].version
            remaining = None if remaining is None else remaining - size

    def last(self, stream: str) -> Stored | None:
        """The newest event of the stream, None if it has none. Raises Unavailable."""
        return self._open_engine().last(stream)

    def head(self, stream: str) -> int:
        """The version of the newest event of the stream, 0 if it has none. Raises Unavailable."""
        last = self.last(stream)
        return last.version if last else 0

    def heads(self, streams: Sequence[str]) -> dict[str, Tip]:
        """Return where several streams end (START: they are not there), by one query where the database allows. Raises
        Unavailable.
        """
        return self._open_engine().heads(streams)

    def streams(self) -> Iterator[str]:
        """Every stream once, in the order of their names. Raises Unavailable."""
        return self._open_engine().streams()

    def ends(self, starts: Collection[str] = ()) -> Iterator[Ends]:
        """Each table by its first and newest event, those that were played on the last day first, those that were
        forgotten last of all. `starts`: the topics by which games start of their own. Raises Unavailable.
        """
        return self._open_engine().ends(starts)

    def idle(self, upto: date) -> Iterator[str]:
        """The tables whose newest event is of that day or before, the oldest first, without those that were forgotten.
        Raises Unavailable.
        """
        return self._open_engine().idle(upto.isoformat())

    def audit(self) -> Audit:
        """Return what the storage finds wrong with itself. It reads everything. Raises Unavailable."""
        return self._open_engine().audit()

    def saved(self, stream: str, part: int = 0) -> bytes | None:
        """A part of what `save` kept beside the stream, if it is there still: a cache, to be believed only as far as it
        can be checked. Raises Unavailable.
        """
        return self._open_engine().saved(stream, part)

    def save(self, stream: str, tip: Tip, parts: Mapping[int, bytes]) -> None:
        """Keep these parts beside the stream, each in place of that of its number, if that is possible at once and the
        event `tip` is there. They are no events: no copy, export or audit of the register knows them, and they may be
        lost at any time. Raises Unavailable.
        """
        self._open_engine().save(stream, tip, parts)

    def close(self) -> None:
        """Write what was submitted, then close. More than once is once. What the storage does not take within seconds
        is given up, unacknowledged.
        """
        with self._gate:
            first, self._closed = not self._closed, True
        if first:
            self._runner.close()
            self._engine.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _put(self, submission: Submission) -> None:
        with self._gate:
            self._open_engine()
            self._runner.put(submission)

    def _open_engine(self) -> Engine:
        if self._closed:
            raise Unavailable("closed", Finding("the register is closed"))
        return self._engine


class Hooks:
    """The hooks of seats, beside the log. Each call raises Unavailable."""

    def __init__(self, open_engine: Callable[[], Engine]) -> None:
        self._open_engine = open_engine

    def select(self, stream: str | None = None) -> list[HookRow]:
        """Return the hooks at one stream, or all there are, in the order of streams and seats."""
        return self._open_engine().on_hooks(lambda store: store.select(stream))

    def put(self, row: HookRow) -> None:
        """Set the hook of a seat, durably, in place of the one it has."""
        self._open_engine().on_hooks(lambda store: store.put(row))

    def advance(self, row: HookRow) -> bool:
        """Set the state of a hook; False: it is there no more, or was set anew."""
        return self._open_engine().on_hooks(lambda store: store.advance(row))

    def drop(self, row: HookRow) -> None:
        """Delete a hook, unless it was set anew."""
        self._open_engine().on_hooks(lambda store: store.drop(row))


def _engine(settings: Mapping[str, str]) -> Engine:
    match settings.get("PERSISTENCE_MODULE", MEMORY):
        case "eventsourcing.sqlite":
            return SQLiteEngine(settings)
        case "eventsourcing.popo":
            return MemoryEngine()
        case "eventsourcing.postgres":
            from domain.register.storage.postgres import PostgresEngine  # its driver takes time to load

            return PostgresEngine(settings)
        case other:
            raise Unavailable("settings", Finding("no register is kept by {name}", name=other))
