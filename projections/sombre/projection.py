"""Projection of Sombre light: the pieces of each chapter assembled into one allow-list."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from domain.record.history import Step
from domain.systems.sombre.game import GAME
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_away, visible
from domain.systems.sombre.table.order import KEPT
from domain.systems.sombre.table.phases import SeatPresenceChanged
from domain.systems.sombre.table.places import by_person
from projections.base.encoding import encode
from projections.base.entry_rules import Facts, entries_from, types_of
from projections.base.projection import EntryDraft, Outline, Projection, PutOff, Read, by_seat
from projections.sombre.awaited import awaited
from projections.sombre.entries.combat.blows import late_in, without_late
from projections.sombre.entries.rolls import rolls_asked
from projections.sombre.entries.rules import ENTRY_RULES
from projections.sombre.views.table import SombreView, name, view


def _facts_by_person(step: Step) -> Facts:
    """Return the event, with ids by person where it names by place, and what followed."""
    return (by_person(step.before, step.event.command), *step.consequences)


_entries = entries_from(ENTRY_RULES, GAME, _facts_by_person)


def entries(step: Step) -> Read:
    """Return what each seat reads of the event and of what followed; the close of a scene comes after what it ends.

    A seat that comes back reads its own return, and the close if the close brings it back.
    """
    closing, of_play = isinstance(step.event.command, CloseScene), _entries(step)

    def read(seat: str) -> Iterable[EntryDraft]:
        away = is_away(step.before, seat)
        if away and is_away(step.after, seat):
            return ()
        drafts = list(of_play(seat))
        drafts += rolls_asked(step, seat, tuple(drafts))
        if drafts and (unseen := _unseen(step.after, seat)):
            drafts = [draft for draft in drafts if not _names(draft.fields, unseen)]
        if closing:
            drafts.sort(key=lambda draft: draft.recorded)
        if away:
            drafts = [draft for draft in drafts if _returning(draft, seat)]
        return drafts

    return read


def _returning(line: EntryDraft, seat: str) -> bool:
    if isinstance(line.fields, SeatPresenceChanged):
        return line.fields.seat == seat
    return line.name == "SceneClosed"


def _unseen(state: SombreState, seat: str) -> list[bytes]:
    """Return the ids of all characters that do not exist for the seat, as they are written in JSON."""
    people = visible(state, seat)
    return [encode(person) for person in state.characters if person not in people]


def _names(fields: msgspec.Struct, unseen: list[bytes]) -> bool:
    """Return whether fields hold an id of somebody who does not exist for the seat (SOM-NPC-09, SOM-CHAR-12).

    It is the last guard of a line.
    """
    written = encode(fields)
    return any(character in written for character in unseen)


PUT_OFF = PutOff(ids=late_in, without=without_late)


PROJECTION = Projection(
    game=GAME.name,
    view=view,
    entries=entries,
    names=by_seat(name),
    options=lambda state: state.options,
    awaited=awaited,
    shelves=KEPT,
    views=(SombreView,),
    types=types_of(ENTRY_RULES, GAME),
    put_off=PUT_OFF,
    outline=Outline(("SceneOpened", "CombatStarted", "PursuitStarted"), ("TurnsAdvanced", "PhaseAdvanced")),
)
