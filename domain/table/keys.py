"""Keys: the tokens that speak for seats. They are random and known to their bearer alone; the record keeps hashes.

The keys of a table are a stream of their own beside its events, so that no export of the table carries them.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping

import msgspec

from domain.table.host_keys import mark
from domain.table.seats import HOST


class KeyIssued(msgspec.Struct, frozen=True, tag_field="type", tag="key_issued", omit_defaults=True):
    """The issue of a seat's token: from now on this token, and no other, speaks for the seat. `hash` is SHA-256 in hex.

    A token that was asked for under an idempotency key is derived, so that the same request can be answered again:
    `salt` is what went into it from here; `by` and `key` are hashes, of the token and of the key of who asked.
    """

    seat: str
    hash: str
    salt: str = ""
    by: str = ""
    key: str = ""


class KeyRevoked(msgspec.Struct, frozen=True, tag_field="type", tag="key_revoked"):
    """The revocation of a seat's token: no token speaks for the seat any more."""

    seat: str


class BranchBegun(msgspec.Struct, frozen=True, tag_field="type", tag="branch_begun"):
    """The beginning of a branch, in the stream of its origin: the tokens of this table speak in that branch, too.

    `version`: how far the origin's log went when the branch was begun.
    """

    branch: str
    version: int


class KeysOf(msgspec.Struct, frozen=True, tag_field="type", tag="keys_of"):
    """The only event in the stream of a branch, which has no tokens: those of this table speak for its seats."""

    table: str


class HostedBy(msgspec.Struct, frozen=True, tag_field="type", tag="hosted_by"):
    """The opening of the table by a host's key, which speaks for its host while in force: see `host_keys`."""

    key: str


KeyEvent = KeyIssued | KeyRevoked | BranchBegun | KeysOf | HostedBy
TOPICS: Mapping[type[KeyEvent], str] = {
    KeyIssued: "keys.KeyIssued.1",
    KeyRevoked: "keys.KeyRevoked.1",
    BranchBegun: "keys.BranchBegun.1",
    KeysOf: "keys.KeysOf.1",
    HostedBy: "keys.HostedBy.1",
}
_decoder: msgspec.json.Decoder[KeyEvent] = msgspec.json.Decoder(KeyEvent)


def stream(table: str) -> str:
    """Return the name of the stream of a table's keys."""
    return f"{table}:keys"


def new_token() -> str:
    """Return a new token of 256 random bits, fit for a URL."""
    return secrets.token_urlsafe(32)


def new_salt() -> str:
    return secrets.token_hex(16)


def derived(secret: str, salt: str, table: str, seat: str) -> str:
    """Return the token derived from a secret of the asker and a salt of ours; without both nobody finds it."""
    text = "\0".join(("greffe token", salt, table, seat))
    return urlsafe_b64encode(hmac.digest(secret.encode(), text.encode(), "sha256")).rstrip(b"=").decode()


def hashed(token: str) -> str:
    """Hash a token. A plain hash is enough: there is nothing to guess in 256 random bits."""
    return hashlib.sha256(token.encode()).hexdigest()


def body(event: KeyEvent) -> bytes:
    return msgspec.json.encode(event)


def read(data: bytes) -> KeyEvent:
    """Decode an event of the stream of a table's keys. Raises msgspec.DecodeError."""
    return _decoder.decode(data)


def in_force(events: Iterable[KeyEvent]) -> dict[str, KeyIssued]:
    """Return, by seat, the issue of the token that speaks for it."""
    by_seat: dict[str, KeyIssued] = {}
    for event in events:
        match event:
            case KeyIssued():
                by_seat[event.seat] = event
            case KeyRevoked(seat):
                by_seat.pop(seat, None)
            case BranchBegun() | KeysOf() | HostedBy():
                pass
    return by_seat


def branches(events: Iterable[KeyEvent]) -> dict[str, int]:
    """Return the tables that were begun as branches of this one, in order, each with the version at which it was."""
    return {event.branch: event.version for event in events if isinstance(event, BranchBegun)}


def hosts(events: Iterable[KeyEvent]) -> tuple[str, ...]:
    """Return the ids of the host's keys that speak for the table's host."""
    return tuple(event.key for event in events if isinstance(event, HostedBy))


def holders(issued: Mapping[str, KeyIssued], hosts: Iterable[str] = ()) -> dict[str, str]:
    """Return the seats by the hashes of the tokens in force, and by the marks of the host's keys."""
    return {each.hash: seat for seat, each in issued.items()} | {mark(key): HOST for key in hosts}
