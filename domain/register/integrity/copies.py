"""Copies from one register to another, byte for byte: the hash chains are equal before and after.

Events that the target already has are compared and followed. So a copy may be made while the source is in use, and
again when it is not: the second time takes only what was new.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

import msgspec

from domain.base.finding import Finding
from domain.record.chain import START, Tip, follow
from domain.register import Register, Stored
from domain.register.integrity.manifest import is_manifest
from domain.table import chains, keys

BATCH = 1_000  # events in one commit
Progress = Callable[[str, int], None]
"""Called with each stream once it is copied, and how many events it has."""


class Differs(Exception):
    """A difference: the target has another event than the source in the same place."""

    def __init__(self, stream: str, version: int) -> None:
        super().__init__(stream, version)
        self.stream = stream
        self.version = version
        self.reason = Finding("the target holds another one")

    def __str__(self) -> str:
        return f"{self.stream}, event {self.version}: {self.reason}"


class Copied(msgspec.Struct, frozen=True):
    """The streams and the events of the source, and how many of the events were new to the target."""

    streams: int
    events: int
    new: int


def streams_of(register: Register, table: str) -> Iterator[str]:
    """Yield the streams of a table: its events, its keys, its dice, and those of its branches, which share its tokens.

    A branch goes with its origin. Raises Unavailable.
    """
    known = [keys.read(row.data) for row in register.read(keys.stream(table))]
    for event in known:
        if isinstance(event, keys.KeysOf):
            yield from streams_of(register, event.table)
            return
    for each in (table, *keys.branches(known)):
        yield from (each, keys.stream(each), chains.stream(each))


def copy(
    source: Register,
    target: Register,
    on_progress: Progress | None = None,
    streams: Collection[str] | None = None,
) -> Copied:
    """Append to `target` all that it lacks of `source`, or of these streams of it; its other events stay as they are.

    Hooks are copied as they are: of both registers only one is to be served afterwards. Every chain is checked on the
    way, in both. Raises Broken where the source is not sound, Differs, Conflict (somebody writes to the same tables of
    the target), Unavailable. Until then each stream of the target holds a beginning of its source, without a gap.
    """
    chosen = sorted(source.streams() if streams is None else streams, key=lambda name: not is_manifest(name))
    events = new = 0
    waiting: list[Stored] = []
    # Notes first: others may write to the source meanwhile, and no copy may hold a note of what it does not hold.
    for stream in chosen:
        count = 0
        for row, tip in _checked(stream, source.read(stream), target.read(stream)):
            count = tip.version
            if row is not None:
                waiting.append(row)
                new += 1
            if len(waiting) >= BATCH:
                target.append(waiting)
                waiting = []
        events += count
        if on_progress:
            on_progress(stream, count)
    if waiting:
        target.append(waiting)
    for hook in source.hooks.select():
        if streams is None or hook.stream in streams:
            target.hooks.put(hook)
    return Copied(len(chosen), events, new)


def compare(source: Register, target: Register, streams: Collection[str] | None = None) -> None:
    """Check that the target holds every event of these streams of the source, or of all its streams.

    Raises Differs, Broken, Unavailable.
    """
    for stream in source.streams() if streams is None else streams:
        for row, tip in _checked(stream, source.read(stream), target.read(stream)):
            if row is not None:
                raise Differs(stream, tip.version)


def _checked(stream: str, here: Iterable[Stored], copied: Iterable[Stored]) -> Iterator[tuple[Stored | None, Tip]]:
    """Yield for each sound event of the source the event, or None if the target has it, and the chain's tip.

    Raises Broken, Differs.
    """
    held = iter(copied)
    tip = START
    for row in here:
        tip = next(follow(stream, (row,), tip))
        present = next(held, None)
        if present is not None and present != row:
            raise Differs(stream, row.version)
        yield (None if present else row), tip
