"""Signatures of the service: of a seat's latest receipt, of the head of a record.

The command line signs without serving, and needs no web framework for it.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec

from api.base.logs import log_event
from api.storage.keyring import BadKeys, Keyring, KeySet
from projections.exports.own import Receipt
from projections.feeds.frames import Feeds
from projections.proof.signing import Signed, SigningKey

KEYS = "/.well-known/greffe-keys"
_log = logging.getLogger("greffe.keys")


class Signer:
    """Signs in the name of the service, if it has keys."""

    def __init__(self, keyring: Keyring | None) -> None:
        self._keyring = keyring

    def sign(self, facts: Mapping[str, Any]) -> Signed | None:
        """Sign facts; None if there is no key. If the key cannot be read, the log says so: unsigned facts are still
        worth something.
        """
        key = self._key()
        return None if key is None else key.sign(facts)

    def sign_bytes(self, data: bytes) -> bytes | None:
        """Return the bare signature of some bytes; None as in `sign`."""
        key = self._key()
        return None if key is None else key.sign_bytes(data)

    @property
    def can_sign(self) -> bool:
        return self._key() is not None

    def _key(self) -> SigningKey | None:
        if self._keyring is None:
            return None
        try:
            return self._keyring.signer()
        except BadKeys as error:
            log_event(_log, "keys unreadable", logging.ERROR, file=str(error.path), reason=error.reason)
            return None

    def published(self) -> KeySet:
        """Return all public keys. Raises BadKeys."""
        return KeySet(()) if self._keyring is None else self._keyring.published()

    def receipt(self, feeds: Feeds, seat: str) -> Receipt:
        """Sign the receipt of the seat's last frame."""
        now = datetime.now(UTC).replace(microsecond=0)
        made = Receipt(feeds.state.table.id, seat, feeds.count(seat), feeds.receipt(seat), now)
        signed = self.sign(msgspec.to_builtins(made))
        return made if signed is None else msgspec.structs.replace(made, key=signed.key, signature=signed.signature)
