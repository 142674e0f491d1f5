"""Tokens as they are issued: new ones, and those that a repeated request is answered with again.

No token is stored. One that was asked for under an idempotency key is derived from what the asker alone knows, and from
a salt that is stored beside its hash: a caller that comes again with the same gets the same token.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256

import msgspec

from domain.record.chain import Tip, seal
from domain.register import Stored
from domain.table import keys
from domain.table.commands import TokenIssuer
from domain.table.keys import KeyEvent, KeyIssued, derived, hashed, new_salt, new_token
from domain.table.seats import HOST, Role, Seat


class SeatOpened(msgspec.Struct, frozen=True):
    """A seat of a new table and the token that speaks for it."""

    id: str
    name: str
    role: Role
    token: str


class Opened(msgspec.Struct, frozen=True):
    """A new table. Its tokens are shown here and never again; `host` is the host's."""

    table: str
    seats: tuple[SeatOpened, ...]
    host: str


class TokenRequest(msgspec.Struct, frozen=True):
    """A request for a token by a seat or the host.

    `token`: the requester's own, empty for the operator, who has none; `key`: the idempotency key.
    """

    seat: str
    by: TokenIssuer
    token: str = ""
    key: str = ""


def issue(table: str, seat: str, request: TokenRequest) -> tuple[str, KeyIssued]:
    """Make a new token for the seat, and the event that records its hash. With an idempotency key, the token is derived
    from the request, so that it can be derived again.
    """
    if not request.key:
        token = new_token()
        return token, KeyIssued(seat, hashed(token))
    salt = new_salt()
    token = derived(_secret(request), salt, table, seat)
    return token, KeyIssued(seat, hashed(token), salt, by=hashed(request.token), key=_marked(request.key))


def reissue(table: str, issued: KeyIssued | None, request: TokenRequest) -> str | None:
    """Return the token in force for a seat, if it was issued to this asker under this idempotency key, else None."""
    if issued is None or not request.key or issued.by != hashed(request.token) or issued.key != _marked(request.key):
        return None
    token = derived(_secret(request), issued.salt, table, issued.seat)
    return token if hashed(token) == issued.hash else None


def issue_first(table: str, seats: Iterable[str], key: str) -> tuple[dict[str, str], list[KeyIssued]]:
    """Make the tokens of a new table, seat by seat; under an idempotency key they can be derived again."""
    tokens: dict[str, str] = {}
    issued: list[KeyIssued] = []
    for seat in seats:
        salt = new_salt() if key else ""
        tokens[seat] = derived(key, salt, table, seat) if key else new_token()
        issued.append(KeyIssued(seat, hashed(tokens[seat]), salt))
    return tokens, issued


def reissue_first(table: str, seats: Iterable[str], key: str, rows: Iterable[KeyEvent]) -> Mapping[str, str]:
    """Derive again the tokens that a table was opened with, from the first rows of its keys."""
    first: dict[str, KeyIssued] = {}
    for row in rows:
        if isinstance(row, KeyIssued):
            first.setdefault(row.seat, row)
    return {seat: derived(key, first[seat].salt, table, seat) for seat in seats}


def holders_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return all holders of tokens: every seat, and the host."""
    return (*(seat.id for seat in seats), HOST)


def issued_again(table: str, seats: Sequence[Seat], tokens: Mapping[str, str]) -> Opened:
    return Opened(table, tuple(SeatOpened(s.id, s.name, s.role, tokens[s.id]) for s in seats), tokens[HOST])


def key_rows(table: str, events: Sequence[keys.KeyEvent], head: Tip) -> tuple[list[Stored], Tip]:
    """Return sealed rows of the table's key stream after `head`, and the new head."""
    rows: list[Stored] = []
    version, prev = head.version, head.hash
    for event in events:
        version += 1
        name = keys.TOPICS[type(event)]
        data, prev = seal(keys.stream(table), version, name, prev, keys.body(event))
        rows.append(Stored(keys.stream(table), version, name, data))
    return rows, Tip(version, prev)


def _secret(request: TokenRequest) -> str:
    return f"{request.token}\0{request.key}"


def _marked(key: str) -> str:
    return sha256(f"token\0{key}".encode()).hexdigest()
