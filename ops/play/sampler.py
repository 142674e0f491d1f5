"""Random instances of the JSON Schemas that moves are made of.

The sampler knows the keywords that games use and raises `UnknownSchema` on any other: if it passed over a keyword in
silence, its instances would promise what the schema does not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

Schema = Mapping[str, Any]

NOTES = frozenset(
    {
        "title",
        "description",
        "default",
        "examples",
        "format",
        "$schema",
        "$comment",
        "deprecated",
    }
)
"""Keywords that say something to people and nothing to a validator, as do all that begin with `x-`. Examples stand for
a pattern not known here.
"""
WORDS = (
    "lame",
    "brume",
    "clé",
    "tour de l’Est",
    "sang froid",
    "œil",
    "un pas de côté",
    "Ñandú",
    "«\u00a0non\u00a0»",
    "7 lunes",
)
RANGE = 20  # how far an integer goes beyond its only bound
ITEMS = 3  # how many items a list without an upper bound has beyond its least
TRIES = 50  # draws in search of one more distinct item


OF_LISTS = ("minItems", "maxItems", "uniqueItems")
"""Keywords that say nothing of what is no list."""


class UnknownSchema(ValueError):
    """A schema with a keyword, a type or a pattern that the sampler does not know."""


class Unsatisfiable(ValueError):
    """A schema that the sampler found no instance for: a move that offers it offers nothing."""


def sample(schema: Schema, rng: Random) -> Any:
    """Draw an instance of `schema`. Raises UnknownSchema, Unsatisfiable."""
    return _Sampler(schema.get("$defs", {}), rng).draw({k: v for k, v in schema.items() if k != "$defs"})


class _Sampler:
    def __init__(self, definitions: Mapping[str, Schema], rng: Random) -> None:
        self._definitions = definitions
        self._rng = rng
        self._kinds: dict[str, Callable[[Schema], Any]] = {
            "object": self._object,
            "array": self._array,
            "string": self._string,
            "integer": self._integer,
            "boolean": self._boolean,
            "null": self._null,
        }

    def draw(self, schema: Schema) -> Any:
        if "examples" in schema and schema.get("pattern", r"\S") != r"\S":
            return self._enum(schema["examples"])
        schema = {key: value for key, value in schema.items() if key not in NOTES and not key.startswith("x-")}
        if "not" in schema:
            return self._other(schema)
        for keyword, drawing in (("$ref", self._ref), ("const", self._const), ("enum", self._enum)):
            if keyword in schema:
                _only(schema, keyword, "type")
                return drawing(schema[keyword])
        for keyword in ("oneOf", "anyOf"):
            if keyword in schema and schema.get("type") != "object":
                _only(schema, keyword, *OF_LISTS)
                rest = {key: value for key, value in schema.items() if key != keyword}
                return self._branch(schema[keyword], rest)
        return self._typed(schema)

    def _typed(self, schema: Schema) -> Any:
        kind = schema.get("type")
        if not isinstance(kind, str) or kind not in self._kinds:
            raise UnknownSchema(f"no type that the sampler knows: {dict(schema)!r}")
        return self._kinds[kind](schema)

    def _other(self, schema: Schema) -> Any:
        """Draw anything that the rest of the schema admits, but for some values."""
        _only(schema["not"], "const", "enum")
        barred = [*schema["not"].get("enum", ()), *(v for k, v in schema["not"].items() if k == "const")]
        rest = {key: value for key, value in schema.items() if key != "not"}
        for _ in range(TRIES):
            found = self.draw(rest)
            if found not in barred:
                return found
        raise Unsatisfiable(f"nothing but {barred!r}")

    def _ref(self, pointer: str) -> Any:
        return self.draw(self._definition(pointer))

    def _definition(self, pointer: str) -> Schema:
        name = pointer.removeprefix("#/$defs/")
        if name == pointer or name not in self._definitions:
            raise UnknownSchema(f"a reference that leads nowhere: {pointer}")
        return self._definitions[name]

    def _const(self, value: Any) -> Any:
        return value

    def _enum(self, values: Sequence[Any]) -> Any:
        if not values:
            raise Unsatisfiable("an empty enum")
        return self._rng.choice(values)

    def _branch(self, branches: Sequence[Schema], of_lists: Schema) -> Any:
        """Draw from one of the branches; bounds of lists beside the branches apply to any branch that is a list."""
        if not branches:
            raise Unsatisfiable("no branch to choose from")
        chosen = self._rng.choice(branches)
        return self.draw({**chosen, **of_lists} if chosen.get("type") == "array" else chosen)

    def _boolean(self, schema: Schema) -> bool:
        _only(schema, "type")
        return self._rng.random() < 0.5

    def _null(self, schema: Schema) -> None:
        _only(schema, "type")

    def _integer(self, schema: Schema) -> int:
        """Draw an integer; the bounds are drawn more often than their share, as that is where rules break."""
        _only(schema, "type", "minimum", "maximum")
        low, high = _bounds(schema.get("minimum"), schema.get("maximum"))
        if low > high:
            raise Unsatisfiable(f"no integer from {low} to {high}")
        return self._rng.choice((low, high, self._rng.randint(low, high), self._rng.randint(low, high)))

    def _string(self, schema: Schema) -> str:
        _only(schema, "type", "minLength", "maxLength", "pattern", "not")
        barred = _barred(schema.get("not", {"enum": []}))
        for _ in range(TRIES):
            text = self._text(schema)
            if text not in barred:
                return text
        raise Unsatisfiable("no text but those that are barred")

    def _text(self, schema: Schema) -> str:
        if schema.get("pattern", r"\S") != r"\S":
            raise UnknownSchema(f"a pattern that the sampler does not know: {schema['pattern']!r}")
        least, most = schema.get("minLength", 0), schema.get("maxLength")
        if least == 0 and "pattern" not in schema and self._rng.random() < 0.2:
            return ""
        text = self._rng.choice(WORDS)
        while len(text) < least:
            text = f"{text} {self._rng.choice(WORDS)}"
        return text[:most]

    def _array(self, schema: Schema) -> list[Any]:
        _only(schema, "type", "items", "prefixItems", "minItems", "maxItems", "uniqueItems")
        prefix: Sequence[Schema] = schema.get("prefixItems", ())
        items = schema.get("items", False if prefix else None)
        if items is None or items is True:
            raise UnknownSchema("a list of anything")
        least = schema.get("minItems", 0)
        most = schema.get("maxItems", len(prefix) if items is False else max(least, len(prefix)) + ITEMS)
        if least > most or (items is False and least > len(prefix)):
            raise Unsatisfiable(f"no list of {least} to {most} items")
        size = self._rng.randint(max(least, min(len(prefix), most)), most)
        kinds = [*prefix[:size], *([items] * (size - len(prefix)))]
        return self._distinct(kinds, least) if schema.get("uniqueItems") else [self.draw(kind) for kind in kinds]

    def _distinct(self, kinds: Sequence[Schema], least: int) -> list[Any]:
        """Draw as many distinct items as can be found; if they are too few, the list is shorter, down to `least`."""
        found: list[Any] = []
        seen: set[str] = set()
        for kind in kinds:
            for _ in range(TRIES):
                item = self.draw(kind)
                spelled = json.dumps(item, sort_keys=True)
                if spelled not in seen:
                    seen.add(spelled)
                    found.append(item)
                    break
            else:
                break
        if len(found) < least:
            raise Unsatisfiable(f"no {least} distinct items")
        return found

    def _object(self, schema: Schema) -> dict[str, Any]:
        """Draw an object, with one branch of each choice laid over its schema; a property with nothing but a title is
        left out.
        """
        schema = self._laid({}, schema)
        _only(schema, "type", "properties", "required", "additionalProperties", "dependentSchemas")
        if schema.get("additionalProperties", False) is not False:
            raise UnknownSchema("an object with properties of any name")
        properties: Mapping[str, Schema] = schema.get("properties", {})
        required = schema.get("required", ())
        if missing := set(required) - properties.keys():
            raise UnknownSchema(f"properties required and not described: {', '.join(sorted(missing))}")
        return {
            name: self.draw(kind)
            for name, kind in properties.items()
            if name in required or (kind.keys() - {"title"} and self._rng.random() < 0.5)
        }

    def _laid(self, schema: Schema, branch: Schema) -> Schema:
        """Return the schema of the object narrowed by a branch, and by one branch of each choice in that."""
        found = dict(schema)
        for keyword, value in branch.items():
            match keyword:
                case "properties":
                    found[keyword] = self._properties(found.get(keyword, {}), value)
                case "required":
                    found[keyword] = list(dict.fromkeys((*found.get(keyword, ()), *value)))
                case "anyOf" | "allOf":
                    pass
                case _:
                    found[keyword] = value
        choices = [*branch.get("allOf", ()), *([self._rng.choice(branch["anyOf"])] if branch.get("anyOf") else ())]
        if "anyOf" in branch and not branch["anyOf"]:
            raise Unsatisfiable("no branch to choose from")
        for chosen in choices:
            found = dict(self._laid(found, self._resolved(chosen)))
        return found

    def _properties(self, known: Mapping[str, Schema], narrowed: Mapping[str, Any]) -> dict[str, Schema]:
        """Narrow the known properties: `false` removes one; a part that names no type but says something of objects
        narrows that object.
        """
        found = dict(known)
        for name, part in narrowed.items():
            if part is False:
                found.pop(name, None)
                continue
            whole = self._resolved(part)
            within = "type" not in whole and whole.keys() & {"properties", "required", "dependentSchemas", "allOf"}
            found[name] = self._laid(self._resolved(found.get(name, {})), whole) if within else part
        return found

    def _resolved(self, schema: Schema) -> Schema:
        if "$ref" not in schema:
            return schema
        rest = {key: value for key, value in schema.items() if key != "$ref"}
        return {**self._definition(schema["$ref"]), **rest}


def _barred(schema: Schema) -> Sequence[Any]:
    """Return the values that a `not` bars; a `not` is known around an enum alone."""
    _only(schema, "enum")
    values: Sequence[Any] = schema["enum"]
    return values


def _bounds(low: int | None, high: int | None) -> tuple[int, int]:
    if low is None:
        low = -RANGE if high is None else high - RANGE
    return low, low + RANGE if high is None else high


def _only(schema: Schema, *known: str) -> None:
    unknown = schema.keys() - set(known)
    if unknown:
        raise UnknownSchema(f"keywords that the sampler does not know: {', '.join(sorted(unknown))}")
