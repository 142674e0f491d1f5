"""Consequences of a final result: reduced objectives, consequences with their basis, unpaid gains and losses."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Label, Text
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.spin.characters import traits
from domain.systems.spin.characters.traits import LEVELS, added, changed, removed, require_level
from domain.systems.spin.gauges import gauges
from domain.systems.spin.gauges.gauges import (
    advanced,
    lowered,
    named,
    require_advance,
    require_step,
    require_well_formed,
)
from domain.systems.spin.oppositions.closing import asks_mitigation, closed, require_closable
from domain.systems.spin.oppositions.oppositions import with_opposition
from domain.systems.spin.state.opposition_state import Deed, Opposition
from domain.systems.spin.state.results import rank
from domain.systems.spin.state.state import Character, Modifier, Spin, Trait
from domain.systems.spin.state.words import Basis, Duration, GaugeKind, Mitigation, ModifierKind, TraitLevel
from domain.systems.spin.table.guards import bad, blank, opposition_for, require, require_active, require_gm, unknown
from domain.systems.spin.table.roles import acts_for, camp_seat

RULE = "SPI-INT-02"
ConsequenceKind = Literal[
    "gain_trait",
    "lose_trait",
    "alter_trait",
    "reveal_trait",
    "advance_gauge",
    "lower_gauge",
    "next_advantage",
    "next_handicap",
    "new_danger",
    "gift",
    "fiction",
]


class DeclareMitigation(Command, frozen=True):
    """Declare whether the objective can be reduced after a partial success."""

    RULES: ClassVar = ("SPI-INT-03",)
    opposition: Id
    reducible: bool
    text: Text = ""


class AnswerMitigation(Command, frozen=True):
    """Answer as the lead: take the reduced objective, or the whole of it with a loss."""

    RULES: ClassVar = ("SPI-INT-03",)
    opposition: Id
    answer: Literal["accept", "refuse"]


class RecordConsequence(Command, frozen=True):
    """Record one mechanical effect of an opposition.

    `trait_text` is the trait's text, `text` the gm's own words, `worse` marks a loss.
    """

    RULES: ClassVar = (RULE, "SPI-INT-06", "SPI-INT-09", "SPI-LOOT-01", "SPI-LOOT-02", "SPI-LOOT-03")
    opposition: Id
    kind: ConsequenceKind
    character: Id | None = None
    trait: Id | None = None
    trait_text: Text = ""
    level: TraitLevel = "normal"
    tags: tuple[str, ...] = ()
    duration: Duration = "durable"
    zero_sum: bool = False
    worse: bool = False
    gauge: Id | None = None
    label: Label = ""
    gauge_kind: GaugeKind | None = None
    ticks: int | None = None
    levels: int | None = None
    basis: Basis | None = None
    text: Text = ""


class CloseOpposition(Command, frozen=True):
    """Close an opposition: the conflict ends, or goes on in a fresh opposition of the same camps."""

    RULES: ClassVar = ("SPI-OPP-13", "SPI-INT-10")
    opposition: Id
    goes_on: bool = msgspec.field(name="continue", default=False)


class ModifierGiven(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-INT-04", "SPI-COMP-04", "SPI-OPP-09")
    modifier: Id
    kind: ModifierKind
    character: Id | None = None
    camp: Id | None = None


OutcomeCommand = DeclareMitigation | AnswerMitigation | RecordConsequence | CloseOpposition
_TRAIT_FIELDS = frozenset({"character", "trait_text", "level", "tags", "duration", "zero_sum", "basis"})
_GAUGE_STEP = frozenset({"ticks", "levels", "basis"})
_USES: dict[ConsequenceKind, frozenset[str]] = {
    "gain_trait": _TRAIT_FIELDS,
    "reveal_trait": _TRAIT_FIELDS,
    "lose_trait": frozenset({"trait", "basis"}),
    "alter_trait": frozenset({"trait", "trait_text", "level", "tags", "worse", "basis"}),
    "advance_gauge": _GAUGE_STEP | {"character", "label", "gauge_kind"},
    "lower_gauge": _GAUGE_STEP | {"gauge"},
    "next_advantage": frozenset({"character"}),
    "next_handicap": frozenset({"character"}),
    "new_danger": frozenset({"character"}),
    "gift": frozenset({"character"}),
    "fiction": frozenset({"character"}),
}
_ALWAYS = frozenset({"opposition", "kind", "text"})


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: OutcomeCommand = act.command
    match command:
        case DeclareMitigation(opposition):
            require_gm(state, act.seat, "SPI-INT-03")
            found = opposition_for(state, opposition, "SPI-INT-03")
            open_question = asks_mitigation(found) and found.mitigation == "none"
            require(open_question, Refused("wrong_phase", "SPI-INT-03"))
        case AnswerMitigation(opposition):
            found = opposition_for(state, opposition, "SPI-INT-03")
            asked = found.status == "finalised" and found.mitigation == "asked"
            require(asked, Refused("wrong_phase", "SPI-INT-03"))
            if not acts_for(state, act.seat, camp_seat(state, found, "protagonist")):
                raise Refused("not_lead", "SPI-INT-03", "role")
        case RecordConsequence():
            _record(state, act.seat, command)
        case CloseOpposition():
            require_closable(state, act.seat, command.opposition, goes_on=command.goes_on)
    return command


def _record(state: Spin, seat: str, command: RecordConsequence) -> None:
    require_gm(state, seat, RULE)
    opposition = opposition_for(state, command.opposition, RULE)
    target = target_of(state, command)
    if target is None and any(i is not None for i in (command.character, command.trait, command.gauge)):
        raise unknown(RULE)
    _require_well_formed(command, target)
    require(opposition.status == "finalised", Refused("wrong_phase", RULE))
    if target is not None:
        require_active(target, RULE)
    require_level(state, command.level)
    if _lasting(command, target):
        require(_based(opposition, command), Refused("basis_not_met", "SPI-INT-09"))
    if command.kind == "advance_gauge" and target is not None:
        require_advance(target, command.label)


def target_of(state: Spin, command: RecordConsequence) -> Character | None:
    """Return the character whose sheet changes, named directly or by a trait or gauge; None if there is none."""
    if command.trait is not None:
        return traits.owner_of(state, command.trait)
    if command.gauge is not None:
        return gauges.owner_of(state, command.gauge)
    return state.characters.get(command.character or "")


def _require_well_formed(command: RecordConsequence, target: Character | None) -> None:
    """Refuse a consequence without the values of its kind, or with values of another kind. Raises Refused."""
    defaults = RecordConsequence("", "fiction")
    given = {f for f in command.__struct_fields__ if getattr(command, f) != getattr(defaults, f)}
    if not given - _ALWAYS <= _USES[command.kind]:
        raise bad(RULE)
    match command.kind:
        case "gain_trait" | "reveal_trait":
            fits = target is not None and not blank(command.trait_text)
        case "alter_trait":
            fits = command.trait is not None and not blank(command.trait_text)
        case "lose_trait":
            fits = command.trait is not None
        case "lower_gauge":
            fits = command.gauge is not None
            require_step(command.ticks, command.levels, "SPI-GAUGE-06")
        case "advance_gauge":
            fits = target is not None
        case "next_advantage" | "next_handicap":
            fits = target is not None
        case _:
            fits = not blank(command.text)
    if not fits or any(blank(tag) for tag in command.tags):
        raise bad(RULE)
    if command.kind == "advance_gauge" and target is not None:
        require_well_formed(target, command.label, command.gauge_kind, command.ticks, command.levels)


def _lasting(command: RecordConsequence, target: Character | None) -> bool:
    """Return whether the consequence is a lasting gain, which needs a basis (SPI-INT-09, SPI-LOOT-01).

    These are traits gained, bad gauges lowered, progressions advanced, levels raised.
    """
    if target is None:
        return False
    match command.kind:
        case "gain_trait" | "reveal_trait":
            return True
        case "alter_trait":
            trait = target.traits.get(command.trait or "")
            return trait is not None and LEVELS.index(command.level) > LEVELS.index(trait.level)
        case "advance_gauge":
            found = named(target, command.label)
            return (found.kind if found else command.gauge_kind) == "progression"
        case "lower_gauge":
            return target.gauges[command.gauge or ""].kind != "progression"
        case _:
            return False


def _based(opposition: Opposition, command: RecordConsequence) -> bool:
    """Return whether the basis of a lasting gain is met (SPI-INT-09, SPI-INT-08).

    A level above normal only by ruling or exploit (SPI-HERO-05).
    """
    if opposition.result is None or (command.level != "normal" and command.basis not in ("ruling", "exploit")):
        return False
    won = rank(opposition.result) >= rank("success")
    match command.basis:
        case "exploit":
            return opposition.result == "exploit"
        case "stake":
            return not blank(opposition.wager) and rank(opposition.result) >= rank("partial_success")
        case "session_loot":
            return won and command.duration == "session" and command.kind == "gain_trait"
        case "zero_sum_loot":
            return won and command.zero_sum
        case "reveal":
            return opposition.result in ("exploit", "fiasco")
        case "ruling":
            return not blank(command.text)
        case None:
            return False


def _deed(state: Spin, event: str, opposition: Opposition, command: RecordConsequence) -> Deed:
    """Return the consequence with the gain and loss that it pays of those the result owes (SPI-INT-10)."""
    target = target_of(state, command)
    own = target is not None and target.id in opposition.protagonists
    good = _good(command, target)
    touches = command.kind not in ("next_advantage", "next_handicap", "new_danger", "gift", "fiction")
    loss = touches and own and good is False
    return Deed(
        event,
        command.kind,
        target.id if target else None,
        command.text or command.trait_text,
        command.basis,
        gain=(touches and own and good is True) or command.kind in ("gift", "fiction"),
        loss=loss or command.kind in ("new_danger", "fiction"),
        strict_loss=loss,
    )


def _good(command: RecordConsequence, target: Character | None) -> bool | None:
    match command.kind:
        case "gain_trait" | "reveal_trait":
            return True
        case "lose_trait":
            return False
        case "alter_trait":
            return not command.worse
        case "advance_gauge":
            found = named(target, command.label) if target else None
            return (found.kind if found else command.gauge_kind) == "progression"
        case "lower_gauge":
            gauge = target.gauges.get(command.gauge or "") if target else None
            return gauge is None or gauge.kind != "progression"
        case _:
            return None


def _take_effect(state: Spin, event: str, command: RecordConsequence) -> Evolved:
    target = target_of(state, command)
    match command.kind:
        case "gain_trait" | "reveal_trait":
            trait = Trait(
                event, command.trait_text, command.level, command.tags, command.duration, zero_sum=command.zero_sum
            )
            return added(state, command.character or "", trait, "consequence")
        case "lose_trait":
            return removed(state, command.trait or "", "consequence")
        case "alter_trait":
            return _altered(state, command, target)
        case "advance_gauge":
            who, what = command.character or "", command.label
            kind, ticks, levels = command.gauge_kind, command.ticks, command.levels
            return advanced(state, event, who, what, kind, ticks, levels, None, "consequence")
        case "lower_gauge":
            gauge = target.gauges.get(command.gauge or "") if target else None
            if gauge is None:
                return Evolved(state)
            less = lowered(gauge, command.ticks, command.levels, state.gauge_mode)
            return gauges.settled(state, less, "consequence")
        case "next_advantage" | "next_handicap":
            return _next(state, event, command)
        case _:
            return Evolved(state)


def _altered(state: Spin, command: RecordConsequence, target: Character | None) -> Evolved:
    trait = target.traits.get(command.trait or "") if target else None
    if trait is None:
        return Evolved(state)
    other = replace(trait, text=command.trait_text, level=command.level, tags=command.tags)
    return changed(state, trait.id, other, "consequence")


def _next(state: Spin, event: str, command: RecordConsequence) -> Evolved:
    """Give the character one die, for or against, in the next opposition (SPI-INT-04)."""
    kind: ModifierKind = "advantage" if command.kind == "next_advantage" else "handicap"
    found = state.characters.get(command.character or "")
    if found is None:
        return Evolved(state)
    modifier = Modifier(event, kind, command.text or found.name, character=found.id)
    after = replace(state, modifiers={**state.modifiers, event: modifier})
    return Evolved(after, (ModifierGiven(event, kind, found.id),))


def evolve(state: Spin, event: Event) -> Evolved:
    command: OutcomeCommand = event.command
    found = state.oppositions.get(command.opposition)
    if found is None:
        return Evolved(state)
    match command:
        case DeclareMitigation(_, reducible):
            declared: Mitigation = "asked" if reducible else "not_reducible"
            return Evolved(with_opposition(state, replace(found, mitigation=declared)))
        case AnswerMitigation(_, answer):
            given: Mitigation = "accepted" if answer == "accept" else "refused"
            return Evolved(with_opposition(state, replace(found, mitigation=given)))
        case RecordConsequence():
            deed = _deed(state, event.id, found, command)
            paid = with_opposition(state, replace(found, deeds=(*found.deeds, deed)))
            return _take_effect(paid, event.id, command)
        case CloseOpposition(_, goes_on):
            return closed(state, event.id, found, goes_on=goes_on)
