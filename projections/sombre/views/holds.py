"""Views of holds, and of weapons that stay in the wound."""

from __future__ import annotations

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.combat.turn.grab_rulings import may_know
from domain.systems.sombre.state.arms import Stuck
from domain.systems.sombre.state.combat_state import Grab
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, sees, visible_items


class GrabView(msgspec.Struct, frozen=True):
    """A grab that lasts.

    `shaken`, for those who may know: the holder's will is tried, or the grab ends with phase 3.
    """

    id: Id
    holder: Id
    victim: Id
    zone: Word
    hands: int
    strangling: bool
    shaken: bool | None


class StuckView(msgspec.Struct, frozen=True):
    """A weapon that stays in a wound. `left`: in the wound, and in nobody's hand."""

    item: Id
    attacker: Id
    victim: Id
    zone: str
    left: bool


def grabs(state: SombreState, seat: str) -> tuple[GrabView, ...]:
    return tuple(_grab(state, seat, g) for g in state.combat.grabs if sees_pair(state, seat, g.holder, g.victim))


def broken(state: SombreState, seat: str) -> tuple[GrabView, ...]:
    """Return the holds that may still be restored, for the game master alone."""
    lost = state.fight.broken if state.fight and is_gm(state, seat) else ()
    return tuple(_grab(state, seat, g) for g in lost)


def _grab(state: SombreState, seat: str, grab: Grab) -> GrabView:
    shaken = grab.shaken if may_know(state, seat, grab) else None
    return GrabView(grab.id, grab.holder, grab.victim, grab.zone, grab.hands, grab.strangling, shaken)


def stuck(state: SombreState, seat: str) -> tuple[StuckView, ...]:
    found = ((i.id, i.stuck) for i in visible_items(state, seat).values() if i.stuck is not None)
    return tuple(
        StuckView(item, s.attacker, s.victim, s.zone, s.left) for item, s in found if stuck_seen(state, seat, s)
    )


def stuck_seen(state: SombreState, seat: str, found: Stuck) -> bool:
    return sees_pair(state, seat, found.attacker, found.victim)


def sees_pair(state: SombreState, seat: str, *people: str) -> bool:
    """Return whether the seat may read of a pair (ALL); one with somebody unknown to the table is the game master's."""
    there = [state.characters.get(c) for c in people]
    return is_gm(state, seat) or all(p is not None and sees(state, seat, p) for p in there)
