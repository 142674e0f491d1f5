"""Entries about accidents, falls, frost and electric current."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.systems.sombre.dangers.accidents import electricity, falls, frost, roads
from domain.systems.sombre.table.guards import sees
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.entries.dangers.common import new_waiting
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gm, known, owner, sheet


class AccidentEntry(msgspec.Struct, frozen=True):
    """A road accident.

    `characters`: those whom the seat knows. `hits`: those that wait for their place, for the game master.
    """

    characters: tuple[Id, ...]
    speed: int
    hits: tuple[str, ...]


class HeightFallEntry(msgspec.Struct, frozen=True):
    """A fall. `hits`: those that wait for their place, for the game master."""

    character: Id
    metres: int
    hits: tuple[str, ...]


def _there(step: Step, seat: str, fact: Any) -> tuple[str, ...]:
    people = step.after.characters
    named = (occupant.character for occupant in fact.occupants)
    return tuple(c for c in named if c in people and sees(step.after, seat, people[c]))


def _accident_seen(step: Step, seat: str, fact: Any) -> bool:
    return gm(step, seat, fact) or bool(_there(step, seat, fact))


def _accident(step: Step, seat: str, fact: Any) -> AccidentEntry:
    return AccidentEntry(_there(step, seat, fact), fact.speed, new_waiting(step, seat))


def _fall(step: Step, seat: str, fact: Any) -> HeightFallEntry:
    return HeightFallEntry(fact.character, fact.metres, new_waiting(step, seat))


ENTRY_RULES: EntryRules = {
    roads.ApplyAccident: EntryRule(_accident_seen, _accident),
    falls.ApplyFall: EntryRule(known, _fall),
    electricity.StartCurrent: EntryRule(gm),
    electricity.StopCurrent: EntryRule(gm),
    electricity.TearLoose: EntryRule(known),
    electricity.StrikeByLightning: EntryRule(known),
    electricity.Electrised: EntryRule(known),
    electricity.CurrentStopped: EntryRule(known),
    frost.StartFrostbite: EntryRule(owner),
    frost.AssignFrostbite: EntryRule(sheet),
}
