"""Projection of Nosgoth Mithrap: the parts of its table of entries, and its view."""

from __future__ import annotations

from domain.systems.nosgoth.game import GAME
from projections.base.entry_rules import EntryRules, entries_from, structs_of, types_of
from projections.base.projection import Outline, Projection
from projections.nosgoth import actions, combat, sheets
from projections.nosgoth.asked import awaited
from projections.nosgoth.views import VIEWS, names, view

TELLINGS: EntryRules = {**sheets.TELLINGS, **actions.TELLINGS, **combat.TELLINGS}

PROJECTION = Projection(
    game=GAME.name,
    view=view,
    entries=entries_from(TELLINGS, GAME),
    names=names,
    options=lambda state: state.options,
    awaited=awaited,
    views=VIEWS,
    shown=structs_of(TELLINGS),
    types=types_of(TELLINGS, GAME),
    outline=Outline(("CombatStarted", "CombatEnded"), ("TurnEnded",)),
)
