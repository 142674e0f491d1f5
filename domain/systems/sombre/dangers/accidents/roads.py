"""Road accidents: speed in Wounds, belts and airbags, and the zones that they hurt (SOM-DANGER-ROAD)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

import msgspec

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, closed, flag, groups, integer, listed, one_of
from domain.systems.sombre.condition.battle import find_hit, with_hit
from domain.systems.sombre.dangers.common.blows import land, land_all, lessened
from domain.systems.sombre.dangers.common.hazards import living
from domain.systems.sombre.dangers.common.moment import strikes_now
from domain.systems.sombre.dangers.common.placement import check_split, split, withdrawn
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.options import Options
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, visible
from domain.systems.sombre.table.phases import in_play
from domain.systems.sombre.table.places import own_id, with_places

FORMULA_FROM = 30
"""SOM-DANGER-ROAD-02, in km/h; below it the game master gives up to two Wounds."""
SLOW_MOST = 2
SAVED = 3
"""SOM-DANGER-ROAD-04: by a belt, and as much by an airbag."""
FASTEST = 1000
MOST_OCCUPANTS = 20
"""Bounds of form."""
Belt = Literal["fastened", "unfastened", "unstated"]


class Occupant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person in the vehicle of an accident, or in its way (`on_foot`).

    `wounds`: the game master's own figure, up to the formula's; he must give one below 30 km/h. `belt` unstated: luck
    tells. `zones`: how the Wounds are split, where that is known already.
    """

    character: Id
    belt: Belt = "unfastened"
    airbag: bool = False
    on_foot: bool = False
    wounds: int | None = None
    zones: Mapping[Place, int] = {}


class ApplyAccident(Command, frozen=True):
    """Apply a road accident of one vehicle, at its impact `speed` in km/h.

    `head_on`: the speed of the other vehicle, in km/h, which is added. How much of it an accident costs that the story
    stages, or that sanctions a failure, is the game master's figure.
    """

    RULES = (
        *("SOM-DANGER-ROAD-01", "SOM-DANGER-ROAD-02", "SOM-DANGER-ROAD-03"),
        *("SOM-DANGER-ROAD-04", "SOM-DANGER-ROAD-05", "SOM-DANGER-ROAD-06"),
    )
    occupants: tuple[Occupant, ...]
    speed: int
    head_on: int = 0


def formula(options: Options, speed: int) -> int:
    """Return the Wounds of an accident at that speed in km/h, by the formula of the table (SOM-DANGER-ROAD-02, A17)."""
    match options.road_formula:
        case "floor(v/10)":
            return speed // 10
        case "floor((v-30)/10)":
            return (speed - FORMULA_FROM) // 10
        case "floor((v-30)/10)+1":
            return (speed - FORMULA_FROM) // 10 + 1


def wounds_of(options: Options, command: ApplyAccident, occupant: Occupant) -> int:
    """Return the Wounds of an occupant before an unstated belt is rolled for.

    SOM-DANGER-ROAD-02 to SOM-DANGER-ROAD-04.
    """
    speed = command.speed + command.head_on
    whole = formula(options, speed) if occupant.wounds is None else occupant.wounds
    saved = SAVED * ((occupant.belt == "fastened") + occupant.airbag)
    return max(whole - saved, 0)


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ApplyAccident = act.command
    strikes_now(state, "SOM-DANGER-ROAD-01")
    named = [occupant.character for occupant in command.occupants]
    if not named or len(set(named)) < len(named) or len(named) > MOST_OCCUPANTS:
        raise Refused("out_of_bounds", "SOM-DANGER-ROAD-01")
    if not 0 <= command.speed <= FASTEST or not 0 <= command.head_on <= FASTEST or not command.speed + command.head_on:
        raise Refused("out_of_bounds", "SOM-DANGER-ROAD-02")
    for occupant in command.occupants:
        _check_occupant(state, command, occupant)
    return command


def _check_occupant(state: SombreState, command: ApplyAccident, occupant: Occupant) -> None:
    person = living(state, occupant.character)
    speed = command.speed + command.head_on
    most = formula(state.options, speed) if speed >= FORMULA_FROM else SLOW_MOST
    if occupant.wounds is None and speed < FORMULA_FROM:
        raise Refused("out_of_bounds", "SOM-DANGER-ROAD-02")
    if occupant.wounds is not None and not 0 <= occupant.wounds <= most:
        raise Refused("out_of_bounds", "SOM-DANGER-ROAD-02")
    if occupant.on_foot and (occupant.belt != "unfastened" or occupant.airbag):
        raise Refused("out_of_bounds", "SOM-DANGER-ROAD-03")
    if occupant.belt == "unstated" and not person.is_pc:
        raise Refused("npc_roll_without_pc", "SOM-NPC-05")
    if occupant.zones:
        if occupant.belt == "unstated":
            raise Refused("out_of_bounds", "SOM-DANGER-ROAD-06")
        total = wounds_of(state.options, command, occupant)
        check_split(person, occupant.zones, total, "SOM-DANGER-ROAD-06")


