"""Feeds as bytes and back: what a table needs to go on without its record being told again.

Which frames each seat has is written whole. What was told is not, but for corrections and for what they restated: all
else is told again, from the state kept before it, when somebody reads it. Of the receipts the last of each seat is
written for going on, all of them for looking back.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import partial

import msgspec

from domain.game import Game
from domain.record.events import Fetch
from domain.record.snapshots import Form, Recall, Saved, event_in, form_of
from domain.record.snapshots import restore as restore_history
from domain.record.snapshots import save as save_history
from domain.record.states import States
from projections.base.registry import PROJECTIONS
from projections.feeds.feed import Feed, RenderedEvent, Restatement
from projections.feeds.frames import Feeds
from projections.feeds.receipts import Receipts
from projections.snapshots.lines import Kinds, SavedRenderedEvent, restored, saved
from projections.snapshots.past import Past, PastReceipts, read, written


class _Restated(msgspec.Struct, frozen=True, array_like=True):
    """`told`: the place of a rendition."""

    version: int
    event: Form | None
    told: int | None


class _Feed(msgspec.Struct, frozen=True, array_like=True):
    """`told`: by number of a frame, the place of its rendition. `versions`: eight bytes each, as the machine writes
    them. `receipt`: of the last frame; `prompt`: as `Feed` has it.
    """

    versions: bytes
    open: bytes
    told: Mapping[int, int]
    restated: Mapping[int, tuple[_Restated, ...]]
    missed: tuple[str, ...]
    receipt: bytes
    prompt: int


class _Saved(msgspec.Struct, frozen=True, array_like=True):
    history: bytes
    feeds: bytes


class _All(msgspec.Struct, frozen=True, array_like=True):
    disclosing: tuple[str, ...]
    feeds: Mapping[str, _Feed]
    renditions: tuple[SavedRenderedEvent, ...]


_pack = msgspec.msgpack.Encoder().encode
_encode = msgspec.json.Encoder().encode
_saved = msgspec.msgpack.Decoder(_Saved)
_feeds = msgspec.json.Decoder(_All)


def save(feeds: Feeds) -> Saved:
    """Feeds that nobody writes meanwhile. They are told, if they were not."""
    feeds.render()
    pool = _Pool()
    seats = {seat: _feed(feeds, feed, pool) for seat, feed in feeds.seats()}
    told = _All(tuple(feeds.disclosing), seats, tuple(pool.written))
    history = save_history(feeds.history)
    past = Past(history.past, {seat: feed.receipts.whole() for seat, feed in feeds.seats()})
    return Saved(_pack(_Saved(history.now, _encode(told))), written(past))


def restore(game: Game, data: bytes, fetch: Fetch, recall: Recall) -> Feeds:
    """The feeds that were saved. Raises as `domain.record.snapshots.restore`."""
    parts = _saved.decode(data)
    told = _feeds.decode(parts.feeds)
    kinds = Kinds(PROJECTIONS[game.name])
    renditions = [restored(kinds, each) for each in told.renditions]
    feeds = {seat: _feed_in(game, each, renditions) for seat, each in told.feeds.items()}
    history = restore_history(game, parts.history, fetch, lambda: past.history if (past := read(recall)) else None)
    back = PastReceipts(history, {seat: len(feed.versions) for seat, feed in feeds.items()}, recall)
    for seat, feed in feeds.items():
        last = told.feeds[seat].receipt
        feed.receipts = Receipts(len(feed.versions), last, partial(back.of, seat))
    return Feeds(history, feeds=feeds, disclosing=set(told.disclosing))


class _Pool:
    """The renditions that are written, each once: seats share them."""

    def __init__(self) -> None:
        self.written: list[SavedRenderedEvent] = []
        self._places: dict[int, tuple[int, RenderedEvent]] = {}  # by identity; held, so that it stays its own

    def place(self, told: RenderedEvent) -> int:
        if id(told) not in self._places:
            self._places[id(told)] = len(self.written), told
            self.written.append(saved(told))
        return self._places[id(told)][0]


def _feed(feeds: Feeds, feed: Feed, pool: _Pool) -> _Feed:
    numbers = ((feed.number(version), version) for version in feeds.history.rulings)
    told = {number: feed.told[number - 1] for number, _ in numbers if number is not None}
    return _Feed(
        versions=feed.versions.tobytes(),
        open=bytes(feed.open),
        told={number: pool.place(one) for number, one in told.items() if one is not None},
        restated={
            version: tuple(
                _Restated(
                    each.version,
                    None if each.event is None else form_of(feeds.game, each.event),
                    None if each.told is None else pool.place(each.told),
                )
                for each in since
            )
            for version, since in feed.restated.items()
        },
        missed=tuple(feed.missed),
        receipt=feed.receipts.last,
        prompt=feed.prompt,
    )


def _feed_in(game: Game, kept: _Feed, renditions: list[RenderedEvent]) -> Feed:
    feed = Feed()
    feed.versions = array("L", kept.versions)
    feed.open = bytearray(kept.open)
    feed.told = [None] * len(feed.versions)
    feed.states = States(missing=len(feed.versions))
    for number, place in kept.told.items():
        feed.told[number - 1] = renditions[place]
    feed.restated = {
        version: tuple(
            Restatement(
                each.version,
                None if each.event is None else event_in(game, each.event),
                None if each.told is None else renditions[each.told],
            )
            for each in since
        )
        for version, since in kept.restated.items()
    }
    feed.missed = set(kept.missed)
    feed.prompt = kept.prompt
    return feed
