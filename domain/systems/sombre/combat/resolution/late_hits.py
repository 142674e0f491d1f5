"""Misses that a correction has turned into hits after their Turn: the game master completes or dismisses each.

The service adds no damage of its own to what the table has played (SOM-RULING-03).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from domain.base.chance import HIDDEN, Chance, Faces
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, TypedDice, one_of
from domain.systems.sombre.combat.guns.bursts import allocations, check_shares, first_impact, targets_of
from domain.systems.sombre.combat.melee.holds import GrabLanded, close
from domain.systems.sombre.condition.open_consequences import ConsequenceOpened, wait_late
from domain.systems.sombre.condition.zones import ZONES, by_die, on_body, zones_of
from domain.systems.sombre.dangers.common.placement import unplaced, withdrawn
from domain.systems.sombre.health.hits import apply_all, settle, settle_fatigue
from domain.systems.sombre.health.places import DamageQueued, ZoneSet, face_of, impacts_from, strike
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.combat_state import Burst, Hit
from domain.systems.sombre.state.state import Fight, SombreState, with_combat, with_dice, without
from domain.systems.sombre.table.guards import is_gm


class CompleteLateHit(Command, frozen=True):
    """Complete a late hit: it strikes at once, in the named zone.

    Without a zone a d6 decides where, unless the place was known already. `impacts`: of a burst, how many on whom; a d6
    for each of them.
    """

    RULES = ("SOM-RULING-03", "SOM-GUN-15", "SOM-GUN-16")
    attack: Id
    zone: Place | None = None
    impacts: Mapping[Id, int] = {}


class DismissLateHit(Command, frozen=True):
    RULES = ("SOM-RULING-03",)
    attack: Id


class WoundsSetAside(Command, frozen=True):
    """Recorded only: time went on, and a correction has left Wounds of a danger before it without a place.

    What was played is not unplayed for that: they wait like any blow that was none.
    """

    RULES = ("SOM-RULING-03", "SOM-RULING-04")


MOST_TARGETS = 8
"""Of those whom a burst may hit, in what is offered: of form."""


LateCommand = CompleteLateHit | DismissLateHit | WoundsSetAside


def set_aside(state: SombreState, fight: Fight, struck: frozenset[str]) -> Evolved:
    """Set aside, at the end of phase 2, hits that were none when the table closed it, or that have lost their place.

    They wait for the game master, as do bursts whose impacts nobody has shared out.
    """
    late = [hit for hit in fight.hits if hit.id not in struck or not (hit.zone or hit.diffuse)]
    waiting = {hit.id for hit in late}
    bursts = {b.hit.id: b for b in _unshared(fight) if b.hit is not None}
    calls = {k: c for k, c in state.dice.calls.items() if c.purpose != "zone" or c.subject not in waiting}
    waits = {**state.combat.late, **{hit.id: hit for hit in late}}
    state = with_combat(with_dice(state, calls=calls), late=waits, late_bursts={**state.combat.late_bursts, **bursts})
    state = replace(state, fight=replace(fight, hits=tuple(hit for hit in fight.hits if hit.id not in waiting)))
    opened = (*late, *(b.hit for b in bursts.values() if b.hit is not None))
    return Evolved(state, tuple(ConsequenceOpened(h.id, h.target, h.attacker, h.raw) for h in opened))


def _unshared(fight: Fight) -> Iterator[Burst]:
    """Yield the bursts whose impacts nobody has shared out, with those whom they may hit."""
    for key, burst in fight.bursts.items():
        if burst.impacts is not None and burst.allocated is None and key in fight.intents:
            yield replace(burst, targets=targets_of(burst, fight.intents[key]), listed=True)


def _unplaced_aside(state: SombreState, event_id: str) -> Evolved:
    """Set aside the hits without a place; what waited for them, as part of the same whole, strikes."""
    evolved = Evolved(state)
    for hit in list(unplaced(state)):
        evolved = evolved.at(withdrawn(evolved.state, hit)).then(wait_late, hit)
    for hit in state.combat.hits.values():
        if hit.id in evolved.state.combat.hits:
            evolved = evolved.then(strike, hit, event_id)
    return evolved


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command: LateCommand = act.command
    if isinstance(command, WoundsSetAside):
        if not any(unplaced(state)):
            raise Refused("no_open_consequence", "SOM-RULING-03")
        return command
    burst = state.combat.late_bursts.get(command.attack)
    if burst is not None:
        if isinstance(command, CompleteLateHit):
            _check_burst(state, burst, command, chance)
        return command
    found = state.combat.late.get(command.attack)
    if found is None:
        raise Refused("no_open_consequence", "SOM-RULING-03")
    if isinstance(command, CompleteLateHit):
        if command.impacts:
            raise Refused("sum_mismatch", "SOM-GUN-15", needed=0, has=sum(command.impacts.values()))
        if command.zone not in (None, *zones_of(state.characters.get(found.target))):
            raise Refused("out_of_bounds", "SOM-LOC-02")
        if _place(found, command.zone) is None:
            chance.die(6, HIDDEN)
    return command


def _check_burst(state: SombreState, burst: Burst, command: CompleteLateHit, chance: Chance) -> None:
    """Check that the shares of a late burst respect its limits, and throw its dice (SOM-GUN-15, SOM-GUN-16).

    One d6 for each target that is hit, where no zone is named. Raises Refused.
    """
    check_shares(burst, _may_hit(state, burst), command.impacts)
    if command.zone not in (None, *ZONES):
        raise Refused("out_of_bounds", "SOM-LOC-02")
    if command.zone is None:
        for target, share in command.impacts.items():
            if share:
                chance.own_die(target, 6, HIDDEN)


def _may_hit(state: SombreState, burst: Burst) -> tuple[str, ...]:
    """Return the targets that were listed; if none was, anybody but the shooter."""
    shooter = burst.hit.attacker if burst.hit is not None else ""
    return burst.targets or tuple(c for c in state.characters if c != shooter)


def _place(hit: Hit, zone: Place | None) -> Place | None:
    return zone or hit.zone


def evolve(state: SombreState, event: Event) -> Evolved:
    command: LateCommand = event.command
    if isinstance(command, WoundsSetAside):
        return _unplaced_aside(state, event.id)
    burst = state.combat.late_bursts.get(command.attack)
    if burst is not None:
        state = with_combat(state, late_bursts=without(state.combat.late_bursts, command.attack))
        return Evolved(state) if isinstance(command, DismissLateHit) else _strikes(state, burst, command, event)
    found = state.combat.late.get(command.attack)
    if found is None:
        return Evolved(state)
    evolved = Evolved(with_combat(state, late=without(state.combat.late, command.attack)))
    if isinstance(command, DismissLateHit):
        return evolved
    person, zone = state.characters.get(found.target), _place(found, command.zone)
    die = event.draws[0].faces[0] if event.draws else None
    if found.impact and found.zone is None:
        face = face_of(person, zone) if zone is not None else die or 1
        evolved = evolved.then(_land, tuple(impacts_from(found, person, face)), event.id)
    elif zone is not None or die is not None:
        placed = replace(found, zone=zone or by_die(person, die or 1))
        evolved = evolved.then(_land, (placed,), event.id)
        evolved = evolved.then(close, placed)
    return evolved


def _strikes(state: SombreState, burst: Burst, command: CompleteLateHit, event: Event) -> Evolved:
    """Place the hits of a late burst; a target without a die of its own is asked for its place again."""
    faces = Faces(event.draws)
    hits, open_ = list[Hit](), list[Hit]()
    for target, share in sorted(command.impacts.items()):
        if share and burst.hit is not None and target in state.characters:
            person = state.characters[target]
            first = first_impact(state, burst, burst.hit, target, share)
            face = face_of(person, on_body(person, command.zone)) if command.zone else faces.of(target)
            if face is None:
                open_.append(first)
            else:
                hits += impacts_from(first, person, face)
    evolved = _land(state, tuple(hits), event.id)
    for hit in open_:
        evolved = evolved.then(wait_late, hit)
    return evolved


def _land(state: SombreState, hits: tuple[Hit, ...], event_id: str) -> Evolved:
    evolved = Evolved(state)
    for hit in hits:
        if hit.attacker:
            evolved = evolved.adding(_landed(hit))
        if hit.zone is not None:
            evolved = evolved.adding(ZoneSet(hit.id, hit.target, hit.zone))
    evolved = evolved.then(apply_all, hits, event_id)
    evolved = evolved.then(settle, state, event_id)
    return evolved.then(settle_fatigue, event_id)


def _landed(hit: Hit) -> Consequence:
    """Return the consequence that announces a late hit, of which nobody has read before (SOM-RULING-03)."""
    if hit.hold:
        return GrabLanded(hit.id, hit.target, hit.attacker)
    return DamageQueued(hit.id, hit.target, hit.attacker, hit.raw)


def waiting_hit(state: SombreState, hit: str) -> Hit | None:
    """Return the late hit of that id, or the burst of which it is an impact, or None."""
    bursts = (burst.hit for burst in state.combat.late_bursts.values() if burst.hit is not None)
    return state.combat.late.get(hit) or next((first for first in bursts if hit.startswith(f"{first.id}.")), None)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    yield from offers.each(DismissLateHit, "attack", [*state.combat.late, *state.combat.late_bursts])
    for attack, burst in state.combat.late_bursts.items():
        yield from _shares(offers, attack, burst)
    for hit in state.combat.late.values():
        one = {"attack": one_of((hit.id,))}
        places = zones_of(state.characters.get(hit.target))
        yield from offers.move(CompleteLateHit(hit.id, places[0]), one | {"zone": one_of(places)})
        dice = TypedDice((6,)) if hit.zone is None else None
        yield from offers.move(CompleteLateHit(hit.id), one, (), dice)


def _shares(offers: Offers, attack: str, burst: Burst) -> Iterator[Move]:
    """Yield one move for each number of targets that are hit, which is that of the dice."""
    ways = list(allocations(burst, _may_hit(offers.state, burst)[:MOST_TARGETS]))
    for count in {sum(share > 0 for share in way.values()): way for way in ways}:
        some = [way for way in ways if sum(share > 0 for share in way.values()) == count]
        fields: dict[str, Schema] = {"attack": one_of((attack,)), "impacts": {"enum": some}}
        yield from offers.move(CompleteLateHit(attack, None, some[0]), fields, (), TypedDice((6,) * count))
        placed = fields | {"zone": one_of(ZONES)}
        yield from offers.move(CompleteLateHit(attack, ZONES[0], some[0]), placed)


CHAPTER = Chapter(
    commands={CompleteLateHit: "LateHitCompleted", DismissLateHit: "LateHitDismissed"},
    completed={WoundsSetAside: "WoundsSetAside"},
    consequences=(ConsequenceOpened,),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
