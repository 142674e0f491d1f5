"""What the game master did to a hidden enemy, and to a sheet that others do not read, until it shows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from domain.systems.nosgoth.combat.enemies import AddCombatant, CombatantChanges, RevealCombatant, ReviseCombatant
from domain.systems.nosgoth.combat.out_of_combat import RuleDead, RuleOutOfCombat
from domain.systems.nosgoth.points import AdjustPoints
from domain.systems.nosgoth.sheets import SetSheetValue
from tests.nosgoth.table import Table, four
from tests.scene import Scene


def revealed(_rng: Random) -> Scene:
    """NOS-COM-01: what it is called now, and that it can go on no longer."""
    table = Table()
    enemy = table.act("gm", AddCombatant("Kain", "vampire", 5, four()))
    table.do("gm", ReviseCombatant(enemy, CombatantChanges(name="Kain, blessé")))
    table.do("gm", AdjustPoints(enemy, "movement", -10, "hazard"))
    table.do("gm", RuleOutOfCombat(enemy, out=True))
    table.do("gm", RevealCombatant(enemy))
    return table


def spared(_rng: Random) -> Scene:
    """NOS-DEATH-01: who has had more life than others knew of survives what would have been the death of another."""
    table = Table(sheet_view="owner_and_gm")
    ann, bob = table.hero("ann"), table.hero("bob")
    table.do("gm", SetSheetValue(ann, "life", 12))
    table.do("gm", AdjustPoints(bob, "life", -2, "hazard"))
    for hero in (ann, bob):
        table.do("gm", AdjustPoints(hero, "life", -8, "hazard"))
    table.do("gm", AdjustPoints(ann, "life", -2, "hazard"))
    return table


def found_dead(_rng: Random) -> Scene:
    """NOS-DEATH-01: what comes into sight is dead already."""
    table = Table()
    guard = table.act("gm", AddCombatant("Garde", "other", 2))
    table.do("gm", RuleDead(guard))
    table.do("gm", RevealCombatant(guard))
    return table


SHOWN: tuple[Callable[[Random], Scene], ...] = (revealed, spared, found_dead)
