"""Amendments of an act of the record: the moves that its author could have made at its place.

They go as far as the recorded draws and the game's law allow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.chance import Draw, Undrawn
from domain.base.events import Command, Event
from domain.base.refusal import Refused, passes
from domain.corrections.permission import not_by_law
from domain.corrections.requests import state_at
from domain.game import Game, Move, Schema, TypedDice, integer, listed, options_of
from domain.record.fold import admit, judged, recall
from domain.record.history import History
from domain.table.seats import State
from projections.moves.folding import choices_of, one_choice


def amended_moves(history: History, target: Event) -> Iterator[Move]:
    """Yield the moves of the same kind of command, each with the values to which the target can be amended."""
    current = history.overlay.revised.get(target.id, target)
    state = state_at(history, target)
    names = {history.game.recorded[type(form.command)] for form in (target, current)}
    for move in history.game.moves(_with_any_dice(state), target.seat):
        if not passes(admit, history.game, state.table, move.command) or not _drawn(move, current.draws):
            continue
        move = _with_these_dice(move, current.draws)
        allowed = _lawful(history, current, move)
        if allowed is not None and _same_kind(history.game, state, current, allowed, names):
            yield allowed


def _with_any_dice(state: State) -> State:
    """Return the state in which dice may be typed or thrown.

    Moves state the dice that they throw only where dice may be typed; recorded dice are neither typed nor thrown again.
    """
    options = options_of(state)
    return replace(state, options=replace(options, dice="either")) if hasattr(options, "dice") else state


def _drawn(move: Move, draws: Sequence[Draw]) -> bool:
    """Return whether every die that the move throws is among those recorded.

    Where none was recorded, the act is judged without: a die that it needs is then refused, or called for like any
    other.
    """
    if not draws:
        return True
    needed = Counter(f"d{sides}" for sides in (move.dice.sides if move.dice else ()))
    return not needed - Counter(draw.kind for draw in draws)


def _with_these_dice(move: Move, draws: Sequence[Draw]) -> Move:
    """Return the move with the recorded dice, where dice are chosen with it; without any, where none were recorded."""
    if not draws:
        return replace(move, dice=None)
    if move.dice is None or not move.dice.field:
        return move
    sides = [{"const": int(draw.kind[1:])} for draw in draws if draw.kind[1:].isdecimal()]
    return replace(move, fields={**move.fields, move.dice.field: listed(sides)})


def typed_again(history: History, target: Event, moves: Sequence[Move]) -> Schema | None:
    """Return the schema of other faces for typed dice, where every form of the act throws just these; else None."""
    draws = history.overlay.revised.get(target.id, target).draws
    if not draws or not all(draw.physical and draw.kind[1:].isdecimal() for draw in draws):
        return None
    sides = tuple(int(draw.kind[1:]) for draw in draws)
    if any(not _throws(move.dice, sides) for move in moves):
        return None
    faces = [integer(1, each) for each in sides]
    return {"type": "array", "prefixItems": faces, "items": False, "minItems": len(faces)}


def _throws(dice: TypedDice | None, sides: tuple[int, ...]) -> bool:
    """Return whether a move throws exactly these dice."""
    if dice is None or dice.again is not None:
        return False
    return bool(dice.field) or dice.sides == sides


def _same_kind(game: Game, state: State, current: Event, move: Move, names: Collection[str]) -> bool:
    """Return whether the move is recorded under one of these names: the target's, or that of its corrected form.

    A command that is only recorded completed must be judged to find out.
    """
    if move.command in game.sequences:  # its steps are recorded, it never is
        return False
    if move.command in game.recorded and game.recorded[move.command] not in names:
        return False
    try:
        event = replace(current, command=example(move))
        done = judged(game, state, event, recall(game, state, event)).command
    except (Refused, Undrawn, msgspec.ValidationError):
        return False
    return game.recorded[type(done)] in names


def _lawful(history: History, current: Event, move: Move) -> Move | None:
    """Return the move without the values that the game's law refuses; None: it refuses them all."""
    fields, optional = dict(move.fields), set(move.optional)
    for name, schema in move.fields.items():
        values = _values(schema)
        lawful = [value for value in values if _by_law(history, current, move, {name: value})]
        if len(lawful) == len(values):
            continue
        if name in optional and not lawful:
            del fields[name]
            optional.discard(name)
        elif lawful:
            fields[name] = one_choice([(value, None) for value in lawful])
        else:
            return None
    allowed = replace(move, fields=fields, optional=frozenset(optional))
    return allowed if _by_law(history, current, allowed, {}) else None


def _values(schema: Schema) -> list[Any]:
    choices = choices_of(schema)
    if choices is not None:
        return [value for value, _ in choices]
    return [True, False] if schema.get("type") == "boolean" else [instance(schema)]


def _by_law(history: History, current: Event, move: Move, fields: dict[str, Any]) -> bool:
    try:
        not_by_law(history, current, example(move, fields))
    except (Refused, msgspec.ValidationError):
        return False
    return True


def example(move: Move, fields: dict[str, Any] | None = None) -> Command:
    """Return a command that the move admits, with these values for some fields. Raises msgspec.ValidationError."""
    required = {name: instance(schema) for name, schema in move.fields.items() if name not in move.optional}
    tag = {"type": move.command.__struct_config__.tag}
    found: Command = msgspec.convert(tag | required | (fields or {}), move.command)
    return found


def instance(schema: Schema) -> Any:
    """Return a value that the schema of a field admits: the first or the least. Raises msgspec.ValidationError."""
    choices = choices_of(schema)
    if choices is not None:
        if not choices:
            raise msgspec.ValidationError("a choice among nothing")
        return choices[0][0]
    if "anyOf" in schema:
        return instance(schema["anyOf"][0])
    if "examples" in schema:
        return schema["examples"][0]
    match schema["type"]:
        case "object":
            properties, required = schema.get("properties", {}), schema.get("required", ())
            return {name: instance(properties[name]) for name in required}
        case "array":
            first = [instance(item) for item in schema.get("prefixItems", ())]
            return [*first, *(instance(schema["items"]) for _ in range(schema.get("minItems", 0) - len(first)))]
        case "integer":
            return schema.get("minimum", min(0, schema.get("maximum", 0)))
        case "boolean":
            return False
        case "null":
            return None
        case _:
            return "x" * max(1, schema.get("minLength", 1))
