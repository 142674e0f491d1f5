"""The sampler's instances satisfy their schemas, as an independent validator sees them; what it ignores it refuses."""

from random import Random
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from domain.game import Move, flag, integer, one_of, several, text
from domain.table.commands import SetPresence
from ops.play.sampler import Schema, UnknownSchema, Unsatisfiable, sample

KNOWN: dict[str, Schema] = {
    "const": {"const": "x", "title": "X"},
    "enum": one_of(["a", 1, None, True]),
    "titled": one_of({"life": "vie", "mental": "mental"}),
    "bounded": integer(1, 10),
    "half bounded": integer(low=3),
    "upper bounded": integer(high=-3),
    "unbounded": integer(),
    "text": text(),
    "said": text(1),
    "long": {"type": "string", "minLength": 40, "maxLength": 50},
    "short": {"type": "string", "minLength": 1, "maxLength": 2, "pattern": r"\S"},
    "flag": flag(),
    "either": {"anyOf": [integer(1, 2), {"type": "null"}]},
    "renamed": {"type": "string", "pattern": r"\S", "not": {"const": "lame"}},
    "list": several(integer(1, 3), 2, 5),
    "open list": several(text(), 1),
    "set": several(one_of(["a", "b", "c"]), 1, 3, unique=True),
    "scarce set": several(one_of(["a", "b"]), 1, 9, unique=True),
    "tuple": {"type": "array", "prefixItems": [integer(1, 6), flag()], "items": False, "minItems": 2},
    "object": {
        "type": "object",
        "properties": {"life": integer(0), "note": text()},
        "required": ["life"],
        "additionalProperties": False,
    },
    "reference": {"$ref": "#/$defs/face", "$defs": {"face": integer(1, 20)}},
    "move": Move(
        command=SetPresence, fields={"seat": one_of(["gm1"]), "away": flag()}, optional=frozenset({"away"})
    ).schema,
}


@pytest.mark.parametrize("name", KNOWN)
def test_instances_satisfy_the_schema(name: str) -> None:
    validator = Draft202012Validator(dict(KNOWN[name]))
    for seed in range(200):
        validator.validate(sample(KNOWN[name], Random(seed)))


def test_every_choice_comes_up() -> None:
    rng = Random(1)
    assert {sample(one_of(["a", "b", "c"]), rng) for _ in range(100)} == {"a", "b", "c"}
    assert {sample(integer(1, 6), rng) for _ in range(200)} == set(range(1, 7))
    assert {len(sample(several(flag(), 0, 2), rng)) for _ in range(100)} == {0, 1, 2}


def test_the_same_seed_gives_the_same_instance() -> None:
    schema = several(text(), 5, 5)
    assert sample(schema, Random(7)) == sample(schema, Random(7))


@pytest.mark.parametrize(
    "schema",
    [
        {},
        {"type": "number"},
        {"type": ["integer", "null"]},
        {"type": "integer", "multipleOf": 3},
        {"type": "string", "pattern": "^a"},
        {"type": "array"},
        {"type": "object", "additionalProperties": {"type": "integer"}},
        {"type": "object", "required": ["x"]},
        {"const": 1, "minimum": 3},
        {"oneOf": [{"const": 1}], "minimum": 3},
        {"$ref": "#/definitions/x"},
        {"not": {"const": 1}},
        {"type": "integer", "not": {"minimum": 1}},
    ],
    ids=str,
)
def test_what_it_does_not_know_it_refuses(schema: dict[str, Any]) -> None:
    with pytest.raises(UnknownSchema):
        sample(schema, Random(0))


@pytest.mark.parametrize(
    "schema",
    [
        {"enum": []},
        {"oneOf": []},
        {"enum": [1], "not": {"const": 1}},
        integer(3, 2),
        several(flag(), 3, 2),
        several(flag(), 3, 3, unique=True),
        {"type": "array", "prefixItems": [flag()], "minItems": 2},
    ],
    ids=str,
)
def test_what_has_no_instance_is_said(schema: dict[str, Any]) -> None:
    with pytest.raises(Unsatisfiable):
        sample(schema, Random(0))
