"""Every field of every command, option, entry and view has a name and a description for people, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from api.openapi import document
from domain.systems import GAMES
from domain.table.commands import TABLE_COMMANDS
from projections.base.registry import PROJECTIONS
from projections.entries.table_entries import TABLE_ENTRIES
from projections.moves.titles import Wording
from projections.texts import LOCALES, Locale, field
from tests.contract.sessions import NAMES

HOUSE: tuple[Any, ...] = (*TABLE_COMMANDS, *TABLE_ENTRIES)


def fields(name: str) -> Iterator[tuple[str, str]]:
    """(struct, field) of whatever a game and the house accept and show."""
    game, projection = GAMES[name], PROJECTIONS[name]
    yield from properties((*HOUSE, game.options, *game.commands, *projection.shown, *projection.views))


def properties(kinds: tuple[Any, ...]) -> Iterator[tuple[str, str]]:
    """Yield (struct, field) for each struct of these kinds and of what they hold."""
    _, found = msgspec.json.schema_components(kinds)
    for struct, schema in found.items():
        for property_ in schema.get("properties", {}):
            yield struct.rpartition(".")[2], property_


def missing_fields(name: str) -> set[str]:
    pairs = [(struct, of) for struct, of in fields(name)]
    return {
        f"field-{of}" for locale in LOCALES for struct, of in pairs if not field(name, locale, struct, of).description
    }


@pytest.mark.parametrize("name", NAMES)
def test_every_field_has_a_title_and_a_description(name: str) -> None:
    assert sorted(missing_fields(name)) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_titles_and_descriptions_say_something(name: str, locale: Locale) -> None:
    """A title is short and begins with a capital; a description is a sentence of its own, or begins with its range."""
    for struct, of in fields(name):
        title, description = field(name, locale, struct, of)
        if description:
            assert title[0].isupper() or not title[0].isalpha(), (struct, of)
            assert len(title) <= 60, (struct, of)
            assert not description[0].islower(), (struct, of)
            assert description.endswith((".", "…", "?")), (struct, of)
            assert description.rstrip(".") != title, (struct, of)


def test_the_document_describes_every_property() -> None:
    missing = {
        f"field-{of}"
        for schema in document()["components"]["schemas"].values()
        for of, part in schema.get("properties", {}).items()
        if not part.get("description")
    }
    assert sorted(missing) == []


@pytest.mark.parametrize(("locale", "title"), [("fr", "bras gauche"), ("en", "left arm")])
def test_a_key_of_a_map_is_called_by_its_word(locale: Locale, title: str) -> None:
    """The zones of a burn are the keys of a map; where a key is two words, it was left in English."""
    zones = {"type": "object", "properties": {"left_arm": {"type": "integer"}}}
    burn = {"type": "object", "properties": {"zones": zones}}
    titled = Wording("sombre", locale).titled(burn, "ApplyBurn")
    assert titled["properties"]["zones"]["properties"]["left_arm"]["title"] == title
