"""What a seat may see: the same answers for refusals, moves and views."""

from __future__ import annotations

from domain.systems.spin.state.state import Canvas, Character, Factor, Gauge, Modifier, Spin, Trait
from domain.systems.spin.table.roles import is_gm


def knows(state: Spin, seat: str, character: Character) -> bool:
    return character.kind == "protagonist" or character.known or is_gm(state, seat)


def sees_sheet(state: Spin, seat: str, character: Character) -> bool:
    return character.kind == "protagonist" or character.sheet or is_gm(state, seat)


def sees_part(state: Spin, seat: str, bearer: Character | Canvas, part: Trait | Gauge) -> bool:
    """SPI-SEC-03: a trait or gauge, once it served as an open key factor, is known to all."""
    if isinstance(bearer, Character):
        return part.open or sees_sheet(state, seat, bearer)
    return part.open or _sees_whole(state, seat, bearer)


def sees_modifier(state: Spin, seat: str, modifier: Modifier) -> bool:
    owner = state.characters.get(modifier.character or "")
    return owner is None or sees_sheet(state, seat, owner)


def use_of(state: Spin, seat: str, modifier: Modifier) -> str | None:
    """SPI-SEC-04: the opposition in which the seat sees it used; a hidden factor leaves it waiting for the others."""
    used_in = state.oppositions.get(modifier.used_in or "")
    made_of_it = (f for f in used_in.factors.values() if f.source_id == modifier.id) if used_in else ()
    seen = any(f.status == "accepted" and sees_factor(state, seat, f) for f in made_of_it)
    return modifier.used_in if seen or is_gm(state, seat) else None


def public_canvas(canvas: Canvas) -> bool:
    return canvas.shared or canvas.kind in ("world", "group") or canvas.responsible is not None


def sees_canvas(state: Spin, seat: str, canvas: Canvas) -> bool:
    """Drama and the gm's other sheets stay with the gm until shared, or until a trait of it was used (SPI-CANV-03)."""
    used = any(trait.open for trait in canvas.traits.values())
    return used or bool(canvas.shared_axes) or _sees_whole(state, seat, canvas)


def sees_axis(state: Spin, seat: str, canvas: Canvas, axis: int) -> bool:
    return axis in canvas.shared_axes or _sees_whole(state, seat, canvas)


def _sees_whole(state: Spin, seat: str, canvas: Canvas) -> bool:
    if public_canvas(canvas) or is_gm(state, seat):
        return True
    return canvas.kind == "drama" and "drama" in state.disclosed


def sees_factor(state: Spin, seat: str, factor: Factor) -> bool:
    """SPI-SEC-04: of a hidden factor others see the camp, the dice and the flag only."""
    return not factor.hidden or is_gm(state, seat)
