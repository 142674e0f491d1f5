"""Awaited acts at a table of Sombre light: dice that were called for, and whose word a fight awaits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from domain.base.events import Command
from domain.systems.sombre.calls.roll_words import ConfirmDoubleFailure, Roll
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.long_actions import RuleInterruption
from domain.systems.sombre.combat.declarations.sealing import OpenSealedIntents, SealIntentKind, SpecifyIntent
from domain.systems.sombre.combat.guns.burst_rulings import AllocateImpacts, ListBurstTargets
from domain.systems.sombre.combat.resolution.interposing import ChooseInterposedArm
from domain.systems.sombre.combat.resolution.late_hits import CompleteLateHit
from domain.systems.sombre.combat.resolution.wounds import RuleZone
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.table.seats import Table
from projections.base.projection import Awaited, leader
from projections.sombre.calls import CallView
from projections.sombre.combat.fight import CombatView
from projections.sombre.table import TableView

OWED: Mapping[str, type[Command]] = {
    "declaration": DeclareIntent,
    "seal": SealIntentKind,
    "opening": OpenSealedIntents,
    "specification": SpecifyIntent,
    "double_failure": ConfirmDoubleFailure,
    "explosion": TriggerExplosion,
    "zone": RuleZone,
    "arm": ChooseInterposedArm,
    "targets": ListBurstTargets,
    "impacts": AllocateImpacts,
    "speed": SetDistressSpeed,
    "interruption": RuleInterruption,
}
"""What settles each of them. Actions that wait to be called or classed, and phases to be ended, have no one way."""


class Waiting(Protocol):
    """The parts of a view that tell it."""

    @property
    def table(self) -> TableView: ...
    @property
    def calls(self) -> tuple[CallView, ...]: ...
    @property
    def combat(self) -> CombatView: ...


def awaited(view: Waiting, table: Table) -> Iterator[Awaited]:
    """Return what is awaited; of whoever is away nothing is asked (C-7)."""
    if view.table.phase == "closed":
        return
    away = {seat.id for seat in table.seats if seat.away}
    for each in _owed(view, leader(table)):
        if each.seat not in away:
            yield each


def _owed(view: Waiting, gm: str) -> Iterator[Awaited]:
    for call in view.calls:
        yield Awaited(gm if call.roller is None else call.roller, Roll, call.id)
    for owed in view.combat.fight.awaited if view.combat.fight is not None else ():
        if owed.what in OWED:
            yield Awaited(gm if owed.by is None else owed.by, OWED[owed.what], owed.about)
    for late in view.combat.late:
        yield Awaited(gm, CompleteLateHit, late.id)
