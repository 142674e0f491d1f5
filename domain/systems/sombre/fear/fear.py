"""Fear: terrifying situations, the roll under mind, composure, fever and panic, and the actions that they impose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, closed, listed, several, text
from domain.systems.sombre.condition.mind import hardening
from domain.systems.sombre.dice.calls import MOST_SIDES
from domain.systems.sombre.dice.difficulty import DIFFICULTY, check_difficulty
from domain.systems.sombre.dice.fear_calls import fear_call, with_fear_calls
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.state.character import Character, with_mind
from domain.systems.sombre.state.mind import Fear
from domain.systems.sombre.state.roll_state import Call, Rank
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.state.vocabulary import FearLevel
from domain.systems.sombre.table.guards import find, player_character, visible
from domain.systems.sombre.table.phases import require_scene
from domain.systems.sombre.table.places import own_id

WORSE: dict[FearLevel, int] = {"composed": 0, "feverish": 1, "panicked": 2}


class Frightened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One character in a terrifying situation, with its own Difficulty."""

    character: Id
    difficulty: tuple[Rank, ...] = ()


class CallFearRoll(Command, frozen=True):
    """Call the fear rolls of one situation.

    `somatogenic`: announced before the dice, which failure may become a somatisation.
    """

    RULES = ("SOM-FEAR-01", "SOM-FEAR-04", "SOM-SOMA-05")
    characters: tuple[Frightened, ...]
    situation: str
    somatogenic: Literal["none", "any_failure", "natural_only"] = "none"


class DispenseFear(Command, frozen=True):
    """Dispense a character, hardened enough for this situation, from a fear roll."""

    RULES = ("SOM-HARD-05",)
    character: Id
    situation: str
    reason: Text


class WorsenFear(Command, frozen=True):
    RULES = ("SOM-FEAR-10",)
    character: Id


class ImposeAction(Command, frozen=True):
    RULES = ("SOM-FEAR-08", "SOM-DANGER-TOXIC-14")
    character: Id
    text: Text


class FearStateSet(Consequence, frozen=True):
    RULES = ("SOM-FEAR-05", "SOM-FEAR-07", "SOM-FEAR-09")
    character: Id
    state: FearLevel


class FearStateEnded(Consequence, frozen=True):
    RULES = ("SOM-FEAR-11",)
    character: Id


FearCommand = CallFearRoll | DispenseFear | WorsenFear | ImposeAction


def frightenable(state: SombreState, character_id: str) -> Character:
    """Return the character, if it can roll for fear (SOM-FEAR-01, SOM-NPC-07, SOM-ANIMAL-05). Raises Refused."""
    person = find(state, character_id)
    if not person.is_pc and person.kind != "animal":
        raise Refused("npc_no_fear_roll", "SOM-NPC-07")
    if not person.alive:
        raise Refused("not_alive", "SOM-FEAR-01")
    if person.is_pc and not person.validated:
        raise Refused("not_validated", "SOM-CHAR-12")
    if person.mind.somatisation is not None or person.mind.requested is not None:
        raise Refused("already_somatising", "SOM-FEAR-01")
    if incapacity(person) is not None:
        raise Refused("incapacitated", "SOM-FEAR-01")
    return person


def is_impressionable(person: Character) -> bool:
    """Return whether a state can still follow on a fear roll that was called before (SOM-FEAR-01, SOM-SOMA-01).

    Not once the character has died, passed to the game master (SOM-MIND-07), fainted or somatises.
    """
    frightened = person.is_pc or person.kind == "animal"
    return frightened and person.alive and person.mind.somatisation is None and incapacity(person) is None


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: FearCommand = act.command
    require_scene(state, "SOM-FEAR-01")
    match command:
        case CallFearRoll(characters):
            names = [each.character for each in characters]
            if not names or len(set(names)) < len(names) or len(names) > MOST_SIDES:
                raise Refused("out_of_bounds", "SOM-FEAR-01")
            for each in characters:
                frightenable(state, each.character)
                check_difficulty(each.difficulty)
        case DispenseFear(character):
            has = hardening(state, player_character(state, character))
            if has < 1:
                raise Refused("not_hardened", "SOM-HARD-05", needed=1, has=has)
        case WorsenFear(character):
            person = player_character(state, character)
            if person.mind.fear is None or person.mind.fear.level == "composed":
                raise Refused("not_afraid", "SOM-FEAR-10")
            if person.mind.fear.level == "panicked":
                raise Refused("already_panicked", "SOM-FEAR-10")
        case ImposeAction(character):
            _check_imposed(player_character(state, character))
    return command


def reckless(person: Character) -> bool:
    """Return whether a depressant allows imposed actions without fear (SOM-FEAR-08).

    The chapter of toxics sets the condition.
    """
    return any(condition.kind == "reckless" for condition in person.conditions)


