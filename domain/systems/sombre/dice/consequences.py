"""Consequences of a die beyond its result, which each chapter registers by the purpose of its rolls."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Event
from domain.game import Evolved, FollowUps
from domain.systems.sombre.condition.battle import last_effort, resolved
from domain.systems.sombre.dice.procedures import AttemptOutcome, IntentOutcome
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, without


def after_roll(state: SombreState, follow_ups: FollowUps, call_id: str, event: Event) -> Evolved:
    call = state.dice.rolls.get(call_id)
    if call is None or call.result is None:
        return Evolved(state)
    if call.purpose == "procedure":
        result = call.result
        return after_procedure(state, follow_ups, call.subject, result.success, result.margin or 0, event, call)
    follow_up = follow_ups.roll.get(call.purpose)
    return Evolved(state) if follow_up is None else follow_up(state, call, event)


def after_comparison(
    state: SombreState, follow_ups: FollowUps, before: SombreState, opposition: str, event: Event
) -> Evolved:
    """Apply what the end of an opposition brings: each comparison that this event has settled since `before`."""
    was, now = before.dice.oppositions.get(opposition), state.dice.oppositions.get(opposition)
    evolved = Evolved(state)
    for number, pair in enumerate(now.pairs if now else ()):
        follow_up = (
            follow_ups.opposition.get(state.dice.rolls[pair.active].purpose) if pair.status == "settled" else None
        )
        if follow_up is not None and (was is None or was.pairs[number].status != "settled"):
            evolved = evolved.then(follow_up, pair, event)
    return evolved


def after_procedure(
    state: SombreState,
    follow_ups: FollowUps,
    procedure: str,
    success: bool,
    margin: int,
    event: Event,
    call: Call | None = None,
) -> Evolved:
    """Apply what the chapter of an attempt registers for its kind, or that of intents for those of a fight."""
    if state.fight is not None and procedure in state.fight.intents:
        return follow_ups.procedure["intent"](state, IntentOutcome(procedure, success, margin), event)
    attempt = state.attempts.get(procedure)
    if attempt is None:
        return Evolved(state)
    effort = last_effort(state, attempt.character)
    state = replace(state, attempts=without(state.attempts, procedure))
    state = state if effort is None else resolved(state, effort.id, success)
    return follow_ups.procedure[attempt.kind](state, AttemptOutcome(attempt, success, margin, call), event)
