"""Explosions: one force for everybody in the sphere, less what covers them (SOM-DANGER-EXPLO-01 to 06, 30)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

import msgspec

from domain.base.chance import HIDDEN, Chance, Faces, Undrawn
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, TypedDice, closed, flag, groups, integer, listed, one_of
from domain.systems.sombre.condition.aftermath import capacity
from domain.systems.sombre.condition.dazes import daze
from domain.systems.sombre.condition.zones import by_die, zones_of
from domain.systems.sombre.dangers.common.blows import land, land_all
from domain.systems.sombre.dangers.common.hazards import living
from domain.systems.sombre.dangers.explosions.charges import charge_in, margin_known, spent
from domain.systems.sombre.health.places import known_zone, put
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.charges import BONUSES
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.roll_state import Extent
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, visible, visible_items
from domain.systems.sombre.table.phases import in_play

COVERED: dict[Extent, int] = {"partial": 3, "extended": 6, "complete": 9}
"""SOM-DANGER-EXPLO-05."""
GRENADE = 3
"""SOM-DANGER-EXPLO-30."""
MOST_MARGIN = 20
MOST_VICTIMS = 20
FORCE = "force"
"""Whose die the margin is: none of the victims'."""
DAZE: tuple[int, ...] = (0, 1, 2)


class Victim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person in the sphere of an explosion.

    `zone`: as the game master rules it, else a d6 says. `massive`: a limb that is hit is torn off.
    """

    character: Id
    cover: Extent | None = None
    zone: Place | None = None
    massive: bool = False


class TriggerExplosion(Command, frozen=True):
    """Trigger an explosion that reaches these victims.

    `source`: a thrown charge or a bomb, which has its own margin and bonus; else `margin` (null: a d6) and `bonus`.
    `localised`: with fragments; else the blast is diffuse. `unsurvivable`: everybody there dies. `daze`: its ranks for
    everybody there, hurt or not.
    """

    RULES = (
        *("SOM-DANGER-EXPLO-01", "SOM-DANGER-EXPLO-02", "SOM-DANGER-EXPLO-03", "SOM-DANGER-EXPLO-04"),
        *("SOM-DANGER-EXPLO-05", "SOM-DANGER-EXPLO-06", "SOM-DANGER-EXPLO-30", "SOM-DANGER-FIRE-11"),
    )
    victims: tuple[Victim, ...]
    source: Id | None = None
    margin: int | None = None
    bonus: int = 0
    localised: bool = True
    unsurvivable: bool = False
    daze: int = 0


class ExplosionResolved(Consequence, frozen=True):
    """An explosion's damage was worked out. `raw`: the same for everybody, before covers."""

    RULES = ("SOM-DANGER-EXPLO-02",)
    raw: int
    victims: tuple[Id, ...]


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command: TriggerExplosion = act.command
    named = [victim.character for victim in command.victims]
    if len(set(named)) < len(named) or len(named) > MOST_VICTIMS or command.daze not in DAZE:
        raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-01")
    for victim in command.victims:
        person = living(state, victim.character)
        if victim.zone is not None and (not command.localised or victim.zone not in zones_of(person)):
            raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-03")
    _check_force(state, command)
    _throw(state, command, chance)
    return command


def _throw(state: SombreState, command: TriggerExplosion, chance: Chance) -> None:
    """Throw a d6 for a margin that is not known and one for each place (SOM-DANGER-EXPLO-02, SOM-DANGER-EXPLO-03).

    When a correction judges it again, each victim keeps his own die, and the place of a new one is open
    (SOM-RULING-02).
    """
    if command.unsurvivable:
        return
    if _margin(state, command) is None:
        throw_margin(chance)
    for victim in _thrown_for(command):
        chance.own_die(victim.character, 6, HIDDEN)


def throw_margin(chance: Chance) -> None:
    """Throw the d6 of the force itself, without which nothing follows. Raises Undrawn."""
    if chance.own_die(FORCE, 6, HIDDEN) is None:
        raise Undrawn


