"""What may be done now to frame an opposition."""

from __future__ import annotations

from collections.abc import Iterator

from domain.game import Move, Schema, flag, integer, one_of, several, text
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
from domain.systems.spin.state.state import Character, Opposition, Spin
from domain.systems.spin.state.words import OppositionKind
from domain.systems.spin.table.chapter import Chapter, admits
from domain.systems.spin.table.sight import active_protagonists, acts_for, engaged, is_gm

ZOOMS = ("action", "sequence", "script")
FRAME = frozenset({"obstacle", "zoom", "base_dice", "outcome_only", "kind"})


def moves(state: Spin, seat: str) -> Iterator[Move]:
    if state.phase == "ended":
        return
    mine = [c for c in active_protagonists(state) if acts_for(state, seat, c.owner)]
    asking = {c.id: c.name for c in mine if admits(decide, state, seat, RequestOpposition(c.id, "?"))}
    if asking:
        fields = {"character": one_of(asking), "objective": text(1)}
        yield Move(command=RequestOpposition, fields=fields, rules=RequestOpposition.RULES)
    if is_gm(state, seat) and state.scene is not None:
        yield from _opening_moves(state, seat)
    for opposition in state.oppositions.values():
        if opposition.status in ("requested", "framing"):
            yield from _framing_moves(state, seat, opposition)


def _opening_moves(state: Spin, seat: str) -> Iterator[Move]:
    free = [c for c in active_protagonists(state) if not engaged(state, c.id)]
    for lead in free:
        yield from _with_lead(lead, [c for c in free if c.id != lead.id], "standard", {})
        rivals = {c.id: c.name for c in free if c.id != lead.id}
        if rivals:
            fields = {**_opening("pvp"), "lead": _one(lead), "aggressor": one_of(rivals)}
            yield Move(command=OpenOpposition, fields=fields, optional=FRAME - {"kind"}, rules=OpenOpposition.RULES)
    requests = [o for o in state.oppositions.values() if o.status == "requested"]
    for request in requests:
        asked = {"request": one_of([request.id])}
        for lead in free:
            others = [c for c in free if c.id != lead.id]
            if lead.id == request.lead:
                yield from _with_lead(lead, others, "standard", asked)
    yield from _leg_moves(state, seat, free)


def _one(character: Character) -> Schema:
    return one_of({character.id: character.name})


def _opening(kind: OppositionKind) -> dict[str, Schema]:
    return {
        "kind": one_of([kind]),
        "obstacle": text(),
        "zoom": one_of([*ZOOMS, "undecided"]),
        "base_dice": integer(0, 1),
        "outcome_only": flag(),
    }


def _with_lead(
    lead: Character, others: list[Character], kind: OppositionKind, extra: dict[str, Schema]
) -> Iterator[Move]:
    """Alone, or with others at his side."""
    names = {lead.id: lead.name} | {c.id: c.name for c in others}
    camp = several(one_of(names), unique=True)
    fields = {**_opening(kind), "lead": _one(lead), "protagonists": camp, **extra}
    optional = FRAME | {"protagonists"} if kind == "standard" else FRAME - {"kind"} | {"protagonists"}
    yield Move(command=OpenOpposition, fields=fields, optional=optional, rules=OpenOpposition.RULES)


def _leg_moves(state: Spin, seat: str, free: list[Character]) -> Iterator[Move]:
    for competition in state.competitions.values():
        for camp in competition.camps.values():
            extra = {"competition": one_of([competition.id]), "camp": one_of([camp.id])}
            present = [c for c in free if c.id in camp.members]
            probe = OpenOpposition(
                "competition_leg",
                present[0].id if present else None,
                competition=competition.id,
                camp=camp.id,
            )
            if not admits(decide, state, seat, probe):
                continue
            for lead in present:
                others = [c for c in present if c.id != lead.id]
                yield from _with_lead(lead, others, "competition_leg", extra)
            if not camp.members:
                fields = {**_opening("competition_leg"), **extra}
                yield Move(command=OpenOpposition, fields=fields, optional=FRAME - {"kind"}, rules=OpenOpposition.RULES)


def _framing_moves(state: Spin, seat: str, opposition: Opposition) -> Iterator[Move]:
    this = {"opposition": one_of([opposition.id])}
    for kind in (SetObjective, DeclareWager):
        if admits(decide, state, seat, kind(opposition.id, "?")):
            yield Move(command=kind, fields={**this, "text": text(1)}, rules=kind.RULES)
    if admits(decide, state, seat, ChooseZoom(opposition.id, "action")):
        yield Move(command=ChooseZoom, fields={**this, "zoom": one_of(ZOOMS)}, rules=ChooseZoom.RULES)
    if is_gm(state, seat) and opposition.status == "framing" and opposition.zoom in ("sequence", "script"):
        yield Move(command=SetStages, fields={**this, "stages": several(_stage(), 1)}, rules=SetStages.RULES)
    if admits(decide, state, seat, CancelOpposition(opposition.id)):
        yield Move(command=CancelOpposition, fields=this, rules=CancelOpposition.RULES)


def _stage() -> Schema:
    return {
        "type": "object",
        "properties": {"name": text(1), "keys": integer(1)},
        "required": ["name"],
        "additionalProperties": False,
    }


CHAPTER = Chapter(
    commands=(
        RequestOpposition,
        OpenOpposition,
        SetObjective,
        DeclareWager,
        ChooseZoom,
        SetStages,
        CancelOpposition,
    ),
    events={
        RequestOpposition: "OppositionRequested",
        OpenOpposition: "OppositionOpened",
        SetObjective: "ObjectiveSet",
        DeclareWager: "WagerDeclared",
        ChooseZoom: "ZoomChosen",
        SetStages: "StagesSet",
        CancelOpposition: "OppositionCancelled",
    },
    consequences=(),
    decide=oppositions.decide,
    evolve=oppositions.evolve,
    moves=moves,
)
