"""Entries about enemies, the course of a combat, blows and their damage."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.game import copy_fields
from domain.record.history import Step
from domain.systems.nosgoth.combat.attacks import DeclareAttack, DeclareEnemyAttack, DeclareMove, DifficultyFixed
from domain.systems.nosgoth.combat.combat import (
    EndCombat,
    EndTurn,
    ImmobilizationCleared,
    SetTurnOrder,
    StartCombat,
    TurnGiven,
)
from domain.systems.nosgoth.combat.damage import ApplyDamage, DamageApplied
from domain.systems.nosgoth.combat.deeds import DeclareEnemyAction
from domain.systems.nosgoth.combat.enemies import (
    AddCombatant,
    CombatantChanges,
    CombatantRevealed,
    RevealCombatant,
    ReviseCombatant,
)
from domain.systems.nosgoth.combat.out_of_combat import RemoveCombatant, RuleDead, RuleOutOfCombat
from domain.systems.nosgoth.state.sight import is_gm, knows, sees
from domain.systems.nosgoth.state.state import Characteristic, Characteristics, EnemyKind, action, combatant
from projections.base.entry_rules import EntryRule, EntryRules, ForAll, nobody
from projections.nosgoth.views.visibility import seen


class EnemyEntry(msgspec.Struct, frozen=True):
    """An enemy as it was entered: the game master's."""

    combatant: Id
    name: str
    kind: EnemyKind
    level: int
    characteristics: Characteristics | None
    armor: int
    damage: int | None
    teleport: bool


class RevisedEntry(msgspec.Struct, frozen=True):
    """The changes of an enemy; the others learn its new name alone. `was`: the name it had, if it has another."""

    combatant: Id
    name: str
    was: str | None
    changes: CombatantChanges | None = None


class OrderEntry(msgspec.Struct, frozen=True):
    order: tuple[Id, ...]
    active: Id
    round: int


class TurnEntry(msgspec.Struct, frozen=True):
    active: Id
    round: int


class AttackEntry(msgspec.Struct, frozen=True):
    action: Id
    attacker: Id
    target: Id
    basis: Characteristic
    text: str


class EnemyDeedEntry(msgspec.Struct, frozen=True):
    """The attempt of an enemy, and who rolls, if that was said."""

    action: Id
    combatant: Id
    text: str
    seat: Id | None


class EnemyAttackEntry(msgspec.Struct, frozen=True):
    action: Id
    attacker: Id
    target: Id
    text: str


class DamageEntry(msgspec.Struct, frozen=True):
    """The damage that the game master rules for a hit.

    `gross`: base and bonus, before armour. `redirect_to`: for those who know the target's points.
    """

    attack: Id
    attacker: Id
    target: Id
    base: int
    bonus: int
    gross: int
    characteristic: Characteristic
    redirect_to: Characteristic | None = None


class HurtEntry(msgspec.Struct, frozen=True):
    """Damage on a character whose sheet is not the reader's to read."""

    attack: Id
    target: Id
    armor: int | None = None
    net: int | None = None


def _gms(step: Step, seat: str, _what: Any) -> bool:
    return is_gm(step.after, seat)


@ForAll
def _added(step: Step, data: AddCombatant) -> EnemyEntry:
    return copy_fields(EnemyEntry, data, combatant=step.event.id)


def _revised(step: Step, seat: str, command: ReviseCombatant) -> RevisedEntry | None:
    """Return the entry of a changed enemy: the game master's, but for a revealed enemy's new name (NOS-COM-01)."""
    who = command.combatant
    before, now = combatant(step.before, who), combatant(step.after, who)
    if before is None or now is None:
        return None
    was = before.name if before.name != now.name else None
    if knows(step.after, seat, who):
        return RevisedEntry(who, now.name, was, command.changes)
    return RevisedEntry(who, now.name, was) if was and sees(step.after, seat, who) else None


@ForAll
def _revealed(step: Step, command: RevealCombatant) -> CombatantRevealed | None:
    shown = combatant(step.after, command.combatant)
    return None if shown is None else copy_fields(CombatantRevealed, shown, combatant=shown.id)


@ForAll
def _order(step: Step, _command: StartCombat | SetTurnOrder) -> OrderEntry | None:
    return None if step.after.combat is None else copy_fields(OrderEntry, step.after.combat)


@ForAll
def _turn(step: Step, _command: TurnGiven) -> TurnEntry | None:
    return None if step.after.combat is None else copy_fields(TurnEntry, step.after.combat)


@ForAll
def _attack(step: Step, command: DeclareAttack) -> AttackEntry | None:
    of = action(step.after, step.event.id)
    return None if of is None else copy_fields(AttackEntry, command, action=of.id, attacker=of.by)


@ForAll
def _enemy_attack(step: Step, command: DeclareEnemyAttack) -> EnemyAttackEntry:
    return copy_fields(EnemyAttackEntry, command, action=step.event.id, attacker=command.enemy)


@ForAll
def _deed(step: Step, command: DeclareEnemyAction) -> EnemyDeedEntry:
    return copy_fields(EnemyDeedEntry, command, action=step.event.id, combatant=command.enemy)


def _there(step: Step, seat: str, command: RemoveCombatant) -> bool:
    """Return whether the seat saw the combatant that is removed."""
    return sees(step.before, seat, command.combatant)


def _ruled(step: Step, seat: str, command: ApplyDamage) -> DamageEntry | None:
    """Return the entry of a damage ruling (NOS-SEC-03); None: the attack has no outcome or no target.

    The characteristic that absorbs the rest is shown only to seats that know the target.
    """
    of = action(step.after, command.attack)
    if of is None or of.outcome is None or of.target is None:
        return None
    redirect = command.redirect_to if knows(step.after, seat, of.target) else None
    bonus = of.outcome.damage_bonus
    return copy_fields(
        DamageEntry,
        command,
        attacker=of.by,
        target=of.target,
        bonus=bonus,
        gross=command.base + bonus,
        redirect_to=redirect,
    )


def _applied(step: Step, seat: str, damage: DamageApplied) -> DamageApplied | HurtEntry | None:
    """Return the entry of applied damage (NOS-SEC-03, NOS-SEC-05).

    Of a character whose sheet the seat does not know it says only that it was hurt; of an enemy nothing (None).
    """
    if knows(step.after, seat, damage.target):
        return damage
    return HurtEntry(damage.attack, damage.target) if damage.target in step.after.characters else None


ENTRY_RULES: EntryRules = {
    AddCombatant: EntryRule(_gms, _added),
    ReviseCombatant: EntryRule(fields=_revised),
    RevealCombatant: EntryRule(fields=_revealed),
    StartCombat: EntryRule(fields=_order),
    SetTurnOrder: EntryRule(fields=_order),
    EndCombat: EntryRule(),
    EndTurn: EntryRule(nobody),
    TurnGiven: EntryRule(fields=_turn),
    DeclareAttack: EntryRule(fields=_attack),
    DeclareEnemyAttack: EntryRule(fields=_enemy_attack),
    DeclareMove: EntryRule(),
    ApplyDamage: EntryRule(fields=_ruled),
    DeclareEnemyAction: EntryRule(fields=_deed),
    RuleOutOfCombat: EntryRule(seen),
    RuleDead: EntryRule(seen),
    RemoveCombatant: EntryRule(_there),
    CombatantRevealed: EntryRule(),
    ImmobilizationCleared: EntryRule(seen),
    DifficultyFixed: EntryRule(),
    DamageApplied: EntryRule(fields=_applied),
}
