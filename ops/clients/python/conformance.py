"""The Python client under test: `greffe simulate clients --client python`. `ops/clients/README.md` has its language."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from typing import Any

import msgspec

from ops.clients.python.greffe_client import AsyncClient, AsyncFollowing, AsyncSeat, GreffeError, Refused
from ops.clients.python.greffe_client.types import Correction


class Subject:
    """One table after the other."""

    def __init__(self) -> None:
        self.client: AsyncClient | None = None
        self.seat: AsyncSeat | None = None
        self.following: AsyncFollowing | None = None
        self.read = asyncio.Event()
        self.reading: asyncio.Task[None] | None = None

    async def follow(self, url: str, table: str, token: str, language: str) -> None:
        await self.close()
        self.client = AsyncClient(url, language)
        self.seat = self.client.seat(table, token)
        self.following = self.seat.follow(after=0, frames=True)
        self.reading = asyncio.create_task(self.go_on(self.following))

    async def go_on(self, following: AsyncFollowing) -> None:
        async for _frame in following:
            self.read.set()

    async def correct(self, correction: Any) -> dict[str, Any]:
        assert self.seat is not None
        try:
            return {"frame": (await self.seat.correct(msgspec.convert(correction, Correction))).frame}
        except Refused as refused:
            return {"refused": refused.code}

    async def until(self, frame: int) -> dict[str, Any]:
        assert self.seat is not None
        assert self.following is not None
        assert self.reading is not None
        while self.following.frame < frame:
            if self.reading.done():
                await self.reading
            self.read.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.read.wait(), 1)
        shown, moves = self.following, await self.seat.moves()
        return {"frame": shown.frame, "view": shown.view, "frames": shown.frames, "moves": moves.tag}

    async def close(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            with suppress(asyncio.CancelledError, GreffeError):
                await self.reading
        if self.client is not None:
            await self.client.close()


async def main() -> None:
    subject = Subject()
    while line := await asyncio.to_thread(sys.stdin.buffer.readline):
        match json.loads(line):
            case {"follow": table}:
                await subject.follow(**table)
            case {"correct": correction}:
                write_answer(await subject.correct(correction))
            case {"until": frame}:
                write_answer(await subject.until(frame))
            case unknown:
                raise ValueError(unknown)
    await subject.close()


def write_answer(value: Any) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    asyncio.run(main())
