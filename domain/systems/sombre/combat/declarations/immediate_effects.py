"""Immediate effects of a declaration, before anything is resolved."""

from __future__ import annotations

from domain.game import Evolved
from domain.systems.sombre.combat.attacks.declaration_order import closing
from domain.systems.sombre.combat.declarations.long_actions import interrupted
from domain.systems.sombre.condition.battle import with_intent
from domain.systems.sombre.condition.releases import let_go
from domain.systems.sombre.condition.stuck_weapons import withdraw
from domain.systems.sombre.state.combat_state import Intent
from domain.systems.sombre.state.state import SombreState


def apply_declaration(state: SombreState, made: Intent) -> Evolved:
    """Apply a declaration: a hold that is let go, a long action interrupted, a weapon that leaves a wound.

    Letting go is done at once and is no action: the character still has its own to declare (SOM-MELEE-21).
    """
    if not _there(state, made):
        return Evolved(state)
    if made.spec.kind == "let_go":
        return let_go(state, made.character, made.spec.target)
    evolved = Evolved(closing(with_intent(state, made)))
    evolved = evolved.then(interrupted, made)
    return evolved.then(withdraw, made)


def overheard(state: SombreState, made: Intent) -> Evolved:
    """Apply an NPC's intent; a hidden one shows nothing before its action is resolved, or the Turn over."""
    if not _there(state, made):
        return Evolved(state)
    if made.hidden:
        return Evolved(with_intent(state, made))
    if made.spec.kind == "let_go":
        return let_go(state, made.character, made.spec.target)
    return withdraw(with_intent(state, made), made)


def _there(state: SombreState, made: Intent) -> bool:
    """Return whether the character and the target exist; no fight holds an intent of others."""
    return made.character in state.characters and (made.spec.target or made.character) in state.characters
