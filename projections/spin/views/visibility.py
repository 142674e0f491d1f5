"""Visibility of Spin's entries: who reads which, by sheet, canvas, stake or role."""

from __future__ import annotations

from typing import Any

from domain.record.history import Step
from domain.systems.spin.characters import canvases, characters, orientation, stakes, traits
from domain.systems.spin.gauges import gauges
from domain.systems.spin.oppositions import outcome
from domain.systems.spin.state.state import Spin, Trait
from domain.systems.spin.table.roles import is_gm
from domain.systems.spin.table.sight import sees_axis, sees_sheet, sees_sheet_of, sees_trait, visible, visible_stakes


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
    return sees_trait(step.before, seat, step.before.canvases[fact.canvas], Trait("", ""))


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
    return _sees_trait(step.before, seat, fact.trait)


def trait_now(step: Step, seat: str, fact: traits.TraitAdded | traits.TraitChanged) -> bool:
    return _sees_trait(step.after, seat, fact.trait)


def _sees_trait(state: Spin, seat: str, trait: str) -> bool:
    bearer = state.bearers.get(trait)
    return bearer is not None and sees_trait(state, seat, bearer, bearer.traits[trait])


def on_sheet(
    step: Step,
    seat: str,
    fact: gauges.AdvanceGauge
    | gauges.GaugeAdvanced
    | gauges.GaugeLowered
    | gauges.GaugeRemoved
    | gauges.GaugeExhausted,
) -> bool:
    """Return whether the seat reads what becomes of a gauge: it sees the sheet, which an open use does not show."""
    return sees_sheet_of(step.before, seat, fact.character)


def gauge(step: Step, seat: str, fact: gauges.LowerGauge | gauges.RuleExhaustion) -> bool:
    owner = gauges.owner_of(step.before, fact.gauge)
    return owner is not None and sees_sheet(step.before, seat, owner)
