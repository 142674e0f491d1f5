"""The register: append at the expected version, read, list. Threads and event loops share one instance."""

from __future__ import annotations

import asyncio
import concurrent.futures
import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import date
from typing import Self

from domain.base.finding import Finding
from domain.record.chain import Tip
from domain.register.hooks import Hooks
from domain.register.settings import engine_of
from domain.register.snapshots import Snapshots
from domain.register.storage.engine import Audit, Engine
from domain.register.storage.errors import Unavailable
from domain.register.storage.stored import Ends, Stored
from domain.register.storage.writer import Listener, Runner, Span, Submission, Threaded, Writer, spans

EVENTS_PER_READ = 512


class Register:
    """Append-only streams of events, each numbered 1, 2, 3... without a gap; no version is given twice.

    Invariant: an acknowledged batch is durable and whole. Its futures resolve after the commit, never before.
    """

    def __init__(self, engine: Engine, runner: Callable[[Writer], Runner] = Threaded) -> None:
        self._engine = engine
        self._gate = threading.Lock()  # nothing is put behind the end
        self._closed = False
        self._runner = runner(Writer(engine))
        self.hooks = Hooks(self._open_engine)
        self.snapshots = Snapshots(self._open_engine)

    @classmethod
    def open(cls, settings: Mapping[str, str], name: str = "") -> Register:
        """Open the register that `sqlite_settings`, `memory_settings` or `postgres_settings` name.

        `name` appears in its failures. Raises NotARegister for a store that is not ours (left as it is), Unavailable if
        it cannot serve now.
        """
        engine = engine_of(settings)
        engine.name = name
        return cls(engine)

    def submit(self, batch: Sequence[Stored]) -> concurrent.futures.Future[None]:
        """Append all of `batch` or nothing; return a future that resolves when it is durable.

        The batch holds consecutive versions of one or several streams, each right after the head of its stream: sealed
        to the very event that is there, or the batch is a Conflict.

        The future fails with Conflict or Unavailable. Its callbacks run in the writing thread: keep them short.
        Cancelled before the writer takes it, nothing is written. Raises ValueError (malformed), Unavailable (closed).
        """
        future: concurrent.futures.Future[None] = concurrent.futures.Future()
        self._put(Submission(batch, spans(batch), future))
        return future

    def append(self, batch: Sequence[Stored]) -> None:
        """Append all of `batch` or nothing, and wait until it is durable. Raises ValueError, Conflict, Unavailable."""
        self.submit(batch).result()

    async def commit(self, batch: Sequence[Stored]) -> None:
        """Append all of `batch` or nothing, awaited in the event loop, which wakes once for all batches of one commit.

        Cancelling the wait does not withdraw the batch. Raises ValueError, Conflict, Unavailable.
        """
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(Submission(batch, spans(batch), waiter))
        await waiter

    def send(self, batch: Sequence[Stored], on_done: Callable[[Exception | None], None]) -> None:
        """Append all of `batch` or nothing without waiting; this event loop calls `on_done` with the outcome.

        The outcome is None when the batch is durable, else the exception. `on_done` must raise nothing.
        """
        self._put(Submission(batch, spans(batch), Listener(asyncio.get_running_loop(), on_done)))

    async def confirm(self, stream: str, tip: Tip) -> None:
        """Wait until the stream up to `tip`, as it was read, is as durable as an acknowledged batch.

        A commit whose answer was lost may have reached the disk of one server only, and be read from there: a caller
        that finds its own event there must wait for this before it reports success. Raises Conflict where the event is
        not there any more, Unavailable.
        """
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(Submission((), {stream: Span(tip, tip)}, waiter))
        await waiter

    def read(self, stream: str, after: int = 0, upto: int | None = None, limit: int | None = None) -> Iterator[Stored]:
        """Yield the events with after < version <= upto, in order, at most `limit`. Raises Unavailable.

        A long stream is fetched page by page. The reading ends at the head of the moment: events appended meanwhile may
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
        """Return the newest event of the stream, None if it has none. Raises Unavailable."""
        return self._open_engine().last(stream)

    def head(self, stream: str) -> int:
        """Return the version of the newest event of the stream, 0 if it has none. Raises Unavailable."""
        last = self.last(stream)
        return last.version if last else 0

    def heads(self, streams: Sequence[str]) -> dict[str, Tip]:
        """Return the tip of each stream (START: it is not there), by one query where the database allows.

        Raises Unavailable.
        """
        return self._open_engine().heads(streams)

    def streams(self) -> Iterator[str]:
        """Iterate over the names of all streams, each once, in order. Raises Unavailable."""
        return self._open_engine().streams()

    def ends(self, starts: Collection[str] = ()) -> Iterator[Ends]:
        """Iterate over the tables by their first and newest events, the last played first, forgotten ones at the end.

        `starts`: the topics of the games' own commands that start a table. Raises Unavailable.
        """
        return self._open_engine().ends(starts)

    def idle(self, upto: date) -> Iterator[str]:
        """Iterate over the tables whose newest event is of day `upto` or before, the oldest first.

        Forgotten tables are left out. Raises Unavailable.
        """
        return self._open_engine().idle(upto.isoformat())

    def audit(self) -> Audit:
        """Return the faults that the storage finds in itself. It reads everything. Raises Unavailable."""
        return self._open_engine().audit()

    def close(self) -> None:
        """Write what was submitted, then close. A second call does nothing.

        Batches that the storage does not take within seconds are given up, unacknowledged.
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
