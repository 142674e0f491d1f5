"""What is offered and what is accepted: moves as the game makes them, and as they go over the wire."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, Registry, meta

from domain.base.events import Command
from domain.game import Game, Move, TypedDice
from domain.table.commands import TABLE_COMMANDS
from ops.clients.python.greffe_client import put_together
from ops.play.sampler import Unsatisfiable, sample
from projections.base.encoding import encode
from projections.feeds.views import state_at
from projections.moves import offers
from projections.moves.catalogue import catalogue
from projections.moves.catalogue_forms import written
from projections.moves.questions import awaited, new_questions
from projections.texts import LOCALES
from tests.contract.sessions import accepted, admitted, fits, shortest, typed, wild
from tests.contract.walks import Moment, Observer
from tests.scene import Scene

ID = re.compile(r"^[ae]\d+(\.|$)")


def self_contained(schema: Any, definitions: Mapping[str, Any]) -> Any:
    """Return a schema of the document with all that it may refer to."""
    return schema | {"$defs": definitions}


"""The ids of events in a scene, and of what comes of them."""
KINDS = 12
"""So many moves or kinds of command of a seat are tried at a moment."""
EACH = 2
"""So many moves of each kind of command are tried at a moment: in a fight a seat has hundreds of a few kinds."""


class Offered(Observer):
    """Whatever a move admits is accepted, and asking for moves changes nothing."""

    def see(self, moment: Moment) -> None:
        scene, rng = moment.scene, moment.rng("offered")
        for seat in moment.looking:
            state, moves = scene.state, scene.every_move(seat)
            for move in some_of_each([move for move in moves if admitted(scene, move.command)], rng):
                if rng.random() < 0.02:
                    meta.validate(move.schema)
                for _ in range(2):
                    try:
                        command = msgspec.convert(sample(move.schema, rng), move.command)
                    except Unsatisfiable:
                        break
                    assert fits(scene, seat, command, typed(move, command, rng)), (seat, command)
            assert scene.state is state
            if rng.random() < 0.2:
                again = [each.schema for each in scene.game.moves(state, seat) if opened(scene, each.opens)]
                assert again == [each.schema for each in moves], seat


class Taken(Observer):
    """Whatever is accepted a move admits: well-formed commands at random that the rules take were offered."""

    def see(self, moment: Moment) -> None:
        scene, rng = moment.scene, moment.rng("taken")
        for seat in moment.looking:
            offered = [move for move in scene.every_move(seat) if admitted(scene, move.command)]
            for kind in rng.sample(scene.game.commands, min(KINDS, len(scene.game.commands))):
                command = wild(scene, seat, kind, rng, moment.about(seat))
                if accepted(scene, seat, command):
                    spelled = {k: v for k, v in plainly(command).items() if v is not None}
                    mine = [move for move in offered if move.command is kind]
                    assert any(Draft202012Validator(m.schema).is_valid(spelled) for m in mine), (seat, command)


class Documents(Observer):
    """Whatever a document admits is accepted: folded, with branches and references, as it goes over the wire."""

    def see(self, moment: Moment) -> None:
        scene, rng = moment.scene, moment.rng("documents")
        for seat in moment.looking:
            document = moment.document(seat)
            for offer in rng.sample(document["moves"], min(2 * KINDS, len(document["moves"]))):
                if not opened(scene, offer.get("opens")):
                    continue
                schema = self_contained(offer["schema"], document["$defs"])
                if rng.random() < 0.02:
                    meta.validate(schema)
                said = sample(whole(scene, offer["schema"], document), rng)
                if rng.random() < 0.1:
                    validator(scene, schema).validate(said)
                command = msgspec.convert(said, kind_of(scene, offer["type"]))
                move = Move(command=type(command), dice=msgspec.convert(offer.get("dice"), TypedDice | None))
                assert fits(scene, seat, command, typed(move, command, rng), offer.get("for", "")), (seat, said)


class Folded(Observer):
    """What a move admits the document admits: as it is, without what silence says, or in its shortest spelling."""

    def see(self, moment: Moment) -> None:
        scene, rng = moment.scene, moment.rng("folded")
        for seat in moment.looking[:1]:
            document = moment.document(seat)
            moves = [move for move in scene.every_move(seat) if admitted(scene, move.command)]
            for move in rng.sample(moves, min(KINDS, len(moves))):
                try:
                    said = sample(move.schema, rng)
                except Unsatisfiable:
                    continue
                short = shortest(msgspec.convert(said, move.command))
                fewer = {k: v for k, v in said.items() if k not in move.optional or "default" not in move.fields[k]}
                own = (offer for offer in document["moves"] if "for" not in offer)
                mine = [offer for offer in own if offer["type"] == move.command.__name__]
                validators = [validator(scene, self_contained(o["schema"], document["$defs"])) for o in mine]
                assert any(v.is_valid(way) for v in validators for way in (said, fewer, short)), (seat, said)


class ByChance(Observer):
    """What a document admits by chance is accepted, judged by JSON Schema alone."""

    def see(self, moment: Moment) -> None:
        scene, rng = moment.scene, moment.rng("by chance")
        for seat in moment.looking[:1]:
            document = moment.document(seat)
            for offer in rng.sample(document["moves"], min(KINDS, len(document["moves"]))):
                kind = kind_of(scene, offer["type"])
                if kind in TABLE_COMMANDS or offer.get("dice") or not opened(scene, offer.get("opens")):
                    continue
                judge = validator(scene, self_contained(offer["schema"], document["$defs"]))
                for _ in range(3):
                    command = wild(scene, seat, kind, rng, moment.about(seat))
                    if judge.is_valid(plainly(command)):
                        assert fits(scene, seat, command, behalf=offer.get("for", "")), (seat, command)


class Titles(Observer):
    """Nobody is asked to choose between ids, or to fill what has no name."""

    def see(self, moment: Moment) -> None:
        scene = moment.scene
        for seat in moment.looking[:1]:
            document = moment.document(seat)
            for part in (whole(scene, offer["schema"], document) for offer in document["moves"]):
                for schema in within(part):
                    if schema.get("type") == "object":
                        fields = [of for key, of in schema.get("properties", {}).items() if key != "type"]
                        assert all("title" in of for of in fields), schema
                    values = [schema.get("const"), *schema.get("enum", ())] if "title" not in schema else []
                    assert not [value for value in values if isinstance(value, str) and ID.match(value)], schema


class Forms(Observer):
    """A move means the same without the forms, and without the rules, that the catalogue lists."""

    tried = 0

    def see(self, moment: Moment) -> None:
        scene = moment.scene
        for seat in moment.looking[:1]:
            short = moment.document(seat)
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(import_module("projections.moves.offers"), "catalogue_forms", lambda *_: {})
                long = plainly(offers(scene.feeds, seat, "fr"))
            for one, other in zip(short["moves"], long["moves"], strict=True):
                alike = [unordered(whole(scene, o["schema"], d)) for o, d in ((one, short), (other, long))]
                assert alike[0] == alike[1], one["type"]
                self.tried += one["schema"] != other["schema"]


class Catalogue(Observer):
    """Every command that is given is of its schema in the catalogue, whatever the language."""

    def see(self, moment: Moment) -> None:
        said = plainly(moment.step.event.command)
        for locale in LOCALES:
            if own := validators(moment.scene.game, locale).get(str(said["type"])):
                own.validate(said)


class Steady(Observer):
    """What a seat may do changes when it is told something, and at no other time."""

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.known: dict[str, tuple[int, bytes]] = {}

    def see(self, moment: Moment) -> None:
        feeds, rng = moment.scene.feeds, moment.rng("steady")
        for seat in moment.seats:
            frame = feeds.count(seat)
            if self.known.get(seat, (0, b""))[0] == frame:
                if rng.random() < 0.25:
                    assert encode(moment.offers(seat)) == self.known[seat][1], (seat, moment.step.event)
            elif seat in moment.looking:
                self.known[seat] = frame, encode(moment.offers(seat))


class Awaited(Observer):
    """A command that a seat is asked for is among its moves, and the sentence that asks for it begins with its name.
    Others may not know that something else has to be done before: then the seat itself is asked for that.
    """

    def see(self, moment: Moment) -> None:
        scene, after = moment.scene, moment.scene.state
        names = {seat.id: seat.name for seat in after.table.seats}
        locale = LOCALES[moment.step.event.version % len(LOCALES)]
        questions = [(seat, each) for seat in names for each in new_questions(scene.feeds, moment.step, seat, locale)]
        asked = {(each.seat, each.command) for seat, each in questions}
        for seat in names if moment.looking else ():
            if state_at(scene.feeds, seat, None) is after:
                asked |= {(each.seat, each.command.__name__) for each in awaited(scene.feeds, after, seat)}
        moves = {of: scene.game.moves(after, of) for of, _ in asked}  # those as well that open later
        able = {of: {m.command.__name__ for m in found if admitted(scene, m.command)} for of, found in moves.items()}
        for of, command in asked:
            own = {each.command.__name__ for each in awaited(scene.feeds, after, of) if each.seat == of}
            assert command in able[of] or (own and own <= able[of] - {command}), (of, command)
        for seat, each in questions:
            assert each.text.startswith(names[each.seat]), (seat, each)


def some_of_each(moves: Sequence[Move], rng: Random) -> Iterator[Move]:
    """Draw moves of every kind of command, EACH of it at the most."""
    for kind in dict.fromkeys(move.command for move in moves):
        mine = [move for move in moves if move.command is kind]
        yield from rng.sample(mine, min(EACH, len(mine)))


def opened(scene: Scene, opens: datetime | str | None) -> bool:
    """Is a move open that says this of when it opens?"""
    at = datetime.fromisoformat(opens) if isinstance(opens, str) else opens
    return at is None or at <= scene.next_at


def plainly(value: Any) -> Any:
    return msgspec.json.decode(encode(value))


def validator(scene: Scene, schema: Any) -> Any:
    """As a client that fetches what is referred to."""
    found = published(scene.game)
    return Draft202012Validator(schema, registry=Registry([(found["$id"], found)]))


def whole(scene: Scene, schema: Any, document: Any) -> Any:
    found = published(scene.game)
    return put_together(schema, document["$defs"], {found["$id"]: found})


@cache
def published(game: Game) -> Any:
    return msgspec.to_builtins(written(game, "fr"))


@cache
def validators(game: Game, locale: Any) -> dict[str, Any]:
    return {name: Draft202012Validator(schema) for name, schema in catalogue(game, locale).items()}


def kind_of(scene: Scene, name: str) -> type[Command]:
    return next(kind for kind in (*scene.game.commands, *TABLE_COMMANDS) if kind.__name__ == name)


def within(value: Any) -> Iterator[dict[str, Any]]:
    """Every schema in it, and whatever else is an object; what only bars is left out."""
    if isinstance(value, dict):
        yield value
    inner = [v for k, v in value.items() if k != "dependentSchemas"] if isinstance(value, dict) else value
    for part in inner if isinstance(inner, list) else ():
        yield from within(part)


def unordered(schema: Any) -> Any:
    """Without the order of what is required."""
    if isinstance(schema, dict):
        return {k: sorted(v) if k == "required" and isinstance(v, list) else unordered(v) for k, v in schema.items()}
    return [unordered(item) for item in schema] if isinstance(schema, list) else schema
