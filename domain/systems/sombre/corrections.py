"""C-4, SOM-RULING-02, SOM-RULING-05: how this game corrects its record.

What depends on a corrected event falls because decide refuses it at its place: the roll without its call, the
shock without its failed roll, the imposed action without its fear. Nothing has to be listed for that.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from domain.base.chance import Undrawn
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.game import Law, LawCodes
from domain.systems.sombre.characters.approval import AssignCharacter, ImportCharacter
from domain.systems.sombre.characters.creation import CreateCharacter
from domain.systems.sombre.combat.declarations.intents import DeclareIntent, ReviewedIntent
from domain.systems.sombre.combat.declarations.sealing import SpecifyIntent
from domain.systems.sombre.combat.resolution.late_hits import WoundsSetAside
from domain.systems.sombre.combat.turn.turn import ClosedCombat, EndCombat, OpenedCombat, StartCombat
from domain.systems.sombre.dangers.common.placement import unplaced
from domain.systems.sombre.dice.roll_commands import DeclareAction, ReviewedDeclaration
from domain.systems.sombre.fear.fear import CallFearRoll
from domain.systems.sombre.state.state import SombreState


def replacement(state: SombreState, event: Event, why: Refused | Undrawn | None) -> tuple[Event, ...]:
    """Return the events to try in place of one that is refused at its place; an empty tuple lets it go.

    A declaration is kept and flagged for review; a character given back steps aside for the one that replaced it.
    SOM-RULING-04: a combat that was fought stands, though a decision before it is open again; time that went on did so,
    and what a danger did before it waits for its place (SOM-RULING-03).
    """
    if why is None:
        return ()
    if isinstance(why, Refused) and why.code == "needs_gm_ruling" and any(unplaced(state)):
        gm = next((s.id for s in state.table.with_role("gm")), "")
        aside = replace(event, id=f"{event.id}.aside", seat=gm, command=WoundsSetAside(), draws=())
        return (aside, *(_played(event) or (event,)))
    if _played(event):
        return _played(event)
    match event.command:
        case DeclareAction(character, text):
            return (replace(event, command=ReviewedDeclaration(character, text)),)
        case DeclareIntent(character, action) | SpecifyIntent(character, action) if (
            state.fight is not None and character in state.characters
        ):
            return (replace(event, command=ReviewedIntent(character, action)),)
        case CreateCharacter(seat=seat) | ImportCharacter(seat=seat) | AssignCharacter(seat=seat):
            taken = isinstance(why, Refused) and why.code == "already_has_character"
            return _stepping_aside(state, event, seat) if taken else ()
        case _:
            return ()


def _played(event: Event) -> tuple[Event, ...]:
    """Return an event that keeps the start or end of a fought combat, if the event is one (SOM-RULING-04)."""
    match event.command:
        case StartCombat(characters):
            return (replace(event, command=OpenedCombat(characters)),)
        case EndCombat():
            return (replace(event, command=ClosedCombat()),)
        case _:
            return ()


def _stepping_aside(state: SombreState, event: Event, seat: str | None) -> tuple[Event, ...]:
    """Return events that give the seat's living characters to the game master, then the event itself (SOM-MIND-07).

    The game master has them until he assigns them again.
    """
    gm = next((s.id for s in state.table.with_role("gm")), "")
    holding = [c.id for c in state.characters.values() if c.seat == seat and c.alive and c.is_pc]
    handed = [
        replace(event, id=f"{event.id}.back.{n}", seat=gm, command=AssignCharacter(character, None), draws=())
        for n, character in enumerate(holding)
    ]
    return (*handed, event)


def refuses(state: SombreState, event: Event | None, wanted: Command | None) -> str | None:
    """Return the refusal code of a correction of a fear roll, or None (SOM-SOMA-05).

    The stake of a fear roll stands once its die has fallen.
    """
    if event is None:
        return None
    was: Any = event.command
    if not isinstance(was, CallFearRoll) or not isinstance(wanted, CallFearRoll):
        return None
    thrown = any(roll.cause == event.id for roll in state.dice.rolls.values())
    return "too_late" if thrown and was.somatogenic != wanted.somatogenic else None


LAW = Law(
    contesters=frozenset({"player"}),
    reasoned=frozenset({"contest", "uphold", "retract", "amend", "rewind", "restore", "text"}),
    codes=LawCodes(
        rule="SOM-RULING-02",
        unknown="unknown_ruling",
        unseen="not_visible",
        void="already_retracted",
        uncontested="no_contest",
        no_contest="no_contest",
        reasonless="reason_required",
        role="gm_only",
    ),
    replacement=replacement,
    refuses=refuses,
)
