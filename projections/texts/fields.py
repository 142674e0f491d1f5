"""Titles and descriptions of fields, from the message files.

    field-level = Niveau
        .hint = Difficulté de l’action, de 0 à 12.
    field-AddCombatant-level = Niveau de l’adversaire
        .hint = ...

`field-STRUCT-NAME` where one word means two things, else `field-NAME`: in the service's file where every game means
the same by it, else in the game's.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from projections.texts.bundles import Locale, bundle

Schema = dict[str, Any]


class Field(NamedTuple):
    """The title of a field, for a form or a sheet, and its description: one short sentence, or empty."""

    title: str
    description: str


def field(game: str, locale: Locale, struct: str, name: str) -> Field:
    """Return title and description of a field of a command, an option, an entry or a view.

    Without a message: its name, and no description.
    """
    messages, name = bundle(game, locale), name.lstrip("$")
    for message in (f"field-{struct}-{name}", f"field-{name}"):
        if messages.has(message):
            hint = f"{message}.hint"
            return Field(messages.say(message, {}), messages.say(hint, {}) if messages.has(hint) else "")
    return Field(spaced(name), "")


def spaced(name: str) -> str:
    """Return the name of a field as words, where there is no message for it."""
    return name.replace("_", " ")


def described(game: str, locale: Locale, struct: str, schema: Schema, *, titles: bool = True) -> Schema:
    """Return the JSON Schema of a struct (and of those in its `$defs`) with title and description for each property.

    `titles=False`: descriptions alone; generators of clients name types after titles.
    """
    made = dict(schema)
    if "properties" in schema:
        made["properties"] = {
            name: _described(game, locale, struct, name, part, titles) for name, part in schema["properties"].items()
        }
    if "$defs" in schema:
        made["$defs"] = {
            name: described(game, locale, name.rpartition(".")[2], part, titles=titles)
            for name, part in schema["$defs"].items()
        }
    return made


def _described(game: str, locale: Locale, struct: str, name: str, schema: Schema, titles: bool) -> Schema:
    title, description = field(game, locale, struct, name)
    titled = {"title": title} if titles else {}
    return {**titled, **schema, "description": description} if description else {**titled, **schema}
