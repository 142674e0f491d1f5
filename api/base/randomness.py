"""The operating system's generator, read a page at a time.

One system call per number would let go of the interpreter's lock at each, and wait for it again behind the
thread that writes: dearer than everything else in a command. The numbers are the system's all the same.
"""

from __future__ import annotations

import os
import random
from typing import Any

PAGE = 4096


class SystemPages(random.Random):
    """A `random.SystemRandom` that reads pages of `os.urandom`; every byte is used once. Empty after a fork."""

    def __init__(self) -> None:
        super().__init__()
        self._page = b""
        self._next = 0
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._forget)

    def getrandbits(self, k: int, /) -> int:
        """Return `k` random bits, 0 <= k <= 8 * PAGE."""
        size = (k + 7) // 8
        return int.from_bytes(self.drawn(size), "big") >> (size * 8 - k)

    def random(self) -> float:
        return self.getrandbits(53) * 2.0**-53

    def below(self, n: int) -> int:
        """Return a uniform number from 0 to n-1."""
        return self.randrange(n)

    def name(self) -> str:
        """Return 64 random bits in hex: an id that tells nothing."""
        return self.drawn(8).hex()

    def secret(self) -> bytes:
        """Return 32 bytes that nobody can guess."""
        return self.drawn(32)

    def seed(self, *args: Any, **kwds: Any) -> None:
        """Do nothing: the system's generator takes no seed."""

    def drawn(self, size: int) -> bytes:
        """Return the next `size` random bytes, at most a page."""
        start = self._next
        if start + size > len(self._page):
            self._page, start = os.urandom(PAGE), 0
        self._next = start + size
        return self._page[start : start + size]

    def _forget(self) -> None:
        self._page, self._next = b"", 0


SYSTEM = SystemPages()
