"""Preparation of the keeper: options, situation, symptoms, dice scheme, plan; and the items disclosed of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from domain.base.chance import DiceSource
from domain.base.events import Id, LabelText, Text, Word
from domain.systems.innommable.state.dice import Dice

Slot = Literal["opening", "intermediate_1", "intermediate_2", "intermediate_3", "trigger"]
SLOTS: tuple[Slot, ...] = ("opening", "intermediate_1", "intermediate_2", "intermediate_3", "trigger")
InformationKind = Literal["antagonist_identity", "antagonist_lair", "plan_element", "source"]
MOST_DICE = 60
"""Greffe's own bound on a custom total: five times the advised dice of the smallest table."""
CustomTotal = Annotated[int, msgspec.Meta(description="2N+3 or more, N being the number of players")]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's options, each with the book's reading as its default (INN-TAB-05)."""

    dice_total: Literal["advised"] | CustomTotal = "advised"
    reserve_view: Literal["hidden", "public"] = "hidden"
    suggestion_source: Literal["bowl", "own", "either"] = "bowl"
    suggestion_needs_presence: bool = True
    given_die_adds_box: bool = False
    gift_needs_transgression: bool = True
    mid_resolution_monologue_die: Literal["kept_out", "rolled"] = "kept_out"
    null_reroll: bool = True
    impose_limit: Literal["one_per_scene", "one_per_target_per_scene"] = "one_per_scene"
    terminal_attachment: Literal["lost", "memory"] = "lost"
    anchoring_erases: Literal["box", "cross_only"] = "box"
    dice: DiceSource = "either"


class SettingElement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="setting"):
    """The setting of the situation: place, time and circumstances."""

    place: Text
    period: Text
    context: Text


class SourceElement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="source"):
    """The source of the mystery: the inhuman root of it all."""

    nature: Literal["abstract", "symbolic"]
    description: Text


class Antagonist(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: LabelText
    ambition: Text


class AntagonistsElement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="antagonists"):
    """The antagonists of the situation, and what follows if nobody stops them."""

    antagonists: tuple[Antagonist, ...]
    consequences: Text


class AestheticElement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="aesthetic"):
    """The recurring motif of the situation."""

    motif: Text


class RoleElement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="role"):
    """The reason why the protagonists are there."""

    role: Text


SituationElement = SettingElement | SourceElement | AntagonistsElement | AestheticElement | RoleElement
ElementName = Literal["setting", "source", "antagonists", "aesthetic", "role"]
ELEMENTS: tuple[ElementName, ...] = ("setting", "source", "antagonists", "aesthetic", "role")


class PlannedInformation(msgspec.Struct, frozen=True):
    """An entry of the keeper's plan; `id` is the planning event's."""

    id: Id
    kind: InformationKind
    label: str
    dice: int
    revealed: bool = False


class Warned(msgspec.Struct, frozen=True):
    code: Word
    scene: int


SecretItem = Literal[
    "setting",
    "source",
    "antagonists",
    "aesthetic",
    "role",
    "opening",
    "intermediate_1",
    "intermediate_2",
    "intermediate_3",
    "trigger",
    "dice_scheme",
    "information",
]


class Disclosed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A prepared item as it read when it was disclosed; `key` tells entries of the plan apart."""

    key: Word
    item: SecretItem
    element: SituationElement | None = None
    text: str | None = None
    dice: Dice | None = None
    kind: InformationKind | None = None
    planned: int | None = None


class Preparation(msgspec.Struct, frozen=True, kw_only=True):
    """All that the keeper alone knows, but the reserve."""

    situation: Mapping[ElementName, SituationElement] = {}
    symptoms: Mapping[Slot, str] = {}
    scheme: Dice | None = None
    plan: Mapping[str, PlannedInformation] = {}
    warnings: tuple[Warned, ...] = ()
