"""The whole state of a Spin table. Frozen; changed by `replace`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from domain.base.events import Id
from domain.systems.spin.state.opposition_state import Competition, Opposition
from domain.systems.spin.state.options import Options
from domain.systems.spin.state.words import (
    Audience,
    CanvasKind,
    CharacterKind,
    DestinyCause,
    Duration,
    GaugeKind,
    ModifierKind,
    Phase,
    PolarityPurpose,
    Row,
    SceneKind,
    StrokeReason,
    TraitLevel,
)
from domain.table.seats import Shelved


class Trait(msgspec.Struct, frozen=True):
    """A short text without a number (SPI-TRAIT-01). `open`: used openly by an npc, hence known to all."""

    id: str
    text: str
    level: TraitLevel = "normal"
    tags: tuple[str, ...] = ()
    duration: Duration = "durable"
    zero_sum: bool = False
    open: bool = False


class Gauge(msgspec.Struct, frozen=True):
    """A graded trait. `level` 0..3 (0, I, II, H); `partial` marks initiate the next level."""

    id: str
    label: str
    kind: GaugeKind
    level: int = 0
    partial: int = 0


class UsedGauge(msgspec.Struct, frozen=True):
    """A gauge as it was last used openly: its name, and the level that gave the dice (SPI-SEC-03)."""

    id: str
    label: str
    level: int


class Character(msgspec.Struct, frozen=True):
    """A character of a player or the gm.

    `sheet`: the whole sheet is shared; `known`: at least the name is. `fresh`: its owner still creates it.
    `used`: the gauges that were used openly, which stay known as they were then, whatever becomes of them.
    """

    id: str
    name: str
    kind: CharacterKind
    owner: str
    canvas: str
    traits: Mapping[str, Trait] = {}
    gauges: Mapping[str, Gauge] = {}
    used: Mapping[str, UsedGauge] = {}
    fortunes: int = 0
    ended: bool = False
    known: bool = False
    sheet: bool = False
    veto: bool = False
    fresh: bool = False

    @property
    def named(self) -> bool:
        """Return whether everybody knows of this character."""
        return self.kind == "protagonist" or self.known

    @property
    def readable(self) -> bool:
        """Return whether everybody may read the whole sheet."""
        return self.kind == "protagonist" or self.sheet


class Modifier(msgspec.Struct, frozen=True):
    """A die waiting for the next opposition of a character, or of a competition's camp."""

    id: str
    kind: ModifierKind
    source: str
    character: str | None = None
    camp: str | None = None
    used_in: str | None = None


Axes = tuple[tuple[str, ...], ...]
BLANK: Axes = ((),) * 6


class Canvas(msgspec.Struct, frozen=True, dict=True):
    """A sheet of six axes of texts, with traits (SPI-TRAIT-01).

    `responsible`: a seat, or "" for all players, or None for the present Destinée.
    """

    id: str
    kind: CanvasKind
    name: str
    responsible: str | None
    character: str | None = None
    labels: tuple[str, ...] = ()
    axes: Axes = BLANK
    shared: bool = False
    shared_axes: frozenset[int] = frozenset()
    traits: Mapping[str, Trait] = {}

    @property
    def public(self) -> bool:
        return self.shared or self.kind in ("world", "group") or self.responsible is not None

    @cached_property
    def in_part(self) -> bool:
        """Return whether everybody may read a part of the canvas, whatever else is disclosed.

        It is made once: many states hold the same canvas.
        """
        return self.public or bool(self.shared_axes) or any(trait.open for trait in self.traits.values())


class GenreAnswer(msgspec.Struct, frozen=True):
    question: int
    seat: str
    text: str


class GenreCard(msgspec.Struct, frozen=True):
    number: int
    seat: str


class Stake(msgspec.Struct, frozen=True):
    id: str
    text: str
    shared: bool = False
    closed: bool = False


class Scene(msgspec.Struct, frozen=True):
    id: str
    kind: SceneKind
    setting: str
    blocked_by: str | None = None


class RowNamed(msgspec.Struct, frozen=True):
    """The row on which a face is read: one of the table, a canvas, or six labels given on the spot."""

    row: Row | None = None
    canvas: str | None = None
    labels: tuple[str, ...] = ()


