"""Audiences of Spin's entries."""

from __future__ import annotations

from typing import Any

from domain.base.events import Consequence
from domain.record.history import Step
from domain.systems.spin.characters import canvases, characters, orientation, stakes, traits
from domain.systems.spin.gauges import gauges
from domain.systems.spin.oppositions import outcome
from domain.systems.spin.oppositions.factor_offers import part_of
from domain.systems.spin.state.state import Spin, Trait
from domain.systems.spin.table.roles import is_gm
from domain.systems.spin.table.sight import knows, sees_axis, sees_part, sees_sheet, sees_sheet_of
from projections.base.entry_rules import EntryRule


class Faced(EntryRule, frozen=True):
    """An event that is told as one of its consequences, its public `face`, where that followed."""

    face: type[Consequence] | None = None


def gm(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat is the game master's now, or was when it happened."""
    return is_gm(step.before, seat) or is_gm(step.after, seat)


def gm_now(step: Step, seat: str, fact: Any) -> bool:
    return is_gm(step.after, seat)


def protagonists(step: Step, seat: str, fact: characters.CreateCharacter) -> bool:
    return gm(step, seat, fact) or fact.kind == "protagonist"


def knowing_npc(step: Step, seat: str, fact: characters.MarkBoss) -> bool:
    found = step.before.characters.get(fact.npc)
    return gm(step, seat, fact) or (found is not None and knows(step.before, seat, found))


def knowing_ended(step: Step, seat: str, fact: gauges.CharacterEnded) -> bool:
    found = step.after.characters.get(fact.character)
    return gm_now(step, seat, fact) or (found is not None and knows(step.after, seat, found))


def shared_stake(step: Step, seat: str, fact: stakes.EditStake | stakes.CloseStake) -> bool:
    found = step.before.stakes.get(fact.stake)
    return gm(step, seat, fact) or (found is not None and found.shared)


def open_canvas(step: Step, seat: str, fact: canvases.CreateCanvas) -> bool:
    return gm(step, seat, fact) or fact.kind in ("world", "group")


def reading_axis(step: Step, seat: str, fact: canvases.WriteCanvasAxis) -> bool:
    found = step.before.canvases.get(fact.canvas)
    return gm(step, seat, fact) or (found is not None and sees_axis(step.before, seat, found, fact.axis))


def interpreted_for(step: Step, seat: str, fact: orientation.InterpretOrientation) -> bool:
    """SPI-ORI-03."""
    return gm(step, seat, fact) or fact.visibility == "all"


def target_sheet(step: Step, seat: str, fact: traits.AddTrait) -> bool:
    """SPI-SEC-03: what happens to an npc's sheet, or to a canvas, is seen as far as that is."""
    return gm(step, seat, fact) or sees_bearer(step.before, seat, fact.character, fact.canvas)


def target_of_consequence(step: Step, seat: str, fact: outcome.RecordConsequence) -> bool:
    if gm(step, seat, fact):
        return True
    target = outcome.target_of(step.before, fact)
    if target is None:
        return fact.character is None and fact.trait is None and fact.gauge is None
    return sees_sheet(step.before, seat, target)


def given_modifier(step: Step, seat: str, fact: outcome.ModifierGiven) -> bool:
    return sees_sheet_of(step.after, seat, fact.character)


def trait(step: Step, seat: str, fact: traits.EditTrait | traits.DeleteTrait) -> bool:
    owner = traits.bearer_of(step.before, fact.trait)
    return gm(step, seat, fact) or sees_part_of(step.before, seat, owner, fact.trait)


def trait_now(step: Step, seat: str, fact: traits.TraitAdded | traits.TraitChanged) -> bool:
    return gm_now(step, seat, fact) or sees_part_of(
        step.after, seat, traits.bearer_of(step.after, fact.trait), fact.trait
    )


def trait_before(step: Step, seat: str, fact: traits.TraitRemoved) -> bool:
    owner = traits.bearer_of(step.before, fact.trait)
    return gm_now(step, seat, fact) or sees_part_of(step.before, seat, owner, fact.trait)


def advanced_gauge(step: Step, seat: str, fact: gauges.AdvanceGauge) -> bool:
    """One that is on the sheet as far as it is seen, a new one as far as the sheet is."""
    owner = step.before.characters.get(fact.character)
    found = gauges.named(owner, fact.label) if owner else None
    if gm(step, seat, fact):
        return True
    if found is None:
        return sees_sheet_of(step.before, seat, fact.character)
    return sees_part_of(step.before, seat, owner, found.id)


def gauge(step: Step, seat: str, fact: gauges.LowerGauge | gauges.RuleExhaustion) -> bool:
    owner = gauges.owner_of(step.before, fact.gauge)
    return gm(step, seat, fact) or sees_part_of(step.before, seat, owner, fact.gauge)


def gauge_now(step: Step, seat: str, fact: gauges.GaugeAdvanced | gauges.GaugeLowered | gauges.GaugeExhausted) -> bool:
    owner = gauges.owner_of(step.after, fact.gauge)
    return gm_now(step, seat, fact) or sees_part_of(step.after, seat, owner, fact.gauge)


def gauge_before(step: Step, seat: str, fact: gauges.GaugeRemoved) -> bool:
    owner = gauges.owner_of(step.before, fact.gauge)
    return gm_now(step, seat, fact) or sees_part_of(step.before, seat, owner, fact.gauge)


def sees_bearer(state: Spin, seat: str, character: str | None, canvas: str | None) -> bool:
    """Return whether the seat reads everything that this sheet or canvas says."""
    if canvas is None:
        return sees_sheet_of(state, seat, character)
    found = state.canvases.get(canvas)
    return is_gm(state, seat) if found is None else sees_part(state, seat, found, Trait("", ""))


def sees_part_of(state: Spin, seat: str, owner: traits.Bearer | None, part: str) -> bool:
    """A trait or a gauge by its id, on that sheet or canvas."""
    found = part_of(owner, part) if owner else None
    return owner is not None and found is not None and sees_part(state, seat, owner, found)
