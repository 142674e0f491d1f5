"""Snapshots of streams, beside the log: a cache."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from domain.record.chain import Tip
from domain.register.storage.engine import Engine


class Snapshots:
    """Bytes kept beside streams, to be believed only as far as they can be checked. Each call raises Unavailable.

    No copy, export or audit of the register knows them, and they may be lost at any time.
    """

    def __init__(self, open_engine: Callable[[], Engine]) -> None:
        self._open_engine = open_engine

    def load(self, stream: str, part: int = 0) -> bytes | None:
        """Return a part of what was saved for the stream, if it is there still."""
        return self._open_engine().saved(stream, part)

    def save(self, stream: str, tip: Tip, parts: Mapping[int, bytes]) -> None:
        """Keep these parts, each in place of that of its number, if that is possible at once and the event `tip` is
        there.
        """
        self._open_engine().save(stream, tip, parts)
