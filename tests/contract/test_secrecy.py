"""Twin sessions of any game: what a seat never saw is left out of one of them, and the seat cannot tell.

A game's scenario may name `TELLING`: hidden commands whose content rightly shows later without the command
itself being seen (a level that serves as a difficulty). They happen in both twins.
"""

from __future__ import annotations

from importlib import import_module
from random import Random

import msgspec
import pytest

from domain.events import Command, Event
from domain.history import play
from domain.judge import rejudge
from tests.contract.sessions import NAMES, opened, wandering
from tests.scene import Scene
from tests.twins import received


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_never_saw_leaves_no_trace(name: str, seed: int) -> None:
    whole = opened(name)
    for scene, _ in wandering(name, seed + 200, 110):
        whole = scene
    for seat in ("host", *(s.id for s in whole.state.table.seats if s.role != "gm")):
        left, right, dropped = twins(name, whole, seat, Random(seed))
        if not dropped:
            continue
        one, two = received(left, seat), received(right, seat)
        for part, told in one.items():
            assert told == two[part], f"{seat} can tell by its {part} that {dropped} happened"


def twins(name: str, whole: Scene, seat: str, rng: Random) -> tuple[Scene, Scene, list[str]]:
    """The session, and the same without some of what the seat never saw: as far as the rest can do without."""
    telling: tuple[type[Command], ...] = getattr(import_module(f"tests.{name}.scenario"), "TELLING", ())
    left, right = opened(name), opened(name)
    dropped: list[str] = []
    for event in whole.chronicle.history.raw[1:]:
        hidden = whole.chronicle.number_of(seat, event.version) is None
        if hidden and play(event) and not isinstance(event.command, telling) and rng.random() < 0.7:
            left.chronicle.append(event)
            dropped.append(type(event.command).__name__)
            continue
        moved = renumbered(event, right)
        if play(event) and rejudge(right.game, right.state, moved) != (moved,):
            break
        left.chronicle.append(event)
        right.chronicle.append(moved)
    return left, right, dropped


def renumbered(event: Event, scene: Scene) -> Event:
    return msgspec.structs.replace(event, version=scene.chronicle.history.version + 1)
