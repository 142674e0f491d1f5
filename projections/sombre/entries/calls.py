"""Entries about rolls that are asked for."""

from __future__ import annotations

from domain.game import copy_fields
from domain.systems.sombre.combat.attacks.ranged import complicates_shot, of_ranged_skill
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState
from projections.base.projection import EntryDraft
from projections.sombre.views.calls import CallPart, announced


class RollAskedEntry(CallPart, frozen=True, kw_only=True):
    """A roll that was asked for, with the id by which `Roll` names it."""

    call: str


def asked_line(state: SombreState, seat: str, call: Call, *, recorded: bool) -> EntryDraft:
    """Draft the line that a roll is asked for, with the rules that count for it."""
    fields = roll_asked(state, seat, call)
    return EntryDraft("RollCalled", fields, recorded, rules=rules_of(state, fields))


def roll_asked(state: SombreState, seat: str, call: Call) -> RollAskedEntry:
    return copy_fields(RollAskedEntry, announced(state, seat, call), call=call.id)


def rules_of(state: SombreState, asked: RollAskedEntry) -> tuple[str, ...]:
    """Return the rules that count for a roll, by what its reader reads of it."""
    labels = {rank.label for rank in asked.difficulty}
    skilled = ("SOM-SKILL-13",) if asked.skills else ()
    ranks = ("SOM-ROLL-15",) if asked.ranks else ()
    several = ("SOM-ROLL-16",) if len(labels) > 1 else ()
    aimed = ("SOM-RANGED-01", "SOM-RANGED-02") if of_ranged_skill(state, asked.skills) else ()
    far = ("SOM-RANGED-03",) if complicates_shot(state, labels) else ()
    return ("SOM-ROLL-07", "SOM-ROLL-08", *ranks, *several, *skilled, *aimed, *far)
