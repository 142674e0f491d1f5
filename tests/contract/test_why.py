"""Why a value stands in a view: every change of it, the latest first, whatever was corrected on the way; and a thing in
a list is itself wherever it stands.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domain.base.refusal import Refused
from projections.base.differences import plain
from projections.base.encoding import encode
from projections.queries.why import Cause, followed, trail_of, why
from tests.contract.sessions import NAMES, meddle, played, wandering
from tests.contract.test_patches import seats
from tests.contract.twinning import pointers
from tests.scene import Scene

Plain = Any


def told_in_full(scene: Scene, seat: str, pointer: str, at: int) -> list[Cause]:
    """All pages together."""
    causes: list[Cause] = []
    before: int | None = None
    while before != 1:
        page = why(scene.feeds, seat, pointer, "fr", at, before, limit=2)
        causes += page.causes
        before = page.read
    return causes


def check(scene: Scene, seat: str, rng: Random) -> None:
    last = scene.feeds.count(seat)
    views = [plain(scene.view(seat, at)) for at in range(1, last + 1)]
    for at in {last, rng.randint(1, last)}:
        places = list(pointers(views[at - 1]))
        for pointer in rng.sample(places, min(4, len(places))):
            found = why(scene.feeds, seat, pointer, "fr", at)
            trail = trail_of(pointer, views[at - 1])
            values = [None, *(followed(trail, view) for view in views[:at])]
            changed = [number for number in range(at, 0, -1) if values[number] != values[number - 1]]
            assert [cause.frame for cause in found.causes] == changed
            assert found.value == values[at]
            for cause in found.causes:
                assert (cause.was, cause.now) == (values[cause.frame - 1], values[cause.frame])
                (frame,) = scene.feeds.frames(seat, "fr", cause.frame - 1, cause.frame, at=at)
                assert (cause.at, cause.entries) == (frame.at, frame.entries)
            assert told_in_full(scene, seat, pointer, at) == list(found.causes)


@pytest.mark.parametrize("name", NAMES)
def test_every_change_of_a_value_is_a_cause(name: str) -> None:
    scene, rng = played(name), Random(name)
    for seat in seats(scene):
        check(scene, seat, rng)


@pytest.mark.parametrize("name", NAMES)
def test_corrections_are_causes(name: str) -> None:
    rng = Random(name)
    for scene, _ in wandering(name, 11, 110):
        if rng.random() < 0.15:
            meddle(scene, rng)
    for seat in seats(scene):
        check(scene, seat, rng)


@pytest.mark.parametrize(
    ("now", "pointer", "was", "value"),
    [
        ({"of": [{"id": "b", "n": 4}]}, "/of/0/n", {"of": [{"id": "a", "n": 1}, {"id": "b", "n": 3}]}, 3),
        ({"of": [{"id": "b", "n": 4}]}, "/of/0/n", {"of": [{"id": "a", "n": 1}]}, None),
        ({"words": ["b"]}, "/words/0", {"words": ["a", "b"]}, "b"),
        ({"words": ["b", "b"]}, "/words/1", {"words": ["b"]}, None),
        ({"faces": [3, 4]}, "/faces/1", {"faces": [4, 3]}, 3),
        ({"legs": [{"of": [1]}]}, "/legs/0/of", {"legs": [{"of": [2]}]}, [2]),
        ({"a/b": {"~": 1}}, "/a~1b/~0", {"a/b": {"~": 2}}, 2),
        ({"a": None}, "/a", {}, None),
        ([1], "", [2], [2]),
    ],
)  # fmt: skip
def test_a_thing_is_followed_wherever_it_stood(now: Plain, pointer: str, was: Plain, value: Plain) -> None:
    assert followed(trail_of(pointer, now), was) == value


@pytest.mark.parametrize(
    "pointer", ["/nobody", "/people/1", "/people/-", "/people/01", "/people/²", "/people/0/life/x", "/"]
)
def test_what_is_not_there_is_refused(pointer: str) -> None:
    with pytest.raises(Refused, match="unknown_pointer"):
        trail_of(pointer, {"people": [{"id": "a", "life": 1}]})


def test_what_is_no_pointer_is_refused() -> None:
    with pytest.raises(Refused, match="bad_pointer"):
        trail_of("people", {"people": []})
    with pytest.raises(Refused, match="bad_pointer"):
        trail_of("/a~2", {"a~2": 1})


def test_marks_stand_as_they_stood_then() -> None:
    """Whoever asks about a moment reads nothing of what came after it."""
    scene = played("nosgoth")
    for seat in seats(scene):
        for at in range(1, scene.feeds.count(seat) + 1):
            frames = list(scene.feeds.frames(seat, "fr", 0, at, at=at))
            assert all((line.corrected_by or 0) <= at for frame in frames for line in frame.entries)
        assert encode(list(scene.feeds.frames(seat, "fr", at=at))) == encode(scene.feed(seat))
