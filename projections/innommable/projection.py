"""What each seat sees of Innommable: the keeper all of it, everybody else the public part and no trace of the rest.

INN-SEC-01 to INN-SEC-08: the preparation, the plan, the reserve and the pacing hints are the keeper's; auxiliary
keepers, commentators and spectators see what the other players see.
"""

from __future__ import annotations

from collections.abc import Mapping

from domain.systems.innommable.game import GAME
from domain.systems.innommable.sight import is_keeper
from domain.systems.innommable.state import Mystery
from projections.innommable.entries import TELLINGS
from projections.innommable.views import VIEWS, view
from projections.projection import Projection
from projections.tellings import entries_from, structs_of


def names(state: Mystery, seat: str) -> Mapping[str, str]:
    """Goals, threats, judged acts and elements by their words; entries of the plan for the keeper alone."""
    found = {closed.id: closed.goal for closed in state.resolutions.values()}
    if state.resolution is not None:
        found[state.resolution.id] = state.resolution.goal
    found |= {threat.id: threat.text for threat in state.threats.values()}
    found |= {proposal.id: proposal.act for proposal in state.proposals.values()}
    found |= {element.id: element.text for player in state.players.values() for element in player.elements}
    if is_keeper(state, seat):
        found |= {entry.id: entry.label for entry in state.prepared.plan.values()}
    return found


PROJECTION = Projection(
    game=GAME.name,
    view=view,
    entries=entries_from(TELLINGS, GAME),
    names=names,
    views=VIEWS,
    shown=structs_of(TELLINGS),
)
