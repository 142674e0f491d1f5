"""The one asphyxia of a body: begun, resumed and ended, by the game master's clock or by hands on a throat."""

from __future__ import annotations

from msgspec.structs import replace

from domain.game import Evolved
from domain.systems.sombre.condition.collapse import owed_pace, present_turn
from domain.systems.sombre.dangers.common.danger_ticks import breathe, stop_breathless, weaken
from domain.systems.sombre.dangers.common.hazards import begin, with_hazard
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.hazards import Hazard, Pace
from domain.systems.sombre.state.perils import Airless, Asphyxia
from domain.systems.sombre.state.state import SombreState, in_seconds, without

GRIPS: tuple[Airless, ...] = ("strangling", "constriction")


def asphyxia_of(person: Character) -> Asphyxia | None:
    """Return the asphyxia of the character, running or giving back what it took, or None."""
    return next((h for h in person.body.dangers if isinstance(h, Asphyxia)), None)


def throttled(state: SombreState, character: str) -> bool:
    """Return whether somebody holds the throat or crushes the chest.

    SOM-DANGER-STRANGLE-02, SOM-DANGER-STRANGLE-04.
    """
    return any(grab.victim == character and (grab.strangling or grab.crushing) for grab in state.combat.grabs)


def suffocate(
    state: SombreState,
    character: str,
    cause: str,
    why: Airless,
    pace: Pace,
    *,
    flows: bool = True,
    owed: bool = False,
) -> SombreState:
    """Start or resume the asphyxia, its first tick a whole pace later (SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ASPHYXIA-03).

    It is resumed, not begun anew. Hands on a throat change nothing of what a clock does already.
    """
    person = state.characters[character]
    was = asphyxia_of(person)
    if was is None:
        new = Asphyxia(id=cause, what="asphyxia", order=0, pace=pace, faints=True, why=why, flows=flows, owed=owed)
        return begin(state, character, new)[0]
    if was.running and was.flows and not flows:
        return state
    again = replace(
        was,
        running=True,
        turn=was.turn if was.running else present_turn(state),
        pace=pace,
        next_at=in_seconds(state) + pace.seconds if pace.seconds else None,
        left=pace.turns or None,
        why=why,
        flows=flows,
        owed=owed,
    )
    return with_hazard(state, character, again)


def gasp(state: SombreState, character: str, cause: str) -> Evolved:
    """Give the air back, unless something else still takes it (SOM-DANGER-ASPHYXIA-02)."""
    found = asphyxia_of(state.characters[character])
    if found is None or not found.running:
        return Evolved(state)
    still = replace(found, flows=False, owed=False, pace=Pace(), next_at=None, left=None)
    state = replace(state, rulings_due=without(state.rulings_due, owed_pace(character)))
    if throttled(state, character):
        return Evolved(with_hazard(state, character, replace(still, why="strangling")))
    return stop_breathless(state, character, still, cause)


def loosened(state: SombreState, event_id: str) -> Evolved:
    """Start or end the asphyxia of throats on which grips have closed or opened (SOM-DANGER-STRANGLE-02)."""
    evolved = Evolved(state)
    for person in list(state.characters.values()):
        held, found = throttled(state, person.id), asphyxia_of(person)
        if held and person.alive and (found is None or not found.running):
            crushed = any(grab.victim == person.id and grab.crushing for grab in state.combat.grabs)
            why: Airless = "constriction" if crushed else "strangling"
            evolved = evolved.at(suffocate(evolved.state, person.id, event_id, why, Pace(), flows=False))
        elif not held and found is not None and found.running and not found.flows:
            evolved = evolved.then(gasp, person.id, event_id)
    return evolved


def choke(state: SombreState, holder: str, victim: str | None) -> SombreState:
    """Let the strangling of a holder who declared that he keeps it tick in phase 3 (SOM-DANGER-STRANGLE-02).

    It does whatever becomes of his grip.
    """
    for grab in state.combat.grabs:
        if grab.holder == holder and grab.strangling and victim in (None, grab.victim):
            state = _pressed(state, grab.victim)
    return state


def squeezed(state: SombreState) -> SombreState:
    """Let grips tick that press without a declaration: crushing ones; by option, and outside combat, strangling ones.

    A46: whoever lets go in this phase 3 has pressed until then: that is why it asks for the danger, not for the grip.
    """
    free = state.fight is None or not state.options.strangle_costs_action
    for person in state.characters.values():
        found = asphyxia_of(person)
        if found is not None and found.running and found.why in GRIPS and (free or found.why == "constriction"):
            state = _pressed(state, person.id)
    return state


def _pressed(state: SombreState, victim: str) -> SombreState:
    found = asphyxia_of(state.characters[victim])
    return state if found is None else with_hazard(state, victim, replace(found, left=1))


def no_air(state: SombreState, character: str, hazard: Hazard, event_id: str) -> Evolved:
    """Tick a special circle of asphyxia, or give one back with air (SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ASPHYXIA-02)."""
    if hazard.running:
        return weaken(state, character, hazard, "plus")
    return breathe(state, character, hazard, event_id)
