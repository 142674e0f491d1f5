"""Fingerprint of the code that makes a table's state: a snapshot made by other code is not to be relied upon."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

import domain
import projections
from domain.game import Game
from domain.systems import GAMES

_FORM = 1  # of what is saved itself


@cache
def fingerprint(game: Game) -> str:
    """Hash the sources of the kernel, of the game and of its projection, and the version of the library that writes
    states.

    Computed once for each game; it reads some hundreds of files.
    """
    found = sha256(f"{_FORM}\0{msgspec.__version__}\0{game.tag}\0".encode())
    for package in (domain, projections):
        root = Path(str(package.__file__)).parent
        for file in _sources(root, game):
            content = file.read_bytes()
            found.update(f"{file.relative_to(root)}\0{len(content)}\0".encode() + content)
    return found.hexdigest()


def _sources(root: Path, game: Game) -> Iterator[Path]:
    """Yield every module under `root` but those of other games and of the register."""
    others = GAMES.keys() - {game.name} | {"register"}
    for file in sorted(root.rglob("*.py")):
        if others.isdisjoint(file.relative_to(root).parts):
            yield file
