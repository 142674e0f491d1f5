"""Rulings of the game master on blows: free Wounds, the place and the force of a hit, conditions of bodies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag, integer, one_of, text
from domain.systems.sombre.combat.attacks.attacks import at_mercy, chosen, shot_that
from domain.systems.sombre.combat.attacks.ranged import admits, partly_covered, shot_of
from domain.systems.sombre.combat.resolution.blows import after_blow, check_choice, choose_zone
from domain.systems.sombre.combat.resolution.outcomes import AttackStopped, NpcIntentRevealed, SwarmUnharmed, at_once
from domain.systems.sombre.condition.battle import (
    LIMBS,
    fighting,
    find_hit,
    find_hit_of_phase,
    masked,
    ticks_wait,
    with_hit,
    with_intent,
)
from domain.systems.sombre.condition.frenzy import FistsHurt
from domain.systems.sombre.condition.guns import in_bursts
from domain.systems.sombre.condition.zones import ZONES, zones_of
from domain.systems.sombre.dice.procedures import find_blow
from domain.systems.sombre.health.gas import (
    GAS,
    GasEndured,
    Gassed,
    GasWillCalled,
    after_will,
    aired,
    gas_ranks,
    incommoded,
)
from domain.systems.sombre.health.hits import (
    DamageAbsorbed,
    ItemDropped,
    LimbInvalidated,
    MarksDrawn,
    ProtectionRuined,
    apply_now,
)
from domain.systems.sombre.health.places import DamageQueued, ZoneAsked, ZoneSet, locate, place_by_die, put
from domain.systems.sombre.state.body import Face, Place, Zone
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ATTACKS, GmCondition, Hit
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_body, with_dice, without
from domain.systems.sombre.table.guards import find, is_gm, visible
from domain.systems.sombre.table.phases import in_play

MOST_WOUNDS = 30
CONDITIONS: tuple[GmCondition, ...] = get_args(GmCondition)


class ImposeWounds(Command, frozen=True):
    """Impose Wounds on a character. `zone` null: diffuse."""

    RULES = ("SOM-DAMAGE-16", "SOM-LOC-12")
    character: Id
    count: int
    zone: Place | None = None
    capped: bool = True


class RuleHit(Command, frozen=True):
    """Rule on a hit that waits. `face`: of the trunk, where its two pieces are apart."""

    RULES = ("SOM-DAMAGE-08", "SOM-DAMAGE-10", "SOM-LOC-11", "SOM-PROT-05", "SOM-PROT-06", "SOM-PROT-07")
    hit: Id
    massive: bool = False
    limb_lost: bool = False
    wound_instead: bool = False
    bypass: bool = False
    face: Face | None = None


class RuleZone(Command, frozen=True):
    RULES = ("SOM-LOC-02", "SOM-ANIMAL-07")
    hit: Id
    zone: Place


class ChooseZone(Command, frozen=True):
    """Choose the zone of an attack, at the latest before its die.

    Against who cannot react, at point-blank, around a cover. `intent`: or a blow on the run.
    """

    RULES = ("SOM-LOC-07", "SOM-MOVE-07", "SOM-RANGED-10", "SOM-RANGED-11", "SOM-RANGED-23", "SOM-RANGED-24")
    intent: Id
    zone: Zone


class RefineZone(Command, frozen=True):
    """Say in words where exactly a hit lands."""

    RULES = ("SOM-LOC-06",)
    hit: Id
    text: Text


class RuleCondition(Command, frozen=True):
    """Rule that a character is in a condition.

    `to`: the one whom the character turns its back to; null: everybody. `ranks`: of a tear gas that the character
    breathes, once more perhaps.
    """

    RULES = (
        *("SOM-MELEE-16", "SOM-MELEE-30", "SOM-DANGER-GAS-05", "SOM-DANGER-GAS-06", "SOM-DANGER-GAS-08"),
        "SOM-DANGER-FIRE-01",
    )
    character: Id
    condition: GmCondition
    to: Id | None = None
    ranks: int = 0


class LiftCondition(Command, frozen=True):
    RULES = ("SOM-MELEE-16", "SOM-MELEE-30")
    character: Id
    condition: GmCondition
    to: Id | None = None


class WoundsHeld(Consequence, frozen=True):
    """Wounds that were imposed in phase 1 or 2 wait for phase 3."""

    RULES = ("SOM-DAMAGE-16",)
    character: Id
    count: int


WoundCommand = ImposeWounds | RuleHit | RuleZone | ChooseZone | RefineZone | RuleCondition | LiftCondition


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: WoundCommand = act.command
    match command:
        case ImposeWounds():
            _check_wounds(state, command)
        case RuleHit():
            _check_hit(state, command)
        case RuleZone():
            _check_zone(state, command)
        case ChooseZone():
            _check_choice(state, act.seat, command)
        case RefineZone(hit, words):
            if find_hit_of_phase(state, hit) is None:
                raise Refused("unknown_id", "SOM-LOC-06", kind="missing")
            if not words.strip():
                raise Refused("out_of_bounds", "SOM-LOC-06")
        case RuleCondition() | LiftCondition():
            _check_condition(state, command)
    return command


def _check_wounds(state: SombreState, command: ImposeWounds) -> None:
    person = find(state, command.character)
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    if not 1 <= command.count <= MOST_WOUNDS or command.zone not in (None, *zones_of(person)):
        raise Refused("out_of_bounds", "SOM-DAMAGE-16")


def _check_zone(state: SombreState, command: RuleZone) -> None:
    found = _waiting(state, command.hit)
    if found.zone is not None:
        raise Refused("zone_already_set", "SOM-LOC-02")
    if command.zone not in zones_of(state.characters.get(found.target)):
        raise Refused("out_of_bounds", "SOM-LOC-02")
    cover = partly_covered(shot_that(state, found))
    if cover is not None and not admits(cover, command.zone, state.characters.get(found.target)):
        raise Refused("out_of_bounds", "SOM-RANGED-10")


def _check_condition(state: SombreState, command: RuleCondition | LiftCondition) -> None:
    """Check a condition that is ruled or lifted; a back is turned to all, or to some (SOM-MELEE-30). Raises Refused."""
    person = find(state, command.character)
    body = person.body
    if command.to is not None:
        find(state, command.to)
        if command.condition != "back_turned" or command.to == command.character:
            raise Refused("out_of_bounds", "SOM-MELEE-30")
    if command.condition == GAS:
        _check_gas(state, person, command)
        return
    if isinstance(command, RuleCondition) and command.ranks:
        raise Refused("out_of_bounds", "SOM-MELEE-30")
    there = command.condition in body.conditions if command.to is None else command.to in body.backs
    if there is isinstance(command, RuleCondition):
        raise Refused("out_of_bounds", "SOM-MELEE-30")


def _check_gas(state: SombreState, person: Character, command: RuleCondition | LiftCondition) -> None:
    """Check a gas that is ruled or lifted: one rank, or two (SOM-DANGER-GAS-06). Raises Refused.

    It is never breathed through a mask (SOM-DANGER-GAS-08).
    """
    if isinstance(command, LiftCondition):
        if not gas_ranks(person):
            raise Refused("out_of_bounds", "SOM-DANGER-GAS-06")
        return
    if command.ranks not in (1, 2) or not person.alive or person.kind == "swarm":
        raise Refused("out_of_bounds", "SOM-DANGER-GAS-06")
    if masked(state, person.id):
        raise Refused("out_of_bounds", "SOM-DANGER-GAS-08")


def _check_choice(state: SombreState, seat: str, command: ChooseZone) -> None:
    if check_choice(state, seat, command.intent):
        return
    fight = fighting(state, "SOM-LOC-07", 2)
    intent = fight.intents.get(command.intent)
    if intent is None or not (is_gm(state, seat) or state.characters[intent.character].seat == seat):
        raise Refused("unknown_id", "SOM-LOC-07", kind="missing")
    if intent.resolved or intent.id in state.attack_rolls:
        raise Refused("die_already_rolled", "SOM-LOC-07")
    if in_bursts(intent.spec):
        raise Refused("cannot_aim_burst", "SOM-GUN-16")
    shot = shot_of(state, intent)
    cover = partly_covered(shot)
    free = cover is not None or chosen(state, intent, shot) or (is_gm(state, seat) and at_mercy(state, intent))
    if intent.spec.kind not in ATTACKS or not free:
        raise Refused("target_not_incapacitated", "SOM-LOC-07")
    if cover is not None and not admits(cover, command.zone, state.characters.get(intent.spec.target or "")):
        raise Refused("out_of_bounds", "SOM-RANGED-10")


def _waiting(state: SombreState, hit: str) -> Hit:
    found = find_hit(state, hit)
    if found is None:
        raise Refused("unknown_id", "SOM-LOC-02", kind="missing")
    return found


def _check_hit(state: SombreState, command: RuleHit) -> None:
    """Check a ruling on a hit; a limb is lost only to massive damage that no cap holds (SOM-DAMAGE-10).

    Raises Refused.
    """
    hit = _waiting(state, command.hit)
    massive = command.massive or hit.massive
    if command.limb_lost and not (massive and hit.uncapped and hit.zone in LIMBS):
        raise Refused("out_of_bounds", "SOM-DAMAGE-10")
    if command.wound_instead and hit.damage != "non_wounding":
        raise Refused("out_of_bounds", "SOM-DAMAGE-08")
    if command.face is not None and not (state.options.armour_faces and hit.zone in (None, "trunk")):
        raise Refused("out_of_bounds", "SOM-PROT-05")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case ImposeWounds() as command if command.character in state.characters:
            return _imposed(state, command, event.id)
        case RuleHit() as command:
            hit = find_hit(state, command.hit)
            return Evolved(state if hit is None else with_hit(state, _ruled(hit, command)))
        case RuleZone(hit, zone):
            evolved = Evolved(_without_zone_die(state, hit))
            evolved = evolved.then(locate, hit, zone, event.id)
            return evolved.then(at_once, event.id)
        case ChooseZone(intent, zone) if state.fight is not None and intent in state.fight.intents:
            return Evolved(with_intent(state, replace(state.fight.intents[intent], zone=zone)))
        case ChooseZone(intent, zone):
            found = find_blow(state, intent)
            return Evolved(state if found is None else choose_zone(state, found, zone))
        case RuleCondition(character, "gas", _, ranks) if character in state.characters:
            return incommoded(state, character, ranks, event.id)
        case LiftCondition(character, "gas") if character in state.characters:
            return Evolved(aired(state, character))
        case RuleCondition(character, condition, to) if character in state.characters:
            return Evolved(_conditions(state, character, {to or condition}, set(), backs=to is not None))
        case LiftCondition(character, condition, to) if character in state.characters:
            return Evolved(_conditions(state, character, set(), {to or condition}, backs=to is not None))
        case _:
            return Evolved(state)


def _ruled(hit: Hit, command: RuleHit) -> Hit:
    """Return the hit as it is ruled; massive, an explosion tears off a limb it has struck (SOM-DANGER-EXPLO-04)."""
    ruled = replace(
        hit,
        massive=hit.massive or command.massive,
        limb_lost=hit.limb_lost or command.limb_lost,
        wound_instead=hit.wound_instead or command.wound_instead,
        bypass=hit.bypass or command.bypass,
        face=command.face or hit.face,
    )
    return ruled if ruled.zone is None else put(ruled, ruled.zone)


def _imposed(state: SombreState, command: ImposeWounds, event_id: str) -> Evolved:
    """Impose Wounds, against which no protection holds; before phase 3 they wait (SOM-DAMAGE-16)."""
    hit = Hit(
        id=event_id,
        target=command.character,
        raw=command.count,
        zone=command.zone,
        diffuse=command.zone is None,
        capped=command.capped,
        uncapped=not command.capped,
        bypass=True,
        why="imposed",
    )
    if ticks_wait(state):
        return Evolved(with_hit(state, hit), (WoundsHeld(command.character, command.count),))
    return apply_now(state, hit, event_id)


def _without_zone_die(state: SombreState, hit: str) -> SombreState:
    calls = [c.id for c in state.dice.calls.values() if c.purpose == "zone" and c.subject == hit]
    for call in calls:
        state = with_dice(state, calls=without(state.dice.calls, call))
    return state


def _conditions(state: SombreState, character: str, new: set[str], gone: set[str], *, backs: bool) -> SombreState:
    person = state.characters[character]
    if backs:
        return with_body(state, person, replace(person.body, backs=(person.body.backs | new) - gone))
    return with_body(state, person, replace(person.body, conditions=(person.body.conditions | new) - gone))


def after_zone(state: SombreState, call: Call, event: Event) -> Evolved:
    evolved = Evolved(state)
    evolved = evolved.then(place_by_die, call, event.id)
    return evolved.then(at_once, event.id)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    declared = state.fight.intents if state.fight else state.attempts
    for intent in declared:
        yield from offers.each(ChooseZone, "zone", ZONES, {"intent": one_of((intent,))}, intent=intent)
    if not is_gm(state, seat):
        return
    people = list(visible(state, seat))
    wounds = {"count": integer(1, MOST_WOUNDS), "capped": flag()}
    for person in visible(state, seat).values():
        one = wounds | {"character": one_of((person.id,)), "zone": one_of((*zones_of(person), None))}
        yield from offers.move(ImposeWounds(person.id, 1), one, ("zone", "capped"))
    gassed = {"condition": one_of((GAS,)), "ranks": integer(1, 2)}
    yield from offers.each(RuleCondition, "character", people, gassed, condition=GAS, ranks=1)
    yield from offers.each(LiftCondition, "character", people, {"condition": one_of((GAS,))}, condition=GAS)
    for condition in CONDITIONS:
        if condition == GAS:
            continue
        named = {"condition": one_of((condition,))}
        yield from offers.each(RuleCondition, "character", people, named, condition=condition)
        yield from offers.each(LiftCondition, "character", people, named, condition=condition)
    for to in people:
        back = {"condition": one_of(("back_turned",)), "to": one_of((to,))}
        yield from offers.each(RuleCondition, "character", people, back, condition="back_turned", to=to)
        turned = [person for person in people if to in state.characters[person].body.backs]
        yield from offers.each(LiftCondition, "character", turned, back, condition="back_turned", to=to)
    waiting = [h.id for h in (state.fight.hits if state.fight else state.combat.hits.values())]
    for hit in waiting:
        struck = find_hit(state, hit)
        places = zones_of(state.characters.get(struck.target)) if struck else ZONES
        yield from offers.each(RuleZone, "zone", places, {"hit": one_of((hit,))}, hit=hit)
    followed = [*waiting, *(h.id for h in (state.fight.struck if state.fight else ()))]
    yield from offers.each(RefineZone, "hit", followed, {"text": text(1)}, text="-")
    plain = {"massive": flag(), "bypass": flag()}
    yield from offers.each(RuleHit, "hit", waiting, plain, plain)
    lost = {"massive": one_of((True,)), "limb_lost": one_of((True,))}
    yield from offers.each(RuleHit, "hit", waiting, lost, (), massive=True, limb_lost=True)
    faces = {"face": one_of(("front", "back"))}
    yield from offers.each(RuleHit, "hit", waiting, faces, (), face="back")
    instead = {"wound_instead": one_of((True,))}
    yield from offers.each(RuleHit, "hit", waiting, instead, (), wound_instead=True)


CHAPTER = in_play(
    Chapter(
        commands={
            ImposeWounds: "WoundsImposed",
            RuleHit: "HitRuled",
            RuleZone: "ZoneRuled",
            RefineZone: "ZoneRefined",
            ChooseZone: "ZoneChosen",
            RuleCondition: "ConditionRuled",
            LiftCondition: "ConditionLifted",
        },
        consequences=(
            WoundsHeld,
            NpcIntentRevealed,
            SwarmUnharmed,
            AttackStopped,
            DamageQueued,
            ZoneAsked,
            ZoneSet,
            FistsHurt,
            DamageAbsorbed,
            ProtectionRuined,
            MarksDrawn,
            LimbInvalidated,
            ItemDropped,
            Gassed,
            GasWillCalled,
            GasEndured,
        ),
        players=frozenset({ChooseZone}),
        after_roll={"zone": after_zone, "gas_will": after_will},
        after_procedure={"blow": after_blow},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
