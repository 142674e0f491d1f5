"""A move: a command that a seat may give now, and a JSON Schema of the values that would be accepted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from domain.base.events import MOST_TEXT, Command
from domain.base.names import MOST_NAME
from domain.game.reads import Reads

Schema = dict[str, Any]


class TypedDice(msgspec.Struct, frozen=True):
    """The physical dice that a move may bring: `sides` of each die in order.

    `again`: for each of them that shows this face, one more die of the kind follows. `field`: that of the command which
    lists the sides of each die, where they are chosen with it; `sides` is empty then.
    """

    sides: tuple[int, ...]
    required: bool = False
    again: int | None = None
    field: str | msgspec.UnsetType = msgspec.UNSET


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that a seat may do now: every value that `fields` admits, `decide` accepts.

    `fields` maps each parameter to a JSON Schema narrowed to the legal choices; parameters in `optional`
    may be left out. Where parameters depend on each other, there are several moves. `opens`: accepted from that time
    on, None: at once.
    """

    command: type[Command]
    fields: Mapping[str, Schema] = {}
    optional: frozenset[str] = frozenset()
    dice: TypedDice | None = None
    rules: tuple[str, ...] = ()
    opens: datetime | None = None

    @property
    def schema(self) -> Schema:
        """A closed JSON Schema of the whole command."""
        properties = {"type": {"const": self.command.__name__}, **self.fields}
        return closed(properties, *(name for name in properties if name not in self.optional))


class ChapterMoves(NamedTuple):
    """The moves of one chapter that a seat has, and the fields of the state that they hang on, with what these held."""

    read: Reads
    moves: tuple[Move, ...]


def one_of(values: Iterable[str | int | bool | None] | Mapping[str, str]) -> Schema:
    """Return the schema of one of these values; a mapping gives each a title for people to read."""
    if isinstance(values, Mapping):
        return {"oneOf": [{"const": value, "title": title} for value, title in values.items()]}
    return {"enum": list(values)}


def integer(low: int | None = None, high: int | None = None) -> Schema:
    """Return the schema of an integer, bounds included."""
    bounds = {"minimum": low, "maximum": high}
    return {"type": "integer", **{k: v for k, v in bounds.items() if v is not None}}


def text(at_least: int = 0) -> Schema:
    """Return the schema of free text; with `at_least` 1 it must not be blank."""
    whole: Schema = {"type": "string", "maxLength": MOST_TEXT}
    return whole | {"minLength": at_least, "pattern": r"\S"} if at_least else whole


def other_than(words: Iterable[str]) -> Schema:
    """Return the schema of free text, not blank, that is none of these words."""
    return text(1) | {"not": {"enum": sorted(words)}}


def suggested(words: Iterable[str], free: Schema) -> Schema:
    """Return the schema of one of these words, or other text."""
    return {"anyOf": [one_of(words), free]}


def name_text() -> Schema:
    """Return the schema of a name."""
    return {"type": "string", "minLength": 1, "maxLength": MOST_NAME, "pattern": r"\S"}


def flag() -> Schema:
    return {"type": "boolean"}


def several(item: Schema, low: int = 0, high: int | None = None, *, unique: bool = False) -> Schema:
    """Return the schema of a list of `item`s."""
    found: Schema = {"type": "array", "items": item, "minItems": low}
    if high is not None:
        found["maxItems"] = high
    return found | {"uniqueItems": True} if unique else found


def closed(properties: Mapping[str, Schema], *required: str) -> Schema:
    """Return the schema of an object with these properties and no others."""
    found: Schema = {"type": "object", "properties": dict(properties)}
    return found | ({"required": list(required)} if required else {}) | {"additionalProperties": False}


def listed(items: Iterable[Schema]) -> Schema:
    """Return the schema of a list of exactly these items, in this order."""
    each = list(items)
    if not each:
        return {"const": []}
    return {"type": "array", "prefixItems": each, "items": False, "minItems": len(each)}


def groups(people: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Yield the groups of people who may be named together, each with something of his own: each alone, every two, all.

    A schema cannot say that no two items of a list name the same person.
    """
    everybody = tuple(people)
    yield from ((person,) for person in everybody)
    yield from combinations(everybody, 2)
    if len(everybody) > 2:
        yield everybody
