"""Visibility at a table of Spin: the same answers for refusals, moves and views."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from domain.systems.spin.state.opposition_state import Factor
from domain.systems.spin.state.state import Canvas, Character, Gauge, Modifier, Spin, Stake, Trait, UsedGauge
from domain.systems.spin.table.roles import is_gm


def knows(state: Spin, seat: str, character: Character) -> bool:
    return character.named or is_gm(state, seat)


def visible(state: Spin, seat: str) -> Mapping[str, Character]:
    """Return the characters that the seat knows of.

    Moves take their candidates from this and the like, so that they are no more work where more is hidden.
    """
    return state.characters if is_gm(state, seat) else state.named


def visible_canvases(state: Spin, seat: str) -> Mapping[str, Canvas]:
    return state.canvases if is_gm(state, seat) else state.seen_canvases


def visible_stakes(state: Spin, seat: str) -> Mapping[str, Stake]:
    return state.stakes if is_gm(state, seat) else state.shared_stakes


def visible_modifiers(state: Spin, seat: str) -> Iterator[Modifier]:
    return (modifier for modifier in state.modifiers.values() if sees_modifier(state, seat, modifier))


def visible_traits(state: Spin, seat: str) -> Mapping[str, Trait]:
    if not is_gm(state, seat):
        return state.seen_traits
    bearers: tuple[Character | Canvas, ...] = (*state.characters.values(), *state.canvases.values())
    return {key: trait for bearer in bearers for key, trait in bearer.traits.items()}


def sees_sheet(state: Spin, seat: str, character: Character) -> bool:
    return character.readable or is_gm(state, seat)


def seen_gauges(state: Spin, seat: str, character: Character) -> Mapping[str, Gauge | UsedGauge]:
    """Return the gauges as the seat sees them (SPI-SEC-03).

    Whoever does not see the sheet knows those that were used openly, as they were then.
    """
    return character.gauges if sees_sheet(state, seat, character) else character.used


def sees_trait(state: Spin, seat: str, bearer: Character | Canvas, trait: Trait) -> bool:
    """Return whether the seat sees that trait; an open key factor makes it known to all (SPI-SEC-03)."""
    if isinstance(bearer, Character):
        return trait.open or sees_sheet(state, seat, bearer)
    return trait.open or _sees_whole(state, seat, bearer)


def sees_sheet_of(state: Spin, seat: str, character: str | None) -> bool:
    """Return whether the seat reads information about that character.

    If it concerns no character, all may read it; if it concerns one whom the state does not hold, the game master
    alone.
    """
    if character is None:
        return True
    found = state.characters.get(character)
    return is_gm(state, seat) if found is None else sees_sheet(state, seat, found)


def sees_modifier(state: Spin, seat: str, modifier: Modifier) -> bool:
    return sees_sheet_of(state, seat, modifier.character)


def use_of(state: Spin, seat: str, modifier: Modifier) -> str | None:
    """Return the opposition in which the seat sees the modifier used, or None (SPI-SEC-04).

    Used by a hidden factor, a modifier still seems to wait to all but the gm.
    """
    used_in = state.oppositions.get(modifier.used_in or "")
    made_of_it = (f for f in used_in.factors.values() if f.source_id == modifier.id) if used_in else ()
    seen = any(f.status == "accepted" and sees_factor(state, seat, f) for f in made_of_it)
    return modifier.used_in if seen or is_gm(state, seat) else None


def sees_canvas(state: Spin, seat: str, canvas: Canvas) -> bool:
    """Return whether the seat sees at least part of the canvas (SPI-CANV-03).

    Drama and the gm's other sheets stay with the gm until shared, or until a trait of it was used.
    """
    return canvas.in_part or _sees_whole(state, seat, canvas)


def sees_axis(state: Spin, seat: str, canvas: Canvas, axis: int) -> bool:
    return axis in canvas.shared_axes or _sees_whole(state, seat, canvas)


def _sees_whole(state: Spin, seat: str, canvas: Canvas) -> bool:
    return state.reads(canvas) or is_gm(state, seat)


def sees_factor(state: Spin, seat: str, factor: Factor) -> bool:
    """Return whether the seat sees the whole factor (SPI-SEC-04).

    Of a hidden factor others than the gm see the camp, the dice and the flag only.
    """
    return not factor.hidden or is_gm(state, seat)
