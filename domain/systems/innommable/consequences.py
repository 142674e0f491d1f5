"""Everything that follows from an event: derived by the reducers, never recorded."""

from __future__ import annotations

from typing import Literal

from domain.game.events import Consequence, Id
from domain.systems.innommable.dice import Dice, Die
from domain.systems.innommable.state import BoxCause, ColumnName, Ending, Phase, RollStage

WarningCode = Literal["pacing_slow", "plan_mismatch", "identity_unrevealed", "lair_unrevealed", "link_missing"]
Means = Literal["dice", "rupture", "renunciation"]


class PhaseChanged(Consequence, frozen=True, rename={"was": "from", "now": "to"}):
    """INN-PHA-01 to INN-PHA-03: the story moves on, because of the event `cause`."""

    RULES = ("INN-TAB-02",)
    was: Phase
    now: Phase
    cause: Id


class DifficultyChanged(Consequence, frozen=True, rename={"was": "from", "now": "to"}):
    RULES = ("INN-DIFF-01", "INN-DIFF-02")
    was: int | None
    now: int
    cause: Id


class DiceReleased(Consequence, frozen=True):
    """Dice that went from the reserve to the bowl, in this order; `reserve` is what is left there."""

    RULES = ("INN-DICE-02",)
    dice: tuple[Die, ...]
    cause: Id
    reserve: Dice


class PacingWarned(Consequence, frozen=True):
    """A hint for the keeper alone."""

    RULES = ("INN-DICE-05", "INN-SYM-04", "INN-INFO-02", "INN-PREP-06", "INN-CHAR-04")
    code: WarningCode
    scene: int


class DieAcquired(Consequence, frozen=True, rename={"source": "from"}):
    RULES = ("INN-MONO-03", "INN-SUGG-05", "INN-AUX-04")
    seat: Id
    die: Die
    via: Literal["monologue", "suggestion", "imposition"]
    source: Literal["bowl", "seat"]
    giver: Id | None = None


class HallucinationRecorded(Consequence, frozen=True):
    RULES = ("INN-MONO-05",)
    id: Id
    seat: Id
    scene: int


class TransgressionRecorded(Consequence, frozen=True):
    RULES = ("INN-TRAN-01", "INN-TRAN-02")
    target: Id
    cause: Literal["d8", "vote"]


class TransgressionRejected(Consequence, frozen=True):
    RULES = ("INN-TRAN-02",)
    target: Id
    cause: Id


class SuccessesCounted(Consequence, frozen=True):
    """`successes` are those of this throw, `total` those of the whole resolution."""

    RULES = ("INN-CONF-05",)
    resolution: Id
    stage: RollStage
    successes: int
    total: int
    difficulty: int
    ones_seen: bool


class ResolutionSucceeded(Consequence, frozen=True):
    RULES = ("INN-CONF-12",)
    id: Id
    means: Means
    ones_seen: bool


class ResolutionFailed(Consequence, frozen=True):
    RULES = ("INN-CONF-13",)
    id: Id
    ones_seen: bool


class ResolutionCancelled(Consequence, frozen=True):
    RULES = ("INN-CONF-17",)
    id: Id


class OutcomeSecured(Consequence, frozen=True):
    RULES = ("INN-SCN-07",)
    id: Id
    scene: int


class FateBoxAdded(Consequence, frozen=True):
    RULES = ("INN-FATE-03",)
    seat: Id
    column: ColumnName
    cause: BoxCause


class CrossErased(Consequence, frozen=True):
    RULES = ("INN-ANCH-02",)
    seat: Id


class AttachmentLost(Consequence, frozen=True):
    RULES = ("INN-FATE-08",)
    seat: Id


class ProtagonistLost(Consequence, frozen=True):
    RULES = ("INN-FATE-10",)
    seat: Id
    cause: Id


class ProtagonistFled(Consequence, frozen=True):
    RULES = ("INN-OUT-04",)
    seat: Id
    cause: Id


class BecameAuxiliary(Consequence, frozen=True):
    """`keep` dice of those owned stay with the player."""

    RULES = ("INN-AUX-01",)
    seat: Id
    keep: int


class BecameCommentator(Consequence, frozen=True):
    RULES = ("INN-AUX-01", "INN-AUX-08")
    seat: Id


class GameEnded(Consequence, frozen=True):
    RULES = ("INN-END-01", "INN-END-02")
    reason: Ending


CONSEQUENCES = (
    PhaseChanged,
    DifficultyChanged,
    DiceReleased,
    PacingWarned,
    DieAcquired,
    HallucinationRecorded,
    TransgressionRecorded,
    TransgressionRejected,
    SuccessesCounted,
    ResolutionSucceeded,
    ResolutionFailed,
    ResolutionCancelled,
    OutcomeSecured,
    FateBoxAdded,
    CrossErased,
    AttachmentLost,
    ProtagonistLost,
    ProtagonistFled,
    BecameAuxiliary,
    BecameCommentator,
    GameEnded,
)
