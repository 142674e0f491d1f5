"""What each seat reads of each step of Innommable: the event as it may see it, then what followed.

INN-SEC-01: the keeper's preparation gives the others nothing at all. INN-SEC-08: prepared texts never leave it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from domain.game.events import Consequence, Event, Id
from domain.record.history import Step
from domain.systems.innommable.conflicts.auxiliaries import ChooseKeptDice, ImposeDie, RenounceProtagonist
from domain.systems.innommable.conflicts.conflicts import (
    AcceptFailure,
    BreakAttachment,
    DeclareGoal,
    RuleResolution,
    StopAction,
    WithdrawGoal,
)
from domain.systems.innommable.conflicts.fate import CrossBoxes, UseAnchoring, column_of
from domain.systems.innommable.conflicts.rolls import RerollOdd, RollGivenDie, RollPool, faces
from domain.systems.innommable.consequences import CONSEQUENCES, DiceReleased, PacingWarned
from domain.systems.innommable.dice import Dice, Die, RolledDie
from domain.systems.innommable.epilogue import (
    AddNarration,
    CloseGame,
    DeclareDefused,
    DiscloseSecret,
    TellEpilogue,
)
from domain.systems.innommable.game import GAME
from domain.systems.innommable.preparation.preparation import (
    DropPlannedInformation,
    PlanInformation,
    RecordSituationElement,
    RecordSymptom,
    SetDiceScheme,
    SetTableOptions,
    StartPlay,
)
from domain.systems.innommable.preparation.protagonists import (
    AnnounceSetting,
    CreateProtagonist,
    DeclareLink,
    RejectProtagonist,
    SetAttachment,
)
from domain.systems.innommable.scenes.monologues import (
    CompleteMonologue,
    RealizeHallucination,
    RejectMonologue,
    TakeDie,
)
from domain.systems.innommable.scenes.revelations import (
    RaiseDifficulty,
    RepeatSymptom,
    RevealInformation,
    RevealSource,
    RevealSymptom,
)
from domain.systems.innommable.scenes.scenes import CloseOrdinaryScene, MakeThreat, OpenOrdinaryScene, SetScenePresence
from domain.systems.innommable.scenes.suggestions import IncorporateSuggestion, MakeSuggestion, source_of
from domain.systems.innommable.scenes.transgression import ProposeTransgression, VoteTransgression
from domain.systems.innommable.situation import Disclosed, InformationKind
from domain.systems.innommable.state import ColumnName, Monologue, Mystery, RollStage, Severity, Suggestion
from projections.innommable.views import PublicOptions, public_options
from projections.projection import Shown

KEEPERS_OWN = (RecordSituationElement, RecordSymptom, SetDiceScheme, PlanInformation, DropPlannedInformation)
AS_GIVEN = (
    AnnounceSetting,
    CreateProtagonist,
    SetAttachment,
    DeclareLink,
    RejectProtagonist,
    SetScenePresence,
    MakeThreat,
    RevealSymptom,
    RepeatSymptom,
    RevealSource,
    RaiseDifficulty,
    TakeDie,
    ProposeTransgression,
    VoteTransgression,
    DeclareGoal,
    UseAnchoring,
    RenounceProtagonist,
    ImposeDie,
    DeclareDefused,
    AddNarration,
    TellEpilogue,
    CloseGame,
)
"""Events that everybody reads as they were given."""


class OptionsShown(msgspec.Struct, frozen=True):
    options: PublicOptions


class PlayShown(msgspec.Struct, frozen=True):
    players: int


class SceneOpenedShown(msgspec.Struct, frozen=True):
    number: int
    label: str
    present: tuple[Id, ...]


class SceneClosedShown(msgspec.Struct, frozen=True):
    number: int


class InformationShown(msgspec.Struct, frozen=True):
    """INN-INFO-01: without the entry of the plan."""

    kind: InformationKind
    public_text: str
    dice: int


class DiceReleasedShown(msgspec.Struct, frozen=True):
    """INN-SEC-02: without what is left in the reserve."""

    dice: tuple[Die, ...]
    cause: Id


class MonologueShown(msgspec.Struct, frozen=True):
    seat: Id
    die: Die
    text: str | None
    elements: tuple[str, ...]


class RejectionShown(msgspec.Struct, frozen=True):
    seat: Id
    die: Die
    reason: Literal["too_similar", "wrong_content"]
    text: str | None


class HallucinationShown(msgspec.Struct, frozen=True):
    id: str
    seat: Id
    scene: int


class SuggestionShown(msgspec.Struct, frozen=True):
    giver: Id
    target: Id
    die: Die
    source: Literal["bowl", "own"]
    text: str | None


class IncorporationShown(msgspec.Struct, frozen=True):
    giver: Id
    target: Id
    die: Die
    text: str | None
    elements: tuple[str, ...]
    on_behalf: Id | None


class RulingShown(msgspec.Struct, frozen=True):
    resolution: Id
    seat: Id
    required: bool


class ResolutionEndShown(msgspec.Struct, frozen=True):
    resolution: Id
    seat: Id
    on_behalf: Id | None


class RollShown(msgspec.Struct, frozen=True):
    """`count` dice were thrown at this stage; `physical`: typed in at the table."""

    resolution: Id
    seat: Id
    stage: RollStage
    rolled: tuple[RolledDie, ...]
    count: int
    physical: bool
    text: str | None


class RuptureShown(msgspec.Struct, frozen=True):
    resolution: Id
    seat: Id
    text: str | None


class CrossingShown(msgspec.Struct, frozen=True):
    """`crossed` is the column's total after it."""

    seat: Id
    column: ColumnName
    count: int
    severity: Severity
    crossed: int
    text: str


