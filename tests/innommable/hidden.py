"""What the keeper does without anybody else reading of it, again and again."""

from __future__ import annotations

from domain.base.events import Command
from domain.systems.innommable.preparation.preparation import PlanInformation
from tests.scene import Scene


def hidden(scene: Scene, number: int) -> tuple[str, Command]:
    return "iris", PlanInformation("source", f"Le {number}e dormeur", 3)
