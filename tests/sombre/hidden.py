"""What the game master does without anybody else reading of it, again and again."""

from __future__ import annotations

from domain.base.events import Command
from domain.systems.sombre.characters.gauges import ApplyTick
from domain.systems.sombre.dangers.toxic.toxics import Administer
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.state.arms import Weapon
from tests.scene import Scene

KNIFE = Weapon(category="melee", damage="slashing", bonus=0)


def hidden(scene: Scene, number: int) -> tuple[str, Command]:
    """An adversary; then what it bears, suffers and takes."""
    who = [person.id for person in scene.state.characters.values() if not person.known and person.seat is None]
    match number % 4:
        case 1:
            return "meneur", DefineItem("Un couteau", who[-1], weapon=KNIFE)
        case 2:
            return "meneur", ApplyTick(who[-1], "wounds", 1, "une chute")
        case 3:
            return "meneur", Administer(who[-1], "psychedelic", 3, secret=True)
        case _:
            return "meneur", CreateNpc(f"Un rat, le {number}e")
