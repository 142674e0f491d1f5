"""What is still to be written or mended in the message files of each game: lists that may only grow shorter.

A line is a message that fails in `test_sentences`, or one that is not there yet: `label-WORD`, `field-NAME`. Empty in
the end, when this package goes.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

_HERE = Path(__file__).parent


@cache
def unfinished(game: str) -> frozenset[str]:
    file = _HERE / f"{game or 'house'}.txt"
    return frozenset(file.read_text(encoding="utf-8").split()) if file.exists() else frozenset()


def write(game: str, messages: Iterable[str]) -> None:
    lines = "".join(f"{message}\n" for message in sorted(set(messages)))
    (_HERE / f"{game or 'house'}.txt").write_text(lines, encoding="utf-8")
