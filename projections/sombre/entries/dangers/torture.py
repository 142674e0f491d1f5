"""Entries about torture: its hours are shown to the two and the game master, who must talk to the victim alone."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.systems.sombre.torture import ordeals
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gm, of_pc, owner


class TortureEntry(msgspec.Struct, frozen=True):
    victim: Id
    perpetrator: Id


class TriedEntry(msgspec.Struct, frozen=True):
    """A roll of will after torture, with the character whose will it tries."""

    character: Id


def _both(step: Step, seat: str, fact: Any) -> bool:
    people = (step.before.characters.get(c) for c in (fact.victim, fact.perpetrator))
    return gm(step, seat, fact) or any(p is not None and p.seat == seat for p in people)


def _hours(_step: Step, _seat: str, fact: Any) -> TortureEntry:
    return TortureEntry(fact.victim, fact.perpetrator)


def _called(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads of the roll: one that a player character would stop is seen by all.

    An interrogation is the game master's.
    """
    ordeal = step.before.dangers.ordeals.get(fact.ordeal)
    person = step.before.characters.get(ordeal.perpetrator) if ordeal else None
    open_roll = ordeal is not None and ordeal.purpose == "none" and person is not None and person.is_pc and person.known
    return gm(step, seat, fact) or open_roll


def _tried(step: Step, _seat: str, fact: Any) -> TriedEntry | None:
    """Return the entry of the will that is tried; None: there is no such ordeal.

    It is the torturer's, to stop (SOM-DANGER-TORTURE-02), or the victim's, to keep silent (SOM-DANGER-TORTURE-03).
    """
    ordeal = step.before.dangers.ordeals.get(fact.ordeal)
    if ordeal is None:
        return None
    return TriedEntry(ordeal.perpetrator if ordeal.purpose == "none" else ordeal.victim)


ENTRY_RULES: EntryRules = {
    ordeals.RunTortureHours: EntryRule(_both, _hours, dice=gm),
    ordeals.CallTortureRoll: EntryRule(_called, _tried, dice=gm),
    ordeals.TortureEndured: EntryRule(owner),
    ordeals.TorturerRolled: EntryRule(of_pc),
    ordeals.TortureRollMade: EntryRule(owner),
}
