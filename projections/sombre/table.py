"""Entries about the table itself: its sheets' mode, options, phases, scenes and presences."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id, Word
from domain.record.history import Step
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import Phase, Presence
from domain.systems.sombre.table import phases
from domain.systems.sombre.table.guards import presence
from projections.base.entry_rules import EntryRule, EntryRules, everybody


class PresenceView(msgspec.Struct, frozen=True):
    seat: Id
    presence: Presence


class TableView(msgspec.Struct, frozen=True):
    """The view of the table that every seat has; `experience`: the number of the open experience phase."""

    phase: Phase
    scene: str | None
    turn_mode: bool
    sheet_mode: Word
    handedness: Word
    npc_dice: Word
    secret_roll_notice: Word
    experience: int | None
    presences: tuple[PresenceView, ...]


class OptionShown(msgspec.Struct, frozen=True):
    option: Word
    value: Word


class PresenceShown(msgspec.Struct, frozen=True):
    """A seat that was set to look on, or to play again. `character` is null: the presence was ruled."""

    seat: Id
    presence: Presence
    character: Id | None = None


def table(state: SombreState) -> TableView:
    options = state.options
    seats = tuple(PresenceView(s.id, presence(state, s.id)) for s in state.table.seats)
    return TableView(
        phase=state.phase,
        scene=state.scene.title if state.scene else None,
        turn_mode=state.time.turn_mode,
        sheet_mode=options.sheet_mode,
        handedness=options.handedness,
        npc_dice=options.npc_dice,
        secret_roll_notice=options.secret_roll_notice,
        experience=state.advancement.experience.number if state.advancement.experience else None,
        presences=seats,
    )


def _option(step: Step, seat: str, fact: Any) -> OptionShown:
    return OptionShown(fact.option, str(fact.value).lower())


def _watching(step: Step, seat: str, fact: Any) -> PresenceShown:
    return PresenceShown(fact.seat, presence(step.after, fact.seat))


ENTRY_RULES: EntryRules = {
    phases.SetSheetMode: EntryRule(everybody),
    phases.SetTableOption: EntryRule(everybody, _option),
    phases.StartPlay: EntryRule(everybody),
    phases.CloseTable: EntryRule(everybody),
    phases.SetWatching: EntryRule(everybody, _watching),
    phases.ScreenDiceOpened: EntryRule(everybody),
    phases.SeatPresenceChanged: EntryRule(everybody),
}
