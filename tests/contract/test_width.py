"""What a game takes it has offered: commands drawn from the catalogue's schema of each kind, not from the moves.

`test_moves` draws any well-formed command, and few of these are ever taken. Here a command is drawn as the catalogue
describes it, whole or next to one that is offered: one part of it drawn anew, one more item in a list, one more field,
a number beyond its bound. So what is taken is found just outside of what moves say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from functools import cache
from itertools import islice, permutations, product
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator
from msgspec.structs import replace

from domain.base.chance import System
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.game import Move, one_of
from domain.record.fold import decide, evolve, fresh
from domain.systems import GAMES
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion
from ops.play.sampler import Unsatisfiable, sample
from projections.moves.catalogue import catalogue
from tests.contract.sessions import NAMES, about, accepted, admitted, own_offers, rarely, shortest, wandering
from tests.scene import Scene, any_face
from tests.sombre.table import playing

WORDS = ("une phrase", "x")
TRIES = 6
"""Commands next to each that is offered."""
AT_ONCE = 6
"""Kinds of command that are looked at in one state: to make all moves of a big game takes long."""
ORDERS = 24
"""In how many orders the lists of a command are compared with what is offered: most say nothing by their order."""


class Drawing:
    """Instances of a catalogue's schema; strings are what is about, mostly."""

    def __init__(self, pool: list[str], rng: Random) -> None:
        self._pool = pool
        self._rng = rng

    def draw(self, schema: Mapping[str, Any]) -> Any:
        rng = self._rng
        for choice in ("oneOf", "anyOf"):
            if choice in schema:
                return self.draw(rng.choice(schema[choice]))
        if "const" in schema or "enum" in schema:
            return rng.choice(schema["enum"]) if "enum" in schema else schema["const"]
        match schema.get("type"):
            case "object":
                return self._object(schema)
            case "array":
                return [self.draw(schema["items"]) for _ in range(rng.randint(0, 3))] if "items" in schema else []
            case "string":
                return rng.choice(self._pool) if rng.random() < 0.85 else rng.choice(WORDS)
            case "integer":
                return rng.choice((rng.randint(-1, 12), rng.randint(0, 60), rng.randint(0, 300)))
            case "boolean":
                return rng.random() < 0.5
            case _:
                return None

    def _object(self, schema: Mapping[str, Any]) -> Any:
        properties, required = schema.get("properties", {}), schema.get("required", ())
        if not properties:
            return {}
        return {k: self.draw(v) for k, v in properties.items() if k in required or self._rng.random() < 0.25}

    def beside(self, spelled: Any, schema: Mapping[str, Any]) -> Any:
        """The same with one part of it drawn anew, or more than it was."""
        rng, found = self._rng, deepcopy(spelled)
        schema = self._chosen(schema, found)
        if isinstance(found, list) and "items" in schema:
            if found and rng.random() < 0.5:
                place = rng.randrange(len(found))
                found[place] = self.beside(found[place], schema["items"])
            else:
                found.insert(rng.randint(0, len(found)), self.draw(schema["items"]))
            return found
        if isinstance(found, dict) and schema.get("properties"):
            name = rng.choice([name for name in schema["properties"] if name != "type"] or ["type"])
            part = schema["properties"][name]
            found[name] = self.beside(found[name], part) if name in found else self.draw(part)
            return found
        if isinstance(found, int) and not isinstance(found, bool) and rng.random() < 0.7:
            return found + rng.choice((-10, -1, 1, 10))
        return self.draw(schema)

    def _chosen(self, schema: Mapping[str, Any], value: Any) -> Mapping[str, Any]:
        """The branch that the value is of."""
        for choice in ("oneOf", "anyOf"):
            for branch in schema.get(choice, ()):
                if "const" not in branch and Draft202012Validator(branch).is_valid(value):
                    found: Mapping[str, Any] = branch
                    return found
        return schema


def drawn(scene: Scene, seat: str, kind: type[Command], moves: list[Move], rng: Random) -> Iterator[Any]:
    """Commands of this kind as they are spelled: whole ones, and some that are not quite what is offered."""
    schema = _catalogue(scene.game.name)[kind.__name__]
    drawing = Drawing(about(scene, seat), rng)
    yield drawing.draw(schema)
    for move in rng.sample(moves, min(3, len(moves))):
        try:
            offered = sample(move.schema, rng)
        except Unsatisfiable:
            continue
        for _ in range(TRIES):
            yield drawing.beside(offered, schema)


@cache
def _catalogue(name: str) -> Mapping[str, Any]:
    return {kind: schema for kind, schema in catalogue(GAMES[name], "en").items() if schema}


def narrow(scene: Scene, seat: str, rng: Random, kinds: Iterable[type[Command]]) -> Iterator[Command]:
    """What is taken and was not offered, of these kinds."""
    offered_in = own_offers(scene)
    for kind in kinds:
        offered = scene.every_move(seat) if offered_in is None else offered_in(scene.state, seat, (kind,))
        moves = [move for move in offered if move.command is kind]
        validators = [Draft202012Validator(m.schema) for m in moves]
        for spelled in drawn(scene, seat, kind, moves, rng):
            try:
                command = msgspec.convert(spelled, kind)
            except msgspec.ValidationError:
                continue
            if not accepted(scene, seat, command):
                continue
            if hangs(scene.game.name, command) or _offered(spelled, command, validators):
                continue
            if not _idle(scene, seat, command, validators):
                yield command


