"""Competitions: camps race, harms are the price of staying in, ties are ruled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Text, Words
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, closed, one_of, several, text
from domain.systems.spin.characters.traits import removed
from domain.systems.spin.gauges.gauges import advanced, gauge_steps, require_advance, require_well_formed
from domain.systems.spin.oppositions.outcome import ModifierGiven
from domain.systems.spin.oppositions.rounds import (
    CompetitionEnded,
    CompetitionRoundCompared,
    LegResult,
    between_rounds,
    present_round,
    racing,
    settled,
    tie_broken,
    with_camp,
    with_competition,
    withdrawn,
)
from domain.systems.spin.state.opposition_state import Camp, Competition, Harm
from domain.systems.spin.state.state import Character, Modifier, Spin
from domain.systems.spin.table.guards import bad, blank, require, require_active, require_gm, unknown
from domain.systems.spin.table.roles import active_protagonists, acts_for, is_gm


class CampSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Protagonists, or an npc's camp by name; its own objective, or the common one."""

    members: tuple[Id, ...] = ()
    npc: Text = ""
    objective: Words = ""


class OpenCompetition(Command, frozen=True):
    RULES: ClassVar = ("SPI-COMP-01",)
    camps: tuple[CampSpec, ...]
    objective: Words = ""


class ConfirmModifier(Command, frozen=True):
    """Confirm what follows a partial result: the die it gives, or another strategy with a new objective."""

    RULES: ClassVar = ("SPI-COMP-04",)
    competition: Id
    camp: Id
    decision: Literal["grant", "new_strategy"]
    objective: Text = ""


class ImposeHarm(Command, frozen=True):
    """Impose the price of staying in a competition after a failure."""

    RULES: ClassVar = ("SPI-COMP-05",)
    competition: Id
    camp: Id
    harms: tuple[Harm, ...]


class AcceptHarm(Command, frozen=True):
    RULES: ClassVar = ("SPI-COMP-05",)
    competition: Id
    camp: Id


class WithdrawFromCompetition(Command, frozen=True):
    RULES: ClassVar = ("SPI-COMP-05",)
    competition: Id
    camp: Id


class RuleTie(Command, frozen=True):
    RULES: ClassVar = ("SPI-COMP-07",)
    competition: Id
    ruling: Literal["ex_aequo", "tie_break"]


class EndCompetition(Command, frozen=True):
    RULES: ClassVar = ("SPI-COMP-08",)
    competition: Id


CompetitionCommand = (
    OpenCompetition | ConfirmModifier | ImposeHarm | AcceptHarm | WithdrawFromCompetition | RuleTie | EndCompetition
)
CampCommand = ConfirmModifier | ImposeHarm | AcceptHarm | WithdrawFromCompetition


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: CompetitionCommand = act.command
    match command:
        case OpenCompetition():
            _open(state, act.seat, command)
        case RuleTie(competition):
            require_gm(state, act.seat, "SPI-COMP-07")
            found = _find(state, competition)
            require(found.outcome == "tie", Refused("no_tie", "SPI-COMP-07"))
        case EndCompetition(competition):
            require_gm(state, act.seat, "SPI-COMP-08")
            found = _find(state, competition)
            require(found.outcome == "open" and between_rounds(found), Refused("wrong_phase", "SPI-COMP-08"))
        case _:
            _decide_camp(state, act.seat, command)
    return command


def _find(state: Spin, competition: str) -> Competition:
    found = state.competitions.get(competition)
    if found is None:
        raise unknown("SPI-COMP-01")
    return found


def _open(state: Spin, seat: str, command: OpenCompetition) -> None:
    """Refuse fewer than two camps, and a character in two of them (SPI-COMP-01). Raises Refused."""
    require_gm(state, seat, "SPI-COMP-01")
    members = [m for camp in command.camps for m in camp.members]
    found = [state.characters.get(m) for m in members]
    heroes = [c for c in found if c is not None and c.kind == "protagonist"]
    if len(heroes) < len(members):
        raise unknown("SPI-COMP-01")
    named = all(
        bool(camp.members) != bool(camp.npc.strip()) and not (camp.members and camp.npc) for camp in command.camps
    )
    if len(command.camps) < 2 or not named or len(set(members)) < len(members):
        raise bad("SPI-COMP-01")
    require(state.scene is not None, Refused("wrong_phase", "SPI-COMP-01"))
    for character in heroes:
        require_active(character, "SPI-COMP-01")


