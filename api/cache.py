"""A table in the memory of this process: its feeds, its keys, the answers already given, one writer at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from domain.game.events import Event
from domain.record.chain import GENESIS, hash_of
from domain.record.codec import read
from domain.register import Register, Stored
from domain.table import keys
from projections.frames import Feeds, Frame
from projections.loading import load
from projections.texts import Locale

encode_frame = msgspec.json.Encoder().encode


@dataclass(slots=True)
class CachedTable:
    """Caches of the log and nothing else: `stale` says that the log may have gone further.

    A doubt that comes while the log is read is not settled by that reading; and until it has been read, whoever looks
    finds the cached table still stale, and waits.
    """

    table: str
    feeds: Feeds
    head: str
    issued: dict[str, keys.KeyIssued]
    keys_head: tuple[int, str]
    done: dict[str, tuple[int, str]]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    doubts: int = 0
    settled: int = 0  # how many of the doubts
    holders: dict[str, str] = field(init=False)  # hash -> seat of the tokens in force
    _fresh: dict[tuple[str, Locale], bytes] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.holders = keys.holders(self.issued)

    @property
    def stale(self) -> bool:
        return self.settled < self.doubts

    def doubt(self) -> None:
        self.doubts += 1

    def take_keys(self, rows: Sequence[Stored]) -> None:
        """All that was ever issued and revoked."""
        self.issued = keys.in_force(keys.read(row.data) for row in rows)
        self.holders = keys.holders(self.issued)
        self.keys_head = key_head(rows)

    def take(self, event: Event, head: str) -> None:
        """An event that is durable now."""
        self.feeds.append(event)
        self.head = head
        self._fresh.clear()
        if event.key:
            self.done[event.key] = (event.version, event.mark)

    def catch_up(self, rows: list[Stored]) -> None:
        """Rows that another process appended."""
        for row in rows:
            event = read(self.feeds.game, row.version, row.topic, row.data)
            self.take(event, hash_of(row.data))

    def frame_bytes(self, seat: str, locale: Locale, version: int) -> bytes:
        """The seat's frame for a version, as JSON; a frame without entries where it has none.

        The newest frame is encoded once per seat and language, whoever asks for it.
        """
        newest = version == self.feeds.history.version
        known = self._fresh.get((seat, locale)) if newest else None
        if known is not None:
            return known
        number = self.feeds.number_of(seat, version)
        if number is None:
            at = self.feeds.history.raw[version - 1].at
            return encode_frame(Frame(self.feeds.count(seat, version), at, ()))
        frames = (
            self.feeds.present_frames(locale, seat)
            if newest
            else self.feeds.frames(seat, locale, number - 1, number, marked=False)
        )
        made = encode_frame(next(iter(frames)))
        if newest:
            self._fresh[seat, locale] = made
        return made

    def news(self, seat: str, locale: Locale, after: int, most: int) -> list[tuple[int, bytes]]:
        """The seat's frames after a number, `most` at once, each with its number."""
        last = self.feeds.count(seat)
        if after >= last:
            return []
        newest = self.feeds.version_of(seat, last)
        if after == last - 1 and newest == self.feeds.history.version:
            return [(last, self.frame_bytes(seat, locale, newest))]
        frames = self.feeds.frames(seat, locale, after, after + most, marked=False)
        return [(frame.frame, encode_frame(frame)) for frame in frames]


def load_table(register: Register, table: str) -> CachedTable:
    """Read a table from the register. Blocking; raises loading.UnknownTable."""
    feeds, head = load(register, table)
    rows = list(register.read(keys.stream(table)))
    return CachedTable(
        table=table,
        feeds=feeds,
        head=head,
        issued=keys.in_force(keys.read(row.data) for row in rows),
        keys_head=key_head(rows),
        done={e.key: (e.version, e.mark) for e in feeds.history.raw if e.key},
    )


def key_head(rows: Sequence[Stored]) -> tuple[int, str]:
    """The version and the hash of the last row of a key stream."""
    return (rows[-1].version, hash_of(rows[-1].data)) if rows else (0, GENESIS)
