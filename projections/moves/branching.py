"""Objects whose properties depend on each other, as one schema: what they share, then choices between branches.

    {"type": "object", "properties": {...}, "required": [...], "additionalProperties": false,
     "anyOf": [branch, ...] or "allOf": [{"anyOf": [branch, ...]}, ...]}

The object names every property. A branch is laid over it: it narrows some `properties` (`false`: left out here), those
of an object within it likewise, requires more of them, and may hold choices of its own. Choices side by side in
`allOf` have nothing to do with each other. A property of which neither the object nor the chosen branches say more
than its title is left out as well: `dependentSchemas` bars it there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import prod
from operator import itemgetter

from domain.game import Schema
from projections.moves.folding import CLOSED, OMITTED, Form, Property, choices_of, folded, form_of, one_choice, spelled

Paths = tuple[str, ...]
"""Names of properties; `a/b` is the property b of the object a within."""
Row = tuple[Property, ...]
Made = dict[bytes, Schema]
FEW = 4  # branches without a property, from which on it is shorter to say once with what it goes
INNER = Property(b"{}", {}, True)
_signature = itemgetter(0, 2)
"""The spelling of a property, and whether it is required: by these two it is compared."""


def branched(forms: Sequence[Form], made: Made | None = None) -> Schema:
    """Return one schema that admits what these forms admit. `made`: arranged schemas, by their former spelling."""
    made = {} if made is None else made
    flat = folded(_flat(forms))
    paths = tuple(dict.fromkeys(path for form in flat for path in form.properties))
    parts = {_signature(part): part for form in flat for part in form.properties.values()}
    known = {signature: _arranged(part, made) for signature, part in {**parts, _signature(OMITTED): OMITTED}.items()}
    rows = [tuple(known[_signature(form.properties.get(path, OMITTED))] for path in paths) for form in flat]
    branch = _node(paths, rows)
    choices = {key: branch.pop(key) for key in ("anyOf", "allOf", "dependentSchemas") if key in branch}
    return _whole(paths, branch) | choices


def _arranged(part: Property, made: Made) -> Property:
    if part.schema is None:
        return part
    schema = arranged(part.schema, made)
    return Property(spelled(schema), schema, part.required)


def arranged(schema: Schema, made: Made) -> Schema:
    """Return a schema with its objects written as branches, and its choices in their shortest spelling."""
    key = spelled(schema)
    if key not in made:
        made[key] = _arrange(schema, made)
    return made[key]


def _arrange(schema: Schema, made: Made) -> Schema:
    choices = choices_of(schema)
    if choices is not None:
        return one_choice(choices, schema)
    if _is_object(schema):
        return branched([form_of(schema)], made)
    if schema.keys() == {"anyOf"}:
        return _either(schema["anyOf"], made)
    found = dict(schema)
    if isinstance(found.get("items"), dict):
        found["items"] = arranged(found["items"], made)
    if "prefixItems" in found:
        found["prefixItems"] = [arranged(item, made) for item in found["prefixItems"]]
    return found


def _either(parts: Sequence[Schema], made: Made) -> Schema:
    objects = [form_of(part) for part in parts if _is_object(part)]
    found = [arranged(part, made) for part in parts if not _is_object(part)]
    if objects:
        found.append(branched(folded(objects), made))
    return found[0] if len(found) == 1 else {"anyOf": found}


def _is_object(schema: Schema) -> bool:
    return "properties" in schema and schema.keys() <= CLOSED


def _flat(forms: Sequence[Form]) -> list[Form]:
    """Return the forms with the properties of objects within them as their own, where every form has such an object."""
    names = dict.fromkeys(name for form in forms for name in form.properties)
    within: dict[object, list[Form]] = {}
    inner = [name for name in names if all(_ways(form, name, within) for form in forms)]
    return [flat for form in forms for flat in _flattened(form, inner, within)] if inner else list(forms)


def _ways(form: Form, name: str, known: dict[object, list[Form]]) -> list[Form]:
    """Return the forms of the object in that property, flat. `known`: those made already."""
    part = form.properties.get(name, OMITTED)
    if _signature(part) not in known:
        known[_signature(part)] = _flat(_inner(part))
    return known[_signature(part)]


def _inner(part: Property) -> list[Form]:
    """Return the forms of an object that must be there; empty where the property may be something else."""
    if part.schema is None or not part.required:
        return []
    parts = part.schema["anyOf"] if part.schema.keys() == {"anyOf"} else [part.schema]
    forms = folded(map(form_of, parts)) if all(map(_is_object, parts)) else []
    return forms if any(form.properties for form in forms) else []


def _flattened(form: Form, inner: Sequence[str], known: dict[object, list[Form]]) -> Iterator[Form]:
    own = {name: part for name, part in form.properties.items() if name not in inner}
    alternatives = [
        [
            {name: INNER} | {f"{name}/{path}": p for path, p in way.properties.items()}
            for way in _ways(form, name, known)
        ]
        for name in inner
    ]
    for chosen in product(*alternatives):
        yield Form(own | {path: part for way in chosen for path, part in way.items()})


def _whole(paths: Paths, branch: Schema) -> Schema:
    """Return the object with all of its properties, narrowed to what the branch says."""
    own = branch.get("properties", {})
    properties: dict[str, Schema] = {}
    for name in dict.fromkeys(path.partition("/")[0] for path in paths):
        within = tuple(path.removeprefix(f"{name}/") for path in paths if path.startswith(f"{name}/"))
        properties[name] = _whole(within, own.get(name, {})) if within else own.get(name, {})
    found: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return found | {key: branch[key] for key in ("required", "dependentSchemas") if branch.get(key)}


def _node(paths: Paths, rows: Sequence[Row], omitted: frozenset[str] = frozenset()) -> Schema:
    """Combine rows: what all say of these properties, and the choices between what they do not say alike.

    `omitted`: properties that are left out in all rows, and barred elsewhere.
    """
    columns = list(zip(*rows, strict=True))
    same = [place for place, column in enumerate(columns) if len(set(map(_signature, column))) == 1]
    found = _laid([(paths[place], columns[place][0]) for place in same if paths[place] not in omitted])
    differing = [place for place in range(len(paths)) if place not in same]
    if differing:
        blocks = [_choice(*_block(paths, rows, block)) for block in _independent(columns, differing)]
        return _both(found, blocks[0] if len(blocks) == 1 else {"allOf": blocks})
    return found


def _both(one: Schema, other: Schema) -> Schema:
    """Combine two branches that narrow different things into one."""
    found = dict(one)
    for key, value in other.items():
        if key == "properties" and key in found:
            found[key] = {**found[key], **{k: _both(found[key].get(k, {}), v) if v else v for k, v in value.items()}}
        elif key == "required" and key in found:
            found[key] = [*found[key], *value]
        else:
            found[key] = value
    return found


def _laid(parts: Iterable[tuple[str, Property]]) -> Schema:
    found: Schema = {}
    for path, part in parts:
        place, name = _place(found, path)
        if part != INNER:
            place.setdefault("properties", {})[name] = False if part.schema is None else part.schema
        if part.required:
            place.setdefault("required", []).append(name)
    return found


def _place(schema: Schema, path: str) -> tuple[Schema, str]:
    """Return the object that holds the property, in a branch, and the property's own name."""
    *around, name = path.split("/")
    for outer in around:
        schema = schema.setdefault("properties", {}).setdefault(outer, {})
    return schema, name


