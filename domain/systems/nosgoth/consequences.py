"""What follows from events: derived at every reading, never stored."""

from __future__ import annotations

from typing import ClassVar

from domain.game.events import Consequence, Id
from domain.systems.nosgoth.state import Characteristic, Special, Status


class DifficultyFixed(Consequence, frozen=True):
    """The enemy's level is the difficulty; with it, the level is public."""

    RULES: ClassVar = ("NOS-COM-05", "NOS-COM-06", "NOS-COM-10", "NOS-DIFF-01")
    action: Id
    enemy: Id
    level: int
    target_number: int


class FocusSpent(Consequence, frozen=True):
    RULES: ClassVar = ("NOS-FOC-04", "NOS-FOC-02")
    action: Id
    character: Id
    points: int
    characteristic: Characteristic
    cost: int
    remaining: int


class OutcomeComputed(Consequence, frozen=True):
    RULES: ClassVar = ("NOS-RES-02", "NOS-RES-03", "NOS-RES-04", "NOS-COM-08", "NOS-COM-09")
    action: Id
    combatant: Id
    final_level: int
    target_number: int
    success: bool
    automatic: bool
    special: Special
    damage_bonus: int


class HitPending(Consequence, frozen=True):
    RULES: ClassVar = ("NOS-COM-11",)
    attack: Id
    attacker: Id
    target: Id
    bonus: int


class DamageApplied(Consequence, frozen=True):
    """`characteristic` None: the enemy has none and only gathers a total (NOS-DMG-06)."""

    RULES: ClassVar = ("NOS-DMG-02", "NOS-DMG-03", "NOS-DMG-04", "NOS-DMG-05", "NOS-DMG-06")
    attack: Id
    target: Id
    armor: int
    net: int
    characteristic: Characteristic | None
    points: int
    remaining: int | None
    redirect_to: Characteristic | None = None
    redirected: int = 0
    redirect_remaining: int | None = None


class RegenerationStopped(Consequence, frozen=True):
    RULES: ClassVar = ("NOS-ZERO-01",)
    combatant: Id


class SurchargeActive(Consequence, frozen=True):
    RULES: ClassVar = ("NOS-ZERO-02",)
    combatant: Id


class Immobilized(Consequence, frozen=True):
    RULES: ClassVar = ("NOS-ZERO-03",)
    combatant: Id


class ImmobilizationCleared(Consequence, frozen=True):
    RULES: ClassVar = ("NOS-ZERO-05",)
    combatant: Id


class CharacterDied(Consequence, frozen=True):
    RULES: ClassVar = ("NOS-DEATH-01",)
    combatant: Id


class CombatantRevealed(Consequence, frozen=True):
    """An enemy is placed in the turn order and thereby shown."""

    RULES: ClassVar = ("NOS-SEC-02", "NOS-COM-02")
    combatant: Id
    name: str
    status: Status


class ActionCancelled(Consequence, frozen=True):
    """An open action falls with its author, its target or the combat."""

    RULES: ClassVar = ("NOS-DEATH-01", "NOS-DEATH-02", "NOS-COM-02")
    action: Id
    combatant: Id


CONSEQUENCES: tuple[type[Consequence], ...] = (
    DifficultyFixed,
    FocusSpent,
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
