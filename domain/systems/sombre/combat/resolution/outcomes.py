"""Outcomes of resolved actions: a hit, or an effect of its own. One more kind of action is one more case."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Consequence, Event, Id
from domain.game import Evolved
from domain.systems.sombre.combat.attacks.attacks import attack_met, hit_of, queue
from domain.systems.sombre.combat.attacks.escapes import fled, leaves
from domain.systems.sombre.combat.attacks.fighting_skills import default_skill
from domain.systems.sombre.combat.attacks.firing import discharge, gesture_done, goes_off, taken
from domain.systems.sombre.combat.attacks.rising import got_up, rises
from domain.systems.sombre.combat.guns.bursts import burst_landed
from domain.systems.sombre.combat.melee.defences import no_arm, parried
from domain.systems.sombre.combat.melee.holds import grip, lost, seize, tackled, thrown
from domain.systems.sombre.condition.battle import defer, in_order, pair, resolved, weapon_of, with_hit, with_intent
from domain.systems.sombre.condition.collapse import fall
from domain.systems.sombre.condition.frenzy import fists_hurt
from domain.systems.sombre.condition.guns import HANDLING, gun_in, in_bursts
from domain.systems.sombre.dangers.accidents.electricity import stop
from domain.systems.sombre.dangers.air.throats import choke
from domain.systems.sombre.dangers.explosions.charges import charge_in, fired, handle, hot, hurl
from domain.systems.sombre.dangers.fire.burning import put_out
from domain.systems.sombre.dice.procedures import IntentOutcome
from domain.systems.sombre.health.aggravation import aggravated, pressed
from domain.systems.sombre.health.belongings import passed
from domain.systems.sombre.health.gas import call_will
from domain.systems.sombre.health.gear import pieces
from domain.systems.sombre.state.body import Zone
from domain.systems.sombre.state.combat_state import (
    ATTACKS,
    AUTOMATIC,
    DEFENCES,
    Effect,
    EffectKind,
    Hit,
    Intent,
    IntentKind,
)
from domain.systems.sombre.state.roll_state import Call, Pair
from domain.systems.sombre.state.state import SombreState


class NpcIntentRevealed(Consequence, frozen=True):
    """An NPC's hidden intent was revealed: its action could be seen when it was resolved."""

    RULES = ("SOM-TURN-07",)
    character: Id
    kind: IntentKind


class SwarmUnharmed(Consequence, frozen=True):
    """An attack on a swarm succeeded, and did it no harm."""

    RULES = ("SOM-ANIMAL-15",)
    character: Id
    target: Id


class AttackStopped(Consequence, frozen=True):
    """A defence that succeeded by the game master's word has met the attack, which is over."""

    RULES = ("SOM-TURN-15", "SOM-TURN-23")
    character: Id
    intent: str


class ContactSet(Consequence, frozen=True):
    """Two characters came within reach of each other."""

    RULES = ("SOM-MELEE-01",)
    one: Id
    other: Id
    contact: bool


def after_attack(state: SombreState, call: Call, event: Event) -> Evolved:
    """Resolve an intent by its simple roll, whose die is the margin (SOM-DAMAGE-02, SOM-MELEE-06, SOM-MELEE-07)."""
    if call.opposition is not None or call.result is None:
        return Evolved(state)
    return land(state, call, call.result.success, call.result.margin or 0, event.id)


def settle_intent(state: SombreState, intent_id: str, success: bool, margin: int, event_id: str) -> Evolved:
    """Resolve an intent by the game master's word; the margin is his (A5)."""
    intent = state.fight.intents[intent_id] if state.fight else None
    if intent is None:
        return Evolved(state)
    person = state.characters[intent.character]
    skill = intent.spec.skill if intent.npc else default_skill(person, intent.spec, weapon_of(state, intent))
    call = Call(id=event_id, cause=event_id, character=intent.character, skills=(skill,), subject=intent_id)
    return land(state, call, success, margin, event_id)


def after_ruling(state: SombreState, ruled: IntentOutcome, event: Event) -> Evolved:
    return settle_intent(state, ruled.intent, ruled.success, ruled.margin, event.id)


