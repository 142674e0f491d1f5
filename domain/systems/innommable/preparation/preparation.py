"""The keeper's preparation: options, the five elements of the situation, symptoms, dice scheme, plan; the start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never, get_args

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, LabelText, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer, one_of, text
from domain.systems.innommable.preparation import forms
from domain.systems.innommable.state import guards
from domain.systems.innommable.state.dice import Dice
from domain.systems.innommable.state.sight import is_keeper
from domain.systems.innommable.state.situation import (
    MOST_DICE,
    SLOTS,
    AestheticElement,
    AntagonistsElement,
    ElementName,
    InformationKind,
    Options,
    PlannedInformation,
    RoleElement,
    SettingElement,
    SituationElement,
    Slot,
    SourceElement,
)
from domain.systems.innommable.state.start import (
    DifficultyChanged,
    PacingWarned,
    PhaseChanged,
    check_dice,
    check_start,
    due_total,
    is_new,
    least_dice,
    replanned,
    start,
    with_plan,
)
from domain.systems.innommable.state.state import Mystery


class SetTableOptions(Command, frozen=True):
    """Choose the options of the table, all at once; what is left out takes its default."""

    RULES = ("INN-TAB-05",)
    options: Options


class RecordSituationElement(Command, frozen=True):
    """Write one of the five elements of the situation, or write it anew."""

    RULES = ("INN-PREP-01", "INN-PREP-02")
    content: SituationElement


class RecordSymptom(Command, frozen=True):
    RULES = ("INN-PREP-03",)
    slot: Slot
    text: Text


class SetDiceScheme(Command, frozen=True):
    RULES = ("INN-PREP-04",)
    dice_scheme: Dice


class PlanInformation(Command, frozen=True):
    RULES = ("INN-PREP-06",)
    kind: InformationKind
    label: LabelText
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


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    command: Preparing = act.command
    guards.keeper(state, act.seat, command.RULES[0])
    match command:
        case SetTableOptions(options):
            _check_options(state, options)
        case RecordSituationElement(content):
            guards.form(_is_complete(content), "INN-PREP-01")
            if state.phase == "closed":
                raise Refused("wrong_phase", "INN-PREP-02")
        case RecordSymptom(slot, prepared):
            _check_symptom(state, slot, prepared)
        case SetDiceScheme(scheme):
            _check_scheme(state, scheme)
        case PlanInformation(label=label, dice=dice):
            guards.form(dice >= 1 and guards.filled(label), "INN-PREP-06")
            guards.phase(state, "INN-PREP-06", "setup", "awareness", "machinations")
        case DropPlannedInformation(plan_id):
            _check_drop(state, plan_id)
        case StartPlay():
            guards.phase(state, "INN-PREP-07", "setup")
            check_start(state, new=is_new(chance))
        case _:
            assert_never(command)
    return command


def _check_options(state: Mystery, options: Options) -> None:
    """Refuse options after setup, or a total of dice out of bounds (INN-TAB-05). Raises Refused."""
    asked = options.dice_total
    guards.form(asked == "advised" or least_dice(state) <= asked <= MOST_DICE, "INN-TAB-05")
    if state.phase != "setup":
        raise Refused("options_frozen", "INN-TAB-05")


def _is_complete(element: SituationElement) -> bool:
    """Return whether no text of the element is blank, and antagonists hold at least one schemer (INN-PREP-01)."""
    match element:
        case SettingElement(place, period, context):
            return guards.filled(place, period, context)
        case SourceElement(description=description):
            return guards.filled(description)
        case AntagonistsElement(antagonists, consequences):
            known = all(guards.filled(each.name, each.ambition) for each in antagonists)
            return bool(antagonists) and known and guards.filled(consequences)
        case AestheticElement(motif):
            return guards.filled(motif)
        case RoleElement(role):
            return guards.filled(role)
        case _:
            assert_never(element)


def _check_symptom(state: Mystery, slot: Slot, prepared: str) -> None:
    """Refuse to rewrite a symptom once it is revealed, or after phase 1 (INN-PREP-03). Raises Refused."""
    guards.form(guards.filled(prepared), "INN-PREP-03")
    guards.phase(state, "INN-PREP-03", "setup", "awareness")
    if any(revealed.slot == slot for revealed in state.symptoms):
        raise Refused("already_revealed", "INN-PREP-03")


def _check_scheme(state: Mystery, scheme: Dice) -> None:
    """Refuse a dice scheme after setup, or one that is not well-formed (INN-PREP-04). Raises Refused."""
    guards.form(min(scheme.d20, scheme.d12, scheme.d8, scheme.d4) >= 0, "INN-PREP-04")
    guards.phase(state, "INN-PREP-04", "setup")
    check_dice(state, scheme)


def _check_drop(state: Mystery, plan_id: str) -> None:
    guards.form(plan_id in state.prepared.plan, "INN-PREP-06")
    guards.phase(state, "INN-PREP-06", "setup", "awareness", "machinations")
    if state.prepared.plan[plan_id].revealed:
        raise Refused("already_revealed", "INN-PREP-06")


def evolve(state: Mystery, event: Event) -> Evolved:
    command: Preparing = event.command
    prepared = state.prepared
    match command:
        case SetTableOptions(options):
            return replanned(replace(state, options=options))
        case RecordSituationElement(content):
            situation = {**prepared.situation, element_name(content): content}
            return Evolved(replace(state, prepared=replace(prepared, situation=situation)))
        case RecordSymptom(slot, prepared_text):
            symptoms = {**prepared.symptoms, slot: prepared_text}
            return Evolved(replace(state, prepared=replace(prepared, symptoms=symptoms)))
        case SetDiceScheme(scheme):
            return Evolved(replace(state, prepared=replace(prepared, scheme=scheme)))
        case PlanInformation(kind, label, dice):
            entry = PlannedInformation(event.id, kind, label, dice)
            return replanned(with_plan(state, {**prepared.plan, event.id: entry}))
        case DropPlannedInformation(plan_id):
            return replanned(with_plan(state, {k: v for k, v in prepared.plan.items() if k != plan_id}))
        case StartPlay():
            return start(state, event)
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


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    """Offer the keeper's preparation to the keeper alone: work for others does not grow with what is prepared."""
    if not is_keeper(state, seat):
        return
    offers = Offers(state, seat, decide)
    yield from offers.move(SetTableOptions(Options()), {"options": forms.options_form(least_dice(state))})
    yield from _scheme_moves(offers)
    yield from offers.move(StartPlay())
    for element, form in forms.ELEMENTS:
        yield from offers.move(RecordSituationElement(element), {"content": form})
    yield from offers.each(RecordSymptom, "slot", SLOTS, {"text": text(1)}, (), None, text="-")
    planned = {"kind": one_of(get_args(InformationKind)), "label": text(1), "dice": integer(1)}
    yield from offers.move(PlanInformation("plan_element", "-", 1), planned)
    plan = {entry.id: entry.label for entry in state.prepared.plan.values()}
    yield from offers.each(DropPlannedInformation, "plan_id", plan)


def _scheme_moves(offers: Offers) -> Iterator[Move]:
    """Offer one choice among all the schemes of the right sum (INN-PREP-04).

    They are many, and a refusal of one holds for all: only the first is tried.
    """
    due = due_total(offers.state)
    sample = SetDiceScheme(Dice(due, 0, 0, 0))
    if offers.admits(sample):
        fields = {"dice_scheme": {"enum": [msgspec.to_builtins(each) for each in forms.schemes(due)]}}
        yield from offers.move(sample, fields)


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
    consequences=(PhaseChanged, DifficultyChanged, PacingWarned),
)
