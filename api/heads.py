"""How far the register goes, for whoever needs to know: one query at a time answers all who asked before it began."""

from __future__ import annotations

import asyncio

from api.cache import CachedTable
from api.workers import Workers
from domain.register import Register
from domain.table import keys


class Heads:
    """Marks cached tables that are behind as stale. Whoever waited has all that was there when he asked."""

    def __init__(self, register: Register, workers: Workers) -> None:
        self._register = register
        self._workers = workers
        self._asked: dict[str, asyncio.Future[tuple[int, int]]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def compare(self, cached: CachedTable) -> None:
        """Raises Unavailable."""
        head = self._asked.get(cached.table)
        if head is None:
            head = self._asked[cached.table] = asyncio.get_running_loop().create_future()
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        version, issued = await asyncio.shield(head)
        if version > cached.feeds.history.version or issued > cached.keys_head[0]:
            cached.doubt()

    async def _ask(self) -> None:
        """Until nobody waits any more."""
        try:
            while self._asked:
                asked, self._asked = self._asked, {}
                await self._answer(asked)
        finally:
            self._asking = None

    async def _answer(self, asked: dict[str, asyncio.Future[tuple[int, int]]]) -> None:
        streams = [stream for table in asked for stream in (table, keys.stream(table))]
        try:
            heads = await self._workers.run(self._register.heads, streams)
        except BaseException as error:
            for head in asked.values():
                head.set_exception(error if isinstance(error, Exception) else asyncio.CancelledError())
                head.exception()  # perhaps nobody waits any more
            if not isinstance(error, Exception):
                raise
            return
        for table, head in asked.items():
            head.set_result((heads[table], heads[keys.stream(table)]))
