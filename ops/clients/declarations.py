"""Types of the JavaScript client: one TypeScript interface for each component, as source.

They describe JSON as it comes: members that are left out when empty are optional. Words of which version 1 may know
more later are any string, and programs that send them see those known today.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from ops.clients.components import AS_THEY_ARE, Schema, name_of, needed, of_a_game

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
OWN = {
    "Operation": "{ op: string; path: string; from?: string; value?: unknown }",
    "Schema": "{ [keyword: string]: any }",
}
WIDTH = 116
HEAD = """\
// Types of all that the service sends and of the corrections that it reads.
// Written by `python -m ops.clients.generate`: do not edit.
"""
_NAME = re.compile(r"[A-Za-z_$][\w$]*")


def declared(document: Schema) -> str:
    """Return the source of the whole module."""
    components: Schema = document["components"]["schemas"]
    parts = [_declaration(name, components[name]) for name in sorted(needed(components))]
    own = [f"export type {name} = {kind};" for name, kind in OWN.items()]
    return "\n\n".join([HEAD + "\n" + "\n".join(own), *parts]) + "\n"


def _declaration(name: str, schema: Schema) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};"
    required = schema.get("required", ())
    lines = [*_note(str(schema.get("description", name)), ""), f"export interface {name} {{"]
    for key, part in schema["properties"].items():
        lines += _note(str(part["description"]), "  ")
        lines.append(f"  {_key(key)}{'' if key in required else '?'}: {_type(part)};")
    return "\n".join([*lines, "}"])


def _type(schema: Any) -> str:
    match schema:
        case {"$ref": place}:
            name = name_of(place)
            return name if name not in AS_THEY_ARE or name in OWN else "{ [name: string]: any }"
        case {"anyOf": parts} | {"oneOf": parts}:
            return "any" if of_a_game(schema) else " | ".join(dict.fromkeys(map(_type, parts)))
        case {"const": value} | {"enum": [value]}:
            return json.dumps(value)
        case {"enum": [*values]}:
            return " | ".join(_words(values))
        case {"type": "array"}:
            return _array(schema)
        case {"type": "object", "additionalProperties": dict() as values}:
            return f"{{ [name: string]: {_type(values)} }}"
        case {"type": "object"}:
            return "{ [name: string]: any }"
        case {"type": str(kind)}:
            return PLAIN[kind]
        case {"type": [*kinds]}:
            return " | ".join(PLAIN[kind] for kind in kinds)
        case _:
            return "any"


def _array(schema: Schema) -> str:
    match schema:
        case {"prefixItems": [*parts]}:
            return f"[{', '.join(map(_type, parts))}]"
        case {"items": items}:
            kind = _type(items)
            return f"({kind})[]" if " | " in kind or " & " in kind else f"{kind}[]"
        case _:
            return "any[]"


def _words(values: list[Any]) -> Iterator[str]:
    yield from (json.dumps(value) for value in values)
    if all(isinstance(value, str) for value in values):
        yield "(string & {})"


def _key(key: str) -> str:
    return key if _NAME.fullmatch(key) else json.dumps(key)


def _note(text: str, indent: str) -> list[str]:
    lines = [line for paragraph in text.split("\n") for line in wrap(paragraph.strip(), WIDTH - len(indent) - 3)]
    if len(lines) == 1 and len(lines[0]) < WIDTH - len(indent) - 8:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]
