"""Why a value stands in a view: a thing in a list is itself wherever it stands, and marks stand as they stood then."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.refusal import Refused
from projections.base.encoding import encode
from projections.queries.why import followed, trail_of
from tests.contract.sessions import played
from tests.contract.wire import seats

Plain = Any


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
