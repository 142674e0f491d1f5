"""Group commit: one thread writes; it takes what queued while the last commit ran, and commits it all at once.

The heads that the writer remembers are *lower bounds*: a version that was once durable stays so, and every append
follows its predecessor, so a stream holds 1..n without a gap and its head never falls below what was seen. Hence,
for a batch whose first version in a stream is `first`, against the remembered head (0 if none):

- first <= head: taken, without asking the database;
- first == head + 1: its predecessor is there, so no gap can arise; if another process was quicker, the unique key
  (stream, version) refuses the insert;
- first > head + 1: only here is the database asked, and the answer remembered.

Everything below runs in the writer's thread, so nothing needs a lock.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
from collections import OrderedDict, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import NamedTuple

from domain.register.engine import Engine, Stored, Taken
from domain.register.errors import Conflict, RegisterError, Unavailable

GROUP = 512  # batches in one commit, at most: bounds the wait of the first of them
HEADS = 16_384  # streams whose head is remembered: about 2 MB

Waiter = concurrent.futures.Future[None] | asyncio.Future[None]
Spans = Mapping[str, tuple[int, int]]
"""For each stream of a batch its first and last version there."""


class Submission(NamedTuple):
    """A batch on its way, and who waits for it."""

    batch: Sequence[Stored]
    spans: Spans
    waiter: Waiter


class Outcome(NamedTuple):
    waiter: Waiter
    error: Exception | None  # None: durable


def spans(batch: Sequence[Stored]) -> Spans:
    """Raises ValueError for a batch that could never be appended: empty, a version below 1, versions not consecutive."""
    if not batch:
        raise ValueError("an empty batch")
    found: dict[str, tuple[int, int]] = {}
    for event in batch:
        stream, version = event.stream, event.version
        first, last = found.get(stream, (version, version - 1))
        if not stream or "\0" in stream or version < 1:
            raise ValueError(f"no such place in the register: stream {stream!r}, version {version}")
        if version != last + 1:
            raise ValueError(f"version {version} does not follow {last} in the batch for stream {stream}")
        found[stream] = first, version
    return found


class Writer:
    """Takes submissions from `queue` until it finds None there; resolves each waiter after its commit, never before."""

    def __init__(self, engine: Engine, queue: SimpleQueue[Submission | None]) -> None:
        self._engine = engine
        self._queue = queue
        self._heads = Heads(engine)

    def run(self) -> None:
        while group := self._take():
            _settle(self._written(group))

    def _take(self) -> list[Submission]:
        """Wait for one submission, then take whatever else is there. Empty: the register closes."""
        group: list[Submission] = []
        with suppress(Empty):
            while len(group) < GROUP:
                submission = self._queue.get(block=not group)
                if submission is None:
                    if group:
                        self._queue.put(None)  # nothing comes after it: write these, then find it again
                    break
                if _is_wanted(submission.waiter):
                    group.append(submission)
        return group

    def _written(self, group: Sequence[Submission]) -> list[Outcome]:
        """Commit as many of `group` as fit, in one transaction; failing that, each on its own."""
        ahead: dict[str, int] = {}  # heads as they will be once this group is committed
        chosen: list[Submission] = []
        outcomes: list[Outcome] = []
        for submission in group:
            if (refusal := self._refusal(submission.spans, ahead)) is None:
                ahead.update((stream, last) for stream, (_, last) in submission.spans.items())
                chosen.append(submission)
            else:
                outcomes.append(Outcome(submission.waiter, refusal))
        try:
            self._insert(chosen)
        except Unavailable as failure if ... else None:
            pass
        return outcomes
