"""Dogs: the bite that holds, how it worsens, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.base.chance import HIDDEN, Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, TypedDice, closed, one_of
from domain.systems.sombre.characters.skills import own_titles
from domain.systems.sombre.combat.attacks.attacks import OPPOSING, check_form, defence_against, engine_ranks
from domain.systems.sombre.condition.battle import OUT, fighting, invalid, natural_weapon, resolved
from domain.systems.sombre.condition.bites import SHAKEN_FROM, WORSENING, BiteReleased, hold_asked, let_go
from domain.systems.sombre.dice.calls import check_able
from domain.systems.sombre.dice.difficulty import DIFFICULTY, check_difficulty
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.dice.results import compare, open_call
from domain.systems.sombre.health.hits import deliver
from domain.systems.sombre.state.body import Zone
from domain.systems.sombre.state.character import Bite, Character, Condition
from domain.systems.sombre.state.combat_state import Hit, Intent
from domain.systems.sombre.state.roll_state import Call, Opposition, Pair, Rank
from domain.systems.sombre.state.state import SombreState, with_character, with_dice
from domain.systems.sombre.table.guards import find, held_or_gm, is_gm, visible
from domain.systems.sombre.table.phases import in_play
from domain.systems.sombre.table.places import own_id, with_places

VITAL = frozenset({"trunk", "head"})
LEGS = frozenset({"right_leg", "left_leg", "random_leg"})
LEAP_RANKS = 2
"""SOM-ANIMAL-13."""
BITING = ("strike", "grab")
"""SOM-ANIMAL-09, SOM-ANIMAL-19: the intents that a bite carries out; one that holds is worked deeper by `WORSENING`."""


class BiteDefence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The victim's defence: a skill of its sheet."""

    skill: Word
    difficulty: tuple[Rank, ...] = ()


class BiteAttack(Command, frozen=True):
    """Have a dog bite somebody in a zone.

    `leap`: a trained dog's attack on an arm or a vital zone. `grounded`: the victim lies on the ground.
    """

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


class CallOff(Command, frozen=True):
    """Call a dog off, or let it give up by itself: it lets go."""

    RULES = ("SOM-ANIMAL-09",)
    dog: Id


class BiteSet(Consequence, frozen=True):
    """An animal's bite took hold of a victim. `falls`: the leap threw the victim down."""

    RULES = ("SOM-ANIMAL-09", "SOM-ANIMAL-13")
    animal: Id
    victim: Id
    zone: Zone
    falls: bool


class BiteWorsened(Consequence, frozen=True):
    RULES = ("SOM-ANIMAL-10",)
    animal: Id
    victim: Id


AnimalCommand = BiteAttack | WorsenBite | RollBiteHold | CallOff


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command: AnimalCommand = act.command
    match command:
        case BiteAttack():
            _check_bite(state, command)
            if state.fight is not None:
                _check_bite_intent(state, command)
            if command.zone == "random_leg":
                chance.die(6, HIDDEN)
        case WorsenBite(dog):
            _check_worsening(state, dog)
        case RollBiteHold(dog):
            has = _held(state, dog).damage
            if has < SHAKEN_FROM:
                raise Refused("not_shaken", "SOM-ANIMAL-12", needed=SHAKEN_FROM, has=has)
            if hold_asked(state, dog):
                raise Refused("not_shaken", "SOM-ANIMAL-12")
        case CallOff(dog):
            held_or_gm(state, act.seat, dog)
            _held(state, dog)
    return command


def _check_bite_intent(state: SombreState, command: BiteAttack) -> None:
    """Refuse a bite in a fight that carries out no declared intent in phase 2 (SOM-ANIMAL-19, SOM-TURN-23).

    The declarations also decide whether the victim defends. Raises Refused.
    """
    fighting(state, "SOM-ANIMAL-19", 2)
    intent = _meant(state, command.dog, command.victim, BITING)
    if intent is None:
        raise Refused("not_declared", "SOM-ANIMAL-19")
    check_form(state, intent, defence_against(state, intent), opposed=command.defence is not None)


