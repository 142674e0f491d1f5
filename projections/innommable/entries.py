"""What each seat reads of each step of Innommable: the event as it may see it, then what followed.

INN-SEC-01: the keeper's preparation gives the others nothing at all. INN-SEC-08: prepared texts never leave it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from domain.game import alike
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
from domain.systems.innommable.situation import Disclosed
from domain.systems.innommable.start import DifficultyChanged, PacingWarned, PhaseChanged
from domain.systems.innommable.state import Monologue, Resolution, RollStage, Suggestion
from projections.base.entry_rules import Fields, ForAll, Telling, Tellings
from projections.innommable.shown import (
    AnchoringShown,
    AttachmentLostShown,
    BoxShown,
    CancelledShown,
    CountShown,
    CrossingShown,
    DiceReleasedShown,
    DroppedShown,
    ErasedShown,
    FailedShown,
    HallucinationShown,
    ImpositionShown,
    IncorporationShown,
    InformationShown,
    KeeperOptionsShown,
    MonologueShown,
    OptionChanges,
    OptionsShown,
    PlayShown,
    RejectionShown,
    ResolutionEndShown,
    RollShown,
    RulingShown,
    RuptureShown,
    SceneClosedShown,
    SceneOpenedShown,
    SplitShown,
    SucceededShown,
    SuggestionShown,
    ThrownDie,
    VoteShown,
)
from projections.innommable.views import public_options


def keepers(step: Step, seat: str, _what: Any) -> bool:
    """INN-SEC-01: the keeper's alone."""
    return is_keeper(step.before, seat)


def _options(step: Step, seat: str, command: SetTableOptions) -> KeeperOptionsShown | OptionsShown | None:
    """INN-SEC-03: a change that only the keeper can see is told to nobody else."""
    if keepers(step, seat, command):
        return KeeperOptionsShown(command.options, _changes(step.before.options, command.options))
    was, options = public_options(step.before.options), public_options(command.options)
    return None if options == was else OptionsShown(options, _changes(was, options))


def _changes(was: msgspec.Struct, now: msgspec.Struct) -> OptionChanges:
    before, after = msgspec.structs.asdict(was), msgspec.structs.asdict(now)
    return OptionChanges(**{name: value for name, value in after.items() if value != before[name]})


@ForAll
def _dropped(step: Step, command: DropPlannedInformation) -> DroppedShown | None:
    planned = step.before.prepared.plan.get(command.plan_id)
    return None if planned is None else alike(DroppedShown, planned, plan_id=planned.id)


def _information(step: Step, seat: str, command: RevealInformation) -> RevealInformation | InformationShown:
    if keepers(step, seat, command):
        return command
    return alike(InformationShown, command, kind=command.kind, dice=command.dice or 1)


@ForAll
def _started(step: Step, _command: StartPlay) -> PlayShown:
    return PlayShown(len(step.before.players))


@ForAll
def _opened(step: Step, command: OpenOrdinaryScene) -> SceneOpenedShown:
    present = step.after.scene.present if step.after.scene else ()
    return alike(SceneOpenedShown, command, number=step.after.number, present=present)


@ForAll
def _closed(step: Step, _command: CloseOrdinaryScene) -> SceneClosedShown:
    return SceneClosedShown(step.after.number)


@ForAll
def _disclosed(step: Step, command: DiscloseSecret) -> Disclosed | None:
    found: Disclosed | None = step.after.disclosed.get(command.plan_id or command.item)
    return found


@ForAll
def _rejected(step: Step, command: RejectMonologue) -> RejectionShown | None:
    aside = step.before.aside
    return alike(RejectionShown, command, seat=aside.seat, die=aside.die) if isinstance(aside, Monologue) else None


@ForAll
def _monologue(step: Step, command: CompleteMonologue) -> MonologueShown | None:
    aside = step.before.aside
    if not isinstance(aside, Monologue):
        return None
    return alike(MonologueShown, command, seat=aside.seat, die=aside.die, introduced=_introduced(step, aside.seat))


@ForAll
def _imposed(step: Step, command: ImposeDie) -> ImpositionShown:
    return alike(ImpositionShown, command, introduced=_introduced(step, command.target))


def _introduced(step: Step, seat: str) -> tuple[str, ...]:
    known = {element.id for element in step.before.players[seat].elements}
    return tuple(element.id for element in step.after.players[seat].elements if element.id not in known)


