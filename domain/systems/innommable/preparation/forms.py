"""The forms of the keeper's preparation, as moves offer them: options, elements of the situation, dice schemes."""

from __future__ import annotations

from functools import cache

import msgspec

from domain.game import Schema, closed, integer, one_of, text
from domain.systems.innommable.state.dice import Dice
from domain.systems.innommable.state.situation import (
    MOST_DICE,
    AestheticElement,
    Antagonist,
    AntagonistsElement,
    Options,
    RoleElement,
    SettingElement,
    SituationElement,
    SourceElement,
)


@cache
def schemes(total: int) -> tuple[Dice, ...]:
    """Return every scheme of that sum in which no type outnumbers a larger one (INN-PREP-04)."""
    return tuple(
        Dice(d20, d12, d8, total - d20 - d12 - d8)
        for d20 in range(total, 0, -1)
        for d12 in range(min(d20, total - d20), -1, -1)
        for d8 in range(min(d12, total - d20 - d12), -1, -1)
        if total - d20 - d12 - d8 <= d8
    )


@cache
def options_form(least: int) -> Schema:
    """Return the option struct's own schema, its total narrowed to `least` dice or more."""
    (_,), components = msgspec.json.schema_components([Options])
    properties = dict(components["Options"]["properties"])
    properties["dice_total"] = {"anyOf": [{"const": "advised"}, integer(least, MOST_DICE)], "default": "advised"}
    return _closed(properties, optional=True)


def _closed(properties: dict[str, Schema], *, optional: bool = False) -> Schema:
    required = [] if optional else list(properties)
    return closed(properties, *required)


def _element(name: str, **properties: Schema) -> Schema:
    return _closed({"type": {"const": name}, **properties})


_ANTAGONISTS: Schema = {
    "type": "array",
    "minItems": 1,
    "items": _closed({name: text(1) for name in Antagonist.__struct_fields__}),
}
ELEMENTS: tuple[tuple[SituationElement, Schema], ...] = (
    (SettingElement("-", "-", "-"), _element("setting", place=text(1), period=text(1), context=text(1))),
    (
        SourceElement("abstract", "-"),
        _element("source", nature=one_of(("abstract", "symbolic")), description=text(1)),
    ),
    (
        AntagonistsElement((Antagonist("-", "-"),), "-"),
        _element("antagonists", antagonists=_ANTAGONISTS, consequences=text(1)),
    ),
    (AestheticElement("-"), _element("aesthetic", motif=text(1))),
    (RoleElement("-"), _element("role", role=text(1))),
)
"""An element of each sort, and the form of all of that sort."""
