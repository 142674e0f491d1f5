"""Pursuits and tails under way: structs alone, so that the state of the table can hold them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.systems.sombre.state.roll_state import Call

Means = Literal["foot", "swimming", "riding", "driving", "sailing", "flying", "other"]
"""SOM-MOVE-03: how somebody gets about."""
TailStatus = Literal["under_way", "unseen", "noticed"]


class Hunter(msgspec.Struct, frozen=True, kw_only=True):
    """A pursuer, or the leader of several who run together.

    `won`: oppositions against the fugitive; `lost`: those that the fugitive won against this one. `head_start`: ranks.
    """

    character: str
    means: Means
    skill: str
    assistants: tuple[str, ...]
    head_start: int
    won: int = 0
    lost: int = 0


class Pursuit(msgspec.Struct, frozen=True, kw_only=True):
    """A pursuit. `needed`: successes that end it, the game master's unless `announced`. `roll`: the opposition now."""

    id: str
    fugitive: str
    means: Means
    skill: str
    hunters: tuple[Hunter, ...]
    needed: int
    announced: bool
    roll: str = ""

    @property
    def running(self) -> tuple[Hunter, ...]:
        """The runners who have not been outrun."""
        return tuple(h for h in self.hunters if h.lost < self.needed)


class Tail(msgspec.Struct, frozen=True, kw_only=True):
    """A tail of a `target`, by `follower` alone or with a team."""

    id: str
    follower: str
    assistants: tuple[str, ...]
    target: str
    secret: bool
    status: TailStatus = "under_way"


def head_start(pursuits: Mapping[str, Pursuit], call: Call) -> int:
    """Return the ranks that a pursuer who has not won yet has as head start; 0 for any other (SOM-MOVE-05)."""
    pursuit = pursuits.get(call.subject) if call.purpose == "pursuit" else None
    hunters = pursuit.hunters if pursuit else ()
    return next((h.head_start for h in hunters if h.character == call.character and not h.won), 0)


class Chases(msgspec.Struct, frozen=True):
    """Pursuits and tailings under way, by id."""

    pursuits: Mapping[str, Pursuit] = {}
    tails: Mapping[str, Tail] = {}
