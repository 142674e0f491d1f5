"""What the game master does without anybody else reading of it, again and again."""

from __future__ import annotations

from domain.base.events import Command
from domain.systems.spin.characters.characters import CreateCharacter
from domain.systems.spin.characters.stakes import AddStake
from domain.systems.spin.characters.traits import AddTrait
from tests.scene import Scene


def hidden(scene: Scene, number: int) -> tuple[str, Command]:
    """Somebody, what he is like, and what is at stake."""
    people = [found.id for found in scene.state.characters.values() if found.kind == "npc" and not found.known]
    match number % 3:
        case 1:
            return "mj", AddTrait(people[-1], f"patient, {number} fois")
        case 2:
            return "mj", AddStake(f"Qui est le {number}e ?")
        case _:
            return "mj", CreateCharacter(f"Le {number}e noyé", "npc")
