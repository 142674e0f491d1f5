"""Shared parts of schemas: a part that occurs again is written once, numbered, in `$defs` of the document.

A `$ref` refers to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from domain.game import Schema
from projections.moves.folding import spelled

PLACE = "#/$defs/"
NAMED = 22  # bytes of a reference, about


def shared(schemas: Sequence[Schema]) -> tuple[list[Schema], dict[str, Schema]]:
    """Return the schemas with references, and the parts to which they refer."""
    sharing = _Sharing()
    for schema in schemas:
        sharing.count(schema)
    return [sharing.whole(schema) for schema in schemas], sharing.definitions


class _Sharing:
    def __init__(self) -> None:
        self.definitions: dict[str, Schema] = {}
        self._seen: Counter[bytes] = Counter()
        self._spelled: dict[int, tuple[Schema, bytes]] = {}
        self._named: dict[bytes, str] = {}

    def count(self, schema: Schema) -> None:
        """Count how often each part occurs where another part holds it; what is inside a repeated part counts once."""
        key = self._key(schema)
        self._seen[key] += 1
        if self._seen[key] == 1:
            for part in _parts(schema):
                self.count(part)

    def whole(self, schema: Schema) -> Schema:
        """Return the schema itself with references in it."""
        title = schema.get("title")
        core = {k: v for k, v in schema.items() if k != "title"} if title else schema
        if title and len(core) and self._repeats(core):
            return {"title": title, **self._reference(core)}
        return {keyword: self._keyword(keyword, value) for keyword, value in schema.items()}

    def _keyword(self, keyword: str, value: Any) -> Any:
        match keyword:
            case "properties":
                return {name: part if isinstance(part, bool) else self._part(part) for name, part in value.items()}
            case "anyOf" | "allOf" | "prefixItems":
                return [part if isinstance(part, bool) else self._part(part) for part in value]
            case "items" if isinstance(value, dict):
                return self._part(value)
            case _:
                return value

    def _part(self, schema: Schema) -> Schema:
        return self._reference(schema) if self._repeats(schema) else self.whole(schema)

    def _repeats(self, schema: Schema) -> bool:
        """Return whether a part occurs often enough that a reference is shorter."""
        key = self._key(schema)
        often = self._seen[key]
        return (often - 1) * len(key) > (often + 1) * NAMED

    def _reference(self, schema: Schema) -> Schema:
        key = self._key(schema)
        name = self._named.get(key)
        if name is None:
            name = self._named[key] = str(len(self._named) + 1)
            self.definitions[name] = {}
            self.definitions[name] = self.whole(schema)
        return {"$ref": PLACE + name}

    def _key(self, schema: Schema) -> bytes:
        """Return the spelling of a part. The part is kept with it, so that its address names nothing else."""
        found = self._spelled.get(id(schema))
        if found is None:
            found = self._spelled[id(schema)] = (schema, spelled(schema))
        return found[1]


def _parts(schema: Schema) -> Iterator[Schema]:
    """Yield the schemas directly within a schema."""
    if "title" in schema and len(schema) > 1:
        yield {k: v for k, v in schema.items() if k != "title"}
        return
    yield from (part for part in schema.get("properties", {}).values() if not isinstance(part, bool))
    for keyword in ("anyOf", "allOf", "prefixItems"):
        yield from (part for part in schema.get(keyword, ()) if not isinstance(part, bool))
    if isinstance(schema.get("items"), dict):
        yield schema["items"]
