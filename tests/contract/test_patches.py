"""Patches between any two values, RFC 6902 as jsonpatch has it; those of sessions `Patches` follows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from projections.base.differences import Operation, encoded_view, plain, view_patch
from projections.base.encoding import encode
from projections.base.registry import PROJECTIONS
from tests.contract.wire import applied

Plain = Any


class Shown(msgspec.Struct, frozen=True):
    """A view with a field that holds anything."""

    held: Any
    rest: str = "x" * 400


class Danger(msgspec.Struct, frozen=True, tag="danger"):
    """A thing with a tag, and fields that may be unset."""

    id: str
    steps: int | msgspec.UnsetType = msgspec.UNSET
    places: frozenset[str] | msgspec.UnsetType = msgspec.UNSET


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing of which is left out what is usual."""

    id: str
    count: int = 1
    within: tuple[Danger, ...] = ()


def patch(was: Plain, now: Plain) -> tuple[Operation, ...]:
    before = encoded_view(Shown(was))
    return view_patch(before, encoded_view(Shown(now), before))


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
    assert applied(patch(was, now), plain(Shown(was))) == plain(Shown(now))


dangers = st.builds(
    Danger,
    st.sampled_from("abc"),
    st.integers(0, 2) | st.just(msgspec.UNSET),
    st.frozensets(st.sampled_from("abcdef")) | st.just(msgspec.UNSET),
)
marks = st.builds(
    Mark, st.sampled_from("abc"), st.integers(0, 2), st.lists(dangers, max_size=3, unique_by=lambda x: x.id).map(tuple)
)
shown = st.lists(dangers, max_size=3) | st.lists(marks, max_size=3) | st.dictionaries(st.text("abc", max_size=1), marks)


@given(shown, shown)
def test_a_patch_leads_from_structs_to_structs(was: Plain, now: Plain) -> None:
    """Fields that are unset or at their default are absent from JSON: a patch adds them or removes them."""
    before, after = (msgspec.json.decode(encode(Shown(each))) for each in (was, now))
    assert applied(patch(was, now), before) == after


@pytest.mark.parametrize("game", sorted(PROJECTIONS))
def test_fields_of_a_view_are_always_present(game: str) -> None:
    """An encoded view copies from the one before every field that did not change."""
    for view in PROJECTIONS[game].views:
        assert not view.__struct_config__.omit_defaults
        assert not [field.name for field in msgspec.structs.fields(view) if "UnsetType" in repr(field.type)]


def test_things_are_followed_by_their_names() -> None:
    """Whoever comes or goes leaves the others where they are."""
    was = [{"type": "sheet", "id": "a", "life": 3}, {"type": "sheet", "id": "b", "life": 4}]
    now = [{"type": "sheet", "id": "c", "life": 5}, {"type": "sheet", "id": "b", "life": 2}]
    assert list(msgspec.to_builtins(patch(was, now))) == [
        {"op": "remove", "path": "/held/0"},
        {"op": "add", "path": "/held/0", "value": {"type": "sheet", "id": "c", "life": 5}},
        {"op": "replace", "path": "/held/1/life", "value": 2},
    ]


def test_things_in_another_order_are_replaced() -> None:
    """Names that stay must stand in the same order: places in a patch say nothing of an exchange."""
    one, other = {"type": "sheet", "id": "a", "life": 3}, {"type": "sheet", "id": "b", "life": 4}
    assert patch([one, other], [other, one]) == (Operation("replace", "/held", [other, one]),)
