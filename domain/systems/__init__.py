"""The games: each folder in here is one; adding a folder is enough.

A folder's package holds `GAMES`: its versions, the present one first. `game(tag)` finds `nosgoth/1`.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from domain.game import Game

VERSIONS: dict[str, tuple[Game, ...]] = {
    module.name: import_module(f"{__name__}.{module.name}").GAMES for module in iter_modules(__path__) if module.ispkg
}
GAMES: dict[str, Game] = {name: versions[0] for name, versions in sorted(VERSIONS.items())}
_BY_TAG: dict[str, Game] = {game.tag: game for versions in VERSIONS.values() for game in versions}


def game(tag: str) -> Game:
    """Return the game of the version that a table has pinned. Raises KeyError when that version is not installed."""
    return _BY_TAG[tag]