class SplitShown(msgspec.Struct, frozen=True):
    seat: Id
    kept: Dice
    returned: Dice
    number: int
    on_behalf: Id | None


SHOWN = (
    *KEEPERS_OWN,
    *AS_GIVEN,
    *CONSEQUENCES,
    SetTableOptions,
    RevealInformation,
    OptionsShown,
    PlayShown,
    SceneOpenedShown,
    SceneClosedShown,
    InformationShown,
    DiceReleasedShown,
    MonologueShown,
    RejectionShown,
    HallucinationShown,
    SuggestionShown,
    IncorporationShown,
    RulingShown,
    ResolutionEndShown,
    RollShown,
    RuptureShown,
    CrossingShown,
    SplitShown,
    Disclosed,
)


def entries(step: Step, seat: str) -> Iterator[Shown]:
    """The event, if the seat may see it, and those consequences that it may see."""
    keeper = step.before.table.role(seat) == "gm"
    event = step.event
    fields = _fields(step.before, event, step.after, keeper=keeper)
    if fields is not None:
        thrown = isinstance(fields, RollShown)
        name = GAME.recorded[type(event.command)]
        yield Shown(name, fields, recorded=True, dice=thrown, rules=event.command.RULES)
    for consequence in step.consequences:
        shown = _consequence(step.after, consequence, keeper=keeper)
        if shown is not None:
            yield Shown(type(consequence).__name__, shown, rules=consequence.RULES)


def _consequence(state: Mystery, consequence: Consequence, *, keeper: bool) -> msgspec.Struct | None:
    """INN-SEC-01, INN-SEC-02: hints, and what is left in the reserve, are the keeper's."""
    match consequence:
        case PacingWarned():
            return consequence if keeper else None
        case DiceReleased(dice, cause) if not keeper and state.options.reserve_view == "hidden":
            return DiceReleasedShown(dice, cause)
        case _:
            return consequence


def _fields(before: Mystery, event: Event, after: Mystery, *, keeper: bool) -> msgspec.Struct | None:
    """The event as this seat reads it; None where it does not exist for the seat."""
    command: Any = event.command
    if isinstance(command, AS_GIVEN):
        return command
    if isinstance(command, KEEPERS_OWN):
        return command if keeper else None
    match command:
        case SetTableOptions() | RevealInformation() if keeper:
            return command
        case SetTableOptions(options):
            told = public_options(options)
            return None if told == public_options(before.options) else OptionsShown(told)
        case RevealInformation(kind, public_text, dice):
            return InformationShown(kind, public_text, dice or 1)
        case StartPlay():
            return PlayShown(len(before.players))
        case OpenOrdinaryScene(label, present):
            return SceneOpenedShown(after.number, label, present)
        case CloseOrdinaryScene():
            return SceneClosedShown(after.number)
        case DiscloseSecret():
            return _disclosed(after, command)
        case _:
            return _of_players(before, event) or _of_resolution(before, event, after)


def _disclosed(after: Mystery, command: DiscloseSecret) -> Disclosed | None:
    return after.disclosed.get(command.plan_id or command.item)


def _of_players(before: Mystery, event: Event) -> msgspec.Struct | None:
    """Monologues, suggestions, and dice that are kept."""
    aside = before.aside
    match event.command:
        case CompleteMonologue(words, elements) if isinstance(aside, Monologue):
            return MonologueShown(aside.seat, aside.die, words, elements)
        case RejectMonologue(reason, words) if isinstance(aside, Monologue):
            return RejectionShown(aside.seat, aside.die, reason, words)
        case RealizeHallucination(hallucination):
            return HallucinationShown(hallucination, event.seat, before.number)
        case MakeSuggestion(target, die, words, source):
            return SuggestionShown(event.seat, target, die, source_of(before, source) or "bowl", words)
        case IncorporateSuggestion(words, elements, on_behalf) if isinstance(aside, Suggestion):
            return IncorporationShown(aside.giver, aside.target, aside.die, words, elements, on_behalf)
        case ChooseKeptDice(kept, on_behalf):
            owner = on_behalf or event.seat
            returned = before.players[owner].pool.less(kept)
            return SplitShown(owner, kept, returned, kept.total, on_behalf)
        case _:
            return None


def _of_resolution(before: Mystery, event: Event, after: Mystery) -> msgspec.Struct | None:
    """Goals and rolls, and the fate list."""
    command, resolution = event.command, before.resolution
    if isinstance(command, CrossBoxes):
        crossed = column_of(after.players[command.seat], command.column).crossed
        return CrossingShown(command.seat, command.column, command.count, command.severity, crossed, command.text)
    if resolution is None:
        return None
    match command:
        case RuleResolution(required):
            return RulingShown(resolution.id, resolution.seat, required)
        case WithdrawGoal(on_behalf) | StopAction(on_behalf) | AcceptFailure(on_behalf):
            return ResolutionEndShown(resolution.id, resolution.seat, on_behalf)
        case BreakAttachment(words):
            return RuptureShown(resolution.id, resolution.seat, words)
        case RollPool():
            return _roll(resolution.id, event, "initial")
        case RerollOdd(words):
            return _roll(resolution.id, event, "reroll", words)
        case RollGivenDie():
            return _roll(resolution.id, event, "given")
        case _:
            return None


def _roll(resolution: str, event: Event, stage: RollStage, words: str | None = None) -> RollShown:
    """INN-DICE-06: faces are public, and typed ones are marked."""
    rolled = faces(event.draws)
    physical = any(die.physical for die in rolled)
    return RollShown(resolution, event.seat, stage, rolled, len(rolled), physical, words)
