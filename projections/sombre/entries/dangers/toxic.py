"""Entries about substances: for their owner, and for the game master alone where given in secret."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.systems.sombre.condition import collapse
from domain.systems.sombre.dangers.toxic import addictions, effects, poisonings, poisons, toxics, trips
from domain.systems.sombre.state.perils import Dose, Family, Trip
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import about, gm, owner


class DoseTakenEntry(msgspec.Struct, frozen=True):
    """A dose that a character took or was given. `minutes` that it acts: the game master's."""

    character: Id
    family: Family
    toxicity: int
    product: str
    secret: bool
    minutes: int | None


class DoseEffectEntry(msgspec.Struct, frozen=True):
    character: Id
    family: Family
    product: str


class PoisonMadeEntry(msgspec.Struct, frozen=True):
    """A thing made, for its maker, however it went."""

    character: Id
    success: bool | None
    margin: int | None


class TemptedEntry(msgspec.Struct, frozen=True):
    character: Id
    family: Family
    product: str
    imposed: bool


class TripEntry(msgspec.Struct, frozen=True):
    """A trip of a psychedelic. `trip`: how it turned out, None where the roll is only asked for."""

    character: Id
    trip: Trip | None


def _dose_of(step: Step, fact: Any) -> Dose | None:
    named = getattr(fact, "effect", "") or step.event.id
    found: Dose | None = step.before.dangers.doses.get(named) or step.after.dangers.doses.get(named)
    return found


def _dose_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads of a dose: OWN, by whose character it was then; GM of one given in secret."""
    dose = _dose_of(step, fact)
    if gm(step, seat, fact) or dose is None:
        return gm(step, seat, fact)
    was = step.before.characters.get(dose.character)
    return was is not None and was.seat == seat and not dose.secret


def _own_secret(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads of the fact: OWN, GM where it is secret."""
    return gm(step, seat, fact) if fact.secret else owner(step, seat, fact)


def _taken(step: Step, seat: str, fact: Any) -> DoseTakenEntry:
    minutes = fact.minutes if gm(step, seat, fact) else None
    return DoseTakenEntry(fact.character, fact.family, fact.toxicity, fact.product, fact.secret, minutes)


def _lifted(step: Step, _seat: str, fact: Any) -> DoseEffectEntry | None:
    dose = _dose_of(step, fact)
    return None if dose is None else DoseEffectEntry(dose.character, dose.family, dose.product)


def _ended(_step: Step, _seat: str, fact: Any) -> DoseEffectEntry:
    return DoseEffectEntry(fact.character, fact.family, fact.product)


def _made(step: Step, seat: str, fact: Any) -> PoisonMadeEntry:
    keeper = gm(step, seat, fact)
    return PoisonMadeEntry(fact.character, fact.success if keeper else None, fact.margin if keeper else None)


def _tempted(step: Step, _seat: str, fact: Any) -> TemptedEntry | None:
    dose = _dose_of(step, fact)
    return None if dose is None else TemptedEntry(dose.character, dose.family, dose.product, fact.imposed)


def _trip(step: Step, _seat: str, fact: Any) -> TripEntry | None:
    dose = _dose_of(step, fact)
    return None if dose is None else TripEntry(dose.character, getattr(fact, "trip", None))


def _who(_step: Step, _seat: str, fact: Any) -> TripEntry:
    return TripEntry(fact.character, fact.trip)


def _terror(step: Step, seat: str, fact: Any) -> bool:
    _, person = about(step, fact)
    return gm(step, seat, fact) or (person is not None and person.known)


ENTRY_RULES: EntryRules = {
    toxics.Administer: EntryRule(_dose_seen, _taken),
    toxics.EndEffect: EntryRule(_dose_seen, _lifted),
    effects.EffectEnded: EntryRule(_own_secret, _ended),
    poisonings.PoisoningCalled: EntryRule(_own_secret),
    collapse.OverdoseCalled: EntryRule(_own_secret),
    poisons.MakePoison: EntryRule(owner),
    poisons.PoisonMade: EntryRule(owner, _made),
    addictions.CallAddiction: EntryRule(_dose_seen, _tempted),
    addictions.AddictionCalled: EntryRule(_own_secret),
    trips.CallTrip: EntryRule(_dose_seen, _trip),
    trips.RuleTrip: EntryRule(_dose_seen, _trip),
    trips.TripTurnedOut: EntryRule(_own_secret, _who),
    trips.TerrorStrikes: EntryRule(_terror),
}
