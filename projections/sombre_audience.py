"""Who may read what: the visibility codes of the catalogue, and how a chapter says which of its lines they bear."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from domain.history import Step
from domain.systems.sombre.seats import is_gm
from domain.systems.sombre.state import Character, SombreState

Audience = Callable[[Step, str, Any], bool]
Fields = Callable[[Step, str, Any], msgspec.Struct | None]


class Telling(msgspec.Struct, frozen=True):
    """How one kind of event or consequence is told: to whom, and with which fields (None: not told).

    `name` replaces the event's own; `dice`: its draws are shown with it.
    """

    audience: Audience
    fields: Fields | None = None
    name: str = ""
    dice: Audience | None = None


class Piece(msgspec.Struct, frozen=True, eq=False):
    """What a chapter tells; `shown` lists its structs that are no commands or consequences themselves."""

    tellings: Mapping[type[Any], Telling]
    shown: tuple[type[msgspec.Struct], ...] = ()


def everyone(step: Step, seat: str, told: Any) -> bool:
    """ALL."""
    return True


def gm(step: Step, seat: str, told: Any) -> bool:
    """GM."""
    return is_gm(step.after, seat)


def nobody(step: Step, seat: str, told: Any) -> bool:
    return False


def about(step: Step, told: Any) -> tuple[Character | None, Character | None]:
    """The character that a line is about, as it was and as it is."""
    character = getattr(told, "character", None) or getattr(step.event.command, "character", "")
    return step.before.characters.get(character), step.after.characters.get(character)


def known(step: Step, seat: str, told: Any) -> bool:
    """ALL, once the table knows of the character; until then GM and its owner."""
    _, now = about(step, told)
    return (now is not None and now.known) or owner(step, seat, told)


def owner(step: Step, seat: str, told: Any) -> bool:
    """OWN: the seat that controlled the character when it happened, and the game master."""
    was, now = about(step, told)
    holder = was.seat if was is not None else now.seat if now is not None else None
    return is_gm(step.after, seat) or (holder is not None and holder == seat)


def owner_since(step: Step, seat: str, told: Any) -> bool:
    """OWN for what was lived through before the character was lost: its former owner included."""
    _, now = about(step, told)
    return owner(step, seat, told) or (now is not None and now.former_seat == seat and bool(seat))


def sheet(step: Step, seat: str, told: Any) -> bool:
    """P23: pages 2 and 3, OWN with closed sheets, ALL with open ones once the character is approved."""
    was, now = about(step, told)
    present = was if was is not None else now
    return owner(step, seat, told) or (present is not None and open_sheet(step.after, present))


def background(step: Step, seat: str, told: Any) -> bool:
    """P4: OWN always, unless the table shows page 4 in open mode."""
    _, now = about(step, told)
    shown = step.after.options.open_mode_shows_page4
    return owner(step, seat, told) or (shown and now is not None and open_sheet(step.after, now))


def open_sheet(state: SombreState, character: Character) -> bool:
    """SOM-CHAR-04; SOM-MIND-07: the sheet of a lost character is closed for good."""
    return state.options.sheet_mode == "open" and character.is_pc and character.known and character.validated


def reads_sheet(state: SombreState, seat: str, character: Character) -> bool:
    """Pages 2 and 3 now."""
    return plays(state, seat, character) or open_sheet(state, character)


def plays(state: SombreState, seat: str, character: Character) -> bool:
    """OWN now."""
    return is_gm(state, seat) or (character.seat is not None and character.seat == seat)
