"""Misses that a correction has turned into hits after their Turn: the game master completes each, or lets it go.

SOM-RULING-03: the service adds no damage of its own to what the table has played.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.chance import Chance
from domain.events import Act, Command, Consequence, Event, Id
from domain.game import Evolved, Move, TypedDice, one_of
from domain.refusal import Refused
from domain.systems.sombre.body import Place
from domain.systems.sombre.chapter import Chapter, Unfolding
from domain.systems.sombre.combat_state import Fight, Hit
from domain.systems.sombre.hits import apply_now
from domain.systems.sombre.holds import close
from domain.systems.sombre.offers import Offers
from domain.systems.sombre.places import ZoneSet
from domain.systems.sombre.seats import is_gm
from domain.systems.sombre.state import SombreState, without
from domain.systems.sombre.zones import by_die, zones_of


class CompleteLateHit(Command, frozen=True):
    """It strikes now, in that zone; without one a d6 says where, unless the place was known already."""

    RULES = ("SOM-RULING-03",)
    attack: str
    zone: Place | None = None


class DismissLateHit(Command, frozen=True):
    RULES = ("SOM-RULING-03",)
    attack: str


class ConsequenceOpened(Consequence, frozen=True):
    RULES = ("SOM-RULING-03",)
    attack: str
    character: Id
    attacker: Id
    raw: int


LateCommand = CompleteLateHit | DismissLateHit


def set_aside(state: SombreState, fight: Fight, struck: frozenset[str]) -> Evolved:
    """At the end of phase 2: hits that were none when the table closed it, or that have lost their place, wait."""
    late = [hit for hit in fight.hits if hit.id not in struck or not (hit.zone or hit.diffuse)]
    waiting = {hit.id for hit in late}
    calls = {k: c for k, c in state.calls.items() if c.purpose != "zone" or c.subject not in waiting}
    state = replace(
        state,
        calls=calls,
        late={**state.late, **{hit.id: hit for hit in late}},
        fight=replace(fight, hits=tuple(hit for hit in fight.hits if hit.id not in waiting)),
    )
    return Evolved(state, tuple(ConsequenceOpened(h.id, h.target, h.attacker, h.raw) for h in late))


def wait_late(state: SombreState, hit: Hit) -> Evolved:
    """In usual time: one blow that was none."""
    told = ConsequenceOpened(hit.id, hit.target, hit.attacker, hit.raw)
    return Evolved(replace(state, late={**state.late, hit.id: hit}), (told,))


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command: LateCommand = act.command
    found = state.late.get(command.attack)
    if found is None:
        raise Refused("no_open_consequence", "SOM-RULING-03")
    if isinstance(command, CompleteLateHit):
        if command.zone not in (None, *zones_of(state.characters.get(found.target))):
            raise Refused("out_of_bounds", "SOM-LOC-02")
        if _place(found, command.zone) is None:
            chance.die(6)
    return command


def _place(hit: Hit, zone: Place | None) -> Place | None:
    return zone or hit.zone


def evolve(state: SombreState, event: Event) -> Evolved:
    command: LateCommand = event.command
    found = state.late.get(command.attack)
    if found is None:
        return Evolved(state)
    unfolding = Unfolding(replace(state, late=without(state.late, command.attack)))
    if isinstance(command, DismissLateHit):
        return unfolding.done()
    zone = _place(found, command.zone)
    if zone is None and event.draws:
        zone = by_die(state.characters.get(found.target), event.draws[0].faces[0])
    if zone is not None:
        found = replace(found, zone=zone)
        unfolding.say(ZoneSet(found.id, found.target, zone))
        unfolding.then(apply_now, found, event.id)
        unfolding.then(close, found)
    return unfolding.done()


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    yield from offers.each(DismissLateHit, "attack", state.late)
    for hit in state.late.values():
        one = {"attack": one_of((hit.id,))}
        places = zones_of(state.characters.get(hit.target))
        yield from offers.move(CompleteLateHit(hit.id, places[0]), one | {"zone": one_of(places)})
        dice = TypedDice((6,)) if hit.zone is None else None
        yield from offers.move(CompleteLateHit(hit.id), one, (), dice)


CHAPTER = Chapter(
    commands={CompleteLateHit: "LateHitCompleted", DismissLateHit: "LateHitDismissed"},
    consequences=(ConsequenceOpened,),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
