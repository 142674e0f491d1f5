"""Snapshots of streams, beside the log: a cache."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from domain.record.chain import Tip
from domain.register.storage.engine import Engine


class Snapshots:
    """Bytes saved beside streams, valid only as far as they can be checked. Each call raises Unavailable.

    They are in no copy, export or audit of the register, and they may be lost at any time.
    """

    def __init__(self, open_engine: Callable[[], Engine]) -> None:
        self._open_engine = open_engine

    def load(self, stream: str, part: int = 0) -> bytes | None:
        """Return a part of the snapshot of the stream, None if it is not there any more."""
        return self._open_engine().saved(stream, part)

    def save(self, stream: str, tip: Tip, parts: Mapping[int, bytes]) -> None:
        """Save these parts, each in place of the part of its number, if that is possible at once.

        Nothing is saved unless the event `tip` is in the stream.
        """
        self._open_engine().save(stream, tip, parts)
