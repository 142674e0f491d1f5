"""The keeper's preparation: options, the five elements of the situation, symptoms, dice scheme, plan; the start."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import assert_never

import msgspec
from msgspec.structs import replace

from domain.events import Act, Command, Event, Id
from domain.game import Evolved, Move, Schema, integer, one_of, text
from domain.refusal import Refused
from domain.systems.innommable import conditions
from domain.systems.innommable.consequences import DifficultyChanged, PacingWarned, PhaseChanged, WarningCode
from domain.systems.innommable.state import (
    ELEMENTS,
    MOST_DICE,
    SLOTS,
    AestheticElement,
    Antagonist,
    AntagonistsElement,
    Column,
    Dice,
    ElementName,
    InformationKind,
    Mystery,
    Options,
    PlannedInformation,
    Player,
    RoleElement,
    SettingElement,
    SituationElement,
    Slot,
    SourceElement,
    Warned,
    told,
)


class SetTableOptions(Command, frozen=True):
    """Chooses the options of the table, all at once; what is left out takes its default."""

    RULES = ("INN-TAB-05",)
    options: Options


class RecordSituationElement(Command, frozen=True):
    """Writes one of the five elements of the situation, or writes it anew."""

    RULES = ("INN-PREP-01", "INN-PREP-02")
    content: SituationElement


class RecordSymptom(Command, frozen=True):
    RULES = ("INN-PREP-03",)
    slot: Slot
    text: str


class SetDiceScheme(Command, frozen=True):
    RULES = ("INN-PREP-04",)
    scheme: Dice


class PlanInformation(Command, frozen=True):
    RULES = ("INN-PREP-06",)
    kind: InformationKind
    label: str
    dice: int


class DropPlannedInformation(Command, frozen=True):
    RULES = ("INN-PREP-06",)
    plan_id: Id


class StartPlay(Command, frozen=True):
    RULES = ("INN-PREP-07",)


Preparing = (
    SetTableOptions
    | RecordSituationElement
    | RecordSymptom
    | SetDiceScheme
    | PlanInformation
    | DropPlannedInformation
    | StartPlay
)


def decide(state: Mystery, act: Act, command: Preparing) -> Command:
    conditions.keeper(state, act.seat, command.RULES[0])
    match command:
        case SetTableOptions(options):
            _check_options(state, options)
        case RecordSituationElement(content):
            conditions.form(_is_complete(content), "INN-PREP-01")
            if state.phase == "closed":
                raise Refused("wrong_phase", "INN-PREP-02")
        case RecordSymptom(slot, prepared):
            _check_symptom(state, slot, prepared)
        case SetDiceScheme(scheme):
            _check_scheme(state, scheme)
        case PlanInformation(label=label, dice=dice):
            conditions.form(dice >= 1 and conditions.filled(label), "INN-PREP-06")
            conditions.phase(state, "INN-PREP-06", "setup", "awareness", "machinations")
        case DropPlannedInformation(plan_id):
            _check_drop(state, plan_id)
        case StartPlay():
            conditions.phase(state, "INN-PREP-07", "setup")
            _check_start(state)
        case _:
            assert_never(command)
    return command


def least_dice(state: Mystery) -> int:
    """INN-PREP-05: phase 1 releases 2N+2 dice and leaves one at least for phase 2."""
    return 2 * len(state.players) + 3


def due_total(state: Mystery) -> int:
    """INN-PREP-04: how many dice the scheme must hold; 3(N+2) unless the keeper chose otherwise."""
    asked = state.options.dice_total
    return 3 * (len(state.players) + 2) if asked == "advised" else asked


def for_phase_two(state: Mystery) -> int:
    """INN-PREP-05: the dice that remain for the informations and the source."""
    if state.phase == "machinations":
        return state.reserve.total
    return due_total(state) - (2 * len(state.players) + 2)


def _check_options(state: Mystery, options: Options) -> None:
    """INN-TAB-05."""
    asked = options.dice_total
    conditions.form(asked == "advised" or least_dice(state) <= asked <= MOST_DICE, "INN-TAB-05")
    if state.phase != "setup":
        raise Refused("options_frozen", "INN-TAB-05")


def _is_complete(element: SituationElement) -> bool:
    """INN-PREP-01: nothing blank, and somebody schemes."""
    match element:
        case SettingElement(place, period, context):
            return conditions.filled(place, period, context)
        case SourceElement(description=description):
            return conditions.filled(description)
        case AntagonistsElement(antagonists, consequences):
            known = all(conditions.filled(each.name, each.ambition) for each in antagonists)
            return bool(antagonists) and known and conditions.filled(consequences)
        case AestheticElement(motif):
            return conditions.filled(motif)
        case RoleElement(role):
            return conditions.filled(role)
        case _:
            assert_never(element)


def _check_symptom(state: Mystery, slot: Slot, prepared: str) -> None:
    """INN-PREP-03: a symptom can be rewritten until it is revealed."""
    conditions.form(conditions.filled(prepared), "INN-PREP-03")
    conditions.phase(state, "INN-PREP-03", "setup", "awareness")
    if any(revealed.slot == slot for revealed in state.symptoms):
        raise Refused("already_revealed", "INN-PREP-03")


def _check_scheme(state: Mystery, scheme: Dice) -> None:
    """INN-PREP-04."""
    conditions.form(min(scheme.d20, scheme.d12, scheme.d8, scheme.d4) >= 0, "INN-PREP-04")
    conditions.phase(state, "INN-PREP-04", "setup")
    _check_dice(state, scheme)


def _check_dice(state: Mystery, scheme: Dice) -> None:
    """INN-PREP-04: no type outnumbers a larger one, and the sum is the table's."""
    if not scheme.d20 >= scheme.d12 >= scheme.d8 >= scheme.d4:
        raise Refused("scheme_order", "INN-PREP-04")
    due = due_total(state)
    if scheme.total != due or due < least_dice(state) or due > MOST_DICE:
        raise Refused("scheme_total", "INN-PREP-04", due=due)


