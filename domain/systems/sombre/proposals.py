"""Proposing and reviewing: the player invents, the game master accepts, amends or rejects, has the last word."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.chance import Chance
from domain.events import Act, Command, Event, Id
from domain.game import Evolved, Move, flag, integer, one_of, text
from domain.refusal import Refused
from domain.systems.sombre import titles
from domain.systems.sombre.ages import OPEN_LINES
from domain.systems.sombre.chapter import Chapter
from domain.systems.sombre.creation import in_creation
from domain.systems.sombre.items import Item, Pending, SkillItem, SpecialityItem, SpendItem, TicksItem, TraitItem
from domain.systems.sombre.offers import Offers
from domain.systems.sombre.seats import is_gm, own, own_or_gm
from domain.systems.sombre.skills import (
    SPECIALITY_BONUS,
    WAIVABLE,
    check_speciality,
    class_refusal,
    forbidden,
    line_free,
    on_line,
    sacrificed,
    waivable,
)
from domain.systems.sombre.spending import (
    SkillAcquired,
    SkillImproved,
    SpecialityAcquired,
    XpSpent,
    breaks,
    buy,
    check_spend,
)
from domain.systems.sombre.state import (
    Character,
    InitialTicks,
    Level,
    Prerequisite,
    Skill,
    SombreState,
    Trait,
    with_character,
    without,
)
from domain.systems.sombre.traits import HIGHEST, NATURES
from domain.systems.sombre.vocabulary import Nature, TraitKind

INITIAL_PLUS = 3
"""SOM-HARD-07."""


class ProposeSkill(Command, frozen=True):
    """An individual skill for one of the three lines; `waiver_reason` asks to pass over a rule."""

    RULES = ("SOM-SKILL-06", "SOM-SKILL-18")
    character: Id
    line: Literal[12, 11, 10]
    title: str
    contents: str = ""
    group: str = ""
    physical: bool = True
    waiver_reason: str = ""


class ProposeSpeciality(Command, frozen=True):
    RULES = ("SOM-SKILL-14", "SOM-SKILL-15", "SOM-SKILL-16")
    character: Id
    line: Literal[12, 11, 10]
    title: str


class ProposeTrait(Command, frozen=True):
    RULES = ("SOM-TRAIT-01", "SOM-TRAIT-02", "SOM-TRAIT-03")
    character: Id
    kind: TraitKind
    title: str
    level: int
    nature: Nature


class ProposeInitialTicks(Command, frozen=True):
    """`plus`: hardening already there; `extra`: past traumas."""

    RULES = ("SOM-MIND-03", "SOM-HARD-07", "SOM-SKILL-18")
    character: Id
    plus: int
    extra: int
    background: str = ""
    waiver_reason: str = ""


class WithdrawProposal(Command, frozen=True):
    """A proposal, or what was accepted of it: its line is empty again."""

    RULES = ("SOM-CHAR-12",)
    character: Id
    proposal: Id


class ReviewProposal(Command, frozen=True):
    """`amended` replaces what was proposed; `prerequisite` is the least that a common skill must have."""

    RULES = ("SOM-SKILL-06", "SOM-SKILL-08", "SOM-SKILL-18", "SOM-TRAIT-03", "SOM-XP-06")
    proposal: Id
    verdict: Literal["accept", "amend", "reject"]
    amended: Item | None = None
    prerequisite: Prerequisite | None = None
    waived: str = ""
    reason: str = ""


ProposalCommand = (
    ProposeSkill | ProposeSpeciality | ProposeTrait | ProposeInitialTicks | WithdrawProposal | ReviewProposal
)


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


def holder(state: SombreState, proposal: str) -> Character | None:
    return next((c for c in state.characters.values() if proposal in c.pending), None)


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
            items = {*person.pending, *(s.id for s in person.skills), *(t.id for t in person.traits)}
            if proposal not in items:
                raise Refused("unknown_id", "SOM-CHAR-12", kind="missing")
        case ReviewProposal():
            _check_review(state, command)
    return command


def check_item(state: SombreState, person: Character, item: Item, besides: str = "") -> None:
    """What nobody may waive. `besides`: the proposal that is being judged itself. Raises Refused."""
    match item:
        case SkillItem():
            _check_line_open(state, person)
            _check_skill(person, item, besides)
        case SpecialityItem():
            in_creation(person)
            check_speciality(person, item, besides)
        case TraitItem():
            in_creation(person)
            if item.nature == "supernatural" and not person.special:
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
    """SOM-CHAR-14: after approval, only lines that growing up has opened, outside scenes."""
    if not person.is_pc:
        raise Refused("not_a_pc", "SOM-CHAR-12")
    if not person.validated:
        return
    if not any(person.lines[str(line)] == "empty" for line in OPEN_LINES[person.age_class]):
        raise Refused("already_validated", "SOM-CHAR-12")
    if state.scene is not None:
        raise Refused("scene_open", "SOM-CHAR-14")


def _check_skill(person: Character, item: SkillItem, besides: str) -> None:
    academic = titles.is_academic(item.title, item.group)
    young = class_refusal(person, item.line, academic)
    if young is not None:
        raise Refused(young, "SOM-CHAR-14" if young == "adolescent" else "SOM-CHAR-15")
    refused = forbidden(item.title)
    if refused is not None:
        raise refused
    if not line_free(person, item.line, besides):
        raise Refused("line_not_empty", "SOM-SKILL-06")


def breaks_of(person: Character, item: Item) -> Refused | None:
    """SOM-SKILL-18: the rule that only the game master may waive, if the item breaks one."""
    match item:
        case SkillItem():
            return waivable(person, item.title, item.group)
        case TicksItem():
            return Refused("initial_plus_limit", "SOM-HARD-07") if item.plus > INITIAL_PLUS else None
        case SpendItem():
            return breaks(person, item)
        case SpecialityItem() | TraitItem():
            return None


def _check_review(state: SombreState, command: ReviewProposal) -> None:
    person = holder(state, command.proposal)
    if person is None:
        raise Refused("unknown_id", "SOM-SKILL-06", kind="missing")
    pending = person.pending[command.proposal]
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
    """An amendment stays of the same kind."""
    if (command.amended is not None) != (command.verdict == "amend"):
        raise Refused("amendment_mismatch", "SOM-SKILL-06")
    if command.amended is None:
        return pending.item
    if type(command.amended) is not type(pending.item):
        raise Refused("amendment_mismatch", "SOM-SKILL-06")
    return command.amended


def lacks(person: Character, prerequisite: Prerequisite | None) -> bool:
    """SOM-SKILL-08."""
    return prerequisite is not None and person.common.get(prerequisite.skill, 0) < prerequisite.least


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
    """The game master's own proposals, for a character without a seat, count as reviewed."""
    item = item_of(command)
    broken = breaks_of(person, item)
    reason = getattr(command, "waiver_reason", "")
    if is_gm(state, event.seat):
        waived = (broken.code,) if broken is not None else ()
        return accepted(state, person, item, event.id, waived, None)
    pending = Pending(item, reason, broken.code if broken is not None else "")
    return Evolved(with_character(state, replace(person, pending={**person.pending, event.id: pending})))


