"""The forms that come again in random sessions of a game, for its catalogue: `python -m tests.contract.forms GAME...`

A form is what a seat's moves of one command say, but for what hangs on the table: a field that names somebody or
something of it, or whose choices are now these and now those.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from domain.systems import GAMES
from projections.base.encoding import encode
from projections.base.registry import PROJECTIONS
from projections.moves import play_moves
from projections.moves.catalogue import catalogue, reference
from projections.moves.catalogue_forms import FOLDER
from projections.moves.documents import schema_of
from projections.moves.folding import spelled
from projections.moves.form_cache import groups_of
from projections.moves.narrowing import referring
from projections.moves.titles import Wording
from tests.contract.sessions import rarely, wandering

SESSIONS, STEPS = 12, 120
OFTEN = 0.1  # of all offers of the command
SURE = 0.9  # of those with the same branches
LONG = 160  # bytes beyond the reference, from which on a form is worth its place
MOST = 3
ID = re.compile(r"(e\d+(\..*)?|host|gm\d*|player\d*|spectator\d*)")
Schema = dict[str, Any]


def offered(name: str) -> Iterator[tuple[str, Schema]]:
    """Commands with their whole schemas, as seats of random sessions are offered them."""
    given = Counter[str]()
    for seed in range(SESSIONS):
        rng = Random(seed)
        *_, (scene, _) = wandering(name, seed + 900, 25)
        for _ in rarely(scene, rng, STEPS, given):
            if rng.random() < 0.15:
                for seat in scene.state.table.seats:
                    for _, same in groups_of(play_moves(scene.feeds, seat.id), {}):
                        schema = schema_of(same)
                        if schema is not None:
                            yield same[0].command.__name__, schema


def ours(schema: Any) -> bool:
    """Does it hold nothing of one table: neither an id nor the words that somebody wrote?"""
    if isinstance(schema, dict):
        return all(ours(value) and not ID.fullmatch(key) for key, value in schema.items())
    if isinstance(schema, list):
        return all(map(ours, schema))
    return not (isinstance(schema, str) and ID.fullmatch(schema))


def split(schema: Schema) -> tuple[bytes, dict[str, Schema]]:
    """What binds the fields together, and each field."""
    rest = {key: value for key, value in schema.items() if key != "properties"}
    if not ours(rest):
        rest = {key: value for key, value in rest.items() if key not in ("anyOf", "allOf", "dependentSchemas")}
    return spelled(rest), schema["properties"]


def forms(name: str) -> dict[str, list[Schema]]:
    """The forms of each command that are worth it, whichever says most first."""
    game, found = GAMES[name], defaultdict[str, list[Schema]](list)
    for command, schema in offered(name):
        found[command].append(schema)
    kinds = [kind for kind in game.commands if game.public(kind)]
    listed = sorted(kind.__name__ for kind in kinds if b"x-unlisted" not in encode(msgspec.json.schema(kind)))
    chosen = {command: _chosen(name, command, found[command]) for command in listed if command in found}
    return {command: each for command, each in chosen.items() if each}


def _chosen(name: str, command: str, schemas: list[Schema]) -> list[Schema]:
    groups = defaultdict[bytes, list[dict[str, Schema]]](list)
    for schema in schemas:
        rest, fields = split(schema)
        groups[rest].append(fields)
    made = []
    for rest, group in groups.items():
        if len(group) < max(3, OFTEN * len(schemas)):
            continue
        names = dict.fromkeys(name for each in group for name in each)
        held = {field: [each.get(field) for each in group] for field in names}
        fields = {field: _usual(seen) for field, seen in held.items() if seen.count(None) < SURE * len(seen)}
        form = msgspec.json.decode(rest) | {"properties": fields}
        made.append((_length(name, command, form), form))
    best = sorted((each for each in made if each[0] >= LONG), key=lambda each: -each[0])
    return [form for _, form in best[:MOST]]


def _usual(seen: list[Schema | None]) -> Schema:
    """What is nearly always said of a field, if it is of no one table; else it is left open."""
    spellings = Counter(spelled(part) for part in seen if part is not None)
    (first, times), *_ = spellings.most_common(1) or [(b"{}", 0)]
    part: Schema = msgspec.json.decode(first)
    return part if times >= SURE * len(seen) and ours(part) else {}


def _length(name: str, command: str, form: Schema) -> int:
    game = GAMES[name]
    titled = Wording(PROJECTIONS[name].game, "fr").titled(form, command)
    said = referring(titled, catalogue(game, "fr")[command], reference(game, "fr", command))
    return len(spelled({key: value for key, value in said.items() if key != "$ref"}))


def main(names: list[str]) -> None:
    for name in names:
        lines = [spelled(command) + b": " + spelled(each) for command, each in forms(name).items()]
        if not lines:
            continue
        (FOLDER / name / "forms.json").write_bytes(b"{\n" + b",\n".join(lines) + b"\n}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