def after_duel(state: SombreState, duel: Pair, event: Event) -> Evolved:
    """Resolve an attack and the defence opposed to it (SOM-DAMAGE-02, SOM-MELEE-05).

    The margin is the opposed one if both succeeded, the simple one against a failure. An armed Parry does the same to a
    bare hand (SOM-MELEE-14); nothing comes of two failures.
    """
    call, defence = state.dice.rolls[duel.active], state.dice.rolls[duel.passive]
    won, both = duel.winner == call.character, succeeded(defence)
    intents = state.fight.intents if state.fight else {}
    attack, answer = intents.get(call.subject), intents.get(defence.subject)
    evolved = Evolved(resolved(state, defence.subject))
    if answer is not None:
        evolved = evolved.then(_shown, answer, both)
    evolved = evolved.then(land, call, won, duel.margin or 0, event.id, veil=defence.id if both else "")
    if attack is not None and answer is not None and both and not won:
        veil = call.id if succeeded(call) else ""
        evolved = evolved.then(parried, attack, answer, defence, duel.margin or 0, event.id, veil=veil)
    evolved = evolved.then(_escaped, defence, event.id, success=both and not won)
    return evolved.then(at_once, event.id)


def succeeded(call: Call) -> bool:
    return call.result is not None and call.result.success


def _escaped(state: SombreState, defence: Call, event_id: str, *, success: bool) -> Evolved:
    """Defer the end of an opposed flight or rise (SOM-MELEE-24, SOM-MELEE-38, A28).

    Only an Esquive that succeeds and wins gets away.
    """
    intent = state.fight.intents.get(defence.subject) if state.fight else None
    if intent is None or intent.void:
        return Evolved(state)
    match intent.spec.kind:
        case "flee":
            return Evolved(fled(state, intent, event_id, success=success))
        case "rise":
            return Evolved(got_up(state, intent, event_id, success=success))
        case _:
            return Evolved(state)


def land(state: SombreState, call: Call, success: bool, margin: int, event_id: str, *, veil: str = "") -> Evolved:
    """Resolve the intent of a call, in success or failure.

    `veil`: the roll whose die was subtracted from the margin, as `hit_of` takes it.
    """
    intent = state.fight.intents.get(call.subject) if state.fight else None
    if intent is None or intent.resolved:
        return Evolved(state)
    left, item = goes_off(state, intent), state.items.get(intent.spec.weapon or "")
    evolved = Evolved(resolved(state, intent.id, success if left else None))
    if not intent.void:
        evolved = evolved.then(discharge, intent)
        if item is not None and intent.spec.kind == "throw" and hot(item):
            evolved = evolved.at(burnt_fingers(evolved.state, intent, event_id))
        evolved = evolved.then(_shown, intent, success and left)
        evolved = evolved.then(_closes_in, intent, event_id)
        evolved = evolved.then(_done, call, intent, success and left, margin, event_id, veil)
    return evolved.then(at_once, event_id)


def burnt_fingers(state: SombreState, intent: Intent, event_id: str) -> SombreState:
    """Burn the bare hand that throws a smoking casing back, in the first degree (SOM-DANGER-GAS-07, A54)."""
    arm = thrown_with(state, intent)
    if any(pieces(state.items, intent.character, arm)):
        return state
    burn = Hit(id=f"{event_id}.burn", target=intent.character, raw=1, zone=arm, bypass=True, why="burn")
    return with_hit(state, burn)


def thrown_with(state: SombreState, intent: Intent) -> Zone:
    side = intent.spec.hand or state.characters[intent.character].sheet.handedness
    return "right_arm" if side == "right" else "left_arm"


def at_once(state: SombreState, event_id: str) -> Evolved:
    """Apply the effects that wait, in phase 2, if the table wants them without delay (A7)."""
    now = state.options.effects_at_once and state.fight is not None and state.fight.phase == 2
    return take_effect(state, event_id) if now else Evolved(state)


def automatic(state: SombreState, event_id: str) -> Evolved:
    """Resolve, as phase 2 ends, actions that need no roll and on which nobody has ruled (SOM-MELEE-46)."""
    evolved = Evolved(state)
    for intent in state.fight.intents.values() if state.fight else ():
        if intent.spec.kind in AUTOMATIC and not intent.resolved:
            evolved = evolved.then(settle_intent, intent.id, True, 0, event_id)
    return evolved


