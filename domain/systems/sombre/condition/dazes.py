"""Dazes and knock-outs: their cost, and two dazes of one character."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.state.body import Daze
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState, with_body


class StunResolved(Consequence, frozen=True):
    """A character was dazed or knocked out by a blow to the head.

    `ranks`, and `minutes` that the player's own die set, for those who may know.
    """

    RULES = ("SOM-STUN-02", "SOM-STUN-03")
    character: Id
    outcome: Literal["dazed", "knocked_out"]
    ranks: int
    minutes: int | None = None


def daze_ranks(state: SombreState, person: Character) -> int:
    """Return the ranks that a daze costs, 0 once it has expired (SOM-STUN-02)."""
    found = person.body.daze
    if found is None or (found.expires is not None and state.time.now is not None and found.expires <= state.time.now):
        return 0
    return found.ranks


def daze(
    state: SombreState, character_id: str, ranks: int, cause: str, expires: datetime | None, own: int | None = None
) -> Evolved:
    """Daze the character: two dazes do not add up, the higher rank and the later end hold (SOM-STUN-02).

    `expires` None: at the end of the scene. `own`: the minutes that the player's own die set.
    """
    person = state.characters[character_id]
    was = person.body.daze
    if was is not None and was.expires is not None and state.time.now is not None and was.expires <= state.time.now:
        was = None
    later = expires
    if was is not None:
        ranks = max(ranks, was.ranks)
        later = None if was.expires is None or expires is None else max(was.expires, expires)
    known = own is not None and later == expires
    dazed = Daze(ranks=ranks, source=cause, expires=later, own=known)
    state = with_body(state, person, replace(person.body, daze=dazed))
    return Evolved(state, (StunResolved(character_id, "dazed", ranks, own),))
