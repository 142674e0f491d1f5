"""Projection of Spin: the public face of events, the Destinée's share, nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from domain.base.events import Event
from domain.record.history import Step
from domain.systems.spin.game import GAME
from domain.systems.spin.session.flow import FlowStands
from domain.systems.spin.table.order import SHELVES
from projections.base.entry_rules import Facts, entries_from, types_of
from projections.base.projection import EntryDraft, Outline, Projection, Read, by_seat
from projections.spin.awaited import awaited
from projections.spin.entries.absences import OnBehalfEntry, on_behalf
from projections.spin.entries.rules import ENTRY_RULES, face_of
from projections.spin.views.structs import SpinView
from projections.spin.views.table import name, view


def _shown_facts(step: Step) -> Facts:
    """Return the event and what followed, without the consequence by which the event itself is shown."""
    face = face_of(step)
    return (step.event.command, *(each for each in step.consequences if each is not face))


_entries = entries_from(ENTRY_RULES, GAME, _shown_facts)


def entries(step: Step) -> Read:
    """Return what each seat reads of the step (SPI-SEC-01, SPI-SEC-03).

    All is hidden by default; acts of the game master behind the screen leave nothing.
    """
    step = step._replace(event=_without_correction(step.event))
    of_play = _entries(step)

    def read(seat: str) -> Iterator[EntryDraft]:
        for draft in of_play(seat):
            yield draft
            if draft.recorded and (owner := on_behalf(step)) is not None:
                yield EntryDraft("OnBehalf", OnBehalfEntry(owner))

    return read


def _without_correction(event: Event) -> Event:
    """Return the event that went on over a correction as it was (SPI-UNDO-03)."""
    while isinstance(event.command, FlowStands):
        event = replace(event, command=event.command.flow)
    return event


PROJECTION = Projection(
    game=GAME.name,
    view=view,
    entries=entries,
    names=by_seat(name),
    options=lambda state: state.options,
    awaited=awaited,
    shelves=SHELVES,
    views=(SpinView,),
    types={**types_of(ENTRY_RULES, GAME), "OnBehalf": (OnBehalfEntry,)},
    outline=Outline(("SceneStarted", "RespiteOpened", "SessionStarted"), ("OppositionOpened", "PhaseAdvanced")),
)
