"""Narrowing of forms: what a seat's form says beyond its command's own schema in the catalogue.

    {"$ref": "/systems/GAME/commands/LANGUAGE#/$defs/COMMAND", "properties": {...}, "required": [...], "anyOf": [...]}

Both hold together: the catalogue's schema has the fields, their titles and types, and the titles of values that never
change; the form narrows it. A field that it does not name is as in the catalogue; `false` takes it away; one that says
`{}` is there where a chosen branch gives it; `true`, in a branch, gives it as it is in the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import Any

from domain.game import Schema
from projections.moves.catalogue import fixed
from projections.moves.folding import choices_of, spelled

NOTES = frozenset({"title", "description", "default"})
BRANCHES = ("anyOf", "allOf")
NOTHING: Schema = {"type": "null"}
Barred = Set[str]
NONE: Barred = frozenset()


def referring(schema: Schema, own: Schema, reference: str) -> Schema:
    """The schema of a whole command as a reference to its own in the catalogue, and what it says beyond that."""
    found = _object(schema, own)
    return {"$ref": reference} if found is True else {"$ref": reference, **found}


def _narrowed(schema: Schema, own: Schema, *, silence: bool, outer: Barred = NONE) -> Any:
    """Return what the schema of a field says beyond its own; True: nothing. `silence`: null is as good as
    leaving it out.
    """
    if not _is_partial(schema) and (
        _same_schema(schema, own) or (silence and _same_schema({"anyOf": [schema, NOTHING]}, own))
    ):
        return True
    choices = choices_of(schema)
    if choices is not None:
        return _choice(schema, own)
    plain = _plain(own, schema.get("type"))
    sure = {} if plain is own or silence else {"type": schema.get("type")}
    if "properties" in schema and "properties" in plain:
        found = _object(schema, plain, outer)
        return sure or True if found is True else found | sure
    if schema.get("type") == "array" and "items" in plain:
        return _list(schema, plain) | sure
    parts = schema.get("anyOf", ())
    if parts and all(part.get("type") in ("array", "object") or choices_of(part) is not None for part in parts):
        return {"anyOf": [_narrowed(part, own, silence=False) for part in parts]}
    beyond = {k: v for k, v in schema.items() if k not in NOTES or k not in own}
    if plain is own and beyond.get("maxLength") == own.get("maxLength"):
        beyond.pop("maxLength", None)
    return {k: v for k, v in beyond.items() if k != "type" or v != own.get("type") or "properties" in schema}


def _choice(schema: Schema, own: Schema) -> Schema:
    """A choice among values that the catalogue lists needs their titles only where they are others."""
    choices = choices_of(schema) or []
    known = {spelled(value): title for value, title in fixed(own)}
    boolean = own.get("type") == "boolean"
    if all(spelled(value) in known and (boolean or title == known[spelled(value)]) for value, title in choices):
        values = [value for value, _ in choices]
        return {"const": values[0]} if len(values) == 1 else {"enum": values}
    return {k: v for k, v in schema.items() if k not in NOTES}


def _list(schema: Schema, own: Schema) -> Schema:
    found = {k: v for k, v in schema.items() if k not in NOTES and k != "type" and not (k == "minItems" and v == 0)}
    if isinstance(schema.get("items"), dict):
        found["items"] = _narrowed(schema["items"], own["items"], silence=False)
        if found["items"] is True:
            del found["items"]
    if "prefixItems" in schema:
        found["prefixItems"] = [_narrowed(item, own["items"], silence=False) for item in schema["prefixItems"]]
    return {k: v for k, v in found.items() if k not in own or own[k] != v}


def _object(schema: Schema, own: Schema, outer: Barred = NONE) -> Any:
    known, stated, required = own["properties"], schema.get("properties", {}), set(_required(schema))
    properties: dict[str, Any] = {name: False for name in known if name not in stated}
    barred = set(_barred(schema)) | outer
    for name, part in stated.items():
        if part is False:
            beyond: Any = False
        elif part.keys() <= {"title"}:
            beyond = {} if name in barred else True
        else:
            beyond = _narrowed(part, known.get(name, {}), silence=name not in required, outer=barred)
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
    """A branch over the object whose properties are `base`."""
    found: Schema = {}
    required = set(_required(schema))
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


def _is_partial(schema: Schema) -> bool:
    """Has it fields of which only branches say more?"""
    return any(part is not False and part.keys() <= {"title"} for part in schema.get("properties", {}).values())


def _barred(schema: Any) -> Iterator[str]:
    """Every name that is barred beside some choice in it."""
    if isinstance(schema, dict):
        yield from schema.get("dependentSchemas", ())
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from _barred(part)


def _required(schema: Any) -> Iterator[str]:
    """Every name that is required somewhere in it."""
    if isinstance(schema, dict):
        yield from schema.get("required", ()) if isinstance(schema.get("required"), list) else ()
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from _required(part)


def _plain(own: Schema, kind: Any) -> Schema:
    """The member of that type, where the field may be something else too, as null."""
    parts = [part for part in own.get("anyOf", ()) if part.get("type") == kind]
    return parts[0] if len(parts) == 1 else own


def _same_schema(one: Any, other: Any) -> bool:
    same: bool = _canonical(one) == _canonical(other)
    return same


def _canonical(schema: Any) -> Any:
    """The schema without what is for people, choices in an order of their own."""
    if not isinstance(schema, dict):
        return spelled(schema)
    choices = choices_of({k: v for k, v in schema.items() if k != "description"})
    if choices is not None:
        return frozenset(("choice", spelled(value)) for value, _ in choices)
    parts = schema.get("anyOf")
    if parts is not None and schema.keys() <= {"anyOf", *NOTES}:
        return _either(parts)
    found = {k: v for k, v in schema.items() if k not in NOTES and not (k == "minItems" and v == 0)}
    return frozenset((keyword, _keyword(keyword, value)) for keyword, value in found.items() if value != [])


def _either(parts: list[Any]) -> Any:
    flat: set[Any] = set()
    for part in parts:
        found = frozenset({("choice", b"null")}) if part == NOTHING else _canonical(part)
        flat |= found if all(each[0] == "choice" for each in found) else {("part", found)}
    return frozenset(flat)


def _keyword(keyword: str, value: Any) -> Any:
    match keyword:
        case "properties":
            return frozenset((name, _canonical(part)) for name, part in value.items())
        case "required":
            return frozenset(value)
        case "items":
            return _canonical(value)
        case "anyOf" | "allOf" | "prefixItems" | "oneOf":
            return tuple(map(_canonical, value))
        case _:
            return spelled(value)
