"""Projection of Nosgoth Mithrap: the parts of its table of entries, and its view."""

from __future__ import annotations

from domain.systems.nosgoth.game import GAME
from domain.systems.nosgoth.state.sight import SHELVES
from projections.base.entry_rules import entries_from, types_of
from projections.base.projection import Outline, Projection
from projections.nosgoth.awaited import awaited
from projections.nosgoth.entries.rules import ENTRY_RULES
from projections.nosgoth.views.table import VIEWS, names, view

PROJECTION = Projection(
    game=GAME.name,
    view=view,
    entries=entries_from(ENTRY_RULES, GAME),
    names=names,
    options=lambda state: state.options,
    awaited=awaited,
    shelves=SHELVES,
    views=VIEWS,
    types=types_of(ENTRY_RULES, GAME),
    outline=Outline(("CombatStarted", "CombatEnded"), ("TurnEnded",)),
)
