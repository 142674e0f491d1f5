"""Group commit: one thread writes. Batches queued while a commit runs are committed together by the next.

The writer remembers nothing of what it wrote: a database can go back (a standby that lagged is promoted, a copy is
restored), and a head that was once durable need not be there any more. Each batch says what it follows, version and
hash, and the database compares that with its own heads in the transaction that inserts. Only within one group does the
writer know more: there a batch may follow another that goes before it into the same transaction.

There is one writer at a time, in a thread of its own or wherever its runner puts it, so nothing in it needs a lock.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import threading
from collections import defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from queue import Empty, SimpleQueue
from typing import NamedTuple, Protocol

import msgspec

from domain.base.finding import Finding
from domain.record.chain import GENESIS, Tip, links_of
from domain.register.storage.engine import Engine, Misplaced, Taken
from domain.register.storage.errors import Cause, Conflict, Unavailable
from domain.register.storage.stored import Stored

BY_ONE_BATCH: frozenset[Cause] = frozenset({"full", "unfit", "damaged"})  # causes that another batch may escape
PATIENCE = 8.0  # seconds for what is on its way when the register closes: less than whoever stops a service waits
GROUP = 512  # batches in one commit, or little more: bounds the wait of the first of them
QUIET = 2  # turns of an event loop that bring nothing more: from a request that is read to its batch it takes two
ENOUGH = 64  # batches that wait for no more of them


class Listener(NamedTuple):
    """A callback of an event loop for the outcome: no future, no task in between."""

    loop: asyncio.AbstractEventLoop
    on_done: Callable[[Exception | None], None]


Waiter = concurrent.futures.Future[None] | asyncio.Future[None] | Listener


class Span(msgspec.Struct, frozen=True):
    """The change of a batch to one stream: the tip that it follows, and the tip that it leaves."""

    after: Tip
    tip: Tip


Spans = Mapping[str, Span]


class Submission(msgspec.Struct, frozen=True, eq=False):
    """A batch on its way and its waiter. Without events it waits for a commit that finds its tips."""

    batch: Sequence[Stored]
    spans: Spans
    waiter: Waiter


class Outcome(msgspec.Struct, frozen=True):
    waiter: Waiter
    error: Exception | None  # None: durable


def spans(batch: Sequence[Stored]) -> Spans:
    """Return the spans of `batch`. Raises ValueError for a batch that could never be appended."""
    if not batch:
        raise ValueError("an empty batch")
    found: dict[str, Span] = {}
    for event in batch:
        stream, version = event.stream, event.version
        if not stream or "\0" in stream or version < 1:
            raise ValueError(f"no such place in the register: stream {stream!r}, version {version}")
        prev, own = links_of(event.data)
        after = Tip(version - 1, prev)
        before = found.get(stream)
        if before is not None and before.tip != after:
            raise ValueError(f"version {version} does not follow {before.tip.version} in the batch for stream {stream}")
        if version == 1 and prev != GENESIS:
            raise ValueError(f"stream {stream} does not begin in this batch with a first event")
        found[stream] = Span(before.after if before else after, Tip(version, own))
    return found


class Writer:
    """A writer of groups of submissions, one group at a time. Never resolves a waiter before its commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def serve(self, group: Sequence[Submission]) -> None:
        """Write a group, then resolve its waiters."""
        wanted = [each for each in group if _is_wanted(each.waiter)]
        batches = [each for each in wanted if each.batch]
        waiting = [each for each in wanted if not each.batch]
        _deliver([*self._commit(batches), *self._confirm(waiting)])

    def _commit(self, group: Sequence[Submission]) -> list[Outcome]:
        """Commit the batches of `group` that fit in one transaction; if one makes that fail, each in its own."""
        refused: list[Outcome] = []
        while len(group) > 1:
            chosen, clashing, after = _planned(group)
            try:
                self._insert(chosen, after)
            except Misplaced as misplaced:
                guilty = [each for each in chosen if _is_at_fault(each, misplaced, after)]
                refused += [Outcome(each.waiter, _conflict(each, misplaced)) for each in guilty]
                group = [each for each in group if each not in guilty]
            except Unavailable as failure:
                if failure.cause in BY_ONE_BATCH:
                    break
                return refused + [Outcome(each.waiter, copy(failure)) for each in group]
            except Exception:  # Taken, or what one batch alone can have provoked
                break
            else:
                refused += [Outcome(each.waiter, _clash(each, chosen)) for each in clashing]
                return refused + [Outcome(each.waiter, None) for each in chosen]
        return refused + [Outcome(each.waiter, self._alone(each)) for each in group]

    def _alone(self, submission: Submission) -> Exception | None:
        try:
            self._insert([submission], {stream: span.after for stream, span in submission.spans.items()})
        except Misplaced as misplaced:
            return _conflict(submission, misplaced)
        except Taken:
            return self._taken(submission.spans)
        except Exception as failure:
            return failure
        return None

    def _taken(self, spans: Spans) -> Exception:
        """Return the error for batches that the unique key refused because another process was quicker."""
        try:
            heads = self._engine.heads(list(spans))
        except Exception as failure:
            return failure
        for stream, span in spans.items():
            if heads[stream] != span.after:
                return Conflict(stream, span.after.version + 1)
        return Unavailable("storage", Finding("the unique key refused versions that are free"))

    def _insert(self, submissions: Sequence[Submission], after: Mapping[str, Tip]) -> None:
        if submissions:
            self._engine.insert([event for submission in submissions for event in submission.batch], after)

    def _confirm(self, waiting: Sequence[Submission]) -> list[Outcome]:
        """Confirm the tips of all waiting submissions by one commit; those whose events are gone get a Conflict."""
        refused: list[Outcome] = []
        while waiting:
            held = dict.fromkeys((stream, span.tip) for each in waiting for stream, span in each.spans.items())
            try:
                self._engine.confirm(list(held))
            except Misplaced as misplaced:
                failed = [each for each in waiting if misplaced.streams & each.spans.keys()]
                refused += [Outcome(each.waiter, _conflict(each, misplaced)) for each in failed]
                waiting = [each for each in waiting if each not in failed]
            except Exception as failure:
                return refused + [Outcome(each.waiter, copy(failure)) for each in waiting]
            else:
                return refused + [Outcome(each.waiter, None) for each in waiting]
        return refused


