"""Commands of the table itself: to sit down, start, pause, end, leave and come back, to add a seat or close one.

Table commands can never be retracted: they say who sat there. What follows from that in a game is the game's.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any, Literal, get_args

import msgspec
from msgspec.structs import replace

from domain.base.events import Command, Consequence, Id, Name, Words
from domain.base.names import check_name
from domain.base.refusal import Refused
from domain.table.chains import Anchors
from domain.table.seats import (
    Delay,
    Disclosure,
    Origin,
    Pausers,
    Seat,
    StandIns,
    Status,
    Successor,
    Table,
    TalkOptions,
    renumbered,
)

NewRole = Literal["gm", "player", "spectator"]
TokenIssuer = Literal["seat", "host", "operator"]


class OpenTable(Command, frozen=True, omit_defaults=True):
    """The first event of every table. `game` is `name/version`; `options` the game's options, complete. `origin`: of a
    branch, whose next events are those of another table. `chance`: the anchors of its dice, none where nobody can check
    them; `before`: of a branch, those of the table from which its first events are; `disclosure`: when its record is
    opened; `delay`: how late its spectators read; `stand_ins`: who may act for an absent seat; `talk`: what may be said
    there beside the rules; `pause`: who may pause.
    """

    game: str
    title: str
    options: msgspec.Raw
    seats: tuple[Seat, ...]
    origin: Origin | None = None
    chance: Anchors | None = None
    before: Anchors | None = None
    disclosure: Disclosure = "asked"
    delay: Delay | None = None
    stand_ins: StandIns = "usual"
    talk: TalkOptions = TalkOptions()
    pause: Pausers = "anybody"


class JoinTable(Command, frozen=True):
    """Sit down at the table, or take another name: `name` replaces the one that the seat has."""

    name: Name | None = None


class StartTable(Command, frozen=True):
    """Begin play (gm or host)."""


class PauseTable(Command, frozen=True):
    """Pause play until `ResumeTable`: gm and host may, and players where the table's option lets anybody pause."""

    reason: Words = ""


class ResumeTable(Command, frozen=True):
    """Resume play after a pause (gm or host)."""


class EndTable(Command, frozen=True):
    """End the table: close the record to play; corrections stay possible where the game allows them (gm or host)."""


class SetPresence(Command, frozen=True):
    """Set whether a seat is away from the table for a while: the seat itself may, and the gm and the host."""

    seat: Id
    away: bool


class AddSeat(Command, frozen=True):
    """Add a seat (host). No token speaks for it until the host has one issued."""

    name: Name
    role: NewRole


class CloseSeat(Command, frozen=True):
    """Close a seat for good (host). What it held goes where the game says; its token is not valid any more."""

    seat: Id
    reason: Words


class AllowStandIn(Command, frozen=True):
    """Agree, as a player, that a player acts for an absent seat until it comes back.

    `by`: the player who acts, maybe the one who agrees; `allowed` false: the player agrees no more. All players at the
    table must agree.
    """

    seat: Id
    by: Id
    allowed: bool = True


class IssueToken(Command, frozen=True):
    """A new token speaks for the seat. It is recorded for the whole table to read; nobody sends it as a command.

    `by`: who asked for the token: the seat itself, the host, or whoever runs the service (`operator`). The token is not
    here.
    """

    seat: Id
    by: TokenIssuer = "host"


class RevokeToken(Command, frozen=True):
    """The host revoked the seat's token: no token speaks for it any more. Recorded; nobody sends it as a command."""

    seat: Id


class Again(Command, frozen=True):
    """A new table was opened for those who sat at this one, once it had ended. Nobody sends it as a command."""

    table: Id


class TableOver(Consequence, frozen=True):
    """The rules have ended the game, and the table with it."""


class DrawAnew(Command, frozen=True):
    """Draw again what was drawn and not shown to anybody yet: a branch begins with it, nobody sends it."""


TokenCommand = IssueToken | RevokeToken
"""The commands that record the issue and the revocation of tokens; nobody sends them."""
SeatingCommand = AddSeat | CloseSeat | AllowStandIn
"""Commands about seats; `domain.seating.decisions` decides them."""
TableCommand = JoinTable | StartTable | PauseTable | ResumeTable | EndTable | SetPresence
TABLE_COMMANDS: tuple[type[Command], ...] = (*get_args(TableCommand), *get_args(SeatingCommand))
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


