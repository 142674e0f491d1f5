"""Substances given to somebody, in the open or in hiding."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, get_args

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, flag, integer, one_of, text
from domain.systems.sombre.characters.skills import score
from domain.systems.sombre.condition.battle import masked
from domain.systems.sombre.condition.collapse import OverdoseCalled
from domain.systems.sombre.condition.substances import DEPRESSANTS
from domain.systems.sombre.dangers.common.victims import endangered, victims
from domain.systems.sombre.dangers.toxic.addictions import tempted
from domain.systems.sombre.dangers.toxic.doses import noted
from domain.systems.sombre.dangers.toxic.effects import EffectEnded, lasts, over, takes_hold
from domain.systems.sombre.dangers.toxic.poisonings import (
    PoisoningCalled,
    after_overdose,
    after_poisoning,
    gassed,
    inhaled,
    poison,
)
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.perils import Dose, Family
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import find, is_gm, visible

FAMILIES: tuple[Family, ...] = get_args(Family)
TOXICITIES = (0, 3, 6, 9)
"""SOM-DANGER-TOXIC-01."""
GASES = WELL_MADE = (6, 9)
"""SOM-DANGER-GAS-03, SOM-DANGER-TOXIC-20, A68."""
BADLY_MADE = (0, 3)
ANAESTHESIA = "Anesthésie"
LONGEST = 30 * 24 * 60
"""Of form, in minutes."""


class Administer(Command, frozen=True):
    """Give somebody a product, or let somebody take it.

    `secret`: without knowing. `minutes`: how long it acts, null: until told. `every`: of a slow depressant, the minutes
    between two circles. `poison`: one that was made. `surgeon`: who puts to sleep for surgery. Poison gas again: longer
    exposure.
    """

    RULES = (
        *("SOM-DANGER-TOXIC-01", "SOM-DANGER-TOXIC-02", "SOM-DANGER-TOXIC-05", "SOM-DANGER-TOXIC-12"),
        *("SOM-DANGER-TOXIC-13", "SOM-DANGER-TOXIC-14", "SOM-DANGER-TOXIC-16", "SOM-DANGER-TOXIC-18"),
        *("SOM-DANGER-TOXIC-20", "SOM-DANGER-TOXIC-21", "SOM-DANGER-TOXIC-22", "SOM-DANGER-GAS-03"),
    )
    character: Id
    family: Family
    toxicity: int
    product: str = ""
    secret: bool = False
    minutes: int | None = None
    every: int | None = None
    poison: Id | None = None
    surgeon: Id | None = None


class EndEffect(Command, frozen=True):
    """End the effect of a dose, or an exposure to a gas."""

    RULES = ("SOM-DANGER-TOXIC-02", "SOM-DANGER-TOXIC-10")
    effect: Id


ToxicCommand = Administer | EndEffect


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ToxicCommand = act.command
    match command:
        case Administer():
            _check(state, endangered(state, command.character, "SOM-DANGER-TOXIC-01"), command)
        case EndEffect(effect):
            found = state.dangers.doses.get(effect)
            if found is None or not found.acting:
                raise Refused("unknown_id", "SOM-DANGER-TOXIC-02", kind="missing")
    return command


def _check(state: SombreState, person: Character, command: Administer) -> None:
    family = command.family
    if command.toxicity not in (GASES if family == "gas" else TOXICITIES):
        raise Refused("out_of_bounds", "SOM-DANGER-TOXIC-01")
    instant = family in ("poison", "gas")
    if command.minutes is not None and (instant or not 1 <= command.minutes <= LONGEST):
        raise Refused("out_of_bounds", "SOM-DANGER-TOXIC-02")
    if command.every is not None and (family not in DEPRESSANTS or not 1 <= command.every <= LONGEST):
        raise Refused("out_of_bounds", "SOM-DANGER-TOXIC-12")
    if command.poison is not None:
        _check_poison(state, command)
    if command.surgeon is not None:
        _check_surgeon(find(state, command.surgeon), command)
    if family == "gas":
        _check_gas(state, person)


def _check_poison(state: SombreState, command: Administer) -> None:
    """Refuse a poison that is not as strong as it was well made (SOM-DANGER-TOXIC-20, A68). Raises Refused."""
    made = state.dangers.poisons.get(command.poison or "")
    if made is None:
        raise Refused("unknown_id", "SOM-DANGER-TOXIC-20", kind="missing")
    if command.family != "poison" or command.toxicity not in (WELL_MADE if made.success else BADLY_MADE):
        raise Refused("out_of_bounds", "SOM-DANGER-TOXIC-20")


def _check_surgeon(surgeon: Character, command: Administer) -> None:
    """Refuse a surgeon without the speciality, which abuse does not need (SOM-DANGER-TOXIC-16). Raises Refused."""
    if command.family != "anaesthetic":
        raise Refused("out_of_bounds", "SOM-DANGER-TOXIC-16")
    if score(surgeon, ANAESTHESIA) is None:
        raise Refused("skill_not_allowed", "SOM-DANGER-TOXIC-16")


def _check_gas(state: SombreState, person: Character) -> None:
    """Refuse a gas through a mask, or beyond lightning speed (SOM-DANGER-GAS-03, SOM-DANGER-GAS-08). Raises Refused."""
    running = person.body.distress
    if masked(state, person.id):
        raise Refused("out_of_bounds", "SOM-DANGER-GAS-08")
    if gassed(state, person.id) and running is not None and running.speed == "lightning":
        raise Refused("out_of_bounds", "SOM-DANGER-GAS-03")
    if any(c.purpose == "poisoning" and c.character == person.id for c in state.dice.calls.values()):
        raise Refused("already_called", "SOM-DANGER-GAS-03")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case Administer() as command if command.character in state.characters:
            return _given(state, command, event.id)
        case EndEffect(effect) if effect in state.dangers.doses:
            return over(state, effect, event.id)
        case _:
            return Evolved(state)


def _given(state: SombreState, command: Administer, event_id: str) -> Evolved:
    """Apply a dose; nothing acts without Toxicity, and a poison has acted once rolled for (SOM-DANGER-TOXIC-01)."""
    dose = Dose(
        id=event_id,
        character=command.character,
        family=command.family,
        toxicity=command.toxicity,
        product=command.product,
        secret=command.secret,
        acting=command.toxicity > 0 and command.family != "poison",
    )
    evolved = Evolved(lasts(noted(state, dose), dose, command.minutes))
    match dose.family:
        case "poison":
            evolved = evolved.then(poison, dose)
        case "gas":
            evolved = evolved.then(inhaled, dose, event_id)
        case _:
            evolved = evolved.then(takes_hold, dose, command.every)
    return evolved.then(tempted, dose)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    people = [person.id for person in victims(state, seat)]
    common: dict[str, Schema] = {"product": text(), "secret": flag()}
    for family in FAMILIES:
        yield from _family(offers, people, family, common)
    for made in state.dangers.poisons.values():
        toxicities = WELL_MADE if made.success else BADLY_MADE
        fields = common | {"family": one_of(("poison",)), "toxicity": one_of(toxicities), "poison": one_of((made.id,))}
        some: dict[str, Any] = {"family": "poison", "toxicity": toxicities[0], "poison": made.id}
        yield from offers.each(Administer, "character", people, fields, common, **some)
    surgeons = [p.id for p in visible(state, seat).values() if score(p, ANAESTHESIA) is not None]
    yield from _surgery(offers, surgeons, people, common)
    yield from offers.each(EndEffect, "effect", state.dangers.doses)


def _family(offers: Offers, people: list[str], family: Family, common: dict[str, Schema]) -> Iterator[Move]:
    given = {"toxicity": one_of(GASES if family == "gas" else TOXICITIES)}
    free = dict(common)
    if family not in ("poison", "gas"):
        free["minutes"] = integer(1, LONGEST)
    if family in DEPRESSANTS:
        free["every"] = integer(1, LONGEST)
    fields = {"family": one_of((family,))} | given | free
    yield from offers.each(Administer, "character", people, fields, free, family=family, toxicity=6)


def _surgery(offers: Offers, surgeons: list[str], people: list[str], common: dict[str, Schema]) -> Iterator[Move]:
    for surgeon in surgeons:
        fields = common | {
            "family": one_of(("anaesthetic",)),
            "toxicity": one_of(TOXICITIES),
            "surgeon": one_of((surgeon,)),
        }
        some: dict[str, Any] = {"family": "anaesthetic", "toxicity": 6, "surgeon": surgeon}
        yield from offers.each(Administer, "character", people, fields, common, **some)


CHAPTER = Chapter(
    commands={Administer: "SubstanceTaken", EndEffect: "EffectLifted"},
    consequences=(EffectEnded, PoisoningCalled, OverdoseCalled),
    after_roll={"poisoning": after_poisoning, "overdose": after_overdose},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
