"""Gauges (jauges): marks that make levels I, II and H, in three modes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal, NamedTuple, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Label, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, integer, one_of, text
from domain.systems.spin.state.state import Character, Gauge, Spin, UsedGauge
from domain.systems.spin.state.words import GaugeKind, Phase
from domain.systems.spin.table.guards import bad, blank, require, require_active, require_gm, unknown
from domain.systems.spin.table.purse import with_character
from domain.systems.spin.table.roles import is_gm
from domain.systems.spin.table.sight import visible

GAUGE_PHASES: tuple[Phase, ...] = ("creation", "presentation", "narrative", "session_end")
GAUGE_KINDS: tuple[GaugeKind, ...] = get_args(GaugeKind)
EXHAUSTED = 3
MODES = (1, 2, 3)
GaugeCause = Literal["ruling", "consequence", "harm", "impact", "fortune"]
LevelName = Literal["0", "I", "II", "H"]
LEVEL_NAMES: tuple[LevelName, ...] = ("0", "I", "II", "H")


def level_name(state: Spin, gauge: Gauge) -> LevelName:
    """Return the level as the sheet writes it: 0, I, II or H (SPI-GAUGE-03)."""
    return LEVEL_NAMES[gauge.level]


def exhausted(state: Spin, gauge: Gauge) -> bool:
    """Return whether the gauge is at its last level, H (SPI-GAUGE-05)."""
    return gauge.level == EXHAUSTED


class SetGaugeMode(Command, frozen=True):
    """Set how many marks a level takes from now on: 1 extreme, 2 default, 3 safe."""

    RULES: ClassVar = ("SPI-GAUGE-04",)
    mode: int


class AdvanceGauge(Command, frozen=True):
    """Advance a gauge by marks or whole levels; a label not yet on the sheet creates it. `mode`: for this advance."""

    RULES: ClassVar = ("SPI-GAUGE-02", "SPI-GAUGE-04", "SPI-GAUGE-05")
    character: Id
    label: Label
    kind: GaugeKind | None = None
    ticks: int | None = None
    levels: int | None = None
    mode: int | None = None


class LowerGauge(Command, frozen=True):
    RULES: ClassVar = ("SPI-GAUGE-06",)
    gauge: Id
    ticks: int | None = None
    levels: int | None = None


class RuleExhaustion(Command, frozen=True):
    """Rule what an exhausted gauge means."""

    RULES: ClassVar = ("SPI-GAUGE-09",)
    gauge: Id
    ruling: Literal["character_ended", "action_impossible", "no_effect"]
    text: Text = ""


class GaugeAdvanced(Consequence, frozen=True):
    """A gauge advanced. `boxes` is the book's drawing: [x] a level, [] one mark, [/] two."""

    RULES: ClassVar = ("SPI-GAUGE-02", "SPI-GAUGE-03", "SPI-GAUGE-05")
    character: Id
    gauge: Id
    label: str
    mode: int
    ticks: int
    ticks_lost: int
    level: LevelName
    partial: int
    boxes: str
    cause: GaugeCause


