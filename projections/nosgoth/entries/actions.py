"""Entries about actions: they are public, and so is everything about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from domain.base.events import Id
from domain.game import copy_fields
from domain.record.history import Step
from domain.systems.nosgoth.actions.actions import (
    CancelAction,
    ClassifyAction,
    DeclareAction,
    OutcomeComputed,
    RuleRoutine,
    SetDifficulty,
)
from domain.systems.nosgoth.actions.difficulty import final_level, target_number
from domain.systems.nosgoth.actions.focus import ChooseFocus, FocusSpent, cost, invested
from domain.systems.nosgoth.actions.reductions import ProposeReduction, RuleReduction, granted
from domain.systems.nosgoth.actions.resolution import HitPending, RecordSpecialEffect, ResolveAction
from domain.systems.nosgoth.state.sight import knows
from domain.systems.nosgoth.state.state import (
    Action,
    ActionKind,
    Characteristic,
    EffectKind,
    Reduction,
    ReductionSource,
    Special,
    action,
)
from projections.base.entry_rules import EntryRule, EntryRules, Fields, ForAll, everybody, given


class ActionEntry(msgspec.Struct, frozen=True):
    """An action and whose it is."""

    action: Id
    combatant: Id


class DeclaredEntry(msgspec.Struct, frozen=True):
    action: Id
    character: Id
    text: str


class ClassifiedEntry(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    action_kind: ActionKind
    characteristic: Characteristic


class DifficultyEntry(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    level: int
    target_number: int


class ReductionProposedEntry(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    proposal: Id
    source: ReductionSource
    label: str
    levels: int


class ReductionEntry(msgspec.Struct, frozen=True):
    """A ruling on a reduction, and what is left to beat.

    With the words of the proposal that it answers (`proposed`: its levels).
    """

    action: Id
    combatant: Id
    proposal: Id | None
    source: ReductionSource | None
    label: str
    levels: int | None
    accepted: bool
    proposed: int | None
    final_level: int
    target_number: int


class FocusEntry(msgspec.Struct, frozen=True):
    """A chosen focus, and what is left to beat with it."""

    action: Id
    combatant: Id
    points: int
    final_level: int
    target_number: int


class FocusSpentEntry(msgspec.Struct, frozen=True):
    """The cost of a focus, for those who may read the sheet; `surcharge`: the part of it that NOS-ZERO-02 adds."""

    action: Id
    character: Id
    points: int
    characteristic: Characteristic | None = None
    cost: int | None = None
    surcharge: int | None = None
    remaining: int | None = None


class RollEntry(msgspec.Struct, frozen=True):
    """The roll of an action. `die` is absent at level 0."""

    action: Id
    combatant: Id
    action_kind: ActionKind
    die: int | None
    physical: bool


class OutcomeEntry(msgspec.Struct, frozen=True):
    """The result of a roll, with all that counted: from `level`, the reductions and the focus make `final_level`.

    `attacker` and `target` where it is about a blow; `die` and `margin` (what the die shows beyond the target
    number) where one was thrown.
    """

    action: Id
    combatant: Id
    action_kind: ActionKind
    attacker: Id | None
    target: Id | None
    die: int | None
    level: int
    reductions: tuple[Reduction, ...]
    focus: int
    final_level: int
    target_number: int
    margin: int | None
    success: bool
    automatic: bool
    special: Special
    damage_bonus: int


class EffectEntry(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    action_kind: ActionKind
    kind: EffectKind
    text: str


def _of(line: Callable[[Step, Action, Any], msgspec.Struct], *structs: type[msgspec.Struct]) -> Fields:
    """Make the fields of an entry for a command that names an action; `structs`: see `ForAll`."""

    def fields(step: Step, command: Any) -> msgspec.Struct | None:
        of = action(step.after, command.action)
        return None if of is None else line(step, of, command)

    return ForAll(fields, structs or given(line))


def _action_alone(_step: Step, of: Action, _command: RuleRoutine | CancelAction) -> ActionEntry:
    return ActionEntry(of.id, of.by)


def _lowered(kind: type[msgspec.Struct]) -> Fields:
    """Make the fields that are the command's with the combatant, the level that it leaves and the target number."""

    def line(step: Step, of: Action, command: Any) -> msgspec.Struct:
        level = final_level(step.after, of)
        return copy_fields(
            kind,
            command,
            combatant=of.combatant,
            final_level=level,
            target_number=target_number(step.after, level),
        )

    return _of(line, kind)


