"""A sheet as one value: the source of an import, and the export in its owner's view."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.base.events import Label
from domain.systems.sombre.characters.ages import OLDEST
from domain.systems.sombre.characters.skills import HIGHEST_SCORE
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.sheet import (
    CharacterSheet,
    Identity,
    InitialTicks,
    Level,
    Prerequisite,
    Skill,
    Trait,
    empty_lines,
)
from domain.systems.sombre.state.vocabulary import AgeClass, Nature, Personality, Sex, Side, TraitKind

HIGHEST_LEVEL = 20
MOST_ITEMS = 30
"""Bounds of form for what is read from outside."""


class SheetSpeciality(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Label
    score: int


class SheetSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An individual skill, its line, and the titles that sharpen it with their scores."""

    title: Label
    score: int
    contents: str = ""
    group: str = ""
    line: Literal[12, 11, 10] | None = None
    physical: bool = True
    academic: bool = False
    prerequisite: Prerequisite | None = None
    waived: tuple[str, ...] = ()
    specialities: tuple[SheetSpeciality, ...] = ()


class SheetTrait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: TraitKind
    title: Label
    level: int
    nature: Nature


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The four pages, without what play has done: gauges are drawn up again at approval."""

    identity: Identity
    sex: Sex
    age: int | None = None
    age_class: AgeClass = "adult"
    common: dict[str, int] = {}
    skills: tuple[SheetSkill, ...] = ()
    traits: tuple[SheetTrait, ...] = ()
    personality: Personality | None = None
    special: bool = False
    initial: InitialTicks = msgspec.field(default_factory=InitialTicks)
    initial_waived: bool = False
    handedness: Side = "right"
    background: str = ""
    equipment: str = ""
    contacts: str = ""


def within_bounds(sheet: Sheet) -> bool:
    """Return whether every value could be written on a sheet at all; the rules are checked at approval."""
    scores = [*sheet.common.values()]
    for skill in sheet.skills:
        scores += [skill.score, *(s.score for s in skill.specialities)]
    titles = [each.title for part in (sheet.skills, sheet.traits) for each in part]
    titles += [sharper.title for skill in sheet.skills for sharper in skill.specialities]
    counts = [len(sheet.skills), len(sheet.traits)]
    counts += [n for s in sheet.skills for n in (len(s.specialities), len(s.waived))]
    return (
        set(sheet.common) <= {"body", "senses", "mind"}
        and all(1 <= score <= HIGHEST_SCORE for score in scores)
        and all(0 <= trait.level <= HIGHEST_LEVEL for trait in sheet.traits)
        and all(0 <= n <= HIGHEST_LEVEL for n in (sheet.initial.plus, sheet.initial.extra))
        and (sheet.age is None or 0 <= sheet.age <= OLDEST)
        and max(counts) <= MOST_ITEMS
        and all(title.strip() for title in titles)
    )


def sheet_of(person: Character) -> Sheet:
    written = person.sheet
    bases = [s for s in written.skills if s.base is None]
    return Sheet(
        identity=written.identity,
        sex=person.sex,
        age=written.age,
        age_class=written.age_class,
        common=dict(written.common),
        skills=tuple(_skill_out(person, skill) for skill in bases),
        traits=tuple(SheetTrait(t.kind, t.title, t.level, t.nature) for t in written.traits),
        personality=written.personality,
        special=written.special,
        initial=written.initial,
        initial_waived=written.initial_waived,
        handedness=written.handedness,
        background=written.background,
        equipment=written.equipment,
        contacts=written.contacts,
    )


def _skill_out(person: Character, skill: Skill) -> SheetSkill:
    return SheetSkill(
        skill.title,
        skill.score,
        skill.contents,
        skill.group,
        skill.line,  # type: ignore[arg-type]  # a line of the sheet, or none
        skill.physical,
        skill.academic,
        skill.prerequisite,
        skill.waived,
        tuple(SheetSpeciality(s.title, s.score) for s in person.sheet.skills if s.base == skill.id),
    )


def character_of(sheet: Sheet, character_id: str) -> Character:
    """Return a character in creation from the sheet; its items count as reviewed, their IDs extend its own."""
    skills: list[Skill] = []
    lines = empty_lines()
    for number, read in enumerate(sheet.skills):
        skill_id = f"{character_id}.s{number}"
        skills.append(_skill_in(read, skill_id))
        if read.line is not None:
            lines[str(read.line)] = "filled"
        for place, sharper in enumerate(read.specialities):
            line = read.line if sharper.score == read.score + 3 else None
            skills.append(Skill(f"{skill_id}.{place}", sharper.title, sharper.score, line=line, base=skill_id))
            if line is not None and lines.get(str(line - 1)) == "empty":
                lines[str(line - 1)] = "struck"
    written = CharacterSheet(
        identity=sheet.identity,
        age=sheet.age,
        age_class=sheet.age_class,
        handedness=sheet.handedness,
        common=sheet.common,
        skills=tuple(skills),
        lines=lines,
        traits=tuple(_trait_in(read, f"{character_id}.t{n}") for n, read in enumerate(sheet.traits)),
        personality=sheet.personality,
        special=sheet.special,
        initial=sheet.initial,
        initial_waived=sheet.initial_waived,
        background=sheet.background,
        equipment=sheet.equipment,
        contacts=sheet.contacts,
    )
    return Character(id=character_id, sex=sheet.sex, sheet=written)


def _skill_in(read: SheetSkill, skill_id: str) -> Skill:
    return Skill(
        skill_id,
        read.title,
        read.score,
        read.contents,
        line=read.line,
        academic=read.academic,
        physical=read.physical,
        group=read.group,
        prerequisite=read.prerequisite,
        waived=read.waived,
    )


def _trait_in(read: SheetTrait, trait_id: str) -> Trait:
    link: Literal["x", "none"] = "x" if read.kind == "disadvantage" else "none"
    return Trait(trait_id, read.kind, read.title, read.nature, (Level(link, trait_id),) * max(read.level, 0))
