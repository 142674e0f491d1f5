"""Entries about blows: hits and their zones, weapons and protections, the game master's rulings on them."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Consequence, Id, Word
from domain.record.history import Step
from domain.systems.sombre.characters import gauges
from domain.systems.sombre.combat.guns import bursts
from domain.systems.sombre.combat.melee import holds
from domain.systems.sombre.combat.resolution import late_hits, wounds
from domain.systems.sombre.combat.resolution.blows import blow_of
from domain.systems.sombre.condition import frenzy, open_consequences
from domain.systems.sombre.condition.battle import find_hit, find_hit_of_phase
from domain.systems.sombre.dice import loose_dice
from domain.systems.sombre.health import belongings, gas, gear, hits, places
from domain.systems.sombre.state.body import Face
from domain.systems.sombre.state.combat_state import GmCondition, Hit, Intent
from domain.systems.sombre.state.state import SombreState, with_dice
from domain.systems.sombre.table.guards import plays, sees, sees_whom
from projections.base.entry_rules import EntryRule, EntryRules, everybody
from projections.sombre.views.calls import sees_call
from projections.sombre.views.declarations import intent_seen
from projections.sombre.views.fight import hit_seen, raw_seen
from projections.sombre.views.visibility import gm, known, owner, sheet


class HitEntry(msgspec.Struct, frozen=True):
    """A blow that hit. `raw`: for those who may know; `hit`: its id, as long as there is something to be said of it."""

    hit: str | None
    character: Id
    attacker: Id
    raw: int | None


class HitRuledEntry(msgspec.Struct, frozen=True):
    """A ruling on a hit. All but the limb lost to it: for those who know its raw damage, else null."""

    hit: Id
    character: Id
    limb_lost: bool
    massive: bool | None
    wound_instead: bool | None
    bypass: bool | None
    face: Face | None


class SpotEntry(msgspec.Struct, frozen=True):
    character: Id
    text: str


class ZoneEntry(msgspec.Struct, frozen=True):
    character: Id
    zone: Word


class DroppedEntry(msgspec.Struct, frozen=True):
    """An item that was dropped. `character`: the one who let it go, if the table knows of him."""

    character: Id | None
    label: str


class GearEntry(msgspec.Struct, frozen=True):
    label: str
    holder: Id | None


class EquippedEntry(msgspec.Struct, frozen=True):
    character: Id
    label: str


def _hit_of(step: Step, fact: Any) -> Hit | None:
    """Return the hit of a fact, as it is after the step or was before; None: there is no such hit."""
    before = step.before
    return find_hit(step.after, fact.hit) or find_hit(before, fact.hit) or late_hits.waiting_hit(before, fact.hit)


def late_in(step: Step) -> frozenset[str]:
    """Return the hits brought by a correction that no Turn has dealt: the game master's alone (SOM-RULING-03)."""
    return frozenset(c.attack for c in step.consequences if isinstance(c, open_consequences.ConsequenceOpened))


def without_late(step: Step, late: frozenset[str]) -> Step:
    """Return the step for seats that may not know that it brought these hits, nor that a die of theirs was due."""
    kept = tuple(c for c in step.consequences if not _is_late(step, c, late))
    if len(kept) == len(step.consequences):
        return step
    calls = {key: call for key, call in step.after.dice.calls.items() if call.subject not in late}
    return step._replace(consequences=kept, after=with_dice(step.after, calls=calls))


def _is_late(step: Step, fact: Consequence, late: frozenset[str]) -> bool:
    """Return whether the consequence discloses a late hit.

    Of a burst one impact is enough: that the burst hits at all is what nobody knew.
    """
    match fact:
        case places.DamageQueued(hit) | places.ZoneSet(hit) | holds.GrabLanded(hit):
            return hit in late
        case places.ZoneAsked(call):
            return call.removesuffix(".zone") in late
        case bursts.ImpactsCounted(intent):
            whole = f"{step.event.id}.hit.{intent}"
            return any(hit == whole or hit.startswith(f"{whole}.") for hit in late)
        case _:
            return False


def _is_hit_public(step: Step, seat: str, fact: Any) -> bool:
    hit = _hit_of(step, fact)
    if hit is None:
        return gm(step, seat, fact)
    return hit_seen(step.after, seat, hit)


def _queued(step: Step, seat: str, fact: Any) -> HitEntry:
    """Return the entry of a hit. In usual time it has struck already: no other die was taken from the roll."""
    hit = _hit_of(step, fact) or Hit(id=fact.hit, target=fact.character, attacker=fact.attacker, raw=fact.raw)
    raw = fact.raw if raw_seen(step.after, seat, hit) else None
    return HitEntry(hit.id if hit_seen(step.after, seat, hit) else None, fact.character, fact.attacker, raw)


