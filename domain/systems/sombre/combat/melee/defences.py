"""Effects of defences besides stopping an attack: an arm put in its way, a weapon that a bare hand meets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from domain.game import Evolved
from domain.systems.sombre.combat.attacks.attacks import attack_met, hit_of, interposition, place
from domain.systems.sombre.combat.attacks.strikes import side_of
from domain.systems.sombre.condition.battle import at_turn_start, weapon_of, with_hit
from domain.systems.sombre.health.places import DamageQueued, locate
from domain.systems.sombre.state.body import Zone
from domain.systems.sombre.state.combat_state import Intent
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import Fight, SombreState

LANDING = ("strike", "grab", "strangle_grab")
"""Attacks that take place somewhere on the body."""
BARE_HANDED = ("strike", "harmless_strike", "grab", "strangle_grab", "tackle")
"""SOM-MELEE-14: a Strike of any sort, a Grab, a Tackle."""


class Owed(NamedTuple):
    """An Interposition and an attack that both succeeded."""

    defence: Intent
    attack: Intent


def arms_owed(state: SombreState, fight: Fight) -> Iterator[Owed]:
    """Yield the Interpositions whose arm is still to be named, as both rolls have succeeded (SOM-MELEE-11)."""
    for intent in fight.intents.values():
        if intent.spec.kind != "interpose" or not intent.success:
            continue
        attack = attack_met(state, intent)
        if attack is not None and attack.success and attack.zone is None and attack.spec.kind in LANDING:
            yield Owed(intent, attack)


def no_arm(state: SombreState, defence_id: str, event_id: str) -> Evolved:
    """Place the hit of an attack after its Interposition failed, where its own die or aim says."""
    defence = state.fight.intents.get(defence_id) if state.fight else None
    attack = attack_met(state, defence) if defence is not None else None
    if state.fight is None or attack is None or interposition(state, attack) is not None:
        return Evolved(state)
    mine = (h for h in state.fight.hits if h.intent == attack.id and h.target == attack.spec.target)
    waiting = (h for h in mine if h.zone is None)
    hit = next((h for h in waiting if f"{h.id}.zone" not in state.dice.calls), None)
    return Evolved(state) if hit is None else place(state, hit, attack, event_id)


def hurts(state: SombreState, attack: Intent, defence: Intent) -> bool:
    """Return whether a weapon parries a bare hand, and so wounds it (SOM-MELEE-14); a shield is no weapon."""
    bare = attack.spec.kind in BARE_HANDED and weapon_of(state, attack).category == "natural"
    return bare and defence.spec.kind == "parry" and weapon_of(state, defence).category != "natural"


def limb_of(state: SombreState, attack: Intent) -> Zone:
    """Return the limb named in the attack, else the arm of the hand that made it (SOM-MELEE-14, A32)."""
    side = side_of(state, attack) or at_turn_start(state, attack.character).sheet.handedness
    return attack.spec.limb or ("left_arm" if side == "left" else "right_arm")


def parried(
    state: SombreState, attack: Intent, defence: Intent, call: Call, margin: int, event_id: str, *, veil: str
) -> Evolved:
    """Hit the attacker with the weapon that parried its bare limb, if one did (SOM-MELEE-14).

    `call`: the defender's roll; `margin`: that by which it won.
    """
    if not hurts(state, attack, defence):
        return Evolved(state)
    hit = hit_of(state, call, defence, attack.character, margin, event_id, veil)
    evolved = Evolved(with_hit(state, hit))
    evolved = evolved.adding(DamageQueued(hit.id, hit.target, hit.attacker, hit.raw))
    return evolved.then(locate, hit.id, limb_of(state, attack), event_id)
