"""What is offered about the record and what may be done about it agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from domain.base.corrections import CorrectionCommand
from domain.base.refusal import Refused
from domain.corrections.judgement import decide_correction
from domain.corrections.permission import may_correct
from domain.record.history import play
from domain.systems import GAMES
from ops.play.sampler import sample
from projections.base.encoding import encode
from projections.moves import amendments, offers
from projections.moves.sharing import standing_alone
from tests.contract.sessions import NAMES, meddle, other_form, shortest, wandering
from tests.scene import Scene

SESSIONS = 5


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_offered_about_the_record_is_accepted(name: str) -> None:
    """The latest acts and corrections in the moves, and any other by itself; what it may be amended to as well."""
    made = Counter[str]()
    for seed in range(SESSIONS):
        rng = Random(seed)
        for scene in disputed(name, seed, rng):
            for seat in able(scene):
                event = rng.choice(scene.feeds.history.raw)
                for document in (offers(scene.feeds, seat, "fr"), amendments(scene.feeds, seat, event.id, "en")):
                    made.update(taken(scene, seat, msgspec.json.decode(encode(document)), rng))
    assert made.keys() >= (GAMES[name].law.kinds & {"retract", "rewind", "amend", "restore"}), made


def taken(scene: Scene, seat: str, document: Any, rng: Random) -> Iterator[str]:
    """The kinds of what the document offers about the record: one instance of each is accepted."""
    for offer in document["corrections"]:
        schema = standing_alone(offer["schema"], document["$defs"])
        said = sample(schema, rng)
        if rng.random() < 0.2:
            Draft202012Validator.check_schema(schema)
            Draft202012Validator(schema).validate(said)
        assert decided(scene, seat, said), (seat, said, scene.feeds.history.find(said.get("target", "")))
        yield offer["type"]


@pytest.mark.parametrize("name", NAMES)
def test_amendments_that_are_accepted_are_offered(name: str) -> None:
    """What the game would have offered in an act's place, and the record takes, its own page holds."""
    held: list[bool] = []
    for seed in range(SESSIONS):
        rng = Random(seed)
        for scene in disputed(name, seed + 50, rng):
            held += [found for seat in able(scene) if (found := offered(scene, seat, rng)) is not None]
    assert all(held)
    assert held or "amend" not in GAMES[name].law.kinds


def offered(scene: Scene, seat: str, rng: Random) -> bool | None:
    """Is an amendment at random offered that is accepted? None: it is not."""
    event = rng.choice(scene.feeds.history.raw)
    wanted = other_form(scene, event, rng) if play(event) else None
    if wanted is None or not scene.feeds.sees(seat, event.id):
        return None
    said = {"type": "amend", "target": event.id, "cascade": True, "reason": "Autrement."}
    if not decided(scene, seat, said | {"command": wanted}):
        return None
    document = msgspec.json.decode(encode(amendments(scene.feeds, seat, event.id, "fr")))
    if not scene.game.law.strict:
        del said["cascade"]
    found = [offer["schema"] for offer in document["corrections"] if offer["type"] == "amend"]
    validators = [Draft202012Validator(standing_alone(schema, document["$defs"])) for schema in found]
    ways = [said | {"command": msgspec.to_builtins(wanted)}, said | {"command": shortest(wanted)}]
    return any(validator.is_valid(way) for validator in validators for way in ways)


def disputed(name: str, seed: int, rng: Random) -> Any:
    """A random session with corrections in it, looked at now and then."""
    for scene, _ in wandering(name, seed + 300, 70):
        if rng.random() < 0.2:
            meddle(scene, rng)
        if rng.random() < 0.2:
            yield scene


def able(scene: Scene) -> list[str]:
    return [s.id for s in scene.state.table.seats if may_correct(scene.feeds.history, s.id)]


def decided(scene: Scene, seat: str, said: Any) -> bool:
    command = msgspec.json.decode(msgspec.json.encode(said), type=CorrectionCommand)
    try:
        decide_correction(scene.feeds.history, seat, command, scene.feeds.sees)
    except Refused:
        return False
    return True