def _reviewed(state: SombreState, person: Character, command: ReviewProposal) -> Evolved:
    pending = person.pending[command.proposal]
    person = replace(person, pending=without(person.pending, command.proposal))
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
    """The item on the sheet, under the id of its proposal."""
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
            lines = {**person.lines, str(item.line): "filled"}
            person = msgspec.structs.replace(person, skills=(*person.skills, skill), lines=lines)
        case SpecialityItem():
            person = _sharpened(person, item, item_id)
        case TraitItem():
            link: Literal["x", "none"] = "x" if item.kind == "disadvantage" else "none"
            levels = (Level(link, item_id),) * item.level
            trait = Trait(item_id, item.kind, item.title, item.nature, levels)
            person = replace(person, traits=(*person.traits, trait))
        case TicksItem():
            ticks = InitialTicks(item.plus, item.extra, item.background)
            person = replace(person, initial=ticks, initial_waived="initial_plus_limit" in waived)
        case SpendItem():
            return buy(state, person, item, item_id)
    return Evolved(with_character(state, person))


def _sharpened(person: Character, item: SpecialityItem, item_id: str) -> Character:
    """SOM-SKILL-16, SOM-SKILL-17: three above its base, on the same row; the line below is struck."""
    base = on_line(person, item.line)
    if base is None:
        return person
    skill = Skill(
        item_id, item.title, base.score + SPECIALITY_BONUS, line=item.line, base=base.id, physical=base.physical
    )
    lines = {**person.lines, str(sacrificed(item.line)): "struck"}
    return msgspec.structs.replace(person, skills=(*person.skills, skill), lines=lines)


