"""The place of the Wounds of a danger: the game master splits them over zones, or has dice thrown.

SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03; the limb cap and the marks follow from the zone (SOM-DANGER-03).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, integer, one_of
from domain.systems.sombre.condition.battle import find_hit
from domain.systems.sombre.condition.zones import zones_of
from domain.systems.sombre.dangers.common.blows import land_all
from domain.systems.sombre.health.places import ask_zone, known_zone, put
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.state import SombreState, with_combat, without
from domain.systems.sombre.table.guards import is_gm
from domain.systems.sombre.table.phases import in_play

PLACED = frozenset({"accident", "fall", "explosion"})
"""What wounds in a place that is not known beforehand."""
MOST_DICE = 12
"""A bound of form."""


class PlaceWounds(Command, frozen=True):
    """Place the Wounds of a danger's `hit` that waits: so many in each zone, or split evenly over `dice` d6, which
    the victim's player throws. One of the two.
    """

    RULES = ("SOM-DANGER-03", "SOM-DANGER-ROAD-06", "SOM-DANGER-FALL-03")
    hit: Id
    zones: Mapping[Place, int] = {}
    dice: int = 0


def unplaced(state: SombreState) -> Iterator[Hit]:
    """Yield the hits that wait for their place in usual time (SOM-RULING-04)."""
    return (hit for hit in state.combat.hits.values() if not known_zone(hit))


def places_later(state: SombreState, hit: Hit) -> bool:
    """Return whether the hit is of a kind whose place is not known beforehand: accident, fall, explosion."""
    return hit.why in PLACED


def check_split(person: Character, zones: Mapping[Place, int], total: int, rule: str) -> None:
    """Refuse a split of Wounds over zones whose parts do not add up to the total. Raises Refused."""
    if not zones.keys() <= set(zones_of(person)) or any(count < 1 for count in zones.values()):
        raise Refused("out_of_bounds", rule)
    if sum(zones.values()) != total:
        raise Refused("sum_mismatch", rule, needed=total, has=sum(zones.values()))


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: PlaceWounds = act.command
    hit = find_hit(state, command.hit)
    if hit is None or hit.why not in PLACED:
        raise Refused("unknown_id", "SOM-DANGER-03", kind="missing")
    if known_zone(hit) or any(call.subject.startswith(hit.id) for call in state.dice.calls.values()):
        raise Refused("zone_already_set", "SOM-DANGER-03")
    if bool(command.zones) is bool(command.dice):
        raise Refused("out_of_bounds", "SOM-DANGER-03")
    if command.zones:
        check_split(state.characters[hit.target], command.zones, hit.raw, "SOM-DANGER-03")
    elif not 1 <= command.dice <= min(hit.raw, MOST_DICE):
        raise Refused("out_of_bounds", "SOM-DANGER-03")
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    command: PlaceWounds = event.command
    hit = find_hit(state, command.hit)
    if hit is None:
        return Evolved(state)
    state = withdrawn(state, hit)
    if command.zones:
        return land_all(state, tuple(split(hit, command.zones)), event.id)
    evolved = Evolved(state)
    for number in range(1, command.dice + 1):
        share = hit.raw // command.dice + (number <= hit.raw % command.dice)
        evolved = evolved.then(_thrown_for, replace(hit, id=f"{hit.id}.{number}", raw=share, whole=hit.id))
    return evolved


def split(hit: Hit, zones: Mapping[Place, int]) -> Iterator[Hit]:
    for zone, count in zones.items():
        yield put(replace(hit, id=f"{hit.id}.{zone}", raw=count), zone)


def _thrown_for(state: SombreState, part: Hit) -> Evolved:
    fight = state.fight
    if fight is not None:
        state = replace(state, fight=replace(fight, hits=(*fight.hits, part)))
    else:
        state = with_combat(state, hits={**state.combat.hits, part.id: part})
    return ask_zone(state, part, part.target)


def withdrawn(state: SombreState, hit: Hit) -> SombreState:
    """Return the state without the hit that waited."""
    fight = state.fight
    if fight is None:
        return with_combat(state, hits=without(state.combat.hits, hit.id))
    return replace(state, fight=replace(fight, hits=tuple(h for h in fight.hits if h.id != hit.id)))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    for hit in (*state.combat.hits.values(), *(state.fight.hits if state.fight else ())):
        named: dict[str, Schema] = {"hit": one_of((hit.id,))}
        most = {"dice": integer(1, min(hit.raw, MOST_DICE))}
        yield from offers.move(PlaceWounds(hit.id, dice=1), named | most)
        for zone in zones_of(state.characters.get(hit.target)):
            whole: dict[Place, int] = {zone: hit.raw}
            yield from offers.move(PlaceWounds(hit.id, whole), named | {"zones": {"const": whole}})


CHAPTER = in_play(Chapter(commands={PlaceWounds: "WoundsPlaced"}, decide=decide, evolve=evolve, moves=moves))
