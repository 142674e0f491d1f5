"""From the intent to the hit: which form a roll takes, the ranks that the declarations bring, where the blow lands."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from domain.events import Consequence, Id
from domain.game import Evolved
from domain.refusal import Refused
from domain.systems.sombre.arms import ATTACKS, DEFENCES, Hit, Intent, IntentKind, LongAction, Weapon
from domain.systems.sombre.battle import (
    ARMS,
    at_turn_start,
    find_hit,
    helpless,
    invalid,
    resolved,
    with_hit,
    with_intent,
)
from domain.systems.sombre.body import Zone
from domain.systems.sombre.chapter import Unfolding
from domain.systems.sombre.gear import ZONES
from domain.systems.sombre.hits import apply_now
from domain.systems.sombre.roll_state import Call, Pair, Rank
from domain.systems.sombre.state import SombreState, without

STRIKING = frozenset({"strike", "throw", "shoot"})
"""Intents whose success is a hit; the others have effects of their own."""
OPPOSING = frozenset({"dodge", "parry", "flee", "rise"})
"""SOM-TURN-23."""
CHAINSAW_BODY = 16
BARE = Weapon(category="natural", damage="non_wounding", bonus=0)
"""SOM-DAMAGE-04: hand, foot, head, elbow, knee."""


class ZoneSet(Consequence, frozen=True):
    RULES = ("SOM-LOC-01", "SOM-LOC-03", "SOM-LOC-04", "SOM-LOC-07")
    hit: str
    character: Id
    zone: Zone


class NpcIntentRevealed(Consequence, frozen=True):
    """Its action could be seen when it was resolved."""

    RULES = ("SOM-TURN-07",)
    character: Id
    kind: IntentKind


class DamageQueued(Consequence, frozen=True):
    """A hit. `raw` for those who may know."""

    RULES = ("SOM-DAMAGE-01", "SOM-DAMAGE-02")
    hit: str
    character: Id
    attacker: Id
    raw: int


def weapon_of(state: SombreState, intent: Intent) -> Weapon:
    item = state.items.get(intent.spec.weapon or "")
    return item.weapon if item is not None and item.weapon is not None else BARE


def engine_ranks(state: SombreState, intent: Intent) -> Iterator[Rank]:
    """SOM-TURN-23: what the declarations cost; the game master lists the rest."""
    spec = intent.spec
    if spec.kind in ATTACKS:
        if spec.aim is not None and not chosen(state, intent):
            yield Rank("aim", 2 if spec.refined else 1)
        if spec.hand is not None and spec.hand != at_turn_start(state, intent.character).handedness:
            yield Rank("off_hand", 1)
        weapon = weapon_of(state, intent)
        if weapon.improvised:
            yield Rank("improvised", weapon.improvised)
        if weapon.category == "chainsaw" and spec.kind == "strike":
            yield Rank("chainsaw", 1)
    if intent.ranks:
        yield Rank("complex", intent.ranks)
    running: LongAction | None = at_turn_start(state, intent.character).body.long
    if spec.kind == "continue" and running is not None and running.ranks:
        yield Rank("interruption", running.ranks)


def unwieldy(state: SombreState, call: Call) -> bool:
    """SOM-DAMAGE-13, A51: a chainsaw needs strength in a fight; SOM-LOC-15: a weapon of two hands, two arms."""
    intent = state.fight.intents.get(call.subject) if state.fight else None
    if intent is None or intent.spec.kind not in ATTACKS:
        return False
    person, weapon = at_turn_start(state, call.character), weapon_of(state, intent)
    weak = weapon.category == "chainsaw" and person.common.get("body", 0) < CHAINSAW_BODY
    return weak or (weapon.hands == 2 and any(invalid(person, arm) for arm in ARMS))


def chosen(state: SombreState, intent: Intent) -> bool:
    """SOM-LOC-07: against who cannot react the place is named without any rank."""
    return intent.spec.target is not None and helpless(state, intent.spec.target)


def defence_against(state: SombreState, attack: Intent) -> Intent | None:
    """SOM-MELEE-08, SOM-TURN-23: a defence meets the attack of the opponent that it names."""
    if state.fight is None or attack.spec.target is None or chosen(state, attack):
        return None
    for intent in state.fight.intents.values():
        meets = intent.character == attack.spec.target and intent.spec.target == attack.character
        if meets and intent.spec.kind in (*DEFENCES, "flee", "rise") and not intent.void:
            return intent
    return None


def check_form(state: SombreState, intent: Intent, other: Intent | None, *, opposed: bool) -> None:
    """SOM-TURN-23: the declarations fix the form of an attack's roll. Raises Refused."""
    if intent.spec.kind not in ATTACKS:
        if opposed and intent.spec.kind not in ("flee", "rise", "free", "move"):
            raise Refused("wrong_form", "SOM-TURN-23")
        return
    defence = defence_against(state, intent)
    due = defence is not None and defence.spec.kind in OPPOSING
    if due != opposed or (opposed and defence is not None and other is not None and other.id != defence.id):
        raise Refused("wrong_form", "SOM-TURN-23")


