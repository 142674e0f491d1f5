"""Sleep: the checks that one throws against it, falling asleep, waking."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from domain.base.events import Consequence, Event, Id
from domain.game import Evolved
from domain.systems.sombre.state.body import Sleep
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_body, with_character, with_dice, without

AWAKE_FOR = timedelta(minutes=10)
"""SOM-FATIGUE-09: by the watch on the table."""


class SleepCheckCalled(Consequence, frozen=True):
    """A sleep check was called. `number`: which one of the series."""

    RULES = ("SOM-FATIGUE-08", "SOM-FATIGUE-09", "SOM-COMA-02")
    character: Id
    number: int


class SleepCheckResolved(Consequence, frozen=True):
    RULES = ("SOM-FATIGUE-09",)
    character: Id
    awake: bool


class FellAsleep(Consequence, frozen=True):
    RULES = ("SOM-FATIGUE-10",)
    character: Id


class Woke(Consequence, frozen=True):
    RULES = ("SOM-FATIGUE-10", "SOM-COMA-07")
    character: Id


class ShakenInVain(Consequence, frozen=True):
    RULES = ("SOM-FATIGUE-10",)
    character: Id


def call_sleep_check(state: SombreState, character_id: str, cause: str) -> Evolved:
    """Call the next sleep check: the first is pure, each later one a rank harder (SOM-FATIGUE-09).

    A check that waits is not called twice.
    """
    person = state.characters[character_id]
    sleep = person.body.sleep or Sleep()
    if sleep.call in state.dice.calls or not able_to_doze(person):
        return Evolved(state)
    number = sleep.checks + 1
    call = Call(
        id=f"{cause}.sleep.{character_id}.{number}",
        cause=cause,
        character=character_id,
        skills=("body",),
        kind="pure" if number == 1 else "reaction",
        label="sleep_check",
        purpose="sleep",
        relapse=number - 1,
    )
    waiting = replace(sleep, call=call.id, due=None)
    state = with_body(state, person, replace(person.body, sleep=waiting))
    state = with_dice(state, calls={**state.dice.calls, call.id: call})
    return Evolved(state, (SleepCheckCalled(character_id, number),))


def able_to_doze(person: Character) -> bool:
    return person.alive and not person.incapacities.keys() & {"asleep", "unconscious", "knocked_out"}


def without_sleep_call(state: SombreState, person: Character) -> SombreState:
    """Withdraw the sleep check of the character, which nobody needs any more."""
    sleep = person.body.sleep
    return with_dice(state, calls=without(state.dice.calls, sleep.call)) if sleep and sleep.call else state


def after_sleep_check(state: SombreState, call: Call, event: Event) -> Evolved:
    """Apply the result of a sleep check: asleep, or awake until the next one in ten minutes (SOM-FATIGUE-09)."""
    person = state.characters[call.character]
    sleep = person.body.sleep
    if sleep is None or call.result is None:
        return Evolved(state)
    awake = call.result.success
    due = event.at + AWAKE_FOR if awake else None
    now = Sleep(checks=sleep.checks + 1, call="", due=due)
    evolved = Evolved(with_body(state, person, replace(person.body, sleep=now)))
    evolved = evolved.adding(SleepCheckResolved(person.id, awake))
    if not awake:
        evolved = evolved.then(fall_asleep, person.id, call.id)
    return evolved


def fall_asleep(state: SombreState, character_id: str, cause: str) -> Evolved:
    """Make the character fall asleep, if it is able to (SOM-FATIGUE-10)."""
    person = state.characters[character_id]
    if not able_to_doze(person):
        return Evolved(state)
    state = without_sleep_call(state, person)
    sleep = replace(person.body.sleep, call="", due=None) if person.body.sleep else None
    body = replace(person.body, asleep=0, sleep=sleep)
    sleeping = replace(person, incapacities={**person.incapacities, "asleep": cause}, body=body)
    return Evolved(with_character(state, sleeping), (FellAsleep(character_id),))


def wake(state: SombreState, character_id: str) -> Evolved:
    """Wake the character; the checks begin anew after a sleep that freed circles (SOM-FATIGUE-10)."""
    person = state.characters[character_id]
    kept = person.incapacities
    for reason in ("asleep", "unconscious", "knocked_out"):
        kept = without(kept, reason)
    if kept == person.incapacities:
        return Evolved(state)
    slept = bool(person.body.asleep)
    body = replace(person.body, asleep=None, out="", sleep=None if slept else person.body.sleep)
    return Evolved(with_character(state, replace(person, incapacities=kept, body=body)), (Woke(character_id),))
