"""Who may speak about the record, and in which codes a game refuses: what every word of correction asks first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.game import Game
from domain.game.events import Command, Event
from domain.game.refusal import Refused
from domain.record.history import History

Sees = Callable[[str, str], bool]
"""`sees(seat, event_id)`: is that event in the seat's own feed?"""
Seen = Callable[[str], bool]
"""The same for one seat."""


def no(game: Game, code: str, **details: Any) -> Refused:
    """The game's refusal: `code` names a field of its `LawCodes`."""
    kind: Any = "role" if code == "role" else "missing" if code in ("unknown", "unseen") else "rule"
    return Refused(getattr(game.law.codes, code), game.law.codes.rule, kind, **details)


def not_by_law(history: History, event: Event | None = None, wanted: Command | None = None) -> None:
    """Raises Refused where the game's own law refuses."""
    code = history.game.law.refuses(history.state, event, wanted)
    if code is not None:
        raise Refused(code, history.game.law.codes.rule)


def may_correct(history: History, seat: str) -> bool:
    """Does the game let this seat correct (or propose to)?"""
    return history.state.table.role(seat) == ("gm" if history.game.law.consent is None else "player")
