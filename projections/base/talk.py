"""Entries of talk, the same in every game: words to some seats alone leave no trace at the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.events import Command, Event, Id
from domain.record.history import Step
from domain.talk import CHAPTERS
from domain.talk.free_rolls import Readers, RollFreely
from domain.talk.notes import MendNote, Note, SharedNote, StrikeNote
from domain.talk.speech import Say, ShowHandout
from projections.base.projection import EntryDraft, Projection, Read, Structs


class NoteEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A note as it reads now. `note`: for its author; `shared`: the event that showed it, for the others."""

    text: str = ""
    note: Id | None = None
    shared: Id | None = None


class FreeRollEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """Dice that no rule asked for, what they came to, and who else sees it; `thrown`: as people write it, `2d6+1`."""

    thrown: str
    sides: tuple[int, ...]
    total: int
    readers: Readers = "everybody"
    modifier: int = 0
    reason: str = ""


NAMES: Mapping[type, str] = {
    kind: name for chapter in CHAPTERS for kind, name in {**chapter.commands, **chapter.completed}.items() if name
}
TYPES: Mapping[str, Structs] = {
    "Said": (Say,),
    "HandoutShown": (ShowHandout,),
    **dict.fromkeys(("NoteWritten", "NoteMended", "NoteStruck", "NoteShared"), (NoteEntry,)),
    "DiceRolledFreely": (FreeRollEntry,),
}
Unsealed = Callable[[Any, Event, bool], msgspec.Struct | None]


def with_talk(projection: Projection) -> Projection:
    """Return the projection of a game with the entries of talk at its tables added."""
    return replace(
        projection,
        entries=_entries(projection.entries),
        unsealed=_unsealed(projection.unsealed),
        types={**projection.types, **TYPES},
    )


def _entries(of_play: Callable[[Step], Read]) -> Callable[[Step], Read]:
    def entries(step: Step) -> Read:
        name = NAMES.get(type(step.event.command))
        return of_play(step) if name is None else _read(step, name)

    return entries


def _unsealed(of_play: Unsealed) -> Unsealed:
    """Return what the game opens in the end, without words to some seats alone: those open with the whole record."""

    def unsealed(state: Any, event: Event, void: bool) -> msgspec.Struct | None:
        return of_play(state, event, void) if _is_for_all(event.command) else None

    return unsealed


def _is_for_all(command: Command) -> bool:
    """Return whether everybody read the talk. A note is its author's: a shared part of it has an event of its own."""
    match command:
        case Say(to=to) | ShowHandout(to=to):
            return to is None
        case RollFreely(readers=readers):
            return readers == "everybody"
        case Note() | MendNote() | StrikeNote():
            return False
        case _:
            return True


def _read(step: Step, name: str) -> Read:
    dice = isinstance(step.event.command, RollFreely)
    made: dict[msgspec.Struct, tuple[EntryDraft, ...]] = {}

    def read(seat: str) -> tuple[EntryDraft, ...]:
        fields = _fields(step, seat)
        if fields is None:
            return ()
        if fields not in made:
            made[fields] = (EntryDraft(name, fields, recorded=True, dice=dice),)
        return made[fields]

    return read


def _fields(step: Step, seat: str) -> msgspec.Struct | None:
    """Return the fields that the seat reads of an event of talk; None: it reads nothing."""
    event, command = step.event, step.event.command
    match command:
        case Say(to=to) | ShowHandout(to=to):
            found: msgspec.Struct = command
            return found if to is None or _is_addressed(step, seat, to) else None
        case RollFreely():
            return free_roll(event) if _sees_dice(step, seat, command.readers) else None
        case Note(text):
            return NoteEntry(text, note=event.id) if seat == event.seat else None
        case SharedNote(note, text):
            return NoteEntry(text, note=note if seat == event.seat else None)
        case MendNote(note, text):
            return _of_note(step, seat, note, text)
        case StrikeNote(note):
            return _of_note(step, seat, note, "")
        case _:
            return None


def _is_addressed(step: Step, seat: str, to: tuple[str, ...]) -> bool:
    table = step.after.table
    return seat in (step.event.seat, *to) or (table.role(seat) == "gm" and table.talk.gm_reads_whispers)


def _sees_dice(step: Step, seat: str, readers: Readers) -> bool:
    if readers == "everybody" or seat == step.event.seat:
        return True
    return readers == "gm" and step.after.table.role(seat) == "gm"


def _of_note(step: Step, seat: str, note: str, text: str) -> NoteEntry | None:
    """Return a changed note: for its author, and for everybody once it was shared; None: the seat reads nothing."""
    if seat == step.event.seat:
        return NoteEntry(text, note=note)
    shared = step.before.notebook[note].shared if note in step.before.notebook else None
    return None if shared is None else NoteEntry(text, shared=shared)


def free_roll(event: Event) -> FreeRollEntry:
    command: RollFreely = event.command
    total = sum(face for draw in event.draws for face in draw.faces) + command.modifier
    return FreeRollEntry(
        thrown(command.sides, command.modifier), command.sides, total, command.readers, command.modifier, command.reason
    )


def thrown(sides: tuple[int, ...], modifier: int) -> str:
    """Return the dice as people write them: `2d6+d8-1`."""
    dice = (f"{count if count > 1 else ''}d{each}" for each, count in Counter(sides).items())
    return "+".join(dice) + (f"{modifier:+}" if modifier else "")