class Runner(Protocol):
    """A thread or other place that passes submissions to a writer, in order."""

    def put(self, submission: Submission) -> None: ...

    def close(self) -> None:
        """Serve what was put, then end. Nothing is put afterwards.

        Submissions that cannot be served within a bound are given up.
        """


class Threaded:
    """A thread of its own, which takes at once all submissions queued while it wrote.

    Waking it is expensive where both want the interpreter's lock, and so is every commit: submissions of an event loop
    go together, as long as each of its turns brings more. A loop that has nothing else to do loses microseconds by it.
    """

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._queue: SimpleQueue[Sequence[Submission] | None] = SimpleQueue()
        self._gathered: deque[Submission] = deque()
        self._thread = threading.Thread(target=self._run, name="register", daemon=True)
        self._thread.start()

    def put(self, submission: Submission) -> None:
        if not isinstance(submission.waiter, Listener):
            self._queue.put((submission,))
            return
        self._gathered.append(submission)
        if len(self._gathered) == 1:
            loop = submission.waiter.loop
            loop.call_soon(self._await_more, loop, 1, QUIET)

    def _await_more(self, loop: asyncio.AbstractEventLoop, before: int, turns: int) -> None:
        """Wait another turn of the loop for more submissions, or submit the gathered ones.

        Runs once in a turn: `before` were gathered by the last one; after `turns` turns without more they are
        submitted.
        """
        gathered = len(self._gathered)
        turns = QUIET if gathered > before else turns - 1
        if turns and gathered < ENOUGH:
            loop.call_soon(self._await_more, loop, gathered, turns)
        else:
            self._submit()

    def close(self) -> None:
        self._submit()
        self._queue.put(None)
        self._thread.join(PATIENCE)  # a commit may wait for its standby as long as that is away: nobody was told of it

    def _submit(self) -> None:
        """Queue the gathered submissions, each once, though another thread may close the register meanwhile."""
        batch: list[Submission] = []
        with suppress(IndexError):
            while True:
                batch.append(self._gathered.popleft())
        if batch:
            self._queue.put(batch)

    def _run(self) -> None:
        while group := self._take():
            self._writer.serve(group)

    def _take(self) -> list[Submission]:
        """Wait for one submission, then take all others that are there. Empty: the register closes."""
        group: list[Submission] = []
        with suppress(Empty):
            while len(group) < GROUP:
                batch = self._queue.get(block=not group)
                if batch is None:
                    if group:
                        self._queue.put(None)  # nothing comes after it: write these, then find it again
                    break
                group += batch
        return group


