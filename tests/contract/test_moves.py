"""Moves and decide agree, in both directions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from domain.base.events import Command, Event
from domain.game import Game, Move, TypedDice
from domain.systems import GAMES
from domain.table.commands import TABLE_COMMANDS, JoinTable
from domain.table.seats import State
from ops.clients.python.greffe_client import put_together
from ops.play.sampler import Unsatisfiable, sample
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.moves import offers
from projections.moves.catalogue import catalogue
from projections.moves.form_cache import NOTHING, PreviousDocument
from projections.moves.offers import document_after
from projections.moves.published import written
from projections.moves.sharing import standing_alone
from projections.texts import LOCALES
from tests.contract.sessions import NAMES, accepted, admitted, meddle, played, shortest, typed, wandering, wild
from tests.scene import Scene

ID = re.compile(r"^e\d+(\.|$)")
"""The ids of events in a scene, and of what comes of them."""


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_move_admits_is_accepted(name: str, seed: int) -> None:
    rng = Random(seed)
    for scene, _ in wandering(name, seed, 90):
        for seat in _seats(scene):
            for move in scene.moves(seat):
                if not admitted(scene, move.command) or rng.random() < 0.5:
                    continue
                if rng.random() < 0.02:
                    Draft202012Validator.check_schema(move.schema)
                try:
                    command = msgspec.convert(sample(move.schema, rng), move.command)
                except Unsatisfiable:
                    continue
                assert accepted(scene, seat, command, typed(move, rng)), (seat, command)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_accepted_a_move_admits(name: str, seed: int) -> None:
    """Well-formed commands at random: those that the rules take must have been offered."""
    rng = Random(seed)
    for scene, _ in wandering(name, seed, 60):
        for seat in rng.sample(_seats(scene), 2):
            offered = [m for m in scene.moves(seat) if admitted(scene, m.command)]
            for kind in rng.sample(scene.game.commands, min(8, len(scene.game.commands))):
                command = wild(scene, seat, kind, rng)
                if not accepted(scene, seat, command):
                    continue
                spelled = {k: v for k, v in msgspec.json.decode(msgspec.json.encode(command)).items() if v is not None}
                mine = [m for m in offered if m.command is kind]
                assert any(Draft202012Validator(m.schema).is_valid(spelled) for m in mine), (seat, command)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_document_admits_is_accepted(name: str, seed: int) -> None:
    """... as it goes over the wire: folded, with branches and references, each schema with the document's `$defs`."""
    rng = Random(seed)
    for scene, _ in wandering(name, seed + 40, 60):
        for seat in _seats(scene):
            if rng.random() < 0.6:
                continue
            document = _document(scene, seat)
            for offer in document["moves"]:
                if "opens" in offer and datetime.fromisoformat(offer["opens"]) > scene.next_at:
                    continue
                schema = standing_alone(offer["schema"], document["$defs"])
                if rng.random() < 0.02:
                    Draft202012Validator.check_schema(schema)
                spelled = sample(_together(scene, offer["schema"], document), rng)
                if rng.random() < 0.2:
                    _validator(scene, schema).validate(spelled)
                command = msgspec.convert(spelled, _kind(scene, offer["type"]))
                move = Move(command=type(command), dice=msgspec.convert(offer.get("dice"), TypedDice | None))
                assert accepted(scene, seat, command, typed(move, rng)), (seat, spelled)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_folding_loses_nothing(name: str, seed: int) -> None:
    """What one of the game's moves admits, the document admits: as it is, without what silence says, or in its
    shortest spelling.
    """
    rng = Random(seed)
    for scene, _ in wandering(name, seed + 80, 50):
        seat = rng.choice(_seats(scene))
        document = _document(scene, seat)
        moves = [m for m in scene.moves(seat) if admitted(scene, m.command)]
        for move in rng.sample(moves, min(12, len(moves))):
            try:
                spelled = sample(move.schema, rng)
            except Unsatisfiable:
                continue
            short = shortest(msgspec.convert(spelled, move.command))
            mine = [o for o in document["moves"] if o["type"] == move.command.__name__]
            schemas = [standing_alone(o["schema"], document["$defs"]) for o in mine]
            validators = [_validator(scene, schema) for schema in schemas]
            said = {k: v for k, v in spelled.items() if k not in move.optional or "default" not in move.fields[k]}
            assert any(v.is_valid(way) for v in validators for way in (spelled, said, short)), (seat, spelled)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", NAMES)
def test_what_a_document_admits_by_chance_is_accepted(name: str, seed: int) -> None:
    """Well-formed commands at random, judged by whoever knows JSON Schema and nothing of how moves are written."""
    rng = Random(seed)
    for scene, _ in wandering(name, seed + 160, 40):
        seat = rng.choice(_seats(scene))
        document = _document(scene, seat)
        for offer in rng.sample(document["moves"], min(12, len(document["moves"]))):
            kind = _kind(scene, offer["type"])
            if kind in TABLE_COMMANDS or offer.get("dice"):
                continue
            validator = _validator(scene, standing_alone(offer["schema"], document["$defs"]))
            for _ in range(3):
                command = wild(scene, seat, kind, rng)
                spelled = msgspec.json.decode(msgspec.json.encode(command))
                if validator.is_valid(spelled):
                    assert accepted(scene, seat, command), (seat, command)


