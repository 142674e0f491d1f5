"""Dogs that bite and hold, and swarms that nothing wounds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.chance import Chance
from domain.events import Act, Command, Consequence, Event, Id
from domain.game import Evolved, Move, TypedDice, one_of, several
from domain.refusal import Refused
from domain.systems.sombre.calls import check_able, check_difficulty
from domain.systems.sombre.chapter import Chapter, Unfolding
from domain.systems.sombre.dice import compare, open_call
from domain.systems.sombre.gauges import tick
from domain.systems.sombre.modifiers import incapacity
from domain.systems.sombre.offers import Offers
from domain.systems.sombre.phases import require_phase
from domain.systems.sombre.roll_moves import DIFFICULTY
from domain.systems.sombre.seats import find
from domain.systems.sombre.state import (
    Bite,
    Call,
    Character,
    Condition,
    Opposition,
    Pair,
    Rank,
    SombreState,
    with_character,
)

Zone = Literal["right_leg", "left_leg", "right_arm", "left_arm", "trunk", "head"]
VITAL = frozenset({"trunk", "head"})
LEGS = frozenset({"right_leg", "left_leg", "random_leg"})
LEAP_RANKS = 2
"""SOM-ANIMAL-13."""
SHAKEN_FROM = 3
"""SOM-ANIMAL-12."""
TARGETS = {"small": 1, "large": 3, "very_large": 12}
"""SOM-ANIMAL-16; the last a bound of form."""
DODGE_RANKS = {"small": 1, "large": 2, "very_large": 3}
"""SOM-ANIMAL-18."""
DOG_ZONES = ("front_legs", "hind_legs", "trunk", "trunk", "trunk", "head")
"""SOM-ANIMAL-07: where a dog is hit, by the d6; faces 3 to 6 are vital. Combat reads it."""
DOG_DEFENCE = "dodge"
"""SOM-ANIMAL-08: its only defence, and only to prepare its flight. Combat reads it."""


class BiteDefence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the victim defends: a skill of its sheet."""

    skill: str
    difficulty: tuple[Rank, ...] = ()


class BiteAttack(Command, frozen=True):
    """`leap`: a trained dog's attack on an arm or a vital zone. `grounded`: the victim lies on the ground."""

    RULES = ("SOM-ANIMAL-09", "SOM-ANIMAL-11", "SOM-ANIMAL-13", "SOM-ANIMAL-19")
    dog: Id
    victim: Id
    zone: Zone | Literal["random_leg"]
    leap: bool = False
    run_up: bool = False
    designated: bool = False
    grounded: bool = False
    defence: BiteDefence | None = None
    difficulty: tuple[Rank, ...] = ()


class WorsenBite(Command, frozen=True):
    RULES = ("SOM-ANIMAL-10",)
    dog: Id


class RollBiteHold(Command, frozen=True):
    RULES = ("SOM-ANIMAL-12",)
    dog: Id


class Dodge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    character: Id
    skill: str = "senses"
    difficulty: tuple[Rank, ...] = ()


class SwarmAttack(Command, frozen=True):
    """Every target of the turn; those in `dodging` may escape their Wound."""

    RULES = ("SOM-ANIMAL-16", "SOM-ANIMAL-17", "SOM-ANIMAL-18", "SOM-ANIMAL-19")
    swarm: Id
    targets: tuple[Id, ...]
    dodging: tuple[Dodge, ...] = ()


class BiteSet(Consequence, frozen=True):
    """`falls`: the leap threw the victim down."""

    RULES = ("SOM-ANIMAL-09", "SOM-ANIMAL-13")
    animal: Id
    victim: Id
    zone: Zone
    falls: bool


class BiteWorsened(Consequence, frozen=True):
    RULES = ("SOM-ANIMAL-10",)
    animal: Id
    victim: Id


class BiteReleased(Consequence, frozen=True):
    RULES = ("SOM-ANIMAL-12",)
    animal: Id
    victim: Id


