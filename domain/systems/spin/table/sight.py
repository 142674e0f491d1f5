"""What a seat may see: the same answers for refusals, moves and views."""

from __future__ import annotations

from domain.systems.spin.state.state import Canvas, Character, Factor, Gauge, Modifier, Spin, Trait
from domain.systems.spin.table.roles import is_gm


def knows(state: Spin, seat: str, character: Character) -> bool:
    return character.kind == "protagonist" or character.known or is_gm(state, seat)


def sees_sheet(state: Spin, seat: str, character: Character) -> bool:
    return character.kind == "protagonist" or character.sheet or is_gm(state, seat)


def sees_part(state: Spin, seat: str, character: Character, part: Trait | Gauge) -> bool:
    """SPI-SEC-03: an npc's trait or gauge, once it served as an open key factor, is known to all."""
    return part.open or sees_sheet(state, seat, character)


def sees_modifier(state: Spin, seat: str, modifier: Modifier) -> bool:
    owner = state.characters.get(modifier.character or "")
    return owner is None or sees_sheet(state, seat, owner)


def public_canvas(canvas: Canvas) -> bool:
    return canvas.shared or canvas.kind in ("world", "group") or canvas.responsible is not None


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
