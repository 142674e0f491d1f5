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
    """Append-only streams of events, each numbered 1, 2, 3... without a gap; a version is given out once.

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
        """Open what `sqlite_settings`, `memory_settings` or `postgres_settings` name. `name` is for its failures.

        Raises NotARegister for what is not ours (left as it is), Unavailable if it cannot serve now.
        """
        engine = engine_of(settings)
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
