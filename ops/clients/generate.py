"""The Python client's types, written from the OpenAPI document: `python -m ops.clients.generate`.

One frozen msgspec struct for each component that the house sends, or reads as a correction. They ignore what they do
not know, as version 1 of the interface asks. What belongs to a game (views, commands) stays plain JSON.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from keyword import iskeyword
from pathlib import Path
from textwrap import wrap
from typing import Any

from api.openapi import document
from api.schemas import camel
from domain.systems import GAMES

Schema = Mapping[str, Any]
TYPES = Path(__file__).parent / "python" / "greffe_client" / "types.py"
ROOTS = (
    "Problem",
    "Opened",
    "Overview",
    "Token",
    "Ticket",
    "Frame",
    "FeedPage",
    "Viewed",
    "Offers",
    "Preview",
    "EventKnown",
    "Why",
    "Branch",
    "Compared",
    "RecordHeader",
    "Systems",
    "Correction",
)
AS_THEY_ARE = dict.fromkeys(("Operation", *(f"{camel(game)}View" for game in GAMES)), "dict[str, Any]")
"""Components of which no struct is made: a JSON Patch is for whoever reads those, a view for whoever knows the game."""
PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
WIDTH = 116
HEAD = '''\
"""What the service sends and which corrections it reads. Written by `python -m ops.clients.generate`: do not edit."""

from __future__ import annotations

from typing import Any

import msgspec
'''


def written(document: Schema) -> str:
    """The whole module."""
    components: Schema = document["components"]["schemas"]
    names = _needed(components)
    structs = {name for name in names if "properties" in components[name]}
    parts = [_struct(name, components[name]) for name in sorted(structs)]
    parts += [_alias(name, components[name]) for name in sorted(names - structs)]
    return HEAD + "\n\n" + "\n\n\n".join(parts) + "\n"


def _needed(components: Schema) -> set[str]:
    """The roots and all that they refer to, but for what belongs to a game."""
    found: set[str] = set()
    waiting = list(ROOTS)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _references(components[name])
    return found


def _references(schema: Any) -> Iterator[str]:
    match schema:
        case {"$ref": str(place)}:
            yield from {_name(place)} - AS_THEY_ARE.keys()
        case {"properties": properties}:
            for part in properties.values():
                yield from _references(part)
        case _ if _of_a_game(schema):
            return
        case dict():
            for keyword in ("items", "prefixItems", "anyOf", "oneOf", "additionalProperties"):
                yield from _references(schema.get(keyword))
        case list():
            for part in schema:
                yield from _references(part)
        case _:
            return


def _of_a_game(schema: Any) -> bool:
    """Structs without a word that tells them apart: which one it is, the game says."""
    if not isinstance(schema, dict) or "discriminator" in schema:
        return False
    return sum("$ref" in part for part in schema.get("anyOf", ())) > 1


def _name(place: str) -> str:
    return place.rpartition("/")[2]


def _alias(name: str, schema: Schema) -> str:
    kind = _type(schema)
    if len(kind) < WIDTH - len(name):
        return f"{name} = {kind}"
    return f"{name} = (\n    {kind.replace(' | ', chr(10) + '    | ')}\n)"


def _type(schema: Schema) -> str:
    """In what is sent a choice of words may grow within version 1: any word will do."""
    match schema:
        case {"$ref": place}:
            return AS_THEY_ARE.get(_name(place), _name(place))
        case {"anyOf": parts} | {"oneOf": parts}:
            return "Any" if _of_a_game(schema) else " | ".join(dict.fromkeys(map(_type, parts)))
        case {"enum": [*values]}:
            return " | ".join(dict.fromkeys(type(value).__name__ for value in values))
        case {"type": "array", "prefixItems": [*parts]}:
            return f"tuple[{', '.join(map(_type, parts)) or '()'}]"
        case {"type": "array", "items": items}:
            return f"tuple[{_type(items)}, ...]"
        case {"type": "array"}:
            return "tuple[Any, ...]"
        case {"type": "object", "additionalProperties": dict() as values}:
            return f"dict[str, {_type(values)}]"
        case {"type": "object"}:
            return "dict[str, Any]"
        case {"type": str(kind)}:
            return PLAIN[kind]
        case {"type": [*kinds]}:
            return " | ".join(PLAIN[kind] for kind in kinds)
        case _:
            return "Any"


def _struct(name: str, schema: Schema) -> str:
    required = schema.get("required", ())
    fields = {key: part for key, part in schema["properties"].items() if not _tag(key, part)}
    tags = [tag for key, part in schema["properties"].items() if (tag := _tag(key, part))]
    known_by = f', tag_field="type", tag={tags[0]}' if tags else ""
    ordered = sorted(fields.items(), key=lambda field: field[0] not in required)
    lines = [f"class {name}(msgspec.Struct, frozen=True, omit_defaults=True{known_by}):"]
    lines += _text(str(schema.get("description", name)))
    for key, part in ordered:
        lines += ["", f"    {_field(key, part, key in required)}", *_text(_about(part))]
    return "\n".join(lines)


def _about(part: Schema) -> str:
    words = ", ".join(f"`{value}`" for value in part.get("enum", ()))
    return str(part["description"]) + (f" Among {words}." if words else "")


def _tag(key: str, part: Schema) -> str:
    """What a struct is known by, as its `type` says."""
    values = part.get("enum", ())
    return _literal(values[0]) if key == "type" and len(values) == 1 else ""


def _field(key: str, part: Schema, required: bool) -> str:
    name = re.sub(r"\W", "", key)
    name = f"{name}_" if iskeyword(name) else name
    kind = _type(part)
    if required:
        return f"{name}: {kind}" + ("" if name == key else f' = msgspec.field(name="{key}")')
    if "default" not in part:  # what is left out is empty
        empty = {"string": '""', "array": "()"}.get(part.get("type", ""), "None")
        return f"{name}: {kind}{' | None' if empty == 'None' else ''} = " + _default(empty, name, key)
    value = {"[]": "()", "{}": "{}"}.get(str(part["default"])) or _literal(part["default"])
    return f"{name}: {kind} = " + _default(value, name, key)


def _default(value: str, name: str, key: str) -> str:
    if name == key:
        return value
    kind = "default_factory=dict" if value == "{}" else f"default={value}"
    return f'msgspec.field({kind}, name="{key}")'


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


def _text(text: str) -> list[str]:
    """A docstring."""
    found: list[str] = []
    for paragraph in text.split("\n\n"):
        one = " ".join(paragraph.split())
        pieces = re.split(r" (?=- )", one) if one.startswith("- ") else [one]
        found += ["", *(line for piece in pieces for line in wrap(piece, WIDTH))] if found else wrap(one, WIDTH - 6)
    first, rest = found[0], [f"    {line}" if line else "" for line in found[1:]]
    return [f'    """{first}', *rest, '    """'] if rest else [f'    """{first}"""']


if __name__ == "__main__":
    TYPES.write_text(written(document()), encoding="utf-8")