class SwarmStung(Consequence, frozen=True):
    RULES = ("SOM-ANIMAL-17", "SOM-ANIMAL-18")
    animal: Id
    victim: Id


AnimalCommand = BiteAttack | WorsenBite | RollBiteHold | SwarmAttack


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command: AnimalCommand = act.command
    require_phase(state, "play")
    match command:
        case BiteAttack():
            _check_bite(state, command)
            if command.zone == "random_leg":
                chance.die(6)
        case WorsenBite(dog):
            bite = _held(state, dog)
            if state.turn_mode and bite.turn >= state.turn:
                raise Refused("already_attacked", "SOM-ANIMAL-10")
        case RollBiteHold(dog):
            if _held(state, dog).damage < SHAKEN_FROM:
                raise Refused("not_shaken", "SOM-ANIMAL-12")
            if any(c.purpose == "bite_hold" and c.character == dog for c in state.calls.values()):
                raise Refused("not_shaken", "SOM-ANIMAL-12")
        case SwarmAttack():
            _check_swarm(state, command)
    return command


def _held(state: SombreState, dog: str) -> Bite:
    bite = find(state, dog).bite
    if bite is None:
        raise Refused("no_bite_held", "SOM-ANIMAL-10")
    return bite


def _check_bite(state: SombreState, command: BiteAttack) -> None:
    dog, victim = find(state, command.dog), find(state, command.victim)
    if dog.animal is None or not dog.alive:
        raise Refused("unknown_id", "SOM-ANIMAL-09", kind="missing")
    if not victim.is_pc:
        raise Refused("npc_roll_without_pc", "SOM-NPC-05")
    if not victim.validated or not victim.alive:
        raise Refused("not_validated" if not victim.validated else "not_alive", "SOM-CHAR-12")
    check_able(dog, "action")
    check_difficulty(command.difficulty)
    if dog.bite is not None:
        raise Refused("already_attacked", "SOM-ANIMAL-10")
    if command.leap:
        _check_leap(dog, command)
    elif command.zone not in LEGS and not (command.grounded and command.zone in VITAL):
        raise Refused("no_run_up", "SOM-ANIMAL-11")
    if command.defence is not None:
        _check_defence(dog, victim, command.defence)


def _check_leap(dog: Character, command: BiteAttack) -> None:
    """SOM-ANIMAL-13: trained, with room, on its master's word; an arm or a vital zone."""
    if dog.animal is None or not dog.animal.trained:
        raise Refused("not_trained", "SOM-ANIMAL-13")
    if not command.run_up:
        raise Refused("no_run_up", "SOM-ANIMAL-13")
    if not command.designated:
        raise Refused("not_designated", "SOM-ANIMAL-13")
    if command.zone in LEGS:
        raise Refused("out_of_bounds", "SOM-ANIMAL-13")


def _check_defence(dog: Character, victim: Character, defence: BiteDefence) -> None:
    if not dog.known:
        raise Refused("npc_not_introduced", "SOM-NPC-09")
    if incapacity(victim) is not None:
        raise Refused("incapacitated", "SOM-SOMA-02")
    check_difficulty(defence.difficulty)
    if not defence.skill.strip():
        raise Refused("out_of_bounds", "SOM-ROLL-30")


def _check_swarm(state: SombreState, command: SwarmAttack) -> None:
    swarm = find(state, command.swarm)
    if swarm.swarm is None or not swarm.alive:
        raise Refused("unknown_id", "SOM-ANIMAL-14", kind="missing")
    targets = set(command.targets)
    limit = TARGETS[swarm.swarm]
    if not targets or len(targets) < len(command.targets) or len(targets) > limit or swarm.id in targets:
        raise Refused("swarm_target_limit", "SOM-ANIMAL-16")
    for target in command.targets:
        find(state, target)
    turn = str(state.turn)
    struck = {(turn, target) for target in targets} & state.attacked
    if state.turn_mode and (struck or f"{turn}:{swarm.id}" in state.swarms_used):
        raise Refused("already_attacked", "SOM-ANIMAL-16")
    dodgers = [dodge.character for dodge in command.dodging]
    if len(set(dodgers)) < len(dodgers) or not set(dodgers) <= targets:
        raise Refused("out_of_bounds", "SOM-ANIMAL-18")
    for dodge in command.dodging:
        _check_dodge(state, swarm, dodge)


