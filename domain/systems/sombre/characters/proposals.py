"""Proposing and reviewing: the player invents, the game master accepts, amends or rejects, has the last word."""

from __future__ import annotations

from typing import Literal

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved
from domain.systems.sombre.characters.creation import in_creation
from domain.systems.sombre.characters.proposal_commands import (
    INITIAL_PLUS,
    ProposeInitialTicks,
    ProposeSkill,
    ProposeSpeciality,
    ProposeTrait,
    ReviewProposal,
    WithdrawProposal,
    item_of,
)
from domain.systems.sombre.characters.proposal_moves import moves_with
from domain.systems.sombre.characters.skills import (
    OPEN_LINES,
    SPECIALITY_BONUS,
    WAIVABLE,
    check_speciality,
    class_full,
    class_refusal,
    forbidden,
    line_free,
    on_line,
    sacrificed,
    waivable,
)
from domain.systems.sombre.characters.spending import (
    SkillAcquired,
    SkillImproved,
    SpecialityAcquired,
    XpSpent,
    breaks,
    buy,
    check_spend,
)
from domain.systems.sombre.characters.traits import HIGHEST
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.character import Character, with_sheet
from domain.systems.sombre.state.sheet import (
    InitialTicks,
    Item,
    Level,
    Pending,
    Prerequisite,
    Skill,
    SkillItem,
    SpecialityItem,
    SpendItem,
    TicksItem,
    Trait,
    TraitItem,
)
from domain.systems.sombre.state.state import SombreState, with_character, without
from domain.systems.sombre.table.guards import is_gm, own, own_or_gm

ProposalCommand = (
    ProposeSkill | ProposeSpeciality | ProposeTrait | ProposeInitialTicks | WithdrawProposal | ReviewProposal
)


def holder(state: SombreState, proposal: str) -> Character | None:
    return next((c for c in state.characters.values() if proposal in c.sheet.pending), None)


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ProposalCommand = act.command
    match command:
        case ProposeSkill() | ProposeSpeciality() | ProposeTrait() | ProposeInitialTicks():
            person = own(state, act.seat, command.character)
            item = item_of(command)
            check_item(state, person, item)
            broken = breaks_of(person, item)
            if broken is not None and not getattr(command, "waiver_reason", "").strip():
                raise broken
        case WithdrawProposal(character, proposal):
            person = in_creation(own_or_gm(state, act.seat, character))
            items = {*person.sheet.pending, *(s.id for s in person.sheet.skills), *(t.id for t in person.sheet.traits)}
            if proposal not in items:
                raise Refused("unknown_id", "SOM-CHAR-12", kind="missing")
        case ReviewProposal():
            _check_review(state, command)
    return command


def check_item(state: SombreState, person: Character, item: Item, besides: str = "") -> None:
    """Refuse an item that breaks a rule nobody may waive. Raises Refused.

    `besides` is the proposal that is itself under review.
    """
    match item:
        case SkillItem():
            _check_line_open(state, person)
            _check_skill(person, item, besides)
        case SpecialityItem():
            in_creation(person)
            check_speciality(person, item, besides)
        case TraitItem():
            in_creation(person)
            if item.nature == "supernatural" and not person.sheet.special:
                raise Refused("not_special", "SOM-TRAIT-02")
            if not 0 <= item.level <= HIGHEST:
                raise Refused("out_of_bounds", "SOM-TRAIT-01")
        case TicksItem():
            in_creation(person)
            if not (0 <= item.plus <= HIGHEST and 0 <= item.extra <= HIGHEST):
                raise Refused("out_of_bounds", "SOM-MIND-03")
        case SpendItem():
            check_spend(state, person, item)
    if not isinstance(item, TicksItem) and not item.title.strip():
        raise Refused("name_required", "SOM-SKILL-06")


def _check_line_open(state: SombreState, person: Character) -> None:
    """Refuse a skill after approval, except on a line opened by growing up and outside scenes (SOM-CHAR-14).

    Raises Refused.
    """
    if not person.is_pc:
        raise Refused("not_a_pc", "SOM-CHAR-12")
    if not person.validated:
        return
    if not any(person.sheet.lines[str(line)] == "empty" for line in OPEN_LINES[person.sheet.age_class]):
        raise Refused("already_validated", "SOM-CHAR-12")
    if state.scene is not None:
        raise Refused("scene_open", "SOM-CHAR-14")


