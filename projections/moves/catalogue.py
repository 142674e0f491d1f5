"""The commands of a game as people fill them in, in any state: schemas that a seat's moves refer to and narrow.

    {COMMAND: {"type": "object", "properties": {...}, "required": [...], "additionalProperties": false}}

Each is complete, without references; every field has its title and description, and every value that is always the
same its title.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from inspect import cleandoc
from typing import Any

import msgspec

from domain.base.events import MOST_TEXT
from domain.game import Game, Schema
from domain.seating.opening import TableOptions
from domain.systems import GAMES
from domain.table.commands import TABLE_COMMANDS
from projections.base.registry import PROJECTIONS
from projections.moves.folding import choices_of, one_choice
from projections.moves.titles import word
from projections.texts import Locale, bundle, described, say

LABEL = "label-"


def place(game: Game, locale: Locale) -> str:
    """Return the address of this catalogue at the service; that of the present version need not name the version."""
    present = GAMES.get(game.name, game).version == game.version
    return f"/systems/{game.name}/commands/{locale}{'' if present else f'?version={game.version}'}"


def reference(game: Game, locale: Locale, command: str) -> str:
    return f"{place(game, locale)}#/$defs/{command}"


@cache
def catalogue(game: Game, locale: Locale) -> Mapping[str, Schema]:
    """Return the schema of every command of which anybody may know, by its name."""
    text = PROJECTIONS[game.name].game
    return {kind.__name__: _command(text, locale, kind) for kind in listed(game)}


@cache
def opening_form(game: Game, locale: Locale) -> Schema:
    """Return the schema of the options for opening a table, the game's own and those of every table, with titles."""
    made, shared = (_command(PROJECTIONS[game.name].game, locale, kind) for kind in (game.options, TableOptions))
    return made | {"properties": made["properties"] | shared["properties"]}


@cache
def vocabulary(game: Game, locale: Locale) -> Mapping[str, str]:
    """Return the words of people for the values of closed lists: `{"dead": "mort", "by-seat": "la place elle-même"}`.

    A key is `FIELD-VALUE` where one word means two things. A sign of a value that may not be in the name of a message
    is an underscore. Words that the catalogue keeps from players are left out.
    """
    text = PROJECTIONS[game.name].game
    labels = {name.removeprefix(LABEL) for name in bundle(text, locale).names(LABEL)}
    schemas = [msgspec.json.schema(kind) for kind in (*game.commands, *game.consequences) if game.public(kind)]
    known, with_hidden = (set(_listed(schemas, hidden=hidden)) for hidden in (False, True))
    return {
        name: say(text, locale, f"{LABEL}{name}", {})
        for name in sorted(labels)
        if "." not in name and name.rpartition("-")[2] not in with_hidden - known
    }


def _listed(schema: Any, *, hidden: bool) -> Iterator[object]:
    """Yield the values that schemas list; `hidden`: those that they know and do not list."""
    match schema:
        case {"x-unlisted": True, **rest}:
            if hidden:
                yield from _listed(rest, hidden=False)
        case {"enum": values} if not hidden:
            yield from values
        case dict():
            for part in schema.values():
                yield from _listed(part, hidden=hidden)
        case list():
            for part in schema:
                yield from _listed(part, hidden=hidden)
        case _:
            pass


def listed(game: Game) -> Iterator[type[Any]]:
    """Yield the commands that the catalogue holds."""
    yield from TABLE_COMMANDS
    yield from (kind for kind in game.commands if game.public(kind))


@cache
def fixed_words(game: Game) -> frozenset[str]:
    """Return the names of fields and the words of closed lists: no id is one of them, whatever the table."""
    schemas = msgspec.json.schema_components((*TABLE_COMMANDS, *game.commands))
    return frozenset(_strings(schemas))


