"""What was done where nobody saw it, until it shows: hidden people are introduced and throw dice, ready-made characters
are handed to a player, sheets are opened.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from domain.base.refusal import Refused
from domain.systems.sombre.characters.approval import AssignCharacter
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.mind.npcs import IntroduceNpc
from domain.systems.sombre.table.phases import SetSheetMode
from tests.scene import Scene
from tests.sombre.dark import DARK, recovered
from tests.sombre.handwritten import HANDWRITTEN
from tests.sombre.unseen import UNSEEN


def show(scene: Scene) -> Scene:
    """As far as it can be shown now."""

    def gm(command: Any, *dice: int) -> None:
        with suppress(Refused):
            scene.do("gm", command, *dice)

    people = tuple(scene.state.characters.values())
    for person in people:
        if person.kind == "npc":
            gm(IntroduceNpc(person.id, "Une ombre"))
        elif person.seat == "ana":
            gm(AssignCharacter(person.id))
    for person in people:
        if person.kind == "pc" and person.seat is None:
            gm(AssignCharacter(person.id, "ana"))
            gm(AssignCharacter(person.id))
        gm(CallRoll(person.id, ("senses",) if person.kind == "pc" else ("general",)))
        gm(Roll(scene.last_id), 8)
    gm(SetSheetMode("open"))
    return scene


def until_shown(start: Callable[[Random], Scene]) -> Callable[[Random], Scene]:
    return lambda rng: show(start(rng))


SHOWN: tuple[Callable[[Random], Scene], ...] = (*HANDWRITTEN, *map(until_shown, (*DARK, recovered, *UNSEEN)))
