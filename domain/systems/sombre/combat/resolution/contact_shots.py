"""Contact shots: no roll; the shooter names the Wounds, and the game master has the last word."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer
from domain.systems.sombre.combat.resolution.outcomes import settle_intent
from domain.systems.sombre.condition.battle import fighting, with_intent
from domain.systems.sombre.state.combat_state import Intent
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm

MOST_WOUNDS = 30
"""A bound of form."""


class NameContactDamage(Command, frozen=True):
    """Name the Wounds of a contact shot, as it suits the shooter.

    They may be named anew until the game master has ruled.
    """

    RULES = ("SOM-RANGED-24",)
    intent: Id
    wounds: int


class RuleContactDamage(Command, frozen=True):
    """Rule on a contact shot's damage. `wounds` null: as the shooter named them."""

    RULES = ("SOM-RANGED-24", "SOM-LOC-09")
    intent: Id
    wounds: int | None = None


ContactCommand = NameContactDamage | RuleContactDamage


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ContactCommand = act.command
    found = fighting(state, "SOM-RANGED-24", 2).intents.get(command.intent)
    if found is None or not (is_gm(state, act.seat) or state.characters[found.character].seat == act.seat):
        raise Refused("unknown_id", "SOM-RANGED-24", kind="missing")
    if found.spec.kind != "shoot" or not found.spec.contact:
        raise Refused("not_contact_shot", "SOM-RANGED-24")
    if found.resolved:
        raise Refused("already_resolved", "SOM-RANGED-24")
    wounds = _wounds(command, found)
    if wounds is None or not 0 <= wounds <= MOST_WOUNDS:
        raise Refused("out_of_bounds", "SOM-RANGED-24")
    return command


def _wounds(command: ContactCommand, intent: Intent) -> int | None:
    return intent.named if command.wounds is None else command.wounds


def evolve(state: SombreState, event: Event) -> Evolved:
    command: ContactCommand = event.command
    intent = state.fight.intents.get(command.intent) if state.fight else None
    if intent is None:
        return Evolved(state)
    state = with_intent(state, replace(intent, named=_wounds(command, intent)))
    if isinstance(command, NameContactDamage):
        return Evolved(state)
    return settle_intent(state, intent.id, True, 0, event.id)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    touching = [k for k, i in state.fight.intents.items() if i.spec.contact] if state.fight else []
    wounds = {"wounds": integer(0, MOST_WOUNDS)}
    yield from offers.each(NameContactDamage, "intent", touching, wounds, wounds=0)
    if is_gm(state, seat):
        yield from offers.each(RuleContactDamage, "intent", touching, wounds, wounds=0)
        yield from offers.each(RuleContactDamage, "intent", touching)


CHAPTER = Chapter(
    commands={NameContactDamage: "ContactDamageNamed", RuleContactDamage: "ContactDamageRuled"},
    players=frozenset({NameContactDamage}),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
