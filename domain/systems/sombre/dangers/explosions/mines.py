"""Mines: laid, stepped on, cleared (SOM-DANGER-EXPLO-20, SOM-DANGER-EXPLO-21)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import get_args

from msgspec.structs import replace

from domain.base.chance import HIDDEN, Chance, Faces
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, TypedDice, groups, integer, listed, one_of, text
from domain.systems.sombre.condition.zones import zones_of
from domain.systems.sombre.dangers.common.hazards import living
from domain.systems.sombre.dangers.common.moment import check_effort
from domain.systems.sombre.dangers.explosions.blasts import (
    DAZE,
    FORCE,
    MOST_VICTIMS,
    ExplosionResolved,
    TriggerExplosion,
    Victim,
    blow_up,
    throw_margin,
    victim_of,
)
from domain.systems.sombre.dice.procedures import AttemptOutcome
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.body import Attempt, Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.charges import Mine, MineKind
from domain.systems.sombre.state.state import SombreState, with_dangers, without
from domain.systems.sombre.table.guards import is_gm, own_or_gm, visible
from domain.systems.sombre.table.phases import in_play

BONUS: dict[MineKind, int] = {"antipersonnel": 3, "antitank": 9}
"""SOM-DANGER-EXPLO-20."""
KINDS: tuple[MineKind, ...] = get_args(MineKind)
CLEARING = "Déminage"


class LayMine(Command, frozen=True):
    """Lay a mine; nobody but the game master knows what comes of it."""

    RULES = ("SOM-DANGER-EXPLO-20",)
    character: Id
    kind: MineKind
    area: str


class TriggerMine(Command, frozen=True):
    """Trigger a mine: one that was laid (`mine`), or another of that `kind`.

    `trained`: whoever laid it knew how; else it is a dud. Without a zone of its own a victim is hit in a leg, which a
    d6 names.
    """

    RULES = ("SOM-DANGER-EXPLO-20",)
    victims: tuple[Victim, ...]
    mine: Id | None = None
    kind: MineKind | None = None
    trained: bool = True
    daze: int = 0


class ClearMines(Command, frozen=True):
    RULES = ("SOM-DANGER-EXPLO-21",)
    character: Id
    area: str


def leg_by_die(person: Character, face: int) -> Place:
    """Return the leg that the face of the d6 strikes: even the left one, odd the right one (SOM-DANGER-EXPLO-20).

    Of an animal, even the hind and odd the front legs.
    """
    places = zones_of(person)
    if "hind_legs" in places:
        return "hind_legs" if face % 2 == 0 else "front_legs"
    return "left_leg" if face % 2 == 0 else "right_leg"


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command: LayMine | TriggerMine | ClearMines = act.command
    match command:
        case LayMine(character, _, area):
            person = own_or_gm(state, act.seat, character)
            check_effort(state, person, "mine_clearing", "SOM-DANGER-EXPLO-20")
            _check_area(area)
        case ClearMines(character, area):
            person = own_or_gm(state, act.seat, character)
            check_effort(state, person, "mine_clearing", "SOM-DANGER-EXPLO-21")
            _check_area(area)
        case TriggerMine():
            _check_trigger(state, command)
            _throw(command, chance)
    return command


def _check_area(area: str) -> None:
    if not area.strip():
        raise Refused("name_required", "SOM-DANGER-EXPLO-20")


def _check_trigger(state: SombreState, command: TriggerMine) -> None:
    named = [victim.character for victim in command.victims]
    if not named or len(set(named)) < len(named) or len(named) > MOST_VICTIMS or command.daze not in DAZE:
        raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-20")
    if (command.mine is None) is (command.kind is None):
        raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-20")
    if command.mine is not None and command.mine not in state.dangers.mines:
        raise Refused("unknown_id", "SOM-DANGER-EXPLO-20", kind="missing")
    for victim in command.victims:
        person = living(state, victim.character)
        if victim.zone is not None and victim.zone not in zones_of(person):
            raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-20")


def _throw(command: TriggerMine, chance: Chance) -> None:
    """Throw a d6 for the margin and one for each leg that is not named.

    SOM-RULING-02: when a correction judges it again, each victim keeps his own.
    """
    if not command.trained:
        return
    throw_margin(chance)
    for victim in command.victims:
        if victim.zone is None:
            chance.own_die(victim.character, 6, HIDDEN)


def check_clearing(attempt: Attempt, skills: Sequence[str]) -> None:
    """Refuse a roll of mine clearing under any other skill than Déminage (SOM-DANGER-EXPLO-21). Raises Refused."""
    if attempt.kind == "mine_clearing" and not (skills and titles.same(skills[0], CLEARING)):
        raise Refused("skill_not_allowed", "SOM-DANGER-EXPLO-21")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case LayMine(character, kind, area):
            mine = Mine(id=event.id, layer=character, kind=kind, area=area)
            return Evolved(with_dangers(state, mines={**state.dangers.mines, mine.id: mine}))
        case ClearMines(character, area):
            attempt = Attempt(
                id=event.id, kind="mine_clearing", character=character, target=character, skill=CLEARING, area=area
            )
            return Evolved(replace(state, attempts={**state.attempts, event.id: attempt}))
        case TriggerMine() as command:
            return _triggered(state, command, event)
        case _:
            return Evolved(state)


def _triggered(state: SombreState, command: TriggerMine, event: Event) -> Evolved:
    laid = state.dangers.mines.get(command.mine or "")
    kind = laid.kind if laid is not None else command.kind
    faces = Faces(event.draws)
    state = with_dangers(state, mines=without(state.dangers.mines, command.mine or ""))
    margin = faces.of(FORCE) if command.trained else None
    if margin is None or kind is None:
        return Evolved(state)
    raw = margin + BONUS[kind]
    there = [v for v in command.victims if v.character in state.characters]
    placed = []
    for victim in there:
        zone = victim.zone
        face = faces.of(victim.character) if zone is None else None
        if face is not None:
            zone = leg_by_die(state.characters[victim.character], face)
        placed.append(Victim(victim.character, victim.cover, zone, victim.massive))
    evolved = Evolved(state)
    evolved = evolved.adding(ExplosionResolved(raw, tuple(v.character for v in placed)))
    return evolved.then(blow_up, TriggerExplosion(tuple(placed), daze=command.daze), raw, faces, event.id)


def after_clearing(state: SombreState, outcome: AttemptOutcome, _event: Event) -> Evolved:
    """Clear all mines of the area after a success (SOM-DANGER-EXPLO-21).

    A failure is an explosion, which the game master triggers.
    """
    if not outcome.success:
        return Evolved(state)
    left = {k: mine for k, mine in state.dangers.mines.items() if not titles.same(mine.area, outcome.attempt.area)}
    return Evolved(with_dangers(state, mines=left))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    area = {"area": text(1)}
    laid = {"kind": one_of(KINDS)} | area
    yield from offers.each(LayMine, "character", people, laid, kind=KINDS[0], area="-")
    yield from offers.each(ClearMines, "character", people, area, area="-")
    if not is_gm(state, seat):
        return
    for there in groups(c for c in people if offers.admits(TriggerMine((Victim(c),), kind=KINDS[0]))):
        places = {c: tuple(zones_of(state.characters[c])) for c in there}
        ways = (
            (True, tuple(map(Victim, there)), listed(victim_of(c) for c in there)),
            (True, tuple(Victim(c, zone=places[c][0]) for c in there), listed(_placed(places))),
            (False, tuple(map(Victim, there)), listed(victim_of(c, places[c]) for c in there)),
        )
        for trained, victims, schema in ways:
            named = {"victims": schema, "trained": one_of((trained,)), "daze": integer(0, 2)}
            dice = TypedDice((6,) * (1 + sum(v.zone is None for v in victims))) if trained else None
            spare = ("daze", "trained") if trained else ("daze",)
            sample = TriggerMine(victims, kind=KINDS[0], trained=trained)
            yield from offers.move(sample, named | {"kind": one_of(KINDS)}, spare, dice)
            for mine in state.dangers.mines:
                fields = named | {"mine": one_of((mine,))}
                yield from offers.move(replace(sample, kind=None, mine=mine), fields, spare, dice)


def _placed(places: Mapping[str, tuple[Place, ...]]) -> Iterator[Schema]:
    yield from (victim_of(person, found, named=True) for person, found in places.items())


CHAPTER = in_play(
    Chapter(
        commands={LayMine: "MineLaid", TriggerMine: "MineTriggered", ClearMines: "ClearingTried"},
        players=frozenset({LayMine, ClearMines}),
        after_procedure={"mine_clearing": after_clearing},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
