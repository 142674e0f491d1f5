"""What each seat reads of each step of Innommable: the event as it may see it, then what followed.

INN-SEC-01: the keeper's preparation gives the others nothing at all. INN-SEC-08: prepared texts never leave it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from domain.game import alike
from domain.game.events import Id
from domain.record.history import Step
from domain.systems.innommable.bowl import (
    DiceReleased,
    DieAcquired,
    FateBoxAdded,
    HallucinationRecorded,
    TransgressionRecorded,
)
from domain.systems.innommable.conflicts.auxiliaries import ChooseKeptDice, ImposeDie, RenounceProtagonist
from domain.systems.innommable.conflicts.conflicts import (
    AcceptFailure,
    BreakAttachment,
    DeclareGoal,
    OutcomeSecured,
    ProtagonistFled,
    ResolutionFailed,
    ResolutionSucceeded,
    RuleResolution,
    StopAction,
    WithdrawGoal,
)
from domain.systems.innommable.conflicts.fate import (
    AttachmentLost,
    CrossBoxes,
    CrossErased,
    ProtagonistLost,
    UseAnchoring,
    column_of,
)
from domain.systems.innommable.conflicts.rolls import RerollOdd, RollGivenDie, RollPool, SuccessesCounted, faces
from domain.systems.innommable.dice import Dice, Die, RolledDie
from domain.systems.innommable.epilogue import (
    AddNarration,
    CloseGame,
    DeclareDefused,
    DiscloseSecret,
    TellEpilogue,
)
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
from domain.systems.innommable.scenes.departures import (
    BecameAuxiliary,
    BecameCommentator,
    GameEnded,
    ResolutionCancelled,
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
from domain.systems.innommable.scenes.transgression import (
    ProposeTransgression,
    TransgressionRejected,
    VoteTransgression,
)
from domain.systems.innommable.sight import is_keeper, sees_reserve
from domain.systems.innommable.situation import Disclosed, InformationKind
from domain.systems.innommable.start import DifficultyChanged, PacingWarned, PhaseChanged
from domain.systems.innommable.state import ColumnName, Monologue, Resolution, RollStage, Severity, Suggestion
from projections.innommable.views import PublicOptions, public_options
from projections.tellings import Fields, ForAll, Telling, Tellings


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


def keepers(step: Step, seat: str, _what: Any) -> bool:
    """INN-SEC-01: the keeper's alone."""
    return is_keeper(step.before, seat)


def _options(step: Step, seat: str, command: SetTableOptions) -> SetTableOptions | OptionsShown | None:
    """INN-SEC-03: a change that only the keeper can see is told to nobody else."""
    if keepers(step, seat, command):
        return command
    options = public_options(command.options)
    return None if options == public_options(step.before.options) else OptionsShown(options)


def _information(step: Step, seat: str, command: RevealInformation) -> RevealInformation | InformationShown:
    if keepers(step, seat, command):
        return command
    return alike(InformationShown, command, kind=command.kind, dice=command.dice or 1)


@ForAll
def _started(step: Step, _command: StartPlay) -> PlayShown:
    return PlayShown(len(step.before.players))


@ForAll
def _opened(step: Step, command: OpenOrdinaryScene) -> SceneOpenedShown:
    return alike(SceneOpenedShown, command, number=step.after.number)


@ForAll
def _closed(step: Step, _command: CloseOrdinaryScene) -> SceneClosedShown:
    return SceneClosedShown(step.after.number)


@ForAll
def _disclosed(step: Step, command: DiscloseSecret) -> Disclosed | None:
    found: Disclosed | None = step.after.disclosed.get(command.plan_id or command.item)
    return found


def _of_monologue(kind: type[msgspec.Struct]) -> Fields:
    """The command with the die in hand, and whose it is."""

    @ForAll
    def fields(step: Step, command: Any) -> msgspec.Struct | None:
        aside = step.before.aside
        return alike(kind, command, seat=aside.seat, die=aside.die) if isinstance(aside, Monologue) else None

    return fields


@ForAll
def _realized(step: Step, command: RealizeHallucination) -> HallucinationShown:
    return alike(HallucinationShown, command, seat=step.event.seat, scene=step.before.number)


@ForAll
def _suggested(step: Step, command: MakeSuggestion) -> SuggestionShown:
    source = source_of(step.before, command.source) or "bowl"
    return alike(SuggestionShown, command, giver=step.event.seat, source=source)


@ForAll
def _incorporated(step: Step, command: IncorporateSuggestion) -> IncorporationShown | None:
    aside = step.before.aside
    if not isinstance(aside, Suggestion):
        return None
    return alike(IncorporationShown, command, giver=aside.giver, target=aside.target, die=aside.die)


@ForAll
def _split(step: Step, command: ChooseKeptDice) -> SplitShown:
    owner = command.on_behalf or step.event.seat
    returned = step.before.players[owner].pool.less(command.kept)
    return alike(SplitShown, command, seat=owner, returned=returned, number=command.kept.total)


@ForAll
def _crossed(step: Step, command: CrossBoxes) -> CrossingShown:
    crossed = column_of(step.after.players[command.seat], command.column).crossed
    return alike(CrossingShown, command, crossed=crossed)


