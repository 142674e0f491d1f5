"""Feeds as bytes and back: what a table needs to go on without its record being told again.

Which frames each seat has is written whole. What was told is not, but for corrections and for what they restated: all
else is told again, from the state kept before it, when somebody reads it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from domain.game import Game
from domain.record.events import Fetch
from domain.record.saved import Form, Recall, Saved, event_in, form_of
from domain.record.saved import restore as restore_history
from domain.record.saved import save as save_history
from projections.entries import HOUSE_SHOWN, CorrectionShown
from projections.feed import Feed, Rendition, Restated
from projections.frames import Feeds
from projections.projection import Projection, Shown
from projections.registry import PROJECTIONS
from projections.retelling import Flip, Told


class _Told(msgspec.Struct, frozen=True, array_like=True):
    """A line of a flip: `kind` names the struct that `fields` is."""

    type: str
    kind: str
    fields: msgspec.Raw


class _Flip(msgspec.Struct, frozen=True, array_like=True):
    event: str | None
    was: tuple[_Told, ...]
    now: tuple[_Told, ...]


class _Line(msgspec.Struct, frozen=True, array_like=True):
    """`fields` of a correction without its flips, which hold structs of any kind."""

    name: str
    kind: str
    fields: msgspec.Raw
    recorded: bool
    dice: bool
    rules: tuple[str, ...]
    lasting: bool
    flips: tuple[_Flip, ...] = ()


class _Rendition(msgspec.Struct, frozen=True, array_like=True):
    lines: tuple[_Line, ...]
    names: tuple[str, ...]


class _Restated(msgspec.Struct, frozen=True, array_like=True):
    """`told`: the place of a rendition."""

    version: int
    event: Form | None
    told: int | None


class _Feed(msgspec.Struct, frozen=True, array_like=True):
    """`told`: by number of a frame, the place of its rendition. `versions`: eight bytes each, as the machine writes
    them.
    """

    versions: bytes
    open: bytes
    told: Mapping[int, int]
    restated: Mapping[int, tuple[_Restated, ...]]
    missed: tuple[str, ...]


class _Saved(msgspec.Struct, frozen=True, array_like=True):
    history: bytes
    feeds: bytes


class _All(msgspec.Struct, frozen=True, array_like=True):
    disclosing: tuple[str, ...]
    feeds: Mapping[str, _Feed]
    renditions: tuple[_Rendition, ...]


_pack = msgspec.msgpack.Encoder().encode
_encode = msgspec.json.Encoder().encode
_saved = msgspec.msgpack.Decoder(_Saved)
_feeds = msgspec.json.Decoder(_All)


class Kinds:
    """Every struct that a line of a game can hold, by a name of its own."""

    def __init__(self, projection: Projection) -> None:
        kinds: tuple[type[msgspec.Struct], ...] = (*HOUSE_SHOWN, *projection.shown)
        self._decoders = {named(kind): msgspec.json.Decoder(kind) for kind in kinds}

    def read(self, kind: str, fields: msgspec.Raw) -> Any:
        return self._decoders[kind].decode(fields)


def named(kind: type[msgspec.Struct]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


@cache
def kinds_of(projection: Projection) -> Kinds:
    """Whatever it shows is described to msgspec already."""
    return Kinds(projection)


def save(feeds: Feeds) -> Saved:
    """Feeds that nobody writes meanwhile. They are told, if they were not."""
    feeds.tell()
    pool = _Pool()
    seats = {seat: _feed(feeds, feed, pool) for seat, feed in feeds.seats()}
    told = _All(tuple(feeds.disclosing), seats, tuple(pool.written))
    history = save_history(feeds.history)
    return Saved(_pack(_Saved(history.now, _encode(told))), history.past)


def restore(game: Game, data: bytes, fetch: Fetch, recall: Recall) -> Feeds:
    """The feeds that were saved. Raises as `domain.record.saved.restore`."""
    saved = _saved.decode(data)
    told = _feeds.decode(saved.feeds)
    kinds = kinds_of(PROJECTIONS[game.name])
    renditions = [_rendition_in(kinds, each) for each in told.renditions]
    feeds = {seat: _feed_in(game, each, renditions) for seat, each in told.feeds.items()}
    return Feeds.again(restore_history(game, saved.history, fetch, recall), feeds, set(told.disclosing))


class _Pool:
    """The renditions that are written, each once: seats share them."""

    def __init__(self) -> None:
        self.written: list[_Rendition] = []
        self._places: dict[int, tuple[int, Rendition]] = {}  # by identity; held, so that it stays its own

    def place(self, told: Rendition) -> int:
        if id(told) not in self._places:
            self._places[id(told)] = len(self.written), told
            self.written.append(_Rendition(tuple(map(_line, told.lines)), told.names))
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
    )


def _feed_in(game: Game, saved: _Feed, renditions: list[Rendition]) -> Feed:
    feed = Feed()
    feed.versions = array("L", saved.versions)
    feed.open = bytearray(saved.open)
    feed.told = [None] * len(feed.versions)
    for number, place in saved.told.items():
        feed.told[number - 1] = renditions[place]
    feed.restated = {
        version: tuple(
            Restated(
                each.version,
                None if each.event is None else event_in(game, each.event),
                None if each.told is None else renditions[each.told],
            )
            for each in since
        )
        for version, since in saved.restated.items()
    }
    feed.missed = set(saved.missed)
    return feed


def _line(line: Shown) -> _Line:
    fields = line.fields
    flips: tuple[_Flip, ...] = ()
    if isinstance(fields, CorrectionShown):
        flips = tuple(_Flip(flip.event, _plain(flip.was), _plain(flip.now)) for flip in fields.flips)
        fields = msgspec.structs.replace(fields, flips=())
    kind, raw = named(type(fields)), msgspec.Raw(_encode(fields))
    return _Line(line.name, kind, raw, line.recorded, line.dice, line.rules, line.lasting, flips)


def _plain(told: Iterable[Told]) -> tuple[_Told, ...]:
    return tuple(_Told(each.type, named(type(each.fields)), msgspec.Raw(_encode(each.fields))) for each in told)


def _rendition_in(kinds: Kinds, saved: _Rendition) -> Rendition:
    lines = tuple(_line_in(kinds, each) for each in saved.lines)
    return Rendition(lines, saved.names, any(line.recorded for line in lines))


def _line_in(kinds: Kinds, saved: _Line) -> Shown:
    fields = kinds.read(saved.kind, saved.fields)
    if saved.flips:
        flips = tuple(Flip(e.event, _plain_in(kinds, e.was), _plain_in(kinds, e.now)) for e in saved.flips)
        fields = msgspec.structs.replace(fields, flips=flips)
    return Shown(saved.name, fields, saved.recorded, saved.dice, saved.rules, saved.lasting)


def _plain_in(kinds: Kinds, saved: Iterable[_Told]) -> tuple[Told, ...]:
    return tuple(Told(each.type, kinds.read(each.kind, each.fields)) for each in saved)