@pytest.mark.parametrize("name", NAMES)
def test_the_catalogue_takes_what_moves_take(name: str) -> None:
    """Every command that is given is of its schema in the catalogue, whatever the language."""
    for scene, step in wandering(name, 3, 60):
        spelled = msgspec.json.decode(msgspec.json.encode(step.event.command))
        for locale in LOCALES:
            if own := catalogue(scene.game, locale).get(spelled["type"]):
                Draft202012Validator(own).validate(spelled)


def _validator(scene: Scene, schema: Any) -> Any:
    """As a client that fetches what is referred to."""
    found = _catalogue(scene.game)
    registry: Any = Registry().with_resource(found["$id"], Resource.from_contents(found))
    return Draft202012Validator(schema, registry=registry)


def _together(scene: Scene, schema: Any, document: Any) -> Any:
    found = _catalogue(scene.game)
    return put_together(schema, document["$defs"], {found["$id"]: found})


@cache
def _catalogue(game: Game) -> Any:
    return msgspec.to_builtins(written(game, "fr"))


def _kind(scene: Scene, name: str) -> type[Command]:
    return next(kind for kind in (*scene.game.commands, *TABLE_COMMANDS) if kind.__name__ == name)


def _document(scene: Scene, seat: str) -> Any:
    return msgspec.json.decode(encode(offers(scene.feeds, seat, "fr")))


@pytest.mark.parametrize("name", NAMES)
def test_every_field_and_every_id_has_a_title(name: str) -> None:
    """Nobody is asked to choose between ids, or to fill what has no name."""
    rng = Random(name)
    for scene, _ in wandering(name, 500, 60):
        document = _document(scene, rng.choice(_seats(scene)))
        for part in (_together(scene, o["schema"], document) for o in document["moves"]):
            for schema in _within(part):
                if schema.get("type") == "object":
                    fields = [of for key, of in schema.get("properties", {}).items() if key != "type"]
                    assert all("title" in of for of in fields), schema
                values = [schema.get("const"), *schema.get("enum", ())] if "title" not in schema else []
                assert not [value for value in values if isinstance(value, str) and ID.match(value)], schema


def _within(value: Any) -> Iterator[dict[str, Any]]:
    """Every schema in it, and whatever else is an object; what only bars is left out."""
    if isinstance(value, dict):
        yield value
    inner = [v for k, v in value.items() if k != "dependentSchemas"] if isinstance(value, dict) else value
    for part in inner if isinstance(inner, list) else ():
        yield from _within(part)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", NAMES)
def test_moves_change_with_a_frame_alone(name: str, seed: int) -> None:
    """What a seat may do changes when it is told something, and at no other time: so it needs to be made no oftener."""
    rng = Random(seed)
    known: dict[str, tuple[int, bytes]] = {}
    for scene, step in wandering(name, seed + 120, 70):
        if rng.random() < 0.3:
            meddle(scene, rng)
        for seat in _seats(scene):
            frame = scene.feeds.count(seat)
            was = known.get(seat, (0, b""))
            if was[0] == frame:
                assert encode(offers(scene.feeds, seat, "fr")) == was[1], (seat, step.event)
            elif rng.random() < 0.5:
                known[seat] = frame, encode(offers(scene.feeds, seat, "fr"))


@pytest.mark.parametrize("name", NAMES)
def test_what_a_document_left_changes_no_byte_of_the_next(name: str) -> None:
    """Whoever asks again and again reads what somebody reads who asks once; most of it need not be made again. Nor does
    a name that somebody takes stay as it was.
    """
    opening, *events = played(name).feeds.history.raw
    feeds, left = Feeds.begin(GAMES[name], opening), dict[str, PreviousDocument]()
    kept = made = 0
    for event in events:
        feeds.append(event)
        for seat in [each.id for each in feeds.state.table.seats][:2]:
            former = left.get(seat, NOTHING)
            left[seat] = document_after(former, feeds, seat, "fr").left
            again = [form is former.forms.get(key) for key, form in left[seat].forms.items()]
            kept, made = kept + sum(again), made + len(again)
            if event.version % 8 == 0:
                for now in (feeds, _renamed(feeds)):
                    found = document_after(former, now, seat, "fr").offers
                    assert encode(found) == encode(offers(now, seat, "fr")), event
    assert kept > made / 2


def _renamed(feeds: Feeds) -> Feeds:
    """The same after everybody took another name."""
    later = feeds.copy()
    for seat in feeds.state.table.seats:
        version = later.history.version + 1
        taken = JoinTable(name=f"Autre {seat.name}")
        later.append(Event(id=f"r{version}", version=version, at=later.history.raw[-1].at, seat=seat.id, command=taken))
    return later


@pytest.mark.parametrize("name", NAMES)
def test_moves_change_nothing(name: str) -> None:
    for scene, _ in wandering(name, 1, 30):
        before: State = scene.state
        for seat in _seats(scene):
            assert [m.schema for m in scene.game.moves(before, seat)] == [m.schema for m in scene.moves(seat)]
        assert scene.state is before


def _seats(scene: Scene) -> list[str]:
    return ["host", *(s.id for s in scene.state.table.seats)]
