"""Fictional time and Turns outside combat: the game master lets them pass, and every procedure that runs follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from domain.game import Chapter, Evolved, Move, Offers, integer
from domain.game.chance import Chance
from domain.game.events import Act, Command, Consequence, Event
from domain.game.refusal import Refused
from domain.systems.sombre.combat.guns.bursts import unshared
from domain.systems.sombre.condition.battle import damage_waits
from domain.systems.sombre.condition.collapse import relapse
from domain.systems.sombre.health.care import decline
from domain.systems.sombre.health.distress import lightning_strikes, strike, usual_time
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.phases import require_phase

LONGEST = 100 * 365 * 24 * 60
"""Bounds of form: a century in minutes, and as many Turns as anybody will want at once."""
MOST_TURNS = 1000
OUTSIDE_COMBAT = -2
"""No Turn of a fight."""


class AdvanceFictionTime(Command, frozen=True):
    RULES = ("SOM-DISTRESS-12", "SOM-DANGER-02")
    minutes: int


class AdvanceTurns(Command, frozen=True):
    RULES = ("SOM-DISTRESS-12", "SOM-DANGER-01")
    turns: int


class TimeStopped(Consequence, frozen=True):
    """Before its end: something must be decided, or a player character died. `left`: minutes or Turns."""

    RULES = ("SOM-DANGER-02",)
    left: int


class TimePassed(Consequence, frozen=True):
    """Beside what else the game master ruled."""

    RULES = ("SOM-CARE-01",)
    minutes: int


class Due(NamedTuple):
    """A procedure that strikes at that minute; `order` is that of its start."""

    at: int
    order: int
    character: str
    what: str


ClockCommand = AdvanceFictionTime | AdvanceTurns


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ClockCommand = act.command
    require_phase(state, "play")
    match command:
        case AdvanceFictionTime(minutes):
            if not 1 <= minutes <= LONGEST:
                raise Refused("out_of_bounds", "SOM-RULING-01")
            if damage_waits(state):
                raise Refused("pending_damage", "SOM-TURN-01")
        case AdvanceTurns(turns):
            usual_time(state, "SOM-DANGER-01")
            if not 1 <= turns <= MOST_TURNS:
                raise Refused("out_of_bounds", "SOM-RULING-01")
    if decision_open(state):
        raise Refused("needs_gm_ruling", "SOM-RULING-04")
    return command


def decision_open(state: SombreState) -> bool:
    """SOM-RULING-04: a speed of distress that the game master owes, impacts that a shooter owes."""
    return (state.fight is not None and any(unshared(state.fight))) or any(
        due.startswith("distress:") for due in state.rulings_due
    )


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case AdvanceFictionTime(minutes):
            return pass_time(state, minutes, event.id)
        case AdvanceTurns(turns):
            return _pass_turns(state, turns, event.id)
        case _:
            return Evolved(state)


def _due(state: SombreState) -> Iterator[Due]:
    for person in state.characters.values():
        distress = person.body.distress
        if distress is not None and person.alive:
            if distress.until is not None:
                yield Due(distress.until, distress.order, person.id, "relapse")
            elif distress.next_at is not None:
                yield Due(distress.next_at, distress.order, person.id, "distress")
        for running in person.body.declines:
            yield Due(running.next_at, running.order, person.id, running.cause)


def _dead(state: SombreState) -> set[str]:
    return {c.id for c in state.characters.values() if c.is_pc and not c.alive}


def pass_time(state: SombreState, minutes: int, event_id: str) -> Evolved:
    """SOM-DANGER-02: instant by instant; those of one instant in the order of their start."""
    end = state.clock + minutes
    dead = _dead(state)
    evolved = Evolved(state)
    while due := min((d for d in _due(evolved.state) if d.at <= end), default=None):
        evolved = evolved.at(replace(evolved.state, clock=max(due.at, evolved.state.clock)))
        match due.what:
            case "relapse":
                evolved = evolved.then(relapse, due.character)
            case "distress":
                evolved = evolved.then(strike, due.character, event_id)
            case cause:
                evolved = evolved.then(decline, due.character, cause, event_id)
        if decision_open(evolved.state) or _dead(evolved.state) != dead:
            left = end - evolved.state.clock
            return evolved.adding(*((TimeStopped(left),) if left else ()))
    return evolved.at(replace(evolved.state, clock=end))


def turn_passes(state: SombreState, turn: int, event_id: str) -> Evolved:
    """SOM-TURN-14: what ticks by the Turn, in the order of its start."""
    evolved = Evolved(state)
    for _, character in sorted(lightning_strikes(state, turn)):
        evolved = evolved.then(strike, character, event_id)
    return evolved


def _pass_turns(state: SombreState, turns: int, event_id: str) -> Evolved:
    dead = _dead(state)
    evolved = Evolved(state)
    for number in range(turns):
        evolved = evolved.then(turn_passes, OUTSIDE_COMBAT, event_id)
        if decision_open(evolved.state) or _dead(evolved.state) != dead:
            left = turns - number - 1
            evolved = evolved.adding(*((TimeStopped(left),) if left else ()))
            break
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.move(AdvanceFictionTime(1), {"minutes": integer(1, LONGEST)})
    yield from offers.move(AdvanceTurns(1), {"turns": integer(1, MOST_TURNS)})


CHAPTER = Chapter(
    commands={AdvanceFictionTime: "FictionTimeAdvanced", AdvanceTurns: "TurnsAdvanced"},
    consequences=(TimeStopped, TimePassed),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
