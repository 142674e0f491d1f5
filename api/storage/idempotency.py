"""Idempotency keys: they recognise a repeated request, and refuse another one under the same key."""

from __future__ import annotations

import msgspec

Answer = tuple[int, str]
"""The version of the event, and the mark of the request."""

_pack = msgspec.msgpack.Encoder().encode
_packed = msgspec.msgpack.Decoder(dict[str, Answer])


class IdempotencyKey(msgspec.Struct):
    """An idempotency key of a seat and the mark of the body that came with it (hashes, hex). `repeated` is set if the
    request turns out to have been carried out before.
    """

    key: str = ""
    mark: str = ""
    repeated: bool = False


ALWAYS = IdempotencyKey()


class KeyReused(Exception):
    """The idempotency key came before with another body."""


class KeyExpired(Exception):
    """The act under the idempotency key is too long ago for its answer to be repeated."""


class IdempotencyIndex:
    """The idempotency keys that a table knows. Those of a snapshot are decoded when a key is first looked up."""

    __slots__ = ("_known", "_saved")

    def __init__(self, known: dict[str, Answer] | None = None, saved: bytes = b"") -> None:
        """Begin with `known` keys, after those in `saved`, which an earlier `pack` returned."""
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
        """Return all keys, decoding `saved` first. Raises msgspec.DecodeError if `saved` is no pack."""
        if self._saved:
            self._known, self._saved = {**_packed.decode(self._saved), **self._known}, b""
        return self._known
