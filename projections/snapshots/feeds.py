"""Feeds as bytes and back: what a table needs to go on without its record being read again.

Which frames each seat has is written whole, and what corrections restated. The frames themselves lie in pages beside
it, for looking back: see `projections.snapshots.pages`.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from typing import NamedTuple

import msgspec

from domain.game import Game
from domain.record.events import Fetch
from domain.record.snapshots import Form, event_in, form_of, pack_state, unpack_state
from domain.record.snapshots import restore as restore_history
from domain.record.snapshots import save as save_history
from domain.record.states import Changes, States
from domain.table.seats import HOST
from projections.base.registry import PROJECTIONS
from projections.feeds.feed import Feed, RenderedEvent, Restatement
from projections.feeds.frames import Feeds
from projections.feeds.receipts import Receipts
from projections.feeds.views import state_at, view_of
from projections.snapshots.delay import OPENING, due
from projections.snapshots.lines import Kinds, SavedRenderedEvent, restored, saved
from projections.snapshots.pages import DIGEST, FIRST, FRAMES, page_of, part, written
from projections.snapshots.past import Pages, PastFrames, Recall


class _Restated(msgspec.Struct, frozen=True, array_like=True):
    """A restatement of an event; `rendered`: the place of a rendition."""

    version: int
    event: Form | None
    rendered: int | None


class _Feed(msgspec.Struct, frozen=True, array_like=True):
    """The feed of one seat.

    `versions`: eight bytes each, as the machine writes them. `pages`: the digests of its pages. `receipt`: of the
    last frame; `prompt`: as `Feed` has it; `left`: of a seat that is away, the state after its last frame.
    """

    versions: bytes
    open: bytes
    pages: bytes
    restated: Mapping[int, tuple[_Restated, ...]]
    missed: tuple[str, ...]
    returned: tuple[int, ...]
    receipt: bytes
    prompt: int
    left: bytes | None


class _Saved(msgspec.Struct, frozen=True, array_like=True):
    """A snapshot as it is stored; `past`: the digest of what the history needs to look back."""

    history: bytes
    past: bytes
    feeds: bytes


class Saved(NamedTuple):
    """A snapshot in parts: what is needed to go on; what the history needs to look back; by their number, those pages
    of frames that were not saved before. `digests`: by seat, of all pages that are full.
    """

    now: bytes
    past: bytes
    pages: Mapping[int, bytes]
    digests: Mapping[str, bytes]


class _All(msgspec.Struct, frozen=True, array_like=True):
    disclosing: tuple[str, ...]
    feeds: Mapping[str, _Feed]
    renditions: tuple[SavedRenderedEvent, ...]


_pack = msgspec.msgpack.Encoder().encode
_encode = msgspec.json.Encoder().encode
_saved = msgspec.msgpack.Decoder(_Saved)
_feeds = msgspec.json.Decoder(_All)


def save(feeds: Feeds) -> Saved:
    """Save feeds that nobody writes meanwhile. They are rendered first, if they were not."""
    feeds.render()
    pool, pages = _Pool(), dict[int, bytes]()
    seats = {seat: _feed(feeds, seat, place, pool, pages) for place, (seat, _) in enumerate(feeds.seats())}
    contents = _All(tuple(feeds.disclosing), seats, tuple(pool.written))
    now, past = save_history(feeds.history)
    full = {seat: each.pages[: feeds.count(seat) // FRAMES * DIGEST] for seat, each in seats.items()}
    return Saved(_pack(_Saved(now, sha256(past).digest(), _encode(contents))), past, pages, full)


def restore(game: Game, data: bytes, fetch: Fetch, recall: Recall) -> Feeds:
    """Return the feeds that were saved. Raises as `domain.record.snapshots.restore`."""
    parts = _saved.decode(data)
    contents = _feeds.decode(parts.feeds)
    kinds = Kinds(PROJECTIONS[game.name])
    rendered_events = [restored(kinds, each) for each in contents.renditions]
    states = {length: States(missing=length) for length in {len(each.open) for each in contents.feeds.values()}}
    feeds = {
        seat: _feed_in(game, each, rendered_events, states[len(each.open)]) for seat, each in contents.feeds.items()
    }
    history = restore_history(game, parts.history, fetch, partial(_past, recall, parts.past))
    pages = {
        seat: Pages(place, contents.feeds[seat].pages, len(feed.versions), feed.versions)
        for place, (seat, feed) in enumerate(feeds.items())
    }
    past = PastFrames(history, pages, recall)
    for seat, feed in feeds.items():
        feed.past = partial(past.frame, seat)
        feed.receipts = Receipts(len(feed.versions), contents.feeds[seat].receipt, partial(past.receipt, seat))
    made = Feeds(history, feeds=feeds, disclosing=set(contents.disclosing))
    _look_ahead(made)
    view_of(made, HOST)  # what the things of a game keep of themselves is nobody's work who reads
    made.saved |= {seat: each.pages[: made.count(seat) // FRAMES * DIGEST] for seat, each in contents.feeds.items()}
    return made


def _look_ahead(feeds: Feeds) -> None:
    """Fold in advance what late seats have still to read, so that no reader has to wait for that work."""
    table, late = feeds.state.table, dict[str, int]()
    for seat in table.seats:
        if table.is_delayed(seat.id):
            late[seat.id] = due(feeds, seat.id, feeds.event(seat.id, feeds.count(seat.id)).at).frame
    if not late:
        return
    seats = {seat: (feeds.feed(seat), States(missing=frame - 1)) for seat, frame in late.items()}
    for reader, (feed, states) in seats.items():
        if feed.number(OPENING) == len(states) + 1:  # no step leads there
            states.add(Changes(feeds.visible.of(feeds.history.at(OPENING), reader)))
    for step in feeds.history.steps(min(feeds.version_of(seat, frame) for seat, frame in late.items()) - 1):
        for reader, (feed, states) in seats.items():
            if feed.number(step.event.version) == len(states) + 1:
                states.add(Changes(feeds.visible.of(step.after, reader)))
    for feed, states in seats.values():
        feed.late = states


def _past(recall: Recall, digest: bytes) -> bytes | None:
    data = recall(FIRST - 1)
    return data if data is not None and sha256(data).digest() == digest else None


class _Pool:
    """The renditions that are written, each once: seats share them."""

    def __init__(self) -> None:
        self.written: list[SavedRenderedEvent] = []
        self._places: dict[int, tuple[int, RenderedEvent]] = {}  # by identity; held, so that it stays its own

    def place(self, rendered: RenderedEvent) -> int:
        if id(rendered) not in self._places:
            self._places[id(rendered)] = len(self.written), rendered
            self.written.append(saved(rendered))
        return self._places[id(rendered)][0]


def _feed(feeds: Feeds, seat: str, place: int, pool: _Pool, pages: dict[int, bytes]) -> _Feed:
    """Save the feed of a seat; put into `pages` those of its pages that are not saved yet."""
    feed, digests = feeds.feed(seat), feeds.saved.get(seat, b"")
    for page in range(len(digests) // DIGEST, page_of(len(feed.versions)) + 1):
        pages[part(place, page)], digest = written(feeds, seat, page)
        digests += digest
    return _Feed(
        versions=feed.versions.tobytes(),
        open=bytes(feed.open),
        pages=digests,
        restated={
            version: tuple(
                _Restated(
                    each.version,
                    None if each.event is None else form_of(feeds.game, each.event),
                    None if each.rendered is None else pool.place(each.rendered),
                )
                for each in restatements
            )
            for version, restatements in feed.restated.items()
        },
        missed=tuple(feed.missed),
        returned=tuple(sorted(feed.returned)),
        receipt=feed.receipts.last,
        prompt=feed.prompt,
        left=pack_state(state_at(feeds, seat, None)) if feeds.game.away(feeds.state, seat) else None,
    )


def _feed_in(game: Game, stored: _Feed, rendered_events: list[RenderedEvent], states: States) -> Feed:
    """Return a seat's feed; `states`: those of all seats with as many frames, to which later states are added."""
    feed = Feed(states)
    feed.versions = array("L", stored.versions)
    feed.open = bytearray(stored.open)
    feed.rendered = [None] * len(feed.versions)
    feed.restated = {
        version: tuple(
            Restatement(
                each.version,
                None if each.event is None else event_in(game, each.event),
                None if each.rendered is None else rendered_events[each.rendered],
            )
            for each in restatements
        )
        for version, restatements in stored.restated.items()
    }
    feed.missed, feed.returned = set(stored.missed), set(stored.returned)
    feed.prompt = stored.prompt
    if stored.left is not None and feed.versions:
        feed.left = int(feed.versions[-1]), unpack_state(game, stored.left)
    return feed