def after_attack(state: SombreState, call: Call, event_id: str) -> Evolved:
    """A simple attack: its die is its margin (SOM-DAMAGE-02)."""
    if call.opposition is not None or call.result is None:
        return Evolved(state)
    return land(state, call, call.result.success, call.result.margin or 0, event_id)


def settle_intent(state: SombreState, intent_id: str, success: bool, margin: int, event_id: str) -> Evolved:
    """A5: by the game master's word; the margin is his."""
    intent = state.fight.intents[intent_id] if state.fight else None
    if intent is None:
        return Evolved(state)
    call = Call(id=event_id, cause=event_id, character=intent.character, skills=(intent.spec.skill,), subject=intent_id)
    return land(state, call, success, margin, event_id)


def after_duel(state: SombreState, pair: Pair, event_id: str) -> Evolved:
    """SOM-DAMAGE-02: the opposed margin if both succeeded; a lost defence against a success, the simple one."""
    call, defence = state.rolls[pair.active], state.rolls[pair.passive]
    won = pair.winner == call.character
    state = resolved(state, defence.subject)
    both = defence.result is not None and defence.result.success
    return land(state, call, won, pair.margin or 0, event_id, veil=defence.character if both else "")


def land(state: SombreState, call: Call, success: bool, margin: int, event_id: str, *, veil: str = "") -> Evolved:
    """The intent is resolved; a success that strikes becomes a hit."""
    intent = state.fight.intents.get(call.subject) if state.fight else None
    if intent is None or intent.resolved:
        return Evolved(state)
    state = resolved(state, intent.id)
    target = intent.spec.target
    if not success or intent.void or target is None or intent.spec.kind not in STRIKING:
        return Evolved(state)
    weapon = weapon_of(state, intent)
    hidden = veil in state.characters and not state.characters[veil].is_pc
    hit = Hit(
        id=f"{event_id}.hit.{intent.id}",
        target=target,
        attacker=intent.character,
        intent=intent.id,
        call=call.id,
        raw=margin + weapon.bonus,
        nil=margin + weapon.bonus == 0 or (weapon.damage == "non_wounding" and margin == 0),
        damage=weapon.damage,
        weak=weapon is not BARE and bool(call.skills) and call.skills[0] == "body",
        uncapped=weapon.uncapped or weapon.category in ("chainsaw", "heavy"),
        helpless=helpless(state, target),
        veiled=hidden and state.options.npc_dice == "hidden",
    )
    unfolding = Unfolding(with_hit(state, hit))
    if intent.hidden and state.characters[intent.character].known:
        unfolding.state = with_intent(unfolding.state, replace(intent, hidden=False, resolved=True))
        unfolding.say(NpcIntentRevealed(intent.character, intent.spec.kind))
    unfolding.say(DamageQueued(hit.id, target, hit.attacker, hit.raw))
    zone = intent.zone or intent.spec.aim
    if zone is not None:
        unfolding.then(locate, hit.id, zone, event_id)
    else:
        unfolding.then(_ask_zone, hit)
    return unfolding.done()


def _ask_zone(state: SombreState, hit: Hit) -> Evolved:
    """SOM-LOC-03: a d6 of whoever rolled the attack."""
    call = Call(
        id=f"{hit.id}.zone",
        cause=hit.id,
        character=hit.attacker,
        kind="pure",
        label="zone",
        purpose="zone",
        subject=hit.id,
        sides=6,
    )
    return Evolved(replace(state, calls={**state.calls, call.id: call}))


def after_zone(state: SombreState, call: Call, event_id: str) -> Evolved:
    """SOM-LOC-01."""
    die = call.result.die if call.result else None
    return Evolved(state) if die is None else locate(state, call.subject, ZONES[die - 1], event_id)


def locate(state: SombreState, hit_id: str, zone: Zone, event_id: str) -> Evolved:
    """The place is known: in a Turn the hit waits on, in usual time it strikes."""
    hit = find_hit(state, hit_id)
    if hit is None or hit.zone is not None:
        return Evolved(state)
    placed = replace(hit, zone=zone)
    unfolding = Unfolding(with_hit(state, placed))
    unfolding.say(ZoneSet(hit.id, hit.target, zone))
    if state.fight is None:
        unfolding.state = replace(unfolding.state, hits=without(unfolding.state.hits, hit.id))
        unfolding.then(apply_now, placed, event_id)
    return unfolding.done()


def known_zone(hit: Hit) -> bool:
    return hit.zone is not None or hit.diffuse
