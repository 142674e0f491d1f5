"""Who sits at a table, and what every game's state knows of it: seats, status, contests, a pending proposal."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

import msgspec

from domain.corrections.commands import Correction
from domain.game.events import Id

HOST = "host"
Role = Literal["gm", "player", "spectator", "host"]
Status = Literal["open", "playing", "paused", "ended"]


class Seat(msgspec.Struct, frozen=True):
    """A chair at the table. `id` is public and stable; `joined` once its token was used to sit down."""

    id: str
    name: str
    role: Role
    joined: bool = False
    away: bool = False


class Origin(msgspec.Struct, frozen=True):
    """Where a branch comes from: the table, the hash of the last event that both share, who began it and when."""

    table: str
    hash: str
    seat: Id
    at: datetime


class Contest(msgspec.Struct, frozen=True):
    """A seat's objection to an event; a flag, play goes on."""

    seat: str
    text: str


class Proposal(msgspec.Struct, frozen=True):
    """A correction that waits for the players' consent. `id` is the proposing event's."""

    id: str
    seat: str
    correction: Correction
    consents: frozenset[str]
    refusals: frozenset[str] = frozenset()


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What all games share. `contests` maps the id of a contested event to the open objection; `revoked`: the seats for
    which no token speaks; `origin`: of a branch.
    """

    id: str
    game: str
    title: str
    seats: tuple[Seat, ...]
    status: Status = "open"
    contests: Mapping[str, Contest] = {}
    proposal: Proposal | None = None
    revoked: frozenset[str] = frozenset()
    origin: Origin | None = None

    def seat(self, seat: str) -> Seat | None:
        """The seat of that id; `host` is everywhere and sits nowhere."""
        if seat == HOST:
            return Seat(HOST, HOST, "host", joined=True)
        for found in self.seats:
            if found.id == seat:
                return found
        return None

    def role(self, seat: str) -> Role:
        """The role of a seat; a stranger is a spectator who may do nothing."""
        found = self.seat(seat)
        return found.role if found else "spectator"

    def with_role(self, role: Role) -> tuple[Seat, ...]:
        return tuple(s for s in self.seats if s.role == role)


class State(msgspec.Struct, frozen=True):
    """Base of every game's state."""

    table: Table


class Shelved(State, frozen=True, kw_only=True):
    """Base of a state that holds things which not everybody sees. `prepared`: where they stood before they were
    disclosed, id -> place, for the game master; see domain.game.disclosure.
    """

    prepared: Mapping[str, int] = {}


class SeatSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as asked for at the opening."""

    name: str
    role: Literal["gm", "player", "spectator"]
