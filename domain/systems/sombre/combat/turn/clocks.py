"""Fictional time and Turns outside combat, as the game master lets them pass, and the procedures that they move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer
from domain.systems.sombre.combat.guns.bursts import unshared
from domain.systems.sombre.condition.aftermath import capacity, wounds
from domain.systems.sombre.condition.battle import damage_waits, held_ticks
from domain.systems.sombre.condition.collapse import MINUTE, relapse
from domain.systems.sombre.dangers.air.apnea import all_spent
from domain.systems.sombre.dangers.air.throats import squeezed
from domain.systems.sombre.dangers.common.placement import unplaced
from domain.systems.sombre.dangers.due_dangers import by_the_turn, in_the_turn, on_the_clock
from domain.systems.sombre.dangers.explosions.charges import bombs_due, count_down, due
from domain.systems.sombre.health.care import decline
from domain.systems.sombre.health.distress import lightning_strikes, strike
from domain.systems.sombre.health.standing import all_stand
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState, in_seconds, with_time
from domain.systems.sombre.table.phases import in_play, usual_time

LONGEST = 100 * 365 * 24 * 60
"""Bounds of form: a century in minutes, and as many Turns as anybody will want at once."""
MOST_TURNS = 1000
OUTSIDE_COMBAT = -2
"""No Turn of a fight."""
OWED = ("distress:", "pace:")
"""SOM-RULING-04: the speed of a distress, the pace of an asphyxia that began by itself."""


class AdvanceFictionTime(Command, frozen=True):
    """Advance fictional time by minutes and `seconds`: some dangers are as quick as that."""

    RULES = ("SOM-DISTRESS-12", "SOM-DANGER-01", "SOM-DANGER-02")
    minutes: int
    seconds: int = 0


class AdvanceTurns(Command, frozen=True):
    RULES = ("SOM-DISTRESS-12", "SOM-DANGER-01")
    turns: int


class TimeStopped(Consequence, frozen=True):
    """Time stopped before its end: something must be decided, or a player character died.

    `left`: Turns, or minutes and `seconds`.
    """

    RULES = ("SOM-DANGER-02",)
    left: int
    seconds: int = 0


class TimePassed(Consequence, frozen=True):
    """Minutes of fictional time passed, as part of something else that the game master ruled."""

    RULES = ("SOM-CARE-01",)
    minutes: int


class Due(NamedTuple):
    """A procedure that strikes at that second; `order` is that of its start, `about` its cause or its hazard."""

    at: int
    order: int
    character: str
    what: Literal["relapse", "distress", "decline", "danger"]
    about: str = ""


ClockCommand = AdvanceFictionTime | AdvanceTurns


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ClockCommand = act.command
    match command:
        case AdvanceFictionTime(minutes, seconds):
            if not 0 <= seconds < MINUTE or not 0 <= minutes <= LONGEST or not (minutes or seconds):
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
    """Return whether the game master or a shooter owes a decision before time goes on (SOM-RULING-04).

    A speed of distress, a pace of asphyxia, the place of Wounds, the shares of a burst; in usual time also an explosion
    that is due (SOM-DANGER-EXPLO-31).
    """
    shares = state.fight is not None and any(unshared(state.fight))
    ticking = state.fight is None and (any(due(state)) or any(bombs_due(state)))
    return shares or ticking or any(unplaced(state)) or any(each.startswith(OWED) for each in state.rulings_due)


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case AdvanceFictionTime(minutes, seconds):
            return pass_time(state, minutes, event.id, seconds)
        case AdvanceTurns(turns):
            return _pass_turns(state, turns, event.id)
        case _:
            return Evolved(state)


def _due(state: SombreState) -> Iterator[Due]:
    for person in state.characters.values():
        if doomed(state, person):
            continue
        distress = person.body.distress
        if distress is not None and person.alive:
            if distress.until is not None:
                yield Due(distress.until, distress.order, person.id, "relapse")
            elif distress.next_at is not None:
                yield Due(distress.next_at, distress.order, person.id, "distress")
        for running in person.body.declines:
            yield Due(running.next_at, running.order, person.id, "decline", running.source)
        for hazard in person.body.dangers:
            if hazard.next_at is not None:
                yield Due(hazard.next_at, hazard.order, person.id, "danger", hazard.id)


def doomed(state: SombreState, person: Character) -> bool:
    """Return whether the character's Wounds, with those that wait for phase 3, are enough to kill it (SOM-DAMAGE-16).

    No clock adds to them.
    """
    return wounds(person) + held_ticks(state, person.id, "wounds") >= capacity(state, person)


def _dead(state: SombreState) -> set[str]:
    return {c.id for c in state.characters.values() if c.is_pc and not c.alive}


def pass_time(state: SombreState, minutes: int, event_id: str, seconds: int = 0) -> Evolved:
    """Let time pass instant by instant, until its end, a decision to be made, or a player character's death.

    Procedures of one instant follow the order of their start (SOM-DANGER-02). A character that has lain for a minute
    gets up before what strikes after it (A70).
    """
    lying_since = in_seconds(state)
    end = lying_since + minutes * MINUTE + seconds
    dead = _dead(state)
    evolved = Evolved(state)
    while due := min((d for d in _due(evolved.state) if d.at <= end), default=None):
        evolved = evolved.at(_at(evolved.state, max(due.at, in_seconds(evolved.state))))
        if in_seconds(evolved.state) - lying_since >= MINUTE:
            evolved = evolved.then(all_stand)
            lying_since = in_seconds(evolved.state)
        match due.what:
            case "relapse":
                evolved = evolved.then(relapse, due.character)
            case "distress":
                evolved = evolved.then(strike, due.character, event_id)
            case "decline":
                evolved = evolved.then(decline, due.character, due.about, event_id)
            case "danger":
                evolved = evolved.then(on_the_clock, due.character, due.about, event_id)
        if decision_open(evolved.state) or _dead(evolved.state) != dead:
            left = end - in_seconds(evolved.state)
            return evolved.adding(*((TimeStopped(*divmod(left, MINUTE)),) if left else ()))
    evolved = evolved.at(_at(evolved.state, end))
    return evolved.then(all_stand) if end - lying_since >= MINUTE else evolved


def _at(state: SombreState, second: int) -> SombreState:
    minutes, seconds = divmod(second, MINUTE)
    return with_time(state, clock=minutes, second=seconds)


def turn_passes(state: SombreState, turn: int, event_id: str) -> Evolved:
    """Apply what ticks by the Turn, in the order of its start (SOM-TURN-14, SOM-DANGER-02)."""
    evolved = Evolved(squeezed(state)).then(all_spent, event_id)
    state = evolved.state
    lightning = ((order, character, "") for order, character in lightning_strikes(state, turn))
    for _, character, hazard in sorted((*lightning, *by_the_turn(state, turn))):
        if hazard:
            evolved = evolved.then(in_the_turn, character, hazard, event_id)
        else:
            evolved = evolved.then(strike, character, event_id)
    return evolved


def _pass_turns(state: SombreState, turns: int, event_id: str) -> Evolved:
    dead = _dead(state)
    evolved = Evolved(state)
    for number in range(turns):
        evolved = evolved.then(turn_passes, OUTSIDE_COMBAT, event_id)
        evolved = evolved.then(count_down)
        if decision_open(evolved.state) or _dead(evolved.state) != dead:
            left = turns - number - 1
            evolved = evolved.adding(*((TimeStopped(left),) if left else ()))
            break
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.move(AdvanceFictionTime(1), {"minutes": integer(1, LONGEST)})
    exact = {"minutes": integer(0, LONGEST), "seconds": integer(1, MINUTE - 1)}
    yield from offers.move(AdvanceFictionTime(0, 1), exact)
    yield from offers.move(AdvanceTurns(1), {"turns": integer(1, MOST_TURNS)})


CHAPTER = in_play(
    Chapter(
        commands={AdvanceFictionTime: "FictionTimeAdvanced", AdvanceTurns: "TurnsAdvanced"},
        consequences=(TimeStopped, TimePassed),
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
