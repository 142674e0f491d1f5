"""Narrowing of forms: what a seat's form says beyond its command's own schema in the catalogue.

    {"$ref": "/systems/GAME/commands/LANGUAGE#/$defs/COMMAND", "properties": {...}, "required": [...], "anyOf": [...]}

Both hold together: the catalogue's schema has the fields, their titles and types, and the titles of values that never
change; the form narrows it. A field that it does not name is as in the catalogue; `false` takes it away; one that says
`{}` is there where a chosen branch gives it; `true`, in a branch, gives it as it is in the catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any, NamedTuple

from domain.base.marks import MARKS
from domain.game import Schema
from projections.moves.catalogue import fixed
from projections.moves.folding import choices_of, spelled

NOTES = frozenset({"title", "description", "default"}) | MARKS
BRANCHES = ("anyOf", "allOf")
PLAIN = frozenset({"oneOf", "enum", "required"})
"""Keywords of lists in which nothing more is required."""
NOTHING: Schema = {"type": "null"}
Barred = Set[str]
NONE: Barred = frozenset()


def referring(schema: Schema, own: Schema, reference: str) -> Schema:
    """The schema of a whole command as a reference to its own in the catalogue, and what it says beyond that."""
    found = _Narrowing().object(schema, own)
    return {"$ref": reference} if found is True else {"$ref": reference, **found}


class _Names(NamedTuple):
    """Every name that is required somewhere in a schema, and every one that is barred beside some choice in it."""

    required: frozenset[str]
    barred: frozenset[str]


NO_NAMES = _Names(frozenset(), frozenset())


class _Narrowing:
    """One schema laid over its own in the catalogue. Parts come again: what is made of one is kept by what it says, and
    what is gathered from it by its identity, with the part itself, so that its address names nothing else.
    """

    def __init__(self) -> None:
        self._made: dict[tuple[bytes, int, bool, Barred], tuple[Schema, Any]] = {}
        self._gathered: dict[int, tuple[Any, _Names]] = {}
        self._canonicals: dict[bytes, Any] = {}

    def _narrowed(self, schema: Schema, own: Schema, *, silence: bool, outer: Barred = NONE) -> Any:
        """Return what the schema of a field says beyond its own; True: nothing. `silence`: null is as good as
        leaving it out.
        """
        key = spelled(schema), id(own), silence, outer
        if key not in self._made:
            self._made[key] = own, self._narrow(schema, own, silence, outer)
        return self._made[key][1]

    def _narrow(self, schema: Schema, own: Schema, silence: bool, outer: Barred) -> Any:
        if not _is_partial(schema) and (
            self._canonical(schema) == self._canonical(own)
            or (silence and self._canonical({"anyOf": [schema, NOTHING]}) == self._canonical(own))
        ):
            return True
        choices = choices_of(schema)
        if choices is not None:
            return _choice(schema, own)
        plain = _plain(own, schema.get("type"))
        sure = {} if plain is own or silence else {"type": schema.get("type")}
        if "properties" in schema and "properties" in plain:
            found = self.object(schema, plain, outer)
            return sure or True if found is True else found | sure
        if schema.get("type") == "array" and "items" in plain:
            return self._list(schema, plain) | sure
        parts = schema.get("anyOf", ())
        if parts and all(part.get("type") in ("array", "object") or choices_of(part) is not None for part in parts):
            return {"anyOf": [self._narrowed(part, own, silence=False) for part in parts]}
        beyond = {k: v for k, v in schema.items() if k not in own or (k not in NOTES and v != own[k])}
        return beyond | {"type": schema["type"]} if "properties" in schema else beyond

    def _list(self, schema: Schema, own: Schema) -> Schema:
        found = {k: v for k, v in schema.items() if k not in NOTES and k != "type" and not (k == "minItems" and v == 0)}
        if isinstance(schema.get("items"), dict):
            found["items"] = self._narrowed(schema["items"], own["items"], silence=False)
            if found["items"] is True:
                del found["items"]
        if "prefixItems" in schema:
            found["prefixItems"] = [self._narrowed(item, own["items"], silence=False) for item in schema["prefixItems"]]
        return {k: v for k, v in found.items() if k not in own or own[k] != v}

    def object(self, schema: Schema, own: Schema, outer: Barred = NONE) -> Any:
        known, stated, required = own["properties"], schema.get("properties", {}), self._names(schema).required
        properties: dict[str, Any] = {name: False for name in known if name not in stated}
        barred = self._names(schema).barred | outer
        for name, part in stated.items():
            if part is False:
                beyond: Any = False
            elif part.keys() <= {"title"}:
                beyond = {} if name in barred else True
            else:
                beyond = self._narrowed(part, known.get(name, {}), silence=name not in required, outer=barred)
            if beyond is not True:
                properties[name] = beyond
        found = self._rest(schema, own, stated)
        if properties or found.keys() & set(BRANCHES):
            found["properties"] = properties
        return found or True

    def _rest(self, schema: Schema, own: Schema, base: Mapping[str, Any]) -> Schema:
        """Return what an object or a branch says beside its properties."""
        found: Schema = {}
        required = [name for name in schema.get("required", ()) if name not in own.get("required", ())]
        if required:
            found["required"] = required
        if "dependentSchemas" in schema:
            found["dependentSchemas"] = schema["dependentSchemas"]
        for keyword in BRANCHES:
            if keyword in schema:
                found[keyword] = [self._branch(part, own, base) for part in schema[keyword]]
        return found

    def _branch(self, schema: Schema, own: Schema, base: Mapping[str, Any]) -> Schema:
        """A branch over the object whose properties are `base`."""
        found: Schema = {}
        required = self._names(schema).required
        for name, part in schema.get("properties", {}).items():
            plain = own["properties"].get(name, {})
            over = base.get(name, {})
            if part is False:
                beyond: Any = False
            elif over.keys() <= {"title"}:
                beyond = self._narrowed(part, plain, silence=name not in required)
            else:
                within = _plain(plain, "object")
                beyond = self._branch(part, within, over.get("properties", {})) if "properties" in within else part
            found.setdefault("properties", {})[name] = beyond
        return found | self._rest(schema, own, base)

    def _canonical(self, schema: Any) -> Any:
        """Return the schema without what is for people, choices in an order of their own."""
        key = spelled(schema)
        if isinstance(schema, dict) and key not in self._canonicals:
            self._canonicals[key] = self._make_canonical(schema)
        return self._canonicals[key] if isinstance(schema, dict) else key

    def _make_canonical(self, schema: Schema) -> Any:
        choices = choices_of({k: v for k, v in schema.items() if k != "description"})
        if choices is not None:
            return frozenset(("choice", spelled(value)) for value, _ in choices)
        parts = schema.get("anyOf")
        if parts is not None and schema.keys() <= {"anyOf", *NOTES}:
            return self._canonical_either(parts)
        found = {k: v for k, v in schema.items() if k not in NOTES and not (k == "minItems" and v == 0)}
        return frozenset(
            (keyword, self._canonical_keyword(keyword, value)) for keyword, value in found.items() if value != []
        )

    def _canonical_either(self, parts: list[Any]) -> Any:
        flat: set[Any] = set()
        for part in parts:
            found = frozenset({("choice", b"null")}) if part == NOTHING else self._canonical(part)
            flat |= found if all(each[0] == "choice" for each in found) else {("part", found)}
        return frozenset(flat)

    def _canonical_keyword(self, keyword: str, value: Any) -> Any:
        match keyword:
            case "properties":
                return frozenset((name, self._canonical(part)) for name, part in value.items())
            case "required":
                return frozenset(value)
            case "items":
                return self._canonical(value)
            case "anyOf" | "allOf" | "prefixItems" | "oneOf":
                return tuple(map(self._canonical, value))
            case _:
                return spelled(value)

    def _names(self, schema: Any) -> _Names:
        if id(schema) not in self._gathered:
            self._gathered[id(schema)] = schema, self._gather_names(schema)
        return self._gathered[id(schema)][1]

    def _gather_names(self, schema: Any) -> _Names:
        required: Any = schema.get("required") if isinstance(schema, dict) else ()
        own = frozenset[str](required if isinstance(required, list) else ())
        barred = frozenset[str](schema.get("dependentSchemas", ()) if isinstance(schema, dict) else ())
        parts = schema.items() if isinstance(schema, dict) else enumerate(schema)
        within = [
            self._names(part)
            for key, part in parts
            if isinstance(part, dict) or (isinstance(part, list) and key not in PLAIN)
        ]
        found = [names for names in within if names is not NO_NAMES]
        if not found:
            return _Names(own, barred) if own or barred else NO_NAMES
        return _Names(own.union(*(names.required for names in found)), barred.union(*(names.barred for names in found)))


def _choice(schema: Schema, own: Schema) -> Schema:
    """A choice among values that the catalogue lists needs their titles only where they are others."""
    choices = choices_of(schema) or []
    known = {spelled(value): title for value, title in fixed(own)}
    boolean = own.get("type") == "boolean"
    if all(spelled(value) in known and (boolean or title == known[spelled(value)]) for value, title in choices):
        values = [value for value, _ in choices]
        return {"const": values[0]} if len(values) == 1 else {"enum": values}
    return {k: v for k, v in schema.items() if k not in NOTES}


def _is_partial(schema: Schema) -> bool:
    """Has it fields of which only branches say more?"""
    return any(part is not False and part.keys() <= {"title"} for part in schema.get("properties", {}).values())


def _plain(own: Schema, kind: Any) -> Schema:
    """The member of that type, where the field may be something else too, as null."""
    parts = [part for part in own.get("anyOf", ()) if part.get("type") == kind]
    return parts[0] if len(parts) == 1 else own
