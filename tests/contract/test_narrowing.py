"""A form says what narrows its command's own schema, and nothing that this says already."""

from __future__ import annotations

from typing import Any

import pytest

from projections.moves.narrowing import referring

TEXT = {"type": "string", "minLength": 1}
INNER = {"type": "object", "properties": {"name": TEXT, "size": {"type": "integer"}}, "required": ["name"]}
OWN: dict[str, Any] = {
    "type": "object",
    "properties": {
        "names": {"type": "array", "items": TEXT},
        "inner": INNER,
        "perhaps": {"anyOf": [TEXT, {"type": "null"}]},
        "often": {"anyOf": [{"type": "array", "items": TEXT}, {"type": "null"}]},
        "within": {"anyOf": [INNER, {"type": "null"}]},
        "flag": {"type": "boolean"},
    },
    "required": ["names", "inner"],
}
PLACE = "/systems/x/commands/fr#/$defs/X"


def form(required: tuple[str, ...] = ("names", "inner"), **parts: Any) -> dict[str, Any]:
    """The command's own schema with other parts; without those that are None."""
    found = {**OWN["properties"], **parts}
    return {**OWN, "properties": {k: v for k, v in found.items() if v is not None}, "required": list(required)}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (form(), {}),
        (form(("names", "inner", "perhaps")), {"required": ["perhaps"]}),
        (form(flag=None), {"properties": {"flag": False}}),
        (form(names={"type": "array", "items": TEXT, "minItems": 0}), {}),
        (form(names={"type": "array", "items": TEXT, "minItems": 2}), {"properties": {"names": {"minItems": 2}}}),
        (form(inner={**INNER, "required": ["name", "size"]}), {"properties": {"inner": {"required": ["size"]}}}),
        (form(perhaps=TEXT), {}),
        (form(often={"type": "array", "items": TEXT}), {}),
        (form(within=INNER), {}),
        (form(flag={"type": "boolean", "title": "Une case"}), {}),
        (form(flag={"const": True}), {"properties": {"flag": {"const": True}}}),
    ],
)
def test_what_it_says_beyond_its_command(given: Any, said: Any) -> None:
    assert referring(given, OWN, PLACE) == {"$ref": PLACE, **said}
