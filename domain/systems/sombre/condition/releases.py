"""Ends of a hold: let go, lost to a wound, or to the fatigue that no will withstands (SOM-MELEE-21)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.condition.grips import holds
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.combat_state import Grab
from domain.systems.sombre.state.state import SombreState, with_combat, with_dice


class GrabKept(Consequence, frozen=True):
    """A grab that might have ended was kept."""

    RULES = ("SOM-MELEE-21",)
    character: Id
    victim: Id
    zone: Place


class GrabBroken(Consequence, frozen=True):
    RULES = ("SOM-MELEE-18", "SOM-MELEE-20", "SOM-MELEE-21")
    character: Id
    victim: Id
    zone: Place


def kept(state: SombreState, grab: Grab) -> Evolved:
    """Keep the grab, by a will roll or by the game master's ruling, which also restores one that has just ended."""
    others = tuple(g for g in state.combat.grabs if g.id != grab.id)
    state = _without_call(with_combat(state, grabs=(*others, replace(grab, shaken=False))), grab)
    if state.fight is not None:
        gone = tuple(g for g in state.fight.broken if g.id != grab.id)
        state = replace(state, fight=replace(state.fight, broken=gone))
    return Evolved(state, (GrabKept(grab.holder, grab.victim, grab.zone),))


def broken(state: SombreState, grab: Grab) -> Evolved:
    """End the grab, and remember it through phase 3 so that the game master can rule otherwise."""
    state = _without_call(with_combat(state, grabs=tuple(g for g in state.combat.grabs if g.id != grab.id)), grab)
    if state.fight is not None and state.fight.phase == 3:
        state = replace(state, fight=replace(state.fight, broken=(*state.fight.broken, grab)))
    return Evolved(state, (GrabBroken(grab.holder, grab.victim, grab.zone),))


def _without_call(state: SombreState, grab: Grab) -> SombreState:
    """Withdraw the call of the will roll of this grab, which nobody needs any more."""
    calls = {k: c for k, c in state.dice.calls.items() if c.purpose != "grab_will" or c.subject != grab.id}
    return state if len(calls) == len(state.dice.calls) else with_dice(state, calls=calls)


def let_go(state: SombreState, holder: str, victim: str | None) -> Evolved:
    """End the holds of that holder on that victim at no cost, or on everybody if none is named (SOM-MELEE-21)."""
    evolved = Evolved(state)
    for grab in tuple(holds(state, holder, victim)):
        evolved = evolved.then(broken, grab)
    return evolved


def slacken(state: SombreState, before: SombreState) -> Evolved:
    """End the holds of those whom hits have wounded; mark those of the merely tired as shaken (SOM-MELEE-21).

    A shaken hold depends on a will roll. Only holds that were there `before`: what is seized at the same moment is not
    there yet to be lost.
    """
    evolved = Evolved(state)
    for grab in before.combat.grabs:
        if grab not in state.combat.grabs:
            continue
        if _more(before, state, grab.holder, "wounds"):
            evolved = evolved.then(broken, grab)
        elif _more(before, state, grab.holder, "fatigue"):
            shaken = tuple(replace(g, shaken=True) if g.id == grab.id else g for g in evolved.state.combat.grabs)
            evolved = evolved.at(with_combat(evolved.state, grabs=shaken))
    return evolved


def _more(before: SombreState, after: SombreState, character: str, gauge: str) -> bool:
    was, now = before.characters.get(character), after.characters.get(character)
    if was is None or now is None:
        return False
    return len(getattr(now.gauges, gauge)) > len(getattr(was.gauges, gauge))


def unasked(state: SombreState) -> Evolved:
    """End every shaken hold whose will roll nobody asked for by the end of phase 3 (SOM-MELEE-21)."""
    evolved = Evolved(state)
    for grab in state.combat.grabs:
        if grab.shaken:
            evolved = evolved.then(broken, grab)
    return evolved


def limp(state: SombreState) -> Evolved:
    """End every hold of the dead and of incapacitated player characters.

    An NPC that is senseless keeps its hold until the game master rules otherwise.
    """
    evolved = Evolved(state)
    for grab in state.combat.grabs:
        holder = state.characters.get(grab.holder)
        if holder is not None and (not holder.alive or (holder.is_pc and holder.incapacities)):
            evolved = evolved.then(broken, grab)
    return evolved
