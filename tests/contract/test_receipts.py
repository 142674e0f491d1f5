"""Receipts are over the canonical form of RFC 8785, and over no patch."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from projections.feeds.canonical import canonical, of_wire
from projections.feeds.reader import SeatReader
from tests.contract.sessions import NAMES, opened, played


def test_a_patch_is_no_part_of_it() -> None:
    scene = played("nosgoth")
    plain = [frame.receipt for frame in SeatReader(scene.feeds, "player1", "fr").frames()]
    assert [
        frame.receipt for frame, _ in SeatReader(scene.feeds, "player1", "fr").patched_frames(0, len(plain))
    ] == plain


@pytest.mark.parametrize("name", NAMES)
def test_a_receipt_holds_the_options(name: str) -> None:
    """They stand in the first entry: whoever kept a receipt can prove under which a table was opened."""
    scene = opened(name)
    for seat in scene.state.table.seats:
        (first,) = map(msgspec.to_builtins, SeatReader(scene.feeds, seat.id, "fr").single([1]))
        options = first["entries"][0]["fields"]["options"]
        assert options == msgspec.to_builtins(scene.state.options)
        held = of_wire(first)
        options["dice"] = "never"
        assert of_wire(first) != held


def test_options_that_somebody_may_not_know_are_told_as_they_read() -> None:
    """INN-SEC-03: a total of the keeper's own is `custom` to all."""
    scene = opened("innommable", {"dice_total": 17})
    for seat in scene.state.table.seats:
        (first,) = SeatReader(scene.feeds, seat.id, "fr").single([1])
        assert first.entries[0].fields.options["dice_total"] == "custom"


keys = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=6)
numbers = st.integers(-(2**53) + 1, 2**53 - 1)
values = st.recursive(
    st.none() | st.booleans() | numbers | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=12,
)


@given(values)
def test_the_canonical_form_is_that_of_rfc_8785(value: Any) -> None:
    """Of integers that are exact in every language, and keys in ASCII."""
    assert canonical(value) == rfc8785.dumps(value)
