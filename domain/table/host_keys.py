"""Keys of hosts: each opens tables, lists them and manages those that it opened, as their host.

Tokens of these keys are random and known to their bearer alone; the register keeps hashes. All keys are one stream.
The tables that a key opened are a stream of their own, a row for each table, so that a page of it costs as much
however many there are.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from datetime import datetime

import msgspec

STREAM = "hosts:keys"
PREFIX = "gh_"
_MARK = "host:"


class HostKeyIssued(msgspec.Struct, frozen=True, tag_field="type", tag="host_key_issued"):
    """The issue of a key's token: from now on this token, and no other, is valid for the key.

    `hash` is SHA-256 in hex; `name`: for people.
    """

    key: str
    name: str
    hash: str
    at: datetime


class HostKeyRevoked(msgspec.Struct, frozen=True, tag_field="type", tag="host_key_revoked"):
    """The revocation of a key: no token is valid for it any more."""

    key: str
    at: datetime


class HostedTable(msgspec.Struct, frozen=True, tag_field="type", tag="hosted_table"):
    """The opening of a table by the key."""

    table: str
    at: datetime


HostKeyEvent = HostKeyIssued | HostKeyRevoked
TOPICS: Mapping[type[HostKeyEvent | HostedTable], str] = {
    HostKeyIssued: "hosts.KeyIssued.1",
    HostKeyRevoked: "hosts.KeyRevoked.1",
    HostedTable: "hosts.HostedTable.1",
}
_events: msgspec.json.Decoder[HostKeyEvent] = msgspec.json.Decoder(HostKeyEvent)
_tables = msgspec.json.Decoder(HostedTable)


class HostKey(msgspec.Struct, frozen=True):
    """A key as it stands. `hash` is empty once it is revoked; `issued`: when its present token was."""

    id: str
    name: str
    hash: str
    created: datetime
    issued: datetime
    revoked: datetime | None = None


def tables_stream(key: str) -> str:
    """Return the name of the stream of the tables that a key opened."""
    return f"hosts:{key}:tables"


def key_channel(key: str) -> str:
    """Return the channel notified when a key opened a table, or its token changed. No table has that name."""
    return f":host:{key}"


def mark(key: str) -> str:
    """Return the name of a host's key as a holder of a table's tokens. It is no hash, so no token's hash equals it."""
    return _MARK + key


def is_mark(holder: str) -> bool:
    return holder.startswith(_MARK)


def new_host_token(key: str) -> str:
    """Return a new token of the key, with 256 random bits."""
    return f"{PREFIX}{key}_{secrets.token_urlsafe(32)}"


def key_in(token: str) -> str:
    """Return the id of the key that the token names; empty: the token is of another kind."""
    return token.removeprefix(PREFIX).partition("_")[0] if token.startswith(PREFIX) else ""


def read_event(data: bytes) -> HostKeyEvent:
    """Decode an event of the stream of keys. Raises msgspec.DecodeError."""
    return _events.decode(data)


def read_table(data: bytes) -> HostedTable:
    """Decode a row of the stream of a key's tables. Raises msgspec.DecodeError."""
    return _tables.decode(data)


def after(known: Mapping[str, HostKey], events: Iterable[HostKeyEvent]) -> dict[str, HostKey]:
    """Return the keys by their ids, after these events as well."""
    keys = dict(known)
    for event in events:
        former = keys.get(event.key)
        match event:
            case HostKeyIssued(key, name, hash_, at):
                keys[key] = HostKey(key, name, hash_, former.created if former else at, at)
            case HostKeyRevoked(key, at) if former is not None:
                keys[key] = msgspec.structs.replace(former, hash="", revoked=at)
            case HostKeyRevoked():
                pass
    return keys
