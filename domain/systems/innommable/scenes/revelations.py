"""Symptoms, informations and the source: the keeper's revelations, the dice that they free; rising difficulty."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal, assert_never, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, perhaps, text
from domain.systems.innommable.state import guards
from domain.systems.innommable.state.bowl import DiceReleased, release
from domain.systems.innommable.state.sight import is_keeper
from domain.systems.innommable.state.situation import SLOTS, PlannedInformation, Slot
from domain.systems.innommable.state.start import (
    DifficultyChanged,
    PacingWarned,
    PhaseChanged,
    WarningCode,
    replanned,
    warn,
    with_plan,
)
from domain.systems.innommable.state.state import Mystery, Phase, RevealedInformation, RevealedSymptom


class RevealSymptom(Command, frozen=True):
    RULES = ("INN-SYM-01", "INN-SYM-02", "INN-SYM-03", "INN-SYM-04")
    slot: Slot
    public_text: Text


class RepeatSymptom(Command, frozen=True):
    RULES = ("INN-SYM-05",)
    slot: Slot
    public_text: Text


Revealable = Literal["antagonist_identity", "antagonist_lair", "plan_element"]
"""The source is revealed by a command of its own."""


class RevealInformation(Command, frozen=True, omit_defaults=True):
    """Reveal an information about the mystery, and release dice with it.

    `dice`: how many; left out: as planned, else one. As recorded, the number is always there. `plan_id`: the entry of
    the keeper's plan that is revealed.
    """

    RULES = ("INN-INFO-01",)
    kind: Revealable
    public_text: Text
    dice: int | None = None
    plan_id: Id | None = None


class RevealSource(Command, frozen=True):
    RULES = ("INN-INFO-02",)
    public_text: Text


class RaiseDifficulty(Command, frozen=True, omit_defaults=True):
    """Raise the difficulty on a public basis.

    The basis is an element from a monologue (`ref`), a clue or a property of the source (`text`).
    """

    RULES = ("INN-DIFF-02", "INN-DIFF-03")
    basis: Literal["monologue_element", "clue", "source_property"] | None = None
    ref: Id | None = None
    text: Text | None = None


Revealing = RevealSymptom | RepeatSymptom | RevealInformation | RevealSource | RaiseDifficulty


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    command: Revealing = act.command
    guards.keeper(state, act.seat, command.RULES[0])
    match command:
        case RevealSymptom():
            _check_symptom(state, command)
        case RepeatSymptom(slot, words):
            guards.form(guards.filled(words), "INN-SYM-05")
            guards.phase(state, "INN-SYM-05")
            guards.scene_open(state, "INN-SYM-05")
            guards.not_suspended(state)
            if slot not in _revealed(state):
                raise Refused("not_revealed_yet", "INN-SYM-05")
        case RevealInformation():
            return _complete(state, command)
        case RevealSource(words):
            guards.form(guards.filled(words), "INN-INFO-02")
            guards.phase(state, "INN-INFO-02", "machinations")
            guards.free_scene(state, "INN-INFO-02")
        case RaiseDifficulty():
            _check_raise(state, command)
        case _:
            assert_never(command)
    return command


def _revealed(state: Mystery) -> set[Slot]:
    return {symptom.slot for symptom in state.symptoms}


def _check_symptom(state: Mystery, command: RevealSymptom) -> None:
    """Refuse a symptom out of order, revealed already, or a second one in a scene (INN-SYM-01).

    A reveal knows no resolution and waits for none to be open (INN-DICE-04). Raises Refused.
    """
    guards.form(guards.filled(command.public_text), "INN-SYM-01")
    guards.phase(state, "INN-SYM-01", "awareness")
    guards.free_scene(state, "INN-SYM-01")
    assert state.scene is not None
    if command.slot in _revealed(state):
        raise Refused("already_revealed", "INN-SYM-05")
    if command.slot != "opening" and "opening" not in _revealed(state):
        raise Refused("opening_first", "INN-SYM-02")
    if command.slot == "trigger" and len(_revealed(state)) < len(SLOTS) - 1:
        raise Refused("trigger_last", "INN-SYM-03", needed=len(SLOTS) - 1, has=len(_revealed(state)))
    if state.scene.symptom:
        raise Refused("symptom_per_scene", "INN-SYM-04")


def _complete(state: Mystery, command: RevealInformation) -> RevealInformation:
    """Return the command with its number of dice; one die at least must be left for the source (INN-INFO-01).

    Raises Refused.
    """
    entry = state.prepared.plan.get(command.plan_id) if command.plan_id else None
    known = command.plan_id is None or (entry is not None and entry.kind == command.kind)
    dice = command.dice if command.dice is not None else entry.dice if entry else 1
    guards.form(known and dice >= 1 and guards.filled(command.public_text), "INN-INFO-01")
    guards.phase(state, "INN-INFO-01", "machinations")
    guards.free_scene(state, "INN-INFO-01")
    if dice > state.reserve.total - 1:
        raise Refused("reserve_needed_for_source", "INN-INFO-01", needed=dice + 1, has=state.reserve.total)
    if entry is not None and entry.revealed:
        raise Refused("already_revealed", "INN-INFO-01")
    return replace(command, dice=dice)


def cap(phase: Phase) -> int:
    """Return the highest difficulty of a phase: 7 in the confrontation, 4 before (INN-DIFF-03)."""
    return 7 if phase == "confrontation" else 4


def _elements(state: Mystery) -> dict[str, str]:
    return {element.id: element.text for player in state.players.values() for element in player.elements}


def _check_raise(state: Mystery, command: RaiseDifficulty) -> None:
    """Refuse a raise without a basis, a second one in a scene, or one above the cap (INN-DIFF-02, INN-DIFF-03).

    Raises Refused.
    """
    guards.form(command.ref is None or command.ref in _elements(state), "INN-DIFF-02")
    guards.phase(state, "INN-DIFF-02", "machinations", "confrontation")
    guards.free_scene(state, "INN-DIFF-02")
    assert state.scene is not None
    assert state.difficulty is not None
    if not _has_basis(command):
        raise Refused("basis_required", "INN-DIFF-02")
    if state.scene.raised:
        raise Refused("already_raised", "INN-DIFF-02")
    if state.difficulty >= cap(state.phase):
        raise Refused("difficulty_cap", "INN-DIFF-03", most=cap(state.phase), has=state.difficulty + 1)


def _has_basis(command: RaiseDifficulty) -> bool:
    if command.basis == "monologue_element":
        return command.ref is not None
    return command.basis is not None and guards.filled(command.text or "")


def evolve(state: Mystery, event: Event) -> Evolved:
    command: Revealing = event.command
    match command:
        case RevealSymptom(slot, words):
            return _reveal_symptom(state, event, slot, words)
        case RepeatSymptom():
            return Evolved(state)
        case RevealInformation():
            return _reveal_information(state, event, command)
        case RevealSource(words):
            return _reveal_source(state, event, words)
        case RaiseDifficulty():
            return _raise(state, event)
        case _:
            assert_never(command)


def symptom_dice(state: Mystery, slot: Slot) -> int:
    """Return how many dice a symptom frees: 2N-3 opening, 1 for each intermediate, 2 for the trigger (INN-PREP-05)."""
    if slot == "opening":
        return 2 * len(state.players) - 3
    return 2 if slot == "trigger" else 1


def _reveal_symptom(state: Mystery, event: Event, slot: Slot, words: str) -> Evolved:
    revealed = RevealedSymptom(slot, words, state.number)
    scene = replace(state.scene, symptom=True) if state.scene else None
    shown = replace(state, symptoms=(*state.symptoms, revealed), scene=scene)
    done = release(shown, symptom_dice(state, slot), event.id)
    return done.then(_set_off, event) if slot == "trigger" else done


def _set_off(state: Mystery, event: Event) -> Evolved:
    """Open phase 2 in the same scene, at difficulty 2, since the trigger was revealed (INN-PHA-01, INN-DIFF-01)."""
    return Evolved(
        replace(state, phase="machinations", difficulty=2),
        (
            PhaseChanged(state.phase, "machinations", event.id),
            DifficultyChanged(state.difficulty, 2, event.id),
        ),
    )


def _reveal_information(state: Mystery, event: Event, command: RevealInformation) -> Evolved:
    number = command.dice or 1
    shown = RevealedInformation(event.id, command.kind, command.public_text, number)
    plan = {i: _revealed_entry(entry, i == command.plan_id) for i, entry in state.prepared.plan.items()}
    state = with_plan(replace(state, informations=(*state.informations, shown)), plan)
    return release(state, number, event.id).then(replanned)


def _revealed_entry(entry: PlannedInformation, now: bool) -> PlannedInformation:
    return replace(entry, revealed=entry.revealed or now)


def _reveal_source(state: Mystery, event: Event, words: str) -> Evolved:
    """Reveal the source: all dice left go to the bowl, and the confrontation begins (INN-INFO-02, INN-PHA-02)."""
    kinds = {information.kind for information in state.informations}
    wanting: list[WarningCode] = []
    if "antagonist_identity" not in kinds:
        wanting.append("identity_unrevealed")
    if "antagonist_lair" not in kinds:
        wanting.append("lair_unrevealed")
    plan = {i: _revealed_entry(entry, entry.kind == "source") for i, entry in state.prepared.plan.items()}
    state = with_plan(replace(state, source=words), plan)
    return release(state, state.reserve.total, event.id).then(_confront, event).then(warn, *wanting)


def _confront(state: Mystery, event: Event) -> Evolved:
    """Open the confrontation (INN-PHA-02)."""
    moved = PhaseChanged(state.phase, "confrontation", event.id)
    return Evolved(replace(state, phase="confrontation"), (moved,))


def _raise(state: Mystery, event: Event) -> Evolved:
    """Raise the difficulty by one, once per scene, for good (INN-DIFF-02, INN-DIFF-04)."""
    scene = replace(state.scene, raised=True) if state.scene else None
    now = min(7, (state.difficulty or 1) + 1)
    raised = replace(state, scene=scene, difficulty=now)
    return Evolved(raised, (DifficultyChanged(state.difficulty, now, event.id),))


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    """Offer the revelations to the keeper alone: work for others does not grow with the reserve and the plan."""
    if not is_keeper(state, seat):
        return
    offers = Offers(state, seat, decide)
    words = {"public_text": text(1)}
    revealed = [symptom.slot for symptom in state.symptoms]
    yield from offers.each(RepeatSymptom, "slot", revealed, words, (), None, public_text="-")
    yield from offers.each(RevealSymptom, "slot", SLOTS, words, (), None, public_text="-")
    yield from offers.move(RevealSource("-"), words)
    yield from _information_moves(offers, state)
    yield from _raise_moves(offers, _elements(state))


def _information_moves(offers: Offers, state: Mystery) -> Iterator[Move]:
    """Offer the informations with as many dice as are admitted, unplanned or as an entry of the plan.

    The number may be left out where the plan's own number is admitted.
    """
    kinds: tuple[Revealable, ...] = get_args(Revealable)
    enough = range(1, state.reserve.total + 1)
    dice = offers.span(RevealInformation, "dice", enough, kind=kinds[0], public_text="-")
    if dice is None:
        return
    fields = {"public_text": text(1), "dice": dice}
    yield from offers.each(RevealInformation, "kind", kinds, fields, ("dice",), None, public_text="-")
    for entry, kind in product(state.prepared.plan.values(), kinds):
        named = {"kind": one_of([kind]), "plan_id": one_of({entry.id: entry.label}), **fields}
        as_planned = offers.admits(RevealInformation(kind, "-", None, entry.id))
        sample = RevealInformation(kind, "-", dice["minimum"], entry.id)
        yield from offers.move(sample, named, ("dice",) if as_planned else ())


def _raise_moves(offers: Offers, refs: dict[str, str]) -> Iterator[Move]:
    """Offer the raises: a clue or a property of the source needs words, an element from a monologue its id."""
    worded = {"basis": ("clue", "source_property"), "ref": perhaps(refs)}
    yield from offers.every(RaiseDifficulty, worded, {"text": text(1)}, (), None, text="-")
    element = {"basis": ("monologue_element",), "ref": refs}
    yield from offers.every(RaiseDifficulty, element, {"text": text()}, ("text",))


CHAPTER = Chapter(
    commands={
        RevealSymptom: "SymptomRevealed",
        RepeatSymptom: "SymptomRepeated",
        RevealInformation: "InformationRevealed",
        RevealSource: "SourceRevealed",
        RaiseDifficulty: "DifficultyRaised",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(DiceReleased, PhaseChanged, DifficultyChanged, PacingWarned),
)