def _shown(state: SombreState, intent: Intent, success: bool) -> Evolved:
    """Reveal a hidden intent once its action can be seen: it succeeds, or comes near (SOM-TURN-07)."""
    seen = intent.spec.approach or (success and intent.spec.kind in (*ATTACKS, *DEFENCES))
    now = state.fight.intents.get(intent.id) if state.fight else None
    if now is None or not now.hidden or not seen or not state.characters[intent.character].known:
        return Evolved(state)
    open_now = replace(now, hidden=False)
    return Evolved(with_intent(state, open_now), (NpcIntentRevealed(intent.character, intent.spec.kind),))


def _closes_in(state: SombreState, intent: Intent, event_id: str) -> Evolved:
    """Defer the contact that an approach makes, whether the blow hits or not (SOM-MELEE-01)."""
    if not intent.spec.approach or intent.spec.target is None:
        return Evolved(state)
    return Evolved(_later(state, "contact", intent, event_id))


def _done(
    state: SombreState, call: Call, intent: Intent, success: bool, margin: int, event_id: str, veil: str
) -> Evolved:
    spec = intent.spec
    peril = _perilous(state, intent, success, margin, event_id)
    if peril is not None:
        return peril
    match spec.kind:
        case "tackle" if spec.target is not None:
            return Evolved(tackled(state, intent, spec.target, event_id, success=success))
        case kind if kind in ATTACKS:
            return _attacked(state, call, intent, margin, event_id, veil) if success else Evolved(state)
        case "interpose":
            return no_arm(state, intent.id, event_id)
        case "dodge" | "parry" if success:
            return _stopped(state, call, intent, margin, event_id)
        case "flee":
            return Evolved(fled(state, intent, event_id, success=success))
        case "rise":
            return Evolved(got_up(state, intent, event_id, success=success))
        case "keep_strangling" if success:
            return Evolved(choke(state, intent.character, spec.target))
        case "let_go" | "take_up" | "hand_over" | "change_hand" as gesture if success:
            return Evolved(_later(state, gesture, intent, event_id))
        case "prepare" if success and gun_in(state, spec.weapon) is None:
            return taken(state, intent)
        case gesture if success and gesture in HANDLING:
            return gesture_done(state, intent.character, spec.weapon, gesture, spec.mode, spec.hand)
        case _:
            return Evolved(state)


def _perilous(state: SombreState, intent: Intent, success: bool, margin: int, event_id: str) -> Evolved | None:
    """Apply an action on charges, fires or currents; None: it has nothing to do with them."""
    spec, weapon = intent.spec, weapon_of(state, intent)
    match spec.kind:
        case "throw" if weapon.charge is not None:
            return hurl(state, intent.character, spec.weapon, margin if success else None)
        case "shoot" if weapon.charge is not None:
            return _launched(state, intent, margin if success else None, event_id)
        case "tear_loose" if success:
            return stop(state, intent.character, event_id)
        case "extinguish" if success:
            return put_out(state, spec.target or intent.character, event_id)
        case "prepare" if success and _in_hand_charge(state, spec.weapon):
            return handle(state, intent.character, spec.weapon, spec.step)
        case _:
            return None


def _launched(state: SombreState, intent: Intent, margin: int | None, event_id: str) -> Evolved:
    """Let a shot with a charge explode somewhere, hit or miss, if it left (SOM-DANGER-EXPLO-35)."""
    now = state.fight.intents.get(intent.id) if state.fight else None
    if now is None or now.success is None:
        return Evolved(state)
    return fired(state, intent.character, intent.spec.weapon, margin, event_id)


def _in_hand_charge(state: SombreState, item: str | None) -> bool:
    """Return whether the item is a charge in hand; one that is not is taken out first (SOM-TURN-15)."""
    charge = charge_in(state, item)
    return charge is not None and charge[0].hand is not None


def _is_swarm(state: SombreState, target: str) -> bool:
    person = state.characters.get(target)
    return person is not None and person.kind == "swarm"


