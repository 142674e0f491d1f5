"""Typed dice are probing values too: how many are wanted, and which, tells a seat nothing of what it does not see."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from domain.base.events import Command, Event
from domain.record.history import Step
from tests.contract.sessions import NAMES, scheme
from tests.contract.twinning import never_led, of_scenario, twins
from tests.scene import Scene
from tests.twins import answer

TYPED = ((), (1,), (2, 2), (20,), (6, 6, 6), (3,) * 8)
MOST, SEEDS = 4, 3
"""So many acts of each seat are tried with other dice, in so many pairs of twins."""


class Scheming(Scene):
    """The game's session as it is told, and now and then one of its `secrets` besides."""

    secrets: tuple[type[Command], ...] = ()

    def do(self, seat: str, command: Command, *dice: int, **named: Any) -> Step:
        step = super().do(seat, command, *dice, **named)
        if self.secrets and type(command) not in self.secrets and step.event.version % 2:
            scheme(self, Random(step.event.version), self.secrets)
        return step


def schemed(name: str) -> Scene:
    scene = Scheming(name, of_scenario(name, "SEATS"), of_scenario(name, "OPTIONS", {}))
    telling = of_scenario(name, "TELLING")
    scene.secrets = tuple(kind for kind in of_scenario(name, "SECRET") if kind not in telling)
    of_scenario(name, "play")(scene)
    return scene


@pytest.mark.parametrize("name", NAMES)
def test_dice_that_do_not_fit_are_refused_alike(name: str) -> None:
    rng, whole, refused = Random(1), schemed(name), 0
    for seat, seed in product(never_led(whole), range(SEEDS)):
        left, right, varied = twins(name, whole, seat, Random(seed))
        for event in rolled(left, seat, rng) if varied else ():
            answers = [tried(scene, event) for scene in (left, right)]
            assert answers[0] == answers[1], (seat, event, varied)
            refused += sum(each != "accepted" for each in answers[0])
    assert refused or not any(rolled(whole, seat, rng) for seat in never_led(whole))


def rolled(scene: Scene, seat: str, rng: Random) -> list[Event]:
    """Some acts of the seat for which dice fell."""
    found = [e for e in scene.feeds.history.raw if e.seat == seat and any(d.kind != "shuffle" for d in e.draws)]
    return rng.sample(found, min(MOST, len(found)))


def tried(whole: Scene, event: Event) -> list[object]:
    """What the seat would have been answered in its place to these dice."""
    before = whole.again(whole.feeds.history.raw[: whole.feeds.history.index[event.id] - 1])
    return [answer(before, event.seat, event.command, dice) for dice in TYPED]
