"""What the lines of a Nosgoth Mithrap feed hold, where it is not the command itself.

A field that the reader may not know is absent (null), never masked.
"""

from __future__ import annotations

import msgspec

from domain.game.events import Id
from domain.systems.nosgoth.combat.attacks import DeclareMove
from domain.systems.nosgoth.combat.combat import EndCombat
from domain.systems.nosgoth.combat.enemies import ReviseCombatant
from domain.systems.nosgoth.combat.out_of_combat import RuleOutOfCombat
from domain.systems.nosgoth.consequences import (
    ActionCancelled,
    CharacterDied,
    CombatantRevealed,
    DamageApplied,
    DifficultyFixed,
    HitPending,
    ImmobilizationCleared,
    Immobilized,
    OutcomeComputed,
    RegenerationStopped,
    SurchargeActive,
)
from domain.systems.nosgoth.options import SetTableOptions
from domain.systems.nosgoth.points import Reason, RecordMeal
from domain.systems.nosgoth.sheets import SetSheetValue
from domain.systems.nosgoth.state import (
    Characteristic,
    Characteristics,
    EffectKind,
    EnemyKind,
    Power,
    ReductionSource,
)


class SheetLine(msgspec.Struct, frozen=True):
    character: Id
    seat: Id
    name: str
    characteristics: Characteristics | None = None
    armor: int | None = None
    skills: tuple[str, ...] | None = None
    powers: tuple[Power, ...] | None = None
    history: str | None = None


class ActionLine(msgspec.Struct, frozen=True):
    """An action and whose it is."""

    action: Id
    combatant: Id


class DeclaredLine(msgspec.Struct, frozen=True):
    action: Id
    character: Id
    text: str


class ClassifiedLine(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    characteristic: Characteristic


class DifficultyLine(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    level: int
    target_number: int


class ProposalLine(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    proposal: Id
    source: ReductionSource
    label: str
    levels: int


class ReductionLine(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    proposal: Id | None
    source: ReductionSource | None
    label: str
    levels: int | None
    accepted: bool


class FocusLine(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    points: int


class FocusSpentLine(msgspec.Struct, frozen=True):
    action: Id
    character: Id
    points: int
    characteristic: Characteristic | None = None
    cost: int | None = None
    remaining: int | None = None


class RollLine(msgspec.Struct, frozen=True):
    """`die` is absent at level 0."""

    action: Id
    combatant: Id
    die: int | None
    physical: bool


class EffectLine(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    kind: EffectKind
    text: str


class EnemyLine(msgspec.Struct, frozen=True):
    combatant: Id
    name: str
    kind: EnemyKind
    level: int
    characteristics: Characteristics | None
    armor: int
    damage: int | None
    teleport: bool


class RenamedLine(msgspec.Struct, frozen=True):
    """All that the others learn of a revised enemy."""

    combatant: Id
    name: str


class OrderLine(msgspec.Struct, frozen=True):
    order: tuple[Id, ...]
    active: Id
    round: int


class TurnLine(msgspec.Struct, frozen=True):
    active: Id
    round: int


class AttackLine(msgspec.Struct, frozen=True):
    action: Id
    attacker: Id
    target: Id
    basis: Characteristic


class EnemyAttackLine(msgspec.Struct, frozen=True):
    action: Id
    attacker: Id
    target: Id
    text: str


class RollerLine(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    seat: Id


class DamageLine(msgspec.Struct, frozen=True):
    attack: Id
    attacker: Id
    target: Id
    base: int
    bonus: int
    characteristic: Characteristic
    redirect_to: Characteristic | None = None


class HurtLine(msgspec.Struct, frozen=True):
    """Damage on a character whose sheet is not the reader's to read."""

    attack: Id
    target: Id
    armor: int | None = None
    net: int | None = None


class PointsLine(msgspec.Struct, frozen=True):
    combatant: Id
    characteristic: Characteristic
    delta: int
    applied: int
    reason: Reason


LINES: tuple[type[msgspec.Struct], ...] = (
    SheetLine,
    ActionLine,
    DeclaredLine,
    ClassifiedLine,
    DifficultyLine,
    ProposalLine,
    ReductionLine,
    FocusLine,
    FocusSpentLine,
    RollLine,
    EffectLine,
    EnemyLine,
    RenamedLine,
    OrderLine,
    TurnLine,
    AttackLine,
    EnemyAttackLine,
    RollerLine,
    DamageLine,
    HurtLine,
    PointsLine,
    SetTableOptions,
    SetSheetValue,
    ReviseCombatant,
    EndCombat,
    DeclareMove,
    RecordMeal,
    RuleOutOfCombat,
    DifficultyFixed,
    OutcomeComputed,
    HitPending,
    DamageApplied,
    RegenerationStopped,
    SurchargeActive,
    Immobilized,
    ImmobilizationCleared,
    CharacterDied,
    CombatantRevealed,
    ActionCancelled,
)
