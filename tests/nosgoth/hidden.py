"""What the game master does without anybody else reading of it, again and again."""

from __future__ import annotations

from domain.base.events import Command
from domain.systems.nosgoth.combat.enemies import AddCombatant
from domain.systems.nosgoth.points import AdjustPoints
from domain.systems.nosgoth.state.state import Characteristics
from tests.scene import Scene

WEAK = Characteristics(life=6, movement=5, mental=4, corruption=2)


def hidden(scene: Scene, number: int) -> tuple[str, Command]:
    """An enemy, and then a wound of it."""
    if number % 2:
        (*_, enemy) = scene.state.enemies
        return "mj", AdjustPoints(enemy, "life", -1, "hazard")
    return "mj", AddCombatant(f"Le {number}e rat", "vampire", 6, WEAK, armor=2, damage=4)
