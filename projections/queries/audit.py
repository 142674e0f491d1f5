"""The record as a game opens it to all its members once its secrets are over.

It has every event of play, its draws and the marks of corrections. It is no sealed record: what a game withholds even
then is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

import msgspec

from domain.base.events import Id
from domain.record.codec import event_name
from domain.record.history import play
from projections.base.projection import Die, everything, proven
from projections.feeds.frames import Feeds


class Audited(msgspec.Struct, frozen=True):
    """An event of play as it was recorded. `void`: a correction has withdrawn it since."""

    version: int
    event: Id
    at: datetime
    seat: Id
    type: str
    fields: Any
    dice: tuple[Die, ...]
    void: bool


def audit(feeds: Feeds) -> Iterator[Audited]:
    """Yield the events that the game has opened, in the order of the log; none as long as the game is sealed."""
    history = feeds.history
    for event in history.raw:
        if not play(event):
            continue
        void = event.id in history.overlay.void
        fields = feeds.projection.unsealed(feeds.state, event, void)
        if fields is not None:
            dice = proven(event, everything)
            name = event_name(feeds.game, type(event.command))
            yield Audited(event.version, event.id, event.at, event.seat, name, fields, dice, void)
