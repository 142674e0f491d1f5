"""Narrowing of forms: the parts of a seat's form that go beyond its command's own schema in the catalogue.

    {"$ref": "/systems/GAME/commands/LANGUAGE#/$defs/COMMAND", "properties": {...}, "required": [...], "anyOf": [...]}

Both hold together: the catalogue's schema has the fields, their titles and types, and the titles of values that never
change; the form narrows it. A field that it does not name is as in the catalogue; `false` takes it away; one that says
`{}` is there where a chosen branch gives it; `true`, in a branch, gives it as it is in the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import Any

from domain.base.marks import MARKS
from domain.game import Schema
from projections.moves.catalogue import fixed
from projections.moves.folding import Choices, choices_of, spelled

NOTES = frozenset({"title", "description", "default"}) | MARKS
BRANCHES = ("anyOf", "allOf")
NOTHING: Schema = {"type": "null"}
NONE: Set[str] = frozenset()


def referring(schema: Schema, own: Schema, reference: str) -> Schema:
    """Return the schema of a whole command as a reference to its own in the catalogue, and what it says beyond that."""
    found = _object(schema, own)
    return {"$ref": reference} if found is True else {"$ref": reference, **found}


def _narrowed(schema: Schema, own: Schema, *, silence: bool = False, barred: Set[str] = NONE) -> Any:
    """Return what the schema of a field says beyond its own; True: nothing.

    `silence`: null is as good as leaving the field out; `barred`: fields of objects that some choice takes away.
    """
    choices = choices_of(schema)
    if choices is not None:
        return _choice(schema, choices, own, silence)
    other = _besides_null(own)
    nullable = other is not own and (silence or NOTHING in schema.get("anyOf", ()))
    if nullable and _narrowed(_besides_null(schema), other, silence=silence, barred=barred) is True:
        return True
    plain = _plain(own, schema.get("type"))
    sure = {} if plain is own or silence else {"type": schema.get("type")}
    if "properties" in schema and "properties" in plain:
        found = _object(schema, plain, barred)
        return sure or True if found is True else found | sure
    if schema.get("type") == "array" and "items" in plain:
        return _list(schema, plain) | sure or True
    parts = schema.get("anyOf", ())
    if parts and all(part.get("type") in ("array", "object") or choices_of(part) is not None for part in parts):
        return {"anyOf": [_narrowed(part, own) for part in parts]}
    found = _beyond(schema, own)
    return found | {"type": schema["type"]} if "properties" in schema else found or True


def _beyond(schema: Schema, own: Schema) -> Schema:
    """Return the keywords in which a schema differs from the other, without those that are notes for people."""
    return {key: value for key, value in schema.items() if key not in NOTES and own.get(key) != value}


def _list(schema: Schema, own: Schema) -> Schema:
    found = {key: value for key, value in _beyond(schema, own).items() if (key, value) != ("minItems", 0)}
    if isinstance(found.get("items"), dict):
        found["items"] = _narrowed(found["items"], own["items"])
        if found["items"] is True:
            del found["items"]
    if "prefixItems" in found:
        found["prefixItems"] = [_narrowed(item, own["items"]) for item in found["prefixItems"]]
    return found


def _object(schema: Schema, own: Schema, outer: Set[str] = NONE) -> Any:
    known, stated, required = own["properties"], schema.get("properties", {}), _named(schema, "required")
    properties: dict[str, Any] = {name: False for name in known if name not in stated}
    barred = _named(schema, "dependentSchemas") | outer
    for name, part in stated.items():
        if part is False:
            beyond: Any = False
        elif part.keys() <= {"title"}:
            beyond = {} if name in barred else True
        else:
            beyond = _narrowed(part, known.get(name, {}), silence=name not in required, barred=barred)
        if beyond is not True:
            properties[name] = beyond
    found = _rest(schema, own, stated)
    if properties or found.keys() & set(BRANCHES):
        found["properties"] = properties
    return found or True


def _rest(schema: Schema, own: Schema, base: Mapping[str, Any]) -> Schema:
    """Return what an object or a branch says beside its properties."""
    found: Schema = {}
    required = [name for name in schema.get("required", ()) if name not in own.get("required", ())]
    if required:
        found["required"] = required
    if "dependentSchemas" in schema:
        found["dependentSchemas"] = schema["dependentSchemas"]
    for keyword in BRANCHES:
        if keyword in schema:
            found[keyword] = [_branch(part, own, base) for part in schema[keyword]]
    return found


def _branch(schema: Schema, own: Schema, base: Mapping[str, Any]) -> Schema:
    """Return a branch laid over the object whose properties are `base`."""
    found: Schema = {}
    required = _named(schema, "required")
    for name, part in schema.get("properties", {}).items():
        plain = own["properties"].get(name, {})
        over = base.get(name, {})
        if part is False:
            beyond: Any = False
        elif over.keys() <= {"title"}:
            beyond = _narrowed(part, plain, silence=name not in required)
        else:
            within = _plain(plain, "object")
            beyond = _branch(part, within, over.get("properties", {})) if "properties" in within else part
        found.setdefault("properties", {})[name] = beyond
    return found | _rest(schema, own, base)


def _named(schema: Schema, keyword: str) -> Set[str]:
    """Return the names that an object, its branches and those within them give under that keyword."""
    return frozenset(name for part in _parts(schema) for name in part.get(keyword, ()))


def _parts(schema: Schema) -> Iterator[Schema]:
    yield schema
    within = schema.get("properties", {}).values()
    for part in (*within, *schema.get("anyOf", ()), *schema.get("allOf", ())):
        if part is not False:
            yield from _parts(part)


def _choice(schema: Schema, choices: Choices, own: Schema, silence: bool) -> Any:
    """Return a choice among values, with titles only where the catalogue lists others."""
    known = {spelled(value): title for value, title in fixed(own)}
    boolean = own.get("type") == "boolean"
    given = {spelled(value) for value, _ in choices}
    if not boolean and known.keys() in (given, given | {b"null"} if silence else given):
        return True
    if all(spelled(value) in known and (boolean or title == known[spelled(value)]) for value, title in choices):
        values = [value for value, _ in choices]
        return {"const": values[0]} if len(values) == 1 else {"enum": values}
    return _beyond(schema, {})


def _besides_null(schema: Schema) -> Schema:
    """Return the one thing that a field may be besides null; the whole schema, where there is not exactly one."""
    parts = [part for part in schema.get("anyOf", ()) if part != NOTHING]
    return parts[0] if len(parts) == 1 else schema


def _plain(own: Schema, kind: Any) -> Schema:
    """Return the member of that type, where the field may be something else too, as null."""
    parts = [part for part in own.get("anyOf", ()) if part.get("type") == kind]
    return parts[0] if len(parts) == 1 else own
