"""SOM-TURN-17, SOM-TURN-18: whom the rulings of long actions are offered to."""

from __future__ import annotations

from domain.systems.sombre.combat.declarations.long_actions import AdjustLongAction, RuleInterruption, SetLongAction
from tests.sombre.table import playing

OURS = {SetLongAction, AdjustLongAction, RuleInterruption}


def test_they_are_offered_to_the_game_master_alone() -> None:
    """One is begun where none runs, and changed or ruled on while it does; the length may be secret, so no player's."""
    scene, person = playing()
    offered = [{move.command for move in scene.moves("gm")} & OURS]
    scene.do("gm", SetLongAction(person, "forcer la porte", 3))
    offered.append({move.command for move in scene.moves("gm")} & OURS)
    assert offered == [{SetLongAction}, {AdjustLongAction, RuleInterruption}]
    for seat in ("ana", "bob", "eve"):
        assert not OURS & {move.command for move in scene.moves(seat)}