def _decide_camp(state: Spin, seat: str, command: CampCommand) -> None:
    if isinstance(command, ConfirmModifier | ImposeHarm):
        require_gm(state, seat, command.RULES[0])
    competition = _find(state, command.competition)
    camp = competition.camps.get(command.camp)
    if camp is None:
        raise unknown("SPI-COMP-01")
    match command:
        case ConfirmModifier(_, _, decision, objective):
            if decision == "grant" and objective:
                raise bad("SPI-COMP-04")
            fits = camp.modifier_due is not None and camp.status == "in"
        case ImposeHarm(_, _, harms):
            if not harms:
                raise bad("SPI-COMP-05")
            for harm in harms:
                _require_harm(state, camp, harm)
            fits = camp.status == "harm_pending" and not camp.harms
        case AcceptHarm():
            _require_camp_seat(state, seat, camp)
            fits = camp.status == "harm_pending" and bool(camp.harms)
        case WithdrawFromCompetition():
            if not (_gone(state, camp) and is_gm(state, seat)):
                _require_camp_seat(state, seat, camp)
            fits = camp.status == "harm_pending" or _may_leave(state, competition, camp)
    require(fits and competition.outcome == "open", Refused("wrong_phase", command.RULES[0]))


def _may_leave(state: Spin, competition: Competition, camp: Camp) -> bool:
    """Return whether a camp that owes no harm may withdraw: between rounds, and before its leg if all of it ended.

    Nobody else could end a round that waits for it (SPI-COMP-03, SPI-GAUGE-09).
    """
    waited_for = camp.id not in present_round(competition).legs and _gone(state, camp)
    return camp.id in racing(competition) and (between_rounds(competition) or waited_for)


def _gone(state: Spin, camp: Camp) -> bool:
    """Return whether every protagonist of the camp has ended; an npc's camp never has."""
    return bool(camp.members) and all(state.characters[m].ended for m in camp.members)


def _require_camp_seat(state: Spin, seat: str, camp: Camp) -> None:
    """Refuse a seat that does not act for a member of the camp, or for an npc's camp is not the gm. Raises Refused."""
    owners = [state.characters[m].owner for m in camp.members if m in state.characters]
    speaks = any(acts_for(state, seat, o) for o in owners) if camp.members else is_gm(state, seat)
    if not speaks:
        raise Refused("not_owner", "SPI-COMP-05", "role")


def _require_harm(state: Spin, camp: Camp, harm: Harm) -> None:
    """Refuse a harm other than a gauge or a trait of the camp's own characters, or fiction in words. Raises Refused."""
    victim = state.characters.get(harm.character or "")
    if harm.kind != "fiction" and (victim is None or not _suffers(camp, victim)):
        raise unknown("SPI-COMP-05")
    bare = Harm(harm.kind, text=harm.text)
    match harm.kind:
        case "gauge" if victim is not None:
            if harm.trait is not None:
                raise bad("SPI-COMP-05")
            require_well_formed(victim, harm.label, harm.gauge_kind, harm.ticks, harm.levels)
            require_advance(victim, harm.label)
        case "trait" if victim is not None:
            if harm.trait not in victim.traits:
                raise unknown("SPI-COMP-05")
            if harm != replace(bare, character=harm.character, trait=harm.trait):
                raise bad("SPI-COMP-05")
        case _:
            if harm != bare or blank(harm.text):
                raise bad("SPI-COMP-05")


def _suffers(camp: Camp, victim: Character) -> bool:
    """Return whether the camp's harm may hit this character: a member, or for an npc's camp a boss."""
    return victim.id in camp.members if camp.members else victim.kind == "boss"


