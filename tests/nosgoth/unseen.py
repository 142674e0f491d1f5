"""Enemies of whom nobody but the game master knows, told by hand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from domain.systems.nosgoth.combat.enemies import AddCombatant, CombatantChanges, ReviseCombatant
from domain.systems.nosgoth.combat.out_of_combat import RemoveCombatant, RuleDead
from domain.systems.nosgoth.sheets import CreateCharacter
from domain.table.commands import StartTable
from domain.table.seats import Role
from tests.nosgoth.table import four
from tests.scene import Scene

SEATS: tuple[tuple[str, Role], ...] = (("gm", "gm"), ("ana", "player"), ("bob", "player"), ("eve", "spectator"))


def lair(_rng: Random) -> Scene:
    """Two wait where a vampire comes in; a third did not live to see it."""
    scene = Scene("nosgoth", SEATS)
    scene.do("host", StartTable())
    scene.do("ana", CreateCharacter("Ana", four()))
    for name in ("Kain", "Raziel"):
        enemy = scene.act("gm", AddCombatant(name, "vampire", 5, four()))
        scene.do("gm", ReviseCombatant(enemy, CombatantChanges(name=f"{name}, blessé")))
    guard = scene.act("gm", AddCombatant("Un garde", "other", 2))
    scene.do("gm", ReviseCombatant(guard, CombatantChanges(level=3)))
    scene.do("gm", RuleDead(guard))
    scene.do("gm", RemoveCombatant(guard))
    return scene


UNSEEN: tuple[Callable[[Random], Scene], ...] = (lair,)
