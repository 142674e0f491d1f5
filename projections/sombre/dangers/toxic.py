"""Entries and views of substances: for their owner, and for the game master alone where given in secret."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.record.history import Step
from domain.systems.sombre.condition import collapse
from domain.systems.sombre.dangers.toxic import addictions, effects, poisonings, poisons, toxics, trips
from domain.systems.sombre.state.perils import Dose, Family, Trip
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, plays, visible
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.base.audience import about, gm, owner


class DoseView(msgspec.Struct, frozen=True):
    """An active dose. `secret`: what its bearer does not know of."""

    id: Id
    character: Id
    family: Family
    toxicity: int
    product: str
    secret: bool
    trip: Trip | None


class PoisonView(msgspec.Struct, frozen=True):
    """A poison that a character tried to make.

    `success` and `margin`: the game master's; the maker's seat knows that he tried.
    """

    id: str
    maker: Id
    success: bool | None
    margin: int | None


class TakenShown(msgspec.Struct, frozen=True):
    """A dose that a character took or was given. `minutes` that it acts: the game master's."""

    character: Id
    family: Family
    toxicity: int
    product: str
    secret: bool
    minutes: int | None


class EffectShown(msgspec.Struct, frozen=True):
    character: Id
    family: Family
    product: str


class MadeShown(msgspec.Struct, frozen=True):
    """A thing made, for its maker, however it went."""

    character: Id
    success: bool | None
    margin: int | None


class TemptedShown(msgspec.Struct, frozen=True):
    character: Id
    family: Family
    product: str
    imposed: bool


class TripShown(msgspec.Struct, frozen=True):
    """A trip of a psychedelic. `trip`: how it turned out, None where the roll is only asked for."""

    character: Id
    trip: Trip | None


def doses(state: SombreState, seat: str) -> tuple[DoseView, ...]:
    people = visible(state, seat)
    return tuple(
        DoseView(d.id, d.character, d.family, d.toxicity, d.product, d.secret, d.trip)
        for d in [each for each in state.dangers.doses.values() if each.character in people]
        if d.acting and _knows(state, seat, d)
    )


def _knows(state: SombreState, seat: str, dose: Dose) -> bool:
    person = state.characters.get(dose.character)
    return is_gm(state, seat) or (person is not None and plays(state, seat, person) and not dose.secret)


def made(state: SombreState, seat: str) -> tuple[PoisonView, ...]:
    keeper = is_gm(state, seat)
    found = ((p, state.characters.get(p.maker)) for p in state.dangers.poisons.values())
    return tuple(
        PoisonView(p.id, p.maker, p.success if keeper else None, p.margin if keeper else None)
        for p, maker in found
        if maker is not None and plays(state, seat, maker)
    )


def sick(state: SombreState, seat: str) -> tuple[Id, ...]:
    """Return the characters of the seat that feel unwell after a substance (SOM-DANGER-TOXIC-10)."""
    return tuple(p.id for p in visible(state, seat).values() if p.body.malaise and plays(state, seat, p))


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


def _taken(step: Step, seat: str, fact: Any) -> TakenShown:
    minutes = fact.minutes if gm(step, seat, fact) else None
    return TakenShown(fact.character, fact.family, fact.toxicity, fact.product, fact.secret, minutes)


def _lifted(step: Step, _seat: str, fact: Any) -> EffectShown | None:
    dose = _dose_of(step, fact)
    return None if dose is None else EffectShown(dose.character, dose.family, dose.product)


def _ended(_step: Step, _seat: str, fact: Any) -> EffectShown:
    return EffectShown(fact.character, fact.family, fact.product)


def _made(step: Step, seat: str, fact: Any) -> MadeShown:
    keeper = gm(step, seat, fact)
    return MadeShown(fact.character, fact.success if keeper else None, fact.margin if keeper else None)


def _tempted(step: Step, _seat: str, fact: Any) -> TemptedShown | None:
    dose = _dose_of(step, fact)
    return None if dose is None else TemptedShown(dose.character, dose.family, dose.product, fact.imposed)


def _trip(step: Step, _seat: str, fact: Any) -> TripShown | None:
    dose = _dose_of(step, fact)
    return None if dose is None else TripShown(dose.character, getattr(fact, "trip", None))


def _who(_step: Step, _seat: str, fact: Any) -> TripShown:
    return TripShown(fact.character, fact.trip)


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