def _queued_seen(step: Step, seat: str, fact: Any) -> bool:
    pair = [step.after.characters.get(c) for c in (fact.attacker, fact.character)]
    return gm(step, seat, fact) or all(p is not None and p.known for p in pair)


def _ruled_seen(step: Step, seat: str, fact: Any) -> bool:
    hit = find_hit(step.after, fact.hit)
    if hit is None:
        return gm(step, seat, fact)
    return hit_seen(step.after, seat, hit) and (_tears(step, hit) or raw_seen(step.after, seat, hit))


def _tears(step: Step, hit: Hit) -> bool:
    before = find_hit(step.before, hit.id)
    return hit.limb_lost and not (before is not None and before.limb_lost)


def _ruled(step: Step, seat: str, fact: Any) -> HitRuledEntry | None:
    """Return the entry of a ruling on a hit: a lost limb is for all, the rest like its raw damage (SOM-DAMAGE-10)."""
    hit = find_hit(step.after, fact.hit)
    if hit is None:
        return None
    lost = fact.limb_lost or _tears(step, hit)
    if not raw_seen(step.after, seat, hit):
        return HitRuledEntry(hit.id, hit.target, lost, None, None, None, None)
    return HitRuledEntry(hit.id, hit.target, lost, fact.massive, fact.wound_instead, fact.bypass, fact.face)


