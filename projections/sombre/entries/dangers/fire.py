"""Entries about burns and clothes on fire."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.systems.sombre.dangers.fire import burning, burns
from domain.systems.sombre.table.guards import sees
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gm, known, sheet


class BurnEntry(msgspec.Struct, frozen=True):
    """A burn of a character. `degree`: on page 3 of the sheet."""

    character: Id
    degree: int | None


class BurnStepEntry(msgspec.Struct, frozen=True):
    """A further step of a fire on a character. `wounds`: on page 3 of the sheet."""

    character: Id
    wounds: int | None


class PuttingOutEntry(msgspec.Struct, frozen=True):
    character: Id
    burning: Id


def _burn(step: Step, seat: str, fact: Any) -> BurnEntry:
    return BurnEntry(fact.character, fact.degree if sheet(step, seat, fact) else None)


def _step(step: Step, seat: str, fact: Any) -> BurnStepEntry:
    return BurnStepEntry(fact.character, fact.wounds if sheet(step, seat, fact) else None)


def _both(step: Step, seat: str, fact: Any) -> bool:
    other = step.after.characters.get(fact.burning)
    return known(step, seat, fact) and other is not None and sees(step.after, seat, other)


def _putting_out(_step: Step, _seat: str, fact: Any) -> PuttingOutEntry:
    return PuttingOutEntry(fact.character, fact.burning)


ENTRY_RULES: EntryRules = {
    burns.ApplyBurn: EntryRule(known, _burn),
    burning.Ignite: EntryRule(gm),
    burning.SpreadFire: EntryRule(gm),
    burning.Extinguish: EntryRule(_both, _putting_out),
    burning.CaughtFire: EntryRule(known),
    burning.BurnStepReached: EntryRule(known, _step),
    burning.Extinguished: EntryRule(known),
}
