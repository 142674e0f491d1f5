"""Where a blow lands: aimed, chosen, ruled, or by a d6."""

from __future__ import annotations

from msgspec.structs import replace

from domain.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.battle import find_hit, with_hit
from domain.systems.sombre.body import Place
from domain.systems.sombre.chapter import Unfolding
from domain.systems.sombre.combat_state import Hit
from domain.systems.sombre.hits import apply_now
from domain.systems.sombre.roll_state import Call
from domain.systems.sombre.state import SombreState, without
from domain.systems.sombre.zones import by_die, on_body


class ZoneSet(Consequence, frozen=True):
    RULES = ("SOM-LOC-01", "SOM-LOC-03", "SOM-LOC-04", "SOM-LOC-07", "SOM-ANIMAL-07")
    hit: str
    character: Id
    zone: Place


def ask_zone(state: SombreState, hit: Hit, thrower: str | None = None) -> Evolved:
    """SOM-LOC-03: a d6 of whoever rolled the attack, or of another `thrower`."""
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
    return Evolved(replace(state, calls={**state.calls, call.id: call}))


def after_zone(state: SombreState, call: Call, event_id: str) -> Evolved:
    """SOM-LOC-01, SOM-ANIMAL-07."""
    die, hit = call.result.die if call.result else None, find_hit(state, call.subject)
    if die is None or hit is None:
        return Evolved(state)
    return locate(state, hit.id, by_die(state.characters.get(hit.target), die), event_id)


def locate(state: SombreState, hit_id: str, zone: Place, event_id: str) -> Evolved:
    """The place is known: in a Turn the hit waits on, in usual time it strikes."""
    hit = find_hit(state, hit_id)
    if hit is None or hit.zone is not None:
        return Evolved(state)
    zone = on_body(state.characters.get(hit.target), zone)
    placed = replace(hit, zone=zone)
    unfolding = Unfolding(with_hit(state, placed))
    unfolding.say(ZoneSet(hit.id, hit.target, zone))
    if state.fight is None:
        unfolding.state = replace(unfolding.state, hits=without(unfolding.state.hits, hit.id))
        unfolding.then(apply_now, placed, event_id)
    return unfolding.done()


def known_zone(hit: Hit) -> bool:
    return hit.zone is not None or hit.diffuse
