"""Seats and their roles, whose a character or a camp is, who is in play."""

from __future__ import annotations

from domain.systems.spin.state.state import Character, Opposition, Spin


def is_gm(state: Spin, seat: str) -> bool:
    return state.table.role(seat) == "gm"


def is_player(state: Spin, seat: str) -> bool:
    """A player seat; in solo the one seat is both (SPI-SOLO-01)."""
    role = state.table.role(seat)
    return role == "player" or (role == "gm" and state.options.solo)


def gm_seat(state: Spin) -> str:
    return next((s.id for s in state.table.sitting if s.role == "gm"), "")


def player_seats(state: Spin) -> tuple[str, ...]:
    return tuple(s.id for s in state.table.sitting if is_player(state, s.id))


def is_away(state: Spin, seat: str) -> bool:
    """Is it away, or was it closed? The gm acts for it."""
    return state.table.absent(seat)


def acts_for(state: Spin, seat: str, owner: str) -> bool:
    """The owner itself, or the gm for an owner who is absent, or plays no more (SPI-A-48)."""
    gone = state.table.role(owner) == "spectator"
    return (seat == owner and not gone) or (is_gm(state, seat) and (is_away(state, owner) or gone))


def camp_seat(state: Spin, opposition: Opposition, camp: str) -> str:
    """Return the seat of a camp: the lead's, the aggressor's, or the gm's."""
    character = opposition.lead if camp == "protagonist" else opposition.aggressor
    found = state.characters.get(character or "")
    return found.owner if found else gm_seat(state)


def camp_seats(state: Spin, opposition: Opposition, camp: str) -> set[str]:
    """Every seat of a camp (SPI-ALEA-09): the protagonists' owners, the aggressor's, or the gm's."""
    there = opposition.protagonists if camp == "protagonist" else (opposition.aggressor or "",)
    return {state.characters[c].owner for c in there if c in state.characters} or {gm_seat(state)}


def active_protagonists(state: Spin) -> tuple[Character, ...]:
    return tuple(c for c in state.named.values() if c.kind == "protagonist" and not c.ended)


def engaged(state: Spin, character: str) -> bool:
    """Is the character in an opposition that is not closed (SPI-OPP-01)?"""
    return any(
        o.is_open and (character in o.protagonists or character == o.aggressor) for o in state.oppositions.values()
    )
