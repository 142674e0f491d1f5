"""Audiences of Sombre's entries: the catalogue's visibility codes, and how a chapter says which of its lines
bear them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from domain.record.history import Step
from domain.systems.sombre.characters.proposals import holder
from domain.systems.sombre.fear.crimes import criminal
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import Character, SombreState
from domain.systems.sombre.table.guards import is_gm, open_sheet, plays
from domain.systems.sombre.table.places import by_person
from projections.base.projection import EntryDraft

Audience = Callable[[Step, str, Any], bool]
Fields = Callable[[Step, str, Any], msgspec.Struct | None]


class SombreEntryRule(msgspec.Struct, frozen=True):
    """The rule for one kind of event or consequence: who reads it, and with which fields (None: nobody).

    `dice`: to whom its draws are shown as well. `line` makes the whole line itself, where what others read must
    bear another name and other rules; `lines`: the names that it may bear, with the struct of each.
    """

    audience: Audience
    fields: Fields | None = None
    dice: Audience | None = None
    line: Callable[[Step, str, Any], EntryDraft | None] | None = None
    lines: Mapping[str, type[msgspec.Struct]] = {}


class Piece(msgspec.Struct, frozen=True, eq=False):
    """The entry rules of a chapter; `shown` lists its structs that are no commands or consequences themselves."""

    entry_rules: Mapping[type[Any], SombreEntryRule]
    shown: tuple[type[msgspec.Struct], ...] = ()


def subject(step: Step, fact: Any) -> str:
    """The id of the character that a line is about, found in the state before when only named indirectly."""
    state: SombreState = step.before
    for source in (fact, by_person(step.before, step.event.command)):
        for field in ("character", "npc", "animal", "dog", "swarm", "leader"):
            found = getattr(source, field, None)
            if isinstance(found, str):
                return found
        indirect = _indirect(state, source)
        if indirect:
            return indirect
    return ""


def _indirect(state: SombreState, source: Any) -> str:
    """By a shock, a crime, a proposal or a call."""
    shock = state.shocks.get(getattr(source, "shock", None) or getattr(source, "source", None) or "")
    if shock is not None:
        return shock.character
    crime = criminal(state, getattr(source, "crime", "") or "")
    if crime is not None:
        return crime[0].id
    person = holder(state, getattr(source, "proposal", "") or "")
    if person is not None:
        return person.id
    call = call_of(state, source)
    return call.character if call is not None else ""


def call_of(state: SombreState, fact: Any) -> Call | None:
    named = getattr(fact, "call", "")
    return state.calls.get(named) or state.rolls.get(named)


def about(step: Step, fact: Any) -> tuple[Character | None, Character | None]:
    """The character that a line is about, as it was and as it is; a new one bears the id of its event."""
    character = subject(step, fact) or step.event.id
    return step.before.characters.get(character), step.after.characters.get(character)


def everyone(_step: Step, _seat: str, _fact: Any) -> bool:
    """ALL."""
    return True


def gm(step: Step, seat: str, _fact: Any) -> bool:
    """GM."""
    return is_gm(step.after, seat)


def known(step: Step, seat: str, fact: Any) -> bool:
    """ALL, once the table knows of the character; until then GM and its owner."""
    _, now = about(step, fact)
    return (now is not None and now.known) or owner(step, seat, fact)


def owner(step: Step, seat: str, fact: Any) -> bool:
    """OWN: the seat that controlled the character when it happened, and the game master."""
    was, now = about(step, fact)
    holder_seat = was.seat if was is not None else now.seat if now is not None else None
    return is_gm(step.after, seat) or (holder_seat is not None and holder_seat == seat)


def sheet(step: Step, seat: str, fact: Any) -> bool:
    """P23: pages 2 and 3, OWN with closed sheets, ALL with open ones once the character is approved."""
    was, now = about(step, fact)
    present = was if was is not None else now
    return owner(step, seat, fact) or (present is not None and open_sheet(step.before, present))


def background(step: Step, seat: str, fact: Any) -> bool:
    """P4: OWN always, unless the table shows page 4 in open mode."""
    was, _ = about(step, fact)
    shown = step.before.options.open_mode_shows_page4
    return owner(step, seat, fact) or (shown and was is not None and open_sheet(step.before, was))


def reads_sheet(state: SombreState, seat: str, character: Character) -> bool:
    """SOM-CHAR-03: pages 2 and 3 now."""
    return plays(state, seat, character) or open_sheet(state, character)
