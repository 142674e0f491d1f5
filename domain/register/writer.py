"""Group commit: one thread writes. What queued while a commit ran is committed at once by the next.

The heads that the writer remembers are *lower bounds*: a version that was once durable stays so, and every
append follows its predecessor, so a stream holds 1..n without a gap and its head never falls below what was
seen. Hence, for a batch whose first version in a stream is `first`, against the remembered head (0 if none):

- first <= head: taken, without asking the database;
- first == head + 1: its predecessor is there, so no gap can arise; if another process was quicker, the unique
  key (stream, version) refuses the insert;
- first > head + 1: only here is the database asked, and the answer remembered.

Everything below runs in the writer's thread, so nothing needs a lock.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
from collections import OrderedDict, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from copy import copy
from queue import Empty, SimpleQueue
from typing import NamedTuple

from domain.register.engine import Engine, Stored, Taken
from domain.register.errors import Cause, Conflict, Unavailable

BY_ONE_BATCH: frozenset[Cause] = frozenset({"full", "unfit"})  # causes that another batch may escape
NOTHING: Mapping[str, int] = {}
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
    """The spans of `batch`. Raises ValueError for what could never be appended."""
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
    """Takes submissions from `queue` until it finds None. Never resolves a waiter before its commit."""

    def __init__(self, engine: Engine, queue: SimpleQueue[Submission | None]) -> None:
        self._engine = engine
        self._queue = queue
        self._heads = _Heads(engine)

    def run(self) -> None:
        while group := self._take():
            _settle(self._commit(group))

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

    def _commit(self, group: Sequence[Submission]) -> list[Outcome]:
        """Commit what fits of `group` in one transaction; if that fails by one's fault, each in its own."""
        if len(group) == 1:
            return self._apart(group)
        chosen, refused, heads = self._planned(group)
        try:
            self._insert(chosen)
        except Unavailable as failure:
            if failure.cause in BY_ONE_BATCH:
                return self._apart(group)
            return [Outcome(each.waiter, self._refusal(each.spans) or copy(failure)) for each in group]
        except Exception:  # Taken, or what one batch alone can have provoked
            return self._apart(group)
        self._heads.update(heads)
        return refused + [Outcome(each.waiter, None) for each in chosen]

    def _planned(self, group: Sequence[Submission]) -> tuple[list[Submission], list[Outcome], dict[str, int]]:
        """Who fits after whom, in order of arrival; who does not; the heads once the former are committed.

        A refusal here supposes that the others succeed, so it counts only after their commit.
        """
        chosen: list[Submission] = []
        refused: list[Outcome] = []
        heads: dict[str, int] = {}
        for submission in group:
            refusal = self._refusal(submission.spans, heads)
            if refusal:
                refused.append(Outcome(submission.waiter, refusal))
            else:
                chosen.append(submission)
                heads.update(_heads_after(submission.spans))
        return chosen, refused, heads

    def _refusal(self, spans: Spans, ahead: Mapping[str, int] = NOTHING) -> Exception | None:
        """Why a batch cannot follow what is there, `ahead` being what this group adds to it."""
        try:
            for stream, (first, _) in spans.items():
                head = ahead.get(stream)
                if first != 1 + (self._heads.known(stream, first) if head is None else head):
                    return Conflict(stream, first)
        except Exception as failure:  # of this batch alone: the thread must live on for the others
            return failure
        return None

    def _apart(self, group: Sequence[Submission]) -> list[Outcome]:
        return [Outcome(each.waiter, self._alone(each)) for each in group]

    def _alone(self, submission: Submission) -> Exception | None:
        if refusal := self._refusal(submission.spans):
            return refusal
        try:
            self._insert([submission])
        except Taken:
            return self._conflict(submission.spans)
        except Exception as failure:
            return failure
        self._heads.update(_heads_after(submission.spans))
        return None

    def _conflict(self, spans: Spans) -> Exception:
        """The unique key refused: another process was quicker. Look where."""
        try:
            for stream, (first, _) in spans.items():
                if self._heads.read(stream) != first - 1:
                    return Conflict(stream, first)
        except Exception as failure:
            return failure
        return Unavailable("storage", "the unique key refused versions that are free")

    def _insert(self, submissions: Sequence[Submission]) -> None:
        if submissions:
            self._engine.insert([event for submission in submissions for event in submission.batch])


class _Heads:
    """The remembered heads, lower bounds all. To forget one is always safe; the longest unused goes first."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._heads: OrderedDict[str, int] = OrderedDict()

    def known(self, stream: str, first: int) -> int:
        """The head as far as it matters to a batch that begins at `first`."""
        head = self._heads.get(stream, 0)
        return head if first <= head + 1 else self.read(stream)

    def read(self, stream: str) -> int:
        last = self._engine.last(stream)
        head = last.version if last else 0
        self.update({stream: head})
        return head

    def update(self, heads: Mapping[str, int]) -> None:
        for stream, head in heads.items():
            self._heads[stream] = head
            self._heads.move_to_end(stream)
        while len(self._heads) > HEADS:
            self._heads.popitem(last=False)


def _heads_after(spans: Spans) -> dict[str, int]:
    return {stream: last for stream, (_, last) in spans.items()}


def _is_wanted(waiter: Waiter) -> bool:
    """Whether to write: a future cancelled while it queued is not, and from here on it cannot be."""
    return not isinstance(waiter, concurrent.futures.Future) or waiter.set_running_or_notify_cancel()


def _settle(outcomes: Sequence[Outcome]) -> None:
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Exception | None]]]
    by_loop = defaultdict(list)
    for waiter, error in outcomes:
        if isinstance(waiter, concurrent.futures.Future):
            _resolve(waiter, error)
        else:
            by_loop[waiter.get_loop()].append((waiter, error))
    for loop, settled in by_loop.items():
        with suppress(RuntimeError):  # that loop is closed: nobody waits there any more
            loop.call_soon_threadsafe(_resolve_all, settled)  # one wake-up for the whole group


def _resolve_all(settled: Sequence[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for waiter, error in settled:
        if not waiter.done():  # its task may have been cancelled; what is written stays written
            _resolve(waiter, error)


def _resolve(waiter: Waiter, error: Exception | None) -> None:
    if error is None:
        waiter.set_result(None)
    else:
        waiter.set_exception(error)