def _check_skill(person: Character, item: SkillItem, besides: str) -> None:
    academic = titles.is_academic(item.title, item.group)
    young = class_refusal(person, item.line, academic) or class_full(person)
    if young is not None:
        raise Refused(young, "SOM-CHAR-14" if young == "adolescent" else "SOM-CHAR-15")
    refused = forbidden(item.title)
    if refused is not None:
        raise refused
    if not line_free(person, item.line, besides):
        raise Refused("line_not_empty", "SOM-SKILL-06")


def breaks_of(person: Character, item: Item) -> Refused | None:
    """Return the refusal of the item that only the game master may waive, or None (SOM-SKILL-18)."""
    match item:
        case SkillItem():
            return waivable(person, item.title, item.group)
        case TicksItem():
            if item.plus > INITIAL_PLUS:
                return Refused("initial_plus_limit", "SOM-HARD-07", most=INITIAL_PLUS, has=item.plus)
            return None
        case SpendItem():
            return breaks(person, item)
        case SpecialityItem() | TraitItem():
            return None


def _check_review(state: SombreState, command: ReviewProposal) -> None:
    person = holder(state, command.proposal)
    if person is None:
        raise Refused("unknown_id", "SOM-SKILL-06", kind="missing")
    pending = person.sheet.pending[command.proposal]
    if command.verdict == "reject":
        return
    item = _resolved(pending, command)
    check_item(state, person, item, command.proposal)
    broken = breaks_of(person, item)
    if broken is not None and command.waived != broken.code:
        raise broken
    if command.waived and command.waived not in (*WAIVABLE, "prerequisite"):
        raise Refused("not_waivable", "SOM-SKILL-18")
    if isinstance(item, SpecialityItem) and on_line(person, item.line) is None:
        raise Refused("no_base_skill", "SOM-SKILL-14")
    below = lacks(person, command.prerequisite)
    if below and command.waived != "prerequisite":
        raise Refused("prerequisite", "SOM-SKILL-08")


def _resolved(pending: Pending, command: ReviewProposal) -> Item:
    """Return the item to accept: the amendment, of the same kind, or the proposed one. Raises Refused."""
    if (command.amended is not None) != (command.verdict == "amend"):
        raise Refused("amendment_mismatch", "SOM-SKILL-06")
    if command.amended is None:
        return pending.item
    if type(command.amended) is not type(pending.item):
        raise Refused("amendment_mismatch", "SOM-SKILL-06")
    return command.amended


def lacks(person: Character, prerequisite: Prerequisite | None) -> bool:
    """Return whether the character's common skill is below the prerequisite (SOM-SKILL-08)."""
    return prerequisite is not None and person.sheet.common.get(prerequisite.skill, 0) < prerequisite.least


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case ReviewProposal() as command:
            person = holder(state, command.proposal)
            return Evolved(state) if person is None else _reviewed(state, person, command)
        case WithdrawProposal(character, proposal) if character in state.characters:
            return Evolved(with_character(state, _withdrawn(state.characters[character], proposal)))
        case ProposeSkill() | ProposeSpeciality() | ProposeTrait() | ProposeInitialTicks() as command:
            found = state.characters.get(command.character)
            return Evolved(state) if found is None else _proposed(state, found, command, event)
        case _:
            return Evolved(state)


def _proposed(
    state: SombreState,
    person: Character,
    command: ProposeSkill | ProposeSpeciality | ProposeTrait | ProposeInitialTicks,
    event: Event,
) -> Evolved:
    """Add the proposal to review; the game master's own, for a character without a seat, is accepted at once."""
    item = item_of(command)
    broken = breaks_of(person, item)
    reason = getattr(command, "waiver_reason", "")
    if is_gm(state, event.seat):
        waived = (broken.code,) if broken is not None else ()
        return accepted(state, person, item, event.id, waived, None)
    pending = Pending(item, reason, broken.code if broken is not None else "")
    return Evolved(with_character(state, with_sheet(person, pending={**person.sheet.pending, event.id: pending})))


