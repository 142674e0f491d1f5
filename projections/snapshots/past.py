"""Frames before a snapshot, for whoever looks back."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec

from domain.record.history import History
from projections.base.registry import PROJECTIONS
from projections.feeds.feed import PastFrame
from projections.feeds.frames import Feeds
from projections.feeds.views import frame_records
from projections.snapshots.pages import DIGEST, FRAMES, Reader, Rows, SavedFrame, page_of, part, read

Recall = Callable[[int], bytes | None]
"""Gives a part of the snapshot, if it is there still. It may be called in any thread, and more than once."""


class Pages(NamedTuple):
    """The pages of one seat: its `place` at the table, their `digests` one after the other, how many frames are in
    them, and the `versions` of these and of all that followed.
    """

    place: int
    digests: bytes
    saved: int
    versions: Sequence[int]


class PastFrames:
    """The frames of a snapshot, for all copies of its feeds. A missing page is made again from the record."""

    def __init__(self, history: History, seats: Mapping[str, Pages], recall: Recall) -> None:
        self._history = history.copy()
        self._seats = seats
        self._recall = recall
        self._reader = Reader(history.game, PROJECTIONS[history.game.name])
        self._open: dict[str, tuple[int, Rows]] = {}  # by seat, the page that was read last

    def frame(self, seat: str, number: int) -> PastFrame:
        """Return the seat's frame of that number. Errors of the register are raised to the reader."""
        rows = self._rows(seat, page_of(number))
        if rows is None:
            (record,) = frame_records(self._again, seat, number, number)
            return record
        return SavedFrame(self._seats[seat].versions[number - 1], rows[(number - 1) % FRAMES], self._reader)

    def receipt(self, seat: str, number: int) -> bytes:
        return self.frame(seat, number).receipt

    def _rows(self, seat: str, page: int) -> Rows | None:
        known = self._open.get(seat)
        if known is not None and known[0] == page:
            return known[1]
        place, digests, saved, _ = self._seats[seat]
        digest, frames = digests[page * DIGEST : (page + 1) * DIGEST], min(saved - page * FRAMES, FRAMES)
        try:
            rows = read(self._recall(part(place, page)), digest, frames)
        except (zlib.error, msgspec.DecodeError):
            rows = None
        if rows is not None:
            self._open[seat] = page, rows
        return rows

    @cached_property
    def _again(self) -> Feeds:
        raw = self._history.raw
        again = Feeds.begin(self._history.game, raw[0])
        again.render()
        for event in raw[1:]:
            again.append(event)
        return again
