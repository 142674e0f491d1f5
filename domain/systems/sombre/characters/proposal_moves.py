"""Moves that propose an item for a sheet, and that answer a proposal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from domain.game import Decide, Move, Offers, Schema, closed, flag, integer, one_of, other_than, suggested, text
from domain.systems.sombre.characters.proposal_commands import (
    INITIAL_PLUS,
    ProposeInitialTicks,
    ProposeSkill,
    ProposeSpeciality,
    ProposeTrait,
    ReviewProposal,
    WithdrawProposal,
)
from domain.systems.sombre.characters.skills import COMMON, OPEN_LINES, WAIVABLE, line_free
from domain.systems.sombre.characters.traits import HIGHEST, NATURES
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.sheet import Item, Pending, SkillItem, SpecialityItem, SpendItem, TicksItem, TraitItem
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, owns, visible


def moves_with(state: SombreState, seat: str, decide: Decide) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    for person in visible(state, seat).values():
        one = {"character": one_of((person.id,))}
        if owns(state, seat, person):
            yield from _proposal_moves(offers, person, one)
        if owns(state, seat, person) or is_gm(state, seat):
            items = [*person.sheet.pending, *(s.id for s in person.sheet.skills), *(t.id for t in person.sheet.traits)]
            if items:  # one answer for all of them
                yield from offers.move(WithdrawProposal(person.id, items[0]), {"proposal": one_of(items)} | one)
    if is_gm(state, seat):
        for person in visible(state, seat).values():
            for proposal, pending in person.sheet.pending.items():
                yield from _review_moves(offers, person, proposal, pending)


def _proposal_moves(offers: Offers, person: Character, one: dict[str, dict[str, object]]) -> Iterable[Move]:
    free, asked = _titles(offers, person)
    for line in OPEN_LINES["adult"]:
        on = {"line": one_of((line,))}
        if line_free(person, line):
            yield from _skill_moves(offers, person, one | on, line, free, asked)
        yield from offers.move(ProposeSpeciality(person.id, line, "-"), one | on | {"title": text(1)})
    traits = one | {"kind": one_of(("advantage", "disadvantage")), "title": text(1)}
    traits |= {"level": integer(0, HIGHEST)}
    natures = [n for n in NATURES if offers.admits(ProposeTrait(person.id, "advantage", "-", 1, n))]
    if natures:
        sample_trait = ProposeTrait(person.id, "advantage", "-", 1, natures[0])
        yield from offers.move(sample_trait, traits | {"nature": one_of(natures)})
    ticks = one | {"extra": integer(0, HIGHEST), "background": text()}
    plus = {"plus": integer(0, INITIAL_PLUS), "waiver_reason": text()}
    yield from offers.move(ProposeInitialTicks(person.id, 0, 0), ticks | plus, ("background", "waiver_reason"))
    more = ticks | {"plus": integer(0, HIGHEST), "waiver_reason": text(1)}
    yield from offers.move(ProposeInitialTicks(person.id, 0, 0), more, ("background",))


def _titles(offers: Offers, person: Character) -> tuple[list[str], list[str]]:
    """Return the titles of skills open to the character, and those open with a reason: on all open lines the same."""
    line = next((line for line in OPEN_LINES[person.sheet.age_class] if person.is_pc and line_free(person, line)), None)
    if line is None:
        return [], []
    return (
        _admitted(offers, titles.indicative(), ProposeSkill(person.id, line, "")),
        _admitted(offers, titles.asking(), ProposeSkill(person.id, line, "", waiver_reason="-")),
    )


def _admitted(offers: Offers, listed: tuple[str, ...], sample: ProposeSkill) -> list[str]:
    """Return the titles that `decide` accepts.
     All groups have one answer, and so have all academic titles, and all others (SOM-SKILL-09, SOM-SKILL-12): one of
    each sort is tried.
    """
    answers: dict[tuple[bool, bool], bool] = {}
    for title in listed:
        sort = titles.is_group(title), titles.is_academic(title, "")
        if sort not in answers:
            answers[sort] = offers.admits(replace(sample, title=title))
    return [t for t in listed if answers[titles.is_group(t), titles.is_academic(t, "")]]


def _skill_moves(
    offers: Offers, person: Character, on: dict[str, dict[str, object]], line: Any, free: list[str], asked: list[str]
) -> Iterable[Move]:
    """Yield skills under any title but those barred for all, or with a reason (SOM-SKILL-09 to SOM-SKILL-12)."""
    more: dict[str, Schema] = {"contents": text(), "physical": flag()}
    if free:
        sample = ProposeSkill(person.id, line, free[0])
        named = {"title": title_schema(free), "group": _group(offers, sample), "waiver_reason": text()}
        yield from offers.move(sample, on | named | more, ("group", "waiver_reason", *more))
    if asked:
        sample = ProposeSkill(person.id, line, asked[0], waiver_reason="-")
        named = {"title": title_schema([*asked, *free]), "group": _group(offers, sample), "waiver_reason": text(1)}
        yield from offers.move(sample, on | named | more, ("group", *more))


def title_schema(taken: list[str]) -> Schema:
    """Return the form of these titles, or one of the table's own that is not barred."""
    listed = {*titles.indicative(), *titles.asking(), *titles.SOCIAL, *titles.SPECIALITY_ONLY}
    barred = {each for title in listed for each in (title, title.capitalize())}
    return suggested(taken, other_than(barred - {*taken}))


