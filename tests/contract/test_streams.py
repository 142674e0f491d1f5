"""Streams of chance in every game: whoever follows one sees every draw of it as it falls, so that no number ever tells
him of a draw that he did not see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from domain.table.chains import follows
from projections.audit import audit
from tests.contract.sessions import NAMES, meddle, opened, rarely, wandering
from tests.contract.twinning import of_scenario, variants
from tests.scene import Scene

SEEDS = range(3)
LENGTH = 150


def sessions(name: str, number: int) -> Iterator[Scene]:
    """Under one of the game's options, with corrections now and then; and far from the opening."""
    options = of_scenario(name, "VARIANTS", ({},))[number]
    options = {**options, "dice": "service"} if "dice" in opened(name).game.options.__struct_fields__ else options
    for seed in SEEDS:
        scene, rng = opened(name), Random(seed)
        for scene, _ in wandering(name, seed * 31 + number, LENGTH, options):
            if rng.random() < 0.1:
                meddle(scene, rng)
        for _ in rarely(scene, rng, LENGTH, Counter()):
            pass
        yield scene


def shown(scene: Scene, seat: str) -> tuple[dict[str, list[int]], Counter[str]]:
    """Of each stream the numbers that a seat was shown, in their order; and of which events, by name, it was shown
    dice that it cannot check yet.
    """
    numbers: dict[str, list[int]] = {}
    unproven: Counter[str] = Counter()
    for frame in scene.feed(seat, marked=False):
        told = dict.fromkeys(die for entry in frame.entries for die in entry.dice)
        for die in told:
            if die.proof is not None:
                numbers.setdefault(die.proof.stream, []).append(die.proof.number)
            elif not die.physical:
                unproven[frame.entries[0].type] += 1
    return numbers, unproven


LATE = {"sombre": {"DieRolled"}}
"""Events whose dice were drawn behind the screen and are shown because of what they came to."""


@pytest.mark.parametrize(("name", "number"), [*variants()])
def test_nobody_sees_a_gap(name: str, number: int) -> None:
    for scene in sessions(name, number):
        drawn = scene.feeds.history.drawn
        for seat in ("host", *(each.id for each in scene.state.table.seats)):
            seen, unproven = shown(scene, seat)
            keeper = scene.feeds.projection.sees_all(scene.state, seat)
            followed = {stream: count for stream, count in drawn.items() if keeper or follows(stream, seat)}
            assert seen == {stream: list(range(1, count + 1)) for stream, count in followed.items()}, (seat, seen)
            assert set(unproven) <= LATE.get(name, set()), (seat, unproven)


@pytest.mark.parametrize("name", NAMES)
def test_the_audit_of_a_finished_game_proves_every_draw(name: str) -> None:
    for scene in sessions(name, 0):
        found = [die.proof for event in audit(scene.feeds) for die in event.dice if not die.physical]
        if found:
            assert all(found)