def _reviewed(state: SombreState, person: Character, command: ReviewProposal) -> Evolved:
    pending = person.sheet.pending[command.proposal]
    person = with_sheet(person, pending=without(person.sheet.pending, command.proposal))
    state = with_character(state, person)
    if command.verdict == "reject":
        return Evolved(state)
    item = command.amended or pending.item
    waived = (command.waived,) if command.waived else ()
    return accepted(state, person, item, command.proposal, waived, command.prerequisite)


def accepted(
    state: SombreState,
    person: Character,
    item: Item,
    item_id: str,
    waived: tuple[str, ...],
    prerequisite: Prerequisite | None,
) -> Evolved:
    """Put the accepted item on the sheet, under the ID of its proposal."""
    match item:
        case SkillItem():
            skill = Skill(
                item_id,
                item.title,
                item.line,
                item.contents,
                line=item.line,
                academic=titles.is_academic(item.title, item.group),
                physical=item.physical,
                group=item.group,
                prerequisite=prerequisite,
                waived=waived,
            )
            lines = {**person.sheet.lines, str(item.line): "filled"}
            person = with_sheet(person, skills=(*person.sheet.skills, skill), lines=lines)
        case SpecialityItem():
            person = _sharpened(person, item, item_id)
        case TraitItem():
            link: Literal["x", "none"] = "x" if item.kind == "disadvantage" else "none"
            levels = (Level(link, item_id),) * item.level
            trait = Trait(item_id, item.kind, item.title, item.nature, levels)
            person = with_sheet(person, traits=(*person.sheet.traits, trait))
        case TicksItem():
            ticks = InitialTicks(item.plus, item.extra, item.background)
            person = with_sheet(person, initial=ticks, initial_waived="initial_plus_limit" in waived)
        case SpendItem():
            return buy(state, person, item, item_id)
    return Evolved(with_character(state, person))


def _sharpened(person: Character, item: SpecialityItem, item_id: str) -> Character:
    """Add a speciality on its base's row, three above it, and strike the line below (SOM-SKILL-16, SOM-SKILL-17)."""
    base = on_line(person, item.line)
    if base is None:
        return person
    skill = Skill(
        item_id, item.title, base.score + SPECIALITY_BONUS, line=item.line, base=base.id, physical=base.physical
    )
    lines = {**person.sheet.lines, str(sacrificed(item.line)): "struck"}
    return with_sheet(person, skills=(*person.sheet.skills, skill), lines=lines)


def _withdrawn(person: Character, proposal: str) -> Character:
    """Remove the proposal or its item; a skill takes its speciality with it, and the struck line is empty again."""
    person = with_sheet(
        person,
        pending=without(person.sheet.pending, proposal),
        traits=tuple(t for t in person.sheet.traits if t.id != proposal),
    )
    gone = [s for s in person.sheet.skills if proposal in (s.id, s.base)]
    lines = dict(person.sheet.lines)
    for skill in gone:
        if skill.line is not None:
            lines[str(sacrificed(skill.line) if skill.base else skill.line)] = "empty"
    return with_sheet(person, skills=tuple(s for s in person.sheet.skills if s not in gone), lines=lines)


CHAPTER = Chapter(
    commands={
        ProposeSkill: "SkillProposed",
        ProposeSpeciality: "SpecialityProposed",
        ProposeTrait: "TraitProposed",
        ProposeInitialTicks: "InitialTicksProposed",
        WithdrawProposal: "ProposalWithdrawn",
        ReviewProposal: "ProposalReviewed",
    },
    consequences=(SkillImproved, SkillAcquired, SpecialityAcquired, XpSpent),
    quiet=frozenset({ProposeSkill, ProposeSpeciality, ProposeTrait}),
    players=frozenset({ProposeSkill, ProposeSpeciality, ProposeTrait, ProposeInitialTicks, WithdrawProposal}),
    decide=decide,
    evolve=evolve,
    moves=lambda state, seat: moves_with(state, seat, decide),
)