def _block(paths: Paths, rows: Sequence[Row], block: Sequence[int]) -> tuple[Paths, list[Row]]:
    """Return some of the properties, with every combination in which they occur."""
    cut = {tuple(_signature(row[place]) for place in block): tuple(row[place] for place in block) for row in rows}
    return tuple(paths[place] for place in block), list(cut.values())


def _independent(columns: Sequence[Sequence[Property]], places: Sequence[int]) -> list[list[int]]:
    """Return the properties in groups such that the rows are every combination of what the groups may be."""
    kinds = {place: [_signature(part) for part in columns[place]] for place in places}
    blocks: list[list[int]] = []
    for place in places:
        touching = [b for b in blocks if any(_depend(kinds[place], kinds[other]) for other in b)]
        blocks = [b for b in blocks if b not in touching] + [sorted([place, *(p for b in touching for p in b)])]
    counts = [len(set(zip(*(kinds[place] for place in block), strict=True))) for block in blocks]
    whole = len(set(zip(*(kinds[place] for place in places), strict=True)))
    return blocks if prod(counts) == whole else [list(places)]


def _depend(one: Sequence[object], other: Sequence[object]) -> bool:
    return len(set(zip(one, other, strict=True))) < len(set(one)) * len(set(other))


def _choice(paths: Paths, rows: Sequence[Row]) -> Schema:
    """Return a choice between rows; where one property decides what the others may be, between its values first."""
    flat: Schema = {"anyOf": [_laid(zip(paths, row, strict=True)) for row in rows]}
    if len(rows) < 4 or len(paths) < 3:
        return flat
    tried = [flat, *(_by(paths, rows, place) for place in range(len(paths)) if _decides(rows, place))]
    return min(tried, key=lambda schema: len(spelled(schema)))


def _decides(rows: Sequence[Row], place: int) -> bool:
    values = {row[place].key for row in rows}
    return 1 < len(values) < len(rows) and all(
        row[place].required and choices_of(row[place].schema or {}) is not None for row in rows
    )


def _by(paths: Paths, rows: Sequence[Row], place: int) -> Schema:
    """Return a choice between the values of one property.

    Properties that go with few of them are barred beside the others once for all.
    """
    groups: dict[bytes, list[Row]] = {}
    for row in rows:
        groups.setdefault(row[place].key, []).append(row)
    barred: Schema = {}
    omitted: dict[bytes, set[str]] = {key: set() for key in groups}
    for other, path in enumerate(paths):
        without = [key for key, group in groups.items() if all(row[other].schema is None for row in group)]
        if len(without) < FEW or path.rpartition("/")[0] != paths[place].rpartition("/")[0]:
            continue
        values = [group[0][place].schema or {} for key, group in groups.items() if key not in without]
        holder, decider = _place(barred, paths[place])
        allowed = [value for schema in values for value, _ in choices_of(schema) or ()]
        holder.setdefault("dependentSchemas", {})[path.rpartition("/")[2]] = {
            "properties": {decider: {"enum": allowed}}
        }
        for key in without:
            omitted[key].add(path)
    branches = [_node(paths, group, frozenset(omitted[key])) for key, group in groups.items()]
    return _both(barred, {"anyOf": branches})
