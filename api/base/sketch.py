"""Counting what strangers do, in memory of a fixed size: a count-min sketch (Cormode and Muthukrishnan, 2005) with
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
    """Counts of one window of time: ours, and what other processes told of theirs.

    `ours[c] + theirs[c]` is the count of a cell; `told[c]` of ours the others know. The sum of several processes'
    sketches is a sketch of all that they counted.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._ours = array("I", bytes(CELLS * array("I").itemsize))
        self._told = array("I", self._ours)
        self._theirs = array("I", self._ours)
        self._untold: set[int] = set()

    def cells(self, key: str) -> Cells:
        """Return the cells that count the key."""
        digest = int.from_bytes(blake2b(key.encode(), digest_size=8, key=self._secret).digest())
        return digest % WIDTH, WIDTH + (digest >> 32) % WIDTH

    def count(self, cells: Cells) -> int:
        """Return how often the key was counted, here and elsewhere; never less."""
        one, other = cells
        return min(self._ours[one] + self._theirs[one], self._ours[other] + self._theirs[other])

    def add(self, cells: Cells) -> int:
        """Count the key once more; the new count."""
        count = self.count(cells) + 1
        for cell in cells:
            if self._ours[cell] + self._theirs[cell] < count:
                self._ours[cell] += 1
                self._untold.add(cell)
        return count

    def news(self, most: int) -> dict[int, int]:
        """Return counts that others do not know yet, by cell; `most` cells at once."""
        chosen = [cell for cell, _ in zip(self._untold, range(most), strict=False)]
        return {cell: self._ours[cell] - self._told[cell] for cell in chosen}

    def learn(self, news: Mapping[int, int], sums: Iterable[int]) -> None:
        """The others know these news, and these are the sums of everybody's."""
        for (cell, amount), total in zip(news.items(), sums, strict=True):
            self._told[cell] += amount
            self._theirs[cell] = max(0, total - self._told[cell])
            if self._told[cell] == self._ours[cell]:
                self._untold.discard(cell)
