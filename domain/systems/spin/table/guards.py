"""Refusals shared by the chapters, on the seat, its object and the moment, which each checks before its own."""

from __future__ import annotations

from domain.base.refusal import Refused
from domain.systems.spin.state.opposition_state import Opposition
from domain.systems.spin.state.state import Character, Spin
from domain.systems.spin.table.roles import acts_for, is_gm, plays
from domain.systems.spin.table.sight import knows


def require(condition: bool, otherwise: Refused) -> None:
    if not condition:
        raise otherwise


def require_gm(state: Spin, seat: str, rule: str) -> None:
    if not is_gm(state, seat):
        raise Refused("not_gm", rule, "role")


def require_owner(state: Spin, seat: str, owner: str, rule: str) -> None:
    if not acts_for(state, seat, owner):
        raise Refused("not_owner", rule, "role")


def require_spender(state: Spin, seat: str, character: Character) -> None:
    """Refuse to spend for another, as the gm too, or for one's own as a spectator (SPI-FORT-01, SPI-A-48).

    Raises Refused.
    """
    if seat != character.owner or character.kind != "protagonist" or not plays(state, seat):
        raise Refused("not_owner", "SPI-FORT-01", "role")


def require_active(character: Character, rule: str) -> None:
    """Refuse any act of an ended character (SPI-GAUGE-09). Raises Refused."""
    if character.ended:
        raise Refused("character_ended", rule)


def character_for(state: Spin, seat: str, character: str, rule: str) -> Character:
    found = state.characters.get(character)
    if found is None or not knows(state, seat, found):
        raise unknown(rule)
    return found


def opposition_for(state: Spin, opposition: str, rule: str) -> Opposition:
    found = state.oppositions.get(opposition)
    if found is None:
        raise unknown(rule)
    return found


def alea_pending(state: Spin) -> bool:
    """Return whether a Deus Ex Alea still waits for its points (SPI-ALEA-04)."""
    return any(o.alea_pending for o in state.oppositions.values())


def unknown(rule: str) -> Refused:
    """Return the refusal for an entity that does not exist, and alike for one hidden from the seat (SPI-SEC-06)."""
    return Refused("unknown_id", rule, "missing")


def bad(rule: str) -> Refused:
    return Refused("bad_value", rule)


def blank(text: str) -> bool:
    return not text.strip()
