"""Creating a character: its sheet, filled in any order by its player until the game master approves it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from operator import add
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.base.chance import HIDDEN, Chance
from domain.base.events import Act, Command, Event, Id, Label, Name
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, TypedDice, flag, integer, name_text, one_of, text
from domain.systems.sombre.characters.ages import OLDEST, granted
from domain.systems.sombre.characters.proposal_moves import title_schema
from domain.systems.sombre.characters.skills import (
    COMMON,
    COMMON_LEAST,
    COMMON_MOST,
    COMMON_TOTAL,
    HIGHEST_SCORE,
    bought,
    check_common,
    forbidden,
    missing,
)
from domain.systems.sombre.condition.mind import PHASES
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.character import Character, with_advancement, with_sheet
from domain.systems.sombre.state.sheet import CharacterSheet, Identity, Skill
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.state.vocabulary import AgeClass, Personality, Sex, Side
from domain.systems.sombre.table.guards import find, is_gm, own, own_or_gm, visible

RUBRICS = Identity.__struct_fields__
CHILD_SCORES = (10, 11, 12)


class CreateCharacter(Command, frozen=True):
    """Create a player's own character, or a ready-made one without a seat."""

    RULES = ("SOM-CHAR-12", "SOM-CHAR-01")
    name: Name
    sex: Sex
    seat: Id | None = None


class SetIdentity(Command, frozen=True):
    """Set rubrics of page 1, the sex marker, and during creation the age. What is absent stays."""

    RULES = ("SOM-CHAR-02",)
    character: Id
    name: Name | None = None
    race_ethnicity: str | None = None
    sexuality: str | None = None
    nationality: str | None = None
    politics: str | None = None
    profession: str | None = None
    religion: str | None = None
    family_status: str | None = None
    description: str | None = None
    sex: Sex | None = None
    age: int | None = None


class WriteBackground(Command, frozen=True):
    """Write page 4 of the sheet, or one part of it."""

    RULES = ("SOM-CHAR-01",)
    character: Id
    text: str
    part: Literal["background", "equipment", "contacts"] = "background"


class AllocateCommonSkills(Command, frozen=True):
    RULES = ("SOM-SKILL-03",)
    character: Id
    body: int
    senses: int
    mind: int


class ChoosePersonality(Command, frozen=True):
    RULES = ("SOM-MIND-09",)
    character: Id
    personality: Personality


class SetHandedness(Command, frozen=True):
    RULES = ("SOM-CHAR-13",)
    character: Id
    side: Side


class DrawHandedness(Command, frozen=True):
    """Draw the handedness of a character with one d6: 6 is left."""

    RULES = ("SOM-CHAR-13",)
    character: Id


class SetAgeClass(Command, frozen=True):
    RULES = ("SOM-CHAR-14", "SOM-CHAR-15")
    character: Id
    age_class: AgeClass


class GrantChildSkill(Command, frozen=True):
    """Grant the one skill that a child may have; it is never sharpened."""

    RULES = ("SOM-CHAR-15",)
    character: Id
    title: Label
    contents: str
    score: int


class SetSpecial(Command, frozen=True):
    """Set whether a character is special, which opens supernatural traits to it."""

    RULES = ("SOM-TRAIT-02",)
    character: Id
    special: bool


CreationCommand = (
    CreateCharacter
    | SetIdentity
    | WriteBackground
    | AllocateCommonSkills
    | ChoosePersonality
    | SetHandedness
    | DrawHandedness
    | SetAgeClass
    | GrantChildSkill
    | SetSpecial
)


def has_living_character(state: SombreState, seat: str) -> bool:
    """Return whether the seat has a living character: it may have one at a time (SOM-CHAR-12)."""
    return any(c.seat == seat and c.alive and c.is_pc for c in state.characters.values())


def check_free_seat(state: SombreState, seat: str) -> None:
    found = state.table.seat(seat)
    if found is None or found.role != "player":
        raise Refused("unknown_seat", "SOM-CHAR-12")
    if has_living_character(state, seat):
        raise Refused("already_has_character", "SOM-CHAR-12")