def _offered(spelled: Any, command: Command, validators: list[Draft202012Validator]) -> bool:
    said = [way for each in (_said(spelled), shortest(command)) for way in _orders(each)]
    return any(validator.is_valid(way) for way in said for validator in validators)


def _idle(scene: Scene, seat: str, command: Command, validators: list[Draft202012Validator]) -> bool:
    """Is it offered without what comes to nothing, because another field makes it idle?"""
    whole = outcome(scene, seat, command)
    left = command
    for shorter in _shorter(type(command), shortest(command)):
        if outcome(scene, seat, shorter) == whole:
            left = min(left, shorter, key=lambda each: len(repr(shortest(each))))
    return left != command and (_offered(shortest(left), left, validators) or _idle(scene, seat, left, validators))


def _shorter(kind: type[Command], spelled: Any) -> Iterator[Command]:
    for less in _without(spelled):
        try:
            yield msgspec.convert(less, kind)
        except msgspec.ValidationError:
            continue


def _without(value: Any) -> Iterator[Any]:
    """The same without one of its parts, at any depth."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name != "type":
                yield {other: each for other, each in value.items() if other != name}
            yield from ({**value, name: less} for less in _without(part))
    if isinstance(value, list):
        for place, part in enumerate(value):
            yield value[:place] + value[place + 1 :]
            yield from ([*value[:place], less, *value[place + 1 :]] for less in _without(part))


def outcome(scene: Scene, seat: str, command: Command) -> Any:
    """What would come of it; None: it is refused."""
    chance = fresh(scene.game, scene.state, None, System(any_face()))
    try:
        recorded = decide(scene.game, scene.state, Act("wild", seat, command, scene.next_at), chance)
        draws = chance.finish()
    except Refused:
        return None
    event = Event(id="wild", version=0, at=scene.next_at, seat=seat, command=recorded, draws=draws)
    done = evolve(scene.game, scene.state, event)
    return done.state, done.consequences


def _said(value: Any) -> Any:
    """Without what is null: it says no more than silence."""
    match value:
        case dict():
            return {name: _said(part) for name, part in value.items() if part is not None}
        case list():
            return [_said(item) for item in value]
        case _:
            return value


def _orders(spelled: dict[str, Any]) -> Iterator[dict[str, Any]]:
    lists = {name: value for name, value in spelled.items() if isinstance(value, list) and len(value) > 1}
    orders = (islice(permutations(value), ORDERS) for value in lists.values())  # of many dice there are too many
    for way in islice(product(*orders), ORDERS):
        yield spelled | {name: list(value) for name, value in zip(lists, way, strict=True)}


CLOSING = frozenset({"CloseTable", "EndGame", "EndSession", "CloseScene"})
"""After these there is little left to do."""
HANGING: Mapping[str, Mapping[str, frozenset[str]]] = {
    "sombre": {
        "ApplyAccident": frozenset({"wounds"}),
        "ApplyFall": frozenset({"softened", "zones"}),
        "PlaceWounds": frozenset({"zones"}),
        "TriggerExplosion": frozenset({"zone"}),
        "TriggerMine": frozenset({"zone"}),
    },
}
"""Fields whose bounds hang on other fields of the command (a sum of speeds, what zones must add up to, how many dice
are left to throw), which a schema of each field cannot say: moves hold the usual ones.
"""


def hangs(name: str, command: Command) -> bool:
    fields = HANGING.get(name, {}).get(type(command).__name__, frozenset())
    return not fields.isdisjoint(_fields(shortest(command)))


def _fields(value: Any) -> Iterator[str]:
    match value:
        case dict():
            for name, part in value.items():
                yield name
                yield from _fields(part)
        case list():
            for item in value:
                yield from _fields(item)
        case _:
            return


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", NAMES)
def test_what_is_taken_was_offered(name: str, seed: int) -> None:
    rng, found = Random(seed), dict[str, Command]()
    *_, (scene, _) = wandering(name, seed + 901, 6)
    closing = tuple(kind for kind in scene.game.commands if kind.__name__ in CLOSING)
    for _ in rarely(scene, rng, 45, Counter[str](), closing):
        if rng.random() < 0.6:
            continue
        seat = rng.choice([seat.id for seat in scene.state.table.seats[:2]])
        kinds = [k for k in scene.game.commands if k.__name__ in _catalogue(name) and admitted(scene, k)]
        for command in narrow(scene, seat, rng, rng.sample(kinds, min(AT_ONCE, len(kinds)))):
            found.setdefault(type(command).__name__, command)
    assert not found


def test_what_is_withheld_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted gap: no explosion is offered with a bonus."""
    scene, _ = playing()
    given = type(scene).every_move

    def less(self: Scene, seat: str) -> list[Move]:
        return [
            replace(move, fields={**move.fields, "bonus": one_of((0,))}) if move.command is TriggerExplosion else move
            for move in given(self, seat)
        ]

    def found() -> bool:
        rng = Random(1)
        return any(True for _ in range(20) for _ in narrow(scene, "gm", rng, (TriggerExplosion,)))

    monkeypatch.setattr("tests.contract.test_width.own_offers", lambda scene: None)
    assert not found()
    monkeypatch.setattr(type(scene), "every_move", less)
    assert found()
