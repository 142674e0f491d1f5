"""Comparison of a branch with its origin, for one seat: the first frame that differs, and how the present differs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec.structs import replace

from projections.base.differences import Change, changes
from projections.feeds.frames import Feeds
from projections.feeds.reader import Frame, SeatReader
from projections.feeds.views import view_of
from projections.texts import Locale


class Comparison(msgspec.Struct, frozen=True):
    """Two tables as one seat reads them. `parts_at`: the number of the first frame that is not the same in both, null
    when there is none; `was` and `now`: the frames from there on, of the first and of the second; `changes`: from the
    view of the first to that of the second, as they are now.
    """

    seat: str
    parts_at: int | None
    was: tuple[Frame, ...]
    now: tuple[Frame, ...]
    changes: tuple[Change, ...]


def compare(first: Feeds, second: Feeds, seat: str, locale: Locale, most: int) -> Comparison:
    """Compare two tables with the same seats, for one of them. At most `most` frames of each are returned."""
    parts_at = _parting(first, second, seat, locale)
    was, now = (
        () if parts_at is None else tuple(SeatReader(each, seat, locale).frames(parts_at - 1, parts_at - 1 + most))
        for each in (first, second)
    )
    return Comparison(seat, parts_at, was, now, tuple(changes(view_of(first, seat), view_of(second, seat))))


def _parting(first: Feeds, second: Feeds, seat: str, locale: Locale) -> int | None:
    """Return the number of the first frame that differs; None: all are the same.

    The opening of a branch always reads otherwise: that frame counts as the same.
    """
    for here, there in _paired(first, second, seat, locale):
        if here is None or there is None or _facts(here) != _facts(there):
            found = here or there
            assert found is not None
            return found.frame
    return None


def _paired(first: Feeds, second: Feeds, seat: str, locale: Locale) -> Iterator[tuple[Frame | None, Frame | None]]:
    sides = (SeatReader(each, seat, locale).frames(1, marked=False) for each in (first, second))
    yield from zip_longest(*sides)


def _facts(frame: Frame) -> Any:
    """Return the content of the frame without its sentences."""
    return frame.at, [replace(line, text="") for line in frame.entries]