def evolve(state: Spin, event: Event) -> Evolved:
    command: CompetitionCommand = event.command
    if isinstance(command, OpenCompetition):
        return Evolved(with_competition(state, _opened(event.id, command)))
    competition = state.competitions.get(command.competition)
    if competition is None:
        return Evolved(state)
    match command:
        case RuleTie(_, ruling):
            return _tie_ruled(state, competition, ruling)
        case EndCompetition():
            return settled(state, competition)
        case _:
            camp = competition.camps.get(command.camp)
            return _evolve_camp(state, event.id, competition, camp, command) if camp else Evolved(state)


def _opened(event: str, command: OpenCompetition) -> Competition:
    ids = [f"{event}.{n}" for n in range(1, len(command.camps) + 1)]
    camps = {
        i: Camp(i, spec.members, spec.npc.strip(), spec.objective or command.objective)
        for i, spec in zip(ids, command.camps, strict=True)
    }
    return Competition(event, camps, separate=len({camp.objective.strip() for camp in camps.values()}) > 1)


def _evolve_camp(state: Spin, event: str, competition: Competition, camp: Camp, command: CampCommand) -> Evolved:
    match command:
        case ConfirmModifier():
            return _modifier_confirmed(state, event, competition, camp, command)
        case ImposeHarm(_, _, harms):
            return Evolved(with_camp(state, competition, replace(camp, harms=harms)))
        case AcceptHarm():
            return _harmed(with_camp(state, competition, replace(camp, status="in", harms=())), event, camp)
        case WithdrawFromCompetition():
            return withdrawn(state, competition, camp)


def _modifier_confirmed(
    state: Spin, event: str, competition: Competition, camp: Camp, command: ConfirmModifier
) -> Evolved:
    """Give the camp one die in its next leg, or another strategy (SPI-COMP-04)."""
    due = camp.modifier_due
    after = replace(camp, modifier_due=None, objective=command.objective.strip() or camp.objective)
    changed = with_camp(state, competition, after)
    if command.decision == "new_strategy" or due is None:
        return Evolved(changed)
    modifier = Modifier(event, due, camp.objective or camp.npc, camp=camp.id)
    given = replace(changed, modifiers={**state.modifiers, event: modifier})
    return Evolved(given, (ModifierGiven(event, due, camp=camp.id),))


def _harmed(state: Spin, event: str, camp: Camp) -> Evolved:
    """Apply each harm that the camp accepted (SPI-COMP-05)."""
    evolved = Evolved(state)
    for n, harm in enumerate(camp.harms, 1):
        if harm.kind == "gauge":
            who, what, kind = harm.character or "", harm.label, harm.gauge_kind
            made = f"{event}.{n}"
            evolved = evolved.then(advanced, made, who, what, kind, harm.ticks, harm.levels, None, "harm")
        elif harm.kind == "trait":
            evolved = evolved.then(removed, harm.trait or "", "harm")
    return evolved


def _tie_ruled(state: Spin, competition: Competition, ruling: str) -> Evolved:
    """End a tied competition with one winner or ex aequo (SPI-COMP-07, SPI-COMP-08)."""
    best = tie_broken(competition) if ruling == "tie_break" else competition.tied
    if len(best) == 1:
        won = replace(competition, outcome="winner", winner=best[0], tied=())
        return Evolved(with_competition(state, won), (CompetitionEnded(competition.id, "winner", best[0]),))
    tied = replace(competition, outcome="ex_aequo", tied=best)
    return Evolved(with_competition(state, tied), (CompetitionEnded(competition.id, "ex_aequo"),))


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    if is_gm(state, seat):
        yield from _opening_moves(state, offers)
    for competition in state.competitions.values():
        this = {"competition": one_of([competition.id])}
        rulings = {**this, "ruling": one_of(["ex_aequo", "tie_break"])}
        yield from offers.move(RuleTie(competition.id, "ex_aequo"), rulings)
        yield from offers.move(EndCompetition(competition.id), this)
        for camp in competition.camps.values():
            yield from _camp_moves(state, offers, competition.id, camp)


