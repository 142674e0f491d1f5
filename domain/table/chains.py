"""Dice that anybody can check: streams of chance as hash chains, and how a link becomes faces.

At its opening a table publishes one *anchor* for each *stream* of chance: `table` for what everybody sees, `hidden` for
what the game master alone sees or nobody, and one for each player's own, by the id of the seat. What a player rolls
for himself, the game master apart, is of `alone.<seat>`. While somebody is away
(who must not learn how often dice fall meanwhile), what the others see is of a stream of their own, `table-<seat>...`
by those who are away. In a branch, which begins new chains, `@<branch>` follows the name of each: draws without it are
of the table from which it comes.

A stream is made of chains of `length` links. A chain is made from 32 secret bytes:

    h[length] = the secret bytes        h[k] = SHA-256(h[k + 1])        anchor = h[0]

Draw number i of a stream, 1, 2, 3..., uses the link h[k] of its chain c, where i = c * length + k, 1 <= k <= length.
The anchor of chain c + 1 is told with the last draw but one of chain c; that of a stream which the opening does not
name, with its first draw. So whoever sees a stream checks at every draw that SHA-256 of its link is the link before
it, or the anchor where a chain begins: the service had settled on it before it knew the nonce, which comes with the
command of whoever rolls.

The faces of a draw are made from the bytes of its blocks, in order:

    message  = "<table>|<stream>|<i>|<nonce>"                        table: id of the table that told the anchors
    block 0  = HMAC-SHA-256(key h[k], message)
    block n  = HMAC-SHA-256(key h[k], "<message>|<n>")               n = 1, 2, 3...

A number below n (n <= 256) is the first byte b that is below 256 - 256 mod n; it is b mod n. A byte that is not is
passed over, so that all numbers are equally frequent. A die of n sides shows 1 + a number below n. A permutation of n
things: from 0, 1, ... n - 1, for `last` from n - 1 down to 1 the place `last` is exchanged with that of a number below
last + 1.

All secret bytes of a table come from one secret of its own, and can be derived once it is disclosed:

    secret bytes of chain c of a stream = HMAC-SHA-256(key secret, "<table>|<stream>|<c>")

The secret lies in a stream of the register beside the events, as the keys do: no export of the events holds it.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Final

import msgspec

from domain.base.chance import EVERYBODY, HIDDEN, Below, Link, Seen, permutation

LENGTH: Final = 1024
"""Links of a chain. Making one takes so many hashes, when the table is opened and when its first die falls."""
LONGEST: Final = 1 << 16
"""Links that a chain has at most: who checks a record that others made does not hash for ever."""
STEP: Final = 32
"""Every so manieth link of a chain is kept; those between are made when they are needed."""
TOPIC: Final = "chance.Begun.1"
_ALONE: Final = "alone."


class Anchors(msgspec.Struct, frozen=True, omit_defaults=True):
    """The anchors of a table's chance: `streams`, the anchor (64 hex digits) of each, and how many links their
    chains have. `table`: the id that goes into the faces; `mark`: what follows the name of each stream.
    """

    table: str
    length: int
    streams: dict[str, str]
    mark: str = ""


class ChainSecret(msgspec.Struct, frozen=True, tag_field="type", tag="chance_begun"):
    """The secret from which all chains of a table are made: 64 hex digits."""

    secret: str


_decoder: msgspec.json.Decoder[ChainSecret] = msgspec.json.Decoder(ChainSecret)


def stream(table: str) -> str:
    """Return the name of the register's stream in which a table's secret lies."""
    return f"{table}:chance"


def body(secret: ChainSecret) -> bytes:
    return msgspec.json.encode(secret)


def read(data: bytes) -> ChainSecret:
    """Decode the secret of a table's chains. Raises msgspec.DecodeError."""
    return _decoder.decode(data)


class Chain:
    """One chain of links. It caches every STEP-th link, and those around the link that was asked for last."""

    def __init__(self, secret: bytes, length: int = LENGTH) -> None:
        """Make the links from the last one down; `secret`: 32 bytes, the last link."""
        self._length = length
        self._cached: dict[int, bytes] = {length: secret}
        self._near: dict[int, bytes] = {}
        link = secret
        for place in range(length - 1, -1, -1):
            link = sha256(link).digest()
            if place % STEP == 0:
                self._cached[place] = link

    def link(self, place: int) -> bytes:
        """Return the link h[place], 0 <= place <= length; 0 is the anchor."""
        if place not in self._near:
            self._near = dict(self._around(place))
        return self._near[place]

    def _around(self, place: int) -> Iterator[tuple[int, bytes]]:
        """Yield the links with their places, from the next cached link down to the cached link at or before `place`."""
        first = place // STEP * STEP
        last = min(first + STEP, self._length)
        link = self._cached[last]
        yield last, link
        for each in range(last - 1, first - 1, -1):
            link = sha256(link).digest()
            yield each, link


