"""Electric current: its ticks, its grip, the marks of high voltage, and lightning (SOM-DANGER-ELEC)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag, integer, one_of, several
from domain.systems.sombre.condition.aftermath import capacity, wounds
from domain.systems.sombre.condition.collapse import DISTRESS_FROM, aggravate, begin_distress
from domain.systems.sombre.dangers.common.blows import land
from domain.systems.sombre.dangers.common.danger_ticks import breathe, stop_breathless, weaken
from domain.systems.sombre.dangers.common.hazards import begin, end_hazard, exposed, living, with_hazard
from domain.systems.sombre.dice.procedures import AttemptOutcome
from domain.systems.sombre.mind.somatisation import weaken_heart
from domain.systems.sombre.state.body import Attempt, Speed
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.hazards import Current, Pace, Peril
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, own_or_gm, visible
from domain.systems.sombre.table.phases import in_play, usual_time

FELT_FROM, HIGH_ABOVE = 50, 1000
"""SOM-DANGER-ELEC-01, in volts."""
MOST_VOLTS = 1_000_000_000
GROUND_TURNS = 3
"""SOM-DANGER-ELEC-10."""
HEART_FROM = 3
"""SOM-DANGER-ELEC-07."""
PERSISTING: tuple[Speed, ...] = ("slow", "rapid")
"""SOM-DANGER-ELEC-06."""
MOST_PEOPLE = 20


class StartCurrent(Command, frozen=True):
    """Send a current through everybody who touches it, or each other.

    High voltage jumps two metres without a touch. `stuck`: they cannot let go.
    """

    RULES = ("SOM-DANGER-ELEC-01", "SOM-DANGER-ELEC-02", "SOM-DANGER-ELEC-05", "SOM-DANGER-ELEC-08")
    characters: tuple[Id, ...]
    volts: int
    stuck: bool = True


class StopCurrent(Command, frozen=True):
    RULES = ("SOM-DANGER-ELEC-03", "SOM-DANGER-ELEC-04", "SOM-DANGER-ELEC-06", "SOM-DANGER-ELEC-07")
    character: Id


class TearLoose(Command, frozen=True):
    """Try to tear loose from a current, in usual time; in a Turn it is declared."""

    RULES = ("SOM-DANGER-ELEC-05",)
    character: Id


class StrikeByLightning(Command, frozen=True):
    """Strike a character by lightning.

    Directly (`turns` 0), which kills; or through the ground and the legs, for up to three Turns.
    """

    RULES = ("SOM-DANGER-ELEC-10",)
    character: Id
    turns: int = 0


class Electrised(Consequence, frozen=True):
    RULES = ("SOM-DANGER-ELEC-02", "SOM-DANGER-ELEC-05")
    character: Id


class CurrentStopped(Consequence, frozen=True):
    RULES = ("SOM-DANGER-ELEC-03", "SOM-DANGER-ELEC-04")
    character: Id


def current_of(person: Character) -> Current | None:
    hazard = exposed(person, "low_voltage", "high_voltage")
    return hazard if isinstance(hazard, Current) else None


def tension(volts: int) -> Peril:
    """Return whether a current is of high or low voltage, from its volts (SOM-DANGER-ELEC-01)."""
    return "high_voltage" if volts > HIGH_ABOVE else "low_voltage"


def grip_ranks(person: Character) -> int:
    """Return the ranks that tearing loose costs; 0 where nothing holds (SOM-DANGER-ELEC-05)."""
    current = current_of(person)
    if current is None or not current.stuck:
        return 0
    return 2 if current.what == "high_voltage" else 1


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: StartCurrent | StopCurrent | TearLoose | StrikeByLightning = act.command
    match command:
        case StartCurrent(characters, volts):
            if not characters or len(set(characters)) < len(characters) or len(characters) > MOST_PEOPLE:
                raise Refused("out_of_bounds", "SOM-DANGER-ELEC-05")
            if not FELT_FROM <= volts <= MOST_VOLTS:
                raise Refused("out_of_bounds", "SOM-DANGER-ELEC-01")
            for character in characters:
                _check_free(living(state, character))
        case StopCurrent(character):
            if current_of(living(state, character)) is None:
                raise Refused("no_current", "SOM-DANGER-ELEC-03")
        case TearLoose(character):
            _check_tearing(state, own_or_gm(state, act.seat, character))
        case StrikeByLightning(character, turns):
            person = living(state, character)
            if not 0 <= turns <= GROUND_TURNS:
                raise Refused("out_of_bounds", "SOM-DANGER-ELEC-10")
            if turns:
                _check_free(person)
    return command


def _check_free(person: Character) -> None:
    if current_of(person) is not None:
        raise Refused("already_electrised", "SOM-DANGER-ELEC-02")


def _check_tearing(state: SombreState, person: Character) -> None:
    usual_time(state, "SOM-DANGER-ELEC-05")
    if not grip_ranks(person):
        raise Refused("no_current", "SOM-DANGER-ELEC-05")
    if not person.alive or person.incapacities:
        raise Refused("incapacitated", "SOM-DANGER-ELEC-05")
    if any(a.kind == "tear_loose" and a.character == person.id for a in state.attempts.values()):
        raise Refused("already_declared", "SOM-DANGER-ELEC-05")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case StartCurrent(characters, volts, stuck):
            evolved = Evolved(state)
            for character in characters:
                if character in state.characters:
                    evolved = evolved.then(electrise, character, event.id, volts, stuck=stuck)
            return evolved
        case StopCurrent(character) if character in state.characters:
            return stop(state, character, event.id)
        case TearLoose(character) if character in state.characters:
            attempt = Attempt(id=event.id, kind="tear_loose", character=character, target=character, skill="body")
            return Evolved(replace(state, attempts={**state.attempts, event.id: attempt}))
        case StrikeByLightning(character, turns) if character in state.characters:
            if turns:
                return electrise(state, character, event.id, HIGH_ABOVE + 1, stuck=False, turns=turns)
            person = state.characters[character]
            deadly = Hit(id=event.id, target=character, raw=capacity(state, person), diffuse=True, why="lightning_bolt")
            return land(state, deadly, event.id)
        case _:
            return Evolved(state)


def electrise(state: SombreState, character: str, event_id: str, volts: int, *, stuck: bool, turns: int = 0) -> Evolved:
    """Put a current through the character: a tick per Turn from the Turn after the contact on (SOM-DANGER-ELEC-02).

    Seven circles make one faint (A45).
    """
    if not state.characters[character].alive or current_of(state.characters[character]) is not None:
        return Evolved(state)
    made = Current(
        id=event_id,
        what=tension(volts),
        order=0,
        pace=Pace(turns=1),
        faints=True,
        volts=volts,
        stuck=stuck,
        legs=turns,
    )
    state, _ = begin(state, character, made)
    return Evolved(state, (Electrised(character),))


def shock(state: SombreState, character: str, current: Current, event_id: str) -> Evolved:
    """Tick the current, or give back a circle of low voltage a minute (SOM-DANGER-ELEC-02, SOM-DANGER-ELEC-03)."""
    if not current.running:
        return breathe(state, character, current, event_id)
    evolved = Evolved(state)
    evolved = evolved.then(weaken, character, current, "x" if current.what == "high_voltage" else "plus")
    if current.legs and evolved.state.characters[character].alive:
        evolved = evolved.then(_one_turn_less, character, current, event_id)
    return evolved


def _one_turn_less(state: SombreState, character: str, current: Current, event_id: str) -> Evolved:
    """Count a current through the ground down by a Turn, and stop it at none (SOM-DANGER-ELEC-10)."""
    left = current.legs - 1
    if not left:
        return stop(state, character, event_id)
    return Evolved(with_hazard(state, character, replace(current, legs=left)))


def after_tearing_loose(state: SombreState, outcome: AttemptOutcome, event: Event) -> Evolved:
    return stop(state, outcome.attempt.character, event.id) if outcome.success else Evolved(state)


def stop(state: SombreState, character: str, event_id: str) -> Evolved:
    """Stop the current in the character.

    SOM-DANGER-ELEC-03, SOM-DANGER-ELEC-04: circles that come back. SOM-DANGER-ELEC-06, SOM-DANGER-ELEC-07: what stays.
    """
    current = current_of(state.characters[character])
    if current is None:
        return Evolved(state)
    attempts = {k: a for k, a in state.attempts.items() if a.kind != "tear_loose" or a.character != character}
    evolved = Evolved(replace(state, attempts=attempts))
    evolved = evolved.adding(CurrentStopped(character))
    if current.what == "low_voltage":
        return evolved.then(stop_breathless, character, current, event_id)
    burnt = sum(c.cause == current.id for c in state.characters[character].gauges.wounds)
    evolved = evolved.then(end_hazard, character, current.id, event_id)
    evolved = evolved.then(_persists, character, burnt, event_id)
    if burnt >= HEART_FROM and evolved.state.characters[character].alive:
        evolved = evolved.then(weaken_heart, character, current.id, event_id)
    return evolved


def _persists(state: SombreState, character: str, burnt: int, event_id: str) -> Evolved:
    """Start or aggravate a distress at seven Wounds; what high voltage began goes on (SOM-DANGER-ELEC-06)."""
    person = state.characters[character]
    if not burnt or wounds(person) < DISTRESS_FROM or not person.alive:
        return Evolved(state)
    if person.body.distress is not None:
        return aggravate(state, character)
    return begin_distress(state, character, event_id, "high_voltage", PERSISTING)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    yield from offers.each(TearLoose, "character", people)
    if is_gm(state, seat):
        yield from _of_keeper(offers, people)


def _of_keeper(offers: Offers, people: list[str]) -> Iterator[Move]:
    free = [person for person in people if offers.admits(StartCurrent((person,), FELT_FROM))]
    if free:
        fields = {"characters": several(one_of(free), 1, MOST_PEOPLE, unique=True), "stuck": flag()}
        volts = {"volts": integer(FELT_FROM, MOST_VOLTS)}
        yield from offers.move(StartCurrent((free[0],), FELT_FROM), fields | volts, ("stuck",))
    yield from offers.each(StopCurrent, "character", people)
    yield from offers.each(StrikeByLightning, "character", people)
    through = {"turns": integer(1, GROUND_TURNS)}
    yield from offers.each(StrikeByLightning, "character", people, through, turns=1)


CHAPTER = in_play(
    Chapter(
        commands={
            StartCurrent: "CurrentStarted",
            StopCurrent: "CurrentCut",
            TearLoose: "TearingTried",
            StrikeByLightning: "LightningStruck",
        },
        consequences=(Electrised, CurrentStopped),
        players=frozenset({TearLoose}),
        after_procedure={"tear_loose": after_tearing_loose},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
