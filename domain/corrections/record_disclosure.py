"""Opening a record after its end, which then stands: which seats may do so, and what a game keeps closed for good."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from domain.base.corrections import (
    Amend,
    Consented,
    Corrected,
    Correction,
    DiscloseRecord,
    Proposed,
    RecordDisclosed,
    parts_of,
)
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.corrections.consent import proposed, voices_needed
from domain.corrections.permission import may_correct, no
from domain.game.law import RecordedCommand
from domain.record.history import History, play
from domain.table.seats import State


def disclosed(history: History, seat: str, command: DiscloseRecord) -> RecordDisclosed | Proposed:
    """Return what is recorded where that seat opens the record, or proposes it where the players decide together.

    Where the table opens it by itself, any seat may. Raises Refused: the game's own codes for a
    seat that may not, `record_open`, `record_never_open`, `table_not_ended`, `record_kept_closed`.
    """
    if opens_by_itself(history):
        return opened(history, command)
    if not may_correct(history, seat):
        raise no(history.game, "role")
    if history.state.table.proposal is not None:
        raise no(history.game, "pending")
    made = opened(history, command)
    return proposed(history, seat, command) if voices_needed(history) > 1 else made


def opens_by_itself(history: History) -> bool:
    """Return whether the record is to be opened as soon as the table has ended, without anybody's ruling."""
    return history.state.table.disclosure == "at_end" and not history.game.law.never_by_itself


def opened(history: History, command: DiscloseRecord) -> RecordDisclosed:
    """Return the record's disclosure without the secret of its dice. Raises Refused."""
    table = history.state.table
    if table.disclosed:
        raise Refused("record_open")
    if table.disclosure == "never":
        raise Refused("record_never_open")
    if table.status != "ended":
        raise Refused("table_not_ended")
    reason = history.game.law.closed(history.state, recorded_commands(history)) or _sealed(history)
    if reason:
        raise Refused("record_kept_closed", reason)
    return RecordDisclosed(command.reason)


def check_end(before: State, after: State, *, read: bool) -> None:
    """Refuse to come back from the end of a table to play where its past is `read` by everybody. Raises Refused."""
    if read and before.table.status == "ended" != after.table.status:
        raise Refused("end_stands")


def _sealed(history: History) -> str:
    """Return the rule of an act that was never opened, where the game keeps such acts closed for good; else ""."""
    never = history.game.sealing.lasting and next(iter(history.withheld.values()), None)
    return never.command.RULES[0] if never else ""


def with_secret(recorded: Command, secret: str) -> Command:
    """Return the command with the secret of the table's dice, if it opens the record; else the command as it is."""
    match recorded:
        case RecordDisclosed():
            return replace(recorded, secret=secret)
        case Consented(correction=RecordDisclosed() as made):
            return replace(recorded, correction=replace(made, secret=secret))
        case _:
            return recorded


def recorded_commands(history: History) -> Iterator[RecordedCommand]:
    """Yield every command that the record holds from play, void or not, and every amended form that was proposed."""
    for event in history.raw:
        if play(event):
            yield RecordedCommand(event.seat, event.command)
        for part in parts_of(correction) if (correction := _correction_of(event)) else ():
            target = history.find(part.target)
            if isinstance(part, Amend) and target is not None:
                try:
                    yield RecordedCommand(target.seat, history.game.decoders.wire.decode(part.command))
                except msgspec.ValidationError:
                    continue


def _correction_of(event: Event) -> Correction | None:
    """Return the correction that an event holds; None: it holds none."""
    match event.command:
        case Corrected(correction) | Proposed(correction) | Consented(correction=correction):
            return correction if isinstance(correction, Correction) else None
        case _:
            return None
