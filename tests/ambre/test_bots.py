"""Bots that pick among their moves, with instances of the schemas, play whole sessions."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ops.play.sampler import sample
from tests.ambre.table import count, opened
from tests.scene import Scene
from tests.suite.seeds import seeds


def finished(n: int, seed: int, scene: Scene | None = None, **options: Any) -> Scene:
    """A session of bots, from the start to the end. AMB-CARD-05 holds at every step."""
    rng = Random(seed)
    scene = scene or opened(n, **options)
    names = ["host", *(seat.id for seat in scene.state.table.seats)]
    for _ in range(4000):
        offers = [(seat, move) for seat in names for move in scene.moves(seat)]
        if not offers:
            break
        calm = [o for o in offers if o[1].command.__name__ not in ("SetConflictTheme", "ReadMotivation")]
        seat, move = rng.choice(calm or offers)
        if calm and rng.random() < 0.1:
            seat, move = rng.choice(offers)
        reading = [o for o in offers if o[1].command.__name__ == "ReadMotivation"]
        if reading and rng.random() < 0.3:
            seat, move = rng.choice(reading)
        command = msgspec.convert(sample(move.schema, rng), move.command)
        scene.do(seat, command, below=rng.randrange)
        if scene.state.dealt:
            assert count(scene.state) == 40
    return scene


@pytest.mark.parametrize("seed", seeds(1, deep=60))
@pytest.mark.parametrize("n", [3, 4, 5])
def test_bots_finish_a_session(n: int, seed: int) -> None:
    """AMB-GEN-02, AMB-GEN-04, AMB-SEC-12: at 3, 4 and 5 seats the moves alone lead to the end."""
    scene = finished(n, seed)
    assert scene.state.step == "ended"
    assert len(scene.state.scenes) == 2 * n


@pytest.mark.parametrize("seed", seeds(1, deep=40))
def test_bots_finish_a_session_under_every_option(seed: int) -> None:
    """AMB-GEN-08: each option in its other value."""
    scene = finished(
        4,
        seed + 100,
        element_pickers="anyone",
        raise_must_exceed=True,
        cut_gate="any_narrator",
        open_set_aside=True,
        act_two_draw="as_act_one",
        motivation_reveal="with_epilogue",
        undo_consent="majority",
    )
    assert scene.state.step == "ended"