@ForAll
def _realized(step: Step, command: RealizeHallucination) -> HallucinationShown | None:
    who = step.event.seat
    seen = next((h.scene for h in step.before.players[who].hallucinations if h.id == command.id), None)
    if seen is None:
        return None
    return alike(HallucinationShown, command, seat=who, scene=step.before.number, seen=seen)


@ForAll
def _voted(step: Step, command: VoteTransgression) -> VoteShown | None:
    judged = step.before.proposals.get(command.id)
    return None if judged is None else alike(VoteShown, command, target=judged.target)


@ForAll
def _suggested(step: Step, command: MakeSuggestion) -> SuggestionShown:
    source = source_of(step.before, command.source) or "bowl"
    return alike(SuggestionShown, command, giver=step.event.seat, source=source)


@ForAll
def _incorporated(step: Step, command: IncorporateSuggestion) -> IncorporationShown | None:
    aside = step.before.aside
    if not isinstance(aside, Suggestion):
        return None
    introduced = _introduced(step, aside.target)
    return alike(
        IncorporationShown, command, giver=aside.giver, target=aside.target, die=aside.die, introduced=introduced
    )


@ForAll
def _split(step: Step, command: ChooseKeptDice) -> SplitShown:
    owner = command.on_behalf or step.event.seat
    returned = step.before.players[owner].pool.less(command.kept)
    return alike(SplitShown, command, seat=owner, returned=returned, number=command.kept.total)


@ForAll
def _crossed(step: Step, command: CrossBoxes) -> CrossingShown:
    column = column_of(step.after.players[command.seat], command.column)
    return alike(CrossingShown, command, empty=column.empty, crossed=column.crossed)


@ForAll
def _boxed(step: Step, added: FateBoxAdded) -> BoxShown:
    column = column_of(step.after.players[added.seat], added.column)
    return alike(BoxShown, added, empty=column.empty, crossed=column.crossed)


@ForAll
def _erased(step: Step, erased: CrossErased) -> ErasedShown:
    column = column_of(step.after.players[erased.seat], "protagonist")
    return alike(ErasedShown, erased, empty=column.empty, crossed=column.crossed)


def _attachment(step: Step, seat: str) -> str:
    found = step.before.players[seat].attachment
    return "" if found is None else found.label


@ForAll
def _anchored(step: Step, command: UseAnchoring) -> AnchoringShown:
    return alike(AnchoringShown, command, seat=step.event.seat, attachment=_attachment(step, step.event.seat))


@ForAll
def _lost(step: Step, lost: AttachmentLost) -> AttachmentLostShown:
    return alike(AttachmentLostShown, lost, attachment=_attachment(step, lost.seat))


def _of_resolution(kind: type[msgspec.Struct]) -> Fields:
    """The command with the resolution that was open, and whose it is."""

    @ForAll
    def fields(step: Step, command: Any) -> msgspec.Struct | None:
        found: Resolution | None = step.before.resolution
        return None if found is None else alike(kind, command, resolution=found.id, seat=found.seat)

    return fields


@ForAll
def _ruled(step: Step, command: RuleResolution) -> RulingShown | None:
    found: Resolution | None = step.before.resolution
    if found is None:
        return None
    return alike(RulingShown, command, resolution=found.id, seat=found.seat, difficulty=step.before.difficulty or 1)


@ForAll
def _broken(step: Step, command: BreakAttachment) -> RuptureShown | None:
    found: Resolution | None = step.before.resolution
    if found is None:
        return None
    return alike(RuptureShown, command, resolution=found.id, seat=found.seat, attachment=_attachment(step, found.seat))


@ForAll
def _counted(step: Step, counted: SuccessesCounted) -> CountShown | None:
    found: Resolution | None = step.before.resolution
    if found is None:
        return None
    margin = counted.total - counted.difficulty
    return alike(CountShown, counted, seat=found.seat, margin=margin, reached=margin >= 0)


def _over(kind: type[msgspec.Struct]) -> Fields:
    """The end of a resolution, and whose it was."""

    @ForAll
    def fields(step: Step, ended: Any) -> msgspec.Struct | None:
        over = step.after.resolutions.get(ended.resolution)
        return None if over is None else alike(kind, ended, seat=over.seat)

    return fields


