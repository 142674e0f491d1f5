"""Manifest writer: collects facts in memory while the service works, and writes them beside it now and then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from typing import Any

from api.base.logs import log_event
from domain.record.chain import START, Tip
from domain.register import Conflict, Register, Unavailable
from domain.register.integrity.manifest import PREFIX, Head, Note, signed, written
from projections.proof.signing import Signed

EVERY = 60.0  # seconds between two notes; what happened since the last is missing from it, and is no fault
LAST = 2.0  # seconds for the note at the end
MOST = 1000  # heads in one note
_log = logging.getLogger("greffe.manifest")


Sign = Callable[[Mapping[str, Any]], Signed | None]
"""Signs an object in the name of the service; None: it has no key."""


def unsigned(facts: Mapping[str, Any]) -> Signed | None:
    return None


class ManifestWriter:
    """The notes of one process, in a stream of its own. Recording a fact costs a dictionary's entry.

    Heads of ended tables are signed with `sign`.
    """

    def __init__(
        self, register: Register, clock: Callable[[], datetime], new_id: Callable[[], str], sign: Sign = unsigned
    ) -> None:
        self._register = register
        self._sign = sign
        self._clock = clock
        self._new_id = new_id
        self._opened: dict[str, None] = {}
        self._ended: dict[str, Head] = {}
        self._heads: dict[str, Tip] = {}
        self._stream, self._tip = self._rewrite()

    def record_opening(self, table: str) -> None:
        self._opened[table] = None

    def record_end(self, table: str, tip: Tip) -> None:
        """Note that a table ended with that event, which is in the register."""
        head = Head(table, tip.version, tip.hash, self._clock())
        made = self._sign(head.facts())
        self._ended[table] = head if made is None else signed(head, made.key, made.signature)

    def record_head(self, stream: str, tip: Tip) -> None:
        """Note the head of a stream, which is in the register: durable before it is noted here."""
        self._heads[stream] = tip

    def record_deletion(self) -> None:
        """Drop all notes and begin a new stream: the register was rolled back, so what was noted since may not be there
        any more, nor our own stream.
        """
        self._opened, self._ended, self._heads = {}, {}, {}
        self._stream, self._tip = self._rewrite()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Write notes inside the block, while the service runs; one last note at its end."""
        task = asyncio.create_task(self._write_repeatedly())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST):
                    await self.write()

    async def write(self) -> None:
        """Write all that is to be noted. If that fails, it is left for the next time: no request waits for it."""
        with suppress(Unavailable):
            while self._opened or self._ended or self._heads:
                await self._write_batch()

    async def _write_repeatedly(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.write()

    async def _write_batch(self) -> None:
        heads = dict(list(self._heads.items())[:MOST])
        entry = Note(self._clock(), tuple(self._opened), tuple(self._ended), heads, tuple(self._ended.values()))
        row, tip = written(self._stream, self._tip, entry)
        try:
            await self._register.commit([row])
        except Conflict:  # a note whose answer was lost, or a register that went back
            log_event(_log, "manifest begun anew", logging.WARNING)
            self._stream, self._tip = self._rewrite()
            return
        self._tip = tip
        for table in entry.opened:
            self._opened.pop(table, None)
        for table in entry.ended:
            self._ended.pop(table, None)
        for stream, head in heads.items():
            if self._heads.get(stream) == head:
                del self._heads[stream]

    def _rewrite(self) -> tuple[str, Tip]:
        return f"{PREFIX}{self._new_id()}", START
