"""Representations that are the same for everybody and change only with the program: tagged and compressed.

Nothing else is compressed: what a seat reads holds secrets beside what others wrote, and sizes would tell (BREACH).
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Hashable
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from litestar import Response
from litestar.types import Scope

from api.http.middleware import header, matches
from api.storage.workers import Workers

LEAST = 1024  # bytes that are worth it
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Representation(NamedTuple):
    """A body, its entity tag, and its gzip form (empty where it is not worth it)."""

    body: bytes
    tag: str
    compressed: bytes


def represented(body: bytes) -> Representation:
    """Hash and compress a body. For a long one that takes a while: see `Documents`."""
    compressed = gzip.compress(body, 9, mtime=0) if len(body) >= LEAST else b""
    return Representation(body, sha256(body).hexdigest()[:32], compressed)


class Documents:
    """Makes public documents in a worker thread, one at a time, so that no stranger holds the event loop."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._made: dict[Hashable, asyncio.Task[Any]] = {}

    async def get(self, make: Callable[[*Ts], T], *args: *Ts) -> T:
        """Return what `make` gives for these arguments, made at the first request and kept. Callers that ask meanwhile
        wait for it; they all get a failure, which is then forgotten. Nothing is ever dropped, so strangers must not be
        able to choose the arguments freely.
        """
        key = (make, *args)
        task: asyncio.Task[T] | None = self._made.get(key)
        if task is None:
            task = self._made[key] = asyncio.create_task(self._workers.publish(make, *args))
            task.add_done_callback(lambda done: self._forget_failure(key, done))
        try:
            return await asyncio.shield(task)  # whoever goes away must not take it from the others
        finally:
            del task  # as in `Workers`: what it raised holds this frame

    def _forget_failure(self, key: Hashable, done: asyncio.Task[Any]) -> None:
        if done.cancelled() or done.exception() is not None:
            del self._made[key]


def public(scope: Scope, representation: Representation, media_type: str, caching: str = "no-cache") -> Response[bytes]:
    """Answer with a representation: 200 with a strong `ETag` for each encoding, or 304."""
    body, tag, gzipped = representation
    compressed = bool(gzipped) and accepts_gzip(header(scope, b"accept-encoding"))
    headers = {"ETag": f'"{tag}{"-gzip" * compressed}"', "Cache-Control": caching}
    if matches(scope, headers["ETag"]):
        return Response(b"", status_code=304, headers=headers)
    if compressed:
        headers["Content-Encoding"] = "gzip"
    return Response(gzipped if compressed else body, media_type=media_type, headers=headers)


def accepts_gzip(accept_encoding: str) -> bool:
    """Return whether the client accepts gzip (RFC 9110, section 12.5.3); without the header, nothing is compressed."""
    for part in accept_encoding.split(","):
        name, _, quality = part.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return quality.replace(" ", "").lower() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
