"""The lines of Innommable that say more, or less, than the event or consequence itself."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.base.chance import DiceSource
from domain.base.events import Id
from domain.systems.innommable.conflicts.conflicts import Means
from domain.systems.innommable.state.dice import Dice, Die
from domain.systems.innommable.state.situation import InformationKind, Options
from domain.systems.innommable.state.state import BoxCause, ColumnName, RollStage, Severity
from projections.innommable.views.table import PublicOptions


class OptionChanges(msgspec.Struct, frozen=True, omit_defaults=True):
    """The options that a setting of them has changed, as far as the reader may know."""

    dice_total: Literal["advised", "custom"] | int | None = None
    reserve_view: Literal["hidden", "public"] | None = None
    suggestion_source: Literal["bowl", "own", "either"] | None = None
    suggestion_needs_presence: bool | None = None
    given_die_adds_box: bool | None = None
    gift_needs_transgression: bool | None = None
    mid_resolution_monologue_die: Literal["kept_out", "rolled"] | None = None
    null_reroll: bool | None = None
    impose_limit: Literal["one_per_scene", "one_per_target_per_scene"] | None = None
    terminal_attachment: Literal["lost", "memory"] | None = None
    anchoring_erases: Literal["box", "cross_only"] | None = None
    dice: DiceSource | None = None


class OptionsEntry(msgspec.Struct, frozen=True):
    options: PublicOptions
    changes: OptionChanges


class KeeperOptionsEntry(msgspec.Struct, frozen=True):
    options: Options
    changes: OptionChanges


class DroppedEntry(msgspec.Struct, frozen=True):
    """An entry was dropped from the keeper's plan, as it was there; for the keeper alone."""

    plan_id: Id
    kind: InformationKind
    label: str
    dice: int


class PlayEntry(msgspec.Struct, frozen=True):
    players: int


class SceneOpenedEntry(msgspec.Struct, frozen=True):
    number: int
    label: str
    present: tuple[Id, ...]


class SceneClosedEntry(msgspec.Struct, frozen=True):
    number: int


class InformationEntry(msgspec.Struct, frozen=True):
    """An information was revealed; its entry in the keeper's plan is not named (INN-INFO-01)."""

    kind: InformationKind
    public_text: str
    dice: int


class DiceReleasedEntry(msgspec.Struct, frozen=True):
    """Dice went from the reserve to the bowl.

    `reserve`: the dice left there, null for a reader who may not know them (INN-SEC-02).
    """

    dice: tuple[Die, ...]
    cause: Id
    reserve: Dice | None = None


class MonologueEntry(msgspec.Struct, frozen=True):
    """A monologue was completed. `introduced`: the ids of the elements that it introduced, in their order."""

    seat: Id
    die: Die
    text: str | None
    elements: tuple[str, ...]
    introduced: tuple[str, ...]


class RejectionEntry(msgspec.Struct, frozen=True):
    seat: Id
    die: Die
    reason: Literal["too_similar", "wrong_content"]
    text: str | None


class HallucinationEntry(msgspec.Struct, frozen=True):
    """A player understood that something had been a hallucination.

    `seen`: the number of the scene of the hallucination; `scene`: of the one in which it is understood.
    """

    id: str
    seat: Id
    scene: int
    seen: int


class VoteEntry(msgspec.Struct, frozen=True):
    """A vote on an act of the protagonist of `target`, whether it is a transgression."""

    id: Id
    target: Id
    vote: Literal["yes", "no"]


class SuggestionEntry(msgspec.Struct, frozen=True):
    giver: Id
    target: Id
    die: Die
    source: Literal["bowl", "own"]
    text: str | None


class ImpositionEntry(msgspec.Struct, frozen=True):
    """An auxiliary imposed a die. `introduced`: the ids of the elements that this introduced, in their order."""

    target: Id
    die: Die
    text: str | None
    elements: tuple[str, ...]
    introduced: tuple[str, ...]


class IncorporationEntry(msgspec.Struct, frozen=True):
    """A suggestion was taken in. `introduced`: the ids of the elements that this introduced, in their order."""

    giver: Id
    target: Id
    die: Die
    text: str | None
    elements: tuple[str, ...]
    introduced: tuple[str, ...]
    on_behalf: Id | None


class RulingEntry(msgspec.Struct, frozen=True):
    """The keeper ruled whether a goal needs a resolution. `difficulty`: the successes that it will take."""

    resolution: Id
    seat: Id
    required: bool
    difficulty: int


class ResolutionEndEntry(msgspec.Struct, frozen=True):
    resolution: Id
    seat: Id
    on_behalf: Id | None


class ThrownDie(msgspec.Struct, frozen=True):
    """A die as it fell, with the successes that it counts for."""

    die: Die
    face: int
    successes: int
    physical: bool


class RollEntry(msgspec.Struct, frozen=True):
    """Dice of a resolution were rolled. `count`: how many at this stage; `physical`: typed in at the table."""

    resolution: Id
    seat: Id
    stage: RollStage
    rolled: tuple[ThrownDie, ...]
    count: int
    physical: bool
    text: str | None


class CountEntry(msgspec.Struct, frozen=True):
    """The successes of a throw were counted.

    `successes`: those of this throw; `total`: of all dice of the resolution as they lie; `margin`: `total` less the
    difficulty, negative where it falls short.
    """

    resolution: Id
    seat: Id
    stage: RollStage
    successes: int
    total: int
    difficulty: int
    margin: int
    reached: bool
    ones_seen: bool


class SucceededEntry(msgspec.Struct, frozen=True):
    resolution: Id
    seat: Id
    means: Means
    ones_seen: bool


class FailedEntry(msgspec.Struct, frozen=True):
    resolution: Id
    seat: Id
    ones_seen: bool


class CancelledEntry(msgspec.Struct, frozen=True):
    resolution: Id
    seat: Id


class RuptureEntry(msgspec.Struct, frozen=True):
    resolution: Id
    seat: Id
    attachment: str
    text: str | None


class AnchoringEntry(msgspec.Struct, frozen=True):
    seat: Id
    attachment: str
    text: str | None


class AttachmentLostEntry(msgspec.Struct, frozen=True):
    seat: Id
    attachment: str


class BoxEntry(msgspec.Struct, frozen=True):
    """An empty box was added to a column of the fate list. `empty`, `crossed`: the column's totals after it."""

    seat: Id
    column: ColumnName
    cause: BoxCause
    empty: int
    crossed: int


class ErasedEntry(msgspec.Struct, frozen=True):
    """A cross in a protagonist's own column was erased. `empty`, `crossed`: the column's totals after it."""

    seat: Id
    empty: int
    crossed: int


class CrossingEntry(msgspec.Struct, frozen=True):
    """Boxes of a column of the fate list were crossed. `empty`, `crossed`: the column's totals after it."""

    seat: Id
    column: ColumnName
    count: int
    severity: Severity
    empty: int
    crossed: int
    text: str


class SplitEntry(msgspec.Struct, frozen=True):
    seat: Id
    kept: Dice
    returned: Dice
    number: int
    on_behalf: Id | None
