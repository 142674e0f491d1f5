"""The types of Spin's views: what everybody at the table may read, and what the Destinée reads besides."""

from __future__ import annotations

import msgspec

from domain.base.events import Id, Word
from domain.systems.spin.gauges.gauges import LevelName
from domain.systems.spin.state.opposition_state import Harm, Stage
from domain.systems.spin.state.options import Options
from domain.systems.spin.state.state import LedgerEntry
from domain.systems.spin.state.words import (
    Audience,
    CampName,
    CampStatus,
    CanvasKind,
    CharacterKind,
    CompetitionOutcome,
    Conversion,
    Direction,
    Duration,
    FactorSource,
    FactorStatus,
    FateTheme,
    GaugeKind,
    Mitigation,
    ModifierKind,
    OppositionKind,
    OppositionStatus,
    Phase,
    PolarityPurpose,
    ReadingKey,
    Result,
    Row,
    SceneKind,
    Stance,
    StrokeReason,
    TraitLevel,
    ZoomAsOpened,
)


class SeatView(msgspec.Struct, frozen=True):
    id: Id
    role: Word
    away: bool


class AnswerView(msgspec.Struct, frozen=True):
    question: int
    text: str
    seat: Id


class CardView(msgspec.Struct, frozen=True):
    number: int
    seat: Id


class GenreView(msgspec.Struct, frozen=True):
    text: str
    fixed: bool
    answers: tuple[AnswerView, ...]
    cards: tuple[CardView, ...]


class TraitView(msgspec.Struct, frozen=True):
    """A trait of a sheet or canvas. `text` bears the suffix: + heroic, ++ mythic."""

    id: Id
    text: str
    level: TraitLevel
    tags: tuple[str, ...]
    duration: Duration
    zero_sum: bool


class GaugeView(msgspec.Struct, frozen=True):
    """A gauge of a character. `exhausted` flags a gauge at H: it waits for the gm's ruling.

    Without the sheet, it is as it was last used openly, and without its `kind`.
    """

    id: Id
    label: str
    kind: GaugeKind | None
    level: LevelName
    partial: int
    boxes: str
    exhausted: bool


class ModifierView(msgspec.Struct, frozen=True):
    id: Id
    kind: ModifierKind
    source: str
    character: Id | None
    camp: Id | None
    used_in: Id | None


class CharacterView(msgspec.Struct, frozen=True):
    """A character, as far as the seat reads its sheet.

    `sheet` is false for an npc of whom only the name, or what it openly used, is known.
    """

    id: Id
    name: str
    kind: CharacterKind
    owner: Id | None
    canvas: Id | None
    sheet: bool
    traits: tuple[TraitView, ...]
    gauges: tuple[GaugeView, ...]
    fortunes: int
    ended: bool


class AxisView(msgspec.Struct, frozen=True):
    axis: int
    id: Word
    label: str
    texts: tuple[str, ...]


class CanvasView(msgspec.Struct, frozen=True):
    id: Id
    kind: CanvasKind
    name: str
    responsible: Id | None
    character: Id | None
    axes: tuple[AxisView, ...]
    traits: tuple[TraitView, ...]


class StakeView(msgspec.Struct, frozen=True):
    id: Id
    text: str
    shared: bool
    closed: bool


class SceneView(msgspec.Struct, frozen=True):
    id: Id
    kind: SceneKind
    setting: str
    fate_blocked_by: Id | None


class FactorView(msgspec.Struct, frozen=True):
    """A factor of an opposition. A hidden one tells its camp, its dice and that it is hidden."""

    id: Id
    camp: CampName
    dice: int
    against: int
    hidden: bool
    status: FactorStatus
    label: str = ""
    source: FactorSource | None = None
    external: bool | None = None
    destiny_added: bool | None = None
    conversion: Conversion | None = None
    stage: int | None = None


class RollView(msgspec.Struct, frozen=True):
    camp: CampName
    initial: tuple[int, ...]
    extra: tuple[int, ...]
    evens: int
    typed: bool


class ShiftView(msgspec.Struct, frozen=True):
    character: Id
    direction: Direction


class AleaView(msgspec.Struct, frozen=True):
    """A Deus Ex Alea of an opposition. `amplitude` is for the gm and the losing camp."""

    loser: CampName
    pending: bool
    direction: Direction | None
    steps: int
    amplitude: int | None = None


class DeedView(msgspec.Struct, frozen=True):
    id: Id
    kind: Word
    character: Id | None
    text: str
    basis: Word | None


