"""Why a value stands in a view: a thing in a list is itself wherever it stands, and marks stand as they stood then."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from domain.base.corrections import Retract
from domain.base.refusal import Refused
from domain.systems.sombre.characters.gauges import ApplyTick
from projections.base.differences import plain
from projections.base.encoding import encode
from projections.feeds.reader import SeatReader
from projections.queries.why import followed, last_trail, trail_of, why
from tests.contract.sessions import NAMES, meddle, played, wandering
from tests.contract.twinning import pointers
from tests.contract.wire import seats
from tests.scene import Scene
from tests.sombre.table import playing
from tests.suite.seeds import amount

STEPS = amount(40, deep=120)
Plain = Any


@pytest.mark.parametrize(
    ("now", "pointer", "was", "value"),
    [
        ({"of": [{"id": "b", "n": 4}]}, "/of/0/n", {"of": [{"id": "a", "n": 1}, {"id": "b", "n": 3}]}, 3),
        ({"of": [{"id": "b", "n": 4}]}, "/of/0/n", {"of": [{"id": "a", "n": 1}]}, UNSET),
        ({"words": ["b"]}, "/words/0", {"words": ["a", "b"]}, "b"),
        ({"words": ["b", "b"]}, "/words/1", {"words": ["b"]}, UNSET),
        ({"faces": [3, 4]}, "/faces/1", {"faces": [4, 3]}, 3),
        ({"legs": [{"of": [1]}]}, "/legs/0/of", {"legs": [{"of": [2]}]}, [2]),
        ({"a/b": {"~": 1}}, "/a~1b/~0", {"a/b": {"~": 2}}, 2),
        ({"a": None}, "/a", {}, UNSET),
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
        last_trail("people", [{"people": []}])
    with pytest.raises(Refused, match="bad_pointer"):
        last_trail("/a~2", [{"a~2": 1}])


def test_what_is_there_no_more_is_followed_from_the_last_view_that_had_it() -> None:
    views = [{"of": []}, {"of": [{"id": "b"}]}, {"of": [{"id": "a"}]}]
    assert last_trail("/of/0", views) == trail_of("/of/0", views[1])
    with pytest.raises(Refused, match="unknown_pointer"):
        last_trail("/of/1", views)


@pytest.mark.parametrize("name", NAMES)
def test_a_correction_that_took_a_value_is_the_cause_of_its_absence(name: str) -> None:
    """Absent is not null: the cause has no `now`, and the answer no `value`."""
    rng, taken = Random(5), 0
    for scene, _ in wandering(name, 5, STEPS):
        for _ in range(3):
            taken += took(scene, rng)
    assert taken


def took(scene: Scene, rng: Random) -> int:
    """Return how many values one correction took from the view of the first seat, each of them asked about."""
    seat = scene.state.table.seats[0].id
    was, count = plain(scene.view(seat)), scene.feeds.count(seat)
    if not meddle(scene, rng) or scene.feeds.count(seat) != count + 1:
        return 0
    now = plain(scene.view(seat))
    gone = [p for p in pointers(was) if not there(p, now) and followed(trail_of(p, was), now) is UNSET][:3]
    for pointer in gone:
        found = why(scene.feeds, seat, pointer, "fr")
        assert found.value is UNSET
        assert (found.causes[0].frame, found.causes[0].now) == (count + 1, UNSET)
        assert {"value", "now"}.isdisjoint(msgspec.to_builtins(found) | msgspec.to_builtins(found.causes[0]))
    return len(gone)


def there(pointer: str, view: Plain) -> bool:
    try:
        trail_of(pointer, view)
    except Refused:
        return False
    return True


def test_a_circle_names_its_own_roll() -> None:
    """A correction that takes one of several alike leaves the others what they were."""
    scene, person = playing()
    for cause in ("chute", "lame"):
        scene.do("gm", ApplyTick(person, "wounds", 1, cause))
    first, second = (event.id for event in scene.feeds.history.raw[-2:])
    frame = scene.feeds.count("ana")
    pointer = f"{next(place for place in pointers(plain(scene.view('ana'))) if place.endswith('/circles/1'))[:-1]}0"
    scene.correct("gm", Retract(first, "une autre fois", cascade=True))
    found = why(scene.feeds, "ana", pointer, "fr")
    assert found.value["source"] == second
    assert [cause.frame for cause in found.causes] == [frame]


def test_marks_stand_as_they_stood_then() -> None:
    """Whoever asks about a moment reads nothing of what came after it."""
    scene = played("nosgoth")
    for seat in seats(scene):
        for at in range(1, scene.feeds.count(seat) + 1):
            frames = list(SeatReader(scene.feeds, seat, "fr").frames(0, at, at=at))
            assert all((line.corrected_by or 0) <= at for frame in frames for line in frame.entries)
        assert encode(list(SeatReader(scene.feeds, seat, "fr").frames(at=at))) == encode(scene.feed(seat))