def in_creation(person: Character) -> Character:
    """Return the character of a player that is still being created. Raises Refused where it is approved, or an NPC."""
    if not person.is_pc:
        raise Refused("not_a_pc", "SOM-CHAR-12")
    if person.validated:
        raise Refused("already_validated", "SOM-CHAR-12")
    return person


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command: CreationCommand = act.command
    match command:
        case CreateCharacter():
            return _create(state, act.seat, command)
        case SetIdentity():
            _check_identity(state, act.seat, command)
        case WriteBackground():
            own_or_gm(state, act.seat, command.character)
        case AllocateCommonSkills(character, body, senses, mind):
            _check_common(own_or_gm(state, act.seat, character), {"body": body, "senses": senses, "mind": mind})
        case ChoosePersonality(character):
            if not _owes_personality(own_or_gm(state, act.seat, character)):
                in_creation(own(state, act.seat, character))
        case SetHandedness() | DrawHandedness():
            _check_handedness(state, act.seat, command, chance)
        case SetAgeClass() | GrantChildSkill() | SetSpecial():
            _check_grant(in_creation(find(state, command.character)), command)
    return command


def _create(state: SombreState, seat: str, command: CreateCharacter) -> CreateCharacter:
    """Return the creation with the seat that it is resolved to. Raises Refused."""
    if not is_gm(state, seat):
        if command.seat not in (None, seat):
            raise Refused("not_owner", "SOM-CHAR-12", kind="role")
        command = replace(command, seat=seat)
    if command.seat is not None:
        check_free_seat(state, command.seat)
    if not command.name.strip():
        raise Refused("name_required", "SOM-CHAR-02")
    return command


def _check_common(person: Character, points: Mapping[str, int]) -> None:
    """Refuse common skills outside creation or its bounds (SOM-SKILL-03). Raises Refused.

    Those that an NPC lacks on becoming a player's have no bounds of creation (SOM-CHAR-19, A77).
    """
    if not (person.is_pc and person.validated and missing(person)):
        in_creation(person)
        check_common({name: points[name] - more for name, more in bought(person).items()})
        return
    kept = {name: value for name, value in person.sheet.common.items() if name in points}
    if points != {**points, **kept} or any(not 1 <= value <= HIGHEST_SCORE for value in points.values()):
        raise Refused("out_of_bounds", "SOM-CHAR-19")


def _owes_personality(person: Character) -> bool:
    """Return whether an approved character still lacks a personality (SOM-CHAR-19, A77).

    The player or the game master may give it.
    """
    return person.is_pc and person.validated and person.sheet.personality is None


def _check_identity(state: SombreState, seat: str, command: SetIdentity) -> None:
    """Refuse an identity written by others than the owner until approval or the game master (SOM-CHAR-02).

    In play the age changes by SetAge alone. Raises Refused.
    """
    person = own_or_gm(state, seat, command.character)
    if person.validated and not is_gm(state, seat):
        raise Refused("gm_only", "SOM-CHAR-02", kind="role")
    if command.age is not None:
        in_creation(person)
        if not 0 <= command.age <= OLDEST:
            raise Refused("out_of_bounds", "SOM-CHAR-17")
    if command.name is not None and not command.name.strip():
        raise Refused("name_required", "SOM-CHAR-02")


def _check_handedness(state: SombreState, seat: str, command: SetHandedness | DrawHandedness, chance: Chance) -> None:
    person = in_creation(own_or_gm(state, seat, command.character))
    drawn = state.options.handedness == "random_d6"
    if isinstance(command, DrawHandedness):
        own(state, seat, person.id)
        if not drawn:
            raise Refused("option_off", "SOM-CHAR-13")
        if person.sheet.drawn:
            raise Refused("die_already_rolled", "SOM-CHAR-13")
        chance.die(6, person.seat or HIDDEN)
    elif drawn and not is_gm(state, seat):
        raise Refused("option_off", "SOM-CHAR-13")