def _meant(state: SombreState, animal: str, victim: str, kinds: Iterable[str]) -> Intent | None:
    """Return the unresolved intent of these kinds that the animal declared against that victim; None without one."""
    for intent in state.fight.intents.values() if state.fight else ():
        aimed = intent.character == animal and intent.spec.target == victim
        if aimed and intent.spec.kind in kinds and not intent.resolved:
            return intent
    return None


def _check_worsening(state: SombreState, dog: str) -> None:
    """Refuse to worsen a bite in its own turn, or whose teeth did not go in (SOM-ANIMAL-09, SOM-ANIMAL-10).

    In a fight it must be the declared action. Raises Refused.
    """
    bite = _held(state, dog)
    if not bite.deep:
        raise Refused("no_bite_held", "SOM-ANIMAL-09")
    if state.time.turn_mode and bite.turn >= state.time.turn:
        raise Refused("already_attacked", "SOM-ANIMAL-10")
    if state.fight is not None:
        fighting(state, "SOM-ANIMAL-19", 2)
        if _meant(state, dog, bite.victim, (WORSENING,)) is None:
            raise Refused("not_declared", "SOM-ANIMAL-19")


def _held(state: SombreState, dog: str) -> Bite:
    bite = find(state, dog).bite
    if bite is None:
        raise Refused("no_bite_held", "SOM-ANIMAL-10")
    return bite


def _check_bite(state: SombreState, command: BiteAttack) -> None:
    dog, victim = find(state, command.dog), find(state, command.victim)
    if dog.animal is None or not dog.alive:
        raise Refused("unknown_id", "SOM-ANIMAL-09", kind="missing")
    if not (victim.is_pc or dog.played):
        raise Refused("npc_roll_without_pc", "SOM-NPC-05")
    if victim.id == dog.id or victim.kind == "swarm":
        raise Refused("out_of_bounds", "SOM-ANIMAL-09")
    unready = victim.is_pc and not victim.validated
    if unready or not victim.alive:
        raise Refused("not_validated" if unready else "not_alive", "SOM-CHAR-12")
    check_able(dog, "action")
    check_difficulty(command.difficulty)
    if dog.bite is not None and not _seizes_anew(dog.bite, victim, command):
        raise Refused("already_attacked", "SOM-ANIMAL-10")
    if command.leap:
        _check_leap(dog, command)
    elif command.zone not in LEGS and not (command.grounded and command.zone in VITAL):
        raise Refused("no_run_up", "SOM-ANIMAL-11")
    if command.defence is not None:
        _check_defence(dog, victim, command.defence)


def _seizes_anew(bite: Bite, victim: Character, command: BiteAttack) -> bool:
    """Return whether the dog leaves an invalid leg for a vital zone of the victim on the ground (SOM-ANIMAL-11)."""
    done = bite.victim == victim.id and bite.zone in LEGS and invalid(victim, bite.zone)
    return done and command.grounded and command.zone in VITAL


def _check_leap(dog: Character, command: BiteAttack) -> None:
    """Refuse a leap of an untrained dog, without room or its master's word, or at a leg (SOM-ANIMAL-13).

    Raises Refused.
    """
    if dog.animal is None or not dog.animal.trained:
        raise Refused("not_trained", "SOM-ANIMAL-13")
    if not command.run_up:
        raise Refused("no_run_up", "SOM-ANIMAL-13")
    if not command.designated:
        raise Refused("not_designated", "SOM-ANIMAL-13")
    if command.zone in LEGS:
        raise Refused("out_of_bounds", "SOM-ANIMAL-13")


def _check_defence(dog: Character, victim: Character, defence: BiteDefence) -> None:
    if not (dog.known and victim.known):
        raise Refused("npc_not_introduced", "SOM-NPC-09")
    if incapacity(victim) is not None:
        raise Refused("incapacitated", "SOM-SOMA-02")
    check_difficulty(defence.difficulty)
    if not defence.skill.strip():
        raise Refused("out_of_bounds", "SOM-ROLL-30")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case BiteAttack() as command if {command.dog, command.victim} <= state.characters.keys():
            return _attack(state, command, event)
        case WorsenBite(dog) if dog in state.characters:
            return _worsen(state, state.characters[dog], event.id)
        case RollBiteHold(dog) if dog in state.characters:
            return _hold(state, state.characters[dog], event.id)
        case CallOff(dog) if dog in state.characters:
            return let_go(state, dog)
        case _:
            return Evolved(state)


