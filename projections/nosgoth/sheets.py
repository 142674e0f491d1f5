"""What is told of the table's options, of sheets and of points."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.game import alike
from domain.game.events import Id
from domain.record.history import Step
from domain.systems.nosgoth import aftermath
from domain.systems.nosgoth.options import AssignRoller, SetTableOptions
from domain.systems.nosgoth.points import AdjustPoints, Reason, RecordMeal
from domain.systems.nosgoth.sheets import CreateCharacter, SetSheetValue
from domain.systems.nosgoth.sight import knows, sees
from domain.systems.nosgoth.state import (
    Characteristic,
    Characteristics,
    Combatant,
    Power,
    State,
    action,
    combatant,
)
from projections.tellings import ForAll, Telling, Tellings


class SheetLine(msgspec.Struct, frozen=True):
    """A new character; all but its name for those who may read the sheet."""

    character: Id
    seat: Id
    name: str
    characteristics: Characteristics | None = None
    armor: int | None = None
    skills: tuple[str, ...] | None = None
    powers: tuple[Power, ...] | None = None
    history: str | None = None


class PointsLine(msgspec.Struct, frozen=True):
    """`applied`: the points that really moved."""

    combatant: Id
    characteristic: Characteristic
    delta: int
    applied: int
    reason: Reason


class RollerLine(msgspec.Struct, frozen=True):
    action: Id
    combatant: Id
    seat: Id


def whose(what: Any) -> str:
    """The combatant that a command or consequence names."""
    found: str = what.character if hasattr(what, "character") else what.combatant
    return found


def seen(step: Step, seat: str, what: Any) -> bool:
    """Whoever sees that the combatant is there (NOS-SEC-01, NOS-SEC-04)."""
    return sees(step.after, seat, whose(what))


def known(step: Step, seat: str, what: Any) -> bool:
    """Whoever knows the combatant's points (NOS-SEC-03, NOS-SEC-05)."""
    return knows(step.after, seat, whose(what))


def _created(step: Step, seat: str, sheet: CreateCharacter) -> SheetLine:
    """NOS-SEC-05: without the sheet, only a name is told."""
    character, owner = step.event.id, sheet.seat or step.event.seat
    if not knows(step.after, seat, character):
        return SheetLine(character, owner, sheet.name)
    return SheetLine(
        character,
        owner,
        sheet.name,
        sheet.characteristics,
        sheet.armor,
        sheet.skills,
        sheet.powers,
        sheet.history,
    )


def _read(step: Step, seat: str, change: SetSheetValue) -> bool:
    """NOS-SEC-05: names are everybody's."""
    return change.field == "name" or known(step, seat, change)


@ForAll
def _adjusted(step: Step, given: AdjustPoints) -> PointsLine:
    """NOS-DATA-02: with the points that really moved."""
    was, now = (_points(state, given) for state in (step.before, step.after))
    return alike(PointsLine, given, applied=now - was)


def _points(state: State, of: AdjustPoints) -> int:
    found: Combatant | None = combatant(state, of.combatant)
    if found is None or found.pools is None:
        return 0
    pool = found.pools[of.characteristic]
    return pool.maximum - pool.losses


@ForAll
def _roller(step: Step, named: AssignRoller) -> RollerLine | None:
    of = action(step.after, named.action)
    return None if of is None else alike(RollerLine, named, combatant=of.payer or of.by)


TELLINGS: Tellings = {
    SetTableOptions: Telling(),
    AssignRoller: Telling(fields=_roller, shown=(RollerLine,)),
    CreateCharacter: Telling(fields=_created, shown=(SheetLine,)),
    SetSheetValue: Telling(_read),
    AdjustPoints: Telling(known, _adjusted, shown=(PointsLine,)),
    RecordMeal: Telling(seen),
    aftermath.RegenerationStopped: Telling(known),
    aftermath.SurchargeActive: Telling(known),
    aftermath.Immobilized: Telling(seen),
    aftermath.CharacterDied: Telling(seen),
    aftermath.ActionCancelled: Telling(),
}
