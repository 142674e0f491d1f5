"""Resolution of a hit into circles: protection, caps, marks, limbs that give way; then deaths and distresses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.characters.gauges import mark_circles
from domain.systems.sombre.condition.battle import ARMS, LEGS, LIMBS, invalid, ticks_wait, with_hit
from domain.systems.sombre.condition.collapse import (
    RUNNING_ON,
    TORN_OFF,
    coma,
    die_if_full,
    distress_if_grave,
    fall,
    relapse,
)
from domain.systems.sombre.condition.releases import slacken
from domain.systems.sombre.condition.stuck_weapons import embed
from domain.systems.sombre.health.gas import sprayed
from domain.systems.sombre.health.gear import CAPACITY, drop, pieces, ruin
from domain.systems.sombre.state.arms import Gear, Side
from domain.systems.sombre.state.body import Piece, Place
from domain.systems.sombre.state.character import Tick
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.perils import HeldBreath
from domain.systems.sombre.state.state import SombreState, with_body, with_character

CAP = 3
"""SOM-LOC-09, SOM-DAMAGE-06, SOM-DAMAGE-17."""
BREATH_LOST = 30
"""SOM-DANGER-APNEA-02, in seconds."""
LOST_FOR_GOOD = 6
"""SOM-LOC-14."""
HANDS: dict[str, Side] = {"right_arm": "right", "left_arm": "left"}


class DamageAbsorbed(Consequence, frozen=True):
    RULES = ("SOM-PROT-02", "SOM-PROT-04")
    character: Id
    zone: Place
    absorbed: int


class ProtectionRuined(Consequence, frozen=True):
    RULES = ("SOM-PROT-03", "SOM-PROT-05")
    character: Id
    item: Id
    zone: Piece


class MarksDrawn(Consequence, frozen=True):
    RULES = ("SOM-LOC-13", "SOM-ANIMAL-07")
    character: Id
    limb: Place
    count: int
    total: int


class LimbInvalidated(Consequence, frozen=True):
    """A limb became invalid. `lost`: for good."""

    RULES = ("SOM-LOC-14", "SOM-DAMAGE-10")
    character: Id
    limb: Place
    lost: bool


class ItemDropped(Consequence, frozen=True):
    RULES = ("SOM-LOC-15",)
    character: Id
    item: Id


def capped(hit: Hit, wounds: int) -> int:
    """Return the Wounds within the caps that apply after the protection (A2).

    SOM-LOC-09 to SOM-LOC-12, SOM-DAMAGE-06, SOM-DAMAGE-17.
    """
    if hit.diffuse or hit.uncapped or not hit.capped:
        return wounds
    limb = hit.zone in LIMBS
    blunt = hit.damage == "blunt" and hit.zone != "head"
    return min(wounds, CAP) if limb or blunt or hit.weak else wounds


def apply(state: SombreState, hit: Hit, cause: str, before: Mapping[str, Gear]) -> Evolved:
    """Apply a hit to the target, steps 1 to 7 (SOM-DAMAGE-14). `before`: the protections that count for it."""
    state = winded(state, hit)
    person = state.characters.get(hit.target)
    if hit.gas:
        return sprayed(state, hit, cause)
    if person is None or hit.damage == "negligible" or hit.nil:
        return Evolved(state)
    if hit.damage == "non_wounding":
        return _light(state, hit, cause, before)
    evolved = Evolved(state)
    left = hit.raw
    if hit.zone is not None and not hit.diffuse and not hit.bypass:
        left -= absorbed(before, hit, piece_of(state, hit))
        evolved = evolved.then(_shock, hit, hit.raw - left, before)
    evolved = evolved.then(_wound, hit, capped(hit, left), cause)
    if capped(hit, left) > 0:
        evolved = evolved.then(embed, hit)
    return evolved


def winded(state: SombreState, hit: Hit) -> SombreState:
    """Shorten the held breath of a target by each blow or projectile that lands, however weak (SOM-DANGER-APNEA-02)."""
    person = state.characters.get(hit.target)
    if person is None or hit.hold or not hit.attacker:
        return state
    dangers = tuple(
        replace(h, next_at=h.next_at - BREATH_LOST) if isinstance(h, HeldBreath) and h.next_at is not None else h
        for h in person.body.dangers
    )
    return state if dangers == person.body.dangers else with_body(state, person, replace(person.body, dangers=dangers))


def piece_of(state: SombreState, hit: Hit) -> Piece | None:
    """Return the piece of protection that a hit meets: by option the back has one of its own (SOM-PROT-05)."""
    if hit.zone == "trunk" and hit.face == "back" and state.options.armour_faces:
        return "trunk_back"
    return hit.zone


def absorbed(items: Mapping[str, Gear], hit: Hit, piece: Piece | None) -> int:
    """Return the damage that the best piece that still protects takes (SOM-PROT-02)."""
    worn = (i for i in pieces(items, hit.target, hit.zone or "") if piece not in i.ruined)
    best = max((CAPACITY[i.protection.weight] for i in worn if i.protection), default=0)
    return min(hit.raw, best)


def _shock(state: SombreState, hit: Hit, taken: int, before: Mapping[str, Gear]) -> Evolved:
    """Record the damage that protections took, and ruin those that the raw damage is too much for (SOM-PROT-03, A3)."""
    zone, piece = hit.zone, piece_of(state, hit)
    if zone is None or piece is None:
        return Evolved(state)
    evolved = Evolved(state)
    if taken:
        evolved = evolved.adding(DamageAbsorbed(hit.target, zone, taken))
    for item in list(pieces(before, hit.target, zone)):
        now = evolved.state.items.get(item.id, item)
        serious = item.protection is not None and 2 * hit.raw >= CAPACITY[item.protection.weight]
        if serious and piece not in now.ruined:
            evolved = evolved.at(ruin(evolved.state, now, piece))
            evolved = evolved.adding(ProtectionRuined(hit.target, item.id, piece))
    return evolved


def _light(state: SombreState, hit: Hit, cause: str, before: Mapping[str, Gear]) -> Evolved:
    """Apply a weak blow: one circle, none where anything is worn (SOM-DAMAGE-07 to SOM-DAMAGE-09, SOM-PROT-04)."""
    if hit.zone is not None and not hit.bypass and any(pieces(before, hit.target, hit.zone)):
        return Evolved(state, (DamageAbsorbed(hit.target, hit.zone, hit.raw),))
    if hit.helpless or hit.wound_instead:
        return _wound(state, hit, 1, cause)
    return mark_circles(state, hit.target, "fatigue", (Tick("x", cause, "blow"),))


def _wound(state: SombreState, hit: Hit, wounds: int, cause: str) -> Evolved:
    evolved = Evolved(state)
    zone = "" if hit.diffuse or hit.zone is None else hit.zone
    if wounds > 0:
        evolved = evolved.then(mark_circles, hit.target, "wounds", (Tick("x", cause, hit.why, zone=zone),) * wounds)
        evolved = evolved.at(_bitten(evolved.state, hit))
    if zone and zone in LIMBS and (wounds > 0 or hit.limb_lost):
        evolved = evolved.then(draw_marks, hit.target, zone, wounds, lost=hit.limb_lost)
    return evolved


def _bitten(state: SombreState, hit: Hit) -> SombreState:
    """Mark a bite that wounded as deep, so that it can be aggravated (SOM-ANIMAL-09)."""
    biter = state.characters.get(hit.attacker)
    if hit.why != "bite" or biter is None or biter.bite is None or biter.bite.victim != hit.target:
        return state
    return with_character(state, replace(biter, bite=replace(biter.bite, deep=True)))


def draw_marks(state: SombreState, character: str, limb: Place, count: int, *, lost: bool) -> Evolved:
    """Draw marks on a limb, one per Wound: three make it useless, six for good (SOM-LOC-13, SOM-LOC-14)."""
    person = state.characters[character]
    was = invalid(person, limb)
    had = person.body.marks.get(limb, 0)
    total = had + count
    torn = person.body.torn | ({limb} if lost else set())
    body = replace(person.body, marks={**person.body.marks, limb: total}, torn=torn)
    evolved = Evolved(with_body(state, person, body))
    if count:
        evolved = evolved.adding(MarksDrawn(character, limb, count, total))
    now = invalid(evolved.state.characters[character], limb)
    if now and (lost or not was or had < LOST_FOR_GOOD <= total):
        evolved = evolved.adding(LimbInvalidated(character, limb, lost or total >= LOST_FOR_GOOD))
    if now and (lost or not was):
        evolved = evolved.then(_gives_way, character, limb)
    return evolved


def _gives_way(state: SombreState, character: str, limb: Place) -> Evolved:
    """Apply a limb that gives way: a leg lets the character fall, an arm what it holds (SOM-LOC-15, SOM-LOC-16)."""
    if limb in LEGS:
        return fall(state, character)
    if limb in ARMS:
        state, fallen = drop(state, character, HANDS[limb])
        return Evolved(state, tuple(ItemDropped(character, item.id) for item in fallen))
    return Evolved(state)


def settle(state: SombreState, before: SombreState, cause: str) -> Evolved:
    """Apply deaths and distresses of hits, steps 8 and 9 (SOM-DAMAGE-14); what Fatigue brings comes after."""
    evolved = Evolved(state)
    hurt = [p.id for p in state.characters.values() if _more(before, state, p.id, "wounds")]
    for person in hurt:
        evolved = evolved.then(die_if_full, person)
    for person in hurt:
        grave = [c.why for c in _new(before, evolved.state, person) if c.mark == "x" and c.why not in RUNNING_ON]
        if grave:
            evolved = evolved.then(distress_if_grave, person, cause, TORN_OFF if TORN_OFF in grave else grave[0])
        evolved = evolved.then(relapse, person)
    return evolved


def settle_fatigue(state: SombreState, cause: str) -> Evolved:
    evolved = Evolved(state)
    for person in list(state.characters):
        evolved = evolved.then(coma, person, cause)
    return evolved


def _more(before: SombreState, after: SombreState, character: str, gauge: Any) -> bool:
    was = before.characters.get(character)
    now = after.characters[character]
    return was is not None and len(getattr(now.gauges, gauge)) > len(getattr(was.gauges, gauge))


def _new(before: SombreState, after: SombreState, character: str) -> tuple[Tick, ...]:
    was = before.characters[character]
    return after.characters[character].gauges.wounds[len(was.gauges.wounds) :]


def apply_now(state: SombreState, hit: Hit, cause: str) -> Evolved:
    """Apply a hit in usual time at once, with everything that follows from it."""
    return all_now(state, (hit,), cause)


def all_now(state: SombreState, hits: Iterable[Hit], cause: str) -> Evolved:
    """Apply hits of one moment in usual time; deaths and distresses follow once all of them have struck."""
    evolved = Evolved(state)
    evolved = evolved.then(apply_all, hits, cause)
    evolved = evolved.then(slacken, state)
    evolved = evolved.then(settle, state, cause)
    return evolved.then(settle_fatigue, cause)


def deliver(state: SombreState, hit: Hit, cause: str) -> Evolved:
    """Queue the hit for phase 3 of a Turn, or apply it at once in usual time (SOM-TURN-01, SOM-DAMAGE-16)."""
    return Evolved(with_hit(state, hit)) if ticks_wait(state) else apply_now(state, hit, cause)


def apply_all(state: SombreState, hits: Iterable[Hit], cause: str) -> Evolved:
    """Apply hits in the order of resolution: a piece ruined by one is no help against the next (SOM-TURN-14, A4).

    With the option of simultaneous armour every hit finds the pieces as they were.
    """
    found = state.items
    evolved = Evolved(state)
    for hit in _joined(hits):
        worn = found if state.options.armour_simultaneous else evolved.state.items
        evolved = evolved.then(apply, hit, cause, worn)
    return evolved


def _joined(hits: Iterable[Hit]) -> Iterable[Hit]:
    """Return the hits, the parts of a whole that fell in the same zone as one: they have one cap (SOM-LOC-09, A57)."""
    joined = dict[tuple[str, str], Hit]()
    for hit in hits:
        key = (hit.whole, hit.zone or "") if hit.whole else (hit.id, "")
        there = joined.get(key)
        joined[key] = hit if there is None else _with_part(there, hit)
    return joined.values()


def _with_part(hit: Hit, part: Hit) -> Hit:
    """Return the hit with another part of it; what was ruled of one part holds for both."""
    bypass, torn = hit.bypass or part.bypass, hit.limb_lost or part.limb_lost
    why = part.why if part.limb_lost else hit.why
    return replace(hit, raw=hit.raw + part.raw, bypass=bypass, limb_lost=torn, why=why)
