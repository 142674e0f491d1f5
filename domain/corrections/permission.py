"""Permission to speak about the record, and the codes in which a game refuses: checked first by every such command."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from domain.base.corrections import (
    LAST,
    BranchOff,
    ContestRuling,
    Correction,
    DiscloseRecord,
    Proposable,
    Single,
    Together,
    Uphold,
    as_seen,
    kind_of,
    parts_of,
    targets_of,
)
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.game import Game
from domain.record.history import History, play
from domain.table.seats import HOST
from domain.talk.free_rolls import throws_otherwise

Sees = Callable[[str, str], bool]
"""`sees(seat, event_id)`: is that event in the seat's own feed?"""
Seen = Callable[[str], bool]
"""The same for one seat."""


def no(game: Game, code: str, **details: Any) -> Refused:
    """Return the game's refusal: `code` names a field of its `LawCodes`."""
    kind: Any = "role" if code == "role" else "missing" if code in ("unknown", "unseen", "no_contest") else "rule"
    if code == "void":
        details["already"] = "void"
    return Refused(getattr(game.law.codes, code), game.law.codes.rule, kind, **details)


def not_by_law(history: History, event: Event | None = None, replacement: Command | None = None) -> None:
    """Refuse a correction that the game's own law refuses. Raises Refused.

    Of an event that nobody may read yet any other form is refused too: its author would find out what it is.
    """
    if event is not None and replacement is not None and event.id in history.withheld:
        raise Refused("sealed_act", history.game.law.codes.rule)
    if event is not None and replacement is not None and throws_otherwise(event.command, replacement):
        raise no(history.game, "illegal")
    code = history.game.law.refuses(history.state, event, replacement)
    if code is not None:
        raise Refused(code, history.game.law.codes.rule)


def may_correct(history: History, seat: str) -> bool:
    """Return whether the game lets this seat correct (or propose to)."""
    return history.state.table.role(seat) == ("gm" if history.game.law.consent is None else "player")


def reasoned(game: Game, command: Proposable | ContestRuling) -> None:
    """Refuse a command without a reason where the game wants one. Raises Refused."""
    if _reasonless(game, command):
        raise no(game, "reasonless")


def reasoned_for_all(history: History, correction: Correction, sees: Sees) -> None:
    """Refuse a correction that some seat would read without a reason where the game wants one. Raises Refused.

    A seat that sees only some of the targets would learn from the missing reason that there is more.
    """
    seats = (HOST, *(seat.id for seat in history.state.table.seats))
    parts = (as_seen(correction, partial(sees, seat)) for seat in seats)
    if any(part is not None and _reasonless(history.game, part) for part in parts):
        raise Refused("reason_for_each", history.game.law.codes.rule)


def _reasonless(game: Game, command: Proposable | ContestRuling) -> bool:
    match command:
        case ContestRuling(text=reason):
            kinds = ["contest"]
        case Uphold(text=reason):
            kinds = ["uphold"]
        case BranchOff(reason=reason):
            kinds = ["branch"]
        case DiscloseRecord(reason=reason):
            kinds = ["disclose"]
        case _:
            kinds = [kind_of(part) for part in parts_of(command)]
            reason = command.reason.strip() or min(part.reason.strip() for part in parts_of(command))
    return not game.law.reasoned.isdisjoint(kinds) and not reason.strip()


def named(history: History, correction: Correction, seen: Seen) -> Correction:
    """Return the command with the last act's id in place of `last`, where the command names that. Raises Refused."""
    if LAST not in targets_of(correction):
        return correction
    last = _last(history, seen)
    if isinstance(correction, Together):
        return replace(correction, corrections=tuple(_of(last, part) for part in correction.corrections))
    return _of(last, correction)


def _of(last: str, part: Single) -> Single:
    return replace(part, target=last) if part.target == LAST else part


def _last(history: History, seen: Seen) -> str:
    """Return the id of the last act that stands, that the seat sees and that can be corrected. Raises Refused.

    Later acts that are hidden from the seat are passed over, as if they did not exist.
    """
    for event in reversed(history.raw):
        if not play(event) or event.id in history.overlay.void or not seen(event.id):
            continue
        if history.game.law.refuses(history.state, event, None) is None:
            return event.id
    raise no(history.game, "unknown")
