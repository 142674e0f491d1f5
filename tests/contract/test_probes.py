"""Bad input is what a curious player sends: whoever names something hidden is answered as if it were not there.

Things with an id, that is; of cards in other hands the game's own tests speak. Corrections and contests of the hidden
are among the attempts of twin sessions.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from domain.base.events import Command
from tests.contract.sessions import NAMES, admitted, instance, opened, played, scheme, wandering, wild
from tests.contract.test_ids import Known, ids
from tests.contract.twinning import of_scenario, variants
from tests.scene import Scene
from tests.twins import answer

VOID = "e999999"
"""The id of nothing."""


@pytest.mark.parametrize("name", NAMES)
def test_the_hidden_is_answered_like_nothing(name: str) -> None:
    """In the told session and in random ones, at some of their moments."""
    asked = _in_told(name) + sum(_in_random(name, number) for each, number in variants() if each == name)
    prepared = any(role == "gm" for _, role in of_scenario(name, "SEATS"))
    assert asked > 0 or not prepared, "what a game master prepares is hidden"


def _in_told(name: str) -> int:
    whole, rng, known = played(name), Random(2), Known()
    scene = whole.again(whole.feeds.history.raw[:1])
    often, asked = 25 / whole.feeds.history.version, 0
    for event in whole.feeds.history.raw[1:]:
        scene.feeds.append(event)
        known.named(scene)
        if rng.random() < often:
            asked += probe(scene, known, rng)
    return asked


def _in_random(name: str, number: int) -> int:
    rng, known, asked = Random(number), Known(), 0
    options = of_scenario(name, "VARIANTS", ({},))[number]
    known.named(opened(name))
    for scene, _ in wandering(name, number + 60, 70, options, of_scenario(name, "FIXED")):
        known.named(scene)
        if rng.random() < 0.4:
            scheme(scene, rng, of_scenario(name, "SECRET"))
            known.named(scene)
        if rng.random() < 0.15:
            asked += probe(scene, known, rng)
    return asked


def probe(scene: Scene, known: Known, rng: Random) -> int:
    """Every player names hidden things in whatever it may send, in the place of each id. How often."""
    asked = 0
    for seat in (s.id for s in scene.state.table.seats if s.role == "player"):
        things = hidden(scene, seat, known)
        if not things:
            continue
        for command in bases(scene, seat, rng):
            for thing in rng.sample(things, min(3, len(things))):
                void = thing.replace(thing.partition(".")[0], VOID)
                for there, gone in zip(renamed(command, thing), renamed(command, void), strict=True):
                    if there is None or gone is None:
                        continue
                    one, other = (repr(answer(scene, seat, each)) for each in (there, gone))
                    assert one.replace(thing, void) == other, (seat, there, one, other)
                    asked += 1
    return asked


def hidden(scene: Scene, seat: str, known: Known) -> list[str]:
    """The things of the table of which the seat was told nothing."""
    history = scene.feeds.history
    unseen = {e.id for e in history.raw if scene.feeds.number_of(seat, e.version) is None} - known.of[seat]
    unseen -= set(ids(iter([scene.feed(seat), scene.view(seat)])))
    return sorted(text for text in _texts(msgspec.to_builtins(scene.state)) if text.partition(".")[0] in unseen)


def bases(scene: Scene, seat: str, rng: Random) -> Iterator[Command]:
    """One of each of the seat's moves, and some that no move offers."""
    for move in scene.moves(seat):
        if admitted(scene, move.command):
            command = instance(move.schema, move.command, rng)
            if command is not None:
                yield command
    for kind in rng.sample(scene.game.commands, min(10, len(scene.game.commands))):
        yield wild(scene, seat, kind, rng)


def renamed(command: Command, thing: str) -> Iterator[Command | None]:
    """The command with the thing in the place of each of its texts; None where it can be no such text."""
    written = msgspec.to_builtins(command)
    for path in _places(written):
        try:
            yield msgspec.convert(_put(written, path, thing), type(command))
        except msgspec.ValidationError:
            yield None


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    match value:
        case str() if path[-1] != "type":
            yield path
        case dict():
            for key, item in value.items():
                yield from _places(item, (*path, key))
        case list() | tuple():
            for at, item in enumerate(value):
                yield from _places(item, (*path, at))
        case _:
            return


def _put(value: Any, path: tuple[Any, ...], thing: str) -> Any:
    if not path:
        return thing
    first, *rest = path
    if isinstance(value, dict):
        return {**value, first: _put(value[first], tuple(rest), thing)}
    return [_put(item, tuple(rest), thing) if at == first else item for at, item in enumerate(value)]


def _texts(value: Any) -> set[str]:
    match value:
        case str():
            return {value}
        case dict():
            return set().union(*map(_texts, value), *map(_texts, value.values()))
        case list() | tuple():
            return set().union(*map(_texts, value))
        case _:
            return set()