def _planned(group: Sequence[Submission]) -> tuple[list[Submission], list[Submission], dict[str, Tip]]:
    """Return the submissions that can go together, in order of arrival, those that clash, and the tips to follow.

    A submission clashes if it follows another tip than those before it leave. That supposes that the others succeed, so
    it counts only after their commit.
    """
    chosen: list[Submission] = []
    clashing: list[Submission] = []
    after: dict[str, Tip] = {}
    tips: dict[str, Tip] = {}
    for submission in group:
        if any(tips.get(stream, span.after) != span.after for stream, span in submission.spans.items()):
            clashing.append(submission)
            continue
        chosen.append(submission)
        for stream, span in submission.spans.items():
            after.setdefault(stream, span.after)
            tips[stream] = span.tip
    return chosen, clashing, after


def _is_at_fault(submission: Submission, misplaced: Misplaced, after: Mapping[str, Tip]) -> bool:
    """Return whether a submission itself follows a misplaced tip; others may follow it through a batch before them."""
    wrong = misplaced.streams & submission.spans.keys()
    return any(submission.spans[stream].after == after[stream] for stream in wrong)


def _conflict(submission: Submission, misplaced: Misplaced) -> Conflict:
    stream = next(each for each in submission.spans if each in misplaced.streams)
    return Conflict(stream, submission.spans[stream].after.version + 1)


def _clash(submission: Submission, chosen: Sequence[Submission]) -> Conflict:
    """Return the conflict of a batch that follows another tip than that of the batches committed in its stead."""
    tips = {stream: span.tip for each in chosen for stream, span in each.spans.items()}
    for stream, span in submission.spans.items():
        if tips.get(stream, span.after) != span.after:
            return Conflict(stream, span.after.version + 1)
    raise AssertionError("a batch clashes with one that was chosen")


def _is_wanted(waiter: Waiter) -> bool:
    """Return whether to write for this waiter: not for a future cancelled in the queue.

    From now on it cannot be cancelled.
    """
    return not isinstance(waiter, concurrent.futures.Future) or waiter.set_running_or_notify_cancel()


def _deliver(outcomes: Sequence[Outcome]) -> None:
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        match outcome.waiter:
            case Listener(loop):
                by_loop[loop].append(outcome)
            case asyncio.Future() as waiter:
                by_loop[waiter.get_loop()].append(outcome)
            case waiter:
                _resolve(waiter, outcome.error)
    for loop, outcomes_of_loop in by_loop.items():
        with suppress(RuntimeError):  # that loop is closed: nobody waits there any more
            loop.call_soon_threadsafe(_resolve_all, outcomes_of_loop)  # one wake-up for the whole group


def _resolve_all(outcomes: Sequence[Outcome]) -> None:
    for outcome in outcomes:
        waiter = outcome.waiter
        if isinstance(waiter, Listener):
            waiter.on_done(outcome.error)
        elif not waiter.done():  # its task may have been cancelled; what is written stays written
            _resolve(waiter, outcome.error)


def _resolve(waiter: concurrent.futures.Future[None] | asyncio.Future[None], error: Exception | None) -> None:
    if error is None:
        waiter.set_result(None)
    else:
        waiter.set_exception(error)
