"""A table in the memory of this process: its feeds, its keys, the answers already given, one writer at a time."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import NamedTuple

import msgspec

from api.base.locks import WriterLock
from api.storage.idempotency import IdempotencyIndex
from api.tables.damage import DamagedTable
from api.tables.offered_moves import MovesVersion, Offered, OfferedForms, moves_version
from domain.base.chance import Below, Link, Seen, Source
from domain.base.events import Command, Event
from domain.record.chain import Tip, follow
from domain.record.codec import read
from domain.record.fold import absent
from domain.register import Stored
from domain.table import keys
from domain.table.chains import Chains, Drawing
from domain.table.seats import State
from projections.base.differences import EncodedView
from projections.base.encoding import encode
from projections.feeds.feed import LastFrame
from projections.feeds.frames import Feeds
from projections.feeds.reader import Frame, SeatReader, has_cheap_patch
from projections.feeds.views import in_memory
from projections.moves.form_cache import NOTHING, MovesCache
from projections.texts import Locale

FEW = 16  # events that are taken in, or frames that are read, on the event loop


class UnreadableChance:
    """Source of faces for a table whose secret cannot be read: the table can be played with physical dice alone."""

    def __init__(self, table: str, holders: Collection[str]) -> None:
        self._found = DamagedTable(table, 0, "the secret of its dice cannot be read", holders)

    def next(self, seen: Seen) -> tuple[Below, bool | Link]:
        raise self._found


class TableKeyring(NamedTuple):
    """The keys of a table: their stream, which for a branch is that of its origin, its tip, the issues in force, and
    the branches that open to them as well; `hosts`: the host's keys that speak for the host.
    """

    stream: str
    tip: Tip
    issued: dict[str, keys.KeyIssued]
    branches: Mapping[str, int] = {}
    hosts: tuple[str, ...] = ()


class _Frame(msgspec.Struct, frozen=True):
    """A `Frame` whose entries are encoded already."""

    frame: int
    at: datetime
    entries: msgspec.Raw
    receipt: str


@dataclass(slots=True)
class TableReading(ABC):
    """A table as one reader may read it, and caches for reading it. `feeds`: all that the reader may know of it;
    answers are made of these alone. `next`: when the clock alone brings more of it, if ever. `_viewed`: the view from
    which the next patch begins, by seat.
    """

    table: str
    feeds: Feeds
    next: datetime | None = field(init=False, default=None)
    _fresh: dict[tuple[object, Locale], msgspec.Raw] = field(init=False, default_factory=dict)
    _newest: dict[tuple[LastFrame, Locale], bytes] = field(init=False, default_factory=dict)
    _offered: dict[tuple[str, Locale], Offered] = field(init=False, default_factory=dict)
    _documents: dict[tuple[str, Locale], OfferedForms] = field(init=False, default_factory=dict)
    _moves_caches: dict[tuple[str, Locale], MovesCache] = field(init=False, default_factory=dict)
    _patched: dict[tuple[str, Locale], Frame] = field(init=False, default_factory=dict)
    _viewed: dict[str, tuple[int, EncodedView]] = field(init=False, default_factory=dict)

    @property
    @abstractmethod
    def whole(self) -> CachedTable:
        """The table with all that there is, for writers."""

    def branches(self, seat: str) -> tuple[str, ...]:
        """Return the branches that the seat knows of: those begun before the last event that it may know."""
        if self.feeds.state.table.origin:
            return ()
        last = self.last_known(seat)
        return tuple(name for name, at in self.whole.keyring.branches.items() if last is None or at < last)

    def last_known(self, seat: str) -> int | None:
        """Return the version of the last event that the seat may know, None if it may know any. While the seat is away,
        that is the version of its last frame.
        """
        feeds = self.feeds
        if not feeds.game.away(feeds.state, seat):
            return None
        return feeds.version_of(seat, feeds.count(seat)) if feeds.count(seat) else 0

    def holds_few(self, seat: str, after: int, upto: int) -> bool:
        """Return whether the seat's frames after+1 .. upto may be read on the event loop: they are few, and in
        memory.
        """
        return upto - after <= FEW and in_memory(self.feeds, seat, after, upto)

    def frame_bytes(self, seat: str, locale: Locale, version: int) -> bytes:
        """Return the seat's frame for a version, as JSON; a frame without entries if the seat has none for it."""
        feeds = self.feeds
        newest = feeds.feed(seat).last
        if newest is not None and newest.event.version == version:
            return self.encoded_frame(newest, seat, locale)
        number = feeds.number_of(seat, version)
        if number is not None:
            return encode(SeatReader(feeds, seat, locale).frame(number))
        last = feeds.count(seat, version)
        return encode(Frame(last, self.whole.feeds.history.raw[version - 1].at, (), feeds.receipt(seat, last)))

    def encoded_frame(self, frame: LastFrame, seat: str, locale: Locale) -> bytes:
        """Return the seat's last frame as JSON.

        Its entries are encoded once for all who read them alike in one language, the whole once for those of them who
        have read the same up to it.
        """
        made = self._newest.get((frame, locale))
        if made is not None:
            return made
        who = frame.audience_key, locale
        entries = self._fresh.get(who)
        if entries is None:
            entries = self._fresh[who] = msgspec.Raw(encode(SeatReader(self.feeds, seat, locale).last_entries(frame)))
        made = self._newest[frame, locale] = encode(_Frame(frame.number, frame.event.at, entries, frame.receipt.hex()))
        return made

    def moves_version(self, seat: str) -> MovesVersion:
        return moves_version(self.feeds, seat)

    def offered(self, seat: str, locale: Locale) -> Offered | None:
        """Return what the seat may do now, if that was made already."""
        known = self._offered.get((seat, locale))
        return known if known is not None and known.moves_version == self.moves_version(seat) else None

    def previous_moves(self, seat: str, locale: Locale) -> MovesCache:
        """Return the cache that the last answer about the seat's moves left."""
        return self._moves_caches.get((seat, locale), NOTHING)

    def offer(self, seat: str, locale: Locale, made: Offered) -> None:
        """Keep the list of the seat's moves, unless it is outdated by now."""
        self._moves_caches[seat, locale] = made.moves_cache
        if made.moves_version == self.moves_version(seat):
            self._offered[seat, locale] = made

    def document(self, seat: str, locale: Locale) -> OfferedForms | None:
        """Return the seat's moves with all forms, if they were made already."""
        known = self._documents.get((seat, locale))
        return known if known is not None and known.moves_version == self.moves_version(seat) else None

    def offer_forms(self, seat: str, locale: Locale, made: OfferedForms, *, whole: bool) -> None:
        """Keep the cache that making forms left for the next answer; if the forms are the `whole` document, keep that
        as well.
        """
        self._moves_caches[seat, locale] = made.moves_cache
        if whole and made.moves_version == self.moves_version(seat):
            self._documents[seat, locale] = made

    def viewed(self, seat: str, frame: int) -> EncodedView | None:
        """Return the seat's view after that frame, if it is kept."""
        known = self._viewed.get(seat)
        return known[1] if known is not None and known[0] == frame else None

    def patched_frame(self, seat: str, locale: Locale) -> Frame | None:
        """Return the seat's last frame with its patch of the view; None if that takes long to make."""
        feeds, last = self.feeds, self.feeds.count(seat)
        known = self._patched.get((seat, locale))
        if known is not None and known.frame == last:
            return known
        before = self.viewed(seat, last - 1)
        if before is None or not has_cheap_patch(feeds, seat):
            return None
        ((frame, view),) = SeatReader(feeds, seat, locale).patched_frames(last - 1, last, marked=False, known=before)
        self.keep_patched(seat, locale, frame, view)
        return frame

    def keep_patched(self, seat: str, locale: Locale, made: Frame, view: EncodedView) -> None:
        """Keep a frame with its patch and the view after it, unless those of a later one are kept."""
        if made.frame >= self._viewed.get(seat, (0,))[0]:
            self._viewed[seat] = made.frame, view
            self._patched[seat, locale] = made

    def encoded_frames(self, seat: str, locale: Locale, after: int, most: int) -> list[tuple[int, bytes]]:
        """Return the seat's frames after a number, `most` at once, each with its number."""
        return encoded_frames(self.feeds, seat, locale, after, most)

    def advanced(self) -> None:
        """Drop what was made for reading and no longer holds, after the feeds were extended."""
        self._fresh.clear()
        self._newest.clear()
        if self._offered:
            known = self._offered.items()
            self._offered = {who: made for who, made in known if made.moves_version == self.moves_version(who[0])}
        if self._documents:
            every = self._documents.items()
            self._documents = {who: made for who, made in every if made.moves_version == self.moves_version(who[0])}


