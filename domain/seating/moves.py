"""The table's own moves: sitting down, leaving, starting, pausing, ending; seats, and who acts for an absent one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import get_args

from domain.base.events import Command
from domain.base.refusal import passes
from domain.game.game import Game
from domain.game.moves import ChapterMoves, Move, Schema, name_text, one_of, text
from domain.game.reads import Reads, reads, track_reads, unchanged
from domain.seating.decisions import check_start, decide_seating
from domain.table.commands import (
    AddSeat,
    AllowStandIn,
    CloseSeat,
    EndTable,
    JoinTable,
    NewRole,
    PauseTable,
    ResumeTable,
    SetPresence,
    StartTable,
)
from domain.table.seats import HOST, Seat, State, Status, Table

_STEPS: tuple[tuple[type[Command], tuple[Status, ...]], ...] = (
    (PauseTable, ("playing",)),
    (ResumeTable, ("paused",)),
    (EndTable, ("open", "playing", "paused")),
)


def table_moves_again(game: Game, state: State, seat: str, previous: Reads | None) -> ChapterMoves | None:
    """Return the table's own moves with what they depend on; None: what they depended on (`previous`) still holds."""
    if previous is not None and unchanged(state, previous):
        return None
    read_fields = set[str]()
    moves = tuple(table_moves(game, track_reads(state, read_fields), seat))
    return ChapterMoves(reads(state, read_fields), moves)


def table_moves(game: Game, state: State, seat: str) -> Iterator[Move]:
    """Yield the table's own commands that the seat may give."""
    table = state.table
    found = table.seat(seat)
    if found is None or seat in table.closed:
        return
    if game.away(state, seat):
        yield from _unknowing(found)
        return
    if found.role != "host":
        yield _join(table, found)
    leads = found.role in ("gm", "host")
    if leads and table.status == "open" and passes(check_start, game, table):
        yield Move(command=StartTable)
    for command, statuses in _STEPS:
        if (leads or (command is PauseTable and table.may_pause(seat))) and table.status in statuses:
            yield _stating(command)
    if table.is_delayed(seat):
        return
    for other in table.sitting if leads else (found,):
        yield Move(
            command=SetPresence, fields={"seat": one_of({other.id: other.name}), "away": one_of([not other.away])}
        )
    if found.role == "host":
        yield from _seating(game, state)
    yield from _standing_in(game, state, seat)


def _seating(game: Game, state: State) -> Iterator[Move]:
    """Yield the moves that add and close seats.

    A name that merely looks like another's is refused though no schema can say so.
    """
    roles: tuple[NewRole, ...] = get_args(NewRole)
    known = {other.id: other.name for other in state.table.sitting}
    admits = partial(decide_seating, game, state, HOST, new=False)
    open_to = [role for role in roles if passes(admits, AddSeat("-", role))]
    closing = {seat: name for seat, name in known.items() if passes(admits, CloseSeat(seat, "-"))}
    if open_to:
        barred = {"not": {"enum": [other.name for other in state.table.seats]}}
        yield Move(command=AddSeat, fields={"name": name_text() | barred, "role": one_of(open_to)})
    if closing:
        yield Move(command=CloseSeat, fields={"seat": one_of(closing), "reason": text(1)})


def _standing_in(game: Game, state: State, seat: str) -> Iterator[Move]:
    """Yield the moves by which a player agrees that somebody acts for an absent seat, or withdraws the agreement."""
    players = {other.id: other.name for other in state.table.with_role("player")}
    for absent in players:
        for allowed in (True, False):
            commands = {by: AllowStandIn(absent, by, allowed) for by in players}
            taken = {
                by: players[by]
                for by, command in commands.items()
                if passes(decide_seating, game, state, seat, command)
            }
            if taken:
                fields = {
                    "seat": one_of({absent: players[absent]}),
                    "by": one_of(taken),
                    "allowed": one_of([allowed]) | ({"default": True} if allowed else {}),
                }
                yield Move(command=AllowStandIn, fields=fields, optional=frozenset({"allowed"} if allowed else ()))


def _unknowing(seat: Seat) -> Iterator[Move]:
    """Yield the moves of a seat that the game has sent out.

    It cannot know how the table counts it now, nor the names of the others.
    """
    yield Move(command=JoinTable, fields={"name": one_of([None, seat.name])}, optional=frozenset({"name"}))
    yield Move(command=SetPresence, fields={"seat": one_of([seat.id]), "away": one_of([False, True])})


def _join(table: Table, seat: Seat) -> Move:
    """Return the move of sitting down, under another name if wanted.

    A seat that sits already can only take another name, and one that reads late none. A name that merely looks like
    another's is refused though no schema can say so.
    """
    if table.is_delayed(seat.id):
        return Move(command=JoinTable, fields={"name": one_of([None, seat.name])}, optional=frozenset({"name"}))
    barred = [other.name for other in table.seats if seat.joined or other.id != seat.id]
    name: Schema = name_text() | ({"not": {"enum": barred}} if barred else {})
    if seat.joined:
        return Move(command=JoinTable, fields={"name": name})
    return Move(command=JoinTable, fields={"name": {"anyOf": [name, {"type": "null"}]}}, optional=frozenset({"name"}))


def _stating(command: type[Command]) -> Move:
    if command is PauseTable:
        return Move(command=command, fields={"reason": text()}, optional=frozenset({"reason"}))
    return Move(command=command)