def _check_grant(person: Character, command: SetAgeClass | GrantChildSkill | SetSpecial) -> None:
    """Refuse a skill that no child can be granted, or to grow up in creation with one (SOM-CHAR-15). Raises Refused."""
    grows = person.sheet.age_class == "child" and isinstance(command, SetAgeClass) and command.age_class != "child"
    if grows and granted(person):
        raise Refused("already_granted", "SOM-CHAR-15")
    if not isinstance(command, GrantChildSkill):
        return
    if (barred := forbidden(command.title)) is not None:
        raise barred
    if person.sheet.age_class != "child":
        raise Refused("not_child", "SOM-CHAR-15")
    if person.sheet.skills:
        raise Refused("already_granted", "SOM-CHAR-15")
    if command.score not in CHILD_SCORES or not command.title.strip():
        raise Refused("out_of_bounds", "SOM-CHAR-15")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case CreateCharacter(name, sex, seat):
            created = Character(
                id=event.id, seat=seat, sex=sex, known=seat is not None, sheet=CharacterSheet(Identity(name=name))
            )
            return Evolved(with_character(state, created))
        case DrawHandedness(character) if character in state.characters and event.draws:
            side: Side = "left" if event.draws[0].faces[0] == 6 else "right"
            drawn = with_sheet(state.characters[character], handedness=side, drawn=True)
            return Evolved(with_character(state, drawn))
        case _:
            person = state.characters.get(getattr(event.command, "character", ""))
            if person is None:
                return Evolved(state)
            return Evolved(with_character(state, _changed(person, event)))


def _changed(person: Character, event: Event) -> Character:
    match event.command:
        case SetIdentity() as command:
            return _identified(person, command)
        case WriteBackground(_, written, part):
            return with_sheet(person, **{part: written})
        case AllocateCommonSkills(_, body, senses, mind):
            return _allocated(person, {"body": body, "senses": senses, "mind": mind})
        case ChoosePersonality(_, personality):
            return with_sheet(person, personality=personality)
        case SetHandedness(_, side):
            return with_sheet(person, handedness=side)
        case SetAgeClass(_, age_class):
            return with_sheet(person, age_class=age_class)
        case GrantChildSkill(_, title, contents, score):
            return with_sheet(person, skills=(Skill(event.id, title, score, contents),))
        case SetSpecial(_, special):
            return with_sheet(person, special=special)
        case _:
            return person


def _allocated(person: Character, points: Mapping[str, int]) -> Character:
    """Write common skills, which include what was bought in this creation (SOM-SKILL-03, SOM-XP-03)."""
    before = {name: points[name] - more for name, more in bought(person).items() if name in person.advancement.bought}
    person = with_advancement(person, bought={**person.advancement.bought, **before})
    return with_sheet(person, common=points)


def _identified(person: Character, command: SetIdentity) -> Character:
    given = {name: getattr(command, name) for name in RUBRICS if getattr(command, name) is not None}
    identity = msgspec.structs.replace(person.sheet.identity, **given)
    age = person.sheet.age if command.age is None else command.age
    return replace(with_sheet(person, identity=identity, age=age), sex=command.sex or person.sex)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    new = {"name": name_text(), "sex": one_of(("female", "male"))}
    yield from offers.move(CreateCharacter("-", "female"), new)
    seats = [s.id for s in state.table.with_role("player")]
    yield from offers.each(CreateCharacter, "seat", seats, new, name="-", sex="female")
    people = list(visible(state, seat))
    rubrics = {name: name_text() if name == "name" else text() for name in RUBRICS}
    rubrics |= {"sex": one_of(("female", "male"))}
    yield from offers.each(SetIdentity, "character", people, rubrics, rubrics)
    aged = rubrics | {"age": integer(0, OLDEST)}
    yield from offers.each(SetIdentity, "character", people, aged, rubrics, age=30)
    parts = {"part": one_of(("background", "equipment", "contacts"))}
    yield from offers.each(WriteBackground, "character", people, {"text": text()} | parts, parts, text="")
    yield from _creation_moves(offers, people)


