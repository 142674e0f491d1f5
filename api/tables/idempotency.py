"""Idempotency keys: how a repeated request is recognised, and how another one under the same key is refused."""

from __future__ import annotations

import msgspec


class IdempotencyKey(msgspec.Struct):
    """An idempotency key of a seat and the mark of the body that came with it (hashes, hex). `repeated` is said by
    whoever finds that this was done before.
    """

    key: str = ""
    mark: str = ""
    repeated: bool = False


ALWAYS = IdempotencyKey()


class KeyReused(Exception):
    """The idempotency key came before with another body."""


class KeyExpired(Exception):
    """The act under the idempotency key is too long ago to be told again."""