def _check_dodge(state: SombreState, swarm: Character, dodge: Dodge) -> None:
    if dodge.skill != "senses":
        raise Refused("only_dodge", "SOM-ANIMAL-18")
    person = find(state, dodge.character)
    if not person.is_pc:
        raise Refused("npc_roll_without_pc", "SOM-NPC-05")
    if not person.validated or not person.alive:
        raise Refused("not_validated" if not person.validated else "not_alive", "SOM-CHAR-12")
    if not swarm.known:
        raise Refused("npc_not_introduced", "SOM-NPC-09")
    check_able(person, "action")
    check_difficulty(dodge.difficulty)


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case BiteAttack() as command if {command.dog, command.victim} <= state.characters.keys():
            return _attack(state, command, event)
        case WorsenBite(dog) if dog in state.characters:
            return _worsen(state, state.characters[dog], event.id)
        case RollBiteHold(dog) if dog in state.characters:
            return _hold(state, state.characters[dog], event.id)
        case SwarmAttack() as command if {command.swarm, *command.targets} <= state.characters.keys():
            return _swarm(state, command, event.id)
        case _:
            return Evolved(state)


def _attack(state: SombreState, command: BiteAttack, event: Event) -> Evolved:
    """SOM-ANIMAL-09: a seizure with body; a duel when the victim defends."""
    zone = command.zone
    if zone == "random_leg":
        odd = bool(event.draws) and event.draws[0].faces[0] % 2 == 1
        zone = "right_leg" if odd else "left_leg"
    leap = (Rank("leap", LEAP_RANKS),) if command.leap else ()
    bite = Call(
        id=f"{event.id}.1" if command.defence else event.id,
        cause=event.id,
        character=command.dog,
        skills=("body",),
        label="bite",
        difficulty=(*command.difficulty, *leap),
        concerned=(command.victim,),
        purpose="bite",
        subject=zone,
        situation="leap" if command.leap else "",
        opposition=event.id if command.defence else None,
    )
    if command.defence is None:
        return open_call(state, bite)
    defence = Call(
        id=f"{event.id}.2",
        cause=event.id,
        character=command.victim,
        skills=(command.defence.skill,),
        label="defence",
        difficulty=command.defence.difficulty,
        opposition=event.id,
    )
    duel = Opposition(id=event.id, pairs=(Pair(active=bite.id, passive=defence.id),))
    unfolding = Unfolding(replace(state, oppositions={**state.oppositions, event.id: duel}))
    unfolding.then(open_call, bite)
    unfolding.then(open_call, defence)
    unfolding.then(compare, event.id)
    return unfolding.done()


def after_bite(state: SombreState, call: Call, event_id: str) -> Evolved:
    """A bite without defence; a duel is settled by its comparison."""
    if call.opposition is not None or call.result is None or not call.result.success:
        return Evolved(state)
    return set_bite(state, call, event_id)


def set_bite(state: SombreState, call: Call, event_id: str) -> Evolved:
    """SOM-ANIMAL-09, SOM-ANIMAL-13: one Wound, whatever the margin; the leap throws down, an arm is held."""
    dog, victim_id = state.characters[call.character], call.concerned[0]
    zone: Zone = call.subject  # type: ignore[assignment]
    leap = call.situation == "leap"
    bite = Bite(victim=victim_id, zone=zone, cause=event_id, turn=state.turn)
    state = with_character(state, replace(dog, bite=bite))
    victim = state.characters[victim_id]
    held = [Condition("arm_held", 0, event_id)] if zone in ("right_arm", "left_arm") else []
    down = [Condition("prone", 0, event_id)] if leap else []
    state = with_character(state, replace(victim, conditions=(*victim.conditions, *held, *down)))
    unfolding = Unfolding(state)
    unfolding.say(BiteSet(dog.id, victim_id, zone, leap))
    unfolding.then(tick, victim_id, "wounds", "x", 1, event_id, "bite")
    return unfolding.done()


