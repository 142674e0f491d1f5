"""Visibility of Sombre's entries: the catalogue's codes, and by which of its parts a sheet is read."""

from __future__ import annotations

from typing import Any

from domain.systems.sombre.characters.proposals import holder
from domain.systems.sombre.fear.crimes import criminal
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, open_sheet, plays
from domain.systems.sombre.table.places import by_person
from projections.sombre.views.steps import Step


def subject(step: Step, fact: Any) -> str:
    """Return the id of the character that a line is about, looked up in the state before if only named indirectly."""
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
    """Return the id of the character whose shock, crime, proposal or call is named; "": none is."""
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
    return state.dice.calls.get(named) or state.dice.rolls.get(named)


def about(step: Step, fact: Any) -> tuple[Character | None, Character | None]:
    """Return the character that a line is about, as it was and as it is; a new one bears the id of its event."""
    character = subject(step, fact) or step.event.id
    return step.before.characters.get(character), step.after.characters.get(character)


def gm(step: Step, seat: str, _fact: Any) -> bool:
    """Return whether the seat is the game master's (GM)."""
    return is_gm(step.after, seat)


def known(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the table knows of the character (ALL), or the seat is its owner's or the game master's (GM)."""
    _, now = about(step, fact)
    return (now is not None and now.known) or owner(step, seat, fact)


def owner(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat controlled the character when it happened, or is the game master's (OWN)."""
    was, now = about(step, fact)
    holder_seat = was.seat if was is not None else now.seat if now is not None else None
    return is_gm(step.after, seat) or (holder_seat is not None and holder_seat == seat)


def sheet(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads pages 2 and 3 (P23): OWN with closed sheets, ALL with open ones once approved."""
    was, now = about(step, fact)
    present = was if was is not None else now
    return owner(step, seat, fact) or (present is not None and open_sheet(step.before, present))


def background(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads page 4 (P4): OWN always, others where the table shows it in open mode."""
    was, _ = about(step, fact)
    shown = step.before.options.open_mode_shows_page4
    return owner(step, seat, fact) or (shown and was is not None and open_sheet(step.before, was))


def reads_sheet(state: SombreState, seat: str, character: Character) -> bool:
    """Return whether the seat reads pages 2 and 3 of the character now (SOM-CHAR-03)."""
    return plays(state, seat, character) or open_sheet(state, character)


def gauge_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads of the gauge: P23, or GM while it is behind the screen."""
    _, person = about(step, fact)
    if person is not None and fact.gauge in person.held:
        return is_gm(step.after, seat)
    return sheet(step, seat, fact)


def of_pc(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads the line: ALL of a player character, GM of an NPC (SOM-DISTRESS-13)."""
    _, person = about(step, fact)
    return gm(step, seat, fact) or (person is not None and person.is_pc and known(step, seat, fact))
