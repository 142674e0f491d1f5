"""Effects of a substance on the body that takes it, and the consequences of their end."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from domain.base.events import Consequence, Id, Word
from domain.game import Evolved
from domain.systems.sombre.characters.gauges import tick
from domain.systems.sombre.condition.collapse import call_overdose, drowsy, faint
from domain.systems.sombre.condition.sleep import fall_asleep, without_sleep_call
from domain.systems.sombre.condition.substances import DEADLY, DEPRESSANTS, STIMULANTS, under
from domain.systems.sombre.dangers.common.hazards import begin, end_hazard
from domain.systems.sombre.dangers.exposure.courses import set_out
from domain.systems.sombre.dangers.toxic.doses import noted
from domain.systems.sombre.state.character import Condition
from domain.systems.sombre.state.hazards import Hazard, Pace
from domain.systems.sombre.state.perils import Dose
from domain.systems.sombre.state.state import SombreState, with_body, with_character

RECKLESS = "reckless"
PUTS_TO_SLEEP = frozenset({"sleeping_drug", "anaesthetic"})
"""SOM-DANGER-TOXIC-13, SOM-DANGER-TOXIC-16."""


class EffectEnded(Consequence, frozen=True):
    """A dose's effect ended by itself. `secret`: of what was taken without knowing."""

    RULES = ("SOM-DANGER-TOXIC-02", "SOM-DANGER-TOXIC-10")
    character: Id
    family: Word
    product: str
    secret: bool


def lasts(state: SombreState, dose: Dose, minutes: int | None) -> SombreState:
    """Set the end of an effect after so many minutes; without them it lasts until the game master ends it.

    SOM-DANGER-TOXIC-02.
    """
    if minutes is None or not dose.acting:
        return state
    clock = Hazard(id=f"{dose.id}.effect", what="effect", order=0, pace=Pace(seconds=60 * minutes))
    return begin(state, dose.character, clock)[0]


def takes_hold(state: SombreState, dose: Dose, every: int | None) -> Evolved:
    """Apply what a dose does at once, by its family; what weighs on rolls is read from the dose itself."""
    if not dose.acting:
        return Evolved(state)
    if dose.family in STIMULANTS:
        return Evolved(_awake(state, dose.character))
    if dose.family in DEPRESSANTS:
        return _numbed(state, dose, every)
    return Evolved(state)


def _awake(state: SombreState, character: str) -> SombreState:
    """Suspend sleep checks and lift the malaise of a character under a stimulant.

    SOM-DANGER-TOXIC-05, SOM-DANGER-TOXIC-10: another dose lifts it.
    """
    person = state.characters[character]
    state = without_sleep_call(state, person)
    return with_body(state, person, replace(person.body, sleep=None, malaise=False))


def _numbed(state: SombreState, dose: Dose, every: int | None) -> Evolved:
    """Tick the Toxicity of a depressant in Fatigue, at once or little by little (SOM-DANGER-TOXIC-12).

    The character is reckless then (SOM-DANGER-TOXIC-14), and in light coma faints (SOM-DANGER-TOXIC-15).
    """
    person = state.characters[dose.character]
    reckless = Condition(RECKLESS, 0, dose.id, hidden=dose.secret)
    evolved = Evolved(with_character(state, replace(person, conditions=(*person.conditions, reckless))))
    if every is None:
        evolved = evolved.then(tick, person.id, "fatigue", "x", dose.toxicity, dose.id, "drug")
    else:
        pace = Pace(seconds=60 * every)
        evolved = evolved.at(set_out(evolved.state, person.id, dose.id, "drug", "fatigue", dose.toxicity, pace))
    if person.body.stage:
        evolved = evolved.then(faint, person.id, dose.id)
    if person.body.stage and dose.family in DEADLY:
        evolved = evolved.then(call_overdose, dose, dose.id)
    if dose.family in PUTS_TO_SLEEP:
        evolved = evolved.then(fall_asleep, person.id, dose.id)
    return evolved


def wears_off(state: SombreState, character: str, hazard: Hazard, event_id: str) -> Evolved:
    """End the effect of a dose whose time is over (SOM-DANGER-TOXIC-02)."""
    dose = state.dangers.doses.get(hazard.id.removesuffix(".effect"))
    evolved = Evolved(state)
    evolved = evolved.then(end_hazard, character, hazard.id, event_id)
    if dose is not None and dose.acting:
        evolved = evolved.adding(EffectEnded(character, dose.family, dose.product, dose.secret))
        evolved = evolved.then(over, dose.id, event_id)
    return evolved


def over(state: SombreState, dose_id: str, event_id: str) -> Evolved:
    """End the effect of a dose; after a stimulant Fatigue is felt again, with a malaise (SOM-DANGER-TOXIC-10)."""
    dose = state.dangers.doses[dose_id]
    state = noted(state, replace(dose, acting=False))
    person = state.characters[dose.character]
    kept = tuple(c for c in person.conditions if c.cause != dose.id)
    state = with_character(state, replace(person, conditions=kept))
    evolved = Evolved(state)
    evolved = evolved.then(_without_clock, dose, event_id)
    if dose.family in STIMULANTS and not under(evolved.state, dose.character, STIMULANTS):
        evolved = evolved.at(_sick(evolved.state, dose.character))
        evolved = evolved.then(drowsy, dose.character, event_id)
    return evolved


def _without_clock(state: SombreState, dose: Dose, event_id: str) -> Evolved:
    evolved = Evolved(state)
    for hazard in (dose.id, f"{dose.id}.effect"):
        evolved = evolved.then(end_hazard, dose.character, hazard, event_id)
    return evolved


def _sick(state: SombreState, character: str) -> SombreState:
    person = state.characters[character]
    tired: Any = bool(person.gauges.fatigue)
    return with_body(state, person, replace(person.body, malaise=tired))
