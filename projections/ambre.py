"""The allow-list of Ambre: nobody is privileged, neither the host nor a spectator."""

from __future__ import annotations

from projections import ambre_entries, ambre_views
from projections.projection import Projection

PROJECTION = Projection(
    game="ambre",
    view=ambre_views.view,
    entries=ambre_entries.entries,
    names=ambre_views.names,
    views=(ambre_views.AmbreView,),
    shown=ambre_entries.SHOWN,
)
