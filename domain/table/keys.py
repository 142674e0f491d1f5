"""Who may speak for which seat. Tokens are random and known to their bearer alone; the record keeps hashes.

The keys of a table are a stream of their own beside its events, so that no export of the table carries them.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping

import msgspec


class KeyIssued(msgspec.Struct, frozen=True, tag_field="type", tag="key_issued"):
    """From now on this token, and no other, speaks for the seat. `hash` is SHA-256 in hex."""

    seat: str
    hash: str


class KeyRevoked(msgspec.Struct, frozen=True, tag_field="type", tag="key_revoked"):
    """No token speaks for the seat any more."""

    seat: str


KeyEvent = KeyIssued | KeyRevoked
TOPICS: Mapping[type[KeyEvent], str] = {KeyIssued: "keys.KeyIssued.1", KeyRevoked: "keys.KeyRevoked.1"}
_decoder: msgspec.json.Decoder[KeyEvent] = msgspec.json.Decoder(KeyEvent)


def stream(table: str) -> str:
    """The stream of a table's keys."""
    return f"{table}:keys"


def new_token() -> str:
    """256 random bits, fit for a URL."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token. A plain hash is enough: there is nothing to guess in 256 random bits."""
    return hashlib.sha256(token.encode()).hexdigest()


def body(event: KeyEvent) -> bytes:
    return msgspec.json.encode(event)


def read(data: bytes) -> KeyEvent:
    """Raises msgspec.DecodeError."""
    return _decoder.decode(data)


def holders(events: Iterable[KeyEvent]) -> dict[str, str]:
    """Hash -> seat of the tokens in force."""
    by_seat: dict[str, str] = {}
    for event in events:
        match event:
            case KeyIssued(seat, key):
                by_seat[seat] = key
            case KeyRevoked(seat):
                by_seat.pop(seat, None)
    return {key: seat for seat, key in by_seat.items()}
