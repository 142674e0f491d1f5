"""People and their weapons with as few commands as there are decisions: drafts, approvals, NPCs, the book's armoury."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from domain.base.events import Command, Event, Id, Label, Name, NameText
from domain.base.refusal import Refused
from domain.game import Chapter, Decide, Move, Offers, Schema, name_text, one_of, sequences_of, several, text
from domain.systems.sombre.characters import approval, creation, proposals
from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import AllocateCommonSkills, ChoosePersonality, CreateCharacter
from domain.systems.sombre.characters.proposal_commands import ProposeSkill, ReviewProposal
from domain.systems.sombre.characters.proposal_moves import title_schema
from domain.systems.sombre.characters.skills import COMMON_LEAST, COMMON_MOST, COMMON_TOTAL, waivable
from domain.systems.sombre.condition.mind import PHASES
from domain.systems.sombre.health import gear
from domain.systems.sombre.health.book_weapons import BOOK_WEAPONS, BookWeapon
from domain.systems.sombre.health.gear import DefineItem, Equip, as_made
from domain.systems.sombre.health.gun_models import MODELS, Model
from domain.systems.sombre.health.gun_profiles import LOADING
from domain.systems.sombre.mind import npcs
from domain.systems.sombre.mind.npcs import SCORES, SKILL, CreateNpc, IntroduceNpc, NpcSkill
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.arms import Loading, Side
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.sheet import CharacterSheet
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import Personality, Sex
from domain.systems.sombre.table.guards import is_gm, visible

MOST_COPIES = 12
"""A bound of form."""


class DraftCharacter(Command, frozen=True):
    """Make one's own character: who it is, its common skills and Personality, and a skill proposed for each line."""

    RULES = ("SOM-CHAR-12", "SOM-SKILL-03", "SOM-MIND-09", "SOM-SKILL-06")
    name: Name
    sex: Sex
    body: int
    senses: int
    mind: int
    personality: Personality
    skill_12: str = ""
    skill_11: str = ""
    skill_10: str = ""


class ApproveCharacters(Command, frozen=True):
    """Accept what is proposed for these characters, then approve them."""

    RULES = ("SOM-CHAR-12", "SOM-SKILL-06")
    characters: tuple[Id, ...]


class BringNpcs(Command, frozen=True):
    """Create an NPC of these scores under each label, and introduce it."""

    RULES = ("SOM-NPC-01", "SOM-NPC-02", "SOM-NPC-03", "SOM-NPC-09")
    labels: tuple[NameText, ...]
    scores: Mapping[str, int] = {}
    skills: tuple[NpcSkill, ...] = ()


class ArmPeople(Command, frozen=True):
    """Give each of these people a weapon of the book, in that hand. `loading`: of a gun."""

    RULES = ("SOM-DAMAGE-04", "SOM-GUN-01", "SOM-LOC-15")
    label: Label
    model: Model | BookWeapon
    characters: tuple[Id, ...]
    hand: Side = "right"
    loading: Loading | None = None


def _drafted(_state: SombreState, command: DraftCharacter, done: Sequence[Event]) -> Command | None:
    if not done:
        return CreateCharacter(command.name, command.sex)
    person = done[0].id
    proposed = (
        ProposeSkill(person, 12, command.skill_12),
        ProposeSkill(person, 11, command.skill_11),
        ProposeSkill(person, 10, command.skill_10),
    )
    steps: tuple[Command, ...] = (
        AllocateCommonSkills(person, command.body, command.senses, command.mind),
        ChoosePersonality(person, command.personality),
        *(each for each in proposed if each.title),
    )
    return _nth(steps, len(done) - 1)


def _approved(state: SombreState, command: ApproveCharacters, done: Sequence[Event]) -> Command | None:
    """Return the next step of approving characters: of each, first the proposals that wait; None at the end."""
    _check_several(command.characters)
    over = sum(isinstance(event.command, ValidateCharacter) for event in done)
    if over == len(command.characters):
        return None
    person = state.characters.get(command.characters[over])
    waiting = next(iter(person.sheet.pending), None) if person is not None else None
    return ValidateCharacter(command.characters[over]) if waiting is None else ReviewProposal(waiting, "accept")


def _brought(_state: SombreState, command: BringNpcs, done: Sequence[Event]) -> Command | None:
    if not command.labels or len(command.labels) > MOST_COPIES:
        raise Refused("out_of_bounds", "SOM-NPC-01")
    place, introducing = divmod(len(done), 2)
    if place == len(command.labels):
        return None
    label = command.labels[place]
    return (
        IntroduceNpc(done[-1].id, label)
        if introducing
        else CreateNpc(label, scores=command.scores, skills=command.skills)
    )


