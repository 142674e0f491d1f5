"""Visibility of Spin's entries: who reads which, by sheet, canvas, stake or role."""

from __future__ import annotations

from typing import Any

from domain.record.history import Step
from domain.systems.spin.characters import canvases, characters, orientation, stakes, traits
from domain.systems.spin.gauges import gauges
from domain.systems.spin.oppositions import outcome
from domain.systems.spin.oppositions.factor_offers import part_of
from domain.systems.spin.state.state import Spin, Trait
from domain.systems.spin.table.roles import is_gm
from domain.systems.spin.table.sight import sees_axis, sees_part, sees_sheet, sees_sheet_of, visible, visible_stakes


def gm(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat is the game master's. The role changes only by an act that everybody reads."""
    return is_gm(step.after, seat)


def gm_draws(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads the draws of the event, if any: it is the game master's."""
    return bool(step.event.draws) and gm(step, seat, fact)


def protagonists(step: Step, seat: str, fact: characters.CreateCharacter) -> bool:
    return gm(step, seat, fact) or fact.kind == "protagonist"


def knowing_npc(step: Step, seat: str, fact: characters.MarkBoss) -> bool:
    return fact.npc in visible(step.before, seat)


def knowing_ended(step: Step, seat: str, fact: gauges.CharacterEnded) -> bool:
    return fact.character in visible(step.after, seat)


def shared_stake(step: Step, seat: str, fact: stakes.EditStake | stakes.CloseStake) -> bool:
    return fact.stake in visible_stakes(step.before, seat)


def open_canvas(step: Step, seat: str, fact: canvases.CreateCanvas) -> bool:
    return gm(step, seat, fact) or fact.kind in ("world", "group")


def reading_axis(step: Step, seat: str, fact: canvases.WriteCanvasAxis) -> bool:
    return sees_axis(step.before, seat, step.before.canvases[fact.canvas], fact.axis)


def interpreted_for(step: Step, seat: str, fact: orientation.InterpretOrientation) -> bool:
    """Return whether the seat reads the interpretation: the game master does, others if it is for all (SPI-ORI-03)."""
    return gm(step, seat, fact) or fact.visibility == "all"


def target_sheet(step: Step, seat: str, fact: traits.AddTrait) -> bool:
    """Return whether the seat sees the changed sheet or canvas, of which parts may be hidden (SPI-SEC-03)."""
    if fact.canvas is None:
        return sees_sheet_of(step.before, seat, fact.character)
    return sees_part(step.before, seat, step.before.canvases[fact.canvas], Trait("", ""))


def target_of_consequence(step: Step, seat: str, fact: outcome.RecordConsequence) -> bool:
    """Return whether the seat reads a recorded consequence: all do where it changes no sheet.

    Any other is read by the seats that see the changed sheet; where no such sheet is found, by the game master.
    """
    target = outcome.target_of(step.before, fact)
    if target is None:
        nobodys = fact.character is None and fact.trait is None and fact.gauge is None
        return nobodys or gm(step, seat, fact)
    return sees_sheet(step.before, seat, target)


def given_modifier(step: Step, seat: str, fact: outcome.ModifierGiven) -> bool:
    return sees_sheet_of(step.after, seat, fact.character)


def trait(step: Step, seat: str, fact: traits.EditTrait | traits.DeleteTrait | traits.TraitRemoved) -> bool:
    return sees_part_of(step.before, seat, traits.bearer_of(step.before, fact.trait), fact.trait)


def trait_now(step: Step, seat: str, fact: traits.TraitAdded | traits.TraitChanged) -> bool:
    return sees_part_of(step.after, seat, traits.bearer_of(step.after, fact.trait), fact.trait)


def advanced_gauge(step: Step, seat: str, fact: gauges.AdvanceGauge) -> bool:
    """Return whether the seat sees the gauge that advances, or for a new one the sheet that it is on."""
    owner = step.before.characters[fact.character]
    found = gauges.named(owner, fact.label)
    return sees_sheet(step.before, seat, owner) if found is None else sees_part(step.before, seat, owner, found)


def gauge(step: Step, seat: str, fact: gauges.LowerGauge | gauges.RuleExhaustion | gauges.GaugeRemoved) -> bool:
    return sees_part_of(step.before, seat, gauges.owner_of(step.before, fact.gauge), fact.gauge)


def gauge_now(step: Step, seat: str, fact: gauges.GaugeAdvanced | gauges.GaugeLowered | gauges.GaugeExhausted) -> bool:
    return sees_part_of(step.after, seat, gauges.owner_of(step.after, fact.gauge), fact.gauge)


def sees_part_of(state: Spin, seat: str, owner: traits.Bearer | None, part: str) -> bool:
    """Return whether the seat sees a trait or a gauge, by its id, on that sheet or canvas."""
    found = part_of(owner, part) if owner else None
    return owner is not None and found is not None and sees_part(state, seat, owner, found)