def decide_table(
    table: Table, seat: str, command: TableCommand, *, out: bool = False, new: bool = True
) -> TableCommand:
    """Return the command itself when the table admits it. Raises Refused.

    `out`: the game has sent the seat out, so that it cannot know how it is counted now, nor learn it from an answer.
    `new` false: the command is judged again, and a name that was once taken is kept.
    """
    match command:
        case JoinTable(name):
            found = _joining(table, seat, name, unknowing=out or table.is_delayed(seat))
            if new and name is not None and name != found.name:
                _check_renaming(table, seat, name, out=out)
            return command
        case SetPresence():
            return _set_presence(table, seat, command, out=out)
        case _:
            if out:
                raise Refused("seat_away")
            leads = table.role(seat) in ("gm", "host")
            if not leads and not (isinstance(command, PauseTable) and table.may_pause(seat)):
                raise Refused("not_your_role", kind="role")
            if table.status not in _FROM[type(command)]:
                raise Refused(f"table_{table.status}")
            return command


def _joining(table: Table, seat: str, name: str | None, *, unknowing: bool) -> Seat:
    """Return the seat that sits down or takes another name. Raises Refused."""
    found = table.seat(seat)
    if found is None or found.role == "host":
        raise Refused("not_your_role", kind="role")
    if found.joined and name in (None, found.name) and not unknowing:
        raise Refused("already_joined")
    return found


def _check_renaming(table: Table, seat: str, name: str, *, out: bool) -> None:
    """Check that the seat may take another name. Raises Refused."""
    on_time(table, seat)  # whether a name is taken already would tell what happened lately
    if out:
        raise Refused("seat_away")
    check_name(name, (other.name for other in table.seats if other.id != seat))


def _set_presence(table: Table, seat: str, command: SetPresence, *, out: bool) -> SetPresence:
    on_time(table, seat)
    if out and seat != command.seat:
        raise Refused("seat_away")
    found = next((s for s in table.sitting if s.id == command.seat), None)
    if found is None:
        raise Refused("unknown_seat")
    if seat != command.seat and table.role(seat) not in ("gm", "host"):
        raise Refused("not_your_role", kind="role")
    if found.away == command.away and not out:
        raise Refused("presence_unchanged")
    return command


def on_time(table: Table, seat: str) -> None:
    """Refuse a seat that reads late: the answer would tell it what it may not know yet. Raises Refused."""
    if table.is_delayed(seat):
        raise Refused("reads_late")


def evolve_table(table: Table, seat: str, command: TableCommand | SeatingCommand | TokenCommand | Again) -> Table:
    """Return the table after a command. Total: a command that does not fit leaves the table as it is."""
    match command:
        case JoinTable(name):
            return _with_seat(table, seat, joined=True, name=name)
        case SetPresence(target, away):
            return _without_stand_ins(_with_seat(table, target, away=away), target)
        case IssueToken(target):
            return _without_stand_ins(replace(table, revoked=table.revoked - {target}), target)
        case RevokeToken(target):
            return replace(table, revoked=table.revoked | {target})
        case AddSeat(name, role):
            added = Seat(next_seat(table, role), name.strip(), role)
            return replace(table, seats=(*table.seats, added), revoked=table.revoked | {added.id})
        case CloseSeat(target):
            return replace(table, closed=table.closed | {target})
        case AllowStandIn(target, by, allowed):
            known = table.allowed.get(target, {})
            voices = tuple(voice for voice in known.get(by, ()) if voice != seat)
            voices = (*voices, seat) if allowed else voices
            return replace(table, allowed={**table.allowed, target: {**known, by: voices}})
        case Again(successor):
            return replace(table, again=Successor(successor, renumbered(table)))
        case _:
            return replace(table, status=_TO[type(command)])


def _without_stand_ins(table: Table, seat: str) -> Table:
    """Return the table without the agreements on who acts for this seat, once it is no longer absent."""
    if seat not in table.allowed or table.absent(seat):
        return table
    return replace(table, allowed={other: known for other, known in table.allowed.items() if other != seat})


def next_seat(table: Table, role: str) -> str:
    """Return the id of the next seat of that role: one that the table never had."""
    known = {seat.id for seat in table.seats}
    return next(name for n in count(1) if (name := f"{role}{n}") not in known)


def _with_seat(table: Table, seat: str, **changes: Any) -> Table:
    known = {k: v for k, v in changes.items() if v is not None}
    return replace(table, seats=tuple(replace(s, **known) if s.id == seat else s for s in table.seats))
