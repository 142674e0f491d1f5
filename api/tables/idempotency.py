"""What recognises a request that comes again, and what is said when it is another one."""

from __future__ import annotations

import msgspec


class Once(msgspec.Struct):
    """An idempotency key of a seat and the mark of the body that came with it (hashes, hex). `repeated` is said by
    whoever finds that this was done before.
    """

    key: str = ""
    mark: str = ""
    repeated: bool = False


ALWAYS = Once()


class KeyReused(Exception):
    """The idempotency key came before with another body."""


class KeyExpired(Exception):
    """What was done under the idempotency key is too long ago to be told again."""