class Interpretation(msgspec.Struct, frozen=True):
    named: RowNamed
    text: str
    audience: Audience


class OrientationRoll(msgspec.Struct, frozen=True):
    """A die read as a symbol. `open_row`: the row was named by a player, hence public."""

    id: str
    roller: str
    named: RowNamed | None
    open_row: bool
    face: int | None = None
    readings: tuple[Interpretation, ...] = ()


class PolarityRequest(msgspec.Struct, frozen=True):
    """A polarity die asked of a seat; while it waits, destiny is 0 and stays so."""

    id: str
    seat: str
    purpose: PolarityPurpose
    note: str = ""
    adversary: str = ""


class LedgerEntry(msgspec.Struct, frozen=True):
    cause: DestinyCause
    delta: int
    value: int
    event: Id


class Stroke(msgspec.Struct, frozen=True):
    """An announced Coup du sort; only its existence is known to others."""

    id: str
    number: int
    reason: StrokeReason
    counted: bool


class Spin(Shelved, frozen=True, kw_only=True, dict=True):
    """The whole table; cached properties are what everybody may see of it, made once of a state."""

    options: Options
    phase: Phase = "setup"
    session_no: int = 1
    window_open: bool = False
    game_ending: bool = False
    converted: bool = False
    genre: str = ""
    genre_set: bool = False
    genre_answers: tuple[GenreAnswer, ...] = ()
    genre_cards: tuple[GenreCard, ...] = ()
    consents: frozenset[str] = frozenset()
    characters: Mapping[str, Character] = {}
    canvases: Mapping[str, Canvas] = {}
    stakes: Mapping[str, Stake] = {}
    scene: Scene | None = None
    respite: frozenset[str] = frozenset()
    gauge_mode: int = 2
    destiny: int = 0
    ledger: tuple[LedgerEntry, ...] = ()
    hand: frozenset[int] = frozenset()
    discard: frozenset[int] = frozenset()
    stroke: Stroke | None = None
    passes: frozenset[str] = frozenset()
    modifiers: Mapping[str, Modifier] = {}
    oppositions: Mapping[str, Opposition] = {}
    competitions: Mapping[str, Competition] = {}
    orientations: Mapping[str, OrientationRoll] = {}
    polarity: PolarityRequest | None = None
    disclosed: frozenset[str] = frozenset()

    @cached_property
    def named(self) -> Mapping[str, Character]:
        """The characters that everybody knows of."""
        return {key: found for key, found in self.characters.items() if found.kind == "protagonist" or found.known}

    @cached_property
    def seen_canvases(self) -> Mapping[str, Canvas]:
        """The canvases that everybody may see at least in part (SPI-CANV-03).

        Drama and the gm's other sheets only once shared, or once a trait of theirs was used.
        """
        drama = "drama" in self.disclosed
        return {key: c for key, c in self.canvases.items() if c.in_part or (drama and c.kind == "drama")}

    @cached_property
    def shared_stakes(self) -> Mapping[str, Stake]:
        return {key: found for key, found in self.stakes.items() if found.shared}

    @cached_property
    def seen_traits(self) -> Mapping[str, Trait]:
        """The traits on sheets that everybody reads, and those used openly (SPI-SEC-03)."""
        people = ((found.readable, found.traits) for found in self.characters.values())
        sheets = ((self.reads(found), found.traits) for found in self.canvases.values())
        return {key: t for whole, traits in (*people, *sheets) for key, t in traits.items() if whole or t.open}

    @cached_property
    def bearers(self) -> Mapping[str, Character | Canvas]:
        """The character or canvas that has each trait (SPI-TRAIT-01)."""
        everything: tuple[Character | Canvas, ...] = (*self.canvases.values(), *self.characters.values())
        return {trait: bearer for bearer in everything for trait in bearer.traits}

    @cached_property
    def marked(self) -> Mapping[str, Character]:
        """The character that has each gauge, or had it when it was used openly."""
        return {gauge: found for found in self.characters.values() for gauge in (*found.used, *found.gauges)}

    def reads(self, canvas: Canvas) -> bool:
        """Return whether everybody may read the whole canvas."""
        return canvas.public or (canvas.kind == "drama" and "drama" in self.disclosed)
