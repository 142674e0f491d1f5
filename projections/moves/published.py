"""The catalogue of a game's commands as a document that anybody fetches once: their schemas, forms and rules.

{"$defs": {COMMAND: schema, COMMAND.NUMBER: {"$ref": that of COMMAND, ...}}, "rules": {COMMAND: [ID, ...]}}
"""

from __future__ import annotations

from typing import Any

import msgspec

from domain.game import Game
from projections.moves.catalogue import catalogue, listed, place, rules_of
from projections.moves.standing import standing
from projections.texts import Locale

DIALECT = "https://json-schema.org/draft/2020-12/schema"


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
    """The catalogue as a document."""
    forms = {form.name: form.schema for each in standing(game, locale).values() for form in each}
    rules = {kind.__name__: rules_of(game, kind) for kind in listed(game)}
    return Catalogue(DIALECT, place(game, locale), {**catalogue(game, locale), **forms}, rules)
