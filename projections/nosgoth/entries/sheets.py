"""Entries about the table's options, sheets and points."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.base.events import Id
from domain.game import copy_fields
from domain.record.history import Step
from domain.systems.nosgoth.options import AssignRoller, SetTableOptions
from domain.systems.nosgoth.points import AdjustPoints, Reason, RecordMeal
from domain.systems.nosgoth.sheets import CreateCharacter, SetSheetValue, SheetField, SheetValue
from domain.systems.nosgoth.state import aftermath
from domain.systems.nosgoth.state.sight import knows
from domain.systems.nosgoth.state.state import (
    Character,
    Characteristic,
    Characteristics,
    Combatant,
    Pool,
    Power,
    State,
    action,
    combatant,
)
from projections.base.entry_rules import EntryRule, EntryRules, ForAll
from projections.nosgoth.views.visibility import known, seen


class SheetEntry(msgspec.Struct, frozen=True):
    """A new character; all but its name for those who may read the sheet."""

    character: Id
    seat: Id
    name: str
    characteristics: Characteristics | None = None
    armor: int | None = None
    skills: tuple[str, ...] | None = None
    powers: tuple[Power, ...] | None = None
    history: str | None = None
    gear: tuple[str, ...] | None = None
    notes: str | None = None


class PointsEntry(msgspec.Struct, frozen=True):
    """Points of a characteristic that were given or taken.

    `applied`: those that really moved; `limited`: fewer than asked for.
    """

    combatant: Id
    characteristic: Characteristic
    delta: int
    applied: int
    limited: bool
    remaining: int
    maximum: int
    reason: Reason


class SheetValueEntry(msgspec.Struct, frozen=True):
    """A changed value of a sheet. `was`: the value before."""

    character: Id
    field: SheetField
    value: SheetValue
    was: SheetValue | None


class MealEntry(msgspec.Struct, frozen=True):
    """A meal of a vampire. `resumed`: whether regeneration starts again, for those who know the sheet."""

    character: Id
    resumed: bool | None = None


class SurchargeEntry(msgspec.Struct, frozen=True):
    """The surcharge on focus of a combatant, by the table's options (NOS-ZERO-02)."""

    combatant: Id
    surcharge_unit: Literal["per_investment", "per_point"]
    surcharge_until: Literal["combat_while_zero", "next_meal"]


class RollerEntry(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    seat: Id


def _created(step: Step, seat: str, sheet: CreateCharacter) -> SheetEntry:
    """Return the entry of a new character; without access to the sheet, only its name and its owner (NOS-SEC-05)."""
    character, owner = step.event.id, sheet.seat or step.event.seat
    if not knows(step.after, seat, character):
        return SheetEntry(character, owner, sheet.name)
    return SheetEntry(
        character,
        owner,
        sheet.name,
        sheet.characteristics,
        sheet.armor,
        sheet.skills,
        sheet.powers,
        sheet.history,
        sheet.gear,
        sheet.notes,
    )


@ForAll
def _changed(step: Step, change: SetSheetValue) -> SheetValueEntry:
    return copy_fields(SheetValueEntry, change, was=_value(step.before.characters.get(change.character), change.field))


def _value(character: Character | None, field: SheetField) -> SheetValue | None:
    """Return the value of that field of a sheet; of a characteristic, the maximum."""
    if character is None:
        return None
    match field:
        case "life" | "movement" | "mental" | "corruption":
            return None if character.pools is None else character.pools[field].maximum
        case "armor":
            return character.armor
        case "name":
            return character.name
        case "history":
            return character.history
        case "skills":
            return character.skills
        case "powers":
            return character.powers
        case "gear":
            return character.gear
        case "notes":
            return character.notes


def _fed(step: Step, seat: str, meal: RecordMeal) -> MealEntry:
    """Return the entry of a meal; whether the character regenerated is for seats that know the sheet (NOS-SEC-05)."""
    was = combatant(step.before, meal.character)
    if was is None or not knows(step.after, seat, meal.character):
        return MealEntry(meal.character)
    return MealEntry(meal.character, was.regeneration_stopped)


@ForAll
def _surcharged(step: Step, since: aftermath.SurchargeActive) -> SurchargeEntry:
    options = step.after.options
    return SurchargeEntry(since.combatant, options.surcharge_unit, options.surcharge_until)


def _read(step: Step, seat: str, change: SetSheetValue) -> bool:
    """Return whether the seat reads the change of a sheet's value: names are public (NOS-SEC-05)."""
    return change.field == "name" or known(step, seat, change)


@ForAll
def _adjusted(step: Step, given: AdjustPoints) -> PointsEntry | None:
    """Return the entry of adjusted points, with those that really moved (NOS-DATA-02); None: there is no such pool."""
    was, now = (_pool(state, given) for state in (step.before, step.after))
    if was is None or now is None:
        return None
    applied = was.losses - now.losses
    return copy_fields(
        PointsEntry,
        given,
        applied=applied,
        limited=applied != given.delta,
        remaining=now.current,
        maximum=now.maximum,
    )


def _pool(state: State, of: AdjustPoints) -> Pool | None:
    found: Combatant | None = combatant(state, of.combatant)
    return None if found is None or found.pools is None else found.pools[of.characteristic]


@ForAll
def _roller(step: Step, named: AssignRoller) -> RollerEntry | None:
    of = action(step.after, named.action)
    return None if of is None else copy_fields(RollerEntry, named, combatant=of.combatant)


ENTRY_RULES: EntryRules = {
    SetTableOptions: EntryRule(),
    AssignRoller: EntryRule(fields=_roller),
    CreateCharacter: EntryRule(fields=_created),
    SetSheetValue: EntryRule(_read, _changed),
    AdjustPoints: EntryRule(known, _adjusted),
    RecordMeal: EntryRule(seen, _fed),
    aftermath.RegenerationStopped: EntryRule(known),
    aftermath.SurchargeActive: EntryRule(known, _surcharged),
    aftermath.Immobilized: EntryRule(seen),
    aftermath.CharacterDied: EntryRule(seen),
    aftermath.ActionCancelled: EntryRule(),
}
