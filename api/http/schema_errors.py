"""Places where a value does not fit a JSON Schema: for refusals of bodies and of moves alike.

The schemas are our own: those of structs that msgspec makes, and those of moves, which refer to what they narrow and
have branches (`anyOf` beside `properties`). Only where something was refused already is anything looked for here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import Any

import msgspec

from projections.moves.catalogue import exact

Schema = Any  # a dict, or a bool
MOST = 8  # misfits told of one value
_KINDS: Mapping[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


class Misfit(msgspec.Struct, frozen=True, omit_defaults=True):
    """One place of a request that does not fit: in the body (`pointer`, RFC 6901), the query (`parameter`) or a header.

    `allowed`: the values that would do; `least` and `most`: the bounds of a number, or of a length; `expected`: kinds
    of JSON.
    """

    code: str
    pointer: str | None = None
    parameter: str | None = None
    header: str | None = None
    allowed: tuple[Any, ...] | None = None
    least: float | None = None
    most: float | None = None
    expected: tuple[str, ...] = ()


def misfits(schema: Schema, value: Any, pointer: str = "") -> tuple[Misfit, ...]:
    """Return the first places, `MOST` of them, where the value does not fit. `$defs` may hold the schema's own
    definitions, and those of other documents under their whole reference.
    """
    found = _Walk(schema.get("$defs", {}) if isinstance(schema, dict) else {}).at(schema, value, pointer)
    return tuple(islice(found, MOST))


@lru_cache(maxsize=64)
def schema_of(kind: Any) -> Schema:
    """Return the schema of JSON of that type. Unlisted fields stay unlisted."""
    return exact(msgspec.json.schema(kind))


class _Walk:
    def __init__(self, defs: Mapping[str, Schema]) -> None:
        self._defs = defs

    def at(self, schema: Schema, value: Any, pointer: str) -> Iterator[Misfit]:
        """Yield the misfits of a value for a schema: those of its own keywords, then those of what it refers to."""
        if schema is False:
            yield Misfit("unknown_field", pointer)
        told = set[tuple[str, str | None]]()
        for part in self._parts(schema):
            for misfit in self._of_part(part, value, pointer):
                if (misfit.code, misfit.pointer) not in told:
                    told.add((misfit.code, misfit.pointer))
                    yield misfit

    def _parts(self, schema: Schema) -> Iterator[dict[str, Any]]:
        """Yield the parts of a schema without references: its own keywords, `allOf`, and what it refers to."""
        if not isinstance(schema, dict):
            return
        yield {k: v for k, v in schema.items() if k not in ("$ref", "allOf")}
        for part in schema.get("allOf", ()):
            yield from self._parts(part)
        if "$ref" in schema:
            name = schema["$ref"]
            yield from self._parts(self._defs.get(name, self._defs.get(name.rpartition("/")[2], {})))

    def _of_part(self, part: dict[str, Any], value: Any, pointer: str) -> Iterator[Misfit]:
        branches = part.get("anyOf", ())
        if branches and all(map(self._is_branch, branches)):
            yield from self._own(part, value, pointer)
            tried = [list(islice(self.at(branch, value, pointer), MOST)) for branch in branches]
            yield from min(tried, key=_distance)
        else:
            yield from self._chosen(part, value, pointer) if _choices(part) else self._own(part, value, pointer)

    def _is_branch(self, schema: Schema) -> bool:
        """Return whether a member of `anyOf` narrows the object around it, and is no kind of value of its own."""
        keywords = {keyword for part in self._parts(schema) for keyword in part}
        return keywords.isdisjoint(("type", "const", "enum", "oneOf"))

    def _plain(self, schema: Schema) -> Schema:
        """Return the parts of a schema merged into one."""
        if not isinstance(schema, dict):
            return schema
        return {keyword: value for part in reversed(list(self._parts(schema))) for keyword, value in part.items()}

    def _chosen(self, schema: dict[str, Any], value: Any, pointer: str) -> Iterator[Misfit]:
        """Yield the misfits of a value that must fit one of several schemas."""
        if "discriminator" in schema:
            yield from self._tagged(schema["discriminator"], value, pointer)
            return
        members = [self._plain(member) for member in _choices(schema)]
        if any(next(self.at(member, value, pointer), None) is None for member in members):
            return
        listed = [_listed(member) for member in members]
        of_kind = [m for m in members if isinstance(m, dict) and "properties" in m and isinstance(value, dict)]
        if all(listed):
            yield Misfit("not_allowed", pointer, allowed=tuple(item for each in listed for item in each))
            return
        of_kind += [m for m in members if m not in of_kind and _is_kind(m, value)]
        if of_kind:
            yield from self.at(of_kind[0], value, pointer)
        else:
            kinds = (kind for member in members if isinstance(member, dict) for kind in _kinds(member))
            yield Misfit("wrong_type", pointer, expected=tuple(dict.fromkeys(kinds)))

    def _tagged(self, discriminator: Mapping[str, Any], value: Any, pointer: str) -> Iterator[Misfit]:
        name, mapping = discriminator["propertyName"], discriminator["mapping"]
        if not isinstance(value, dict):
            yield Misfit("wrong_type", pointer, expected=("object",))
        elif name not in value:
            yield Misfit("missing_field", f"{pointer}/{name}", allowed=tuple(mapping))
        elif not isinstance(value[name], str) or value[name] not in mapping:
            yield Misfit("unknown_type", f"{pointer}/{name}", allowed=tuple(mapping))
        else:
            yield from self.at({"$ref": mapping[value[name]]}, value, pointer)

    def _own(self, schema: dict[str, Any], value: Any, pointer: str) -> Iterator[Misfit]:
        listed, kinds = _listed(schema), _kinds(schema)
        if listed and not any(type(item) is type(value) and item == value for item in listed):
            yield Misfit("not_allowed", pointer, allowed=listed)
        elif kinds and not _is_kind(schema, value):
            yield Misfit("wrong_type", pointer, expected=kinds)
        elif isinstance(value, dict):
            yield from self._object(schema, value, pointer)
        elif isinstance(value, list):
            yield from _bounded("wrong_length", len(value), schema.get("minItems"), schema.get("maxItems"), pointer)
            ahead = schema.get("prefixItems", ())
            for n, item in enumerate(value):
                yield from self.at(ahead[n] if n < len(ahead) else schema.get("items", True), item, f"{pointer}/{n}")
        elif isinstance(value, str):
            yield from _bounded("wrong_length", len(value), schema.get("minLength"), schema.get("maxLength"), pointer)
            if not re.search(schema.get("pattern", ""), value):
                yield Misfit("misfit", pointer)
        elif isinstance(value, int | float) and not isinstance(value, bool):
            least, most = schema.get("minimum"), schema.get("maximum")
            yield from _bounded("out_of_bounds", value, least, most, pointer)

    def _object(self, schema: dict[str, Any], value: dict[str, Any], pointer: str) -> Iterator[Misfit]:
        properties, others = schema.get("properties", {}), schema.get("additionalProperties", True)
        for name in schema.get("required", ()):
            if name not in value and properties.get(name) is not False:
                yield Misfit("missing_field", f"{pointer}/{escaped(name)}")
        for name, bars in schema.get("dependentSchemas", {}).items():
            if name in value:
                yield from self.at(bars, value, pointer)
        for name, item in value.items():
            place = f"{pointer}/{escaped(name)}"
            if name not in properties and others is False:
                yield Misfit("unknown_field", place)
            else:
                yield from self.at(properties.get(name, others), item, place)


def _distance(found: list[Misfit]) -> tuple[int, int]:
    """Return how badly a value fits a branch: the number of misfits, then of fields that the branch does not know."""
    return len(found), sum(misfit.code == "unknown_field" for misfit in found)


def escaped(name: str) -> str:
    """Escape one step of a JSON pointer (RFC 6901)."""
    return name.replace("~", "~0").replace("/", "~1")


def _choices(schema: Mapping[str, Any]) -> list[Schema]:
    found: list[Schema] = schema.get("oneOf") or schema.get("anyOf") or []
    return found


def _listed(schema: Schema) -> tuple[Any, ...]:
    """Return the values to which a schema limits a value (`const`, `enum`); empty if it lists none."""
    if not isinstance(schema, dict):
        return ()
    return (schema["const"],) if "const" in schema else tuple(schema.get("enum", ()))


def _kinds(schema: Mapping[str, Any]) -> tuple[str, ...]:
    kinds = schema.get("type", ())
    return (kinds,) if isinstance(kinds, str) else tuple(kinds)


def _is_kind(schema: Schema, value: Any) -> bool:
    kinds = _kinds(schema) if isinstance(schema, dict) else ()
    return any(isinstance(value, _KINDS[k]) and (k == "boolean" or not isinstance(value, bool)) for k in kinds)


def _bounded(code: str, size: float, least: float | None, most: float | None, pointer: str) -> Iterator[Misfit]:
    if (least is not None and size < least) or (most is not None and size > most):
        yield Misfit(code, pointer, least=least, most=most)
