"""The commands of proposals: a player's request for a sheet, and the game master's answer."""

from __future__ import annotations

from typing import Literal

from domain.base.events import Command, Id, Label, Text
from domain.systems.sombre.state.sheet import Item, Prerequisite, SkillItem, SpecialityItem, TicksItem, TraitItem
from domain.systems.sombre.state.vocabulary import Nature, TraitKind

INITIAL_PLUS = 3
"""SOM-HARD-07."""


class ProposeSkill(Command, frozen=True):
    """Propose an individual skill for one of the three lines; `waiver_reason` asks to pass over a rule."""

    RULES = ("SOM-SKILL-06", "SOM-SKILL-18")
    character: Id
    line: Literal[12, 11, 10]
    title: Label
    contents: str = ""
    group: str = ""
    physical: bool = True
    waiver_reason: str = ""


class ProposeSpeciality(Command, frozen=True):
    RULES = ("SOM-SKILL-14", "SOM-SKILL-15", "SOM-SKILL-16")
    character: Id
    line: Literal[12, 11, 10]
    title: Label


class ProposeTrait(Command, frozen=True):
    RULES = ("SOM-TRAIT-01", "SOM-TRAIT-02", "SOM-TRAIT-03")
    character: Id
    kind: TraitKind
    title: Label
    level: int
    nature: Nature


class ProposeInitialTicks(Command, frozen=True):
    """Propose the initial ticks of a character. `plus`: hardening already there; `extra`: past traumas."""

    RULES = ("SOM-MIND-03", "SOM-HARD-07", "SOM-SKILL-18")
    character: Id
    plus: int
    extra: int
    background: str = ""
    waiver_reason: str = ""


class WithdrawProposal(Command, frozen=True):
    """Withdraw a proposal, or what was accepted of it: its line is empty again."""

    RULES = ("SOM-CHAR-12",)
    character: Id
    proposal: Id


class ReviewProposal(Command, frozen=True):
    """Accept, amend or reject a proposal.

    `amended` replaces what was proposed; `prerequisite` is the least that a common skill must have.
    """

    RULES = ("SOM-SKILL-06", "SOM-SKILL-08", "SOM-SKILL-18", "SOM-TRAIT-03", "SOM-XP-06")
    proposal: Id
    verdict: Literal["accept", "amend", "reject"]
    amended: Item | None = None
    prerequisite: Prerequisite | None = None
    waived: str = ""
    reason: Text = ""


def item_of(command: ProposeSkill | ProposeSpeciality | ProposeTrait | ProposeInitialTicks) -> Item:
    match command:
        case ProposeSkill():
            return SkillItem(command.line, command.title, command.contents, command.group, command.physical)
        case ProposeSpeciality():
            return SpecialityItem(command.line, command.title)
        case ProposeTrait():
            return TraitItem(command.kind, command.title, command.level, command.nature)
        case ProposeInitialTicks():
            return TicksItem(command.plus, command.extra, command.background)
