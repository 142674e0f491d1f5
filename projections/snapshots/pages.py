"""Pages of a seat's frames, in a snapshot: what the seat read, and its view after each frame.

A page holds so many frames of one seat, whatever lies between them in the log: to read one of them is the same work
however much is hidden from the seat. No frame ever changes, so that a page that is full is saved but once; and one that
was filled further since it was saved still serves a reader that knows the digest of its first frames.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from domain.base.events import Event
from domain.game import Game
from domain.record.snapshots import Form, event_in, form_of
from projections.base.encoding import encode
from projections.base.projection import Projection, kind_of
from projections.entries.contests import Contested
from projections.feeds.feed import PastFrame, RenderedEvent
from projections.feeds.frames import Feeds
from projections.feeds.views import frame_records
from projections.snapshots.lines import Kinds, SavedRenderedEvent, restored, saved

FRAMES = 16
"""In a page."""
DIGEST = 32
"""Bytes of a page's digest."""
SEATS = 256
"""More than a table has, the host among them."""
FIRST = 2
"""Parts of a snapshot before its pages."""


class _Row(msgspec.Struct, frozen=True, array_like=True):
    """A frame: `event`, `rendered`, `view` as JSON; `kind` names the struct that the view is."""

    event: bytes
    rendered: bytes
    receipt: bytes
    kind: str
    view: bytes
    contested: tuple[str, ...]


Rows = tuple[_Row, ...]
_pack = msgspec.msgpack.Encoder().encode
_rows = msgspec.msgpack.Decoder(Rows)
_form = msgspec.json.Decoder(Form)
_rendered = msgspec.json.Decoder(SavedRenderedEvent)


def part(place: int, page: int) -> int:
    """Return the number of the part in which a page lies; `place`: that of its seat at the table."""
    return FIRST + page * SEATS + place


def page_of(number: int) -> int:
    """Return the page of a frame, counted from 0."""
    return (number - 1) // FRAMES


def written(feeds: Feeds, seat: str, page: int) -> tuple[bytes, bytes]:
    """Pack the frames that the seat has of that page, and return them with their digest."""
    first = page * FRAMES + 1
    rows = _pack([_row(feeds.game, record) for record in frame_records(feeds, seat, first, first + FRAMES - 1)])
    return zlib.compress(rows, 1), sha256(rows).digest()


def read(data: bytes | None, digest: bytes, frames: int) -> Rows | None:
    """Return the first rows of a page; None: the page is missing, or the rows have another digest.

    Raises zlib.error, msgspec.DecodeError.
    """
    if data is None:
        return None
    rows = _rows.decode(zlib.decompress(data))[:frames]
    return rows if sha256(_pack(rows)).digest() == digest else None


def _row(game: Game, record: PastFrame) -> _Row:
    return _Row(
        encode(form_of(game, record.event)),
        encode(saved(record.rendered)),
        record.receipt,
        kind_of(type(record.view)),
        encode(record.view),
        tuple(sorted(record.contested)),
    )


class Reader:
    """Reads what rows hold. Seats that read the same of an event read one and the same thing."""

    def __init__(self, game: Game, projection: Projection) -> None:
        self.game = game
        self.viewers: Mapping[str, msgspec.json.Decoder[Any]] = projection.viewers
        self._kinds = Kinds(projection)
        self._rendered: dict[tuple[int, bytes], RenderedEvent] = {}

    def rendered(self, version: int, data: bytes) -> RenderedEvent:
        key = version, data
        found = self._rendered.get(key)
        if found is None:
            found = self._rendered.setdefault(key, restored(self._kinds, _rendered.decode(data)))
        return found


class SavedFrame:
    """A frame of a page, read as far as somebody asks."""

    def __init__(self, version: int, row: _Row, reader: Reader) -> None:
        self._version = version
        self._row = row
        self._reader = reader

    @property
    def event(self) -> Event:
        return event_in(self._reader.game, _form.decode(self._row.event))

    @property
    def rendered(self) -> RenderedEvent:
        return self._reader.rendered(self._version, self._row.rendered)

    @property
    def receipt(self) -> bytes:
        return self._row.receipt

    @property
    def view(self) -> Any:
        return self._reader.viewers[self._row.kind].decode(self._row.view)

    @property
    def contested(self) -> Contested:
        return frozenset(self._row.contested)
