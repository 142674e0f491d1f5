"""Poisonings by poison, poison gas and overdose: a roll under body decides between a slow death and a sudden one."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Consequence, Event, Id
from domain.game import Evolved
from domain.systems.sombre.condition.collapse import begin_distress
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.health.distress import set_speed
from domain.systems.sombre.state.body import SPEEDS, Speed
from domain.systems.sombre.state.perils import Dose
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_body

SPEED_OF: dict[str | None, Speed] = {
    None: "slow",
    "modified": "rapid",
    "natural": "lightning",
    "automatic": "lightning",
}
"""SOM-DANGER-TOXIC-21, SOM-DANGER-GAS-03: by the kind of failure; None: success."""


class PoisoningCalled(Consequence, frozen=True):
    """A roll under body against a poisoning was called.

    `secret`: of what was slipped in, the game master alone knows what the die is for.
    """

    RULES = ("SOM-DANGER-TOXIC-21", "SOM-DANGER-GAS-03")
    character: Id
    secret: bool


def poison(state: SombreState, dose: Dose) -> Evolved:
    """Call the poisoning roll of a player character, even against an unknown dose (SOM-DANGER-TOXIC-21, A84).

    Of an NPC the game master sets the speed whenever he chooses (SOM-DISTRESS-13).
    """
    person = state.characters[dose.character]
    if dose.toxicity == 0:
        return Evolved(state)
    if not person.is_pc:
        return (
            begin_distress(state, person.id, dose.id, dose.family) if person.body.distress is None else Evolved(state)
        )
    call = Call(
        id=f"{dose.id}.body",
        cause=dose.id,
        character=person.id,
        skills=("body",),
        kind="reaction",
        label=dose.family,
        purpose="poisoning",
        subject=dose.id,
    )
    evolved = Evolved(state)
    evolved = evolved.adding(PoisoningCalled(person.id, dose.secret))
    return evolved.then(open_call, call)


def after_poisoning(state: SombreState, call: Call, event: Event) -> Evolved:
    """Apply the roll of a poisoning, whatever the Wounds (SOM-DANGER-TOXIC-21)."""
    dose = state.dangers.doses.get(call.subject)
    if call.result is None or dose is None:
        return Evolved(state)
    return struck_down(state, dose, SPEED_OF[call.result.failure], event.id)


def struck_down(state: SombreState, dose: Dose, speed: Speed, event_id: str) -> Evolved:
    """Start a distress at that speed, or raise the speed of the one that runs (SOM-DISTRESS-04).

    There is one distress, whose speed can only rise; the roll sets it, nobody else (SOM-DISTRESS-02).
    """
    person = state.characters[dose.character]
    if not person.alive:
        return Evolved(state)
    evolved = Evolved(state)
    if person.body.distress is None:
        evolved = evolved.then(begin_distress, person.id, event_id, dose.family, (speed,), secret=dose.secret)
        return evolved.then(_fast, person.id, speed)
    running = person.body.distress
    if running.speed is None:
        least = tuple(s for s in running.bounds if SPEEDS.index(s) >= SPEEDS.index(speed)) or (speed,)
        return Evolved(with_body(state, person, replace(person.body, distress=replace(running, bounds=least))))
    if SPEEDS.index(speed) > SPEEDS.index(running.speed):
        evolved = evolved.then(_fast, person.id, speed)
    return evolved


def _fast(state: SombreState, character: str, speed: Speed) -> Evolved:
    return set_speed(state, state.characters[character], speed)


def inhaled(state: SombreState, dose: Dose, event_id: str) -> Evolved:
    """Apply a poison gas: a roll at the first breath, one step faster with longer exposure (SOM-DANGER-GAS-03)."""
    person = state.characters[dose.character]
    before = gassed(state, person.id, besides=dose.id)
    running = person.body.distress
    if not before or running is None:
        return poison(state, dose)
    if running.speed is None:
        return Evolved(state)
    faster = SPEEDS[min(SPEEDS.index(running.speed) + 1, len(SPEEDS) - 1)]
    return struck_down(state, dose, faster, event_id)


def gassed(state: SombreState, character: str, besides: str = "") -> bool:
    """Return whether the character breathes a poison gas, `besides` that dose."""
    return any(
        d.character == character and d.family == "gas" and d.acting and d.id != besides
        for d in state.dangers.doses.values()
    )


def after_overdose(state: SombreState, call: Call, event: Event) -> Evolved:
    """Start a distress after a failed roll of overdose (SOM-DANGER-TOXIC-09, SOM-DANGER-TOXIC-15).

    The game master says its speed.
    """
    dose, person = state.dangers.doses.get(call.subject), state.characters[call.character]
    if call.result is None or call.result.success or dose is None or not person.alive:
        return Evolved(state)
    if person.body.distress is not None:
        return Evolved(state)
    return begin_distress(state, person.id, event.id, "overdose", secret=dose.secret)
