"""Addiction: imposed, or resisted for this time (SOM-DANGER-TOXIC-03)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of
from domain.systems.sombre.characters.traits import gain, titled
from domain.systems.sombre.dangers.common.victims import endangered
from domain.systems.sombre.dangers.toxic.doses import name_of, noted, same_product
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.perils import Dose
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.sheet import Trait
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm

ADDICTION = "Addiction"


class CallAddiction(Command, frozen=True):
    """Call a roll against addiction to the product of a dose. `imposed`: the addiction is ruled, without a roll."""

    RULES = ("SOM-DANGER-TOXIC-03",)
    character: Id
    effect: Id
    imposed: bool = False


class AddictionCalled(Consequence, frozen=True):
    """A roll against addiction was called, for a later use of what was resisted once.

    `secret`: nobody knows of that use.
    """

    RULES = ("SOM-DANGER-TOXIC-03",)
    character: Id
    secret: bool


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: CallAddiction = act.command
    person = endangered(state, command.character, "SOM-DANGER-TOXIC-03")
    dose = state.dangers.doses.get(command.effect)
    if dose is None or dose.character != person.id:
        raise Refused("unknown_id", "SOM-DANGER-TOXIC-03", kind="missing")
    if not person.has_mind or dose.toxicity == 0 or addicted(person, dose):
        raise Refused("out_of_bounds", "SOM-DANGER-TOXIC-03")
    if not command.imposed and (not person.is_pc or _called(state, dose)):
        raise Refused("already_called" if _called(state, dose) else "not_a_pc", "SOM-DANGER-TOXIC-03")
    return command


def _called(state: SombreState, dose: Dose) -> bool:
    return any(c.purpose == "addiction" and c.character == dose.character for c in state.dice.calls.values())


def title_of(dose: Dose) -> str:
    return f"{ADDICTION} ({name_of(dose)})" if dose.product.strip() else ADDICTION


def addicted(person: Character, dose: Dose) -> bool:
    found = titled(person, title_of(dose))
    return found is not None and found.level > 0


def evolve(state: SombreState, event: Event) -> Evolved:
    command: CallAddiction = event.command
    dose = state.dangers.doses.get(command.effect)
    if dose is None or command.character not in state.characters:
        return Evolved(state)
    if command.imposed:
        return _caught(state, dose, event.id)
    return open_call(state, _call(dose, event.id))


def _call(dose: Dose, cause: str) -> Call:
    return Call(
        id=f"{cause}.mind",
        cause=cause,
        character=dose.character,
        skills=("body", "mind"),
        kind="reaction",
        label="addiction",
        purpose="addiction",
        subject=dose.id,
        secret=dose.secret,
    )


def tempted(state: SombreState, dose: Dose) -> Evolved:
    """Call the roll against an addiction that was resisted once, at every later use (SOM-DANGER-TOXIC-03)."""
    person = state.characters[dose.character]
    before = (d for d in state.dangers.doses.values() if d.id != dose.id and d.character == person.id)
    resisted = any(d.resisted and same_product(d, name_of(dose)) for d in before)
    if not resisted or not dose.toxicity or not person.is_pc or not person.alive or addicted(person, dose):
        return Evolved(state)
    opened = open_call(state, _call(dose, dose.id))
    return Evolved(opened.state, (AddictionCalled(person.id, dose.secret), *opened.consequences))


def after_addiction(state: SombreState, call: Call, event: Event) -> Evolved:
    dose = state.dangers.doses.get(call.subject)
    if call.result is None or dose is None:
        return Evolved(state)
    if call.result.success:
        return Evolved(noted(state, replace(dose, resisted=True)))
    return _caught(state, dose, event.id)


def _caught(state: SombreState, dose: Dose, event_id: str) -> Evolved:
    person = state.characters[dose.character]
    fresh = Trait(f"{event_id}.addiction", "disadvantage", title_of(dose), "physical", illness="physical", curable=True)
    evolved = Evolved(state)
    return evolved.then(gain, person.id, titled(person, title_of(dose)) or fresh, 1, event_id, why="addiction")


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    for dose in state.dangers.doses.values():
        one = {"character": one_of((dose.character,)), "effect": one_of((dose.id,))}
        for imposed in (False, True):
            yield from offers.move(
                CallAddiction(dose.character, dose.id, imposed), one | {"imposed": one_of((imposed,))}
            )


CHAPTER = Chapter(
    commands={CallAddiction: "AddictionRuled"},
    consequences=(AddictionCalled,),
    after_roll={"addiction": after_addiction},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
