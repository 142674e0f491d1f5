"""Moves that differ only in what may be chosen become one: the same values are admitted, in fewer words.

A form is a closed object: its properties, and which of them are required. Forms that differ in one property alone are
one form in which that property has the choices of all of them. This is exact: the others are free of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from domain.game import Schema

spelled = msgspec.json.Encoder(order="deterministic").encode
CLOSED = {"type", "properties", "required", "additionalProperties"}
Choices = list[tuple[object, str | None]]


class Property(NamedTuple):
    """The values of one property of a form, known by its spelling; `schema` None: it is left out."""

    key: bytes
    schema: Schema | None
    required: bool = False


OMITTED = Property(b"", None)
Signature = frozenset[tuple[str, bytes, bool]]
"""The properties of a form, to be compared: the name of each, the spelling of its values, whether it is required."""


class Form(NamedTuple):
    """A closed object, or a list of a fixed length, whose places are its properties. `rest`: what else it says."""

    properties: dict[str, Property]
    rest: bytes = b""


def form_of(schema: Schema) -> Form:
    """Return a closed object as a form, without the properties that can only have their default."""
    required = schema.get("required", ())
    given = schema.get("properties", {}).items()
    return Form(
        {
            name: Property(spelled(part), part, name in required)
            for name, part in given
            if name in required or not _is_default(part)
        }
    )


def _is_default(part: Schema) -> bool:
    """Return whether a property admits nothing but its default, in so many words, or null."""
    if "default" in part:
        return part.get("enum") == [part["default"]] or part.get("maxItems") == 0
    return part == {"enum": [None]}


def folded(forms: Iterable[Form]) -> list[Form]:
    """Return as few forms as merging one property at a time gives; nothing that is admitted is lost or added."""
    signed = [(form, _signature(form)) for form in map(_possible, forms) if form is not None]
    names = list(dict.fromkeys(name for form, _ in signed for name in form.properties))
    count = len(signed) + 1
    while 1 < len(signed) < count:
        count = len(signed)
        for name in names:
            if not _differs(signed, name):
                continue
            fewer = _merged(signed, name)
            if len(fewer) < len(signed):
                known = {id(form): signature for form, signature in signed}
                signed = [(form, known.get(id(form)) or _signature(form)) for form in fewer]
    return [form for form, _ in signed]


def _differs(forms: Sequence[tuple[Form, Signature]], name: str) -> bool:
    """Return whether merging by that property can join any forms: some differ in it, or in nothing at all."""
    found = {form.properties.get(name, OMITTED)[::2] for form, _ in forms}
    return len(found) > 1 or len({(signature, form.rest) for form, signature in forms}) < len(forms)


def _signature(form: Form) -> Signature:
    return frozenset((name, part.key, part.required) for name, part in form.properties.items())


def _possible(form: Form) -> Form | None:
    """Return the form without choices among nothing: such an optional property goes.

    None: a required property is such a choice, so nothing fits the form.
    """
    empty = {name for name, part in form.properties.items() if part.key in (b'{"enum":[]}', b'{"oneOf":[]}')}
    if any(form.properties[name].required for name in empty):
        return None
    return form._replace(properties={k: v for k, v in form.properties.items() if k not in empty}) if empty else form


def _merged(forms: Sequence[tuple[Form, Signature]], name: str) -> list[Form]:
    """Return the forms, those that differ in this property alone joined into one."""
    grouped: dict[object, list[Form]] = {}
    for form, signature in forms:
        found = form.properties.get(name, OMITTED)
        grouped.setdefault((signature - {(name, found.key, found.required)}, form.rest), []).append(form)
    return [same[0] if len(same) == 1 else _merge(same, name) for same in grouped.values()]


def _merge(same: Sequence[Form], name: str) -> Form:
    """Join forms that differ in one property; where one of them leaves the property out, it may be left out."""
    found = [form.properties.get(name, OMITTED) for form in same]
    schemas = [part.schema for part in found if part.schema is not None]
    if not schemas:
        return same[0]
    either = union(schemas)
    both = Property(spelled(either), either, all(part.required for part in found))
    first = next(form for form in same if name in form.properties)
    return first._replace(properties=first.properties | {name: both})


def union(schemas: Iterable[Schema]) -> Schema:
    """Return the schema that admits what any of these admits."""
    parts = {spelled(part): part for schema in schemas for part in _parts(schema)}
    chosen: dict[bytes, tuple[object, str | None]] = {}
    objects: list[Form] = []
    tuples: list[Form] = []
    others: list[Schema] = []
    for part in parts.values():
        choices = choices_of(part)
        if choices is not None:
            for value, title in choices:
                chosen.setdefault(spelled(value), (value, title))
        elif "properties" in part and part.keys() <= CLOSED:
            objects.append(form_of(part))
        elif "prefixItems" in part:
            tuples.append(_form_of_tuple(part))
        else:
            others.append(part)
    found = [one_choice(list(chosen.values()))] if chosen else []
    found += [*others, *map(_tuple, folded(tuples)), *map(closed, folded(objects))]
    return found[0] if len(found) == 1 else {"anyOf": found}


def _parts(schema: Schema) -> Iterable[Schema]:
    return schema["anyOf"] if schema.keys() == {"anyOf"} else (schema,)


def choices_of(schema: Schema) -> Choices | None:
    """Return the values of a choice with their titles; None: the schema is no choice."""
    keywords = schema.keys() - {"title", "default"}
    if keywords == {"enum"}:
        return [(value, None) for value in schema["enum"]]
    if keywords == {"const"}:
        return [(schema["const"], None)]
    if keywords == {"oneOf"} and all(one.keys() <= {"const", "title"} for one in schema["oneOf"]):
        return [(one["const"], one.get("title")) for one in schema["oneOf"]]
    return None


def one_choice(choices: Choices, like: Schema | None = None) -> Schema:
    """Return the shortest schema of these values, with the default of another one (`like`)."""
    default = {"default": like["default"]} if like and "default" in like else {}
    if any(title for _, title in choices):
        titled = [{"const": value} | ({"title": title} if title else {}) for value, title in choices]
        return {"oneOf": titled} | default
    values = [value for value, _ in choices]
    return ({"const": values[0]} if len(values) == 1 else {"enum": values}) | default


def closed(form: Form) -> Schema:
    """Return the schema of one form."""
    found: Schema = {
        "type": "object",
        "properties": {name: part.schema for name, part in form.properties.items()},
        "additionalProperties": False,
    }
    required = [name for name, part in form.properties.items() if part.required]
    return found | ({"required": required} if required else {})


def _form_of_tuple(schema: Schema) -> Form:
    items = {str(place): Property(spelled(item), item, True) for place, item in enumerate(schema["prefixItems"])}
    return Form(items, spelled({key: value for key, value in schema.items() if key != "prefixItems"}))


def _tuple(form: Form) -> Schema:
    rest: Schema = msgspec.json.decode(form.rest)
    return rest | {"prefixItems": [part.schema for part in form.properties.values()]}