def _attack(state: SombreState, command: BiteAttack, event: Event) -> Evolved:
    """Open the bite as a roll of body, or as a duel when the victim defends (SOM-ANIMAL-09)."""
    if state.characters[command.dog].bite is not None:
        return let_go(state, command.dog).then(_attack, command, event)
    zone = command.zone
    if zone == "random_leg":
        odd = bool(event.draws) and event.draws[0].faces[0] % 2 == 1
        zone = "right_leg" if odd else "left_leg"
    intent = _meant(state, command.dog, command.victim, BITING)
    met = defence_against(state, intent) if intent is not None else None
    leap = (Rank("leap", LEAP_RANKS),) if command.leap else ()
    complex_ = (Rank("complex", intent.ranks),) if intent is not None and intent.ranks else ()
    bite = Call(
        id=own_id(event.id, command.dog) if command.defence else event.id,
        cause=event.id,
        character=command.dog,
        skills=("body",),
        label="bite",
        difficulty=(*command.difficulty, *leap, *complex_),
        concerned=(command.victim,),
        purpose="bite",
        subject=zone,
        situation="leap" if command.leap else "",
        opposition=event.id if command.defence else None,
    )
    if command.defence is None:
        return open_call(state, bite)
    defence = Call(
        id=own_id(event.id, command.victim),
        cause=event.id,
        character=command.victim,
        skills=(command.defence.skill,),
        label="defence",
        nature="physical",
        difficulty=(*command.defence.difficulty, *(engine_ranks(state, met) if met is not None else ())),
        opposition=event.id,
    )
    duel = Opposition(id=event.id, pairs=(Pair(active=bite.id, passive=defence.id),))
    state = with_places(state, {f"{event.id}.1": bite.id, f"{event.id}.2": defence.id})
    evolved = Evolved(with_dice(state, oppositions={**state.dice.oppositions, event.id: duel}))
    evolved = evolved.then(open_call, bite)
    evolved = evolved.then(open_call, defence)
    return evolved.then(compare, event.id)


def after_bite(state: SombreState, call: Call, event: Event) -> Evolved:
    """Settle a bite without defence; the comparison of a duel settles the others."""
    if call.opposition is not None or call.result is None:
        return Evolved(state)
    return _settle_bite(state, call, event.id, won=call.result.success)


def after_defence(state: SombreState, pair: Pair, event: Event) -> Evolved:
    bite = state.dice.rolls[pair.active]
    return _settle_bite(state, bite, event.id, won=pair.winner == bite.character)


def _settle_bite(state: SombreState, call: Call, event_id: str, *, won: bool) -> Evolved:
    """Resolve the declared intents of both sides, whoever won, and set a bite that succeeded (SOM-ANIMAL-19)."""
    intent = _meant(state, call.character, call.concerned[0], BITING)
    if intent is not None:
        met = defence_against(state, intent)
        state = resolved(state, intent.id, won)
        state = resolved(state, met.id) if met is not None and met.spec.kind in OPPOSING else state
    return _set_bite(state, call, event_id, intent.id if intent is not None else "") if won else Evolved(state)


def _set_bite(state: SombreState, call: Call, event_id: str, intent: str) -> Evolved:
    """Set the bite: one Wound, whatever the margin (SOM-ANIMAL-09, SOM-ANIMAL-13).

    A leap throws the victim down; a bitten arm is held.
    """
    dog, victim_id = state.characters[call.character], call.concerned[0]
    zone: Zone = call.subject  # type: ignore[assignment]  # the bite was called for that zone
    leap = call.situation == "leap"
    bite = Bite(victim=victim_id, zone=zone, cause=event_id, turn=state.time.turn)
    state = with_character(state, replace(dog, bite=bite))
    victim = state.characters[victim_id]
    held = [Condition("arm_held", 0, event_id)] if zone in ("right_arm", "left_arm") else []
    down = [Condition("prone", 0, event_id)] if leap else []
    state = with_character(state, replace(victim, conditions=(*victim.conditions, *held, *down)))
    evolved = Evolved(state)
    evolved = evolved.adding(BiteSet(dog.id, victim_id, zone, leap))
    return evolved.then(deliver, replace(_teeth(dog, victim_id, zone, 1, event_id), intent=intent), event_id)


