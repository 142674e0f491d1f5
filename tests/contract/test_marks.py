"""Views say of every string what it holds: an id, a word of the rules, or what somebody wrote. Whoever shows one
guesses nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

from domain.base.events import Id, Label, LabelText, Text, Word
from domain.base.marks import HOLDS
from domain.systems import GAMES
from projections.base.encoding import encode
from projections.base.registry import PROJECTIONS
from projections.moves.catalogue import exact, vocabulary
from tests.contract.sessions import NAMES, rarely, wandering
from tests.scene import Scene
from tests.suite.seeds import seeds

ID = re.compile(r"e\d+(\..*)?|host|gm\d+|player\d+|spectator\d+")
"""The ids of a scene's events, of what comes of them, and of the seats of random sessions."""
SIGNS = frozenset({"GaugeView.notation"})
"""Made of signs, one of which is a word elsewhere."""
Schema = dict[str, Any]


class Watched(Scene):
    """A told session whose views are looked at after every step."""

    def __init__(self, *told: Any) -> None:
        super().__init__(*told)
        self.found: set[tuple[str, str, str]] = set()

    def do(self, *act: Any, **how: Any) -> Any:
        step = super().do(*act, **how)
        self.found |= set(unmarked(self))
        return step


def unmarked(scene: Scene) -> Iterator[tuple[str, str, str]]:
    """Return the strings in views of which the schema says nothing: whose field, which, and what stands there."""
    projection, schema = PROJECTIONS[scene.game.name], schema_of(scene.game.name)
    for seat in scene.state.table.seats:
        view = msgspec.json.decode(encode(projection.view(scene.state, seat.id)))
        yield from _unmarked(view, schema, schema["$defs"], ("", ""))


@cache
def schema_of(game: str) -> Schema:
    (kind,) = PROJECTIONS[game].views
    schema: Schema = exact(msgspec.json.schema(kind))
    return schema


def _unmarked(value: Any, schema: Schema, parts: Schema, of: tuple[str, str]) -> Iterator[tuple[str, str, str]]:
    own = _resolved(schema, parts, value)
    match value:
        case dict():
            for name, each in value.items():
                if name in own.get("properties", {}):
                    yield from _unmarked(each, own["properties"][name], parts, (own.get("title", ""), name))
                elif isinstance(own.get("additionalProperties"), dict):
                    yield from _unmarked(each, own["additionalProperties"], parts, of)
        case list():
            places: list[Schema] = own.get("prefixItems", [])
            for place, each in enumerate(value):
                yield from _unmarked(each, places[place] if places else own["items"], parts, of)
        case str() if own.keys().isdisjoint((HOLDS, "enum", "const", "format")):
            yield (*of, value)
        case _:
            return


def _resolved(schema: Schema, parts: Schema, value: Any) -> Schema:
    match schema:
        case {"$ref": str(name)}:
            return _resolved(parts[name.removeprefix("#/$defs/")], parts, value)
        case {"discriminator": {"propertyName": tag, "mapping": mapping}}:
            return _resolved({"$ref": mapping[value[tag]]}, parts, value) if value else {}
        case {"anyOf": found}:
            fitting = [part for part in (_resolved(part, parts, value) for part in found) if _fits(part, value)]
            return fitting[0] if fitting else {}
        case _:
            return schema


def _fits(schema: Schema, value: Any) -> bool:
    if "enum" in schema:
        return value in schema["enum"]
    kind = {dict: "object", list: "array", str: "string", bool: "boolean", int: "integer"}.get(type(value), "null")
    return schema.get("type") == kind and (kind != "object" or value.keys() <= schema.get("properties", value).keys())


@pytest.mark.parametrize("name", NAMES)
def test_a_string_without_a_mark_is_neither_an_id_nor_a_word(name: str) -> None:
    words = vocabulary(GAMES[name], "en")
    scenario = import_module(f"tests.{name}.scenario")
    told = Watched(name, scenario.SEATS, scenario.OPTIONS)
    scenario.play(told)
    found = set(told.found)
    for seed in seeds(1, deep=30):
        *_, (scene, _) = wandering(name, seed + 350, 20)
        for number, _ in enumerate(rarely(scene, Random(seed), 50, Counter())):
            found |= set(unmarked(scene)) if number % 5 == 0 else set()
    assert found
    seats = {seat.id for seat in told.state.table.seats}
    odd = {f"{of}.{field}" for of, field, value in found if value in seats or ID.fullmatch(value)}
    odd |= {f"{of}.{f}" for of, f, value in found if value.replace(" ", "_") in words or f"{f}-{value}" in words}
    assert not odd - SIGNS


def test_a_schema_says_what_a_string_holds() -> None:
    """The same words that sentences and redaction go by, and what has one line in a form."""

    class Example(msgspec.Struct):
        who: Id
        how: Word | None
        many: tuple[Id, ...]
        words: Text
        title: Label
        written: LabelText

    fields = msgspec.json.schema(Example)["$defs"]["Example"]["properties"]
    assert [fields[name][HOLDS] for name in ("who", "words", "title", "written")] == ["id", "text", "name", "name"]
    assert fields["how"]["anyOf"][0][HOLDS] == "word"
    assert fields["many"]["items"][HOLDS] == "id"
