"""Proposals of a player for a sheet, and what waits for the game master."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.base.events import Label, Word
from domain.systems.sombre.state.vocabulary import Nature, Pool, TraitKind


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