def _withdrawn(person: Character, proposal: str) -> Character:
    """With a skill goes its speciality, and the line that it had struck is empty again."""
    person = replace(
        person,
        pending=without(person.pending, proposal),
        traits=tuple(t for t in person.traits if t.id != proposal),
    )
    gone = [s for s in person.skills if proposal in (s.id, s.base)]
    lines = dict(person.lines)
    for skill in gone:
        if skill.line is not None:
            lines[str(sacrificed(skill.line) if skill.base else skill.line)] = "empty"
    return replace(person, skills=tuple(s for s in person.skills if s not in gone), lines=lines)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    for person in state.characters.values():
        one = {"character": one_of((person.id,))}
        if not is_gm(state, seat) and person.seat != seat:
            continue
        yield from _proposal_moves(offers, person.id, one)
        items = [*person.pending, *(s.id for s in person.skills), *(t.id for t in person.traits)]
        yield from offers.each(WithdrawProposal, "proposal", items, one, character=person.id)
    if is_gm(state, seat):
        for person in state.characters.values():
            for proposal, pending in person.pending.items():
                yield from _review_moves(offers, proposal, pending)


def _proposal_moves(offers: Offers, person: str, one: dict[str, dict[str, object]]) -> Iterable[Move]:
    titled = one | {"title": one_of(titles.indicative()), "contents": text()}
    for line in (12, 11, 10):
        on = {"line": one_of((line,))}
        free = [t for t in titles.indicative() if offers.admits(ProposeSkill(person, line, t))]
        if free:
            fields = titled | on | {"title": one_of(free), "physical": flag(), "waiver_reason": text()}
            sample = ProposeSkill(person, line, free[0])
            yield from offers.move(sample, fields, ("contents", "physical", "waiver_reason"))
        asked = [t for t in titles.asking() if offers.admits(ProposeSkill(person, line, t, waiver_reason="-"))]
        if asked:
            fields = titled | on | {"title": one_of(asked), "physical": flag(), "waiver_reason": text(1)}
            sample = ProposeSkill(person, line, asked[0], waiver_reason="-")
            yield from offers.move(sample, fields, ("contents", "physical"))
        yield from offers.move(ProposeSpeciality(person, line, "-"), one | on | {"title": text(1)})
    traits = one | {"kind": one_of(("advantage", "disadvantage")), "title": text(1)}
    traits |= {"level": integer(0, HIGHEST)}
    natures = [n for n in NATURES if offers.admits(ProposeTrait(person, "advantage", "-", 1, n))]
    if natures:
        sample_trait = ProposeTrait(person, "advantage", "-", 1, natures[0])
        yield from offers.move(sample_trait, traits | {"nature": one_of(natures)})
    ticks = one | {"extra": integer(0, HIGHEST), "background": text()}
    plus = {"plus": integer(0, INITIAL_PLUS), "waiver_reason": text()}
    yield from offers.move(ProposeInitialTicks(person, 0, 0), ticks | plus, ("background", "waiver_reason"))
    more = ticks | {"plus": integer(0, HIGHEST), "waiver_reason": text(1)}
    yield from offers.move(ProposeInitialTicks(person, 0, 0), more, ("background",))


def _review_moves(offers: Offers, proposal: str, pending: Pending) -> Iterable[Move]:
    one = {"proposal": one_of((proposal,))}
    reason = {"reason": text()}
    rejecting = one | {"verdict": one_of(("reject",))} | reason
    yield from offers.move(ReviewProposal(proposal, "reject"), rejecting, reason)
    waived = [w for w in ("", *WAIVABLE, "prerequisite") if _admits_waiver(offers, proposal, w)]
    if waived:
        fields = one | {"verdict": one_of(("accept",)), "waived": one_of(waived)} | reason
        optional = {"reason"} | ({"waived"} if "" in waived else set())
        yield from offers.move(ReviewProposal(proposal, "accept", waived=waived[0]), fields, optional)


def _admits_waiver(offers: Offers, proposal: str, waived: str) -> bool:
    return offers.admits(ReviewProposal(proposal, "accept", waived=waived))


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
    players=frozenset({ProposeSkill, ProposeSpeciality, ProposeTrait, ProposeInitialTicks, WithdrawProposal}),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
