"""Entries of each step of Innommable: the event as a seat may see it, then what followed.

INN-SEC-01: the keeper's preparation gives the others nothing at all. INN-SEC-08: prepared texts never leave it."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.game import copy_fields
from domain.record.history import Step
from domain.systems.innommable.conflicts.auxiliaries import (
    ChooseKeptDice,
    ImposeDie,
    ProtagonistAbandoned,
    RenounceProtagonist,
)
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
from domain.systems.innommable.epilogue import AddNarration, CloseGame, DeclareDefused, DiscloseSecret, TellEpilogue
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
from domain.systems.innommable.state.bowl import (
    DiceReleased,
    DieAcquired,
    FateBoxAdded,
    HallucinationRecorded,
    TransgressionRecorded,
)
from domain.systems.innommable.state.sight import sees_reserve
from domain.systems.innommable.state.situation import Disclosed
from domain.systems.innommable.state.start import DifficultyChanged, PacingWarned, PhaseChanged
from domain.systems.innommable.state.state import Monologue, Resolution, RollStage, Suggestion
from projections.base.entry_rules import EntryRule, EntryRules, Fields, ForAll, everybody
from projections.innommable.entries.structs import (
    AnchoringEntry,
    AttachmentLostEntry,
    BoxEntry,
    CancelledEntry,
    CountEntry,
    CrossingEntry,
    DiceReleasedEntry,
    DroppedEntry,
    ErasedEntry,
    FailedEntry,
    HallucinationEntry,
    ImpositionEntry,
    IncorporationEntry,
    InformationEntry,
    KeeperOptionsEntry,
    MonologueEntry,
    OptionChanges,
    OptionsEntry,
    PlayEntry,
    RejectionEntry,
    ResolutionEndEntry,
    RollEntry,
    RulingEntry,
    RuptureEntry,
    SceneClosedEntry,
    SceneOpenedEntry,
    SplitEntry,
    SucceededEntry,
    SuggestionEntry,
    ThrownDie,
    VoteEntry,
)
from projections.innommable.views.table import public_options
from projections.innommable.views.visibility import keepers


def _options(step: Step, seat: str, command: SetTableOptions) -> KeeperOptionsEntry | OptionsEntry | None:
    """Return the entry of changed options; None: only the keeper can see the change (INN-SEC-03)."""
    if keepers(step, seat, command):
        return KeeperOptionsEntry(command.options, _changes(step.before.options, command.options))
    was, options = public_options(step.before.options), public_options(command.options)
    return None if options == was else OptionsEntry(options, _changes(was, options))


def _changes(was: msgspec.Struct, now: msgspec.Struct) -> OptionChanges:
    before, after = msgspec.structs.asdict(was), msgspec.structs.asdict(now)
    return OptionChanges(**{name: value for name, value in after.items() if value != before[name]})


@ForAll
def _dropped(step: Step, command: DropPlannedInformation) -> DroppedEntry | None:
    planned = step.before.prepared.plan.get(command.plan_id)
    return None if planned is None else copy_fields(DroppedEntry, planned, plan_id=planned.id)


def _information(step: Step, seat: str, command: RevealInformation) -> RevealInformation | InformationEntry:
    if keepers(step, seat, command):
        return command
    return copy_fields(InformationEntry, command, kind=command.kind, dice=command.dice)


@ForAll
def _started(step: Step, _command: StartPlay) -> PlayEntry:
    return PlayEntry(len(step.before.players))


@ForAll
def _opened(step: Step, command: OpenOrdinaryScene) -> SceneOpenedEntry:
    present = step.after.scene.present if step.after.scene else ()
    return copy_fields(SceneOpenedEntry, command, number=step.after.number, present=present)


@ForAll
def _closed(step: Step, _command: CloseOrdinaryScene) -> SceneClosedEntry:
    return SceneClosedEntry(step.after.number)


@ForAll
def _disclosed(step: Step, command: DiscloseSecret) -> Disclosed | None:
    found: Disclosed | None = step.after.disclosed.get(command.plan_id or command.item)
    return found


@ForAll
def _rejected(step: Step, command: RejectMonologue) -> RejectionEntry | None:
    interruption = step.before.aside
    return (
        copy_fields(RejectionEntry, command, seat=interruption.seat, die=interruption.die)
        if isinstance(interruption, Monologue)
        else None
    )


@ForAll
def _monologue(step: Step, command: CompleteMonologue) -> MonologueEntry | None:
    interruption = step.before.aside
    if not isinstance(interruption, Monologue):
        return None
    return copy_fields(
        MonologueEntry,
        command,
        seat=interruption.seat,
        die=interruption.die,
        introduced=_introduced(step, interruption.seat),
    )


@ForAll
def _imposed(step: Step, command: ImposeDie) -> ImpositionEntry:
    return copy_fields(ImpositionEntry, command, introduced=_introduced(step, command.target))


def _introduced(step: Step, seat: str) -> tuple[str, ...]:
    known = {element.id for element in step.before.players[seat].elements}
    return tuple(element.id for element in step.after.players[seat].elements if element.id not in known)


@ForAll
def _realized(step: Step, command: RealizeHallucination) -> HallucinationEntry | None:
    who = step.event.seat
    seen = next((h.scene for h in step.before.players[who].hallucinations if h.id == command.id), None)
    if seen is None:
        return None
    return copy_fields(HallucinationEntry, command, seat=who, scene=step.before.number, seen=seen)


@ForAll
def _voted(step: Step, command: VoteTransgression) -> VoteEntry | None:
    judged = step.before.proposals.get(command.id)
    return None if judged is None else copy_fields(VoteEntry, command, target=judged.target)


@ForAll
def _suggested(step: Step, command: MakeSuggestion) -> SuggestionEntry:
    source = source_of(step.before, command.source)
    return copy_fields(SuggestionEntry, command, giver=step.event.seat, source=source)


@ForAll
def _incorporated(step: Step, command: IncorporateSuggestion) -> IncorporationEntry | None:
    interruption = step.before.aside
    if not isinstance(interruption, Suggestion):
        return None
    introduced = _introduced(step, interruption.target)
    return copy_fields(
        IncorporationEntry,
        command,
        giver=interruption.giver,
        target=interruption.target,
        die=interruption.die,
        introduced=introduced,
    )


@ForAll
def _split(step: Step, command: ChooseKeptDice) -> SplitEntry:
    owner = command.on_behalf or step.event.seat
    returned = step.before.players[owner].pool.less(command.kept)
    return copy_fields(SplitEntry, command, seat=owner, returned=returned, number=command.kept.total)


@ForAll
def _crossed(step: Step, command: CrossBoxes) -> CrossingEntry:
    column = column_of(step.after.players[command.seat], command.column)
    return copy_fields(CrossingEntry, command, empty=column.empty, crossed=column.crossed)


@ForAll
def _boxed(step: Step, added: FateBoxAdded) -> BoxEntry:
    column = column_of(step.after.players[added.seat], added.column)
    return copy_fields(BoxEntry, added, empty=column.empty, crossed=column.crossed)


@ForAll
def _erased(step: Step, erased: CrossErased) -> ErasedEntry:
    column = column_of(step.after.players[erased.seat], "protagonist")
    return copy_fields(ErasedEntry, erased, empty=column.empty, crossed=column.crossed)


def _attachment(step: Step, seat: str) -> str:
    found = step.before.players[seat].attachment
    return "" if found is None else found.label


@ForAll
def _anchored(step: Step, command: UseAnchoring) -> AnchoringEntry:
    return copy_fields(AnchoringEntry, command, seat=step.event.seat, attachment=_attachment(step, step.event.seat))


@ForAll
def _lost(step: Step, lost: AttachmentLost) -> AttachmentLostEntry:
    return copy_fields(AttachmentLostEntry, lost, attachment=_attachment(step, lost.seat))


def _of_resolution(kind: type[msgspec.Struct]) -> Fields:
    """Make the fields that are the command's with the id and the seat of the open resolution."""

    def fields(step: Step, command: Any) -> msgspec.Struct | None:
        found: Resolution | None = step.before.resolution
        return None if found is None else copy_fields(kind, command, resolution=found.id, seat=found.seat)

    return ForAll(fields, (kind,))


