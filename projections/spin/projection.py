"""What Spin tells each seat of a step: the public face of events, the Destinée's share, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.record.history import Step
from domain.systems.spin.game import GAME
from domain.systems.spin.session.flow import FlowStands
from projections.projection import Projection, Shown
from projections.spin.behalf import OnBehalf, on_behalf
from projections.spin.lines import LINES, TELLINGS, face_of, fields_of
from projections.spin.table import names, view
from projections.spin.views import DestineeView, TableView


def entries(step: Step, seat: str) -> Iterator[Shown]:
    """SPI-SEC-01, SPI-SEC-03: hidden by default; what the gm does behind the screen leaves nothing."""
    command = _went_on(step.event.command)
    if _tells(step, seat, command):
        dice = TELLINGS[type(command)].dice and bool(step.event.draws)
        fields = fields_of(step, seat, command)
        yield Shown(GAME.recorded[type(command)], fields, recorded=True, dice=dice, rules=command.RULES)
        if (owner := on_behalf(step)) is not None:
            yield Shown("OnBehalf", OnBehalf(owner))
    face = face_of(step)
    for consequence in step.consequences:
        if consequence is not face and _tells(step, seat, consequence):
            kind = type(consequence)
            yield Shown(kind.__name__, fields_of(step, seat, consequence), rules=kind.RULES)


def _went_on(command: Any) -> Any:
    """SPI-UNDO-03: what went on over a correction is told as it was."""
    while isinstance(command, FlowStands):
        command = command.flow
    return command


def _tells(step: Step, seat: str, told: Any) -> bool:
    telling = TELLINGS.get(type(told))
    return telling is not None and telling.audience(step, seat, told)


def _shown() -> tuple[type[msgspec.Struct], ...]:
    """Every struct that a line may hold."""
    plain = tuple(kind for kind in GAME.recorded if kind is not FlowStands)
    return (*LINES, OnBehalf, *plain, *GAME.consequences)


PROJECTION = Projection(
    game=GAME.name,
    view=view,
    entries=entries,
    names=names,
    views=(TableView, DestineeView),
    shown=_shown(),
)