def _check_drop(state: Mystery, plan_id: str) -> None:
    conditions.form(plan_id in state.prepared.plan, "INN-PREP-06")
    conditions.phase(state, "INN-PREP-06", "setup", "awareness", "machinations")
    if state.prepared.plan[plan_id].revealed:
        raise Refused("already_revealed", "INN-PREP-06")


def _check_start(state: Mystery) -> None:
    """INN-PREP-07: all that must be ready, in the catalogue's order."""
    if not 2 <= len(state.players) <= 4:
        raise Refused("player_count", "INN-TAB-01")
    missing = [name for name in ELEMENTS if name not in state.prepared.situation]
    if missing:
        raise Refused("situation_incomplete", "INN-PREP-01", missing=", ".join(missing))
    if len(state.prepared.symptoms) < len(SLOTS):
        raise Refused("symptoms_incomplete", "INN-PREP-03")
    if state.prepared.scheme is None:
        raise Refused("scheme_missing", "INN-PREP-04")
    _check_dice(state, state.prepared.scheme)
    _check_protagonists(state)


def _check_protagonists(state: Mystery) -> None:
    """INN-CHAR-01 to INN-CHAR-03, for every player."""
    if state.announced is None:
        raise Refused("setting_not_announced", "INN-CHAR-01")
    if any(player.portrait is None for player in state.players.values()):
        raise Refused("protagonist_missing", "INN-CHAR-02")
    if any(player.attachment is None for player in state.players.values()):
        raise Refused("attachment_missing", "INN-CHAR-03")
    labels = {plain(player.attachment.label) for player in state.players.values() if player.attachment}
    if labels & protagonist_names(state):
        raise Refused("attachment_is_protagonist", "INN-CHAR-03")


def plain(name: str) -> str:
    """A name without regard to case or to the blanks around it."""
    return name.strip().casefold()


