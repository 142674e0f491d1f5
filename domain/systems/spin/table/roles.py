"""Seats and their roles, the owners of characters and camps, and the characters in play."""

from __future__ import annotations

from domain.systems.spin.state.opposition_state import Opposition
from domain.systems.spin.state.state import Character, Spin


def is_gm(state: Spin, seat: str) -> bool:
    return state.table.role(seat) == "gm"


def is_player(state: Spin, seat: str) -> bool:
    """Return whether it is a player seat; in solo the one seat is both player and gm (SPI-SOLO-01)."""
    role = state.table.role(seat)
    return role == "player" or (role == "gm" and state.options.solo)


def gm_seat(state: Spin) -> str:
    return next((s.id for s in state.table.sitting if s.role == "gm"), "")


def player_seats(state: Spin) -> tuple[str, ...]:
    return tuple(s.id for s in state.table.sitting if is_player(state, s.id))


def is_away(state: Spin, seat: str) -> bool:
    """Return whether the seat is away or closed, so that the gm acts for it."""
    return state.table.absent(seat)


def plays(state: Spin, owner: str) -> bool:
    """Return whether the owner of a character still speaks for it: it has not become a spectator (SPI-A-48)."""
    return state.table.role(owner) != "spectator"


def acts_for(state: Spin, seat: str, owner: str) -> bool:
    """Return whether the seat acts for the owner: the owner's own seat, or the gm's for an absent one.

    The gm also acts for an owner who has become a spectator (SPI-A-48).
    """
    gone = not plays(state, owner)
    return (seat == owner and not gone) or (is_gm(state, seat) and (is_away(state, owner) or gone))


def camp_seat(state: Spin, opposition: Opposition, camp: str) -> str:
    """Return the seat of a camp: the lead's, the aggressor's, or else the gm's."""
    character = opposition.lead if camp == "protagonist" else opposition.aggressor
    found = state.characters.get(character or "")
    return found.owner if found else gm_seat(state)


def camp_seats(state: Spin, opposition: Opposition, camp: str) -> set[str]:
    """Return every seat of a camp: the protagonists' owners, the aggressor's, or else the gm's (SPI-ALEA-09)."""
    there = opposition.protagonists if camp == "protagonist" else (opposition.aggressor or "",)
    return {state.characters[c].owner for c in there if c in state.characters} or {gm_seat(state)}


def active_protagonists(state: Spin) -> tuple[Character, ...]:
    return tuple(c for c in state.named.values() if c.kind == "protagonist" and not c.ended)


def engaged(state: Spin, character: str) -> bool:
    """Return whether the character is in an opposition that is not closed (SPI-OPP-01)."""
    return any(
        o.is_open and (character in o.protagonists or character == o.aggressor) for o in state.oppositions.values()
    )
