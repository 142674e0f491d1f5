"""Entries about close combat: arms that are put in the way."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.combat.resolution import interposition
from domain.systems.sombre.state.combat_state import Intent
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.views.declarations import intent_seen
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gm


class ArmEntry(msgspec.Struct, frozen=True):
    character: Id
    arm: Word


def _intent(step: Step, fact: Any) -> Intent | None:
    fight = step.before.fight
    return fight.intents.get(fact.intent) if fight else None


def _arm_seen(step: Step, seat: str, fact: Any) -> bool:
    intent = _intent(step, fact)
    return gm(step, seat, fact) or (intent is not None and intent_seen(step.after, seat, intent))


def _arm(step: Step, _seat: str, fact: Any) -> ArmEntry | None:
    intent = _intent(step, fact)
    return None if intent is None else ArmEntry(intent.character, fact.arm)


ENTRY_RULES: EntryRules = {interposition.ChooseInterposedArm: EntryRule(_arm_seen, _arm)}