def _zone_asked(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat sees that the die is waited for."""
    call = step.after.dice.calls.get(fact.call)
    return call is not None and sees_call(step.after, seat, call)


def _zone_seen(step: Step, seat: str, fact: Any) -> bool:
    hit = _hit_of(step, fact)
    return _is_hit_public(step, seat, fact) if hit is not None else known(step, seat, fact)


def _zone(_step: Step, _seat: str, fact: Any) -> ZoneEntry:
    return ZoneEntry(fact.character, fact.zone)


def _zone_ruled(step: Step, _seat: str, fact: Any) -> ZoneEntry | None:
    hit = find_hit(step.before, fact.hit)
    return None if hit is None else ZoneEntry(hit.target, fact.zone)


def _choice_seen(step: Step, seat: str, fact: Any) -> bool:
    intent = _aimed(step.before, fact.intent)
    return gm(step, seat, fact) or (intent is not None and intent_seen(step.before, seat, intent))


def _choice(step: Step, _seat: str, fact: Any) -> ZoneEntry | None:
    intent = _aimed(step.before, fact.intent)
    return None if intent is None else ZoneEntry(intent.character, fact.zone)


def _aimed(state: SombreState, intent: str) -> Intent | None:
    """Return an intent, or a blow in a pursuit, by its id; None: there is none."""
    return state.fight.intents.get(intent) if state.fight else blow_of(state, intent)


def _die_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat sees the die: a secret one is the game master's."""
    person = step.after.characters.get(fact.character or "")
    open_to_all = not fact.character if person is None else person.known
    return gm(step, seat, fact) or (not fact.secret and open_to_all)


def _spot_seen(step: Step, seat: str, fact: Any) -> bool:
    hit = find_hit_of_phase(step.before, fact.hit)
    return gm(step, seat, fact) or (hit is not None and hit_seen(step.before, seat, hit))


def _spot(step: Step, _seat: str, fact: Any) -> SpotEntry | None:
    hit = find_hit_of_phase(step.before, fact.hit)
    return None if hit is None else SpotEntry(hit.target, fact.text)


def _dropped_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat sees a dropped thing; a running charge is seen by all (SOM-DANGER-EXPLO-34)."""
    item = step.after.items.get(fact.item)
    return known(step, seat, fact) or (item is not None and gear.lies_in_sight(step.after, item))


def _dropped(step: Step, seat: str, fact: Any) -> DroppedEntry:
    item = step.after.items.get(fact.item)
    return DroppedEntry(fact.character if known(step, seat, fact) else None, item.label if item else "")


def _gear_seen(step: Step, seat: str, fact: Any) -> bool:
    holder = step.after.characters.get(fact.holder or "")
    return gm(step, seat, fact) or (holder is not None and plays(step.after, seat, holder))


def _gear(_step: Step, _seat: str, fact: Any) -> GearEntry:
    return GearEntry(fact.label, fact.holder)


class ItemTakenEntry(msgspec.Struct, frozen=True):
    """An item that was taken up. `former`: the one who had it, if the table knows of him."""

    character: Id
    label: str
    former: Id | None


class HandedEntry(msgspec.Struct, frozen=True):
    """An item that was handed over. `to` null: it was laid down.

    `character` null: somebody whom the reader does not know.
    """

    character: Id | None
    label: str
    to: Id | None


def _label(step: Step, fact: Any) -> str:
    item = step.after.items.get(fact.item)
    return item.label if item else ""


def _taken(step: Step, seat: str, fact: Any) -> ItemTakenEntry:
    """Return the entry of a thing taken; its former bearer is found in the state before the command."""
    was = step.before.items.get(fact.item)
    former = step.before.characters.get((was.holder if was else None) or "")
    seen = former is not None and (gm(step, seat, fact) or sees(step.before, seat, former))
    return ItemTakenEntry(fact.character, _label(step, fact), former.id if former is not None and seen else None)


def _handed_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads that something was handed over: the seat that is given it always does."""
    receiver = step.after.characters.get(fact.to or "")
    open_to = sees_whom(step.after, seat, fact.to)
    return (known(step, seat, fact) and open_to) or (receiver is not None and plays(step.after, seat, receiver))


def _handed(step: Step, seat: str, fact: Any) -> HandedEntry:
    return HandedEntry(fact.character if known(step, seat, fact) else None, _label(step, fact), fact.to)


def _equipped(step: Step, _seat: str, fact: Any) -> EquippedEntry:
    item = step.after.items.get(fact.item)
    return EquippedEntry(fact.character, item.label if item else "")


class ConditionEntry(msgspec.Struct, frozen=True):
    """A condition that the game master ruled. `ranks`: of a gas, for the character's owner."""

    character: Id
    condition: GmCondition
    to: Id | None
    ranks: int | None


class GassedEntry(msgspec.Struct, frozen=True):
    """The effect of a tear gas on a character. `ranks`: for its owner."""

    character: Id
    ranks: int | None


def _condition_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat sees a condition: a back turned to somebody unknown to the table is the game master's."""
    return known(step, seat, fact) and sees_whom(step.after, seat, fact.to)


def _condition(step: Step, seat: str, fact: Any) -> ConditionEntry:
    ranks = fact.ranks if fact.ranks and owner(step, seat, fact) else None
    return ConditionEntry(fact.character, fact.condition, fact.to, ranks)


def _gassed(step: Step, seat: str, fact: Any) -> GassedEntry:
    return GassedEntry(fact.character, fact.ranks if owner(step, seat, fact) else None)


ENTRY_RULES: EntryRules = {
    open_consequences.ConsequenceOpened: EntryRule(gm),
    late_hits.WoundsSetAside: EntryRule(gm),
    late_hits.CompleteLateHit: EntryRule(gm, dice=gm),
    late_hits.DismissLateHit: EntryRule(gm),
    gear.DefineItem: EntryRule(_gear_seen, _gear),
    gear.Equip: EntryRule(known, _equipped),
    gear.Unequip: EntryRule(known, _equipped),
    gear.SetEncumbrance: EntryRule(owner),
    belongings.TakeUp: EntryRule(known, _taken),
    belongings.HandOver: EntryRule(_handed_seen, _handed),
    belongings.ChangeHand: EntryRule(known, _equipped),
    belongings.ItemTaken: EntryRule(known, _taken),
    belongings.ItemHanded: EntryRule(_handed_seen, _handed),
    belongings.ItemMoved: EntryRule(known, _equipped),
    wounds.ImposeWounds: EntryRule(sheet),
    wounds.RuleHit: EntryRule(_ruled_seen, _ruled),
    wounds.RuleZone: EntryRule(_is_hit_public, _zone_ruled),
    wounds.ChooseZone: EntryRule(_choice_seen, _choice),
    wounds.RefineZone: EntryRule(_spot_seen, _spot),
    wounds.RuleCondition: EntryRule(_condition_seen, _condition),
    wounds.LiftCondition: EntryRule(_condition_seen),
    wounds.WoundsHeld: EntryRule(gm),
    gauges.TicksHeld: EntryRule(gm),
    loose_dice.CallDie: EntryRule(_die_seen, dice=everybody),
    places.DamageQueued: EntryRule(_queued_seen, _queued),
    places.ZoneAsked: EntryRule(_zone_asked),
    holds.GrabLanded: EntryRule(_queued_seen),
    places.ZoneSet: EntryRule(_zone_seen, _zone),
    frenzy.FistsHurt: EntryRule(known),
    gas.Gassed: EntryRule(known, _gassed),
    gas.GasWillCalled: EntryRule(known),
    gas.GasEndured: EntryRule(known),
    hits.DamageAbsorbed: EntryRule(owner),
    hits.ProtectionRuined: EntryRule(owner),
    hits.MarksDrawn: EntryRule(sheet),
    hits.LimbInvalidated: EntryRule(sheet),
    hits.ItemDropped: EntryRule(_dropped_seen, _dropped),
}
