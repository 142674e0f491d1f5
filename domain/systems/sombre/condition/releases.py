"""Ends of a hold: let go, lost to a wound, or to the fatigue that no will withstands (SOM-MELEE-21)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.condition.grips import holds
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.combat_state import Grab
from domain.systems.sombre.state.state import SombreState


class GrabKept(Consequence, frozen=True):
    """It might have ended."""

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
    """By will, or by the game master's word, which also restores what has just ended."""
    others = tuple(g for g in state.grabs if g.id != grab.id)
    state = _without_call(replace(state, grabs=(*others, replace(grab, shaken=False))), grab)
    if state.fight is not None:
        gone = tuple(g for g in state.fight.broken if g.id != grab.id)
        state = replace(state, fight=replace(state.fight, broken=gone))
    return Evolved(state, (GrabKept(grab.holder, grab.victim, grab.zone),))


def broken(state: SombreState, grab: Grab) -> Evolved:
    """Remembered through phase 3, for the game master to rule otherwise."""
    state = _without_call(replace(state, grabs=tuple(g for g in state.grabs if g.id != grab.id)), grab)
    if state.fight is not None and state.fight.phase == 3:
        state = replace(state, fight=replace(state.fight, broken=(*state.fight.broken, grab)))
    return Evolved(state, (GrabBroken(grab.holder, grab.victim, grab.zone),))


def _without_call(state: SombreState, grab: Grab) -> SombreState:
    """Nobody needs its will roll any more."""
    calls = {k: c for k, c in state.calls.items() if c.purpose != "grab_will" or c.subject != grab.id}
    return state if len(calls) == len(state.calls) else replace(state, calls=calls)


def let_go(state: SombreState, holder: str, victim: str | None) -> Evolved:
    """SOM-MELEE-21: at no cost; of everybody, if nobody is named."""
    evolved = Evolved(state)
    for grab in tuple(holds(state, holder, victim)):
        evolved = evolved.then(broken, grab)
    return evolved


def slacken(state: SombreState, before: SombreState) -> Evolved:
    """SOM-MELEE-21: hits were applied. A Wound ends the hold, Fatigue alone puts it to the test of will.

    Only holds that were there `before`: what is seized at the same moment is not there yet to be lost.
    """
    evolved = Evolved(state)
    for grab in before.grabs:
        if grab not in state.grabs:
            continue
        if _more(before, state, grab.holder, "wounds"):
            evolved = evolved.then(broken, grab)
        elif _more(before, state, grab.holder, "fatigue"):
            shaken = tuple(replace(g, shaken=True) if g.id == grab.id else g for g in evolved.state.grabs)
            evolved = evolved.at(replace(evolved.state, grabs=shaken))
    return evolved


def _more(before: SombreState, after: SombreState, character: str, gauge: str) -> bool:
    was, now = before.characters.get(character), after.characters.get(character)
    if was is None or now is None:
        return False
    return len(getattr(now.gauges, gauge)) > len(getattr(was.gauges, gauge))


def unasked(state: SombreState) -> Evolved:
    """SOM-MELEE-21: phase 3 ends and nobody asked for the will of who was shaken."""
    evolved = Evolved(state)
    for grab in state.grabs:
        if grab.shaken:
            evolved = evolved.then(broken, grab)
    return evolved


def limp(state: SombreState) -> Evolved:
    """The dead and the senseless hold nobody. That an NPC is senseless the game master says when it pleases him."""
    evolved = Evolved(state)
    for grab in state.grabs:
        holder = state.characters.get(grab.holder)
        if holder is not None and (not holder.alive or (holder.is_pc and holder.incapacities)):
            evolved = evolved.then(broken, grab)
    return evolved