def evolve(state: SombreState, event: Event) -> Evolved:
    command: ApplyAccident = event.command
    evolved = Evolved(state)
    for number, occupant in enumerate(command.occupants, 1):
        if occupant.character not in state.characters:
            continue
        hit = Hit(
            id=own_id(event.id, occupant.character),
            target=occupant.character,
            raw=wounds_of(state.options, command, occupant),
            why="accident",
        )
        evolved = evolved.at(with_places(evolved.state, {f"{event.id}.{number}": hit.id}))
        if occupant.belt == "unstated" and hit.raw:
            evolved = evolved.then(_belt, hit)
        elif occupant.zones:
            evolved = evolved.then(land_all, tuple(split(hit, occupant.zones)), event.id)
        else:
            evolved = evolved.then(land, hit, event.id)
    return evolved


def _belt(state: SombreState, hit: Hit) -> Evolved:
    """Call the unmodified roll that says whether the belt was fastened (SOM-DANGER-ROAD-05)."""
    call = Call(
        id=f"{hit.id}.belt",
        cause=hit.id,
        character=hit.target,
        skills=("mind",),
        kind="reaction",
        label="belt",
        purpose="belt",
        subject=hit.id,
    )
    return open_call(with_hit(state, hit), call)


def after_belt(state: SombreState, call: Call, _event: Event) -> Evolved:
    hit = find_hit(state, call.subject)
    if hit is None or call.result is None or not call.result.success:
        return Evolved(state)
    safer = lessened(hit, SAVED)
    return Evolved(with_hit(state, safer) if safer.raw else withdrawn(state, hit))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if is_gm(state, seat):
        offers = Offers(state, seat, decide)
        for people in groups(c for c in visible(state, seat) if offers.admits(ApplyAccident((Occupant(c),), FASTEST))):
            yield from _for(offers, people)


def _for(offers: Offers, people: tuple[str, ...]) -> Iterator[Move]:
    """Yield the offered accidents with these people.

    Below 30 km/h with the game master's figure, else with or without it; of one vehicle, or of two head on.
    """
    slow = {"speed": integer(1, FORMULA_FROM - 1)}
    crawling = [_one(offers.state, c, {"wounds": integer(0, SLOW_MOST)}, "wounds") for c in people]
    sample = ApplyAccident(tuple(Occupant(c, wounds=0) for c in people), 1)
    yield from offers.move(sample, {"occupants": listed(crawling), **slow})
    most = formula(offers.state.options, FORMULA_FROM)
    running = [_one(offers.state, c, {"wounds": integer(0, most)}) for c in people]
    fast = {"speed": integer(FORMULA_FROM, FASTEST), "head_on": integer(0, FASTEST)}
    met = {"speed": integer(0, FORMULA_FROM - 1), "head_on": integer(FORMULA_FROM, FASTEST)}
    sitting = tuple(Occupant(c) for c in people)
    yield from offers.move(ApplyAccident(sitting, FORMULA_FROM), {"occupants": listed(running), **fast}, ("head_on",))
    yield from offers.move(ApplyAccident(sitting, 0, FORMULA_FROM), {"occupants": listed(running), **met})


def _one(state: SombreState, person: str, given: dict[str, Schema], *needed: str) -> Schema:
    """Return the schema of an occupant: on foot, or sitting in the vehicle.

    Of a player character a roll may say whether the belt was fastened.
    """
    belts: tuple[Belt, ...] = ("fastened", "unfastened", *(("unstated",) if state.characters[person].is_pc else ()))
    ways = ({"on_foot": one_of((True,))}, {"belt": one_of(belts), "airbag": flag()})
    required = [["character", "on_foot", *needed], ["character", *needed]]
    return {
        "anyOf": [
            closed({"character": {"const": person}, **given, **way}, *names)
            for way, names in zip(ways, required, strict=True)
        ]
    }


CHAPTER = in_play(
    Chapter(
        commands={ApplyAccident: "AccidentApplied"},
        after_roll={"belt": after_belt},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
