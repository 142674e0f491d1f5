"""Tools of a seat for an assistant: those that are always there, and one for each move on offer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, NamedTuple

import msgspec
from mcp.types import Tool, ToolAnnotations
from msgspec import Meta

from .forms import NOTES, Schema
from .moves import Form, Forms
from .types import TypedDice

VOICES = frozenset({"contest", "withdraw_contest", "answer", "consent", "decline", "withdraw"})
"""Kinds of corrections that only say something about the record: there is nothing to preview."""
_MOVE = re.compile(r"(?P<type>\w+?)(?:-for-(?P<behalf>\w+?))?(?:-\d+)?")

Key = Annotated[str, Meta(description="Only after a call without a certain answer: the key that its error names.")]
Whole = Annotated[dict[str, Any], Meta(description="One of these forms, or of those that `event` gives for one event.")]


class ReadTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Read the table: its seats and status, its contests and proposals, and the commands that it waits for from each
    seat.
    """


class ReadAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Read what the table waits for from this seat."""


class ReadStory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Read what happened, in the frames of this seat, a page at a time; `next` is the `after` of the next page."""

    after: Annotated[int | None, Meta(description="The frame before the first; left out, the latest are read.")] = None
    limit: Annotated[int, Meta(ge=1, le=1000, description="How many frames at most.")] = 50


class ReadView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Read all that this seat sees of the game now, or saw after an earlier frame."""

    at: Annotated[int | None, Meta(description="The number of that frame.")] = None


class ReadWhy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Read which frames gave a value of the view, the latest first."""

    pointer: Annotated[str, Meta(description="The place in the view, a JSON Pointer.")]
    at: Annotated[int | None, Meta(description="The frame after which the view is meant; left out, now.")] = None


class ReadEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Read all that this seat knows of one event, with the forms of the corrections of it that it may make."""

    event: Annotated[str, Meta(description="Its id.")]


class PreviewCorrection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Compute what a correction would change. Nothing is recorded."""

    correction: Whole


class Correct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Correct the record, or say something about it: contest, answer, uphold, consent and the like."""

    correction: Whole
    preview: Annotated[str, Meta(description="The id of a preview: made only if it would still do just that.")] = ""
    idempotency_key: Key = ""


class MoveExtras(msgspec.Struct, frozen=True):
    """Arguments of a move beside the fields of its command, under names that no command has."""

    dice_rolled: list[int] | None = None
    idempotency_key: Key = ""


Call = ReadTable | ReadAsked | ReadStory | ReadView | ReadWhy | ReadEvent | PreviewCorrection | Correct
READING: Mapping[str, type[Call]] = {
    "table": ReadTable,
    "asked": ReadAsked,
    "story": ReadStory,
    "view": ReadView,
    "why": ReadWhy,
    "event": ReadEvent,
}
CALLS: Mapping[str, type[Call]] = {**READING, "preview": PreviewCorrection, "correct": Correct}


class Act(NamedTuple):
    """A move as a tool's name and arguments say it."""

    command: dict[str, Any]
    behalf: str
    extras: MoveExtras


def read_call(name: str, given: Mapping[str, Any]) -> Call | Act:
    """Decode the call of a tool. The service says whether that move is on offer, with its rule.

    Raises msgspec.ValidationError.
    """
    if name in CALLS:
        return msgspec.convert(given, CALLS[name])
    extras = msgspec.convert(given, MoveExtras)
    fields = {field: value for field, value in given.items() if field not in MoveExtras.__struct_fields__}
    found = _MOVE.fullmatch(name)
    return Act({**fields, "type": found["type"] if found else name}, found["behalf"] or "" if found else "", extras)


def tools_of(forms: Forms) -> list[Tool]:
    """Return the tools of a seat with these moves and corrections."""
    return [*_reading(), *_correcting(forms.corrections), *(_move(name, form) for name, form in _named(forms.moves))]


def _reading() -> Iterator[Tool]:
    for name, kind in READING.items():
        yield _tool(name, kind, ToolAnnotations(read_only_hint=True))


def _correcting(forms: tuple[Form, ...]) -> Iterator[Tool]:
    """Yield the tools for the record. `event` gives the forms of a single event, as to amend it: any object will do."""
    if forms:
        admitted = [{"title": form.label, **flat(form.schema).schema} for form in forms]
        over = {"correction": {"type": "object", "anyOf": [*admitted, {"required": ["type"]}]}}
        if any(form.type not in VOICES for form in forms):
            yield _tool("preview", PreviewCorrection, ToolAnnotations(read_only_hint=True), over)
        yield _tool("correct", Correct, ToolAnnotations(destructive_hint=False), over)


def _tool(name: str, kind: type[Call], hints: ToolAnnotations, over: Mapping[str, Schema] | None = None) -> Tool:
    schema = msgspec.json.schema_components([kind])[1][kind.__name__]
    properties = {field: {**known, **(over or {}).get(field, {})} for field, known in schema["properties"].items()}
    form = {"type": "object", "properties": properties, "required": schema["required"], "additionalProperties": False}
    return Tool(name=name, description=schema["description"], input_schema=form, annotations=hints)


