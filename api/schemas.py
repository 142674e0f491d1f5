"""Components of the OpenAPI document, made from the structs that the wire really uses.

Names are stable: a struct common to all games keeps its own, one of a game begins with the game's, so that another game
in the registry renames nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from domain.game import Game
from domain.table.commands import TABLE_COMMANDS
from projections.base.projection import Projection
from projections.moves.catalogue import exact
from projections.texts import described

Schema = dict[str, Any]
PLACE = "#/components/schemas/"
_REF = re.compile(re.escape(PLACE) + r"([^/]+)$")


def structs_of(kinds: Iterable[Any]) -> dict[str, Schema]:
    """Return every struct that these types need, by name."""
    _, found = msgspec.json.schema_components(kinds, ref_template=PLACE + "{name}")
    return {name: explicit(exact(schema)) for name, schema in found.items()}


def of_game(game: Game, projection: Projection, known: Mapping[str, Schema]) -> tuple[dict[str, Schema], list[Schema]]:
    """Return a game's structs under its own names, with `<Game>Command` and `<Game>Options`; and its views."""
    title = camel(game.name)
    commands = tuple(kind for kind in game.commands if game.public(kind))
    kinds: list[Any] = [game.options, *commands, *projection.views]
    _, found = msgspec.json.schema_components(kinds, ref_template=PLACE + "{name}")
    names = {name: _named(title, name, schema, known) for name, schema in found.items()}
    assert len(set(names.values())) == len(names), f"{game.name}: two structs on the wire bear one name"
    made = {
        new: component(_renamed(explicit(exact(found[name])), names), name, projection.game)
        for name, new in names.items()
        if new not in known
    }
    made[f"{title}Command"] = tagged({k.__name__: names[k.__name__] for k in commands})
    made.setdefault(f"{title}Options", ref(names[game.options.__name__]))
    return made, [ref(names[view.__name__]) for view in projection.views]


def explicit(schema: Any) -> Any:
    """Make lists and objects of anything say so: openapi-python-client drops whatever has a list without `items`, and
    openapi-typescript takes an object without further keywords to be empty.
    """
    match schema:
        case {"type": "object", **rest} if not {"properties", "additionalProperties"} & rest.keys():
            return {**schema, "additionalProperties": True}
        case {"type": "array", **rest} if not {"items", "prefixItems"} & rest.keys():
            return {**schema, "items": {}}
        case dict():
            return {key: explicit(value) for key, value in schema.items()}
        case list():
            return [explicit(item) for item in schema]
        case _:
            return schema


def _named(title: str, name: str, schema: Schema, known: Mapping[str, Schema]) -> str:
    """Return the name of a component; the kernel's keep theirs."""
    if known.get(name) == explicit(exact(schema)):
        return name
    short = name.rpartition(".")[2]
    return short if short.startswith(title) else title + short


def component(schema: Schema, name: str, game: str = "") -> Schema:
    """Return a component with a description of every property; titles would name types in generated clients."""
    return described(game, "en", name.rpartition(".")[2], schema, titles=False)


def table_command() -> Schema:
    """Return the union of the commands that every table knows."""
    return tagged({kind.__name__: kind.__name__ for kind in TABLE_COMMANDS})


def tagged(members: Mapping[str, str]) -> Schema:
    """Return a union told apart by `type`: tag -> component."""
    return {
        "oneOf": [ref(name) for name in members.values()],
        "discriminator": {"propertyName": "type", "mapping": {tag: PLACE + name for tag, name in members.items()}},
    }


def ref(name: str) -> Schema:
    return {"$ref": PLACE + name}


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _renamed(schema: Any, names: Mapping[str, str]) -> Any:
    """Return the schema with its references under the new names."""
    match schema:
        case dict():
            return {key: _renamed(value, names) for key, value in schema.items()}
        case list():
            return [_renamed(item, names) for item in schema]
        case str() if found := _REF.match(schema):
            return PLACE + names.get(found[1], found[1])
        case _:
            return schema
