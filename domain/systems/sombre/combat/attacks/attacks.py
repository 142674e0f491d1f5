"""Attacks: the forms of their rolls, the ranks that the declarations bring, and the hits that they cause."""

from __future__ import annotations

from collections.abc import Iterator

from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.combat.attacks import escapes, perils, ranged, rising, shooting, strikes
from domain.systems.sombre.condition.battle import (
    at_turn_start,
    behind,
    helpless,
    in_order,
    shield_of,
    visibly_helpless,
    weapon_of,
    with_hit,
)
from domain.systems.sombre.condition.frenzy import in_frenzy
from domain.systems.sombre.condition.grips import powerless
from domain.systems.sombre.condition.stuck_weapons import sticks
from domain.systems.sombre.condition.zones import by_die
from domain.systems.sombre.dice.results import hidden_dice
from domain.systems.sombre.health.places import DamageQueued, ask_zone, locate
from domain.systems.sombre.state.body import Face, LongAction
from domain.systems.sombre.state.combat_state import ATTACKS, AUTOMATIC, DEFENCES, ESCAPES, Hit, Intent
from domain.systems.sombre.state.roll_state import Call, Rank, Shot
from domain.systems.sombre.state.state import Fight, SombreState

OPPOSING = frozenset({"dodge", "parry", "flee", "rise"})
"""SOM-TURN-23."""


def engine_ranks(state: SombreState, intent: Intent, shot: Shot | None = None) -> Iterator[Rank]:
    """Yield the ranks that declarations and covers cost (SOM-TURN-23); the game master lists the rest."""
    spec = intent.spec
    aimed = 0
    if spec.kind in ATTACKS and spec.aim is not None and not chosen(state, intent, shot) and not ranged.blind(shot):
        aimed = 2 if spec.refined else 1
        yield Rank("aim", aimed)
    yield from ranged.ranks(state, intent, shot, aimed)
    yield from strikes.ranks(state, intent)
    yield from rising.ranks(state, intent)
    yield from shooting.ranks(state, intent)
    yield from perils.ranks(state, intent)
    if shielded(state, defence_against(state, intent)):
        yield Rank("shield", 1)
    if intent.ranks:
        yield Rank("complex", intent.ranks)
    running: LongAction | None = at_turn_start(state, intent.character).body.long
    if spec.kind == "continue" and running is not None and running.ranks:
        yield Rank("interruption", running.ranks)


def hopeless(state: SombreState, call: Call) -> bool:
    """Return whether a declared action is bound to fail, whatever its die."""
    intent = state.fight.intents.get(call.subject) if state.fight else None
    if intent is None:
        return False
    if intent.spec.kind not in ATTACKS:
        return strikes.hampered(state, intent) or powerless(state, intent)
    weapon = weapon_of(state, intent)
    lost = strikes.unwieldy(state, intent, weapon) or powerless(state, intent) or shooting.silent(state, intent)
    return lost or ranged.hopeless(state, call, intent) or perils.hopeless(state, call, intent)


def chosen(state: SombreState, intent: Intent, shot: Shot | None = None) -> bool:
    """Return whether the place is named without any rank: a helpless target, or point-blank (SOM-LOC-07).

    Ranks and refusals are read by players: on an NPC that is out in secret the aim costs what it always does.
    """
    target = intent.spec.target
    open_to = target is not None and visibly_helpless(state, target, intent.character)
    return open_to or ranged.near(state, intent, shot)


def at_mercy(state: SombreState, intent: Intent) -> bool:
    return intent.spec.target is not None and helpless(state, intent.spec.target, intent.character)


def shielded(state: SombreState, defence: Intent | None) -> bool:
    """Return whether the defence is a Parry with the shield (SOM-MELEE-15)."""
    if defence is None or defence.spec.kind != "parry":
        return False
    shield = shield_of(state, defence.character)
    return shield is not None and shield.id == defence.spec.weapon


def stops(state: SombreState, attack: Intent, defence: Intent) -> bool:
    """Return whether a defence of this kind can meet the attack.

    Nothing but a Parry meets a tackle (SOM-MELEE-20), and no arm meets a missile (SOM-MELEE-11, SOM-RANGED-22).
    """
    if attack.spec.kind == "tackle":
        return defence.spec.kind == "parry"
    return ranged.met_by(state, attack, defence)


def duels(state: SombreState, fight: Fight, attacker: str, target: str) -> dict[str, Intent]:
    """Return the defence that each attack meets, by the attack's id, one each (SOM-MELEE-08, SOM-MELEE-22).

    They meet in the order of resolution. A Dodge or a Parry that has failed by the game master's word meets nothing
    more.
    """
    order = [fight.intents[key] for key in in_order(fight)]
    coming = [i for i in order if i.character == attacker and i.spec.target == target and not i.void]
    ready = [i for i in order if i.character == target and i.spec.target == attacker and not i.void]
    ready = [i for i in ready if i.spec.kind in DEFENCES and not (i.spec.kind in OPPOSING and i.success is False)]
    met: dict[str, Intent] = {}
    for attack in coming:
        if attack.spec.kind not in ATTACKS or at_mercy(state, attack):
            continue
        found = next((i for i in ready if stops(state, attack, i)), None)
        if found is not None:
            ready.remove(found)
            met[attack.id] = found
    return met


def defence_against(state: SombreState, attack: Intent) -> Intent | None:
    """Return the defence, flight or rise that must meet this attack, or None (SOM-MELEE-08, SOM-TURN-23).

    A defence meets the attack of the opponent that it names. A target that turns a knife in a wound has none
    (SOM-MELEE-46).
    """
    if state.fight is None or attack.spec.target is None or at_mercy(state, attack) or _absorbed(state, attack):
        return None
    met = duels(state, state.fight, attack.character, attack.spec.target).get(attack.id)
    return met if met is not None else escapes.due(state, attack)


