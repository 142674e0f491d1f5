"""The table that every game shares: its seats, their presence, start, pause and end, contests and proposals.

Table commands never touch the state of the game and can never be retracted: they say who sat there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.events import Command
from domain.refusal import Refused

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


class Contest(msgspec.Struct, frozen=True):
    """A seat's objection to an event; a flag, play goes on."""

    seat: str
    text: str


class Proposal(msgspec.Struct, frozen=True):
    """A correction that waits for the players' consent. `id` is the proposing event's."""

    id: str
    seat: str
    correction: Any
    consents: frozenset[str]
    refusals: frozenset[str] = frozenset()


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What all games share. `contests` maps the id of a contested event to the open objection."""

    id: str
    game: str
    title: str
    seats: tuple[Seat, ...]
    status: Status = "open"
    contests: Mapping[str, Contest] = {}
    proposal: Proposal | None = None

    def seat(self, seat: str) -> Seat | None:
        """The seat of that id; `host` is everywhere and sits nowhere."""
        if seat == HOST:
            return Seat(HOST, HOST, "host", joined=True)
        return next((s for s in self.seats if s.id == seat), None)

    def role(self, seat: str) -> Role:
        """The role of a seat; a stranger is a spectator who may do nothing."""
        found = self.seat(seat)
        return found.role if found else "spectator"

    def with_role(self, role: Role) -> tuple[Seat, ...]:
        return tuple(s for s in self.seats if s.role == role)


class State(msgspec.Struct, frozen=True):
    """Base of every game's state."""

    table: Table


class SeatSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as asked for at the opening."""

    name: str
    role: Literal["gm", "player", "spectator"]


class OpenTable(Command, frozen=True):
    """The first event of every table. `game` is `name/version`; `options` the game's options, complete."""

    game: str
    title: str
    options: msgspec.Raw
    seats: tuple[Seat, ...]


class JoinTable(Command, frozen=True):
    """The seat sits down; `name` replaces the name it was opened with."""

    name: str | None = None


class StartTable(Command, frozen=True):
    """Play begins (gm or host)."""


class PauseTable(Command, frozen=True):
    """Nobody plays until `ResumeTable` (gm or host)."""

    reason: str = ""


class ResumeTable(Command, frozen=True):
    """Play goes on (gm or host)."""


class EndTable(Command, frozen=True):
    """The record is closed to play; corrections stay possible where the game allows them (gm or host)."""


class SetPresence(Command, frozen=True):
    """A seat leaves the table for a while or comes back: by itself, by the gm or the host."""

    seat: str
    away: bool


TableCommand = JoinTable | StartTable | PauseTable | ResumeTable | EndTable | SetPresence
TABLE_COMMANDS: tuple[type[Command], ...] = (
    JoinTable,
    StartTable,
    PauseTable,
    ResumeTable,
    EndTable,
    SetPresence,
)
_FROM: Mapping[type[Command], tuple[Status, ...]] = {
    StartTable: ("open",),
    PauseTable: ("playing",),
    ResumeTable: ("paused",),
    EndTable: ("open", "playing", "paused"),
}
_TO: Mapping[type[Command], Status] = {
    StartTable: "playing",
    PauseTable: "paused",
    ResumeTable: "playing",
    EndTable: "ended",
}


def decide_table(table: Table, seat: str, command: TableCommand) -> TableCommand:
    """The command itself when the table admits it. Raises Refused."""
    match command:
        case JoinTable(name):
            return _join(table, seat, command, name)
        case SetPresence():
            return _set_presence(table, seat, command)
        case _:
            if table.role(seat) not in ("gm", "host"):
                raise Refused("not_your_role", kind="role")
            if table.status not in _FROM[type(command)]:
                raise Refused(f"table_{table.status}")
            return command


def _join(table: Table, seat: str, command: JoinTable, name: str | None) -> JoinTable:
    found = table.seat(seat)
    if found is None or found.role == "host":
        raise Refused("not_your_role", kind="role")
    if found.joined and name in (None, found.name):
        raise Refused("already_joined")
    if name is not None and not name.strip():
        raise Refused("name_required")
    return command


def _set_presence(table: Table, seat: str, command: SetPresence) -> SetPresence:
    found = next((s for s in table.seats if s.id == command.seat), None)
    if found is None:
        raise Refused("unknown_seat")
    if seat != command.seat and table.role(seat) not in ("gm", "host"):
        raise Refused("not_your_role", kind="role")
    if found.away == command.away:
        raise Refused("presence_unchanged")
    return command


def evolve_table(table: Table, seat: str, command: TableCommand) -> Table:
    """Total: a command that does not fit leaves the table as it is."""
    match command:
        case JoinTable(name):
            return _with_seat(table, seat, joined=True, name=name)
        case SetPresence(target, away):
            return _with_seat(table, target, away=away)
        case _:
            return replace(table, status=_TO[type(command)])


def _with_seat(table: Table, seat: str, **changes: Any) -> Table:
    known = {k: v for k, v in changes.items() if v is not None}
    return replace(table, seats=tuple(replace(s, **known) if s.id == seat else s for s in table.seats))
