"""Snapshots of feeds for looking back, apart from what is needed to go on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from domain.record.history import History
from domain.record.snapshots import Recall
from projections.feeds.frames import Feeds
from projections.feeds.receipts import SIZE


class Past(msgspec.Struct, frozen=True, array_like=True):
    """`receipts`: of each seat, from the first frame on."""

    history: bytes
    receipts: Mapping[str, bytes]


_pack = msgspec.msgpack.Encoder().encode
_past = msgspec.msgpack.Decoder(Past)


def written(past: Past) -> bytes:
    return _pack(past)


def read(recall: Recall) -> Past | None:
    """Return what was saved, if it is there still and whole."""
    data = recall()
    try:
        return None if data is None else _past.decode(data)
    except msgspec.DecodeError:
        return None


class PastReceipts:
    """The receipts of a saved state, for all copies of its feeds. Where they are not to be had, the record is told from
    its beginning when somebody looks back.
    """

    def __init__(self, history: History, counts: Mapping[str, int], recall: Recall) -> None:
        self._history = history.copy()
        self._counts = counts
        self._recall = recall

    def of(self, seat: str) -> bytes:
        return self._all[seat]

    @cached_property
    def _all(self) -> Mapping[str, bytes]:
        past = read(self._recall)
        found = {} if past is None else past.receipts
        sound = all(len(found.get(seat, b"")) == count * SIZE for seat, count in self._counts.items())
        return found if sound else self._told_again()

    def _told_again(self) -> Mapping[str, bytes]:
        raw = self._history.raw
        again = Feeds.begin(self._history.game, raw[0])
        again.render()
        for event in raw[1:]:
            again.append(event)
        return {seat: feed.receipts.whole() for seat, feed in again.seats()}
