"""What is told of actions: they are public, everything about them is everybody's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from domain.game import alike
from domain.game.events import Id
from domain.record.history import Step
from domain.systems.nosgoth.actions.actions import (
    CancelAction,
    ClassifyAction,
    DeclareAction,
    OutcomeComputed,
    RuleRoutine,
    SetDifficulty,
)
from domain.systems.nosgoth.actions.difficulty import target_number
from domain.systems.nosgoth.actions.focus import ChooseFocus, FocusSpent
from domain.systems.nosgoth.actions.reductions import ProposeReduction, RuleReduction, granted
from domain.systems.nosgoth.actions.resolution import HitPending, RecordSpecialEffect, ResolveAction
from domain.systems.nosgoth.sight import knows
from domain.systems.nosgoth.state import Action, Characteristic, EffectKind, ReductionSource, action
from projections.tellings import Fields, ForAll, Telling, Tellings


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
    """The ruling with the words of the proposal that it answers."""

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
    """What it cost, for those who may read the sheet."""

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


def _of(line: Callable[[Step, Action, Any], msgspec.Struct]) -> Fields:
    """The line of a command that names an action."""

    @ForAll
    def fields(step: Step, command: Any) -> msgspec.Struct | None:
        of = action(step.after, command.action)
        return None if of is None else line(step, of, command)

    return fields


def _alike(kind: type[msgspec.Struct]) -> Fields:
    """The command with the combatant whose action it is."""
    return _of(lambda step, of, command: alike(kind, command, combatant=of.payer or of.by))


def _cancelled(_step: Step, of: Action, command: CancelAction) -> ActionLine:
    return ActionLine(of.id, of.by)


@ForAll
def _declared(step: Step, command: DeclareAction) -> DeclaredLine | None:
    of = action(step.after, step.event.id)
    return None if of is None else alike(DeclaredLine, command, action=of.id)


def _graded(_step: Step, of: Action, command: SetDifficulty) -> DifficultyLine:
    return alike(DifficultyLine, command, combatant=of.payer or of.by, target_number=target_number(command.level))


def _proposed(step: Step, of: Action, command: ProposeReduction) -> ProposalLine:
    return alike(ProposalLine, command, combatant=of.payer or of.by, proposal=step.event.id)


def _ruled(step: Step, of: Action, command: RuleReduction) -> ReductionLine:
    found = granted(action(step.before, of.id) or of, command, step.event.id)
    return alike(
        ReductionLine,
        command,
        combatant=of.payer or of.by,
        source=None if found is None else found.source,
        label="" if found is None else found.label,
        levels=None if found is None else found.levels,
    )


def _rolled(step: Step, of: Action, _command: ResolveAction) -> RollLine:
    die = next((draw for draw in step.event.draws if draw.kind == "d20"), None)
    face = None if die is None else die.faces[0]
    return RollLine(of.id, of.payer or of.by, face, die is not None and die.physical)


def _spent(step: Step, seat: str, spent: FocusSpent) -> FocusSpentLine:
    """NOS-SEC-05: the points are everybody's, what they cost is the sheet's."""
    line = FocusSpentLine(spent.action, spent.character, spent.points)
    if not knows(step.after, seat, spent.character):
        return line
    return msgspec.structs.replace(
        line, characteristic=spent.characteristic, cost=spent.cost, remaining=spent.remaining
    )


TELLINGS: Tellings = {
    DeclareAction: Telling(fields=_declared, shown=(DeclaredLine,)),
    RuleRoutine: Telling(fields=_alike(ActionLine), shown=(ActionLine,)),
    ClassifyAction: Telling(fields=_alike(ClassifiedLine), shown=(ClassifiedLine,)),
    SetDifficulty: Telling(fields=_of(_graded), shown=(DifficultyLine,)),
    CancelAction: Telling(fields=_of(_cancelled), shown=(ActionLine,)),
    ProposeReduction: Telling(fields=_of(_proposed), shown=(ProposalLine,)),
    RuleReduction: Telling(fields=_of(_ruled), shown=(ReductionLine,)),
    ChooseFocus: Telling(fields=_alike(FocusLine), shown=(FocusLine,)),
    ResolveAction: Telling(fields=_of(_rolled), shown=(RollLine,), dice=True),
    RecordSpecialEffect: Telling(fields=_alike(EffectLine), shown=(EffectLine,)),
    FocusSpent: Telling(fields=_spent, shown=(FocusSpentLine,)),
    OutcomeComputed: Telling(),
    HitPending: Telling(),
}
