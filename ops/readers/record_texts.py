"""Feeds of each seat, whatever source they are read from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from domain.game import Game
from domain.register.integrity.verify import LONGEST_HEADER
from domain.table.seats import Seat
from ops.audit.own import OwnCheck
from ops.audit.signatures import Trust
from ops.cli.clock import Moment, latest, stamp
from ops.cli.failures import Misused
from ops.cli.sources import feeds, is_database
from ops.readers.own import is_own, own_record
from projections.base.differences import plain
from projections.feeds.frames import Feeds
from projections.feeds.reader import Frame, SeatReader
from projections.feeds.views import views_between
from projections.queries.why import MOST_EVENTS_READ, Why, why
from projections.texts import Locale


class RecordTexts(Protocol):
    """The feeds of those seats that a holder of the source may read."""

    title: str
    game: Game
    seats: tuple[Seat, ...]
    """The seats whose feeds the source has."""

    def seat(self, name: str) -> Seat | None:
        """Return one of the seats, or the host, who sees what all see; None if the source has nothing of it."""

    def count(self, seat: str) -> int:
        """Return the number of the seat's last frame."""

    def frames(
        self,
        seat: str,
        locale: Locale,
        after: int = 0,
        upto: int | None = None,
        *,
        marked: bool = True,
        at: int | None = None,
    ) -> Iterator[Frame]:
        """Yield the seat's frames after+1 .. upto: as they were first sent, or `marked` as things stood after the frame
        `at`.
        """

    def view(self, seat: str, at: int) -> Any:
        """Return the seat's view after that frame, as plain values."""

    def views(self, seat: str) -> Iterator[msgspec.Struct]:
        """Yield all views of the seat, from that after the first frame on; none if the source has none."""

    def signed(self, seat: str) -> tuple[str, str]:
        """Return the key and the signature under the receipt of the seat's last frame; empty if the source has none."""

    def checked(self, due: Trust) -> OwnCheck | None:
        """Check what the source says of itself; None if it is a whole record, whose chain is sound."""

    def why(self, seat: str, pointer: str, locale: Locale, at: int) -> Why:
        """Return every cause of a value of the seat's view after that frame. Raises Refused."""

    def moments(self) -> Iterator[dict[str, int]]:
        """Yield what happened, in order: the number of the frame in which each seat read of it, if it did."""


class Everything:
    """The feeds of all seats of a whole record."""

    def __init__(self, feeds: Feeds) -> None:
        self.feeds = feeds
        self.title, self.game, self.seats = feeds.state.table.title, feeds.game, feeds.state.table.seats
        self.seat, self.count = feeds.state.table.seat, feeds.count

    def frames(
        self,
        seat: str,
        locale: Locale,
        after: int = 0,
        upto: int | None = None,
        *,
        marked: bool = True,
        at: int | None = None,
    ) -> Iterator[Frame]:
        return SeatReader(self.feeds, seat, locale).frames(after, upto, marked=marked, at=at)

    def view(self, seat: str, at: int) -> Any:
        (found,) = views_between(self.feeds, seat, at, at)
        return plain(found)

    def views(self, seat: str) -> Iterator[msgspec.Struct]:
        return views_between(self.feeds, seat, 1, self.feeds.count(seat))

    def signed(self, seat: str) -> tuple[str, str]:
        return "", ""

    def checked(self, due: Trust) -> OwnCheck | None:
        return None

    def why(self, seat: str, pointer: str, locale: Locale, at: int) -> Why:
        found = why(self.feeds, seat, pointer, locale, at)
        causes = list(found.causes)
        while found.read > 1:
            found = why(self.feeds, seat, pointer, locale, at, found.read, MOST_EVENTS_READ)
            causes += found.causes
        return Why(found.frame, pointer, tuple(causes), found.read, found.value)

    def moments(self) -> Iterator[dict[str, int]]:
        for version in range(1, self.feeds.history.version + 1):
            numbers = {seat.id: self.feeds.number_of(seat.id, version) for seat in self.seats}
            yield {seat: number for seat, number in numbers.items() if number is not None}


def read_record(source: str, table: str | None) -> RecordTexts:
    """Read a database, a whole record that is sound, or a seat's own record."""
    if not is_database(source):
        with open(source, "rb") as file:
            if is_own(file.readline(LONGEST_HEADER)):
                file.seek(0)
                return own_record(source, file)
    return Everything(feeds(source, table))


def the_seat(texts: RecordTexts, seat: str | None) -> Seat:
    """Return the seat that was asked for, or the first. Raises Misused."""
    found = texts.seats[0] if seat is None else texts.seat(seat)
    if found is None:
        raise Misused("no-seat", seat=seat, seats=tuple(each.id for each in texts.seats))
    return found


def the_frame(texts: RecordTexts, seat: str, frame: int | None, at: Moment | None) -> int:
    """Return the number of the frame that was asked for, or of the last up to that time; else of the last. Raises
    Misused.
    """
    last = texts.count(seat)
    if frame is not None and frame > last:
        raise Misused("no-frame", seat=seat, last=last, frame=str(frame))
    if at is None:
        return frame or last
    frames = list(texts.frames(seat, "fr", marked=False))
    until = latest(at, frames[-1].at)
    found = [each.frame for each in frames if each.at <= until]
    if not found:
        raise Misused("before-all", at=stamp(until))
    return found[-1]
