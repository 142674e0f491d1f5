"""Counts of what strangers do, in memory of a fixed size: a count-min sketch (Cormode and Muthukrishnan, 2005) with
conservative update (Estan and Varghese, 2002).

A key stands for one cell in each row; its count is the least of them. So nothing is ever forgotten to make room, and
nobody can choose who is: a flood of new keys raises all counts a little, and lowers none. A count is never too low; it
is too high only where every cell of a key is shared with busier keys. Which cells belong to a key depends on a secret.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from hashlib import blake2b

ROWS = 2
WIDTH = 32_768
CELLS = ROWS * WIDTH
Cells = tuple[int, int]


class Sketch:
    """Counts of one window of time: those of this process, and those that the other processes have shared.

    `local[c] + remote[c]` is the count of a cell; the others know `shared[c]` of it. The sum of several processes'
    sketches is a sketch of all that they counted.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._local = array("I", bytes(CELLS * array("I").itemsize))
        self._shared = array("I", self._local)
        self._remote = array("I", self._local)
        self._unshared: set[int] = set()

    def cells(self, key: str) -> Cells:
        """Return the cells that count the key."""
        digest = int.from_bytes(blake2b(key.encode(), digest_size=8, key=self._secret).digest())
        return digest % WIDTH, WIDTH + (digest >> 32) % WIDTH

    def count(self, cells: Cells) -> int:
        """Return how often the key was counted, here and elsewhere; never less."""
        one, other = cells
        return min(self._local[one] + self._remote[one], self._local[other] + self._remote[other])

    def add(self, cells: Cells) -> int:
        """Count the key once more, and return the new count."""
        count = self.count(cells) + 1
        for cell in cells:
            if self._local[cell] + self._remote[cell] < count:
                self._local[cell] += 1
                self._unshared.add(cell)
        return count

    def unshared(self, most: int) -> dict[int, int]:
        """Return counts that others do not know yet, by cell; `most` cells at once."""
        chosen = [cell for cell, _ in zip(self._unshared, range(most), strict=False)]
        return {cell: self._local[cell] - self._shared[cell] for cell in chosen}

    def merge(self, shared: Mapping[int, int], sums: Iterable[int]) -> None:
        """Note that the other processes know these counts of ours, and take over the sums of all processes."""
        for (cell, amount), total in zip(shared.items(), sums, strict=True):
            self._shared[cell] += amount
            self._remote[cell] = max(0, total - self._shared[cell])
            if self._shared[cell] == self._local[cell]:
                self._unshared.discard(cell)
