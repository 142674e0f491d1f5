"""Idempotency keys: how a repeated request is recognised, and how another one under the same key is refused."""

from __future__ import annotations

import msgspec

Answer = tuple[int, str]
"""The version of the event, and the mark of the request."""

_pack = msgspec.msgpack.Encoder().encode
_packed = msgspec.msgpack.Decoder(dict[str, Answer])


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


class IdempotencyIndex:
    """The keys that a table knows. Those of a saved state are read when somebody first names a key."""

    __slots__ = ("_known", "_saved")

    def __init__(self, known: dict[str, Answer] | None = None, saved: bytes = b"") -> None:
        """`saved`: of an earlier `pack`, which came before all that is `known`."""
        self._known = known if known is not None else {}
        self._saved = saved

    def get(self, key: str) -> Answer | None:
        return self._all().get(key)

    def __contains__(self, key: str) -> bool:
        return key in self._all()

    def add(self, key: str, answer: Answer) -> None:
        self._known[key] = answer

    def copy(self) -> IdempotencyIndex:
        return IdempotencyIndex(self._known.copy(), self._saved)

    def pack(self) -> bytes:
        return _pack(self._all())

    def _all(self) -> dict[str, Answer]:
        """Raises msgspec.DecodeError where `saved` is no pack."""
        if self._saved:
            self._known, self._saved = {**_packed.decode(self._saved), **self._known}, b""
        return self._known
