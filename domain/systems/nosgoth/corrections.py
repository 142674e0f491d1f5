"""Chapter UNDO: how this game corrects its record.

Most of it is the common mechanism: the game master retracts or replaces any input (NOS-UNDO-01, NOS-UNDO-03,
NOS-UNDO-08), anyone may contest one that he sees (NOS-UNDO-02), a recorded die is compared again and never
rolled again (NOS-UNDO-04), a hit that becomes a miss loses its damage (NOS-UNDO-05). This module adds the inputs
that replace those refused after a correction.
"""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.chance import Undrawn
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.game import Law, LawCodes
from domain.systems.nosgoth.actions.actions import CancelAction, DeclareAction
from domain.systems.nosgoth.actions.focus import ChooseFocus
from domain.systems.nosgoth.actions.resolution import ResolveAction
from domain.systems.nosgoth.combat.attacks import DeclareAttack, DeclareEnemyAttack, attacker_of
from domain.systems.nosgoth.combat.combat import EndTurn, TurnGiven
from domain.systems.nosgoth.combat.deeds import DeclareEnemyAction
from domain.systems.nosgoth.state.state import State, acting_seat, declared_by


def replacement(state: State, event: Event, why: Refused | Undrawn | None) -> tuple[Event, ...]:
    """Return the events to try instead of an input that is refused at its place; empty if that input is void."""
    match event.command, getattr(why, "code", None):
        case (
            DeclareAction() | DeclareAttack() | DeclareEnemyAttack() | DeclareEnemyAction() | EndTurn() | TurnGiven(),
            "action_open",
        ):
            return (*_cancellations(state, event), event)
        case ChooseFocus(action_id), "focus_floor":
            return (replace(event, command=ChooseFocus(action_id, 0)),)
        case ResolveAction(action_id), "focus_floor":
            return (*_no_focus(state, event, action_id), event)
        case _:
            return ()


def _cancellations(state: State, event: Event) -> tuple[Event, ...]:
    """Return cancellations, just before the event, of the actions that the correction has left open (NOS-UNDO-06)."""
    gm = next((seat.id for seat in state.table.with_role("gm")), "")
    return tuple(
        replace(event, id=f"{event.id}.{of.id}", seat=gm, command=CancelAction(of.id), draws=())
        for of in declared_by(state, _declaring(state, event))
    )


def _declaring(state: State, event: Event) -> str:
    """Return the combatant who may have no open action when this event happens; "" if there is none."""
    match event.command:
        case DeclareAction(character):
            return character
        case DeclareAttack(character=named_one):
            attacker = attacker_of(state, event.seat, named_one)
            return "" if attacker is None else attacker.id
        case DeclareEnemyAttack(enemy) | DeclareEnemyAction(enemy):
            return enemy
        case _:
            return "" if state.combat is None else state.combat.active


def _no_focus(state: State, event: Event, action_id: str) -> tuple[Event, ...]:
    """Return a choice of 0 points that replaces focus no longer payable (NOS-UNDO-07); may be empty."""
    of = state.open.get(action_id)
    seat = None if of is None else acting_seat(state, of)
    if seat is None:
        return ()
    return (replace(event, id=f"{event.id}.0", seat=seat, command=ChooseFocus(action_id, 0), draws=()),)


LAW = Law(
    replacement=replacement,
    codes=LawCodes(rule="NOS-UNDO-03"),
    names={
        "retract": "RulingRetracted",
        "amend": "RulingReplaced",
        "rewind": "RulingRewound",
        "restore": "RulingRestored",
    },
)
