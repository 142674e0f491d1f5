"""A surprise by rolls: the aggressor's against each victim's, before anything happens in the Turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from domain.base.events import Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Evolved, Move, Offers, Schema, closed, groups, one_of, several, text
from domain.systems.sombre.condition.battle import with_intent
from domain.systems.sombre.dice.difficulty import DIFFICULTY, check_difficulty
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.dice.results import compare, open_call
from domain.systems.sombre.state.combat_state import Intent
from domain.systems.sombre.state.roll_state import Call, Opposition, Pair, Rank
from domain.systems.sombre.state.state import Fight, SombreState, with_dice
from domain.systems.sombre.table.guards import find
from domain.systems.sombre.table.places import own_id, with_places


class CallSurprise(Command, frozen=True):
    """Call one roll of the aggressor against each victim's; `difficulty` by victim.

    Several aggressors, several calls.
    """

    RULES = ("SOM-MELEE-43", "SOM-MELEE-45", "SOM-TURN-12")
    aggressor: Id
    victims: tuple[Id, ...]
    skill: Word = "senses"
    difficulty: Mapping[str, tuple[Rank, ...]] = {}


class Surprised(Consequence, frozen=True):
    """A character was surprised: it can do nothing in this Turn."""

    RULES = ("SOM-MELEE-43", "SOM-MELEE-44")
    character: Id


def check_surprise(state: SombreState, fight: Fight, command: CallSurprise) -> None:
    """Refuse a surprise after anything else in phase 2, or of people unfit for it (SOM-MELEE-43). Raises Refused."""
    if fight.frozen or acted(state, fight):
        raise Refused("too_late", "SOM-MELEE-43")
    people = (command.aggressor, *command.victims)
    if len(people) < 2 or len(set(people)) < len(people) or not set(people) <= set(fight.fighters):
        raise Refused("out_of_bounds", "SOM-MELEE-43")
    if not command.difficulty.keys() <= set(command.victims):
        raise Refused("out_of_bounds", "SOM-MELEE-43")
    if not any(find(state, c).played for c in people):
        raise Refused("npc_roll_without_pc", "SOM-NPC-05")
    if not command.skill.strip():
        raise Refused("out_of_bounds", "SOM-MELEE-43")
    for character in people:
        person = find(state, character)
        if incapacity(person) is not None or not person.alive:
            raise Refused("incapacitated", "SOM-MELEE-43")
        if not person.known:
            raise Refused("npc_not_introduced", "SOM-NPC-09")
    for ranks in command.difficulty.values():
        check_difficulty(ranks)


def acted(state: SombreState, fight: Fight) -> bool:
    """Return whether an action is already over, or its dice are asked for."""
    over = any(i.resolved and not i.void and i.spec.kind != "none" for i in fight.intents.values())
    return over or any(call.subject in fight.intents for call in state.dice.calls.values())


def surprise_called(state: SombreState, fight: Fight, command: CallSurprise, event_id: str) -> Evolved:
    """Open the rolls of a surprise that was called; they are compared when all are there."""

    def asked(character: str, skill: str, ranks: tuple[Rank, ...]) -> Call:
        return Call(
            id=own_id(event_id, character),
            cause=event_id,
            character=character,
            skills=(skill,),
            label="surprise",
            difficulty=ranks,
            purpose="surprise",
            opposition=event_id,
        )

    people = (command.aggressor, *command.victims)
    if not set(people) <= state.characters.keys():
        return Evolved(state)
    one = asked(command.aggressor, command.skill, ())
    others = [asked(c, "senses", command.difficulty.get(c, ())) for c in command.victims]
    pairs = tuple(Pair(active=one.id, passive=other.id) for other in others)
    opposition = Opposition(id=event_id, pairs=pairs)
    state = with_places(state, {f"{event_id}.{n}": call.id for n, call in enumerate((one, *others), 1)})
    evolved = Evolved(with_dice(state, oppositions={**state.dice.oppositions, event_id: opposition}))
    for call in (one, *others):
        evolved = evolved.then(open_call, call)
    return evolved.then(compare, event_id)


def after_surprise(state: SombreState, decided: Pair, _event: Event) -> Evolved:
    """Surprise the victim if the aggressor has won; if both have failed there is no surprise (SOM-MELEE-44).

    The surprised cannot act; what they declared is void.
    """
    fight, victim = state.fight, state.dice.rolls[decided.passive].character
    if fight is None or decided.winner != state.dice.rolls[decided.active].character:
        return Evolved(state)
    return taken_by_surprise(state, victim)


def taken_by_surprise(state: SombreState, victim: str) -> Evolved:
    """Surprise a character: it can do nothing in this Turn, and what it declared is void (SOM-MELEE-44)."""
    fight = state.fight
    if fight is None:
        return Evolved(state)
    state = replace(state, fight=replace(fight, surprised=fight.surprised | {victim}))
    void: list[Intent] = [i for i in fight.intents.values() if i.character == victim]
    for intent in void:
        state = with_intent(state, replace(intent, void=True, resolved=True))
    return Evolved(state, (Surprised(victim),))


def surprise_moves(offers: Offers, aggressor: str, others: list[str]) -> Iterator[Move]:
    """Yield the calls of surprise on any number of victims; those for whom it is harder are named together."""
    one: dict[str, Schema] = {"aggressor": one_of((aggressor,)), "skill": text(1)}
    able = [c for c in others if offers.admits(CallSurprise(aggressor, (c,)))]
    if able:
        any_of_them = one | {"victims": several(one_of(able), 1, unique=True)}
        yield from offers.move(CallSurprise(aggressor, (able[0],)), any_of_them, ("skill",))
    for victims in groups(others):
        ranks: Schema = closed(dict.fromkeys(victims, DIFFICULTY))
        these = one | {"victims": {"const": list(victims)}, "difficulty": ranks}
        yield from offers.move(CallSurprise(aggressor, victims), these, ("skill", "difficulty"))
