"""Entries about the attacks of animals: bites and swarms (SOM-NPC-09)."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.systems.sombre.animals import animals, swarms
from domain.systems.sombre.condition import bites
from domain.systems.sombre.table.guards import sees
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gm, known


class BittenEntry(msgspec.Struct, frozen=True):
    dog: Id
    victim: Id


class StungEntry(msgspec.Struct, frozen=True):
    swarm: Id
    targets: tuple[Id, ...]


def _bitten(_step: Step, _seat: str, fact: Any) -> BittenEntry:
    return BittenEntry(fact.dog, fact.victim)


def _targets(step: Step, seat: str, fact: Any) -> tuple[str, ...]:
    people = step.after.characters
    return tuple(c for c in fact.targets if c in people and sees(step.after, seat, people[c]))


def _swarm_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat knows the swarm and at least one of those that it attacks (SOM-NPC-09)."""
    return known(step, seat, fact) and bool(_targets(step, seat, fact))


def _stung(step: Step, seat: str, fact: Any) -> StungEntry:
    return StungEntry(fact.swarm, _targets(step, seat, fact))


def _sting_seen(step: Step, seat: str, fact: Any) -> bool:
    victim = step.after.characters.get(fact.victim)
    return known(step, seat, fact) and victim is not None and sees(step.after, seat, victim)


ENTRY_RULES: EntryRules = {
    animals.BiteAttack: EntryRule(known, _bitten, gm),
    animals.WorsenBite: EntryRule(gm),
    animals.RollBiteHold: EntryRule(gm),
    animals.CallOff: EntryRule(gm),
    swarms.SwarmAttack: EntryRule(_swarm_seen, _stung),
    animals.BiteSet: EntryRule(known),
    animals.BiteWorsened: EntryRule(known),
    bites.BiteReleased: EntryRule(known),
    swarms.SwarmStung: EntryRule(_sting_seen),
}
