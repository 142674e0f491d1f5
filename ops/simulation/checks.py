"""Checks at the end of a simulation, which must hold whatever went wrong in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from domain.base.events import Event
from domain.record.chain import Broken, follow
from domain.register import Register
from domain.register.integrity.verify import verify_register
from domain.table import keys
from ops.simulation.clients import LOCALE, Watcher
from ops.simulation.engine import Database
from ops.simulation.history import Finding, History
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.feeds.views import view_of


def sound(register: Register, *, whole: bool) -> Iterator[Finding]:
    """Check that no stream has a gap or another event than was sealed. `whole`: nothing that was noted is missing
    either.
    """
    for stream in register.streams():
        try:
            for _ in follow(stream, register.read(stream)):
                pass
        except Broken as broken:
            yield Finding("gap", str(broken))
    if whole:
        for fault in verify_register(register).faults:
            yield Finding("gap", f"{fault.stream}, event {fault.version}: {fault.reason}")


def once_and_in_order(history: History, tables: Mapping[str, Feeds]) -> Iterator[Finding]:
    """Check that what was acknowledged is in the log once, where the answer said; that what was refused is not; and
    that a request that began after another was answered comes after it.
    """
    events = [(table, event) for table, feeds in tables.items() for event in feeds.history.raw]
    counts = Counter(event.key for _, event in events if event.key)
    for key, count in counts.items():
        if count > 1:
            yield Finding("twice", f"{count} events of one key {key[:8]}")
    place: dict[str, tuple[str, Event]] = {event.key: (table, event) for table, event in events if event.key}
    for acted in history.acted:
        if acted.version is None:
            if acted.key in place and not acted.unanswered:
                yield Finding("refused", f"what was refused is event {place[acted.key][1].version}")
        elif not history.is_lost(acted):
            table, event = place.get(acted.key, ("", None))
            if event is None:
                yield Finding("lost", f"event {acted.version} was acknowledged and is not in the log")
            elif (table, event.version) != (acted.table, acted.version):
                yield Finding("moved", f"event {acted.version} was acknowledged and is now {event.version}")
    yield from _in_order(history)


def issued(history: History, register: Register) -> Iterator[Finding]:
    """Find tokens that were issued and are not in the keys of their table, though nothing was rolled back."""
    for issued in history.issued:
        events = (keys.read(row.data) for row in register.read(keys.stream(issued.table)))
        known = issued.hash in {event.hash for event in events if isinstance(event, keys.KeyIssued)}
        if not known and not any(loss.acknowledged and loss.at >= issued.asked for loss in history.losses):
            yield Finding("lost", "a token was given that nobody knows")


def _in_order(history: History) -> Iterator[Finding]:
    known = [(each, each.version) for each in history.acted if each.version is not None and not history.is_lost(each)]
    for one, first in known:
        for other, second in known:
            if one.table == other.table and one.answered < other.asked and first >= second:
                yield Finding("order", f"event {second} was asked for when {first} was answered")
        for looked in history.looked:
            if one.table == looked.table and one.answered < looked.asked and looked.tip.version < first:
                yield Finding("old", f"event {looked.tip.version} was shown as the last when {first} was answered")


def reads_committed(history: History, database: Database) -> Iterator[Finding]:
    """Find what was shown and was never committed."""
    for looked in history.looked:
        if (looked.table, looked.tip) not in database.ever:
            yield Finding("invented", f"event {looked.tip.version} was shown and never was")


def watched(watcher: Watcher, due: list[bytes]) -> Iterator[Finding]:
    """Check that a watcher has the frames of its seat, all and no others."""
    if watcher.frames != due:
        same = next((n for n, (a, b) in enumerate(zip(watcher.frames, due, strict=False)) if a != b), None)
        what = f"{len(watcher.frames)} frames of {len(due)}" if same is None else f"another frame {same + 1}"
        yield Finding("feed", f"{watcher.seat.id} has {what}")


def frames(feeds: Feeds, seat: str) -> list[bytes]:
    return [encode(frame) for frame in SeatReader(feeds, seat, LOCALE).frames(marked=False)]


def refolded(present: Feeds, again: Feeds) -> Iterator[Finding]:
    """Check that the feeds in a process's memory show every seat the same as the log read again."""
    for seat in (seat.id for seat in again.state.table.seats):
        if encode(view_of(present, seat)) != encode(view_of(again, seat)):
            yield Finding("view", f"the view of {seat} is not that of the log")
        if present.count(seat) != again.count(seat):
            yield Finding("view", f"{seat} has {present.count(seat)} frames in memory, {again.count(seat)} in the log")
