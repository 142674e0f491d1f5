"""Receipts of every game: a chain over what a seat was told, the same whoever computes it, in whichever language."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from projections.base.encoding import encode
from projections.feeds.canonical import canonical, of_wire
from projections.feeds.frames import Frame
from projections.texts import LOCALES
from tests import verifier
from tests.contract.sessions import NAMES, meddle, played, wandering
from tests.scene import Scene

NOTHING = "0" * 64
ENTRY = ("caused_by", "dice", "event", "fields", "rules", "seat", "type")


def wire(frames: Iterable[Frame]) -> list[Any]:
    return [msgspec.json.decode(encode(frame)) for frame in frames]


def without_text(lines: Iterable[Any]) -> list[Any]:
    return [{name: value for name, value in line.items() if name != "text"} for line in lines]


def told(entry: Any) -> Any:
    """An entry of the wire as a client reads it that knows nothing but the documents."""
    kept = {name: entry[name] for name in ENTRY if name in entry}
    fields = dict(kept["fields"])
    if "flips" in fields:
        fields["flips"] = [
            {"event": flip["event"], "was": without_text(flip["was"]), "now": without_text(flip["now"])}
            for flip in fields["flips"]
        ]
    if "inserted" in fields:
        fields["inserted"] = [{"lines": without_text(act["lines"])} for act in fields["inserted"]]
    return kept | {"fields": fields}


def bodies(frames: Iterable[Any]) -> list[bytes]:
    return [
        rfc8785.dumps({"at": frame["at"], "frame": frame["frame"], "entries": [told(e) for e in frame["entries"]]})
        for frame in frames
    ]


def chained(bodies: Iterable[bytes]) -> list[str]:
    receipts = [NOTHING]
    for body in bodies:
        receipts.append(sha256(receipts[-1].encode() + body).hexdigest())
    return receipts[1:]


def seats(scene: Scene) -> list[str]:
    return ["host", *(seat.id for seat in scene.state.table.seats)]


def independent(frames: list[Any]) -> list[str]:
    """What the verifier of a hundred lines has to say of receipts; the tests choose the faces of their dice."""
    dice = verifier.Dice()
    verifier.feed(dice, frames)
    return [finding for finding in dice.findings if "receipt" in finding]


def holds(scene: Scene) -> None:
    """With marks and without, in every language: the receipts are the chain of what stands on the wire."""
    for seat in seats(scene):
        for locale in LOCALES:
            for marked in (False, True):
                frames = wire(scene.feeds.frames(seat, locale, marked=marked))
                known = bodies(frames)
                assert known == [of_wire(frame) for frame in frames]
                assert [frame["receipt"] for frame in frames] == chained(known)
                assert independent(frames) == []
        last = scene.feeds.count(seat)
        assert scene.feeds.receipt(seat) == scene.feeds.receipt(seat, last) == frames[-1]["receipt"]
        assert scene.feeds.receipt(seat, 0) == NOTHING


@pytest.mark.parametrize("name", NAMES)
def test_receipts_are_the_chain_of_what_was_told(name: str) -> None:
    holds(played(name))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", NAMES)
def test_corrections_change_no_receipt(name: str, seed: int) -> None:
    """Read as they come, or all in the end."""
    rng = Random(f"{name}{seed}")
    came: dict[str, list[str]] = {}
    for scene, _ in wandering(name, seed, 100):
        if rng.random() < 0.15:
            meddle(scene, rng)
        for seat in seats(scene):
            known = came.setdefault(seat, [])
            known += [frame.receipt for frame in scene.feeds.frames(seat, "fr", len(known), marked=False)]
    for seat, known in came.items():
        assert [frame.receipt for frame in scene.feeds.frames(seat, "en")] == known
    holds(scene)


def test_a_patch_is_no_part_of_it() -> None:
    scene = played("nosgoth")
    plain = [frame.receipt for frame in scene.feeds.frames("player1", "fr")]
    assert [frame.receipt for frame, _ in scene.feeds.patched_frames("player1", "fr", 0, len(plain))] == plain


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
