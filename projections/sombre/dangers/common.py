"""Entries and views of all dangers: that they run, their circles made ordinary, the Wounds still to be placed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.base.events import Id
from domain.record.history import Step
from domain.systems.sombre.condition.battle import find_hit
from domain.systems.sombre.dangers.common import conversion, placement
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.hazards import Hazard, Peril
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, plays, sees, visible
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.base.characters import gauge_seen
from projections.sombre.base.gm_views import HazardKept, hazard_kept

OPEN: frozenset[Peril] = frozenset({"burning"})
"""What everybody sees of somebody whom the table knows; all the rest is its owner's."""


class HazardView(msgspec.Struct, frozen=True):
    """A danger that a character is in.

    `running` False: it gives back what it took. `keeper`, with the pace and the next time: the game master's.
    """

    character: Id
    danger: Peril
    running: bool
    keeper: HazardKept | None


class WaitingView(msgspec.Struct, frozen=True):
    """Wounds of a danger that wait for their place."""

    hit: Id
    character: Id
    wounds: int


class PlacedShown(msgspec.Struct, frozen=True):
    """The placing of a danger's Wounds: the zones, or how many dice will tell them."""

    character: Id
    zones: tuple[Place, ...]
    dice: int


def hazards(state: SombreState, seat: str) -> tuple[HazardView, ...]:
    keeper = is_gm(state, seat)
    return tuple(
        HazardView(person.id, hazard.what, hazard.running, hazard_kept(hazard) if keeper else None)
        for person in visible(state, seat).values()
        for hazard in person.body.dangers
        if hazard_seen(state, seat, person, hazard)
    )


HIDDEN: frozenset[Peril] = frozenset({"drug", "effect"})
"""How long a substance acts: the game master's. That it acts is told with the substance."""


def hazard_seen(state: SombreState, seat: str, person: Character, hazard: Hazard) -> bool:
    """Return whether the seat sees a danger: its owner does, and everybody those that can be seen."""
    if hazard.what in HIDDEN:
        return is_gm(state, seat)
    return sees(state, seat, person) if hazard.what in OPEN else plays(state, seat, person)


def waiting(state: SombreState, seat: str) -> tuple[WaitingView, ...]:
    """Return the Wounds that wait for their place, for the game master alone."""
    if not is_gm(state, seat):
        return ()
    return tuple(WaitingView(hit.id, hit.target, hit.raw) for hit in _unplaced(state))


def new_waiting(step: Step, seat: str) -> tuple[str, ...]:
    """Return the ids of the waiting Wounds that came with the step."""
    before = {each.hit for each in waiting(step.before, seat)}
    return tuple(each.hit for each in waiting(step.after, seat) if each.hit not in before)


def _unplaced(state: SombreState) -> Iterator[Hit]:
    yield from placement.unplaced(state)
    for hit in state.fight.hits if state.fight else ():
        if placement.places_later(state, hit) and hit.zone is None and not hit.diffuse:
            yield hit


def _placed(step: Step, _seat: str, fact: Any) -> PlacedShown | None:
    hit = find_hit(step.before, fact.hit)
    return None if hit is None else PlacedShown(hit.target, tuple(fact.zones), fact.dice)


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
