"""All beings whom the game master plays: minor, major and special characters, animals and swarms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Label, LabelText, Name, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, closed, flag, integer, name_text, one_of, several, text
from domain.systems.sombre.characters.traits import NATURES
from domain.systems.sombre.condition.mind import PHASES
from domain.systems.sombre.mind.somatisation import RESERVED, USUAL
from domain.systems.sombre.state.character import Animal, Character, NpcDescription, with_mind, with_npc, with_sheet
from domain.systems.sombre.state.mind import Fear, Somatisation
from domain.systems.sombre.state.sheet import CharacterSheet, Identity, Level, Skill, Trait
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.state.vocabulary import (
    Nature,
    NpcKind,
    Personality,
    Sex,
    Side,
    SomatisationKind,
    SwarmSize,
    TraitKind,
)
from domain.systems.sombre.table.guards import find, visible

DOG: Mapping[str, int] = {"body": 14, "senses": 16, "instinct": 12}
"""SOM-ANIMAL-06: fighting or guard dog, wild dog, wolf, jackal."""
HIGHEST_SCORE = 40
BONUSES = (None, 0, 1, 2, 3)
"""SOM-ANIMAL-02: None: a small animal's negligible damage."""
Reaction = Literal["none", "feverish", "panicked"] | SomatisationKind


class NpcSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Label
    score: int


class NpcTrait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trait of an NPC, which may be supernatural and has no balance to respect (SOM-NPC-04)."""

    kind: TraitKind
    title: Label
    level: int
    nature: Nature


class CreateNpc(Command, frozen=True):
    """Create an NPC, an animal or a swarm.

    `scores`: `general` for a minor character, `body`, `senses`, `mind` or `instinct`. Any field may stay empty.
    """

    RULES = ("SOM-NPC-01", "SOM-NPC-02", "SOM-NPC-03", "SOM-NPC-04", "SOM-NPC-08", "SOM-ANIMAL-01", "SOM-ANIMAL-14")
    name: Name
    category: Literal["npc", "animal", "swarm"] = "npc"
    npc_kind: NpcKind = "minor"
    scores: Mapping[str, int] = {}
    skills: tuple[NpcSkill, ...] = ()
    traits: tuple[NpcTrait, ...] = ()
    sex: Sex = "male"
    personality: Personality | None = None
    notes: str = ""
    animal: Animal | None = None
    swarm: SwarmSize | None = None


class UpdateNpc(Command, frozen=True):
    """Update an NPC; what is absent stays."""

    RULES = ("SOM-NPC-01", "SOM-ANIMAL-15")
    npc: Id
    name: Name | None = None
    npc_kind: NpcKind | None = None
    scores: dict[str, int] | None = None
    skills: tuple[NpcSkill, ...] | None = None
    notes: str | None = None
    handedness: Side | None = None
    alive: bool | None = None


class IntroduceNpc(Command, frozen=True):
    """Introduce an NPC: what the table is told, and nothing else."""

    RULES = ("SOM-NPC-09",)
    npc: Id
    label: LabelText
    description: Text = ""


class SetNpcFear(Command, frozen=True):
    """Set the reaction of an NPC to fear, by the game master's word and without a roll."""

    RULES = ("SOM-NPC-07",)
    npc: Id
    state: Reaction


NpcCommand = CreateNpc | UpdateNpc | IntroduceNpc | SetNpcFear


def find_npc(state: SombreState, npc: str) -> Character:
    person = find(state, npc)
    if person.is_pc:
        raise Refused("not_npc", "SOM-NPC-07")
    return person


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: NpcCommand = act.command
    match command:
        case CreateNpc():
            _check_new(command)
        case UpdateNpc():
            person = find_npc(state, command.npc)
            _check_scores(command.scores or {}, command.skills or ())
            if command.name is not None and person.kind == "pc":
                raise Refused("not_npc", "SOM-MIND-07")
            if command.name is not None and not command.name.strip():
                raise Refused("name_required", "SOM-NPC-01")
        case IntroduceNpc(npc, label):
            find_npc(state, npc)
            if not label.strip():
                raise Refused("name_required", "SOM-NPC-09")
        case SetNpcFear(npc, reaction):
            find_npc(state, npc)
            if reaction == "custom":
                raise Refused("out_of_bounds", "SOM-NPC-07")
    return command


def _check_new(command: CreateNpc) -> None:
    if not command.name.strip():
        raise Refused("name_required", "SOM-NPC-01")
    _check_scores(command.scores, command.skills)
    if any(not 0 <= trait.level <= HIGHEST_SCORE or not trait.title.strip() for trait in command.traits):
        raise Refused("out_of_bounds", "SOM-NPC-04")
    if (command.category == "swarm") != (command.swarm is not None):
        raise Refused("out_of_bounds", "SOM-ANIMAL-14")
    animal = command.animal
    if animal is None:
        return
    fits = command.category == "animal" and animal.actions >= 1 and animal.deadly_wounds >= 1
    if not fits or animal.bonus not in BONUSES:
        raise Refused("out_of_bounds", "SOM-ANIMAL-02")