def _teeth(dog: Character, victim: str, zone: Zone, wounds: int, event_id: str, *, inside: bool = False) -> Hit:
    """Return the hit of a bite: a limb gets its marks and a protection stops the first Wound.

    Teeth that are `inside` meet no protection. Those of a small animal wound nobody (SOM-ANIMAL-02).
    """
    return Hit(
        id=f"{event_id}.bite.{dog.id}",
        target=victim,
        attacker=dog.id,
        raw=wounds,
        damage="negligible" if natural_weapon(dog).damage == "negligible" else "piercing",
        zone=zone,
        bypass=inside,
        why="bite",
    )


def _worsen(state: SombreState, dog: Character, event_id: str) -> Evolved:
    """Worsen the bite without a roll: one Wound on a limb, two on a vital zone (SOM-ANIMAL-10)."""
    if dog.bite is None:
        return Evolved(state)
    bite = dog.bite
    intent = _meant(state, dog.id, bite.victim, (WORSENING,))
    if intent is not None:
        state = resolved(state, intent.id)
    state = with_character(state, replace(dog, bite=replace(bite, turn=state.time.turn)))
    evolved = Evolved(state)
    evolved = evolved.adding(BiteWorsened(dog.id, bite.victim))
    wounds = 2 if bite.zone in VITAL else 1
    return evolved.then(deliver, _teeth(dog, bite.victim, bite.zone, wounds, event_id, inside=True), event_id)


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


def after_hold(state: SombreState, call: Call, _event: Event) -> Evolved:
    """Keep the bite on a success, release the victim on a failure (SOM-ANIMAL-12)."""
    dog = state.characters[call.character]
    if dog.bite is None or call.result is None:
        return Evolved(state)
    if call.result.success:
        return Evolved(with_character(state, replace(dog, bite=replace(dog.bite, damage=0))))
    return let_go(state, dog.id)


def slack(state: SombreState) -> Evolved:
    """End the bite of every dog that is dead, asleep, unconscious or revealed as such (A80)."""
    evolved = Evolved(state)
    for dog in state.characters.values():
        if dog.bite is not None and (not dog.alive or incapacity(dog) is not None or dog.body.revealed in OUT):
            evolved = evolved.then(let_go, dog.id)
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat).values())
    beasts = [p for p in people if p.animal is not None]
    if not is_gm(state, seat):
        yield from offers.each(CallOff, "dog", [b.id for b in beasts if b.seat == seat])
        return
    yield from offers.each(WorsenBite, "dog", [b.id for b in beasts])
    yield from offers.each(RollBiteHold, "dog", [b.id for b in beasts])
    yield from offers.each(CallOff, "dog", [b.id for b in beasts])
    ranks = {"difficulty": DIFFICULTY}
    for dog in beasts:
        for victim in people:
            yield from _bite_moves(offers, dog.id, victim, ranks)


def _bite_moves(offers: Offers, dog: str, victim: Character, ranks: dict[str, dict[str, object]]) -> Iterable[Move]:
    one = {"dog": one_of((dog,)), "victim": one_of((victim.id,))}
    own = [*victim.sheet.common, *own_titles(victim)] or ["body"]
    defence = closed({"skill": one_of(own), **ranks}, "skill")
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


CHAPTER = in_play(
    Chapter(
        commands={
            BiteAttack: "BiteAttacked",
            WorsenBite: "BitePressed",
            RollBiteHold: "BiteShaken",
            CallOff: "DogCalledOff",
        },
        consequences=(BiteSet, BiteWorsened, BiteReleased),
        players=frozenset({CallOff}),
        after_roll={"bite": after_bite, "bite_hold": after_hold},
        after_opposition={"bite": after_defence},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
