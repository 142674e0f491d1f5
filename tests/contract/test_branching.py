"""Objects whose properties depend on each other: what the one schema admits is what the forms admit, and no more."""

from __future__ import annotations

from collections.abc import Iterator

from jsonschema_rs import Draft202012Validator

from domain.game import Schema
from projections.moves.branching import branched
from projections.moves.folding import form_of

KINDS = ("gain", "lose", "alter", "advance", "lower", "give", "take", "raise")
"""Each has a property of its own: so many that it is said once for all what is barred beside the others."""


def closed(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": [*properties], "additionalProperties": False}


def forms() -> Iterator[Schema]:
    """Each kind in two forms, which go with one of two words."""
    for kind in KINDS:
        for amount, word in ((1, "once"), (2, "twice")):
            yield closed({"kind": {"const": kind}, f"{kind}_only": {"const": amount}, "word": {"const": word}})


def test_a_branch_admits_nothing_of_another() -> None:
    validator = Draft202012Validator(branched([*map(form_of, forms())]))
    for kind in KINDS:
        for other in KINDS:
            value = {"kind": kind, f"{kind}_only": 1, f"{other}_only": 1, "word": "once"}
            assert validator.is_valid(value) == (kind == other), (kind, other)
