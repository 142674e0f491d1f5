"""The receipts of a seat's frames: each a hash over the one before it and what the frame told, so that who keeps the
last holds all of them fast.

The receipt of a frame is the SHA-256 of the receipt before it, as 64 hex digits (before the first frame 64 zeros),
followed by the frame's canonical bytes: see `projections.feeds.canonical`.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

SIZE = 32
NONE = bytes(SIZE)
"""What stands before the first receipt."""

Look = Callable[[], bytes]
"""The receipts before those that are known, one after the other; it may be asked in any thread, and more than once."""


def next_receipt(before: bytes, canonical: bytes) -> bytes:
    """The receipt of a frame."""
    return sha256(before.hex().encode() + canonical).digest()


class Receipts:
    """One seat's, by number of the frame. Of a saved state the last alone, the others when somebody looks back: what
    `look` raises, he is raised.
    """

    __slots__ = ("_before", "_known", "_look", "last")

    def __init__(self, before: int = 0, last: bytes = NONE, look: Look | None = None) -> None:
        """`last` is the receipt of frame number `before`; `look` gives all from the first to that one."""
        self._before = before
        self._known = bytearray(last)  # from that of frame `_before` on
        self.last = last
        self._look = look

    def __len__(self) -> int:
        return self._before + len(self._known) // SIZE - 1

    def add(self, receipt: bytes) -> None:
        """That of the next frame."""
        self._known += receipt
        self.last = receipt

    def of(self, number: int) -> bytes:
        """The receipt of a frame; of frame 0, `NONE`."""
        if number < self._before:
            self._all()
        start = (number - self._before) * SIZE
        return bytes(self._known[start : start + SIZE])

    def in_memory(self, number: int) -> bool:
        """Is that frame's known without looking back?"""
        return number >= self._before

    def whole(self) -> bytes:
        """All from the first frame on."""
        self._all()
        return bytes(self._known[SIZE:])

    def copy(self) -> Receipts:
        """To go on otherwise."""
        twin = Receipts(self._before, self.last, self._look)
        twin._known = self._known[:]
        return twin

    def _all(self) -> None:
        if self._look is not None:
            found = self._look()[: self._before * SIZE]
            self._known = bytearray(NONE + found) + self._known[SIZE:]
            self._before, self._look = 0, None