def _worsen(state: SombreState, dog: Character, event_id: str) -> Evolved:
    """SOM-ANIMAL-10: no roll; one Wound on a limb, two on a vital zone."""
    if dog.bite is None:
        return Evolved(state)
    state = with_character(state, replace(dog, bite=replace(dog.bite, turn=state.turn)))
    unfolding = Unfolding(state)
    unfolding.say(BiteWorsened(dog.id, dog.bite.victim))
    wounds = 2 if dog.bite.zone in VITAL else 1
    unfolding.then(tick, dog.bite.victim, "wounds", "x", wounds, event_id, "bite")
    return unfolding.done()


def _hold(state: SombreState, dog: Character, event_id: str) -> Evolved:
    if dog.bite is None:
        return Evolved(state)
    call = Call(
        id=event_id,
        cause=event_id,
        character=dog.id,
        skills=("instinct",),
        kind="pure",
        label="will",
        concerned=(dog.bite.victim,),
        purpose="bite_hold",
    )
    return open_call(state, call)


def after_hold(state: SombreState, call: Call) -> Evolved:
    """SOM-ANIMAL-12: success holds on, failure lets go."""
    dog = state.characters[call.character]
    if dog.bite is None or call.result is None:
        return Evolved(state)
    if call.result.success:
        return Evolved(with_character(state, replace(dog, bite=replace(dog.bite, damage=0))))
    victim = state.characters[dog.bite.victim]
    freed = tuple(c for c in victim.conditions if not (c.kind == "arm_held" and c.cause == dog.bite.cause))
    state = with_character(with_character(state, replace(dog, bite=None)), replace(victim, conditions=freed))
    return Evolved(state, (BiteReleased(dog.id, victim.id),))


def _swarm(state: SombreState, command: SwarmAttack, event_id: str) -> Evolved:
    """SOM-ANIMAL-17, SOM-ANIMAL-18: one Wound each, unless a dodge beats the swarm's d6."""
    swarm = state.characters[command.swarm]
    turn = str(state.turn)
    state = replace(
        state,
        attacked=state.attacked | {(turn, target) for target in command.targets},
        swarms_used=state.swarms_used | {f"{turn}:{swarm.id}"},
    )
    dodging = {dodge.character: dodge for dodge in command.dodging}
    unfolding = Unfolding(state)
    pairs: list[Pair] = []
    calls: list[Call] = []
    for target in command.targets:
        if target not in dodging:
            unfolding.then(_stung, swarm.id, target, event_id)
            continue
        number = len(pairs) + 1
        margin = Call(
            id=f"{event_id}.m{number}",
            cause=event_id,
            character=swarm.id,
            kind="pure",
            purpose="swarm_margin",
            opposition=event_id,
            sides=6,
        )
        ranks = Rank("swarm", DODGE_RANKS[swarm.swarm or "small"])
        dodge = Call(
            id=f"{event_id}.{number}",
            cause=event_id,
            character=target,
            skills=("senses",),
            label="dodging",
            difficulty=(*dodging[target].difficulty, ranks),
            purpose="swarm_dodge",
            opposition=event_id,
        )
        pairs.append(Pair(active=margin.id, passive=dodge.id))
        calls += [margin, dodge]
    if pairs:
        made = Opposition(id=event_id, pairs=tuple(pairs))
        unfolding.state = replace(unfolding.state, oppositions={**unfolding.state.oppositions, event_id: made})
    for call in calls:
        unfolding.then(open_call, call)
    return unfolding.done()


