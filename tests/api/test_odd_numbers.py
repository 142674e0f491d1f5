"""What is no number of a command, where one is asked for, in every field of every command: a clear refusal, the same
whether or not hidden things are there, and nothing is done.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from api.http.bodies import SAFE
from tests.api.service import Service
from tests.api.test_secrecy import masked_answers
from tests.api.test_side_by_side import Table, changed_as, pair
from tests.contract.sessions import NAMES, about, structure
from tests.contract.twinning import apart, of_scenario
from tests.scene import Scene
from tests.suite.seeds import amount

PLACE = "the number stands here"
MARK = b'"%b"' % PLACE.encode()
MALFORMED = {
    "a fraction": b"1.5",
    "a very small fraction": b"1e-300",
    "true": b"true",
    "false": b"false",
    "a text": b'"12"',
    "a text that is none": b'"NaN"',
    "a text of infinity": b'"-Infinity"',
    "an empty text": b'""',
    "digits of another script": '"\u0661\u0662"'.encode(),
    "not a number": b"NaN",
    "infinity": b"Infinity",
    "less than all": b"-Infinity",
    "hexadecimal": b"0x10",
    "a zero before it": b"012",
    "a plus before it": b"+3",
    "grouped": b"1_000",
    "more than readers keep": b"%d" % (SAFE + 1),
    "64 bits": b"%d" % (2**63),
    "beyond 64 bits": b"%d" % (2**64),
    "less than 64 bits": b"%d" % (-(2**63) - 1),
    "thousands of digits": b"9" * 5000,
    "thousands of digits below": b"-" + b"9" * 5000,
    "beyond a float": b"1e999",
    "a great power": b"1e30",
    "a list": b"[3]",
    "an object": b'{"": 3}',
}
GREAT = (b"%d" % SAFE, b"%d" % -SAFE)
"""Numbers, but none that any rule means."""
EACH = amount(2, deep=6)
"""So many of them stand in each place."""
REFUSED = {400, 403, 404, 409}
"""The rules refuse dice, and what a field takes besides numbers, once they are read."""
READ = ("", "/view", "/moves", "/feed")


def marked(hint: Any, pool: list[str], rng: Random) -> Iterator[Any]:
    """Values of this kind, each with the mark in another place where a number is asked for."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint in (int, float):
        yield PLACE
    elif origin in (Annotated, tuple, list):
        found = marked(parts[0], pool, rng)
        yield from found if origin is Annotated else ([each] for each in found)
    elif origin in (Union, UnionType):
        for part in parts:
            yield from marked(part, pool, rng)
    elif len(parts) == 2 and parts[0] is str:
        yield from ({rng.choice(pool): each} for each in marked(parts[1], pool, rng))
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints, spelled = get_type_hints(hint, include_extras=True), structure(hint, pool, rng)
        for name, wire in zip(hint.__struct_fields__, hint.__struct_encode_fields__, strict=True):
            yield from (spelled | {wire: each} for each in marked(hints[name], pool, rng))


def bodies(table: Table, scene: Scene, watcher: str) -> Iterator[tuple[str, str, bytes]]:
    """(seat, where to, what), each with the mark at one place: in a command of the player, among its dice, in
    an amendment by whoever amends, of such an act where there was one.
    """
    rng, pool = Random(3), about(scene, watcher)
    amends = next((seat for seat, role in of_scenario(scene.game.name, "SEATS") if role == "gm"), watcher)
    acts = {type(event.command): table.ids[event.id] for event in scene.feeds.history.raw[1:] if event.id in table.ids}
    for kind in scene.game.commands:
        rolled = table.translated(structure(kind, pool, rng))
        yield watcher, "/commands", msgspec.json.encode({"command": rolled, "dice": [1, PLACE]})
        target = acts.get(kind, next(iter(acts.values())))
        for command in marked(kind, pool, rng):
            body = table.translated(command)
            yield watcher, "/commands", msgspec.json.encode({"command": body})
            amendment = {"type": "amend", "target": target, "command": body, "cascade": True}
            yield amends, "/corrections/preview", msgspec.json.encode(amendment)


def happened(server: Service, name: str, scene: Scene, sent: Mapping[str, tuple[Any, tuple[int, ...]]]) -> Table:
    """The same on the wire."""
    table = Table(server, name, of_scenario(name, "OPTIONS", {}))
    for event in scene.feeds.history.raw[1:]:
        given, dice = sent[event.id]
        table.happens(event, changed_as(event, given), dice)
    return table


def answers(table: Table, scene: Scene, watcher: str) -> list[bytes]:
    """To whatever the player sends that is no number, or a great one."""
    rng, seat, answered = Random(4), table.seats[watcher], list[Any]()
    before = [seat.get(what).content for what in READ]
    asked = list(bodies(table, scene, watcher))
    for sender, to, body in asked:
        for odd in rng.sample(list(MALFORMED), EACH):
            answer = table.seats[sender].post(to, body.replace(MARK, MALFORMED[odd]))
            assert answer.status_code in REFUSED, (odd, body, answer.text)
            assert answer.json()["code"], answer.json()["detail"]
            answered += [answer] * (sender == watcher)
    assert before == [seat.get(what).content for what in READ]
    for sender, to, body in asked:
        great = [table.seats[sender].post(to, body.replace(MARK, most)) for most in GREAT]
        assert all(answer.status_code < 500 for answer in great), body
        answered += great * (sender == watcher)
    return masked_answers(seat, answered)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_number_is_refused_alike(server: Service, name: str) -> None:
    """At the table as it was told, and where what the player never saw is otherwise."""
    watcher = [seat for seat, role in of_scenario(name, "SEATS") if role == "player"][-1]
    whole, left, right, varied = pair(name, watcher)
    readings = [answers(happened(server, name, scene, whole.sent), scene, watcher) for scene in (left, right)]
    assert len(readings[0]) > 100
    mask = of_scenario(name, "RANDOM", re.compile(rb"(?!)"))
    for one, other in zip(*readings, strict=True):
        read, also = mask.sub(b"", one), mask.sub(b"", other)
        assert read == also, (varied, apart(read, also))