class Chains:
    """All chains of one table, each made when it is first needed, and of each stream the one in use."""

    def __init__(self, table: str, secret: bytes, length: int = LENGTH) -> None:
        self.table = table
        self.length = length
        self._secret = secret
        self._present: dict[str, tuple[int, Chain]] = {}

    @property
    def secret(self) -> str:
        """The secret of all chains, 64 hex digits."""
        return self._secret.hex()

    def published(self, players: Iterable[str], mark: str = "") -> Anchors:
        """Return the anchors that the table's opening publishes; `players`: seats that have a stream of their own."""
        names = (f"{each}{mark}" for each in (EVERYBODY, HIDDEN, *players))
        return Anchors(self.table, self.length, {name: self.anchor(name, 0) for name in names}, mark)

    def matches(self, published: Anchors) -> bool:
        """Return whether these are the anchors of the chains. All come from one secret: one stream tells."""
        name = f"{EVERYBODY}{published.mark}"
        return sha256(self.link(name, 1)).hexdigest() == published.streams.get(name)

    def anchor(self, name: str, number: int) -> str:
        """Return the anchor of chain `number` of a stream, 64 hex digits."""
        return Chain(self._seed(name, number), self.length).link(0).hex()

    def link(self, name: str, number: int) -> bytes:
        """Return the link of draw `number` of a stream, from 1 on."""
        chain, place = divmod(number - 1, self.length)
        present = self._present.get(name)
        if present is None or present[0] != chain:
            present = self._present[name] = chain, Chain(self._seed(name, chain), self.length)
        return present[1].link(place + 1)

    def anchor_due(self, name: str, number: int, published: Mapping[str, str]) -> str:
        """Return the anchor that draw `number` of a stream has to disclose; "": it discloses none."""
        chain, place = divmod(number - 1, self.length)
        if place + 1 == self.length - 1:
            return self.anchor(name, chain + 1)
        return self.anchor(name, 0) if number == 1 and name not in published else ""

    def _seed(self, name: str, number: int) -> bytes:
        return hmac.digest(self._secret, f"{self.table}|{name}|{number}".encode(), "sha256")


Away = Callable[[], tuple[str, ...]]


def nobody() -> tuple[str, ...]:
    return ()


class Drawing:
    """The chains of a table as a source of faces for one command. What it takes is used only once it is recorded: a
    command that is refused leaves the chains as they are.

    `drawn`: how far each stream has come; `nonce`: of whoever rolls; `away`: asked for the seats that read nothing now.
    """

    def __init__(
        self, chains: Chains, published: Anchors, drawn: Mapping[str, int], nonce: str = "", away: Away = nobody
    ) -> None:
        self._chains = chains
        self._published = published
        self._drawn = drawn
        self._nonce = nonce
        self._away = away
        self._taken: dict[str, int] = {}

    def next(self, seen: Seen) -> tuple[Below, bool | Link]:
        name = named(seen, self._away()) + self._published.mark
        number = (self._taken.get(name) or self._drawn.get(name, 0)) + 1
        self._taken[name] = number
        link = self._chains.link(name, number)
        anchor = self._chains.anchor_due(name, number, self._published.streams)
        below = numbers(link, message(self._published.table, name, number, self._nonce))
        return below, Link(name, number, link.hex(), self._nonce, anchor)


def named(seen: Seen, away: tuple[str, ...]) -> str:
    """Return the name of the stream of what these see, its mark apart.

    A seat that is away must find no gap in any stream that it sees.
    """
    if seen in away:
        return HIDDEN
    return "-".join((seen, *away)) if seen == EVERYBODY and away else seen


def alone(seat: str) -> Seen:
    """Return the stream of what a seat rolls for itself, which the game master does not see either."""
    return f"{_ALONE}{seat}"


def follows(name: str, seat: str, *, leading: bool = False) -> bool:
    """Return whether the seat sees every draw of that stream when it is made.

    `leading`: the seat is the game master, who sees all draws but those that somebody rolls for himself.
    """
    who, *away = name.partition("@")[0].split("-")
    if leading and not who.startswith(_ALONE):
        return True
    return who in (seat, alone(seat)) or (who == EVERYBODY and seat not in away)


def message(table: str, name: str, number: int, nonce: str) -> bytes:
    return f"{table}|{name}|{number}|{nonce}".encode()


def numbers(link: bytes, text: bytes) -> Below:
    """Return a function of numbers from the bytes of the blocks that a link and a message give, as described above."""
    number, remaining = 0, iter(hmac.digest(link, text, "sha256"))

    def below(size: int) -> int:
        nonlocal number, remaining
        fair = 256 - 256 % size
        while True:
            for byte in remaining:
                if byte < fair:
                    return byte % size
            number += 1
            remaining = iter(hmac.digest(link, b"%b|%d" % (text, number), "sha256"))

    return below


def faces(kind: str, size: int, link: Link, table: str) -> tuple[int, ...]:
    """Return the faces that a draw of that kind shows by its link; `size`: of a shuffle.

    Raises ValueError for an unknown kind, or a link that is no hexadecimal number.
    """
    below = numbers(bytes.fromhex(link.link), message(table, link.stream, link.number, link.nonce))
    return permutation(size, below) if kind == "shuffle" else (below(int(kind.removeprefix("d"))) + 1,)