@ForAll
def _declared(step: Step, command: DeclareAction) -> DeclaredEntry | None:
    of = action(step.after, step.event.id)
    return None if of is None else copy_fields(DeclaredEntry, command, action=of.id)


def _graded(step: Step, of: Action, command: SetDifficulty) -> DifficultyEntry:
    return copy_fields(
        DifficultyEntry, command, combatant=of.combatant, target_number=target_number(step.after, command.level)
    )


def _proposed(step: Step, of: Action, command: ProposeReduction) -> ReductionProposedEntry:
    return copy_fields(ReductionProposedEntry, command, combatant=of.combatant, proposal=step.event.id)


def _ruled(step: Step, of: Action, command: RuleReduction) -> ReductionEntry:
    before = action(step.before, of.id) or of
    found = granted(before, command, step.event.id)
    proposed = next((p.levels for p in before.proposals if p.id == command.proposal), None)
    level = final_level(step.after, of)
    return copy_fields(
        ReductionEntry,
        command,
        combatant=of.combatant,
        source=None if found is None else found.source,
        label="" if found is None else found.label,
        levels=None if found is None else found.levels,
        proposed=proposed,
        final_level=level,
        target_number=target_number(step.after, level),
    )


def _rolled(step: Step, of: Action, _command: ResolveAction) -> RollEntry:
    die = next((draw for draw in step.event.draws if draw.kind == "d20"), None)
    face = None if die is None else die.faces[0]
    return RollEntry(of.id, of.combatant, of.kind, face, die is not None and die.physical)


def _classified(_step: Step, of: Action, command: ClassifyAction) -> ClassifiedEntry:
    return copy_fields(ClassifiedEntry, command, combatant=of.combatant, action_kind=of.kind)


def _effect(_step: Step, of: Action, command: RecordSpecialEffect) -> EffectEntry:
    return copy_fields(EffectEntry, command, combatant=of.combatant, action_kind=of.kind)


def _outcome(step: Step, of: Action, computed: OutcomeComputed) -> OutcomeEntry:
    die = None if of.outcome is None else of.outcome.die
    return copy_fields(
        OutcomeEntry,
        computed,
        action_kind=of.kind,
        attacker=None if of.kind in ("free", "enemy_deed") else of.by,
        target=of.target,
        die=die,
        level=of.level or 0,
        reductions=of.reductions,
        focus=invested(step.after, of),
        margin=None if die is None else die - computed.target_number,
    )


def _spent(step: Step, seat: str, spent: FocusSpent) -> FocusSpentEntry:
    """Return the entry of a spent focus: points are public, the cost is for seats that know the sheet (NOS-SEC-05)."""
    line = FocusSpentEntry(spent.action, spent.character, spent.points)
    if not knows(step.after, seat, spent.character):
        return line
    return msgspec.structs.replace(
        line,
        characteristic=spent.characteristic,
        cost=spent.cost,
        surcharge=max(0, spent.cost - cost(step.after, spent.points, surcharge=False)),
        remaining=spent.remaining,
    )


ENTRY_RULES: EntryRules = {
    DeclareAction: EntryRule(fields=_declared),
    RuleRoutine: EntryRule(fields=_of(_action_alone)),
    ClassifyAction: EntryRule(fields=_of(_classified)),
    SetDifficulty: EntryRule(fields=_of(_graded)),
    CancelAction: EntryRule(fields=_of(_action_alone)),
    ProposeReduction: EntryRule(fields=_of(_proposed)),
    RuleReduction: EntryRule(fields=_of(_ruled)),
    ChooseFocus: EntryRule(fields=_lowered(FocusEntry)),
    ResolveAction: EntryRule(fields=_of(_rolled), dice=everybody),
    RecordSpecialEffect: EntryRule(fields=_of(_effect)),
    FocusSpent: EntryRule(fields=_spent),
    OutcomeComputed: EntryRule(fields=_of(_outcome)),
    HitPending: EntryRule(),
}