def _spreads(state: SombreState, intent: Intent) -> bool:
    """Return whether the intent is a burst whose targets the game master has listed (SOM-GUN-15)."""
    burst = state.fight.bursts.get(intent.id) if state.fight else None
    return burst is not None and burst.listed


def _attacked(state: SombreState, call: Call, intent: Intent, margin: int, event_id: str, veil: str) -> Evolved:
    """Apply an attack that succeeds; it does nothing to a swarm (SOM-ANIMAL-15)."""
    target = intent.spec.target
    if target is not None and _is_swarm(state, target) and not _spreads(state, intent):
        return Evolved(state, (SwarmUnharmed(intent.character, target),))
    if intent.spec.kind == "shoot" and in_bursts(intent.spec):
        return burst_landed(state, call, intent, margin, event_id, veil)
    if target is None:
        return Evolved(state)
    match intent.spec.kind:
        case "strike" | "throw" | "shoot":
            evolved = Evolved(state)
            evolved = evolved.then(queue, hit_of(state, call, intent, target, margin, event_id, veil), intent, event_id)
            return evolved.then(fists_hurt, intent, event_id)
        case "harmless_strike" if intent.spec.fell:
            return Evolved(_later(state, "fall", intent, event_id))
        case "grab" | "strangle_grab":
            return seize(state, call, intent, target, event_id)
        case "aggravate":
            return Evolved(pressed(state, intent, target, event_id))
        case _:
            return Evolved(state)


def _later(state: SombreState, kind: EffectKind, intent: Intent, event_id: str) -> SombreState:
    other = intent.spec.target or ""
    effect = Effect(kind=kind, character=intent.character, intent=intent.id, cause=event_id, other=other)
    return defer(state, effect)


def _stopped(state: SombreState, call: Call, defence: Intent, margin: int, event_id: str) -> Evolved:
    """Fail the attack that meets a defence which succeeds by the game master's word."""
    attack = attack_met(state, defence)
    if attack is None or attack.resolved:
        return Evolved(state)
    evolved = Evolved(state)
    evolved = evolved.then(settle_intent, attack.id, False, 0, event_id)
    evolved = evolved.adding(AttackStopped(attack.character, attack.id))
    return evolved.then(parried, attack, defence, call, margin, event_id, veil="")


def take_effect(state: SombreState, event_id: str) -> Evolved:
    """Apply the effects that waited for phase 3, in the order of resolution (SOM-TURN-12, SOM-TURN-14)."""
    fight = state.fight
    if fight is None:
        return Evolved(state)
    place = {key: n for n, key in enumerate(in_order(fight))}
    waiting = sorted(fight.effects, key=lambda effect: place.get(effect.intent, len(place)))
    evolved = Evolved(replace(state, fight=replace(fight, effects=())))
    for effect in waiting:
        evolved = evolved.then(_takes_effect, effect, event_id)
    return evolved


def _takes_effect(state: SombreState, effect: Effect, event_id: str) -> Evolved:
    match effect.kind:
        case "contact":
            return _meet(state, effect.character, effect.other)
        case "fall" if (effect.other or effect.character) in state.characters:
            return fall(state, effect.other or effect.character)
        case "grab":
            return grip(state, effect)
        case "let_go":
            return lost(state, effect)
        case "tackle":
            return thrown(state, effect)
        case "contact_broken" | "flight_failed":
            return leaves(state, effect)
        case "rise":
            return rises(state, effect, event_id)
        case "aggravate":
            return aggravated(state, effect, event_id)
        case "take_up" | "hand_over" | "change_hand":
            return passed(state, effect)
        case "gas" if effect.character in state.characters:
            return call_will(state, effect.character, effect.cause)
        case _:
            return Evolved(state)


def _meet(state: SombreState, one: str, other: str) -> Evolved:
    """Set two characters in contact (SOM-MELEE-01)."""
    fight = state.fight
    if fight is None or pair(one, other) in fight.contacts:
        return Evolved(state)
    contacts = fight.contacts | {pair(one, other)}
    return Evolved(replace(state, fight=replace(fight, contacts=contacts)), (ContactSet(one, other, True),))
