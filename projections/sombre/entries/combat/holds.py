"""Entries about holds, flights, rising and weapons that stay in the wound."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.combat.attacks import escapes
from domain.systems.sombre.combat.melee import holds
from domain.systems.sombre.combat.turn import grab_rulings
from domain.systems.sombre.condition import releases, stuck_weapons
from domain.systems.sombre.health import aggravation, standing
from domain.systems.sombre.state.combat_state import Grab
from domain.systems.sombre.table.guards import open_sheet, plays
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.views.holds import sees_pair
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import about, gm, known


class GrabRuledEntry(msgspec.Struct, frozen=True):
    character: Id
    victim: Id
    kept: bool


class GrabAskedEntry(msgspec.Struct, frozen=True):
    character: Id
    victim: Id


class AggravatedEntry(msgspec.Struct, frozen=True):
    """A wound that was aggravated. `count`: for those who read the victim's sheet."""

    character: Id
    victim: Id
    zone: Word
    count: int | None


def _both(step: Step, seat: str, fact: Any) -> bool:
    return sees_pair(step.after, seat, fact.character, fact.victim)


def _of(step: Step, fact: Any) -> Grab | None:
    lost = step.before.fight.broken if step.before.fight else ()
    return next((g for g in (*step.before.combat.grabs, *lost) if g.id == fact.grab), None)


def _asked_seen(step: Step, seat: str, fact: Any) -> bool:
    grab = _of(step, fact)
    return gm(step, seat, fact) or (grab is not None and sees_pair(step.after, seat, grab.holder, grab.victim))


def _ruled(step: Step, _seat: str, fact: Any) -> GrabRuledEntry | None:
    grab = _of(step, fact)
    return None if grab is None else GrabRuledEntry(grab.holder, grab.victim, fact.kept)


def _grab_asked(step: Step, _seat: str, fact: Any) -> GrabAskedEntry | None:
    grab = _of(step, fact)
    return None if grab is None else GrabAskedEntry(grab.holder, grab.victim)


def _aggravated(step: Step, seat: str, fact: Any) -> AggravatedEntry:
    victim = step.before.characters.get(fact.victim)
    reads = victim is not None and (plays(step.before, seat, victim) or open_sheet(step.before, victim))
    return AggravatedEntry(fact.character, fact.victim, fact.zone, fact.count if reads else None)


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
