"""Consequences of a die beyond its result, by the purpose of its call. One more purpose is one more case."""

from __future__ import annotations

from datetime import datetime

from domain.game import Evolved
from domain.systems.sombre.animals.animals import after_bite, after_hold, settle_bite
from domain.systems.sombre.animals.swarms import sting
from domain.systems.sombre.combat.guns.gun_handling import after_accident
from domain.systems.sombre.combat.resolution.outcomes import after_duel
from domain.systems.sombre.combat.resolution.strays import after_stray
from domain.systems.sombre.combat.turn.turn import after_surprise
from domain.systems.sombre.dangers.torture.ordeals import after_interrogation
from domain.systems.sombre.fear.crimes import after_remorse
from domain.systems.sombre.fear.fear import after_fear_roll
from domain.systems.sombre.fear.somatisation_rulings import after_examination
from domain.systems.sombre.fear.treatment import after_treatment
from domain.systems.sombre.mind.somatisation import after_infarct, after_selection
from domain.systems.sombre.pursuits.pursuits import score
from domain.systems.sombre.pursuits.tailing import tailed
from domain.systems.sombre.state.roll_state import Call, Pair
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.throws.after_procedures import after_health_roll


def after_roll(state: SombreState, call_id: str, event_id: str, at: datetime) -> Evolved:
    call = state.rolls.get(call_id)
    if call is None:
        return Evolved(state)
    match call.purpose:
        case "fear":
            return after_fear_roll(state, call)
        case "remorse":
            return after_remorse(state, call)
        case "selection":
            return after_selection(state, call, event_id)
        case "infarct":
            return after_infarct(state, call, event_id)
        case "treatment":
            return after_treatment(state, call)
        case "bite":
            return after_bite(state, call, event_id)
        case "bite_hold":
            return after_hold(state, call)
        case "stray" | "stray_margin" | "accident":
            return _after_luck(state, call)
        case "action":
            return after_examination(state, call)
        case "crime" | "swarm_dodge" | "swarm_margin":
            return Evolved(state)
        case _:
            return after_health_roll(state, call, event_id, at)


def _after_luck(state: SombreState, call: Call) -> Evolved:
    """SOM-RANGED-30, SOM-GUN-02."""
    return after_accident(state, call) if call.purpose == "accident" else after_stray(state, call)


def after_comparison(before: SombreState, state: SombreState, opposition_id: str, event_id: str) -> Evolved:
    """Apply what the end of an opposition brings: each comparison that this event has settled."""
    was, now = before.oppositions.get(opposition_id), state.oppositions.get(opposition_id)
    evolved = Evolved(state)
    for number, pair in enumerate(now.pairs if now else ()):
        settled = pair.status == "settled"
        if settled and (was is None or was.pairs[number].status != "settled"):
            evolved = evolved.then(_after_pair, pair, event_id)
    return evolved


def _after_pair(state: SombreState, pair: Pair, event_id: str) -> Evolved:
    active = state.rolls[pair.active]
    if active.purpose in ("attack", "defence"):
        return after_duel(state, pair, event_id)
    if active.purpose == "surprise":
        return after_surprise(state, pair)
    if active.purpose == "bite":
        return settle_bite(state, active, event_id, won=pair.winner == active.character)
    if active.purpose == "pursuit":
        return score(state, active.opposition or "")
    if active.purpose == "tailing":
        return tailed(state, active, pair)
    if active.purpose == "interrogation":
        return after_interrogation(state, active)
    if pair.winner != active.character:
        return Evolved(state)
    match active.purpose:
        case "swarm_margin":
            return sting(state, active, state.rolls[pair.passive].character, event_id)
        case _:
            return Evolved(state)
