"""Checks shared by the chapters, in the order of AMB-GEN-05.

That is: form, step, role, public facts, the hand, the hidden card.
"""

from __future__ import annotations

from collections.abc import Iterable

from domain.base.refusal import Refused
from domain.game import Schema, text
from domain.systems.ambre.state.cards import ConflictId, Minor
from domain.systems.ambre.state.state import Conflict, Scene, State, Step

FREE: Schema = {"anyOf": [text(), {"type": "null"}]}
"""A text that may be left out."""


def formed(well: bool) -> None:
    """Refuse a command that names no seat or conflict of this very table, or one twice, ahead of all else (AMB-GEN-05).

    Raises Refused.
    """
    if not well:
        raise Refused("bad_request", "AMB-GEN-05", "form")


def on_the_ring(state: State, conflict: ConflictId) -> bool:
    """Return whether the table has such a conflict; before the start, with none to compare with, always True."""
    return not state.conflicts or state.conflict(conflict) is not None


def named(state: State, conflict: ConflictId) -> Conflict:
    """Return the conflict of that name. Raises Refused when the table has none."""
    found = state.conflict(conflict)
    if found is None:
        raise Refused("bad_request", "AMB-GEN-05", "form")
    return found


def at_step(state: State, *steps: Step) -> None:
    """Refuse a command of another phase or step (AMB-GEN-04). Raises Refused."""
    if state.step not in steps:
        raise Refused("wrong_phase", "AMB-GEN-04")


def not_over(state: State) -> None:
    """Refuse any command once the game, or by the host its only session, has ended (AMB-EPI-07, AMB-GEN-05).

    Raises Refused.
    """
    if state.step == "ended":
        raise Refused("game_over", "AMB-EPI-07")
    if state.table.status == "ended":
        raise Refused("game_over", "AMB-GEN-05")


def running(state: State, *steps: Step) -> Scene:
    """Return the running scene at one of these steps. Raises Refused at any other."""
    at_step(state, *steps)
    if state.scene is None:
        raise Refused("wrong_phase", "AMB-GEN-04")
    return state.scene


def stage(state: State) -> Conflict:
    """Return the conflict of the running scene. Raises Refused when none runs."""
    found = state.conflict(state.scene.conflict) if state.scene else None
    if found is None:
        raise Refused("wrong_phase", "AMB-GEN-04")
    return found


def waited_for(state: State, seats: Iterable[str]) -> frozenset[str]:
    """Return those of the seats whose consents and passes are awaited: the ones at the table (AMB-Q-32).

    Where none of them is there, the ones that may come back.
    """
    known = [seat for seat in seats if seat not in state.table.closed]
    return frozenset(seat for seat in known if not state.table.absent(seat)) or frozenset(known)


def playing(state: State) -> tuple[str, ...]:
    """Return the seats of the ring that were not closed."""
    return tuple(seat for seat in state.seating if seat not in state.table.closed)


def only(seat: str, allowed: Iterable[str | None], code: str, rule: str) -> None:
    """Refuse a seat that is not among the allowed ones. Raises Refused with this code and rule."""
    if seat not in allowed:
        raise Refused(code, rule, "role")


def held(state: State, seat: str, card: str) -> Minor:
    """Return a card of the seat's hand (AMB-SEC-09, AMB-CARD-05).

    Raises Refused, with the same answer wherever else the card is, or if it is nowhere.
    """
    for minor in state.players[seat].hand:
        if minor == card:
            return minor
    raise Refused("card_not_in_hand", "AMB-SEC-09")


def set_aside(state: State, seat: str, card: str) -> Minor:
    """Return a card of the seat's own pile.

    Raises Refused, as for a card of the hand, with one answer for any other card.
    """
    for minor in state.players[seat].set_aside:
        if minor == card:
            return minor
    raise Refused("card_not_set_aside", "AMB-SEC-09")


def turned_up(conflict: Conflict, card: str, rule: str) -> Minor:
    """Return a face-up card of the conflict. Raises Refused."""
    for placed in conflict.cards:
        if placed.card == card:
            if placed.face_up:
                return placed.card
            raise Refused("card_not_face_up", rule)
    raise Refused("card_not_on_conflict", rule)


def spoken(text: str | None) -> str | None:
    """Return the text, None where it is blank."""
    return text if text and text.strip() else None


def worded(text: str | None, code: str, rule: str) -> None:
    """Refuse a missing or blank text. Raises Refused with this code and rule."""
    if text is None or not text.strip():
        raise Refused(code, rule)
