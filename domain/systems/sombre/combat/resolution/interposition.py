"""Interposition: the choice of the arm that is put in the way, once both dice are known."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of
from domain.systems.sombre.combat.attacks.strikes import valid_arms
from domain.systems.sombre.combat.melee.defences import Owed, arms_owed
from domain.systems.sombre.combat.resolution.outcomes import at_once
from domain.systems.sombre.condition.battle import ARMS, at_turn_start, fighting, with_hit, with_intent
from domain.systems.sombre.health.places import ZoneSet
from domain.systems.sombre.state.character import Condition
from domain.systems.sombre.state.state import SombreState, with_character, with_dice, without
from domain.systems.sombre.table.guards import is_gm

Arm = Literal["right_arm", "left_arm"]


class ChooseInterposedArm(Command, frozen=True):
    """Choose the arm that is put in the way of a blow.

    `intent`: the Interposition. The game master may choose in the defender's place.
    """

    RULES = ("SOM-MELEE-11", "SOM-LOC-15")
    intent: Id
    arm: Arm


def interposing_seen(state: SombreState, seat: str, owed: Owed) -> bool:
    """Return whether the seat sees the attack; one of somebody unknown to the table is the game master's."""
    return is_gm(state, seat) or state.characters[owed.attack.character].known


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ChooseInterposedArm = act.command
    fight = fighting(state, "SOM-MELEE-11", 2)
    intent = fight.intents.get(command.intent)
    own = intent is not None and state.characters[intent.character].seat == act.seat
    if intent is None or intent.spec.kind != "interpose" or not (own or is_gm(state, act.seat)):
        raise Refused("unknown_id", "SOM-MELEE-11", kind="missing")
    if intent.success is False or intent.void:
        raise Refused("interposition_failed", "SOM-MELEE-11")
    owed = next((o for o in arms_owed(state, fight) if o.defence.id == intent.id), None)
    if owed is None or not interposing_seen(state, act.seat, owed):
        raise Refused("wrong_phase", "SOM-MELEE-11")
    if command.arm not in valid_arms(state, at_turn_start(state, intent.character)):
        raise Refused("arm_invalid", "SOM-LOC-15")
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    command: ChooseInterposedArm = event.command
    fight = state.fight
    owed = next((o for o in arms_owed(state, fight) if o.defence.id == command.intent), None) if fight else None
    if fight is None or owed is None:
        return Evolved(state)
    effects = tuple(replace(e, zone=command.arm) if e.intent == owed.attack.id else e for e in fight.effects)
    state = with_intent(replace(state, fight=replace(fight, effects=effects)), replace(owed.attack, zone=command.arm))
    evolved = Evolved(_bitten(state, owed, command.arm))
    evolved = evolved.then(_struck, owed, command.arm)
    return evolved.then(at_once, event.id)


def _bitten(state: SombreState, owed: Owed, arm: Arm) -> SombreState:
    """Move the bite of a dog that has bitten the defender to the arm put in its way (A81)."""
    dog, victim = state.characters[owed.attack.character], state.characters[owed.defence.character]
    if dog.bite is None or dog.bite.victim != victim.id:
        return state
    held = (*victim.conditions, Condition("arm_held", 0, dog.bite.cause))
    state = with_character(state, replace(victim, conditions=held))
    return with_character(state, replace(dog, bite=replace(dog.bite, zone=arm)))


def _struck(state: SombreState, owed: Owed, arm: Arm) -> Evolved:
    """Let the blow strike the arm in its way, whatever place was aimed at, thrown or ruled."""
    hits = state.fight.hits if state.fight else ()
    hit = next((h for h in hits if h.intent == owed.attack.id and h.target == owed.defence.character), None)
    if hit is None:
        return Evolved(state)
    state = with_dice(state, calls=without(state.dice.calls, f"{hit.id}.zone"))
    return Evolved(with_hit(state, replace(hit, zone=arm)), (ZoneSet(hit.id, hit.target, arm),))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    for owed in arms_owed(state, state.fight) if state.fight else ():
        one = {"intent": one_of((owed.defence.id,))}
        yield from offers.each(ChooseInterposedArm, "arm", ARMS, one, intent=owed.defence.id)


CHAPTER = Chapter(
    commands={ChooseInterposedArm: "ArmInterposed"},
    players=frozenset({ChooseInterposedArm}),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
