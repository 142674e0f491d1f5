"""Places where a blow lands: aimed, chosen, ruled, or by a d6."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.condition.battle import LIMBS, find_hit, with_hit
from domain.systems.sombre.condition.collapse import TORN_OFF
from domain.systems.sombre.condition.zones import by_die, faces_of, on_body
from domain.systems.sombre.health.hits import all_now
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_combat, with_dice


class DamageQueued(Consequence, frozen=True):
    """A blow hit a character. `raw`: for those who may know."""

    RULES = ("SOM-DAMAGE-01", "SOM-DAMAGE-02")
    hit: str
    character: Id
    attacker: Id
    raw: int


class ZoneAsked(Consequence, frozen=True):
    """A d6 was called for the zone of a hit."""

    RULES = ("SOM-LOC-03",)
    call: str
    character: Id


class ZoneSet(Consequence, frozen=True):
    RULES = ("SOM-LOC-01", "SOM-LOC-03", "SOM-LOC-04", "SOM-LOC-07", "SOM-ANIMAL-07")
    hit: str
    character: Id
    zone: Place


def ask_zone(state: SombreState, hit: Hit, thrower: str | None = None) -> Evolved:
    """Call for the d6 of the zone, by the attacker or by another `thrower` (SOM-LOC-03)."""
    call = Call(
        id=f"{hit.id}.zone",
        cause=hit.id,
        character=thrower or hit.attacker,
        kind="pure",
        label="zone",
        purpose="zone",
        subject=hit.id,
        sides=6,
    )
    asked = ZoneAsked(call.id, call.character)
    return Evolved(with_dice(state, calls={**state.dice.calls, call.id: call}), (asked,))


def place_by_die(state: SombreState, call: Call, event_id: str) -> Evolved:
    """Place a hit in the zone of its d6 (SOM-LOC-01, SOM-ANIMAL-07)."""
    die, hit = call.result.die if call.result else None, find_hit(state, call.subject)
    if die is None or hit is None:
        return Evolved(state)
    if hit.impact:
        return climb(state, hit, die)
    return locate(state, hit.id, by_die(state.characters.get(hit.target), die), event_id)


def locate(state: SombreState, hit_id: str, zone: Place, event_id: str) -> Evolved:
    """Place a hit in a zone that has become known: in a Turn it goes on waiting, in usual time it strikes."""
    hit = find_hit(state, hit_id)
    if hit is None or hit.zone is not None:
        return Evolved(state)
    person = state.characters.get(hit.target)
    zone = on_body(person, zone)
    if hit.impact:
        return climb(state, hit, face_of(person, zone))
    placed = put(hit, zone)
    evolved = Evolved(with_hit(state, placed))
    evolved = evolved.adding(ZoneSet(hit.id, hit.target, zone))
    return evolved.then(strike, placed, event_id) if state.fight is None else evolved


def strike(state: SombreState, placed: Hit, event_id: str) -> Evolved:
    """Let a hit strike in usual time; parts of one whole wait until all have their place (SOM-DANGER-03, A57)."""
    hits = state.combat.hits
    struck = {key: hit for key, hit in hits.items() if key == placed.id or (hit.whole and hit.whole == placed.whole)}
    if not all(known_zone(hit) for hit in struck.values()):
        return Evolved(state)
    left = {key: hit for key, hit in hits.items() if key not in struck}
    return all_now(with_combat(state, hits=left), struck.values(), event_id)


def put(hit: Hit, zone: Place) -> Hit:
    """Return the hit in its zone; a massive hit of an explosion tears a limb off (SOM-DANGER-EXPLO-04).

    Whether it is massive is ruled.
    """
    torn = hit.why == "explosion" and hit.massive and zone in LIMBS and hit.raw > 0
    if not torn:
        return replace(hit, zone=zone)
    return replace(hit, zone=zone, limb_lost=True, why=TORN_OFF)


def climb(state: SombreState, first: Hit, face: int) -> Evolved:
    """Place the impacts of a burst, each a zone higher than the last (SOM-GUN-16, SOM-GUN-22).

    An impact over the head, or into a cover, is lost.
    """
    fight = state.fight
    if fight is None:
        return Evolved(state)
    hits = tuple(hit for hit in fight.hits if hit.id != first.id)
    evolved = Evolved(replace(state, fight=replace(fight, hits=hits)))
    for hit in impacts_from(first, state.characters.get(first.target), face):
        evolved = evolved.at(with_hit(evolved.state, hit))
        evolved = evolved.adding(DamageQueued(hit.id, hit.target, hit.attacker, hit.raw))
        if hit.zone is not None:
            evolved = evolved.adding(ZoneSet(hit.id, hit.target, hit.zone))
    return evolved


def impacts_from(first: Hit, person: Character | None, face: int) -> Iterator[Hit]:
    """Yield the impacts that land, each by the next face of the d6 (SOM-GUN-16, SOM-GUN-22)."""
    from_there = faces_of(person)[face - 1 :][: 1 + first.following]
    for number, place in enumerate(from_there, 1):
        if place not in first.covered:
            name = f"{first.id.removesuffix('1')}{number}"
            yield replace(first, id=name, zone=place, impact=number, following=0)


def face_of(person: Character | None, place: Place) -> int:
    """Return the lowest face of the d6 that strikes there."""
    return faces_of(person).index(place) + 1


def known_zone(hit: Hit) -> bool:
    return hit.zone is not None or hit.diffuse