def _roll(stage: RollStage) -> Fields:
    """INN-DICE-06: faces are public, and typed ones are marked."""

    @ForAll
    def fields(step: Step, command: Any) -> RollShown | None:
        found: Resolution | None = step.before.resolution
        if found is None:
            return None
        rolled = tuple(alike(ThrownDie, die) for die in faces(step.event.draws))
        physical = any(die.physical for die in rolled)
        words = command.text if isinstance(command, RerollOdd) else None
        return RollShown(found.id, step.event.seat, stage, rolled, len(rolled), physical, words)

    return fields


def _released(step: Step, seat: str, released: DiceReleased) -> DiceReleasedShown:
    return alike(DiceReleasedShown, released, reserve=released.reserve if sees_reserve(step.after, seat) else None)


TELLINGS: Tellings = {
    SetTableOptions: Telling(fields=_options, shown=(KeeperOptionsShown, OptionsShown)),
    RecordSituationElement: Telling(keepers),
    RecordSymptom: Telling(keepers),
    SetDiceScheme: Telling(keepers),
    PlanInformation: Telling(keepers),
    DropPlannedInformation: Telling(keepers, _dropped, shown=(DroppedShown,)),
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
    CompleteMonologue: Telling(fields=_monologue, shown=(MonologueShown,)),
    RejectMonologue: Telling(fields=_rejected, shown=(RejectionShown,)),
    RealizeHallucination: Telling(fields=_realized, shown=(HallucinationShown,)),
    ProposeTransgression: Telling(),
    VoteTransgression: Telling(fields=_voted, shown=(VoteShown,)),
    MakeSuggestion: Telling(fields=_suggested, shown=(SuggestionShown,)),
    IncorporateSuggestion: Telling(fields=_incorporated, shown=(IncorporationShown,)),
    DeclareGoal: Telling(),
    RuleResolution: Telling(fields=_ruled, shown=(RulingShown,)),
    WithdrawGoal: Telling(fields=_of_resolution(ResolutionEndShown), shown=(ResolutionEndShown,)),
    StopAction: Telling(fields=_of_resolution(ResolutionEndShown), shown=(ResolutionEndShown,)),
    AcceptFailure: Telling(fields=_of_resolution(ResolutionEndShown), shown=(ResolutionEndShown,)),
    BreakAttachment: Telling(fields=_broken, shown=(RuptureShown,)),
    RollPool: Telling(fields=_roll("initial"), shown=(RollShown,), dice=True),
    RerollOdd: Telling(fields=_roll("reroll"), shown=(RollShown,), dice=True),
    RollGivenDie: Telling(fields=_roll("given"), shown=(RollShown,), dice=True),
    CrossBoxes: Telling(fields=_crossed, shown=(CrossingShown,)),
    UseAnchoring: Telling(fields=_anchored, shown=(AnchoringShown,)),
    RenounceProtagonist: Telling(),
    ChooseKeptDice: Telling(fields=_split, shown=(SplitShown,)),
    ImposeDie: Telling(fields=_imposed, shown=(ImpositionShown,)),
    DeclareDefused: Telling(),
    AddNarration: Telling(),
    TellEpilogue: Telling(),
    DiscloseSecret: Telling(fields=_disclosed, shown=(Disclosed,)),
    CloseGame: Telling(),
    PhaseChanged: Telling(),
    DifficultyChanged: Telling(),
    PacingWarned: Telling(keepers),
    DiceReleased: Telling(fields=_released, shown=(DiceReleasedShown,)),
    DieAcquired: Telling(),
    HallucinationRecorded: Telling(),
    TransgressionRecorded: Telling(),
    TransgressionRejected: Telling(),
    SuccessesCounted: Telling(fields=_counted, shown=(CountShown,)),
    ResolutionSucceeded: Telling(fields=_over(SucceededShown), shown=(SucceededShown,)),
    ResolutionFailed: Telling(fields=_over(FailedShown), shown=(FailedShown,)),
    ResolutionCancelled: Telling(fields=_over(CancelledShown), shown=(CancelledShown,)),
    OutcomeSecured: Telling(),
    ProtagonistFled: Telling(),
    FateBoxAdded: Telling(fields=_boxed, shown=(BoxShown,)),
    CrossErased: Telling(fields=_erased, shown=(ErasedShown,)),
    AttachmentLost: Telling(fields=_lost, shown=(AttachmentLostShown,)),
    ProtagonistLost: Telling(),
    BecameAuxiliary: Telling(),
    BecameCommentator: Telling(),
    GameEnded: Telling(),
}