def _strings(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            yield from value
            yield from (word for part in value.values() for word in _strings(part))
        case list() | tuple():
            yield from (word for part in value for word in _strings(part))
        case _:
            pass


def rules_of(game: Game, command: type[Any]) -> tuple[str, ...]:
    """Return the rules that a command cites wherever it is offered, as far as anybody may read them."""
    found: tuple[str, ...] = getattr(command, "RULES", ())
    return found if game.reserved.isdisjoint(found) else ()


def chapter_of(rules: Sequence[str]) -> str:
    """Return the chapter of the first of these rules: the middle of its ID."""
    return rules[0].split("-")[1] if rules else ""


def bounded(schema: Any) -> Any:
    """Return the schema with the bound of a text at every string that has none of its own."""
    match schema:
        case {"type": "string"} if schema.keys().isdisjoint(("enum", "const", "maxLength", "pattern", "format")):
            return {"maxLength": MOST_TEXT} | schema
        case dict():
            return {key: bounded(value) for key, value in schema.items()}
        case list():
            return [bounded(value) for value in schema]
        case _:
            return schema


def exact(schema: Any) -> Any:
    """Return the schema as clients need it, with unions that have a discriminator made exclusive.

    An unlisted word becomes any string. A list of known length says so by its bounds: generators of clients do not
    understand `"items": false`. Descriptions, which are Markdown, lose the indentation of their docstrings.
    """
    match schema:
        case {"x-unlisted": True}:
            return {"type": "string"}
        case {"description": str(text)} if text != (plain := cleandoc(text)):
            return exact({**schema, "description": plain})
        case dict():
            made = {key: exact(value) for key, value in schema.items()}
            if "discriminator" in made and "anyOf" in made:
                made["oneOf"] = made.pop("anyOf")
            if made.get("items") is False:
                del made["items"]
            return made
        case list():
            return [exact(item) for item in schema]
        case _:
            return schema


def _command(text: str, locale: Locale, kind: type[Any]) -> Schema:
    schema = described(text, locale, kind.__name__, bounded(exact(msgspec.json.schema(kind))))
    return _Describer(text, locale, schema.pop("$defs")).describe(schema, "")


class _Describer:
    """One command's schema without references, its values with titles."""

    def __init__(self, text: str, locale: Locale, definitions: Mapping[str, Schema]) -> None:
        self._text = text
        self._locale = locale
        self._definitions = definitions

    def describe(self, schema: Schema, field: str) -> Schema:
        if "$ref" in schema:
            struct = self._definitions[schema["$ref"].removeprefix("#/$defs/")]
            plain = {key: value for key, value in struct.items() if key not in ("title", "description")}
            return self.describe(plain, field) | {key: value for key, value in schema.items() if key != "$ref"}
        choices = choices_of({key: value for key, value in schema.items() if key not in ("description", "type")})
        if "enum" in schema or "const" in schema:
            return self._choice([value for value, _ in choices or ()], schema, field)
        found = {key: value for key, value in schema.items() if key != "discriminator"}
        if "anyOf" in found:
            parts = [self.describe(part, field) for part in found["anyOf"]]
            values = [choices_of(part) or ([(None, None)] if part == {"type": "null"} else None) for part in parts]
            if all(value is not None for value in values):
                del found["anyOf"]
                return self._choice([value for each in values for value, _ in each or ()], found, field)
            found["anyOf"] = parts
        if "properties" in found:
            found["properties"] = {name: self.describe(part, name) for name, part in found["properties"].items()}
        for keyword in ("oneOf", "prefixItems"):
            if keyword in found:
                found[keyword] = [self.describe(part, field) for part in found[keyword]]
        for keyword in ("items", "additionalProperties"):
            if isinstance(found.get(keyword), dict):
                found[keyword] = self.describe(found[keyword], field)
        return found

    def _choice(self, values: list[Any], schema: Schema, field: str) -> Schema:
        notes = {key: schema[key] for key in ("title", "description", "default") if key in schema}
        return notes | one_choice([(value, self._title(value, field)) for value in values], schema)

    def _title(self, value: Any, field: str) -> str | None:
        if field == "type":
            return None
        if value is None or value == "":
            return say(self._text, self._locale, "choice-none", {})
        return word(self._text, self._locale, value, field) or None if isinstance(value, str) else None


def fixed(schema: Schema) -> Iterator[tuple[object, str | None]]:
    """Yield the values of a field with their titles, where the catalogue lists them; a boolean's need none."""
    if schema.get("type") == "boolean":
        yield from ((True, None), (False, None))
    else:
        yield from choices_of({k: v for k, v in schema.items() if k != "description"}) or ()
