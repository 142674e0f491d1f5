"""Effort, rest and falling asleep; comas by effort."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer, one_of
from domain.systems.sombre.characters.gauges import removable, tick, untick
from domain.systems.sombre.characters.skills import score
from domain.systems.sombre.condition.collapse import LIGHT
from domain.systems.sombre.condition.sleep import (
    FellAsleep,
    ShakenInVain,
    SleepCheckCalled,
    SleepCheckResolved,
    Woke,
    able_to_doze,
    after_sleep_check,
    call_sleep_check,
    fall_asleep,
    wake,
)
from domain.systems.sombre.condition.substances import DEPRESSANTS, STIMULANTS, strongest, under
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.health.standing import stand_by_itself
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState, with_body
from domain.systems.sombre.table.guards import find, is_gm, own, owns, visible
from domain.systems.sombre.table.phases import in_play, usual_time

MOST_FATIGUE = 10
SLEEPLESS = 3
"""SOM-FATIGUE-03."""
BAD_NIGHT_LEAVES = 3
"""SOM-FATIGUE-05."""
LABELS = ((7, "coma"), (5, "extenuated"), (3, "spent"), (1, "tired"), (0, "rested"))
"""SOM-FATIGUE-02."""
Rest = Literal["good_night", "bad_night", "nap", "sleepless"]


class ImposeFatigue(Command, frozen=True):
    RULES = ("SOM-FATIGUE-01",)
    character: Id
    count: int


class RestCharacter(Command, frozen=True):
    """Let a character rest, or go without sleep.

    `count`: circles freed by a nap, or ticked by a night without sleep.
    """

    RULES = ("SOM-FATIGUE-03", "SOM-FATIGUE-04", "SOM-FATIGUE-05", "SOM-FATIGUE-06", "SOM-FATIGUE-07")
    character: Id
    kind: Rest
    count: int | None = None


class StartSleepChecks(Command, frozen=True):
    RULES = ("SOM-FATIGUE-08",)
    character: Id


class CallSleepCheck(Command, frozen=True):
    """Call the next sleep check; the game master may be earlier than the watch."""

    RULES = ("SOM-FATIGUE-09",)
    character: Id


class RuleAsleep(Command, frozen=True):
    RULES = ("SOM-FATIGUE-10", "SOM-COMA-02")
    character: Id


class ShakeAwake(Command, frozen=True):
    """Shake somebody awake: `character` shakes `sleeper`."""

    RULES = ("SOM-FATIGUE-10",)
    character: Id
    sleeper: Id


class RuleWaking(Command, frozen=True):
    RULES = ("SOM-FATIGUE-10", "SOM-COMA-07", "SOM-STUN-03")
    character: Id


FatigueCommand = (
    ImposeFatigue | RestCharacter | StartSleepChecks | CallSleepCheck | RuleAsleep | ShakeAwake | RuleWaking
)


def label(total: int) -> str:
    """Return the word for that many circles, which has no effect of its own (SOM-FATIGUE-02)."""
    return next(word for least, word in LABELS if total >= least)


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: FatigueCommand = act.command
    match command:
        case ImposeFatigue(character, count):
            _alive(find(state, character))
            if not 1 <= count <= MOST_FATIGUE:
                raise Refused("out_of_bounds", "SOM-FATIGUE-01")
        case RestCharacter():
            _check_rest(state, command)
        case StartSleepChecks(character) | CallSleepCheck(character):
            _check_doze(state, find(state, character), isinstance(command, StartSleepChecks))
        case RuleAsleep(character):
            if not able_to_doze(_alive(find(state, character))):
                raise Refused("incapacitated", "SOM-FATIGUE-10")
        case ShakeAwake():
            _check_shaking(state, act.seat, command)
        case RuleWaking(character):
            _check_waking(state, find(state, character))
    return command


def _alive(person: Character) -> Character:
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    return person


def _check_rest(state: SombreState, command: RestCharacter) -> None:
    usual_time(state, "SOM-FATIGUE-04")
    person = _alive(find(state, command.character))
    count = command.count
    bounds = {"nap": (1, 2), "sleepless": (0, MOST_FATIGUE)}.get(command.kind)
    if bounds is None and count is not None:
        raise Refused("out_of_bounds", "SOM-FATIGUE-04")
    if bounds is not None and not bounds[0] <= (bounds[0] if count is None else count) <= bounds[1]:
        raise Refused("out_of_bounds", "SOM-FATIGUE-06")
    if command.kind != "sleepless" and (person.body.distress is not None or under(state, person.id, STIMULANTS)):
        raise Refused("no_recovery", "SOM-FATIGUE-07")


def _check_doze(state: SombreState, person: Character, starting: bool) -> None:
    """Refuse sleep checks: a series is started once, then goes on (SOM-FATIGUE-08). Raises Refused."""
    _alive(person)
    sleep = person.body.sleep
    if not able_to_doze(person):
        raise Refused("incapacitated", "SOM-FATIGUE-08")
    if score(person, "body") is None or under(state, person.id, STIMULANTS):
        raise Refused("out_of_bounds", "SOM-FATIGUE-09")
    if (sleep is not None and starting) or (sleep is not None and sleep.call in state.dice.calls):
        raise Refused("already_called", "SOM-FATIGUE-08")
    if sleep is None and not starting:
        raise Refused("not_called", "SOM-FATIGUE-09")


def _check_shaking(state: SombreState, seat: str, command: ShakeAwake) -> None:
    """Refuse to shake somebody; an NPC may always be shaken, its sleep being the game master's secret (SOM-FATIGUE-10).

    That a player character sleeps is seen by all; whose hand its gauge is in is not, and changes nothing here. Raises
    Refused.
    """
    shaker = find(state, command.character) if is_gm(state, seat) else own(state, seat, command.character)
    if not shaker.alive or incapacity(shaker) is not None:
        raise Refused("incapacitated", "SOM-FATIGUE-10")
    sleeper = state.characters.get(command.sleeper)
    if sleeper is None or not (sleeper.known or is_gm(state, seat)):
        raise Refused("unknown_id", "SOM-FATIGUE-10", kind="missing")
    if sleeper.id == shaker.id:
        raise Refused("out_of_bounds", "SOM-FATIGUE-10")
    if sleeper.is_pc and "asleep" not in sleeper.incapacities:
        raise Refused("cannot_be_woken", "SOM-FATIGUE-10")
    drug = strongest(state, sleeper.id, DEPRESSANTS)
    if drug is not None and (is_gm(state, seat) or (owns(state, seat, sleeper) and not drug.secret)):
        raise Refused("cannot_be_woken", "SOM-DANGER-TOXIC-13")


def _check_waking(state: SombreState, person: Character) -> None:
    reasons = person.incapacities
    if not person.alive or not reasons.keys() & {"asleep", "unconscious", "knocked_out"}:
        raise Refused("out_of_bounds", "SOM-FATIGUE-10")
    if "asleep" in reasons and under(state, person.id, DEPRESSANTS):
        raise Refused("cannot_be_woken", "SOM-DANGER-TOXIC-13")
    if "unconscious" in reasons and len(person.gauges.fatigue) >= LIGHT:
        raise Refused("still_in_coma", "SOM-COMA-07")
    if "unconscious" in reasons and person.body.distress is not None:
        raise Refused("still_in_coma", "SOM-COMA-08")
    if "knocked_out" in reasons and state.scene is not None and person.body.out == state.scene.id:
        raise Refused("out_of_bounds", "SOM-STUN-03")
    if reasons.keys() == {"asleep"} and person.body.asleep == 0 and removable(person, "fatigue", "x"):
        raise Refused("nothing_recovered", "SOM-FATIGUE-10")


def evolve(state: SombreState, event: Event) -> Evolved:
    person = state.characters.get(event.command.character)
    if person is None:
        return Evolved(state)
    match event.command:
        case ImposeFatigue(character, count):
            return tick(state, character, "fatigue", "x", count, event.id, "effort")
        case RestCharacter(_, kind, count):
            return _rested(state, person, kind, count, event.id).then(stand_by_itself, person.id)
        case StartSleepChecks(character) | CallSleepCheck(character):
            return call_sleep_check(state, character, event.id)
        case RuleAsleep(character):
            return fall_asleep(state, character, event.id)
        case ShakeAwake(sleeper=sleeper):
            return _shaken(state, sleeper)
        case RuleWaking(character):
            return wake(state, character)
        case _:
            return Evolved(state)


def _rested(state: SombreState, person: Character, kind: Rest, count: int | None, event_id: str) -> Evolved:
    """Apply a rest on waking, or a sleepless night (SOM-FATIGUE-03 to SOM-FATIGUE-06).

    It wakes nobody whom a depressant keeps asleep (SOM-DANGER-TOXIC-13).
    """
    if kind == "sleepless":
        lost = SLEEPLESS if count is None else count
        if under(state, person.id, STIMULANTS):
            return Evolved(state)
        return tick(state, person.id, "fatigue", "x", lost, event_id, "sleepless")
    total = len(person.gauges.fatigue)
    freed = {
        "good_night": removable(person, "fatigue", "x"),
        "bad_night": max(total - BAD_NIGHT_LEAVES, 0),
        "nap": 1 if count is None else count,
    }[kind]
    evolved = Evolved(state)
    evolved = evolved.then(untick, person.id, "fatigue", "x", freed)
    rested = evolved.state.characters[person.id]
    body = rested.body
    erased = total - len(rested.gauges.fatigue)
    if body.asleep is not None:
        body = replace(body, asleep=body.asleep + erased)
        evolved = evolved.at(with_body(evolved.state, rested, body))
        done = body.asleep or not removable(rested, "fatigue", "x")
        if done and not under(state, person.id, DEPRESSANTS):
            evolved = evolved.then(wake, person.id)
    return evolved


def _shaken(state: SombreState, sleeper: str) -> Evolved:
    person = state.characters.get(sleeper)
    if person is None:
        return Evolved(state)
    if person.alive and "asleep" in person.incapacities and not under(state, sleeper, DEPRESSANTS):
        return wake(state, sleeper)
    return Evolved(state, (ShakenInVain(sleeper),))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    for shaker in people:
        yield from offers.each(ShakeAwake, "sleeper", people, {"character": one_of((shaker,))}, character=shaker)
    if not is_gm(state, seat):
        return
    yield from offers.each(ImposeFatigue, "character", people, {"count": integer(1, MOST_FATIGUE)}, count=1)
    yield from _rest_moves(offers, people)
    for kind in (StartSleepChecks, CallSleepCheck, RuleAsleep, RuleWaking):
        yield from offers.each(kind, "character", people)


def _rest_moves(offers: Offers, people: list[str]) -> Iterator[Move]:
    for kind in ("good_night", "bad_night"):
        yield from offers.each(RestCharacter, "character", people, {"kind": one_of((kind,))}, kind=kind)
    for kind, low, high in (("nap", 1, 2), ("sleepless", 0, MOST_FATIGUE)):
        fields = {"kind": one_of((kind,)), "count": integer(low, high)}
        yield from offers.each(RestCharacter, "character", people, fields, ("count",), kind=kind)


CHAPTER = in_play(
    Chapter(
        commands={
            ImposeFatigue: "FatigueImposed",
            RestCharacter: "CharacterRested",
            StartSleepChecks: "SleepChecksStarted",
            CallSleepCheck: "NextSleepCheckCalled",
            RuleAsleep: "AsleepRuled",
            ShakeAwake: "SleeperShaken",
            RuleWaking: "WakingRuled",
        },
        consequences=(SleepCheckCalled, SleepCheckResolved, FellAsleep, Woke, ShakenInVain),
        players=frozenset({ShakeAwake}),
        after_roll={"sleep": after_sleep_check},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
