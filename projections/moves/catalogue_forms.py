"""Forms of a game that come again whatever the table: they are in its catalogue, and moves only name them.

A move refers to one only where it says all that the form says. So whatever forms there are moves mean the same; they
decide how short moves are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial
from typing import Any, NamedTuple

import msgspec

from domain.game import Game, Schema
from projections.base.registry import PROJECTIONS
from projections.moves.catalogue import catalogue, listed, place, reference, rules_of
from projections.moves.examples import lasting_forms
from projections.moves.folding import spelled
from projections.moves.narrowing import referring
from projections.moves.titles import Wording
from projections.texts import Locale

LONG = 200  # bytes from which on a form is worth its place
BRANCHES = frozenset({"anyOf", "allOf", "dependentSchemas"})
DIALECT = "https://json-schema.org/draft/2020-12/schema"


class CatalogueForm(NamedTuple):
    """A form under its address: all that a move says beyond its command's own schema, but what hangs on the table."""

    name: str
    address: str
    schema: Schema


@cache
def catalogue_forms(game: Game, locale: Locale) -> Mapping[str, tuple[CatalogueForm, ...]]:
    """Return the forms of each command, the longest first."""
    own, wording = catalogue(game, locale), Wording(PROJECTIONS[game.name].game, locale)
    own_address = partial(reference, game, locale)
    found: dict[str, tuple[CatalogueForm, ...]] = {}
    for command, forms in lasting_forms(game).items():
        every = [referring(wording.titled(form, command), own[command], own_address(command)) for form in forms]
        long = [form for form in every if len(spelled(form)) >= LONG]
        names = [f"{command}.{number}" for number in range(1, len(long) + 1)]
        found[command] = tuple(map(CatalogueForm, names, map(own_address, names), long))
    return found


def naming(schema: Schema, forms: tuple[CatalogueForm, ...]) -> Schema:
    """Return the schema of a move with a reference to the first form that it says wholly, in place of the command's."""
    return next((narrowed for form in forms if (narrowed := _beyond(schema, form)) is not None), schema)


def _beyond(schema: Schema, form: CatalogueForm) -> Schema | None:
    """Return a reference to the form and what the schema says beyond it; None: it does not say the whole form."""
    properties = schema.get("properties", {})
    for keyword, value in form.schema.items():
        match keyword:
            case "$ref":
                continue
            case "properties":
                if not all(name in properties and properties[name] == part for name, part in value.items()):
                    return None
            case "required":
                if not set(value) <= set(schema.get("required", ())):
                    return None
            case _:
                if schema.get(keyword) != value:
                    return None
    return dict(_rest(schema, form))


def _rest(schema: Schema, form: CatalogueForm) -> Iterator[tuple[str, object]]:
    yield "$ref", form.address
    remaining: Any
    for keyword, value in schema.items():
        stated = form.schema.get(keyword)
        match keyword:
            case "$ref":
                continue
            case "properties":
                remaining = {name: part for name, part in value.items() if stated is None or name not in stated}
            case "required":
                remaining = [name for name in value if stated is None or name not in stated]
            case _:
                remaining = None if stated is not None else value
        if remaining or (keyword == "properties" and schema.keys() & BRANCHES - form.schema.keys()):
            yield keyword, remaining


class Catalogue(msgspec.Struct, frozen=True):
    """All commands of a game in one language, as a JSON Schema document that the schemas of moves refer to.

    `definitions`: each command's own schema by its name, and as `NAME.NUMBER` forms of it that come again at
    every table. `rules`: those that a command cites wherever a move does not say others.
    """

    dialect: str = msgspec.field(name="$schema")
    id: str = msgspec.field(name="$id")
    definitions: dict[str, dict[str, Any]] = msgspec.field(name="$defs")
    rules: dict[str, tuple[str, ...]]


def written(game: Game, locale: Locale) -> Catalogue:
    """Return the catalogue as a document."""
    forms = {form.name: form.schema for each in catalogue_forms(game, locale).values() for form in each}
    rules = {kind.__name__: rules_of(game, kind) for kind in listed(game)}
    return Catalogue(DIALECT, place(game, locale), {**catalogue(game, locale), **forms}, rules)