@ForAll
def _ruled(step: Step, command: RuleResolution) -> RulingEntry | None:
    found: Resolution | None = step.before.resolution
    if found is None:
        return None
    return copy_fields(RulingEntry, command, resolution=found.id, seat=found.seat, difficulty=step.before.difficulty)


@ForAll
def _broken(step: Step, command: BreakAttachment) -> RuptureEntry | None:
    found: Resolution | None = step.before.resolution
    if found is None:
        return None
    return copy_fields(
        RuptureEntry, command, resolution=found.id, seat=found.seat, attachment=_attachment(step, found.seat)
    )


@ForAll
def _counted(step: Step, counted: SuccessesCounted) -> CountEntry | None:
    found: Resolution | None = step.before.resolution
    if found is None:
        return None
    margin = counted.total - counted.difficulty
    return copy_fields(CountEntry, counted, seat=found.seat, margin=margin, reached=margin >= 0)


def _over(kind: type[msgspec.Struct]) -> Fields:
    """Make the fields that are the end of a resolution with the seat whose it was."""

    def fields(step: Step, ended: Any) -> msgspec.Struct | None:
        over = step.after.resolutions.get(ended.resolution)
        return None if over is None else copy_fields(kind, ended, seat=over.seat)

    return ForAll(fields, (kind,))


