"""Projection of Innommable: the keeper sees all of it, everybody else the public part and no trace of the rest.

INN-SEC-01 to INN-SEC-08: the preparation, the plan, the reserve and the pacing hints are the keeper's; auxiliary
keepers, commentators and spectators see what the other players see.
"""

from __future__ import annotations

from domain.systems.innommable.game import GAME
from domain.systems.innommable.state.sight import is_keeper
from domain.systems.innommable.state.state import Mystery
from projections.base.entry_rules import entries_from, types_of
from projections.base.projection import Called, Outline, Projection
from projections.innommable.awaited import awaited
from projections.innommable.entries import ENTRY_RULES
from projections.innommable.views import InnommableView, public_options, view


def names(state: Mystery, what: str) -> Called:
    """Return the name of an id for each seat: entries of the plan have one for the keeper alone."""
    planned, public = state.prepared.plan.get(what), _public(state, what)
    if planned is None:
        return public
    return lambda seat: planned.label if is_keeper(state, seat) else public


def _public(state: Mystery, what: str) -> str | None:
    """Return the public name of an id: goals, threats, judged acts and elements by their words; None: it has none."""
    for player in state.players.values():
        for element in player.elements:
            if element.id == what:
                return element.text
    if what in state.proposals:
        return state.proposals[what].act
    if what in state.threats:
        return state.threats[what].text
    if state.resolution is not None and state.resolution.id == what:
        return state.resolution.goal
    return state.resolutions[what].goal if what in state.resolutions else None


PROJECTION = Projection(
    game=GAME.name,
    view=view,
    entries=entries_from(ENTRY_RULES, GAME),
    names=names,
    options=lambda state: public_options(state.options),
    awaited=awaited,
    views=(InnommableView,),
    types=types_of(ENTRY_RULES, GAME),
    outline=Outline(("OrdinarySceneOpened", "PhaseChanged", "EpilogueTold"), ("GoalDeclared",)),
)
