"""Projection of Innommable: the keeper sees all of it, everybody else the public part and no trace of the rest.

INN-SEC-01 to INN-SEC-08: the preparation, the plan, the reserve and the pacing hints are the keeper's; auxiliary
keepers, commentators and spectators see what the other players see."""

from __future__ import annotations

from domain.systems.innommable.game import GAME
from projections.base.entry_rules import entries_from, types_of
from projections.base.projection import Outline, Projection
from projections.innommable.awaited import awaited
from projections.innommable.entries.rules import ENTRY_RULES
from projections.innommable.views.table import InnommableView, names, public_options, view

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
