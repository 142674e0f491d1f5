"""Sessions played at random from the offered moves: what is offered is taken, and nothing hidden shows."""

from __future__ import annotations

from random import Random

import pytest

from domain.refusal import Refused
from domain.systems.sombre.phases import StartPlay
from tests.scene import Scene
from tests.sombre.sampling import command
from tests.sombre.table import carole, npc, table

DULL = {
    "CloseTable",
    "SetTableOption",
    "SetSheetMode",
    "SetIdentity",
    "WriteBackground",
    "CreateNpc",
    "CreateObject",
    "AllocateCommonSkills",
    "UpdateNpc",
    "CreateCharacter",
    "AssignCharacter",
}


def step(scene: Scene, seat: str, random: Random) -> str | None:
    by_kind: dict[str, list[object]] = {}
    for move in scene.moves(seat):
        by_kind.setdefault(move.command.__name__, []).append(move)
    kinds = [k for k in by_kind if k not in DULL or random.random() < 0.05]
    if not kinds:
        return None
    move = random.choice(by_kind[random.choice(kinds)])
    chosen = command(scene, move, random)  # type: ignore[arg-type]
    try:
        scene.do(seat, chosen, below=random.randrange)
    except Refused as refused:
        raise AssertionError(f"{seat} was offered {chosen} and refused: {refused.code}") from refused
    return type(chosen).__name__


@pytest.mark.parametrize("seed", range(12))
def test_offered_moves_are_taken_and_unseen_events_change_no_view(seed: int) -> None:
    """SOM-ROLL-33, SOM-CHAR-03, SOM-NPC-09: whoever reads nothing of an event sees the same before and after."""
    random = Random(seed)
    scene = table()
    carole(scene, instability=2, age=44)
    carole(scene, "bob", "Bob")
    npc(scene)
    npc(scene, label=None)
    scene.do("gm", StartPlay())
    seats = ("ana", "bob", "eve", "host")
    views = {seat: scene.view(seat) for seat in seats}
    for _ in range(90):
        if step(scene, random.choice(("gm", "gm", "gm", "ana", "bob")), random) is None:
            continue
        for seat in seats:
            view = scene.view(seat)
            if not scene.chronicle._recent[1][seat]:  # type: ignore[index]
                assert view == views[seat], scene.chronicle.history.raw[-1]
            views[seat] = view
