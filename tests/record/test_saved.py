"""A history that was saved and read back is the history that it was, and goes on alike."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from domain.base.corrections import Amend
from domain.record.history import History
from domain.record.identity import same as alike
from domain.record.snapshots import restore, save
from domain.systems import GAMES
from domain.systems.sombre.combat.declarations.sealing import CallSealedDeclarations, OpenSealedIntents, SealIntentKind
from tests.contract.sessions import NAMES, meddle, opened, wandering
from tests.laws import marks_hold
from tests.scene import Scene
from tests.sombre.combat.test_turn import enemies
from tests.suite.seeds import seeds


def again(history: History, *, forgetful: bool = False) -> History:
    now, past = save(history)
    raw = list(history.raw)
    return restore(history.game, now, lambda first, last: raw[first - 1 : last], lambda: None if forgetful else past)


def same(one: History, other: History) -> None:
    assert list(one.raw) == list(other.raw)
    assert alike(one.state, other.state)
    assert one.overlay == other.overlay
    assert [each._replace(base=None) for each in one.rulings.values()] == [
        each._replace(base=None) for each in other.rulings.values()
    ]
    assert one.index == other.index
    assert (one.withheld, one.opened) == (other.withheld, other.opened)
    assert list(one.index) == list(other.index)


def meddled(name: str, seed: int, length: int) -> Iterator[Scene]:
    """A random session with corrections, moment by moment."""
    rng = Random(seed)
    for scene, _ in wandering(name, seed, length):
        if rng.random() < 0.25:
            meddle(scene, rng)
        yield scene


@pytest.mark.parametrize("name", NAMES)
def test_every_state_is_read_back_as_it_was(name: str) -> None:
    state, packed = GAMES[name].decoders.state, GAMES[name].decoders.packed
    for seed in range(2):
        for scene in meddled(name, seed, 90):
            kept = scene.state
            assert alike(state.decode(msgspec.json.encode(kept)), kept)
            if kept.table.proposal is None and not kept.table.granted:
                assert alike(packed.decode(msgspec.msgpack.encode(kept)), kept)


@pytest.mark.parametrize("seed", seeds(1, deep=40))
@pytest.mark.parametrize("name", NAMES)
def test_a_history_is_read_back_and_goes_on_alike(name: str, seed: int) -> None:
    """Saved at some moments; each of the copies takes in all that follows, corrections among it."""
    scene, copies = opened(name), []
    for count, scene in enumerate(meddled(name, seed, 100), 1):
        if count in (20, 70):
            copies += [again(scene.feeds.history), again(scene.feeds.history, forgetful=True)]
            same(copies[-1], scene.feeds.history)
    history = scene.feeds.history
    for copy in copies:
        for event in history.raw[copy.version :]:
            copy.append(event)
        same(copy, history)
        marks_hold(copy)
        for version in range(1, history.version + 1, 17):
            assert alike(copy.at(version), history.at(version))
            assert copy.overlay_at(version) == history.overlay_at(version)


@pytest.mark.parametrize("name", NAMES)
def test_what_was_saved_twice_is_the_same(name: str) -> None:
    scene = opened(name)
    for scene in meddled(name, 3, 60):  # noqa: B007  (the last scene is wanted)
        pass
    first = again(scene.feeds.history)
    same(again(first), first)


def test_what_nobody_may_read_yet_is_read_back() -> None:
    """A table that is opened from its saved state keeps it closed, and opens it with the rest."""
    scene, one, two = enemies()
    scene.do("gm", CallSealedDeclarations((one, two)))
    scene.do("ana", SealIntentKind(one, "attack"))
    copy = again(scene.feeds.history)
    assert len(copy.withheld) == 1
    same(copy, scene.feeds.history)
    for seat, command in (("bob", SealIntentKind(two, "other")), ("gm", OpenSealedIntents())):
        copy.append(scene.do(seat, command).event)
    same(copy, scene.feeds.history)
    assert copy.withheld == {}


@pytest.mark.parametrize("name", NAMES)
def test_states_say_what_they_hold(name: str) -> None:
    """No field takes anything, and none names a base for what is one of its forms: it could not be read back. JSON in
    it comes from corrections at the table alone.
    """
    assert list(_vague(GAMES[name].state, set())) == []


def _vague(kind: Any, seen: set[Any], where: str = "") -> Iterator[str]:
    if kind is Any or kind is object or (kind is msgspec.Raw and Amend not in seen):
        yield where
    elif get_origin(kind) is Annotated:
        yield from _vague(get_args(kind)[0], seen, where)
    elif get_origin(kind) is not None and get_origin(kind) is not Literal:
        for each in get_args(kind):
            yield from _vague(each, seen, where)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in seen:
        seen.add(kind)
        forms = [each for each in kind.__subclasses__() if "noted" not in each.__struct_fields__]  # domain.game.reads
        if forms and kind.__struct_config__.tag is None:
            yield f"{where}: {kind.__name__} has forms"
        for name, field in get_type_hints(kind, include_extras=True).items():
            if name in kind.__struct_fields__:
                yield from _vague(field, seen, f"{kind.__name__}.{name}")
