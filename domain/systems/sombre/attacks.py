"""From the intent to the hit: which form a roll takes, the ranks that the declarations bring, and the hit itself."""

from __future__ import annotations

from collections.abc import Iterator

from domain.game import Evolved
from domain.refusal import Refused
from domain.systems.sombre import escapes, ranged, rising, shooting, strikes
from domain.systems.sombre.battle import at_turn_start, helpless, weapon_of, with_hit
from domain.systems.sombre.body import Face
from domain.systems.sombre.chapter import Unfolding
from domain.systems.sombre.combat_state import ATTACKS, AUTOMATIC, DEFENCES, ESCAPES, Hit, Intent, LongAction
from domain.systems.sombre.frenzy import in_frenzy
from domain.systems.sombre.grips import powerless
from domain.systems.sombre.places import DamageQueued, ask_zone, locate
from domain.systems.sombre.roll_state import Call, Rank
from domain.systems.sombre.shot import Shot
from domain.systems.sombre.state import SombreState
from domain.systems.sombre.sticking import sticks

OPPOSING = frozenset({"dodge", "parry", "flee", "rise"})
"""SOM-TURN-23."""


def engine_ranks(state: SombreState, intent: Intent, shot: Shot | None = None) -> Iterator[Rank]:
    """SOM-TURN-23: what the declarations cost, and covers; the game master lists the rest."""
    spec = intent.spec
    aimed = 0
    if spec.kind in ATTACKS and spec.aim is not None and not chosen(state, intent, shot) and not ranged.blind(shot):
        aimed = 2 if spec.refined else 1
        yield Rank("aim", aimed)
    yield from ranged.ranks(state, intent, shot, aimed)
    yield from strikes.ranks(state, intent)
    yield from rising.ranks(state, intent)
    yield from shooting.ranks(state, intent)
    if intent.ranks:
        yield Rank("complex", intent.ranks)
    running: LongAction | None = at_turn_start(state, intent.character).body.long
    if spec.kind == "continue" and running is not None and running.ranks:
        yield Rank("interruption", running.ranks)


def hopeless(state: SombreState, call: Call) -> bool:
    """Declared, and bound to fail."""
    intent = state.fight.intents.get(call.subject) if state.fight else None
    if intent is None or intent.spec.kind not in ATTACKS:
        return False
    weapon = weapon_of(state, intent)
    lost = strikes.unwieldy(state, intent, weapon) or powerless(state, intent) or shooting.silent(state, intent)
    return lost or ranged.hopeless(state, call, intent)


def chosen(state: SombreState, intent: Intent, shot: Shot | None = None) -> bool:
    """SOM-LOC-07: against who cannot react, and at point-blank, the place is named without any rank."""
    return _at_mercy(state, intent) or ranged.near(state, intent, shot)


def _at_mercy(state: SombreState, intent: Intent) -> bool:
    return intent.spec.target is not None and helpless(state, intent.spec.target)


def defence_against(state: SombreState, attack: Intent) -> Intent | None:
    """SOM-MELEE-08, SOM-TURN-23: a defence meets the attack of the opponent that it names.

    SOM-MELEE-20: of a tackle, only a Parade. SOM-MELEE-46: whoever turns a knife in a wound has none.
    """
    if state.fight is None or attack.spec.target is None or _at_mercy(state, attack) or _absorbed(state, attack):
        return None
    for intent in state.fight.intents.values():
        meets = intent.character == attack.spec.target and intent.spec.target == attack.character
        stops = intent.spec.kind == "parry" or (intent.spec.kind in DEFENCES and attack.spec.kind != "tackle")
        if meets and stops and not intent.void and ranged.met_by(state, attack, intent):
            return intent
    return escapes.due(state, attack)


def _absorbed(state: SombreState, attack: Intent) -> bool:
    busy = state.fight.intents.values() if state.fight else ()
    return any(i.character == attack.spec.target and i.spec.kind == "aggravate" and not i.void for i in busy)


def check_form(state: SombreState, intent: Intent, other: Intent | None, *, opposed: bool) -> None:
    """SOM-TURN-23: the declarations fix the form of an attack's roll. Raises Refused."""
    kind = intent.spec.kind
    if kind in AUTOMATIC or (kind in ESCAPES and (opposed or escapes.beset(state, intent))):
        raise Refused("wrong_form", "SOM-TURN-23")
    if kind not in ATTACKS:
        if opposed and kind not in ("free", "move"):
            raise Refused("wrong_form", "SOM-TURN-23")
        return
    defence = defence_against(state, intent)
    if defence is None and opposed and other is not None and not chosen(state, intent):
        defence = escapes.open_to(state, intent)
    if defence is not None and defence.spec.kind in ESCAPES and other is None:
        raise Refused("wrong_form", "SOM-TURN-23")
    due = defence is not None and defence.spec.kind in OPPOSING
    if due != opposed or (opposed and defence is not None and other is not None and other.id != defence.id):
        raise Refused("wrong_form", "SOM-TURN-23")


def hit_of(state: SombreState, call: Call, intent: Intent, target: str, margin: int, event_id: str, veil: str) -> Hit:
    """SOM-DAMAGE-01. `veil`: the character whose die was taken from the margin."""
    weapon = weapon_of(state, intent)
    raw = margin + weapon.bonus if intent.named is None else intent.named
    hidden = veil in state.characters and not state.characters[veil].is_pc
    hit = Hit(
        id=f"{event_id}.hit.{intent.id}",
        target=target,
        attacker=intent.character,
        intent=intent.id,
        call=call.id,
        raw=raw,
        nil=raw == 0 or (weapon.damage == "non_wounding" and margin == 0 and intent.named is None),
        bypass=ranged.near(state, intent, call.shot),
        damage=weapon.damage,
        weak=weapon.category != "natural" and bool(call.skills) and call.skills[0] == "body",
        uncapped=weapon.uncapped or weapon.category in ("chainsaw", "heavy"),
        helpless=helpless(state, target),
        face=facing(state, target),
        veiled=hidden and state.options.npc_dice == "hidden",
        weapon=intent.spec.weapon or "" if intent.spec.kind == "strike" and sticks(weapon) else "",
    )
    return in_frenzy(state, intent, hit)


def facing(state: SombreState, target: str) -> Face:
    return "back" if "back_turned" in at_turn_start(state, target).body.conditions else "front"


def shot_that(state: SombreState, hit: Hit) -> Shot | None:
    """The shot that made the hit, as it was called."""
    roll = state.rolls.get(hit.call)
    return roll.shot if roll is not None else None


def queue(state: SombreState, hit: Hit, intent: Intent, event_id: str) -> Evolved:
    """It lands."""
    placing = placed(state, hit, intent, event_id)
    told = DamageQueued(hit.id, hit.target, hit.attacker, hit.raw)
    return Evolved(placing.state, (told, *placing.consequences))


def placed(state: SombreState, hit: Hit, intent: Intent, event_id: str) -> Evolved:
    """In the zone that was aimed at or chosen, else where a d6 says.

    SOM-RANGED-10, SOM-RANGED-11: behind a cover nothing is left to chance; a place that was not named is the game
    master's to rule.
    """
    unfolding = Unfolding(with_hit(state, hit))
    shot = shot_that(state, hit)
    zone = ranged.place(intent, shot, state.characters.get(hit.target))
    if zone is not None:
        unfolding.then(locate, hit.id, zone, event_id)
    elif ranged.partly_covered(shot) is None:
        unfolding.then(ask_zone, hit)
    return unfolding.done()
