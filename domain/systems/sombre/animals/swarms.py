"""Swarms: a collective being that nothing wounds, and the dodge, the only escape from it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, closed, one_of, several
from domain.systems.sombre.characters.gauges import tick
from domain.systems.sombre.condition.battle import fighting
from domain.systems.sombre.dice.calls import check_able
from domain.systems.sombre.dice.difficulty import DIFFICULTY, check_difficulty
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.roll_state import Call, Opposition, Pair, Rank
from domain.systems.sombre.state.state import SombreState, with_combat, with_dice
from domain.systems.sombre.table.guards import find, visible
from domain.systems.sombre.table.phases import in_play
from domain.systems.sombre.table.places import own_id, with_places

TARGETS = {"small": 1, "large": 3, "very_large": 12}
"""SOM-ANIMAL-16; the last a bound of form."""


DODGE_RANKS = {"small": 1, "large": 2, "very_large": 3}
"""SOM-ANIMAL-18."""


class Dodge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    character: Id
    skill: Word = "senses"
    difficulty: tuple[Rank, ...] = ()


class SwarmAttack(Command, frozen=True):
    """Attack with a swarm: every target of the Turn. Those in `dodging` may escape their Wound."""

    RULES = ("SOM-ANIMAL-16", "SOM-ANIMAL-17", "SOM-ANIMAL-18", "SOM-ANIMAL-19")
    swarm: Id
    targets: tuple[Id, ...]
    dodging: tuple[Dodge, ...] = ()


class SwarmStung(Consequence, frozen=True):
    RULES = ("SOM-ANIMAL-17", "SOM-ANIMAL-18")
    animal: Id
    victim: Id


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: SwarmAttack = act.command
    if state.fight is not None:
        fighting(state, "SOM-ANIMAL-19", 2)
    _check_swarm(state, command)
    return command


def _check_swarm(state: SombreState, command: SwarmAttack) -> None:
    swarm = find(state, command.swarm)
    if swarm.swarm is None or not swarm.alive:
        raise Refused("unknown_id", "SOM-ANIMAL-14", kind="missing")
    targets = set(command.targets)
    limit = TARGETS[swarm.swarm]
    if not targets or len(targets) < len(command.targets) or len(targets) > limit or swarm.id in targets:
        raise Refused("swarm_target_limit", "SOM-ANIMAL-16", most=limit, has=len(command.targets))
    for target in command.targets:
        find(state, target)
    turn = str(state.time.turn)
    struck = {(turn, target) for target in targets} & state.combat.attacked
    if state.time.turn_mode and (struck or f"{turn}:{swarm.id}" in state.combat.swarms_used):
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
        case SwarmAttack() as command if {command.swarm, *command.targets} <= state.characters.keys():
            return _swarm(state, command, event.id)
        case _:
            return Evolved(state)


def _swarm(state: SombreState, command: SwarmAttack, event_id: str) -> Evolved:
    """Give each target one Wound, unless a dodge beats the swarm's d6 (SOM-ANIMAL-17, SOM-ANIMAL-18)."""
    swarm = state.characters[command.swarm]
    turn = str(state.time.turn)
    state = with_combat(
        state,
        attacked=state.combat.attacked | {(turn, target) for target in command.targets},
        swarms_used=state.combat.swarms_used | {f"{turn}:{swarm.id}"},
    )
    dodging = {dodge.character: dodge for dodge in command.dodging}
    evolved = Evolved(state)
    pairs: list[Pair] = []
    calls: list[Call] = []
    own: dict[str, str] = {}
    # Those whom the table does not know last: the places of the others must not count them.
    for target in sorted(command.targets, key=lambda c: not state.characters[c].known):
        if target not in dodging:
            evolved = evolved.then(_stung, swarm.id, target, event_id)
            continue
        number = len(pairs) + 1
        margin = Call(
            id=f"{own_id(event_id, target)}.margin",
            cause=event_id,
            character=swarm.id,
            kind="pure",
            purpose="swarm_margin",
            opposition=event_id,
            sides=6,
        )
        ranks = Rank("swarm", DODGE_RANKS[swarm.swarm or "small"])
        dodge = Call(
            id=own_id(event_id, target),
            cause=event_id,
            character=target,
            skills=("senses",),
            nature="physical",
            label="dodging",
            difficulty=(*dodging[target].difficulty, ranks),
            purpose="swarm_dodge",
            opposition=event_id,
        )
        pairs.append(Pair(active=margin.id, passive=dodge.id))
        own |= {f"{event_id}.m{number}": margin.id, f"{event_id}.{number}": dodge.id}
        calls += [margin, dodge]
    if pairs:
        made = Opposition(id=event_id, pairs=tuple(pairs))
        state = with_places(evolved.state, own)
        evolved = evolved.at(with_dice(state, oppositions={**state.dice.oppositions, event_id: made}))
    for call in calls:
        evolved = evolved.then(open_call, call)
    return evolved


def _stung(state: SombreState, swarm: str, target: str, event_id: str) -> Evolved:
    evolved = Evolved(state)
    evolved = evolved.adding(SwarmStung(swarm, target))
    return evolved.then(tick, target, "wounds", "x", 1, event_id, "swarm")


def after_dodge(state: SombreState, pair: Pair, event: Event) -> Evolved:
    """Give the Wound unless the dodge had the higher margin."""
    swarm, target = (state.dice.rolls[side].character for side in (pair.active, pair.passive))
    return _stung(state, swarm, target, event.id) if pair.winner == swarm else Evolved(state)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat).values())
    for swarm in (p for p in people if p.swarm is not None):
        targets = [p.id for p in people if offers.admits(SwarmAttack(swarm.id, (p.id,)))]
        if targets:
            most = min(TARGETS[swarm.swarm or "small"], len(targets))
            listed = several(one_of(targets), 1, most, unique=True)
            fields = {"swarm": one_of((swarm.id,)), "targets": listed}
            yield from offers.move(SwarmAttack(swarm.id, (targets[0],)), fields)
        for target in targets:
            yield from _dodge_moves(offers, swarm.id, target)


def _dodge_moves(offers: Offers, swarm: str, target: str) -> Iterable[Move]:
    dodge = closed({"character": {"const": target}, "difficulty": DIFFICULTY}, "character")
    fields = {
        "swarm": one_of((swarm,)),
        "targets": several(one_of((target,)), 1, 1),
        "dodging": several(dodge, 1, 1),
    }
    yield from offers.move(SwarmAttack(swarm, (target,), (Dodge(target),)), fields)


CHAPTER = in_play(
    Chapter(
        commands={SwarmAttack: "SwarmAttacked"},
        consequences=(SwarmStung,),
        after_opposition={"swarm_margin": after_dodge},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
