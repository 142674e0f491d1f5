"""What is told of blows: hits and where they land, weapons and protections, what the game master rules of them."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.game.events import Id, Word
from domain.record.history import Step
from domain.systems.sombre.characters import gauges
from domain.systems.sombre.combat.melee import holds
from domain.systems.sombre.combat.resolution import late_hits, wounds
from domain.systems.sombre.combat.resolution.blows import blow_of
from domain.systems.sombre.condition import frenzy
from domain.systems.sombre.condition.battle import find_hit, find_told
from domain.systems.sombre.health import gas, gear, hits, places
from domain.systems.sombre.rolls import loose_dice
from domain.systems.sombre.state.combat_state import GmCondition, Hit, Intent
from domain.systems.sombre.state.state import SombreState
from projections.sombre.audience import Piece, Telling, everyone, gm, known, owner, plays, sees, sheet
from projections.sombre.awaited import intent_seen
from projections.sombre.calls import sees_call
from projections.sombre.combat.fight import hit_seen, raw_seen


class HitShown(msgspec.Struct, frozen=True):
    """`raw` for those who may know."""

    character: Id
    attacker: Id
    raw: int | None


class SpotShown(msgspec.Struct, frozen=True):
    character: Id
    text: str


class ZoneShown(msgspec.Struct, frozen=True):
    character: Id
    zone: Word


class DroppedShown(msgspec.Struct, frozen=True):
    character: Id
    label: str


class GearShown(msgspec.Struct, frozen=True):
    label: str
    holder: Id | None


class EquippedShown(msgspec.Struct, frozen=True):
    character: Id
    label: str


def _hit_of(step: Step, told: Any) -> Hit | None:
    """Where the hit still waits, or did."""
    return find_hit(step.after, told.hit) or find_hit(step.before, told.hit)


def _told_hit(step: Step, seat: str, told: Any) -> bool:
    hit = _hit_of(step, told)
    if hit is None:
        return gm(step, seat, told)
    return hit_seen(step.after, seat, hit)


def _queued(step: Step, seat: str, told: Any) -> HitShown:
    """In usual time it has struck already: a simple roll, from which no other die was taken."""
    hit = _hit_of(step, told) or Hit(id=told.hit, target=told.character, attacker=told.attacker, raw=told.raw)
    return HitShown(told.character, told.attacker, told.raw if raw_seen(step.after, seat, hit) else None)


def _queued_seen(step: Step, seat: str, told: Any) -> bool:
    pair = [step.after.characters.get(c) for c in (told.attacker, told.character)]
    return gm(step, seat, told) or all(p is not None and p.known for p in pair)


def _zone_asked(step: Step, seat: str, told: Any) -> bool:
    """Whoever sees that the die is waited for is told."""
    call = step.after.calls.get(told.call)
    return gm(step, seat, told) or (call is not None and sees_call(step.after, seat, call))


def _zone_seen(step: Step, seat: str, told: Any) -> bool:
    hit = _hit_of(step, told)
    return _told_hit(step, seat, told) if hit is not None else known(step, seat, told)


def _zone(_step: Step, _seat: str, told: Any) -> ZoneShown:
    return ZoneShown(told.character, told.zone)


def _zone_ruled(step: Step, _seat: str, told: Any) -> ZoneShown | None:
    hit = find_hit(step.before, told.hit)
    return None if hit is None else ZoneShown(hit.target, told.zone)


def _choice_seen(step: Step, seat: str, told: Any) -> bool:
    intent = _aimed(step.before, told.intent)
    return gm(step, seat, told) or (intent is not None and intent_seen(step.before, seat, intent))


def _choice(step: Step, _seat: str, told: Any) -> ZoneShown | None:
    intent = _aimed(step.before, told.intent)
    return None if intent is None else ZoneShown(intent.character, told.zone)


def _aimed(state: SombreState, intent: str) -> Intent | None:
    """An intent, or a blow on the run."""
    return state.fight.intents.get(intent) if state.fight else blow_of(state, intent)


def _die_seen(step: Step, seat: str, told: Any) -> bool:
    """A secret one is the game master's."""
    person = step.after.characters.get(told.character or "")
    return gm(step, seat, told) or (not told.secret and (person is None or person.known))


