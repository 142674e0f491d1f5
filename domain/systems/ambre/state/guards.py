"""Checks shared by the chapters, in the order of AMB-GEN-05: form, step, role, public facts, the hand, the
hidden card.
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
    """AMB-GEN-05: what names no seat or conflict of this very table, or one twice, is refused ahead of all else."""
    if not well:
        raise Refused("bad_request", "AMB-GEN-05", "form")


def on_the_ring(state: State, conflict: ConflictId) -> bool:
    """Is there such a conflict at this table? Before the start there is none to compare with."""
    return not state.conflicts or state.conflict(conflict) is not None


def named(state: State, conflict: ConflictId) -> Conflict:
    """The conflict of that name. Raises Refused."""
    found = state.conflict(conflict)
    if found is None:
        raise Refused("bad_request", "AMB-GEN-05", "form")
    return found


def at_step(state: State, *steps: Step) -> None:
    """AMB-GEN-04: a command of another phase or step is refused."""
    if state.step not in steps:
        raise Refused("wrong_phase", "AMB-GEN-04")


def not_over(state: State) -> None:
    """AMB-EPI-07, AMB-GEN-05: the game is over once it has ended, or the host has ended its only session early.

    Raises Refused.
    """
    if state.step == "ended":
        raise Refused("game_over", "AMB-EPI-07")
    if state.table.status == "ended":
        raise Refused("game_over", "AMB-GEN-05")


def running(state: State, *steps: Step) -> Scene:
    """The scene, at one of these steps."""
    at_step(state, *steps)
    if state.scene is None:
        raise Refused("wrong_phase", "AMB-GEN-04")
    return state.scene


def stage(state: State) -> Conflict:
    """The conflict of the running scene. Raises Refused when none runs."""
    found = state.conflict(state.scene.conflict) if state.scene else None
    if found is None:
        raise Refused("wrong_phase", "AMB-GEN-04")
    return found


def waited_for(state: State, seats: Iterable[str]) -> frozenset[str]:
    """AMB-Q-32: whom consents and passes wait for: those of them who are at the table; where nobody is, those who
    may come back.
    """
    known = [seat for seat in seats if seat not in state.table.closed]
    return frozenset(seat for seat in known if not state.table.absent(seat)) or frozenset(known)


def playing(state: State) -> tuple[str, ...]:
    """The seats of the ring that were not closed."""
    return tuple(seat for seat in state.seating if seat not in state.table.closed)


def only(seat: str, allowed: Iterable[str | None], code: str, rule: str) -> None:
    """A thing that is for these seats alone to do."""
    if seat not in allowed:
        raise Refused(code, rule, "role")


def held(state: State, seat: str, card: str) -> Minor:
    """AMB-SEC-09, AMB-CARD-05: a card of the hand; the same answer wherever it is else, or if it is nowhere."""
    for minor in state.players[seat].hand:
        if minor == card:
            return minor
    raise Refused("card_not_in_hand", "AMB-SEC-09")


def set_aside(state: State, seat: str, card: str) -> Minor:
    """A card of the seat's own pile, answered like a card of the hand."""
    for minor in state.players[seat].set_aside:
        if minor == card:
            return minor
    raise Refused("card_not_set_aside", "AMB-SEC-09")


def turned_up(conflict: Conflict, card: str, rule: str) -> Minor:
    """A face-up card of the conflict."""
    for placed in conflict.cards:
        if placed.card == card:
            if placed.face_up:
                return placed.card
            raise Refused("card_not_face_up", rule)
    raise Refused("card_not_on_conflict", rule)


def spoken(text: str | None) -> str | None:
    """A blank text is none."""
    return text if text and text.strip() else None


def worded(text: str | None, code: str, rule: str) -> None:
    """A text that may not be blank."""
    if text is None or not text.strip():
        raise Refused(code, rule)