def _armed(_state: SombreState, command: ArmPeople, done: Sequence[Event]) -> Command | None:
    _check_several(command.characters)
    place, equipping = divmod(len(done), 2)
    if place == len(command.characters):
        return None
    holder = command.characters[place]
    if equipping:
        return Equip(holder, done[-1].id, command.hand)
    return DefineItem(command.label, holder, model=command.model, loading=command.loading)


def _nth(steps: Sequence[Command], place: int) -> Command | None:
    return steps[place] if place < len(steps) else None


def _check_several(people: Sequence[str]) -> None:
    if not people or len(set(people)) < len(people) or len(people) > MOST_COPIES:
        raise Refused("out_of_bounds", "SOM-CHAR-12")


def moves(state: SombreState, seat: str, decide: Decide) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    if not is_gm(state, seat):
        yield from _drafts(offers)
        return
    people = visible(state, seat)
    drafts = [p.id for p in people.values() if p.is_pc and not p.validated]
    able = [p for p in drafts if offers.admits(ApproveCharacters((p,)))]
    if able:
        chosen = {"characters": several(one_of(able), 1, MOST_COPIES, unique=True)}
        yield from offers.move(ApproveCharacters((able[0],)), chosen)
    labels = several(name_text(), 1, MOST_COPIES)
    made = {"labels": labels, "scores": SCORES, "skills": several(SKILL)}
    yield from offers.move(BringNpcs(("-",)), made, ("scores", "skills"))
    yield from _weapons(offers, list(people))


def _drafts(offers: Offers) -> Iterator[Move]:
    """Yield one offered draft for each way to share out the common points, academic titles only where mind allows them.

    SOM-SKILL-03, SOM-SKILL-09.
    """
    if not offers.admits(DraftCharacter("-", "female", COMMON_MOST, COMMON_LEAST, COMMON_LEAST, "anxious")):
        return
    span = range(COMMON_LEAST, COMMON_MOST + 1)
    for mind in span:
        bare = Character(id="", sheet=CharacterSheet(common={"mind": mind}))
        free = [title for title in titles.indicative() if waivable(bare, title, "") is None]
        title: Schema = {"anyOf": [title_schema(free), {"const": ""}]}
        skills = {"skill_12": title, "skill_11": title, "skill_10": title}
        for body in span:
            senses = COMMON_TOTAL - mind - body
            if senses in span:
                common = {"body": one_of((body,)), "senses": one_of((senses,)), "mind": one_of((mind,))}
                who = {"name": name_text(), "sex": one_of(("female", "male")), "personality": one_of(tuple(PHASES))}
                sample = DraftCharacter("-", "female", body, senses, mind, "anxious")
                yield from offers.move(sample, who | common | skills, skills)


def _weapons(offers: Offers, people: Sequence[str]) -> Iterator[Move]:
    for hand in ("right", "left"):
        for hands in (1, 2):
            able: list[str] = []
            for guns, models in ((False, BOOK_WEAPONS), (True, MODELS)):
                named = tuple(m for m, weapon in models.items() if (as_made(weapon) or weapon).hands == hands)
                able = able or [p for p in people if offers.admits(_arming(named[0], p, hand))]
                if not able:
                    break
                fields: dict[str, Schema] = {
                    "label": text(1),
                    "model": one_of(named),
                    "characters": several(one_of(able), 1, MOST_COPIES, unique=True),
                    "hand": one_of((hand,)),
                    **({"loading": LOADING} if guns else {}),
                }
                optional = {"loading"} | ({"hand"} if hand == "right" else set())
                yield from offers.move(_arming(named[0], able[0], hand), fields, optional & fields.keys())


def _arming(model: Any, person: str, hand: Any) -> ArmPeople:
    return ArmPeople("-", model, (person,), hand)


PARTS: tuple[Chapter[SombreState], ...] = (
    creation.CHAPTER,
    proposals.CHAPTER,
    approval.CHAPTER,
    npcs.CHAPTER,
    gear.CHAPTER,
)
CHAPTER = sequences_of(
    {DraftCharacter: _drafted, ApproveCharacters: _approved, BringNpcs: _brought, ArmPeople: _armed},
    PARTS,
    moves,
    frozenset({DraftCharacter}),
)