def _named(forms: Iterable[Form]) -> Iterator[tuple[str, Form]]:
    """Yield forms under names of their own: several may be of one command, as with other dice."""
    count: Counter[str] = Counter()
    for form in forms:
        name = f"{form.type}-for-{form.behalf}" if form.behalf else form.type
        count[name] += 1
        yield (name if count[name] == 1 else f"{name}-{count[name]}"), form


def _move(name: str, form: Form) -> Tool:
    laid = flat(form.schema)
    properties = {field: known for field, known in laid.schema["properties"].items() if field != "type"}
    required = [field for field in laid.schema["required"] if field != "type"]
    extras = msgspec.json.schema_components([MoveExtras])[1]["MoveExtras"]["properties"]
    properties["idempotency_key"] = extras["idempotency_key"]
    if form.dice is not None:
        properties["dice_rolled"] = _dice(form.dice)
        required += ["dice_rolled"] if form.dice.required else []
    about = [
        form.label,
        *([f"For {form.behalf}, who is away."] if form.behalf else []),
        *([f"Accepted from {form.opens} on."] if form.opens else []),
        *([f"Rules: {', '.join(form.rules)}."] if form.rules else []),
        *(["Either:", *laid.branches] if laid.branches else []),
    ]
    schema = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
    hints = ToolAnnotations(destructive_hint=False)
    return Tool(name=name, title=form.label, description="\n".join(about), input_schema=schema, annotations=hints)


def _dice(dice: TypedDice) -> Schema:
    sides = f"as `{dice.field}` lists them" if dice.field else f"with {', '.join(map(str, dice.sides))} sides"
    again = f"; one more for each that shows {dice.again}" if dice.again else ""
    left_out = "" if dice.required else " Left out, the service rolls."
    about = f"Faces of dice rolled at the table, in order, {sides}{again}.{left_out}"
    return {"type": "array", "items": {"type": "integer", "minimum": 1}, "description": about}


class Flat(NamedTuple):
    """A form as one object, and a line for each of its branches about what goes together in it."""

    schema: dict[str, Any]
    branches: list[str]


def flat(schema: Schema) -> Flat:
    """Lay a form out as one object with the fields of all its branches: many assistants read no `anyOf` at the root.

    So it admits more than the form where fields depend on each other; the service refuses what goes beyond.
    """
    properties, required = dict(schema.get("properties", {})), list(schema.get("required", ()))
    lines: list[str] = []
    groups = [*([schema["anyOf"]] if "anyOf" in schema else []), *([part] for part in schema.get("allOf", ()))]
    for group in groups:
        branches = [flat(branch) for branch in group]
        each = [branch.schema for branch in branches]
        for name in dict.fromkeys(name for branch in each for name in branch["properties"]):
            versions = [part for branch in each if isinstance(part := branch["properties"].get(name), dict)]
            properties[name] = _either(properties.get(name, {}), versions)
        required += [n for n in each[0]["required"] if n not in required and all(n in b["required"] for b in each)]
        lines += [line for branch in branches for line in branch.branches]
        lines += [line for branch in each if len(each) > 1 and (line := _difference(branch, properties))]
    form = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
    return Flat(form, list(dict.fromkeys(lines)))


def _either(base: Schema, versions: Sequence[Schema]) -> Schema:
    """Return the schema of a field in any branch: what stands above the branches, if that says something, else all of
    theirs.
    """
    if base.keys() - set(NOTES) or not versions:
        return base
    distinct = [version for place, version in enumerate(versions) if version not in versions[:place]]
    if len(distinct) == 1:
        return distinct[0]
    if all("oneOf" in version for version in distinct):
        choices = [choice for version in distinct for choice in version["oneOf"]]
        return {**distinct[0], "oneOf": [one for place, one in enumerate(choices) if one not in choices[:place]]}
    return {**base, "anyOf": distinct}


def _difference(branch: Schema, properties: Mapping[str, Schema]) -> str:
    """Return how a branch differs from the whole: the choices that it narrows, what it requires and leaves out."""
    parts = {name: part for name, part in branch["properties"].items() if part != properties[name]}
    narrowed = {n: values for n, part in parts.items() if isinstance(part, dict) and (values := _values(part))}
    said = [f"{name} = {' | '.join(values)}" for name, values in narrowed.items()]
    said += [name for name in branch["required"] if name not in narrowed]
    said += [f"no {name}" for name, part in parts.items() if part is False]
    return f"- {', '.join(said)}" if said else ""


def _values(schema: Schema) -> list[str]:
    found = [schema] if "const" in schema else schema.get("oneOf", ())
    return [*(str(one["const"]) for one in found if "const" in one), *map(str, schema.get("enum", ()))]
