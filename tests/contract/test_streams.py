"""Streams of chance in every game: whoever follows one sees every draw of it as it falls, so that no number ever tells
him of a draw that he did not see.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from domain.table.chains import follows
from projections.queries.audit import audit
from tests.contract.sessions import NAMES, meddle, opened, played, wandering
from tests.contract.twinning import of_scenario, variants
from tests.scene import Scene

LENGTH = 90
LATE = {"sombre": {"DieRolled"}}
"""Events whose dice may have been drawn behind the screen and be shown because of what they came to."""


def wandered(name: str, number: int) -> Scene:
    """Under one of the game's options, with dice of the service and corrections now and then."""
    options = of_scenario(name, "VARIANTS", ({},))[number]
    served = {"dice": "service"} if "dice" in opened(name).game.options.__struct_fields__ else {}
    scene, rng = opened(name), Random(number)
    for scene, _ in wandering(name, 31 + number, LENGTH, {**options, **served}, linked=True):
        if rng.random() < 0.1:
            meddle(scene, rng)
    return scene


def shown(scene: Scene, seat: str) -> tuple[dict[str, list[int]], set[str]]:
    """Of each stream the numbers that a seat was shown, in their order; and the events, by name, of which it was shown
    dice that it cannot check yet.
    """
    numbers: dict[str, list[int]] = {}
    unproven: set[str] = set()
    for frame in scene.feed(seat, marked=False):
        for die in dict.fromkeys(die for entry in frame.entries for die in entry.dice):
            if die.proof is not None:
                numbers.setdefault(die.proof.stream, []).append(die.proof.number)
            elif not die.physical:
                unproven.add(frame.entries[0].type)
    return numbers, unproven


def check(scene: Scene) -> None:
    """No seat sees a gap, nor anything of a stream that it does not follow."""
    for seat in ("host", *(each.id for each in scene.state.table.seats)):
        keeper = scene.feeds.projection.sees_all(scene.state, seat)
        numbers, unproven = shown(scene, seat)
        followed = ((name, last) for name, last in scene.feeds.history.drawn.items() if keeper or follows(name, seat))
        assert numbers == {name: list(range(1, last + 1)) for name, last in followed}, seat
        assert unproven <= LATE.get(scene.game.name, set()), seat


@pytest.mark.parametrize("name", NAMES)
def test_nobody_sees_a_gap_in_the_told_session(name: str) -> None:
    scene = played(name, served=True)
    assert scene.feeds.history.drawn or scene.state.options.dice == "physical"
    check(scene)


@pytest.mark.parametrize(("name", "number"), [*variants()])
def test_nobody_sees_a_gap_in_random_sessions(name: str, number: int) -> None:
    check(wandered(name, number))


def links(scene: Scene) -> Iterator[tuple[str, int]]:
    draws = (draw.link for event in scene.feeds.history.raw for draw in event.draws)
    return ((link.stream, link.number) for link in draws if link is not None)


def test_a_finished_game_of_ambre_proves_all_that_was_drawn() -> None:
    """AMB-SEC-13: nobody sees a draw before; then everybody sees them all."""
    scene = played("ambre", served=True)
    found = [die.proof for event in audit(scene.feeds) for die in event.dice]
    assert [(proof.stream, proof.number) for proof in found if proof] == [*links(scene)]
    assert len(found) == 8