def protagonist_names(state: Mystery) -> set[str]:
    return {plain(player.portrait.name) for player in state.players.values() if player.portrait}


def evolve(state: Mystery, event: Event, command: Preparing) -> Evolved:
    prepared = state.prepared
    match command:
        case SetTableOptions(options):
            return replanned(replace(state, options=options))
        case RecordSituationElement(content):
            situation = {**prepared.situation, element_name(content): content}
            return told(replace(state, prepared=replace(prepared, situation=situation)))
        case RecordSymptom(slot, prepared_text):
            symptoms = {**prepared.symptoms, slot: prepared_text}
            return told(replace(state, prepared=replace(prepared, symptoms=symptoms)))
        case SetDiceScheme(scheme):
            return told(replace(state, prepared=replace(prepared, scheme=scheme)))
        case PlanInformation(kind, label, dice):
            entry = PlannedInformation(event.id, kind, label, dice)
            return replanned(with_plan(state, {**prepared.plan, event.id: entry}))
        case DropPlannedInformation(plan_id):
            return replanned(with_plan(state, {k: v for k, v in prepared.plan.items() if k != plan_id}))
        case StartPlay():
            return _start(state, event)
        case _:
            assert_never(command)


def element_name(element: SituationElement) -> ElementName:
    match element:
        case SettingElement():
            return "setting"
        case SourceElement():
            return "source"
        case AntagonistsElement():
            return "antagonists"
        case AestheticElement():
            return "aesthetic"
        case RoleElement():
            return "role"
        case _:
            assert_never(element)


def with_plan(state: Mystery, plan: dict[str, PlannedInformation]) -> Mystery:
    return replace(state, prepared=replace(state.prepared, plan=plan))


def warn(state: Mystery, *codes: WarningCode) -> Evolved:
    """A hint to the keeper, kept among the warnings and never repeated for the same scene."""
    new = tuple(w for w in (Warned(code, state.number) for code in codes) if w not in state.prepared.warnings)
    prepared = replace(state.prepared, warnings=state.prepared.warnings + new)
    given = tuple(PacingWarned(code, state.number) for code in codes)
    return Evolved(replace(state, prepared=prepared), given)


def replanned(state: Mystery) -> Evolved:
    """INN-PREP-06: the plan binds nobody, but the keeper is told when its dice do not add up."""
    kept = tuple(w for w in state.prepared.warnings if w.code != "plan_mismatch")
    state = replace(state, prepared=replace(state.prepared, warnings=kept))
    ahead = [entry.dice for entry in state.prepared.plan.values() if not entry.revealed]
    if not state.prepared.plan or sum(ahead) == for_phase_two(state):
        return told(state)
    return warn(state, "plan_mismatch")


def _start(state: Mystery, event: Event) -> Evolved:
    """INN-PREP-07, INN-CHAR-06, INN-FATE-02: full reserve, empty bowl, one empty box for each protagonist."""
    players = {seat: _ready(player) for seat, player in state.players.items()}
    started = replace(
        state, phase="awareness", difficulty=1, players=players, reserve=state.prepared.scheme or state.reserve
    )
    warned = replanned(started)
    if _someone_unlinked(state):
        linked = warn(warned.state, "link_missing")
        warned = Evolved(linked.state, (*warned.consequences, *linked.consequences))
    opened = (PhaseChanged("setup", "awareness", event.id), DifficultyChanged(None, 1, event.id))
    return Evolved(warned.state, (*opened, *warned.consequences))


def _ready(player: Player) -> Player:
    return replace(player, own=Column(empty=1))


def _someone_unlinked(state: Mystery) -> bool:
    """INN-CHAR-04: a link counts for both ends."""
    linked = {link.other for player in state.players.values() for link in player.links}
    linked |= {seat for seat, player in state.players.items() if player.links}
    return any(seat not in linked for seat in state.players)


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
        _check_start(state)
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
    return _closed({"element": {"const": name}, **properties})


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
