"""Components of the OpenAPI document of which the clients have types: what the service itself sends, or reads as a
correction. What belongs to a game (views, commands) stays plain JSON: a program that knows the game knows its schemas.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from api.schemas import camel
from domain.systems import GAMES

Schema = Mapping[str, Any]
ROOTS = (
    "Problem",
    "Opened",
    "Overview",
    "Token",
    "Ticket",
    "Frame",
    "FeedPage",
    "Viewed",
    "Offers",
    "MovesList",
    "MovesTag",
    "Preview",
    "EventKnown",
    "Why",
    "NewBranch",
    "NewHook",
    "HookShown",
    "HookMessage",
    "HostedPage",
    "HostToken",
    "Kit",
    "KitPreview",
    "Branch",
    "Compared",
    "RecordHeader",
    "Systems",
    "Correction",
)
AS_THEY_ARE = frozenset({"Operation", *(f"{camel(game)}View" for game in GAMES)})
"""Components of which no type is made: a JSON Patch is for whoever reads those, a view for whoever knows the game."""


def needed(components: Schema) -> set[str]:
    """Return the names of the roots and of all that they refer to, but for what belongs to a game."""
    found: set[str] = set()
    waiting = list(ROOTS)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(components[name])
    return found


def references(schema: Any) -> Iterator[str]:
    match schema:
        case {"$ref": str(place)}:
            yield from {name_of(place)} - AS_THEY_ARE
        case {"properties": properties}:
            for part in properties.values():
                yield from references(part)
        case _ if of_a_game(schema):
            return
        case dict():
            for keyword in ("items", "prefixItems", "anyOf", "oneOf", "additionalProperties"):
                yield from references(schema.get(keyword))
        case list():
            for part in schema:
                yield from references(part)
        case _:
            return


def of_a_game(schema: Any) -> bool:
    """Return whether a schema is a union of structs without a word that tells them apart: then the game says which it
    is.
    """
    if not isinstance(schema, dict) or "discriminator" in schema:
        return False
    return sum("$ref" in part for part in schema.get("anyOf", ())) > 1


def name_of(place: str) -> str:
    return place.rpartition("/")[2]
