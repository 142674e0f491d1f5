"""A bot for a seat: it does what is asked of it, by moves filled in at random, and nothing twice.

GREFFE_TOKEN=... python bot.py http://127.0.0.1:8000 TABLE
"""

import os
import sys
from random import Random
from typing import Any

from greffe_client import Client, Refused, Seat


def filled(schema: Any, random: Random) -> Any:
    """Return something that the form admits: of each choice one, of fields those that are required."""
    match schema:
        case {"const": value}:
            return value
        case {"type": "object"}:
            whole = chosen(schema, random)
            return {name: filled(whole["properties"][name], random) for name in dict.fromkeys(whole["required"])}
        case {"oneOf": choices} | {"anyOf": choices}:
            return filled(random.choice(choices), random)
        case {"type": "array"}:
            first = schema.get("prefixItems", [])
            return [filled(each, random) for each in first or [schema["items"]] * schema.get("minItems", 0)]
        case {"type": "integer"}:
            high = schema.get("maximum", schema.get("minimum", 0) + 5)
            return random.randint(schema.get("minimum", min(high, 1)), high)
    return {"string": "a word", "boolean": True, "null": None}[schema["type"]]


def chosen(schema: Any, random: Random) -> Any:
    """Return the schema of an object with one branch of each of its choices laid over it."""
    for branch in schema.get("allOf", []) + random.sample(schema.get("anyOf", []), "anyOf" in schema):
        schema = laid(schema, chosen(branch, random))
    return schema


def laid(schema: Any, branch: Any) -> Any:
    """Return the schema narrowed by what a branch says, at any depth; what has a type of its own stands alone."""
    if "type" in branch:
        return branch
    fields = dict(schema.get("properties", {}))
    fields |= {name: laid(fields.get(name, {}), part) for name, part in branch.get("properties", {}).items() if part}
    return {
        **schema,
        **branch,
        "properties": fields,
        "required": schema.get("required", []) + branch.get("required", []),
    }


def act(seat: Seat) -> None:
    """Do the first thing that is asked of the seat. What is done after a frame, and its key, follow from the number of
    the frame: a bot that was stopped in the middle does the same again, and the service does it once.
    """
    table, moves = seat.table(), seat.moves()
    asked = (moves.of(each.command) for each in table.asked if each.seat == table.you.seat)
    move = next(filter(None, asked), None)
    if move is None:
        return
    try:
        done = seat.do(filled(seat.form(move).schema, Random(table.frame)), key=f"bot-{table.frame}")
        print(*(line.text for line in done.entries), sep="\n", flush=True)
    except Refused as refused:  # somebody was faster, and the next frame tells what
        print(refused.detail, file=sys.stderr)


def main(url: str, table: str) -> None:
    token = os.environ["GREFFE_TOKEN"]
    with Client(url, "en", secret=token.encode()) as client:  # of which the dice's nonces are made: the same again
        seat = client.seat(table, token)
        for _frame in seat.follow(max(0, seat.table().frame - 1), view=False):
            act(seat)


if __name__ == "__main__":
    main(*sys.argv[1:])