def _stung(state: SombreState, swarm: str, target: str, event_id: str) -> Evolved:
    unfolding = Unfolding(state)
    unfolding.say(SwarmStung(swarm, target))
    unfolding.then(tick, target, "wounds", "x", 1, event_id, "swarm")
    return unfolding.done()


def sting(state: SombreState, margin: Call, target: str, event_id: str) -> Evolved:
    """The dodge failed, or had the lower margin."""
    return _stung(state, margin.character, target, event_id)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(state.characters.values())
    beasts = [p for p in people if p.animal is not None]
    yield from offers.each(WorsenBite, "dog", [b.id for b in beasts])
    yield from offers.each(RollBiteHold, "dog", [b.id for b in beasts])
    ranks = {"difficulty": DIFFICULTY}
    for dog in beasts:
        for victim in people:
            yield from _bite_moves(offers, dog.id, victim, ranks)
    for swarm in (p for p in people if p.swarm is not None):
        targets = [p.id for p in people if offers.admits(SwarmAttack(swarm.id, (p.id,)))]
        if targets:
            most = min(TARGETS[swarm.swarm or "small"], len(targets))
            listed = several(one_of(targets), 1, most, unique=True)
            fields = {"swarm": one_of((swarm.id,)), "targets": listed}
            yield from offers.move(SwarmAttack(swarm.id, (targets[0],)), fields)
        for target in targets:
            yield from _dodge_moves(offers, swarm.id, target)


def _bite_moves(offers: Offers, dog: str, victim: Character, ranks: dict[str, dict[str, object]]) -> Iterable[Move]:
    one = {"dog": one_of((dog,)), "victim": one_of((victim.id,))}
    own = [*victim.common, *(s.title for s in victim.skills)] or ["body"]
    defence = {
        "type": "object",
        "properties": {"skill": one_of(own), **ranks},
        "required": ["skill"],
        "additionalProperties": False,
    }
    for defended in (None, BiteDefence(own[0])):
        part = {"defence": defence} if defended else {}
        legs = one | {"zone": one_of(("right_leg", "left_leg")), **ranks, **part}
        yield from offers.move(BiteAttack(dog, victim.id, "right_leg", defence=defended), legs, ranks)
        either = legs | {"zone": one_of(("random_leg",))}
        sample = BiteAttack(dog, victim.id, "random_leg", defence=defended)
        yield from offers.move(sample, either, ranks, TypedDice((6,)))
        down = legs | {"zone": one_of(("trunk", "head")), "grounded": one_of((True,))}
        sample = BiteAttack(dog, victim.id, "trunk", grounded=True, defence=defended)
        yield from offers.move(sample, down, ranks)
        attested = {name: one_of((True,)) for name in ("leap", "run_up", "designated")}
        zones = {"zone": one_of(("right_arm", "left_arm", "trunk", "head"))}
        sample = BiteAttack(dog, victim.id, "trunk", True, True, True, defence=defended)
        yield from offers.move(sample, legs | zones | attested, ranks)


def _dodge_moves(offers: Offers, swarm: str, target: str) -> Iterable[Move]:
    dodge = {
        "type": "object",
        "properties": {"character": {"const": target}, "difficulty": DIFFICULTY},
        "required": ["character"],
        "additionalProperties": False,
    }
    fields = {
        "swarm": one_of((swarm,)),
        "targets": several(one_of((target,)), 1, 1),
        "dodging": {"type": "array", "items": dodge, "minItems": 1, "maxItems": 1},
    }
    yield from offers.move(SwarmAttack(swarm, (target,), (Dodge(target),)), fields)


CHAPTER = Chapter(
    commands={
        BiteAttack: "BiteAttacked",
        WorsenBite: "BitePressed",
        RollBiteHold: "BiteShaken",
        SwarmAttack: "SwarmAttacked",
    },
    consequences=(BiteSet, BiteWorsened, BiteReleased, SwarmStung),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
