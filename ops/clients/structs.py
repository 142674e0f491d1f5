"""Types of the Python client: one frozen msgspec struct for each component, as source.

The structs ignore members that they do not know, as version 1 of the interface asks.
"""

from __future__ import annotations

import re
from keyword import iskeyword
from textwrap import wrap
from typing import Any

from ops.clients.components import AS_THEY_ARE, Schema, name_of, needed, of_a_game

PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
WIDTH = 116
HEAD = '''\
"""Types of what the service sends and of corrections. Written by `python -m ops.clients.generate`: do not edit."""

from __future__ import annotations

from typing import Any

import msgspec
'''


def written(document: Schema) -> str:
    """Return the source of the whole module."""
    components: Schema = document["components"]["schemas"]
    names = needed(components)
    structs = {name for name in names if "properties" in components[name]}
    parts = [_struct(name, components[name]) for name in sorted(structs)]
    parts += [_alias(name, components[name]) for name in sorted(names - structs)]
    return HEAD + "\n\n" + "\n\n\n".join(parts) + "\n"


def _alias(name: str, schema: Schema) -> str:
    kind = _type(schema)
    if len(kind) < WIDTH - len(name):
        return f"{name} = {kind}"
    return f"{name} = (\n    {kind.replace(' | ', chr(10) + '    | ')}\n)"


def _type(schema: Schema) -> str:
    """Return the Python type of a schema. A choice of words that is received may grow within version 1: it becomes any
    word.
    """
    match schema:
        case {"$ref": place}:
            return "dict[str, Any]" if name_of(place) in AS_THEY_ARE else name_of(place)
        case {"anyOf": parts} | {"oneOf": parts}:
            return "Any" if of_a_game(schema) else " | ".join(dict.fromkeys(map(_type, parts)))
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
    """Return the literal that tells a struct apart, as its `type` has it; "" if this property is no such tag."""
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
    match value:
        case str():
            return f'"{value}"'
        case list() | tuple():
            return f"({''.join(f'{_literal(each)}, ' for each in value).rstrip(' ' if len(value) == 1 else ', ')})"
        case _:
            return repr(value)


def _text(text: str) -> list[str]:
    """Return a docstring's lines, wrapped."""
    found: list[str] = []
    for paragraph in text.split("\n\n"):
        one = " ".join(paragraph.split())
        pieces = re.split(r" (?=- )", one) if one.startswith("- ") else [one]
        found += ["", *(line for piece in pieces for line in wrap(piece, WIDTH))] if found else wrap(one, WIDTH - 6)
    first, rest = found[0], [f"    {line}" if line else "" for line in found[1:]]
    return [f'    """{first}', *rest, '    """'] if rest else [f'    """{first}"""']
