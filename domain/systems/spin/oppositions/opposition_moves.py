"""Moves that frame an opposition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from domain.game import Chapter, Move, Offers, Schema, closed, flag, integer, one_of, several, text
from domain.systems.spin.oppositions import oppositions
from domain.systems.spin.oppositions.oppositions import (
    CancelOpposition,
    ChooseZoom,
    DeclareWager,
    OpenOpposition,
    RequestOpposition,
    SetObjective,
    SetStages,
    decide,
)
from domain.systems.spin.state.opposition_state import Camp, Opposition, Stage
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import OppositionKind
from domain.systems.spin.table.roles import active_protagonists, is_gm

ZOOMS = ("action", "sequence", "script")
Names = Mapping[str, str]
FRAME = frozenset({"obstacle", "zoom", "base_dice", "outcome_only", "kind"})


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    names = {c.id: c.name for c in active_protagonists(state)}
    yield from offers.each(RequestOpposition, "character", names, {"objective": text(1)}, objective="?")
    if is_gm(state, seat):
        yield from _opening_moves(state, offers, names)
    for opposition in state.oppositions.values():
        if opposition.status in ("requested", "framing"):
            yield from _framing_moves(offers, opposition)


def _opening_moves(state: Spin, offers: Offers, names: Names) -> Iterator[Move]:
    free = {k: names[k] for k in offers.taken(OpenOpposition, "lead", names)}
    for lead in free:
        yield from _with_lead(offers, OpenOpposition(lead=lead), free)
        pvp = {**_opening("pvp"), "lead": one_of({lead: free[lead]})}
        yield from offers.each(OpenOpposition, "aggressor", free, pvp, FRAME - {"kind"}, kind="pvp", lead=lead)
    for request in state.oppositions.values():
        if request.lead in free:
            asked = {"request": one_of([request.id])}
            yield from _with_lead(offers, OpenOpposition(lead=request.lead, request=request.id), free, asked)
    for competition in state.competitions.values():
        for camp in competition.camps.values():
            yield from _leg_moves(offers, competition.id, camp, free)


def _opening(kind: OppositionKind) -> dict[str, Schema]:
    return {
        "kind": one_of([kind]),
        "obstacle": text(),
        "zoom": one_of([*ZOOMS, "undecided"]),
        "base_dice": integer(0, 1),
        "outcome_only": flag(),
    }


def _with_lead(
    offers: Offers, alone: OpenOpposition, free: Names, extra: Mapping[str, Schema] | None = None
) -> Iterator[Move]:
    """Yield the opening with the lead alone or with others who are free to act."""
    lead = alone.lead or ""
    camp = several(one_of({lead: free[lead]} | dict(free)), unique=True)
    fields = {**_opening(alone.kind), "lead": one_of({lead: free[lead]}), "protagonists": camp, **(extra or {})}
    yield from offers.move(alone, fields, FRAME - ({"kind"} if alone.kind != "standard" else set()) | {"protagonists"})


def _leg_moves(offers: Offers, competition: str, camp: Camp, free: Names) -> Iterator[Move]:
    """Yield the opening of a leg with the camp's own protagonists, or with none for an npc's camp (SPI-COMP-01)."""
    extra = {"competition": one_of([competition]), "camp": one_of([camp.id])}
    present = {k: name for k, name in free.items() if k in camp.members}
    for lead in present:
        leg = OpenOpposition("competition_leg", lead, competition=competition, camp=camp.id)
        yield from _with_lead(offers, leg, present, extra)
    fields = {**_opening("competition_leg"), **extra}
    nobody = OpenOpposition("competition_leg", competition=competition, camp=camp.id)
    yield from offers.move(nobody, fields, FRAME - {"kind"})


def _framing_moves(offers: Offers, opposition: Opposition) -> Iterator[Move]:
    this = {"opposition": one_of([opposition.id])}
    for kind in (SetObjective, DeclareWager):
        yield from offers.move(kind(opposition.id, "?"), {**this, "text": text(1)})
    yield from offers.move(ChooseZoom(opposition.id, "action"), {**this, "zoom": one_of(ZOOMS)})
    yield from offers.move(SetStages(opposition.id, (Stage("?"),)), {**this, "stages": several(_stage(), 1)})
    yield from offers.move(CancelOpposition(opposition.id), this)


def _stage() -> Schema:
    return closed({"name": text(1), "keys": integer(1)}, "name")


CHAPTER = Chapter(
    commands={
        RequestOpposition: "OppositionRequested",
        OpenOpposition: "OppositionOpened",
        SetObjective: "ObjectiveSet",
        DeclareWager: "WagerDeclared",
        ChooseZoom: "ZoomChosen",
        SetStages: "StagesSet",
        CancelOpposition: "OppositionCancelled",
    },
    decide=oppositions.decide,
    evolve=oppositions.evolve,
    moves=moves,
)
