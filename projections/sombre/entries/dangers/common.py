"""Entries about all dangers: that they run, their circles made ordinary, Wounds still to be placed."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.systems.sombre.condition.battle import find_hit
from domain.systems.sombre.dangers.common import conversion, placement
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.table.guards import sees
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.views.dangers import waiting
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gauge_seen


class PlacedEntry(msgspec.Struct, frozen=True):
    """The placing of a danger's Wounds: the zones, or how many dice will tell them."""

    character: Id
    zones: tuple[Place, ...]
    dice: int


def new_waiting(step: Step, seat: str) -> tuple[str, ...]:
    """Return the ids of the waiting Wounds that came with the step."""
    before = {each.hit for each in waiting(step.before, seat)}
    return tuple(each.hit for each in waiting(step.after, seat) if each.hit not in before)


def _placed(step: Step, _seat: str, fact: Any) -> PlacedEntry | None:
    hit = find_hit(step.before, fact.hit)
    return None if hit is None else PlacedEntry(hit.target, tuple(fact.zones), fact.dice)


def _placed_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat sees the victim of placed Wounds.

    The line says that the place is known; the Wounds themselves have entries where they are ticked.
    """
    hit = find_hit(step.before, fact.hit)
    victim = step.after.characters.get(hit.target) if hit else None
    return victim is not None and sees(step.after, seat, victim)


ENTRY_RULES: EntryRules = {
    conversion.ConvertTicks: EntryRule(gauge_seen),
    placement.PlaceWounds: EntryRule(_placed_seen, _placed),
}
