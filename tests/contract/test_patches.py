"""View patches of every game: from the first frame on they give every view that the seat ever had, whatever was
corrected on the way. RFC 6902 as jsonpatch has it, RFC 8785 as rfc8785 has it.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import jsonpatch
import msgspec
import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from projections.base.differences import difference
from projections.base.encoding import encode
from projections.feeds.frames import Frame
from tests.contract.sessions import NAMES, meddle, played, wandering
from tests.scene import Scene

Plain = Any


def applied(patch: Any, view: Plain) -> Plain:
    return jsonpatch.apply_patch(view, msgspec.json.decode(msgspec.json.encode(patch)))


def seats(scene: Scene) -> list[str]:
    return ["host", *(seat.id for seat in scene.state.table.seats)]


def follow(scene: Scene, seat: str, frames: list[Frame]) -> None:
    """A client that keeps the view."""
    view: Plain = None
    for frame in frames:
        view = applied(frame.patch, view)
        at = frame.frame
        assert view == msgspec.json.decode(encode(scene.view(seat, at)))
        assert frame.view == f"{at}-{sha256(rfc8785.dumps(view)).hexdigest()[:32]}"


@pytest.mark.parametrize("name", NAMES)
def test_patches_give_every_view(name: str) -> None:
    scene = played(name)
    for seat in seats(scene):
        follow(scene, seat, [frame for frame, _ in scene.feeds.patched_frames(seat, "fr", 0, 10**6, marked=False)])


@pytest.mark.parametrize("name", NAMES)
def test_patches_give_every_view_through_corrections(name: str) -> None:
    """Read as they come, some at once, or all in the end: the same bytes."""
    rng = Random(name)
    came: dict[str, list[Frame]] = {}
    for scene, _ in wandering(name, 27, 110):
        if rng.random() < 0.15:
            meddle(scene, rng)
        for seat in seats(scene):
            known = came.setdefault(seat, [])
            if rng.random() < 0.5 or scene.feeds.count(seat) == 1:
                more = scene.feeds.patched_frames(seat, "fr", len(known), scene.feeds.count(seat), marked=False)
                known += [frame for frame, _ in more]
    for seat, known in came.items():
        follow(scene, seat, known)
        once = [frame for frame, _ in scene.feeds.patched_frames(seat, "fr", 0, len(known), marked=False)]
        assert msgspec.json.encode(once) == msgspec.json.encode(known)


things = st.lists(
    st.fixed_dictionaries({"id": st.sampled_from("abcdef"), "n": st.integers(0, 2), "on": st.booleans()}),
    unique_by=lambda thing: thing["id"],
)
views = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.text("a~/é", max_size=2) | things,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("a~/", max_size=2), inner, max_size=4),
    max_leaves=12,
)


@given(views, views)
def test_a_patch_makes_of_one_the_other(was: Plain, now: Plain) -> None:
    assert applied(difference(was, now), was) == now


def test_things_are_followed_by_their_names() -> None:
    """Whoever comes or goes leaves the others where they are."""
    was = [{"type": "sheet", "id": "a", "life": 3}, {"type": "sheet", "id": "b", "life": 4}]
    now = [{"type": "sheet", "id": "c", "life": 5}, {"type": "sheet", "id": "b", "life": 2}]
    made = difference({"people": was, "rest": "x" * 400}, {"people": now, "rest": "x" * 400})
    assert list(msgspec.to_builtins(made)) == [
        {"op": "remove", "path": "/people/0"},
        {"op": "add", "path": "/people/0", "value": {"type": "sheet", "id": "c", "life": 5}},
        {"op": "replace", "path": "/people/1/life", "value": 2},
    ]


@pytest.mark.parametrize("name", NAMES)
def test_frames_say_which_earlier_ones_stand_otherwise(name: str) -> None:
    """Those, and no others: whoever keeps the frames of a feed reads these again, and has all marks as they stand."""
    rng = Random(name)
    kept: dict[str, list[bytes]] = {}
    renewed = 0
    for scene, _ in wandering(name, 27, 110):
        if rng.random() < 0.15:
            meddle(scene, rng)
        for seat in seats(scene):
            was = kept.get(seat, [])
            now = [encode(frame) for frame in scene.feeds.frames(seat, "fr")]
            more = scene.feeds.patched_frames(seat, "fr", len(was), len(now), marked=False)
            said = {number for frame, _ in more if frame.restated for number in frame.restated}
            other = {n for n, (a, b) in enumerate(zip(was, now, strict=False), 1) if a != b}
            assert other == said if len(now) - len(was) < 2 else other <= said
            renewed += len(said)
            kept[seat] = now
    assert renewed