@dataclass(slots=True)
class DelayedReading(TableReading):
    """A table as a seat reads it with a delay: its feeds go up to what the seat may know."""

    of: CachedTable

    @property
    def whole(self) -> CachedTable:
        return self.of

    def last_known(self, seat: str) -> int:
        """Return the version of the seat's last frame, even if events that the seat does not see came after it; at
        least one past the version up to which the seat read without delay, so that it still knows the branches of then.
        """
        feed = self.feeds.feed(seat)
        return max(feed.versions[-1], feed.prompt + 1)


@dataclass(slots=True)
class CachedTable(TableReading):
    """Caches of a table's log and nothing else: `outdated` says that the log may have gone further.

    What changes while the log is read is not covered by that reading. Until the log has been read again, every reader
    finds the cached table outdated, and waits.
    """

    head: str
    keyring: TableKeyring
    done: IdempotencyIndex
    saved: int = 0  # up to which version its state is saved, as far as is known
    chains: Chains | None = None  # of its dice
    unchecked: Tip | None = None  # up to where the chain of its log is still to be checked
    confirmed: int = 0  # up to which version all is known to be durable as what was acknowledged
    generation: int = 0  # of the memory that it belongs to
    lock: WriterLock = field(default_factory=WriterLock)
    changes_signalled: int = 0
    changes_read: int = 0  # how many of those that were signalled
    holders: dict[str, str] = field(init=False)  # hash -> seat of the tokens in force
    delayed: dict[str, DelayedReading] = field(default_factory=dict)  # what those seats read that read late
    advancing: asyncio.Lock = field(default_factory=asyncio.Lock)  # one at a time brings them further

    def __post_init__(self) -> None:
        self.holders = keys.holders(self.keyring.issued, self.keyring.hosts)

    @property
    def whole(self) -> CachedTable:
        return self

    def seat_of(self, token_hash: str) -> str | None:
        """Return the seat for which a token speaks here, else None: not a closed seat, nor one that only the origin
        has.
        """
        seat = self.holders.get(token_hash)
        return seat if seat in self.feeds.history.state.table.open_seats else None

    @property
    def outdated(self) -> bool:
        return self.changes_read < self.changes_signalled

    def mark_outdated(self) -> None:
        self.changes_signalled += 1

    def take_keys(self, keyring: TableKeyring) -> None:
        """Replace the keyring, and with it the holders of the tokens in force."""
        self.keyring = keyring
        self.holders = keys.holders(keyring.issued, keyring.hosts)

    @property
    def tip(self) -> Tip:
        return Tip(self.feeds.history.version, self.head)

    def event(self, name: str, at: datetime, seat: str, command: Command) -> Event:
        """Make the next event of the table."""
        return Event(id=name, version=self.feeds.history.version + 1, at=at, seat=seat, command=command)

    def drawing(self, state: State, nonce: str) -> Source:
        """Return the source of faces from the table's chains, at the link that the log has come to.

        If their secret cannot be read, the source raises DamagedTable when it is asked for a face.
        """
        published = state.table.chance
        if self.chains is None or published is None:
            return UnreadableChance(self.table, self.holders)
        absentees = partial(absent, self.feeds.game, state)
        return Drawing(self.chains, published, self.feeds.history.drawn, nonce, absentees)

    @property
    def secret(self) -> str:
        """The secret of the table's dice, 64 hex digits; "" if it has none, or none that can be read."""
        return self.chains.secret if self.chains else ""

    def take(self, event: Event, head: str) -> None:
        """Take in an event that is in the register now."""
        self.feeds.append(event)
        self._record(event, head)

    def adopt(self, feeds: Feeds, events: Sequence[Event], head: str) -> None:
        """Take in events that are in the register now, with a copy of the feeds that holds them. Readers get all of
        them at once.
        """
        self.feeds = feeds
        for event in events:
            self._record(event, head)

    def condense(self, feeds: Feeds, saved: int) -> None:
        """Replace the feeds by the same feeds as they were opened from the snapshot of version `saved`."""
        for seat, feed in feeds.seats():
            feed.last = self.feeds.feed(seat).last
        feeds.bars = self.feeds.bars
        self.feeds, self.saved = feeds, saved

    def forget_saved(self) -> None:
        """Note that nothing is saved: all of the state has to be saved again."""
        self.saved = 0
        self.feeds.saved.clear()

    def _record(self, event: Event, head: str) -> None:
        self.head = head
        self.advanced()
        if event.key:
            self.done.add(event.key, (event.version, event.mark))

    def catch_up(self, rows: Sequence[Stored]) -> None:
        """Take in a few rows that another process appended. Raises Broken, codec.UnknownTopic, msgspec.DecodeError."""
        for row in rows:
            tip = next(follow(self.table, (row,), self.tip))
            self.take(read(self.feeds.game, row.version, row.topic, row.data), tip.hash)


def encoded_frames(feeds: Feeds, seat: str, locale: Locale, after: int, most: int) -> list[tuple[int, bytes]]:
    """Return the seat's frames after a number, `most` at once, each with its number, as they were first sent."""
    return [
        (frame.frame, encode(frame))
        for frame in SeatReader(feeds, seat, locale).frames(after, after + most, marked=False)
    ]
