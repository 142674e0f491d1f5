"""The allow-list of Ambre: nobody is privileged, neither the host nor a spectator."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Event
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.game import GAME
from domain.systems.ambre.state.state import State
from projections.ambre.awaited import awaited
from projections.ambre.entries import structs
from projections.ambre.entries.rules import ENTRY_RULES
from projections.ambre.views import table
from projections.base.entry_rules import entries_from, types_of
from projections.base.projection import Outline, Projection


def unsealed(state: State, event: Event, void: bool) -> msgspec.Struct | None:
    """Return what everybody may read of an event once the game has ended (AMB-SEC-13); None: the game has not ended.

    Motivations that were replaced or undone stay hidden (AMB-SEC-07).
    """
    if state.step != "ended":
        return None
    command: Any = event.command
    if isinstance(command, SubmitCharacter):
        player = state.players.get(event.seat)
        stands = not void and player is not None and player.motivation == command.motivation.strip()
        return structs.CharacterSubmittedEntry(command.name, command.motivation if stands else None)
    found: msgspec.Struct = command
    return found


PROJECTION = Projection(
    game=GAME.name,
    view=table.view,
    entries=entries_from(ENTRY_RULES, GAME),
    names=table.names,
    options=lambda state: state.options,
    awaited=awaited,
    views=(table.AmbreView,),
    types=types_of(ENTRY_RULES, GAME),
    unsealed=unsealed,
    outline=Outline(("SceneInitiated", "EpilogueOpened"), ("ActStarted",)),
)