def _check_force(state: SombreState, command: TriggerExplosion) -> None:
    if command.bonus not in BONUSES or not 0 <= (command.margin or 0) <= MOST_MARGIN:
        raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-02")
    if command.source is None:
        return
    if command.source not in state.dangers.bombs and not _is_charge(state, command.source):
        raise Refused("unknown_id", "SOM-DANGER-EXPLO-02", kind="missing")
    bomb = state.dangers.bombs.get(command.source)
    if bomb is not None and bomb.defused:
        raise Refused("already_defused", "SOM-DANGER-EXPLO-12")
    if command.margin is not None or command.bonus:
        raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-02")


def _is_charge(state: SombreState, source: str) -> bool:
    """Return whether the source is an explosive charge that runs; with its pin still in, it explodes for nobody."""
    charge = charge_in(state, source)
    return charge is not None and charge[1].charge == "explosive" and charge[2].left is not None


def dice_of(state: SombreState, command: TriggerExplosion) -> int:
    """Return how many d6 the explosion takes, of margin and places (SOM-DANGER-EXPLO-02, SOM-DANGER-EXPLO-03)."""
    if command.unsurvivable:
        return 0
    return (0 if _margin(state, command) is not None else 1) + sum(1 for _ in _thrown_for(command))


def _thrown_for(command: TriggerExplosion) -> Iterator[Victim]:
    return (v for v in command.victims if command.localised and v.zone is None)


def _margin(state: SombreState, command: TriggerExplosion) -> int | None:
    """Return the margin of the explosion, None if it takes a d6.

    SOM-DANGER-EXPLO-10: a bomb that blows up in the making has its bonus alone.
    """
    if command.source is None:
        return command.margin
    bomb = state.dangers.bombs.get(command.source)
    if bomb is not None:
        return bomb.margin if bomb.success else 0
    return margin_known(state, command.source)


def _bonus(state: SombreState, command: TriggerExplosion) -> int:
    bomb = state.dangers.bombs.get(command.source or "")
    if bomb is not None:
        return bomb.bonus
    return command.bonus if command.source is None else GRENADE


def evolve(state: SombreState, event: Event) -> Evolved:
    command: TriggerExplosion = event.command
    faces = Faces(event.draws)
    known = _margin(state, command)
    margin = known if known is not None else faces.of(FORCE) or 1
    raw = margin + _bonus(state, command)
    evolved = Evolved(spent(state, command.source))
    evolved = evolved.adding(ExplosionResolved(raw, tuple(v.character for v in command.victims)))
    return evolved.then(blow_up, command, raw, faces, event.id)


def blow_up(state: SombreState, command: TriggerExplosion, raw: int, faces: Faces, event_id: str) -> Evolved:
    """Hit those who are there; a hit whose place nobody has thrown waits for it (SOM-RULING-04)."""
    there = [v for v in command.victims if v.character in state.characters]
    hits = tuple(_hit(state, command, victim, raw, faces, event_id) for victim in there)
    evolved = Evolved(state)
    evolved = evolved.then(land_all, tuple(hit for hit in hits if known_zone(hit)), event_id)
    for hit in hits:
        if not known_zone(hit):
            evolved = evolved.then(land, hit, event_id)
    for victim in there if command.daze else ():
        if evolved.state.characters[victim.character].alive:
            evolved = evolved.then(daze, victim.character, command.daze, event_id, None)
    return evolved


def _hit(state: SombreState, command: TriggerExplosion, victim: Victim, raw: int, faces: Faces, event_id: str) -> Hit:
    """Return the hit on a victim, with its cover taken off first, then what is worn if it has a place.

    SOM-DANGER-EXPLO-03 to SOM-DANGER-EXPLO-05.
    """
    person = state.characters[victim.character]
    diffuse = command.unsurvivable or not command.localised
    if command.unsurvivable:
        raw, zone = capacity(state, person), None
    else:
        raw = max(raw - (COVERED[victim.cover] if victim.cover else 0), 0)
        zone = None if diffuse else victim.zone or _thrown(person, faces)
    hit = Hit(
        id=f"{event_id}.{victim.character}",
        target=victim.character,
        raw=raw,
        diffuse=diffuse,
        uncapped=True,
        massive=victim.massive,
        why="explosion",
    )
    return hit if zone is None else put(hit, zone)


