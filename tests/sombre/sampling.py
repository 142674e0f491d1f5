"""Commands drawn at random from the moves that a seat is offered, for sessions played by nobody."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from domain.events import Command
from domain.game import Move, Schema
from domain.judge import wire_decoder
from tests.scene import Scene

WORDS = ("la porte", "le couloir", "un cri", "la cave")


def sample(schema: Schema, random: Random) -> Any:
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return random.choice(schema["enum"])
    if "oneOf" in schema:
        return sample(random.choice(schema["oneOf"]), random)
    match schema["type"]:
        case "string":
            excluded = schema.get("not", {}).get("enum", [])
            return random.choice([w for w in WORDS if w not in excluded] or ["le toit"])
        case "integer":
            low = schema.get("minimum", 0)
            return random.randint(low, min(schema.get("maximum", low + 4), low + 12))
        case "boolean":
            return random.random() < 0.5
        case "array":
            return _array(schema, random)
        case _:
            required = schema.get("required", [])
            kept = [k for k in schema["properties"] if k in required or random.random() < 0.4]
            return {k: sample(schema["properties"][k], random) for k in kept}


def _array(schema: Schema, random: Random) -> list[Any]:
    if "prefixItems" in schema:
        most = len(schema["prefixItems"])
        count = random.randint(schema.get("minItems", 0), most)
        return [sample(item, random) for item in schema["prefixItems"][:count]]
    count = random.randint(schema.get("minItems", 0), min(schema.get("maxItems", 3), 3))
    found: list[Any] = []
    for _ in range(count * 4):
        item = sample(schema["items"], random)
        if len(found) < count and not (schema.get("uniqueItems") and item in found):
            found.append(item)
    return found


def command(scene: Scene, move: Move, random: Random) -> Command:
    """One command that the move admits, read as the wire would read it."""
    kept = [f for f in move.fields if f not in move.optional or random.random() < 0.5]
    body = {"type": move.command.__name__, **{f: sample(move.fields[f], random) for f in kept}}
    read: Command = wire_decoder(scene.game).decode(json.dumps(body))
    return read
