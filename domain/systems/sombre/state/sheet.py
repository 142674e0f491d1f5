"""A character's sheet: identity, skills, traits, and a player's proposals for it, which wait for the game master."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.base.events import Label, Word
from domain.systems.sombre.state.vocabulary import (
    AgeClass,
    Illness,
    LineState,
    Nature,
    Personality,
    Pool,
    Side,
    TraitKind,
)


class Identity(msgspec.Struct, frozen=True):
    """Page 1: public rubrics."""

    name: Label = ""
    race_ethnicity: str = ""
    sexuality: str = ""
    nationality: str = ""
    politics: str = ""
    profession: str = ""
    religion: str = ""
    family_status: str = ""
    description: str = ""


class Prerequisite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The least that a common skill must have for another skill to be taken."""

    skill: Literal["body", "senses", "mind"]
    least: int


class Skill(msgspec.Struct, frozen=True):
    """A skill beyond the common ones. A speciality names the skill that it sharpens in `base`."""

    id: str
    title: str
    score: int
    contents: str = ""
    line: int | None = None
    base: str | None = None
    academic: bool = False
    physical: bool = True
    group: str = ""
    prerequisite: Prerequisite | None = None
    waived: tuple[str, ...] = ()


class Level(msgspec.Struct, frozen=True):
    """One level of a trait: the kind of tick that it stands for, and the event that brought it."""

    link: Literal["x", "plus", "none"]
    cause: str


class Trait(msgspec.Struct, frozen=True):
    id: str
    kind: TraitKind
    title: str
    nature: Nature
    levels: tuple[Level, ...] = ()
    illness: Illness = "none"
    curable: bool = False

    @property
    def level(self) -> int:
        return len(self.levels)


class InitialTicks(msgspec.Struct, frozen=True):
    plus: int = 0
    extra: int = 0
    background: str = ""


def empty_lines() -> dict[str, LineState]:
    return {"12": "empty", "11": "empty", "10": "empty"}


class SkillItem(msgspec.Struct, frozen=True, tag_field="item", tag="skill"):
    """An individual skill for one of the three lines."""

    line: Literal[12, 11, 10]
    title: Label
    contents: str = ""
    group: str = ""
    physical: bool = True


class SpecialityItem(msgspec.Struct, frozen=True, tag_field="item", tag="speciality"):
    """A speciality of the skill on that line."""

    line: Literal[12, 11, 10]
    title: Label


class TraitItem(msgspec.Struct, frozen=True, tag_field="item", tag="trait"):
    kind: TraitKind
    title: Label
    level: int
    nature: Nature


class TicksItem(msgspec.Struct, frozen=True, tag_field="item", tag="ticks"):
    """Initial hardening (`plus`) and past traumas (`extra`)."""

    plus: int
    extra: int
    background: str = ""


class SpendItem(msgspec.Struct, frozen=True, tag_field="item", tag="spend"):
    """A purchase with experience: one more level, a new skill, or a new speciality of the skill `base`."""

    purchase: Literal["improve", "new_skill", "new_speciality"]
    title: Label
    pool: Pool = "xp"
    levels: int = 1
    teacher: bool = False
    base: str = ""
    contents: str = ""
    group: str = ""
    physical: bool = True


Item = SkillItem | SpecialityItem | TraitItem | TicksItem | SpendItem


class Pending(msgspec.Struct, frozen=True):
    """A proposal that waits for the game master. `breaks` is the rule that it asks him to waive."""

    item: Item
    waiver_reason: str = ""
    breaks: Word = ""


class CharacterSheet(msgspec.Struct, frozen=True):
    """All that is written on a character's sheet; `pending`: what is proposed for it, by the id of the proposal.

    `drawn`: a d6 has said its handedness.
    """

    identity: Identity = Identity()
    age: int | None = None
    age_class: AgeClass = "adult"
    handedness: Side = "right"
    drawn: bool = False
    common: Mapping[str, int] = {}
    skills: tuple[Skill, ...] = ()
    lines: Mapping[str, LineState] = msgspec.field(default_factory=empty_lines)
    traits: tuple[Trait, ...] = ()
    personality: Personality | None = None
    special: bool = False
    initial: InitialTicks = InitialTicks()
    initial_waived: bool = False
    counter: int | None = None
    background: str = ""
    equipment: str = ""
    contacts: str = ""
    pending: Mapping[str, Pending] = {}
