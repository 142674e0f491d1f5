"""Forms of `moves` put together: the schema of a move, laid over its command's schema in the game's catalogue.

The result stands alone, without references: a closed object with all of its fields, their titles, and branches where
fields depend on each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .errors import UnknownReference

Schema = Mapping[str, Any]
NOTES = ("title", "description", "x-holds", "x-ordered", "x-unit")
OBJECTS = {"properties", "required", "dependentSchemas", "allOf"}
BRANCHES = ("anyOf", "allOf")


def places(schemas: Iterable[Schema]) -> set[str]:
    """Return the addresses of the documents that the schemas of moves refer to."""
    return {place for schema in schemas if (place := str(schema.get("$ref", "")).partition("#")[0])}


def put_together(schema: Schema, definitions: Schema, catalogues: Mapping[str, Schema]) -> dict[str, Any]:
    """Make the schema of a move self-contained. `definitions`: `$defs` of the moves; `catalogues`: documents by
    address.

    Raises UnknownReference.
    """
    place, _, pointer = str(schema.get("$ref", "")).partition("#")
    laying = _Laying(definitions)
    if not place:
        return dict(laying.alone(schema))
    own = catalogues.get(place, {}).get("$defs", {}).get(pointer.removeprefix("/$defs/"))
    if own is None:
        raise UnknownReference(schema["$ref"])
    rest = {keyword: value for keyword, value in schema.items() if keyword != "$ref"}
    if "$ref" in own:
        return put_together({**_both(rest, own), "$ref": own["$ref"]}, definitions, catalogues)
    return dict(laying.alone(laying.object(rest, own)))


def _both(said: Schema, form: Schema) -> Schema:
    """Merge a form of the catalogue and what a move says beyond it: they are about different fields."""
    found = {**form, **said}
    if "properties" in said and "properties" in form:
        found["properties"] = {**form["properties"], **said["properties"]}
    if "required" in said and "required" in form:
        found["required"] = [*form["required"], *said["required"]]
    return found


class _Laying:
    def __init__(self, definitions: Schema) -> None:
        self._definitions = definitions

    def alone(self, schema: Any) -> Any:
        """Return the schema without references."""
        if isinstance(schema, Mapping):
            return {keyword: self.alone(value) for keyword, value in self._resolved(schema).items()}
        return [self.alone(item) for item in schema] if isinstance(schema, list) else schema

    def field(self, said: Any, own: Schema) -> Any:
        """Return the schema of a field: the catalogue's, narrowed by what the move says."""
        if isinstance(said, bool):
            return own if said else False
        said = self._resolved(said)
        notes = _notes(own)
        if "additionalProperties" in said:
            return {**notes, **said}
        plain = _plain(own, "object")
        if "properties" in plain and self._of_object(said):
            return {**notes, **self.object({k: v for k, v in said.items() if k != "type"}, plain)}
        listed = _plain(own, "array")
        if said.keys() & {"items", "prefixItems"} and isinstance(listed.get("items"), dict):
            return {**notes, **self._list(said, listed)}
        if "anyOf" in said:
            return {**notes, "anyOf": [self.field(part, own) for part in said["anyOf"]]}
        if said.keys() & {"const", "enum", "oneOf"}:
            return {**notes, **_titled(said, own)}
        kept = {k: v for k, v in _plain(own, said.get("type", "")).items() if k != "default"}
        return {**kept, **notes, **said}

    def _of_object(self, said: Schema) -> bool:
        if said.get("type") == "object" or said.keys() & OBJECTS:
            return True
        return "anyOf" in said and all(self._of_object(self._resolved(part)) for part in said["anyOf"])

    def _list(self, said: Schema, own: Schema) -> dict[str, Any]:
        found = {**own, **said}
        if "items" in said:
            found["items"] = self.field(said["items"], own["items"])
        if "prefixItems" in said:
            found["prefixItems"] = [self.field(item, own["items"]) for item in said["prefixItems"]]
        return found

    def object(self, said: Schema, own: Schema) -> dict[str, Any]:
        """Return a closed object. Fields that the move names and says nothing of are left to its branches."""
        over = said.get("properties", {})
        properties: dict[str, Any] = {}
        for name, known in own["properties"].items():
            part = over.get(name, True)
            if part == {}:
                properties[name] = {"title": known.get("title", name)}
            elif part is not False:
                properties[name] = self.field(part, known)
        required = [*own.get("required", ()), *said.get("required", ())]
        found = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
        return found | self._choices(said, own, over)

    def _choices(self, said: Schema, own: Schema, over: Schema) -> dict[str, Any]:
        found = {"dependentSchemas": said["dependentSchemas"]} if "dependentSchemas" in said else {}
        for keyword in BRANCHES:
            if keyword in said:
                found[keyword] = [self._branch(self._resolved(part), own, over) for part in said[keyword]]
        return found

    def _branch(self, said: Schema, own: Schema, over: Schema) -> dict[str, Any]:
        found: dict[str, Any] = {"required": said["required"]} if "required" in said else {}
        for name, part in said.get("properties", {}).items():
            known, base = own["properties"].get(name, {}), over.get(name)
            base = self._resolved(base) if base else base
            if base and not isinstance(part, bool):
                whole, plain = self._resolved(part), _plain(known, "object")
                inner = self._branch(whole, plain, base.get("properties", {})) if "properties" in plain else part
                found.setdefault("properties", {})[name] = inner
            else:
                found.setdefault("properties", {})[name] = self.field(part, known)
        return found | self._choices(said, own, over)

    def _resolved(self, schema: Any) -> Any:
        if "$ref" not in schema:
            return schema
        name = schema["$ref"].removeprefix("#/$defs/")
        if name not in self._definitions:
            raise UnknownReference(schema["$ref"])
        beside = {keyword: value for keyword, value in schema.items() if keyword != "$ref"}
        return {**self._resolved(self._definitions[name]), **beside}


def _notes(own: Schema) -> dict[str, Any]:
    """Return the notes of a field's schema: its own, else those of the branch that is not null."""
    parts = [part for part in own.get("anyOf", ()) if part.get("type") != "null"]
    only = parts[0] if len(parts) == 1 else {}
    return {note: {**only, **own}[note] for note in NOTES if note in own or note in only}


def _plain(own: Schema, kind: str) -> Schema:
    """Return the member of that type if the field may be something else too, as null; else the schema itself."""
    parts = [part for part in own.get("anyOf", ()) if part.get("type") == kind]
    return parts[0] if len(parts) == 1 else own


def _titled(said: Schema, own: Schema) -> dict[str, Any]:
    """Return a choice, its values titled as in the catalogue if the move gives no titles."""
    if "oneOf" in said:
        return dict(said)
    values = said["enum"] if "enum" in said else [said["const"]]
    known = [one for value in values for one in own.get("oneOf", ()) if one["const"] == value]
    return {"oneOf": known} if len(known) == len(values) else dict(said)
