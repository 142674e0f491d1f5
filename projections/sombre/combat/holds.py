"""Entries and views of holds, flights, rising and weapons that stay in the wound."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id, Word
from domain.record.history import Step
from domain.systems.sombre.combat.attacks import escapes
from domain.systems.sombre.combat.melee import holds
from domain.systems.sombre.combat.turn import grab_rulings
from domain.systems.sombre.combat.turn.grab_rulings import may_know
from domain.systems.sombre.condition import releases, stuck_weapons
from domain.systems.sombre.health import aggravation, standing
from domain.systems.sombre.state.arms import Stuck
from domain.systems.sombre.state.combat_state import Grab
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, open_sheet, plays, sees, visible_items
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.base.audience import about, gm, known


class GrabView(msgspec.Struct, frozen=True):
    """A grab that lasts.

    `shaken`, for those who may know: the holder's will is tried, or the grab ends with phase 3.
    """

    id: Id
    holder: Id
    victim: Id
    zone: Word
    hands: int
    strangling: bool
    shaken: bool | None


class StuckView(msgspec.Struct, frozen=True):
    """A weapon that stays in a wound. `left`: in the wound, and in nobody's hand."""

    item: Id
    attacker: Id
    victim: Id
    zone: str
    left: bool


class GrabRuled(msgspec.Struct, frozen=True):
    character: Id
    victim: Id
    kept: bool


class GrabAsked(msgspec.Struct, frozen=True):
    character: Id
    victim: Id


class AggravatedShown(msgspec.Struct, frozen=True):
    """A wound that was aggravated. `count`: for those who read the victim's sheet."""

    character: Id
    victim: Id
    zone: Word
    count: int | None


def grabs(state: SombreState, seat: str) -> tuple[GrabView, ...]:
    return tuple(_grab(state, seat, g) for g in state.combat.grabs if _pair(state, seat, g.holder, g.victim))


def broken(state: SombreState, seat: str) -> tuple[GrabView, ...]:
    """Return the holds that may still be restored, for the game master alone."""
    lost = state.fight.broken if state.fight and is_gm(state, seat) else ()
    return tuple(_grab(state, seat, g) for g in lost)


def _grab(state: SombreState, seat: str, grab: Grab) -> GrabView:
    shaken = grab.shaken if may_know(state, seat, grab) else None
    return GrabView(grab.id, grab.holder, grab.victim, grab.zone, grab.hands, grab.strangling, shaken)


def stuck(state: SombreState, seat: str) -> tuple[StuckView, ...]:
    found = ((i.id, i.stuck) for i in visible_items(state, seat).values() if i.stuck is not None)
    return tuple(
        StuckView(item, s.attacker, s.victim, s.zone, s.left) for item, s in found if stuck_seen(state, seat, s)
    )


def stuck_seen(state: SombreState, seat: str, found: Stuck) -> bool:
    return _pair(state, seat, found.attacker, found.victim)


def _pair(state: SombreState, seat: str, *people: str) -> bool:
    """Return whether the seat may read of a pair (ALL); one with somebody unknown to the table is the game master's."""
    there = [state.characters.get(c) for c in people]
    return is_gm(state, seat) or all(p is not None and sees(state, seat, p) for p in there)


def _both(step: Step, seat: str, fact: Any) -> bool:
    return _pair(step.after, seat, fact.character, fact.victim)


def _of(step: Step, fact: Any) -> Grab | None:
    lost = step.before.fight.broken if step.before.fight else ()
    return next((g for g in (*step.before.combat.grabs, *lost) if g.id == fact.grab), None)


def _asked_seen(step: Step, seat: str, fact: Any) -> bool:
    grab = _of(step, fact)
    return gm(step, seat, fact) or (grab is not None and _pair(step.after, seat, grab.holder, grab.victim))


def _ruled(step: Step, _seat: str, fact: Any) -> GrabRuled | None:
    grab = _of(step, fact)
    return None if grab is None else GrabRuled(grab.holder, grab.victim, fact.kept)


def _grab_asked(step: Step, _seat: str, fact: Any) -> GrabAsked | None:
    grab = _of(step, fact)
    return None if grab is None else GrabAsked(grab.holder, grab.victim)


def _aggravated(step: Step, seat: str, fact: Any) -> AggravatedShown:
    victim = step.before.characters.get(fact.victim)
    reads = victim is not None and (plays(step.before, seat, victim) or open_sheet(step.before, victim))
    return AggravatedShown(fact.character, fact.victim, fact.zone, fact.count if reads else None)


def _rose(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat sees somebody rise: it does not where it did not see the fall."""
    was, _ = about(step, fact)
    lay = was is not None and (was.body.prone_known or not was.body.prone)
    return gm(step, seat, fact) or (lay and known(step, seat, fact))


ENTRY_RULES: EntryRules = {
    grab_rulings.RuleGrabHeld: EntryRule(gm, _ruled),
    grab_rulings.RollGrabWill: EntryRule(_asked_seen, _grab_asked),
    holds.GrabSet: EntryRule(_both),
    holds.Tackled: EntryRule(_both),
    releases.GrabKept: EntryRule(_both),
    releases.GrabBroken: EntryRule(_both),
    escapes.ContactBroken: EntryRule(known),
    escapes.FlightFailed: EntryRule(known),
    standing.GetUp: EntryRule(_rose),
    standing.CharacterRose: EntryRule(_rose),
    stuck_weapons.WeaponEmbedded: EntryRule(_both),
    stuck_weapons.WeaponLeft: EntryRule(_both),
    aggravation.WoundAggravated: EntryRule(_both, _aggravated),
}
