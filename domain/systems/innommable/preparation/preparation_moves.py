"""What the keeper may prepare now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from domain.game import Chapter, Move, Schema, integer, one_of, text
from domain.game.refusal import Refused
from domain.systems.innommable.consequences import CONSEQUENCES
from domain.systems.innommable.preparation.preparation import (
    DropPlannedInformation,
    PlanInformation,
    RecordSituationElement,
    RecordSymptom,
    SetDiceScheme,
    SetTableOptions,
    StartPlay,
    decide,
    evolve,
)
from domain.systems.innommable.situation import MOST_DICE, SLOTS, Antagonist, Options
from domain.systems.innommable.start import check_start, due_total, least_dice
from domain.systems.innommable.state import Mystery


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    if state.table.role(seat) != "gm":
        return
    if state.phase == "setup":
        yield Move(command=SetTableOptions, fields={"options": _options_schema(state)}, rules=SetTableOptions.RULES)
        yield from _scheme_moves(state)
        if _may_start(state):
            yield Move(command=StartPlay, rules=StartPlay.RULES)
    if state.phase != "closed":
        for schema in _ELEMENT_SCHEMAS:
            yield Move(command=RecordSituationElement, fields={"content": schema}, rules=RecordSituationElement.RULES)
    yield from _symptom_moves(state)
    yield from _plan_moves(state)


def _may_start(state: Mystery) -> bool:
    try:
        check_start(state)
    except Refused:
        return False
    return True


def _symptom_moves(state: Mystery) -> Iterator[Move]:
    revealed = {symptom.slot for symptom in state.symptoms}
    slots = [slot for slot in SLOTS if slot not in revealed]
    if state.phase in ("setup", "awareness") and slots:
        yield Move(command=RecordSymptom, fields={"slot": one_of(slots), "text": text(1)}, rules=RecordSymptom.RULES)


def _plan_moves(state: Mystery) -> Iterator[Move]:
    if state.phase not in ("setup", "awareness", "machinations"):
        return
    kinds = one_of(("antagonist_identity", "antagonist_lair", "plan_element", "source"))
    yield Move(
        command=PlanInformation,
        fields={"kind": kinds, "label": text(1), "dice": integer(1)},
        rules=PlanInformation.RULES,
    )
    ahead = {entry.id: entry.label for entry in state.prepared.plan.values() if not entry.revealed}
    if ahead:
        yield Move(
            command=DropPlannedInformation, fields={"plan_id": one_of(ahead)}, rules=DropPlannedInformation.RULES
        )


def _scheme_moves(state: Mystery) -> Iterator[Move]:
    """INN-PREP-04: one choice among all the schemes of the right sum."""
    due = due_total(state)
    if least_dice(state) <= due <= MOST_DICE:
        yield Move(command=SetDiceScheme, fields={"scheme": {"enum": schemes(due)}}, rules=SetDiceScheme.RULES)


@cache
def schemes(total: int) -> list[dict[str, int]]:
    """INN-PREP-04: every scheme of that sum in which no type outnumbers a larger one."""
    return [
        {"d20": d20, "d12": d12, "d8": d8, "d4": total - d20 - d12 - d8}
        for d20 in range(total, 0, -1)
        for d12 in range(min(d20, total - d20), -1, -1)
        for d8 in range(min(d12, total - d20 - d12), -1, -1)
        if total - d20 - d12 - d8 <= d8
    ]


def _options_schema(state: Mystery) -> Schema:
    """The option struct's own schema, its total narrowed to this table."""
    (_,), components = msgspec.json.schema_components([Options])
    properties = dict(components["Options"]["properties"])
    properties["dice_total"] = {
        "anyOf": [{"const": "advised"}, integer(least_dice(state), MOST_DICE)],
        "default": "advised",
    }
    return _closed(properties, optional=True)


def _closed(properties: dict[str, Schema], *, optional: bool = False) -> Schema:
    required = [] if optional else list(properties)
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _element(name: str, **properties: Schema) -> Schema:
    return _closed({"type": {"const": name}, **properties})


_ELEMENT_SCHEMAS = (
    _element("setting", place=text(1), period=text(1), context=text(1)),
    _element("source", nature=one_of(("abstract", "symbolic")), description=text(1)),
    _element(
        "antagonists",
        antagonists={
            "type": "array",
            "minItems": 1,
            "items": _closed({name: text(1) for name in Antagonist.__struct_fields__}),
        },
        consequences=text(1),
    ),
    _element("aesthetic", motif=text(1)),
    _element("role", role=text(1)),
)


CHAPTER = Chapter(
    commands={
        SetTableOptions: "OptionsSet",
        RecordSituationElement: "SituationElementRecorded",
        RecordSymptom: "SymptomRecorded",
        SetDiceScheme: "DiceSchemeSet",
        PlanInformation: "InformationPlanned",
        DropPlannedInformation: "PlannedInformationDropped",
        StartPlay: "PlayStarted",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=CONSEQUENCES,
)