def _thrown(person: Character, faces: Faces) -> Place | None:
    face = faces.of(person.id)
    return None if face is None else by_die(person, face)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    charges = [i.id for i in visible_items(state, seat).values() if _is_charge(state, i.id)]
    alive = [c for c in visible(state, seat) if offers.admits(TriggerExplosion((Victim(c),)))]
    for source in (None, *charges, *state.dangers.bombs):
        for people in ((), *groups(alive)):
            yield from _with_victims(offers, people, source)


def _with_victims(offers: Offers, people: tuple[str, ...], source: str | None) -> Iterator[Move]:
    """Yield the offered explosions with these victims, apart by how many dice they take.

    With fragments there is a d6 for each place that is not named, and one for a force that nobody threw.
    """
    state = offers.state
    unplaced, placed = (
        listed(victim_of(c) for c in people),
        listed(victim_of(c, _places(state, c), named=True) for c in people),
    )
    named = tuple(Victim(c, zone=_places(state, c)[0]) for c in people)
    force: dict[str, Schema] = {"daze": integer(0, 2)}
    force |= {"bonus": one_of(BONUSES)} if source is None else {"source": one_of((source,))}
    optional = {"daze", "bonus"} & force.keys()
    margins: tuple[int | None, ...] = (None,) if source is not None else (None, 1)
    for margin in margins:
        known = force if margin is None else force | {"margin": integer(0, MOST_MARGIN)}
        for victims, sample in ((unplaced, tuple(map(Victim, people))), *([(placed, named)] if people else [])):
            command = TriggerExplosion(sample, source, margin)
            dice = TypedDice((6,) * dice_of(state, command))
            yield from offers.move(command, known | {"victims": victims}, optional, dice if dice.sides else None)
        blast = TriggerExplosion(tuple(map(Victim, people)), source, margin, localised=False)
        dice = TypedDice((6,) * dice_of(state, blast))
        diffuse = known | {"victims": unplaced, "localised": one_of((False,))}
        yield from offers.move(blast, diffuse, optional, dice if dice.sides else None)
    margin_or_none = {} if source is not None else {"margin": integer(0, MOST_MARGIN)}
    everywhere = listed(victim_of(c, _places(state, c)) for c in people)
    deadly = force | margin_or_none | {"victims": everywhere, "unsurvivable": one_of((True,))}
    spare = optional | margin_or_none.keys()
    yield from offers.move(TriggerExplosion(tuple(map(Victim, people)), source, unsurvivable=True), deadly, spare)
    diffuse = deadly | {"victims": unplaced, "localised": one_of((False,))}
    whole = TriggerExplosion(tuple(map(Victim, people)), source, localised=False, unsurvivable=True)
    yield from offers.move(whole, diffuse, spare)


def _places(state: SombreState, person: str) -> tuple[Place, ...]:
    return tuple(zones_of(state.characters[person]))


def victim_of(person: str, places: tuple[Place, ...] = (), *, named: bool = False) -> Schema:
    """Return the schema of a victim in the sphere; `places`: the zones that may be `named`, or must be."""
    one: dict[str, Schema] = {"character": {"const": person}, "massive": flag()}
    one |= {"cover": one_of((*get_args(Extent), None))} | ({"zone": one_of(places)} if places else {})
    needed = ["character", *(["zone"] if named else [])]
    return closed(one, *needed)


CHAPTER = in_play(
    Chapter(
        commands={TriggerExplosion: "ExplosionTriggered"},
        consequences=(ExplosionResolved,),
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