def _spot_seen(step: Step, seat: str, told: Any) -> bool:
    hit = find_told(step.before, told.hit)
    return gm(step, seat, told) or (hit is not None and hit_seen(step.before, seat, hit))


def _spot(step: Step, _seat: str, told: Any) -> SpotShown | None:
    hit = find_told(step.before, told.hit)
    return None if hit is None else SpotShown(hit.target, told.text)


def _dropped(step: Step, _seat: str, told: Any) -> DroppedShown:
    item = step.after.items.get(told.item)
    return DroppedShown(told.character, item.label if item else "")


def _gear_seen(step: Step, seat: str, told: Any) -> bool:
    holder = step.after.characters.get(told.holder or "")
    return gm(step, seat, told) or (holder is not None and plays(step.after, seat, holder))


def _gear(_step: Step, _seat: str, told: Any) -> GearShown:
    return GearShown(told.label, told.holder)


def _equipped(step: Step, _seat: str, told: Any) -> EquippedShown:
    item = step.after.items.get(told.item)
    return EquippedShown(told.character, item.label if item else "")


class ConditionShown(msgspec.Struct, frozen=True):
    """`ranks` of a gas, for its owner."""

    character: Id
    condition: GmCondition
    to: Id | None
    ranks: int | None


class GassedShown(msgspec.Struct, frozen=True):
    """`ranks` for its owner."""

    character: Id
    ranks: int | None


def _condition_seen(step: Step, seat: str, told: Any) -> bool:
    """A back turned to somebody whom the table does not know is the game master's."""
    to = step.after.characters.get(told.to or "")
    return known(step, seat, told) and (to is None or sees(step.after, seat, to))


def _condition(step: Step, seat: str, told: Any) -> ConditionShown:
    ranks = told.ranks if told.ranks and owner(step, seat, told) else None
    return ConditionShown(told.character, told.condition, told.to, ranks)


def _gassed(step: Step, seat: str, told: Any) -> GassedShown:
    return GassedShown(told.character, told.ranks if owner(step, seat, told) else None)


PIECE = Piece(
    tellings={
        late_hits.ConsequenceOpened: Telling(gm),
        late_hits.WoundsSetAside: Telling(gm),
        late_hits.CompleteLateHit: Telling(gm, dice=gm),
        late_hits.DismissLateHit: Telling(gm),
        gear.DefineItem: Telling(_gear_seen, _gear),
        gear.Equip: Telling(known, _equipped),
        gear.Unequip: Telling(known, _equipped),
        gear.SetEncumbrance: Telling(owner),
        wounds.ImposeWounds: Telling(sheet),
        wounds.RuleHit: Telling(gm),
        wounds.RuleZone: Telling(_told_hit, _zone_ruled),
        wounds.ChooseZone: Telling(_choice_seen, _choice),
        wounds.RefineZone: Telling(_spot_seen, _spot),
        wounds.RuleCondition: Telling(_condition_seen, _condition),
        wounds.LiftCondition: Telling(_condition_seen),
        wounds.WoundsHeld: Telling(gm),
        gauges.TicksHeld: Telling(gm),
        loose_dice.CallDie: Telling(_die_seen, dice=everyone),
        places.DamageQueued: Telling(_queued_seen, _queued),
        places.ZoneAsked: Telling(_zone_asked),
        holds.GrabLanded: Telling(_queued_seen),
        places.ZoneSet: Telling(_zone_seen, _zone),
        frenzy.FistsHurt: Telling(known),
        gas.Gassed: Telling(known, _gassed),
        gas.GasWillCalled: Telling(known),
        gas.GasEndured: Telling(known),
        hits.DamageAbsorbed: Telling(owner),
        hits.ProtectionRuined: Telling(owner),
        hits.MarksDrawn: Telling(sheet),
        hits.LimbInvalidated: Telling(sheet),
        hits.ItemDropped: Telling(known, _dropped),
    },
    shown=(
        ConditionShown,
        GassedShown,
        HitShown,
        SpotShown,
        ZoneShown,
        DroppedShown,
        GearShown,
        EquippedShown,
    ),
)
