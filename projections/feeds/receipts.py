"""The receipts of a seat's frames: each a hash over the receipt before it and the content of the frame.

A reader that keeps the last receipt can check all frames before it. The receipt of a frame is the SHA-256 of the
receipt before it, as 64 hex digits (before the first frame 64 zeros), followed by the frame's canonical bytes: see
`projections.feeds.canonical`.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

SIZE = 32
NONE = bytes(SIZE)
"""The value in the place of a receipt before the first one: 32 zero bytes."""

LoadReceipts = Callable[[int], bytes]
"""(number) -> the receipt of a frame before those that are known; it may be asked in any thread."""


def next_receipt(before: bytes, canonical: bytes) -> bytes:
    """Return the receipt of the next frame."""
    return sha256(before.hex().encode() + canonical).digest()


def nothing_before(number: int) -> bytes:
    raise AssertionError(f"the receipt of frame {number} is in memory")


class Receipts:
    """The receipts of one seat, by number of the frame. `load` gives each of those before a snapshot."""

    __slots__ = ("_before", "_known", "_load", "last")

    def __init__(self, before: int = 0, last: bytes = NONE, load: LoadReceipts = nothing_before) -> None:
        """Begin with `last`, the receipt of frame number `before`; `load` gives those before it."""
        self._before = before
        self._known = bytearray(last)  # from that of frame `_before` on
        self.last = last
        self._load = load

    def __len__(self) -> int:
        return self._before + len(self._known) // SIZE - 1

    def add(self, receipt: bytes) -> None:
        """Add the receipt of the next frame."""
        self._known += receipt
        self.last = receipt

    def of(self, number: int) -> bytes:
        """Return the receipt of a frame; of frame 0, `NONE`."""
        if number < self._before:
            return self._load(number) if number else NONE
        start = (number - self._before) * SIZE
        return bytes(self._known[start : start + SIZE])

    def upto(self, number: int) -> Receipts:
        """Return a copy that ends with the receipt of that frame, to which others can be added."""
        twin = Receipts(min(self._before, number), self.of(number), self._load)
        if number > self._before:
            twin._known = self._known[: (number - self._before + 1) * SIZE]
        return twin

    def copy(self) -> Receipts:
        """Return a copy to which others can be added."""
        twin = Receipts(self._before, self.last, self._load)
        twin._known = self._known[:]
        return twin
