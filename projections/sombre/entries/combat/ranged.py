"""Entries about contact shots and projectiles that miss."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.systems.sombre.combat.resolution import contact_shots, strays
from domain.systems.sombre.state.combat_state import Intent
from domain.systems.sombre.table.guards import is_gm, open_sheet, plays, sees
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gm


class ContactEntry(msgspec.Struct, frozen=True):
    character: Id
    wounds: int | None


class StrayEntry(msgspec.Struct, frozen=True):
    exposed: tuple[Id, ...]


class StrayEndEntry(msgspec.Struct, frozen=True):
    hit: tuple[Id, ...]


def _shooting(step: Step, fact: Any) -> Intent | None:
    fight = step.before.fight
    return fight.intents.get(fact.intent) if fight else None


def _contact_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads of a contact shot, as of the raw damage of a hit.

    A player reads of his own, others where sheets are open; an adversary's is the game master's.
    """
    intent = _shooting(step, fact)
    shooter = step.before.characters.get(intent.character) if intent else None
    if shooter is None:
        return is_gm(step.after, seat)
    return plays(step.before, seat, shooter) or open_sheet(step.before, shooter)


def _contact(step: Step, _seat: str, fact: Any) -> ContactEntry | None:
    intent = _shooting(step, fact)
    if intent is None:
        return None
    return ContactEntry(intent.character, intent.named if fact.wounds is None else fact.wounds)


def _visible(step: Step, seat: str, characters: tuple[str, ...]) -> tuple[str, ...]:
    people = step.after.characters
    return tuple(c for c in characters if c in people and sees(step.after, seat, people[c]))


def _exposed_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat sees anybody who is exposed: strangers leave no trace."""
    return bool(_visible(step, seat, fact.exposed))


def _called(step: Step, seat: str, fact: Any) -> StrayEntry:
    return StrayEntry(_visible(step, seat, fact.exposed))


def _settled(step: Step, seat: str, fact: Any) -> StrayEndEntry:
    return StrayEndEntry(_visible(step, seat, fact.hit))


ENTRY_RULES: EntryRules = {
    contact_shots.NameContactDamage: EntryRule(_contact_seen, _contact),
    contact_shots.RuleContactDamage: EntryRule(_contact_seen, _contact),
    strays.CallStrayProjectiles: EntryRule(_exposed_seen, _called, dice=gm),
    strays.StrayResolved: EntryRule(_exposed_seen, _settled),
}
