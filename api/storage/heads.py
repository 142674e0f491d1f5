"""Heads of streams in the register: one query at a time answers all callers that asked before it began."""

from __future__ import annotations

import asyncio

from api.storage.workers import RunInThread
from domain.record.chain import Tip
from domain.register import Register, Unavailable

_Streams = tuple[str, str]  # of a table's events and of its keys


class RolledBack(Unavailable):
    """The register does not hold what this process remembers of a table: what was once committed is gone."""

    def __init__(self) -> None:
        super().__init__("behind", "the register holds less than this process has read")


class Heads:
    """Compares what is known of streams with the register. A caller gets all that was there when it asked."""

    def __init__(self, register: Register, run_io: RunInThread) -> None:
        self._register = register
        self._run_io = run_io
        self._waiting: dict[_Streams, asyncio.Future[tuple[Tip, Tip]]] = {}
        self._asker: asyncio.Task[None] | None = None

    async def read(self, table: str, events: Tip, keys: str, issued: Tip) -> tuple[Tip, Tip]:
        """Return where the streams `table` and `keys` end, which were known up to `events` and `issued`. Raises
        RolledBack if the register does not hold these, Unavailable.
        """
        streams = (table, keys)
        head = self._waiting.get(streams)
        if head is None:
            head = self._waiting[streams] = asyncio.get_running_loop().create_future()
        if self._asker is None:
            self._asker = asyncio.create_task(self._ask())
        found = await asyncio.shield(head)
        if any(_is_behind(stored, known) for stored, known in zip(found, (events, issued), strict=True)):
            raise RolledBack
        return found

    async def _ask(self) -> None:
        """Query the register until no caller waits any more."""
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, {}
                await self._answer(waiting)
        finally:
            self._asker = None

    async def _answer(self, waiting: dict[_Streams, asyncio.Future[tuple[Tip, Tip]]]) -> None:
        streams = [stream for both in waiting for stream in both]
        try:
            heads = await self._run_io(self._register.heads, streams)
        except Unavailable as failure:
            if failure.cause == "damaged" and len(waiting) > 1:  # one of them: it must harm no other
                for both, head in waiting.items():
                    await self._answer({both: head})
                return
            for head in waiting.values():
                _fail(head, failure)
            return
        except BaseException as error:
            for head in waiting.values():
                _fail(head, error if isinstance(error, Exception) else asyncio.CancelledError())
            if not isinstance(error, Exception):
                raise
            return
        for (events, issued), head in waiting.items():
            head.set_result((heads[events], heads[issued]))


def _is_behind(stored: Tip, known: Tip) -> bool:
    """Return whether the register ends before what was known, or with another event in its place. What follows is
    checked when it is read.
    """
    return stored.version < known.version or (stored.version == known.version and stored.hash != known.hash)


def _fail(head: asyncio.Future[tuple[Tip, Tip]], error: BaseException) -> None:
    head.set_exception(error)
    head.exception()  # perhaps nobody waits any more