def _check_scores(scores: Mapping[str, int], skills: tuple[NpcSkill, ...]) -> None:
    """Refuse scores and skills below 1, out of form or without a title (SOM-NPC-02). Raises Refused."""
    values = [*scores.values(), *(skill.score for skill in skills)]
    if any(not 1 <= value <= HIGHEST_SCORE for value in values):
        raise Refused("out_of_bounds", "SOM-NPC-02")
    if not all(skill.title.strip() for skill in skills):
        raise Refused("name_required", "SOM-NPC-03")
    if not set(scores) <= {"general", "body", "senses", "mind", "instinct"}:
        raise Refused("out_of_bounds", "SOM-NPC-02")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case CreateNpc() as command:
            return Evolved(with_character(state, _created(command, event.id)))
        case UpdateNpc() as command if command.npc in state.characters:
            return Evolved(with_character(state, _updated(state.characters[command.npc], command)))
        case IntroduceNpc(npc, label, description) if npc in state.characters:
            shown = replace(with_npc(state.characters[npc], label=label, description=description), known=True)
            return Evolved(with_character(state, shown))
        case SetNpcFear(npc, reaction) if npc in state.characters:
            return Evolved(with_character(state, _reacting(state.characters[npc], reaction, event.id)))
        case _:
            return Evolved(state)


def _created(command: CreateNpc, npc: str) -> Character:
    animal = command.animal
    scores: Mapping[str, int] = command.scores
    if command.category == "animal":
        animal = animal or Animal("dog")
        scores = scores or DOG
    sheet = CharacterSheet(
        identity=Identity(name=command.name),
        common=scores,
        skills=_skills(npc, command.skills),
        traits=tuple(_trait(f"{npc}.t{n}", trait) for n, trait in enumerate(command.traits)),
        personality=command.personality,
        special=command.npc_kind == "special",
    )
    return Character(
        id=npc,
        kind="npc" if command.category == "npc" else command.category,
        sex=command.sex,
        sheet=sheet,
        npc=NpcDescription(command.npc_kind, notes=command.notes),
        validated=True,
        animal=animal,
        swarm=command.swarm,
    )


def _skills(npc: str, skills: Iterable[NpcSkill]) -> tuple[Skill, ...]:
    return tuple(Skill(f"{npc}.s{n}", s.title, s.score) for n, s in enumerate(skills))


def _trait(trait_id: str, trait: NpcTrait) -> Trait:
    link: Literal["x", "none"] = "x" if trait.kind == "disadvantage" else "none"
    levels = (Level(link, trait_id),) * trait.level
    return Trait(trait_id, trait.kind, trait.title, trait.nature, levels)


def _updated(person: Character, command: UpdateNpc) -> Character:
    sheet, npc = person.sheet, person.npc
    person = with_sheet(
        person,
        identity=sheet.identity if command.name is None else replace(sheet.identity, name=command.name),
        common=sheet.common if command.scores is None else command.scores,
        skills=sheet.skills if command.skills is None else _skills(person.id, command.skills),
        handedness=command.handedness or sheet.handedness,
    )
    notes = npc.notes if command.notes is None else command.notes
    person = with_npc(person, kind=command.npc_kind or npc.kind, notes=notes)
    return replace(person, alive=person.alive if command.alive is None else command.alive)


def _reacting(person: Character, reaction: Reaction, cause: str) -> Character:
    match reaction:
        case "none":
            return with_mind(person, fear=None, somatisation=None)
        case "feverish" | "panicked":
            return with_mind(person, fear=Fear(reaction, cause), somatisation=None)
        case _:
            found = Somatisation(kind=reaction, source=cause, method="gm")
            return with_mind(person, fear=None, somatisation=found)


SCORES: Schema = closed({k: integer(1, HIGHEST_SCORE) for k in ("general", "body", "senses", "mind", "instinct")})
SKILL: Schema = closed({"title": text(1), "score": integer(1, HIGHEST_SCORE)}, "title", "score")


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    trait: Schema = closed(
        {
            "kind": one_of(("advantage", "disadvantage")),
            "title": text(1),
            "level": integer(0, HIGHEST_SCORE),
            "nature": one_of(NATURES),
        },
        "kind",
        "title",
        "level",
        "nature",
    )
    more: dict[str, Any] = {"traits": several(trait), "personality": one_of((*PHASES, None))}
    more |= {"npc_kind": one_of(("minor", "major", "special")), "sex": one_of(("female", "male"))}
    free: dict[str, Any] = {"scores": SCORES, "skills": several(SKILL), "notes": text()}
    named: dict[str, Any] = {"name": name_text()}
    whole = free | more
    yield from offers.move(CreateNpc("-"), named | whole, whole)
    sizes = {"category": one_of(("swarm",)), "swarm": one_of(("small", "large", "very_large"))}
    yield from offers.move(CreateNpc("-", "swarm", swarm="small"), named | sizes | whole, whole)
    animal: Schema = closed(
        {
            "species": text(),
            "actions": integer(1),
            "deadly_wounds": integer(1),
            "bonus": one_of(BONUSES),
            "trained": flag(),
        }
    )
    beasts = {"category": one_of(("animal",)), "animal": animal}
    yield from offers.move(CreateNpc("-", "animal"), named | beasts | whole, {*whole, "animal"})
    people = list(visible(state, seat))
    changes = (
        free
        | {"npc_kind": more["npc_kind"]}
        | {"name": name_text(), "handedness": one_of(("right", "left")), "alive": flag()}
    )
    yield from offers.each(UpdateNpc, "npc", people, changes, changes, name="-")
    lost = {k: v for k, v in changes.items() if k != "name"}
    yield from offers.each(UpdateNpc, "npc", people, lost, lost)
    yield from offers.each(IntroduceNpc, "npc", people, {"label": text(1), "description": text()}, label="-")
    reactions = {"state": one_of(("none", "feverish", "panicked", *USUAL, *RESERVED))}
    yield from offers.each(SetNpcFear, "npc", people, reactions, state="none")


CHAPTER = Chapter(
    commands={
        CreateNpc: "NpcCreated",
        UpdateNpc: "NpcUpdated",
        IntroduceNpc: "NpcIntroduced",
        SetNpcFear: "NpcFearSet",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
)
