"""Snapshots of tables, in the register beside their logs, so that a long record need not be folded to open it.

A snapshot is a cache. It is bound to the code that made it, and to the log by the hash of the event up to which it
goes; whatever is wrong with it, the table is read from its log as if it were not there. Opening a table from it checks
that event and all that follow; the events before it are checked afterwards, see `verify_chain`, and as they are read.
"""

from __future__ import annotations

import logging
from functools import partial
from hashlib import sha256
from typing import NamedTuple

import msgspec

from api.base.logs import log_event
from api.storage.fingerprint import fingerprint
from api.storage.idempotency import IdempotencyIndex
from domain.base.events import Event
from domain.game import Game
from domain.record.chain import START, Broken, Tip, follow, prev_of
from domain.record.chain import check as seal_of
from domain.record.codec import UnknownTopic, read
from domain.record.events import Fetch
from domain.register import Register, Stored, Unavailable
from domain.systems import game as game_of
from projections.feeds.frames import Feeds
from projections.feeds.loading import take_in
from projections.snapshots import Saved, restore, save

DIGEST = 32  # bytes before the rest
_log = logging.getLogger("greffe.saved")


class _Saved(msgspec.Struct, frozen=True, array_like=True):
    """A snapshot as it is packed.

    `code`: the fingerprint of the code that made it; `head`: the hash of the event `version` of `table`.
    """

    code: str
    game: str
    table: str
    version: int
    head: str
    feeds: bytes
    done: bytes


_pack = msgspec.msgpack.Encoder().encode
_packed = msgspec.msgpack.Decoder(_Saved)


class Opened(NamedTuple):
    """A table as opened from its snapshot and the events after it. `unchecked`: up to where the log was not read."""

    feeds: Feeds
    head: str
    done: IdempotencyIndex
    unchecked: Tip

    @property
    def tip(self) -> Tip:
        return Tip(self.feeds.history.version, self.head)


def pack_snapshot(table: str, feeds: Feeds, tip: Tip, done: IdempotencyIndex) -> Saved:
    """Pack a table that nobody writes to meanwhile (a copy will do)."""
    game = feeds.game
    saved = save(feeds)
    data = _pack(_Saved(fingerprint(game), game.tag, table, tip.version, tip.hash, saved.now, done.pack()))
    return saved._replace(now=sha256(data).digest() + data)


def keep_snapshot(register: Register, table: str, feeds: Feeds, tip: Tip, packed: Saved) -> None:
    """Store a packed table beside its log. Its full pages need not be packed again. Raises Unavailable."""
    register.snapshots.save(table, tip, {0: packed.now, 1: packed.past, **packed.pages})
    feeds.saved |= packed.digests


def open_snapshot(register: Register, table: str) -> Opened | None:
    """Open the table from its snapshot; None if there is none that holds. Raises what is wrong with the events after
    it: Broken, UnknownTopic, msgspec.DecodeError, Unavailable.
    """
    saved = _read(register, table)
    if saved is None:
        return None
    rows = list(register.read(table, saved.version - 1))
    unchecked = Tip(saved.version, saved.head)
    if not rows or not _ends_at(table, rows[0], unchecked):
        return None
    try:
        game = game_of(saved.game)
        feeds = restore(game, saved.feeds, event_reader(register, table, game), partial(register.snapshots.load, table))
        if feeds.history.version != saved.version:
            return None
        done = IdempotencyIndex(saved=saved.done)
    except Exception as error:  # whatever it is, the log knows better
        log_event(_log, "saved state unreadable", logging.WARNING, error=type(error).__name__)
        return None
    events, head = take_in(feeds, table, unchecked, rows[1:])
    for event in events:
        if event.key:
            done.add(event.key, (event.version, event.mark))
    return Opened(feeds, head, done, unchecked)


def event_reader(register: Register, table: str, game: Game) -> Fetch:
    """Return a reader of events before a snapshot, which checks that each has its seal and follows the one before."""

    def fetch(first: int, last: int) -> list[Event]:
        rows = list(register.read(table, first - 1, last))
        try:
            if len(rows) != last - first + 1:
                raise Broken(table, first + len(rows), "it is missing")
            for _ in follow(table, rows, Tip(first - 1, prev_of(rows[0].data))):
                pass
            return [read(game, row.version, row.topic, row.data) for row in rows]
        except (Broken, ValueError, UnknownTopic) as error:  # a DecodeError is a ValueError
            raise Unavailable("damaged", f"events {first} to {last} cannot be read: {type(error).__name__}") from error

    return fetch


def verify_chain(register: Register, table: str, upto: Tip) -> None:
    """Check the whole chain up to an event that was taken for sound. Raises Broken, Unavailable."""
    tip = START
    for row in register.read(table, upto=upto.version):
        tip = next(follow(table, (row,), tip))
    if tip != upto:
        raise Broken(table, tip.version + 1, "it is missing, or another event than what followed it says")


def _read(register: Register, table: str) -> _Saved | None:
    try:
        data = register.snapshots.load(table)
    except Unavailable:  # of a cache; should the log be away, the next question says so
        return None
    if data is None or sha256(data[DIGEST:]).digest() != data[:DIGEST]:
        return None
    try:
        saved = _packed.decode(data[DIGEST:])
        sound = saved.table == table and saved.version > 1 and saved.code == fingerprint(game_of(saved.game))
    except (msgspec.DecodeError, KeyError):
        return None
    return saved if sound else None


def _ends_at(table: str, row: Stored, tip: Tip) -> bool:
    """Return whether a row is the event up to which the state goes, by its own seal."""
    try:
        own = seal_of(table, row.version, row.topic, prev_of(row.data), row.data)
    except (Broken, ValueError):
        return False
    return Tip(row.version, own) == tip
