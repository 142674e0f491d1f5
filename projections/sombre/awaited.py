"""Awaited acts at a table of Sombre light: dice that were called for, and declarations that a fight waits for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from domain.base.events import Command
from domain.systems.sombre.characters.creation import AllocateCommonSkills
from domain.systems.sombre.characters.skills import COMMON
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.long_actions import RuleInterruption
from domain.systems.sombre.combat.declarations.sealing import OpenSealedIntents, SealIntentKind, SpecifyIntent
from domain.systems.sombre.combat.guns.burst_rulings import AllocateImpacts, ListBurstTargets
from domain.systems.sombre.combat.resolution.interposition import ChooseInterposedArm
from domain.systems.sombre.combat.resolution.late_hits import CompleteLateHit
from domain.systems.sombre.combat.resolution.wounds import RuleZone
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion
from domain.systems.sombre.dice.roll_commands import ConfirmDoubleFailure, Roll
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.table.seats import Table
from projections.base.projection import Awaited, leader
from projections.sombre.views.calls import CallView
from projections.sombre.views.fight import CombatView
from projections.sombre.views.sheets import CharacterView, OwnView, PagesView
from projections.sombre.views.table import TableView

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
"""The command that settles each of them. Actions that wait to be called or classed, and phases to be ended, have no one
way.
"""


class Waiting(Protocol):
    """The parts of a view from which awaited acts are read."""

    @property
    def table(self) -> TableView: ...
    @property
    def characters(self) -> tuple[CharacterView, ...]: ...
    @property
    def calls(self) -> tuple[CallView, ...]: ...
    @property
    def combat(self) -> CombatView: ...


def awaited(view: Waiting, table: Table) -> Iterator[Awaited]:
    """Yield the acts that the table waits for; nothing is asked of a seat that is away (C-7)."""
    if view.table.phase == "closed":
        return
    away = {seat.id for seat in table.seats if seat.away}
    for each in _owed(view, leader(table)):
        if each.seat not in away:
            yield each


def _owed(view: Waiting, gm: str) -> Iterator[Awaited]:
    people = {person.id: person for person in view.characters}
    for call in view.calls:
        yield from _roll(call, people.get(call.announced.character), gm)
    for owed in view.combat.fight.awaited if view.combat.fight is not None else ():
        if owed.what in OWED:
            yield Awaited(gm if owed.by is None else owed.by, OWED[owed.what], owed.about)
    for late in view.combat.late:
        yield Awaited(gm, CompleteLateHit, late.id)


def _roll(call: CallView, person: CharacterView | None, gm: str) -> Iterator[Awaited]:
    """Yield the roll that a call waits for, or the scores that it lacks (SOM-CHAR-19, A77).

    Seats other than the owner's and the game master's read of the roll alone, as they do not read which score is
    missing.
    """
    if call.roller is None:
        yield Awaited(gm, Roll, call.id)
    elif person is None or person.own is None or person.pages is None or not _unscored(call, person.own, person.pages):
        yield Awaited(call.roller, Roll, call.id)
    elif person.own.animal is None:
        yield Awaited(call.roller, AllocateCommonSkills, person.id)


def _unscored(call: CallView, own: OwnView, pages: PagesView) -> bool:
    """Return whether the roll lacks a score of the character (A76, SOM-ANIMAL-01).

    One number serves for all the common skills (A76); instinct is an animal's mind (SOM-ANIMAL-01).
    """
    if call.sides != 20 or "general" in pages.common or any(of.call == call.id for of in own.treatments):
        return False
    given = {*pages.common, *(skill.title for skill in pages.skills)}
    if own.animal is not None and "instinct" in given:
        given.add("mind")
    return any(skill in COMMON and skill not in given for skill in call.announced.skills)