def _roll(stage: RollStage) -> Fields:
    """Make the fields of a roll: faces are public, and typed ones are marked (INN-DICE-06)."""

    @ForAll
    def fields(step: Step, command: Any) -> RollEntry | None:
        found: Resolution | None = step.before.resolution
        if found is None:
            return None
        rolled = tuple(copy_fields(ThrownDie, die) for die in faces(step.event.draws))
        physical = any(die.physical for die in rolled)
        words = command.text if isinstance(command, RerollOdd) else None
        return RollEntry(found.id, step.event.seat, stage, rolled, len(rolled), physical, words)

    return fields


def _released(step: Step, seat: str, released: DiceReleased) -> DiceReleasedEntry:
    return copy_fields(
        DiceReleasedEntry, released, reserve=released.reserve if sees_reserve(step.after, seat) else None
    )


ENTRY_RULES: EntryRules = {
    SetTableOptions: EntryRule(fields=_options),
    RecordSituationElement: EntryRule(keepers),
    RecordSymptom: EntryRule(keepers),
    SetDiceScheme: EntryRule(keepers),
    PlanInformation: EntryRule(keepers),
    DropPlannedInformation: EntryRule(keepers, _dropped),
    StartPlay: EntryRule(fields=_started),
    AnnounceSetting: EntryRule(),
    CreateProtagonist: EntryRule(),
    SetAttachment: EntryRule(),
    DeclareLink: EntryRule(),
    RejectProtagonist: EntryRule(),
    OpenOrdinaryScene: EntryRule(fields=_opened),
    SetScenePresence: EntryRule(),
    CloseOrdinaryScene: EntryRule(fields=_closed),
    MakeThreat: EntryRule(),
    RevealSymptom: EntryRule(),
    RepeatSymptom: EntryRule(),
    RevealInformation: EntryRule(fields=_information),
    RevealSource: EntryRule(),
    RaiseDifficulty: EntryRule(),
    TakeDie: EntryRule(),
    CompleteMonologue: EntryRule(fields=_monologue),
    RejectMonologue: EntryRule(fields=_rejected),
    RealizeHallucination: EntryRule(fields=_realized),
    ProposeTransgression: EntryRule(),
    VoteTransgression: EntryRule(fields=_voted),
    MakeSuggestion: EntryRule(fields=_suggested),
    IncorporateSuggestion: EntryRule(fields=_incorporated),
    DeclareGoal: EntryRule(),
    RuleResolution: EntryRule(fields=_ruled),
    WithdrawGoal: EntryRule(fields=_of_resolution(ResolutionEndEntry)),
    StopAction: EntryRule(fields=_of_resolution(ResolutionEndEntry)),
    AcceptFailure: EntryRule(fields=_of_resolution(ResolutionEndEntry)),
    BreakAttachment: EntryRule(fields=_broken),
    RollPool: EntryRule(fields=_roll("initial"), dice=everybody),
    RerollOdd: EntryRule(fields=_roll("reroll"), dice=everybody),
    RollGivenDie: EntryRule(fields=_roll("given"), dice=everybody),
    CrossBoxes: EntryRule(fields=_crossed),
    UseAnchoring: EntryRule(fields=_anchored),
    RenounceProtagonist: EntryRule(),
    ChooseKeptDice: EntryRule(fields=_split),
    ImposeDie: EntryRule(fields=_imposed),
    DeclareDefused: EntryRule(),
    AddNarration: EntryRule(),
    TellEpilogue: EntryRule(),
    DiscloseSecret: EntryRule(fields=_disclosed),
    CloseGame: EntryRule(),
    PhaseChanged: EntryRule(),
    DifficultyChanged: EntryRule(),
    PacingWarned: EntryRule(keepers),
    DiceReleased: EntryRule(fields=_released),
    DieAcquired: EntryRule(),
    HallucinationRecorded: EntryRule(),
    TransgressionRecorded: EntryRule(),
    TransgressionRejected: EntryRule(),
    SuccessesCounted: EntryRule(fields=_counted),
    ResolutionSucceeded: EntryRule(fields=_over(SucceededEntry)),
    ResolutionFailed: EntryRule(fields=_over(FailedEntry)),
    ResolutionCancelled: EntryRule(fields=_over(CancelledEntry)),
    OutcomeSecured: EntryRule(),
    ProtagonistFled: EntryRule(),
    FateBoxAdded: EntryRule(fields=_boxed),
    CrossErased: EntryRule(fields=_erased),
    AttachmentLost: EntryRule(fields=_lost),
    ProtagonistLost: EntryRule(),
    BecameAuxiliary: EntryRule(),
    BecameCommentator: EntryRule(),
    ProtagonistAbandoned: EntryRule(),
    GameEnded: EntryRule(),
}
