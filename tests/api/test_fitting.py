"""Where a value does not fit a schema: of a struct, and of a move with branches."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from api.http.schema_errors import misfits, schema_of


class Red(msgspec.Struct, tag="Red", forbid_unknown_fields=True):
    level: Annotated[int, msgspec.Meta(ge=0, le=12)]
    kind: Literal["a", "b"] = "a"
    note: Annotated[str, msgspec.Meta(max_length=3)] | None = None
    pair: tuple[int, str] = (0, "")


class Blue(msgspec.Struct, tag="Blue", forbid_unknown_fields=True):
    reds: list[Red] = []
    unlisted: Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["secret"], "x-unlisted": True})] = ""


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ({"type": "Red", "level": 3, "note": None, "pair": [1, "x"]}, []),
        ({"type": "Red", "level": 13, "kind": "c"}, [("/level", "out_of_bounds"), ("/kind", "not_allowed")]),
        ({"type": "Red", "level": True}, [("/level", "wrong_type")]),
        ({"type": "Red", "level": 1, "note": "long"}, [("/note", "wrong_length")]),
        ({"type": "Red", "level": 1, "note": 5}, [("/note", "wrong_type")]),
        ({"type": "Red", "level": 1, "pair": ["x", "x"]}, [("/pair/0", "wrong_type")]),
        (
            {"type": "Blue", "reds": [{"type": "Red", "level": 1}, {"type": "Red"}]},
            [("/reds/1/level", "missing_field")],
        ),
        ({"type": "Blue", "unlisted": "other"}, []),
        ({"type": "Green"}, [("/type", "unknown_type")]),
    ],
)
def test_of_structs(value: Any, found: list[tuple[str, str]]) -> None:
    assert [(m.pointer, m.code) for m in misfits(schema_of(Red | Blue), value)] == found


SCHEMA = {
    "properties": {
        "type": {"const": "Aim"},
        "target": {"$ref": "#/$defs/targets"},
        "how": {"title": "How"},
        "turns": {},
    },
    "required": ["type", "target"],
    "additionalProperties": False,
    "anyOf": [
        {"properties": {"how": False}},
        {"properties": {"how": {"const": "slow"}, "turns": {"minimum": 1, "maximum": 3, "type": "integer"}}},
    ],
    "$defs": {"targets": {"oneOf": [{"const": "t1", "title": "One"}, {"const": "t2", "title": "Two"}]}},
}


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ({"type": "Aim", "target": "t1"}, []),
        ({"type": "Aim", "target": "t1", "how": "slow", "turns": 2}, []),
        ({"type": "Aim", "target": "t3"}, [("/target", "not_allowed", ("t1", "t2"))]),
        ({"type": "Aim", "target": "t1", "how": "slow", "turns": 4}, [("/turns", "out_of_bounds", None)]),
    ],
)
def test_of_moves(value: Any, found: list[tuple[Any, ...]]) -> None:
    assert [(m.pointer, m.code, m.allowed) for m in misfits(SCHEMA, value)] == found


@pytest.mark.parametrize("value", [[], "t1", 3, None])
def test_what_is_no_object_fits_none_of_its_branches(value: Any) -> None:
    found = misfits({"type": "object", **SCHEMA}, value)
    assert [(m.pointer, m.code, m.expected) for m in found] == [("", "wrong_type", ("object",))]
