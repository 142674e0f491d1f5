"""Projection of Spin: the public face of events, the Destinée's share, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.events import Event
from domain.record.history import Step
from domain.systems.spin.game import GAME
from domain.systems.spin.session.flow import FlowStands
from domain.systems.spin.table.order import SHELVES
from domain.systems.spin.table.roles import is_gm
from projections.base.projection import EntryDraft, Outline, Projection, Read, by_seat
from projections.spin.awaited import awaited
from projections.spin.behalf import OnBehalf, on_behalf
from projections.spin.lines import ENTRY_RULES, LINES, face_of, fields_of, types
from projections.spin.table import name, view
from projections.spin.views import SpinView


def entries(step: Step) -> Read:
    """Return what each seat reads of the step (SPI-SEC-01, SPI-SEC-03).

    All is hidden by default; acts of the game master behind the screen leave nothing.
    """
    step = step._replace(event=_without_correction(step.event))
    command, face = step.event.command, face_of(step)
    followed = [consequence for consequence in step.consequences if consequence is not face]

    def read(seat: str) -> Iterator[EntryDraft]:
        fields = _fields_for(step, seat, command)
        if fields is not None:
            dice = bool(step.event.draws) and (ENTRY_RULES[type(command)].dice or is_gm(step.after, seat))
            yield EntryDraft(GAME.recorded[type(command)], fields, recorded=True, dice=dice, rules=command.RULES)
            if (owner := on_behalf(step)) is not None:
                yield EntryDraft("OnBehalf", OnBehalf(owner))
        for consequence in followed:
            shown = _fields_for(step, seat, consequence)
            if shown is not None:
                yield EntryDraft(type(consequence).__name__, shown, rules=type(consequence).RULES)

    return read


def _without_correction(event: Event) -> Event:
    """Return the event that went on over a correction as it was (SPI-UNDO-03)."""
    while isinstance(event.command, FlowStands):
        event = replace(event, command=event.command.flow)
    return event


def _fields_for(step: Step, seat: str, what: Any) -> msgspec.Struct | None:
    """Return the fields that the seat reads; None: nothing for this seat, or for any where the kind has no rule."""
    rule = ENTRY_RULES.get(type(what))
    return fields_of(step, seat, what) if rule is not None and rule.audience(step, seat, what) else None


def _shown() -> tuple[type[msgspec.Struct], ...]:
    """Return every struct that a line may hold."""
    plain = tuple(kind for kind in GAME.recorded if kind is not FlowStands)
    return (*LINES, OnBehalf, *plain, *GAME.consequences)


PROJECTION = Projection(
    game=GAME.name,
    view=view,
    entries=entries,
    names=by_seat(name),
    options=lambda state: state.options,
    awaited=awaited,
    shelves=SHELVES,
    views=(SpinView,),
    shown=_shown(),
    types=types(),
    outline=Outline(("SceneStarted", "RespiteOpened", "SessionStarted"), ("OppositionOpened", "PhaseAdvanced")),
)
