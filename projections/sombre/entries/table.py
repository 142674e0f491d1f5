"""Entries about the table: options and presence."""

from __future__ import annotations

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.state.vocabulary import Presence
from domain.systems.sombre.table import phases
from domain.systems.sombre.table.guards import presence
from projections.base.entry_rules import EntryRule, EntryRules, everybody
from projections.sombre.views.steps import Step


class OptionEntry(msgspec.Struct, frozen=True):
    option: Word
    value: Word


class PresenceEntry(msgspec.Struct, frozen=True):
    """A seat that was set to look on, or to play again. `character` is null: the presence was ruled."""

    seat: Id
    presence: Presence
    character: Id | None = None


def _option(step: Step, seat: str, fact: phases.SetTableOption) -> OptionEntry:
    return OptionEntry(fact.option, str(fact.value).lower())


def _watching(step: Step, seat: str, fact: phases.SetWatching) -> PresenceEntry:
    return PresenceEntry(fact.seat, presence(step.after, fact.seat))


ENTRY_RULES: EntryRules = {
    phases.SetSheetMode: EntryRule(everybody),
    phases.SetTableOption: EntryRule(everybody, _option),
    phases.StartPlay: EntryRule(everybody),
    phases.CloseTable: EntryRule(everybody),
    phases.SetWatching: EntryRule(everybody, _watching),
    phases.ScreenDiceOpened: EntryRule(everybody),
    phases.SeatPresenceChanged: EntryRule(everybody),
}