class GaugeLowered(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-GAUGE-06",)
    character: Id
    gauge: Id
    label: str
    level: LevelName
    partial: int
    boxes: str
    cause: GaugeCause


class GaugeRemoved(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-GAUGE-06",)
    character: Id
    gauge: Id
    label: str
    cause: GaugeCause


class GaugeExhausted(Consequence, frozen=True):
    """A gauge was exhausted: a flag to all, from which nothing follows by itself."""

    RULES: ClassVar = ("SPI-GAUGE-09",)
    character: Id
    gauge: Id
    label: str


class CharacterEnded(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-GAUGE-09",)
    character: Id


GaugeCommand = SetGaugeMode | AdvanceGauge | LowerGauge | RuleExhaustion


def ticked(gauge: Gauge, ticks: int, mode: int) -> tuple[Gauge, int]:
    """Return the gauge after so many marks, and the marks lost beyond H (SPI-GAUGE-02).

    The `mode`-th mark completes a level.
    """
    level, partial = gauge.level, gauge.partial
    for done in range(ticks):
        if level >= EXHAUSTED:
            return replace(gauge, level=level, partial=partial), ticks - done
        partial += 1
        if partial >= mode:
            level, partial = level + 1, 0
    return replace(gauge, level=level, partial=partial), 0


def lowered(gauge: Gauge, ticks: int | None, levels: int | None, mode: int) -> Gauge:
    """Return the gauge lowered by levels, without pending marks, or by single marks, one by default (SPI-GAUGE-06)."""
    if levels is not None:
        return replace(gauge, level=max(0, gauge.level - levels), partial=0)
    level, partial = gauge.level, gauge.partial
    for _ in range(1 if ticks is None else ticks):
        if partial > 0:
            partial -= 1
        elif level > 0:
            level, partial = level - 1, mode - 1
        else:
            break
    return replace(gauge, level=level, partial=partial)


def boxes(gauge: Gauge) -> str:
    """Draw the gauge: [x] per level, then [] for one pending mark or [/] for two (SPI-GAUGE-03)."""
    return "[x]" * gauge.level + ("", "[]", "[/]")[min(gauge.partial, 2)]


def gauge_dice(gauge: Gauge | UsedGauge) -> int:
    """Return the dice that the gauge gives the other camp: one at level I, two at II, else none (SPI-GAUGE-07)."""
    return gauge.level if gauge.level < EXHAUSTED else 0


def owner_of(state: Spin, gauge_id: str) -> Character | None:
    return next((c for c in state.characters.values() if gauge_id in c.gauges), None)


def named(character: Character, label: str) -> Gauge | None:
    return next((g for g in character.gauges.values() if g.label == label), None)


def require_step(ticks: int | None, levels: int | None, rule: str) -> None:
    """Refuse both ticks and levels together, and any below 1; the default is one tick. Raises Refused."""
    if (ticks is not None and levels is not None) or (ticks or 1) < 1 or (levels or 1) < 1:
        raise bad(rule)
    if ticks == 0 or levels == 0:
        raise bad(rule)


def require_well_formed(
    character: Character, label: str, kind: GaugeKind | None, ticks: int | None, levels: int | None
) -> None:
    """Refuse a new label without a kind, and a known one with another kind (SPI-GAUGE-05). Raises Refused."""
    require_step(ticks, levels, "SPI-GAUGE-05")
    found = named(character, label)
    if blank(label) or (found is None and kind is None) or (found and kind not in (None, found.kind)):
        raise bad("SPI-GAUGE-05")


def require_advance(character: Character, label: str) -> None:
    """Refuse an advance beyond H (SPI-GAUGE-05) and gauges of plain npcs (SPI-GAUGE-01). Raises Refused."""
    found = named(character, label)
    require(found is None or found.level < EXHAUSTED, Refused("gauge_exhausted", "SPI-GAUGE-05"))
    require(character.kind != "npc", Refused("no_gauges_for_npc", "SPI-GAUGE-01"))


def advanced(
    state: Spin,
    event: str,
    character_id: str,
    label: str,
    kind: GaugeKind | None,
    ticks: int | None,
    levels: int | None,
    mode: int | None,
    cause: GaugeCause,
) -> Evolved:
    """Advance the gauge of that label, created at 0 if the character has none (SPI-GAUGE-05).

    By `levels`, or by `ticks` (one by default), in the given mode or the table's.
    """
    owner = state.characters.get(character_id)
    if owner is None:
        return Evolved(state)
    rule = mode or state.gauge_mode
    gauge = named(owner, label) or Gauge(event, label, kind or "state")
    count = (levels * rule) if levels is not None else (1 if ticks is None else ticks)
    after, lost = ticked(gauge, count, rule)
    level, drawing = LEVEL_NAMES[after.level], boxes(after)
    advance = GaugeAdvanced(owner.id, after.id, after.label, rule, count, lost, level, after.partial, drawing, cause)
    evolved = Evolved(with_gauge(state, owner, after), (advance,))
    if after.level == EXHAUSTED and gauge.level < EXHAUSTED:
        return evolved.adding(GaugeExhausted(owner.id, after.id, after.label))
    return evolved


def with_gauge(state: Spin, owner: Character, gauge: Gauge) -> Spin:
    return with_character(state, replace(owner, gauges={**owner.gauges, gauge.id: gauge}))


def settled(state: Spin, gauge: Gauge, cause: GaugeCause) -> Evolved:
    """Replace the gauge of a character by this lowered one, removed at level 0 without marks (SPI-GAUGE-06)."""
    owner = owner_of(state, gauge.id)
    if owner is None:
        return Evolved(state)
    if gauge.level == 0 and gauge.partial == 0:
        kept = {k: g for k, g in owner.gauges.items() if k != gauge.id}
        gone = GaugeRemoved(owner.id, gauge.id, gauge.label, cause)
        return Evolved(with_character(state, replace(owner, gauges=kept)), (gone,))
    level = LEVEL_NAMES[gauge.level]
    less = GaugeLowered(owner.id, gauge.id, gauge.label, level, gauge.partial, boxes(gauge), cause)
    return Evolved(with_gauge(state, owner, gauge), (less,))


def ended(state: Spin, character: str) -> Evolved:
    """End the character, who gives no further command (SPI-GAUGE-09)."""
    found = state.characters.get(character)
    if found is None or found.ended:
        return Evolved(state)
    return Evolved(
        with_character(replace(state, respite=state.respite - {character}), replace(found, ended=True)),
        (CharacterEnded(character),),
    )


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: GaugeCommand = act.command
    require_gm(state, act.seat, "SPI-GAUGE-05")
    match command:
        case SetGaugeMode(mode):
            if mode not in MODES:
                raise bad("SPI-GAUGE-04")
        case AdvanceGauge():
            _may_advance(state, command)
        case LowerGauge(gauge, ticks, levels):
            owner = _owner(state, gauge)
            require_step(ticks, levels, "SPI-GAUGE-06")
            require(state.phase in GAUGE_PHASES, Refused("wrong_phase", "SPI-GAUGE-06"))
            require_active(owner, "SPI-GAUGE-06")
        case RuleExhaustion(gauge, ruling, wording):
            owner = _owner(state, gauge)
            if ruling == "action_impossible" and blank(wording):
                raise bad("SPI-GAUGE-09")
            require_active(owner, "SPI-GAUGE-09")
            exhausted = owner.gauges[gauge].level == EXHAUSTED
            require(exhausted, Refused("gauge_not_exhausted", "SPI-GAUGE-09"))
    return command


def _owner(state: Spin, gauge: str) -> Character:
    owner = owner_of(state, gauge)
    if owner is None:
        raise unknown("SPI-GAUGE-06")
    return owner


def _may_advance(state: Spin, command: AdvanceGauge) -> None:
    character = state.characters.get(command.character)
    if character is None:
        raise unknown("SPI-GAUGE-05")
    require_well_formed(character, command.label, command.kind, command.ticks, command.levels)
    if command.mode not in (None, *MODES):
        raise bad("SPI-GAUGE-04")
    require(state.phase in GAUGE_PHASES, Refused("wrong_phase", "SPI-GAUGE-05"))
    require_active(character, "SPI-GAUGE-05")
    require_advance(character, command.label)


def evolve(state: Spin, event: Event) -> Evolved:
    command: GaugeCommand = event.command
    match command:
        case SetGaugeMode(mode):
            return Evolved(replace(state, gauge_mode=mode))
        case AdvanceGauge(character, label, kind, ticks, levels, mode):
            return advanced(state, event.id, character, label, kind, ticks, levels, mode, "ruling")
        case LowerGauge(gauge, ticks, levels):
            owner = owner_of(state, gauge)
            if owner is None:
                return Evolved(state)
            return settled(state, lowered(owner.gauges[gauge], ticks, levels, state.gauge_mode), "ruling")
        case RuleExhaustion(gauge, ruling, _):
            owner = owner_of(state, gauge)
            return ended(state, owner.id) if owner and ruling == "character_ended" else Evolved(state)


class Step(NamedTuple):
    """An advance on a sheet as a move offers it: its fields, those that may be left out, and one example of it."""

    fields: dict[str, Schema]
    optional: frozenset[str]
    example: dict[str, Any]


STEPS: tuple[Literal["ticks", "levels"], ...] = ("ticks", "levels")
"""By marks, or by whole levels: two moves. Marks may be left out."""


def gauge_steps(character: Character, kind: str = "kind") -> Iterator[Step]:
    """Yield the advances that may be ruled on this sheet: a known gauge keeps its kind, a new label needs one.

    `kind` is the name of the field that holds it.
    """
    who = one_of({character.id: character.name})
    known = [g.label for g in character.gauges.values()]
    taken: Schema = {"not": {"enum": known}} if known else {}
    fresh = "".join(known) + "?"
    for step in STEPS:
        optional = frozenset({"ticks"} & {step})
        fields = {"character": who, "label": text(1) | taken, kind: one_of(GAUGE_KINDS), step: integer(1)}
        example = {"character": character.id, step: 1}
        yield Step(fields, optional, {**example, "label": fresh, kind: GAUGE_KINDS[0]})
        for gauge in character.gauges.values():
            named_so = {"label": one_of([gauge.label]), kind: one_of([gauge.kind])}
            yield Step({**fields, **named_so}, optional | {kind}, {**example, "label": gauge.label})


def moves(state: Spin, seat: str) -> Iterator[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    yield from offers.move(SetGaugeMode(MODES[0]), {"mode": integer(1, 3)})
    people = visible(state, seat).values()
    for character in people:
        for fields, optional, example in gauge_steps(character):
            yield from offers.move(AdvanceGauge(**example), {**fields, "mode": integer(1, 3)}, optional | {"mode"})
    present = {g.id: g.label for c in people for g in c.gauges.values()}
    for step in STEPS:
        loose = {"ticks"} & {step}
        yield from offers.each(LowerGauge, "gauge", present, {step: integer(1)}, loose, **{step: 1})
    meanings = {"ruling": one_of(["character_ended", "no_effect"]), "text": text()}
    yield from offers.each(RuleExhaustion, "gauge", present, meanings, ("text",), ruling="no_effect")
    impossible = {"ruling": one_of(["action_impossible"]), "text": text(1)}
    yield from offers.each(RuleExhaustion, "gauge", present, impossible, ruling="action_impossible", text="?")


CHAPTER = Chapter(
    commands={
        SetGaugeMode: "GaugeModeSet",
        AdvanceGauge: "GaugeAdvanced",
        LowerGauge: "GaugeLowered",
        RuleExhaustion: "ExhaustionRuled",
    },
    consequences=(GaugeAdvanced, GaugeLowered, GaugeRemoved, GaugeExhausted, CharacterEnded),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
