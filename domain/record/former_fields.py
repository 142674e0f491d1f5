"""Former stored forms: fields that had another name when the event was recorded.

The bytes stay as they were sealed, so an old record verifies, is copied and is exported unchanged; only reading it
gives today's names. Nothing that a client sends is read this way.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from domain.game import Game

Names = dict[str, dict[str, str]]
"""Tag of a command -> former name of a field -> its present name."""


def renamed(game: Game, stored: msgspec.Raw) -> bytes | None:
    """Return the stored JSON with today's name of each field, or None when it has them all.

    Commands of the game are renamed at any depth: a correction holds commands, too.
    """
    found = msgspec.json.decode(stored)
    current = _renamed(_names(game), found)
    return None if current == found else msgspec.json.encode(current)


def current_options(game: Game, stored: msgspec.Raw) -> msgspec.Raw:
    """Return the options of an opening without those that the game no longer has."""
    if not game.retired_options:
        return stored
    found = msgspec.json.decode(stored)
    if not game.retired_options & found.keys():
        return stored
    kept = {name: value for name, value in found.items() if name not in game.retired_options}
    return msgspec.Raw(msgspec.json.encode(kept))


@cache
def _names(game: Game) -> Names:
    return {str(kind.__struct_config__.tag): dict(fields) for kind, fields in game.renamed.items()}


def _renamed(names: Names, found: Any) -> Any:
    match found:
        case {"type": str(tag), **_rest} if tag in names:
            return {names[tag].get(name, name): _renamed(names, value) for name, value in found.items()}
        case dict():
            return {name: _renamed(names, value) for name, value in found.items()}
        case list():
            return [_renamed(names, value) for value in found]
        case _:
            return found
