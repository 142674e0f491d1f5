"""Consequences of the die of an attempt, by the kind of the attempt; and the dice of health."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from domain.game import Evolved
from domain.systems.sombre.combat.resolution.blows import blow_of, strike
from domain.systems.sombre.combat.resolution.outcomes import after_attack, at_once, settle_intent
from domain.systems.sombre.combat.turn.grab_rulings import after_will
from domain.systems.sombre.combat.turn.stun import after_minutes, after_stun
from domain.systems.sombre.condition.battle import last_effort, resolved
from domain.systems.sombre.dangers.accidents.electricity import stop
from domain.systems.sombre.dangers.accidents.falls import after_cushion
from domain.systems.sombre.dangers.accidents.roads import after_belt
from domain.systems.sombre.dangers.explosions.bombs import built, tried
from domain.systems.sombre.dangers.explosions.mines import cleared
from domain.systems.sombre.dangers.fire.burning import put_out
from domain.systems.sombre.dangers.torture.ordeals import after_interrogation, after_willing
from domain.systems.sombre.dangers.toxic.addictions import after_addiction
from domain.systems.sombre.dangers.toxic.poisonings import after_overdose, after_poisoning
from domain.systems.sombre.dangers.toxic.poisons import made
from domain.systems.sombre.dangers.toxic.trips import after_trip
from domain.systems.sombre.health.care import after_infection
from domain.systems.sombre.health.distress import after_treatment_roll, stabilise
from domain.systems.sombre.health.fatigue import after_sleep_check
from domain.systems.sombre.health.gas import after_will as after_gas_will
from domain.systems.sombre.health.places import after_zone
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, without


def after_procedure(
    state: SombreState, attempt_id: str, success: bool, margin: int, event_id: str, call: Call | None = None
) -> Evolved:
    """`call`: the roll, if there was one."""
    if state.fight is not None and attempt_id in state.fight.intents:
        return settle_intent(state, attempt_id, success, margin, event_id)
    attempt = state.attempts.get(attempt_id)
    if attempt is None:
        return Evolved(state)
    struck = blow_of(state, attempt_id)
    effort = last_effort(state, attempt.character)
    state = replace(state, attempts=without(state.attempts, attempt_id))
    state = state if effort is None else resolved(state, effort.id, success)
    match attempt.kind:
        case "treat":
            return after_treatment_roll(state, attempt, event_id, success=success, margin=margin)
        case "admission":
            return stabilise(state, attempt.target) if success else Evolved(state)
        case "poison":
            return made(state, attempt, success=success, margin=margin)
        case "blow":
            return strike(state, struck, call, event_id, success=success, margin=margin) if struck else Evolved(state)
        case "extinguish":
            return put_out(state, attempt.target, event_id) if success else Evolved(state)
        case "bomb":
            return built(state, attempt, call)
        case "defuse":
            return tried(state, attempt, call, success=success, margin=margin)
        case "mine_clearing":
            return cleared(state, attempt, success=success)
        case "tear_loose":
            return stop(state, attempt.character, event_id) if success else Evolved(state)


def after_danger(state: SombreState, call: Call, event_id: str) -> Evolved:
    """Apply what a body, or a will, makes of a danger."""
    match call.purpose:
        case "cushion":
            return after_cushion(state, call)
        case "belt":
            return after_belt(state, call)
        case "gas_will":
            return after_gas_will(state, call)
        case "torturer":
            return after_willing(state, call)
        case "interrogation" if call.opposition is None:
            return after_interrogation(state, call)
        case "poisoning":
            return after_poisoning(state, call, event_id)
        case "overdose":
            return after_overdose(state, call, event_id)
        case "addiction":
            return after_addiction(state, call, event_id)
        case "trip":
            return after_trip(state, call, event_id)
        case _:
            return Evolved(state)


def after_health_roll(state: SombreState, call: Call, event_id: str, at: datetime) -> Evolved:
    result = call.result
    if result is None:
        return Evolved(state)
    match call.purpose:
        case "procedure":
            return after_procedure(state, call.subject, result.success, result.margin or 0, event_id, call)
        case "sleep":
            return after_sleep_check(state, call, at)
        case "stun":
            return after_stun(state, call, at)
        case "minutes":
            return after_minutes(state, call, at)
        case "infection":
            return after_infection(state, call, event_id)
        case "attack" | "defence":
            return after_attack(state, call, event_id)
        case "zone":
            evolved = Evolved(state)
            evolved = evolved.then(after_zone, call, event_id)
            return evolved.then(at_once, event_id)
        case "grab_will":
            return after_will(state, call)
        case _:
            return after_danger(state, call, event_id)
