"""What Sombre light shows: the pieces of each chapter assembled into one allow-list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from domain.events import Command, Consequence
from domain.history import Step
from domain.systems.sombre.rules import GAME
from domain.systems.sombre.seats import is_away
from domain.systems.sombre.state import SombreState
from projections import sombre_table
from projections.projection import Projection, Shown
from projections.sombre_audience import Piece, Telling
from projections.sombre_table import TableView

PIECES: tuple[Piece, ...] = (sombre_table.PIECE,)
TELLINGS: dict[type[Any], Telling] = {k: v for piece in PIECES for k, v in piece.tellings.items()}


class SombreView(msgspec.Struct, frozen=True):
    """Everything that a seat sees."""

    table: TableView


def view(state: SombreState, seat: str) -> SombreView:
    """C-7: a seat that is away keeps the view that it left with."""
    state = state.left.get(seat, state)
    return SombreView(table=sombre_table.table(state))


def names(state: SombreState, seat: str) -> Mapping[str, str]:
    return {}


def entries(step: Step, seat: str) -> Iterable[Shown]:
    """The event, then what followed; a seat that comes back reads its own return and the scene's close."""
    return tuple(_lines(step, seat))


def _lines(step: Step, seat: str) -> Iterator[Shown]:
    command: Command = step.event.command
    event = _told(step, seat, command, GAME.recorded[type(command)])
    if event is not None:
        yield event
    for consequence in step.consequences:
        line = _told(step, seat, consequence, type(consequence).__name__)
        if line is not None:
            yield line


def _told(step: Step, seat: str, told: Command | Consequence, name: str) -> Shown | None:
    telling = TELLINGS[type(told)]
    if not telling.audience(step, seat, told):
        return None
    fields = told if telling.fields is None else telling.fields(step, seat, told)
    if fields is None:
        return None
    dice = telling.dice is not None and telling.dice(step, seat, told)
    recorded = isinstance(told, Command)
    return Shown(telling.name or name, fields, recorded=recorded, dice=dice, rules=type(told).RULES)


PROJECTION = Projection(
    game=GAME.name,
    view=view,
    entries=entries,
    names=names,
    views=(SombreView,),
    shown=(*TELLINGS, *(kind for piece in PIECES for kind in piece.shown)),
    absent=is_away,
)