def _missing_moves(offers: Offers, everybody: list[str]) -> Iterable[Move]:
    """Yield any score for common skills that a character lacks; scores already there stay (SOM-CHAR-19)."""
    for person in everybody:
        has = offers.state.characters[person].sheet.common
        fields: dict[str, Schema] = {
            name: one_of((has[name],)) if name in has else integer(1, HIGHEST_SCORE) for name in COMMON
        }
        if len(has.keys() & set(COMMON)) < len(COMMON) and offers.state.characters[person].validated:
            points = {name: has.get(name, 1) for name in COMMON}
            yield from offers.each(AllocateCommonSkills, "character", (person,), fields, **points)


def _allocations(offers: Offers, people: list[str], more: tuple[int, ...]) -> Iterable[Move]:
    """Yield the common skills that add up, for people who bought the same levels `more` beside them."""
    # Scores within the bounds that add up have one answer for each character: it is asked with one example.
    some = tuple(map(add, (12, 12, 11), more))
    allowed = [p for p in people if offers.admits(AllocateCommonSkills(p, *some))]
    span = range(COMMON_LEAST, COMMON_MOST + 1)
    for body, senses in product(span, span):
        mind = COMMON_TOTAL - body - senses
        if allowed and mind in span:
            points = dict(zip(COMMON, map(add, (body, senses, mind), more), strict=True))
            common = {"character": one_of(allowed), **{name: one_of((score,)) for name, score in points.items()}}
            yield from offers.move(AllocateCommonSkills(allowed[0], **points), common)


def _creation_moves(offers: Offers, everybody: list[str]) -> Iterable[Move]:
    people = [p for p in everybody if not offers.state.characters[p].validated]
    raised: dict[tuple[int, ...], list[str]] = {}
    for person in people:
        raised.setdefault(tuple(bought(offers.state.characters[person]).values()), []).append(person)
    for more, those in raised.items():
        yield from _allocations(offers, those, more)
    yield from _missing_moves(offers, everybody)
    chosen = {"personality": one_of(tuple(PHASES))}
    yield from offers.each(ChoosePersonality, "character", everybody, chosen, personality="anxious")
    sides = {"side": one_of(("right", "left"))}
    yield from offers.each(SetHandedness, "character", people, sides, side="right")
    yield from offers.each(DrawHandedness, "character", people, None, (), TypedDice((6,)))
    classes = {"age_class": one_of(("adult", "adolescent", "child"))}
    yield from offers.each(SetAgeClass, "character", people, classes, age_class="adult")
    yield from offers.each(SetSpecial, "character", people, {"special": flag()}, special=True)
    named = title_schema([*titles.indicative(), *titles.asking()])
    child_s = {"title": named, "contents": text(), "score": one_of(CHILD_SCORES)}
    sample: dict[str, Any] = {"title": titles.OTHERS[0], "contents": "", "score": 10}
    yield from offers.each(GrantChildSkill, "character", people, child_s, **sample)


CHAPTER = Chapter(
    quiet=frozenset({SetIdentity, WriteBackground, AllocateCommonSkills, ChoosePersonality}),
    commands={
        CreateCharacter: "CharacterCreated",
        SetIdentity: "IdentitySet",
        WriteBackground: "BackgroundWritten",
        AllocateCommonSkills: "CommonSkillsAllocated",
        ChoosePersonality: "PersonalityChosen",
        SetHandedness: "HandednessSet",
        DrawHandedness: "HandednessDrawn",
        SetAgeClass: "AgeClassSet",
        GrantChildSkill: "ChildSkillGranted",
        SetSpecial: "SpecialSet",
    },
    players=frozenset(
        {
            CreateCharacter,
            SetIdentity,
            WriteBackground,
            AllocateCommonSkills,
            ChoosePersonality,
            SetHandedness,
            DrawHandedness,
        }
    ),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
