"""Entries of every game have one form, and fields that `GET /systems/{name}` tells by their type."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from api.routes.systems import entries_of
from domain.systems import GAMES
from projections.base.encoding import encode
from projections.base.registry import PROJECTIONS
from tests.contract.sessions import NAMES, meddle, played, wandering
from tests.scene import Scene


@cache
def validators(name: str) -> dict[str, Draft202012Validator]:
    """By type; the schemas of all are made at once."""
    return {type_: Draft202012Validator(schema) for type_, schema in entries_of(GAMES[name], "fr").items()}


def entries(scene: Scene) -> Iterator[list[Any]]:
    """Of every frame of every seat, as they are sent."""
    for seat in ("host", *(each.id for each in scene.state.table.seats)):
        for frame in msgspec.json.decode(encode(scene.feed(seat))):
            yield frame["entries"]


@pytest.mark.parametrize("name", NAMES)
def test_entries_are_of_one_form(name: str) -> None:
    """Event, seat and cause stand in each; the fields bear no second name of their kind."""
    for frame in entries(played(name)):
        known = {entry["event"] for entry in frame} - {None}
        for entry in frame:
            assert {"type", "event", "seat", "caused_by", "fields", "text"} <= entry.keys()
            assert (entry["event"] is None) == (entry["seat"] is None)
            assert entry["caused_by"] in ({None} if entry["event"] else known or {None})
            assert entry["fields"].get("type") != entry["type"]


@pytest.mark.parametrize("name", NAMES)
def test_the_fields_of_every_entry_fit_the_schema_of_its_type(name: str) -> None:
    """In the told session and in random ones with corrections; now and as it stood."""
    rng, scenes = Random(3), [played(name)]
    for scene, _ in wandering(name, 90, 100):
        scenes[1:] = [scene]
        if rng.random() < 0.2:
            meddle(scene, rng)
    wrong = [
        (line["type"], error.message)
        for scene in scenes
        for frame in entries(scene)
        for entry in frame
        for line in (entry, *(entry.get("now") or ()))
        for error in validators(name)[line["type"]].iter_errors(line["fields"])
    ]
    assert wrong == []


@pytest.mark.parametrize("name", NAMES)
def test_every_struct_that_is_told_belongs_to_a_type(name: str) -> None:
    """And none is there but those that can be read back."""
    projection = PROJECTIONS[name]
    typed = {struct for structs in projection.types.values() for struct in structs}
    assert {struct.__name__ for struct in typed} <= {struct.__name__ for struct in projection.shown}
    game = GAMES[name]
    named = {*game.recorded.values(), *(kind.__name__ for kind in game.consequences)}
    assert projection.types.keys() <= named | {"OnBehalf"}


@pytest.mark.parametrize("name", NAMES)
def test_a_tag_is_the_type_and_no_field(name: str) -> None:
    for type_, schema in entries_of(GAMES[name], "fr").items():
        for ref in (schema, *schema.get("anyOf", ())):
            if "$ref" in ref:
                struct = schema["$defs"][ref["$ref"].rpartition("/")[2]]
                assert struct.get("properties", {}).get("type", {}).get("const") is None, type_