def _opening_moves(state: Spin, offers: Offers) -> Iterator[Move]:
    """Yield competitions of npcs alone, of one team among npcs, or of each protagonist alone.

    A client composes other teams by hand.
    """
    heroes = {c.id: c.name for c in active_protagonists(state)}
    npc, somebody = _camp(several(text(), 0, 0), text(1), "npc"), CampSpec(npc="?")
    yield from _opening(offers, {"items": npc}, somebody, somebody)
    if heroes:
        team = _camp(several(one_of(heroes), 1, unique=True), one_of([""]), "members")
        of_heroes = CampSpec(tuple(heroes))
        yield from _opening(offers, {"prefixItems": [team, npc], "items": npc}, of_heroes, somebody)
        yield from _opening(offers, {"prefixItems": [npc, team], "items": npc}, somebody, of_heroes)
    if len(heroes) > 1:
        alone = [_camp(several(one_of({k: n}), 1, 1), one_of([""]), "members") for k, n in heroes.items()]
        each = [CampSpec((k,)) for k in heroes]
        yield from _opening(offers, {"prefixItems": alone, "items": npc}, *each)


def _opening(offers: Offers, camps: Schema, *example: CampSpec) -> Iterator[Move]:
    fields = {"camps": {"type": "array", **camps, "minItems": 2}, "objective": text()}
    yield from offers.move(OpenCompetition(example), fields, ("objective",))


def _camp(members: Schema, npc: Schema, required: str) -> Schema:
    return _object({"members": members, "npc": npc, "objective": text()}, required)


def _object(properties: Mapping[str, Schema], *required: str) -> Schema:
    return closed(properties, *required)


def _camp_moves(state: Spin, offers: Offers, competition: str, camp: Camp) -> Iterator[Move]:
    this = {"competition": one_of([competition]), "camp": one_of([camp.id])}
    yield from offers.move(ConfirmModifier(competition, camp.id, "grant"), {**this, "decision": one_of(["grant"])})
    other = {**this, "decision": one_of(["new_strategy"]), "objective": text()}
    yield from offers.move(ConfirmModifier(competition, camp.id, "new_strategy"), other, ("objective",))
    harms = [schema for harm, schema in _harms(state, camp) if offers.admits(ImposeHarm(competition, camp.id, (harm,)))]
    if harms:
        fiction = ImposeHarm(competition, camp.id, (Harm("fiction", text="?"),))
        yield from offers.move(fiction, {**this, "harms": several({"anyOf": harms}, 1)})
    for kind in (AcceptHarm, WithdrawFromCompetition):
        yield from offers.move(kind(competition, camp.id), this)


def _harms(state: Spin, camp: Camp) -> Iterator[tuple[Harm, Schema]]:
    """Yield the harms that may be imposed on the camp while it owes one: an example of each form with its schema."""
    if camp.status != "harm_pending":
        return
    yield Harm("fiction", text="?"), _object({"kind": one_of(["fiction"]), "text": text(1)}, "kind", "text")
    for victim in state.characters.values():
        for fields, optional, example in gauge_steps(victim, "gauge_kind"):
            required = [f for f in fields if f not in optional]
            schema = _object({"kind": one_of(["gauge"]), **fields, "text": text()}, "kind", *required)
            yield Harm("gauge", **example), schema
        if victim.traits:
            traits = {t.id: t.text for t in victim.traits.values()}
            lost = {"kind": one_of(["trait"]), "character": one_of([victim.id]), "trait": one_of(traits)}
            example_lost = Harm("trait", character=victim.id, trait=next(iter(traits)))
            yield example_lost, _object({**lost, "text": text()}, "kind", "character", "trait")


CHAPTER = Chapter(
    commands={
        OpenCompetition: "CompetitionOpened",
        ConfirmModifier: "ModifierGranted",
        ImposeHarm: "HarmImposed",
        AcceptHarm: "HarmAccepted",
        WithdrawFromCompetition: "CompetitorWithdrew",
        RuleTie: "TieRuled",
        EndCompetition: "CompetitionEnded",
    },
    consequences=(LegResult, CompetitionRoundCompared, CompetitionEnded),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
