"""Streams of chance followed through a record from link to link, as `domain.table.chains` makes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import NamedTuple

from domain.base.chance import EVERYBODY, HIDDEN, Draw, Link, Seen
from domain.base.events import Event
from domain.base.finding import Finding
from domain.table.chains import LONGEST, Anchors, Chains, faces, named
from domain.table.commands import OpenTable


class _Reached(NamedTuple):
    """The last draw of a stream, its link, and the anchor of the chain that is next or under way."""

    number: int
    link: str
    anchor: str


class Streams:
    """The streams of a table's chance, and how far each of them has come."""

    def __init__(self, opening: OpenTable) -> None:
        self._published_anchors = tuple(each for each in (opening.chance, opening.before) if each is not None)
        self._reached = {
            stream: _Reached(0, anchor, anchor)
            for anchors in self._published_anchors
            for stream, anchor in anchors.streams.items()
        }
        self._later: list[tuple[str, int, str]] = []  # stream, number of the chain, its anchor: told with draws
        self._bare = opening.chance is None or (opening.origin is not None and opening.before is None)

    def disclosed(self, secret: str) -> Iterator[Finding]:
        """Yield what is wrong with the secret of all chains of a table that is disclosed when the record is opened."""
        anchors = next((each for each in self._published_anchors if _published(each, secret) == each.streams), None)
        if self._published_anchors and not secret:
            yield Finding("the record is opened without the secret of its dice")
        elif self._published_anchors and (anchors is None or not self._later_of(anchors, secret)):
            yield Finding("the secret of its dice gives other chains")

    def _later_of(self, anchors: Anchors, secret: str) -> bool:
        """Return whether the anchors that draws have disclosed are made from that secret."""
        chains = Chains(anchors.table, bytes.fromhex(secret), anchors.length)
        later = (each for each in self._later if self._anchors(each[0]) is anchors)
        return all(chains.anchor(stream, number) == anchor for stream, number, anchor in later)

    def take(self, draw: Draw, seen: Seen, away: tuple[str, ...]) -> Iterator[Finding]:
        """Follow one draw of the service, in the order of the record, and yield what is wrong with it."""
        link = draw.link
        if link is None:
            if not self._bare:
                yield Finding("the service drew {kind} from no chain, and the table has told anchors", kind=draw.kind)
            return
        anchors = self._anchors(link.stream)
        if anchors is None:
            yield Finding("a link of the stream {stream}, of which the table has told nothing", stream=link.stream)
            return
        self._bare = self._bare and not anchors.mark
        yield from self._of_its_stream(draw, link, anchors, named(seen, away) + anchors.mark)

    def _anchors(self, stream: str) -> Anchors | None:
        _, at, mark = stream.partition("@")
        return next((anchors for anchors in self._published_anchors if anchors.mark == at + mark), None)

    def _of_its_stream(self, draw: Draw, link: Link, anchors: Anchors, due: str) -> Iterator[Finding]:
        place: dict[str, str | int] = {"number": link.number, "stream": link.stream}
        if link.stream != due:
            yield Finding("draw {number} of {stream}: its stream ought to be {due}", **place, due=due)
        before = self._reached.get(link.stream) or _Reached(0, link.anchor, link.anchor)
        if link.number != before.number + 1:
            yield Finding("draw {number} of {stream}: draw {due} ought to be the next", **place, due=before.number + 1)
        chain = (link.number - 1) % anchors.length + 1
        if _hash(link.link) != (before.anchor if chain == 1 else before.link):
            yield Finding("draw {number} of {stream}: its link is not of the chain", **place)
        elif faces(draw.kind, len(draw.faces), link, anchors.table) != draw.faces:
            yield Finding("draw {number} of {stream}: its link gives other faces", **place)
        first = link.number == 1 and link.stream not in anchors.streams
        if bool(link.anchor) != (first or chain == anchors.length - 1):
            yield Finding("draw {number} of {stream}: it tells an anchor out of place, or none in its place", **place)
        if link.anchor:
            self._later.append((link.stream, 0 if first else (link.number - 1) // anchors.length + 1, link.anchor))
        self._reached[link.stream] = _Reached(link.number, link.link, link.anchor or before.anchor)


def anchored(opening: Event) -> Iterator[Finding]:
    """Yield what is wrong with the anchors that an opening publishes."""
    command: OpenTable = opening.command
    origin, own, before = command.origin, command.chance, command.before
    players = tuple(seat.id for seat in command.seats if seat.role == "player")
    sound = own is None or _published_by(own, opening.id, "" if origin is None else f"@{opening.id}", players)
    if before is not None:  # of a branch alone: who tells two sets of them could draw from either
        sound = sound and origin is not None and _published_by(before, origin.table, "", players)
    if not sound:
        yield Finding("its anchors are not those of this table")


def _published_by(anchors: Anchors, table: str, mark: str, players: Iterable[str]) -> bool:
    """Return whether the table publishes these anchors: its id, its mark, its streams, a valid length."""
    streams = {f"{stream}{mark}" for stream in (EVERYBODY, HIDDEN, *players)}
    return (
        anchors.table == table and anchors.mark == mark and anchors.streams.keys() == streams and _of_a_length(anchors)
    )


def _published(anchors: Anchors, secret: str) -> dict[str, str]:
    """Return the anchors that a table with such chains publishes by that secret, by stream.

    Empty for a secret that is no hexadecimal number, and for chains of a length that nobody can make.
    """
    if not _of_a_length(anchors):
        return {}
    try:
        chains = Chains(anchors.table, bytes.fromhex(secret), anchors.length)
    except ValueError:
        return {}
    return {stream: chains.anchor(stream, 0) for stream in anchors.streams}


def _of_a_length(anchors: Anchors) -> bool:
    return 2 <= anchors.length <= LONGEST


def _hash(link: str) -> str:
    """Return SHA-256 of the link, in hex; empty for a link that is no hexadecimal number."""
    try:
        return sha256(bytes.fromhex(link)).hexdigest()
    except ValueError:
        return ""