class OppositionView(msgspec.Struct, frozen=True):
    id: Id
    kind: OppositionKind
    status: OppositionStatus
    scene: Id
    lead: Id | None
    protagonists: tuple[Id, ...]
    aggressor: Id | None
    obstacle: str
    objective: str
    wager: str
    zoom: ZoomAsOpened
    stages: tuple[Stage, ...]
    factors: tuple[FactorView, ...]
    base_dice: int
    outcome_only: bool
    competition: Id | None
    camp: Id | None
    x: int | None
    y: int | None
    role: Stance | None
    rolls: tuple[RollView, ...]
    raw_result: Result | None
    result: Result | None
    number: int | None
    key: ReadingKey | None
    shifts: tuple[ShiftView, ...]
    shift_passes: tuple[Id, ...]
    extra_and: int
    failed_stage: int | None
    mitigation: Mitigation
    alea: AleaView | None
    consequences: tuple[DeedView, ...]
    impact_used: bool


class CampView(msgspec.Struct, frozen=True):
    id: Id
    members: tuple[Id, ...]
    npc: str
    objective: str
    status: CampStatus
    reached: bool
    harms: tuple[Harm, ...]
    modifier_due: ModifierKind | None


class LegView(msgspec.Struct, frozen=True):
    camp: Id
    opposition: Id
    result: Result | None
    evens: int


class RoundView(msgspec.Struct, frozen=True):
    legs: tuple[LegView, ...]
    compared: bool


class CompetitionView(msgspec.Struct, frozen=True):
    id: Id
    camps: tuple[CampView, ...]
    rounds: tuple[RoundView, ...]
    outcome: CompetitionOutcome
    winner: Id | None
    tied: tuple[Id, ...]
    separate: bool


class RowView(msgspec.Struct, frozen=True):
    """The row on which an orientation roll is read. `meaning` is the label under the face that came."""

    row: Row | None
    canvas: Id | None
    labels: tuple[str, ...]
    meaning: str | None


class ReadingView(msgspec.Struct, frozen=True):
    row: RowView
    text: str
    visibility: Audience


class OrientationView(msgspec.Struct, frozen=True):
    id: Id
    roller: Id
    die: int | None
    row: RowView | None
    readings: tuple[ReadingView, ...]


class PolarityView(msgspec.Struct, frozen=True):
    seat: Id
    purpose: PolarityPurpose
    adversary: str


class FateCardView(msgspec.Struct, frozen=True):
    """A fate card as it is printed (SPI-FATE-01)."""

    number: int
    theme: FateTheme


class FateView(msgspec.Struct, frozen=True):
    hand_count: int
    discard: tuple[FateCardView, ...]
    stroke_pending: bool
    passes: tuple[Id, ...]


class DisclosedView(msgspec.Struct, frozen=True):
    """The secrets that the gm disclosed after the end."""

    destiny: int | None
    ledger: tuple[LedgerEntry, ...]
    hand: tuple[FateCardView, ...]


class SpinView(msgspec.Struct, frozen=True, kw_only=True, tag="spin"):
    """The table as the seat may see it. `result_order` ranks protagonists who acted at once; `screen`: for the
    Destinée, what she has behind her screen.
    """

    phase: Phase
    session_no: int
    session_window: bool
    game_ending: bool
    options: Options
    seats: tuple[SeatView, ...]
    genre: GenreView
    consents: tuple[Id, ...]
    characters: tuple[CharacterView, ...]
    canvases: tuple[CanvasView, ...]
    stakes: tuple[StakeView, ...]
    scene: SceneView | None
    respite: tuple[Id, ...]
    gauge_mode: int
    modifiers: tuple[ModifierView, ...]
    oppositions: tuple[OppositionView, ...]
    result_order: tuple[tuple[Id, ...], ...]
    competitions: tuple[CompetitionView, ...]
    orientations: tuple[OrientationView, ...]
    polarity: PolarityView | None
    fate: FateView
    disclosed: DisclosedView | None
    screen: ScreenView | None


class StrokeView(msgspec.Struct, frozen=True):
    number: int
    theme: FateTheme
    reason: StrokeReason
    would_use_card: bool


class PoolView(msgspec.Struct, frozen=True):
    """An opposition in the making: dice now, what its lock would do to destiny, gauges that might be linked."""

    opposition: Id
    x: int
    y: int
    destiny_delta: int | None
    linkable: tuple[Id, ...]
    owed_gains: int
    owed_losses: int


class ScreenView(msgspec.Struct, frozen=True):
    """The Destinée's own view, for her alone: destiny over time, the hand, the plot."""

    destiny: int
    ledger: tuple[LedgerEntry, ...]
    hand: tuple[FateCardView, ...]
    deck: tuple[FateCardView, ...]
    stroke: StrokeView | None
    vetoes: tuple[Id, ...]
    polarity_note: str
    pools: tuple[PoolView, ...]