def _absorbed(state: SombreState, attack: Intent) -> bool:
    busy = state.fight.intents.values() if state.fight else ()
    return any(i.character == attack.spec.target and i.spec.kind == "aggravate" and not i.void for i in busy)


def attack_met(state: SombreState, defence: Intent) -> Intent | None:
    """Return the attack that this defence meets, or None."""
    if state.fight is None or defence.spec.target is None:
        return None
    met = duels(state, state.fight, defence.spec.target, defence.character)
    return next((state.fight.intents[k] for k, found in met.items() if found.id == defence.id), None)


def interposition(state: SombreState, attack: Intent) -> Intent | None:
    """Return the Interposition of an arm that is in the way of the attack, or may yet be, or None (SOM-MELEE-11)."""
    found = defence_against(state, attack)
    return found if found is not None and found.spec.kind == "interpose" and found.success is not False else None


def idle(state: SombreState, intent: Intent) -> bool:
    """Return whether a defence is mere observation: it meets no attack, or one that is over (SOM-MELEE-07).

    An Interposition still meets an attack that has succeeded.
    """
    if intent.spec.kind not in DEFENCES:
        return False
    attack = attack_met(state, intent)
    if attack is None or intent.spec.kind != "interpose":
        return attack is None or attack.resolved
    return attack.resolved and not attack.success


def check_form(state: SombreState, intent: Intent, other: Intent | None, *, opposed: bool) -> None:
    """Refuse a form of an attack's roll other than that which the declarations fix (SOM-TURN-23).

    A Dodge or a Parry is thrown against its attack alone, an Interposition by itself (SOM-MELEE-07, SOM-MELEE-11).
    Raises Refused.
    """
    kind = intent.spec.kind
    if kind in DEFENCES:
        if opposed or kind != "interpose" or idle(state, intent):
            raise Refused("wrong_form", "SOM-TURN-23")
        return
    if kind in AUTOMATIC or (kind in ESCAPES and (opposed or escapes.beset(state, intent))):
        raise Refused("wrong_form", "SOM-TURN-23")
    if kind not in ATTACKS:
        if opposed and kind not in ("free", "move"):
            raise Refused("wrong_form", "SOM-TURN-23")
        return
    defence = defence_against(state, intent)
    if defence is None and opposed and other is not None and not (at_mercy(state, intent) or chosen(state, intent)):
        defence = escapes.open_to(state, intent)
    due = defence is not None and defence.spec.kind in OPPOSING
    if due != opposed or (defence is not None and opposed and (other is None or other.id != defence.id)):
        raise Refused("wrong_form", "SOM-TURN-23")


def hit_of(state: SombreState, call: Call, intent: Intent, target: str, margin: int, event_id: str, veil: str) -> Hit:
    """Return the hit of an attack; its raw damage is the margin plus the weapon's bonus (SOM-DAMAGE-01).

    The Wounds that a contact shot names take their place. `veil`: the roll whose die was subtracted from the margin.
    """
    weapon = weapon_of(state, intent)
    raw = margin + (weapon.bonus or 0) if intent.named is None else intent.named
    against = state.dice.rolls.get(veil)
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
        gas=weapon.gas if weapon.category in ranged.FIREARMS and weapon.damage == "negligible" else 0,
        weak=weapon.category != "natural" and bool(call.skills) and call.skills[0] == "body",
        uncapped=weapon.uncapped or weapon.category in ("chainsaw", "heavy"),
        helpless=helpless(state, target, intent.character),
        face=facing(state, target, intent.character),
        veiled=against is not None and hidden_dice(state, against),
        weapon=intent.spec.weapon or "" if intent.spec.kind == "strike" and sticks(weapon) else "",
        why="burn" if weapon.hot else "hit",
    )
    return in_frenzy(state, intent, hit)


def facing(state: SombreState, target: str, attacker: str) -> Face:
    return "back" if behind(at_turn_start(state, target), attacker) else "front"


def shot_that(state: SombreState, hit: Hit) -> Shot | None:
    """Return the shot that made the hit, as it was called; None: no roll of a shot did."""
    roll = state.dice.rolls.get(hit.call)
    return roll.shot if roll is not None else None


def queue(state: SombreState, hit: Hit, intent: Intent, event_id: str) -> Evolved:
    """Queue the damage of a hit, and place it."""
    placing = placed(state, hit, intent, event_id)
    followed = DamageQueued(hit.id, hit.target, hit.attacker, hit.raw)
    return Evolved(placing.state, (followed, *placing.consequences))


def placed(state: SombreState, hit: Hit, intent: Intent, event_id: str) -> Evolved:
    """Queue a hit, in the zone aimed at or chosen, else where a d6 puts it; an arm in the way leaves the zone open."""
    waiting = with_hit(state, hit)
    return place(waiting, hit, intent, event_id) if interposition(state, intent) is None else Evolved(waiting)


def place(state: SombreState, hit: Hit, intent: Intent, event_id: str) -> Evolved:
    """Locate a hit in the zone named, or by a d6 where no partial cover is (SOM-RANGED-10, SOM-RANGED-11).

    Behind such a cover nothing is left to chance: a place that was not named waits for the game master's ruling.
    """
    shot = shot_that(state, hit)
    zone = ranged.place(intent, shot, state.characters.get(hit.target))
    if zone is not None:
        return locate(state, hit.id, zone, event_id)
    if ranged.partly_covered(shot) is not None:
        return Evolved(state)
    thrown = state.dice.rolls[hit.call].placed if hit.call in state.dice.rolls else None
    if thrown is not None:
        return locate(state, hit.id, by_die(state.characters.get(hit.target), thrown), event_id)
    return ask_zone(state, hit)
