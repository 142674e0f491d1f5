"""Who is who at the table, and what a seat may see: the same answers for refusals, moves and views."""

from __future__ import annotations

from domain.game.refusal import Refused
from domain.systems.spin.state.state import Canvas, Character, Factor, Gauge, Modifier, Opposition, Spin, Trait


def is_gm(state: Spin, seat: str) -> bool:
    return state.table.role(seat) == "gm"


def is_player(state: Spin, seat: str) -> bool:
    """A player seat; in solo the one seat is both (SPI-SOLO-01)."""
    role = state.table.role(seat)
    return role == "player" or (role == "gm" and state.options.solo)


def gm_seat(state: Spin) -> str:
    return next((s.id for s in state.table.seats if s.role == "gm"), "")


def player_seats(state: Spin) -> tuple[str, ...]:
    return tuple(s.id for s in state.table.seats if is_player(state, s.id))


def is_away(state: Spin, seat: str) -> bool:
    found = state.table.seat(seat)
    return found is not None and found.away


def acts_for(state: Spin, seat: str, owner: str) -> bool:
    """The owner itself, or the gm for an absent owner."""
    return seat == owner or (is_gm(state, seat) and is_away(state, owner))


def require_gm(state: Spin, seat: str, rule: str) -> None:
    if not is_gm(state, seat):
        raise Refused("not_gm", rule, "role")


def require_owner(state: Spin, seat: str, owner: str, rule: str) -> None:
    if not acts_for(state, seat, owner):
        raise Refused("not_owner", rule, "role")


def unknown(rule: str) -> Refused:
    """SPI-SEC-06: what a seat may not see is answered like what does not exist."""
    return Refused("unknown_id", rule, "missing")


def knows(state: Spin, seat: str, character: Character) -> bool:
    return character.kind == "protagonist" or character.known or is_gm(state, seat)


def sees_sheet(state: Spin, seat: str, character: Character) -> bool:
    return character.kind == "protagonist" or character.sheet or is_gm(state, seat)


def sees_part(state: Spin, seat: str, character: Character, part: Trait | Gauge) -> bool:
    """SPI-SEC-03: an npc's trait or gauge, once it served as an open key factor, is known to all."""
    return part.open or sees_sheet(state, seat, character)


def public_canvas(canvas: Canvas) -> bool:
    return canvas.shared or canvas.kind in ("world", "group") or canvas.responsible is not None


def sees_modifier(state: Spin, seat: str, modifier: Modifier) -> bool:
    owner = state.characters.get(modifier.character or "")
    return owner is None or sees_sheet(state, seat, owner)


def sees_canvas(state: Spin, seat: str, canvas: Canvas) -> bool:
    """Drama and the gm's other sheets stay with the gm until shared (SPI-CANV-03)."""
    if public_canvas(canvas) or is_gm(state, seat):
        return True
    return bool(canvas.shared_axes) or (canvas.kind == "drama" and "drama" in state.disclosed)


def sees_axis(state: Spin, seat: str, canvas: Canvas, axis: int) -> bool:
    if public_canvas(canvas) or is_gm(state, seat) or axis in canvas.shared_axes:
        return True
    return canvas.kind == "drama" and "drama" in state.disclosed


def sees_factor(state: Spin, seat: str, factor: Factor) -> bool:
    """SPI-SEC-04: of a hidden factor others see the camp, the dice and the flag only."""
    return not factor.hidden or is_gm(state, seat)


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


def require_active(character: Character, rule: str) -> None:
    """SPI-GAUGE-09: an ended character does nothing any more."""
    if character.ended:
        raise Refused("character_ended", rule)


def bad(rule: str) -> Refused:
    return Refused("bad_value", rule)


def require(condition: bool, otherwise: Refused) -> None:
    if not condition:
        raise otherwise


def blank(text: str) -> bool:
    return not text.strip()


def camp_seat(state: Spin, opposition: Opposition, camp: str) -> str:
    """Who speaks for a camp: the lead's seat, the aggressor's, or the gm."""
    character = opposition.lead if camp == "protagonist" else opposition.aggressor
    found = state.characters.get(character or "")
    return found.owner if found else gm_seat(state)


def engaged(state: Spin, character: str) -> bool:
    """Is the character in an opposition that is not closed (SPI-OPP-01)?"""
    return any(
        o.is_open and (character in o.protagonists or character == o.aggressor) for o in state.oppositions.values()
    )


def camp_seats(state: Spin, opposition: Opposition, camp: str) -> set[str]:
    """Every seat of a camp (SPI-ALEA-09): the protagonists' owners, the aggressor's, or the gm's."""
    there = opposition.protagonists if camp == "protagonist" else (opposition.aggressor or "",)
    return {state.characters[c].owner for c in there if c in state.characters} or {gm_seat(state)}


def active_protagonists(state: Spin) -> tuple[Character, ...]:
    return tuple(c for c in state.characters.values() if c.kind == "protagonist" and not c.ended)


def alea_pending(state: Spin) -> bool:
    return any(o.alea_pending for o in state.oppositions.values())