def _of_resolution(kind: type[msgspec.Struct]) -> Fields:
    """The command with the resolution that was open, and whose it is."""

    @ForAll
    def fields(step: Step, command: Any) -> msgspec.Struct | None:
        found: Resolution | None = step.before.resolution
        return None if found is None else alike(kind, command, resolution=found.id, seat=found.seat)

    return fields


def _roll(stage: RollStage) -> Fields:
    """INN-DICE-06: faces are public, and typed ones are marked."""

    @ForAll
    def fields(step: Step, command: Any) -> RollShown | None:
        found: Resolution | None = step.before.resolution
        if found is None:
            return None
        rolled = faces(step.event.draws)
        physical = any(die.physical for die in rolled)
        words = command.text if isinstance(command, RerollOdd) else None
        return RollShown(found.id, step.event.seat, stage, rolled, len(rolled), physical, words)

    return fields


def _released(step: Step, seat: str, released: DiceReleased) -> DiceReleased | DiceReleasedShown:
    return released if sees_reserve(step.after, seat) else alike(DiceReleasedShown, released)


TELLINGS: Tellings = {
    SetTableOptions: Telling(fields=_options, shown=(SetTableOptions, OptionsShown)),
    RecordSituationElement: Telling(keepers),
    RecordSymptom: Telling(keepers),
    SetDiceScheme: Telling(keepers),
    PlanInformation: Telling(keepers),
    DropPlannedInformation: Telling(keepers),
    StartPlay: Telling(fields=_started, shown=(PlayShown,)),
    AnnounceSetting: Telling(),
    CreateProtagonist: Telling(),
    SetAttachment: Telling(),
    DeclareLink: Telling(),
    RejectProtagonist: Telling(),
    OpenOrdinaryScene: Telling(fields=_opened, shown=(SceneOpenedShown,)),
    SetScenePresence: Telling(),
    CloseOrdinaryScene: Telling(fields=_closed, shown=(SceneClosedShown,)),
    MakeThreat: Telling(),
    RevealSymptom: Telling(),
    RepeatSymptom: Telling(),
    RevealInformation: Telling(fields=_information, shown=(RevealInformation, InformationShown)),
    RevealSource: Telling(),
    RaiseDifficulty: Telling(),
    TakeDie: Telling(),
    CompleteMonologue: Telling(fields=_of_monologue(MonologueShown), shown=(MonologueShown,)),
    RejectMonologue: Telling(fields=_of_monologue(RejectionShown), shown=(RejectionShown,)),
    RealizeHallucination: Telling(fields=_realized, shown=(HallucinationShown,)),
    ProposeTransgression: Telling(),
    VoteTransgression: Telling(),
    MakeSuggestion: Telling(fields=_suggested, shown=(SuggestionShown,)),
    IncorporateSuggestion: Telling(fields=_incorporated, shown=(IncorporationShown,)),
    DeclareGoal: Telling(),
    RuleResolution: Telling(fields=_of_resolution(RulingShown), shown=(RulingShown,)),
    WithdrawGoal: Telling(fields=_of_resolution(ResolutionEndShown), shown=(ResolutionEndShown,)),
    StopAction: Telling(fields=_of_resolution(ResolutionEndShown), shown=(ResolutionEndShown,)),
    AcceptFailure: Telling(fields=_of_resolution(ResolutionEndShown), shown=(ResolutionEndShown,)),
    BreakAttachment: Telling(fields=_of_resolution(RuptureShown), shown=(RuptureShown,)),
    RollPool: Telling(fields=_roll("initial"), shown=(RollShown,), dice=True),
    RerollOdd: Telling(fields=_roll("reroll"), shown=(RollShown,), dice=True),
    RollGivenDie: Telling(fields=_roll("given"), shown=(RollShown,), dice=True),
    CrossBoxes: Telling(fields=_crossed, shown=(CrossingShown,)),
    UseAnchoring: Telling(),
    RenounceProtagonist: Telling(),
    ChooseKeptDice: Telling(fields=_split, shown=(SplitShown,)),
    ImposeDie: Telling(),
    DeclareDefused: Telling(),
    AddNarration: Telling(),
    TellEpilogue: Telling(),
    DiscloseSecret: Telling(fields=_disclosed, shown=(Disclosed,)),
    CloseGame: Telling(),
    PhaseChanged: Telling(),
    DifficultyChanged: Telling(),
    PacingWarned: Telling(keepers),
    DiceReleased: Telling(fields=_released, shown=(DiceReleased, DiceReleasedShown)),
    DieAcquired: Telling(),
    HallucinationRecorded: Telling(),
    TransgressionRecorded: Telling(),
    TransgressionRejected: Telling(),
    SuccessesCounted: Telling(),
    ResolutionSucceeded: Telling(),
    ResolutionFailed: Telling(),
    ResolutionCancelled: Telling(),
    OutcomeSecured: Telling(),
    ProtagonistFled: Telling(),
    FateBoxAdded: Telling(),
    CrossErased: Telling(),
    AttachmentLost: Telling(),
    ProtagonistLost: Telling(),
    BecameAuxiliary: Telling(),
    BecameCommentator: Telling(),
    GameEnded: Telling(),
}