def _check_imposed(person: Character) -> None:
    if reckless(person):
        return
    if person.mind.fear is None or person.mind.fear.level == "composed":
        raise Refused("not_afraid", "SOM-FEAR-08")
    if person.mind.fear.level == "feverish" and person.mind.fear.imposed >= 1:
        raise Refused("imposed_limit", "SOM-FEAR-08")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case CallFearRoll() as command:
            return _called(state, event.id, command)
        case WorsenFear(character) if character in state.characters:
            return set_fear(state, character, "panicked", event.id)
        case ImposeAction(character) if character in state.characters:
            person = state.characters[character]
            if person.mind.fear is None:
                return Evolved(state)
            fear = replace(person.mind.fear, imposed=person.mind.fear.imposed + 1)
            return Evolved(with_character(state, with_mind(person, fear=fear)))
        case _:
            return Evolved(state)


def _called(state: SombreState, event_id: str, command: CallFearRoll) -> Evolved:
    """Call the fear rolls, of characters known to the table first.

    Their numbers must not count animals, nor characters not yet introduced.
    """
    there = [f for f in command.characters if f.character in state.characters]
    people = state.characters
    there.sort(key=lambda f: not (people[f.character].is_pc and people[f.character].known))
    scene = state.scene.id if state.scene else ""
    own = [own_id(event_id, each.character) for each in there]
    evolved = Evolved(with_fear_calls(state, event_id, own))
    for each, call_id in zip(there, own, strict=True):
        person = evolved.state.characters[each.character]
        call = fear_call(person, call_id, event_id, each.difficulty, command.situation, scene=scene)
        counted = with_mind(person, fear_rolls=person.mind.fear_rolls + 1)
        evolved = evolved.at(with_character(evolved.state, counted))
        evolved = evolved.then(open_call, replace(call, somatogenic=command.somatogenic))
    return evolved


def set_fear(state: SombreState, character_id: str, level: FearLevel, cause: str) -> Evolved:
    """Set the fear unless an equal or worse one is running, which is neither raised nor lifted (SOM-FEAR-09)."""
    person = state.characters[character_id]
    if (
        person.mind.fear is not None
        and WORSE[person.mind.fear.level] >= WORSE[level]
        and person.mind.fear.level != "composed"
    ):
        return Evolved(state)
    changed = with_mind(person, fear=Fear(level, cause))
    return Evolved(with_character(state, changed), (FearStateSet(character_id, level),))


def after_fear_roll(state: SombreState, call: Call, _event: Event) -> Evolved:
    """Set the fear: composed, feverish after a modified failure, panicked after a natural one (SOM-FEAR-05)."""
    result = call.result
    if result is None or not is_impressionable(state.characters[call.character]):
        return Evolved(state)
    level: FearLevel = "composed" if result.success else "feverish" if result.failure == "modified" else "panicked"
    return set_fear(state, call.character, level, call.id)


def end_fears(state: SombreState) -> Evolved:
    """End every fear, at the end of the scene (SOM-FEAR-11, SOM-ROLL-01)."""
    evolved = Evolved(state)
    for person in state.characters.values():
        if person.mind.fear is not None:
            evolved = evolved.at(with_character(evolved.state, with_mind(person, fear=None)))
            evolved = evolved.adding(FearStateEnded(person.id))
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    able = [p for p in people if offers.admits(CallFearRoll((Frightened(p),), "-"))]
    stake = {"somatogenic": {"enum": ["none", "any_failure", "natural_only"]}}
    for person in able:
        fields = {"characters": several(_frightened(person), 1, 1), "situation": text()}
        yield from offers.move(CallFearRoll((Frightened(person),), "-"), fields | stake, stake)
    if len(able) > 1:
        everyone = listed(map(_frightened, able[:MOST_SIDES])) | {"minItems": 1}
        sample = CallFearRoll(tuple(Frightened(p) for p in able[:MOST_SIDES]), "-")
        yield from offers.move(sample, {"characters": everyone, "situation": text()} | stake, stake)
    written = {"situation": text(), "reason": text()}
    yield from offers.each(DispenseFear, "character", people, written, situation="-", reason="-")
    yield from offers.each(WorsenFear, "character", people)
    yield from offers.each(ImposeAction, "character", people, {"text": text(1)}, text="-")


def _frightened(person: str) -> Schema:
    return closed({"character": {"const": person}, "difficulty": DIFFICULTY}, "character")


CHAPTER = Chapter(
    commands={
        CallFearRoll: "FearRollCalled",
        DispenseFear: "FearDispensed",
        WorsenFear: "FearWorsened",
        ImposeAction: "ActionImposed",
    },
    consequences=(FearStateSet, FearStateEnded),
    after_roll={"fear": after_fear_roll},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
