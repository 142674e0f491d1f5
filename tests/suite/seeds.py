"""Numbers of random sessions: `GREFFE_DEPTH` says how many a run plays, `GREFFE_SEED` the first of a deep run.

A usual run plays the seeds that the tests of this commit state, so that it gives the same answer twice.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import product
from typing import Any, Literal, get_args

Depth = Literal["fast", "usual", "deep"]
DEPTH = "GREFFE_DEPTH"
FIRST = "GREFFE_SEED"


def depth() -> Depth:
    """Return how much is tried at random. Raises ValueError for a word that says nothing."""
    word = os.environ.get(DEPTH, "usual")
    known: dict[str, Depth] = {each: each for each in get_args(Depth)}
    if word not in known:
        raise ValueError(f"{DEPTH}: {word} is none of {', '.join(known)}")
    return known[word]


def amount(usual: int, *, deep: int, fast: int | None = None) -> int:
    """Return how many to try at the depth of this run."""
    return {"fast": usual if fast is None else fast, "usual": usual, "deep": deep}[depth()]


def seeds(usual: int, *, deep: int, fast: int = 1) -> range:
    """Return the seeds of a test: its own first ones, or a deep run's."""
    first = int(os.environ.get(FIRST, "0")) if depth() == "deep" else 0
    return range(first, first + amount(usual, deep=deep, fast=fast))


def covering(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Combine values so that each is in some combination; a deep run takes all combinations."""
    if depth() == "deep":
        return list(product(*axes))
    return [tuple(axis[place % len(axis)] for axis in axes) for place in range(max(map(len, axes)))]