def _group(offers: Offers, sample: ProposeSkill) -> Schema:
    """Return the form of a group: any, or only those that do not make the skill academic (SOM-SKILL-09)."""
    flagged = sorted(titles.ACADEMIC)
    return text() if offers.admits(replace(sample, group=flagged[0])) else text() | {"not": {"enum": flagged}}


def _review_moves(offers: Offers, person: Character, proposal: str, pending: Pending) -> Iterable[Move]:
    one = {"proposal": one_of((proposal,))}
    reason = {"reason": text()}
    rejecting = one | {"verdict": one_of(("reject",))} | reason
    yield from offers.move(ReviewProposal(proposal, "reject"), rejecting, reason)
    waived = [w for w in ("", *WAIVABLE, "prerequisite") if _admits_waiver(offers, proposal, w)]
    if waived:
        fields = one | {"verdict": one_of(("accept",)), "waived": one_of(waived)} | reason
        optional = {"reason"} | ({"waived"} if "" in waived else set())
        if isinstance(pending.item, SkillItem):
            fields, optional = fields | {"prerequisite": _prerequisite(person)}, optional | {"prerequisite"}
        yield from offers.move(ReviewProposal(proposal, "accept", waived=waived[0]), fields, optional)
    for item, schema in _amendments(person, pending.item):
        fields = one | {"verdict": one_of(("amend",)), "amended": schema} | reason
        yield from offers.move(ReviewProposal(proposal, "amend", item), fields, reason)


def _prerequisite(person: Character) -> Schema:
    """Return the form of the prerequisites that the character already meets (SOM-SKILL-08)."""
    return {
        "anyOf": [
            _object(("skill", "least"), skill=one_of((name,)), least=integer(None, person.sheet.common.get(name, 0)))
            for name in COMMON
        ]
    }


def _object(required: tuple[str, ...], **properties: Any) -> Schema:
    return closed(properties, *required)


def _amendments(person: Character, item: Item) -> Iterable[tuple[Item, Schema]]:
    """Yield other forms of the same item that break no rule by themselves, each with its schema."""
    match item:
        case SkillItem(line=line):
            named = {"item": one_of(("skill",)), "line": one_of((line,)), "title": title_schema(list(titles.OTHERS))}
            unflagged = text() | {"not": {"enum": sorted(titles.ACADEMIC)}}
            free = {"contents": text(), "group": unflagged, "physical": flag()}
            yield SkillItem(line, titles.OTHERS[0]), _object(("item", "line", "title"), **named, **free)
        case SpecialityItem(line=line):
            named = {"item": one_of(("speciality",)), "line": one_of((line,)), "title": text(1)}
            yield SpecialityItem(line, "-"), _object(("item", "line", "title"), **named)
        case TraitItem():
            natures = [n for n in NATURES if person.sheet.special or n != "supernatural"]
            named = {"item": one_of(("trait",)), "kind": one_of(("advantage", "disadvantage"))}
            named |= {"title": text(1), "level": integer(0, HIGHEST), "nature": one_of(natures)}
            yield TraitItem(item.kind, "-", 0, "physical"), _object(tuple(named), **named)
        case TicksItem():
            named = {"item": one_of(("ticks",)), "plus": integer(0, INITIAL_PLUS), "extra": integer(0, HIGHEST)}
            yield TicksItem(0, 0), _object(tuple(named), **named, background=text())
        case SpendItem():
            bought: dict[str, Any] = {
                "purchase": item.purchase,
                "title": item.title,
                "pool": item.pool,
                "levels": item.levels,
            }
            bought |= {"teacher": item.teacher, "base": item.base, "group": item.group, "physical": item.physical}
            named = {"item": one_of(("spend",))} | {k: one_of((v,)) for k, v in bought.items()}
            yield item, _object(tuple(named), **named, contents=text())


def _admits_waiver(offers: Offers, proposal: str, waived: str) -> bool:
    return offers.admits(ReviewProposal(proposal, "accept", waived=waived))
